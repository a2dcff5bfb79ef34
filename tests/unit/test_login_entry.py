import plistlib
import shlex
from configparser import ConfigParser
from pathlib import Path

from app.gui.shell.login_entry import AutostartEntry, LaunchAgentEntry, start_command

COMMAND = ["/opt/My Programs/keepsake", "--home", '/home/a/"100%" of $it']


def test_that_linux_starts_it_from_the_autostart_folder(tmp_path: Path) -> None:
    entry = AutostartEntry(tmp_path / "autostart")
    assert not entry.exists()
    entry.write(COMMAND)
    assert entry.exists()
    file = ConfigParser(interpolation=None)
    file.read(tmp_path / "autostart" / "keepsake.desktop", "utf-8")
    line = file["Desktop Entry"]["Exec"]
    # The specification's two readings: first of a string's backslashes and of %%, then of the quotes, in which a
    # dollar is escaped as well, which means nothing to shlex.
    assert shlex.split(line.replace("%%", "%").replace("\\\\", "\\").replace("\\$", "$")) == COMMAND
    entry.remove()
    entry.remove()
    assert not entry.exists()


def test_that_macos_starts_it_by_a_launch_agent(tmp_path: Path) -> None:
    entry = LaunchAgentEntry(tmp_path)
    entry.write(COMMAND)
    agent = plistlib.loads((tmp_path / "org.keepsake.keepsake.plist").read_bytes())
    assert agent["ProgramArguments"] == COMMAND
    assert agent["RunAtLoad"] is True
    entry.remove()
    assert list(tmp_path.iterdir()) == []


def test_that_the_command_starts_this_program_on_this_home(tmp_path: Path) -> None:
    assert start_command(tmp_path)[-2:] == ["--home", str(tmp_path)]
    assert start_command(None)[-2:] == ["-m", "app"]
