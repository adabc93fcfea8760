"""What many cards do, in the words of the cards; `phrases.py` has what they ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.asking import agrees, pick_ship
from battlemat.games.xwing.cards.sheet import Action, harder, sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import count
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.flight.maneuver import code, read
from battlemat.games.xwing.ships import actions, damage, tokens
from battlemat.games.xwing.state import DamageCard, Ship, Table, XMatch


def set_dial(m: XMatch, ship: Ship, chosen: str, steps: int = 0) -> None:
    """Set a revealed dial to another maneuver, so many steps harder or easier while it is executed (XW-MAN-20)."""
    maneuver = sheet(m.state, ship).dial[chosen]
    ship.dial = chosen
    ship.executing = code(maneuver._replace(difficulty=harder(maneuver.difficulty, steps)))
    m.note("revealed", "XW-MAN-20", ship=ship.id, maneuver=chosen)


def choose_dial(m: XMatch, x: Use, ways: Sequence[str], steps: int = 0) -> Flow[None]:
    chosen = yield from pick(m, x.ship.owner, "maneuver", "XW-MAN-20", ways, about={"ship": x.ship.id})
    set_dial(m, x.ship, chosen or ways[0], steps)


def like_revealed(x: Use) -> list[str]:
    """The other maneuvers on the dial of the ship it is about, as fast and as hard as the revealed one."""
    assert x.about is not None
    dial = sheet(x.s, x.about).dial
    shown = dial.get(x.about.dial)
    if shown is None:
        return []
    alike = [way for way in dial.values() if (way.speed, way.difficulty) == (shown.speed, shown.difficulty)]
    return [way.id for way in alike if way.id != shown.id]


def change_course(m: XMatch, x: Use) -> Flow[None]:
    """The ship it is about sets its dial to another such maneuver."""
    assert x.about is not None
    ways, about = like_revealed(x), {"ship": x.about.id, "card": x.card}
    chosen = yield from pick(m, x.about.owner, "maneuver", "XW-MAN-20", ways, about=about)
    set_dial(m, x.about, chosen or ways[0])


def ease(ship: Ship, steps: int = -1) -> None:
    """Make the maneuver a ship is about to execute easier (or harder), without touching its dial."""
    maneuver = read(ship.executing)
    ship.executing = code(maneuver._replace(difficulty=harder(maneuver.difficulty, steps)))


def choose_turn(m: XMatch, player: int, ship: Ship, ways: Sequence[str]) -> Flow[None]:
    """Rotate a ship by one of these angles; a huge one stays as it is (XW-HUG-23)."""
    if moves.stays(m, ship, "rotate", "XW-HUG-23"):
        return
    chosen = yield from pick(m, player, "turn-ship", "XW-ABL-15", ways, about={"ship": ship.id})
    moves.turn(m, ship, int((chosen or ways[0]).removeprefix("turn:")))


def white_actions(s: Table, ship: Ship) -> list[Action]:
    """The white actions of a ship, "Action:" on its cards included (XW-ACT-01)."""
    return _white(s, ship, actions.standard_actions(s, ship))


def white_bar(s: Table, ship: Ship) -> list[Action]:
    """The white actions on the action bar, where "Action:" on a card is not (XW-ACT-04)."""
    return _white(s, ship, actions.bar(s, ship))


def _white(s: Table, ship: Ship, among: Iterable[Action]) -> list[Action]:
    found = [actions.coloured(s, ship, action) for action in among]
    return [action for action in found if action.colour == "white"]


def as_red(some: Iterable[Action]) -> list[Action]:
    """White actions treated as red; where some may be purple, see `actions.as_red`."""
    return [action._replace(colour="red") for action in some]


def can_act(s: Table, ship: Ship, *, while_stressed: bool = False) -> bool:
    """Whether there is any action that a ship could perform now."""
    return bool(actions.available(s, ship, actions.standard_actions(s, ship), while_stressed=while_stressed))


def act(m: XMatch, ship: Ship, *, while_stressed: bool = False) -> Flow[None]:
    """A ship performs one action of its choice."""
    yield from actions.perform(
        m, ship, actions.standard_actions(m.state, ship), may=False, while_stressed=while_stressed, rule="XW-ACT-24"
    )


def each_may(
    m: XMatch, x: Use, friends: Callable[[], Iterable[Ship]], effect: Callable[[Ship], Flow[Any]]
) -> Flow[None]:
    """Each of these ships may do something, one after the other as the player of the card likes (XW-ABL-18)."""
    done: list[str] = []

    def left() -> list[Ship]:
        return [ship for ship in friends() if ship.id not in done]

    while (ship := (yield from choose_ship(m, x, left, may=True))) is not None:
        done.append(ship.id)
        yield from effect(ship)


def each_may_perform(m: XMatch, x: Use, name: str, colour: str, friends: Callable[[], Iterable[Ship]]) -> Flow[None]:
    """Each of these ships may perform an action, in the order their player likes."""

    def able() -> list[Ship]:
        return [ship for ship in friends() if actions.can_perform(m.state, ship, name, colour=colour)]

    yield from each_may(m, x, able, lambda ship: actions.granted(m, ship, name, colour=colour, may=False))


def choose_token(m: XMatch, player: int, ship: Ship, kinds: Sequence[str], rule: str = "XW-TOK-02") -> Flow[str]:
    """Which of these tokens is meant."""
    ids = [f"token:{kind}" for kind in kinds]
    chosen = yield from pick(m, player, "which-token", rule, ids, about={"ship": ship.id})
    return (chosen or ids[0]).removeprefix("token:")


def lose_one(m: XMatch, x: Use, kinds: Sequence[str]) -> Flow[None]:
    """Remove one token of these kinds from your ship, if it has any; a lock token on it is one too (XW-TOK-11)."""
    found = tokens.on(m.state, x.ship, kinds)
    token = (yield from choose_token(m, x.ship.owner, x.ship, found)) if found else ""
    if token == "lock":
        locking = yield from choose_ship(m, x, lambda: tokens.locks_on(m.state, x.ship.id), rule="XW-TOK-11")
        if locking is not None:
            tokens.break_lock(m, locking, x.ship.id, rule="XW-TOK-11")
    elif token:
        tokens.remove(m, x.ship, token)


def choose_ship(
    m: XMatch, x: Use, ships: Callable[[], Iterable[Ship]], *, rule: str = "XW-ABL-15", may: bool = False
) -> Flow[Ship | None]:
    """One of these ships, by the player of the card that says so."""
    return (yield from pick_ship(m, x.ship.owner, rule, ships, may=may, about={"card": x.card}))


def one_by_one(m: XMatch, x: Use, ships: Iterable[Ship], effect: Callable[[Ship], Flow[None]]) -> Flow[None]:
    """The same effect on several ships, in the order the player of the card chooses (XW-ABL-18)."""
    left = {ship.id: ship for ship in ships}
    while left:
        about = {"card": x.card}
        chosen = yield from pick(m, x.ship.owner, "next-ship", "XW-ABL-18", list(left), about=about)
        yield from effect(left.pop(chosen or next(iter(left))))


def hurt_each(
    m: XMatch, x: Use, ships: Iterable[Ship], hits: int = 0, crits: int = 0, rule: str = "XW-DMG-13"
) -> Flow[None]:
    """Damage to several ships, in the order the player of the card chooses."""
    yield from one_by_one(m, x, ships, lambda ship: damage.suffer(m, ship, hits, crits, by=x.ship.id, rule=rule))


def give(m: XMatch, x: Use, token: str, number: int = 1, rule: str = "XW-TOK-01") -> Flow[None]:
    """The ship the moment is about gains tokens from yours."""
    assert x.about is not None
    yield from tokens.gain(m, x.about, token, number, by=x.ship.owner, source=x.ship.id, rule=rule)


def hand_over(m: XMatch, x: Use, kinds: Sequence[str], takers: Callable[[], Iterable[Ship]]) -> Flow[None]:
    """Transfer one of these tokens to one of these ships (XW-TOK-05)."""
    taker = yield from choose_ship(m, x, takers, rule="XW-TOK-05")
    if taker is not None:
        token = yield from choose_token(m, x.ship.owner, x.ship, kinds, "XW-TOK-05")
        yield from tokens.transfer(m, x.ship, taker, token, by=x.ship.owner, source=x.ship.id)


def rather_loses_green(m: XMatch, x: Use, ship: Ship) -> Flow[bool]:
    """Whether a ship removes a green token, as its player may decide, to be spared what a card would do to it."""
    if not tokens.green(ship):
        return False
    about = {"ship": ship.id, "card": x.card}
    if not (yield from agrees(m, ship.owner, "lose-green", "XW-ABL-09", about)):
        return False
    token = yield from choose_token(m, ship.owner, ship, tokens.green(ship))
    tokens.remove(m, ship, token)
    return True


def take_result(m: XMatch, x: Use, ship: Ship) -> Flow[None]:
    """A ship suffers a damage to cancel a matching result of the attack dice."""
    faces = [face for face in ("hit", "crit") if count(x.attack.attack_dice, face)]
    face = yield from pick(m, ship.owner, "take-damage", "XW-ATK-53", lambda: faces, about={"ship": ship.id})
    if face is not None:
        yield from damage.suffer(m, ship, int(face == "hit"), int(face == "crit"), by=x.attack.attacker)
        attack.cancel(m, x.attack, face)


def held(ship: Ship, kinds: Sequence[str]) -> list[str]:
    """The kinds of tokens among these that a ship has."""
    return [kind for kind in kinds if tokens.has(ship, kind)]


def faceup_cards(ship: Ship) -> list[DamageCard]:
    return [card for card in ship.damage if card.faceup]


def expose_one(m: XMatch, ship: Ship) -> Flow[None]:
    """Expose a damage card, if there is one facedown."""
    if any(not card.faceup for card in ship.damage):
        yield from damage.expose(m, ship)
