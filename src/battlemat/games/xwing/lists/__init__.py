"""Squads: reading, checking, offering and making them up."""
