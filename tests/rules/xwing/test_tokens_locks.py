"""Locks (XW-TOK-47 to XW-TOK-60)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import locking, removal, tokens
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_LOCKS, AFTER_MANEUVER, AFTER_SPENDS
from tests.rule_marks import rule
from tests.rules.xwing.texts import FANG, FANGTEXT, TIE, TIETEXT, XTEXT, X, does, hears
from tests.rules.xwing.texts import texts as texts

FOE = "b.redsquadronveteran"
FAR = "b.soontirfel@860,860,180#2-straight=far"
"""Beyond range 3 of everybody; activates last and is asked for an action."""


def about_to_lock(*things: str) -> XWingScenario:
    """An X-wing (x) chooses what to lock, at 400,360 after its maneuver."""
    t = table(*things, FAR)
    t.until("action", "x").a("lock")
    return t


@rule("XW-TOK-47")
def test_an_object_stays_locked_from_round_to_round() -> None:
    t = table(f"{X}@400,300>{TIE}=x", f"{TIE}@400,800=b", phase="end")
    assert t.round == 2
    assert tokens.locks_on(t.state, TIE) == [t.ship("x")]
    assert next(ship for ship in t.view("b")["ships"] if ship["id"] == TIE)["locked_by"] == [X]
    assert tokens.locks_on(t.state, X) == []


@rule("XW-TOK-48")
def test_each_lock_token_belongs_to_the_ship_that_acquired_it() -> None:
    t = table(f"{X}@400,300>{TIE}=x", f"a.bluesquadronescort@500,300>{TIE}=y", f"{TIE}@400,500", phase="planning")
    tokens.break_lock(t.match, t.ship("x"), TIE)
    assert tokens.locks_on(t.state, TIE) == [t.ship("y")]


@rule("XW-TOK-49")
def test_a_lock_needs_range_3_only_when_it_is_acquired() -> None:
    t = about_to_lock(f"{X}@400,300#2-straight=x", f"{TIE}@400,620#2-straight=b", "b.nightbeast@720,700=c")
    assert t.range("x", "b") == 3
    assert t.options("a") == [TIE]  # the other one is beyond range 3
    t.a(TIE)
    t.ship("b").pose = (400.0, 880.0, 0.0)
    assert t.range("x", "b") > 3
    t.until_phase("planning")
    assert t.locks("x") == [TIE]


@rule("XW-TOK-50")
def test_any_other_object_can_be_locked() -> None:
    others = ("a.bluesquadronescort@440,420#2-straight", f"{TIE}@400,600#2-straight")  # at range 0 and 2
    things = ("asteroid@300,500", "debris@550,520", "gas@200,400", "b:protonbomb@520,420", "a:drk1probedroid@300,300")
    t = about_to_lock(f"{X}@400,300#2-straight=x", *others, *things)
    assert set(t.options("a")) == {
        "a.bluesquadronescort", TIE, "obstacle-1", "obstacle-2", "obstacle-3", "protonbomb-1", "drk1probedroid-2",
    }  # fmt: skip
    t.a("obstacle-1")
    assert t.locks("x") == ["obstacle-1"]
    alone = about_to_lock(f"{X}@400,300#2-straight=x", "asteroid@400,560")
    assert alone.options("a") == ["obstacle-1"]


@rule("XW-TOK-51")
def test_no_ship_has_a_lock_on_itself() -> None:
    t = table(f"{X}@400,300#2-straight=x", FAR)
    assert locking.lockable(t.state, t.ship("x")) == []
    t.until("action", "x").a("lock")
    assert (t.last("failed")["what"], t.locks("x")) == ("lock", [])


@rule("XW-TOK-51")
@pytest.mark.parametrize(("locking", "locks"), [("x", []), ("b", [X])])
def test_a_lock_that_is_transferred_onto_its_own_ship_is_broken(locking: str, locks: list[str]) -> None:
    friend = "a.bluesquadronescort"
    own = {name: f">{friend}" if name == locking else "" for name in "xb"}
    t = table(
        f"{X}@400,300&amilynholdo{own['x']}=x", f"{friend}@520,300", f"{TIE}@400,800{own['b']}=b", phase="engagement"
    )
    t.a(f"{X}/upgrade:amilynholdo")
    assert (t.asked, t.options("a")) == ("a give-token", ["token:lock", "pass"])  # from the friend to her ship
    t.a("token:lock")
    assert t.locks(locking) == locks
    assert t.events("lock-broken") == ([{"ship": X, "object": friend}] if locking == "x" else [])


@rule("XW-TOK-52")
def test_an_object_may_be_locked_by_many_and_each_spends_its_own_lock() -> None:
    friends = [f"a.bluesquadronescort@{x},300>{TIE}" for x in (350, 450)]
    t = table(f"{X}@400,300>{TIE}=x", *friends, f"{TIE}@400,500,180+evade=b", phase="engagement")
    tokens.acquire_lock(t.match, t.ship("x"), TIE)  # which leaves the locks of others alone
    assert [ship.id for ship in tokens.locks_on(t.state, TIE)] == [X, "a.bluesquadronescort", "a.bluesquadronescort-2"]
    t.attack("front>b", attack="blank hit hit", defense="blank blank blank").a("lock", ["die-1"])
    assert [ship.id for ship in tokens.locks_on(t.state, TIE)] == ["a.bluesquadronescort", "a.bluesquadronescort-2"]


@rule("XW-TOK-53")
def test_a_new_lock_takes_the_place_of_the_old_one() -> None:
    t = about_to_lock(f"{X}@400,300#2-straight>{TIE}=x", f"{TIE}@400,500=b", "b.nightbeast@500,500=c")
    assert set(t.options("a")) == {TIE, "b.nightbeast"}  # the same object may be chosen again
    t.a("b.nightbeast")
    assert t.locks("x") == ["b.nightbeast"]
    assert t.last("lock-broken") == {"ship": X, "object": TIE}
    for most in (1, 2):  # an astromech droid may let it have two, on two objects
        tokens.acquire_lock(t.match, t.ship("x"), "b.nightbeast", most=most)
        assert t.locks("x") == ["b.nightbeast"]


@rule("XW-TOK-54")
def test_a_failed_acquisition_keeps_the_old_lock() -> None:
    t = table(f"{X}@400,300#2-straight>{TIE}=x", f"{TIE}@800,400#2-straight=b", FAR)
    t.until("action", "x").a("lock")
    assert t.last("failed") == {"ship": X, "what": "lock"}
    assert (t.locks("x"), t.events("lock-broken")) == ([TIE], [])


@rule("XW-TOK-55")
def test_a_spent_lock_rerolls_the_chosen_dice() -> None:
    t = table(f"{X}@400,300>{TIE}=x", f"{TIE}@400,500,180+evade=b", phase="engagement")
    t.attack("front>b", attack="hit blank blank", defense="focus hit").a("lock")  # rolled for the lock
    assert t.options("a") == ["die-1", "die-2", "die-3"]
    t.a(["die-2", "die-3"])
    assert (t.last("dice-changed")["results"], t.locks("x")) == (["hit", "focus", "hit"], [])
    assert t.events("spent") == [{"ship": X, "token": "lock", "amount": 1}]


@rule("XW-TOK-57")
def test_dice_that_were_rerolled_are_not_rerolled_for_a_lock(texts: None) -> None:
    @modifies(TIETEXT, "attack", "attacker")
    def again(x: Use) -> Modification:
        return Reroll(2)

    fight = (f"a.academypilot@400,300+focus>{FOE}=tie", f"{FOE}@400,500,180+disarm=x")
    reroll = f"a.academypilot/{TIETEXT}"
    t = table(*fight, phase="engagement").attack("front>x", attack="blank blank")
    assert t.options("a") == ["lock", reroll, "pass"]
    t.faces("focus blank").a(reroll, ["die-1", "die-2"])
    assert t.options("a") == ["focus", "pass"]
    t = table(*fight, phase="engagement").attack("front>x", attack="focus blank")
    t.faces("blank").a(reroll, ["die-2"])
    assert t.options("a") == ["focus", "lock", "pass"]  # one has not been rerolled yet
    t.faces("hit").a("lock")
    assert t.last("dice-changed")["results"] == ["hit", "blank"]


@rule("XW-TOK-56")
def test_a_lock_on_something_else_gives_no_reroll() -> None:
    t = table(f"{X}@400,300>b.nightbeast+focus=x", f"{TIE}@400,500,180=b", "b.nightbeast@450,500", phase="engagement")
    t.attack("front>b", attack="blank blank focus")
    assert t.options("a") == ["focus", "pass"]
    assert t.refused("a", "lock")


@rule("XW-TOK-58")
def test_breaking_a_lock_is_not_spending_it(texts: None) -> None:
    spent: list[str] = []
    hears(XTEXT, AFTER_SPENDS, spent)
    t = table(f"{X}@400,300>{TIE}=x", f"{TIE}@400,500,180+evade=b", phase="engagement")
    tokens.break_lock(t.match, t.ship("x"), TIE)
    t.attack("front>b", attack="blank blank hit", defense="blank blank blank")
    assert t.asked == "b modify-defense"  # no reroll for the attacker
    assert (t.locks("x"), t.events("spent"), spent) == ([], [], [])


@rule("XW-TOK-59")
def test_locks_end_with_the_ship_or_the_object() -> None:
    t = table(
        f"{X}@400,300>{TIE}=x", f"{TIE}@400,500>obstacle-1=b", "b.nightbeast@600,300>mine=c", "asteroid@500,500=rock",
        "a:proximitymine@200,200=mine", phase="planning",
    )  # fmt: skip
    removal.remove(t.match, t.ship("x"), "destroyed")
    assert (t.locks("x"), tokens.locks_on(t.state, TIE)) == ([], [])
    obstacles.remove(t.match, t.state.obstacles[0], "XW-OBS-44")
    assert t.locks("b") == []
    tokens.acquire_lock(t.match, t.ship("b"), "b.nightbeast")
    assert (t.locks("b"), t.events("lock-broken")) == (["b.nightbeast"], [])  # nothing had to go for it
    removal.remove(t.match, t.ship("c"), "destroyed")
    assert t.locks("b") == []


@rule("XW-TOK-60")
def test_acquiring_a_lock_is_not_the_action(texts: None) -> None:
    performed: list[str] = []
    locked: list[str] = []
    does(FANGTEXT, AFTER_MANEUVER, lambda m, x: tokens.acquire_lock(m, x.ship, TIE))
    hears(FANGTEXT, AFTER_ACTION, performed)
    hears(FANGTEXT, AFTER_LOCKS, locked, lambda x: x.moment.other)
    t = table(f"{FANG}@400,300#2-straight=fang", f"{TIE}@400,600#2-straight", "b.nightbeast@500,600#2-straight", FAR)
    t.until("action", "fang")
    assert (t.locks("fang"), performed, locked) == ([TIE], [], [TIE])
    t.a("lock", "b.nightbeast")
    assert (t.locks("fang"), performed, locked) == (["b.nightbeast"], ["lock"], [TIE, "b.nightbeast"])
