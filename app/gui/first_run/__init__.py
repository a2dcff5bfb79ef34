"""The first start of a new home: where the model runs, which one, and what may be remembered."""
