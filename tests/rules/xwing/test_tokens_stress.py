"""Stress and strain (XW-TOK-61 to XW-TOK-74)."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.flight.maneuver import code, read
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, AFTER_REVEALS, DIFFICULTY
from tests.rule_marks import rule
from tests.rules.xwing.texts import FANG, FANGTEXT, TIE, XTEXT, X, does
from tests.rules.xwing.texts import texts as texts

LATER = "b.soontirfel@860,860,180#2-straight=later"
"""Activates last and is asked for an action."""


def flown(*things: str) -> XWingScenario:
    """All ships but the last one have activated, nobody performed an action."""
    return table(*things, LATER).until("action", "later")


@rule("XW-TOK-61")
def test_stress_stays_from_round_to_round() -> None:
    t = table(f"{X}@400,450#2-turn-left+stress=x", f"{TIE}@860,100#1-turn-left=b")
    for round_ in (2, 3):
        t.until_phase("planning", round_).dials(x="2-turn-left", b="1-turn-left")
    t.until_phase("planning", 4)
    assert [flight["colour"] for flight in t.events("maneuvered") if flight["ship"] == X] == ["white"] * 3
    assert (t.tokens("x"), tokens.stressed(t.ship("x"))) == ({"stress": 1}, True)


@rule("XW-TOK-62")
def test_a_stressed_ship_performs_no_action_at_any_time(texts: None) -> None:
    does(FANGTEXT, AFTER_MANEUVER, lambda m, x: actions.granted(m, x.ship, "focus"))
    t = table(f"{FANG}@400,300#3-bank-left+stress=fang", LATER)
    assert t.asked == "b action"  # neither the granted action nor its own
    assert t.actions("fang") == []
    t = table("a.benthictwotubes@300,300#2-straight=u", f"{X}@400,400#4-straight+stress=x", LATER)
    t.until("action", "u")
    assert "coordinate:red" in t.options("a")
    t.a("coordinate:red")
    assert t.last("coordinated")["ship"] == X
    assert (t.asked, t.actions("x"), t.token("x", "stress")) == ("b action", [], 1)  # it was never asked


@rule("XW-TOK-64")
def test_a_red_maneuver_may_be_made_easier_before_stress_replaces_it(texts: None) -> None:
    red = (f"{X}@400,300#4-koiogran+stress=x",)
    t = flown(*red)
    assert (t.last("maneuvered")["ship"], t.at("x")) == (LATER.split("@")[0], (400.0, 420.0))

    def soften(m: XMatch, x: Use) -> None:
        x.ship.executing = code(read(x.ship.executing)._replace(difficulty="white"))

    does(XTEXT, AFTER_REVEALS, soften)
    t = flown(*red)
    first = t.events("maneuvered")[0]
    assert (first["maneuver"], first["colour"], t.tokens("x")) == ("4-koiogran", "white", {"stress": 1})


@rule("XW-TOK-64")
def test_a_maneuver_that_becomes_red_is_replaced_as_well(texts: None) -> None:
    @changes(XTEXT, DIFFICULTY)
    def harder(x: Use) -> int:
        return 1

    first = flown(f"{X}@400,300#4-straight+stress=x").events("maneuvered")[0]
    assert (first["maneuver"], first["colour"]) == ("2-straight", "white")


@rule("XW-TOK-65")
def test_red_maneuvers_and_red_actions_give_stress() -> None:
    t = table(f"{X}@400,300#4-koiogran=x", LATER)
    assert (t.asked, t.tokens("x")) == ("b action", {"stress": 1})  # it cannot act and was not asked
    falcon = "b.outerrimsmuggler@400,400#2-straight=ship"
    t = table(falcon, LATER).until("action", "ship")
    t.b("boost:red", "1-straight")
    assert t.events("failed") == []
    assert t.tokens("ship") == {"stress": 1}
    t = table(falcon, "a.redsquadronveteran@400,700,90", LATER).until("action", "ship")
    t.b("boost:red", "1-straight")  # against the X-wing
    assert (t.last("failed")["what"], t.tokens("ship")) == ("boost", {"stress": 1})


@rule("XW-TOK-66")
def test_a_blue_maneuver_takes_one_stress_token_away() -> None:
    t = table(f"{X}@400,300#2-straight+2stress+2strain=x", LATER)
    assert t.tokens("x") == {"strain": 1, "stress": 1}
    assert t.asked == "b action"  # it is stressed still, and was not asked


@rule("XW-TOK-67")
def test_after_losing_its_last_stress_a_ship_may_act_at_once() -> None:
    t = table(f"{X}@400,300#2-straight+stress=x", LATER)
    assert (t.asked, t.question("a").about["ship"]) == ("a action", X)
    t.a("focus")
    assert t.tokens("x") == {"focus": 1}


@rule("XW-TOK-68")
def test_what_stress_does_not_stop(texts: None) -> None:
    t = table("b.imdaartestpilot@400,500,180+cloak+stress=phantom", f"{X}@400,200", phase="system")
    assert t.options("b") == ["decloak:boost:2-straight", "decloak:roll:left-2", "decloak:roll:right-2", "pass"]
    t.b("decloak:boost:2-straight")
    assert (t.tokens("phantom"), t.at("phantom")) == ({"stress": 1}, (400.0, 380.0))
    t = table(f"{X}@400,300+stress+focus>{TIE}&ioncannon=x", f"{TIE}@400,500,180=b", phase="engagement")
    assert t.shots("x") == [f"front>{TIE}", f"ioncannon>{TIE}"]
    t.attack("front>b", attack="focus blank blank", defense="blank blank blank blank blank")
    assert t.options("a") == ["focus", "lock", "pass"]
    t = table(f"{X}@400,300+stress>{TIE}&protontorpedoes=x", f"{TIE}@400,500,180=b", phase="engagement")
    t.attack("protontorpedoes>b")
    assert t.charges("x", "protontorpedoes") == 1
    does(XTEXT, AFTER_MANEUVER, lambda m, x: moves.boost(m, x.ship))
    t = table(f"{X}@400,300#3-straight+stress=x", LATER).a("1-straight")
    assert (t.last("moved")["what"], t.at("x")) == ("boost", (400.0, 540.0))


@rule("XW-TOK-69")
def test_strain_stays_from_round_to_round() -> None:
    t = table(f"{X}@400,300+strain=x", f"{TIE}@400,800", phase="end")
    assert (t.round, t.tokens("x"), "strain" in tokens.RED) == (2, {"strain": 1}, True)


@rule("XW-TOK-70", "XW-TOK-71")
def test_strain_costs_a_die_once() -> None:
    t = table(f"{X}@400,300", "a.bluesquadronescort@450,300=y", f"{TIE}@400,500,180+3strain=b", phase="engagement")
    t.attack("front>b", attack="blank blank blank", defense="blank blank").no_modifying()
    assert t.terms("defense") == {"agility": 3, "strain": -1}
    assert t.token("b", "strain") == 2
    t.until("attack", "y").attack("front>b", attack="blank blank blank", defense="blank blank").no_modifying()
    assert (t.terms("defense"), t.token("b", "strain")) == ({"agility": 3, "strain": -1}, 1)


@rule("XW-TOK-73")
def test_strain_is_used_up_at_no_dice_too() -> None:
    t = table(f"{X}@400,350", "b.patrolleader@400,500,180+strain=deci", phase="engagement")
    t.attack("front>deci", attack="blank blank blank blank")
    assert (t.rolled("defense"), t.tokens("deci")) == ([], {})


@rule("XW-TOK-74")
def test_strain_matters_only_for_a_defender() -> None:
    t = table(f"{X}@400,300#3-straight+strain=x", "asteroid@400,380", LATER)
    assert len(t.last("rolled")["results"]) == 1
    assert t.tokens("x") == {"strain": 1}
    t = table(f"{X}@400,300+strain=x", f"{TIE}@400,500,180=b", phase="engagement")
    t.attack("front>b", attack="blank blank blank", defense="blank blank blank")
    assert (t.terms("attack"), t.tokens("x")) == ({"weapon": 3}, {"strain": 1})
