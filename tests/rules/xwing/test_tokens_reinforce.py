"""Reinforce tokens (XW-TOK-36 to XW-TOK-46)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_MANEUVER, PHASE_STARTS
from tests.rule_marks import rule
from tests.rules.xwing.texts import DECIMATOR, DECIMATORTEXT, does, gains, hears
from tests.rules.xwing.texts import texts as texts

FRONT, REAR, BESIDE = "400,300", "400,700,180", "600,500,270"
"""Where attackers of a Decimator at 400,500 that looks at the first of them are."""


def attacked(held: str, *, attack: str, where: str = FRONT, more: str = "") -> XWingScenario:
    """A Decimator (deci), which rolls no defense dice, is attacked by an X-wing (x) with these results."""
    things = [f"a.redsquadronveteran@{where}=x", f"{DECIMATOR}@400,500,180{held}=deci"]
    t = table(*things, *([more] if more else []), phase="engagement")
    t.attack("front>deci", attack=attack).no_modifying()
    return t


def dealt(t: XWingScenario) -> tuple[int, int]:
    """The hits and crits that are left."""
    hit = t.last("hit")
    return hit["hits"], hit["crits"]


@rule("XW-TOK-36")
def test_a_reinforce_token_has_two_sides_and_goes_in_the_end_phase() -> None:
    for side in ("fore", "aft"):
        t = attacked(f"+{side}", attack="hit hit hit", where=FRONT if side == "fore" else REAR)
        assert dealt(t) == (2, 0)
        t.until_phase("planning")
        assert t.tokens("deci") == {}


@rule("XW-TOK-37")
@pytest.mark.parametrize("side", ["fore", "aft"])
def test_the_owner_of_the_ship_chooses_the_side(texts: None, side: str) -> None:
    gains(DECIMATORTEXT, PHASE_STARTS, "reinforce", what=("engagement",))
    t = table("a.redsquadronveteran@400,300=x", f"{DECIMATOR}@400,500,180=deci", phase="engagement")
    assert (t.asked, t.options("b")) == ("b reinforce", ["fore", "aft"])
    t.b(side)
    assert t.tokens("deci") == {side: 1}
    t.attack("front>deci", attack="hit hit hit")
    assert dealt(t) == ((2, 0) if side == "fore" else (3, 0))  # the attacker is in front
    t.happens(tokens.gain(t.match, t.ship("deci"), "aft"))  # an effect that says which side
    assert t.token("deci", "aft") == 1 + (side == "aft")


@rule("XW-TOK-37", "XW-TOK-05")
def test_a_transferred_reinforce_token_is_turned_by_its_new_owner(texts: None) -> None:
    def give(m: XMatch, x: Use) -> Flow[bool]:
        return tokens.transfer(m, x.ship, ship_of(m.state, "a.redsquadronveteran"), "fore", by=1)

    does(DECIMATORTEXT, PHASE_STARTS, give, what=("engagement",))
    t = table("a.redsquadronveteran@400,300=x", f"{DECIMATOR}@400,500,180+fore=deci", phase="engagement")
    assert (t.asked, t.options("a")) == ("a reinforce", ["fore", "aft"])
    t.a("aft")
    assert (t.tokens("deci"), t.tokens("x")) == ({}, {"aft": 1})


@rule("XW-TOK-38")
def test_the_attacker_must_not_be_across_the_midline() -> None:
    assert dealt(attacked("+fore", attack="hit hit hit", where="600,480,270")) == (2, 0)  # touches the midline
    assert dealt(attacked("+fore", attack="hit hit hit", where="600,480.5,270")) == (3, 0)  # crosses it
    assert dealt(attacked("+aft", attack="hit hit hit", where="600,519.5,270")) == (3, 0)
    assert dealt(attacked("+aft", attack="hit hit hit", where="600,520,270")) == (2, 0)


@rule("XW-TOK-39")
def test_reinforce_works_after_the_evades_that_were_rolled() -> None:
    t = table("a.redsquadronveteran@400,200=x", f"{DECIMATOR}@400,500,180+fore=deci", phase="engagement")
    t.attack("front>deci", attack="hit hit hit", defense="evade").no_modifying()  # range 3: one die
    assert (dealt(t), t.shields("deci")) == ((1, 0), 3)


@rule("XW-TOK-40")
@pytest.mark.parametrize(("results", "left"), [("crit blank blank", (0, 1)), ("hit blank blank", (1, 0))])
def test_the_last_result_is_not_cancelled(results: str, left: tuple[int, int]) -> None:
    assert dealt(attacked("+fore", attack=results)) == left


@rule("XW-TOK-41")
@pytest.mark.parametrize(
    ("results", "left"), [("hit crit blank", (0, 1)), ("hit crit crit", (0, 2)), ("crit crit blank", (0, 1))]
)
def test_hits_are_cancelled_before_crits(results: str, left: tuple[int, int]) -> None:
    assert dealt(attacked("+fore", attack=results)) == left


@rule("XW-TOK-42")
def test_reinforce_is_not_spent() -> None:
    t = attacked("+fore", attack="hit hit blank", more="a.bluesquadronescort@460,300")
    assert dealt(t) == (1, 0)
    t.until("attack", "a.bluesquadronescort").attack("front>deci", attack="hit hit blank").no_modifying()
    assert [hit["hits"] for hit in t.events("hit")] == [1, 1]
    assert (t.tokens("deci"), t.shields("deci"), t.events("spent")) == ({"fore": 1}, 2, [])


@rule("XW-TOK-43")
@pytest.mark.parametrize(("hits", "left"), [(4, 2), (3, 1), (2, 1)])
def test_several_tokens_work_one_after_the_other(hits: int, left: int) -> None:
    near = "400,350"  # range 1: four dice
    assert dealt(attacked("+2fore", attack="hit " * hits + "blank " * (4 - hits), where=near)) == (left, 0)


@rule("XW-TOK-44")
def test_a_token_of_the_other_side_is_ignored() -> None:
    assert dealt(attacked("+fore+aft", attack="hit hit hit hit", where="400,350")) == (3, 0)
    assert dealt(attacked("+fore+aft", attack="hit hit hit", where=REAR)) == (2, 0)


@rule("XW-TOK-45")
def test_gaining_a_reinforce_token_is_not_the_action(texts: None) -> None:
    performed: list[str] = []
    gains(DECIMATORTEXT, AFTER_MANEUVER, "reinforce")
    hears(DECIMATORTEXT, AFTER_ACTION, performed)
    t = table(f"{DECIMATOR}@400,300#2-straight=deci", "b.soontirfel@800,850,180#2-straight")
    t.until("reinforce").b("aft")
    assert (t.tokens("deci"), t.actions("deci"), performed) == ({"aft": 1}, [], [])
    t.b("reinforce", "fore")
    assert (t.tokens("deci"), t.actions("deci"), performed) == ({"aft": 1, "fore": 1}, ["reinforce"], ["reinforce"])


@rule("XW-TOK-46")
def test_a_decimator_between_two_x_wings() -> None:
    t = attacked("+fore", attack="hit hit hit", more=f"a.bluesquadronescort@{BESIDE}")
    t.until("attack", "a.bluesquadronescort").attack("front>deci", attack="hit hit hit").no_modifying()
    assert [hit["hits"] for hit in t.events("hit")] == [2, 3]
    assert (t.shields("deci"), t.damage("deci"), t.tokens("deci")) == (0, 1, {"fore": 1})
