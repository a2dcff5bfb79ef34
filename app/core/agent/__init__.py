"""What happens after the answer: the background's jobs."""
