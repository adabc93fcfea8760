"""Abilities, one module per slot."""
