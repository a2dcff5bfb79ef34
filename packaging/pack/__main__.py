from pack.freeze import freeze, sizes, digest_of
import json
f=freeze()
print(json.dumps(sizes(f),indent=1), digest_of(f))
