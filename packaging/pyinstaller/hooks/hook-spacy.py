"""Only the stand-in in `without_spacy` goes in: the ready hook would collect the real one."""
