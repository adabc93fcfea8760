"""What units and cards did: in whole matches of every game, all damage that events tell is somebody's."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.core.chance import key_from_seed
from battlemat.core.contribution import Contribution
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.sim.simulate import play_out

VICTIM = {"pocketmodel": "unit", "shatterpoint": "unit", "skytear": "figure", "xwing": "ship"}
AMOUNT = {"pocketmodel": "amount", "shatterpoint": "amount", "skytear": "lost"}


@cache
def over(game_id: str) -> Match[Any]:
    """A ready-made battle that regular bots have played to its end."""
    ruleset = game(game_id)
    match: Match[Any] = Match(ruleset, ruleset.starter_setup(2, 1).setup, key_from_seed("1"))
    with bots.summoned(["regular", "regular"], print) as players:
        play_out(match, players, Random(1))
    return match


def contributed(game_id: str) -> list[Contribution]:
    return game(game_id).contributions(over(game_id))


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_damage_taken_is_what_the_events_tell(game_id: str) -> None:
    lost = Counter[str]()
    for event in over(game_id).events:
        if event.kind == "damaged":
            lost[event.data[VICTIM[game_id]]] += event.data[AMOUNT[game_id]] if game_id in AMOUNT else 1
    units = [one for one in contributed(game_id) if one.sort == "unit"]
    assert {one.thing: one.taken for one in units} == {one.thing: lost[one.thing] for one in units}
    assert sum(one.taken for one in units) > 0
    assert 0 < sum(one.dealt for one in units) <= lost.total()


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_both_seats_have_units_that_acted_and_cards_that_were_used(game_id: str) -> None:
    did = contributed(game_id)
    for sort in ("unit", "card"):
        assert {one.seat for one in did if one.sort == sort and one.used} == {0, 1}
    assert len({(one.seat, one.thing) for one in did}) == len(did)
    assert sum(one.objectives for one in did) > 0


@pytest.mark.parametrize("game_id", ["pocketmodel", "skytear"])
def test_cards_are_counted_for_whoever_played_them(game_id: str) -> None:
    played = Counter(
        (event.data["player"], event.data["card"])
        for event in over(game_id).events
        if event.kind in ("played", "revealed")
    )
    used = {(one.seat, one.thing): one.used for one in contributed(game_id) if one.sort == "card"}
    assert used == {key: played[key] for key in used}
    assert len(played) > 3


@pytest.mark.parametrize(
    ("game_id", "kind", "thing", "acts"),
    [
        ("pocketmodel", "struck", "unit", ("struck", "strike-failed")),
        ("skytear", "", "hero", ("activated",)),
        ("shatterpoint", "", "unit", ("activated",)),
    ],
)
def test_units_act_and_achieve_as_the_events_tell(game_id: str, kind: str, thing: str, acts: tuple[str, ...]) -> None:
    did, achieved = Counter[str](), Counter[str]()
    for event in over(game_id).events:
        did[event.data.get(thing, "")] += event.kind in acts
        achieved[event.data.get(thing, "")] += event.kind == kind
        for fighter in ("attacker", "defender") if event.kind == "battle" else ():
            did[event.data[fighter]] += 1
    units = [one for one in contributed(game_id) if one.sort == "unit"]
    assert {one.thing: one.used for one in units} == {one.thing: did[one.thing] for one in units}
    assert not kind or {one.thing: one.objectives for one in units} == {one.thing: achieved[one.thing] for one in units}


def test_abilities_of_shatterpoint_are_those_of_their_unit() -> None:
    used = Counter(
        f"{event.data['unit']}:{event.data['ability']}"
        for event in over("shatterpoint").events
        if event.kind == "ability"
    )
    cards = {one.thing: one.used for one in contributed("shatterpoint") if one.sort == "card"}
    assert {thing: times for thing, times in cards.items() if times} == {
        thing: used[thing] for thing in cards if used[thing]
    }


def test_damage_outside_attacks_is_nobodys() -> None:
    match = over("shatterpoint")
    found = Match(match.game, match.setup, key_from_seed("1"))
    unit, foe = (player.units[0].id for player in found.state.players)
    attack = {"attacker": f"{unit}.1", "defender": f"{foe}.1"}
    for kind, data in (("attack", attack), ("damaged", {"unit": foe, "amount": 2}), ("attack-over", attack)):
        found.note(kind, "SP-DMG-01", **data)
    found.note("damaged", "SP-DMG-01", unit=foe, amount=5)
    did = {one.thing: (one.dealt, one.taken) for one in match.game.contributions(found) if one.sort == "unit"}
    assert (did[unit], did[foe]) == ((2, 0), (0, 7))


def test_torpedoes_have_the_damage_of_their_attacks() -> None:
    weapon, dealt = "", 0
    for event in over("xwing").events:
        if event.kind == "attack":
            weapon = event.data["weapon"]
        dealt += event.kind == "damaged" and weapon == "protontorpedoes" and bool(event.data["by"])
    cards = [one for one in contributed("xwing") if one.kind == "upgrade:protontorpedoes"]
    assert sum(one.dealt for one in cards) == dealt > 0


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_everything_that_contributed_has_a_name(game_id: str) -> None:
    teller = game(game_id).teller(None, "en")
    assert [one.kind for one in contributed(game_id) if teller.name(one.kind) in (None, one.kind)] == []
