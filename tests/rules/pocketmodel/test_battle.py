"""Combat action and battles: attacks, cards, the steps, one battle after another (PM-BTL)."""

from __future__ import annotations

import pytest

from battlemat.core.event import Event
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import ATTACKER_HITS, MISSES, THREE, Add, damage, for_any
from tests.rules.pocketmodel.told import log


def battles(t: PocketScenario) -> list[str]:
    """All battles that were begun."""
    return [f"{fought['attacker']}>{fought['defender']}" for fought in t.events("battle")]


def refills(t: PocketScenario) -> list[tuple[str, int]]:
    return [("abc"[e.data["player"]], e.data["count"]) for e in t.match.events if e.kind == "drew"]


# Declaring attacks ----------------------------------------------------------------------------------------------------


@rule("PM-BTL-01")
def test_an_attacker_has_exactly_one_defender() -> None:
    t = table("needle-flight@contested", "cinder-flight@contested shard-pack@contested")
    t.a("combat")
    both = ["a.needle-flight>b.cinder-flight", "a.needle-flight>b.shard-pack"]
    assert t.options("a") == both
    assert t.refused("a", both) == "PM-BTL-01"
    t.a(both[1:])
    assert battles(t) == both[1:]


@rule("PM-BTL-02")
def test_attacks_only_within_the_zone() -> None:
    t = table("needle-flight@contested", "cinder-flight@home shard-pack@contested")
    t.a("combat")
    assert t.options("a") == ["a.needle-flight>b.shard-pack"]
    assert t.refused("a", ["a.needle-flight>b.cinder-flight"]) == "PM-BTL-02"


@rule("PM-BTL-03")
def test_no_combat_without_an_opposing_unit_in_the_zone() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "cinder-flight cinder-flight@reserves")
    assert t.options("a") == ["pass", "move"]
    assert t.refused("a", "combat") == "PM-BTL-03"


@rule("PM-BTL-03")
def test_friendly_units_and_objectives_are_never_attacked() -> None:
    t = table("needle-flight@home-b hammer-flight@home-b", side("cinder-flight", objectives="memorial-wall! - -"))
    t.a("combat")
    assert t.options("a") == ["a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight"]
    assert t.refused("a", ["a.needle-flight>a.hammer-flight"]) == "PM-BTL-03"
    assert t.refused("a", ["a.needle-flight>b.objective-1"]) == "PM-BTL-01"


@rule("PM-BTL-04")
def test_five_attackers_may_choose_the_same_defender() -> None:
    t = table("cinder-flight@contested " * 5, "iron-edict@contested")
    attacks = [f"a.cinder-flight{suffix}>b.iron-edict" for suffix in ("", "-2", "-3", "-4", "-5")]
    t.a("combat", attacks)
    for _ in attacks:
        t.cards(dice=MISSES)
    assert battles(t) == attacks


@rule("PM-BTL-05")
def test_attackers_may_choose_different_defenders() -> None:
    t = table("needle-flight@contested dawn-arrow@contested", "iron-edict@contested tidal-hope@contested")
    t.battle("a.needle-flight>b.tidal-hope", "a.dawn-arrow>b.iron-edict", dice=MISSES).cards(dice=MISSES)
    assert battles(t) == ["a.needle-flight>b.tidal-hope", "a.dawn-arrow>b.iron-edict"]


@rule("PM-BTL-06")
def test_one_action_may_attack_in_different_zones() -> None:
    t = table("needle-flight@home dawn-arrow@contested", "iron-edict@home-a tidal-hope@contested")
    t.battle("a.needle-flight>b.iron-edict", "a.dawn-arrow>b.tidal-hope", dice=MISSES).cards(dice=MISSES)
    assert [fought["zone"] for fought in t.events("battle")] == ["home-a", "contested"]


@rule("PM-BTL-07")
def test_no_attack_is_added_once_the_first_battle_has_started() -> None:
    t = table("needle-flight@contested hammer-flight@contested cinder-flight@contested", "iron-edict@contested")
    t.a("combat", ["a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict"])
    assert t.last("combat-declared")["battles"] == ["a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict"]
    assert t.story()[:2] == ["combat-declared", "battle"]
    for _ in range(2):
        assert t.asked == "a combat-card"
        assert t.refused("a", ["a.cinder-flight>b.iron-edict"]) == "PM-BTL-15"
        t.cards(dice=MISSES)
    assert len(t.events("combat-declared")) == 1
    assert battles(t) == ["a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict"]
    assert t.asked == "b objective-card"


@rule("PM-BTL-08")
def test_an_attack_is_not_redirected_when_its_defender_is_gone() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "cinder-flight@contested iron-edict@contested")
    t.battle("a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight", dice=ATTACKER_HITS)
    assert t.zone("b.cinder-flight") == "reserves"
    assert battles(t) == ["a.needle-flight>b.cinder-flight"]
    assert t.asked == "b objective-card"


@rule("PM-BTL-09")
def test_each_attack_is_a_battle_of_its_own() -> None:
    t = table("cinder-flight@contested " * 3, "iron-edict@contested")
    t.battle(*(f"a.cinder-flight{suffix}>b.iron-edict" for suffix in ("", "-2", "-3")), dice=(5, 2, 1, 1))
    t.cards(dice=(6, 2, 1, 2)).cards(dice=(5, 5, 1, 3))
    assert t.events("rolled") == [
        {"attacker": [5, 2], "defender": [1, 1]},
        {"attacker": [6, 2], "defender": [1, 2]},
        {"attacker": [5, 5], "defender": [1, 3]},
    ]
    scores = [e.data["score"] for e in t.match.events if e.kind in ("hit", "missed") and "cinder" in e.data["unit"]]
    assert scores == [9, 10, 12]
    assert [hit["amount"] for hit in t.events("damaged")] == [1, 1]


@rule("PM-BTL-10")
def test_the_attacking_player_decides_the_order_of_battles() -> None:
    asked = table("needle-flight@contested", "iron-edict@contested").a("combat").question("a")
    assert asked.to_dict()["ordered"] is True
    t = table("needle-flight@contested hammer-flight@contested", "iron-edict@contested tidal-hope@contested")
    t.a("combat", ["a.hammer-flight>b.tidal-hope", "a.needle-flight>b.iron-edict"])
    t.cards(dice=MISSES).cards(dice=MISSES)
    assert battles(t) == ["a.hammer-flight>b.tidal-hope", "a.needle-flight>b.iron-edict"]


@rule("PM-BTL-11")
def test_the_order_is_not_chosen_again_between_battles() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "iron-edict@contested tidal-hope@contested")
    t.battle("a.needle-flight>b.iron-edict", "a.hammer-flight>b.tidal-hope", dice=MISSES)
    assert t.asked == "a combat-card"
    assert t.question("a").about == {"unit": "a.hammer-flight", "against": "b.tidal-hope", "step": 1}


@rule("PM-BTL-12")
def test_a_battle_against_a_destroyed_defender_is_skipped() -> None:
    t = table("needle-flight@contested hammer-flight@contested", side("cinder-flight@contested shard-pack"))
    t.battle("a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight", dice=ATTACKER_HITS)
    assert t.events("battle-skipped") == [{"attacker": "a.hammer-flight", "defender": "b.cinder-flight"}]
    assert len(t.events("rolled")) == 1
    assert refills(t) == [("a", 3), ("b", 3)]
    assert t.asked == "b objective-card"


@rule("PM-BTL-12")
def test_a_skipped_battle_has_no_cards_and_no_draw(add: Add) -> None:
    """B has a card to play and room in hand for more, but its unit falls to a shot in the battle before."""
    add(for_any("flak", damage("end_of_battle", "other_opposing_in_zone")))
    t = table(
        side("needle-flight@contested hammer-flight@contested", hand="flak heavy-charge heavy-charge"),
        side("cinder-flight@contested shard-pack", hand="steady-aim"),
        side("iron-edict@contested", hand=THREE),
    )
    t.battle("a.needle-flight>c.iron-edict", "a.hammer-flight>b.cinder-flight", attacker="flak", dice=MISSES)
    assert t.zone("b.cinder-flight") == "reserves"
    assert t.story()[-3:] == ["drew", "battle-skipped", "turn"]
    assert refills(t) == [("a", 1)]
    assert t.hand("b") == ["steady-aim"]
    assert t.asked == "b objective-card"


@rule("PM-BTL-12")
def test_a_battle_of_a_destroyed_attacker_is_skipped(add: Add) -> None:
    """The first battle's card destroys another attacker before its battle comes up."""
    add(new_card("flak", icon="luck", units="any", effects=[damage("end_of_battle", "other_opposing_in_zone")]))
    t = table("needle-flight@contested cinder-flight@contested", side("iron-edict@contested", hand="flak"))
    t.battle("a.needle-flight>b.iron-edict", "a.cinder-flight>b.iron-edict", defender="flak", dice=MISSES)
    assert t.zone("a.cinder-flight") == "reserves"
    assert t.events("battle-skipped") == [{"attacker": "a.cinder-flight", "defender": "b.iron-edict"}]
    assert battles(t) == ["a.needle-flight>b.iron-edict"]


@rule("PM-BTL-12")
def test_a_defender_that_came_back_is_not_the_declared_one() -> None:
    t = table(
        "cinder-flight@contested shard-pack@contested azure-flight@contested",
        side("swift-spark@contested iron-edict@contested", hand="launch-everything"),
    )
    t.battle(
        "a.cinder-flight>b.swift-spark", "a.shard-pack>b.iron-edict", "a.azure-flight>b.swift-spark", dice=ATTACKER_HITS
    )
    t.cards(defender="launch-everything", dice=MISSES)
    t.b(["b.swift-spark"])
    assert t.zone("b.swift-spark") == "contested"
    assert t.events("battle-skipped") == [{"attacker": "a.azure-flight", "defender": "b.swift-spark"}]
    assert battles(t) == ["a.cinder-flight>b.swift-spark", "a.shard-pack>b.iron-edict"]


@rule("PM-BTL-12")
def test_an_attacker_that_came_back_is_not_the_declared_one(add: Add) -> None:
    add(
        new_unit("tender", icons=["carrier"]),
        new_card("flak", icon="luck", units="any", effects=[damage("end_of_battle", "other_opposing_in_zone")]),
    )
    t = table(
        side("needle-flight@contested tender@contested cinder-flight@contested", hand="launch-everything"),
        side("iron-edict@contested", hand="flak"),
    )
    attackers = ("a.needle-flight", "a.tender", "a.cinder-flight")
    t.battle(*(f"{attacker}>b.iron-edict" for attacker in attackers), defender="flak", dice=MISSES)
    t.b("a.cinder-flight")
    t.cards(attacker="launch-everything", dice=MISSES)
    t.a(["a.cinder-flight"])
    assert t.zone("a.cinder-flight") == "contested"
    assert t.events("battle-skipped") == [{"attacker": "a.cinder-flight", "defender": "b.iron-edict"}]


@rule("PM-BTL-12")
@pytest.mark.parametrize("attacker_moves", [False, True])
def test_a_battle_is_fought_only_in_the_zone_where_it_was_declared(attacker_moves: bool) -> None:
    """The defender leaves the zone after the first battle; it makes no difference if the next attacker does, too."""
    t = table(
        side("stalwart-oath@contested cinder-flight@contested", hand="recall-signal"),
        side("grey-courier@contested", hand="evasive-convoy"),
    )
    t.battle(
        "a.stalwart-oath>b.grey-courier",
        "a.cinder-flight>b.grey-courier",
        attacker="recall-signal",
        defender="evasive-convoy",
        dice=MISSES,
    )
    t.a("a.cinder-flight>home-a" if attacker_moves else "no").b("b.grey-courier>home-a")
    assert t.zone("b.grey-courier") == "home-a"
    assert t.zone("a.cinder-flight") == ("home-a" if attacker_moves else "contested")
    assert t.events("battle-skipped") == [{"attacker": "a.cinder-flight", "defender": "b.grey-courier"}]
    assert battles(t) == ["a.stalwart-oath>b.grey-courier"]


@rule("PM-BTL-13")
def test_the_defender_fights_back() -> None:
    t = table("cinder-flight@contested shard-pack", "needle-flight@contested")
    t.battle("a.cinder-flight>b.needle-flight", dice=(1, 1, 5, 5))
    assert t.zone("a.cinder-flight") == "reserves"
    assert t.tokens("b.needle-flight") == 0


# Cards of a battle ----------------------------------------------------------------------------------------------------


@rule("PM-BTL-14")
def test_the_controller_of_the_defender_decides_for_it() -> None:
    b = side("needle-flight@contested", hand=THREE)
    c = side("iron-edict@contested", hand="heavy-charge")
    t = table("cinder-flight@contested", b, c)
    t.a("combat", ["a.cinder-flight>c.iron-edict"], "pass")
    assert t.asked == "c combat-card"
    assert t.options("c") == ["pass", "heavy-charge"]
    assert t.question("c").about == {"unit": "c.iron-edict", "against": "a.cinder-flight", "step": 2}


@rule("PM-BTL-15")
def test_step_1_offers_the_attackers_combat_cards() -> None:
    t = table(
        side("needle-flight@contested", hand="steady-aim memorial-wall linked-cannons"),
        side("iron-edict@contested", hand=THREE),
    )
    t.a("combat", ["a.needle-flight>b.iron-edict"])
    assert t.asked == "a combat-card"
    assert t.options("a") == ["pass", "steady-aim", "linked-cannons"]
    assert t.refused("a", "memorial-wall") == "PM-CRD-02"
    assert t.refused("a", ["steady-aim", "linked-cannons"]) == "PM-BTL-15"


@rule("PM-BTL-16")
def test_step_2_offers_the_defenders_combat_cards() -> None:
    t = table(
        side("needle-flight@contested", hand=THREE), side("iron-edict@contested", hand="steady-aim memorial-wall")
    )
    t.a("combat", ["a.needle-flight>b.iron-edict"], "pass")
    assert t.last("passed") == {"player": 0, "unit": "a.needle-flight"}
    assert t.asked == "b combat-card"
    assert t.options("b") == ["pass", "steady-aim"]
    t.b("steady-aim")
    assert t.last("played")["card"] == "steady-aim"


@rule("PM-BTL-16")
def test_the_defender_may_answer_the_attackers_card() -> None:
    t = table(side("needle-flight@contested", hand=THREE), side("iron-edict@contested", hand="steady-aim"))
    t.a("combat", ["a.needle-flight>b.iron-edict"], "steady-aim")
    assert t.asked == "b combat-card"
    assert t.view("b")["battle"]["sides"][0]["card"] == "steady-aim"
    assert t.options("b") == ["pass", "steady-aim"]


@rule("PM-BTL-17")
def test_step_3_is_for_an_attacker_who_waited() -> None:
    t = table(
        side("needle-flight@contested", hand="steady-aim memorial-wall heavy-charge"),
        side("iron-edict@contested", hand="steady-aim"),
    )
    t.a("combat", ["a.needle-flight>b.iron-edict"], "pass").b("steady-aim")
    assert t.asked == "a combat-card"
    assert t.question("a").about["step"] == 3
    assert t.options("a") == ["pass", "steady-aim", "heavy-charge"]
    t.dice(*MISSES)
    t.a("heavy-charge")
    assert [played["card"] for played in t.events("played")] == ["steady-aim", "heavy-charge"]


@pytest.mark.parametrize(
    ("attacker", "defender", "late", "steps"),
    [
        pytest.param("steady-aim", "steady-aim", [], ["played", "played"], marks=rule("PM-BTL-18")),
        pytest.param("pass", "pass", [], ["passed", "passed"], marks=rule("PM-BTL-19")),
        pytest.param("pass", "steady-aim", ["steady-aim"], ["passed", "played", "played"], marks=rule("PM-BTL-20")),
    ],
)
def test_when_the_card_steps_are_over_dice_are_rolled(
    attacker: str, defender: str, late: list[str], steps: list[str]
) -> None:
    t = table(side("tidal-hope@contested", hand=THREE), side("iron-edict@contested", hand=THREE))
    t.dice(*MISSES)
    t.a("combat", ["a.tidal-hope>b.iron-edict"], attacker).b(defender)
    for card in late:
        t.a(card)
    assert t.story()[: 3 + len(steps)] == ["combat-declared", "battle", *steps, "rolled"]
    assert t.asked == "b objective-card"


# Step 8 and the next battle -------------------------------------------------------------------------------------------


@rule("PM-BTL-39")
def test_played_cards_go_to_their_owners_discard_piles() -> None:
    t = table(
        side("needle-flight@contested", hand="steady-aim linked-cannons", discard="heavy-charge"),
        side("iron-edict@contested", hand="main-battery heavy-charge"),
    )
    t.battle("a.needle-flight>b.iron-edict", attacker="linked-cannons", defender="main-battery", dice=MISSES)
    assert t.discard("a") == ["heavy-charge", "linked-cannons"]
    assert t.discard("b") == ["main-battery"]


@rule("PM-BTL-40")
@pytest.mark.parametrize(
    ("hand", "played", "drawn"),
    [
        ("steady-aim heavy-charge heavy-charge", "steady-aim", 1),
        ("steady-aim heavy-charge heavy-charge", "pass", 0),
        ("memorial-wall", "pass", 2),
    ],
)
def test_both_players_refill_to_three_after_the_battle(hand: str, played: str, drawn: int) -> None:
    deck = "linked-cannons crossfire dig-in hull-down"
    t = table(side("tidal-hope@contested", hand, deck=deck), side("iron-edict@contested", hand, deck=deck))
    t.battle("a.tidal-hope>b.iron-edict", attacker=played, defender=played, dice=MISSES)
    kept = sorted(hand.split())
    if played != "pass":
        kept.remove(played)
    for seat in "ab":
        assert t.hand(seat) == sorted(kept + deck.split()[:drawn])
        assert t.deck(seat) == deck.split()[drawn:]
    story = t.story()
    if played != "pass" and drawn:
        assert story.index("drew") > max(n for n, kind in enumerate(story) if kind == "discarded")


@rule("PM-BTL-41")
def test_who_took_no_part_draws_nothing() -> None:
    c = side("tidal-hope@contested", hand="steady-aim heavy-charge")
    t = table("needle-flight@contested", "iron-edict@contested", c)
    t.battle("a.needle-flight>b.iron-edict", dice=MISSES)
    assert t.hand("c") == ["heavy-charge", "steady-aim"]
    assert refills(t) == [("a", 3), ("b", 3)]


@rule("PM-BTL-42")
def test_a_newly_drawn_card_may_be_played_in_the_next_battle() -> None:
    a = side(
        "needle-flight@contested hammer-flight@contested", hand="steady-aim", deck="no-survivors memorial-wall " * 3
    )
    t = table(a, "iron-edict@contested")
    t.battle("a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict", attacker="steady-aim", dice=MISSES)
    assert t.question("a").about["unit"] == "a.hammer-flight"
    assert t.options("a") == ["pass", "no-survivors"]
    assert t.hand("a") == ["memorial-wall", "no-survivors", "no-survivors"]


@rule("PM-BTL-43")
def test_the_steps_are_repeated_for_every_battle() -> None:
    t = table(side("cinder-flight@contested " * 3, hand=THREE), side("iron-edict@contested", hand=THREE))
    t.battle(*(f"a.cinder-flight{suffix}>b.iron-edict" for suffix in ("", "-2", "-3")), dice=MISSES)
    t.cards(attacker="steady-aim", dice=MISSES).cards(dice=MISSES)
    fought = ["rolled", "missed", "missed"]
    with_card = ["battle", "played", "passed", *fought, "discarded", "drew"]
    without = ["battle", "passed", "passed", *fought]
    assert t.story() == ["combat-declared", *without, *with_card, *without, "turn"]
    assert t.asked == "b objective-card"


@rule("PM-BTL-44")
def test_damage_counts_in_the_next_battle_of_the_turn(add: Add) -> None:
    add(new_unit("two", damage=2), new_unit("one", damage=1), new_unit("y", shields=3))
    t = table("two@contested one@contested", "y@contested cinder-flight")
    t.battle("a.two>b.y", "a.one>b.y", dice=ATTACKER_HITS)
    assert t.tokens("b.y") == 2
    t.cards(dice=ATTACKER_HITS)
    assert t.zone("b.y") == "reserves"


@rule("PM-BTL-45")
def test_a_defender_may_get_a_card_in_every_battle() -> None:
    t = table("needle-flight@contested hammer-flight@contested", side("iron-edict@contested", hand=THREE))
    t.battle("a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict", defender="brace-for-impact", dice=MISSES)
    t.cards(defender="steady-aim", dice=MISSES)
    assert [(played["player"], played["card"]) for played in t.events("played")] == [
        (1, "brace-for-impact"),
        (1, "steady-aim"),
    ]
    assert t.shot("a.hammer-flight")["needed"] == 10


@rule("PM-BTL-46")
def test_who_loses_the_last_unit_is_out_before_the_next_battle() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "cinder-flight@contested iron-edict@reserves")
    t.battle("a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight", dice=ATTACKER_HITS)
    assert t.over
    assert t.winner == "a"
    assert battles(t) == ["a.needle-flight>b.cinder-flight"]
    assert refills(t) == []


@rule("PM-BTL-46")
def test_elimination_comes_before_step_8() -> None:
    t = table(
        side("needle-flight@contested hammer-flight@contested", hand="steady-aim"),
        side("cinder-flight@contested", hand="brace-for-impact"),
        "tidal-hope",
    )
    t.battle(
        "a.needle-flight>b.cinder-flight",
        "a.hammer-flight>b.cinder-flight",
        attacker="steady-aim",
        defender="brace-for-impact",
        dice=ATTACKER_HITS,
    )
    assert t.is_out("b")
    assert log(t) == ["b.cinder-flight takes 1", "b.cinder-flight destroyed", "b eliminated", "a discarded"]
    assert refills(t) == [("a", 3)]
    assert battles(t) == ["a.needle-flight>b.cinder-flight"]
    assert t.asked == "c objective-card"


@rule("PM-BTL-47")
def test_nobody_retreats() -> None:
    t = table(side("needle-flight@contested", hand=THREE), side("iron-edict@contested", hand=THREE))
    t.a("combat", ["a.needle-flight>b.iron-edict"])
    assert t.options("a") == ["pass", *THREE.split()]
    t.a("pass")
    assert t.options("b") == ["pass", *THREE.split()]
    t.dice(*MISSES)
    t.b("pass")
    assert (t.zone("a.needle-flight"), t.zone("b.iron-edict")) == ("contested", "contested")
    assert t.asked == "b objective-card"


# Examples -------------------------------------------------------------------------------------------------------------


@rule("PM-BTL-48")
def test_example_of_a_battle_without_cards(add: Add) -> None:
    add(
        new_unit("x", attack=3, damage=2, defense=9, shields=2),
        new_unit("y", attack=1, damage=1, defense=10, shields=3),
    )
    t = table(side("x@contested", hand=THREE), side("y@contested", hand=THREE))
    t.battle("a.x>b.y", dice=(4, 3, 5, 4))
    assert (t.tokens("a.x"), t.tokens("b.y")) == (1, 2)
    assert (t.zone("a.x"), t.zone("b.y")) == ("contested", "contested")
    assert t.hand("a") == t.hand("b") == sorted(THREE.split())
    assert refills(t) == []


@rule("PM-BTL-49")
def test_example_of_cards_on_both_sides(add: Add) -> None:
    add(
        new_unit("x", attack=2, damage=1, defense=8, shields=1),
        new_unit("y", attack=2, damage=1, defense=8, shields=1),
        new_card("blue", bonus_stat="defense", bonus=2),
        new_card("red", bonus_stat="attack", bonus=3),
    )
    t = table(
        side("x@contested", hand="red heavy-charge heavy-charge"),
        side("y@contested cinder-flight", hand="blue heavy-charge heavy-charge"),
    )
    t.battle("a.x>b.y", attacker="pass", defender="blue", late="red", dice=(2, 3, 2, 3))
    assert (t.shot("a.x")["score"], t.shot("a.x")["needed"]) == (10, 10)
    assert (t.shot("b.y")["score"], t.shot("b.y")["needed"]) == (7, 8)
    assert (t.zone("b.y"), t.tokens("a.x")) == ("reserves", 0)
    assert (len(t.hand("a")), len(t.hand("b"))) == (3, 3)
    assert (t.discard("a"), t.discard("b")) == (["red"], ["blue"])


@rule("PM-BTL-50")
def test_example_of_three_attackers_against_one(add: Add) -> None:
    small = {"attack": 2, "damage": 1, "defense": 9, "shields": 1}
    add(
        *(new_unit(name, **small) for name in "pqr"),
        new_unit("d", attack=4, damage=3, defense=10, shields=2, stars=3),
    )
    t = table("p@contested q@contested r@contested", "d@contested cinder-flight")
    t.battle("a.p>b.d", "a.q>b.d", "a.r>b.d", dice=(4, 4, 3, 3))
    assert (t.shot("a.p")["score"], t.shot("b.d")["score"]) == (10, 10)
    assert (t.tokens("b.d"), t.zone("a.p")) == (1, "reserves")
    t.cards(dice=(5, 4, 2, 1))
    assert (t.shot("a.q")["score"], t.shot("b.d")["score"]) == (11, 7)
    assert (t.zone("a.p"), t.zone("b.d")) == ("reserves", "reserves")
    assert [(t.zone(name), t.tokens(name)) for name in ("a.q", "a.r")] == [("contested", 0)] * 2
    assert len(t.events("rolled")) == 2


def test_everybody_sees_in_which_of_its_steps_a_battle_is() -> None:
    t = table(
        side("needle-flight@contested cinder-flight", hand="steady-aim"),
        side("iron-edict@contested", hand="steady-aim"),
    )
    t.a("combat", ["a.needle-flight>b.iron-edict"])
    seen: list[tuple[str, int | None]] = []

    def see(event: Event) -> None:
        battle = t.view("b")["battle"]
        seen.append((event.kind, battle and battle["step"]))

    t.dice(6, 5, 1, 1)
    t.match.watch = see
    for seat, step, answer in (("a", 1, "pass"), ("b", 2, "steady-aim"), ("a", 3, "steady-aim")):
        assert (t.question(seat).about["step"], t.view(None)["battle"]["step"]) == (step, step)
        t.match.submit("ab".index(seat), answer)
    assert seen[:12] == [
        ("passed", 1),
        ("played", 2),
        ("played", 3),
        ("rolled", 4),
        ("hit", 6),
        ("hit", 6),
        ("damaged", 7),
        ("damaged", 7),
        ("destroyed", 7),
        ("discarded", 8),
        ("discarded", 8),
        ("drew", None),
    ]
