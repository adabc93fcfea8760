"""Icons and the abilities of power icons (PM-ICO)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from battlemat.core.errors import ContentError
from battlemat.games.pocketmodel.content import Card, content, extra_content
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import modify

MATCH_ICONS = (
    "airborne",
    "battle-droid",
    "blaster",
    "droid",
    "elite",
    "laser",
    "leader",
    "ruthless",
    "torpedo",
    "transport",
    "trooper",
)
POWER_ICONS = ("armor", "carrier", "turbolaser", "veteran")


def marked(icon: str, card_id: str = "marked") -> Card:
    """'Blue +1; icon: +1 defense'."""
    return new_card(card_id, bonus_stat="defense", bonus=1, icon=icon, effects=[modify("defense", 1)])


def objective(card_id: str, **effect: Any) -> Card:
    return new_card(card_id, type="objective", defense=20, effects=[effect])


def back(**values: Any) -> dict[str, Any]:
    return {"attack": 2, "damage": 1, "defense": 9, "shields": 2, "icons": []} | values


UNITS = (
    new_unit("plain", attack=3, damage=1, defense=8, shields=9),
    new_unit("zero-damage", damage=0),
    new_unit("one-damage", damage=1),
    new_unit("two-damage", damage=2),
    new_unit("three-damage", damage=3),
    new_unit("armored", shields=9, icons=["armor"]),
    new_unit("thin-armored", shields=2, icons=["armor"]),
    new_unit("five-star-armored", shields=9, icons=["armor"], stars=5),
    *(new_unit(f"stars-{stars}", shields=9, stars=stars) for stars in (1, 2, 3, 4, 5)),
    new_unit("cannon", damage=2, shields=9, icons=["turbolaser"]),
    new_unit("small-cannon", damage=1, shields=9, icons=["turbolaser"]),
    new_unit("victim-1", stars=1, defense=5),
    new_unit("victim-2", stars=2, defense=5),
    new_unit("victim-3", stars=3, defense=5),
    new_unit("veteran-1", stars=1, icons=["veteran"], back=back()),
    new_unit("veteran-2", stars=2, attack=2, shields=2, icons=["veteran"], back=back(attack=4, damage=2, shields=3)),
    new_unit("veteran-3", stars=3, icons=["veteran"], back=back()),
    new_unit("frail-veteran", stars=2, shields=3, icons=["veteran"], back=back(shields=2)),
    *(
        new_unit(affiliation, affiliation=affiliation, shields=9)
        for affiliation in ("empire", "galactic-republic", "rebel-alliance", "separatists")
    ),
)
CARDS = (
    new_card("yellow", bonus_stat="damage", bonus=1),
    new_card("padding", icon="force", units="any", effects=[{"when": "when_hit", "op": "prevent_damage", "amount": 1}]),
    new_card(
        "explosive",
        icon="force",
        units="any",
        effects=[{"when": "on_hit", "op": "damage", "amount": 1, "target": "opposing"}],
    ),
    new_card("any-force", icon="force", units="any", effects=[modify("defense", 1)]),
    new_card("small-force", icon="force", units=[1, 2, 3], effects=[modify("defense", 1)]),
    new_card("any-luck", icon="luck", units="any", effects=[modify("defense", 1)]),
    new_card("small-luck", icon="luck", units=[1, 2], effects=[modify("defense", 1)]),
    marked("veteran", "veterans-only"),
    marked("droid", "droids-only"),
    objective("weak-trap", when="strike_failed", op="damage", amount=1, target="striker"),
    objective("trap", when="strike_failed", op="damage", amount=2, target="striker"),
    objective("mines", when="reveal", op="damage", amount=1, target="each_opposing_in_own_home"),
    objective(
        "siphon", when="while_face_up", op="modify_units", side="opposing", stat="shields", amount=-1, scope="both"
    ),
    objective(
        "separatist-pact",
        when="while_face_up",
        op="modify_units",
        side="friendly",
        stat="attack",
        amount=1,
        scope="both",
        filter={"affiliation": "separatists"},
    ),
)
TEST_CONTENT = (*UNITS, *CARDS)
HIT, MISS = (6, 6), (1, 1)


def tokens_of_hit(hitter: str, victim: str, card: str = "pass", against: str = "pass") -> int:
    """Tokens that a hit of the attacking unit places on the defending one, with the cards of both."""
    t = table(
        a=side(f"{hitter}@contested plain", hand="yellow padding"),
        b=side(f"{victim}@contested plain", hand="yellow padding"),
    )
    t.battle(f"a.{hitter}>b.{victim}", attacker=card, defender=against, dice=HIT + MISS)
    return t.tokens(f"b.{victim}")


def defense_score(unit: str, card: str) -> int:
    """The score needed to hit a unit for which a card is played."""
    t = table(a="plain@contested", b=side(f"{unit}@contested plain", hand=card))
    t.battle(f"a.plain>b.{unit}", defender=card, dice=MISS + MISS)
    needed: int = t.shot("a.plain")["needed"]
    return needed


# The icons


@rule("PM-ICO-01")
def test_the_icon_table_is_complete() -> None:
    icons = content().icons
    assert Counter(icon.class_ for icon in icons.values()) == {"match": 11, "power": 4, "wild": 2}
    assert {icon for icon in icons if icons[icon].class_ == "match"} == set(MATCH_ICONS)
    assert {icon for icon in icons if icons[icon].class_ == "power"} == set(POWER_ICONS)
    assert {icon for icon in icons if icons[icon].class_ == "wild"} == {"force", "luck"}
    assert set(content().affiliations) == {"empire", "galactic-republic", "rebel-alliance", "separatists"}


@rule("PM-ICO-02")
@pytest.mark.parametrize("icon", MATCH_ICONS)
@pytest.mark.parametrize("dice", [HIT + MISS, MISS + HIT, (3, 3, 3, 4)])
def test_match_icons_do_nothing_by_themselves(icon: str, dice: tuple[int, ...]) -> None:
    with extra_content(new_unit("decorated", attack=3, damage=1, defense=8, shields=9, icons=[icon])):
        stories = []
        for unit in ("plain", "decorated"):
            t = table(a=f"{unit}@contested*1", b="stars-4@contested")
            t.battle(f"a.{unit}>b.stars-4", dice=dice)
            stories.append(str(t.match.events).replace("decorated", "plain"))
        assert stories[0] == stories[1]


@pytest.mark.parametrize(
    "icon", [pytest.param(icon, marks=rule(f"PM-ICO-{number:02}")) for number, icon in enumerate(MATCH_ICONS, 3)]
)
def test_a_match_icon_works_for_units_that_show_it(icon: str) -> None:
    others = [other for other in MATCH_ICONS if other != icon]
    rally = {"when": "while_face_up", "op": "modify_units", "side": "friendly", "stat": "attack", "amount": 1}
    with extra_content(
        new_unit("with-icon", defense=8, icons=[icon]),
        new_unit("without-icon", defense=8, icons=others),
        marked(icon),
        objective("rally", **rally, scope="both", filter={"icon": icon}),
    ):
        assert content().icons[icon].class_ == "match"
        assert defense_score("with-icon", "marked") == 10
        assert defense_score("without-icon", "marked") == 9
        t = table(a=side("with-icon@home-b without-icon@home-b", objectives="rally!"), b=side(objectives="trap! trap"))
        t.strike("b.objective-1", "a.with-icon", "a.without-icon", dice=MISS + MISS)
        assert [event["score"] for event in t.events("strike-failed")] == [5, 4]


@rule("PM-ICO-14")
def test_battle_droid_is_not_droid() -> None:
    with extra_content(
        new_unit("battle-droids", defense=8, icons=["battle-droid"]),
        new_unit("droids", defense=8, icons=["droid"]),
        marked("battle-droid", "battle-droids-only"),
    ):
        assert defense_score("battle-droids", "droids-only") == 9
        assert defense_score("droids", "droids-only") == 10
        assert defense_score("droids", "battle-droids-only") == 9


@rule("PM-ICO-15")
@pytest.mark.parametrize("icon", POWER_ICONS)
def test_power_icons_match_abilities(icon: str) -> None:
    others = [other for other in (*MATCH_ICONS, *POWER_ICONS) if other not in (icon, "veteran")]
    with extra_content(
        new_unit("with-icon", defense=8, icons=[icon], back=back() if icon == "veteran" else None),
        new_unit("without-icon", defense=8, icons=others),
        marked(icon),
    ):
        assert content().icons[icon].class_ == "power"
        assert defense_score("with-icon", "marked") == 10
        assert defense_score("without-icon", "marked") == 9


@rule("PM-ICO-15")
def test_an_armor_unit_gets_bonus_ability_and_its_built_in_effect() -> None:
    with extra_content(
        new_card("plating", bonus_stat="damage", bonus=1, icon="armor", effects=[modify("defense", 1)]),
    ):
        t = table(a="two-damage@contested plain", b=side("armored@contested", hand="plating"))
        t.battle("a.two-damage>b.armored", defender="plating", dice=HIT + HIT)
        assert t.shot("a.two-damage")["needed"] == 9 + 1
        assert [(event["unit"], event["amount"]) for event in t.events("damaged")] == [
            ("b.armored", 2 - 1),
            ("a.two-damage", 1 + 1),
        ]


# Armor


@rule("PM-ICO-16")
def test_armor_reduces_damage_by_one() -> None:
    assert tokens_of_hit("three-damage", "armored") == 2
    assert tokens_of_hit("three-damage", "plain") == 3


@rule("PM-ICO-17")
@pytest.mark.parametrize("attacker", ["one-damage", "zero-damage"])
def test_armor_does_not_reduce_below_zero(attacker: str) -> None:
    t = table(a=f"{attacker}@contested", b="armored@contested*1")
    t.battle(f"a.{attacker}>b.armored", dice=HIT + MISS)
    assert t.last("damaged")["amount"] == 0
    assert t.tokens("b.armored") == 1


@rule("PM-ICO-18")
def test_armor_works_on_every_hit() -> None:
    t = table(a="two-damage@contested " * 3, b="armored@contested")
    t.battle(
        "a.two-damage>b.armored", "a.two-damage-2>b.armored", "a.two-damage-3>b.armored", dice=(HIT + MISS) * 3
    ).cards().cards()
    assert [event["amount"] for event in t.events("damaged")] == [1, 1, 1]
    assert t.tokens("b.armored") == 3


@rule("PM-ICO-18")
def test_armor_works_for_attackers() -> None:
    t = table(a="armored@contested", b="two-damage@contested")
    t.battle("a.armored>b.two-damage", dice=MISS + HIT)
    assert t.tokens("a.armored") == 1


@rule("PM-ICO-19")
@pytest.mark.parametrize(
    ("hitter", "card", "against", "tokens"),
    [
        ("one-damage", "yellow", "pass", 1),
        ("three-damage", "pass", "padding", 1),
        ("zero-damage", "yellow", "pass", 0),
        ("one-damage", "yellow", "padding", 0),
    ],
)
def test_armor_comes_after_bonuses_and_before_prevention(hitter: str, card: str, against: str, tokens: int) -> None:
    assert tokens_of_hit(hitter, "armored", card, against) == tokens


@rule("PM-ICO-20")
@pytest.mark.parametrize(
    ("trap", "zone", "tokens"), [("weak-trap", "home-b", 1), ("trap", "reserves", 0)], ids=["one damage", "two damage"]
)
def test_armor_reduces_damage_of_abilities(trap: str, zone: str, tokens: int) -> None:
    t = table(a="thin-armored@home-b*1 plain", b=side(objectives=f"{trap}! trap trap"))
    t.strike("b.objective-1", "a.thin-armored", dice=MISS)
    assert t.last("damaged")["amount"] == (0 if trap == "weak-trap" else 1)
    assert (t.zone("a.thin-armored"), t.tokens("a.thin-armored")) == (zone, tokens)


@rule("PM-ICO-20")
def test_armor_reduces_the_hit_and_the_damage_of_an_ability_once_each() -> None:
    t = table(a=side("two-damage@contested", hand="explosive"), b="armored@contested")
    t.battle("a.two-damage>b.armored", attacker="explosive", dice=HIT + MISS)
    assert [event["amount"] for event in t.events("damaged")] == [1, 0]


@rule("PM-ICO-20")
def test_armor_reduces_damage_dealt_outside_battles_and_strikes() -> None:
    t = table(a=side(hand="mines"), b="armored@home-a plain@home-a", step="turn")
    t.a("mines>a.objective-1")
    assert [(event["unit"], event["amount"]) for event in t.events("damaged")] == [("b.armored", 0), ("b.plain", 1)]


@rule("PM-ICO-20")
def test_armor_does_not_save_a_unit_that_is_destroyed_without_damage() -> None:
    t = table(a=side(hand="siphon"), b="thin-armored@home-a*1 plain", step="turn")
    t.a("siphon>a.objective-1")
    assert t.zone("b.thin-armored") == "reserves"
    assert t.events("damaged") == []


@rule("PM-ICO-20")
def test_armor_does_not_change_a_strike() -> None:
    t = table(a="armored@home-b", b=side(objectives="trap! trap trap"))
    t.strike("b.objective-1", "a.armored", dice=(3, 3))
    assert t.last("strike-failed")["attack"] == [("armored", 2)]


# Turbolaser


@rule("PM-ICO-30")
@pytest.mark.parametrize("victim", ["stars-4", "stars-5"])
def test_turbolaser_deals_one_more_to_big_units(victim: str) -> None:
    assert tokens_of_hit("cannon", victim) == 3
    assert tokens_of_hit("two-damage", victim) == 2


@rule("PM-ICO-31")
@pytest.mark.parametrize("victim", ["stars-1", "stars-2", "stars-3"])
def test_turbolaser_gives_nothing_against_small_units(victim: str) -> None:
    assert tokens_of_hit("cannon", victim) == 2


@rule("PM-ICO-32")
def test_turbolaser_works_for_defenders() -> None:
    t = table(a="stars-5@contested", b="small-cannon@contested")
    t.battle("a.stars-5>b.small-cannon", dice=MISS + HIT)
    assert t.tokens("a.stars-5") == 2


@rule("PM-ICO-33")
def test_turbolaser_and_armor_both_apply() -> None:
    assert tokens_of_hit("cannon", "five-star-armored") == 2


# Veteran


def veteran_kills(veteran: str, victim: str, marks: str = "") -> PocketScenario:
    """A Veteran of player a, perhaps with tokens or turned over, destroys a unit without being hit."""
    t = table(a=f"{veteran}@contested{marks} plain", b=f"{victim}@contested plain@contested")
    t.battle(f"a.{veteran}>b.{victim}", dice=HIT + MISS)
    assert t.zone(f"b.{victim}") == "reserves"
    return t


@rule("PM-ICO-34")
@pytest.mark.parametrize("victim", ["victim-2", "victim-3"])
def test_a_veteran_turns_over_when_it_destroys_a_unit_of_its_size(victim: str) -> None:
    t = veteran_kills("veteran-2", victim)
    t.ends_turn("b").passes("a").battle("a.veteran-2>b.plain", dice=MISS + MISS)
    assert t.shot("a.veteran-2")["attack"] == [("veteran-2", 4)]


@rule("PM-ICO-34")
def test_a_veteran_stays_on_its_side_while_its_victim_survives() -> None:
    t = table(a="veteran-2@contested", b="plain@contested")
    t.battle("a.veteran-2>b.plain", dice=HIT + MISS)
    assert not t.unit("a.veteran-2").turned


@rule("PM-ICO-35")
def test_a_smaller_victim_does_not_turn_a_veteran_over() -> None:
    t = veteran_kills("veteran-3", "victim-2")
    assert not t.unit("a.veteran-3").turned
    assert t.view("b")["players"][0]["units"][0]["icons"] == ["veteran"]


@rule("PM-ICO-36")
def test_a_defending_veteran_turns_over() -> None:
    t = table(a="victim-3@contested plain", b="veteran-1@contested")
    t.battle("a.victim-3>b.veteran-1", dice=MISS + HIT)
    assert t.zone("a.victim-3") == "reserves"
    assert t.unit("b.veteran-1").turned


@rule("PM-ICO-37")
def test_the_other_side_does_not_count_in_the_battle_that_turned_it() -> None:
    t = veteran_kills("veteran-2", "victim-2")
    assert t.last("damaged")["terms"] == [("veteran-2", 1)]
    assert t.last("damaged")["amount"] == 1
    assert [kind for kind in t.story() if kind in ("damaged", "destroyed", "turned-over")] == [
        "damaged",
        "destroyed",
        "turned-over",
    ]


@rule("PM-ICO-37")
def test_a_veteran_is_hit_with_its_old_shields() -> None:
    t = table(a="veteran-2@contested*1 plain", b="victim-2@contested plain")
    t.battle("a.veteran-2>b.victim-2", dice=HIT + HIT)
    assert t.zone("a.veteran-2") == "reserves"  # two tokens: enough for the front, not for the other side


@rule("PM-ICO-38")
def test_a_veteran_destroyed_in_the_same_battle_does_not_turn_over() -> None:
    t = table(a="veteran-1@contested plain", b="victim-1@contested plain")
    t.battle("a.veteran-1>b.victim-1", dice=HIT + HIT)
    assert (t.zone("a.veteran-1"), t.zone("b.victim-1")) == ("reserves", "reserves")
    assert not t.unit("a.veteran-1").turned
    assert t.events("turned-over") == []


@rule("PM-ICO-39")
def test_tokens_stay_on_a_turned_veteran() -> None:
    t = veteran_kills("veteran-2", "victim-2", marks="*1")
    assert (t.tokens("a.veteran-2"), t.view("a")["players"][0]["units"][0]["shields"]) == (1, 3)
    t.passes("b").battle("b.plain>a.veteran-2", dice=HIT + MISS)
    assert (t.zone("a.veteran-2"), t.tokens("a.veteran-2")) == ("contested", 2)
    t.ends_turn("a").passes("b").battle("b.plain>a.veteran-2", dice=HIT + MISS)
    assert t.zone("a.veteran-2") == "reserves"


@rule("PM-ICO-39")
def test_a_turned_veteran_with_too_many_tokens_is_destroyed() -> None:
    t = veteran_kills("frail-veteran", "victim-2", marks="*2")
    assert t.last("turned-over")["unit"] == "a.frail-veteran"
    assert t.zone("a.frail-veteran") == "reserves"


@rule("PM-ICO-40")
@pytest.mark.parametrize(("unit", "needed"), [("veteran-2@contested", 11), ("veteran-2@contested~", 10)])
def test_a_turned_veteran_cannot_use_veteran_abilities(unit: str, needed: int) -> None:
    t = table(a="plain@contested", b=side(unit, hand="veterans-only"))
    t.battle("a.plain>b.veteran-2", defender="veterans-only", dice=MISS + MISS)
    assert t.shot("a.plain")["needed"] == needed


@rule("PM-ICO-40")
def test_a_turned_veteran_does_not_turn_over_again() -> None:
    t = veteran_kills("veteran-2", "victim-2", marks="~")
    assert t.unit("a.veteran-2").turned
    assert t.events("turned-over") == []


@rule("PM-ICO-40")
def test_a_turned_veteran_is_no_veteran_for_cards() -> None:
    t = table(a=side("veteran-2~ veteran-1 veteran-3", hand="officer-exchange"), step="turn")
    t.a("officer-exchange>a.objective-1")
    assert t.options("a") == ["a.veteran-1", "a.veteran-3", "no"]


@rule("PM-ICO-41")
def test_damage_of_an_objective_turns_no_veteran_over() -> None:
    t = table(a=side("veteran-1", hand="mines"), b="victim-2@home-a plain", step="turn")
    t.a("mines>a.objective-1")
    assert t.zone("b.victim-2") == "reserves"
    assert not t.unit("a.veteran-1").turned


@rule("PM-ICO-41")
def test_damage_of_a_card_turns_no_veteran_over() -> None:
    t = table(a=side("veteran-2@contested", hand="explosive"), b="stars-2@contested*7 plain")
    t.battle("a.veteran-2>b.stars-2", attacker="explosive", dice=HIT + MISS)
    assert [event["amount"] for event in t.events("damaged")] == [1, 1]
    assert t.zone("b.stars-2") == "reserves"
    assert not t.unit("a.veteran-2").turned


# Wild icons


@rule("PM-ICO-42")
def test_wild_abilities_work_for_the_units_named_next_to_the_icon() -> None:
    assert {content().icons[icon].class_ for icon in ("force", "luck")} == {"wild"}
    assert defense_score("stars-3", "any-force") == 10
    assert defense_score("stars-3", "small-luck") == 9
    assert defense_score("stars-2", "small-luck") == 10


@rule("PM-ICO-43")
def test_force_never_needs_to_match() -> None:
    assert defense_score("stars-2", "small-force") == 10
    assert defense_score("stars-4", "small-force") == 9
    with pytest.raises(ContentError), extra_content(new_unit("sorcerer", icons=["force"])):
        pass


@rule("PM-ICO-44")
def test_luck_never_needs_to_match() -> None:
    assert defense_score("stars-5", "any-luck") == 10
    with pytest.raises(ContentError), extra_content(new_unit("gambler", icons=["luck"])):
        pass


# Affiliation


@rule("PM-ICO-45")
@pytest.mark.parametrize(
    ("affiliation", "bonus"), [("empire", 0), ("galactic-republic", 0), ("rebel-alliance", 0), ("separatists", 1)]
)
def test_affiliation_matters_only_where_a_card_refers_to_it(affiliation: str, bonus: int) -> None:
    t = table(a=side(f"{affiliation}@contested", objectives="separatist-pact!"), b="separatists@contested")
    t.battle(f"a.{affiliation}>b.separatists", dice=MISS + MISS)
    assert t.shot(f"a.{affiliation}")["score"] == 2 + 2 + bonus
    assert t.shot("b.separatists")["score"] == 2 + 2


@rule("PM-ICO-45")
def test_every_unit_has_one_of_the_four_affiliations() -> None:
    assert {unit.affiliation for unit in content().units.values()} == set(content().affiliations)
    with pytest.raises(ContentError), extra_content(new_unit("pirate", affiliation="pirates")):
        pass


@rule("PM-ICO-46")
@pytest.mark.parametrize("target", ["empire", "galactic-republic", "rebel-alliance", "separatists"])
def test_units_of_any_affiliation_can_be_attacked(target: str) -> None:
    t = table(a="empire@contested", b=f"{target}@contested")
    t.a("combat")
    assert t.options("a") == [f"a.empire>b.{target}"]
    t.a([f"a.empire>b.{target}"])
    assert t.last("battle")["defender"] == f"b.{target}"
