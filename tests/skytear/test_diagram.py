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
a13         c13         e13         g13         i13         k13         m13
      b12         d12         f12         h12         j12         l12
a12         c12         e12         [N0]        i12         k12         m12
      b11         d11         f11         h11         j11         l11
a11         c11         e11         g11         i11         [T5]        m11
      b10         d10         f10         h10         j10         l10
a10~        c10         e10~        g10         i10~        k10         m10~
      b9          d9          f9          h9          j9          l9
a9          c9          e9          g9          i9          k9          m9
      b8          d8~         f8          h8          j8~         l8
a8          c8          e8          g8          i8          |           m8
      b7          d7          f7          h7          j7          l7
a7~         +1          e7          +<O>        i7          +2          m7~
      b6          d6          f6          h6          M           m
a6          c6          e6          g6          i6          cot         m6
      b5          d5~         f5          h5          j5~         l5
a5          c5          e5          g5          i5          YAM         m5
      b4          d4          f4          h4          j4          l4
a4~         c4          e4~         g4          i4~         k4          m4~
      b3          d3          f3          h3          j3          l3
a3          [T5]        e3          AKH         i3          [T3]?AKH    m3
      b2          d2          f2          h2          j2          M
a2          c2          e2          [N1]        i2          k2          m2
      b1          d1          f1          h1          j1          l1
a1          c1          e1          g1          i1          k1          m1"""
FROM_B = """\
a13         c13         e13         g13         i13         k13         m13
      b12         d12         f12         h12         j12         l12
a12         c12         e12         [N1]        i12         k12         m12
      m           d11         f11         h11         j11         l11
a11         [T3]?akh    e11         akh         i11         [T5]        m11
      b10         d10         f10         h10         j10         l10
a10~        c10         e10~        g10         i10~        k10         m10~
      b9          d9          f9          h9          j9          l9
a9          yam         e9          g9          i9          k9          m9
      b8          d8~         f8          h8          j8~         l8
a8          COT         e8          g8          i8          k8          m8
      M           m           f7          h7          j7          l7
a7~         +2          e7          +<O>        i7          +1          m7~
      b6          d6          f6          h6          j6          l6
a6          |           e6          g6          i6          k6          m6
      b5          d5~         f5          h5          j5~         l5
a5          c5          e5          g5          i5          k5          m5
      b4          d4          f4          h4          j4          l4
a4~         c4          e4~         g4          i4~         k4          m4~
      b3          d3          f3          h3          j3          l3
a3          [T5]        e3          g3          i3          k3          m3
      b2          d2          f2          h2          j2          l2
a2          c2          e2          [N0]        i2          k2          m2
      b1          d1          f1          h1          j1          l1
a1          c1          e1          g1          i1          k1          m1"""
BELOW = """\
Siege: the south 0/8, the north 0/8
Rout: the south 0/6, the north 0/6
Hold the Ground: the south 0/6, the north 0/6
The south: 2 minions in reserve; player A: 2 in hand, 12 in the deck
  Yami: k5, 6/13 HP, mana 3, armor 1, Ready, Slow, Marked
  Akhuti: g3, 12/12 HP, mana 3, armor 0, Exhausted
The north: 0 minions in reserve; player B: 1 in hand, 12 in the deck
  Cotlic: k6, 17/17 HP, mana 3, armor 2, Ready
  Tlakali: -, 0/13 HP, mana 3, armor 0, Defeated
On the stack, from the bottom: Attack (Yami)"""
BELOW_A = """\
Siege: your side 0/8, the enemy 0/8
Rout: your side 0/6, the enemy 0/6
Hold the Ground: your side 0/6, the enemy 0/6
Your side: 2 minions in reserve; you: 2 in hand, 12 in the deck
  Yami: k5, 6/13 HP, mana 3, armor 1, Ready, Slow, Marked
  Akhuti: g3, 12/12 HP, mana 3, armor 0, Exhausted
The enemy: 0 minions in reserve; player B: 1 in hand, 12 in the deck
  Cotlic: k6, 17/17 HP, mana 3, armor 2, Ready
  Tlakali: -, 0/13 HP, mana 3, armor 0, Defeated
On the stack, from the bottom: Attack (Yami)
Your hand: Ignite, Ruse"""
BELOW_B = """\
Siege: your side 0/8, the enemy 0/8
Rout: your side 0/6, the enemy 0/6
Hold the Ground: your side 0/6, the enemy 0/6
Your side: 0 minions in reserve; you: 1 in hand, 12 in the deck
  Cotlic: c8, 17/17 HP, mana 3, armor 2, Ready
  Tlakali: -, 0/13 HP, mana 3, armor 0, Defeated
The enemy: 2 minions in reserve; player A: 2 in hand, 12 in the deck
  Yami: c9, 6/13 HP, mana 3, armor 1, Ready, Slow, Marked
  Akhuti: g11, 12/12 HP, mana 3, armor 0, Exhausted
On the stack, from the bottom: Attack (Yami)
Your hand: Protection"""


def test_everything_on_the_battlefield_is_drawn_on_its_hex() -> None:
    drawn = lines(battle())
    assert drawn[0] == "Turn 3, Heroes Phase"
    assert drawn[1 : 1 + len(MAP.splitlines())] == MAP.splitlines()
    assert lines(battle(), None)[: len(drawn) - len(BELOW_A.splitlines())] == drawn[: -len(BELOW_A.splitlines())]


def test_everybody_sees_the_battlefield_from_the_own_side() -> None:
    """The other player's map is turned: their base is below, their figures are written large."""
    assert lines(battle(), "b")[1 : 1 + len(FROM_B.splitlines())] == FROM_B.splitlines()


def test_who_fares_how_is_told_below_with_the_viewers_own_hand_alone() -> None:
    below = {seat: lines(battle(), seat)[1 + len(MAP.splitlines()) :] for seat in ("a", "b", None)}
    assert below["a"] == BELOW_A.splitlines()
    assert below["b"] == BELOW_B.splitlines()
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
    assert row == "a5          c5          e5          g5          i5          |||||?AKHMm m5"
    t.state.pillars.append(t.state.pillars[0])
    (row,) = (line for line in lines(t) if "AKH" in line and "|" in line)
    assert row == "a5          c5          e5          g5          i5          ||||||?AKHM m5"


def test_an_outsider_off_the_battlefield_is_not_drawn() -> None:
    assert not [line for line in lines(table("yami@4,0", outsiders={"centre": "rift-stalker"})) if "<O>" in line]
