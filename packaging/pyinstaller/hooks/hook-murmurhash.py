"""murmurhash: modules that compiled code imports, without tests."""

from PyInstaller.utils.hooks import collect_submodules

hiddenimports = collect_submodules("murmurhash", filter=lambda name: ".tests" not in name)
