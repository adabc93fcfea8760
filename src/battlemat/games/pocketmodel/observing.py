"""What learners are shown of a PocketModel battle: units, objectives, zones and the cards of their own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final

from battlemat.core.observed import (
    Column,
    Look,
    Mark,
    Observed,
    Row,
    Table,
    View,
    contains,
    given,
    one_of,
    own,
    size_of,
    whose,
)
from battlemat.games.pocketmodel.content import CARDS

ICONS: Final = (
    "airborne", "armor", "battle-droid", "blaster", "carrier", "droid", "elite", "laser", "leader", "ruthless",
    "torpedo", "transport", "trooper", "turbolaser", "veteran",
)  # fmt: skip
WORDS: Final = (
    "pass", "usual", "no", "yes", "move", "combat", "strike", "carrier", "reserves", "die-1", "die-2",
    "player-0", "player-1", "player-2", "player-3",
)  # fmt: skip


def objectives(view: View) -> Iterator[Row]:
    """All objectives; what is not known of one is 0."""
    for player in view["players"]:
        for objective in player["objectives"]:
            yield {"face_up": False, "card": None, "defense": 0, "stars": 0} | objective | {"owner": player["player"]}


def zones(view: View) -> Iterator[Row]:
    """The contested zone and the home zones, with the stars that everybody has there."""
    players = view["players"]
    for number, zone in enumerate(view["zones"]):
        stars = [sum(unit["stars"] for unit in player["units"] if unit["zone"] == zone) for player in players]
        yield {"id": zone, "owner": number - 1, "stars": stars}


def hand(view: View) -> Iterator[Row]:
    """The cards one holds, as they are printed."""
    for card in view["players"][view["viewer"]]["hand"] or ():
        printed = CARDS[card]
        yield {
            "id": card,
            "defense": printed.defense,
            "stars": printed.stars,
            "bonus": printed.bonus,
            "bonus_stat": printed.bonus_stat,
            "ability": printed.ability,
            "type": printed.type,
        }


def at_home(row: Row, look: Look) -> float:
    """Whether a unit is in the home zone of its owner."""
    home: str = f"home-{look.view['players'][row['owner']]['seat']}"
    return float(row["zone"] == home)


def in_battle(look: Look) -> list[str]:
    """The units that fight now."""
    battle = look.view["battle"]
    return [] if battle is None else [side["unit"] for side in battle["sides"]]


def stars_of(mine: bool) -> Column:
    """The stars that one's own units, or those of others, have in a zone."""

    def read(row: Row, look: Look) -> float:
        own: int = row["stars"][look.viewer]
        return own if mine else sum(row["stars"]) - own

    name, of = ("own-stars", "one's own units") if mine else ("other-stars", "the units of others")
    return Column(name, f"the stars of {of} there", read, True)


def objectives_left(mine: bool) -> Column:
    """How many objectives one has left, or all others together."""

    def read(row: Row, look: Look) -> float:
        players: Iterable[Mapping[str, Any]] = row["players"]
        return sum(
            not objective["destroyed"]
            for player in players
            if (player["player"] == look.viewer) is mine
            for objective in player["objectives"]
        )

    return Column(f"{'own' if mine else 'other'}-objectives", "objectives that are not destroyed", read)


WHOLE = Table(
    name="globals",
    about="the battle as a whole",
    rows=lambda view: (view,),
    most=1,
    fields={"turn": "the turn", "stars": "the stars of an action that are left"},
    columns=(
        Column("active", "whether it is one's own turn", lambda row, look: row["active"] == look.viewer),
        Column("two-pack", "whether the two-pack variant is played", lambda row, look: row["variant"] == "two-pack"),
        *one_of("step", ("setup", "objective", "action", "battle", "strike", "end"), "the step of the turn"),
        own("hand_size", "cards in one's own hand"),
        own("deck_size", "cards in one's own deck"),
        objectives_left(True),
        objectives_left(False),
        Column("battle-step", "the step of the battle", lambda row, look: (row["battle"] or {"step": 0})["step"]),
    ),
)

UNITS = Table(
    name="units",
    about="every unit of every fleet, those in reserve too",
    rows=lambda view: chain.from_iterable(player["units"] for player in view["players"]),
    id="id",
    each=28,
    fields={
        "stars": "what it costs",
        "attack": "Attack",
        "damage": "Damage",
        "defense": "Defense",
        "shields": "Shields",
        "tokens": "damage tokens on it",
        "turned": "whether its other side is up",
    },
    columns=(
        *whose(),
        Column("reserve", "whether it is in reserve", lambda row, look: row["zone"] == "reserves", True),
        Column("contested", "whether it is in the contested zone", lambda row, look: row["zone"] == "contested", True),
        Column("home", "whether it is in its owner's home zone", at_home, True),
        Column("space", "whether it is a space unit", lambda row, look: row["domain"] == "space", True),
        size_of("changes", "changes by cards that outlast a battle"),
        *contains("icons", ICONS, "whether it has the icon"),
    ),
    marks=(Mark("in-battle", "whether it fights now", in_battle),),
)

OBJECTIVES = Table(
    name="objectives",
    about="every objective",
    rows=objectives,
    id="place",
    each=3,
    fields={
        "destroyed": "whether it is destroyed",
        "face_up": "whether it lies face up",
        "defense": "its Defense, where one knows the card",
        "stars": "its stars, where one knows the card",
    },
    columns=(*whose(), given("card", "whether one knows the card", "known")),
)

ZONES = Table(
    name="zones",
    about="the zones",
    rows=zones,
    id="id",
    most=1,
    each=1,
    columns=(*whose(), stars_of(True), stars_of(False)),
)

HAND = Table(
    name="hand",
    about="the cards in one's own hand",
    rows=hand,
    id="id",
    most=12,
    fields={
        "defense": "its Defense as an objective",
        "stars": "its stars as an objective",
        "bonus": "its bonus in battles",
    },
    columns=(
        *one_of("bonus_stat", ("attack", "damage", "defense"), "what the bonus adds to"),
        *one_of("type", ("combat", "objective"), "its type"),
        given("ability", "whether it has an ability"),
    ),
)

OBSERVED = Observed(WHOLE, (UNITS, OBJECTIVES, ZONES, HAND), WORDS)
