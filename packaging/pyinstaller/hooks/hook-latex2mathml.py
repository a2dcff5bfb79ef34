"""latex2mathml, which ziamath stands on: its table of symbols, opened by path."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("latex2mathml", includes=["*.txt"])
