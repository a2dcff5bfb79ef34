"""The window. Reaches the core through the engine only."""
