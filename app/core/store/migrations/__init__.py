"""Steps from each released schema to the next; run at start, in one transaction, after a backup."""
