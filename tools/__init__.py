"""Helpers for whoever works on Keepsake."""
