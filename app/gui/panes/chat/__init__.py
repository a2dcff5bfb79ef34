"""The chat: messages, chips, composer."""
