"""sqlite-vec: a library that SQLite loads by its path."""

from PyInstaller.utils.hooks import collect_dynamic_libs

binaries = collect_dynamic_libs("sqlite_vec", search_patterns=["vec0.so", "vec0.dll", "vec0.dylib"])
