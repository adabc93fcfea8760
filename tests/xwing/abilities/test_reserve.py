"""GA-97 and the ship that waits for its signal."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.rules.xwing.test_setup import begin, squad, until

LATE = "b.soontirfel@800,850,180#3-straight=late"


def waiting(charges: int, transport: str = "") -> XWingScenario:
    """A ship in reserve whose GA-97 has so many active charges."""
    ga97 = f"a.logisticsdivisionpilot@400,400#1-straight{transport}&ga97:{charges}=transport"
    waits = "a.bluesquadronrookie~%itstheresistance:a.logisticsdivisionpilot=x"
    return table(ga97, waits, LATE, phase="end")


def test_ga_97_sends_a_ship_into_reserve() -> None:
    t = begin(squad("logisticsdivisionpilot: ga97", "bluesquadronrookie"), squad("academypilot"))
    until(t, "ability")
    t.a("a.logisticsdivisionpilot/upgrade:ga97", "4")
    assert t.place("a.bluesquadronrookie") == "reserve"
    assert t.charges("a.logisticsdivisionpilot", "ga97") == 1
    until(t, "dial")
    assert "a.bluesquadronrookie" not in {event["ship"] for event in t.events("ship-placed")}


def test_the_resistance_arrives_when_the_charges_are_back() -> None:
    assert waiting(3).until_phase("planning", 2).asked == "a dial, b dial"
    t = waiting(4).until("place-ship")  # one is recovered in the End Phase
    assert t.refused("a", [400.0, 450.0, 0.0]) == "XW-DOC-26"
    assert t.refused("a", [600.0, 860.0, 180.0]) == "XW-DOC-26"  # an enemy at range 3
    t.a([300.0, 50.0, 0.0])
    assert (t.place("x"), t.ship("x").conditions) == ("in play", [])
    assert any(option.startswith("a.bluesquadronrookie:") for option in t.options("a"))


def test_the_resistance_arrives_disarmed_when_the_signal_is_lost() -> None:
    ga97 = "a.logisticsdivisionpilot@400,400#1-straight!0*5&ga97:0=transport"
    waits = "a.bluesquadronrookie~%itstheresistance:a.logisticsdivisionpilot=x"
    t = table(ga97, waits, "b:connernet@400,460", LATE).until("place-ship").a([300.0, 50.0, 0.0])
    assert (t.place("x"), t.token("x", "disarm"), t.ship("x").conditions) == ("in play", 1, [])
    assert t.place("transport") == "removed"
