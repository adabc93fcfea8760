"""Fleets and decks: PM-BLD, and what happens to lists and set-ups that make no sense."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import battlemat
from battlemat import BadSetup
from battlemat.games.pocketmodel.build import FleetList, fleet_stars, normal_setup, unknown_ids, violations
from battlemat.games.pocketmodel.content import CARDS, UNITS, extra_content
from battlemat.games.pocketmodel.scenario import new_card, new_unit, set_up, side, table
from tests.rule_marks import rule

ONE_UNIT = {"cinder-flight": 1}
FIVES = {"frostmarch": 2, "iron-edict": 1, "unbroken": 1, "tidal-hope": 1, "hollow-crown": 1}
"""Six 5-star units."""
STARS_29 = {"iron-edict": 3, "unbroken": 2, "sable-verdict": 1}


def cards(size: int, **of_these: int) -> dict[str, int]:
    """A deck of this size with so many copies of some cards, filled up with others, three of each."""
    deck = {card.replace("_", "-"): count for card, count in of_these.items()}
    for card in CARDS:
        if missing := size - sum(deck.values()):
            deck.setdefault(card, min(3, missing))
    assert sum(deck.values()) == size
    return deck


def only(kind: str) -> dict[str, int]:
    """A deck of 30 cards of one type."""
    return dict.fromkeys([card.id for card in CARDS.values() if card.type == kind][:10], 3)


def listed(units: dict[str, int] | None = None, deck: dict[str, int] | None = None) -> FleetList:
    return FleetList("A list", ONE_UNIT if units is None else units, cards(30) if deck is None else deck)


def broken(entry: FleetList, stars: int = 30) -> list[str]:
    """The rules a list breaks."""
    return [refusal.rule for refusal in violations(entry, stars)]


@rule("PM-BLD-01")
def test_a_deck_has_at_least_30_cards() -> None:
    (refusal,) = violations(listed(deck=cards(29)))
    assert (refusal.rule, refusal.facts) == ("PM-BLD-01", {"count": 29, "least": 30})
    assert broken(listed(deck=cards(30))) == []


@rule("PM-BLD-02")
def test_a_deck_may_be_larger_than_30_cards() -> None:
    assert broken(listed(deck=cards(45))) == []
    assert broken(listed(deck=cards(150))) == []


@rule("PM-BLD-03")
@pytest.mark.parametrize("kind", ["combat", "objective"])
def test_a_deck_needs_no_cards_of_the_other_type(kind: str) -> None:
    assert {CARDS[card].type for card in only(kind)} == {kind}
    assert broken(listed(deck=only(kind))) == []


@rule("PM-BLD-03")
def test_both_types_of_cards_are_shuffled_into_one_deck() -> None:
    deck = only("combat") | only("objective")
    mixed = "linked-cannons sensor-array steady-aim war-room siege-camp heavy-charge deep-archive crossfire"
    entry = listed(deck=deck | dict.fromkeys(mixed.split(), 1))
    t = set_up(entry, entry, dice=(6, 1), tops=(mixed, mixed))
    assert t.objectives("a") == ["linked-cannons", "sensor-array", "steady-aim"]
    assert t.hand("a") == ["heavy-charge", "siege-camp", "war-room"]
    assert t.deck("a")[:2] == ["deep-archive", "crossfire"]
    assert Counter(t.objectives("a") + t.hand("a") + t.deck("a")) == Counter(entry.deck)


@rule("PM-BLD-04")
def test_a_deck_has_at_most_three_copies_of_a_card() -> None:
    with extra_content(new_card("point-blank", name="Point Blank")):
        assert broken(listed(deck=cards(30, point_blank=3))) == []
        (refusal,) = violations(listed(deck=cards(30, point_blank=4)))
    assert refusal.rule == "PM-BLD-04"
    assert refusal.facts == {"id": "point-blank", "name": "Point Blank", "count": 4, "limit": 3}


@rule("PM-BLD-05")
def test_copies_from_different_sets_are_counted_together_by_name() -> None:
    vaders = [new_card(card, name="Darth Vader", source=card) for card in ("vader-one", "vader-two")]
    with extra_content(*vaders):
        assert broken(listed(deck=cards(30, vader_one=2, vader_two=1))) == []
        (refusal,) = violations(listed(deck=cards(30, vader_one=2, vader_two=2)))
    assert (refusal.rule, refusal.facts["count"]) == ("PM-BLD-04", 4)


@rule("PM-BLD-06")
def test_four_darth_vaders_are_one_error_and_three_are_none() -> None:
    with extra_content(new_card("darth-vader", name="Darth Vader")):
        (refusal,) = violations(listed(deck=cards(33, darth_vader=4)))
        assert broken(listed(deck=cards(33, darth_vader=3))) == []
    assert refusal.key == "pocketmodel-too-many-cards"
    assert refusal.facts == {"id": "darth-vader", "name": "Darth Vader", "count": 4, "limit": 3}


@rule("PM-BLD-07")
def test_a_larger_deck_allows_no_more_copies() -> None:
    assert broken(listed(deck=cards(60, linked_cannons=4))) == ["PM-BLD-04"]
    assert broken(listed(deck=cards(60, linked_cannons=3))) == []


@rule("PM-BLD-08")
def test_a_fleet_costs_at_most_30_stars() -> None:
    assert broken(listed(FIVES)) == []
    (refusal,) = violations(listed(FIVES | ONE_UNIT))
    assert (refusal.rule, refusal.facts) == ("PM-BLD-08", {"total": 31, "limit": 30})


@rule("PM-BLD-09")
@pytest.mark.parametrize("units", [STARS_29, ONE_UNIT])
def test_a_fleet_may_cost_less_than_30_stars(units: dict[str, int]) -> None:
    assert broken(listed(units)) == []


@rule("PM-BLD-10")
def test_a_unit_costs_its_printed_stars_and_cards_cost_nothing() -> None:
    units = {"iron-edict": 3, "unbroken": 2, "needle-flight": 1}
    deck = cards(34)
    assert all(CARDS[card].stars for card in deck)
    assert fleet_stars(listed(units, deck)) == 27
    assert fleet_stars(listed(units | {"redline": 1}, deck)) == 30
    assert broken(listed(units | {"redline": 1}, deck)) == []
    assert broken(listed(units | {"free-passage": 1}, deck)) == ["PM-BLD-08"]


@rule("PM-BLD-11")
def test_a_30_star_fleet_has_at_most_three_copies_of_a_unit() -> None:
    assert broken(listed({"cinder-flight": 3})) == []
    (refusal,) = violations(listed({"cinder-flight": 4}))
    assert refusal.rule == "PM-BLD-11"
    assert refusal.facts == {"id": "cinder-flight", "name": "Cinder Flight", "count": 4, "limit": 3}


@rule("PM-BLD-12")
def test_the_copy_limit_follows_the_size_of_the_game_and_not_the_stars_spent() -> None:
    assert fleet_stars(listed(STARS_29)) == 29
    assert STARS_29["iron-edict"] == 3
    assert broken(listed(STARS_29)) == []
    assert broken(listed({"cinder-flight": 3}), stars=30) == []


@rule("PM-BLD-13")
def test_units_of_one_vehicle_class_with_different_names_are_no_copies() -> None:
    rogue = new_unit("rogue-squadron", name="Rogue Squadron", vehicle="X-wing")
    talon = new_unit("talon-squadron", name="Talon Squadron", vehicle="X-wing")
    rogue_again = new_unit("rogue-squadron-ii", name="Rogue Squadron", vehicle="X-wing")
    with extra_content(rogue, talon, rogue_again):
        assert broken(listed({"rogue-squadron": 3, "talon-squadron": 3})) == []
        assert broken(listed({"rogue-squadron": 3, "rogue-squadron-ii": 1})) == ["PM-BLD-11"]


@rule("PM-BLD-14")
@pytest.mark.parametrize(("stars", "copies"), [(40, 4), (20, 2), (45, 4), (5, 1)])
def test_other_sizes_allow_one_copy_per_ten_stars_but_at_least_one(stars: int, copies: int) -> None:
    assert broken(listed({"cinder-flight": copies}), stars) == []
    assert broken(listed({"cinder-flight": copies + 1}), stars) == ["PM-BLD-11"]


@rule("PM-BLD-14")
@pytest.mark.parametrize("stars", [20, 40, 60])
def test_the_limits_of_the_deck_do_not_change_with_the_size_of_the_game(stars: int) -> None:
    assert broken(listed(deck=cards(30, linked_cannons=3)), stars) == []
    assert broken(listed(deck=cards(29)), stars) == ["PM-BLD-01"]
    assert broken(listed(deck=cards(30, linked_cannons=4)), stars) == ["PM-BLD-04"]


@rule("PM-BLD-15")
def test_affiliations_mix_freely() -> None:
    fleet = ["cinder-flight", "swift-spark", "azure-flight", "shard-pack"]
    assert len({UNITS[unit].affiliation for unit in fleet}) == 4
    deck = cards(30, imperial_garrison=3, rebel_safehouse=3, republic_muster=3, separatist_council=3)
    assert broken(listed(dict.fromkeys(fleet, 1), deck)) == []
    assert broken(listed({"cinder-flight": 1}, deck)) == []


@rule("PM-BLD-16")
@pytest.mark.parametrize("domain", ["ground", "space"])
def test_a_fleet_of_only_one_domain_is_legal(domain: str) -> None:
    kinds = [new_unit(f"unit-{number}", stars=3, domain=domain) for number in range(4)]
    with extra_content(*kinds):
        assert broken(listed({"unit-0": 3, "unit-1": 3, "unit-2": 3, "unit-3": 1})) == []


@rule("PM-BLD-16")
def test_ground_and_space_units_mix() -> None:
    assert broken(listed({"fernwatch-scouts": 3, "cinder-flight": 1})) == []


@rule("PM-BLD-17")
def test_an_empty_fleet_is_refused() -> None:
    assert broken(listed({})) == ["PM-BLD-17"]
    assert broken(listed({}), stars=1) == ["PM-BLD-17"]  # and not for what could not be deployed
    assert broken(listed(ONE_UNIT)) == []


@rule("PM-VAR-22")
def test_a_fleet_needs_a_unit_that_can_be_deployed() -> None:
    """Of 3 stars 2 are deployed at the start."""
    assert broken(listed({"needle-flight": 1}), stars=3) == []
    assert broken(listed({"onyx-lead": 1}), stars=3) == ["PM-VAR-22"]


@rule("PM-BLD-18")
def test_icons_and_values_do_not_matter_for_building() -> None:
    plain = new_unit("plain", attack=0, damage=0, defense=0, shields=1, icons=[])
    mighty = new_unit("mighty", attack=99, damage=99, defense=99, shields=99, icons=["armor", "turbolaser"])
    needing_laser = [card.id for card in CARDS.values() if card.ability and card.ability.icon in ("laser", "leader")]
    deck = cards(30, **{card.replace("-", "_"): 3 for card in needing_laser})
    with extra_content(plain, mighty):
        assert broken(listed({"plain": 3}, deck)) == []
        assert broken(listed({"mighty": 3}, deck)) == []


@rule("PM-BLD-19")
def test_a_29_star_fleet_with_32_cards_may_meet_a_30_star_fleet_with_30() -> None:
    one, other = listed(STARS_29, cards(32)), listed(FIVES, cards(30))
    assert violations(one) == violations(other) == []
    assert battlemat.new_match("pocketmodel", {"players": [one, other]}, seed=1).players == 2


@rule("PM-BLD-20")
def test_cards_stay_with_their_owners() -> None:
    t = table(
        a=side("needle-flight@contested", hand="steady-aim", deck="linked-cannons crossfire war-room"),
        b=side("dawn-arrow@contested", hand="heavy-charge", deck="dig-in premonition deep-archive"),
    )
    t.battle("a.needle-flight>b.dawn-arrow", attacker="steady-aim", defender="heavy-charge", dice=(1, 1, 1, 1))
    assert (t.discard("a"), t.discard("b")) == (["steady-aim"], ["heavy-charge"])
    assert t.hand("a") == ["crossfire", "linked-cannons", "war-room"]
    assert t.hand("b") == ["deep-archive", "dig-in", "premonition"]


@rule("PM-BLD-21")
def test_every_roll_is_the_sum_of_two_six_sided_dice() -> None:
    with extra_content(new_unit("rock", shields=999)):
        t = table(a="rock@contested", b="rock@contested")
        for _ in range(40):
            t.battle("a.rock>b.rock").ends_turn("b").passes("a")
    rolls = [roll for rolled in t.events("rolled") for roll in (rolled["attacker"], rolled["defender"])]
    scores = [event.data["base"] for event in t.match.events if event.kind in ("hit", "missed")]
    assert len(rolls) == 80
    assert all(len(roll) == 2 for roll in rolls)
    assert {die for roll in rolls for die in roll} == {1, 2, 3, 4, 5, 6}
    assert scores == [sum(roll) for roll in rolls]
    assert 2 <= min(scores) <= max(scores) <= 12


@rule("PM-BLD-21")
def test_a_strike_is_rolled_with_two_dice_too() -> None:
    t = table(a="needle-flight@home-b", b=side(objectives="steady-aim! heavy-charge"))
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 2, 6))
    assert (t.last("strike-failed")["dice"], t.last("strike-failed")["score"]) == ([1, 2], 1 + 2 + 4)
    assert t.state.chance.dice == [6]


@rule("PM-BLD-22")
def test_damage_tokens_add_up_and_never_run_out() -> None:
    three = new_unit("three", attack=9, damage=3)
    one = new_unit("one", attack=9, damage=1)
    many = new_unit("many", attack=9, damage=80)
    with extra_content(three, one, many, new_unit("wall", shields=5), new_unit("fortress", shields=200)):
        t = table(a="three@contested one@contested", b="wall@contested")
        t.battle("a.three>b.wall", "a.one>b.wall", dice=(3, 3, 1, 1))
        assert t.tokens("b.wall") == 3
        t.cards(dice=(3, 3, 1, 1))
        assert t.tokens("b.wall") == 4
        t = table(a="many@contested many@contested", b="fortress@contested")
        t.battle("a.many>b.fortress", "a.many-2>b.fortress", dice=(3, 3, 1, 1)).cards(dice=(3, 3, 1, 1))
        assert t.tokens("b.fortress") == 160


# Lists and set-ups that make no sense ---------------------------------------------------------------------------------


def plain(units: Any = ONE_UNIT, deck: Any = None, **more: Any) -> dict[str, Any]:
    """A list as plain data, the way it comes from a file or a browser."""
    return {"name": "Mine", "units": units, "deck": cards(30) if deck is None else deck, **more}


def against(entry: Any, **more: Any) -> dict[str, Any]:
    """A set-up in which a list plays against a ready-made one."""
    return {"players": ["iron-fist", entry], **more}


def refusals(setup: Any) -> list[tuple[str, str]]:
    """Keys and rules with which a set-up is refused."""
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", setup, seed=1)
    assert all(refusal.reason for refusal in caught.value.refusals)
    assert all(f"[{refusal.rule}]" in str(caught.value) for refusal in caught.value.refusals if refusal.rule)
    return [(refusal.key.removeprefix("pocketmodel-"), refusal.rule) for refusal in caught.value.refusals]


@pytest.mark.parametrize(
    ("setup", "key", "rule_id"),
    [
        pytest.param(against(plain(deck=cards(30, crossfire=4))), "too-many-cards", "PM-BLD-04", id="four copies"),
        pytest.param(against(plain(FIVES | ONE_UNIT)), "fleet-too-big", "PM-BLD-08", id="31 stars"),
        pytest.param(against(plain({"cinder-flight": 4})), "too-many-units", "PM-BLD-11", id="four units"),
        pytest.param(against(plain({})), "fleet-empty", "PM-BLD-17", id="no units"),
        pytest.param(against(plain(deck=cards(29))), "deck-too-small", "PM-BLD-01", id="29 cards"),
        pytest.param(against(plain(deploy={"unbroken": 1})), "deploys-foreign-unit", "PM-SET-17", id="foreign unit"),
        pytest.param(against(plain(deploy={"cinder-flight": -1})), "deploys-foreign-unit", "PM-SET-17", id="minus one"),
        pytest.param(against(plain({"no-such-unit": 1})), "unknown-unit", "", id="unknown unit"),
        pytest.param(against(plain(deck=cards(30) | {"no-such-card": 1})), "unknown-card", "", id="unknown card"),
        pytest.param(against("no-such-list"), "unknown-list", "", id="unknown list"),
        pytest.param(against("rebel-pack"), "unknown-list", "", id="a pack in the standard game"),
        pytest.param(against("iron-fist", variant="two-pack"), "unknown-list", "", id="a fleet in the two-pack game"),
        pytest.param({"variant": "chess"}, "unknown-variant", "", id="unknown variant"),
        pytest.param({"players": []}, "bad-player-count", "PM-VAR-10", id="nobody"),
        pytest.param({"players": ["iron-fist"]}, "bad-player-count", "PM-VAR-10", id="one player"),
        pytest.param({"players": ["iron-fist"] * 9}, "bad-player-count", "PM-VAR-10", id="nine players"),
        pytest.param({"stars": -30}, "bad-stars", "PM-VAR-22", id="negative stars"),
        pytest.param({"stars": 0}, "bad-stars", "PM-VAR-22", id="no stars"),
        pytest.param({"stars": 301}, "bad-stars", "PM-VAR-22", id="too many stars"),
        pytest.param({"stars": 1_000_000}, "bad-stars", "PM-VAR-22", id="a million stars"),
        pytest.param({"stars": -1_000_000}, "bad-stars", "PM-VAR-22", id="a million stars too few"),
        pytest.param({"stars": 1_000_001}, "not-a-setup", "", id="more than a million stars"),
        pytest.param({"stars": -1_000_001}, "not-a-setup", "", id="more than a million stars too few"),
        pytest.param({"stars": 10**30}, "not-a-setup", "", id="absurdly many stars"),
        pytest.param(against(plain({"cinder-flight": 10**30})), "not-a-setup", "", id="absurdly many units"),
        pytest.param(against(plain(deck={"crossfire": 10**5000})), "not-a-setup", "", id="absurdly many cards"),
        pytest.param(against(plain({"cinder-flight": 1.5})), "not-a-setup", "", id="half a unit"),
        pytest.param(against(plain({"cinder-flight": "1"})), "not-a-setup", "", id="a word for a number"),
        pytest.param(against(plain({"cinder-flight": True})), "not-a-setup", "", id="yes for a number"),
        pytest.param(against(plain(["cinder-flight"])), "not-a-setup", "", id="units as a list"),
        pytest.param(against(plain(wings=3)), "not-a-setup", "", id="unknown field of a list"),
        pytest.param(against({"name": "Mine"}), "not-a-setup", "", id="a list without units"),
        pytest.param(against(None), "not-a-setup", "", id="no list"),
        pytest.param(against(plain() | {"name": "x" * 101}), "not-a-setup", "", id="endless name"),
        pytest.param(against(plain() | {"name": "\ud800"}), "not-a-setup", "", id="broken character in a name"),
        pytest.param(against("\ud800"), "not-a-setup", "", id="broken character in a list id"),
        pytest.param(against(plain({"\ud800": 1})), "not-a-setup", "", id="broken character in a unit id"),
        pytest.param({"variant": "x" * 101}, "not-a-setup", "", id="endless variant"),
        pytest.param({"players": "iron-fist"}, "not-a-setup", "", id="players as a word"),
        pytest.param({"stars": "30"}, "not-a-setup", "", id="stars as a word"),
        pytest.param({"moons": 3}, "not-a-setup", "", id="unknown field"),
        pytest.param(["iron-fist", "dawn-offensive"], "not-a-setup", "", id="a list for a set-up"),
        pytest.param(object(), "not-a-setup", "", id="anything for a set-up"),
    ],
)
def test_a_senseless_setup_is_refused_with_one_reason(setup: Any, key: str, rule_id: str) -> None:
    assert refusals(setup) == [(key, rule_id)]


def test_what_is_wrong_with_a_setup_is_named() -> None:
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", against(plain({"cinder-flight": 1, "no-such-unit": 1}, deck=cards(29))))
    assert [refusal.facts for refusal in caught.value.refusals] == [{"id": "no-such-unit"}, {"count": 29, "least": 30}]
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", against(plain({"cinder-flight": [1]})))
    assert "$.players[1].units" in caught.value.refusals[0].facts["problem"]
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", {"variant": "x" * 100})
    assert caught.value.refusals[0].facts == {"id": "x" * 80, "variants": "standard, two-pack"}


def test_of_a_long_id_the_beginning_is_named() -> None:
    long = "x" * 100
    named = violations(FleetList("A list", {long: 0}, cards(30) | {long: 0}, {long: 1}))
    assert [(refusal.key, refusal.facts["id"]) for refusal in named] == [
        ("pocketmodel-unknown-unit", "x" * 80),
        ("pocketmodel-unknown-card", "x" * 80),
        ("pocketmodel-bad-count", "x" * 80),
        ("pocketmodel-bad-count", "x" * 80),
        ("pocketmodel-deploys-foreign-unit", "x" * 80),
    ]
    with pytest.raises(BadSetup) as caught:
        battlemat.new_match("pocketmodel", against(long))
    assert caught.value.refusals[0].facts["id"] == "x" * 80


@pytest.mark.parametrize("count", [0, -3, 501])
@pytest.mark.parametrize("variant", ["standard", "two-pack"])
def test_counts_that_make_no_sense_are_refused_in_every_variant(count: int, variant: str) -> None:
    other = "iron-fist" if variant == "standard" else "empire-pack"
    for entry in (plain(ONE_UNIT | {"needle-flight": count}), plain(deck=cards(30) | {"deep-archive": count})):
        assert ("bad-count", "") in refusals({"variant": variant, "players": [other, entry]})


def test_every_fault_of_every_player_is_named_at_once() -> None:
    setup = {"players": [plain({}, cards(29)), plain({"cinder-flight": 4})]}
    assert refusals(setup) == [
        ("fleet-empty", "PM-BLD-17"),
        ("deck-too-small", "PM-BLD-01"),
        ("too-many-units", "PM-BLD-11"),
    ]


def test_the_largest_game_has_300_stars() -> None:
    assert normal_setup({"stars": 300})["stars"] == 300


def test_a_setup_is_written_out_in_full() -> None:
    setup = normal_setup(None)
    assert (setup["variant"], setup["stars"], len(setup["players"])) == ("standard", 30, 2)
    assert normal_setup(setup) == setup
    assert normal_setup(against(plain()))["players"][1] == plain() | {"deploy": {}}


def test_lists_are_checked_without_a_match() -> None:
    check = battlemat.game("pocketmodel").check_list
    assert check(plain()) == []
    assert [refusal.rule for refusal in check(plain({"cinder-flight": 4}))] == ["PM-BLD-11"]
    with pytest.raises(BadSetup) as caught:
        check({"units": 3})
    assert caught.value.refusals[0].key == "pocketmodel-not-a-list"


def test_a_very_long_id_is_told_in_part() -> None:
    found = unknown_ids(FleetList("Fleet", units={"u" * 100: 0}, deck={"c" * 100: 0}, deploy={"d" * 100: 1}))
    assert [refusal.facts["id"] for refusal in found] == ["u" * 80, "c" * 80] * 2 + ["d" * 80]
