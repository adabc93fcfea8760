"""Content files: what is loaded, and that every mistake is named with its file, record and field."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from battlemat.core.content import content_folder, load_records, read_toml
from battlemat.core.errors import ContentError
from battlemat.games.pocketmodel.abilities.resolve import OPERATIONS
from battlemat.games.pocketmodel.content import CARDS, UNITS, Card, Content, UnitKind, content, extra_content
from battlemat.games.pocketmodel.effects import AnyEffect, Effect, Record, Standing, Voluntary
from battlemat.games.pocketmodel.scenario import new_card, new_unit
from tests.content_files import copied, spoil
from tests.rule_marks import rule

# Reading records ------------------------------------------------------------------------------------------------------


class Gadget(Record, frozen=True, kw_only=True):
    id: str
    size: int
    parts: tuple[str, ...] = ()


def write(folder: Path, text: str) -> Path:
    file = folder / "gadgets.toml"
    file.write_text(text, encoding="utf-8")
    return file


def fault(file: Path) -> ContentError:
    with pytest.raises(ContentError) as caught:
        load_records(file, "gadget", Gadget)
    return caught.value


def test_records_are_found_by_id_in_the_order_of_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, '[[gadget]]\nid = "b"\nsize = 2\nparts = ["x"]\n[[gadget]]\nid = "a"\nsize = 1\n')
    found = load_records(file, "gadget", Gadget)
    assert list(found.values()) == [Gadget(id="b", size=2, parts=("x",)), Gadget(id="a", size=1)]
    assert list(found) == ["b", "a"]


def test_what_was_loaded_does_not_change(tmp_path: Path) -> None:
    found = load_records(write(tmp_path, '[[gadget]]\nid = "a"\nsize = 1\n'), "gadget", Gadget)
    with pytest.raises(TypeError):
        found["b"] = found["a"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        found["a"].size = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    ("text", "record", "problem"),
    [
        pytest.param('[[gadget]\nid = "a"\n', "file", "is not TOML", id="broken TOML"),
        pytest.param('[[widget]]\nid = "a"\n', "file", "has no [[gadget]] records", id="another table"),
        pytest.param("gadget = 1\n", "file", "has no [[gadget]] records", id="no list"),
        pytest.param("gadget = [1]\n", "gadget number 1", "Expected `object`, got `int`", id="no table in the list"),
        pytest.param('[[gadget]]\nid = "a"\nsise = 1\nsize = 1\n', "a", "unknown field `sise`", id="misspelt field"),
        pytest.param('[[gadget]]\nid = "a"\n', "a", "missing required field `size`", id="missing field"),
        pytest.param("[[gadget]]\nsize = 1\n", "gadget number 1", "missing required field `id`", id="no id"),
        pytest.param('[[gadget]]\nid = "a"\nsize = "1"\n', "a", "field size: Expected `int`", id="wrong type"),
        pytest.param(
            '[[gadget]]\nid = "a"\nsize = 1\nparts = ["x", 2]\n', "a", "field parts[1]: Expected `str`", id="wrong part"
        ),
        pytest.param(
            '[[gadget]]\nid = "a"\nsize = 1\n[[gadget]]\nid = "a"\nsize = 2\n',
            "a",
            "the id is used twice",
            id="id twice",
        ),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, text: str, record: str, problem: str) -> None:
    mistake = fault(write(tmp_path, text))
    assert (mistake.file, mistake.record) == ("gadgets.toml", record)
    assert problem in mistake.problem
    assert str(mistake) == f"gadgets.toml: {record}: {mistake.problem}"


def test_broken_toml_is_named_with_its_line(tmp_path: Path) -> None:
    assert "line 3" in fault(write(tmp_path, '[[gadget]]\nid = "a"\nsize = = 1\n')).problem


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = fault(tmp_path / "nothing.toml")
    assert (missing.file, missing.record) == ("nothing.toml", "file")
    assert "cannot be read" in missing.problem
    file = tmp_path / "gadgets.toml"
    file.write_bytes(b"\xff\xfe")
    assert "cannot be read" in fault(file).problem


# Mistakes in PocketModel's files --------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of PocketModel's content, to be spoilt."""
    return copied("pocketmodel", tmp_path)


def test_content_can_be_loaded_from_any_folder(folder: Path) -> None:
    spoil(folder, "units.toml", "cinder-flight", "attack = 2", "attack = 7")
    assert Content(folder).units["cinder-flight"].attack == 7
    assert content().units["cinder-flight"].attack == 2
    assert Content().cards == content().cards


UNIT, COMBAT, OBJECTIVE = "units.toml", "combat_cards.toml", "objective_cards.toml"


@pytest.mark.parametrize(
    ("file", "record", "old", "new", "problem"),
    [
        pytest.param(UNIT, "needle-flight", "attack", "atack", "unknown field `atack`", id="misspelt field"),
        pytest.param(UNIT, "needle-flight", "attack = 4\n", "", "missing required field `attack`", id="missing field"),
        pytest.param(UNIT, "needle-flight", 'source = "house"', "", "missing required field `source`", id="no source"),
        pytest.param(UNIT, "needle-flight", "attack = 4", 'attack = "4"', "field attack: Expected `int`", id="type"),
        pytest.param(UNIT, "needle-flight", '"space"', '"sea"', "field domain: Invalid enum value 'sea'", id="domain"),
        pytest.param(UNIT, "needle-flight", "stars = 2", "stars = 6", "field stars: 6", id="too many stars"),
        pytest.param(UNIT, "needle-flight", "stars = 2", "stars = 0", "field stars: 0", id="no star"),
        pytest.param(UNIT, "needle-flight", "shields = 2", "shields = 0", "field shields", id="no shields"),
        pytest.param(UNIT, "needle-flight", '"laser"', '"lazer"', "field icons: there is no icon 'lazer'", id="icon"),
        pytest.param(
            UNIT, "needle-flight", '"empire"', '"empyre"', "field affiliation: there is no 'empyre'", id="side"
        ),
        pytest.param(UNIT, "hammer-flight", "hammer-flight", "needle-flight", "the id is used twice", id="unit twice"),
        pytest.param(UNIT, "onyx-lead", "back =", "bakc =", "unknown field `bakc`", id="misspelt back"),
        pytest.param(
            UNIT, "onyx-lead", "back = { attack = 5,", "back = {", "field back: Object missing", id="bad back"
        ),
        pytest.param(UNIT, "onyx-lead", ', "veteran"]', "]", "field back: units with the Veteran icon", id="only back"),
        pytest.param(
            UNIT,
            "onyx-lead",
            '["laser", "leader"] }',
            '["laser", "veteran"] }',
            "field back: the back never",
            id="both",
        ),
        pytest.param(
            UNIT,
            "onyx-lead",
            '["laser", "leader"] }',
            '["lazer"] }',
            "field icons: there is no icon 'lazer'",
            id="rear",
        ),
        pytest.param(COMBAT, "diving-pass", "bonus = 1\n", "", "field bonus", id="no bonus"),
        pytest.param(COMBAT, "diving-pass", 'bonus_stat = "attack"\n', "", "field bonus", id="no bonus stat"),
        pytest.param(COMBAT, "diving-pass", "bonus = 1", "bonus = 0", "field bonus", id="bonus of nothing"),
        pytest.param(COMBAT, "diving-pass", '"combat"', '"action"', "field type: Invalid enum value", id="card type"),
        pytest.param(COMBAT, "diving-pass", '"modify"', '"explode"', "field ability.effects[0].op", id="unknown op"),
        pytest.param(COMBAT, "diving-pass", '"play"', '"lunch"', "field ability.effects[0].when", id="unknown moment"),
        pytest.param(
            COMBAT, "diving-pass", '"play"', '"reveal"', "field when: 'reveal' is no moment of a combat", id="moment"
        ),
        pytest.param(
            COMBAT, "diving-pass", "amount = 1", 'amount = "1"', "field ability.effects[0].amount", id="amount"
        ),
        pytest.param(COMBAT, "diving-pass", "amount = 1\n", "", "missing required field `amount`", id="no amount"),
        pytest.param(COMBAT, "diving-pass", "amount = 1", "amout = 1", "`amout`", id="misspelt amount"),
        pytest.param(COMBAT, "diving-pass", '"self"', '"myself"', "field ability.effects[0].target", id="target"),
        pytest.param(
            COMBAT, "diving-pass", '"airborne"', '"airborn"', "field icon: there is no icon 'airborn'", id="match"
        ),
        pytest.param(COMBAT, "diving-pass", '"airborne"', '"luck"', "field units: wild abilities", id="wild, no units"),
        pytest.param(COMBAT, "diving-pass", '"airborne"', '"airborne"\nunits = "any"', "field units: wild", id="units"),
        pytest.param(COMBAT, "break-skyward", "break-skyward", "diving-pass", "the id is used twice", id="card twice"),
        pytest.param(
            OBJECTIVE, "fleet-command", '"while_face_up"', '"on_hit"', "field when: 'on_hit' is no moment", id="hit"
        ),
        pytest.param(
            OBJECTIVE,
            "fleet-command",
            '"leader"',
            '"leeder"',
            "field icon: there is no icon 'leeder'",
            id="filter icon",
        ),
        pytest.param(
            OBJECTIVE,
            "droid-foundry",
            '"battle-droid"',
            '"robot"',
            "field any_icon: there is no icon 'robot'",
            id="any",
        ),
        pytest.param(
            OBJECTIVE,
            "imperial-garrison",
            '"empire"',
            '"empyre"',
            "field affiliation: there is no 'empyre'",
            id="filter affiliation",
        ),
        pytest.param(OBJECTIVE, "fleet-command", '"battle"', '"battles"', "field ability.effects[0].scope", id="scope"),
        pytest.param(
            OBJECTIVE, "fleet-command", "stars = 3", 'stars = 3\nbonus_stat = "attack"', "field ability", id="a bonus"
        ),
        pytest.param(OBJECTIVE, "fleet-command", '"objective"', '"combat"', "field bonus", id="combat without bonus"),
        pytest.param(OBJECTIVE, "fleet-command", "fleet-command", "diving-pass", "field id", id="id of a combat card"),
        pytest.param(
            OBJECTIVE, "orbital-blockade", '"forbid"', '"forbid"\nmay = true', "unknown field `may`", id="may"
        ),
        pytest.param(
            OBJECTIVE, "repair-dock", "op = ", "once_per_turn = true\nop = ", "field once_per_turn: not for", id="once"
        ),
        pytest.param(
            OBJECTIVE, "orbital-blockade", "ground_attacks_space", "play_combat_card", "field what", id="forbidden"
        ),
        pytest.param("icons.toml", "laser", '"match"', '"light"', "field class: Invalid enum value", id="icon class"),
        pytest.param("fleets.toml", "iron-fist", "iron-edict", "iron-eddict", "field units: there is no", id="fleet"),
        pytest.param("fleets.toml", "iron-fist", "war-room", "war-rom", "field deck: there is no 'war-rom'", id="deck"),
        pytest.param("fleets.toml", "iron-fist", "frostmarch = 1", "frostmarch = 0", "field units", id="count"),
        pytest.param("fleets.toml", "iron-fist", '"empire"', '"empyre"', "field affiliation", id="fleet's side"),
        pytest.param("packs.toml", "empire-pack", "needle-flight", "noodle-flight", "field units", id="pack"),
        pytest.param("packs.toml", "empire-pack", "steady-aim", "steady-am", "field cards", id="pack's cards"),
        pytest.param("packs.toml", "empire-pack", '"empire"', '"mixed"', "field affiliation", id="pack's side"),
    ],
)
def test_a_mistake_in_a_file_of_the_game_is_named_with_its_place(
    folder: Path, file: str, record: str, old: str, new: str, problem: str
) -> None:
    spoil(folder, file, record, old, new)
    with pytest.raises(ContentError) as caught:
        Content(folder)
    assert caught.value.file == file
    assert caught.value.record == (new if old == record else record)
    assert problem in caught.value.problem


@rule("PM-CRD-12")
def test_a_bonus_for_shields_is_refused(folder: Path) -> None:
    spoil(folder, COMBAT, "diving-pass", 'bonus_stat = "attack"', 'bonus_stat = "shields"')
    with pytest.raises(ContentError, match=r"combat_cards.toml: diving-pass: field bonus_stat: .*'shields'"):
        Content(folder)


@rule("PM-CRD-23")
@pytest.mark.parametrize("icon", ["force", "luck"])
def test_a_wild_icon_on_a_unit_is_refused(folder: Path, icon: str) -> None:
    spoil(folder, UNIT, "needle-flight", '"laser"', f'"{icon}"')
    with pytest.raises(ContentError, match=f"units.toml: needle-flight: field icons: '{icon}' is a wild icon"):
        Content(folder)


def test_a_veteran_without_a_back_is_refused(folder: Path) -> None:
    spoil(folder, UNIT, "needle-flight", '"laser"', '"veteran"')
    with pytest.raises(ContentError, match=r"units.toml: needle-flight: field back: units with the Veteran icon"):
        Content(folder)


def test_a_fleet_deploying_an_unknown_unit_is_refused(folder: Path) -> None:
    file = folder / "fleets.toml"
    head, deploy, rest = file.read_text(encoding="utf-8").partition("[fleet.deploy]\n")
    file.write_text(f"{head}{deploy}nobody = 1\n{rest}", encoding="utf-8")
    with pytest.raises(ContentError, match=r"fleets.toml: iron-fist: field deploy: there is no 'nobody'"):
        Content(folder)


def test_an_objective_card_without_ability_is_refused(folder: Path) -> None:
    file = folder / OBJECTIVE
    bare = '\n[[card]]\nid = "bare"\nname = "Bare"\ntype = "objective"\ndefense = 10\nstars = 2\nsource = "house"\n'
    file.write_text(file.read_text(encoding="utf-8") + bare, encoding="utf-8")
    with pytest.raises(ContentError, match=r"objective_cards.toml: bare: field ability"):
        Content(folder)


def test_a_combat_card_among_the_objective_cards_is_refused(folder: Path) -> None:
    file = folder / OBJECTIVE
    text = (
        '\n[[card]]\nid = "stray"\nname = "Stray"\ntype = "combat"\nbonus_stat = "attack"\nbonus = 1\n'
        'defense = 10\nstars = 2\nsource = "house"\n'
    )
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"objective_cards.toml: stray: field type"):
        Content(folder)


@pytest.mark.parametrize("file", [UNIT, COMBAT, OBJECTIVE, "icons.toml", "fleets.toml", "packs.toml"])
def test_every_file_is_needed_and_must_be_toml(folder: Path, file: str) -> None:
    (folder / file).write_text("[[unit]\n", encoding="utf-8")
    with pytest.raises(ContentError, match=f"{file}: file: is not TOML"):
        Content(folder)
    (folder / file).unlink()
    with pytest.raises(ContentError, match=f"{file}: file: cannot be read"):
        Content(folder)


@pytest.mark.parametrize(
    "effect", [{"condition": {"opposing": {"icon": "lazer"}}}, {"per": {"side": "friendly", "icon": "lazer"}}]
)
def test_icons_named_deep_inside_an_effect_are_checked(effect: dict[str, object]) -> None:
    usual = {"op": "modify", "when": "play", "stat": "attack", "amount": 1, "target": "self"}
    card = new_card("typo", effects=[usual | effect], icon="laser")
    with (
        pytest.raises(ContentError, match="extra content: typo: field icon: there is no icon 'lazer'"),
        extra_content(card),
    ):
        pass


def test_extra_content_leaves_nothing_behind_when_a_record_is_refused() -> None:
    before = dict(UNITS), dict(CARDS)
    good = new_unit("good")
    for bad in (new_unit("bad", icons=["force"]), new_card("good"), new_unit("cinder-flight")):
        with pytest.raises(ContentError), extra_content(good, bad):
            pass
    assert before == (UNITS, CARDS)


# What there is --------------------------------------------------------------------------------------------------------


def test_the_content_is_complete() -> None:
    kinds = [card.type for card in content().cards.values()]
    assert len(content().units) == 48
    assert kinds.count("combat") == 61
    assert kinds.count("objective") == 37
    assert len(content().fleets) == 5
    assert len(content().packs) == 4


def test_units_and_cards_and_fleets_and_packs_are_marked_as_house_content() -> None:
    everything = content()
    for shelf in (everything.units, everything.cards, everything.fleets, everything.packs):
        assert {record.source for record in shelf.values()} == {"house"}


def test_icons_and_affiliations_come_from_the_rules() -> None:
    assert {icon.source for icon in content().icons.values()} == {"rulebook"}
    assert {affiliation.source for affiliation in content().affiliations.values()} == {"rulebook"}


def test_every_public_fact_has_a_source() -> None:
    facts = read_toml(content_folder("pocketmodel") / "public_facts.toml")
    records = [record for rows in facts.values() for record in (rows if isinstance(rows, list) else [rows])]
    assert len(records) > 30
    for record in records:
        assert record["source"].strip(), record
        assert record["source"] != "house", record


def test_records_cannot_be_changed() -> None:
    card = content().cards["fleet-command"]
    assert card.ability is not None
    effect = card.ability.effects[0]
    for record in (
        content().units["onyx-lead"],
        content().units["onyx-lead"].back,
        card,
        card.ability,
        effect,
        getattr(effect, "filter"),  # noqa: B009 - not every effect has one
        content().fleets["iron-fist"],
        content().packs["empire-pack"],
        content().icons["laser"],
        content().affiliations["empire"],
    ):
        assert isinstance(record, msgspec.Struct)
        for field in record.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(record, field, None)


def test_units_and_cards_hold_no_lists_or_dicts() -> None:
    """Everything inside them is immutable too, so that they can be shared by all matches."""
    records: list[UnitKind | Card] = [*content().units.values(), *content().cards.values()]
    for record in records:
        hash(record)


def test_every_effect_is_either_carried_out_or_stands() -> None:
    effects = set(get_args(AnyEffect))
    standing = {effect for effect in effects if issubclass(effect, Standing)}
    assert standing == set(Standing.__subclasses__())
    assert effects - standing == set(OPERATIONS)
    kinds = {Voluntary, Standing}
    assert effects == {*Effect.__subclasses__(), *Voluntary.__subclasses__(), *Standing.__subclasses__()} - kinds


def test_objectives_have_standing_effects_while_face_up_and_operations_at_every_other_moment() -> None:
    for card in content().cards.values():
        if card.type == "objective" and card.ability is not None:
            for effect in card.ability.effects:
                assert isinstance(effect, Standing) == (effect.when == "while_face_up"), card.id
