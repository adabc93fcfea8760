"""Zones and setting up: PM-SET."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat.games.pocketmodel.build import FleetList
from battlemat.games.pocketmodel.content import CARDS, UNITS, extra_content
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, set_up, side, table
from tests.rule_marks import rule

COMBAT = [card.id for card in CARDS.values() if card.type == "combat"]
OBJECTIVE = [card.id for card in CARDS.values() if card.type == "objective"]
DECK_A = dict.fromkeys(COMBAT[:10], 3)
DECK_B = dict.fromkeys(COMBAT[10:20], 3)


def each(kinds: str) -> dict[str, int]:
    """One of each."""
    return dict.fromkeys(kinds.split(), 1)


FLEET_30 = each("iron-edict unbroken tidal-hope sable-verdict free-passage onyx-lead needle-flight") | each(
    "cinder-flight swift-spark"
)
"""Stars 5, 5, 5, 4, 4, 3, 2, 1, 1."""
STARS_20 = ["a.iron-edict", "a.unbroken", "a.sable-verdict", "a.onyx-lead", "a.needle-flight", "a.cinder-flight"]
"""Of these 5 + 5 + 4 + 3 + 2 + 1."""
THREES = each("onyx-lead redline dawn-arrow tripod-battery crossbeam last-light lucky-hand longlegs") | each(
    "clanking-advance grave-talon"
)
"""Ten units of 3 stars."""
SMALL = {"onyx-lead": 2, "needle-flight": 1}


def of(units: dict[str, int], deck: dict[str, int] = DECK_A, **more: Any) -> FleetList:
    return FleetList("A list", units, deck, **more)


def two(units_a: dict[str, int] = SMALL, units_b: dict[str, int] = SMALL, **more: Any) -> PocketScenario:
    """Two players, A begins; small fleets need no decisions, so that the first turn has begun."""
    return set_up(of(units_a, DECK_A), of(units_b, DECK_B), **({"dice": (5, 3)} | more))


def player(t: PocketScenario, seat: str, viewer: str | None) -> dict[str, Any]:
    """One player's part of what somebody sees."""
    shown: dict[str, Any] = t.view(viewer)["players"]["abcdefgh".index(seat)]
    return shown


def everything_shown(t: PocketScenario, viewer: str | None) -> str:
    """All that somebody may know, view and events, as text to be searched for names."""
    events = t.match.events_for(None if viewer is None else "abcdefgh".index(viewer))
    return msgspec.json.encode([t.view(viewer), events]).decode()


def mentioned(t: PocketScenario, viewer: str | None, cards: list[str]) -> list[str]:
    text = everything_shown(t, viewer)
    return [card for card in cards if f'"{card}"' in text]


def stars_in(t: PocketScenario, seat: str, zone: str) -> int:
    return sum(unit["stars"] for unit in player(t, seat, None)["units"] if unit["zone"] == zone)


# Zones ----------------------------------------------------------------------------------------------------------------


@rule("PM-SET-01")
def test_every_player_has_one_home_zone_with_units_and_objectives() -> None:
    t = two()
    assert [zone for zone in t.view("a")["zones"] if zone.startswith("home")] == ["home-a", "home-b"]
    for seat in "ab":
        assert {unit["zone"] for unit in player(t, seat, "a")["units"]} == {f"home-{seat}"}
        places = [objective["place"] for objective in player(t, seat, "a")["objectives"]]
        assert places == [f"{seat}.objective-{number}" for number in (1, 2, 3)]


@rule("PM-SET-02")
def test_one_contested_zone_lies_between_the_home_zones() -> None:
    t = two()
    assert t.view(None)["zones"] == ["contested", "home-a", "home-b"]


@rule("PM-SET-02")
def test_nobody_has_anything_to_strike_in_the_contested_zone() -> None:
    assert "strike" in table(a="needle-flight@home-b").options("a")
    assert "strike" not in table(a="needle-flight@contested").options("a")
    assert "strike" not in table(a="needle-flight@home-a").options("a")
    t = table("needle-flight@contested cinder-flight@home-b", "", "")
    t.a("strike")
    assert t.options("a") == ["b.objective-1", "b.objective-2", "b.objective-3"]


@rule("PM-SET-03")
def test_home_zones_touch_only_the_contested_zone() -> None:
    t = table(a="needle-flight@home-a cinder-flight@contested")
    t.a("move")
    assert t.options("a") == [
        "a.needle-flight>contested",
        "a.cinder-flight>home-a",
        "a.cinder-flight>home-b",
    ]
    assert t.refused("a", ["a.needle-flight>home-b"]) == "PM-TRN-15"
    assert t.refused("a", ["a.cinder-flight>contested"]) == "PM-TRN-15"


@rule("PM-SET-03")
def test_crossing_takes_two_move_actions() -> None:
    t = table(a="needle-flight@home-a")
    t.a("move", ["a.needle-flight>contested"])
    assert t.zone("a.needle-flight") == "contested"
    t.ends_turn("b").passes("a")
    t.a("move", ["a.needle-flight>home-b"])
    assert t.zone("a.needle-flight") == "home-b"


@rule("PM-SET-04")
def test_units_in_reserves_take_no_part() -> None:
    mine = "needle-flight@home-b cinder-flight@contested hammer-flight@reserves"
    t = table(a=mine, b="dawn-arrow@contested quiet-blade@home-b azure-flight@reserves")
    t.a("move")
    assert not any("hammer-flight" in option for option in t.options("a"))
    assert any("needle-flight" in option for option in t.options("a"))
    assert t.refused("a", ["a.hammer-flight>contested"]) == "PM-SET-04"

    t = table(a=mine, b="dawn-arrow@contested quiet-blade@home-b azure-flight@reserves")
    t.a("combat")
    assert t.options("a") == ["a.needle-flight>b.quiet-blade", "a.cinder-flight>b.dawn-arrow"]
    t.refused("a", ["a.hammer-flight>b.azure-flight"])
    t.refused("a", ["a.cinder-flight>b.azure-flight"])

    t = table(a=mine, b="dawn-arrow@contested quiet-blade@home-b azure-flight@reserves")
    t.a("strike", "b.objective-1")
    assert t.options("a") == ["a.needle-flight"]
    t.refused("a", ["a.hammer-flight"])


@rule("PM-SET-04")
def test_units_in_reserves_do_not_count_as_in_play() -> None:
    t = table(a="needle-flight@contested", b="azure-flight@contested dawn-arrow@reserves")
    t.battle("a.needle-flight>b.azure-flight", dice=(5, 4, 1, 1))
    assert t.zone("b.azure-flight") == "removed"
    assert t.winner == "a"


@rule("PM-SET-05")
def test_a_destroyed_objective_is_the_open_top_of_its_owners_discard_pile() -> None:
    t = table(
        a=side(objectives="crossfire steady-aim dig-in", discard="heavy-charge"), b="needle-flight@home-a", active="b"
    )
    t.strike("a.objective-1", "b.needle-flight", dice=(6, 6))
    assert t.objectives("a") == ["-", "steady-aim", "dig-in"]
    assert t.discard("b") == []
    for viewer in ("a", "b", None):
        assert player(t, "a", viewer)["discard"] == ["heavy-charge", "crossfire"]


@rule("PM-SET-05")
def test_played_and_discarded_cards_go_to_their_owners_pile() -> None:
    t = table(
        a=side("needle-flight@contested", hand="linked-cannons sabotage-cell"),
        b=side("dawn-arrow@contested", hand="dig-in"),
        step="turn",
    )
    t.a("sabotage-cell>a.objective-1")
    assert (t.discard("a"), t.discard("b")) == ([], ["dig-in"])
    t.battle("a.needle-flight>b.dawn-arrow", attacker="linked-cannons", dice=(1, 1, 1, 1))
    for viewer in ("a", "b", None):
        assert player(t, "a", viewer)["discard"] == ["linked-cannons"]
        assert player(t, "b", viewer)["discard"] == ["dig-in"]


@rule("PM-SET-06")
def test_nobody_sees_into_a_deck_but_everybody_sees_its_size() -> None:
    t = two(tops=(" ".join(COMBAT[:6]), " ".join(COMBAT[10:16])))
    hidden = COMBAT[6:10] + COMBAT[16:20]
    assert set(hidden) < set(t.deck("a") + t.deck("b"))
    for viewer in ("a", "b", None):
        assert mentioned(t, viewer, hidden) == []
        assert [player(t, seat, viewer)["deck_size"] for seat in "ab"] == [24, 24]


@rule("PM-SET-07")
@pytest.mark.parametrize("active", ["a", "b"])
def test_all_opposing_units_of_a_zone_may_attack_each_other(active: str) -> None:
    t = table(
        a="needle-flight@contested cinder-flight@contested",
        b="dawn-arrow@contested azure-flight@contested",
        active=active,
    )
    kinds = {"a": ["needle-flight", "cinder-flight"], "b": ["dawn-arrow", "azure-flight"]}
    other = "b" if active == "a" else "a"
    getattr(t, active)("combat")
    assert t.options(active) == [f"{active}.{own}>{other}.{target}" for own in kinds[active] for target in kinds[other]]


@rule("PM-SET-08")
def test_a_zone_takes_any_number_of_units() -> None:
    crowd = " ".join(["cinder-flight@contested"] * 12)
    t = table(a=crowd, b="quiet-blade long-reach azure-flight", active="b")
    t.b("move", [f"b.{unit}>contested" for unit in ("quiet-blade", "long-reach", "azure-flight")])
    assert stars_in(t, "b", "contested") == 5
    assert stars_in(t, "a", "contested") == 12


# Cards ----------------------------------------------------------------------------------------------------------------


@rule("PM-SET-09")
def test_objectives_and_first_player_come_before_deployment_and_hands_after_it() -> None:
    t = two(FLEET_30, FLEET_30)
    assert t.asked == "a deploy"
    for seat in "ab":
        assert (len(t.objectives(seat)), t.hand(seat), len(t.deck(seat))) == (3, [], 27)
    assert t.story() == ["objectives-placed", "objectives-placed", "rolled-for-first", "first-player"]
    t.a(STARS_20)
    assert (t.hand("a"), t.hand("b")) == ([], [])
    t.b([unit.replace("a.", "b.", 1) for unit in STARS_20])
    assert t.story()[4:] == ["arrived"] * 6 + ["deployed"] + ["arrived"] * 6 + ["deployed", "drew", "drew", "turn"]


@rule("PM-SET-10")
def test_every_deck_is_shuffled_by_the_seed() -> None:
    setup = {"players": [of(SMALL, DECK_A), of(SMALL, DECK_B)]}

    def order(seed: int) -> list[list[str]]:
        t = PocketScenario(battlemat.new_match("pocketmodel", setup, seed=seed))
        return [t.objectives(seat) + t.deck(seat) for seat in "ab"]

    assert order(7) == order(7)
    assert all(one != other for one, other in zip(order(7), order(8), strict=True))


@rule("PM-SET-10")
def test_players_shuffle_their_own_cards_and_lose_none() -> None:
    t = two(FLEET_30)
    for seat, deck in (("a", DECK_A), ("b", DECK_B)):
        shuffled = t.objectives(seat) + t.deck(seat)
        assert Counter(shuffled) == Counter(deck)
        assert shuffled not in (sorted(shuffled), list(Counter(deck).elements()), list(Counter(deck).elements())[::-1])


@rule("PM-SET-11")
def test_the_top_three_cards_become_face_down_objectives() -> None:
    t = two(FLEET_30, tops=(" ".join(COMBAT[2:6]), " ".join(COMBAT[12:16])))
    assert t.objectives("a") == COMBAT[2:5]
    assert t.objectives("b") == COMBAT[12:15]
    assert (len(t.deck("a")), t.deck("a")[0]) == (27, COMBAT[5])
    assert t.discard("a") == []


@rule("PM-SET-12")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_nobody_sees_the_starting_objectives(viewer: str | None) -> None:
    t = two(tops=(" ".join(COMBAT[:3]) + f" {COMBAT[4]}" * 3,))
    assert t.objectives("a") == COMBAT[:3]
    assert player(t, "a", viewer)["objectives"] == [
        {"place": f"a.objective-{number}", "destroyed": False, "face_up": False, "card": None} for number in (1, 2, 3)
    ]
    assert mentioned(t, viewer, COMBAT[:3]) == []


@rule("PM-SET-13")
def test_an_untouched_objective_is_still_hidden_in_turn_five() -> None:
    t = two(tops=(" ".join(COMBAT[:3]) + f" {COMBAT[4]}" * 3,))
    for seat in "abab":
        t.ends_turn(seat)
    assert t.state.turn == 5
    for viewer in ("a", "b", None):
        assert mentioned(t, viewer, COMBAT[:3]) == []


@rule("PM-SET-13")
def test_a_player_who_looked_at_an_objective_knows_it_as_long_as_it_lies_there() -> None:
    look = {"when": "reveal", "op": "peek_objective", "count": 1}
    with extra_content(new_card("lookout", type="objective", effects=[look])):
        a = side(hand="lookout", objectives="crossfire heavy-charge dig-in", deck="plate-and-rivet steady-aim")
        t = table(a, "needle-flight@home-a", step="turn")
        t.a("lookout>a.objective-1")
        assert t.options("a") == ["a.objective-2", "a.objective-3"]
        t.a("a.objective-2").passes("a")
        assert [objective["card"] for objective in player(t, "a", "a")["objectives"]] == [
            "lookout",
            "heavy-charge",
            None,
        ]
        for viewer in ("b", None):
            assert [objective["card"] for objective in player(t, "a", viewer)["objectives"]] == ["lookout", None, None]
            assert mentioned(t, viewer, ["heavy-charge", "crossfire", "dig-in"]) == []
        t.passes("b").strike("a.objective-2", "b.needle-flight", dice=(1, 1))
        assert t.objectives("a") == ["lookout!", "plate-and-rivet", "dig-in"]
        assert player(t, "a", "a")["objectives"][1]["card"] is None


@rule("PM-SET-13")
def test_an_objective_returned_to_the_hand_is_seen_by_its_owner_alone() -> None:
    t = table(side(hand="sensor-array", objectives="crossfire heavy-charge dig-in"), step="turn")
    t.a("sensor-array>a.objective-2")
    assert player(t, "a", "a")["hand"] == ["heavy-charge"]
    assert mentioned(t, "b", ["heavy-charge"]) == mentioned(t, None, ["heavy-charge"]) == []


@rule("PM-SET-14")
@pytest.mark.parametrize("kind", [COMBAT, OBJECTIVE])
def test_cards_of_both_types_count_fully_as_objectives(kind: list[str]) -> None:
    entry = of({"needle-flight": 1}, dict.fromkeys(kind[:10], 3))
    t = set_up(entry, entry, dice=(5, 3))
    assert len(t.objectives("b")) == 3
    assert {card in kind for card in t.objectives("b")} == {True}
    assert not t.is_out("b")
    assert t.asked == "a objective-card"

    t = table("needle-flight@home-b", side(objectives=f"- {kind[0]}! {kind[1]}!"))
    t.strike("b.objective-2", "a.needle-flight", dice=(6, 6))
    assert (t.objectives("b"), t.is_out("b")) == (["-", "-", f"{kind[1]}!"], False)


@rule("PM-SET-15")
@pytest.mark.parametrize(("rolls", "first"), [((5, 3), "a"), ((3, 5), "b"), ((2, 6, 4), "b"), ((1, 2, 3), "c")])
def test_the_highest_roll_takes_the_first_turn(rolls: tuple[int, ...], first: str) -> None:
    t = set_up(*[of(SMALL)] * len(rolls), dice=rolls)
    assert t.asked == f"{first} objective-card"
    assert t.events("first-player") == [{"player": "abc".index(first)}]
    assert t.state.chance.dice == []


@rule("PM-SET-16")
def test_tied_players_roll_again() -> None:
    t = set_up(of(SMALL), of(SMALL), dice=(4, 4, 2, 6))
    assert t.asked == "b objective-card"


@rule("PM-SET-16")
def test_only_those_with_the_highest_roll_roll_again() -> None:
    t = set_up(of(SMALL), of(SMALL), of(SMALL), dice=(5, 2, 5, 3, 3, 1, 4))
    assert [event["rolls"] for event in t.events("rolled-for-first")] == [
        [[0, 5], [1, 2], [2, 5]],
        [[0, 3], [2, 3]],
        [[0, 1], [2, 4]],
    ]
    assert t.asked == "c objective-card"


# Deployment -----------------------------------------------------------------------------------------------------------


@rule("PM-SET-17")
def test_units_of_exactly_20_stars_are_deployed_at_home() -> None:
    t = two(FLEET_30)
    assert t.question("a").about == {"stars": 20}
    t.a(STARS_20)
    assert [event["unit"] for event in t.events("arrived")][:6] == STARS_20
    assert {t.zone(unit) for unit in STARS_20} == {"home-a"}
    assert stars_in(t, "a", "home-a") == 20
    assert t.asked == "a objective-card"


@rule("PM-SET-17")
def test_units_may_be_deployed_a_few_at_a_time() -> None:
    t = two(FLEET_30)
    t.a("a.iron-edict", ["a.unbroken", "a.sable-verdict"])
    assert t.asked == "a deploy"
    assert t.question("a").about == {"stars": 6}
    assert t.options("a") == [
        "a.tidal-hope",
        "a.free-passage",
        "a.onyx-lead",
        "a.needle-flight",
        "a.cinder-flight",
        "a.swift-spark",
    ]
    t.a(["a.onyx-lead", "a.needle-flight", "a.cinder-flight"])
    assert stars_in(t, "a", "home-a") == 20


@rule("PM-SET-17")
def test_the_deployment_a_list_proposes_is_one_of_the_answers() -> None:
    usual = {unit.partition(".")[2]: 1 for unit in STARS_20}
    t = set_up(of(FLEET_30, deploy=usual), of(SMALL), dice=(5, 3))
    first = t.question("a").options[0]
    assert (first.id, first.weight, first.alone) == ("usual", 0, True)  # it is no unit and has no stars
    t.a("usual")
    assert {unit["id"] for unit in player(t, "a", None)["units"] if unit["zone"] == "home-a"} == set(STARS_20)
    too_little = set_up(of(FLEET_30, deploy={"iron-edict": 1}), of(SMALL), dice=(5, 3))
    assert "usual" not in too_little.options("a")


@rule("PM-SET-18")
def test_more_than_20_stars_are_refused() -> None:
    t = two(FLEET_30)
    assert t.refused("a", [*STARS_20, "a.swift-spark"]) == "PM-SET-18"
    t.a(STARS_20)
    assert t.asked == "a objective-card"


@rule("PM-SET-18")
def test_more_than_20_stars_are_refused_in_parts_too() -> None:
    t = two(FLEET_30)
    t.a(["a.iron-edict", "a.unbroken", "a.tidal-hope", "a.onyx-lead"])
    assert t.options("a") == ["a.needle-flight", "a.cinder-flight", "a.swift-spark"]
    assert t.refused("a", ["a.free-passage"]) == "PM-SET-18"
    assert t.refused("a", ["a.needle-flight", "a.cinder-flight"]) == "PM-SET-18"


@rule("PM-SET-19")
def test_a_fleet_that_cannot_form_20_deploys_less() -> None:
    t = two(THREES)
    assert t.question("a").about == {"stars": 18}
    six = [f"a.{kind}" for kind in THREES][:6]
    t.a(six)
    assert t.asked == "a objective-card"
    assert (stars_in(t, "a", "home-a"), stars_in(t, "a", "reserves")) == (18, 12)


@rule("PM-SET-20")
def test_15_stars_are_not_enough_when_18_are_possible() -> None:
    t = two(THREES)
    t.a([f"a.{kind}" for kind in THREES][:5])
    assert t.asked == "a deploy"
    assert t.refused("a", "done") == "PM-SET-20"
    t.a("a.grave-talon")
    assert t.asked == "a objective-card"


@rule("PM-SET-20")
def test_19_stars_are_not_enough_when_20_are_possible() -> None:
    nineteen = ["a.iron-edict", "a.unbroken", "a.tidal-hope", "a.sable-verdict"]
    t = two(FLEET_30)
    t.a(nineteen)
    assert t.asked == "a deploy"
    assert t.options("a") == ["a.cinder-flight", "a.swift-spark"]
    assert t.refused("a", "done") == "PM-SET-20"

    t = two({"iron-edict": 2, "unbroken": 1, "tidal-hope": 1, "sable-verdict": 1, "free-passage": 1})
    assert t.refused("a", nineteen) == "PM-SET-20"
    assert t.refused("a", "a.sable-verdict") == "PM-SET-20"
    assert t.options("a") == ["a.iron-edict", "a.iron-edict-2", "a.unbroken", "a.tidal-hope"]


@rule("PM-SET-21")
@pytest.mark.parametrize("units", [{"iron-edict": 3, "needle-flight": 1}, {"iron-edict": 3, "unbroken": 1}])
def test_a_fleet_of_at_most_20_stars_is_deployed_completely(units: dict[str, int]) -> None:
    t = two(units)
    assert t.asked == "a objective-card"
    assert stars_in(t, "a", "home-a") == sum(UNITS[kind].stars * count for kind, count in units.items())
    assert t.events("deployed")[0]["reserves"] == []
    assert stars_in(t, "a", "reserves") == 0


@rule("PM-SET-22")
def test_what_is_not_deployed_is_in_reserves() -> None:
    t = two(FLEET_30)
    t.a(STARS_20)
    left = ["a.tidal-hope", "a.free-passage", "a.swift-spark"]
    assert t.events("deployed")[0] == {"player": 0, "stars": 20, "reserves": left}
    assert {t.zone(unit) for unit in left} == {"reserves"}
    assert [t.unit(unit).arrived for unit in (*STARS_20, *left)] == [1, 2, 3, 4, 5, 6, 0, 0, 0]
    assert stars_in(t, "a", "reserves") == 10


@rule("PM-SET-23")
@pytest.mark.parametrize(("dice", "order"), [((5, 3, 1), "abc"), ((1, 6, 3), "bca"), ((1, 3, 6), "cab")])
def test_players_deploy_in_turn_order_from_the_first_player(dice: tuple[int, ...], order: str) -> None:
    t = set_up(*[of(FLEET_30)] * 3, dice=dice)
    for seat in order:
        assert t.asked == f"{seat} deploy"
        getattr(t, seat)([unit.replace("a.", f"{seat}.", 1) for unit in STARS_20])
    assert t.asked == f"{order[0]} objective-card"


@rule("PM-SET-23")
def test_the_second_player_sees_the_first_deployment() -> None:
    t = two(FLEET_30, FLEET_30)
    t.a(STARS_20)
    assert t.asked == "b deploy"
    seen = [unit["id"] for unit in player(t, "a", "b")["units"] if unit["zone"] == "home-a"]
    assert sorted(seen) == sorted(STARS_20)
    assert [event.data["unit"] for event in t.match.events_for(1) if event.kind == "arrived"] == STARS_20


@rule("PM-SET-24")
def test_reserves_may_raise_a_player_above_20_stars_in_play() -> None:
    with extra_content(new_card("depot", stars=3)):
        b = side("unbroken iron-edict tidal-hope hollow-crown redline@reserves", objectives="depot! steady-aim dig-in")
        t = table("needle-flight@home-b", b)
        assert stars_in(t, "b", "home-b") == 20
        t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
        assert t.options("b") == ["b.redline", "no"]
        t.b("b.redline")
        assert stars_in(t, "b", "home-b") == 23


@rule("PM-SET-25")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_all_units_are_public(viewer: str | None) -> None:
    t = two(FLEET_30)
    t.a(STARS_20)
    units = player(t, "a", viewer)["units"]
    assert [unit["kind"] for unit in units if unit["zone"] == "reserves"] == [
        "tidal-hope",
        "free-passage",
        "swift-spark",
    ]
    for unit in units:
        printed = UNITS[unit["kind"]]
        values = (unit["attack"], unit["damage"], unit["defense"], unit["shields"], unit["stars"], unit["icons"])
        assert values == (
            printed.attack,
            printed.damage,
            printed.defense,
            printed.shields,
            printed.stars,
            sorted(printed.icons),
        )
    hurt = table("unbroken*2 needle-flight")
    assert [unit["tokens"] for unit in player(hurt, "a", viewer)["units"]] == [2, 0]


@rule("PM-SET-26")
def test_units_start_undamaged() -> None:
    t = two(FLEET_30)
    t.a(STARS_20)
    assert {unit["tokens"] for seat in "ab" for unit in player(t, seat, None)["units"]} == {0}


@rule("PM-SET-26")
def test_a_unit_that_was_destroyed_enters_play_undamaged() -> None:
    t = table("needle-flight@contested unbroken@home-b", "dawn-arrow@contested", active="b")
    t.battle("b.dawn-arrow>a.needle-flight", dice=(6, 6, 1, 1))
    assert (t.zone("a.needle-flight"), t.tokens("a.needle-flight")) == ("reserves", 0)
    t.passes("a").a("carrier:a.unbroken", "a.needle-flight")
    assert (t.zone("a.needle-flight"), t.tokens("a.needle-flight")) == ("home-b", 0)


@rule("PM-SET-27")
def test_veterans_start_on_the_side_with_the_icon() -> None:
    back = {"attack": 4, "damage": 1, "defense": 9, "shields": 1, "icons": []}
    with extra_content(new_unit("ace", attack=2, icons=["veteran"], back=back)):
        t = two({"ace": 1})
        (ace,) = player(t, "a", None)["units"]
        assert (ace["zone"], ace["attack"], ace["icons"], ace["turned"]) == ("home-a", 2, ["veteran"], False)


# Hands ----------------------------------------------------------------------------------------------------------------


@rule("PM-SET-28")
def test_everybody_draws_three_cards_last() -> None:
    t = two(tops=(" ".join(COMBAT[:7]), " ".join(COMBAT[10:17])))
    assert (t.hand("a"), t.hand("b")) == (sorted(COMBAT[3:6]), sorted(COMBAT[13:16]))
    assert [len(t.objectives(seat)) for seat in "ab"] == [3, 3]
    assert [len(t.deck(seat)) for seat in "ab"] == [24, 24]
    assert t.story()[-3:] == ["drew", "drew", "turn"]


@rule("PM-SET-29")
def test_players_see_their_own_hand_only() -> None:
    t = two(tops=(" ".join(COMBAT[:6]), " ".join(COMBAT[10:16])))
    hand = sorted(COMBAT[3:6])
    assert player(t, "a", "a")["hand"] == hand
    for viewer in ("b", None):
        assert (player(t, "a", viewer)["hand"], player(t, "a", viewer)["hand_size"]) == (None, 3)
        assert mentioned(t, viewer, hand) == []
    drawn = [event.data for event in t.match.events_for(0) if event.kind == "drew"]
    assert drawn == [{"player": 0, "count": 3, "cards": COMBAT[3:6]}, {"player": 1, "count": 3}]


@rule("PM-SET-30")
def test_the_starting_hand_and_objectives_are_kept() -> None:
    entry = of(SMALL, dict.fromkeys(OBJECTIVE[:10], 3))
    t = set_up(entry, entry, dice=(5, 3), tops=(" ".join(OBJECTIVE[:6]),))
    assert t.hand("a") == sorted(OBJECTIVE[3:6])
    assert t.asked == "a objective-card"
    assert t.options("a") == [
        "pass",
        *(f"{card}>a.objective-{place}" for card in sorted(OBJECTIVE[3:6]) for place in (1, 2, 3)),
    ]
    t.refused("a", "mulligan")
    t.passes("a")
    assert t.options("a") == ["pass", "move"]
    assert t.hand("a") == sorted(OBJECTIVE[3:6])
    assert t.objectives("a") == OBJECTIVE[:3]
