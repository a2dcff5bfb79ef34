"""What is known of every distribution that goes in."""

from PyInstaller.utils.hooks import copy_metadata

from pack.contents import distributions

datas = [entry for name in distributions() for entry in copy_metadata(name)]
