"""What our own libraries need beside their modules, where they have no hook of their own."""

from PyInstaller.utils.hooks import copy_metadata

from pack.contents import METADATA

datas = [entry for name in METADATA for entry in copy_metadata(name)]
