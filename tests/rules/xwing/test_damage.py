"""Hull, shields, damage, damage cards and the deck (XW-DMG-01 to XW-DMG-35)."""

from __future__ import annotations

from collections import Counter

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, triggered
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import charges, damage, removal
from battlemat.games.xwing.state import DamageCard, XMatch
from battlemat.games.xwing.timing.moments import AFTER_DAMAGE, AFTER_DEALT, AFTER_EXPOSED, PHASE_STARTS
from tests.rule_marks import rule
from tests.rules.xwing.hurting import FANG, LATER, TIE, X, calm, deal, hurt


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
    assert not t.events("destroyed")
    deal(t, "x")
    assert (t.ship("x").destroyed, t.last("destroyed")["ship"]) == (True, FANG)
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
    t = table("a.echobaseevacuees@400,300!0&shieldupgrade=gr75", "b.outerrimpatrol@400,700!0=two", f"{X}@100,100!0=x",
              phase="end")  # fmt: skip
    assert [t.shields(name) for name in ("gr75", "two", "x")] == [1, 2, 0]


@rule("XW-DMG-09")
def test_only_inactive_shields_are_recovered() -> None:
    whole, hit = table(f"{X}@400,100&r2d2#2-straight=x", LATER), table(f"{X}@400,100&r2d2!1#2-straight=x", LATER)
    assert whole.asked == "a action"  # a charge of R2-D2 cannot be spent for nothing
    hit.a(f"{X}/upgrade:r2d2")
    assert (hit.shields("x"), hit.charges("x", "r2d2")) == (2, 2)
    charges.recover_shields(hit.match, hit.ship("x"))
    assert hit.last("shields-recovered") == {"ship": hit.ship("x").id, "amount": 1, "left": hit.ship("x").shields}
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
    assert t.match.events[-1].rule == "XW-DMG-15"


@rule("XW-DMG-16", "XW-DMG-17")
def test_a_crit_deals_a_faceup_card_unless_a_shield_takes_it() -> None:
    t = table(f"{X}@400,300!1=x", f"{TIE}@400,500,180", phase="engagement", decks={"a": "weaponsfailure"})
    hurt(t, "x", crits=1)
    assert (t.shields("x"), t.damage("x")) == (0, 0)
    hurt(t, "x", crits=1)
    assert (t.faceup("x"), t.damage("x")) == (["weaponsfailure"], 1)
    assert [event.rule for event in t.match.events if event.kind == "dealt"] == ["XW-DMG-16"]
    t.attack(f"front>{TIE}", attack="blank blank")
    assert t.terms("attack") == {"weapon": 3, "damage:weaponsfailure#1": -1}


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
    assert t.match.events[-1].rule == "XW-DMG-28"
    t.until("attack", FANG).attack(f"front>{TIE}", attack="blank blank blank")
    assert t.terms("attack") == {"weapon": 3}


@rule("XW-DMG-29")
def test_a_repaired_facedown_card_is_discarded() -> None:
    t = calm(f"{FANG}@400,300*2=x")
    damage.repair(t.match, t.ship("x"), t.ship("x").damage[0])
    assert (t.damage("x"), damage.remaining_hull(t.state, t.ship("x"))) == (1, 3)
    assert t.match.events[-1].rule == "XW-DMG-29"
    assert t.state.players[0].discard == ["structuraldamage"]


@rule("XW-DMG-30")
def test_a_facedown_card_is_chosen_at_random() -> None:
    t = calm(f"{FANG}@400,300*3=x")
    exposed: Counter[str] = Counter()
    repaired: Counter[str] = Counter()
    for _ in range(300):
        t.happens(damage.expose(t.match, t.ship("x")))
        exposed[t.faceup("x")[0]] += 1
        for card in t.ship("x").damage:
            card.faceup = False
        t.happens(damage.repair_one(t.match, t.ship("x"), t.ship("x").damage))
        kind = t.state.players[0].discard.pop()
        repaired[kind] += 1
        t.ship("x").damage.append(DamageCard(kind, 0))
    for found in (exposed, repaired):
        assert len(found) == 3
        assert all(75 < number < 125 for number in found.values())


@rule("XW-DMG-32")
def test_the_player_chooses_what_is_repaired(texts: None) -> None:
    @triggered("pilot:skullsquadronpilot", PHASE_STARTS, what=("engagement",))
    def repairs(m: XMatch, x: Use) -> Flow[None]:
        yield from damage.repair_one(m, x.ship, x.ship.damage)

    for choice, left in (("damage:fuelleak#1", [False, False, False]), ("facedown", [True, False])):
        t = table(f"{FANG}@400,300*fuelleak*2=x", phase="engagement")
        assert (t.asked, t.options("a")) == ("a repair", ["damage:fuelleak#1", "facedown"])
        t.a(choice)
        assert [card.faceup for card in t.ship("x").damage] == left
    assert table(f"{FANG}@400,300=x", phase="engagement").events("repaired") == []


@rule("XW-DMG-32")
@pytest.mark.parametrize(("action", "left"), [("upgrade:r5d8", [True, False]), ("upgrade:r5d8/repair", [False] * 3)])
def test_a_stated_side_leaves_no_choice(action: str, left: list[bool]) -> None:
    t = table(f"{X}@400,100#2-straight*fuelleak*2&r5d8=x", LATER)
    t.a(action)
    assert (t.asked, [card.faceup for card in t.ship("x").damage]) == ("b action", left)


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
    t = calm("a.academypilot@400,300*2=gone", "a.academypilot@600,300*stunnedpilot=fled", f"{FANG}@500,300*1=x",
             "a.academypilot@600,300*1=repaired")  # fmt: skip
    removal.remove(t.match, t.ship("gone"), "destroyed")
    removal.remove(t.match, t.ship("fled"), "fled")
    damage.repair(t.match, t.ship("repaired"), t.ship("repaired").damage[0])
    t.state.players[0].deck.clear()
    shuffled = ["damagedengine", "structuraldamage", "structuraldamage", "stunnedpilot"]
    t.shuffles(shuffled)
    deal(t, "x")
    assert t.last("deck-shuffled") == {"player": 0, "cards": 4}
    assert (t.state.players[0].deck, t.damage("x"), t.damage("gone")) == (shuffled[:3], 2, 0)


@rule("XW-DMG-35")
def test_without_any_card_a_blank_counter_serves() -> None:
    t = calm(f"{FANG}@500,300=x")
    t.state.players[0].deck.clear()
    hurt(t, "x", crits=1)
    assert (t.damage("x"), t.faceup("x")) == (1, [])
    t.happens(damage.expose(t.match, t.ship("x")))
    assert t.faceup("x") == []
