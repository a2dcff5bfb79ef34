"""Beginning anew within the process: after a backup was put back, or everything was erased."""

from PySide6.QtWidgets import QApplication

RESTART = 1000  # the event loop's exit code that asks for it


def restart() -> None:
    """Close everything, do what was ordered, and open again."""
    QApplication.exit(RESTART)
