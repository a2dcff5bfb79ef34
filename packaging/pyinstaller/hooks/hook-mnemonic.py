"""mnemonic: the word lists, opened by path."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("mnemonic", includes=["wordlist/*"])
