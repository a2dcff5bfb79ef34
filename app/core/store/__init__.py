"""The encrypted database: the only SQL of the program. Texts come in as `CleanText`, never as `str`."""
