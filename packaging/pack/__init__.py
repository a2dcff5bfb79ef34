"""Building installers and proving them: `python3 run.py package`."""
