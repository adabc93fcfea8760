"""The ability queue (XW-ABL-16 to XW-ABL-28): who resolves what, and in which order.

`trigger` puts abilities into the queue; `settle` resolves it until it is empty. While an ability of the queue resolves,
what it triggers waits at the front until it is done, in the order in which it happened (XW-ABL-19). An attack or a
maneuver that an ability makes happen has a queue of its own (`with_own_queue`), because its steps cannot wait.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeVar

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import Ability, Use
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.deeds import BONUS_ATTACK, USED
from battlemat.games.xwing.state import RESERVE, Attack, Queue, Ship, Table, Waiting, XMatch, find_ship, ship_of
from battlemat.games.xwing.timing.hooks import ABILITY_RESOLVED
from battlemat.games.xwing.timing.listeners import Listener, credit_measuring, listeners, matching, option_id
from battlemat.games.xwing.timing.moments import AFTERMATH, Moment

T = TypeVar("T")


def trigger(
    m: XMatch,
    window: str,
    ship: Ship | None = None,
    other: str = "",
    what: str = "",
    amount: int = 0,
    *,
    player: int | None = None,
    bonus_attack: bool | None = None,
    batch: int | None = None,
    anew: bool = True,
) -> None:
    """Something happens: abilities that wait for it and whose requirement is met now are queued (XW-ABL-22).

    With `player` only abilities of that player's ships, with `bonus_attack` only those that do (or do not) grant one:
    the Aftermath has its own order. Triggers of one `batch` happen at the same moment. Unless `anew`,
    an ability that is just being resolved is not triggered by what it does itself.
    """
    s = m.state
    waiting = listeners(s, window)
    if not waiting:
        return
    moment = Moment(window, "" if ship is None else ship.id, other, what, amount)
    if batch is None:
        batch = new_batch(s)
    found = [
        (listener, use)
        for listener, use in matching(s, moment, ship)
        if (player is None or listener.ship.owner == player)
        and (bonus_attack is None or listener.ability.bonus_attack == bonus_attack)
        and not _used_up(listener.ability, use)
        and (anew or not _resolving(s, listener))
    ]
    if found:
        queue = s.queues[-1]
        place = _end_of_new(queue)
        added = [Waiting(listener.ship.id, listener.card, listener.number, moment, batch) for listener, _ in found]
        if s.attacks and window not in AFTERMATH:
            s.attacks[-1].later += [one for one in added if ability_of(one).bonus_attack]
            added = [one for one in added if not ability_of(one).bonus_attack]
        queue.waiting[place:place] = added
        for listener, use in found:
            credit_measuring(m, partial(listener.ability.when, use))


def release(s: Table, attack: Attack, players: Collection[int], batch: int) -> None:
    """The bonus attacks that earlier steps of an attack triggered come now, with those of its Aftermath (XW-ATK-92).

    A player with several of them chooses their order (XW-ATK-91).
    """
    seen: set[str] = set()
    for one in [one for one in attack.later if ship_of(s, one.ship).owner in players]:
        attack.later.remove(one)
        if (key := _key(one.ship, one.card, one.ability)) in seen:  # it was triggered twice: one after the other
            batch, seen = new_batch(s), set()
        seen.add(key)
        one.batch = batch
        s.queues[-1].waiting.append(one)


def _end_of_new(queue: Queue) -> int:
    """Behind what was triggered since the last ability began, before what waited already (XW-ABL-16, XW-ABL-19)."""
    for place, waiting in enumerate(queue.waiting):
        if waiting.batch <= queue.since:
            return place
    return len(queue.waiting)


def _resolving(s: Table, listener: Listener) -> bool:
    return any(queue.busy and queue.now == _key(listener.ship.id, listener.card, listener.number) for queue in s.queues)


def _key(ship: str, card: str, number: int) -> str:
    """One ability of a card, among all it has (options only tell those of one window apart)."""
    return f"{ship}/{card}/{number}"


def new_batch(s: Table) -> int:
    return s.next_number()


def settle(m: XMatch, *, removing: bool = True) -> Flow[None]:
    """Resolve the queue front to back until it is empty, unless one of its abilities is just being resolved.

    While damage is suffered nobody is removed (`removing`): the rest of it is dealt as well (XW-DMG-22).
    """
    queue = m.state.queues[-1]
    if queue.busy:
        return
    while queue.waiting:
        chosen = yield from _next(m, queue)
        if chosen is not None:
            queue.busy, queue.now, queue.since = True, _key(chosen.ship, chosen.card, chosen.ability), m.state.counter
            yield from resolve(m, chosen)
            queue.busy = False
        if removing:
            yield from ABILITY_RESOLVED.flow(m)


def at_once(
    m: XMatch,
    window: str,
    ship: Ship | None = None,
    other: str = "",
    what: str = "",
    amount: int = 0,
    *,
    removing: bool = True,
) -> Flow[None]:
    """A moment whose abilities resolve immediately, whatever else is going on: "before" effects, damage cards."""
    if not listeners(m.state, window):
        return
    m.state.queues.append(Queue())
    trigger(m, window, ship, other, what, amount, anew=False)
    yield from settle(m, removing=removing)
    m.state.queues.pop()


def with_own_queue(m: XMatch, flow: Flow[T]) -> Flow[T]:
    """An attack or maneuver, complete with everything it triggers."""
    if not m.state.queues[-1].busy:
        result = yield from flow
        yield from settle(m)
        return result
    m.state.queues.append(Queue())
    result = yield from flow
    yield from settle(m)
    m.state.queues.pop()
    return result


def ability_of(waiting: Waiting) -> Ability:
    return load()[waiting.card.partition("#")[0]][waiting.ability]


def use_of(s: Table, waiting: Waiting) -> Use:
    moment = waiting.moment
    about = find_ship(s, moment.ship)
    return Use(s, ship_of(s, waiting.ship), waiting.card, about, moment)


def _used_up(ability: Ability, x: Use) -> bool:
    return ability.limit == "round" and USED + x.card in x.ship.did


def _resolvable(s: Table, waiting: Waiting) -> bool:
    """Whether it can be resolved at all, its cost included (XW-ABL-24, XW-ABL-42)."""
    ability, use = ability_of(waiting), use_of(s, waiting)
    if waiting.card.startswith("damage:") and not _faceup(use):
        return False  # XW-DMG-33
    if ability.bonus_attack and BONUS_ATTACK in _attacker(use).did:
        return False  # XW-ATK-94
    return not _used_up(ability, use) and (ability.cost is None or ability.cost.payable(use)) and ability.able(use)


def _attacker(x: Use) -> Ship:
    """Who would perform the bonus attack of an ability: its ship, or the carrier of a docked one."""
    return x.about if x.ship.place == RESERVE and x.about is not None else x.ship


def _faceup(x: Use) -> bool:
    number = int(x.card.partition("#")[2])
    return any(card.number == number and card.faceup for card in x.ship.damage)


def _next(m: XMatch, queue: Queue) -> Flow[Waiting | None]:
    """The next ability to resolve: its player chooses among those triggered together (XW-ABL-17, XW-ABL-18)."""

    def together() -> list[Waiting]:
        if not queue.waiting:
            return []
        front = queue.waiting[0]
        owner = ship_of(m.state, front.ship).owner
        group = [w for w in queue.waiting if w.batch == front.batch and ship_of(m.state, w.ship).owner == owner]
        return [w for w in group if _resolvable(m.state, w)]

    group = together()
    if not group:
        if queue.waiting:
            _drop_front(m, queue)
        return None
    if len(group) == 1 and not ability_of(group[0]).may:
        queue.waiting.remove(group[0])
        return group[0]
    answer = yield from choose(lambda: _ask(m, together()))
    if answer is None or answer == PASS:
        _drop_front(m, queue)
        return None
    chosen = next(w for w in together() if _label(w) == answer)
    queue.waiting.remove(chosen)
    return chosen


def _label(waiting: Waiting) -> str:
    return option_id(waiting.ship, waiting.card, waiting.ability)


def _ask(m: XMatch, group: Sequence[Waiting]) -> Pick | None:
    if not group:
        return None
    ids = [_label(waiting) for waiting in group]
    if all(ability_of(waiting).may for waiting in group):
        ids.append(PASS)  # XW-ABL-06, XW-ABL-23
    moment = group[0].moment
    about = {"window": moment.window, "ship": moment.ship, "what": moment.what}
    return Pick(ship_of(m.state, group[0].ship).owner, "ability", "XW-ABL-18", ids, about)


def _drop_front(m: XMatch, queue: Queue) -> None:
    """Those of the front group that are declined or cannot be resolved are out of the queue."""
    if not queue.waiting:
        return
    front = queue.waiting[0]
    owner = ship_of(m.state, front.ship).owner
    queue.waiting[:] = [w for w in queue.waiting if w.batch != front.batch or ship_of(m.state, w.ship).owner != owner]


def resolve(m: XMatch, waiting: Waiting) -> Flow[None]:
    yield from use_ability(m, ability_of(waiting), use_of(m.state, waiting))


def use_ability(m: XMatch, ability: Ability, x: Use) -> Flow[object]:
    """Pay its cost and do what it says. If that fails, a cost that was for the effect is given back (XW-ACT-43)."""
    m.note("ability", "XW-ABL-15", ship=x.ship.id, card=x.card)
    credit_measuring(m, partial(ability.able, x))
    if ability.limit == "round":
        x.ship.did.append(USED + x.card)
    if ability.cost is not None:
        yield from ability.cost.pay(m, x)
    flow = ability.run(m, x)
    result = None if flow is None else (yield from flow)
    if result is False and ability.cost is not None:
        ability.cost.restore(m, x)
    return result


def replaced(m: XMatch, window: str, ship: Ship | None, other: str = "", what: str = "", amount: int = 0) -> Flow[bool]:
    """Whether a replacement effect takes the place of what would happen; only one is used (XW-ABL-37, XW-ABL-40)."""
    if not listeners(m.state, window):
        return False
    moment = Moment(window, "" if ship is None else ship.id, other, what, amount)
    closed = m.state.replacing

    def candidates() -> list[tuple[Listener, Use]]:
        found = matching(m.state, moment, ship)
        return [
            (listener, x) for listener, x in found if listener.option_id not in closed and _payable(listener.ability, x)
        ]

    for player in m.state.order:
        own = [listener for listener, _ in candidates() if listener.ship.owner == player]
        if not own:
            continue
        answer: str | None = own[0].option_id
        if len(own) > 1 or own[0].ability.may:
            answer = yield from choose(partial(_ask_replacement, player, candidates, moment))
        for listener, x in candidates():
            if listener.option_id == answer:
                others = [] if amount else [one.option_id for one, _ in candidates()]
                closed += others  # they do not replace the result either; the rest of an amount stays open to them
                result = yield from use_ability(m, listener.ability, x)
                del closed[len(closed) - len(others) :]
                return result is not False
    return False


def _payable(ability: Ability, x: Use) -> bool:
    return (ability.cost is None or ability.cost.payable(x)) and ability.able(x)


def _ask_replacement(
    player: int, candidates: Callable[[], Sequence[tuple[Listener, Use]]], moment: Moment
) -> Pick | None:
    own = [listener for listener, _ in candidates() if listener.ship.owner == player]
    if not own:
        return None
    ids = [listener.option_id for listener in own]
    if all(listener.ability.may for listener in own):
        ids.append(PASS)
    about = {"window": moment.window, "ship": moment.ship, "what": moment.what}
    return Pick(player, "replace", "XW-ABL-40", ids, about)


def waits(s: Table, ship: Ship) -> bool:
    """Whether an ability of a ship is in a queue: the ship is not removed before it (XW-DMG-59)."""
    lists = [*(queue.waiting for queue in s.queues), *(attack.later for attack in s.attacks)]
    return any(waiting.ship == ship.id for some in lists for waiting in some)
