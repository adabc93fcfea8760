"""Round, phases and order (XW-PHA); planning has its own file."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities.declare import ABILITIES, Use, in_system_phase, triggered
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import InitiativeChange, Phase, XMatch
from battlemat.games.xwing.timing.moments import AFTER_REVEALS, PHASE_ENDS, PHASE_STARTS
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"
"""Initiative 3 and 1."""
BOMBS = "&protonbombs#2-straight"


def askings(t: XWingScenario, kind: str) -> list[str]:
    """The ships asked a kind of question in this phase, one after the other; everybody passes."""
    ships = []
    phase = t.phase
    while not t.over and t.phase == phase:
        decision = t.match.pending[0]
        if decision.kind == kind:
            ships.append(str(decision.about["ship"]))
        t.idles()
    return ships


def deeds(t: XWingScenario, kind: str) -> list[str]:
    return [event["ship"] for event in t.events(kind)]


@rule("XW-PHA-01", "XW-PHA-39")
def test_the_five_phases_of_a_round() -> None:
    t = table(f"{X}@100,100", f"{TIE}@800,800,180", phase="end", round_=3)
    assert (t.phase, t.round, t.events("round")) == ("planning", 4, [{"round": 4}])
    t.until_phase("planning", 5)
    phases = [event["phase"] for event in t.events("phase") if event["round"] == 4]
    assert phases == ["planning", "system", "activation", "engagement", "end"]


# Planning -------------------------------------------------------------------------------------------------------------


@rule("XW-PHA-05")
def test_the_same_maneuver_may_be_set_again() -> None:
    t = table(f"{X}@100,100", f"{TIE}@800,800,180", phase="planning")
    for round_ in (1, 2):
        assert t.round == round_
        t.a(f"{X}:2-straight").b(f"{TIE}:2-straight").ready().until_phase("planning", round_ + 1)
    assert [event["maneuver"] for event in t.events("revealed")] == ["2-straight"] * 4


@rule("XW-PHA-06")
def test_one_player_may_finish_before_the_other_starts() -> None:
    t = table(f"{X}@100,100", f"{TIE}@800,800,180", f"{TIE}@700,800,180", phase="planning", first="a")
    t.b(f"{TIE}-2:2-straight", f"{TIE}:3-straight", "ready")
    assert (t.asked, t.phase) == ("a dial", "planning")


@rule("XW-PHA-09")
def test_a_stressed_ship_may_set_a_red_maneuver() -> None:
    t = table(f"{X}@100,100+stress", f"{TIE}@800,800,180", phase="planning")
    t.a(f"{X}:4-koiogran")
    assert t.ship(X).dial == "4-koiogran"


# System ---------------------------------------------------------------------------------------------------------------


@rule("XW-PHA-14", "XW-PHA-41")
def test_ships_act_by_ascending_initiative_in_the_system_phase() -> None:
    t = table(f"a.lukeskywalker@400,300{BOMBS}", f"{TIE}@100,300{BOMBS}", f"{X}@600,300{BOMBS}", phase="system")
    assert askings(t, "system") == [TIE, X, "a.lukeskywalker"]


@rule("XW-PHA-15")
def test_a_ship_without_a_system_phase_ability_does_nothing() -> None:
    t = table(f"{X}@100,100#2-straight", f"{TIE}@800,800,180#2-straight", phase="system")
    assert (t.phase, t.asked) == ("activation", "b action")
    assert t.match.journal == []


@rule("XW-PHA-16")
def test_a_cloaked_bomber_decloaks_or_drops() -> None:
    t = table(f"{X}@400,400+cloak{BOMBS}", f"{TIE}@800,800,180#2-straight", phase="system")
    verbs = {option.partition(":")[0] for option in t.options("a")}
    assert verbs == {"decloak", "drop", "pass"}
    other = table(f"{X}@400,400+cloak{BOMBS}", f"{TIE}@800,800,180#2-straight", phase="system")
    t.a("drop:protonbombs>1-straight")
    other.a("decloak:boost:2-straight")
    assert t.phase == other.phase == "activation"


@rule("XW-PHA-17")
def test_a_ship_finishes_its_system_phase_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in ("upgrade:elusive", "upgrade:predator"):
        monkeypatch.setitem(ABILITIES, card, [])

        @in_system_phase(card)
        def something(m: XMatch, x: Use) -> None: ...

    two = "&elusive&predator#2-straight"
    t = table(f"{X}@100,100{two}", f"{X}@300,100{two}", f"{TIE}@800,800,180#2-straight", phase="system")
    assert (t.asked, t.options("a")) == ("a order", [X, f"{X}-2"])
    t.a(f"{X}-2", "upgrade:elusive")
    assert (t.asked, t.question("a").about["ship"], t.options("a")) == (
        "a system", f"{X}-2", ["upgrade:predator", "pass"],
    )  # fmt: skip
    t.a("upgrade:predator")
    assert t.question("a").about["ship"] == X


@rule("XW-PHA-18", "XW-PHA-25", "XW-PHA-34", "XW-PHA-48")
@pytest.mark.parametrize("first", ["a", "b"])
def test_the_first_player_goes_first_with_equal_initiatives(first: str) -> None:
    ships = [f"a.academypilot@{x},300{BOMBS}" for x in (300, 500)] + [f"b.academypilot@400,620,180{BOMBS}"]
    t = table(*ships, phase="system", first=first)
    for kind in ("system", "action", "attack"):
        seats = [ship[0] for ship in askings(t, kind)]
        assert seats == (["a", "a", "b"] if first == "a" else ["b", "a", "a"])
    assert deeds(t, "revealed")[0][0] == first
    t.until_phase("system", 2)
    assert [ship[0] for ship in askings(t, "system")] == seats  # the same in every round


# Activation -----------------------------------------------------------------------------------------------------------


@rule("XW-PHA-19", "XW-PHA-23", "XW-PHA-41")
def test_each_ship_activates_once_by_ascending_initiative() -> None:
    t = table("a.wedgeantilles@400,100#2-straight", f"{TIE}@100,300#2-straight", f"{X}@600,300#2-straight",
              "b.soontirfel@800,800,180#2-straight")  # fmt: skip
    assert askings(t, "action") == [TIE, X, "a.wedgeantilles", "b.soontirfel"]
    assert deeds(t, "maneuvered")[:4] == [TIE, X, "a.wedgeantilles", "b.soontirfel"]
    assert t.events("phase")[1]["phase"] == "engagement"
    assert len([1 for event in t.match.events if event.kind == "revealed"]) == 4


@rule("XW-PHA-20", "XW-PHA-21", "XW-PHA-22")
def test_reveal_maneuver_action() -> None:
    t = table(f"{X}@100,100#2-straight", "b.soontirfel@800,800,180#3-straight")
    assert t.story() == ["phase", "revealed", "maneuvered"]
    assert t.view("b")["ships"][0]["dial"] == "2-straight"
    assert t.view("a")["ships"][1]["dial"] is None
    assert t.at(X) == (100.0, 220.0)
    assert (t.asked, t.options("a")) == ("a action", ["focus", "lock", "barrelroll", "pass"])
    t.a("focus")
    assert t.question("b").about["ship"] == "b.soontirfel"  # one action only


@rule("XW-PHA-24")
def test_one_activation_is_completed_before_the_next() -> None:
    t = table(f"{X}@100,100#2-straight", f"{X}@300,100#2-straight", "b.soontirfel@800,800,180#3-straight")
    assert (t.asked, t.options("a")) == ("a order", [X, f"{X}-2"])
    t.a(f"{X}-2")
    assert (t.asked, t.question("a").about["ship"]) == ("a action", f"{X}-2")
    assert not t.ship(X).revealed
    t.a("pass")
    assert t.question("a").about["ship"] == X


@rule("XW-PHA-26", "XW-PHA-28")
def test_an_ionized_ship_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    revealed: list[str] = []
    monkeypatch.setitem(ABILITIES, "pilot:redsquadronveteran", [])

    @triggered("pilot:redsquadronveteran", AFTER_REVEALS)
    def reveals(m: XMatch, x: Use) -> None:
        revealed.append(x.ship.id)

    t = table(f"{X}@100,100+2ion+stress", f"{X}@300,100#2-straight", "b.soontirfel@800,800,180#3-straight")
    t.a(X)
    assert (t.at(X), t.last("maneuvered")["colour"], revealed) == ((100.0, 180.0), "blue", [])
    assert (t.options("a"), t.token(X, "ion")) == (["focus", "pass"], 2)
    t.a("focus")
    assert t.tokens(X) == {"focus": 1}
    assert revealed == [f"{X}-2"]


# Engagement -----------------------------------------------------------------------------------------------------------


@rule("XW-PHA-29", "XW-PHA-30", "XW-PHA-41")
def test_ships_engage_once_by_descending_initiative() -> None:
    t = table(f"{TIE}@400,500,180", "a.wedgeantilles@400,300", f"{X}@500,300", phase="engagement")
    assert askings(t, "attack") == ["a.wedgeantilles", X, TIE]
    assert t.events("attack") == []
    t = table(f"{TIE}@400,500,180", "a.wedgeantilles@400,300", f"{X}@500,300", phase="engagement")
    t.attack(f"front>{TIE}", attack="blank blank blank", defense="blank blank blank").no_modifying()
    assert (t.asked, t.question("a").about["ship"]) == ("a attack", X)  # one attack only


@rule("XW-PHA-31")
def test_a_ship_whose_initiative_drops_does_not_engage_again() -> None:
    t = table("a.wedgeantilles@400,300", f"{TIE}@400,500,180", phase="engagement")
    t.a("pass")
    t.ship("a.wedgeantilles").initiatives.append(InitiativeChange(1, "round"))
    assert t.asked == "b attack"
    t.b("pass")
    assert t.phase == "planning"


@rule("XW-PHA-32")
def test_destroyed_ships_leave_after_each_initiative() -> None:
    t = table(f"{TIE}@400,500,180*2=x", f"{X}@400,300", f"{X}@500,300", "a.bluesquadronescort@300,300",
              "b.academypilot@300,500,180", phase="engagement")  # fmt: skip
    t.a(X).attack("front>x", attack="hit blank blank", defense="blank blank blank").no_modifying()
    assert (t.asked, t.question("a").about["ship"], t.place("x")) == ("a attack", f"{X}-2", "in play")
    t.a("pass")
    assert (t.question("a").about["ship"], t.place("x")) == ("a.bluesquadronescort", "removed")


@rule("XW-PHA-33")
def test_a_player_chooses_who_engages_first() -> None:
    t = table(f"{X}@400,300", f"{X}@500,300", f"{TIE}@450,500,180", phase="engagement")
    assert (t.asked, t.options("a")) == ("a order", [X, f"{X}-2"])
    t.a(f"{X}-2")
    assert t.question("a").about["ship"] == f"{X}-2"


@rule("XW-PHA-35")
def test_a_disarmed_ship_engages_without_an_attack() -> None:
    t = table(f"{X}@400,300+disarm*consolefire*1=x", f"{TIE}@400,500,180", phase="engagement")
    assert t.last("rolled")["why"] == "damage:consolefire#1"
    assert "engaged" in t.ship("x").did
    assert t.asked == "b attack"


# End ------------------------------------------------------------------------------------------------------------------


@rule("XW-PHA-36", "XW-PHA-37", "XW-PHA-40")
def test_tokens_go_and_charges_recover_in_reserve_too() -> None:
    ship = f"{X}@400,300+focus+evade+disarm+2stress&lonewolf:0&chewbacca:0&protonbombs:0=x"
    t = table(ship, "a.lukeskywalker~+focus?1=luke", f"{TIE}@800,800", phase="end")
    assert (t.tokens("x"), t.charges("x", "lonewolf")) == ({"stress": 2}, 1)
    assert (t.charges("x", "chewbacca"), t.charges("x", "protonbombs")) == (1, 0)  # one of two; that one does not recur
    assert (t.tokens("luke"), t.force("luke")) == ({}, 2)
    assert t.story().index("tokens-removed") < t.story().index("charges-recovered")


@rule("XW-PHA-38")
def test_the_end_phase_is_resolved_before_somebody_wins() -> None:
    t = table(f"{TIE}@400,500,180*2=b", f"{X}@400,300+focus&lonewolf:0=x", phase="engagement")
    t.attack("front>b", attack="hit hit hit", defense="blank blank blank").no_modifying()
    assert (t.winner, t.tokens("x"), t.charges("x", "lonewolf")) == ("a", {}, 1)
    assert t.story()[-2:] == ["charges-recovered", "over"]


# Initiative and player order ------------------------------------------------------------------------------------------


@rule("XW-PHA-42", "XW-PHA-43")
def test_the_latest_initiative_change_counts() -> None:
    t = table(f"{X}@100,100=x", f"{TIE}@800,800,180", phase="planning")
    ship = t.ship("x")
    ship.initiatives += [InitiativeChange(6, "round"), InitiativeChange(0, "engagement")]
    assert order.initiative(t.state, ship) == 0
    order.expire(t.state, "engagement")
    assert order.initiative(t.state, ship) == 6
    order.expire(t.state, "round")
    assert order.initiative(t.state, ship) == 3


@rule("XW-PHA-43")
@pytest.mark.parametrize(
    ("phase", "after"), [("system", "activation"), ("activation", "engagement"), ("engagement", "end")]
)
def test_initiative_changes_end_with_their_phase(phase: Phase, after: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ABILITIES, "pilot:redsquadronveteran", [])
    heard: list[int] = []

    @triggered("pilot:redsquadronveteran", PHASE_STARTS, what=(phase,))
    def changes(m: XMatch, x: Use) -> None:
        x.ship.initiatives += [InitiativeChange(6, "round"), InitiativeChange(0, phase)]

    @triggered("pilot:redsquadronveteran", PHASE_ENDS, what=(phase,))
    @triggered("pilot:redsquadronveteran", PHASE_STARTS, what=(after, "planning"))
    def notes(m: XMatch, x: Use) -> None:
        heard.append(order.initiative(x.s, x.ship))

    t = table(f"{X}@100,100#2-straight=x", f"{TIE}@800,800,180#2-straight", phase=phase)
    t.until_phase("planning", 2)
    assert heard == [0, 6, 3]


@rule("XW-PHA-44")
def test_a_ship_whose_initiative_has_passed_acts_at_once() -> None:
    t = table("a.lukeskywalker@400,300", f"{X}@500,300", f"{TIE}@450,500,180", "b.soontirfel@350,500,180",
              phase="engagement", first="b")  # fmt: skip
    t.passes("b")  # Soontir Fel; initiative 5 is being resolved
    t.ship(TIE).initiatives.append(InitiativeChange(6, "round"))
    t.passes("a")
    assert (t.asked, t.state.initiative) == ("b attack", 5)
    t.passes("b")
    assert t.question("a").about["ship"] == X
    t = table(f"{X}@100,100#2-straight", "b.soontirfel@800,800,180#2-straight", "b.darthvader@600,800,180#2-straight",
              f"{TIE}@500,700,180#2-straight")  # fmt: skip
    t.until("action", X)
    t.ship("b.soontirfel").initiatives.append(InitiativeChange(1, "round"))  # which has passed
    t.ship(TIE).initiatives.append(InitiativeChange(6, "round"))  # it has activated
    t.passes("a")
    assert (t.question("b").about["ship"], t.state.initiative) == ("b.soontirfel", 3)
    assert askings(t, "action") == ["b.soontirfel", "b.darthvader"]


@rule("XW-PHA-45")
@pytest.mark.parametrize("first", ["a", "b"])
def test_abilities_of_one_event_resolve_in_player_order(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    resolved: list[str] = []
    monkeypatch.setitem(ABILITIES, "pilot:academypilot", [])

    @triggered("pilot:academypilot", PHASE_STARTS, what=("planning",))
    def speaks(m: XMatch, x: Use) -> None:
        resolved.append(x.ship.id[0])

    table("a.academypilot@100,100", f"{TIE}@800,800,180", phase="planning", first=first)
    assert resolved == (["a", "b"] if first == "a" else ["b", "a"])
