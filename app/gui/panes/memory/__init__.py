"""The memory panel: everything that is remembered, and every way to change it."""
