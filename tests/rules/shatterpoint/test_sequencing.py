"""What happens at the same time, and in which order (SP-SEQ)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.core.game import SEATS
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import deal, may_move, near
from battlemat.games.shatterpoint.footing import put_down
from battlemat.games.shatterpoint.names import MomentName
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import character_of, unit_of
from battlemat.games.shatterpoint.terrain import Spot
from tests.rule_marks import rule
from tests.rules.shatterpoint.made_up import decree, lend

MAUL, BO, REX, AHSOKA = "lord-maul", "bo-katan-kryze", "cc-7567-captain-rex", "ahsoka-tano-jedi-no-more"
ASAJJ, KRYZE, ANAKIN = "asajj-ventress-sith-assassin", "clan-kryze-mandalorians", "general-anakin-skywalker"
VISOR, SURVIVE, BROTHERS = "helmet-visor", "mandalore-will-survive", "brothers-in-arms"
"""Innate abilities of Clan Kryze, Bo-Katan and Rex."""


def revenge(t: ShatterScenario) -> ShatterScenario:
    """In player a's turn Maul of player b is wounded and attacks whoever did it."""
    t.takes("a").passes_until("b attack")
    return t.attacks(f"b.{MAUL}", f"a.{KRYZE}.1", dice=5)


def brawl(tokens: str = "") -> ShatterScenario:
    return table(
        a=side(f"{KRYZE} at 400,400 and 800,800{tokens}"),
        b=side(f"{MAUL} at 400,450 with 10 damage", f"{REX} at 700,100"),
    ).a("action:combat")


# During an attack


@rule("SP-SEQ-03")
def test_the_attacker_resolves_first(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    for ability in (VISOR, BROTHERS):
        lend(monkeypatch, ability, "attack-declared", does=lambda use: told.append(SEATS[use.player]))
    t = brawl().attacks(KRYZE, MAUL, attack="S")
    assert told == ["a", "b"]
    revenge(t)
    assert told == ["a", "b", "b", "a"]


@rule("SP-SEQ-04")
@pytest.mark.parametrize(("moment", "orderers"), [("attack-declared", ["a", "a"]), ("attack-resolved", ["b", "a"])])
def test_who_orders_the_effects_of_nobody(
    monkeypatch: pytest.MonkeyPatch, moment: MomentName, orderers: list[str]
) -> None:
    """When an attack is declared the active player, in step 10E the attacker; Maul's attack ends before the other."""
    told: list[str] = []
    decree(monkeypatch, moment, told, "one", "two")
    t = brawl().dice_of("SFFFF", "FFFFF").a(f"melee:a.{KRYZE}.1>b.{MAUL}.1")
    asked = []
    while t.asked not in ("a act", "a attack"):
        seat, kind = t.asked.split()
        if kind == "order":
            asked.append(seat)
            t.picks(seat, "two")
        elif kind == "tree":
            t.takes("a")
        elif kind == "attack":
            t.dice_of("FFFFFFFF", "FFFF").b(f"melee:b.{MAUL}.1>a.{KRYZE}.1")
        else:
            t.passes(seat)
    assert (asked, told) == (orderers, ["two", "one", "two", "one"])


@rule("SP-SEQ-04")
def test_strained_is_among_the_effects_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    decree(monkeypatch, "attack-resolved", told, "one")
    t = brawl(" with strained").attacks(KRYZE, MAUL)
    assert (t.asked, t.options("a")) == ("a order", ["effect:one", "effect:strained"])
    t.picks("a", "strained")
    assert (t.damage(KRYZE), told) == (3, ["one"])


# Outside attacks


@rule("SP-SEQ-05")
def test_a_player_orders_the_own_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    for ability in (VISOR, SURVIVE):
        lend(monkeypatch, ability, "turn-start", does=lambda use: told.append(use.unit.kind))
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400", f"{BO} at 500,500"), b=side(), step="turn")
    assert (t.asked, t.options("a")) == ("a react", [f"use:a.{KRYZE}>{VISOR}", f"use:a.{BO}>{SURVIVE}"])
    t.picks("a", BO)
    assert told == [BO, KRYZE]


@rule("SP-SEQ-06")
@pytest.mark.parametrize("active", ["a", "b"])
def test_the_active_player_reacts_first(monkeypatch: pytest.MonkeyPatch, active: str) -> None:
    """And the other is asked only when that reaction is over."""
    lend(monkeypatch, "deflect", "action-taken", does=lambda use: may_move(use, use.members, "dash"))
    lend(monkeypatch, "riposte", "action-taken", does=lambda use: may_move(use, use.members, "dash"))
    other = "b" if active == "a" else "a"
    t = table(a=side(f"{AHSOKA} at 100,100"), b=side(f"{ASAJJ} at 800,800"), active=active)
    t._answer(active, ["action:focus"])
    assert t.asked == f"{active} react"
    t.picks(active, "use")
    assert t.asked == f"{active} movement"
    t.passes(active)
    assert t.asked == f"{other} react"


@rule("SP-SEQ-08")
@pytest.mark.parametrize(("y", "asked"), [(450, "b react"), (700, "a act")])
def test_a_reaction_needs_its_conditions_when_it_is_used(monkeypatch: pytest.MonkeyPatch, y: int, asked: str) -> None:
    """The second reaction needs Ahsoka within range 2; the first may take her away."""

    def leave(use: Use) -> None:
        put_down(use.m, use.members[0], Spot(400, y), "dash", "SP-MOV-17")

    lend(monkeypatch, "deflect", "action-taken", does=leave)
    lend(
        monkeypatch,
        "riposte",
        "action-taken",
        does=lambda use: None,
        only_if=lambda use: near(use, character_of(use.s, f"a.{AHSOKA}.1"), 2),
    )
    t = table(a=side(f"{AHSOKA} at 400,460"), b=side(f"{ASAJJ} at 400,400")).a("action:focus").picks("a", "deflect")
    assert t.asked == asked


@rule("SP-SEQ-09")
def test_a_movement_is_finished_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for a movement sees where it ended."""
    seen: list[float] = []
    lend(monkeypatch, BROTHERS, "moved", does=lambda use: seen.append(character_of(use.s, use.moment.character).y))
    t = table(a=side(f"{MAUL} at 400,460"), b=side(f"{REX} at 400,400")).a("action:move").moves(MAUL, "dash")
    assert (t.asked, seen) == ("a move", [])
    t.goes("a", 400, 560)
    assert seen == [560]


@rule("SP-SEQ-10")
def test_some_consequences_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect wounds a unit, then moves somebody next to a hunkered one: nothing of it waits."""

    def hurt_and_move(use: Use) -> Flow[None]:
        deal(use, unit_of(use.s, f"b.{MAUL}"), 11)
        yield from may_move(use, use.members, "dash", most=1)
        yield from may_move(use, use.members, "dash", most=1)

    lend(monkeypatch, VISOR, "action-taken", does=hurt_and_move, only_if=lambda use: use.moment.detail == "focus")
    t = table(
        a=side(f"{KRYZE} at 400,400 and 800,800"),
        b=side(f"{MAUL} at 100,100", f"{REX} at 400,560 with 2 hunker"),
        token=-7,
    ).a("action:focus")
    assert (t.asked, t.unit(MAUL).wounded, t.momentum("a")) == ("a movement", True, 2)
    assert t.state.players[0].won == ["steal-the-secret-plans"]
    t.moves("kryze.1", "dash", 400, 460)
    assert (t.asked, t.unit(REX).hunker) == ("a movement", 0)


@rule("SP-SEQ-11")
def test_after_the_inner_event_before_the_outer_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, "mandalorians-are-stronger-together", "attack-resolved", does=lambda use: None)
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400"), b=side(f"{MAUL} at 430,450")).a("action:combat")
    t.attacks("kryze.1", MAUL)
    assert t.asked == "a react"
    t.picks("a", "stronger")
    assert t.asked == "a attack"


@rule("SP-SEQ-14")
def test_one_reaction_for_each_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """An attack wounds and is resolved: two events, a reaction to each, but not two to the same."""
    lend(monkeypatch, "deflect", "attack-resolved", "unit-wounded", does=lambda use: None)
    lend(monkeypatch, "riposte", "attack-resolved", does=lambda use: None)
    t = table(
        a=side(f"{KRYZE} at 400,400 and 800,800"),
        b=side(f"{REX} at 400,450 with 8 damage", f"{ANAKIN} at 700,100", f"{ASAJJ} at 100,700"),
    ).a("action:combat")
    t.attacks("kryze.1", REX, attack="SS", path="a").takes("stop")
    resolved, wounded, other = (f"use:b.{ANAKIN}>deflect", f"use:b.{ANAKIN}>deflect@2", f"use:b.{ASAJJ}>riposte")
    assert t.options("b") == [resolved, other, wounded, "pass"]
    t.picks("b", "riposte")
    assert t.options("b") == [wounded, "pass"]
    t.b(wounded)
    assert not t.asked.endswith("react")


@rule("SP-SEQ-07")
def test_in_the_opponents_turn_the_attacker_still_reacts_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maul of player b attacks in player a's turn; both sides have a reaction to the end of an attack."""

    def attacker(use: Use) -> bool:
        return use.attack.attacker == f"b.{MAUL}.1"

    lend(monkeypatch, "deflect", "attack-resolved", does=lambda use: None, only_if=attacker)
    lend(monkeypatch, "riposte", "attack-resolved", does=lambda use: None, only_if=attacker)
    t = table(
        a=side(f"{KRYZE} at 400,400 and 800,800", f"{ANAKIN} at 60,60"),
        b=side(f"{MAUL} at 400,450 with 10 damage", f"{ASAJJ} at 700,100"),
    ).a("action:combat")
    revenge(t.attacks(KRYZE, MAUL, attack="S"))
    assert (t.asked, t.options("b")) == ("b react", [f"use:b.{ASAJJ}>riposte", "pass"])
    t.picks("b", "riposte")
    assert (t.asked, t.options("a")) == ("a react", [f"use:a.{ANAKIN}>deflect", "pass"])


@rule("SP-SEQ-11")
def test_a_wound_by_strained_is_answered_before_the_attack_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asajj's Strained wounds her after her Riposte: who waits for a wound comes before the mission's effects."""
    told: list[str] = []
    lend(monkeypatch, VISOR, "unit-wounded", does=lambda use: told.append("wounded"))
    decree(monkeypatch, "attack-resolved", told, "mission")
    t = table(a=side(f"{KRYZE} at 400,400 and 800,800"), b=side(f"{ASAJJ} at 400,450 with strained, 6 damage"))
    t.a("action:combat").attacks("kryze.1", ASAJJ).picks("b", "riposte")
    assert (t.unit(ASAJJ).wounded, told) == (True, ["wounded", "mission"])
