"""The one exception a front end has to understand.

An `AppError` carries a code and parameters, never a sentence and never anything a person wrote: front ends
put it into words (`app/words/errors.py`), logs may hold it as it is.
"""

from enum import StrEnum


class ErrorCode(StrEnum):
    """What went wrong. Every code has words in `app/words/errors.py`; a test keeps the two in step."""

    # The home folder and the database.
    KEY_MISSING = "key_missing"  # there is a database, no key in the keyring and no passphrase was given
    KEY_WRONG = "key_wrong"
    KEYRING_LOCKED = "keyring_locked"
    PASSPHRASE_NEEDED = "passphrase_needed"  # a new home, and no keyring to keep a key in
    PASSPHRASE_TOO_SHORT = "passphrase_too_short"
    PROFILE_MISSING = "profile_missing"  # keepsake.db is there, profile.json is not (or is unreadable)
    DATABASE_NEWER = "database_newer"
    DATABASE_DAMAGED = "database_damaged"
    DATABASE_BUSY = "database_busy"
    DISK_FULL = "disk_full"
    HOME_IN_USE = "home_in_use"
    HOME_NOT_WRITABLE = "home_not_writable"
    BAD_SETTING = "bad_setting"

    # Things that are looked up, undone, redone.
    NOT_FOUND = "not_found"
    SPACE_EXISTS = "space_exists"
    FOLDER_EXISTS = "folder_exists"
    BACKUP_UNREADABLE = "backup_unreadable"
    IMPORT_UNREADABLE = "import_unreadable"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    UNDO_CLASH = "undo_clash"

    # Chat and memory.
    EMPTY_TEXT = "empty_text"
    MESSAGE_TOO_LONG = "message_too_long"
    ANSWER_RUNNING = "answer_running"
    MESSAGE_REFUSED = "message_refused"  # params: types
    CONFIRMATION_NEEDED = "confirmation_needed"  # params: type
    BAD_TYPE = "bad_type"  # params: type
    MEMORY_REFUSED = "memory_refused"  # params: types
    CONFLICT_SETTLED = "conflict_settled"
    GATE_FAILED = "gate_failed"

    # What is given with a message.
    FILE_GONE = "file_gone"  # cannot be opened
    FILE_TOO_LARGE = "file_too_large"  # params: size and most in MB, or pixels and most in millions
    FILE_BROKEN = "file_broken"  # params: type
    FILE_UNKNOWN = "file_unknown"  # neither picture, PDF nor text
    FILE_EMPTY = "file_empty"
    PDF_LOCKED = "pdf_locked"
    PDF_NO_TEXT = "pdf_no_text"  # params: pages
    NOT_WRITTEN = "not_written"  # an export
    TOO_MANY_FILES = "too_many_files"  # params: most
    NOTHING_TO_CONTINUE = "nothing_to_continue"

    # The model server.
    SERVER_UNREACHABLE = "server_unreachable"
    SERVER_BUSY = "server_busy"
    SERVER_ERROR = "server_error"
    SERVER_SLOW = "server_slow"
    SIGN_IN_NEEDED = "sign_in_needed"
    RATE_LIMITED = "rate_limited"
    MODEL_NOT_FOUND = "model_not_found"
    MODEL_NO_CHAT = "model_no_chat"
    MODEL_NO_TOOLS = "model_no_tools"
    MODEL_NO_THINKING = "model_no_thinking"
    MODEL_NO_VISION = "model_no_vision"
    MODEL_OUT_OF_MEMORY = "model_out_of_memory"
    CONTEXT_TOO_LONG = "context_too_long"
    TOOL_CALL_CUT = "tool_call_cut"
    STREAM_BROKEN = "stream_broken"
    UNEXPECTED_REPLY = "unexpected_reply"
    PULL_FAILED = "pull_failed"

    # Newer versions.
    UPDATE_UNKNOWN = "update_unknown"  # this build has no address or key to ask by
    UPDATE_UNREACHABLE = "update_unreachable"  # params: host
    UPDATE_UNTRUSTED = "update_untrusted"

    BUG = "bug"  # anything we did not foresee; params: the exception's type name


# Worth trying again as it is: time, another program or the person starting Ollama may mend it.
PASSING = frozenset(
    {
        ErrorCode.KEYRING_LOCKED,
        ErrorCode.DATABASE_BUSY,
        ErrorCode.DISK_FULL,
        ErrorCode.HOME_IN_USE,
        ErrorCode.ANSWER_RUNNING,
        ErrorCode.SERVER_UNREACHABLE,
        ErrorCode.SERVER_BUSY,
        ErrorCode.SERVER_ERROR,
        ErrorCode.SERVER_SLOW,
        ErrorCode.RATE_LIMITED,
        ErrorCode.MODEL_OUT_OF_MEMORY,
        ErrorCode.STREAM_BROKEN,
        ErrorCode.TOOL_CALL_CUT,
        ErrorCode.UNEXPECTED_REPLY,
        ErrorCode.PULL_FAILED,
        ErrorCode.UPDATE_UNREACHABLE,
    }
)


class AppError(Exception):
    """Something a person has to be told.

    `params` are names, numbers, ids and paths for the sentence; never anything the person or the model wrote.
    Raise it `from None` wherever the cause could quote such text.
    """

    def __init__(self, code: ErrorCode, **params: str | int) -> None:
        super().__init__(code.value, params)
        self.code = code
        self.params = params

    @property
    def passing(self) -> bool:
        """True when the same call may succeed later, unchanged."""
        return self.code in PASSING
