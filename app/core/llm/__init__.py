"""Language models: the port the core talks to, Ollama behind it, and our own offline assistant."""
