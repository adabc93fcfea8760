"""Suffering damage, being dealt damage cards, exposing and repairing them (XW-DMG-12 to XW-DMG-37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.asking import agrees
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.ships import charges, removal
from battlemat.games.xwing.state import (
    IN_PLAY,
    REMOVED,
    RESERVE,
    DamageCard,
    HugeDeck,
    Player,
    Ship,
    Table,
    XMatch,
    forget,
    huge_of,
    ship_of,
)
from battlemat.games.xwing.table.measures import ARC_RANGE, ShipArc, in_arc
from battlemat.games.xwing.table.objects import base_of
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import can, cannot_now, credit, listeners
from battlemat.games.xwing.timing.moments import (
    AFTER_DAMAGE,
    AFTER_DAMAGE_NOW,
    AFTER_DEALT,
    AFTER_EXPOSED,
    AFTER_FACEUP,
    BEFORE_FACEUP,
    CAN,
    LENDS_SHIELDS,
    PRECISION_SHOT,
    WOULD_BE_DEALT,
    WOULD_BE_HURT,
    WOULD_SUFFER,
)

BLANK: Final = "blank"
"""A counter that stands for a facedown card when no card is left anywhere (XW-DMG-35)."""
FACEDOWN: Final = "facedown"
"""The answer to repair whichever facedown card chance decides (XW-DMG-30)."""


def suffer(
    m: XMatch, ship: Ship, hits: int = 0, crits: int = 0, *, by: str = "", rule: str = "XW-DMG-13"
) -> Flow[None]:
    """Hit damage, then crit damage, one at a time (XW-DMG-13, XW-DMG-18)."""
    if hits + crits and (yield from queue.replaced(m, WOULD_BE_HURT, ship, by, "", hits + crits)):
        return
    for kind, amount in (("hit", hits), ("crit", crits)):
        if amount and not (yield from queue.replaced(m, WOULD_SUFFER, ship, by, kind, amount)):
            for _ in range(amount):
                yield from _suffer_one(m, ship, kind, by, rule)


def _suffer_one(m: XMatch, ship: Ship, kind: str, by: str, rule: str) -> Flow[None]:
    if ship.place == REMOVED or (ship.place == RESERVE and not ship.carrier):
        return
    m.note("damaged", rule, ship=ship.id, damage=kind, by=by)
    dealt = 0
    shielded = ship if ship.shields else None
    if listeners(m.state, LENDS_SHIELDS):
        shielded = yield from charges.pick_shield(m, ship, "XW-DMG-14", may=shielded is None)
    if shielded is not None:  # XW-DMG-14, XW-DMG-17
        charges.lose_shields(m, shielded, 1, "XW-DMG-14")
    else:
        why = "XW-DMG-15" if kind == "hit" else "XW-DMG-16"
        dealt = (yield from deal(m, ship, faceup=kind == "crit", by=by, rule=why)).number
    queue.trigger(m, AFTER_DAMAGE, ship, by, kind, dealt)
    yield from queue.at_once(m, AFTER_DAMAGE_NOW, ship, by, kind, dealt, removing=False)


def deal(m: XMatch, ship: Ship, *, faceup: bool, by: str = "", rule: str = "XW-DMG-21") -> Flow[DamageCard]:
    """Deal a damage card from the deck of the ship's player (XW-DMG-24); faceup text works at once (XW-DMG-19)."""
    s = m.state
    if faceup:
        yield from queue.at_once(m, BEFORE_FACEUP, ship, by, removing=False)
        top = deck_of(s, ship).deck
        if top and (yield from queue.replaced(m, WOULD_BE_DEALT, ship, by, top[-1])):
            return DamageCard(BLANK, 0)
    card = DamageCard(draw_for(m, ship), s.next_number())
    ship.damage.append(card)
    if faceup and card.kind != BLANK:
        card.faceup = True
        forget(s)
        m.note("dealt", rule, ship=ship.id, card=card_key(card))
    else:
        m.note("dealt", rule, ship=ship.id, card="")
    queue.trigger(m, AFTER_DEALT, ship, by, card_key(card) if card.faceup else "")
    if not ship.destroyed and len(ship.damage) >= hull(s, ship):
        yield from removal.destroy(m, ship, by)
    if card.faceup:
        if huge_of(s, ship) and (precise(s, ship, card) or (yield from _aimed(m, ship, card))):  # XW-HUG-36
            m.note("precision-shot", "XW-HUG-33", ship=ship.id, card=card_key(card), by=by)
            yield from queue.at_once(m, PRECISION_SHOT, ship, card_key(card), removing=False)
        yield from queue.at_once(m, AFTER_FACEUP, ship, card_key(card), removing=False)
    return card


def precise(s: Table, ship: Ship, card: DamageCard) -> bool:
    """Whether a card is dealt to a defender with the attacker in the arc it names (XW-HUG-33, XW-HUG-93)."""
    attack = s.attacks[-1] if s.attacks else None
    named = content.HUGE_DAMAGE_CARDS[card.kind].precision
    if attack is None or attack.defender != ship.id or attack.step != "damage" or named is None:
        return False
    arcs: tuple[ShipArc, ...] = ("left", "right") if named == "side" else (named,)
    own, other = base_of(s, ship), base_of(s, ship_of(s, attack.attacker))
    return any(in_arc(own, arc, other, max(ARC_RANGE, attack.range)) for arc in arcs)


def _aimed(m: XMatch, ship: Ship, card: DamageCard) -> Flow[bool]:
    """Whether an attacker who may apply the precision shot effect from anywhere does so."""
    attack = m.state.attacks[-1] if m.state.attacks else None
    if attack is None or attack.defender != ship.id or attack.step != "damage":
        return False
    attacker = ship_of(m.state, attack.attacker)
    if not can(m.state, attacker, "precision-anywhere"):
        return False
    about = {"ship": ship.id, "card": card_key(card)}
    if not (yield from agrees(m, attacker.owner, "precision", "XW-HUG-33", about)):
        return False
    credit(m, CAN, attacker, "precision-anywhere")
    return True


def card_key(card: DamageCard) -> str:
    """The name of a damage card in play: each copy is a card of its own (XW-DMG-68)."""
    return f"damage:{card.kind}#{card.number}"


def hull(s: Table, ship: Ship) -> int:
    """The hull value, which damage does not lower (XW-DMG-03)."""
    return sheet(s, ship).hull


def remaining_hull(s: Table, ship: Ship) -> int:
    """XW-DMG-02."""
    return hull(s, ship) - len(ship.damage)


def deck_of(s: Table, ship: Ship) -> Player | HugeDeck:
    """Whoever has the deck and the discards of a ship's damage cards: huge ships have their own (XW-HUG-30)."""
    return s.players[ship.owner] if s.huge is UNSET or not huge_of(s, ship) else s.huge.decks[ship.owner]


def draw(m: XMatch, player: int) -> str:
    """The top card of a player's deck; an empty deck is made anew (XW-DMG-35)."""
    return _draw(m, player, m.state.players[player], huge=False)


def draw_for(m: XMatch, ship: Ship) -> str:
    """The top card of the deck that a ship is dealt its cards from."""
    return _draw(m, ship.owner, deck_of(m.state, ship), huge=huge_of(m.state, ship) is not None)


def trait_of(card: DamageCard) -> str:
    """The trait printed on a damage card of either kind."""
    return (content.DAMAGE_CARDS.get(card.kind) or content.HUGE_DAMAGE_CARDS[card.kind]).trait


def _draw(m: XMatch, player: int, pile: Player | HugeDeck, *, huge: bool) -> str:
    if not pile.deck:
        _reshuffle(m, player, pile, huge)
    return pile.deck.pop() if pile.deck else BLANK


def _reshuffle(m: XMatch, player: int, pile: Player | HugeDeck, huge: bool) -> None:
    """A deck made anew from its discards and the cards of destroyed ships (XW-DMG-35), each kind apart (XW-HUG-96)."""
    s = m.state
    pile.deck += pile.discard
    pile.discard.clear()
    for ship in s.ships:
        if ship.owner == player and ship.place == REMOVED and (huge_of(s, ship) is not None) == huge:
            pile.deck += [card.kind for card in ship.damage if card.kind != BLANK]
            ship.damage.clear()
    s.chance.shuffle(pile.deck)
    m.note("deck-shuffled", "XW-HUG-96" if huge else "XW-DMG-35", player=player, cards=len(pile.deck))


def expose(m: XMatch, ship: Ship) -> Flow[None]:
    """Turn a facedown card faceup, at random if there are several (XW-DMG-26, XW-DMG-30)."""
    card = random_facedown(m, ship)
    if card is not None:
        yield from expose_card(m, ship, card)


def expose_card(m: XMatch, ship: Ship, card: DamageCard) -> Flow[None]:
    """Turn a certain facedown card faceup (XW-DMG-26)."""
    if card.kind == BLANK:
        return
    card.faceup = True
    forget(m.state)
    m.note("exposed", "XW-DMG-26", ship=ship.id, card=card_key(card))
    queue.trigger(m, AFTER_EXPOSED, ship, card_key(card))
    yield from queue.at_once(m, AFTER_FACEUP, ship, card_key(card))


def random_facedown(m: XMatch, ship: Ship) -> DamageCard | None:
    down = [card for card in ship.damage if not card.faceup]
    if not down:
        return None
    return down[0] if len(down) == 1 else down[m.state.chance.below(len(down))]


def repair(m: XMatch, ship: Ship, card: DamageCard, rule: str = "") -> None:
    """A faceup card is turned facedown, a facedown one discarded (XW-DMG-28, XW-DMG-29)."""
    if cannot_now(m, ship, f"repair:{card_key(card)}"):
        return
    if card.faceup:
        card.faceup = False
        forget(m.state)
        m.note("repaired", rule or "XW-DMG-28", ship=ship.id, card=card_key(card))
    else:
        ship.damage.remove(card)
        if card.kind != BLANK:
            deck_of(m.state, ship).discard.append(card.kind)
        m.note("repaired", rule or "XW-DMG-29", ship=ship.id, card="")


def repair_key(m: XMatch, ship: Ship, key: str, rule: str = "XW-DMG-28") -> None:
    """Repair a faceup card by its name."""
    for card in ship.damage:
        if card.faceup and card_key(card) == key:
            repair(m, ship, card, rule)
            return


def repair_one(m: XMatch, ship: Ship, cards: Sequence[DamageCard]) -> Flow[None]:
    """Repair one of these cards: a faceup one of the player's choice, or a random facedown one (XW-DMG-30, -32)."""
    ids = [card_key(card) for card in cards if card.faceup]
    ids += [FACEDOWN] if len(ids) < len(cards) else []
    if not ids:
        return
    chosen = (yield from pick(m, ship.owner, "repair", "XW-DMG-32", ids, about={"ship": ship.id})) or ids[0]
    card = random_facedown(m, ship) if chosen == FACEDOWN else None
    if card is None:
        repair_key(m, ship, chosen)
    else:
        repair(m, ship, card)


def is_damaged(ship: Ship) -> bool:
    """XW-DMG-20."""
    return bool(ship.damage)


def critically_damaged(ship: Ship) -> bool:
    return any(card.faceup for card in ship.damage)


def can_be_hurt(ship: Ship) -> bool:
    """Ships in play, destroyed ones that wait for removal included (XW-ATK-103)."""
    return ship.place == IN_PLAY
