"""Abilities, one module per ship type."""
