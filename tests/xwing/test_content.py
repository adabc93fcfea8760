"""X-Wing's content files: complete, consistent, immutable, and clear about mistakes."""

from __future__ import annotations

import doctest
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from battlemat.core.errors import ContentError
from battlemat.games.xwing.__main__ import counts, main, missing
from battlemat.games.xwing.abilities import load, written
from battlemat.games.xwing.appraisal.worth import cost_of
from battlemat.games.xwing.cards import content as content_module
from battlemat.games.xwing.cards.content import (
    CONDITIONS,
    DAMAGE_CARDS,
    HUGE_DAMAGE_CARDS,
    PILOTS,
    SHIP_ABILITIES,
    SHIPS,
    UPGRADES,
    Content,
    abilities_of,
    action_bar,
    all_abilities,
    content,
    damage_deck,
    extra_content,
    huge_abilities,
    huge_damage_deck,
    is_huge,
    needs_ability,
    quick_builds,
    squads,
)
from battlemat.games.xwing.cards.records import (
    FACTIONS,
    ActionIcon,
    Attack,
    Device,
    Grants,
    PointsBy,
    QuickBuild,
    Record,
    Squad,
)
from battlemat.games.xwing.cards.sheet import make_sheet, sheet
from battlemat.games.xwing.lists.build import STARTERS
from battlemat.games.xwing.lists.sampling import pilots_of, upgrades_for
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.state import Card as State
from battlemat.games.xwing.table import figures
from battlemat.games.xwing.table.devices import record_of
from tests.content_files import copied, spoil

FIRST_TEN = {
    "t65xwing",
    "rz1awing",
    "tielnfighter",
    "tieadvancedx1",
    "fangfighter",
    "firesprayclasspatrolcraft",
    "t70xwing",
    "tiefofighter",
    "delta7aethersprite",
    "vultureclassdroidfighter",
}
"""The ship types that the ready-made squads fly."""


# What there is --------------------------------------------------------------------------------------------------------


def test_no_published_card_is_lost() -> None:
    """So many there were at the end of 2019; a new card needs no new number here."""
    sizes = Counter(ship.size for ship in SHIPS.values())
    assert sizes >= Counter({"small": 42, "medium": 10, "large": 13, "huge": 5})
    assert Counter(is_huge(pilot) for pilot in PILOTS.values()) >= Counter({False: 362, True: 10})
    assert Counter(upgrade.huge for upgrade in UPGRADES.values()) >= Counter({False: 249, True: 52})
    lists = {"conditions": CONDITIONS, "abilities": SHIP_ABILITIES, "builds": quick_builds(), "squads": squads()}
    least = {"conditions": 9, "abilities": 34, "builds": 338, "squads": 15}
    assert {name for name, cards in lists.items() if len(cards) < least[name]} == set()
    assert tuple(content().factions) == FACTIONS
    assert len(content().actions) == 13


def test_the_damage_deck_has_33_cards_of_14_kinds() -> None:
    assert len(damage_deck()) == 33
    assert len(DAMAGE_CARDS) == 14
    assert Counter(damage_deck())["directhit"] == 5
    assert [card.id for card in DAMAGE_CARDS.values() if card.trait == "pilot"] == [
        "panickedpilot",
        "blindedpilot",
        "woundedpilot",
        "stunnedpilot",
    ]


def test_the_damage_deck_of_huge_ships_has_40_cards_of_16_kinds() -> None:
    cards = HUGE_DAMAGE_CARDS.values()
    assert (len(huge_damage_deck()), len(cards)) == (40, 16)
    assert set(HUGE_DAMAGE_CARDS).isdisjoint(DAMAGE_CARDS)
    arcs = Counter(card.precision for card in cards for _ in range(card.count))
    assert arcs == {"bullseye": 8, "side": 15, "full_front": 7, "full_rear": 10}
    assert [card.id for card in cards if card.trait == "crew"] == ["bridgehit", "gunnersstunned", "damagecontrollost"]
    assert {card.precision for card in DAMAGE_CARDS.values()} == {None}


def test_a_sheet_says_what_a_huge_ship_has() -> None:
    corvette = make_sheet("alderaanianguard", [State("pointdefensebattery"), State("turbolaserbattery")])
    assert (corvette.initiative, corvette.engagement, corvette.energy) == (8, 0, 7)
    assert corvette.turrets == (("pointdefensebattery", "double_turret"), ("turbolaserbattery", "single_turret"))
    assert [(header.card, header.energy) for header in corvette.bonus_attacks] == [
        *[("pointdefensebattery", 1)] * 4,
        ("turbolaserbattery", 3),
    ]
    assert make_sheet("outerrimgarrison", [State("bloodcrow")]).energy == 3 + 2
    broken = make_sheet("alderaanianguard", [State("turbolaserbattery", back=True)])
    assert (broken.bonus_attacks, len(broken.turrets)) == ((), 1)
    assert (make_sheet("lukeskywalker", []).engagement, make_sheet("lukeskywalker", []).energy) == (5, 0)


def test_tubes_turn_torpedoes_and_missiles_into_bonus_attacks() -> None:
    loaded = [State("protontorpedoes"), State("clustermissiles")]
    tubes = make_sheet("outerrimpatrol", [State("ordnancetubes"), *loaded])
    assert [header.weapons for header in tubes.bonus_attacks] == [("protontorpedoes",), ("clustermissiles",)]
    assert [(w.arc, w.bonus_only) for w in tubes.weapons if w.special] == [("full_front", True)] * 2
    offline = make_sheet("outerrimpatrol", [State("ordnancetubes", back=True), *loaded])
    assert [(w.arc, w.bonus_only) for w in offline.weapons if w.special] == [("bullseye", False)] * 2


def test_every_ship_has_pilots_of_each_of_its_factions() -> None:
    for ship in SHIPS.values():
        assert {pilot.faction for pilot in PILOTS.values() if pilot.ship == ship.id} == set(ship.factions), ship.id


def test_dials_are_the_same_on_both_sides_except_for_one_ship() -> None:
    uneven = set()
    for ship in SHIPS.values():
        dial = {(m.speed, m.bearing): m.difficulty for m in ship.dial}
        other = {(speed, mirrored(bearing)): colour for (speed, bearing), colour in dial.items()}
        if dial != other:
            uneven.add(ship.id)
    assert uneven == {"jumpmaster5000"}


def mirrored(bearing: str) -> str:
    return bearing.replace("left", "x").replace("right", "left").replace("x", "right")


def test_every_ability_and_condition_belongs_to_a_card() -> None:
    assert {pilot.ship_ability for pilot in PILOTS.values()} - {None} == set(SHIP_ABILITIES)
    assigned = {name for pilot in PILOTS.values() for name in pilot.conditions}
    assigned |= {name for upgrade in UPGRADES.values() for side in upgrade.sides for name in side.conditions}
    assert assigned == set(CONDITIONS)


def test_cards_of_one_name_have_the_same_dots() -> None:
    dots: dict[str, set[int]] = {}
    for name, limited in [
        *((p.name, p.limited) for p in PILOTS.values()),
        *((u.name, u.limited) for u in UPGRADES.values()),
    ]:
        dots.setdefault(name, set()).add(limited)
    assert [name for name, limits in dots.items() if len(limits) > 1] == []


def test_devices_have_tokens() -> None:
    devices = {side.device.id: side.device.type for card in UPGRADES.values() for side in card.sides if side.device}
    assert set(devices) >= {"protonbomb", "proximitymine"}
    for device, kind in devices.items():
        assert device in (figures.OBSTACLES if kind == "obstacle" else figures.DEVICES), device


def test_variable_points_have_a_value_for_every_standard_ship() -> None:
    steps = {"agility": 4, "initiative": 7, "size": 3}
    for card in UPGRADES.values():
        if isinstance(card.points, PointsBy) and not card.huge:
            assert len(card.points.values) >= steps[card.points.by], card.id


def test_squads_and_quick_builds_are_of_one_faction() -> None:
    lists: list[Squad | QuickBuild] = [*squads().values(), *quick_builds().values()]
    for squad in squads().values():
        assert {quick_builds()[build].faction for build in squad.builds} <= {squad.faction}, squad.id
    for ready in [ready for ready in lists if ready.ships]:
        assert {PILOTS[ship.pilot].faction for ship in ready.ships} == {ready.faction}, ready.id
        for ship in ready.ships:
            for upgrade in ship.upgrades:
                named = [line.factions for line in UPGRADES[upgrade].restrictions if line.factions and not line.names]
                assert all(ready.faction in factions for factions in named), (ready.id, upgrade)


def test_the_ready_made_squads_fly_the_ten_ship_types_that_come_first() -> None:
    ready = squads().values()
    ships = [ship for squad in ready for ship in squad.ships]
    ships += [ship for squad in ready for build in squad.builds for ship in quick_builds()[build].ships]
    assert {PILOTS[ship.pilot].ship for ship in ships if not is_huge(PILOTS[ship.pilot])} == FIRST_TEN
    assert Counter(squad.format for squad in ready) == {"standard": 8, "quick-build": 7, "epic": 4}
    for format_ in ("standard", "quick-build"):
        assert {squad.faction for squad in ready if squad.format == format_} == set(FACTIONS)
    assert {squad.source for squad in ready} == {"house"}


def test_a_droid_pilot_has_an_action_bar_of_its_own() -> None:
    assert action_bar(PILOTS["r2d2"]) != SHIPS["btlbywing"].actions
    assert action_bar(PILOTS["r2d2"])[0] == ActionIcon(action="calculate")
    assert action_bar(PILOTS["redsquadronbomber"]) == SHIPS["btlbywing"].actions


# Abilities ------------------------------------------------------------------------------------------------------------


def test_some_cards_need_no_code() -> None:
    plain = {card.id for card in UPGRADES.values() if not needs_ability(card) and not card.huge}
    assert plain == {
        "andrasta",
        "angleddeflectors",
        "delta7b",
        "dorsalturret",
        "engineupgrade",
        "experthandling",
        "havoc",
        "hullupgrade",
        "misthunter",
        "protonrockets",
        "shieldupgrade",
        "tacticalofficer",
        "targetingcomputer",
    }
    for name in plain:
        assert UPGRADES[name].grants != Grants() or UPGRADES[name].weapon, name
    assert not needs_ability(PILOTS["academypilot"])


def test_what_an_upgrade_grants_is_written_down() -> None:
    assert UPGRADES["delta7b"].grants == Grants(agility=-1, shields=2, attack=Attack(arc="front", value=1))
    assert UPGRADES["moldycrow"].grants == Grants(attacks=(Attack(arc="front", value=3),))
    assert UPGRADES["hullupgrade"].grants == Grants(hull=1)
    assert UPGRADES["havoc"].grants == Grants(slots=("sensor", "astromech"), slots_removed=("crew",))
    assert UPGRADES["maul"].grants == Grants(force_sides=("dark",))
    rockets = UPGRADES["protonrockets"].weapon
    assert rockets is not None
    assert (rockets.requires, rockets.charges) == ("focus", 1)


def test_double_sided_cards_have_two_named_sides() -> None:
    double = [card for card in UPGRADES.values() if card.back]
    assert UPGRADES["servomotorsfoils"] in double
    for card in double:
        assert len({side.title for side in card.sides} - {""}) == 2, card.id
    foils = UPGRADES["servomotorsfoils"]
    assert [len(side.grants.actions) for side in foils.sides] == [2, 0]


def test_abilities_are_named_by_kind_and_id() -> None:
    names = all_abilities()
    assert len(names) == len(set(names)) >= 546
    assert Counter(name.partition(":")[0] for name in names)["damage"] == 14
    assert abilities_of(PILOTS["kyloren"]) == ("pilot:kyloren", "ship:autothrusters", "condition:illshowyouthedarkside")
    assert "ship:resupplycraft" not in names  # of a huge ship


def test_every_ability_that_is_written_belongs_to_a_card() -> None:
    """Otherwise its name is misspelt, and it would never happen."""
    known = {*all_abilities(), *huge_abilities()}
    assert {name for name in load() if not name.startswith("rule:")} - known == set()


def test_what_works_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    lines = dict(line.split("  ", 1) for line in capsys.readouterr().out.splitlines())
    standard = [pilot for pilot in PILOTS.values() if not is_huge(pilot)]
    assert lines["ship cards"].split()[1:] == ["of", str(len(standard))]
    done = {kind: numbers for kind, numbers in counts().items() if kind.startswith("abilities")}
    assert lines["huge: ship cards"].split() == ["10", "of", "10"]
    assert sum(all_ for _, all_ in done.values()) == len(all_abilities()) + len(huge_abilities())
    assert sum(all_ - written for written, all_ in done.values()) == len(missing())
    assert set(missing()).isdisjoint(load())
    assert main(["--missing"]) == 0
    assert capsys.readouterr().out.split() == missing()
    assert main(["--nonsense"]) == 2


def test_the_starter_battles_can_be_played() -> None:
    for name in STARTERS:
        cards = [
            card for ship in squads()[name].ships for card in [PILOTS[ship.pilot], *map(UPGRADES.get, ship.upgrades)]
        ]
        assert [card.id for card in cards if card and not written(card)] == []


def test_the_examples_in_the_module_are_true() -> None:
    assert doctest.testmod(content_module).failed == 0


# Immutable records ----------------------------------------------------------------------------------------------------


def test_records_cannot_be_changed_and_hold_nothing_that_can() -> None:
    records: list[Record] = [*SHIPS.values(), *PILOTS.values(), *UPGRADES.values()]
    records += [*quick_builds().values(), *squads().values(), *DAMAGE_CARDS.values(), *CONDITIONS.values()]
    for record in records:
        hash(record)
        with pytest.raises(AttributeError):
            setattr(record, record.__struct_fields__[0], None)


def test_extra_cards_are_there_for_a_while_only() -> None:
    new = msgspec.structs.replace(PILOTS["academypilot"], id="new")
    bad = msgspec.structs.replace(PILOTS["academypilot"], id="bad", ship="boat")
    before = dict(PILOTS)
    with extra_content(new):
        assert PILOTS["new"] is new
    for records in ((new, bad), (new, new), (new, PILOTS["academypilot"])):
        with pytest.raises(ContentError), extra_content(*records):
            pass
    assert before == PILOTS


def test_extra_content_of_an_id_used_before_is_played_as_it_is_now() -> None:
    """Nothing that was remembered of another card with this id is left."""
    for size in (1, 5):
        chassis = msgspec.structs.replace(SHIPS["tielnfighter"], id="hull", hull=size)
        pilot = msgspec.structs.replace(PILOTS["academypilot"], id="new", ship="hull", points=20 + size)
        device = Device(id="own", name="Own", type="remote", agility=size)
        bomb = msgspec.structs.replace(UPGRADES["protonbombs"], id="bomb", device=device, ability=False)
        with extra_content(chassis, pilot, bomb):
            t = table("a.new@400,300&bomb=x")
            assert sheet(t.state, t.ship("x")).hull == size
            assert cost_of("new", ()) == 20 + size
            assert record_of("own").agility == size
            with pytest.raises(KeyError, match="tea"):
                record_of("tea")
            assert pilot in pilots_of("galacticempire")
            assert "bomb" in upgrades_for("device")
        assert pilot not in pilots_of("galacticempire")
        assert "bomb" not in upgrades_for("device")


# Mistakes in the files ------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content, to be spoilt."""
    return copied("xwing", tmp_path)


def load_all(folder: Path) -> None:
    loaded = Content(folder)
    loaded.squads()
    loaded.quick_builds()


S, P, U = "ships.toml", "pilots.toml", "upgrades.toml"


@pytest.mark.parametrize(
    ("file", "record", "old", "new", "problem"),
    [
        (S, "t65xwing", "hull = 4", "hul = 4", "unknown field `hul`"),
        (S, "t65xwing", '"small"', '"tiny"', "field size: Invalid enum value 'tiny'"),
        (S, "t65xwing", "speed = 1", "speed = 2", "field dial: a maneuver is there twice"),
        (S, "t65xwing", '"bank_left"', '"loop"', "field dial[0].bearing: Invalid enum value 'loop'"),
        (S, "t65xwing", "shields = 2", "shields = 2\nenergy = 3", "field energy: huge ships, and only they"),
        (P, "lukeskywalker", '"t65xwing"', '"t65"', "field ship: there is no 't65'"),
        (P, "lukeskywalker", '"rebelalliance"', '"resistance"', "field faction: 'resistance' has no 't65xwing'"),
        (P, "lukeskywalker", '"torpedo"', '"torpedos"', "field slots[0]: Invalid enum value 'torpedos'"),
        (P, "jakefarrell", '"vectoredthrusters"', '"thrusters"', "field ship_ability: there is no 'thrusters'"),
        (P, "captainrex", '"suppressivefire"', '"fire"', "field conditions: there is no 'fire'"),
        (P, "wedgeantilles", "wedgeantilles", "jekporkins", "the id is used twice"),
        (U, "pivotwing", '"ut60duwing"', '"uwing"', "field restrictions.ships: there is no 'uwing'"),
        (U, "agentkallus", '"hunted"', '"haunted"', "field conditions: there is no 'haunted'"),
        (U, "crackshot", '["talent"]', '["tech"]', "field slots: a card fills at least one slot of its type"),
        (U, "commsteam", "huge = true\n", "", "field huge: this card fills a slot that only huge ships have"),
        (U, "protontorpedoes", "value = 4", 'value = "4"', "field weapon.value: Expected `int`"),
        ("squads.toml", "red-dawn", '"r2d2"', '"d2r2"', "field upgrades: there is no 'd2r2'"),
        ("squads.toml", "grey-wall", '"howlrunner-1"', '"howlrunner"', "field builds: there is no 'howlrunner'"),
        ("squads.toml", "grey-wall", '"quick-build"', '"quick"', "field format: there is no 'quick'"),
        ("quick_builds.toml", "darthvader-1", 'pilot = "darthvader"', 'pilot = "anakin"', "field pilot: there is no"),
        ("formats.toml", "hyperspace", "limit = 200", "limit = true", "field limit: Expected `int`"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_place(
    folder: Path, file: str, record: str, old: str, new: str, problem: str
) -> None:
    spoil(folder, file, record, old, new)
    with pytest.raises(ContentError) as caught:
        load_all(folder)
    assert caught.value.file == file
    assert caught.value.record == (new if old == record else record)
    assert problem in caught.value.problem


def test_content_can_be_loaded_from_any_folder(folder: Path) -> None:
    spoil(folder, P, "lukeskywalker", "points = 62", "points = 60")
    assert Content(folder).pilots["lukeskywalker"].points == 60
    assert PILOTS["lukeskywalker"].points == 62
    assert Content().pilots == content().pilots


# Speed ----------------------------------------------------------------------------------------------------------------


def test_the_cards_load_quickly_and_only_when_needed() -> None:
    started = time.process_time()
    Content()
    assert time.process_time() - started < 1  # a tenth of that on an idle machine
    code = "import battlemat, sys; sys.exit(any(name.startswith('battlemat.games.xwing') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_records_can_be_sent_to_a_browser() -> None:
    assert msgspec.to_builtins(SHIPS["t65xwing"])["dial"][0] == {
        "speed": 1,
        "bearing": "bank_left",
        "difficulty": "blue",
    }
