"""A match from setup to its end, phase by phase, and whose turn it is."""
