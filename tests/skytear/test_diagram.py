"""The table as text: what stands where, how everybody fares, and nothing a player may not know."""

from __future__ import annotations

from battlemat.games.skytear import GAME
from battlemat.games.skytear.scenario import SkyScenario, north, south, table


def lines(t: SkyScenario, seat: str | None = "a") -> list[str]:
    picture = GAME.teller(t.view(seat), "en").picture()
    assert picture is not None
    return picture.splitlines()


def battle() -> SkyScenario:
    """Something of everything, with an Attack on the stack."""
    t = table(
        south(
            "yami@4,0*6+marked+slow akhuti@0,4~",
            minions="3,-1 5,2",
            reserve=2,
            hand="ruse ignite",
            illusions="akhuti@4,2",
            towers={"east": 3},
            nexus=1,
        ),
        north("cotlic@4,-1 tlakali^3", minions="5,-2", pillars="4,-3", hand="protection", towers={"west": 0}),
        active="yami",
        turn=3,
        outsiders={"centre": "rift-stalker@0,0"},
        victory="siege rout six-controls",
    )
    t.a("attack:north.cotlic")
    return t


MAP = """\
-6,-3       -4,-4       -2,-5       0,-6        2,-7        4,-8        6,-9
      -5,-3       -3,-4       -1,-5       1,-6        3,-7        5,-8
-6,-2       -4,-3       -2,-4       [N0]        2,-6        4,-7        6,-8
      -5,-2       -3,-3       -1,-4       1,-5        3,-6        5,-7
-6,-1       -4,-2       -2,-3       0,-4        2,-5        [T5]        6,-7
      -5,-1       -3,-2       -1,-3       1,-4        3,-5        5,-6
-6,0~       -4,-1       -2,-2~      0,-3        2,-4~       4,-5        6,-6~
      -5,0        -3,-1       -1,-2       1,-3        3,-4        5,-5
-6,1        -4,0        -2,-1       0,-2        2,-3        4,-4        6,-5
      -5,1        -3,0~       -1,-1       1,-2        3,-3~       5,-4
-6,2        -4,1        -2,0        0,-1        2,-2        |           6,-4
      -5,2        -3,1        -1,0        1,-1        3,-2        5,-3
-6,3~       +1          -2,1        +<O>        2,-1        +2          6,-3~
      -5,3        -3,2        -1,1        1,0         S           n
-6,4        -4,3        -2,2        0,1         2,0         cot         6,-2
      -5,4        -3,3~       -1,2        1,1         3,0~        5,-1
-6,5        -4,4        -2,3        0,2         2,1         YAM         6,-1
      -5,5        -3,4        -1,3        1,2         3,1         5,0
-6,6~       -4,5        -2,4~       0,3         2,2~        4,1         6,0~
      -5,6        -3,5        -1,4        1,3         3,2         5,1
-6,7        [T5]        -2,5        AKH         2,3         [T3]?AKH    6,1
      -5,7        -3,6        -1,5        1,4         3,3         S
-6,8        -4,7        -2,6        [N1]        2,4         4,3         6,2
      -5,8        -3,7        -1,6        1,5         3,4         5,3
-6,9        -4,8        -2,7        0,6         2,5         4,4         6,3"""
BELOW = """\
Siege: south 0/8, north 0/8
Rout: south 0/6, north 0/6
Hold the Ground: south 0/6, north 0/6
The south: 2 minions in reserve; player A: 2 in hand, 12 in the deck
  Yami: 4,0, 6/13 HP, mana 3, armor 1, Ready, Slow, Marked
  Akhuti: 0,4, 12/12 HP, mana 3, armor 0, Exhausted
The north: 0 minions in reserve; player B: 1 in hand, 12 in the deck
  Cotlic: 4,-1, 17/17 HP, mana 3, armor 2, Ready
  Tlakali: -, 0/13 HP, mana 3, armor 0, Defeated
On the stack, from the bottom: Attack (Yami)"""


def test_everything_on_the_battlefield_is_drawn_on_its_hex() -> None:
    drawn = lines(battle())
    assert drawn[0] == "Turn 3, Heroes Phase"
    assert drawn[1 : 1 + len(MAP.splitlines())] == MAP.splitlines()


def test_who_fares_how_is_told_below_with_the_viewers_own_hand_alone() -> None:
    below = {seat: lines(battle(), seat)[1 + len(MAP.splitlines()) :] for seat in ("a", "b", None)}
    assert below["a"] == [*BELOW.splitlines(), "Your hand: Ignite, Ruse"]
    assert below["b"] == [*BELOW.splitlines(), "Your hand: Protection"]
    assert below[None] == BELOW.splitlines()


def test_nothing_is_said_of_an_empty_stack() -> None:
    assert not [line for line in lines(table("yami@4,0", "cotlic@4,-1", active="yami")) if "stack" in line]


def test_a_crowded_hex_moves_no_other() -> None:
    """A pillar, an illusion, minions of both sides: what does not fit is left out."""
    t = table(
        south("akhuti@0,4", minions="4,0", illusions="akhuti@4,0"),
        north("cotlic@4,-3", minions="4,0", pillars="4,0 4,0 4,0 4,0 4,0"),
    )
    (row,) = (line for line in lines(t) if "AKH" in line and "|" in line)
    assert row == "-6,5        -4,4        -2,3        0,2         2,1         |||||?AKHSn 6,-1"
    t.state.pillars.append(t.state.pillars[0])
    (row,) = (line for line in lines(t) if "AKH" in line and "|" in line)
    assert row == "-6,5        -4,4        -2,3        0,2         2,1         ||||||?AKHS 6,-1"


def test_an_outsider_off_the_battlefield_is_not_drawn() -> None:
    assert not [line for line in lines(table("yami@4,0", outsiders={"centre": "rift-stalker"})) if "<O>" in line]
