"""How each language puts the slots into words."""
