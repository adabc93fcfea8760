"""The order deck: revealing, the reserve, the Shatterpoint card, refreshing (SP-ORD)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.shatterpoint.conditions import shed_immune
from battlemat.games.shatterpoint.content import TACTICS
from battlemat.games.shatterpoint.records import TacticsFamily
from battlemat.games.shatterpoint.state import (
    SHATTERPOINT,
    Moment,
    Player,
    ShatterMatch,
    Table,
    Unit,
    is_unit_card,
    unit_of,
    units_of,
)
from battlemat.games.shatterpoint.timing import refresh_force, settle, spend, window
from battlemat.games.shatterpoint.values import credit, summed, tell, terms, total

TACTICS_FROM: Final[Mapping[TacticsFamily, str]] = {
    "grand-strategy": "battle-tactics-architects-of-their-own-destruction",
    "primitive-artifice": "battle-tactics-primitive-artifice",
}
"""The ability with which a unit brings the tactics cards of a family."""
RESERVE_COST = 1
REDRAW_COST = 1


def give_orders(m: ShatterMatch) -> Flow[None]:
    """Step 2: which unit is activated this turn. A player without units reveals cards all the same (SP-ORD-44)."""
    s = m.state
    s.phase = "orders"
    player = s.players[s.active]
    yield from refresh_if_empty(m, s.active)
    seeing = terms(s, s.active, "sees-top-card") if player.deck and player.reserve else ()
    if summed(seeing):
        player.known = player.deck[-1]
        tell(m, "SP-ORD-05", seeing)
    answer = yield from choose(lambda: _ask_source(m, player), forced=True)
    if answer is not None and answer != "reveal":
        player.known = ""
        yield from _use_reserve(m, player)
        return
    card = yield from _turn_up(m)
    if card is None:
        yield from _use_reserve(m, player)
    elif card == SHATTERPOINT:
        yield from _shatterpoint(m, player)
    elif player.reserve == card or (yield from _reserves(m, player, unit_of(s, card))):
        card = yield from _turn_up(m)
        if card is None:
            yield from _use_reserve(m, player)  # SP-ORD-45
        elif card == SHATTERPOINT:
            yield from _shatterpoint(m, player)  # SP-ORD-32
        else:
            _activate(m, player, card)
    else:
        _activate(m, player, card)


def _ask_source(m: ShatterMatch, player: Player) -> Pick | None:
    """Reveal a card or take the reserve; with an empty deck it must be the reserve (SP-ORD-05, SP-ORD-06)."""
    ids = ["reveal"] * bool(player.deck) + ([f"reserve:{player.reserve}"] if player.reserve else [])
    if len(ids) == 2 and player.deck[-1] == player.known:
        return Pick(m.state.active, "orders-known", "SP-ORD-05", ids, {"top": player.known})
    return Pick(m.state.active, "orders", "SP-ORD-05", ids)


def _turn_up(m: ShatterMatch) -> Flow[str | None]:
    """Reveal a card, then what waits for that."""
    card = yield from reveal(m)
    if card is not None:
        yield from _announce(m, card)
        if card in m.state.players[m.state.active].deck:
            return (yield from _turn_up(m))  # an ability has shuffled it back
    return card


def _announce(m: ShatterMatch, card: str) -> Flow[None]:
    yield from window(m, [Moment("order-revealed", unit="" if card == SHATTERPOINT else card)])
    yield from settle(m)


def _use_reserve(m: ShatterMatch, player: Player) -> Flow[None]:
    card = player.reserve
    assert card is not None
    player.reserve = None
    m.note("reserve-used", "SP-ORD-14", player=m.state.active, unit=card)
    yield from window(m, [Moment("reserve-used", unit=card)])
    yield from settle(m)
    _activate(m, player, card)


def _activate(m: ShatterMatch, player: Player, card: str, unit: str = "") -> None:
    """The card used is discarded as the activation begins (SP-ORD-30, SP-ORD-31)."""
    player.discard.append(card)
    shed_immune(m)
    chosen = unit or card
    m.next_steps(Step("activate", (chosen, int(card == SHATTERPOINT))), Step("end-turn", (chosen,)))


def reveal(m: ShatterMatch) -> Flow[str | None]:
    """The next card of the deck; cards of defeated units leave the game (SP-ORD-07, SP-ORD-23, SP-ORD-35).

    None when only the reserve is left.
    """
    s = m.state
    player = s.players[s.active]
    while True:
        if not player.deck:
            if player.reserve is not None:
                return None
            yield from refresh_if_empty(m, s.active)
        card = player.deck.pop()
        player.known = ""
        if card in TACTICS:
            yield from _tactics(m, player, card)
            continue
        if card == SHATTERPOINT or not unit_of(s, card).defeated:
            m.note("order-revealed", "SP-ORD-42", player=s.active, card=card)
            return card
        m.note("order-removed", "SP-ORD-07", player=s.active, card=card)


def _tactics(m: ShatterMatch, player: Player, card: str) -> Flow[None]:
    """A tactics card is resolved and discarded; without the unit that brought it, it leaves the game (SP-HSE-04)."""
    s = m.state
    m.note("order-revealed", "SP-HSE-04", player=s.active, card=card)
    if not any(_brings(unit, card) for unit in units_of(s, s.active)):
        m.note("order-removed", "SP-HSE-04", player=s.active, card=card)
        return
    yield from window(m, [Moment("tactics-revealed", detail=card)])
    yield from settle(m)
    player.discard.append(card)


def _brings(unit: Unit, card: str) -> bool:
    return TACTICS_FROM[TACTICS[card].family] in unit.card.abilities


def refresh_if_empty(m: ShatterMatch, number: int) -> Flow[None]:
    """With no card in deck or reserve the discard pile becomes the deck and all Force is ready.

    SP-ORD-22 to SP-ORD-28.
    """
    player = m.state.players[number]
    if player.deck or player.reserve is not None:
        return
    yield from window(m, [Moment("deck-empty", detail=str(number))])
    yield from settle(m)
    refresh_deck(m, number, "SP-ORD-25")


def refresh_deck(m: ShatterMatch, number: int, rule: str) -> None:
    """The discard pile is shuffled into what is left of the deck, and all Force is ready."""
    player = m.state.players[number]
    discarded, player.discard = player.discard, []
    shuffle_deck(m, number, discarded)
    m.note("deck-refreshed", rule, player=number, cards=len(player.deck))
    shed_immune(m)
    refresh_force(m, number, player.pool, "SP-ORD-27")


def shuffle_deck(m: ShatterMatch, number: int, more: Sequence[str] = ()) -> None:
    """Shuffle a player's deck, perhaps with more cards; nobody knows its top card any more."""
    player = m.state.players[number]
    player.deck = sorted([*player.deck, *more])
    player.known = ""
    m.state.chance.shuffle(player.deck)


def shuffle_in(m: ShatterMatch, number: int, card: str, rule: str) -> None:
    """A unit's card goes from the reserve, the discard pile or the player's hand back into its deck."""
    player = m.state.players[number]
    if player.reserve == card:
        player.reserve = None
    elif card in player.discard:
        player.discard.remove(card)
    shuffle_deck(m, number, [card])
    m.note("order-shuffled", rule, player=number, unit=card)
    shed_immune(m)


# Reserve


def reserve_cost(m: ShatterMatch, unit: Unit) -> int:
    return max(0, RESERVE_COST + total(m.state, "reserve-cost", unit))


def _reserve_refusal(m: ShatterMatch, player: Player, unit: Unit) -> Refusal | None:
    """Why a revealed card cannot be put in reserve (SP-ORD-08, -11, -12, -15, -43)."""
    facts = {"unit": unit.id}
    if player.reserve is not None:
        return Refusal("shatterpoint-reserve-full", "SP-ORD-11", facts)
    if m.state.reserved:
        return Refusal("shatterpoint-reserved-already", "SP-ORD-12", facts)
    if not player.deck:
        return Refusal("shatterpoint-last-card", "SP-ORD-15", facts)
    if total(m.state, "reserve-barred", unit):
        return Refusal("shatterpoint-reserve-barred", "SP-UNI-32", facts)
    if player.force < reserve_cost(m, unit):
        return Refusal("shatterpoint-no-force", "SP-ORD-43", {**facts, "cost": reserve_cost(m, unit)})
    return None


def _reserves(m: ShatterMatch, player: Player, unit: Unit) -> Flow[bool]:
    """Whether the player puts the revealed card aside instead of activating the unit (SP-ORD-08 to SP-ORD-13)."""
    s = m.state
    refusal = _reserve_refusal(m, player, unit)
    if refusal is not None and refusal.rule == "SP-UNI-32":
        credit(m, "SP-UNI-32", unit, "reserve-barred")
    here = [f"reserve:{unit.id}"]
    hiding = terms(s, unit, "reserve-under-deck")
    if summed(hiding):
        here.append(f"under-deck:{unit.id}")

    def ask() -> Pick:
        ids = [f"activate:{unit.id}", *(here if refusal is None else ())]
        return Pick(s.active, "order-card", "SP-ORD-08", ids, {"unit": unit.id}, lambda: _refused(here, refusal))

    answer = yield from choose(ask, forced=True)
    if answer is None or answer.startswith("activate"):
        return False
    spend(m, s.active, reserve_cost(m, unit), "SP-ORD-08")
    s.reserved = True
    credit(m, "SP-ORD-08", unit, "reserve-cost")
    if answer.startswith("under-deck"):
        tell(m, "SP-ORD-08", hiding)
    if answer.startswith("reserve"):
        put_in_reserve(m, unit, "SP-ORD-10", detail="paid")
        yield from settle(m)
    else:
        player.deck.insert(0, unit.id)
        m.note("under-deck", "SP-ORD-08", player=s.active, unit=unit.id)
    return True


def put_in_reserve(m: ShatterMatch, unit: Unit, rule: str, detail: str = "") -> None:
    """Whatever brings a card to the reserve, abilities may wait for it."""
    m.state.players[unit.owner].reserve = unit.id
    m.note("reserved", rule, player=unit.owner, unit=unit.id)
    m.state.waiting.append(Moment("reserved", unit=unit.id, detail=detail))


def cards_to_search(s: Table, number: int) -> list[str]:
    """The unit cards that a player who searches the deck may reserve: none while one is in reserve (SP-ORD-11)."""
    player = s.players[number]
    if player.reserve is not None:
        return []
    units = [unit_of(s, card) for card in player.deck if is_unit_card(card)]
    return sorted(unit.id for unit in units if not unit.defeated and not total(s, "reserve-barred", unit))


def search_deck(m: ShatterMatch, card: str, rule: str) -> None:
    """A card found in the deck goes to the reserve, the deck is shuffled."""
    unit = unit_of(m.state, card)
    m.state.players[unit.owner].deck.remove(card)
    put_in_reserve(m, unit, rule)
    shuffle_deck(m, unit.owner)


def swap_reserve(m: ShatterMatch, unit: Unit, rule: str, *, on_top: bool) -> None:
    """A revealed card takes the place of the reserved one, which goes back to the deck.

    It is what a player reserves this turn; the card revealed next is used (SP-ORD-12).
    """
    player = m.state.players[unit.owner]
    assert player.reserve is not None
    m.note("order-returned", rule, player=unit.owner, unit=player.reserve, where="top" if on_top else "bottom")
    player.deck.insert(len(player.deck) if on_top else 0, player.reserve)
    m.state.reserved = True
    put_in_reserve(m, unit, "SP-ORD-10")


def _refused(ids: list[str], refusal: Refusal | None) -> dict[str, Refusal]:
    return {} if refusal is None else dict.fromkeys(ids, refusal)


# Shatterpoint


def _can_redraw(m: ShatterMatch, player: Player) -> bool:
    """With Force, and with something to reveal (SP-ORD-20, SP-ORD-33, SP-ORD-34)."""
    if player.force < REDRAW_COST:
        return False
    if player.deck:
        return _has_unit(m, player.deck) or player.reserve is not None or _has_unit(m, player.discard)
    return player.reserve is None and _has_unit(m, player.discard)


def _has_unit(m: ShatterMatch, cards: list[str]) -> bool:
    return any(is_unit_card(card) and not unit_of(m.state, card).defeated for card in cards)


def _shatterpoint(m: ShatterMatch, player: Player) -> Flow[None]:
    """Activate any unit, or pay to reveal another card instead (SP-ORD-17 to SP-ORD-21)."""
    s = m.state

    def ask() -> Pick:
        ids = ["keep", *["redraw"] * _can_redraw(m, player)]
        return Pick(s.active, "joker", "SP-ORD-20", ids)

    answer = yield from choose(ask, forced=True)
    if answer == "redraw":
        s.reserved = True  # the next card must be used, whatever an ability says
        yield from _redraw(m, player)
        return
    yield from window(m, [Moment("joker-kept")])
    yield from settle(m)
    ids = [f"activate:{unit.id}" for unit in units_of(s, s.active) if unit.id not in s.barred]
    if not ids:
        player.discard.append(SHATTERPOINT)
        if not units_of(s, s.active):
            m.note("no-units", "SP-ORD-44", player=s.active)
        m.next_steps(Step("end-turn", ("",)))
        return
    chosen = yield from choose(lambda: Pick(s.active, "joker-unit", "SP-ORD-17", ids), forced=True)
    unit = (chosen or ids[0]).partition(":")[2]
    yield from window(m, [Moment("joker-used", unit=unit)])
    yield from settle(m)
    _activate(m, player, SHATTERPOINT, unit)


def _redraw(m: ShatterMatch, player: Player) -> Flow[None]:
    """The next card's unit must be activated; the Shatterpoint card is shuffled back (SP-ORD-20, -21, -33, -46)."""
    s = m.state
    spend(m, s.active, REDRAW_COST, "SP-ORD-20")
    card = yield from reveal(m)
    shuffle_deck(m, s.active, [SHATTERPOINT])
    m.note("shuffled-back", "SP-ORD-20", player=s.active)
    if card is None:
        yield from _use_reserve(m, player)
        return
    yield from _announce(m, card)
    if card in player.deck:
        card = yield from _turn_up(m)  # an ability has shuffled it back
    if card is None:
        yield from _use_reserve(m, player)
    elif card == SHATTERPOINT:
        yield from _shatterpoint(m, player)
    else:
        _activate(m, player, card)
