"""Tokens in general (XW-TOK-01 to XW-TOK-18): gaining, spending, removing, transferring, colours, states."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import locking, tokens
from battlemat.games.xwing.table import objects
from battlemat.games.xwing.timing.moments import AFTER_GAINS, AFTER_LOSES, AFTER_SPENDS, CANNOT
from tests.rule_marks import rule
from tests.rules.xwing.texts import TIE, TIETEXT, XTEXT, X, hears
from tests.rules.xwing.texts import texts as texts

KYLE = "a.kylekatarn/pilot:kylekatarn"


def calm(*things: str) -> XWingScenario:
    """A table on which everybody thinks about dials while things happen to ships."""
    return table(*things, phase="planning")


def kyle_gives(*things: str) -> XWingScenario:
    """Kyle Katarn transfers his focus token to the X-wing (x) before him."""
    t = table("a.kylekatarn@400,300+focus^front=kyle", *things, f"{TIE}@400,700,180", phase="engagement")
    t.a(KYLE)
    return t


@rule("XW-TOK-01")
def test_a_gained_token_is_one_more_and_can_be_reacted_to(texts: None) -> None:
    heard: list[str] = []
    hears(XTEXT, AFTER_GAINS, heard)
    t = calm(f"{X}@400,300=x")
    t.happens(tokens.gain(t.match, t.ship("x"), "focus"))
    assert (t.tokens("x"), heard) == ({"focus": 1}, ["focus"])
    t.happens(tokens.gain(t.match, t.ship("x"), "focus", 2))
    assert (t.tokens("x"), heard) == ({"focus": 3}, ["focus"] * 3)


@rule("XW-TOK-02")
def test_a_spent_or_removed_token_is_gone() -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,500,180+2evade=b", phase="engagement")
    t.attack("front>b", attack="hit hit hit", defense="blank blank blank").b("evade-blank")
    assert t.tokens("b") == {"evade": 1}
    tokens.remove(t.match, t.ship("b"), "evade")
    assert [ship.tokens for ship in t.state.ships] == [{}, {}]


@rule("XW-TOK-03")
def test_removing_is_not_spending(texts: None) -> None:
    spent: list[str] = []
    removed: list[str] = []
    hears(TIETEXT, AFTER_SPENDS, spent)
    hears(TIETEXT, AFTER_LOSES, removed)
    t = table("a.chopper@400,400^front", f"{TIE}@400,460,180+focus+evade=b", f"{X}@600,460,270", phase="engagement")
    t.a("focus", "pass")  # the first of two jam tokens takes the focus token
    assert (spent, removed) == ([], ["focus", "jam"])
    t.until("attack", X).attack("front>b", attack="hit hit hit hit", defense="blank blank blank").b("evade-blank")
    assert (spent, removed[:2]) == (["evade"], ["focus", "jam"])
    assert "evade" not in removed


@rule("XW-TOK-04")
def test_nobody_spends_the_token_of_another_ship() -> None:
    t = table(f"{X}@400,300=x", "a.bluesquadronescort@450,300+focus=friend", f"{TIE}@400,500,180+evade=b",
              phase="engagement")  # fmt: skip
    t.attack("front>b", attack="focus focus hit", defense="blank blank blank")
    assert t.asked == "b modify-defense"  # the attacker was not asked
    assert t.refused("a", "focus") is not None
    assert (t.rolled(), t.token("friend", "focus")) == (["focus", "focus", "hit"], 1)


@rule("XW-TOK-05")
def test_a_transfer_takes_from_one_and_gives_to_the_other() -> None:
    t = kyle_gives(f"{X}@400,450=x")
    assert (t.tokens("kyle"), t.tokens("x")) == ({}, {"focus": 1})


@rule("XW-TOK-06")
def test_a_transfer_that_cannot_be_completed_does_nothing() -> None:
    t = calm(f"{X}@400,300+cloak=x", f"{TIE}@400,500+cloak=b")
    one, other = t.ship("x"), t.ship("b")
    t.happens(tokens.transfer(t.match, one, other, "cloak", by=0))
    assert (t.tokens("x"), t.tokens("b")) == ({"cloak": 1}, {"cloak": 1})
    t.happens(tokens.transfer(t.match, one, other, "focus", by=0))  # there is none to remove
    assert (t.tokens("x"), t.tokens("b")) == ({"cloak": 1}, {"cloak": 1})


@rule("XW-TOK-05", "XW-TOK-06")
def test_a_cloaked_ship_takes_every_other_token() -> None:
    t = kyle_gives(f"{X}@400,450+cloak=x")
    assert (t.tokens("kyle"), t.tokens("x")) == ({}, {"focus": 1, "cloak": 1})


@rule("XW-TOK-06")
def test_a_token_that_cannot_be_removed_is_not_transferred(texts: None) -> None:
    @changes(XTEXT, CANNOT, what=("remove:stress",))
    def keeps(x: Use) -> bool:
        return True

    t = calm(f"{X}@400,300+stress=x", f"{TIE}@400,500=b")
    for giver, taker in (("x", "b"), ("b", "x")):
        t.happens(tokens.transfer(t.match, t.ship(giver), t.ship(taker), "stress", by=0))
        assert (t.tokens("x"), t.tokens("b")) == ({"stress": 1}, {})


@rule("XW-TOK-07")
def test_a_transferred_token_is_gained(texts: None) -> None:
    heard: list[str] = []
    hears(XTEXT, AFTER_GAINS, heard)
    t = kyle_gives(f"{X}@400,450+jam=x")
    assert heard == ["focus"]
    assert (t.tokens("kyle"), t.tokens("x")) == ({}, {})


@rule("XW-TOK-08")
def test_tokens_are_no_objects_and_in_nobodys_way() -> None:
    crowd = "".join(f"+3{token}" for token in tokens.TOKENS if token != "lock")
    for laden in ("", crowd):
        t = table(f"{X}@400,300#3-straight=x", f"{TIE}@442,360,90{laden}=b", "b.soontirfel@850,850,180#3-straight")
        assert set(objects.all_shapes(t.state)) == {ship.id for ship in t.state.ships}
        assert locking.lockable(t.state, t.ship("x")) == [TIE]
        t.until("action", "x")
        assert (t.at("x"), t.last("maneuvered")["full"]) == ((400.0, 460.0), True)


@rule("XW-TOK-09", "XW-TOK-10", "XW-TOK-11", "XW-TOK-12", "XW-PHA-36")
def test_circular_tokens_go_in_the_end_phase() -> None:
    t = table(
        f"{X}@100,100+focus+evade+calculate+fore+disarm+tractor+jam+stress+strain+ion+cloak>{TIE}=x",
        f"{TIE}@800,800+2evade+disarm=b",
        "b.darthvader@700,800?0",
        phase="end",
    )
    assert t.round == 2
    assert t.tokens("x") == {"cloak": 1, "ion": 1, "strain": 1, "stress": 1}
    assert (t.locks("x"), t.tokens("b")) == ([TIE], {})
    assert t.story().count("tokens-removed") == 1  # all at once, and nobody was asked
    assert t.story().index("tokens-removed") < t.story().index("force-recovered")


@rule("XW-TOK-14")
def test_a_ship_that_flees_returns_its_tokens() -> None:
    t = table(
        f"{X}@400,880#4-straight+2stress=x", f"{TIE}@700,800,90>{X}#2-straight=b", "a.soontirfel@100,100#2-straight"
    )
    t.until("action", "a.soontirfel")
    assert (t.place("x"), t.tokens("x"), t.locks("b")) == ("removed", {}, [])


@rule("XW-TOK-15")
def test_the_supply_never_runs_out() -> None:
    t = calm(f"{X}@400,300+40focus=x", f"{TIE}@400,500+40focus=b")
    t.happens(tokens.gain(t.match, t.ship("b"), "focus"))
    assert (t.token("x", "focus"), t.token("b", "focus")) == (40, 41)


@rule("XW-TOK-16")
def test_any_number_of_tokens_but_one_cloak_token_and_one_lock() -> None:
    t = calm(f"{X}@400,300=x", "a.bluesquadronescort@100,300=y", f"{TIE}@400,500=b", "b.nightbeast@600,500=c")
    x, y = t.ship("x"), t.ship("y")
    for token in tokens.TOKENS:
        if token == "cloak":
            continue
        x.tokens = {token: 2}
        x.did.append("tractored")  # it was moved by a tractor beam this round: nobody is asked
        t.happens(tokens.gain(t.match, x, token))
        assert t.tokens("x") == {token: 3}
    x.tokens = {}
    t.happens(tokens.gain(t.match, x, "cloak", 2))
    assert t.tokens("x") == {"cloak": 1}
    for ship, thing in ((x, "b.academypilot"), (x, "b.nightbeast"), (y, "b.nightbeast")):
        tokens.acquire_lock(t.match, ship, thing)
    assert (t.locks("x"), t.locks("y")) == (["b.nightbeast"], ["b.nightbeast"])
    assert tokens.locks_on(t.state, "b.nightbeast") == [x, y]


@rule("XW-TOK-17")
def test_one_token_makes_a_state_but_for_ion_and_tractor() -> None:
    hunter = "b.bountyhunter@400,500,180+ion+tractor+strain=hunter"  # medium
    t = table(f"{X}@400,300", hunter, phase="engagement")
    t.attack("front>hunter", attack="blank blank blank", defense="blank")
    assert t.terms("defense") == {"agility": 2, "strain": -1}  # strained, not tractored
    t.until_phase("planning")
    assert any(option.startswith("b.bountyhunter:") for option in t.options("b"))  # not ionized
    ship = t.ship("hunter")
    for token in ("stress", "disarm", "cloak"):
        ship.tokens = {}
        assert (tokens.stressed(ship), tokens.disarmed(ship)) == (False, False)
        ship.tokens = {token: 1}
        assert (tokens.stressed(ship), tokens.disarmed(ship)) == (token == "stress", token != "stress")


@rule("XW-TOK-18")
def test_inflicted_tokens_pass_the_shields_and_do_no_damage() -> None:
    t = table(
        f"{X}@400,300&ioncannon", "b.bountyhunter@400,500,180=hunter", "b.academypilot@100,800", phase="engagement"
    )
    t.attack("ioncannon>hunter", attack="hit hit crit", defense="blank blank").no_modifying()
    assert (t.tokens("hunter"), t.shields("hunter"), t.damage("hunter")) == ({"ion": 2}, 3, 0)
    t = table(f"{X}@400,300&tractorbeam", "b.bountyhunter@400,500,180!3=hunter", phase="engagement")
    t.attack("tractorbeam>hunter", attack="hit crit blank", defense="blank blank").no_modifying()
    assert (t.asked, t.tokens("hunter")) == ("a tractor", {"tractor": 2})
    assert (t.shields("hunter"), t.damage("hunter")) == (3, 0)
