"""Condition cards, assigned with `cards.assign` (XW-ABL-57)."""
