"""Building a strike force (SP-BLD)."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.games.shatterpoint.build import ForceList, SquadList, eras_of, ready_force, violations
from battlemat.games.shatterpoint.content import UNITS, with_eras_of_today
from battlemat.games.shatterpoint.records import UnitCard
from tests.rule_marks import rule

REPUBLIC = "republic-and-nite-owls"


def broken(force: ForceList) -> list[str]:
    return [violation.rule for violation in violations(force)]


def changed(squad: int = 0, **units: str) -> ForceList:
    """The Republic's starter force with other units in a squad."""
    force = ready_force(REPUBLIC)
    for role, unit in units.items():
        setattr(force.squads[squad], role, unit)
    return force


@rule("SP-BLD-01", "SP-BLD-20")
def test_two_squads() -> None:
    force = ready_force(REPUBLIC)
    assert broken(force) == []
    force.squads.pop()
    assert broken(force) == ["SP-BLD-01"]


@rule("SP-BLD-02", "SP-BLD-03", "SP-BLD-19")
def test_one_unit_of_each_type() -> None:
    assert broken(changed(supporting="")) == ["SP-BLD-03"]
    assert broken(changed(supporting="gar-saxon-merciless-commander")) == ["SP-BLD-03", "SP-BLD-11"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "x", "squads": [{"primary": "lord-maul", "fourth": "x"}]}, ForceList)


@rule("SP-BLD-04", "SP-UNI-17")
def test_individuals_are_unique_in_a_force() -> None:
    """Ahsoka leads the second squad; one of two names in common is enough."""
    assert broken(changed(secondary="padawan-ahsoka-tano")).count("SP-BLD-04") == 1
    droids = changed(0, secondary="c-3po-and-r2-d2")
    droids.squads[1].secondary = "lando-and-r2-d2-inside-job"
    assert [v.facts["name"] for v in violations(droids) if v.rule == "SP-BLD-04"] == ["R2-D2"]


@rule("SP-BLD-05")
def test_names_are_unique_in_a_force() -> None:
    assert "SP-BLD-05" in broken(changed(1, supporting="501st-clone-troopers"))
    assert "SP-BLD-05" in broken(changed(1, supporting="501st-clone-troopers--2026"))


@rule("SP-BLD-06")
def test_both_players_may_field_the_same() -> None:
    from battlemat.games.shatterpoint import GAME

    assert GAME.normal_setup({"players": [REPUBLIC, REPUBLIC]})


@rule("SP-BLD-07")
def test_units_without_unique_names_do_not_conflict() -> None:
    assert not UNITS["501st-clone-troopers"].unique_names
    assert not UNITS["clan-kryze-mandalorians"].unique_names
    assert broken(ready_force(REPUBLIC)) == []


@rule("SP-BLD-08", "SP-BLD-11", "SP-BLD-12")
def test_the_primary_sets_the_budget() -> None:
    assert broken(changed(secondary="kalani-super-tactical-droid")) == ["SP-BLD-11"]
    found = violations(changed(secondary="kalani-super-tactical-droid"))[0]
    assert found.facts == {"squad": 1, "cost": 8, "points": 7}


@rule("SP-BLD-09")
def test_all_units_of_a_squad_share_its_era() -> None:
    assert "SP-BLD-09" in broken(changed(supporting="death-troopers"))


@rule("SP-BLD-10")
def test_squads_of_different_eras() -> None:
    force = ready_force(REPUBLIC)
    force.squads[1] = SquadList("ct-9904-elite-squad-leader", "es-04-firebrand", "elite-squad-troopers")
    assert [rule_id for rule_id in broken(force) if rule_id.startswith("SP-BLD")] == []


@rule("SP-BLD-13")
def test_older_names_of_eras() -> None:
    card = msgspec.to_builtins(UNITS["bo-katan-kryze"])
    for old, new in (("clone-wars", "fall-of-the-jedi"), ("galactic-civil-war", "age-of-rebellion")):
        read = with_eras_of_today(msgspec.convert(card | {"eras": [old]}, UnitCard))
        assert read.eras == (new,)
    assert broken(changed(era="clone-wars")) == []
    assert "SP-BLD-16" in broken(changed(era="galactic-civil-war"))


@rule("SP-BLD-14", "SP-BLD-15", "SP-BLD-17")
def test_split_eras_hold_what_lies_between() -> None:
    unit = msgspec.structs.replace(UNITS["bo-katan-kryze"], eras=("fall-of-the-jedi", "age-of-rebellion"))
    assert eras_of(unit) == ["fall-of-the-jedi", "reign-of-the-empire", "age-of-rebellion"]
    unit = msgspec.structs.replace(unit, eras=("reign-of-the-empire", "new-republic"))
    assert "fall-of-the-jedi" not in eras_of(unit)


@rule("SP-BLD-16")
def test_a_primary_has_the_era_its_squad_names() -> None:
    assert broken(changed(era="new-republic"))[0] == "SP-BLD-16"


@rule("SP-BLD-18")
def test_a_force_names_a_mission() -> None:
    force = ready_force(REPUBLIC)
    force.mission = ""
    assert broken(force) == ["SP-BLD-18"]
    force.mission = "picnic"
    assert broken(force) == ["SP-BLD-18"]


def test_every_violation_is_said_in_words() -> None:
    force = ForceList("Nothing", [SquadList(primary="lord-maul", secondary="nobody", supporting="bo-katan-kryze")])
    for violation in violations(force):
        for language in ("en", "pl", "de"):
            assert "shatterpoint-" not in violation.reason_in(language)
