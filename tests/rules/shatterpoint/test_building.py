"""Building a strike force (SP-BLD)."""

from __future__ import annotations

import msgspec
import pytest

import battlemat
from battlemat.core.errors import BadSetup
from battlemat.games.shatterpoint.build import ROLES, ForceList, SquadList, eras_of, read_list, ready_force, violations
from battlemat.games.shatterpoint.content import UNITS, with_eras_of_today
from battlemat.games.shatterpoint.records import UnitCard
from tests.rule_marks import rule

REPUBLIC, COLLECTIVE = "republic-and-nite-owls", "collective-and-separatists"


def broken(force: ForceList) -> list[str]:
    return [violation.rule for violation in violations(force)]


def changed(squad: int = 0, /, **units: str) -> ForceList:
    """The Republic's starter force with other units in a squad."""
    force = ready_force(REPUBLIC)
    for role, unit in units.items():
        setattr(force.squads[squad], role, unit)
    return force


@rule("SP-BLD-01")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_two_squads(count: int) -> None:
    force = ready_force(REPUBLIC)
    assert broken(force) == []
    spare = SquadList("lord-maul", "gar-saxon-merciless-commander", "mandalorian-super-commandos")
    force.squads = [*force.squads, spare][:count]
    assert broken(force) == ["SP-BLD-01"]


@rule("SP-BLD-02")
def test_a_squad_has_three_units_and_no_fourth() -> None:
    squad = {"primary": "lord-maul", "secondary": "bo-katan-kryze", "supporting": "501st-clone-troopers"}
    written = {"name": "x", "squads": [squad, squad]}
    assert len(read_list(written).squads) == 2
    with pytest.raises(BadSetup, match="fourth"):
        read_list({**written, "squads": [squad | {"fourth": "b1-battle-droids"}, squad]})
    assert broken(changed(supporting="")) == ["SP-BLD-03"]


@rule("SP-BLD-03")
@pytest.mark.parametrize(
    ("role", "unit"),
    [
        ("secondary", "b1-battle-droids"),
        ("supporting", "gar-saxon-merciless-commander"),
        ("primary", "gar-saxon-merciless-commander"),
        ("secondary", "lord-maul"),
    ],
)
def test_one_unit_of_each_type(role: str, unit: str) -> None:
    """A Primary and two Supporting units, two Secondary ones, no Primary, two Primaries."""
    found = [v for v in violations(changed(**{role: unit})) if v.rule == "SP-BLD-03"]
    assert [v.facts for v in found] == [{"unit": unit, "role": role}]


@rule("SP-BLD-04", "SP-UNI-17")
def test_individuals_are_unique_in_a_force() -> None:
    """Ahsoka leads the second squad; one of two names in common is enough."""
    force = changed(secondary="padawan-ahsoka-tano")
    assert UNITS[force.squads[1].primary].name == "Ahsoka Tano, Jedi No More"
    found = [v for v in violations(force) if v.rule == "SP-BLD-04"]
    assert [v.facts for v in found] == [{"unit": "ahsoka-tano-jedi-no-more", "name": "Ahsoka Tano"}]
    droids = changed(0, secondary="c-3po-and-r2-d2")
    droids.squads[1].secondary = "lando-and-r2-d2-inside-job"
    assert [v.facts["name"] for v in violations(droids) if v.rule == "SP-BLD-04"] == ["R2-D2"]
    same = changed(secondary="padawan-ahsoka-tano", primary="ahsoka-tano-jedi-no-more", supporting="")
    assert "SP-BLD-04" in broken(ForceList("One squad", same.squads[:1])), "in one squad it is no better"


@rule("SP-BLD-05")
@pytest.mark.parametrize("again", ["501st-clone-troopers", "501st-clone-troopers--2026"])
def test_names_are_unique_in_a_force(again: str) -> None:
    """Without a unique name, and in another print."""
    assert UNITS[again].unique_names == ()
    found = [v for v in violations(changed(1, supporting=again)) if v.rule == "SP-BLD-05"]
    assert [v.facts for v in found] == [{"unit": again}]


@rule("SP-BLD-06")
def test_both_players_may_field_the_same() -> None:
    match = battlemat.new_match("shatterpoint", {"players": [COLLECTIVE, COLLECTIVE]}, seed=1)
    kinds = [{unit.kind for unit in player.units} for player in match.state.players]
    assert all("lord-maul" in each for each in kinds)


@rule("SP-BLD-07")
def test_units_without_unique_names_do_not_conflict() -> None:
    force = ready_force(REPUBLIC)
    supporting = [squad.supporting for squad in force.squads]
    assert supporting == ["501st-clone-troopers", "clan-kryze-mandalorians"]
    assert all(UNITS[unit].unique_names == () for unit in supporting)
    assert broken(force) == []


@rule("SP-BLD-08")
def test_the_primary_determines_era_and_budget() -> None:
    """Anakin: Fall of the Jedi and 7 points; with Maul in his place there are 8, with Vader another era."""
    squad = {"secondary": "cc-7567-captain-rex", "supporting": "clan-kryze-mandalorians--2026"}
    assert (eras_of(UNITS["general-anakin-skywalker"]), UNITS["lord-maul"].squad_points) == (["fall-of-the-jedi"], 8)
    found = violations(changed(primary="general-anakin-skywalker", **squad))
    assert [(v.rule, v.facts) for v in found if v.rule == "SP-BLD-11"] == [
        ("SP-BLD-11", {"squad": 1, "cost": 8, "points": 7})
    ]
    assert "SP-BLD-11" not in broken(changed(primary="lord-maul", **squad))
    era = [
        v.facts
        for v in violations(changed(primary="darth-vader-the-emperors-servant", **squad))
        if v.rule == "SP-BLD-09"
    ]
    assert era == [{"unit": "cc-7567-captain-rex", "era": "age-of-rebellion"}]


@rule("SP-BLD-09")
@pytest.mark.parametrize(("role", "unit"), [("secondary", "es-04-firebrand"), ("supporting", "elite-squad-troopers")])
def test_all_units_of_a_squad_share_its_era(role: str, unit: str) -> None:
    """Both belong to Reign of the Empire alone."""
    assert UNITS[unit].eras == ("reign-of-the-empire",)
    found = [v for v in violations(changed(**{role: unit})) if v.rule == "SP-BLD-09"]
    assert [v.facts for v in found] == [{"unit": unit, "era": "fall-of-the-jedi"}]


@rule("SP-BLD-10")
def test_squads_of_different_eras() -> None:
    force = ready_force(REPUBLIC)
    force.squads[1] = SquadList("ct-9904-elite-squad-leader", "es-04-firebrand", "elite-squad-troopers")
    assert broken(force) == []


@rule("SP-BLD-11")
@pytest.mark.parametrize(
    ("supporting", "faults"), [("501st-clone-troopers", []), ("212th-clone-troopers", ["SP-BLD-11"])]
)
def test_costs_do_not_exceed_the_points(supporting: str, faults: list[str]) -> None:
    """7 points: 4 and 3 are legal, 4 and 4 are not."""
    force = changed(supporting=supporting)
    primary, secondary = UNITS[force.squads[0].primary], UNITS[force.squads[0].secondary]
    assert (primary.squad_points, secondary.point_cost) == (7, 4)
    assert UNITS[supporting].point_cost == (4 if faults else 3)
    assert broken(force) == faults


@rule("SP-BLD-12")
def test_unspent_points_are_lost() -> None:
    """The first squad spends 6 of 8; the second, with 7, needs 8."""
    force = ForceList(
        "Savings",
        [
            SquadList("lord-maul", "nossor-ri", "b1-battle-droids"),
            SquadList("general-anakin-skywalker", "cc-7567-captain-rex", "212th-clone-troopers"),
        ],
        "shifting-priorities",
    )
    assert [UNITS[unit].point_cost for unit in ("nossor-ri", "b1-battle-droids")] == [3, 3]
    assert [(v.rule, v.facts) for v in violations(force)] == [("SP-BLD-11", {"squad": 2, "cost": 8, "points": 7})]


@rule("SP-BLD-13")
def test_older_names_of_eras() -> None:
    card = msgspec.to_builtins(UNITS["bo-katan-kryze"])
    for old, new in (("clone-wars", "fall-of-the-jedi"), ("galactic-civil-war", "age-of-rebellion")):
        read = with_eras_of_today(msgspec.convert(card | {"eras": [old]}, UnitCard))
        assert read.eras == (new,)
    assert broken(changed(era="clone-wars")) == []
    assert "SP-BLD-16" in broken(changed(era="galactic-civil-war"))


@rule("SP-BLD-14", "SP-BLD-15")
def test_split_eras_hold_what_lies_between() -> None:
    unit = msgspec.structs.replace(UNITS["bo-katan-kryze"], eras=("fall-of-the-jedi", "age-of-rebellion"))
    assert eras_of(unit) == ["fall-of-the-jedi", "reign-of-the-empire", "age-of-rebellion"]
    unit = msgspec.structs.replace(unit, eras=("reign-of-the-empire", "new-republic"))
    assert eras_of(unit) == ["reign-of-the-empire", "age-of-rebellion", "new-republic"]


@rule("SP-BLD-16")
def test_a_primary_of_several_eras_fixes_one() -> None:
    """Hunter leads a squad of either of his eras; a Secondary of the first alone fits the first alone."""
    units = {"primary": "clone-sergeant-hunter", "secondary": "cc-7567-captain-rex", "supporting": "echo-and-tech"}
    assert UNITS["clone-sergeant-hunter"].eras == ("fall-of-the-jedi", "reign-of-the-empire")
    assert broken(changed(era="fall-of-the-jedi", **units)) == []
    found = violations(changed(era="reign-of-the-empire", **units))
    facts = {"unit": "cc-7567-captain-rex", "era": "reign-of-the-empire"}
    assert [(v.rule, v.facts) for v in found] == [("SP-BLD-09", facts)]
    assert broken(changed(era="new-republic", **units))[0] == "SP-BLD-16"


@rule("SP-BLD-17")
def test_a_unit_of_several_eras_fits_those_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fall of the Jedi / Age of Rebellion, in a squad of Reign of the Empire: as Supporting and as Secondary unit."""
    split = ("fall-of-the-jedi", "age-of-rebellion")
    squad = {"primary": "ct-9904-elite-squad-leader", "era": "reign-of-the-empire"}
    for role, unit in (("supporting", "501st-clone-troopers"), ("secondary", "cc-7567-captain-rex")):
        others = {"secondary": "es-04-firebrand", "supporting": "elite-squad-troopers"} | {role: unit}
        assert "SP-BLD-09" in broken(changed(**squad, **others))
        monkeypatch.setitem(UNITS, unit, msgspec.structs.replace(UNITS[unit], eras=split))
        assert broken(changed(**squad, **others)) == []


@rule("SP-BLD-18")
def test_a_force_names_one_mission() -> None:
    force = ready_force(REPUBLIC)
    for mission in ("", "picnic"):
        force.mission = mission
        assert broken(force) == ["SP-BLD-18"]
    with pytest.raises(BadSetup, match="mission"):
        read_list({"name": "x", "squads": [], "mission": ["shifting-priorities", "first-contact"]})


@rule("SP-BLD-19")
def test_a_squad_begins_with_its_primary() -> None:
    """Without one it has neither era nor points: nothing else is said of the other two, and it is no squad."""
    found = violations(changed(primary=""))
    assert [(v.rule, v.facts) for v in found] == [("SP-BLD-03", {"squad": 1, "role": "primary"})]


@rule("SP-BLD-20")
def test_a_force_has_six_units_and_seven_order_cards() -> None:
    match = battlemat.new_match("shatterpoint", {"players": [REPUBLIC, COLLECTIVE]}, seed=1)
    while not all(player.deck for player in match.state.players):
        decision = match.pending[0]
        match.submit(decision.player, decision.options[0].id)
    for player in match.state.players:
        assert sorted(unit.card.type for unit in player.units) == sorted([*ROLES, *ROLES])
        assert sorted(player.deck) == sorted(["shatterpoint", *(unit.id for unit in player.units)])


def test_every_violation_is_said_in_words() -> None:
    force = ForceList("Nothing", [SquadList(primary="lord-maul", secondary="nobody", supporting="bo-katan-kryze")])
    for violation in violations(force):
        for language in ("en", "pl", "de"):
            assert "shatterpoint-" not in violation.reason_in(language)
