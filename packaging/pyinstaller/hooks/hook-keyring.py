"""keyring: its back ends, found through its metadata, and what the one for Linux stands on."""

import sys

from PyInstaller.utils.hooks import collect_submodules, copy_metadata

datas = copy_metadata("keyring")
hiddenimports = collect_submodules("keyring.backends")
if sys.platform.startswith("linux"):
    hiddenimports += ["secretstorage", "jeepney", "jeepney.io.blocking"]
elif sys.platform == "win32":
    hiddenimports += ["win32ctypes.core"]
