"""Huge ships in setup: trackers, turrets, places, decks (XW-HUG-62 to XW-HUG-65, XW-HUG-91)."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from battlemat.games.xwing.cards.content import huge_damage_deck
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.table.figures import FIGURES
from tests.rule_marks import rule
from tests.rules.xwing.huge import CR90, EARLY, GR75, RAIDER
from tests.rules.xwing.test_setup import begin, placed_ships, refusal, squad, until

TIE = "academypilot"


def epic(*squads: dict[str, Any]) -> XWingScenario:
    return begin(*squads, format="epic")


@rule("XW-HUG-62", "XW-HUG-37")
def test_the_tracker_starts_at_the_values_of_the_ship() -> None:
    t = epic(squad(f"{CR90}: liberator"), squad(TIE))
    assert (t.shields(f"a.{CR90}"), t.energy(f"a.{CR90}")) == (7, 8)
    both = epic(squad(f"{GR75}: quantumstorm"), squad(TIE))
    assert (both.shields(f"a.{GR75}"), both.energy(f"a.{GR75}")) == (3, 5)


@rule("XW-HUG-62", "XW-HUG-91")
def test_each_turret_is_pointed_and_has_a_colour() -> None:
    t = until(epic(squad(f"{CR90}: pointdefensebattery turbolaserbattery"), squad(TIE)), "point-turret")
    assert (t.asked, t.options("a")) == ("a point-turret", ["front", "left"])  # a double one
    t.a("left")
    assert t.options("a") == ["front", "right", "rear", "left"]
    t.a("rear")
    shown = next(ship for ship in t.view(None)["ships"] if ship["id"] == f"a.{CR90}")
    assert shown["huge"]["turrets"] == [
        {"weapon": "pointdefensebattery", "arc": "left", "colour": "black"},
        {"weapon": "turbolaserbattery", "arc": "rear", "colour": "white"},
    ]


@rule("XW-HUG-63")
def test_huge_ships_are_placed_first_and_from_the_highest_initiative() -> None:
    t = epic(squad(GR75, CR90, "redsquadronveteran", "bluesquadronescort"), squad(TIE, "soontirfel", RAIDER))
    order = placed_ships(t)
    first = "ab"[t.state.order[0]]
    eights = sorted((f"a.{CR90}", f"b.{RAIDER}"), key=lambda ship: ship[0] != first)
    assert order[:3] == [*eights, f"a.{GR75}"]
    assert order[3:] == [f"b.{TIE}", "a.bluesquadronescort", "a.redsquadronveteran", "b.soontirfel"]


@rule("XW-HUG-64")
def test_a_huge_ship_may_stick_out_of_its_zone() -> None:
    t = until(epic(squad(CR90), squad(TIE)), "place-ship")
    question = t.match.pending[0]
    south = t.state.players[0].edge == "south"
    away = FIGURES.base["huge"].length / 2
    y, heading = (away, 0.0) if south else (910.0 - away, 180.0)
    inward = 1.0 if south else -1.0
    assert refusal(question, 400.0, y, heading) == ""  # its rear is flush with the edge
    assert refusal(question, 400.0, y + inward * 5.0, heading) == "XW-SET-21"  # it does not fill the zone
    assert refusal(question, 400.0, y - inward * 5.0, heading) == "XW-SET-24"  # outside the play area
    assert refusal(question, 30.0, y, heading) == "XW-SET-24"
    for option in question.options:
        assert refusal(question, *map(float, option.id.split(","))) == ""


@rule("XW-HUG-65")
def test_each_player_with_huge_ships_has_a_deck_for_them() -> None:
    t = epic(squad(CR90, GR75), squad(RAIDER))
    until(t, "dial")
    assert t.state.huge is not UNSET
    decks = [pile.deck for pile in t.state.huge.decks]
    assert [sorted(deck) for deck in decks] == [sorted(huge_damage_deck())] * 2
    assert decks[0] != decks[1]  # each is shuffled by itself
    assert [len(player.deck) for player in t.state.players] == [33, 33]
    alone = until(epic(squad(CR90), squad(TIE)), "dial")
    assert [player["huge_deck_size"] for player in alone.view(None)["players"]] == [40, 0]
    standard = until(begin(squad("redsquadronveteran"), squad(TIE)), "dial")
    assert standard.state.huge is UNSET


@rule("XW-HUG-79")
def test_initiative_counts_in_the_activation_phase() -> None:
    t = table(
        f"a.{CR90}@400,200#1-straight=cr90", f"a.{GR75}@200,200#1-straight=gr75", "b.soontirfel@700,800,180#2-straight",
        EARLY,
    )  # fmt: skip
    t.until("action", "cr90")
    order = [event["ship"] for event in t.events("revealed")]
    assert order == ["b.academypilot", "b.soontirfel", f"a.{GR75}", f"a.{CR90}"]
