"""The ISB Agents."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import side, table

AGENTS, MAUL = "isb-agents", "lord-maul"


def test_imperial_detention() -> None:
    """Who dashes out of the reach of all agents pays for it."""
    for second, damage in (("860,860", 2), ("400,620", 0)):
        t = table(a=side(f"{MAUL} at 400,510"), b=side(f"{AGENTS} at 400,400 and {second}")).a("action:move")
        t.moves("maul", "dash", 400, 550)
        assert t.damage("maul") == damage
