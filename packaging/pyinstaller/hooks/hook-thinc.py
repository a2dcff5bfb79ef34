"""thinc: modules that compiled code imports, without tests."""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

hiddenimports = collect_submodules("thinc", filter=lambda name: ".tests" not in name)
datas = collect_data_files("thinc", includes=["backends/*.cu"])
