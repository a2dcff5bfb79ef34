"""Everything Keepsake does. Knows no Qt and no front end."""
