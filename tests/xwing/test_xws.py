"""XWS files: read tolerantly, written exactly, and no text whatever breaks the reader."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemat import BadSetup
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES, squads
from battlemat.games.xwing.cards.records import FACTIONS
from battlemat.games.xwing.lists.build import (
    ShipList,
    SquadList,
    format_of,
    ready_list,
    ships_of,
    squad_cost,
    violations,
)
from battlemat.games.xwing.lists.xws import LONGEST, read_squad, read_xws, write_xws
from battlemat.games.xwing.table.figures import OBSTACLES

LUKE: dict[str, Any] = {
    "version": "2.0.0",
    "faction": "rebelalliance",
    "name": "Trench run",
    "pilots": [
        {"id": "lukeskywalker", "upgrades": {"force-power": ["sense"], "astromech": ["r2d2"]}, "points": 72},
        {"id": "biggsdarklighter"},
    ],
}

bare_names = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=60).map(str.strip)
ships = st.builds(
    ShipList,
    pilot=st.sampled_from(sorted(PILOTS)),
    upgrades=st.lists(st.sampled_from(sorted(UPGRADES)), max_size=8),
)
squad_lists = st.builds(
    SquadList,
    name=bare_names,
    faction=st.sampled_from(FACTIONS),
    ships=st.lists(ships, max_size=10),
    builds=st.just([]),
    obstacles=st.lists(
        st.sampled_from([name for name in OBSTACLES if OBSTACLES[name].guide is None]), min_size=3, max_size=3
    ),
    upgrades=st.just([]),
)


def same(one: SquadList, other: SquadList) -> bool:
    """Equal but for the order of the upgrades of a ship: a file sorts them by slot."""
    return (one.name, one.faction, one.obstacles) == (other.name, other.faction, other.obstacles) and [
        (ship.pilot, Counter(ship.upgrades)) for ship in one.ships
    ] == [(ship.pilot, Counter(ship.upgrades)) for ship in other.ships]


@settings(max_examples=150, deadline=None)
@given(squad_lists)
def test_a_squad_survives_the_way_through_a_file(entry: SquadList) -> None:
    text = json.dumps(write_xws(entry))
    assert same(read_xws(text), entry)
    assert same(read_squad(json.loads(text)), entry)
    assert write_xws(read_xws(text)) == json.loads(text)


@pytest.mark.parametrize("name", squads())
def test_the_ready_made_squads_survive_it_too(name: str) -> None:
    entry = ready_list(name)
    written = write_xws(entry)
    entry = SquadList(entry.name, entry.faction, ships_of(entry), obstacles=entry.obstacles)
    assert same(read_xws(json.dumps(written)), entry)
    assert written["points"] == squad_cost(entry) == sum(pilot["points"] for pilot in written["pilots"])


def test_what_is_written_keeps_to_the_format() -> None:
    written = write_xws(read_squad(LUKE))
    assert written == {
        "version": "2.0.0",
        "name": "Trench run",
        "faction": "rebelalliance",
        "points": 120,
        "pilots": [
            {"id": "lukeskywalker", "points": 72, "upgrades": {"force-power": ["sense"], "astromech": ["r2d2"]}},
            {"id": "biggsdarklighter", "points": 48},
        ],
        "vendor": {"battlemat": {"builder": "battlemat"}},
    }


def test_the_format_of_a_squad_is_kept_among_what_is_ours() -> None:
    entry = ready_list("old-charter")
    written = write_xws(entry)
    assert written["vendor"] == {"battlemat": {"builder": "battlemat", "format": "epic"}}
    assert written["pilots"][0]["upgrades"]["hardpoint"] == ["turbolaserbattery", "pointdefensebattery"]
    assert (read_squad(written).format, violations(read_squad(written), FORMATS["epic"])) == ("epic", [])
    vendors: list[Any] = [
        None,
        [],
        {"battlemat": 3},
        {"battlemat": {"format": "x"}},
        {"battlemat": {"format": ["epic"]}},
    ]
    for vendor in vendors:
        other = read_squad(written | {"vendor": vendor})
        assert (other.format, format_of(other).id) == ("", "epic")  # huge ships say it, too


@pytest.mark.parametrize("slot", ["force-power", "forcepower", "force", "Force Power", "x"])
def test_slots_may_be_spelt_in_any_way(slot: str) -> None:
    squad = read_squad({"faction": "rebelalliance", "pilots": [{"id": "lukeskywalker", "upgrades": {slot: ["sense"]}}]})
    assert squad.ships == [ShipList("lukeskywalker", ["sense"])]
    assert violations(squad) == []


def test_older_and_odd_files_are_understood() -> None:
    odd = {
        "faction": "rebelalliance",
        "version": "0.3.0",
        "description": "?",
        "points": "many",
        "vendor": {"x": {"y": [1, {}]}},
        "obstacles": None,
        "pilots": [
            {"name": "lukeskywalker", "ship": "t65xwing", "upgrades": {"torpedo": None}},
            {"id": "jakefarrell", "upgrades": None, "multiplier": 2},
        ],
    }
    text = json.dumps(odd)
    assert read_xws(text).ships == [ShipList("lukeskywalker"), ShipList("jakefarrell")]
    assert read_xws(text.encode()).name == ""


def test_unknown_ids_are_named_and_nothing_else_happens() -> None:
    pilots = [{"id": "jarjar", "upgrades": {"crew": ["gungan"]}}, {}]
    text = json.dumps({"faction": "hutts", "pilots": pilots, "obstacles": ["a", "b", "c"]})
    squad = read_xws(text)
    found = [(refusal.key, refusal.facts["id"]) for refusal in violations(squad) if "id" in refusal.facts]
    assert found == [
        ("xwing-unknown-faction", "hutts"),
        ("xwing-unknown-pilot", "jarjar"),
        ("xwing-unknown-upgrade", "gungan"),
        ("xwing-unknown-pilot", ""),
        ("xwing-unknown-obstacle", "a"),
        ("xwing-unknown-obstacle", "b"),
        ("xwing-unknown-obstacle", "c"),
    ]
    with pytest.raises(BadSetup, match="There is no ship card “jarjar”"):
        write_xws(squad)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is not JSON"),
        ("squad", "it is not JSON"),
        (b"\xff\xfe\x00", "it is not JSON"),
        ("\ud800", "it is not JSON"),
        ('{"faction": "\\ud800", "pilots": []}', "it is not JSON"),
        ('{"vendor":' + "[" * 100_000, "it is not JSON"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "missing required field `faction`"),
        ('{"faction": "rebelalliance"}', "missing required field `pilots`"),
        ('{"faction": "rebelalliance", "pilots": {}}', "Expected `array`, got `object`"),
        ('{"faction": "rebelalliance", "pilots": [7]}', "Expected `object`, got `int` - at `$.pilots[...]`"),
        ('{"faction": "rebelalliance", "pilots": [{"id": 7}]}', "got `int`"),
        ('{"faction": "rebelalliance", "pilots": [{"upgrades": ["r2d2"]}]}', "got `array`"),
        ('{"faction": "x", "pilots": [{"id": "' + "l" * 5000 + '"}]}', "Expected `str` of length <= 100"),
        ('{"faction": "x", "pilots": [' + "{}," * 1000 + "{}]}", "Expected `array` of length <= 100"),
        ('{"faction": "x", "pilots": [], "description": "' + "x" * 2_000_000 + '"}', "The file is too big"),
        ("\0" * 2_000_000, "The file is too big"),
    ],
)
def test_bad_files_are_refused_with_one_clear_sentence(text: str | bytes, reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_xws(text)
    assert len(caught.value.refusals) == 1
    assert reason.replace("[...]", "[0]") in str(caught.value)
    assert len(str(caught.value)) < 300


KEYS = ("faction", "pilots", "id", "upgrades", "name", "obstacles", "crew")
plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.sampled_from(KEYS), part, max_size=6),
)


@settings(max_examples=200, deadline=None)
@given(plain_data)
def test_no_data_breaks_the_reader(data: Any) -> None:
    for read, given_data in ((read_xws, json.dumps(data)), (read_squad, data)):
        with suppress(BadSetup):
            violations(read(given_data))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_no_text_breaks_the_reader(data: str | bytes) -> None:
    with pytest.raises(BadSetup):
        read_xws(data)


def test_a_long_name_is_cut_and_a_long_file_is_not_even_looked_at() -> None:
    assert len(read_squad(LUKE | {"name": "n" * 5000}).name) == 100
    with pytest.raises(BadSetup, match="at most 200,000 characters"):
        read_xws("x" * (LONGEST + 1))
