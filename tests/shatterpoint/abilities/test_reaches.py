"""How far abilities reach: somebody stands at range 1, 2, 3, 4, 5 and beyond of the unit that has the card."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from battlemat.core.decision import Decision
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.abilities.registry import WRITTEN, Use
from battlemat.games.shatterpoint.content import ABILITIES, UNITS
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack, Moment, Unit

GAPS = [*((near + far) / 2 for near, far in pairwise(RANGES)), RANGES[-1] + 10]
"""Between two bases in the middle of each range, and beyond the last."""
OTHERS = {"primary": "lord-maul", "secondary": "aurra-sing", "supporting": "501st-clone-troopers"}
TAGS = sorted({tag for unit in UNITS.values() for tag in unit.tags})


def scene(kind: str, words: str) -> tuple[ShatterScenario, dict[str, Unit]]:
    """The unit with the card (`own`), the `other`, who has every tag there is, and a `foe` far away."""
    whose, type_, *tokens = words.split(maxsplit=2)
    other = OTHERS[type_]
    places = " and ".join(["450,120", "450,60", "450,60"][: UNITS[kind].characters])
    elsewhere = " and ".join(["450,400", "60,860", "60,800"][: UNITS[other].characters])
    there = f"{other} at {elsewhere} {' '.join(tokens)}".strip()
    mine, theirs = [f"{kind} at {places}"], ["bo-katan-kryze at 860,860"]
    (mine if whose == "allied" else theirs).append(there)
    t = table(a=side(*mine), b=side(*theirs), objectives="X at 860,100 b", activates=kind)
    units = {"own": t.state.players[0].units[0], "foe": t.state.players[1].units[0]}
    units["other"] = t.state.players[0 if whose == "allied" else 1].units[1]
    units["other"].lent_tags = list(TAGS)
    return t, units


def stands(t: ShatterScenario, units: dict[str, Unit], gap: float) -> None:
    """The other stands so far from the unit that has the card."""
    own, other = units["own"].characters[0], units["other"].characters[0]
    other.x, other.y = 450.0, round(120.0 + own.radius + other.radius + gap, 2)
    t.state.__dict__.clear()  # nothing that was worked out before holds any more


def fights(t: ShatterScenario, units: dict[str, Unit], words: str) -> None:
    """An attack is going on: `other > foe`."""
    attacker, _, defender = words.partition(" > ")
    one, two = units[attacker].characters[0].id, units[defender].characters[0].id
    t.state.attacks[:] = [Attack(0, one, two, "melee", False)]


def about(units: dict[str, Unit], words: str) -> Any:
    """What a value is about: a character or a unit."""
    unit = units["own" if words.startswith("own") else "other"]
    return unit.characters[0] if words.endswith("character") else unit


def happens(units: dict[str, Unit], name: str, words: str) -> Moment:
    """A moment: `other by own combat`."""
    who, _, by, *detail = words.split()
    unit, cause = units[who], units[by]
    return Moment(
        name,  # type: ignore[arg-type]
        unit=unit.id,
        character=unit.characters[0].id,
        by=cause.id,
        by_character=cause.characters[0].id,
        detail=" ".join(detail),
    )


def works(t: ShatterScenario, units: dict[str, Unit], ability: str, name: str, words: str) -> bool:
    """Whether the ability could be used, waits for the moment or changes the value."""
    written, unit, card = WRITTEN[ability], units["own"], ABILITIES[ability]
    t.state.attacks.clear()
    words, _, attack = words.partition(", ") if " by " in words else ("", "", words)
    if " > " in attack:
        fights(t, units, attack)
    if not name:
        return written.possible(Use(t.match, unit, card))
    values = [value for known, value in written.values if known == name]
    if values:
        subject = t.state.attacks[-1] if t.state.attacks else about(units, attack)
        return any(value(t.state, unit, subject) for value in values)
    use = Use(t.match, unit, card, happens(units, name, words))
    return any(trigger.applies(use) for trigger in written.triggers if trigger.moment == name)


@pytest.mark.parametrize(
    ("ability", "kind", "name", "farthest", "other", "words"),
    [
        ("always-gets-the-job-done", "ig-88b-created-to-succeed", "", 2, "enemy primary", ""),
        ("appetite-for-destruction", "general-grievous", "action-taken", 3, "allied supporting", "own by own combat"),
        ("bring-it-on-clankers", "cc-7567-captain-rex", "hunker-gained", 3, "allied primary", "other by own combat"),
        (
            "close-range-annihilation",
            "b2-battle-droids",
            "modify-attack",
            3,
            "allied primary",
            "own by own combat, own > other",
        ),
        (
            "congratulations-you-are-being-rescued",
            "k-2so-outspoken-enforcer",
            "unit-wounded",
            4,
            "allied primary",
            "other by foe combat",
        ),
        ("dark-fury", "savage-opress", "", 2, "enemy primary", ""),
        ("divine-influence", "c-3po-and-r2-d2", "climbs-engaged", 5, "allied primary", "character"),
        ("divine-influence", "c-3po-and-r2-d2", "keyword:scale", 5, "allied primary", "character"),
        ("dogged-assault", "snowtrooper-lieutenant", "action-taken", 5, "allied primary", "other by own combat"),
        ("elders-command", "logray-bright-tree-shaman", "", 4, "allied supporting", ""),
        ("explosive-ordnance", "bossk-single-minded-slayer", "", 5, "enemy primary", ""),
        ("force-repulse", "fifth-brother", "", 2, "allied primary", ""),
        ("forming-up-sir", "rc-1140-fixer", "action-taken", 3, "allied primary", "other by own move"),
        (
            "forward-planning",
            "echo-and-tech",
            "activation-start",
            4,
            "allied primary with 1 damage, pinned",
            "other by own combat",
        ),
        (
            "getting-ahead-of-yourself-again-snips",
            "padawan-ahsoka-tano",
            "action-taken",
            3,
            "allied supporting",
            "other by own combat",
        ),
        ("helpful-hand", "ezra-bridger-spectre-6", "action-taken", 2, "allied primary", "other by own move"),
        ("hunting-horn", "wicket-intrepid-warrior", "", 3, "enemy primary", ""),
        (
            "i-am-a-jedi-like-my-father-before-me",
            "jedi-knight-luke-skywalker",
            "keyword:immunity-exposed",
            5,
            "allied primary",
            "character",
        ),
        (
            "i-forged-this-armor-with-my-family",
            "sabine-wren-spectre-5",
            "action-taken",
            2,
            "allied primary",
            "own by own move",
        ),
        ("i-will-have-results", "general-veers-tactical-genius", "", 4, "allied supporting", ""),
        ("id10-seeker-droid", "commander-iden-versio", "", 3, "enemy primary", ""),
        ("ill-cover-the-rear", "paz-vizsla", "attack-resolved", 2, "allied primary", "own by own combat, foe > other"),
        ("im-always-first-kid", "cc-7567-captain-rex", "action-taken", 3, "allied supporting", "other by own combat"),
        (
            "incoming",
            "ct-411-commander-ponds",
            "keyword:immunity-exposed",
            3,
            "allied primary with 1 hunker",
            "character",
        ),
        ("intimidating-presence", "chewie", "defense-expertise", 2, "allied primary", "foe > other"),
        ("its-not-wise-to-upset-a-wookiee", "chewie", "", 3, "enemy primary", ""),
        ("manipulating-hand", "morgan-elsbeth", "", 4, "enemy primary", ""),
        ("mayhem", "chopper-c1-10p-spectre-3", "", 2, "enemy primary", ""),
        (
            "mind-trick",
            "obi-wan-kenobi-out-of-hiding",
            "attack-declared",
            5,
            "enemy primary",
            "own by own combat, other > foe",
        ),
        ("mobilize-the-village", "chief-chirpa", "attack-dice", 4, "allied primary", "other > foe"),
        ("my-loyalty-my-life-for-the-sisterhood", "morgan-elsbeth", "pays-with-damage", 3, "allied primary", "unit"),
        ("precise-strike", "jedi-master-luminara-unduli", "action-taken", 3, "allied supporting", "own by own combat"),
        ("protective-wards", "logray-bright-tree-shaman", "defense-dice", 4, "allied primary", "foe > other"),
        (
            "r2-im-not-sure-thats-such-a-good-idea",
            "c-3po-and-r2-d2",
            "activation-start",
            4,
            "allied primary with 1 damage, pinned",
            "other by own combat",
        ),
        (
            "rule-17-always-make-sure-theyre-dead",
            "sev-and-scorch",
            "action-taken",
            3,
            "allied primary",
            "other by own combat",
        ),
        ("security-network", "lobot-computer-liaison-officer", "", 4, "allied secondary", ""),
        ("some-of-my-favorite-people-are-bounty-hunters", "greef-karga", "", 4, "allied primary", ""),
        (
            "somebodys-gotta-save-our-skins",
            "princess-leia-charming-to-the-last",
            "defense-dice",
            3,
            "allied primary with wounded",
            "other > own",
        ),
        ("tactical-network", "kalani-super-tactical-droid", "", 4, "allied primary", ""),
        ("tactical-network--exp", "kraken-super-tactical-droid", "", 4, "allied primary", ""),
        ("the-muscle-of-the-batch", "wrecker-and-omega", "keyword:protection", 3, "allied primary", "character"),
        ("the-muscle-of-the-batch", "wrecker-and-omega", "keyword:steadfast", 3, "allied primary", "character"),
        (
            "theres-plenty-of-suffering-to-go-around",
            "riff-tamson",
            "attack-dice",
            4,
            "enemy primary with wounded",
            "own > other",
        ),
        (
            "theres-plenty-of-suffering-to-go-around",
            "riff-tamson",
            "unit-wounded",
            4,
            "enemy primary",
            "other by own combat",
        ),
        (
            "this-effort-is-no-longer-profitable",
            "hondo-honest-businessman",
            "unit-wounded",
            4,
            "allied primary",
            "other by own combat",
        ),
        (
            "twice-the-pride-double-the-fall",
            "count-dooku-separatist-leader",
            "attack-resolved",
            2,
            "allied primary",
            "own by own combat, foe > other",
        ),
        ("unreliable-informant", "ezra-bridger-spectre-6", "", 3, "enemy supporting", ""),
        ("unwitting-brute", "savage-opress", "activation-start", 3, "allied primary", "other by own combat"),
        (
            "we-can-do-this-the-simple-way-or-the-difficult-way",
            "jedi-master-plo-koon",
            "before-dice",
            3,
            "allied primary",
            "own by own combat, foe > other",
        ),
        (
            "we-have-hope",
            "hera-syndulla-spectre-2",
            "activation-start",
            5,
            "allied primary with 1 damage, pinned",
            "own by own combat",
        ),
        ("what-have-we-here", "hondo-honest-businessman", "", 2, "enemy primary", ""),
        ("yes-more-explosives", "sev-and-scorch", "", 3, "enemy primary", ""),
        (
            "youll-find-i-have-many-qualities",
            "ahsoka-tano-jedi-no-more--2026",
            "defense-expertise",
            2,
            "allied primary",
            "foe > other",
        ),
    ],
)
def test_an_ability_reaches_as_far_as_its_card_says(
    ability: str, kind: str, name: str, farthest: int, other: str, words: str
) -> None:
    t, units = scene(kind, other)
    found = []
    for number, gap in enumerate(GAPS, 1):
        stands(t, units, gap)
        if works(t, units, ability, name, words):
            found.append(number)
    assert found == list(range(1, farthest + 1))
    assert str(farthest) in re.findall(r"within (\d)", GAME.catalogue("en")["abilities"][ability]["effect"])


THREE = {
    "primary": ("lord-maul", "count-dooku-separatist-leader", "general-anakin-skywalker"),
    "supporting": ("501st-clone-troopers", "b1-battle-droids", "clan-kryze-mandalorians"),
}


def standing(kind: str, x: float, gap: float, radius: float) -> str:
    """A unit with one character so far ahead, the others far away."""
    y = round(120.0 + radius + UNITS[kind].base / 2 + gap, 2)
    away = [f"{60 + 60 * number},860" for number in range(UNITS[kind].characters - 1)]
    return f"{kind} at {' and '.join([f'{x},{y}', *away])}"


@pytest.mark.parametrize(
    ("ability", "kind", "farthest", "other"),
    [
        ("explosive-ordnance", "bossk-single-minded-slayer", 5, "enemy primary"),
        ("id10-seeker-droid", "commander-iden-versio", 3, "enemy primary"),
        ("mayhem", "chopper-c1-10p-spectre-3", 2, "enemy primary"),
        ("its-not-wise-to-upset-a-wookiee", "chewie", 3, "enemy primary"),
        ("unreliable-informant", "ezra-bridger-spectre-6", 3, "enemy supporting"),
        ("i-will-have-results", "general-veers-tactical-genius", 4, "allied supporting"),
        ("some-of-my-favorite-people-are-bounty-hunters", "greef-karga", 4, "allied primary"),
        ("what-have-we-here", "hondo-honest-businessman", 2, "enemy primary"),
        ("always-gets-the-job-done", "ig-88b-created-to-succeed", 2, "enemy primary"),
        ("tactical-network", "kalani-super-tactical-droid", 4, "allied primary"),
        ("tactical-network--exp", "kraken-super-tactical-droid", 4, "allied primary"),
        ("elders-command", "logray-bright-tree-shaman", 4, "allied supporting"),
        ("manipulating-hand", "morgan-elsbeth", 4, "enemy primary"),
        ("dark-fury", "savage-opress", 2, "enemy primary"),
        ("yes-more-explosives", "sev-and-scorch", 3, "enemy primary"),
    ],
)
def test_whom_an_ability_can_choose_is_in_its_reach(ability: str, kind: str, farthest: int, other: str) -> None:
    """Two stand within its range, one farther away."""
    whose, type_ = other.split()
    first, second, third = THREE[type_]
    inside, outside = (RANGES[farthest - 1] + RANGES[farthest]) / 2, GAPS[farthest]
    radius = UNITS[kind].base / 2
    there = [
        standing(first, 450, inside, radius),
        standing(second, 400, RANGES[farthest - 1] * 0.9, radius),
        standing(third, 450, outside, radius),
    ]
    mine = f"{kind} at {' and '.join(['450,120', '450,60'][: UNITS[kind].characters])}"
    allies, enemies = ([mine, *there], []) if whose == "allied" else ([mine], there)
    t = table(a=side(*allies), b=side(*enemies, "bo-katan-kryze at 860,860"), activates=kind)
    for player in t.state.players:
        for unit in player.units:
            if unit.kind in (first, second, third):
                unit.lent_tags = list(TAGS)
    t.state.__dict__.clear()
    use = WRITTEN[ability].use
    assert use is not None
    flow = use(Use(t.match, t.state.players[0].units[0], ABILITIES[ability]))
    assert flow is not None
    question = next(flow)
    assert isinstance(question, Decision)
    named = {name for name in (first, second, third) for option in question.options if f".{name}" in option.id}
    assert named == {first, second}
