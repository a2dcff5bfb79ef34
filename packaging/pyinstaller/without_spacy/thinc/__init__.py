"""Stands in for thinc, which spaCy calculates with."""
