"""phonenumbers: the numbers' forms, imported by name. Places, carriers and time zones (40 MB) are not asked for."""

from PyInstaller.utils.hooks import collect_submodules

_UNUSED = ("phonenumbers.geodata", "phonenumbers.carrierdata", "phonenumbers.tzdata")
excludedimports = list(_UNUSED)
hiddenimports = collect_submodules("phonenumbers", filter=lambda name: not name.startswith(_UNUSED))
