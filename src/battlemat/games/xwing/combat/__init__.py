"""Attacks: targets, dice and what is done to them, odds."""
