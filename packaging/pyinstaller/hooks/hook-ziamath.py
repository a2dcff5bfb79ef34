"""ziamath: its fonts, opened by path."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("ziamath", includes=["fonts/*"])
