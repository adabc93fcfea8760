"""Commander Ponds and his scouts, Commander Wolffe, Commander Fil and Crosshair."""

from __future__ import annotations

from battlemat.games.shatterpoint.damage import removals
from battlemat.games.shatterpoint.deployment import Deployment
from battlemat.games.shatterpoint.pools import defense_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.terrain import Spot
from battlemat.games.shatterpoint.values import is_immune, keyword, total

PONDS, ARF, WOLFFE = "ct-411-commander-ponds", "arf-clone-troopers", "cc-3636-commander-wolffe"
FIL, FILS, CROSSHAIR = "cc-3714-clone-commander-fil", "fils-clones", "crosshair"
ANAKIN, REX, TROOPERS = "general-anakin-skywalker", "cc-7567-captain-rex", "501st-clone-troopers"
BO, MAUL = "bo-katan-kryze", "lord-maul"


def test_incoming() -> None:
    for tokens, x, immune in ((" with 1 hunker", 500, True), ("", 500, False), (" with 1 hunker", 800, False)):
        t = table(a=side(f"{PONDS} at 400,400", f"{ARF} at {x},400 and 860,860{tokens}"), b=side())
        assert is_immune(t.state, t.unit("arf"), "exposed") is immune


def test_forward_scout() -> None:
    units = f"{ANAKIN} at 400,60", f"{PONDS} at 400,180", f"{ARF} at 60,800 and 120,800", f"{REX} at 700,700"
    s = table(a=side(*units), b=side()).state
    anakin, ponds, arf, rex = (unit.characters[0] for unit in s.players[0].units)
    for character in (ponds, arf, rex):
        character.on_field = False
    assert Deployment(s, ponds, [], anakin).reach_refusal(Spot(400, 170)) is None
    assert Deployment(s, rex, [], anakin).reach_refusal(Spot(400, 170)) is not None
    ponds.on_field = True
    assert Deployment(s, arf, [], anakin).reach_refusal(Spot(400, 240)) is None
    assert Deployment(s, rex, [], anakin).reach_refusal(Spot(400, 240)) is not None
    told = [Deployment(s, one, [], anakin).told() for one in (ponds, arf, rex)]
    assert [(one["reach"], one["beside"]) for one in told] == [(76.2, []), (25.4, [ponds.id]), (25.4, [])]


def test_forward_scout_is_told_only_where_it_helped() -> None:
    for y, helped in ((120, []), (240, [["forward-scout"]])):
        t = table(a=side(f"{ANAKIN} at 400,60", f"{PONDS} at 400,180", f"{ARF} at 400,{y} and 60,800"), b=side())
        Deployment(t.state, t.character(ARF), [], t.character(ANAKIN)).thank(t.match, "SP-SET-21")
        assert [event["by"] for event in t.events("helped")] == helped


def test_lay_low() -> None:
    for tokens, type_, added in ((" with 1 hunker", "ranged", 1), ("", "ranged", 0), (" with 1 hunker", "melee", 0)):
        t = table(a=side(f"{REX} at 400,400"), b=side(f"{ARF} at 400,550 and 860,860{tokens}"))
        attack = Attack(0, f"a.{REX}.1", f"b.{ARF}.1", type_, True)  # type: ignore[arg-type]
        assert total(t.state, "defense-expertise", attack) == added


def howl(*pack: str) -> int:
    """The crits that are left when Rex has shot at Anakin, who makes one of them a strike."""
    t = table(a=side(f"{REX} at 400,400", *pack), b=side(f"{ANAKIN} at 400,600")).a("action:combat")
    t.attacks("rex", "anakin", type="ranged", attack="CC", defense="E")
    return int(t.last("results")["attack"].get("crit", 0))


def test_wolfpack() -> None:
    assert howl(f"{WOLFFE} at 500,500") == 2
    assert howl(f"{WOLFFE} at 500,500 with wounded") == 1
    assert howl(f"{WOLFFE} at 60,60") == 1
    assert howl(f"{WOLFFE} at 60,60", f"{TROOPERS} at 500,500 and 860,860") == 2


# Fil


def test_we_can_take_him_down_easy() -> None:
    t = table(a=side(f"{FIL} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.dice_of("F" * 8, "F" * 5).a(f"melee:a.{FIL}.1>b.{MAUL}.1").picks("a", "take-him-down")
    assert t.last("rolled")["attack"] == {"failure": 8}
    bo = table(a=side(f"{FIL} at 400,400"), b=side(f"{BO} at 400,450")).a("action:combat")
    assert bo.a(f"melee:a.{FIL}.1>b.{BO}.1").asked != "a react"


def entrance(objective: str) -> ShatterScenario:
    units = f"{FIL} at 400,400", f"{ANAKIN} at 700,600"
    t = table(a=side(*units), b=side(f"{BO} at 400,450"), objectives=f"MC at {objective}").a("action:combat")
    return t.attacks("fil", "bo-katan")


def test_we_specialize_in_making_entrances() -> None:
    t = entrance("400,500").picks("a", "entrances").moves("anakin", "advance")
    assert t.no_way("a", 760, 620) == "SP-MOV-49"
    assert t.goes("a", 600, 570).at("anakin") == (600, 570, 0)
    assert entrance("800,60").asked == "a act"


def commanded(fil: str) -> ShatterScenario:
    t = table(a=side(f"{TROOPERS} at 400,400 and 860,60"), b=side(f"{FILS} at 400,550 and 860,860", fil))
    return t.a("action:combat").attacks(
        "a.501st-clone-troopers.1", "fils-clones.1", type="ranged", attack="C", path="a"
    )


def test_commanding_presence() -> None:
    t = commanded(f"{FIL} at 500,550").b("choose:yes")
    assert (t.conditions("fils-clones"), t.damage("fils-clones")) == ([], 2)
    assert commanded(f"{FIL} at 500,550").passes("b").conditions("fils-clones") == ["pinned"]
    assert commanded(f"{FIL} at 60,850").asked != "b agree"


# Crosshair


def handled(pick: bool, rex: str = "400,650") -> ShatterScenario:
    units = f"{CROSSHAIR} at 400,400", f"{REX} at {rex} with strained, 2 damage"
    t = table(a=side(*units), b=side(f"{BO} at 400,600")).a("action:combat").dice_of("C" * 7, "FFFF")
    t.a(f"ranged:a.{CROSSHAIR}.1>b.{BO}.1")
    return t.picks("a", "relax") if pick else t


def test_relax_ill_handle_this() -> None:
    t = handled(pick=True)
    assert removals(t.state, t.character("crosshair")) == [f"strained:a.{REX}"]
    t = handled(pick=False).passes("a")
    assert removals(t.state, t.character("crosshair")) == []
    assert handled(pick=False, rex="800,800").asked == "a tree"


def test_the_deadeye_of_the_batch() -> None:
    t = table(a=side(f"{CROSSHAIR} at 400,400"), b=side(f"{BO} at 400,600 with 2 hunker"))
    attack = Attack(0, f"a.{CROSSHAIR}.1", f"b.{BO}.1", "ranged", True)
    assert (keyword(t.state, t.character("crosshair"), "sharpshooter"), defense_pool(t.state, attack)) == (2, 4)
