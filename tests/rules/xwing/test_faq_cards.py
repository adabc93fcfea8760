"""Errata and frequently asked questions about single cards (XW-FAQ)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Place
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import RESERVE, forget
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.moments import SETUP
from tests.rule_marks import rule

LATER = "b.soontirfel@800,850,180#3-straight"


@rule("XW-FAQ-15")
def test_there_is_one_trick_shot() -> None:
    """Both translated names are this card, so there is one id, and the other name is nobody's."""
    assert [card.id for card in UPGRADES.values() if card.name == "Trick Shot"] == ["trickshot"]
    assert UPGRADES["trickshot"].type == "talent"
    shooter, target = "a.redsquadronveteran@400,300&trickshot", "b.academypilot@400,500,180=b"
    obstructed = table(shooter, target, "asteroid@400,400", phase="engagement")
    assert obstructed.attack("front>b").terms() == {"weapon": 3, "upgrade:trickshot": 1}


def painted(*things: str) -> XWingScenario:
    return table("a.lothalrebel@100,700^front&sabinewren#1-straight", *things, LATER)


@rule("XW-FAQ-37")
def test_sabine_wren_does_not_react_to_mines() -> None:
    foe = "b.redsquadronveteran@400,300#2-straight=foe"
    mine = painted("a:proximitymine@400,360", foe).faces("blank blank").stops_after("detonated", what="proximitymine")
    assert (mine.asked, mine.question("b").about["ship"]) == ("b action", mine.ship("foe").id)  # Sabine was not asked
    bomb = painted("a:protonbomb@400,460", foe).stops_after("detonated", what="protonbomb")
    assert bomb.options("a") == ["a.lothalrebel/upgrade:sabinewren", "pass"]


# Padmé Amidala


PADME = "a.padmeamidala@400,500,180+disarm=padme"


@rule("XW-FAQ-82")
def test_under_padme_a_second_focus_result_stays_as_it_is_even_for_palpatine() -> None:
    palpatine = "b.academypilot@100,100&emperorpalpatine=p"
    t = table(PADME, "b.redsquadronveteran@400,300+focus=x", palpatine, phase="engagement").until("attack", "x")
    t.attack("front>padme", attack="focus focus blank").b("focus")
    assert t.last("dice-changed")["results"] == ["hit", "focus", "blank"]
    assert t.asked != "b modify-attack"
    free = "a.padmeamidala@400,500,90+disarm=padme"
    t = table(free, "b.redsquadronveteran@400,300+calculate=x", palpatine, phase="engagement").until("attack", "x")
    t.attack("front>padme", attack="focus focus blank").b("calculate")
    assert t.options("b") == ["b.academypilot/upgrade:emperorpalpatine", "pass"]  # she looks elsewhere


def test_under_padme_one_focus_result_at_most_is_rerolled() -> None:
    t = table(PADME, "b.redsquadronveteran@400,300>a.padmeamidala=x", phase="engagement").until("attack", "x")
    t.attack("front>padme", attack="focus focus blank").b("lock")
    assert t.options("b") == ["die-1", "die-3"]


X = "b.redsquadronveteran"


@pytest.mark.parametrize("card", ["r5p8", "barragerockets"])
@pytest.mark.parametrize("lock_first", [True, False])
def test_under_padme_nobody_may_reroll_where_nothing_is_left_but_focus_results(card: str, lock_first: bool) -> None:
    """One of them was rerolled, and so neither a lock nor a card finds another die."""
    t = table(PADME, f"{X}@400,300>a.padmeamidala+focus&{card}=x", phase="engagement").until("attack", "x")
    t.attack(f"{'barragerockets' if card == 'barragerockets' else 'front'}>padme", attack="focus focus focus")
    ways = ["lock", f"{X}/upgrade:{card}"]
    assert set(ways) <= set(t.options("b"))
    t.faces("hit", "blank").b(ways[0 if lock_first else 1])
    if t.asked == "b reroll":
        t.b(["die-1"])
    assert t.last("dice-changed")["results"] == ["hit", "focus", "focus"]
    assert t.asked != "b modify-attack"


def test_under_padme_gunners_find_no_die_either() -> None:
    corvette = "b.alderaanianguard@180,500>a.padmeamidala&gunneryspecialists=cr90"
    t = table(PADME.replace("180", "270"), corvette, phase="engagement").until("attack", "cr90")
    t.attack("right>padme", attack="focus focus focus focus")
    t.faces("hit").b("b.alderaanianguard/upgrade:gunneryspecialists")
    assert t.last("dice-changed")["results"] == ["hit", "focus", "focus", "focus"]
    assert [event["amount"] for event in t.events("energy-spent")] == [1]
    assert t.asked != "b modify-attack"  # nor is the lock of any use now


def test_under_padme_l3_37_makes_the_attacker_reroll_one_focus_result() -> None:
    freighter = "a.lothalrebel@400,480,180+disarm&l337=defender"
    padme = "a.padmeamidala@300,500,150+disarm=padme"
    t = table(padme, freighter, f"{X}@400,300=x", phase="engagement").until("attack", "x")
    t.attack("front>defender", attack="focus focus blank")
    t.faces("hit hit").a("a.lothalrebel/upgrade:l337")
    assert t.last("dice-changed")["results"] == ["hit", "focus", "hit"]


# Boba Fett in reserve


def hidden(*rocks: str) -> XWingScenario:
    """Boba Fett waits in reserve while forces are placed; an enemy stands in the middle."""
    t = table("a.bountyhunter@100,100&bobafett=boba", "b.academypilot@457,457=b", *rocks, phase="planning")
    t.ship("boba").place = RESERVE
    forget(t.state)
    queue.trigger(t.match, SETUP, None, "", "forces")
    return t


def appears(t: XWingScenario) -> Place:
    """The question where he appears."""
    place = next(queue.settle(t.match))
    assert isinstance(place, Place)
    return place


@rule("XW-FAQ-28")
def test_boba_fett_appears_at_an_obstacle_far_from_enemies_or_at_his_edge() -> None:
    for escort in ((), ("a.bluesquadronescort@200,100",)):  # a friend is no enemy
        place = appears(hidden("coreasteroid0@100,100", *escort))
        assert place.check((100.0, 100.0, 0.0)) is None
        for elsewhere in ((100.0, 850.0, 0.0), (400.0, 40.0, 0.0)):  # his own edge is no choice
            refused = place.check(elsewhere)
            assert refused is not None
            assert refused.key == "xwing-not-at-obstacle"
    edge = appears(hidden("coreasteroid0@457,300"))
    assert edge.check((400.0, 40.0, 0.0)) is None
    assert edge.check((457.0, 300.0, 0.0)) is not None


# Cikatro Vizago


@rule("XW-FAQ-55")
def test_cikatro_vizago_gives_nobody_what_it_may_not_have() -> None:
    yv = "a.trandoshanslaver@400,300&cikatrovizago&{}=yv"
    small = "a.binayrepirate@480,300&deadmansswitch=z"
    t = table(yv.format("riggedcargochute"), small, "b.academypilot@800,800", phase="engagement")
    assert "ability" not in t.asked
    t = table(yv.format("feedbackarray"), small, "b.academypilot@800,800", phase="engagement").until("ability")
    t.a("a.trandoshanslaver/upgrade:cikatrovizago", "a.trandoshanslaver/upgrade:feedbackarray")
    assert [card.id for card in t.ship("yv").upgrades] == ["cikatrovizago", "deadmansswitch"]
    assert [card.id for card in t.ship("z").upgrades] == ["feedbackarray"]
    twice = table(yv.format("feedbackarray&deadmansswitch"), small, "b.academypilot@800,800", phase="engagement")
    assert "ability" not in twice.asked  # XW-BLD-21
