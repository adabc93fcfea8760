"""A lock token is a red token of the ship it lies on: one answer for all cards (XW-TOK-11)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import tokens
from tests.xwing.abilities.upgrades.tables import LATER, TIE, X, duel, flying, use


def test_the_tokens_on_a_ship_and_how_many_they_are() -> None:
    t = table(f"{X}@400,300+2stress+focus=x", f"{TIE}@400,500,180>x=b", "b.nightbeast@500,500>x", phase="planning")
    ship = t.ship("x")
    assert tokens.on(t.state, ship, tokens.RED) == ["stress", "lock"]
    assert tokens.on(t.state, ship, tokens.GREEN) == ["focus"]
    assert tokens.number_on(t.state, ship, tokens.RED) == 4
    assert tokens.on(t.state, t.ship("b"), tokens.RED) == []  # the lock it acquired lies on the X-wing


def test_matchstick_rerolls_a_die_for_a_lock_on_him() -> None:
    for lock, offered in ((">m", True), ("", False)):
        t = table("a.matchstick@400,300^front=m", f"{TIE}@400,500,180+disarm{lock}=b", phase="engagement")
        t.attack("front>b", attack="blank blank")
        assert (t.asked == "a modify-attack") == offered


def test_electronic_baffle_removes_a_lock() -> None:
    t = duel("&electronicbaffle+disarm", "+disarm>x").until("ability").a(use("electronicbaffle"))
    assert (t.locks("b"), t.shields("x")) == ([], 1)
    assert t.last("lock-broken") == {"ship": TIE, "object": X}
    chosen = duel("&electronicbaffle+disarm+stress", "+disarm>x").until("ability").a(use("electronicbaffle"))
    assert chosen.options("a") == ["token:stress", "token:lock"]
    assert chosen.a("token:stress").locks("b") == [X]


def test_whose_lock_is_removed_is_a_choice() -> None:
    mate = "b.nightbeast@500,500,180+disarm>x=mate"
    t = duel("&electronicbaffle+disarm", "+disarm>x", mate).until("ability").a(use("electronicbaffle"))
    assert t.options("a") == [TIE, "b.nightbeast"]
    t.a("b.nightbeast")
    assert (t.locks("b"), t.locks("mate")) == ([X], [])


def test_count_dooku_and_outrider_remove_a_lock() -> None:
    t = table("a.countdooku@400,300+disarm=d", "b.sigmasquadronace@400,500,180>d=b", phase="engagement")
    t.until("attack", "b").attack("front>d", attack="blank blank blank", defense="blank").no_modifying()
    t.a("a.countdooku/pilot:countdooku")
    assert t.locks("b") == []
    through = flying("&outrider", "asteroid@400,360", f"{TIE}@100,100#2-straight>x=b", dial="3-straight").faces("blank")
    through.until("ability").a(use("outrider"))
    assert through.locks("b") == []


def test_who_is_locked_gains_no_token() -> None:
    """Lieutenant Rivas and Petty Officer Thanisson wait for a red token that is gained."""
    locker = f"{X}@400,300#2-straight&pettyofficerthanisson=x"
    rivas = "a.lieutenantrivas@300,300#2-straight=rivas"
    t = table(locker, rivas, f"{TIE}@400,620,180#2-straight=b", LATER).until("action", "x").a("lock", TIE)
    assert (t.range("x", "b"), t.range("rivas", "b")) == (1, 1)
    assert (t.locks("x"), t.asked) == ([TIE], "b action")  # nobody was offered anything
    assert (t.locks("rivas"), t.events("ability")) == ([], [])
