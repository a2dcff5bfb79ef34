"""presidio: its configuration, read by a path with ".." in it, so that the folder it goes through must exist."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("presidio_analyzer", includes=["conf/*.yaml"])
module_collection_mode = {"presidio_analyzer.recognizer_registry": "pyz+py"}
