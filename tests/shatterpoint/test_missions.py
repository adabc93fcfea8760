"""The special rules of the missions and their struggle cards."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.shatterpoint.content import MISSIONS, STRUGGLES
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword
from battlemat.games.shatterpoint.wording import ShatterTeller
from tests.rule_marks import rule

MAUL, BO, REX, KRYZE = "lord-maul", "bo-katan-kryze", "cc-7567-captain-rex", "clan-kryze-mandalorians"
BLOCK, EXPERTISE, FAILURE = 1, 3, 5
"""Numbers of a defense die."""


def joker(struggle: str, a: side, b: side, **more: Any) -> ShatterScenario:
    """The Shatterpoint card of player a, revealed and kept."""
    mission = next(m.card.id for m in MISSIONS.values() if struggle in m.struggles)
    t = table(a=a, b=b, mission=mission, struggle=struggle, step="orders", **more)
    return t.a("keep") if t.asked == "a joker" else t


# How long special rules hold


@rule("SP-MIS-08")
@pytest.mark.parametrize("mission", ["shifting-priorities", "never-tell-me-the-odds", "sabotage-showdown"])
def test_rules_of_the_mission_card_hold_in_every_struggle(mission: str) -> None:
    """From the second struggle on, every turn begins with a roll for the priority objective."""
    for struggle in MISSIONS[mission].struggles.values():
        t = table(a=side(), b=side(), mission=mission, struggle=struggle.id, step="turn")
        assert len(t.events("priority")) == (0 if struggle.phase == 1 else 1)


@rule("SP-MIS-09")
def test_rules_of_a_struggle_card_end_with_the_struggle() -> None:
    """Cover at inactive objectives holds in the first struggle only."""
    t = table(
        a=side(f"{MAUL} at 400,400"),
        b=side(f"{BO} at 800,800"),
        objectives="(NC) at 400,450; MC at 100,100 a; FL at 100,500; FR at 800,500",
        mission="strategic-positions",
        struggle="establish-a-perimeter-1",
        mission_deck="overwhelm-them dig-in",
        token=-7,
    )
    assert keyword(t.state, t.character(MAUL), "cover") == 1
    t.ends_activation().b("map:A")
    assert (t.state.struggle, t.objective("NC").active) == ("dig-in", False)
    assert keyword(t.state, t.character(MAUL), "cover") == 0


# Priority objectives


def rolls(struggle: str, *dice: int, held: str = "") -> ShatterScenario:
    """Player a's turn begins with these dice; the objectives of the first map are held by a, or only those `held`."""
    mission = next(m.card.id for m in MISSIONS.values() if struggle in m.struggles)
    names = STRUGGLES[struggle].maps[0].active
    places = [f"{name} at {100 + 150 * n},450 {'a' * (name in held or not held)}" for n, name in enumerate(names)]
    t = table(
        a=side(f"{MAUL} at 700,100"),
        b=side(f"{BO} at 100,800"),
        active="b",
        objectives=";".join(places).replace(" ;", ";").rstrip(),
        mission=mission,
        struggle=struggle,
        token=8,
        momentum=(1, 0),
    )
    t.dice(*dice)
    return t.ends_activation()


def marked(t: ShatterScenario) -> list[str]:
    return [objective.id for objective in t.state.objectives if objective.priority]


@pytest.mark.parametrize("struggle", ["weve-been-double-crossed", "we-need-more-time", "its-worse"])
@pytest.mark.parametrize(("die", "symbol"), [(BLOCK, "block"), (EXPERTISE, "expertise"), (FAILURE, "failure")])
def test_one_priority_objective(struggle: str, die: int, symbol: str) -> None:
    """Whoever holds it at the end of the own turn moves the struggle token one more space."""
    t = rolls(struggle, die)
    symbols = STRUGGLES[struggle].maps[0].symbols
    assert marked(t) == [name for name, shown in symbols.items() if shown == symbol]
    t.picks("a", "activate").ends_activation()
    assert t.events("token-moved")[-1]["to"] == 8 - len(symbols) - 1


def test_two_priority_objectives() -> None:
    """Strategic Positions: both must be held; then the tokens leave and are rolled for anew."""
    t = rolls("dig-in", BLOCK, FAILURE)
    assert marked(t) == ["FL", "NL"]
    t.dice(EXPERTISE, FAILURE)
    t.picks("a", "activate").ends_activation()
    assert (t.events("token-moved")[-1]["to"], marked(t)) == (8 - 4 - 1, ["FR", "NL"])


def test_two_priority_objectives_stay_until_somebody_holds_both() -> None:
    t = rolls("dig-in", BLOCK, FAILURE, held="FL FR MC").picks("a", "activate").ends_activation()
    assert (t.events("token-moved")[-1]["to"], marked(t), len(t.events("priority"))) == (5, ["FL", "NL"], 1)


def test_on_a_double_the_opponent_marks_the_second() -> None:
    t = rolls("dig-in", EXPERTISE, EXPERTISE)
    assert (t.asked, t.options("b")) == ("b priority", ["choose:FL", "choose:NL"])
    t.picks("b", "NL")
    assert marked(t) == ["FR", "NL"]


# Strategic Positions


@pytest.mark.parametrize(("where", "dice"), [("(X) at 400,650", 6), ("X at 400,650", 5), ("(X) at 100,100", 5)])
def test_defensive_positions(where: str, dice: int) -> None:
    """Cover against ranged attacks at inactive objectives."""
    t = table(
        a=side(f"{REX} at 400,400"),
        b=side(f"{MAUL} at 400,600"),
        objectives=where,
        mission="strategic-positions",
        struggle="rapid-assault",
    )
    t.a("action:combat").attacks(REX, MAUL, type="ranged")
    assert t.last("rolled")["defense"] == {"failure": dice}


def striking(where: str) -> ShatterScenario:
    return table(
        a=side(f"{MAUL} at 400,400"),
        b=side(f"{BO} at 400,500"),
        objectives=where,
        mission="strategic-positions",
        struggle="dig-in",
        step="activate",
    )


def test_calculated_strike() -> None:
    """A dash at the start of the activation, or Impact and Sharpshooter for the turn."""
    assert striking("X at 400,450").asked == "a act"
    t = striking("(X) at 400,450").moves(MAUL, "dash", 400, 440)
    assert (t.asked, keyword(t.state, t.character(MAUL), "impact")) == ("a act", 0)
    t = striking("(X) at 400,450").passes("a")
    words = [keyword(t.state, t.character(MAUL), word) for word in ("impact", "sharpshooter")]
    assert words == [1, 1]
    t.ends_activation()
    assert keyword(t.state, t.character(MAUL), "impact") == 0


@pytest.mark.parametrize(("where", "force"), [("(X) at 400,450", 3), ("X at 400,450", 2), ("(X) at 100,800", 2)])
def test_neutral_zone(where: str, force: int) -> None:
    t = table(
        a=side(f"{MAUL} at 400,400", force=2),
        b=side(f"{BO} at 800,800"),
        objectives=where,
        mission="strategic-positions",
        struggle="desperate-gamble",
    )
    assert t.ends_activation().force("a") == force


def test_the_first_player_chooses_the_map_of_rapid_assault() -> None:
    assert STRUGGLES["rapid-assault"].map_choice == "first-player"
    t = table(
        a=side(f"{MAUL} at 400,400"),
        b=side(),
        objectives="X at 800,100 a",
        mission="strategic-positions",
        struggle="establish-a-perimeter-1",
        mission_deck="rapid-assault",
        token=-7,
        step="end-turn",
    )
    assert t.asked == "a map"


# Sabotage Showdown


def tactic(struggle: str, deck: str, tokens: str = "", force: int = 4) -> ShatterScenario:
    return joker(struggle, side(f"{MAUL} at 400,400{tokens}", deck=deck, force=force), side(f"{BO} at 800,800"))


def test_a_tactic_is_lent_by_the_shatterpoint_card_only() -> None:
    assert tactic("set-the-charges", f"shatterpoint {MAUL}").asked == "a movement"
    t = tactic("set-the-charges", f"{MAUL} shatterpoint").picks("a", "activate")
    assert t.asked == "a act"


def test_press_forward() -> None:
    t = tactic("set-the-charges", f"shatterpoint {MAUL}").moves(MAUL, "dash", 400, 430)
    assert (t.at(MAUL), t.asked) == ((400, 430, 0), "a act")


def test_stick_to_the_plan() -> None:
    assert tactic("shut-down-the-alarms", f"shatterpoint {MAUL}").force("a") == 5


def test_regroup() -> None:
    t = tactic("secure-the-exits", f"shatterpoint {MAUL}", " with 5 damage, pinned")
    assert t.options("a") == ["choose:damage", "choose:condition", "pass"]
    t.picks("a", "damage")
    assert (t.damage(MAUL), t.conditions(MAUL)) == (3, ["pinned"])
    t = tactic("secure-the-exits", f"shatterpoint {MAUL}", " with 5 damage, pinned").picks("a", "condition")
    assert (t.damage(MAUL), t.conditions(MAUL)) == (5, [])
    t = tactic("secure-the-exits", f"shatterpoint {MAUL}", " with strained, pinned")
    assert t.options("a") == ["choose:condition", "pass"]
    t.picks("a", "condition").picks("a", "pinned")
    assert (t.conditions(MAUL), t.asked) == (["strained"], "a act")


# Never Tell Me the Odds


def wounds(struggle: str, force: int = 3, **more: Any) -> ShatterScenario:
    """Bo-Katan, a Secondary, wounds Rex."""
    t = table(
        a=side(f"{BO} at 400,450", force=force),
        b=side(f"{REX} at 400,400 with 8 damage"),
        mission="never-tell-me-the-odds",
        struggle=struggle,
        **more,
    )
    return t.a("action:combat").attacks(BO, REX, attack="S", path="a")


def test_beating_the_odds() -> None:
    t = wounds("daring-gamble")
    assert t.asked == "a odds"
    t.a("choose:token")
    assert (t.token, t.force("a")) == ("a1", 2)
    t = wounds("daring-gamble").passes("a")
    assert (t.token, t.force("a")) == ("0", 3)


@pytest.mark.parametrize(
    ("struggle", "unit"),
    [("noble-sacrifice", f"{MAUL} at 400,450"), ("questionable-heroics", f"{KRYZE} at 400,450 and 60,60")],
)
def test_the_odds_of_other_types(struggle: str, unit: str) -> None:
    """A Primary and a Supporting unit, each with the struggle that names its type and with another."""
    for card, asked in ((struggle, "a odds"), ("daring-gamble", "a act")):
        t = table(
            a=side(unit, force=3),
            b=side(f"{REX} at 400,400 with 8 damage"),
            mission="never-tell-me-the-odds",
            struggle=card,
        )
        t.a("action:combat").attacks(f"{unit.split()[0]}.1", REX, attack="C", path="a")
        assert (t.unit(REX).wounded, t.asked) == (True, asked)
        if asked == "a odds":
            t.a("choose:token")
            assert (t.token, t.force("a")) == ("a1", 2)


def test_the_odds_need_the_right_type_and_a_force() -> None:
    assert wounds("questionable-heroics").asked == "a act"
    assert wounds("noble-sacrifice").asked == "a act"
    assert wounds("daring-gamble", force=0).asked == "a act"


def test_the_odds_are_beaten_once_a_turn() -> None:
    t = table(
        a=side(f"{BO} at 400,450"),
        b=side(f"{REX} at 400,400 with 8 damage"),
        mission="never-tell-me-the-odds",
        struggle="daring-gamble",
    )
    t.state.odds_used = True
    t.a("action:combat").attacks(BO, REX, attack="S", path="a")
    assert t.asked == "a act"
    t.ends_activation()
    assert not t.state.odds_used


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_odds_or_the_strain_first(language: str) -> None:
    """Both belong to nobody and come after the attack: the attacker says which is first."""
    t = table(
        a=side(f"{BO} at 400,450 with strained"),
        b=side(f"{REX} at 400,400 with 8 damage"),
        mission="never-tell-me-the-odds",
        struggle="daring-gamble",
    )
    t.a("action:combat").attacks(BO, REX, attack="S", path="a")
    ids = ["effect:odds-secondary", "effect:strained"]
    assert (t.asked, t.options("a")) == ("a order", ids)
    words = [ShatterTeller(language).option(name, t.question("a")) for name in ids]
    assert not any("-" in word or ":" in word for word in words)
    t.picks("a", "strained")
    assert (t.damage(BO), t.asked) == (3, "a odds")


# First Contact


def ploy(struggle: str, a: side | None = None, b: side | None = None, **more: Any) -> ShatterScenario:
    return joker(
        struggle,
        a or side(f"{MAUL} at 400,400", f"{BO} at 500,400", deck=f"shatterpoint {MAUL} {BO}", force=3),
        b or side(f"{REX} at 800,800", f"{KRYZE} at 700,800 and 640,800", deck=f"{REX} {KRYZE} shatterpoint", force=3),
        **more,
    )


def test_the_clever_ploy_comes_before_the_choice_of_a_unit() -> None:
    t = ploy("what-could-go-wrong")
    assert (t.asked, t.options("a")) == ("a ploy", ["choose:force", "choose:dash", "choose:search"])
    t.picks("a", "force")
    assert (t.force("a"), t.asked) == (5, "b ploy")
    t.picks("b", "force")
    assert (t.force("b"), t.asked) == (5, "a joker-unit")


def test_no_clever_ploy_after_a_redraw() -> None:
    a = side(f"{MAUL} at 400,400", f"{BO} at 500,400", deck=f"shatterpoint {MAUL} {BO}")
    t = table(a=a, b=side(), mission="first-contact", struggle="what-could-go-wrong", step="orders").a("redraw")
    assert t.asked == "a act"


def test_the_opening_ploy_lets_one_dash_that_is_not_activated() -> None:
    t = ploy("what-could-go-wrong").picks("a", "dash").picks("a", MAUL).moves(MAUL, "dash", 400, 430)
    t.picks("b", "force")
    assert (t.at(MAUL), t.last("activated")) == ((400, 430, 0), {"unit": f"a.{BO}"})


def test_the_opening_ploy_does_not_ask_who_dashes_where_there_is_one() -> None:
    alone = side(f"{MAUL} at 400,400", deck=f"shatterpoint {MAUL}")
    t = ploy("what-could-go-wrong", a=alone).picks("a", "dash")
    assert t.asked == "a movement"


def test_the_opening_ploy_bars_whoever_was_named_and_stays() -> None:
    t = ploy("what-could-go-wrong").picks("a", "dash").picks("a", MAUL).passes("a").picks("b", "force")
    assert (t.at(MAUL), t.last("activated")) == ((400, 400, 0), {"unit": f"a.{BO}"})


def test_patience_waits_for_a_card_found_by_the_ploy() -> None:
    obi = "general-obi-wan-kenobi"
    a = side(f"{obi} at 400,400 with 4 damage", f"{BO} at 500,400", deck=f"shatterpoint {obi} {BO}")
    t = ploy("what-could-go-wrong", a=a).picks("a", "search").picks("a", obi).picks("b", "force")
    for _ in range(3):
        t.picks("a", f"damage:a.{obi}")
    t.moves(obi, "jump", 400, 460)
    player = t.state.players[0]
    assert (t.damage(obi), t.at(obi), player.reserve) == (1, (400, 460, 0), f"a.{obi}")
    assert t.last("activated") == {"unit": f"a.{BO}"}


def test_the_ploy_finds_no_card_that_cannot_be_reserved() -> None:
    """Neither that of a unit that cannot be reserved nor that of a defeated one."""
    shin = "shin-hati-eager-apprentice"
    units = (f"{shin} at 400,400", f"{BO} at 500,400", f"{MAUL} defeated", f"{REX} at 600,400")
    t = ploy("what-could-go-wrong", a=side(*units, deck=f"shatterpoint {shin} {MAUL} {REX} {BO}"))
    t.picks("a", "search")
    assert t.options("a") == [f"choose:a.{BO}", f"choose:a.{REX}"]


def test_the_opening_ploy_searches_the_deck() -> None:
    t = ploy("what-could-go-wrong").picks("a", "search")
    assert t.options("a") == [f"choose:a.{BO}", f"choose:a.{MAUL}"]
    t.picks("a", MAUL).picks("b", "force")
    player = t.state.players[0]
    assert (player.reserve, player.deck, t.last("activated")) == (f"a.{MAUL}", [f"a.{BO}"], {"unit": f"a.{BO}"})


def test_the_ploy_that_removes_control() -> None:
    t = ploy("we-may-have-miscalculated", objectives="X at 100,100 a; Y at 100,300 b; Z at 100,500 b; (V) at 100,700")
    assert t.options("a") == ["choose:X", "choose:Y", "choose:Z", "pass"]
    t.picks("a", "Y").passes("b")
    assert [t.controls(name) for name in "XYZ"] == ["a", "", "b"]


@pytest.mark.parametrize(
    ("struggle", "unit", "other"), [("its-now-or-never", MAUL, BO), ("lets-finish-this", BO, MAUL)]
)
def test_the_ploys_that_reposition(struggle: str, unit: str, other: str) -> None:
    """A unit of the type the card names; it is not activated this turn."""
    t = ploy(struggle)
    assert t.options("a") == [f"choose:a.{unit}", "pass"]
    t.picks("a", "choose").moves(unit, "reposition", 440, 300)
    if struggle == "lets-finish-this":
        assert t.options("b") == [f"choose:b.{REX}", "pass"]
        t.passes("b")
    assert (t.at(unit), t.last("activated")) == ((440, 300, 0), {"unit": f"a.{other}"})


def test_the_ploy_that_repositions_a_whole_unit() -> None:
    t = ploy("they-were-expecting-us")
    assert t.options("b") == [f"choose:b.{KRYZE}", "pass"]
    t.picks("b", "choose").moves(f"{KRYZE}.2", "reposition", 640, 700).moves(f"{KRYZE}.1", "reposition", 700, 700)
    assert (t.at(f"{KRYZE}.1"), t.at(f"{KRYZE}.2"), t.asked) == ((700, 700, 0), (640, 700, 0), "a joker-unit")


def test_the_ploy_that_recovers() -> None:
    a = side(f"{MAUL} at 400,400 with wounded, pinned", f"{BO} at 500,400", deck=f"shatterpoint {MAUL} {BO}")
    t = ploy("this-wasnt-the-plan", a=a).picks("a", "choose").picks("a", "pinned")
    maul = t.unit(MAUL)
    assert (maul.wounded, maul.damage, t.conditions(MAUL), maul.injured) == (False, 8, [], 0)


def test_the_ploy_that_drops_an_injury() -> None:
    a = side(f"{MAUL} at 400,400 with 1 injured", f"{BO} at 500,400", deck=f"shatterpoint {MAUL} {BO}", force=3)
    t = ploy("bring-it-home", a=a).picks("a", "choose")
    assert (t.unit(MAUL).injured, t.force("a"), t.force("b")) == (0, 3, 5)
    t = ploy("bring-it-home", a=a).passes("a")
    assert (t.unit(MAUL).injured, t.force("a")) == (1, 5)


def three_held(struggle: str, *, held: int = 3, force: int = 2, momentum: tuple[int, int] = (1, 2)) -> ShatterScenario:
    """At the end of player a's turn."""
    names = STRUGGLES[struggle].maps[0].active
    places = "; ".join(f"{name} at {100 + 150 * n},450 {'a' if n < held else 'b'}" for n, name in enumerate(names))
    t = table(
        a=side(f"{MAUL} at 700,100"),
        b=side(f"{REX} at 100,800", force=force),
        objectives=places + "; (E2) at 800,600",
        mission="first-contact",
        struggle=struggle,
        token=6,
        momentum=momentum,
    )
    t.state.set_aside = ["they-were-expecting-us", "surprise-assault"]
    return t.ends_activation()


def test_a_new_map_against_three_objectives() -> None:
    """For a Force or a momentum token; objectives that stay active keep their controller, the track stays."""
    t = three_held("we-may-have-miscalculated")
    assert (t.asked, t.options("b")) == ("b new-map", ["choose:force", "choose:momentum", "pass"])
    t.picks("b", "force").b("map:A")
    s = t.state
    assert (s.struggle, s.set_aside) == ("they-were-expecting-us", ["surprise-assault", "we-may-have-miscalculated"])
    assert [o.id for o in s.objectives if o.active] == ["FR", "W2", "NR", "E2"]
    assert (t.controls("FR"), t.controls("C"), t.force("b"), t.momentum("b"), t.token) == ("a", "", 1, 2, "b3")
    t = three_held("we-may-have-miscalculated").picks("b", "momentum")
    assert (t.momentum("b"), t.force("b")) == (1, 2)


def test_when_there_is_no_new_map() -> None:
    assert three_held("we-may-have-miscalculated", held=2).asked != "b new-map"
    assert three_held("what-could-go-wrong", held=5).asked != "b new-map"
    assert three_held("we-may-have-miscalculated", force=0, momentum=(1, 0)).asked != "b new-map"
