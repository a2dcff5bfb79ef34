"""Recovery phrases of wallets: twelve and more words of a BIP-39 list in a row (https://bips.dev/39)."""

import re
from functools import cache

from mnemonic import Mnemonic
from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts

from app.core.privacy.recognizers.rules import LANGUAGE

_LEAST = 12
_WORD = re.compile(r"[a-z]+|[\u4e00-\u9fff]", re.IGNORECASE)
# "word word", "1. word 2. word", one a line. Never nothing: Chinese characters side by side are a sentence.
_GAP = re.compile(r"[\s\d.;:)\-*]{1,8}|[,、]\s{0,2}")


@cache
def _list() -> frozenset[str]:
    return frozenset(Mnemonic("english").wordlist) | frozenset(Mnemonic("chinese_simplified").wordlist)


class RecoveryPhraseRecognizer(EntityRecognizer):
    """Runs of words of the list. Prose has "the" and "is" between them, which are not in it."""

    def __init__(self) -> None:
        super().__init__(supported_entities=["RECOVERY_PHRASE"], name="recovery", supported_language=LANGUAGE)

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """The runs."""
        del entities, nlp_artifacts
        found: list[RecognizerResult] = []
        run: list[re.Match[str]] = []
        for word in [*_WORD.finditer(text), None]:
            follows = word is not None and (not run or _GAP.fullmatch(text, run[-1].end(), word.start()) is not None)
            if word is not None and follows and word.group().lower() in _list():
                run.append(word)
                continue
            if len(run) >= _LEAST:
                found.append(RecognizerResult("RECOVERY_PHRASE", run[0].start(), run[-1].end(), 0.95))
            run = [word] if word is not None and word.group().lower() in _list() else []
        return found
