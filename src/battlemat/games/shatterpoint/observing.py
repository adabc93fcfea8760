"""What learners are shown of a Shatterpoint match: units, characters, objectives, and the struggle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from battlemat.core.observed import (
    Column,
    Look,
    Mark,
    Observed,
    Row,
    Table,
    View,
    contains,
    one_of,
    own,
    size_of,
    whose,
)
from battlemat.games.shatterpoint.content import ABILITIES, MISSIONS, STANCES, TACTICS

WORDS: Final = (
    "pass", "choose", "activate", "reserve", "reveal", "under-deck", "keep", "redraw", "action", "use", "flip", "end",
    "move", "advance", "dash", "climb", "jump", "push", "reposition", "combat", "focus", "recover", "take-cover",
    "attack", "melee", "ranged", "option", "stop", "pay", "force", "damage", "heal", "hunker", "shove", "strained",
    "disarmed", "exposed", "pinned", "sharpshooter", "impact", "yes", "no", "edge", "south", "north", "squad", "stance",
    "mission", "map", "A", "B", "0", "1", "2", "3", *"abcdefghijkl",
    *sorted({*STANCES, *ABILITIES, *TACTICS, *MISSIONS}),
)  # fmt: skip


def units(view: View) -> Iterator[Row]:
    """Every unit of both strike forces."""
    return chain.from_iterable(player["units"] for player in view["players"])


def characters(view: View) -> Iterator[Row]:
    """Every character, with whose it is."""
    for unit in units(view):
        for character in unit["characters"]:
            yield {**character, "owner": unit["owner"], "wounded": unit["wounded"], "stamina": unit["stamina"]}


def other(key: str, about: str) -> Column:
    """A number of the player across."""
    return Column(f"other-{key}", about, lambda row, look: row["players"][1 - look.viewer][key])


def towards_me(row: Row, look: Look) -> float:
    """Where the struggle token is: above 0 on one's own side of the middle."""
    token: int = row["tracker"]["token"]
    return token if look.viewer == 0 else -token


def momentum(mine: bool) -> Column:
    """The momentum of one's own or of the other player."""

    def read(row: Row, look: Look) -> float:
        pair: Sequence[int] = row["tracker"]["momentum"]
        return pair[look.viewer if mine else 1 - look.viewer]

    return Column(f"{'own' if mine else 'other'}-momentum", "momentum on the struggle tracker", read)


def won(mine: bool) -> Column:
    """How many struggles one has won, or the other."""

    def read(row: Row, look: Look) -> float:
        return len(row["players"][look.viewer if mine else 1 - look.viewer]["won"])

    return Column(f"{'own' if mine else 'other'}-won", "struggles won", read)


def of_attack(key: str, about: str) -> Column:
    """A number of the attack of now."""
    return Column(f"attack-{key}", about, lambda row, look: row["attacks"][-1][key] if row["attacks"] else 0)


def rolled(dice: str, face: str) -> Column:
    """How many dice of the attack show a face."""
    return Column(
        f"{dice}-{face}",
        f"{face} results of the {dice} dice",
        lambda row, look: row["attacks"][-1][dice].get(face, 0) if row["attacks"] else 0,
    )


def activation(row: Row, look: Look) -> float:
    """How many actions are left to the active unit."""
    return 0 if row["activation"] is None else row["activation"]["left"]


def active(look: Look) -> list[str]:
    """The unit whose activation it is."""
    activation = look.view["activation"]
    return [] if activation is None else [activation["unit"]]


def in_decks(look: Look) -> Iterator[str]:
    """The units whose order cards are still in a deck."""
    return chain.from_iterable(player["deck"] for player in look.view["players"])


def reserved(look: Look) -> list[str | None]:
    """The units whose order cards are in reserve."""
    return [player["reserve"] for player in look.view["players"]]


def fights(side: str) -> Mark:
    """The character that has a part in the attack of now."""

    def marked(look: Look) -> list[str]:
        return [attack[side] for attack in look.view["attacks"][-1:]]

    return Mark(side, f"whether it is the {side} now", marked)


WHOLE = Table(
    name="globals",
    about="the match as a whole",
    rows=lambda view: (view,),
    most=1,
    fields={"turn": "the turn", "mission_deck": "cards left in the mission deck"},
    columns=(
        *one_of("phase", ("setup", "deployment", "turn-start", "orders", "activation", "turn-end"), "the phase"),
        Column("active", "whether it is one's own turn", lambda row, look: row["active"] == look.viewer),
        Column("struggle", "where the struggle token is (above 0: towards oneself)", towards_me),
        momentum(True),
        momentum(False),
        *(column(key, about) for key, about in (("force", "Force left"), ("pool", "the whole Force pool"))
          for column in (own, other)),
        won(True),
        won(False),
        Column("actions-left", "actions left in this activation", activation),
        of_attack("step", "the step of the attack of now"),
        of_attack("successes", "its successes"),
        of_attack("damage", "its damage"),
        *(rolled("attack", face) for face in ("crit", "strike", "expertise", "failure")),
        *(rolled("defense", face) for face in ("block", "expertise", "failure")),
    ),
)  # fmt: skip

UNITS = Table(
    name="units",
    about="every unit of both strike forces",
    rows=units,
    id="id",
    each=10,
    fields={
        "stamina": "its stamina",
        "durability": "its durability",
        "damage": "damage on it",
        "wounded": "whether it is wounded",
        "injured": "injured tokens",
        "hunker": "hunker tokens",
        "defeated": "whether it is defeated",
    },
    columns=(
        *whose(),
        *one_of("type", ("primary", "secondary", "supporting"), "its type"),
        *contains("conditions", ("strained", "disarmed", "exposed", "pinned"), "its conditions"),
        size_of("used", "abilities it has used in this turn"),
        size_of("characters", "its characters"),
    ),
    marks=(
        Mark("active", "whether it is its activation", active),
        Mark("in-deck", "whether its order card is still in the deck", in_decks),
        Mark("reserved", "whether its order card is in reserve", reserved),
    ),
)

CHARACTERS = Table(
    name="characters",
    about="every character",
    rows=characters,
    id="id",
    each=24,
    fields={
        "x": "where it stands, in millimetres from the west",
        "y": "where it stands, in millimetres from the south",
        "height": "how high it stands, in millimetres",
        "radius": "of its base, in millimetres",
        "on_field": "whether it is on the battlefield",
        "focus": "focus it has",
        "impact": "Impact it has",
        "sharpshooter": "Sharpshooter it has",
        "wounded": "whether its unit is wounded",
    },
    columns=(*whose(), size_of("engaged", "enemies it is engaged with")),
    marks=(fights("attacker"), fights("defender")),
)

OBJECTIVES = Table(
    name="objectives",
    about="the objectives",
    rows=lambda view: view["objectives"],
    id="id",
    most=9,
    fields={
        "x": "where it lies, in millimetres from the west",
        "y": "where it lies, in millimetres from the south",
        "height": "how high it lies, in millimetres",
        "active": "whether it is active",
        "priority": "whether it is a priority objective",
    },
    columns=whose("controller"),
)

OBSERVED = Observed(WHOLE, (UNITS, CHARACTERS, OBJECTIVES), WORDS)
