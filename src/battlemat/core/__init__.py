"""The engine: matches, decisions, events, chance, journals, content and rules. It knows no game."""
