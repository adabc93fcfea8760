"""What learners are shown of an X-Wing match: ships, obstacles and devices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlemat.core.observed import Column, Hint, Look, Mark, Observed, Row, Table, given, one_of, size_of, whose
from battlemat.games.xwing.cards.content import PILOTS, SHIP_ABILITIES, UPGRADES

TOKENS: Final = (
    "focus", "evade", "calculate", "fore", "aft", "disarm", "tractor", "jam", "stress", "strain", "ion", "cloak",
)  # fmt: skip
WORDS: Final = (
    "pass", "ready", "change", "deploy", "dock", "drop", "launch", "bonus", "linked", "rule", "damage", "upgrade",
    "pilot", "ship", "red", "front", "left", "right", "rear", "middle", "full_front", "full_rear", "bullseye",
    "single_turret", "double_turret", "north", "south", "east", "west", "focus", "evade", "lock", "calculate",
    "barrelroll", "boost", "reinforce", "fore", "aft", "rotatearc", "coordinate", "jam", "slam", "reload", "cloak",
    "force", "recharge", "repair", "roll-left", "roll-right", "die-1", "die-2", "die-3",
    *sorted({*PILOTS, *UPGRADES, *SHIP_ABILITIES}),
)  # fmt: skip
BEARINGS: Final = ("straight", "bank", "turn", "koiogran", "segnors", "tallon", "stationary", "reverse")
MANEUVER: Final = {
    "speed": "of the maneuver or template it names",
    "side": "where it leads (-1: left, 1: right)",
    **{bearing: f"whether its bearing is {bearing}" for bearing in BEARINGS},
}


def maneuver(option: str) -> Sequence[float]:
    """Speed, side and bearing of the maneuver that an answer ends with.

    >>> maneuver("a.arvelcrynyd:2-bank-left")[:4]
    [2, -1, 0, 1]
    """
    named = option.rpartition(":")[2].rpartition(">")[2].partition("/")[0]
    speed, _, rest = named.partition("-")
    if not speed.isdigit():
        return [0] * len(MANEUVER)
    side = -1 if rest.endswith("left") else int(rest.endswith("right"))
    return [int(speed), side, *(int(rest.startswith(bearing)) for bearing in BEARINGS)]


def pose() -> tuple[Column, ...]:
    """Where something lies, and where its front points."""
    return (
        Column("x", "where it is, in millimetres from the west", lambda row, look: row["pose"][0], True),
        Column("y", "where it is, in millimetres from the south", lambda row, look: row["pose"][1], True),
        Column("heading", "where its front points, in degrees", lambda row, look: row["pose"][2], True),
    )


def tokens(name: str) -> Column:
    """How many tokens of a sort a ship has."""
    return Column(f"tokens-{name}", f"{name} tokens", lambda row, look: row["tokens"].get(name, 0), True)


def attack_is(name: str, about: str) -> Mark:
    """The ship that has a part in the attack of now."""

    def marked(look: Look) -> list[str]:
        attack = look.view["attack"]
        return [] if attack is None else [attack[name]]

    return Mark(name, about, marked)


def best_weapon(row: Row, look: Look) -> float:
    """The dice of the strongest weapon."""
    return max((weapon["dice"] for weapon in row["weapons"]), default=0)


def faces(dice: str, face: str) -> Column:
    """How many dice of the attack show a face."""

    def read(row: Row, look: Look) -> float:
        attack = row["attack"]
        return 0 if attack is None else attack[f"{dice}_dice"].count(face)

    return Column(f"{dice}-{face}", f"{dice} dice that show {face}", read)


def of_attack(field: str, about: str) -> Column:
    """A number of the attack of now."""
    return Column(
        f"attack-{field}", about, lambda row, look: 0 if row["attack"] is None else row["attack"][field]
    )  # fmt: skip


def in_order(row: Row, look: Look) -> float:
    """The place in player order."""
    order: Sequence[int] = row["order"]
    return order.index(look.viewer) if look.viewer in order else -1


def dial_speed(row: Row, look: Look) -> float:
    """The speed on the dial, where one knows it."""
    dial = row["dial"]
    return -1 if not dial else maneuver(dial)[0]


def dial_side(row: Row, look: Look) -> float:
    """The side on the dial, where one knows it."""
    dial = row["dial"]
    return 0 if not dial else maneuver(dial)[1]


WHOLE = Table(
    name="globals",
    about="the match as a whole",
    rows=lambda view: (view,),
    most=1,
    fields={"round": "the round", "initiative": "the initiative whose turn it is"},
    columns=(
        *one_of("phase", ("setup", "planning", "system", "activation", "engagement", "end"), "the phase"),
        Column("width", "of the play area, in millimetres", lambda row, look: row["area"][0]),
        Column("depth", "of the play area, in millimetres", lambda row, look: row["area"][1]),
        Column("own-edge-north", "whether one's own edge is in the north",
               lambda row, look: row["players"][look.viewer]["edge"] == "north"),
        Column("order", "one's place in player order (-1: one has left)", in_order),
        Column("ready", "whether one has said ready", lambda row, look: row["players"][look.viewer]["ready"]),
        size_of("queue", "abilities in the queue"),
        of_attack("range", "the range of the attack of now"),
        of_attack("hits", "its hits"),
        of_attack("crits", "its crits"),
        *(faces("attack", face) for face in ("hit", "crit", "focus", "blank")),
        *(faces("defense", face) for face in ("evade", "focus", "blank")),
    ),
)  # fmt: skip

SHIPS = Table(
    name="ships",
    about="every ship of every squad",
    rows=lambda view: view["ships"],
    id="id",
    each=12,
    fields={
        "initiative": "its initiative",
        "agility": "its agility",
        "hull": "hull left",
        "shields": "shields left",
        "shields_limit": "shields printed",
        "force": "Force charges left",
        "charges": "charges left",
        "has_dial": "whether a dial lies beside it",
        "revealed": "whether its dial is revealed",
        "activated": "whether it was activated in this round",
        "engaged": "whether it has engaged in this round",
        "destroyed": "whether it is destroyed",
    },
    columns=(
        *whose(),
        *pose(),
        *one_of("place", ("waiting", "in play", "reserve", "removed"), "where it is"),
        *one_of("size", ("small", "medium", "large", "huge"), "its size"),
        *(tokens(name) for name in TOKENS),
        size_of("locks", "locks it has"),
        size_of("locked_by", "locks on it", "locked"),
        size_of("damage", "damage cards"),
        Column("attack", "the dice of its strongest weapon", best_weapon, True),
        Column("dial-speed", "the speed on its dial, where one knows it (-1: one does not)", dial_speed, True),
        Column("dial-side", "the side on its dial, where one knows it (-1: left, 1: right)", dial_side, True),
    ),
    marks=(
        attack_is("attacker", "whether it attacks now"),
        attack_is("defender", "whether it is attacked now"),
        Mark("active", "whether it is its turn", lambda look: [look.view["active"]]),
    ),
)

OBSTACLES = Table(
    name="obstacles",
    about="the obstacles",
    rows=lambda view: view["obstacles"],
    id="id",
    most=12,
    fields={"placed": "whether it is on the table"},
    columns=(*whose(), *pose(), *one_of("kind", ("asteroid", "debris", "gas_cloud"), "what it is")),
)

DEVICES = Table(
    name="devices",
    about="bombs, mines and remotes on the table",
    rows=lambda view: view["devices"],
    id="id",
    most=16,
    fields={"fuses": "its fuse markers", "damage": "damage on it"},
    columns=(
        *whose(),
        *pose(),
        *one_of("type", ("bomb", "mine", "remote", "obstacle"), "its type"),
        given("locked_by", "whether somebody has a lock on it", "locked"),
    ),
)

OBSERVED = Observed(WHOLE, (SHIPS, OBSTACLES, DEVICES), WORDS, Hint(MANEUVER, maneuver))
