"""The content files as a whole: every record loads, every ready-made thing is legal, nothing is written twice."""

from __future__ import annotations

import doctest
from random import Random

import pytest

from battlemat.core.errors import BadSetup
from battlemat.core.event import Event
from battlemat.games.shatterpoint import GAME, battlefield, build, terrain, wording
from battlemat.games.shatterpoint.abilities.registry import WRITTEN
from battlemat.games.shatterpoint.battlefield import plan_faults
from battlemat.games.shatterpoint.build import (
    ForceList,
    SquadList,
    export_list,
    import_list,
    is_playable,
    ready_force,
    violations,
)
from battlemat.games.shatterpoint.content import ABILITIES, FORCES, MISSIONS, STANCES, UNITS, battlefield_plans
from battlemat.games.shatterpoint.measuring import MOVEMENT_TOOLS, RANGE_TOOLS
from battlemat.games.shatterpoint.missions.registry import EFFECTS, VALUES
from battlemat.games.shatterpoint.sampling import sample_setup
from battlemat.games.shatterpoint.terrain import SIDE, higher
from battlemat.games.shatterpoint.usage import used
from tests.rule_marks import rule


@pytest.mark.parametrize("module", [battlefield, build, terrain, wording])
def test_the_examples_in_the_code(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@rule("SP-UNI-38")
def test_the_core_set() -> None:
    core = [unit for unit in UNITS.values() if unit.set == "SWP01" and unit.edition == "2023"]
    assert [sum(unit.type == role for unit in core) for role in build.ROLES] == [4, 4, 4]
    assert all(is_playable(unit) for unit in core)
    struggles = MISSIONS["shifting-priorities"].struggles.values()
    assert [sum(card.phase == phase for card in struggles) for phase in (1, 2, 3)] == [3, 3, 3]
    assert sum(unit.characters for unit in core) == 16
    assert len({unit.stances for unit in core}) == 12
    assert (len(RANGE_TOOLS), len(set(MOVEMENT_TOOLS.values()))) == (5, 2)


def test_every_written_ability_has_something_to_do() -> None:
    for name, written in WRITTEN.items():
        kind = ABILITIES[name].kind
        assert (written.use is not None) == (kind in ("active", "tactic")), name
        assert written.use or written.triggers or written.values, name


def test_every_special_rule_of_a_struggle_card_is_written() -> None:
    known = {name for rules in EFFECTS.values() for name in rules} | {
        name for rules in VALUES.values() for name in rules
    }
    for mission in MISSIONS.values():
        for card in mission.struggles.values():
            assert set(card.special) <= known, card.id


@rule("SP-STA-29", "SP-STA-33")
def test_combat_trees_are_connected() -> None:
    for stance in STANCES.values():
        names = {option.id for option in stance.tree}
        reached = {option.id for option in stance.tree if option.start}
        assert reached, stance.id
        while more := {n for name in reached for n in stance.option(name).next} - reached:
            reached |= more
        assert reached == names, stance.id


@pytest.mark.parametrize("name", list(battlefield_plans()))
def test_ready_battlefields_are_sound(name: str) -> None:
    assert list(plan_faults(battlefield_plans()[name])) == []


@rule("SP-SET-11")
@pytest.mark.parametrize("name", list(battlefield_plans()))
def test_ready_battlefields_have_varied_terrain(name: str) -> None:
    """Pieces of different shapes, several heights, most of it away from both edges; both edges alike."""
    plan, parts = battlefield_plans()[name], battlefield.battlefield(name).field.parts
    assert len({placement.piece for placement in plan.placements}) >= 5
    assert any(higher(part.top, 0.0) for part in parts)
    assert len({part.top for part in parts if part.standable}) >= 3
    inner = [place for place in plan.placements if abs(place.y - SIDE / 2) < SIDE / 4]
    assert len(inner) > len(plan.placements) / 2
    places = {(round(place.x, 1), round(place.y, 1)) for place in plan.placements}
    assert places == {(round(SIDE - x, 1), round(SIDE - y, 1)) for x, y in places}


def test_there_are_two_ready_battlefields_and_four_starter_forces() -> None:
    assert len(battlefield_plans()) >= 2
    assert len(FORCES) >= 4


@pytest.mark.parametrize("name", list(FORCES))
def test_ready_forces_are_legal_and_can_be_shared(name: str) -> None:
    force = ready_force(name)
    assert violations(force) == []
    assert import_list(export_list(force)) == force


@rule("SP-HSE-03")
def test_a_unit_with_an_unwritten_ability_cannot_be_fielded(monkeypatch: pytest.MonkeyPatch) -> None:
    force = ready_force("republic-and-nite-owls")
    assert violations(force) == []
    monkeypatch.delitem(WRITTEN, UNITS[force.squads[0].secondary].abilities[0])
    assert "SP-HSE-03" in [violation.rule for violation in violations(force)]


@rule("SP-HSE-03")
def test_a_unit_that_is_not_playable_yet_is_shown_as_such_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = "grand-admiral-thrawn"
    monkeypatch.delitem(WRITTEN, UNITS[waiting].abilities[1])
    assert [GAME.catalogue("en")["units"][unit]["playable"] for unit in (waiting, "lord-maul")] == [False, True]
    force = ready_force("collective-and-separatists")
    force.squads[0].primary = waiting
    with pytest.raises(BadSetup) as refused:
        GAME.normal_setup({"players": [force, "republic-and-nite-owls"]})
    told = "Grand Admiral Thrawn is not playable yet: one of its abilities cannot be carried out here. [SP-HSE-03]"
    assert told in str(refused.value)


@pytest.mark.parametrize("part", ["forward-scout", "infiltration", "battle-tactics-primitive-artifice"])
def test_a_strike_force_is_sampled_around_a_single_unit(part: str) -> None:
    """Units of one name stand in one of its squads alone."""
    for seed in range(5):
        setup = sample_setup(Random(seed), [part])
        for player in setup["players"]:
            squads = [UNITS[squad[role]].abilities for squad in player["squads"] for role in build.ROLES]
            assert any(part in abilities for abilities in squads)


def test_what_has_no_price_costs_nothing_in_a_summary() -> None:
    """A primary unit where another belongs is a fault, but one that can be told in numbers."""
    squad = SquadList("lord-maul", "lord-maul", "nobody")
    assert GAME.list_summary(ForceList("A force", [squad]))["squads"][0]["cost"] == 0


def test_whoever_helped_was_used() -> None:
    assert list(used(Event("helped", "SP-ABL-11", {"by": ["sith-assassin", "force-speed"]}))) == [
        "sith-assassin",
        "force-speed",
    ]
