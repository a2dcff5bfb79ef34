"""TEMPORARY stand-in until the real gate lands."""
import re
from dataclasses import dataclass
from app.core.models import *
from app.core.privacy.clean_text import *
from app.core.privacy.placeholders import PlaceholderBook

@dataclass(frozen=True)
class Cleaned:
    text: CleanText
    redaction: Redaction

class Gate:
    def __init__(self, book: PlaceholderBook) -> None:
        self.book = book
    def load(self) -> None: ...
    async def ready(self) -> None: ...
    async def clean(self, text: str, target: Target) -> Cleaned:
        return self.clean_now(text, target)
    def clean_now(self, text: str, target: Target) -> Cleaned:
        f=[]; out=""; last=0
        for m in re.finditer(r"(?P<CREDIT_CARD>\b4111[ \d]{12,15})|(?P<PASSWORD>hunter2\S+)|(?P<PHONE>\+[\d ]{9,})", text):
            t=m.lastgroup; secret=t!="PHONE"
            ph=f"<{t}>" if secret else f"<{t}_{self.book.number(t, m.group())}>"
            f.append(Finding(t,m.start(),m.end(),1.0,secret,ph)); out+=text[last:m.start()]+ph; last=m.end()
        out+=text[last:]
        v=GateVerdict.CLEAN if not f else GateVerdict.REFUSED if target is Target.MEMORY and any(x.secret for x in f) else GateVerdict.REDACTED
        return Cleaned(CleanText(out,GATE_SEAL), Redaction(out,v,tuple(f)))
