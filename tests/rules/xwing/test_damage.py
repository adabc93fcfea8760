"""Damage and destruction (XW-DMG)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing import charges, content, damage, removal
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, changes, modifies, triggered
from battlemat.games.xwing.dice import Modification, Reroll
from battlemat.games.xwing.objects import ships_at
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import REMOVED, Lasting, XMatch
from battlemat.games.xwing.windows import (
    AFTER_DAMAGE,
    AFTER_DEALT,
    AFTER_DESTROYED,
    AFTER_ENGAGES,
    AFTER_EXPOSED,
    CAN,
    DEFENSE_DICE,
    PHASE_STARTS,
)
from tests.rule_marks import rule

X, TIE, FANG = "a.redsquadronveteran", "b.academypilot", "a.skullsquadronpilot"
"""Hull 4 and 2 shields; hull 3; hull 4: both without shields."""
LATER = "b.soontirfel@800,850,180#3-straight"


def calm(*things: str, **decks: str) -> XWingScenario:
    """A table on which everybody thinks about dials while things happen to ships."""
    return table(*things, phase="planning", decks=decks)


def hurt(t: XWingScenario, name: str, hits: int = 0, crits: int = 0) -> XWingScenario:
    return t.happens(damage.suffer(t.match, t.ship(name), hits, crits))


def deal(t: XWingScenario, name: str, *, faceup: bool = False) -> XWingScenario:
    return t.happens(damage.deal(t.match, t.ship(name), faceup=faceup))


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in ("academypilot", "skullsquadronpilot"):
        monkeypatch.setitem(ABILITIES, f"pilot:{pilot}", [])


# Hull and shields -----------------------------------------------------------------------------------------------------


@rule("XW-DMG-01", "XW-DMG-02", "XW-DMG-03", "XW-DMG-52")
def test_as_many_damage_cards_as_hull_destroy_a_ship() -> None:
    t = calm(f"{FANG}@400,300*3=x")
    assert (damage.hull(t.state, t.ship("x")), damage.remaining_hull(t.state, t.ship("x"))) == (4, 1)
    assert not t.ship("x").destroyed
    deal(t, "x")
    assert t.ship("x").destroyed
    assert (damage.hull(t.state, t.ship("x")), damage.remaining_hull(t.state, t.ship("x"))) == (4, 0)


@rule("XW-DMG-04", "XW-DMG-06", "XW-DMG-07")
def test_shields_of_the_card_and_of_upgrades_start_active_on_the_ship() -> None:
    t = calm(f"{X}@400,300=x", f"{X}@500,300&shieldupgrade=y", f"{TIE}@400,600&shieldupgrade=z", f"{TIE}@600,600=n")
    assert [t.shields(name) for name in "xyzn"] == [2, 3, 1, 0]
    assert t.charges("y", "shieldupgrade") == 0


@rule("XW-DMG-05")
def test_a_ship_is_shielded_while_a_shield_is_active() -> None:
    t = calm(f"{X}@400,300!1=x")
    hurt(t, "x", hits=1)
    assert (t.shields("x"), t.damage("x")) == (0, 0)
    hurt(t, "x", hits=1)
    assert (t.shields("x"), t.damage("x")) == (0, 1)


@rule("XW-DMG-08")
def test_recurring_shields() -> None:
    t = table("a.echobaseevacuees@400,300!0&shieldupgrade=gr75", phase="end")
    assert t.shields("gr75") == 1


@rule("XW-DMG-09")
def test_only_inactive_shields_are_recovered() -> None:
    whole, hit = table(f"{X}@400,100&r2d2#2-straight=x", LATER), table(f"{X}@400,100&r2d2!1#2-straight=x", LATER)
    assert whole.asked == "a action"  # a charge of R2-D2 cannot be spent for nothing
    hit.a(f"{X}/upgrade:r2d2")
    assert (hit.shields("x"), hit.charges("x", "r2d2")) == (2, 2)
    charges.recover_shields(hit.match, hit.ship("x"))
    assert hit.shields("x") == 2


@rule("XW-DMG-11")
def test_losing_a_shield_is_not_damage() -> None:
    t = calm(f"{X}@400,300!1=x")
    charges.lose_shields(t.match, t.ship("x"), 2)
    assert (t.shields("x"), t.damage("x")) == (0, 0)
    assert not t.events("damaged")


# Suffering damage -----------------------------------------------------------------------------------------------------


@rule("XW-DMG-12", "XW-DMG-18")
def test_hits_are_suffered_before_crits() -> None:
    t = table("b.academypilot@400,500,180", f"{X}@400,300!1=x", phase="engagement", decks={"a": "structuraldamage"})
    t.until("attack", TIE).attack("front>x", attack="crit hit", defense="blank blank").no_modifying()
    assert [event["damage"] for event in t.events("damaged")] == ["hit", "crit"]
    assert (t.shields("x"), t.faceup("x")) == (0, ["structuraldamage"])


@rule("XW-DMG-13", "XW-DMG-14", "XW-DMG-15")
def test_each_damage_takes_a_shield_or_deals_a_card() -> None:
    t = calm(f"{X}@400,300=x")
    hurt(t, "x", hits=1)
    assert (t.shields("x"), t.damage("x")) == (1, 0)
    hurt(t, "x", hits=2)
    assert (t.shields("x"), t.damage("x"), t.faceup("x")) == (0, 1, [])
    assert t.story()[-3:] == ["shields-lost", "damaged", "dealt"]


@rule("XW-DMG-16", "XW-DMG-17")
def test_a_crit_deals_a_faceup_card_unless_a_shield_takes_it() -> None:
    t = calm(f"{X}@400,300!1=x", a="weaponsfailure")
    hurt(t, "x", crits=1)
    assert (t.shields("x"), t.damage("x")) == (0, 0)
    hurt(t, "x", crits=1)
    assert t.faceup("x") == ["weaponsfailure"]


@rule("XW-DMG-19", "XW-DMG-51")
def test_direct_hit_works_before_the_next_damage() -> None:
    t = calm("a.goldsquadrontrooper@400,300=x", a="directhit fuelleak consolefire")  # hull 5, no shields
    hurt(t, "x", crits=2)
    assert [(card.kind, card.faceup) for card in t.ship("x").damage] == [
        ("directhit", False),
        ("fuelleak", False),
        ("consolefire", True),
    ]


@rule("XW-DMG-20")
def test_damaged_and_critically_damaged() -> None:
    t = calm(f"{FANG}@400,300*1=down", f"{FANG}@500,300*fuelleak=up", f"{FANG}@600,300=whole")
    states = [(damage.is_damaged(t.ship(n)), damage.critically_damaged(t.ship(n))) for n in ("down", "up", "whole")]
    assert states == [(True, False), (True, True), (False, False)]


@rule("XW-DMG-21")
def test_a_dealt_card_ignores_shields_and_is_no_damage() -> None:
    t = calm(f"{X}@400,300=x")
    deal(t, "x")
    assert (t.shields("x"), t.damage("x")) == (2, 1)
    assert not t.events("damaged")


@rule("XW-DMG-22")
def test_excess_damage_is_dealt() -> None:
    t = calm(f"{TIE}@400,300*2=x")
    hurt(t, "x", hits=3)
    assert t.damage("x") == 5


@rule("XW-DMG-22")
def test_a_damage_card_does_not_remove_a_ship_before_all_its_damage_is_dealt() -> None:
    t = table(
        "a.academypilot@400,100#2-straight*2=x",
        "b:proximitymine@400,200",
        "a.redsquadronveteran@100,100#2-straight",
        LATER,
        phase="planning",
        decks={"a": "structuraldamage directhit stunnedpilot consolefire"},
    )
    t.faces("crit crit").ready()  # and 1 hit
    assert t.place("x") == "removed"
    assert t.damage("x") == 6


# Cards and decks ------------------------------------------------------------------------------------------------------


@rule("XW-DMG-23")
def test_faceup_and_facedown_cards_count_alike() -> None:
    t = calm(f"{FANG}@400,300=x", a="structuraldamage stunnedpilot fuelleak")
    deal(deal(deal(t, "x"), "x"), "x", faceup=True)
    assert (t.damage("x"), t.faceup("x"), damage.remaining_hull(t.state, t.ship("x"))) == (3, ["fuelleak"], 1)


@rule("XW-DMG-24")
def test_cards_come_from_the_own_deck() -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,500,180=x", phase="engagement")
    t.attack("front>x", attack="hit blank blank", defense="blank blank blank").no_modifying()
    assert t.damage("x") == 1
    assert [len(player.deck) for player in t.state.players] == [33, 32]


@rule("XW-DMG-25")
def test_a_destroyed_ship_keeps_its_cards() -> None:
    t = table("a.academypilot@400,300*2", f"{X}@100,100", f"{TIE}@400,500,180", phase="engagement")
    t.until("attack", TIE).attack("front>a.academypilot", attack="hit hit", defense="blank blank blank").no_modifying()
    t.until_phase("planning")
    assert (t.place("a.academypilot"), t.damage("a.academypilot")) == ("removed", 4)
    assert (len(t.state.players[0].deck), t.state.players[0].discard) == (29, [])


@rule("XW-DMG-26", "XW-DMG-27")
def test_an_exposed_card_works_but_is_not_dealt(texts: None) -> None:
    heard: list[str] = []
    for window in (AFTER_DEALT, AFTER_DAMAGE, AFTER_EXPOSED):

        @triggered("pilot:skullsquadronpilot", window)
        def listen(m: XMatch, x: Use) -> None:
            heard.append(x.moment.window)

    t = calm(f"{FANG}@400,300*1=x")  # Structural Damage
    t.happens(damage.expose(t.match, t.ship("x")))
    assert (t.damage("x"), t.faceup("x")) == (1, ["structuraldamage"])
    assert heard == [AFTER_EXPOSED]
    hurt(t, "x", hits=1)
    assert heard == [AFTER_EXPOSED, AFTER_DEALT, AFTER_DAMAGE]


@rule("XW-DMG-28")
def test_a_repaired_faceup_card_is_turned_facedown() -> None:
    t = table(f"{FANG}@400,300*weaponsfailure=x", f"{TIE}@400,500,180", phase="engagement")
    damage.repair(t.match, t.ship("x"), t.ship("x").damage[0])
    assert (t.damage("x"), t.faceup("x"), damage.remaining_hull(t.state, t.ship("x"))) == (1, [], 3)
    t.until("attack", FANG).attack(f"front>{TIE}", attack="blank blank blank")
    assert t.terms("attack") == {"weapon": 3}


@rule("XW-DMG-29")
def test_a_repaired_facedown_card_is_discarded() -> None:
    t = calm(f"{FANG}@400,300*2=x")
    damage.repair(t.match, t.ship("x"), t.ship("x").damage[0])
    assert (t.damage("x"), damage.remaining_hull(t.state, t.ship("x"))) == (1, 3)
    assert t.state.players[0].discard == ["structuraldamage"]


@rule("XW-DMG-30")
def test_a_facedown_card_is_chosen_at_random() -> None:
    t = calm(f"{FANG}@400,300*3=x")
    found: Counter[str] = Counter()
    for _ in range(300):
        t.happens(damage.expose(t.match, t.ship("x")))
        found[t.faceup("x")[0]] += 1
        for card in t.ship("x").damage:
            card.faceup = False
    assert len(found) == 3
    assert all(75 < number < 125 for number in found.values())


@rule("XW-DMG-32")
def test_the_player_chooses_what_is_repaired() -> None:
    for choice, left in (("damage:fuelleak#1", [False, False, False]), ("facedown", [True, False])):
        t = calm(f"{FANG}@400,300*fuelleak*2=x")
        repair = damage.repair_chosen(t.match, t.ship("x"), player=0)
        question: Any = next(repair)
        assert (question.player, question.ids) == (0, ("damage:fuelleak#1", "facedown"))
        with pytest.raises(StopIteration):
            repair.send(choice)
        assert [card.faceup for card in t.ship("x").damage] == left


@rule("XW-DMG-33")
def test_wounded_pilot_repaired_by_its_own_action_does_not_roll() -> None:
    t = table(f"{X}@400,100#2-straight*woundedpilot=x", LATER)
    t.a("damage:woundedpilot#1/repair")
    assert t.faceup("x") == []
    assert not t.events("rolled")


@rule("XW-DMG-34")
def test_facedown_cards_are_secret() -> None:
    t = calm(f"{FANG}@400,300*2*fuelleak=x", a="consolefire")
    deal(t, "x")
    for seat in ("a", "b", None):
        ship = next(ship for ship in t.view(seat)["ships"] if ship["id"] == FANG)
        assert ship["damage"] == ["", "", "damage:fuelleak#3", ""]
        assert "consolefire" not in str(t.match.events_for(None if seat is None else "ab".index(seat)))
        assert "structuraldamage" not in str(t.view(seat))


@rule("XW-DMG-35")
def test_an_empty_deck_is_made_anew_from_destroyed_ships_and_discards() -> None:
    t = calm("a.academypilot@400,300*3=gone", f"{FANG}@500,300*1=x", "a.academypilot@600,300*1=repaired")
    removal.remove(t.match, t.ship("gone"), "destroyed")
    damage.repair(t.match, t.ship("repaired"), t.ship("repaired").damage[0])
    t.state.players[0].deck.clear()
    deal(t, "x")
    assert t.last("deck-shuffled") == {"player": 0, "cards": 4}
    assert (len(t.state.players[0].deck), t.damage("x"), t.damage("gone")) == (3, 2, 0)


@rule("XW-DMG-35")
def test_without_any_card_a_blank_counter_serves() -> None:
    t = calm(f"{FANG}@500,300=x")
    t.state.players[0].deck.clear()
    hurt(t, "x", crits=1)
    assert (t.damage("x"), t.faceup("x")) == (1, [])
    t.happens(damage.expose(t.match, t.ship("x")))
    assert t.faceup("x") == []


@rule("XW-DMG-36", "XW-DMG-37")
def test_the_damage_deck() -> None:
    deck = Counter(content.damage_deck())
    assert (len(deck), deck.total(), deck["directhit"], deck["fuelleak"]) == (14, 33, 5, 4)
    assert {number for kind, number in deck.items() if kind not in ("directhit", "fuelleak")} == {2}
    traits = Counter(content.DAMAGE_CARDS[kind].trait for kind in deck.elements())
    assert traits == {"pilot": 8, "ship": 25}
    assert {kind for kind in deck if content.DAMAGE_CARDS[kind].trait == "pilot"} == {
        "panickedpilot", "blindedpilot", "woundedpilot", "stunnedpilot",
    }  # fmt: skip


# The fourteen cards ---------------------------------------------------------------------------------------------------

REPAIRABLE = (
    "blindedpilot",
    "woundedpilot",
    "consolefire",
    "weaponsfailure",
    "hullbreach",
    "damagedsensorarray",
    "loosestabilizer",
    "fuelleak",
)


@rule("XW-DMG-39", "XW-DMG-40", "XW-DMG-42", "XW-DMG-44", "XW-DMG-45", "XW-DMG-47", "XW-DMG-48", "XW-DMG-50")
@pytest.mark.parametrize("kind", sorted(content.DAMAGE_CARDS))
def test_damage_cards_with_an_action_that_repairs_them(kind: str) -> None:
    t = table(f"{X}@400,100#2-straight*{kind}=x", LATER)
    repair = f"damage:{kind}#1/repair"
    assert (repair in t.options("a")) == (kind in REPAIRABLE)
    if kind in REPAIRABLE:
        t.a(repair)
        assert (t.faceup("x"), t.damage("x"), t.actions("x")) == ([], 1, [repair])


@rule("XW-DMG-38")
def test_panicked_pilot() -> None:
    t = calm(f"{FANG}@400,300=x", a="panickedpilot")
    deal(t, "x", faceup=True)
    assert (t.tokens("x"), t.faceup("x"), t.damage("x")) == ({"stress": 2}, [], 1)


@rule("XW-DMG-38", "XW-DMG-51", "XW-DMG-26")
@pytest.mark.parametrize(("kind", "stress", "cards"), [("panickedpilot", 2, 1), ("directhit", 0, 2)])
def test_cards_that_work_once_work_when_they_are_exposed(kind: str, stress: int, cards: int) -> None:
    t = calm(f"{FANG}@400,300=x", a=kind)
    deal(t, "x")
    t.happens(damage.expose(t.match, t.ship("x")))
    assert (t.token("x", "stress"), t.damage("x"), t.faceup("x")) == (stress, cards, [])


@rule("XW-DMG-39")
def test_blinded_pilot_leaves_force_only() -> None:
    t = table("a.lukeskywalker@400,300*blindedpilot+focus>b.academypilot&predator=x", f"{TIE}@400,500,180",
              phase="engagement")  # fmt: skip
    t.attack(f"front>{TIE}", attack="focus blank blank")
    assert t.options("a") == ["force", "pass"]


@rule("XW-DMG-40")
@pytest.mark.parametrize(("face", "stress"), [("hit", 1), ("crit", 1), ("focus", 0), ("blank", 0)])
def test_wounded_pilot(face: str, stress: int) -> None:
    t = table(f"{X}@400,100#2-straight*woundedpilot=x", LATER)
    t.faces(face).a("focus")
    assert (t.token("x", "focus"), t.token("x", "stress")) == (1, stress)


@rule("XW-DMG-41")
def test_stunned_pilot() -> None:
    for obstacle, cards in (("gas@400,200", 2), ("gas@100,500", 1)):
        t = table(f"{FANG}@400,100#3-straight*stunnedpilot=x", obstacle, LATER, phase="planning")
        t.ready()
        assert (t.damage("x"), t.faceup("x")) == (cards, ["stunnedpilot"])


@rule("XW-DMG-42")
@pytest.mark.parametrize(("face", "cards"), [("hit", 2), ("crit", 1), ("focus", 1), ("blank", 1)])
def test_console_fire(face: str, cards: int) -> None:
    t = table("a.wedgeantilles@400,100*consolefire!0#1-straight=x", f"{TIE}@400,500,180#2-straight")
    t.faces(face).until("attack", "x")
    assert t.last("rolled")["results"] == [face]
    assert (t.damage("x"), t.faceup("x")) == (cards, ["consolefire"])


@rule("XW-DMG-43")
@pytest.mark.parametrize(("maneuver", "stress"), [("2-turn-left", 1), ("3-bank-left", 0), ("4-straight", 0)])
def test_damaged_engine(maneuver: str, stress: int) -> None:
    t = table(f"a.academypilot@400,300#{maneuver}*damagedengine=x", LATER)
    assert t.token("x", "stress") == stress


@rule("XW-DMG-44", "XW-DMG-68")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_weapons_failure(copies: int) -> None:
    t = table(f"{X}@400,300=x" + "*weaponsfailure" * copies, f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="blank " * (3 - copies))
    assert len(t.rolled("attack")) == 3 - copies


@rule("XW-DMG-68")
def test_two_damaged_engines_make_a_blue_turn_red() -> None:
    for copies, stress in ((1, 0), (2, 1)):
        t = table(f"{FANG}@400,300#2-turn-left=x" + "*damagedengine" * copies, LATER)
        assert t.token("x", "stress") == stress


@rule("XW-DMG-45")
def test_hull_breach() -> None:
    t = calm(f"{FANG}@400,300*hullbreach=x", a="structuraldamage stunnedpilot")
    hurt(t, "x", hits=2)
    assert t.faceup("x") == ["hullbreach", "structuraldamage", "stunnedpilot"]


@rule("XW-DMG-46")
def test_structural_damage() -> None:
    t = table(f"{TIE}@400,500,180", f"{X}@400,300*structuraldamage=x", phase="engagement")
    t.until("attack", TIE).attack("front>x", attack="blank blank", defense="blank")
    assert len(t.rolled("defense")) == 1


@rule("XW-DMG-47")
def test_damaged_sensor_array() -> None:
    t = table(f"{X}@400,100#2-straight*damagedsensorarray*fuelleak=x", LATER)
    repairs = ["damage:damagedsensorarray#1/repair", "damage:fuelleak#2/repair"]
    assert t.options("a") == ["focus", *repairs, "pass"]


@rule("XW-DMG-48")
@pytest.mark.parametrize(("maneuver", "faceup"), [("2-bank-left", []), ("2-straight", ["loosestabilizer"])])
def test_loose_stabilizer(maneuver: str, faceup: list[str]) -> None:
    t = table(f"{FANG}@400,300#{maneuver}*loosestabilizer=x", LATER)
    assert (t.faceup("x"), t.damage("x")) == (faceup, 1 if faceup else 2)


@rule("XW-DMG-49")
def test_disabled_power_regulator() -> None:
    t = table("a.wedgeantilles@400,300*disabledpowerregulator=x", f"{TIE}@400,500,180", phase="engagement")
    assert t.tokens("x") == {"ion": 1}
    t.until_phase("planning")
    assert t.options("a") == ["ready"]
    t.until("action", "x")
    assert (t.pose("x"), t.faceup("x")) == ((400.0, 380.0, 0.0), [])


@rule("XW-DMG-50")
def test_fuel_leak() -> None:
    t = calm(f"{X}@400,300!1*fuelleak=x")
    hurt(t, "x", hits=1)
    assert t.faceup("x") == ["fuelleak"]
    t.ship("x").shields = 1
    hurt(t, "x", crits=1)
    assert (t.shields("x"), t.damage("x"), t.faceup("x")) == (0, 2, [])


@rule("XW-DMG-50")
def test_fuel_leak_does_not_leak_by_the_crit_that_dealt_it() -> None:
    t = calm(f"{FANG}@400,300=x", a="fuelleak structuraldamage fuelleak")
    hurt(t, "x", crits=1)
    assert t.faceup("x") == ["fuelleak"]


@rule("XW-DMG-51")
def test_direct_hit() -> None:
    t = calm(f"{FANG}@400,300=x", a="directhit")
    deal(t, "x", faceup=True)
    assert (t.damage("x"), t.faceup("x")) == (2, [])


# Destroyed and removed ------------------------------------------------------------------------------------------------


@rule("XW-DMG-53")
def test_a_ship_destroyed_by_a_bomb_is_gone_before_ships_engage() -> None:
    t = table(
        f"{TIE}@400,300*2#2-straight=x",
        "b:protonbomb@400,480",
        "b.darthvader@400,800,180#2-straight",
        f"{X}@100,400,90#2-straight",
        phase="planning",
    )
    t.until_phase("engagement")
    kinds = t.story()
    assert (t.place("x"), kinds.index("left") < len(kinds) - 1 - kinds[::-1].index("phase")) == ("removed", True)


@rule("XW-DMG-53")
def test_a_ship_destroyed_while_it_moves_performs_no_action(texts: None) -> None:
    @triggered("pilot:skullsquadronpilot", AFTER_DAMAGE, may=True)
    def decline(m: XMatch, x: Use) -> None: ...

    t = table(f"{FANG}@400,100#2-straight*3=x", "b:connernet@400,200", LATER, phase="planning")
    t.ready().a("pass")
    assert t.place("x") == "removed"
    assert not t.events("action")


@rule("XW-DMG-53")
def test_a_ship_destroyed_by_debris_performs_no_action_even_if_it_could_while_stressed(texts: None) -> None:
    @changes("pilot:skullsquadronpilot", CAN, what=("act-while-stressed",))
    def never_tired(x: Use) -> bool:
        return True

    for hurt_before, asked in ((0, "a action"), (3, "b action")):
        ship = f"{FANG}@400,100#3-straight*{hurt_before}=x"
        t = table(ship, "debris@400,200", LATER, phase="planning", decks={"a": "structuraldamage"})
        t.faces("crit").ready()
        assert t.asked == asked


@rule("XW-DMG-55")
def test_a_ship_destroyed_at_the_start_of_the_engagement_phase_does_not_fire(texts: None) -> None:
    @triggered("pilot:skullsquadronpilot", PHASE_STARTS, what=("engagement",))
    def bite(m: XMatch, x: Use) -> Flow[None]:
        enemy = next(ships_at(x.s, x.ship, 0, 3, "enemy"))
        yield from damage.suffer(m, enemy, hits=1)

    t = table(f"{FANG}@400,300", "b.soontirfel@400,500,180*2=soontir", "b.academypilot@400,560,180", phase="engagement")
    assert t.place("soontir") == "removed"
    assert [d.about["ship"] for d in t.match.pending] == [FANG]


@rule("XW-DMG-56", "XW-DMG-57")
def test_what_a_destroyed_ship_does_happens_at_once(texts: None) -> None:
    where: list[str] = []

    @triggered("pilot:academypilot", AFTER_DESTROYED)
    def last_words(m: XMatch, x: Use) -> None:
        where.append(f"{t.place('x')} at {x.s.initiative}, {x.s.attacks[-1].step}")

    t = table(f"{TIE}@400,500,180*2=x", f"{X}@400,300", f"{X}@300,300", phase="engagement")
    t.until("attack").attack("front>x", attack="hit blank blank", defense="blank blank blank").no_modifying()
    assert where == ["in play at 3, damage"]
    assert t.place("x") == "in play"  # the other X-wing has not engaged yet


@rule("XW-DMG-22", "XW-DMG-56")
def test_what_a_destroyed_ship_does_comes_before_its_removal_and_does_not_hasten_it(texts: None) -> None:
    where: list[str] = []

    @triggered("pilot:skullsquadronpilot", AFTER_DESTROYED)
    def last_words(m: XMatch, x: Use) -> None:
        where.append(t.place("x"))

    t = table(f"{FANG}@400,100#2-straight*3=x", "b:proximitymine@400,200", LATER, phase="planning")
    t.faces("hit hit").until_phase("planning", 2)
    assert (where, t.place("x"), t.damage("x")) == (["in play"], "removed", 6)


@rule("XW-DMG-57")
def test_the_abilities_of_a_destroyed_ship_last_until_it_is_removed(texts: None) -> None:
    @triggered("pilot:academypilot", AFTER_ENGAGES)
    def something_else_happens(m: XMatch, x: Use) -> None: ...

    @modifies("pilot:academypilot", "attack", "attacker", of="friend")
    def leader(x: Use) -> Modification:
        return Reroll(1)

    t = table(f"{TIE}@400,500,180*2=x", "b.academypilot@460,500,180=y", "a.academypilot@400,300=a", phase="engagement")
    t.attack("front>x", attack="hit hit", defense="blank blank blank").no_modifying()
    assert t.ship("x").destroyed
    t.b("b.academypilot-2").attack("front>a", attack="blank blank")
    assert "b.academypilot/pilot:academypilot" in t.options("b")


@rule("XW-DMG-58")
def test_an_effect_with_a_duration_outlasts_its_ship() -> None:
    t = table(f"{TIE}@400,500,180=b", "a.academypilot@400,300=a", "a.redsquadronveteran@100,100=source",
              phase="engagement")  # fmt: skip
    t.state.lasting.append(Lasting(DEFENSE_DICE, t.ship("b").id, -1, "engagement", "pilot:redsquadronveteran"))
    removal.remove(t.match, t.ship("source"), "destroyed")
    t.until("attack", "a").attack("front>b", attack="blank blank", defense="blank blank")
    assert t.terms("defense") == {"agility": 3, "pilot:redsquadronveteran": -1}
    t.until_phase("planning", 2)
    assert t.state.lasting == []


@rule("XW-DMG-59")
def test_a_destroyed_ship_is_removed_when_its_last_ability_has_left_the_queue(texts: None) -> None:
    @triggered("pilot:skullsquadronpilot", AFTER_DAMAGE, may=True)
    def focuses(m: XMatch, x: Use) -> None: ...

    t = table(f"{FANG}@400,100#2-straight*3=x", "b:connernet@400,200", LATER, phase="planning")
    t.ready()
    assert (t.ship("x").destroyed, t.place("x"), t.asked) == (True, "in play", "a ability")
    t.a(f"{FANG}/pilot:skullsquadronpilot")
    assert t.place("x") == "removed"


@rule("XW-DMG-60")
def test_a_removed_ship_has_no_tokens_and_no_locks() -> None:
    t = calm(f"{X}@400,300+focus+2stress>{TIE}=x", f"{TIE}@400,600>{X}=y")
    removal.remove(t.match, t.ship("x"), "destroyed")
    assert (t.ship("x").place, t.tokens("x"), t.locks("x"), t.locks("y")) == (REMOVED, {}, [], [])
    assert t.last("left") == {"ship": X, "why": "destroyed"}
