"""Where the frozen program begins: what `python -m app` does."""

import sys

from app.cli import main

sys.exit(main(sys.argv[1:]))
