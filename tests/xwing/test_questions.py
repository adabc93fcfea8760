"""Questions say what they are for, list first what one looks for, and tell why the rest cannot be had."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from battlemat.core.decision import Decision
from battlemat.games.xwing import GAME, wording
from battlemat.games.xwing.scenario import XWingScenario, table

X, WINGMAN, TIE, OTHER = "a.lukeskywalker", "a.wedgeantilles", "b.academypilot", "b.howlrunner"


def asked(t: XWingScenario) -> Decision[Any]:
    return t.match.pending[0]


def told(t: XWingScenario, language: str = "en") -> str:
    return GAME.teller(t.match.view(asked(t).player), language).question(asked(t))


@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "Jake Farrell: which ship?"),
    ("pl", "Jake Farrell: który statek?"),
    ("de", "Jake Farrell: welches Schiff?"),
])  # fmt: skip
def test_a_question_for_a_ship_names_the_card_it_is_for(language: str, sentence: str) -> None:
    t = table("a.jakefarrell@400,300#2-straight=jake", f"{X}@460,400#2-straight")
    t.until("action", "jake").a("boost").a("1-straight").a("a.jakefarrell/pilot:jakefarrell")
    assert asked(t).kind == "ship"
    assert told(t, language) == sentence


def test_every_question_for_a_ship_names_its_card() -> None:
    silent = [
        f"{file.name}:{call.lineno}"
        for file in Path(wording.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text()))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "pick_ship"
        if not {"kind", "about"} & {keyword.arg for keyword in call.keywords}
    ]
    assert silent == []


def test_enemies_come_first_among_the_objects_to_lock_and_own_ships_last() -> None:
    t = table(
        f"{X}@400,300#2-straight=x", f"{WINGMAN}@500,300#2-straight", "asteroid@300,300", f"{TIE}@400,560,180",
        "a:drk1probedroid@460,480", "b:drk1probedroid@340,480",
    )  # fmt: skip
    t.until("action", "x").a("lock")
    listed = [option.id for option in asked(t).options]
    assert listed == [TIE, "drk1probedroid-2", "obstacle-1", WINGMAN, "drk1probedroid-1"]


def test_a_bonus_attack_says_why_another_shot_is_not_offered() -> None:
    t = table(
        f"{X}@400,300&clustermissiles>{TIE}=x", f"{TIE}@400,500,180", f"{OTHER}@450,500,180",
        "b.maulermithel@400,200", phase="engagement",
    )  # fmt: skip
    t.until("attack", "x").attack(f"clustermissiles>{TIE}", attack="blank blank blank", defense="blank blank blank")
    t.no_modifying().a(f"{X}/upgrade:clustermissiles")
    decision = asked(t)
    assert [option.id for option in decision.options] == [f"clustermissiles>{OTHER}", "pass"]
    why = {name: (refusal.key, refusal.rule) for name, refusal in decision.refused.items()}
    assert why[f"front>{OTHER}"] == ("xwing-not-this-attack", "XW-ABL-02")
    assert why[f"clustermissiles>{TIE}"] == ("xwing-not-this-attack", "XW-ABL-02")
    assert why["clustermissiles>b.maulermithel"] == ("xwing-target-not-in-arc", "XW-ATK-09")


def test_everybody_sees_the_line_that_was_chosen_to_measure_along() -> None:
    t = table(f"{X}@400,300+focus=x", f"{TIE}@400,490,180", "asteroid@380,395", phase="engagement")
    t.until("attack", "x").attack(f"front>{TIE}", attack="focus hit hit")
    lines = asked(t).about["lines"]
    assert t.match.view(1)["attack"]["line"] is None
    t.a("line-2")
    for viewer in (0, 1, None):
        assert [list(point) for point in t.match.view(viewer)["attack"]["line"]] == lines["line-2"]


def test_a_line_says_what_it_runs_across() -> None:
    t = table(f"{X}@400,300=x", f"{TIE}@400,490,180", "asteroid@380,395", phase="engagement")
    t.until("attack", "x").attack(f"front>{TIE}")
    teller = GAME.teller(t.match.view(0), "en")
    sentences = [teller.option(option.id, asked(t)) for option in asked(t).options]
    assert sentences == ["Line 1 (unobstructed)", "Line 2 (obstructed by asteroid 1)"]


def test_the_log_does_not_name_a_pilot_twice() -> None:
    t = table("b.soontirfel@400,500,180", f"{X}@400,300", phase="engagement")
    t.until("attack")
    teller = GAME.teller(t.match.view(0), "en")
    used = next(event for event in t.match.events if event.kind == "ability")
    assert teller.event(used) == "Soontir Fel uses the pilot ability."
