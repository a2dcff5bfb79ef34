"""Getting everything out, and things of other programs in."""
