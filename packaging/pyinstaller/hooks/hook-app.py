"""What our own libraries need beside their modules, where they have no hook of their own."""

from pack.contents import METADATA
from PyInstaller.utils.hooks import copy_metadata

datas = [entry for name in METADATA for entry in copy_metadata(name)]
