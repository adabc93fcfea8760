"""Range and arcs where abilities, weapons and setup use them (XW-ARC)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, triggered
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.phases.setup import place_ship
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import WAITING, XMatch
from battlemat.games.xwing.table.objects import firing_arcs, in_firing_arc, is_in_arc, ships_at
from battlemat.games.xwing.table.placing import ship_place
from battlemat.games.xwing.timing.moments import PHASE_STARTS
from tests.rule_marks import rule

X, TIE, HWK = "a.redsquadronveteran", "b.academypilot", "a.rebelscout"


def fight(*things: str) -> XWingScenario:
    return table(*things, phase="engagement")


@rule("XW-ARC-09")
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_a_ship_starts_wholly_within_range_1_of_its_edge(edge: str) -> None:
    t = table(f"{X}@400,100=x", phase="planning")
    t.state.players[0].edge = edge
    place = ship_place(t.state, t.ship("x"))
    for gap, legal in ((0.0, True), (20.0, True), (60.0, True), (60.1, False), (90.0, False)):
        deep = {"south": gap + 20.0, "west": gap + 20.0}.get(edge, 890.0 - gap)
        pose = (400.0, deep, 0.0) if edge in ("south", "north") else (deep, 400.0, 0.0)
        assert (place.check(pose) is None) == legal
        turned = place.check((*pose[:2], 45.0))  # a corner reaches farther
        assert (turned is None) == (gap == 20.0)


@rule("XW-ARC-07")
def test_an_effect_reaches_every_range_it_names_and_no_other() -> None:
    names = ("touching", "near", "middle", "far", "beyond")
    gaps = (0, 60, 140, 240, 320)
    friends = [f"a.bluesquadronescort@400,{440 + gap}=friend-{name}" for name, gap in zip(names, gaps, strict=True)]
    enemies = [f"{TIE}@{440 + gap},400=enemy-{name}" for name, gap in zip(names, gaps, strict=True)]
    t = fight(f"{X}@400,400=x", *friends, *enemies)
    own = t.ship("x")
    for first, last in ((0, 0), (0, 1), (1, 2), (2, 3), (0, 3)):
        at = [name for name, gap in zip(names, gaps, strict=True) if first <= -(-gap // 100) <= last]
        found = {side: list(ships_at(t.state, own, first, last, side)) for side in ("other friend", "enemy", "other")}
        assert found["other friend"] == [t.ship(f"friend-{name}") for name in at]
        assert found["enemy"] == [t.ship(f"enemy-{name}") for name in at]
        assert found["other"] == found["other friend"] + found["enemy"]


@rule("XW-ARC-13")
def test_a_ship_may_choose_itself_where_friends_are_chosen() -> None:
    t = table("a.jakefarrell@400,300#2-straight", "a.phoenixsquadronpilot@230,320#2-straight",
              "b.darthvader@800,880,180#2-straight")  # fmt: skip
    t.until("action", "a.jakefarrell").a("barrelroll", "left", "middle", "a.jakefarrell/pilot:jakefarrell")
    assert t.options("a") == ["a.jakefarrell", "a.phoenixsquadronpilot"]


@rule("XW-ARC-15")
def test_ranges_are_known_before_a_cost_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ABILITIES, "pilot:lukeskywalker", [])

    @triggered("pilot:lukeskywalker", PHASE_STARTS, what=("engagement",), cost=payment.force(), may=True)
    def far(m: XMatch, x: Use) -> Flow[None]:
        chosen = yield from pick_ship(m, x.ship.owner, "XW-ARC-15", lambda: ships_at(m.state, x.ship, 0, 3, "enemy"))
        assert chosen is not None
        yield from tokens.gain(m, chosen, "stress")

    t = fight("a.lukeskywalker@400,300=luke", f"{TIE}@400,400=b", f"{TIE}@400,590=c")
    assert (t.asked, t.force("luke")) == ("a ability", 2)
    assert [t.range("luke", name) for name in "bc"] == [1, 3]
    t.a("pass")
    assert t.force("luke") == 2


@rule("XW-ARC-17")
def test_two_weapons_attack_the_same_target_at_different_ranges() -> None:
    for weapon, terms in (("front", {"weapon": 3}), ("single_turret", {"weapon": 2, "range": 1})):
        t = fight(f"{HWK}@400,300&moldycrow^right=x", f"{TIE}@520,400=b")
        t.attack(f"{weapon}>b")
        assert t.terms() == terms
    torpedoes = f"{HWK}@400,300&advprotontorpedoes>{TIE}^right=x"  # of range 1
    assert fight(torpedoes, f"{TIE}@520,400").shots("x") == [f"single_turret>{TIE}"]
    assert f"advprotontorpedoes>{TIE}" in fight(torpedoes, f"{TIE}@400,430").shots("x")


@rule("XW-ARC-30")
def test_the_bullseye_arc_does_nothing_by_itself() -> None:
    t = fight(f"{X}@400,300=x", f"{TIE}@400,500=b")
    assert is_in_arc(t.state, t.ship("x"), "bullseye", t.ship("b"))
    t.attack("front>b", attack="blank blank blank", defense="blank blank blank")
    assert (t.terms("attack"), t.terms("defense")) == ({"weapon": 3}, {"agility": 3})


@rule("XW-ARC-37", "XW-ARC-42")
@pytest.mark.parametrize(
    ("ship", "turret", "arcs"),
    [
        (HWK, "single_turret", ["front", "right", "rear", "left"]),
        ("a.patrolleader", "double_turret", ["front", "left"]),
        (f"{X}&dorsalturret", "single_turret", ["front", "right", "rear", "left"]),
    ],
)
def test_a_turret_indicator_is_pointed_when_its_ship_is_placed(ship: str, turret: str, arcs: list[str]) -> None:
    name, _, upgrade = ship.partition("&")
    t = table(f"{name}@400,100{'&' + upgrade if upgrade else ''}=x", phase="planning")
    new = t.ship("x")
    assert sheet(t.state, new).turret == turret
    new.place = WAITING
    setup = place_ship(t.match, new)
    next(setup)
    question: Any = setup.send((400.0, 60.0, 0.0))
    assert list(question.ids) == arcs
    with pytest.raises(StopIteration):
        setup.send(arcs[-1])
    assert new.turret == arcs[-1]


@rule("XW-ARC-37")
def test_a_ship_without_a_turret_has_no_indicator() -> None:
    t = table(f"{X}@400,100=x", phase="planning")
    assert (sheet(t.state, t.ship("x")).turret, t.ship("x").turret) == ("", "")


@rule("XW-ARC-39")
@pytest.mark.parametrize(("turret", "target"), [("right", TIE), ("front", f"{TIE}-2")])
def test_a_turret_attacks_where_it_points(turret: str, target: str) -> None:
    t = fight(f"{HWK}@400,300^{turret}=x", f"{TIE}@600,300=b", f"{TIE}@400,500=c")
    assert t.shots("x") == [f"single_turret>{target}"]


@rule("XW-ARC-43", "XW-ARC-44")
def test_firing_arcs() -> None:
    t = fight(
        f"{X}@100,300=x",
        f"{X}@200,300&dorsalturret^left=dorsal",
        "a.shadowporthunter@400,300^rear=lancer",
        "a.patrolleader@600,300^left=deci",
        f"{HWK}@700,300&moldycrow^right=hwk",
        f"{X}@800,300&protontorpedoes&ioncannon=special",
        f"{TIE}@400,850=b",
    )
    found = {name: firing_arcs(t.state, t.ship(name)) for name in ("x", "dorsal", "lancer", "deci", "hwk", "special")}
    assert found == {
        "x": {"front"},
        "dorsal": {"front", "left"},
        "lancer": {"front", "rear"},
        "deci": {"left", "right"},
        "hwk": {"front", "right"},
        "special": {"front"},
    }


@rule("XW-ARC-45")
def test_a_ship_is_not_in_its_own_firing_arc() -> None:
    t = fight("a.kylekatarn@400,300+focus^front=kyle", f"{TIE}@400,850=b", f"{X}@400,400=x")
    kyle = t.ship("kyle")
    assert [in_firing_arc(t.state, kyle, ship) for ship in (kyle, t.ship("x"))] == [False, True]


@rule("XW-ARC-46")
@pytest.mark.parametrize(("place", "inside"), [("690,300", True), ("745,300", False)])
def test_firing_arcs_reach_range_3(place: str, inside: bool) -> None:
    t = fight(f"{X}@400,300&dorsalturret^right=x", f"{X}@{place}=friend", f"{TIE}@100,850=b")
    assert in_firing_arc(t.state, t.ship("x"), t.ship("friend")) == inside


@rule("XW-ARC-47")
def test_the_defender_is_in_the_attack_arc() -> None:
    t = fight("a.104thbattalionpilot@400,300=arc", f"{TIE}@400,550=b")
    assert t.options("a") == [f"front>{TIE}", "pass"]
    assert t.refused("a", f"rear>{TIE}")
    t.attack("front>b", attack="blank blank blank", defense="blank blank blank blank")
    assert t.last("attack")["arc"] == "front"
