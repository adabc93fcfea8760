"""How good answers look from a seat: what the regular bot plays and hints show. It knows the view, never the state.

Each judge values the options of one kind of question; what nobody judges is all the same. The aim is to break through
in the Minions Phase, whose outcome is foreseen from where everybody stands: see `forecast.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from battlemat.core.decision import Decision, PickSome
from battlemat.core.game import Appraisal
from battlemat.games.skytear.appraisal.cards import card_worth
from battlemat.games.skytear.appraisal.seat import FLIPPED, Seat, View
from battlemat.games.skytear.asking import DONE, NO, PASS, STAY
from battlemat.games.skytear.content import CARDS, HEROES
from battlemat.games.skytear.forecast import FROM_DECK
from battlemat.games.skytear.power_cards import FLUX

DECLINED: Final = (NO, DONE, STAY, PASS)
HINDRANCES: Final = ("slow", "disarmed", "marked")
WORSHIP: Final = 1.0
HURT: Final = 2.0
"""How urgent it is that a hero acts whose hit points are nearly gone."""
PATIENCE: Final = 0.5
"""A reaction must be worth as much to be played now and not later."""


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    """Every option with what it seems to be worth; of questions that take several, the single options."""
    judge = _JUDGES.get(decision.kind, _indifferent)
    seat = Seat(view, decision)
    found = [Appraisal(option.id, judge(seat, option.id)) for option in decision.options]
    if isinstance(decision, PickSome):
        found = [Appraisal([str(one.answer)], one.value) for one in found]
    return found


PONDERED: Final = frozenset({
    "activation", "area", "choose-hero", "exchange", "illusion", "lead", "move", "outsider", "place", "place-hero",
    "place-outsider", "shapeshift", "skirmish", "structure", "target",
})  # fmt: skip
"""What is worth looking ahead for, to the end of the turn. Reactions are most of all questions, and left out."""


def unlike(view: View, decision: Decision[Any], best: Sequence[Appraisal]) -> Sequence[Appraisal]:
    """Of the hexes a hero may move to, one for each set of tokens it sees from there, beside an enemy and not."""
    if decision.kind != "move":
        return best
    seat = Seat(view, decision)
    found: dict[Any, Appraisal] = {}
    for appraisal in best:
        found.setdefault(seat.sort_of_place(str(appraisal.answer)), appraisal)
    return list(found.values())


def _indifferent(seat: Seat, option: str) -> float:
    return 0.0


def _taking_is_better(seat: Seat, option: str) -> float:
    return -1.0 if option in DECLINED else 0.0


# Actions and cards ----------------------------------------------------------------------------------------------------


def _activation(seat: Seat, option: str) -> float:
    """What an action or card brings; to end is worth nothing."""
    verb, _, rest = option.partition(":")
    figure = seat.about["hero"]
    if verb == "attack":
        amount, pierce = seat.attack_of(figure)
        return seat.blow(rest, amount, pierce=pierce)
    if verb == "play":
        return card_worth(seat, rest)
    if verb == "worship":
        return WORSHIP
    if verb == "move":
        return seat.gain_of_moving(figure, seat.heroes[figure]["move"])
    if verb == "skirmish":
        return _skirmish_action(seat, figure)
    return _lead_action(seat, figure) if verb == "lead" else 0.0


def _skirmish_action(seat: Seat, figure: str) -> float:
    """Two steps to a better place, or a blow."""
    here = seat.cell_of(figure)
    near = any(here is not None and seat.sees(here, seat.board.named[foe["hex"]]) for foe in seat.heroes_of(seat.enemy))
    return 0.8 * seat.gain_of_moving(figure, 2) + (1.0 if near else -0.1)


def _lead_action(seat: Seat, figure: str) -> float:
    """By how much control improves."""
    best = max((float(CARDS[card].cost) for card in seat.hand), default=0.0)
    return seat.lead_gain(figure, max(best, FROM_DECK)) + 0.1


def _lead(seat: Seat, option: str) -> float:
    """A card that is dear enough to help, else the top of the deck, which costs nothing."""
    if option == NO:
        return -1.0
    if option == "deck":
        return FROM_DECK
    return CARDS[option.removeprefix("lead:")].cost - 0.3


def _outsider(seat: Seat, option: str) -> float:
    verb, _, rest = option.partition(":")
    if verb == "attack":
        return 1.0 + seat.blow(rest, seat.attack_of(seat.about["hero"])[0])
    return {"skill": 1.8, "skirmish": 1.2, "move": 0.8}.get(verb, 0.0)


def _priority(seat: Seat, option: str) -> float:
    return PATIENCE if option == PASS else card_worth(seat, option.removeprefix("play:"))


def _skirmish(seat: Seat, option: str) -> float:
    """The blow first, then steps to a better place."""
    verb, _, rest = option.partition(":")
    if verb == "hit":
        return 10.0 + sum(seat.blow(hero["id"], FLIPPED[1]) for hero in _struck(seat, rest))
    if verb == "step":
        return _move(seat, rest) - _move(seat, STAY) - 0.05
    return 0.0


def _struck(seat: Seat, where: str) -> list[View]:
    """A hero by id, or those in an area."""
    if where in seat.heroes:
        return [seat.heroes[where]]
    hit = set(where.split("+"))
    return [hero for hero in seat.heroes_of(seat.enemy) if hero["hex"] in hit]


def _choose_hero(seat: Seat, option: str) -> float:
    """Who can strike hardest acts before its victim does; who is hurt acts before it is too late."""
    hero = seat.heroes[option]
    amount, pierce = seat.attack_of(option)
    reach = hero["move"] + HEROES[hero["kind"]].reach
    row = seat.board.distance[seat.board.named[hero["hex"]]]
    near = [foe for foe in seat.heroes_of(seat.enemy) if row[seat.board.named[foe["hex"]]] <= reach]
    strike = max((seat.blow(foe["id"], amount, pierce=pierce) for foe in near), default=0.0)
    return strike + HURT * (1.0 - float(hero["hp"] / hero["health"])) * bool(near)


# Places ---------------------------------------------------------------------------------------------------------------


def _move(seat: Seat, option: str) -> float:
    figure = seat.about["figure"]
    cell = seat.cell_of(figure) if option == STAY else seat.board.named[option]
    if cell is None:
        return 0.0
    if figure in seat.heroes and seat.heroes[figure]["side"] == seat.side:
        return seat.stand(figure, cell)
    return -float(_to_enemies(seat, option))


def _to_enemies(seat: Seat, hex_name: str) -> int:
    if hex_name not in seat.board.named:
        return 0
    row = seat.board.distance[seat.board.named[hex_name]]
    return min((row[seat.board.named[foe["hex"]]] for foe in seat.heroes_of(seat.enemy)), default=0)


def _drag(seat: Seat, option: str) -> float:
    """Enemies away from the tokens they would count at."""
    figure = seat.heroes.get(seat.about["figure"]) or seat.minions.get(seat.about["figure"])
    return 0.0 if figure is None else seat.presence(figure["side"], seat.board.named[option])


def _advance(seat: Seat, option: str) -> float:
    """Nearest to the enemy Nexus."""
    return -float(seat.board.distance[seat.board.named[option]][seat.board.nexus[seat.enemy]])


def _beside_enemies(seat: Seat, option: str) -> float:
    return -5.0 if option in DECLINED else -float(_to_enemies(seat, option))


def _leap(seat: Seat, option: str) -> float:
    """Next to those whom a blow hurts most."""
    row = seat.board.distance[seat.board.named[option]]
    near = [foe for foe in seat.heroes_of(seat.enemy) if row[seat.board.named[foe["hex"]]] <= 1]
    return max((seat.blow(foe["id"], 3.0) for foe in near), default=0.0)


def _arrival(seat: Seat, option: str) -> float:
    """An Outsider comes where it can strike."""
    return -50.0 if option == NO else -40.0 if option == STAY else -float(_to_enemies(seat, option))


def _home(seat: Seat, option: str) -> float:
    """A hero sets out from where its way is shortest."""
    return seat.stand(seat.about["hero"], seat.board.named[option])


# Figures and areas ----------------------------------------------------------------------------------------------------


def _structure(seat: Seat, option: str) -> float:
    """The Nexus wins the game; else the tower with least HP left, most of all one that a victory card wants."""
    side, _, name = option.partition(".")
    if name == "nexus":
        return 10.0
    lane = name.removeprefix("tower-")
    return 5.0 * (lane in seat.wanted_towers) - float(seat.view["sides"][side]["towers"][lane])


def _area(seat: Seat, option: str) -> float:
    hit = set(option.split("+"))
    enemies = [*seat.heroes_of(seat.enemy), *(one for one in seat.view["minions"] if one["side"] == seat.enemy)]
    return sum(seat.blow(enemy["id"], 3.0) for enemy in enemies if enemy["hex"] in hit)


def _aim(seat: Seat, option: str) -> float:
    """A hex near enemies; of figures the one that a blow hurts most, or of one's own the one most in need."""
    if option in seat.board.named:
        return -float(_to_enemies(seat, option))
    figure = seat.heroes.get(option)
    if figure is not None and figure["side"] == seat.side:
        if seat.about.get("by") == FLUX:
            return float(option == seat.view["active"])
        return 1.0 - float(figure["hp"] / figure["health"])
    return seat.blow(option, 2.0)


def _lane_damage(seat: Seat, option: str) -> float:
    return seat.blow(option, 1.0)


def _own_minion(seat: Seat, option: str) -> float:
    """The card was played for it: one that counts least."""
    return -10.0 if option in DECLINED else seat.blow(option, 1.0)


def _remove_condition(seat: Seat, option: str) -> float:
    return 0.0 if option in DECLINED else 1.0 if option in HINDRANCES else -1.0


def _shapeshift(seat: Seat, option: str) -> float:
    """Somebody who is not shapeshifted yet, without giving up the activation for it."""
    hero = seat.heroes[option.removeprefix("exhaust:")]
    return -2.0 * option.startswith("exhaust:") - ("shapeshifted" in hero["conditions"])


# Cards --------------------------------------------------------------------------------------------------------------


def _select_lead(seat: Seat, option: str) -> float:
    return -1.0 if option == NO else float(CARDS[option.partition(">")[2]].cost)


def _modifier(seat: Seat, option: str) -> float:
    return float(CARDS[option].modifier)


def _discard(seat: Seat, option: str) -> float:
    """Cheap cards go first."""
    return -float(CARDS[option.partition(".")[0]].cost)


def _exchange(seat: Seat, option: str) -> float:
    return 1.0 if option == "keep" else 0.0


_JUDGES: Final[Mapping[str, Callable[[Seat, str], float]]] = {
    "activation": _activation,
    "advance": _advance,
    "area": _area,
    "choose": _aim,
    "choose-hero": _choose_hero,
    "defeat-minion": _own_minion,
    "discard": _discard,
    "exchange": _exchange,
    "illusion": _beside_enemies,
    "lane-damage": _lane_damage,
    "lead": _lead,
    "modifier": _modifier,
    "move": _move,
    "outsider": _outsider,
    "pay-minion": _own_minion,
    "pillar-hex": _beside_enemies,
    "place": _leap,
    "place-hero": _home,
    "place-outsider": _arrival,
    "place-pillar": _beside_enemies,
    "priority": _priority,
    "pull": _drag,
    "push": _drag,
    "remove-condition": _remove_condition,
    "select-lead": _select_lead,
    "shapeshift": _shapeshift,
    "skirmish": _skirmish,
    "spawn": _taking_is_better,
    "structure": _structure,
    "target": _aim,
}
