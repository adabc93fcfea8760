"""Objects, units and their cards (SP-UNI)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import allies, foes
from battlemat.games.shatterpoint.build import ready_force, violations
from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.content import ABILITIES, UNITS, check_unit
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.records import UnitCard
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from tests.rule_marks import rule

MAUL, BO, REX, AHSOKA = "lord-maul", "bo-katan-kryze", "cc-7567-captain-rex", "ahsoka-tano-jedi-no-more"
ASAJJ, KALANI = "asajj-ventress-sith-assassin", "kalani-super-tactical-droid"
KRYZE = "clan-kryze-mandalorians"


def use_of(t: ShatterScenario, unit: str, ability: str = "deflect") -> Use:
    return Use(t.match, t.unit(unit), ABILITIES[ability])


def ids(found: list[Any]) -> list[str]:
    return [thing.id for thing in found]


# Objects


@rule("SP-UNI-01")
def test_characters_and_tokens_are_objects() -> None:
    """Both lie on the battlefield, have a place, and distances are measured to either."""
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,500"), objectives="X at 400,480", step="end-turn")
    view = t.view("a")
    characters = [c for p in view["players"] for u in p["units"] for c in u["characters"]]
    assert [(o["id"], o["y"]) for o in (*characters, *view["objectives"])] == [
        (f"a.{MAUL}.1", 400),
        (f"b.{BO}.1", 500),
        ("X", 480),
    ]
    assert view["players"][0]["units"][0]["characters"][0]["engaged"] == [f"b.{BO}.1"]
    assert t.controls("X") == ""  # one character of each player is near it


@rule("SP-UNI-02")
def test_terrain_is_no_object() -> None:
    """Force Push with nothing but a building in range pushes nothing."""
    t = table(a=side(f"{ASAJJ} at 400,400"), b=side(f"{BO} at 850,850"), terrain=[box(400, 480, 60, 60, 100)])
    before = t.view("a")["battlefield"]
    t.picks("a", "force-push")
    assert (t.asked, t.events("moved"), t.view("a")["battlefield"]) == ("a act", [], before)


# Units and characters


@rule("SP-UNI-03", "SP-UNI-05")
@pytest.mark.parametrize("change", [{"characters": 0}, {"type": "leader"}])
def test_a_unit_record_that_makes_no_sense(change: dict[str, Any]) -> None:
    record = msgspec.to_builtins(UNITS[MAUL])
    assert msgspec.convert(record, UnitCard) == UNITS[MAUL]
    with pytest.raises(msgspec.ValidationError, match=next(iter(change))):
        msgspec.convert(record | change, UnitCard)


@rule("SP-UNI-03")
def test_units_have_one_card_and_one_stance_card() -> None:
    for unit in UNITS.values():
        assert unit.characters >= 1
        assert unit.stances


@rule("SP-UNI-04")
def test_each_character_has_a_base_of_its_own() -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 700,700"), b=side(f"{MAUL} at 400,450"))
    assert [(c.id, c.radius) for c in t.unit(KRYZE).characters] == [(f"a.{KRYZE}.1", 20), (f"a.{KRYZE}.2", 20)]
    shown = t.view("b")["players"][0]["units"][0]["characters"]
    assert [character["engaged"] for character in shown] == [[f"b.{MAUL}.1"], []]


@rule("SP-UNI-06")
def test_characters_have_the_type_of_their_unit() -> None:
    t = table(a=side(f"{BO} at 100,100", f"{REX} at 200,100", f"{KRYZE} at 300,100 and 360,100"), b=side())
    use = use_of(t, BO)
    assert ids(allies(use, types=("secondary",))) == [f"a.{BO}.1", f"a.{REX}.1"]
    assert ids(allies(use, types=("supporting",))) == [f"a.{KRYZE}.1", f"a.{KRYZE}.2"]


@rule("SP-UNI-07")
@pytest.mark.parametrize("seat", ["a", "b"])
def test_whoever_controls_a_unit_is_asked(seat: str) -> None:
    unit = side(f"{MAUL} at 400,400 with wounded, pinned, exposed")
    t = table(**{seat: unit}, active=seat, step="activate")  # type: ignore[arg-type]
    assert t.asked == f"{seat} condition"


@rule("SP-UNI-08")
def test_allied_and_enemy() -> None:
    t = table(
        a=side(f"{MAUL} at 400,400", f"{KRYZE} at 400,450 and 450,400"),
        b=side(f"{BO} at 350,400", f"{REX} at 800,800"),
    )
    assert ids(foes(use_of(t, MAUL), within=2)) == [f"b.{BO}.1"]
    assert ids(foes(use_of(t, BO), within=2)) == [f"a.{MAUL}.1", f"a.{KRYZE}.1", f"a.{KRYZE}.2"]


@rule("SP-UNI-09", "SP-UNI-11")
@pytest.mark.parametrize(("by", "asked"), [(f"b.{MAUL}", True), (f"a.{REX}", False), ("", False)])
def test_fierce_protector_waits_for_enemy_effects(by: str, asked: bool) -> None:
    """Damage of one's own side is an allied effect, damage of nobody is neither."""
    t = table(
        a=side(f"{REX} at 400,400", f"{AHSOKA} at 460,400", f"{BO} at 340,400 with 7 damage"),
        b=side(f"{MAUL} at 800,800"),
    )
    suffer(t.match, t.unit(BO), 1, "SP-ABL-34", t.unit(by) if by else None)
    t.ends_activation()
    assert (t.asked == "a movement") is asked


@rule("SP-UNI-11")
def test_a_condition_is_nobodys_effect() -> None:
    t = table(a=side(f"{BO} at 340,400 with 5 damage, strained", f"{AHSOKA} at 460,400"), b=side(f"{MAUL} at 800,800"))
    t.a("action:move").moves(BO, "dash", 340, 420)
    assert (t.unit(BO).wounded, t.state.active) == (True, 1)


@rule("SP-UNI-10")
def test_a_unit_is_allied_to_itself() -> None:
    t = table(a=side(f"{BO} at 100,100", f"{KRYZE} at 300,100 and 360,100"), b=side())
    assert f"a.{BO}.1" in ids(allies(use_of(t, BO), tag="Mandalorian"))
    assert ids(allies(use_of(t, BO), tag="Mandalorian", other=True)) == [f"a.{KRYZE}.1", f"a.{KRYZE}.2"]


# Unit cards


LEADER = UNITS["general-anakin-skywalker"]


@rule("SP-UNI-12")
@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"name": LEADER.name}, ["SP-BLD-05"]),
        ({"unique_names": LEADER.unique_names}, ["SP-BLD-04"]),
        ({"type": "supporting"}, ["SP-BLD-03"]),
        ({"eras": ("new-republic",)}, ["SP-BLD-09"]),
        ({"point_cost": 5}, ["SP-BLD-11"]),
        ({"stamina": 1, "durability": 1, "tags": frozenset({"Droid"})}, []),
    ],
)
def test_the_back_decides_what_can_be_built(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], broken: list[str]
) -> None:
    monkeypatch.setitem(UNITS, REX, msgspec.structs.replace(UNITS[REX], **change))
    force = ready_force("republic-and-nite-owls")
    assert (force.squads[0].primary, force.squads[0].secondary) == (LEADER.id, REX)
    assert [violation.rule for violation in violations(force)] == broken


@rule("SP-UNI-12", "SP-UNI-13")
def test_both_sides_of_a_card_are_shown() -> None:
    card = GAME.catalogue("en")["units"][BO]
    assert (card["type"], card["force"], card["point_cost"], card["characters"]) == ("secondary", 0, 4, 1)
    assert (list(card["eras"]), list(card["unique_names"])) == (["fall-of-the-jedi"], ["Bo-Katan Kryze"])
    assert (card["name"], card["stamina"], card["durability"]) == ("Bo-Katan Kryze", 8, 2)
    assert card["tags"] == ["Clan Kryze", "Death Watch", "Mandalorian", "Nite Owls"]
    assert list(card["abilities"]) == list(UNITS[BO].abilities)
    shown = table(a=side(f"{BO} at 100,100"), b=side()).view("b")["players"][0]["units"][0]
    assert (shown["stamina"], shown["durability"]) == (8, 2)


@rule("SP-UNI-14")
def test_stamina() -> None:
    t = table(a=side(f"{REX} at 400,400 with 7 damage"), b=side())
    suffer(t.match, t.unit(REX), 1, "SP-ABL-34")
    assert not t.unit(REX).wounded
    suffer(t.match, t.unit(REX), 1, "SP-ABL-34")
    assert t.unit(REX).wounded


@rule("SP-UNI-15", "SP-UNI-19")
@pytest.mark.parametrize(("injured", "defeated"), [(1, False), (2, True)])
def test_durability(injured: int, defeated: bool) -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400 with {injured} injured"), b=side())
    assert not t.unit(KRYZE).defeated
    t.ends_activation()
    assert t.unit(KRYZE).defeated is defeated
    assert [c.on_field for c in t.unit(KRYZE).characters] == [not defeated] * 2


@rule("SP-UNI-16")
def test_tags_decide_whom_a_text_means() -> None:
    """Pride of the Mandalore lets other Mandalorians jump; Rex is none."""
    t = table(
        a=side(f"{BO} at 400,400", f"{KRYZE} at 500,400 and 560,400", f"{REX} at 450,460"), b=side(), step="activate"
    )
    assert t.options("a") == [f"jump:a.{KRYZE}.1", f"jump:a.{KRYZE}.2", "pass"]


@rule("SP-UNI-17")
def test_two_cards_may_share_a_unique_name() -> None:
    assert UNITS[AHSOKA].unique_names == UNITS["padawan-ahsoka-tano"].unique_names == ("Ahsoka Tano",)
    assert UNITS[AHSOKA].name != UNITS["padawan-ahsoka-tano"].name
    assert UNITS[KRYZE].unique_names == ()


@rule("SP-UNI-18")
@pytest.mark.parametrize(
    ("unit", "change"),
    [(MAUL, {"squad_points": None, "point_cost": 4}), (BO, {"squad_points": 7}), (BO, {"point_cost": None})],
)
def test_primaries_bring_points_and_others_cost_them(unit: str, change: dict[str, Any]) -> None:
    with pytest.raises(ContentError, match="squad points"):
        check_unit(msgspec.structs.replace(UNITS[unit], **change))


# Tokens


@rule("SP-UNI-20")
def test_damage_belongs_to_the_unit() -> None:
    t = table(a=side(f"{MAUL} at 430,450"), b=side(f"{KRYZE} at 400,400 and 460,400"))
    t.a("action:combat").attacks(MAUL, "kryze.1", attack="SS", path="ab")
    assert t.damage(KRYZE) == 4
    t = table(a=side(f"{MAUL} at 430,450"), b=side(f"{KRYZE} at 400,400 and 460,400 with 4 damage"))
    t.a("action:combat").attacks(MAUL, "kryze.2", attack="SS", path="ab")
    unit = t.unit(KRYZE)
    assert (unit.damage, unit.wounded, [c.on_field for c in unit.characters]) == (8, True, [True, True])


@rule("SP-UNI-39")
def test_every_token_can_be_seen() -> None:
    t = table(
        a=side(f"{MAUL} at 400,400 with 6 damage, 1 injured, 2 hunker, strained, exposed, disarmed, pinned"), b=side()
    )
    view = t.view("b")
    unit, player = view["players"][0]["units"][0], view["players"][0]
    assert (unit["damage"], unit["wounded"], unit["injured"], unit["hunker"]) == (6, False, 1, 2)
    assert unit["conditions"] == ["disarmed", "exposed", "pinned", "strained"]
    assert (player["force"], player["pool"], view["tracker"]["token"], view["tracker"]["momentum"]) == (9, 9, 0, [1, 1])
    t = table(a=side(), b=side(), objectives="X at 400,400 a; (Y) at 500,500")
    t.objective("X").priority = True
    shown = [(o["active"], o["controller"], o["priority"]) for o in t.view("b")["objectives"]]
    assert shown == [(True, 0, True), (False, -1, False)]


@rule("SP-UNI-40")
def test_nothing_runs_out() -> None:
    t = table(a=side(f"{MAUL} at 400,400 with 9 damage, 2 injured"), b=side(f"{BO} at 400,450"))
    for condition in ("strained", "exposed", "disarmed", "pinned"):
        gain_condition(t.match, t.unit(BO), condition, None)
    assert len(t.conditions(BO)) == 4
    suffer(t.match, t.unit(BO), 30, "SP-ABL-34")
    assert t.damage(BO) == 30
    t.a("action:focus", "action:combat").attacks(MAUL, BO)
    assert t.last("rolled")["attack"] == {"failure": 7 + 3 + 6 + 1}
