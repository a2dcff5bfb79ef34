"""English words whose forms do not share a stem: "went" is to be found by "go", "mice" by "mouse"."""

from functools import lru_cache

import snowballstemmer

_FORMS = """
begin began begun|bite bit bitten|blow blew blown|break broke broken|bring brought|build built|buy bought
catch caught|choose chose chosen|come came|deal dealt|dig dug|draw drew drawn|drink drank drunk|drive drove driven
eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|fly flew flown|forget forgot forgotten
forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown|hang hung
hear heard|hide hid hidden|hold held|keep kept|know knew known|lay laid|lead led|leave left|lend lent|lie lay lain
lose lost|make made|mean meant|meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran|say said
see saw seen|sell sold|send sent|shake shook shaken|shoot shot|show shown|sing sang sung|sink sank sunk|sit sat
sleep slept|speak spoke spoken|spend spent|stand stood|steal stole stolen|stick stuck|swim swam swum|take took taken
teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|wake woke woken
wear wore worn|win won|write wrote written|child children|man men|woman women|person people|foot feet|tooth teeth
mouse mice|goose geese|wife wives|life lives|knife knives|good better best|bad worse worst
"""


@lru_cache(maxsize=1)
def _groups() -> dict[str, frozenset[str]]:
    stem = snowballstemmer.stemmer("english").stemWord
    groups: dict[str, frozenset[str]] = {}
    for line in _FORMS.strip().replace("\n", "|").split("|"):
        forms = frozenset(stem(word) for word in line.split())
        for form in forms:
            groups[form] = groups.get(form, frozenset()) | forms
    return groups


def other_forms(term: str) -> frozenset[str]:
    """The search terms under which the same word is found in its other forms; none for a regular word."""
    return _groups().get(term, frozenset()) - {term}
