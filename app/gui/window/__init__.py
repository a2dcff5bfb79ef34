"""The main window: its parts, its actions, and what it remembers of how it was left."""
