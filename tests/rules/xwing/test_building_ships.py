"""What the cards of a ship mean at the table: size, action bar, ship ability (XW-BLD-32, XW-BLD-37)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities.declare import ABILITIES
from battlemat.games.xwing.cards.content import PILOTS
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER
from tests.rule_marks import rule
from tests.rules.xwing.texts import X, does

LATER = "b.soontirfel@860,860,180#2-straight=later"
"""Activates last and is asked for an action."""


@rule("XW-BLD-32", "XW-TOK-75")
@pytest.mark.parametrize(("pilot", "needed"), [("academypilot", 1), ("bountyhunter", 2), ("patrolleader", 3)])
def test_larger_ships_need_more_ion_tokens_but_no_more_stress(pilot: str, needed: int) -> None:
    for held, ionized in ((needed - 1, False), (needed, True), (needed + 1, True)):
        ion = f"+{held}ion" if held else ""
        t = table(f"b.{pilot}@400,300{ion}=ship", f"{X}@400,800", phase="planning")
        assert tokens.ionized(t.state, t.ship("ship")) == ionized
        assert (t.options("b") == ["ready"]) == ionized  # it gets no dial
        held_tight = table(f"b.{pilot}@400,300{ion.replace('ion', 'tractor')}=ship", f"{X}@400,800", phase="planning")
        assert tokens.tractored(held_tight.state, held_tight.ship("ship")) == ionized
    t = table(f"b.{pilot}@400,300#2-straight+2stress=ship", LATER)  # a blue maneuver: one token is left
    t.until("action", "later")
    assert (t.tokens("ship"), t.events("action")) == ({"stress": 1}, [])


@rule("XW-BLD-28", "XW-BLD-29")
@pytest.mark.parametrize(("ware", "taken"), [("feedbackarray", True), ("riggedcargochute", False)])
def test_an_exchange_heeds_restrictions_but_no_slots(ware: str, taken: bool) -> None:
    """A Fang fighter has no illicit slot, and it is neither medium nor large, as the cargo chute wants it."""
    assert "illicit" not in PILOTS["skullsquadronpilot"].slots
    slaver, fang = "a.trandoshanslaver@400,300&cikatrovizago", "a.skullsquadronpilot@480,300&deadmansswitch=fang"
    t = table(f"{slaver}&{ware}=yv", fang, "b.academypilot@800,800", phase="end")
    assert t.asked == ("a ability" if taken else "a dial, b dial")
    if taken:
        t.a("a.trandoshanslaver/upgrade:cikatrovizago", f"a.trandoshanslaver/upgrade:{ware}")
    assert [card.id for card in t.ship("fang").upgrades] == [ware if taken else "deadmansswitch"]


@rule("XW-BLD-32")
@pytest.mark.parametrize(
    ("pilot", "ways", "beside"),
    [
        ("academypilot", ["boost:2-straight", "roll:left-2", "roll:right-2"], 120.0),
        ("bountyhunter", ["boost:1-straight", "roll:left-1", "roll:right-1"], 80.0),
        ("patrolleader", ["boost:1-straight", "roll:left-1", "roll:right-1"], 100.0),
    ],
)
def test_larger_ships_roll_and_decloak_differently(pilot: str, ways: list[str], beside: float) -> None:
    t = table(f"b.{pilot}@400,400+cloak=ship", f"{X}@400,800", phase="system")
    assert t.options("b") == [*(f"decloak:{way}" for way in ways), "pass"]
    t.b(f"decloak:{ways[2]}", "middle")
    assert t.last("moved")["end"] == pytest.approx([400.0 + beside, 400.0, 0.0])


@rule("XW-BLD-37")
def test_the_action_of_a_ship_ability_is_not_on_the_action_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ABILITIES, "pilot:jakkugunrunner", [])
    bar = ["focus", "evade:red", "barrelroll", "pass"]
    does("pilot:jakkugunrunner", AFTER_MANEUVER, lambda m, x: actions.perform(m, x.ship, actions.bar(m.state, x.ship)))
    t = table("b.jakkugunrunner@400,300#2-straight=tug", f"{X}@400,520=x", LATER).until("action", "tug")
    assert t.options("b") == bar  # an action on its action bar
    t.passes("b")
    assert t.options("b") == [*bar[:-1], "ship:spacetugtractorarray", "pass"]  # its Perform Action step
