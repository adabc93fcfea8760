"""Golden rules, wording, timing, replacements, costs, friends and conditions (XW-ABL)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.core.rules import rules
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, changes, instead, modifies, triggered
from battlemat.games.xwing.abilities.phrases import near
from battlemat.games.xwing.cards import content, handling
from battlemat.games.xwing.combat.dice import Change, Modification, Reroll
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import actions, charges, damage, removal, tokens
from battlemat.games.xwing.state import IN_PLAY, InitiativeChange, Lasting, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_DAMAGE,
    AFTER_DESTROYED,
    AFTER_GAINS,
    AFTER_MANEUVER,
    AFTER_MOVE,
    ATTACK_DICE,
    BEFORE_ENGAGES,
    CAN,
    CANNOT,
    PHASE_ENDS,
    PHASE_STARTS,
    WOULD_GAIN,
)
from tests.rule_marks import rule

X, TIE, FANG = "a.redsquadronveteran", "b.academypilot", "a.skullsquadronpilot"
XTEXT, TIETEXT, FANGTEXT = "pilot:redsquadronveteran", "pilot:academypilot", "pilot:skullsquadronpilot"
LATER = "b.soontirfel@800,850,180#3-straight"
"""Activates last, and is asked for an action."""


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in (XTEXT, TIETEXT, FANGTEXT):
        monkeypatch.setitem(ABILITIES, pilot, [])


def fight(*things: str, **more: Any) -> XWingScenario:
    return table(*things, phase="engagement", **more)


def calm(*things: str) -> XWingScenario:
    """A table on which everybody thinks about dials while things happen to ships."""
    return table(*things, phase="planning")


def duel(mine: str = "", theirs: str = "") -> XWingScenario:
    """An X-wing (x) that is about to attack a TIE fighter (b) at range 2, which looks away."""
    return fight(f"{X}@400,300{mine}=x", f"{TIE}@400,500{theirs}=b")


def gains(card: str, window: str, token: str, **more: Any) -> None:
    @triggered(card, window, **more)
    def gain(m: XMatch, x: Use) -> Flow[None]:
        yield from tokens.gain(m, x.ship, token)


def listen(card: str, window: str, heard: list[Any], note: Any = lambda x: x.what, **more: Any) -> None:
    """The card takes note of what a moment is about."""

    @triggered(card, window, **more)
    def hear(m: XMatch, x: Use) -> None:
        heard.append(note(x))


def swaps(card: str, token: str, other: str, **more: Any) -> None:
    """If you would gain this token, gain the other one instead."""

    @instead(card, WOULD_GAIN, what=tuple(token.split()), **more)
    def swap(m: XMatch, x: Use) -> Flow[None]:
        assert x.about is not None
        yield from tokens.gain(m, x.about, other)


# Golden rules ---------------------------------------------------------------------------------------------------------


@rule("XW-ABL-01")
def test_all_rules_are_those_of_the_rules_reference() -> None:
    ours = [one for one in rules("xwing").values() if one.source == "house"]
    others = [one.source.partition(":")[0] for one in rules("xwing").values() if one not in ours]
    assert set(others) == {"rules reference", "epic battles rules reference 1.0.6"}
    assert {one.id[:6] for one in ours} == {"XW-EPC"}  # where the books say nothing


@rule("XW-ABL-03")
def test_cannot_is_absolute() -> None:
    @changes(XTEXT, CAN, what=("attack-range-0",))
    def allowed(x: Use) -> bool:
        return True

    contact = (f"{X}@400,300=x", f"{TIE}@400,340=b")
    assert fight(*contact).shots("x") == [f"front>{TIE}"]

    @changes(TIETEXT, CANNOT, what=("attack-range-0",), of="enemy")
    def forbidden(x: Use) -> bool:
        return True

    assert fight(*contact).shots("x") == []


@rule("XW-ABL-03")
def test_a_charge_that_cannot_be_recovered_is_not() -> None:
    bomber = "a.separatistbomber@400,300#2-straight&discordmissiles:0&{}:0=x"
    assert table(bomber.format("elusive"), LATER).refused("a", "reload:red") == "XW-ACT-110"
    t = table(bomber.format("concussionmissiles"), LATER).a("reload:red")
    assert (t.charges("x", "discordmissiles"), t.charges("x", "concussionmissiles")) == (0, 1)


@rule("XW-ABL-05")
def test_you_are_the_ship_that_has_the_card() -> None:
    t = fight(f"{X}@400,300%suppressivefire:b.captainrex", f"{TIE}@400,500=b", "b.captainrex@100,850")
    t.until("attack", X).attack("front>b", attack="blank blank", defense="blank blank blank")
    assert t.terms("attack") == {"weapon": 3, "condition:suppressivefire#1": -1}


@rule("XW-ABL-06", "XW-ABL-10", "XW-ABL-30")
def test_may_is_optional_and_once_an_opportunity() -> None:
    gains(XTEXT, PHASE_STARTS, "focus", what=("engagement",), may=True)
    t = duel()
    assert (t.options("a"), t.state.initiative) == ([f"{X}/{XTEXT}", "pass"], -1)
    t.a("pass")
    assert (t.asked, t.tokens("x")) == ("a attack", {})
    used = duel().a(f"{X}/{XTEXT}")
    assert (used.asked, used.tokens("x")) == ("a attack", {"focus": 1})


@rule("XW-ABL-07")
def test_can_is_not_a_choice() -> None:
    ship = f"{FANG}@400,100#1-turn-left=x"
    onto = (table(ship, LATER).pose("x")[0] - 60, table(ship, LATER).pose("x")[1])
    things = (ship, LATER, f"debris@{onto[0]},{onto[1]}")
    fails = table(*things).a("boost", "1-straight")
    assert fails.last("failed")["what"] == "boost"

    @changes(FANGTEXT, CAN, what=("move-through-obstacles",))
    def can(x: Use) -> bool:
        return True

    t = table(*things).faces("blank").a("boost", "1-straight")
    assert not t.events("failed")
    assert (t.last("rolled")["results"], t.token("x", "stress")) == (["blank"], 1)


@rule("XW-ABL-08")
def test_without_may_it_must_be() -> None:
    gains(FANGTEXT, AFTER_MANEUVER, "strain")
    t = table(f"{FANG}@400,100#2-straight=x", LATER)
    assert (t.asked, t.tokens("x")) == ("a action", {"strain": 1})


@rule("XW-ABL-08")
def test_dice_that_must_be_changed_are_changed_at_the_end_if_not_before() -> None:
    @modifies(XTEXT, "attack", "attacker", may=False)
    def must(x: Use) -> Modification:
        return Change(("hit",), "crit")

    t = duel("+focus").attack("front>b", attack="focus hit blank", defense="blank blank blank").a("pass")
    assert (t.last("hit")["hits"], t.last("hit")["crits"]) == (0, 1)


@rule("XW-ABL-08")
def test_after_what_must_be_done_to_dice_tokens_can_be_spent() -> None:
    @modifies(XTEXT, "attack", "attacker", may=False)
    def must(x: Use) -> Modification:
        return Change(("hit",), "focus")

    t = duel("+focus").attack("front>b", attack="hit blank blank")
    assert (t.asked, t.options("a")) == ("a modify-attack", ["focus", "pass"])


@rule("XW-ABL-12")
def test_tokens_are_spent_one_after_the_other() -> None:
    t = duel("+2calculate").attack("front>b", attack="focus focus blank", defense="blank blank blank")
    t.a("calculate", "calculate")
    assert (t.last("hit")["hits"], t.tokens("x")) == (2, {})


@rule("XW-ABL-13")
@pytest.mark.parametrize("roll", ["hit hit", "hit crit", "crit crit"])
def test_a_slash_means_any_mix(roll: str) -> None:
    @modifies(TIETEXT, "attack", "defender")
    def two_hits_or_crits(x: Use) -> Modification:
        return Change(("hit", "crit"), "blank", 2)

    t = duel().attack("front>b", attack=f"{roll} focus", defense="blank blank blank").b(f"{TIE}/{TIETEXT}")
    assert t.last("dice-changed")["results"] == ["blank", "blank", "focus"]


@rule("XW-ABL-14")
def test_static_discharge_vanes_as_printed_last() -> None:
    heard: list[str] = []
    listen(FANGTEXT, AFTER_GAINS, heard)
    t = fight(f"{FANG}@400,440&staticdischargevanes=x", "b.chopper@400,500,180^front=chopper", f"{TIE}@300,600",
              first="b")  # fmt: skip
    t.a(f"{FANG}/upgrade:staticdischargevanes")
    assert t.tokens("chopper") == {"jam": 1}
    assert sorted(heard) == ["jam", "stress"]  # the first jam token was never gained, so it is not transferred


@rule("XW-ABL-15")
def test_flavour_text_is_no_ability() -> None:
    assert content.abilities_of(content.PILOTS["academypilot"]) == ()
    assert content.abilities_of(content.PILOTS["jakefarrell"]) == ("pilot:jakefarrell", "ship:vectoredthrusters")


# The queue ------------------------------------------------------------------------------------------------------------


@rule("XW-ABL-16", "XW-ABL-17", "XW-ABL-19")
@pytest.mark.parametrize("first", ["a", "b"])
def test_what_an_ability_triggers_comes_before_the_rest_of_the_queue(first: str) -> None:
    heard: list[tuple[int, int]] = []
    for card in (XTEXT, TIETEXT):
        gains(card, PHASE_STARTS, "focus", what=("engagement",))
        listen(card, AFTER_GAINS, heard, lambda x: (x.ship.owner, sum(tokens.has(ship, "focus") for ship in x.s.ships)))
    fight(f"{X}@400,300", f"{TIE}@400,500", first=first)
    one, other = (0, 1) if first == "a" else (1, 0)
    assert heard == [(one, 1), (other, 2)]  # the second player's ability waited for what the first one triggered


@rule("XW-ABL-20", "XW-ABL-21")
def test_the_stress_of_a_red_action_comes_before_abilities() -> None:
    heard: list[bool] = []
    listen(FANGTEXT, AFTER_ACTION, heard, lambda x: tokens.stressed(x.ship))

    @triggered(
        FANGTEXT, AFTER_ACTION, may=True, what=("focus",), able=lambda x: actions.can_perform(x.s, x.ship, "lock")
    )
    def acts(m: XMatch, x: Use) -> Flow[None]:
        yield from actions.granted(m, x.ship, "lock")

    t = table(f"{FANG}@400,100#2-straight=x", LATER).a("barrelroll", "left", "middle")
    t.a(f"{FANG}/{FANGTEXT}", f"{FANG}/rule:linked")
    assert heard == [False, True]
    assert (t.asked, t.actions("x")) == ("b action", ["barrelroll", "focus"])  # too stressed to lock


@rule("XW-ABL-22")
@pytest.mark.parametrize(("before", "gained"), [("+strain", 1), ("", 0)])
def test_requirements_are_checked_when_abilities_are_added(before: str, gained: int) -> None:
    @triggered(XTEXT, PHASE_STARTS, what=("engagement",))
    def strains(m: XMatch, x: Use) -> Flow[None]:
        yield from tokens.gain(m, next(ships_at(x.s, x.ship, 1, 3, "enemy")), "strain")

    gains(TIETEXT, PHASE_STARTS, "evade", what=("engagement",), when=lambda x: tokens.has(x.ship, "strain"))
    t = duel(theirs=before)
    assert t.token("b", "strain") == 1 + gained
    assert t.token("b", "evade") == gained


@rule("XW-ABL-23")
def test_a_linked_action_can_be_left_out() -> None:
    t = table(f"{FANG}@400,100#2-straight=x", LATER).a("barrelroll", "left", "middle")
    assert t.options("a") == [f"{FANG}/rule:linked", "pass"]
    t.a("pass")
    assert (t.asked, t.tokens("x"), t.queue) == ("b action", {}, [])


@rule("XW-ABL-25")
def test_a_linked_action_is_in_the_queue_with_other_abilities() -> None:
    gains(FANGTEXT, AFTER_ACTION, "evade", what=("barrelroll",))
    t = table(f"{FANG}@400,100#2-straight=x", LATER).a("barrelroll", "left", "middle")
    assert t.options("a") == [f"{FANG}/{FANGTEXT}", f"{FANG}/rule:linked"]
    t.a(f"{FANG}/rule:linked")
    assert t.tokens("x") == {"evade": 1, "focus": 1, "stress": 1}


@rule("XW-ABL-26")
def test_a_ship_is_removed_when_its_abilities_have_left_the_queue() -> None:
    heard: list[int] = []
    listen(FANGTEXT, AFTER_DAMAGE, heard, lambda x: x.ship.place, may=True)
    t = table(f"{FANG}@400,100#2-straight*3=x", "b:connernet@400,200", LATER, phase="planning").ready()
    assert (t.ship("x").destroyed, t.place("x")) == (True, "in play")
    t.a(f"{FANG}/{FANGTEXT}")
    assert (heard, t.place("x")) == ([IN_PLAY], "removed")


# Timing ---------------------------------------------------------------------------------------------------------------


@rule("XW-ABL-29")
def test_before_you_engage() -> None:
    gains(XTEXT, BEFORE_ENGAGES, "focus")
    t = duel()
    assert (t.asked, t.tokens("x")) == ("a attack", {"focus": 1})


@rule("XW-ABL-31", "XW-ABL-32")
def test_the_effect_says_in_which_step_an_ability_works() -> None:
    @changes(XTEXT, ATTACK_DICE)
    def one_more(x: Use) -> int:
        return 1

    @modifies(XTEXT, "attack", "attacker")
    @modifies(XTEXT, "defense", "attacker")
    def reroll(x: Use) -> Modification:
        return Reroll(1)

    t = duel().attack("front>b", attack="blank blank blank blank", defense="blank blank blank")
    assert len(t.rolled("attack")) == 4
    assert (t.asked, t.options("a")) == ("a modify-attack", [f"{X}/{XTEXT}", "pass"])
    t.a("pass")
    assert (t.asked, t.options("a")) == ("a modify-defense", [f"{X}/{XTEXT}", "pass"])


@rule("XW-ABL-33")
def test_at_the_end_of_the_activation_phase() -> None:
    heard: list[Any] = []
    listen(FANGTEXT, PHASE_ENDS, heard, lambda x: (x.s.phase, ["activated" in ship.did for ship in x.s.ships]),
           what=("activation",))  # fmt: skip
    table(f"{FANG}@400,100#2-straight", LATER).until_phase("engagement")
    assert heard[0] == ("activation", [True, True])


@rule("XW-ABL-34")
def test_after_a_maneuver_is_after_check_difficulty_and_before_the_action() -> None:
    heard: list[Any] = []
    listen(FANGTEXT, AFTER_MANEUVER, heard, lambda x: (tokens.stressed(x.ship), x.ship.actions == []))
    t = table(f"{FANG}@400,300#4-koiogran=x", LATER)
    assert (heard, t.asked) == ([(True, True)], "b action")


@rule("XW-ABL-08", "XW-ABL-35")
def test_abilities_of_the_same_moment_are_ordered_by_their_player() -> None:
    gains(FANGTEXT, AFTER_MANEUVER, "focus")
    gains(FANGTEXT, AFTER_MANEUVER, "evade")
    t = table(f"{FANG}@400,300#2-straight=x", LATER)
    assert t.options("a") == [f"{FANG}/{FANGTEXT}", f"{FANG}/{FANGTEXT}/2"]
    t.a(f"{FANG}/{FANGTEXT}/2")
    assert [event["token"] for event in t.events("gained")] == ["evade", "focus"]


# Replacements ---------------------------------------------------------------------------------------------------------


@rule("XW-ABL-36", "XW-ABL-38")
def test_what_is_replaced_has_not_happened() -> None:
    heard: list[str] = []
    swaps(FANGTEXT, "disarm", "stress")
    listen(FANGTEXT, AFTER_GAINS, heard)
    t = calm(f"{FANG}@400,300=x")
    t.happens(tokens.gain(t.match, t.ship("x"), "disarm"))
    assert (t.tokens("x"), heard) == ({"stress": 1}, ["stress"])


@rule("XW-ABL-39")
def test_jyn_erso() -> None:
    heard: list[str] = []
    swaps(XTEXT, "focus", "evade", of="friend", when=lambda x: near(x, 0, 3), may=True)
    listen(FANGTEXT, AFTER_GAINS, heard)
    listen(FANGTEXT, AFTER_ACTION, heard, lambda x: f"{x.what} action")
    t = table(f"{FANG}@400,300#2-straight=x", f"{X}@600,300#2-straight", LATER).until("action", "x").a("focus")
    t.a(f"{X}/{XTEXT}")
    assert (t.tokens("x"), sorted(heard)) == ({"evade": 1}, ["evade", "focus action"])


@rule("XW-ABL-40", "XW-ABL-41")
def test_only_one_replacement_is_used() -> None:
    swaps(FANGTEXT, "focus", "evade")
    swaps(FANGTEXT, "focus evade", "calculate")
    for chosen, tokens_then in (("", {"evade": 1}), ("/2", {"calculate": 1})):
        t = table(f"{FANG}@400,300#2-straight=x", LATER).a("focus")
        assert t.options("a") == [f"{FANG}/{FANGTEXT}", f"{FANG}/{FANGTEXT}/2"]
        t.a(f"{FANG}/{FANGTEXT}{chosen}")
        assert t.tokens("x") == tokens_then  # the other does not replace the result


# Costs ----------------------------------------------------------------------------------------------------------------


@rule("XW-ABL-42")
@pytest.mark.parametrize(("rerolled", "offered"), [(3, False), (2, True)])
def test_a_cost_is_paid_only_for_what_can_happen(rerolled: int, offered: bool) -> None:
    @modifies(XTEXT, "defense", "attacker")
    def reroll(x: Use) -> Modification:
        return Reroll(3)

    t = duel(theirs="&elusive+evade").attack("front>b", attack="hit hit hit", defense="blank blank blank")
    t.faces("blank " * rerolled).a(f"{X}/{XTEXT}", [f"die-{n}" for n in range(1, rerolled + 1)])
    assert (f"{TIE}/upgrade:elusive" in t.options("b")) == offered


@rule("XW-ABL-43")
def test_a_replaced_cost_is_paid() -> None:
    swaps(FANGTEXT, "disarm", "stress")

    @triggered(FANGTEXT, PHASE_STARTS, what=("engagement",), may=True, cost=payment.gain("disarm"))
    def recovers(m: XMatch, x: Use) -> None:
        charges.recover(m, x.ship, "upgrade:elusive")

    t = fight(f"{FANG}@400,300&elusive:0=x", f"{TIE}@400,500,180")
    t.a(f"{FANG}/{FANGTEXT}")
    assert (t.tokens("x"), t.charges("x", "elusive")) == ({"stress": 1}, 1)


@rule("XW-ABL-44")
@pytest.mark.parametrize(("shields", "asked"), [(1, "a attack"), (2, "a ability")])
def test_a_cost_is_paid_in_full(shields: int, asked: str) -> None:
    gains(XTEXT, PHASE_STARTS, "focus", what=("engagement",), may=True, cost=payment.shield(2))
    t = duel(f"!{shields}")
    assert (t.asked, t.shields("x")) == (asked, shields)
    if shields == 2:
        t.a(f"{X}/{XTEXT}")
        assert (t.shields("x"), t.tokens("x")) == (0, {"focus": 1})


@rule("XW-ABL-46")
def test_what_fails_triggers_nothing() -> None:
    heard: list[str] = []
    listen(FANGTEXT, AFTER_MOVE, heard)
    listen(FANGTEXT, AFTER_ACTION, heard)
    t = table(f"{FANG}@400,100#2-straight=x", f"{TIE}@400,180#2-straight", LATER).until("action", "x")
    t.a("boost", "1-straight")
    assert t.last("failed")["what"] == "boost"
    assert (heard, t.actions("x")) == ([], ["boost"])
    assert t.asked == "b action"


# Destroyed ships ------------------------------------------------------------------------------------------------------


@rule("XW-ABL-47")
def test_the_aura_of_a_destroyed_ship_works_until_it_is_removed() -> None:
    @changes(TIETEXT, ATTACK_DICE, of="other friend")
    def aura(x: Use) -> int:
        return 1

    t = fight(f"{TIE}@400,500,180*2=b", f"{TIE}@460,500,180=c", "a.binayrepirate@400,300=a", first="a")
    t.attack("front>b", attack="hit hit", defense="blank blank blank").no_modifying()
    assert t.ship("b").destroyed
    t.b(t.ship("c").id).attack("front>a", attack="blank blank blank", defense="blank blank")
    assert len(t.rolled("attack")) == 3


@rule("XW-ABL-48")
def test_an_effect_with_a_stated_end_outlasts_its_ship() -> None:
    t = fight(f"{X}@400,300=x", f"{TIE}@400,500,180=b", "a.wedgeantilles@100,100=source")
    t.state.lasting.append(Lasting(ATTACK_DICE, t.ship("b").id, 1, "engagement", "pilot:wedgeantilles"))
    removal.remove(t.match, t.ship("source"), "destroyed")
    t.until("attack", "b").attack("front>x", attack="blank blank blank", defense="blank blank")
    assert t.terms("attack") == {"weapon": 2, "pilot:wedgeantilles": 1}
    assert t.state.lasting == []  # the phase is over


@rule("XW-ABL-49")
def test_what_follows_destruction_comes_before_removal() -> None:
    heard: list[int] = []
    listen(FANGTEXT, AFTER_DESTROYED, heard, lambda x: x.ship.place)
    t = calm(f"{FANG}@400,300*3=x")
    t.happens(damage.suffer(t.match, t.ship("x"), hits=1))
    assert heard == [IN_PLAY]


# Friends and enemies --------------------------------------------------------------------------------------------------


@rule("XW-ABL-50", "XW-ABL-51")
def test_own_remotes_are_friendly_and_those_of_others_enemies() -> None:
    t = fight(f"{X}@400,300=x", "a:drk1probedroid@370,450", "b:drk1probedroid@430,450", f"{TIE}@100,850")
    assert t.shots("x") == ["front>drk1probedroid-2"]


@rule("XW-ABL-50", "XW-ABL-51")
@pytest.mark.parametrize(("seat", "more"), [("a", {"pilot:cat": 1}), ("b", {})])
def test_own_bombs_are_friendly_devices_and_those_of_others_enemy_devices(seat: str, more: dict[str, int]) -> None:
    """Cat rolls an additional die if a friendly device is near the defender."""
    t = fight("a.cat@400,300^front", f"{TIE}@400,520=b", f"{seat}:protonbomb@400,570").until("attack", "a.cat")
    t.attack("front>b", attack="blank blank blank blank", defense="blank blank blank")
    assert t.terms("attack") == {"weapon": 3, **more}


@rule("XW-ABL-52", "XW-ABL-53", "XW-ARC-13")
def test_a_ship_is_friendly_to_itself_and_at_range_0_of_itself() -> None:
    t = fight(f"{X}@400,300=x", f"{X}@480,300=y", f"{TIE}@400,400=b")
    x, y = t.ship("x"), t.ship("y")
    assert t.range("x", "x") == 0
    assert list(ships_at(t.state, x, 0, 1, "friend")) == [x, y]
    assert list(ships_at(t.state, x, 0, 1, "other friend")) == [y]
    assert list(ships_at(t.state, x, 1, 2, "friend")) == [y]


# Initiative -----------------------------------------------------------------------------------------------------------


def treated_as(*changes: InitiativeChange) -> None:
    """At the start of the Engagement Phase the X-wing's initiative is changed, one change after the other."""

    @triggered(XTEXT, PHASE_STARTS, what=("engagement",))
    def change(m: XMatch, x: Use) -> None:
        x.ship.initiatives += changes


@rule("XW-ABL-55")
@pytest.mark.parametrize(("last", "first"), [(0, TIE), (7, X)])
def test_the_last_change_of_initiative_counts(last: int, first: str) -> None:
    treated_as(InitiativeChange(7 - last, "engagement"), InitiativeChange(last, "engagement"))
    t = fight(f"{X}@400,300=x", f"{TIE}@400,500,180=b", "b.soontirfel@800,100=i6")
    t.until("attack")
    assert t.question(first[0]).about["ship"] == first
    assert [ship.id for ship in t.state.ships if "engaged" in ship.did and ship.id != first] == (
        ["b.soontirfel"] if last == 0 else []
    )


@rule("XW-ABL-56")
def test_when_a_change_of_initiative_ends_the_one_before_it_counts() -> None:
    heard: list[int] = []
    treated_as(InitiativeChange(5, "round"), InitiativeChange(7, "engagement"))
    for phase in ("end", "planning"):
        listen(XTEXT, PHASE_STARTS, heard, lambda x: order.initiative(x.s, x.ship), what=(phase,))
    t = fight(f"{X}@400,300=x", f"{TIE}@400,500,180=b")
    assert order.initiative(t.state, t.ship("x")) == 7
    t.until_phase("planning", 2)
    assert heard == [5, 3]


# Conditions -----------------------------------------------------------------------------------------------------------


@rule("XW-ABL-57")
@pytest.mark.parametrize(("assigned", "dice"), [(False, 3), (True, 2)])
def test_a_condition_works_once_it_is_assigned(assigned: bool, dice: int) -> None:
    t = fight(f"{X}@400,300=x", f"{TIE}@400,500=b", "b.captainrex@100,850=rex")
    if assigned:
        handling.assign(t.match, t.ship("x"), "suppressivefire", 1, t.ship("rex").id)
    t.until("attack", "x").attack("front>b", attack="blank " * dice, defense="blank blank blank")
    assert len(t.rolled("attack")) == dice


def markers(t: XWingScenario, name: str) -> str:
    """What everybody sees of the conditions of a ship."""
    return str(next(ship for ship in t.view(None)["ships"] if ship["id"] == t.ship(name).id)["conditions"])


@rule("XW-ABL-58", "XW-ABL-59")
def test_a_condition_goes_with_its_marker_and_can_return() -> None:
    t = calm(f"{X}@400,300%hunted:b.academypilot=x", f"{TIE}@400,600=b")
    assert "hunted" in markers(t, "x")
    handling.unassign(t.match, t.ship("x"), "hunted", 1)
    assert "hunted" not in markers(t, "x")
    assert t.last("condition-removed") == {"ship": X, "card": "condition:hunted", "player": 1}
    handling.assign(t.match, t.ship("x"), "hunted", 1, t.ship("b").id)
    assert "hunted" in markers(t, "x")


@rule("XW-ABL-61", "XW-ABL-60")
def test_a_condition_stays_with_a_removed_ship_until_it_is_assigned_again() -> None:
    t = calm(f"{X}@400,300%rattled:b.academypilot=x", f"{X}@500,300=y", f"{TIE}@400,600%rattled:a.x=b")
    removal.remove(t.match, t.ship("x"), "destroyed")
    assert [c.id for c in t.ship("x").conditions] == ["rattled"]
    handling.assign(t.match, t.ship("y"), "rattled", 1)
    assert [[c.id for c in t.ship(name).conditions] for name in "xyb"] == [[], ["rattled"], ["rattled"]]
