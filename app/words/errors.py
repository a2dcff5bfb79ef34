"""Every error in words: what happened, what was kept, and what to do. Also the names of what the gate takes out."""

from collections.abc import Callable
from dataclasses import dataclass

from app.core.errors import AppError, ErrorCode
from app.core.models import PrivacyAction
from app.i18n import tr


@dataclass(frozen=True, slots=True)
class ErrorWords:
    """An error as a person reads it; a part that has nothing to say is empty."""

    title: str
    what_happened: str
    what_was_kept: str = ""
    what_to_do: str = ""


def words_for(error: AppError) -> ErrorWords:
    """The words for an error, in the person's language."""
    return _WORDS[error.code]({"host": "", "model": "", **error.params})


def sentences(error: AppError) -> str:
    """An error in one paragraph, for a notice."""
    words = words_for(error)
    parts = (words.title + ".", words.what_happened, words.what_was_kept, words.what_to_do)
    return " ".join(dict.fromkeys(part for part in parts if part))


def type_words(type_: str) -> str:
    """What a finding of the privacy gate is called, e.g. "phone number"; an unknown type stands for itself."""
    words = _TYPES.get(type_)
    return words() if words else type_.replace("_", " ").lower()


_Params = dict[str, str | int]


def _message_kept() -> str:
    return tr("Your message and what has come of the answer are kept.")


def _thing(what: str) -> str:
    """What was looked up, as a person calls it."""
    return {
        "memory": tr("memory"),
        "conversation": tr("conversation"),
        "message": tr("message"),
        "folder": tr("folder"),
        "conflict": tr("conflict"),
        "operation": tr("change"),
        "manifest": tr("record of an answer"),
        "attachment": tr("attachment"),
        "allowance": tr("allowed value"),
        "backup": tr("backup"),
    }.get(what, what)


_WORDS: dict[ErrorCode, Callable[[_Params], ErrorWords]] = {
    # -- the home folder and the database
    ErrorCode.KEY_MISSING: lambda p: ErrorWords(
        tr("The key of your data is not in the system keyring"),
        tr("Your data is encrypted, and its key is no longer in this system's keyring."),
        tr("The database in {path} was not touched.", path=p["path"]),
        tr("Unlock or restore the keyring (entry “keepsake”) and start again. Without it the data stays closed."),
    ),
    ErrorCode.KEY_WRONG: lambda p: ErrorWords(
        tr("That is not the right passphrase") if p.get("source") == "passphrase" else tr("The key does not fit"),
        tr("The data could not be unlocked with it."),
        tr("The database was not touched."),
        tr("Try again; capital letters and the keyboard's language count.")
        if p.get("source") == "passphrase"
        else tr("The system keyring holds another key for this folder. Restore the keyring's entry and start again."),
    ),
    ErrorCode.KEYRING_LOCKED: lambda _p: ErrorWords(
        tr("The system keyring is locked"),
        tr("The key of your data is in the keyring, which did not open."),
        tr("The database was not touched."),
        tr("Unlock the keyring and try again."),
    ),
    ErrorCode.PASSPHRASE_NEEDED: lambda p: ErrorWords(
        tr("Choose a passphrase") if p.get("new") else tr("Enter your passphrase"),
        tr("This system has no keyring that could keep the key of your data.")
        if p.get("new")
        else tr("Your data is encrypted with a passphrase."),
        "",
        tr("Set KEEPSAKE_PASSPHRASE, or start Keepsake where it can ask you."),
    ),
    ErrorCode.PASSPHRASE_TOO_SHORT: lambda p: ErrorWords(
        tr("That passphrase is too short"),
        tr("It needs at least {least} characters.", least=p["least"]),
        "",
        tr("Several words are easier to remember than many signs."),
    ),
    ErrorCode.PROFILE_MISSING: lambda p: ErrorWords(
        tr("A file that belongs to the database is missing"),
        tr("{path} says how the key is found; it is missing or unreadable.", path=p["path"]),
        tr("The database was not touched."),
        tr("Put the file back from a backup, or choose another folder with --home."),
    ),
    ErrorCode.DATABASE_NEWER: lambda p: ErrorWords(
        tr("This database was written by a newer Keepsake"),
        tr("This version does not know how to read {path}.", path=p["path"]),
        tr("The database was not touched."),
        tr("Update Keepsake, or choose another folder with --home."),
    ),
    ErrorCode.DATABASE_DAMAGED: lambda p: ErrorWords(
        tr("The database is damaged"),
        tr("The key is right, but {path} cannot be read as a whole.", path=p["path"]),
        tr("The file was left as it is."),
        tr("Copy it somewhere safe, then put back a backup, or start anew in another folder with --home."),
    ),
    ErrorCode.DATABASE_BUSY: lambda _p: ErrorWords(
        tr("The database is busy"),
        tr("Another program holds it."),
        tr("Nothing was changed."),
        tr("Close the other program, or wait a moment, and try again."),
    ),
    ErrorCode.DISK_FULL: lambda p: ErrorWords(
        tr("The disk is full"),
        tr("There was no room left to write {path}.", path=p["path"]),
        tr("The last change was not saved; everything before it was."),
        tr("Make room and try again."),
    ),
    ErrorCode.HOME_IN_USE: lambda p: ErrorWords(
        tr("Keepsake is already open"),
        tr("Another Keepsake uses the folder {path}.", path=p["path"]),
        tr("Nothing was changed."),
        tr("Use that one, close it first, or choose another folder with --home."),
    ),
    ErrorCode.HOME_NOT_WRITABLE: lambda p: ErrorWords(
        tr("The data folder cannot be written"),
        tr("Keepsake may not write in {path}.", path=p["path"]),
        tr("Nothing was changed."),
        tr("Correct the folder's permissions, or choose another folder with --home."),
    ),
    ErrorCode.BAD_SETTING: lambda p: ErrorWords(
        tr("That setting cannot be used"),
        tr("“{name}” cannot have this value.", name=p["name"]),
        tr("The settings stay as they were."),
    ),
    # -- things that are looked up, undone, redone
    ErrorCode.NOT_FOUND: lambda p: ErrorWords(
        tr("It is not there any more"),
        tr("There is no {what} with number {id}.", what=_thing(str(p["what"])), id=p["id"]),
        tr("Nothing was changed."),
    ),
    ErrorCode.NOTHING_TO_UNDO: lambda _p: ErrorWords(
        tr("Nothing to undo"), tr("No change is left that can be undone.")
    ),
    ErrorCode.NOTHING_TO_REDO: lambda _p: ErrorWords(
        tr("Nothing to redo"), tr("No undone change is left to bring back.")
    ),
    ErrorCode.UNDO_CLASH: lambda _p: ErrorWords(
        tr("This cannot be undone on its own"),
        tr("What it changed was changed again later."),
        tr("Nothing was changed."),
        tr("Undo the later change first, or edit by hand; the history shows both."),
    ),
    # -- chat and memory
    ErrorCode.EMPTY_TEXT: lambda _p: ErrorWords(tr("There is no text"), tr("Nothing was written.")),
    ErrorCode.MESSAGE_TOO_LONG: lambda p: ErrorWords(
        tr("The message is too long for this model"),
        tr("It takes about {tokens} tokens; there is room for {room}.", tokens=p["tokens"], room=p["room"]),
        tr("Your text is still in the box; nothing was sent."),
        tr("Shorten it, or pick a model that can see more at once."),
    ),
    ErrorCode.ANSWER_RUNNING: lambda _p: ErrorWords(
        tr("An answer is still coming"),
        tr("One answer at a time in a chat."),
        tr("Your text was not sent and is kept."),
        tr("Wait for it, or stop it."),
    ),
    ErrorCode.MEMORY_REFUSED: lambda p: ErrorWords(
        tr("This is never stored"),
        tr("It holds: {kinds}.", kinds=", ".join(type_words(name) for name in str(p["types"]).split(","))),
        tr("What was saved before stays as it was."),
        tr("Leave that part out and try again."),
    ),
    ErrorCode.MESSAGE_REFUSED: lambda p: ErrorWords(
        tr("This message was not sent"),
        tr("It holds: {kinds}.", kinds=", ".join(type_words(name) for name in str(p["types"]).split(","))),
        tr("Nothing of it was stored; your words are still in the box."),
        tr("Leave that part out, or choose another rule for it under Privacy."),
    ),
    ErrorCode.CONFIRMATION_NEEDED: lambda p: ErrorWords(
        tr("That needs your confirmation"),
        tr("To have it kept ({kind}), spell out {type}.", kind=type_words(str(p["type"])), type=p["type"]),
        tr("Nothing was changed."),
        tr("On the command line: --confirm {type}", type=p["type"]),
    ),
    ErrorCode.BAD_TYPE: lambda p: ErrorWords(
        tr("There is no such kind of private data"),
        tr("“{type}” is not one of them.", type=p["type"]),
        tr("Nothing was changed."),
        tr("All kinds: privacy list"),
    ),
    ErrorCode.CONFLICT_SETTLED: lambda _p: ErrorWords(
        tr("Already settled"),
        tr("This conflict was settled before."),
        tr("Nothing was changed."),
        tr("To decide otherwise, undo that decision first."),
    ),
    ErrorCode.GATE_FAILED: lambda _p: ErrorWords(
        tr("The privacy check did not work"),
        tr("A text could not be checked for secrets and personal data."),
        tr("It was not stored; everything before it was."),
        tr("Try again; if it happens again, please report it."),
    ),
    # -- what is given with a message
    ErrorCode.FILE_GONE: lambda _p: ErrorWords(
        tr("The file cannot be opened"),
        tr("It was moved or removed, or you may not read it."),
        tr("Your text is still in the box; nothing was sent."),
        tr("Check where it is, and attach it again."),
    ),
    ErrorCode.FILE_TOO_LARGE: lambda p: ErrorWords(
        tr("The file is too large"),
        tr("The picture has more than {most} million pixels.", most=p["most"])
        if "pixels" in p
        else tr("It has {size} MB; {most} MB is the most.", size=p["size"], most=p["most"]),
        tr("Your text is still in the box; nothing was sent."),
        tr("Attach a smaller one, or only the part that matters."),
    ),
    ErrorCode.FILE_BROKEN: lambda _p: ErrorWords(
        tr("The file cannot be read"),
        tr("It is damaged, or not what its beginning says it is."),
        tr("Your text is still in the box; nothing was sent."),
        tr("Open it in the program it comes from, save it again, and attach that."),
    ),
    ErrorCode.FILE_UNKNOWN: lambda _p: ErrorWords(
        tr("This kind of file cannot be attached"),
        tr("It is neither a picture (PNG, JPEG, WebP, GIF), nor a PDF, nor plain text."),
        tr("Your text is still in the box; nothing was sent."),
        tr("Save it as PDF or as text, and attach that."),
    ),
    ErrorCode.FILE_EMPTY: lambda _p: ErrorWords(
        tr("The file is empty"),
        tr("There is no text in it."),
        tr("Your text is still in the box; nothing was sent."),
    ),
    ErrorCode.PDF_LOCKED: lambda _p: ErrorWords(
        tr("The PDF is locked"),
        tr("It is encrypted with a password."),
        tr("Your text is still in the box; nothing was sent."),
        tr("Save a copy without the password, and attach that."),
    ),
    ErrorCode.PDF_NO_TEXT: lambda _p: ErrorWords(
        tr("There is no text in this PDF"),
        tr("Its pages are pictures, as a scanner makes them."),
        tr("Your text is still in the box; nothing was sent."),
        tr("Attach the pages as pictures to a model that sees, or a PDF with recognised text."),
    ),
    ErrorCode.NOT_WRITTEN: lambda _p: ErrorWords(
        tr("The file could not be written"),
        tr("The disk is full, or you may not write there."),
        tr("Nothing was changed in Keepsake."),
        tr("Choose another place and try again."),
    ),
    ErrorCode.TOO_MANY_FILES: lambda p: ErrorWords(
        tr("That is too much for one message"),
        tr("A message takes {most} pictures and files.", most=p["most"]),
        tr("Your text is still in the box; nothing was sent."),
        tr("Send the others with the next message."),
    ),
    ErrorCode.NOTHING_TO_CONTINUE: lambda _p: ErrorWords(
        tr("There is nothing to continue"),
        tr("Only the last answer of a chat can be continued, where it was stopped or broke off."),
        tr("Nothing was changed."),
    ),
    # -- the model server
    ErrorCode.SERVER_UNREACHABLE: lambda p: ErrorWords(
        tr("No Ollama server answers"),
        tr("Nothing answers at {host}.", host=p["host"]),
        _message_kept(),
        tr("Start Ollama and try again, or let the offline assistant answer."),
    ),
    ErrorCode.SERVER_BUSY: lambda _p: ErrorWords(
        tr("The model server is busy"),
        tr("It has too many requests waiting."),
        _message_kept(),
        tr("Try again in a moment."),
    ),
    ErrorCode.SERVER_ERROR: lambda p: ErrorWords(
        tr("The model server reported a fault"),
        tr("It answered with status {status}.", status=p.get("status", "?")),
        _message_kept(),
        tr("Try again; if it stays, restart Ollama or look at its log."),
    ),
    ErrorCode.SERVER_SLOW: lambda p: ErrorWords(
        tr("The model server does not answer"),
        tr("Nothing has come from {host} for a long time.", host=p["host"]),
        _message_kept(),
        tr("Try again, or pick a smaller model."),
    ),
    ErrorCode.SIGN_IN_NEEDED: lambda p: ErrorWords(
        tr("This model needs you to sign in"),
        tr("{model} runs at a hosted service.", model=p["model"]),
        _message_kept(),
        tr("Run “ollama signin” in a terminal, or pick a model that runs on this machine."),
    ),
    ErrorCode.RATE_LIMITED: lambda p: ErrorWords(
        tr("The hosted service asks to slow down"),
        tr("{model} has reached its limit of requests.", model=p["model"]),
        _message_kept(),
        tr("Wait, or pick a model that runs on this machine."),
    ),
    ErrorCode.SPACE_EXISTS: lambda p: ErrorWords(  # noqa: ARG005
        tr("There is a space of that name already"),
        tr("Nothing was changed."),
        tr("Choose another name."),
    ),
    ErrorCode.FOLDER_EXISTS: lambda p: ErrorWords(  # noqa: ARG005
        tr("There is a folder of that name already"),
        tr("Nothing was changed."),
        tr("Choose another name."),
    ),
    ErrorCode.BACKUP_UNREADABLE: lambda p: ErrorWords(  # noqa: ARG005
        tr("This is not a backup of Keepsake"),
        tr("The file holds no database, or only a part of one."),
        tr("Your data was not touched."),
        tr("Choose a file that ends in .keepsake."),
    ),
    ErrorCode.IMPORT_UNREADABLE: lambda p: ErrorWords(  # noqa: ARG005
        tr("This file cannot be imported"),
        tr("It is neither a Keepsake export, nor one of ChatGPT or Claude, nor a list of lines. Nothing was changed."),
        tr("Choose the .zip or the .json file that the other program gave you, or a text file with one fact a line."),
    ),
    ErrorCode.MODEL_NOT_FOUND: lambda p: ErrorWords(
        tr("The model is not there"),
        tr("The server has no model called {model}.", model=p["model"]),
        _message_kept(),
        tr("Download it in the model list, or pick another."),
    ),
    ErrorCode.MODEL_NO_CHAT: lambda p: ErrorWords(
        tr("This model cannot chat"),
        tr("{model} is made for something else.", model=p["model"]),
        _message_kept(),
        tr("Pick another model."),
    ),
    ErrorCode.MODEL_NO_TOOLS: lambda p: ErrorWords(
        tr("This model cannot call tools"),
        tr("{model} did not accept the memory tool.", model=p["model"]),
        _message_kept(),
        tr("Refresh the model list and try again, or pick another model."),
    ),
    ErrorCode.MODEL_NO_THINKING: lambda p: ErrorWords(
        tr("This model cannot think aloud"),
        tr("{model} did not accept being asked to think.", model=p["model"]),
        _message_kept(),
        tr("Refresh the model list and try again."),
    ),
    ErrorCode.MODEL_NO_VISION: lambda p: ErrorWords(
        tr("This model cannot see images"),
        tr("{model} did not accept the picture.", model=p["model"]),
        _message_kept(),
        tr("Pick a model that can see."),
    ),
    ErrorCode.MODEL_OUT_OF_MEMORY: lambda p: ErrorWords(
        tr("There is not enough memory for this model"),
        tr("{model} did not fit into this machine's memory.", model=p["model"]),
        _message_kept(),
        tr("Close other programs, or pick a smaller model."),
    ),
    ErrorCode.CONTEXT_TOO_LONG: lambda _p: ErrorWords(
        tr("The message does not fit the model's window"),
        tr("The server found it too long."),
        _message_kept(),
        tr("Shorten it, or pick a model that can see more at once."),
    ),
    ErrorCode.TOOL_CALL_CUT: lambda _p: ErrorWords(
        tr("The model ran out of room while using its memory"),
        tr("Its request to the memory was cut off."),
        _message_kept(),
        tr("Try again."),
    ),
    ErrorCode.STREAM_BROKEN: lambda _p: ErrorWords(
        tr("The answer broke off"),
        tr("The connection to the model ended in the middle of the answer."),
        _message_kept(),
        tr("Try again."),
    ),
    ErrorCode.UNEXPECTED_REPLY: lambda p: ErrorWords(
        tr("The model server answered something unexpected"),
        tr("What answers at {host} may not be Ollama, or a very different version.", host=p["host"]),
        _message_kept(),
        tr("Check the address in the settings, and try again."),
    ),
    ErrorCode.PULL_FAILED: lambda p: ErrorWords(
        tr("The download did not finish"),
        tr("{model} could not be downloaded.", model=p["model"]),
        tr("What was downloaded is kept; the next try goes on from there."),
        tr("Check the name and the connection, and try again."),
    ),
    ErrorCode.UPDATE_UNKNOWN: lambda _p: ErrorWords(
        tr("This copy cannot ask for newer versions"),
        tr("It was built without the key that announcements of versions are signed with, so none could be believed."),
        tr("Nothing was sent or changed."),
        tr("Ask where you got Keepsake from: your package manager, or the page you downloaded it from."),
    ),
    ErrorCode.UPDATE_UNREACHABLE: lambda p: ErrorWords(
        tr("Nothing could be learnt about newer versions"),
        tr("{host} did not answer, or not with an announcement.", host=p["host"]),
        tr("Nothing was changed."),
        tr("Check the connection, and try again."),
    ),
    ErrorCode.UPDATE_UNTRUSTED: lambda _p: ErrorWords(
        tr("What came about newer versions cannot be trusted"),
        tr("Its signature is not that of Keepsake's releases, or it is damaged. It was thrown away unread."),
        tr("Nothing was changed."),
        tr("Try again from another network. If that does not help, ask where you got Keepsake from."),
    ),
    ErrorCode.BUG: lambda p: ErrorWords(
        tr("Something went wrong in Keepsake"),
        tr("This is our mistake, not yours ({type}).", type=p.get("type", "?")),
        tr("Everything that was stored before is safe."),
        tr("Please report it; the report holds none of your words."),
    ),
}

_TYPES: dict[str, Callable[[], str]] = {
    "ADDRESS": lambda: tr("street address"),
    "API_KEY": lambda: tr("access key or token"),
    "BANK_ACCOUNT": lambda: tr("bank account number"),
    "CAR_PLATE": lambda: tr("number plate"),
    "CN_CREDIT_CODE": lambda: tr("Chinese social credit code"),
    "CN_ID": lambda: tr("Chinese identity number"),
    "CONNECTION_STRING": lambda: tr("connection string with a password"),
    "CREDIT_CARD": lambda: tr("card number"),
    "CRYPTO_ADDRESS": lambda: tr("cryptocurrency address"),
    "CVC": lambda: tr("card security code"),
    "DATE_OF_BIRTH": lambda: tr("date of birth"),
    "DRIVER_LICENSE": lambda: tr("driving licence number"),
    "EMAIL": lambda: tr("e-mail address"),
    "PERSON": lambda: tr("name of a person"),
    "PLACE": lambda: tr("name of a place"),
    "GPS": lambda: tr("coordinates"),
    "HEALTH_ID": lambda: tr("health record number"),
    "IBAN": lambda: tr("bank account (IBAN)"),
    "IP_ADDRESS": lambda: tr("IP address"),
    "MAC_ADDRESS": lambda: tr("network card address"),
    "PASSPORT": lambda: tr("passport number"),
    "PASSWORD": lambda: tr("password"),
    "PHONE": lambda: tr("phone number"),
    "PIN_OTP": lambda: tr("PIN or one-time code"),
    "PRIVATE_KEY": lambda: tr("private key"),
    "RECOVERY_CODES": lambda: tr("recovery codes"),
    "RECOVERY_PHRASE": lambda: tr("recovery phrase"),
    "RU_INN": lambda: tr("Russian tax number (INN)"),
    "RU_OGRN": lambda: tr("Russian registration number (OGRN)"),
    "RU_OMS": lambda: tr("Russian health insurance number"),
    "RU_SNILS": lambda: tr("Russian insurance number (SNILS)"),
    "UK_NHS": lambda: tr("NHS number"),
    "UK_NINO": lambda: tr("UK national insurance number"),
    "US_ITIN": lambda: tr("US taxpayer number"),
    "US_SSN": lambda: tr("US social security number"),
    "VIN": lambda: tr("vehicle identification number"),
}


def action_words(action: PrivacyAction) -> str:
    """What is done about a kind of private data, for a list of choices."""
    return {
        PrivacyAction.REFUSE: tr("do not store the text"),
        PrivacyAction.REDACT: tr("put a placeholder"),
        PrivacyAction.KEEP: tr("keep"),
    }[action]
