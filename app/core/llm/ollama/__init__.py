"""Ollama as a model: its wire, its connection, its errors, and what its models let slip into their text."""
