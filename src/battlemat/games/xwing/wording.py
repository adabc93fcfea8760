"""Sentences: what events, questions and options mean to a person at the table."""

from __future__ import annotations

from battlemat.games.xwing.names import Names


class XWingTeller(Names):
    """Tells one viewer, in one language, what happens at a table."""
