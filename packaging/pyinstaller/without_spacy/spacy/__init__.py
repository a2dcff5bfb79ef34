"""Stands in for spaCy (with its arithmetic libraries 55 MB and a second of the start) in the frozen program.

presidio imports spaCy's names for the types of its arguments, and makes one empty `Doc` for each text; nothing else of
it runs under the engine that we use, which knows no language models. A frozen program could not load any: they are
Python packages that come from elsewhere. A test runs the gate over this folder, and
so does each frozen program's self-test, with a sample of every type of private data.
"""

from spacy.language import Language

__all__ = ["Language", "blank"]


def blank(_name):
    """No pipeline can be made of nothing."""
    raise ImportError("this program comes without spaCy")


load = blank
