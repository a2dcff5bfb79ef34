"""Qt models over what the engine returns."""
