"""What learners are shown of a Skytear match: heroes, minions, places and the cards of their own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from battlemat.core.observed import (
    Column,
    Hint,
    Look,
    Mark,
    Observed,
    Row,
    Table,
    View,
    contains,
    given,
    one_of,
    size_of,
    whose,
)
from battlemat.games.skytear.content import CARDS, FACTIONS, HEROES

WORDS: Final = (
    "pass", "no", "done", "end", "stay", "keep", "move", "lead", "skirmish", "worship", "attack", "skill", "play",
    "step", "hit", "deck", "exhaust", "west", "east", "centre", *(f"player-{number}" for number in range(8)),
    *sorted(FACTIONS), *sorted(HEROES), *sorted(CARDS),
)  # fmt: skip


def hex_of(text: str | None) -> tuple[int, int]:
    """Column and row of a hex; the middle for who is on none.

    >>> hex_of("4,-2")
    (4, -2)
    """
    if text is None:
        return (0, 0)
    q, r = text.split(",")
    return int(q), int(r)


def place(key: str = "hex") -> tuple[Column, ...]:
    """Where something stands."""
    return (
        given(key, "whether it is on the board", "on-board"),
        Column("q", "the column of its hex, from west to east", lambda row, look: hex_of(row[key])[0], True),
        Column("r", "the row of its hex, from north to south", lambda row, look: hex_of(row[key])[1], True),
    )


def own_side(look: Look) -> str:
    """The side of the player who looks."""
    side: str = look.view["players"][look.viewer]["side"]
    return side


FRIENDLY: Final = Column(
    "friendly", "whether it is of one's own side", lambda row, look: row["side"] == own_side(look), True
)
HOSTILE: Final = Column(
    "hostile", "whether it is of the other side", lambda row, look: row["side"] not in (own_side(look), None), True
)


def sum_of(key: str, about: str) -> Column:
    """A number that has several parts."""
    return Column(key, about, lambda row, look: sum(amount for _, amount in row[key]), True)


def of_side(mine: bool, name: str, about: str, *path: str) -> Column:
    """A number of one's own side, or of the other."""

    def read(row: Row, look: Look) -> float:
        side = own_side(look)
        found = row["sides"][side if mine else "north" if side == "south" else "south"]
        for key in path:
            found = found[key]
        return sum(found.values()) if isinstance(found, dict) else found

    of = "own" if mine else "other"
    return Column(f"{of}-{name}", f"{about} of {'one’s own' if mine else 'the other'} side", read)


def of_both_sides() -> Iterator[Column]:
    """What both sides have."""
    for mine in (True, False):
        yield of_side(mine, "towers", "what the towers hold", "towers")
        yield of_side(mine, "nexus", "what the nexus has suffered", "nexus")
        yield of_side(mine, "reserve", "minions in reserve", "reserve")
        for key in ("heroes", "lanes", "domes", "structure_hp"):
            yield of_side(mine, key.replace("_", "-"), f"progress ({key})", "progress", key)


def places(view: View) -> Iterator[Row]:
    """The tokens of the lanes."""
    for lane, token in view["tokens"].items():
        yield {"id": lane, **token}


def hand(view: View) -> Iterator[Row]:
    """The cards one holds, as they are printed; the second of its kind is called `card.2`."""
    copies = Counter[str]()
    for held in view["players"][view["viewer"]]["hand"] or ():
        copies[held] += 1
        card = CARDS[held.partition(".")[0]]
        yield {
            "id": held if copies[held] == 1 else f"{held}.{copies[held]}",
            "cost": len(card.runes),
            "modifier": card.modifier,
            "type": card.type,
            "only_hero": card.only_hero,
        }


def hex_named(option: str) -> tuple[float, float]:
    """The first hex that an answer names."""
    for part in option.replace("+", ":").replace(">", ":").split(":"):
        q, comma, r = part.partition(",")
        if comma and q.lstrip("-").isdigit() and r.lstrip("-").isdigit():
            return int(q), int(r)
    return 0, 0


WHOLE = Table(
    name="globals",
    about="the match as a whole",
    rows=lambda view: (view,),
    most=1,
    fields={"turn": "the turn", "ap": "action points that are left", "flux": "whether the flux is there"},
    columns=(
        *one_of("phase", ("set-up", "heroes", "minions", "upkeep"), "the phase"),
        Column("acting", "whether one's own side acts", lambda row, look: row["acting"] == look.viewer),
        Column("first", "whether one goes first", lambda row, look: row["first"] == look.viewer),
        Column("south", "whether one sits in the south", lambda row, look: own_side(look) == "south"),
        Column("own-hand", "cards in hand", lambda row, look: row["players"][look.viewer]["hand_size"]),
        Column("own-deck", "cards in the deck", lambda row, look: row["players"][look.viewer]["deck_size"]),
        size_of("stack", "effects on the stack"),
        size_of("lasting", "lasting effects"),
        *of_both_sides(),
    ),
)

HERO_TABLE = Table(
    name="heroes",
    about="every hero that was chosen",
    rows=lambda view: view["heroes"],
    id="id",
    most=12,
    fields={
        "hp": "hit points left",
        "health": "hit points printed",
        "mana": "mana",
        "move": "how far it moves",
        "returns": "turns until it returns",
        "unblocked": "whether it moves through others",
    },
    columns=(
        *whose(),
        FRIENDLY,
        *place(),
        sum_of("armor", "its armor"),
        sum_of("attack", "its attack"),
        *one_of("readiness", ("ready", "exhausted", "defeated"), "its readiness"),
        *contains("conditions", ("slow", "fast", "frenzy", "disarmed", "marked", "shapeshifted"), "its conditions"),
        size_of("leads", "cards that lead with it"),
        size_of("cards", "cards attached to it"),
        given("illusion", "whether an illusion of it stands somewhere"),
    ),
    marks=(Mark("active", "whether it is activated now", lambda look: [look.view["active"]]),),
)

MINIONS = Table(
    name="minions",
    about="every minion on the board",
    rows=lambda view: view["minions"],
    id="id",
    most=40,
    columns=(FRIENDLY, *place(), *one_of("lane", ("west", "east", "middle"), "its lane")),
)

OUTSIDERS = Table(
    name="outsiders",
    about="the Outsiders",
    rows=lambda view: view["outsiders"],
    id="id",
    most=4,
    columns=(FRIENDLY, HOSTILE, *place()),
)

PILLARS = Table(
    name="pillars",
    about="the pillars",
    rows=lambda view: view["pillars"],
    id="id",
    most=16,
    columns=(*whose(), FRIENDLY, *place()),
)

LANES = Table(
    name="lanes",
    about="the control tokens of the lanes",
    rows=places,
    id="id",
    most=4,
    fields={"number": "the number the token shows"},
    columns=place(),
)

HAND = Table(
    name="hand",
    about="the cards in one's own hand",
    rows=hand,
    id="id",
    most=20,
    fields={"cost": "its runes", "modifier": "its modifier"},
    columns=(
        *one_of("type", ("action", "reaction"), "its type"),
        given("only_hero", "whether only one hero can play it"),
    ),
)

HEX = Hint({"q": "the column of the first hex it names", "r": "the row of that hex"}, hex_named)

OBSERVED = Observed(WHOLE, (HERO_TABLE, MINIONS, OUTSIDERS, PILLARS, LANES, HAND), WORDS, HEX)
