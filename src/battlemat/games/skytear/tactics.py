"""How good answers look from a seat: what the greedy bot plays and hints show. It knows the view, never the state.

Each judge values the options of one kind of question; what nobody judges is all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from battlemat.core.decision import Decision, PickSome
from battlemat.core.game import Appraisal
from battlemat.games.skytear.board import Board, board
from battlemat.games.skytear.content import CARDS
from battlemat.games.skytear.plan import OTHER_SIDE, Side

View = Mapping[str, Any]
FAR: Final = 20


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    """Every option with what it seems to be worth; of questions that take several, the single options."""
    judge = _JUDGES.get(decision.kind, _indifferent)
    seat = Seat(view, decision)
    found = [Appraisal(option.id, judge(seat, option.id)) for option in decision.options]
    if isinstance(decision, PickSome):
        found = [Appraisal([str(one.answer)], one.value) for one in found]
    return found


class Seat:
    """The table as the asked player sees it."""

    def __init__(self, view: View, decision: Decision[Any]) -> None:
        self.view = view
        self.about = decision.about
        self.side: Side = view["players"][decision.player]["side"]
        self.enemy = OTHER_SIDE[self.side]
        self.board: Board = board(view["battlefield"])

    @cached_property
    def heroes(self) -> dict[str, View]:
        return {hero["id"]: hero for hero in self.view["heroes"]}

    @cached_property
    def goals(self) -> list[str]:
        """Hexes worth being near: the control tokens and the points of the domes."""
        points = [self.board.names[cell] for cell in self.board.control_point.values()]
        return [token["hex"] for token in self.view["tokens"].values()] + points

    @cached_property
    def targets(self) -> list[str]:
        """The hexes of enemy heroes."""
        return [hero["hex"] for hero in self.view["heroes"] if hero["side"] == self.enemy and hero["hex"]]

    def far(self, a: str, b: str) -> int:
        return self.board.distance[self.board.named[a]][self.board.named[b]]

    def nearest(self, here: str, places: list[str]) -> int:
        return min((self.far(here, place) for place in places), default=FAR)

    def hex_of(self, figure: str) -> str | None:
        found = self.heroes.get(figure)
        return None if found is None else found["hex"]


def _indifferent(seat: Seat, option: str) -> float:
    return 0.0


def _activation(seat: Seat, option: str) -> float:
    """Attacks on the weak, then cards, worship, a Lead card near a token, a Skirmish near enemies, a move."""
    verb, _, rest = option.partition(":")
    if verb == "attack":
        hero = seat.heroes.get(rest)
        return 4.0 if hero is None else 6.0 + 4.0 / max(1, hero["hp"])
    if verb == "play":
        return _card(seat, rest)
    here = seat.hex_of(seat.about["hero"])
    close = here is not None and seat.nearest(here, seat.goals) <= 3
    return {
        "worship": 4.5,
        "lead": 3.5 if close else 1.0,
        "skirmish": 3.8 if here is not None and seat.nearest(here, seat.targets) <= 3 else 1.5,
        "move": 2.0 if close else 3.0,
    }.get(verb, 0.5)


def _card(seat: Seat, rest: str) -> float:
    """A card is worth its cost, and more the less HP the hero it is aimed at has left."""
    card, _, *targets = rest.split(">")
    value = 2.0 + CARDS[card].cost
    for target in targets:
        hero = seat.heroes.get(target)
        if hero is not None:
            wounded = 1 - hero["hp"] / hero["health"]
            value += 2.0 * wounded if hero["side"] == seat.enemy else 3.0 * wounded - 1.0
    return value


def _priority(seat: Seat, option: str) -> float:
    """Reactions are kept for when they hurt somebody or save somebody hurt."""
    if option == "pass":
        return 3.6
    return _card(seat, option.removeprefix("play:"))


def _move(seat: Seat, option: str) -> float:
    """To where a token or the dome is in sight, closer to enemies for those who strike, next to one is enough."""
    here = seat.hex_of(seat.about["figure"]) if option == "stay" else option
    if here is None:
        return 0.0
    goal = seat.nearest(here, seat.goals)
    enemy = seat.nearest(here, seat.targets)
    return -max(0, goal - 2) - 0.3 * max(0, enemy - 1)


def _skirmish(seat: Seat, option: str) -> float:
    verb, _, rest = option.partition(":")
    if verb == "hit":
        return 10.0
    if verb == "step":
        return _move(seat, rest) - (_move(seat, "stay") + 0.1)
    return 0.0


def _lead(seat: Seat, option: str) -> float:
    """The most expensive card that is no good in hand now; else the top of the deck."""
    if option == "no":
        return -1.0
    card = option.removeprefix("lead:")
    return 1.2 if card not in CARDS else 0.6 * CARDS[card].cost - (0.5 if CARDS[card].ultimate else 0.0)


def _select_lead(seat: Seat, option: str) -> float:
    return 0.0 if option == "no" else float(CARDS[option.partition(">")[2]].cost)


def _modifier(seat: Seat, option: str) -> float:
    return float(CARDS[option].modifier)


def _discard(seat: Seat, option: str) -> float:
    """Cheap cards go first."""
    return -float(CARDS[option.partition(".")[0]].cost)


def _declining_is_worse(seat: Seat, option: str) -> float:
    return -1.0 if option in ("no", "done", "stay", "pass") else 0.0


def _keep_hand(seat: Seat, option: str) -> float:
    return 1.0 if option == "keep" else 0.0


def _structure(seat: Seat, option: str) -> float:
    return 1.0 if option.endswith(".nexus") else 0.0


def _area(seat: Seat, option: str) -> float:
    hit = set(option.split("+"))
    enemies = sum(2 for place in seat.targets if place in hit)
    return float(enemies + sum(m["side"] == seat.enemy and m["hex"] in hit for m in seat.view["minions"]))


def _aim(seat: Seat, option: str) -> float:
    """A hex near enemies, or a figure: the weakest."""
    if option in seat.heroes:
        return -float(seat.heroes[option]["hp"])
    return -float(seat.nearest(option, seat.targets)) if option in seat.board.named else 0.0


def _outsider(seat: Seat, option: str) -> float:
    verb = option.partition(":")[0]
    return {"attack": 5.0, "skill": 4.0, "skirmish": 3.0, "move": 2.0}.get(verb, 0.0)


_JUDGES: Final[Mapping[str, Callable[[Seat, str], float]]] = {
    "activation": _activation,
    "priority": _priority,
    "move": _move,
    "skirmish": _skirmish,
    "lead": _lead,
    "select-lead": _select_lead,
    "modifier": _modifier,
    "discard": _discard,
    "predict-discard": _indifferent,
    "exchange": _keep_hand,
    "spawn": _declining_is_worse,
    "place-pillar": _declining_is_worse,
    "place-outsider": _declining_is_worse,
    "structure": _structure,
    "area": _area,
    "target": _aim,
    "choose": _aim,
    "outsider": _outsider,
}
