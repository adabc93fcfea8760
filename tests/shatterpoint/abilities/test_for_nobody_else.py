"""What an ability changes for its own unit, or its own player, it changes for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.names import ValueName
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack, AttackType
from battlemat.games.shatterpoint.values import keyword, total

FRIEND, FOE = "a.lord-maul", "b.lord-maul"
"""Two without a keyword or a tag that the abilities below ask for."""


def beside(kind: str, tokens: str = "") -> ShatterScenario:
    """A unit between a friend and a foe, at an objective of its own."""
    places = " and ".join(f"{400 + 60 * number},400" for number in range(UNITS[kind].characters))
    tokens = f" with {tokens}" if tokens else ""
    return table(
        a=side(f"{kind} at {places}{tokens}", "lord-maul at 400,470"),
        b=side("lord-maul at 400,330"),
        objectives="X at 430,430 a; Y at 800,800 b",
    )


@pytest.mark.parametrize(
    "kind",
    [
        "chief-chirpa",
        "gar-saxon-merciless-commander",
        "princess-leia-charming-to-the-last",
        "del-meeko-inferno-squad",
        "cc-2224-clone-commander-cody",
        "mandalorian-super-commandos",
        "clan-kryze-mandalorians",
        "republic-clone-commandos",
        "savage-opress",
        "death-trooper-escort",
        "dark-troopers",
        "chopper-c1-10p-spectre-3",
        "dengar-the-demolisher",
        "elite-squad-troopers",
        "jedi-master-shaak-ti",
        "darth-vader-fallen-master",
        "death-trooper-specialist",
        "rebel-pathfinders",
        "sabine-wren-spectre-5",
        "shin-hati-eager-apprentice",
        "obi-wan-kenobi-out-of-hiding",
    ],
)
def test_keywords_are_for_the_own_characters(kind: str) -> None:
    """Neither a friend nor a foe that stands beside them has one of them."""
    t = beside(kind)
    every = ["protection", "steadfast", "scale", "impact", "sharpshooter", "cover"]
    every += [f"immunity-{condition}" for condition in ("strained", "disarmed", "exposed", "pinned")]
    own = [name for name in every if keyword(t.state, t.unit(f"a.{kind}").characters[0], name)]
    assert own
    for other in (FRIEND, FOE):
        assert [name for name in every if keyword(t.state, t.character(other), name)] == []


def unit(name: str) -> Callable[[ShatterScenario], Any]:
    return lambda t: t.unit(name)


def character(name: str) -> Callable[[ShatterScenario], Any]:
    return lambda t: t.character(name)


def fighter(name: str) -> Callable[[ShatterScenario], Any]:
    return lambda t: (t.unit(name), "combat")


def attack(by: str, on: str, type_: AttackType = "ranged") -> Callable[[ShatterScenario], Any]:
    return lambda t: Attack(0, t.character(by).id, t.character(on).id, type_, False)


@pytest.mark.parametrize(
    ("kind", "value", "others"),
    [
        ("gar-saxon-merciless-commander", "ignore-cover", [attack(FRIEND, FOE), attack(FOE, FRIEND)]),
        ("del-meeko-inferno-squad", "ignore-cover", [attack(FRIEND, FOE), attack(FOE, FRIEND)]),
        ("cc-2224-clone-commander-cody", "ignore-cover", [attack(FRIEND, FOE), attack(FOE, FRIEND)]),
        ("chief-chirpa", "ignore-protection", [attack(FRIEND, FOE, "melee"), attack(FOE, FRIEND, "melee")]),
        ("the-armorer", "defense-dice", [attack(FOE, FRIEND)]),
        ("asajj-ventress-sith-assassin--2026", "may-reposition", [character(FRIEND), character(FOE)]),
        ("rc-1138-boss", "dash-grows", [character(FRIEND), character(FOE)]),
        ("rc-1138-boss", "advance-grows", [character(FRIEND), character(FOE)]),
        ("gwarm", "climbs-engaged", [character(FRIEND), character(FOE)]),
        ("dark-troopers", "immovable", [character(FRIEND), character(FOE)]),
        ("b1-battle-droids", "reserve-under-deck", [unit(FRIEND), unit(FOE)]),
        ("luke-skywalker-daring-hero", "keeps-hunker", [unit(FRIEND), unit(FOE)]),
        ("general-obi-wan-kenobi", "keeps-hunker", [unit(FOE)]),
        ("baylan-skoll", "keeps-hunker", [unit(FOE)]),
        ("moff-gideon", "reserve-cost", [unit(FRIEND)]),
        ("dengar-the-demolisher", "reserve-cost", [unit(FRIEND), unit(FOE)]),
        ("shin-hati-eager-apprentice", "pays-with-hunker", [unit(FRIEND), unit(FOE)]),
        ("shin-hati-eager-apprentice", "reserve-barred", [unit(FRIEND), unit(FOE)]),
        ("night-troopers", "reserve-barred", [unit(FRIEND), unit(FOE)]),
        ("jyn-erso-stardust", "pays-with-momentum", [unit(FRIEND), unit(FOE)]),
        (
            "del-meeko-inferno-squad",
            "action-again",
            [lambda t: (t.unit(FRIEND), "combat"), lambda t: (t.unit(FOE), "combat")],
        ),
        ("jedi-master-luminara-unduli", "sees-top-card", [lambda t: 1]),
        ("moff-gideon", "wins-ties", [lambda t: t.objective("Y")]),
        ("director-krennic", "locks-control", [lambda t: t.objective("Y")]),
    ],
)
def test_a_value_is_changed_for_nobody_else(
    kind: str, value: ValueName, others: list[Callable[[ShatterScenario], Any]]
) -> None:
    t = beside(kind, "6 damage, 1 injured" if kind in ("the-armorer", "night-troopers") else "")
    for other in others:
        assert total(t.state, value, other(t)) == 0
