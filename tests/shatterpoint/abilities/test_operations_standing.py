"""Operations that hold all the time: keywords, more dice, ties. Each ability written by them, by what it does."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def alone(
    kind: str, tokens: str = "", *, deck: str | None = None, reserve: str = "", discard: str = ""
) -> ShatterScenario:
    """A unit in the middle, each of its characters near the last."""
    places = ["400,400", "460,400", "520,400"][: UNITS[kind].characters]
    tokens = f" with {tokens}" if tokens else ""
    return table(
        a=side(f"{kind} at {' and '.join(places)}{tokens}", deck=deck, reserve=reserve, discard=discard), b=side()
    )


@pytest.mark.parametrize(
    ("ability", "kind", "words"),
    [
        ("helmet-visor", "212th-clone-troopers", "sharpshooter 1"),
        ("victory-or-death", "isb-agents", "impact 1"),
        ("commando-armor and ascension-cables", "republic-clone-commandos", "protection 1, scale 1"),
        ("pain-is-weakness", "savage-opress", "protection 1, steadfast 1"),
        ("rigorous-training", "death-trooper-escort", "protection 1, sharpshooter 1"),
        ("sturdy-construction", "chopper-c1-10p-spectre-3", "protection 1"),
        ("not-just-a-pretty-face", "dengar-the-demolisher", "steadfast 1"),
        ("the-future-of-imperial-might", "elite-squad-troopers", "impact 1, sharpshooter 1"),
        ("more-machine-now-than-man", "darth-vader-fallen-master", "protection 1, steadfast 1, impact 1"),
        ("elite-conditioning", "death-trooper-specialist", "protection 1"),
        ("elite-training", "death-troopers", "protection 1, impact 1"),
    ],
)
def test_keywords_of_every_character(ability: str, kind: str, words: str) -> None:
    """Each has these keywords and no others."""
    t = alone(kind)
    every = ("protection", "steadfast", "scale", "impact", "sharpshooter", "cover")
    for character in t.unit(f"a.{kind}").characters:
        found = [f"{name} {value}" for name in every if (value := keyword(t.state, character, name))]
        assert ", ".join(found) == words


@pytest.mark.parametrize(
    ("ability", "kind", "tokens", "gained"),
    [
        ("sturdy-construction", "chopper-c1-10p-spectre-3", "", "exposed strained"),
        ("not-just-a-pretty-face", "dengar-the-demolisher", "", "disarmed exposed strained"),
        ("virtuoso", "jedi-master-shaak-ti", "", "pinned strained"),
        ("elite-conditioning", "death-trooper-specialist", "", "disarmed pinned strained"),
        ("unrelenting", "dark-troopers", "", "disarmed exposed strained"),
        ("extreme-conditions-training", "snowtroopers", "1 hunker", "disarmed pinned strained"),
        ("extreme-conditions-training", "snowtroopers", "", "disarmed exposed pinned strained"),
    ],
)
def test_immunity(ability: str, kind: str, tokens: str, gained: str) -> None:
    t = alone(kind, tokens)
    for condition in ("disarmed", "exposed", "pinned", "strained"):
        gain_condition(t.match, t.unit(kind), condition, None)
    assert " ".join(t.conditions(kind)) == gained


def test_greedy_at_an_objective() -> None:
    """Each character for itself, and only at an active objective."""
    for objective, steadfast in (("X", [1, 0]), ("(X)", [0, 0])):
        t = table(a=side("weequay-pirates at 400,400 and 600,400"), b=side(), objectives=f"{objective} at 400,450")
        assert [keyword(t.state, c, "steadfast") for c in t.unit("weequay").characters] == steadfast


@pytest.mark.parametrize(("tokens", "protection"), [("", 1), ("wounded", 0)])
def test_enhanced_blast_armor_while_not_wounded(tokens: str, protection: int) -> None:
    t = alone("aqua-droids", tokens)
    assert [keyword(t.state, c, "protection") for c in t.unit("aqua").characters] == [protection] * 2


def test_our_secrecy_is_our_survival() -> None:
    """While the order card is in the deck or in reserve."""
    unit = "covert-mandalorians"
    for t, protection in (
        (alone(unit, deck=f"{unit} shatterpoint"), 1),
        (alone(unit, deck="shatterpoint", reserve=unit), 1),
        (alone(unit, deck="shatterpoint", discard=unit), 0),
    ):
        assert keyword(t.state, t.character("covert.2"), "protection") == protection


def test_crew_of_the_ghost() -> None:
    """Rebels within 4, Hera among them; nobody farther away and nobody else."""
    t = table(
        a=side("hera-syndulla-spectre-2 at 400,400", "rebel-commandos at 600,400 and 700,400", f"{REX} at 400,500"),
        b=side("kanan-jarrus-spectre-1 at 400,300"),
    )
    names = ("hera", "rebel-commandos.1", "rebel-commandos.2", "rex", "kanan")
    assert [keyword(t.state, t.character(name), "cover") for name in names] == [1, 1, 0, 0, 0]


def test_protective_detail() -> None:
    """Primaries of the Empire within 2."""
    t = table(
        a=side(
            "death-troopers at 400,400 and 800,800",
            "moff-gideon at 400,480",
            "death-trooper-escort at 400,320",
            "director-krennic at 600,400",
            f"{MAUL} at 480,400",
        ),
        b=side(),
    )
    names = ("moff-gideon", "escort", "krennic", "maul", "a.death-troopers.1")
    assert [keyword(t.state, t.character(name), "cover") for name in names] == [1, 0, 0, 0, 0]


# Dice


def _beside(kind: str, tokens: str) -> str:
    places = ["400,400", "800,800"][: UNITS[kind].characters]
    return f"{kind} at {' and '.join(places)}" + (f" with {tokens}" if tokens else "")


@pytest.mark.parametrize(("foe", "dice"), [(MAUL, 9), (BO, 7), ("b1-battle-droids", 7)])
def test_overpowering_monster(foe: str, dice: int) -> None:
    places = "400,450 and 800,100" if foe.startswith("b1") else "400,450"
    t = table(a=side("savage-opress at 400,400"), b=side(f"{foe} at {places}"))
    t.a("action:combat").attacks("savage", f"{foe}.1")
    assert sum(t.last("rolled")["attack"].values()) == dice


@pytest.mark.parametrize(("tokens", "attack", "defense"), [("1 hunker", 7, 6), ("", 6, 5)])
def test_the_brains_of_the_batch(tokens: str, attack: int, defense: int) -> None:
    t = table(a=side(_beside("echo-and-tech", tokens)), b=side(f"{REX} at 400,560"))
    t.a("action:combat").attacks("echo-and-tech.1", "rex", type="ranged")
    assert sum(t.last("rolled")["attack"].values()) == attack
    t = table(a=side(f"{REX} at 400,560"), b=side(_beside("echo-and-tech", tokens)))
    t.a("action:combat").attacks("rex", "echo-and-tech.1", type="ranged")
    assert sum(t.last("rolled")["defense"].values()) == defense + (1 if tokens else 0)


@pytest.mark.parametrize(("tokens", "more"), [("1 hunker", 1), ("", 0)])
def test_darkness_and_shadows(tokens: str, more: int) -> None:
    """One die against ranged attacks, besides the one of the cover that a hunker token gives; none in melee."""
    acolytes = _beside("nightsister-acolytes", tokens)
    t = table(a=side(f"{REX} at 400,560"), b=side(acolytes))
    t.a("action:combat").attacks("rex", "nightsister-acolytes.1", type="ranged")
    assert sum(t.last("rolled")["defense"].values()) == 5 + 2 * more
    t = table(a=side(f"{MAUL} at 400,450"), b=side(acolytes))
    t.a("action:combat").attacks("maul", "nightsister-acolytes.1")
    assert sum(t.last("rolled")["defense"].values()) == 4


# Ties


@pytest.mark.parametrize(
    ("kind", "at", "seat"),
    [
        ("fifth-brother", "400,400", "a"),
        ("greef-karga", "400,400", "a"),
        ("ezra-bridger-spectre-6", "400,400", "a"),
        ("rc-1140-fixer", "400,400", "a"),
        ("fifth-brother", "700,400", ""),
        (BO, "400,400", ""),
    ],
)
def test_ties_are_won(kind: str, at: str, seat: str) -> None:
    """One contests for each player; the unit that wins ties has to be the one that contests."""
    t = table(
        a=side(f"{kind} at {at}", *([f"{REX} at 400,400"] if at != "400,400" else [])),
        b=side(f"{MAUL} at 400,500"),
        objectives="X at 400,450",
        step="end-turn",
    )
    assert t.controls("X") == seat
