"""The pages of the memory panel, one file a page."""
