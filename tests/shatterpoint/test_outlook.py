"""What players are told of an attack: its dice with all that holds all the time, and the odds that can be asked for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat import new_match
from battlemat.core.decision import Decision
from battlemat.core.match import Match
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.content import STANCES
from battlemat.games.shatterpoint.odds_asked import ODDS
from battlemat.games.shatterpoint.outlook import outlook
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import AttackType, character_of, unit_of


def told(match: Match[Any], decision: Decision[Any]) -> Any:
    return GAME.teller(match.view(decision.player), "en").outlooks(decision)


def attacks(seed: int) -> list[tuple[Match[Any], Decision[Any]]]:
    """The questions for an attack in a random battle of wild strike forces, each in a match that stands there."""
    rng, found = Random(seed), []
    match = new_match("shatterpoint", GAME.sample_setup(rng), seed=seed)
    while not match.over:
        decision = match.pending[0]
        if decision.kind == "attack" and len(decision.options) > 1:
            twin = match.fork()
            found.append((twin, twin.pending[0]))
        match.submit(decision.player, match.random_answer(decision, rng))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_is_what_the_table_itself_comes_to(seed: int) -> None:
    """What the view hides (the order of decks, who was used how often) changes nothing."""
    for match, decision in attacks(seed):
        for option, found in told(match, decision).items():
            assert found == outlook(match.state, option)


def test_so_many_dice_are_rolled_as_were_foreseen() -> None:
    seen = 0
    for seed in range(16):
        for match, decision in attacks(seed):
            for option, found in told(match, decision).items():
                if found["open"]:
                    continue
                twin = match.fork()
                before = len(twin.events)
                twin.submit(decision.player, option)
                while not twin.over and "pass" in [one.id for one in twin.pending[0].options]:
                    twin.submit(twin.pending[0].player, "pass")
                rolled = [event.data for event in twin.events[before:] if event.kind == "rolled"]
                if len(rolled) == 1:
                    dice = [sum(rolled[0][whose].values()) for whose in ("attack", "defense")]
                    assert dice == [found["attack"], found["defense"]]
                    seen += 1
    assert seen > 5


def test_the_odds_are_those_that_can_be_asked_for() -> None:
    seen = 0
    for match, decision in [attack for seed in range(6) for attack in attacks(seed)]:
        for option, found in told(match, decision).items():
            type_, _, pair = option.partition(":")
            units = [unit_of(match.state, character_of(match.state, name).unit) for name in pair.split(">")]
            red, green = (STANCES[unit.stance.id] for unit in units)
            printed = red.melee.attack if type_ == "melee" else red.ranged.attack
            guard = green.melee.defense if type_ == "melee" else green.ranged.defense
            extra = found["attack"] - (printed or 0), found["defense"] - guard
            if found["counted"] or not all(-6 <= more <= 9 for more in extra):
                continue
            states = "disarmed" in units[0].conditions, "exposed" in units[1].conditions
            asked = ODDS.ask(
                attack=f"stance={red.id},type={type_},extra={extra[0]},disarmed={int(states[0])}",
                defense=f"stance={green.id},extra={extra[1]},exposed={int(states[1])}",
            )
            for name in ("damage", "successes"):
                assert found[name] == [float(chance) for chance in asked.curve(name).values()]
            seen += 1
    assert seen > 10


def test_abilities_that_hold_all_the_time_are_counted_and_others_named() -> None:
    found = [one for seed in range(12) for match, decision in attacks(seed) for one in told(match, decision).values()]
    assert any(one["counted"] for one in found)
    assert any(one["open"] for one in found)
    for one in found:
        assert not {*one["counted"]} & {*one["open"]}
        assert abs(sum(one["damage"]) - 1) < 1e-9


MAUL, BO = "lord-maul", "bo-katan-kryze"


def foreseen(t: ShatterScenario, kind: AttackType = "melee") -> Any:
    """What is told of the first attack of a kind that is offered."""
    decision = t.a("action:combat").question("a")
    return next(one for option, one in told(t.match, decision).items() if option.startswith(kind))


def test_what_abilities_add_is_counted_and_named() -> None:
    hale = foreseen(table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,450")))
    raging = foreseen(table(a=side(f"{MAUL} at 400,400 with 5 damage"), b=side(f"{BO} at 400,450")))
    assert "sustained-by-rage" not in hale["counted"]
    assert "sustained-by-rage" in raging["counted"]
    assert raging["attack"] > hale["attack"]


def test_reactions_of_friends_are_named_until_they_are_used() -> None:
    def fire(used: int) -> Any:
        friends = side("cc-7567-captain-rex at 400,400", "501st-clone-troopers at 360,540 and 440,540")
        t = table(a=friends, b=side(f"{MAUL} at 400,600"))
        if used:
            t.unit("501st-clone-troopers").used["coordinated-fire-strained"] = used
        return foreseen(t, "ranged")

    assert "coordinated-fire-strained" in fire(0)["open"]
    assert "coordinated-fire-strained" not in fire(1)["open"]
