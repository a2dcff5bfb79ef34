"""TEMPORARY stand-in."""
import re
def facts_of(request: str) -> list[str]:
    out=[]
    for s in re.split(r"[.\n]|, and | and I", request):
        s=s.strip()
        s=re.sub(r"^(I am|I'm|I’m)","User is",s); s=re.sub(r"^I live|^live","User lives",s); s=re.sub(r"^I love","User loves",s); s=re.sub(r"^I have","User has",s); s=re.sub(r"^[Mm]y","User's",s)
        if s: out.append(s)
    return out
