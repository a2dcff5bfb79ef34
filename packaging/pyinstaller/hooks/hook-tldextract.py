"""tldextract: the list of public suffixes it came with, so that it asks nobody."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("tldextract", includes=[".tld_set_snapshot"])
