"""The two-pack game, more than two players, other sizes: PM-VAR."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import battlemat
from battlemat import BadSetup
from battlemat.core.game import SEATS
from battlemat.games.pocketmodel.build import FleetList, normal_setup, violations
from battlemat.games.pocketmodel.content import CARDS, content
from battlemat.games.pocketmodel.scenario import PocketScenario, set_up, side, table
from tests.rule_marks import rule

SIX_CARDS = dict.fromkeys(("linked-cannons", "crossfire", "steady-aim", "dig-in", "war-room", "deep-archive"), 1)
DECK = dict.fromkeys(list(CARDS)[:10], 3)


def pack(units: dict[str, int], cards: dict[str, int] = SIX_CARDS) -> FleetList:
    return FleetList("A pack", units, cards)


def two_packs(units: dict[str, int], cards: dict[str, int] = SIX_CARDS, **more: Any) -> PocketScenario:
    """Two players with the same pack, A begins."""
    return set_up(pack(units, cards), pack(units, cards), dice=(5, 3), variant="two-pack", **more)


def zones(t: PocketScenario, seat: str) -> list[str]:
    return [unit["zone"] for unit in t.view(None)["players"]["abcdefgh".index(seat)]["units"]]


# Two packs ------------------------------------------------------------------------------------------------------------


@rule("PM-VAR-01")
@pytest.mark.parametrize("other", ["empire-pack", "republic-pack", "rebel-pack", "separatist-pack"])
def test_two_packs_are_enough_for_a_game(other: str) -> None:
    t = set_up("empire-pack", other, variant="two-pack", dice=(5, 3))
    assert t.asked == "a objective-card"
    for seat, name in (("a", "empire-pack"), ("b", other)):
        contents = content().packs[name]
        units = [unit["kind"] for unit in t.view(None)["players"]["ab".index(seat)]["units"]]
        assert Counter(units) == Counter(contents.units)
        assert Counter(t.objectives(seat) + t.hand(seat) + t.deck(seat)) == Counter(contents.cards)


@rule("PM-VAR-02")
def test_building_limits_are_off_in_the_two_pack_game() -> None:
    lists = {
        ("PM-BLD-01", "PM-BLD-11"): pack({"cinder-flight": 4}),
        ("PM-BLD-08", "PM-BLD-01"): pack({"iron-edict": 3, "unbroken": 3, "tidal-hope": 1}),
        ("PM-BLD-01", "PM-BLD-04"): pack({"cinder-flight": 1}, {"linked-cannons": 6}),
    }
    for rules, entry in lists.items():
        assert tuple(refusal.rule for refusal in violations(entry)) == rules
        assert normal_setup({"variant": "two-pack", "players": [entry, entry]})["variant"] == "two-pack"


@rule("PM-VAR-03")
@pytest.mark.parametrize("units", [{"sable-verdict": 1, "cinder-flight": 3}, {"iron-edict": 3, "unbroken": 3}])
def test_all_units_of_a_pack_are_deployed(units: dict[str, int]) -> None:
    t = two_packs(units)
    assert t.asked == "a objective-card"
    for seat in "ab":
        assert zones(t, seat) == [f"home-{seat}"] * sum(units.values())
    assert [event["reserves"] for event in t.events("deployed")] == [[], []]


@rule("PM-VAR-04")
def test_a_pack_gives_one_unseen_objective() -> None:
    t = two_packs({"needle-flight": 1}, tops=("war-room", "crossfire"))
    assert (t.objectives("a"), t.objectives("b")) == (["war-room"], ["crossfire"])
    for viewer in ("a", "b", None):
        for seat in "ab":
            assert t.view(viewer)["players"]["ab".index(seat)]["objectives"] == [
                {"place": f"{seat}.objective-1", "destroyed": False, "face_up": False, "card": None}
            ]


@rule("PM-VAR-05")
def test_the_other_five_cards_are_a_hand_of_three_and_the_deck() -> None:
    t = two_packs({"needle-flight": 1}, tops=["war-room crossfire dig-in steady-aim linked-cannons deep-archive"])
    assert t.objectives("a") == ["war-room"]
    assert t.hand("a") == ["crossfire", "dig-in", "steady-aim"]
    assert t.deck("a") == ["linked-cannons", "deep-archive"]
    assert (len(t.objectives("b")), len(t.hand("b")), len(t.deck("b"))) == (1, 3, 2)


@rule("PM-VAR-05")
@pytest.mark.parametrize(("cards", "hand"), [(4, 3), (3, 2), (1, 0)])
def test_a_pack_with_few_cards_gives_as_many_as_there_are(cards: int, hand: int) -> None:
    t = two_packs({"needle-flight": 1}, dict(list(SIX_CARDS.items())[:cards]))
    assert (len(t.objectives("a")), len(t.hand("a")), t.deck("a")) == (1, hand, [])
    assert t.asked == "a objective-card"


@rule("PM-VAR-04")
def test_a_pack_without_cards_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        two_packs({"needle-flight": 1}, {})
    assert {refusal.rule for refusal in caught.value.refusals} == {"PM-VAR-04"}


@rule("PM-VAR-06")
def test_the_loss_of_the_only_objective_ends_the_two_pack_game() -> None:
    b = side("dawn-arrow azure-flight@reserves", objectives="steady-aim")
    t = table(side("needle-flight@home-b", objectives="dig-in"), b, two_pack=True)
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert t.events("eliminated") == [{"player": 1}]
    assert (t.winner, t.asked) == ("a", "")
    assert t.events("arrived") == []


@rule("PM-VAR-07")
def test_a_destroyed_unit_of_a_pack_returns_by_carrier() -> None:
    t = table("iron-edict@home-b cinder-flight@contested", "dawn-arrow@contested", active="b", two_pack=True)
    t.battle("b.dawn-arrow>a.cinder-flight", dice=(6, 6, 1, 1))
    assert t.zone("a.cinder-flight") == "reserves"
    t.passes("a")
    assert "carrier:a.iron-edict" in t.options("a")
    t.a("carrier:a.iron-edict", "a.cinder-flight")
    assert t.zone("a.cinder-flight") == "home-b"


@rule("PM-VAR-07")
def test_a_destroyed_unit_of_a_pack_returns_by_cards_but_not_by_moving() -> None:
    a = side("iron-edict cinder-flight@reserves", hand="hangar-complex", objectives="steady-aim")
    t = table(a, two_pack=True, step="turn")
    t.a("hangar-complex>a.objective-1")
    assert t.options("a") == ["a.cinder-flight", "no"]
    t.a("a.cinder-flight")
    assert t.zone("a.cinder-flight") == "home-a"

    t = table("iron-edict cinder-flight@reserves", two_pack=True)
    t.a("move")
    assert t.options("a") == ["a.iron-edict>contested"]
    assert t.refused("a", ["a.cinder-flight>contested"]) == "PM-SET-04"


@rule("PM-VAR-08")
def test_the_rule_of_five_holds_in_the_two_pack_game() -> None:
    mine = "iron-edict@contested cinder-flight@contested"
    t = table(mine, "dawn-arrow@contested", two_pack=True)
    t.a("combat")
    both = ["a.iron-edict>b.dawn-arrow", "a.cinder-flight>b.dawn-arrow"]
    assert t.options("a") == both
    assert t.refused("a", both) == "PM-TRN-09"

    t = table(mine, two_pack=True)
    t.a("move")
    assert t.refused("a", ["a.iron-edict>home-b", "a.cinder-flight>home-b"]) == "PM-TRN-09"
    t.a(["a.iron-edict>home-b"])

    t = table("iron-edict@home-b cinder-flight@home-b", side(objectives="steady-aim"), two_pack=True)
    t.a("strike")
    assert t.refused("a", ["a.iron-edict", "a.cinder-flight"]) == "PM-STR-04"


@rule("PM-VAR-08")
def test_hand_size_and_elimination_are_the_same_in_the_two_pack_game() -> None:
    a = side("needle-flight@contested", hand="brace-for-impact", objectives="dig-in")
    t = table(a, side("azure-flight@contested dawn-arrow@reserves", objectives="dig-in"), two_pack=True)
    t.battle("a.needle-flight>b.azure-flight", attacker="brace-for-impact", dice=(1, 1, 1, 1))
    assert (len(t.hand("a")), len(t.hand("b"))) == (3, 3)
    t.ends_turn("b").passes("a")
    t.battle("a.needle-flight>b.azure-flight", dice=(6, 6, 1, 1))
    assert t.events("eliminated") == [{"player": 1}]
    assert t.winner == "a"


@rule("PM-VAR-09")
def test_the_only_objective_may_be_replaced() -> None:
    t = table(side(hand="sensor-array", objectives="steady-aim"), two_pack=True, step="turn")
    assert t.options("a") == ["pass", "sensor-array>a.objective-1"]
    t.a("sensor-array>a.objective-1")
    assert t.objectives("a") == ["sensor-array!"]
    assert t.hand("a") == ["steady-aim"]
    assert t.asked == "a action"


@rule("PM-VAR-01")
def test_the_two_pack_game_is_for_two() -> None:
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", {"variant": "two-pack", "players": ["rebel-pack"] * 3})
    (refusal,) = caught.value.refusals
    assert (refusal.key, refusal.rule) == ("pocketmodel-two-packs-two-players", "PM-VAR-01")


# More than two players ------------------------------------------------------------------------------------------------


@rule("PM-VAR-10")
@pytest.mark.parametrize("players", range(2, 9))
def test_every_home_zone_can_be_entered(players: int) -> None:
    t = table("cinder-flight@contested", *["cinder-flight"] * (players - 1))
    last = f"home-{SEATS[players - 1]}"
    t.a("move", [f"a.cinder-flight>{last}"])
    assert t.zone("a.cinder-flight") == last


@rule("PM-VAR-10")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_may_play(players: int) -> None:
    match = battlemat.new_match("pocketmodel", {"players": ["iron-fist"] * players}, seed=1)
    assert match.players == players
    assert len(match.view(None)["players"]) == players


@rule("PM-VAR-10")
@pytest.mark.parametrize("players", [0, 1, 9, 100])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", {"players": ["iron-fist"] * players})
    (refusal,) = caught.value.refusals
    assert (refusal.key, refusal.rule) == ("pocketmodel-bad-player-count", "PM-VAR-10")
    assert refusal.facts == {"count": players}


@rule("PM-VAR-11")
def test_turns_go_clockwise_from_the_first_player() -> None:
    entry = FleetList("Small", {"needle-flight": 1}, DECK)
    t = set_up(entry, entry, entry, dice=(2, 6, 4))
    for seat in "bcab":
        t.ends_turn(seat)
    assert [event["player"] for event in t.events("turn")] == [1, 2, 0, 1, 2]


@rule("PM-VAR-12")
def test_four_players_share_one_contested_zone() -> None:
    t = table("needle-flight@contested cinder-flight@home-c azure-flight", "", "", "")
    assert t.view(None)["zones"] == ["contested", "home-a", "home-b", "home-c", "home-d"]
    t.a("move")
    assert t.options("a") == [
        "a.needle-flight>home-a",
        "a.needle-flight>home-b",
        "a.needle-flight>home-c",
        "a.needle-flight>home-d",
        "a.cinder-flight>contested",
        "a.azure-flight>contested",
    ]
    assert t.refused("a", ["a.cinder-flight>home-d"]) == "PM-TRN-15"


@rule("PM-VAR-13")
def test_everybody_else_is_an_opponent() -> None:
    units = ("needle-flight@contested", "dawn-arrow@contested", "claw-pack@contested")
    t = table(*units)
    t.a("combat")
    assert t.options("a") == ["a.needle-flight>b.dawn-arrow", "a.needle-flight>c.claw-pack"]
    t = table(*units, active="c")
    t.c("combat")
    assert t.options("c") == ["c.claw-pack>a.needle-flight", "c.claw-pack>b.dawn-arrow"]


@rule("PM-VAR-14")
def test_one_combat_action_may_be_fought_against_several_opponents() -> None:
    t = table(
        side("needle-flight@contested cinder-flight@contested", hand="steady-aim"),
        side("dawn-arrow@contested", hand="heavy-charge"),
        side("claw-pack@contested", hand="dig-in"),
    )
    t.dice(1, 1, 1, 1, 1, 1, 1, 1)
    t.a("combat", ["a.needle-flight>b.dawn-arrow", "a.cinder-flight>c.claw-pack"])
    asked = []
    while t.asked.endswith("combat-card"):
        asked.append((t.asked[0], t.match.pending[0].about["unit"]))
        t.passes(t.asked[0])
    assert asked == [
        ("a", "a.needle-flight"),
        ("b", "b.dawn-arrow"),
        ("a", "a.cinder-flight"),
        ("c", "c.claw-pack"),
    ]
    assert [(fight["attacker"], fight["defender"]) for fight in t.events("battle")] == [
        ("a.needle-flight", "b.dawn-arrow"),
        ("a.cinder-flight", "c.claw-pack"),
    ]


@rule("PM-VAR-15")
@pytest.mark.parametrize(
    ("place", "there", "elsewhere"),
    [
        ("b.objective-2", ["a.needle-flight", "a.cinder-flight"], "a.hammer-flight"),
        ("c.objective-1", ["a.hammer-flight"], "a.needle-flight"),
    ],
)
def test_a_strike_uses_only_units_in_the_home_zone_of_one_opponent(
    place: str, there: list[str], elsewhere: str
) -> None:
    t = table("needle-flight@home-b cinder-flight@home-b hammer-flight@home-c", "", "")
    t.a("strike")
    assert t.options("a") == [f"{seat}.objective-{number}" for seat in "bc" for number in (1, 2, 3)]
    t.a(place)
    assert t.options("a") == there
    assert t.refused("a", [*there[:1], elsewhere]) == "PM-STR-01"
    t.dice(6, 6).a(there[:1])
    assert [event["place"] for event in t.events("objective-destroyed")] == [place]


@rule("PM-VAR-16")
def test_opponents_may_fight_in_the_home_zone_of_a_third_player() -> None:
    t = table("needle-flight@home-c", "azure-flight@home-c dawn-arrow", "")
    t.battle("a.needle-flight>b.azure-flight", dice=(6, 6, 1, 1))
    assert t.last("battle")["zone"] == "home-c"
    assert t.zone("b.azure-flight") == "reserves"


@rule("PM-VAR-17")
@pytest.mark.parametrize("zone", ["home-b", "home-c"])
def test_carrier_works_in_the_home_zone_of_any_opponent(zone: str) -> None:
    t = table(f"iron-edict@{zone} cinder-flight@reserves", "", "")
    t.a("carrier:a.iron-edict", "a.cinder-flight")
    assert t.zone("a.cinder-flight") == zone


@rule("PM-VAR-18")
def test_ground_units_attack_space_units_only_in_the_home_zone_of_their_own_player() -> None:
    b = "gravel-pack@home-a trenchjaw@home-b fernwatch-scouts@home-c"
    c = "claw-pack@home-a longlegs@home-a shard-pack@home-b rainfall@home-c"
    t = table("needle-flight", b, c, active="b")
    t.b("combat")
    assert t.options("b") == ["b.gravel-pack>c.longlegs", "b.trenchjaw>c.shard-pack"]
    assert t.refused("b", ["b.gravel-pack>c.claw-pack"]) == "PM-UNI-16"
    assert t.refused("b", ["b.gravel-pack>a.needle-flight"]) == "PM-UNI-16"
    assert t.refused("b", ["b.fernwatch-scouts>c.rainfall"]) == "PM-UNI-16"


@rule("PM-VAR-19")
def test_the_game_goes_on_without_an_eliminated_player() -> None:
    t = table("needle-flight@contested", "azure-flight@contested", "claw-pack")
    t.battle("a.needle-flight>b.azure-flight", dice=(6, 6, 1, 1))
    assert (t.is_out("b"), t.over) == (True, False)
    t.ends_turn("c")
    assert t.asked == "a objective-card"
    assert t.events("turn") == [{"player": 2, "turn": 6}, {"player": 0, "turn": 7}]


@rule("PM-VAR-19")
def test_the_last_player_left_wins() -> None:
    t = table("needle-flight@contested needle-flight@contested", "azure-flight@contested", "shard-pack@contested")
    t.battle("a.needle-flight>b.azure-flight", "a.needle-flight-2>c.shard-pack", dice=(6, 6, 1, 1))
    assert (t.is_out("b"), t.over) == (True, False)
    t.cards(dice=(6, 6, 1, 1))
    assert (t.is_out("c"), t.winner) == (True, "a")


@rule("PM-VAR-20")
def test_two_of_three_who_fall_together_leave_the_third_as_the_winner() -> None:
    t = table("cinder-flight@contested", "azure-flight@contested", "claw-pack")
    t.battle("a.cinder-flight>b.azure-flight", dice=(6, 6, 6, 6))
    assert t.events("eliminated") == [{"player": 0}, {"player": 1}]
    assert t.winner == "c"


@rule("PM-VAR-20")
def test_two_of_four_who_fall_together_leave_the_others_playing() -> None:
    t = table("cinder-flight@contested", "azure-flight@contested", "claw-pack", "quiet-blade")
    t.battle("a.cinder-flight>b.azure-flight", dice=(6, 6, 6, 6))
    assert t.events("eliminated") == [{"player": 0}, {"player": 1}]
    assert not t.over
    t.ends_turn("c").ends_turn("d")
    assert t.asked == "c objective-card"


@rule("PM-VAR-21")
def test_opposing_units_are_those_of_all_opponents() -> None:
    t = table(
        side("needle-flight cinder-flight", objectives="jamming-station! steady-aim dig-in"),
        "dawn-arrow@home-a",
        "claw-pack@home-a",
    )
    t.battle("a.needle-flight>b.dawn-arrow", "a.cinder-flight>c.claw-pack", dice=(1, 1, 1, 1)).cards(dice=(1, 1, 1, 1))
    attacks = {event["unit"]: event["attack"] for event in t.events("missed")}
    assert attacks == {
        "a.needle-flight": [("needle-flight", 4)],
        "a.cinder-flight": [("cinder-flight", 2)],
        "b.dawn-arrow": [("dawn-arrow", 3), ("jamming-station", -1)],
        "c.claw-pack": [("claw-pack", 4), ("jamming-station", -1)],
    }


@rule("PM-VAR-21")
@pytest.mark.parametrize("chosen", ["b", "c"])
def test_an_opponent_is_chosen_by_the_player_of_the_ability(chosen: str) -> None:
    t = table(side(hand="sabotage-cell"), side(hand="dig-in"), side(hand="crossfire"), step="turn")
    t.a("sabotage-cell>a.objective-1")
    assert t.asked == "a opponent"
    assert t.options("a") == ["player-1", "player-2"]
    t.a(f"player-{'abc'.index(chosen)}")
    assert [seat for seat in "bc" if not t.hand(seat)] == [chosen]


# Other sizes ----------------------------------------------------------------------------------------------------------


@rule("PM-VAR-22")
@pytest.mark.parametrize(
    ("stars", "deployed", "units"),
    [
        (45, 30, {"iron-edict": 4, "unbroken": 4, "cinder-flight": 4, "swift-spark": 1}),
        (40, 26, {"iron-edict": 4, "unbroken": 3, "cinder-flight": 4, "swift-spark": 1}),
        (30, 20, {"iron-edict": 3, "unbroken": 2, "cinder-flight": 3, "swift-spark": 2}),
        (20, 13, {"iron-edict": 2, "unbroken": 1, "cinder-flight": 2, "swift-spark": 2, "azure-flight": 1}),
    ],
)
def test_two_thirds_of_the_agreed_size_are_deployed(stars: int, deployed: int, units: dict[str, int]) -> None:
    entry = FleetList("Other size", units, DECK)
    t = set_up(entry, entry, dice=(5, 3), stars=stars)
    assert t.question("a").about == {"stars": deployed}
    while t.asked == "a deploy":
        t.a(t.options("a")[0])
    own = t.view(None)["players"][0]["units"]
    assert sum(unit["stars"] for unit in own if unit["zone"] == "home-a") == deployed
    assert sum(unit["stars"] for unit in own if unit["zone"] == "reserves") == stars - deployed
    while t.asked == "b deploy":
        t.b(t.options("b")[0])
    assert (len(t.objectives("a")), len(t.hand("a"))) == (3, 3)


@rule("PM-VAR-22")
def test_a_fleet_may_be_as_large_as_the_agreed_size() -> None:
    large = FleetList("Large", {"iron-edict": 4, "unbroken": 4, "tidal-hope": 1}, DECK)
    assert normal_setup({"stars": 45, "players": [large, large]})["stars"] == 45
    with pytest.raises(BadSetup) as caught:
        normal_setup({"stars": 44, "players": [large, large]})
    assert {refusal.rule for refusal in caught.value.refusals} == {"PM-BLD-08"}
    assert {refusal.facts["limit"] for refusal in caught.value.refusals} == {44}


@rule("PM-VAR-22")
@pytest.mark.parametrize(("stars", "unit"), [(1, "cinder-flight"), (6, "iron-edict"), (5, "sable-verdict")])
def test_a_game_too_small_for_the_smallest_unit_is_refused(stars: int, unit: str) -> None:
    """Two thirds of the size must hold at least one unit, or nobody would have anything in play."""
    entry = {"name": "x", "units": {unit: 1}, "deck": content().fleets["iron-fist"].deck}
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", {"stars": stars, "players": [entry, entry]})
    assert {refusal.rule for refusal in caught.value.refusals} == {"PM-VAR-22"}
