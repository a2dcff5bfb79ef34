"""Saved memories: from a request to remember to single facts, verdicts, conflicts and what they become."""
