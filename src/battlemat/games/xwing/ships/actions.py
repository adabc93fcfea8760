"""Actions: which a ship may perform, performing them, linked actions, failing (XW-ACT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.core.errors import Refusal
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.asking import PASS, pick_ship
from battlemat.games.xwing.cards.sheet import HARDNESS, Action, sheet
from battlemat.games.xwing.deeds import AS_RED, SCANS
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.ships import charges, locking, other_actions, tokens
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.listeners import can, can_now, cannot, cannot_now, change, credit, listeners, values
from battlemat.games.xwing.timing.moments import (
    ACTION_COLOUR,
    AFTER_ACTION,
    AFTER_COORDINATES,
    AFTER_FAILS,
    COORDINATES,
    EXTRA_ACTIONS,
    FARTHER,
    WHEN_CHOSEN,
    WHILE_PERFORMS,
    Moment,
)


def standard_actions(s: Table, ship: Ship) -> list[Action]:
    """The action bar, and the abilities with the header "Action:" (XW-ACT-01, XW-ACT-03, XW-ACT-04)."""
    return [*bar(s, ship), *card_actions(s, ship)]


def bar(s: Table, ship: Ship) -> list[Action]:
    found = list(sheet(s, ship).bar)
    for extra in values(s, EXTRA_ACTIONS, ship):
        found += [action for action in extra if action not in found]
    return found


def card_actions(s: Table, ship: Ship) -> list[Action]:
    return [
        Action(listener.ability.what[0], listener.ability.colour, listener.card)
        for listener in listeners(s, "action")
        if listener.ship is ship
    ]


def identity(action: Action) -> str:
    """What makes two actions the same for the once-per-round limit (XW-ACT-18, XW-ACT-20, XW-ACT-21)."""
    return f"{action.card}/{action.name}" if action.card else action.name


def kind_of(action: Action) -> str:
    """What prohibitions call it: the action on the bar, or the kind of card whose header it is."""
    return action.card.partition(":")[0] if action.card else action.name


def coloured(s: Table, ship: Ship, action: Action) -> Action:
    """The action in the colour it has now; of several changes the hardest counts (XW-ACT-12)."""
    if not listeners(s, ACTION_COLOUR):
        return action
    colours = [colour for colour in values(s, ACTION_COLOUR, ship, f"{action.colour}:{action.name}") if colour]
    return action._replace(colour=max(colours, key=HARDNESS.__getitem__)) if colours else action


def as_red(s: Table, ship: Ship, among: Sequence[Action]) -> list[Action]:
    """Actions treated as red: a red one simply is, a purple one is harder and cannot be (XW-ACT-13)."""
    found = [coloured(s, ship, action) for action in among]
    return [action._replace(colour="red") for action in found if action.colour != "purple"]


def available(
    s: Table, ship: Ship, actions: Sequence[Action], *, in_step: bool = False, while_stressed: bool = False
) -> list[Action]:
    """Those a ship can perform now, in their present colours; none while it is stressed (XW-ACT-02)."""
    if ship.place != IN_PLAY:
        return []
    calm = not tokens.stressed(ship) or while_stressed or _acts_while_stressed(s, ship, in_step)
    found = []
    for action in actions:
        if not calm and not (listeners(s, "can") and can(s, ship, f"act-while-stressed:{action.name}")):
            continue
        now = coloured(s, ship, action)
        if why_not(s, ship, now, in_step=in_step) is None and now not in found:
            found.append(now)
    return found


def _acts_while_stressed(s: Table, ship: Ship, in_step: bool) -> bool:
    if not listeners(s, "can"):
        return False
    return can(s, ship, "act-while-stressed") or (in_step and can(s, ship, "act-while-stressed-in-step"))


def why_not(s: Table, ship: Ship, action: Action, *, in_step: bool = False) -> Refusal | None:
    """Why a ship that is not stressed cannot perform an action now; None if it can."""
    if identity(action) in ship.actions:
        return Refusal("xwing-action-done", "XW-ACT-16", {"action": action.name})
    if action.name != "focus" and ship.tokens.get("ion") and tokens.ionized(s, ship):
        return Refusal("xwing-ionized", "XW-ACT-27", {"ship": ship.id})
    if action.colour == "purple" and not ship.force:
        return Refusal("xwing-no-force", "XW-ACT-09", {"ship": ship.id})
    if listeners(s, "cannot") and cannot(s, ship, f"action:{kind_of(action)}"):
        return Refusal("xwing-cannot-action", "XW-ABL-03", {"action": action.name})
    if action.card:
        return (
            None
            if _card_action_works(s, ship, action)
            else Refusal("xwing-no-effect", "XW-ABL-42", {"card": action.card})
        )
    needs = NEEDS.get(action.name)
    if needs is not None and not needs(s, ship):
        return Refusal(f"xwing-no-{action.name}", NEEDS_RULE[action.name], {"ship": ship.id})
    if action.name == "slam" and not in_step:
        return Refusal("xwing-slam-only-in-step", "XW-ACT-118", {"ship": ship.id})
    return None


def _card_action_works(s: Table, ship: Ship, action: Action) -> bool:
    for listener in listeners(s, "action"):
        if listener.ship is ship and listener.card == action.card and listener.ability.what[0] == action.name:
            use = Use(s, ship, action.card, ship, Moment("action", ship.id, "", action.name))
            cost = listener.ability.cost
            return (cost is None or cost.payable(use)) and listener.ability.able(use)
    return False


# Performing -----------------------------------------------------------------------------------------------------------


def perform(
    m: XMatch,
    ship: Ship,
    actions: Sequence[Action],
    *,
    may: bool = True,
    in_step: bool = False,
    while_stressed: bool = False,
    rule: str = "XW-ACT-26",
) -> Flow[Action | None]:
    """Let a ship perform one of these actions, or none (XW-ACT-26). The action that was attempted, if any."""

    offered: list[Action] = []

    def ask() -> Pick | None:
        nonlocal offered
        if m.state.players[ship.owner].out:
            return None
        offered = available(m.state, ship, actions, in_step=in_step, while_stressed=while_stressed)
        if not offered:
            return None
        ids = [option_id(action) for action in offered]
        refused = None if not may else lambda: _refused(m.state, ship, actions, ids, in_step)
        return Pick(ship.owner, "action", rule, (*ids, PASS) if may else ids, {"ship": ship.id}, refused)

    crediting.barred_action(m, ship, [kind_of(action) for action in actions])
    answer = yield from choose(ask, forced=not may)
    if answer is None or answer == PASS:
        return None
    action = next(action for action in offered if option_id(action) == answer)
    yield from do(m, ship, action)
    return action


def option_id(action: Action) -> str:
    """`focus`, `boost:red`, or the card whose action it is."""
    if action.card:
        return action.card if action.name in action.card else f"{action.card}/{action.name}"
    return action.name if action.colour == "white" else f"{action.name}:{action.colour}"


def _refused(s: Table, ship: Ship, actions: Sequence[Action], ids: Sequence[str], in_step: bool) -> dict[str, Refusal]:
    found = {}
    for action in actions:
        now = coloured(s, ship, action)
        why = why_not(s, ship, now, in_step=in_step)
        if why is not None and option_id(now) not in ids:
            found[option_id(now)] = why
    return found


def do(m: XMatch, ship: Ship, action: Action) -> Flow[bool]:
    """Perform an action: its cost, its effect, the stress of a red one, then what it triggers (XW-ACT-06 to -08)."""
    action = yield from _treated(m, ship, action)
    m.note("action", "XW-ACT-01", ship=ship.id, action=action.name, colour=action.colour, card=action.card)
    crediting.performed(m, ship, action)
    ship.actions.append(identity(action))  # XW-ACT-17
    if action.colour == "purple":
        charges.spend_force(m, ship)
    done = yield from _effect(m, ship, action)
    ship.did[:] = [deed for deed in ship.did if not deed.startswith((AS_RED, SCANS))]
    if action.colour == "red":  # XW-ACT-07, XW-ACT-41
        yield from tokens.gain(m, ship, "stress", rule="XW-ACT-06")
    if done:
        queue.trigger(m, AFTER_ACTION, ship, action.card, action.name, int(action.colour == "red"))
    else:
        queue.trigger(m, AFTER_FAILS, ship, action.card, action.name)
    yield from queue.settle(m)
    return done


def _treated(m: XMatch, ship: Ship, action: Action) -> Flow[Action]:
    """The action in the colour its player treats it as; the stress of a red one is part of it (XW-ACT-06)."""
    if not listeners(m.state, WHILE_PERFORMS) or action.card:
        return action
    yield from queue.at_once(m, WHILE_PERFORMS, ship, "", f"{action.colour}:{action.name}")
    return action._replace(colour="red") if any(deed.startswith(AS_RED) for deed in ship.did) else action


def treat_as_red(ship: Ship, card: str) -> None:
    """The action a ship is performing becomes a red one because of this card."""
    ship.did.append(AS_RED + card)


def treated_as_red(ship: Ship, card: str) -> bool:
    return AS_RED + card in ship.did


def _effect(m: XMatch, ship: Ship, action: Action) -> Flow[bool]:
    if not action.card:
        return (yield from EFFECTS[action.name](m, ship))
    for listener in listeners(m.state, "action"):
        if listener.ship is ship and listener.card == action.card and listener.ability.what[0] == action.name:
            use = Use(m.state, ship, action.card, ship, Moment("action", ship.id, "", action.name))
            result = yield from queue.use_ability(m, listener.ability, use)
            return result is not False
    return False


def granted(
    m: XMatch, ship: Ship, *names: str, colour: str = "white", may: bool = True, while_stressed: bool = False
) -> Flow[Action | None]:
    """An effect lets a ship perform one of these named actions, white if it does not say otherwise (XW-ACT-10)."""
    offered = [Action(name, colour) for name in names]
    return (yield from perform(m, ship, offered, may=may, while_stressed=while_stressed, rule="XW-ACT-24"))


def can_perform(s: Table, ship: Ship, *names: str, colour: str = "white", while_stressed: bool = False) -> bool:
    """Whether a ship could perform one of these named actions now."""
    return bool(available(s, ship, [Action(name, colour) for name in names], while_stressed=while_stressed))


# What each action does ------------------------------------------------------------------------------------------------


def _token(token: str, rule: str) -> Callable[[XMatch, Ship], Flow[bool]]:
    def effect(m: XMatch, ship: Ship) -> Flow[bool]:
        yield from tokens.gain(m, ship, token, by=ship.owner, source=ship.id, rule=rule)
        return True

    return effect


def coordinatable(s: Table, ship: Ship) -> list[Ship]:
    """The other friendly ships at range 1-2, or farther away where a card says so, but those a card excludes."""
    near = list(ships_at(s, ship, 1, 2 + change(s, FARTHER, ship, "coordinate"), "other friend"))
    for names in values(s, COORDINATES, ship):
        near += [other for other in s.ships if other.id in names and other not in near]
    return [
        other for other in near if not cannot(s, ship, f"coordinate:{other.id}") and not cannot(s, other, "coordinated")
    ]


def coordinate(m: XMatch, ship: Ship) -> Flow[bool]:
    """Another friendly ship at range 1-2 may perform one action (XW-ACT-85 to XW-ACT-90)."""
    chosen = yield from pick_ship(
        m,
        ship.owner,
        "XW-ACT-85",
        lambda: coordinatable(m.state, ship),
        kind="coordinate",
        about={"ship": ship.id},
    )
    if chosen is None:
        m.note("failed", "XW-ACT-87", ship=ship.id, what="coordinate")
        return False
    yield from coordinate_it(m, ship, chosen)
    return True


def coordinate_it(m: XMatch, ship: Ship, chosen: Ship) -> Flow[None]:
    """A ship that was chosen may perform an action."""
    m.note("coordinated", "XW-ACT-85", ship=chosen.id, by=ship.id)
    credit(m, COORDINATES, ship, "", lambda names: chosen.id in names)
    yield from queue.at_once(m, WHEN_CHOSEN, ship, chosen.id, "coordinate")
    everything = standard_actions(m.state, chosen)
    offered = [one for one in everything if not cannot_now(m, ship, f"coordinated-action:{one.name}")]
    if can(m.state, ship, "coordinate-red"):
        offered = as_red(m.state, chosen, offered)
    calm = chosen.tokens.get("stress", 0) == 1 and can_now(m, ship, "coordinate-stressed")
    action = yield from perform(m, chosen, offered, while_stressed=calm)
    queue.trigger(m, AFTER_COORDINATES, ship, chosen.id, action.name if action and not action.card else "")


EFFECTS: Final[dict[str, Callable[[XMatch, Ship], Flow[bool]]]] = {
    "focus": _token("focus", "XW-ACT-44"),
    "evade": _token("evade", "XW-ACT-46"),
    "calculate": _token("calculate", "XW-ACT-48"),
    "reinforce": _token("reinforce", "XW-ACT-106"),
    "cloak": _token("cloak", "XW-ACT-92"),
    "lock": locking.lock_action,
    "boost": lambda m, ship: moves.boost(m, ship),
    "barrelroll": lambda m, ship: moves.barrel_roll(m, ship),
    "coordinate": coordinate,
    "jam": other_actions.jam,
    "reload": other_actions.reload,
    "rotatearc": other_actions.rotate,
    "slam": other_actions.slam,
}
NEEDS: Final[dict[str, Callable[[Table, Ship], Any]]] = {
    "cloak": lambda s, ship: not tokens.has(ship, "cloak"),
    "reload": other_actions.reloadable,
    "rotatearc": lambda s, ship: sheet(s, ship).turret,
    "slam": other_actions.slam_options,
}
"""What some actions need before they can be attempted; those that can fail need nothing (XW-ACT-37)."""
NEEDS_RULE: Final = {"cloak": "XW-ACT-93", "reload": "XW-ACT-110", "rotatearc": "XW-ACT-115", "slam": "XW-ACT-117"}
