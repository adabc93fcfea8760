"""Destroyed, fled, removed (XW-DMG-53 to XW-DMG-60)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, changes, modifies, triggered
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import damage, removal
from battlemat.games.xwing.state import REMOVED, Lasting, Phase, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.listeners import listeners
from battlemat.games.xwing.timing.moments import (
    AFTER_DAMAGE,
    AFTER_DESTROYED,
    AFTER_ENGAGES,
    CAN,
    DEFENSE_DICE,
    PHASE_STARTS,
)
from tests.rule_marks import rule
from tests.rules.xwing.hurting import FANG, LATER, TIE, X, calm


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in ("academypilot", "skullsquadronpilot"):
        monkeypatch.setitem(ABILITIES, f"pilot:{pilot}", [])


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
@pytest.mark.parametrize("phase", ["planning", "system", "activation", "end"])
def test_a_ship_destroyed_in_another_phase_is_removed_at_once(texts: None, phase: Phase) -> None:
    @triggered("pilot:skullsquadronpilot", PHASE_STARTS, what=(phase,))
    def bite(m: XMatch, x: Use) -> Flow[None]:
        yield from damage.suffer(m, next(ships_at(x.s, x.ship, 0, 3, "enemy")), hits=1)

    t = table(
        f"{FANG}@400,300#2-straight",
        "b.soontirfel@400,500,180*2#2-straight=gone",
        f"{TIE}@800,800,180#2-straight",
        phase=phase,
    )
    assert (t.place("gone"), t.last("left")["why"]) == ("removed", "destroyed")


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
    fled = table(f"{X}@400,860+focus+2stress>{TIE}#2-straight=x", f"{TIE}@400,600>{X}#2-straight=y", LATER)
    fled.stops_after("fled", ship=X)
    assert (fled.ship("x").place, fled.tokens("x"), fled.locks("x"), fled.locks("y")) == (REMOVED, {}, [], [])
    assert fled.last("left") == {"ship": X, "why": "fled"}


@rule("XW-DMG-60")
def test_the_cards_of_a_removed_ship_wait_for_nothing() -> None:
    t = table("a.redsquadronveteran@400,300&maul=x", "b.academypilot@400,500,180")
    assert [listener.ship.id for listener in listeners(t.state, AFTER_DAMAGE)] == ["a.redsquadronveteran"]
    removal.remove(t.match, t.ship("x"), "fled")
    assert listeners(t.state, AFTER_DAMAGE) == ()
