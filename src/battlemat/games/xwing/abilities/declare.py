"""How abilities are declared: when, for whom, under which condition, at which cost, and what they do.

    @triggered("pilot:jakefarrell", AFTER_ACTION, what=("barrelroll", "boost"), may=True)
    def jake_farrell(m: XMatch, x: Use) -> Flow[None]: ...

The decorators differ by what kind of thing an ability is: `triggered` (the ability queue), `modifies` (dice),
`changes` (a value, a permission), `instead` (a replacement), `action` (the header "Action:"), `in_system_phase`.
All take the card as its abilities are named in `content.abilities_of`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

from battlemat.games.xwing.cards.content import forget_derived
from battlemat.games.xwing.timing.moments import ABOUT_NOBODY, Moment
from battlemat.games.xwing.timing.subjects import check

if TYPE_CHECKING:
    from battlemat.core.decision import Flow
    from battlemat.games.xwing.combat.dice import Modification
    from battlemat.games.xwing.state import Attack, Card, Ship, Table, XMatch

Of = Literal["you", "friend", "other friend", "enemy", "any"]
"""Whom a moment or value must be about, seen from the ship that has the card (XW-ABL-05, XW-ABL-50, XW-ABL-51)."""


class Use:
    """An ability at work: the table, the ship that has the card ("you"), and what it is about.

    `about` is the ship the moment or value is about, `what` its subject: an action, a token, a maneuver; `paid` are the
    ships that paid a cost of it with a shield.
    """

    __slots__ = ("about", "card", "moment", "paid", "s", "ship", "what")

    def __init__(self, s: Table, ship: Ship, card: str, about: Ship | None, moment: Moment) -> None:
        self.s = s
        self.ship = ship
        self.card = card
        self.about = about
        self.what = moment.what
        self.moment = moment
        self.paid: list[Ship] = []

    @property
    def attack(self) -> Attack:
        """The attack being resolved."""
        return self.s.attacks[-1]

    @property
    def upgrade(self) -> Card:
        """The upgrade card in play that has this ability."""
        name = self.card.removeprefix("upgrade:")
        return next(card for card in self.ship.upgrades if card.id == name)

    @property
    def charges(self) -> int:
        """The active charges of the card that has this ability (XW-CHG-10)."""
        return self.ship.charges if self.card.startswith("pilot:") else self.upgrade.charges


Condition = Callable[[Use], bool]
Effect = Callable[["XMatch", Use], "Flow[Any] | None"]
Value = Callable[[Use], Any]


def always(x: Use) -> bool:
    return True


class Cost(NamedTuple):
    """Whether it can be paid, how it is paid, and how it is given back when what it was paid for fails (XW-ACT-43).

    `takes` says it in words, for whoever plans: so many `charge` of the card, `force`, `lock`, tokens (`green`: one of
    any kind); `calm` is what a ship loses that gains a stress token. Empty: nothing that could be counted.
    """

    payable: Callable[[Use], bool]
    pay: Callable[[XMatch, Use], Flow[None]]
    restore: Callable[[XMatch, Use], None] = lambda m, x: None
    takes: tuple[tuple[str, int], ...] = ()


class Ability(NamedTuple):
    """One thing a card does. `when` is its requirement (XW-ABL-22), `able` whether it can be resolved (XW-ABL-24)."""

    card: str
    window: str
    kind: Literal["triggered", "modifies", "changes", "instead", "action", "system"]
    run: Callable[..., Any]
    what: tuple[str, ...] = ()
    of: Of = "you"
    when: Condition = always
    able: Condition = always
    may: bool = False
    cost: Cost | None = None
    limit: Literal["", "round"] = ""
    bonus_attack: bool = False
    in_reserve: bool = False
    colour: str = "white"
    by_opponent: bool = False
    it_does: bool = False


ABILITIES: dict[str, list[Ability]] = {}
"""All declared abilities, by card. A card that is here is written."""

F = TypeVar("F", bound=Callable[..., Any])


def _declare(ability: Ability) -> None:
    check(ability.card, ability.kind, ability.window, ability.what)
    ABILITIES.setdefault(ability.card, []).append(ability)
    forget_derived()


def triggered(
    card: str,
    window: str,
    *,
    what: tuple[str, ...] = (),
    of: Of = "you",
    when: Condition = always,
    able: Condition = always,
    may: bool = False,
    cost: Cost | None = None,
    limit: Literal["", "round"] = "",
    bonus_attack: bool = False,
    in_reserve: bool = False,
) -> Callable[[F], F]:
    """An ability that is added to the ability queue when its moment comes.

    `bonus_attack`: it grants a bonus attack, so it comes later in the Aftermath, whenever in an attack it is triggered
    (XW-ATK-87 to XW-ATK-92).
    """

    def declare(run: F) -> F:
        _declare(
            Ability(card, window, "triggered", run, what, of, when, able, may, cost, limit, bonus_attack, in_reserve)
        )
        return run

    return declare


def modifies(
    card: str,
    dice: Literal["attack", "defense", "other"],
    side: Literal["attacker", "defender", "roller"],
    *,
    of: Of = "you",
    when: Condition = always,
    may: bool = True,
    cost: Cost | None = None,
    by_opponent: bool = False,
    it_does: bool = False,
) -> Callable[[Callable[[Use], Modification]], Callable[[Use], Modification]]:
    """Changes dice in a modify step; the function says how (`Reroll`, `Change`, `Add` … of `dice.py`).

    `side` is the side the card's player is on; with `of="friend"` the attacker (or defender) may be another ship.
    `by_opponent`: it is not the card's player who may use it but an opponent, on that side.
    `it_does`: "that ship may …": it is the attacker (or defender) who modifies dice, not the ship that has the card.
    `"other", "roller"`: dice a ship rolls outside attacks, for an obstacle, a device or a card (`rolls.py`).
    """

    def declare(run: Callable[[Use], Modification]) -> Callable[[Use], Modification]:
        window = f"modify-{dice}-{side}"
        _declare(
            Ability(
                card, window, "modifies", run, (), of, when, always, may, cost, by_opponent=by_opponent, it_does=it_does
            )
        )
        return run

    return declare


def changes(
    card: str,
    value: str,
    *,
    what: tuple[str, ...] = (),
    of: Of = "you",
    when: Condition = always,
    in_reserve: bool = False,
) -> Callable[[F], F]:
    """Changes a value, or allows or forbids something, for as long as the card is in play."""

    def declare(run: F) -> F:
        _declare(Ability(card, value, "changes", run, what, of, when, in_reserve=in_reserve))
        return run

    return declare


def instead(
    card: str,
    window: str,
    *,
    what: tuple[str, ...] = (),
    of: Of = "you",
    when: Condition = always,
    may: bool = False,
    cost: Cost | None = None,
) -> Callable[[F], F]:
    """Replaces what would happen (XW-ABL-36 to XW-ABL-41); the flow returns whether it did."""

    def declare(run: F) -> F:
        _declare(Ability(card, window, "instead", run, what, of, when, always, may, cost))
        return run

    return declare


def action(
    card: str, name: str = "", *, colour: str = "white", able: Condition = always, cost: Cost | None = None
) -> Callable[[F], F]:
    """An ability with the header "Action:". The flow returns False if the action fails (XW-ACT-37)."""

    def declare(run: F) -> F:
        own = name or card.partition(":")[2]
        _declare(Ability(card, "action", "action", run, (own,), able=able, cost=cost, may=True, colour=colour))
        return run

    return declare


def in_system_phase(
    card: str, *, able: Condition = always, cost: Cost | None = None, may: bool = True
) -> Callable[[F], F]:
    """Something a ship may (or must) do on its turn in the System Phase (XW-PHA-15)."""

    def declare(run: F) -> F:
        _declare(Ability(card, "system", "system", run, able=able, may=may, cost=cost))
        return run

    return declare


def described_by_its_facts(*cards: str) -> None:
    """Cards whose facts (weapon, grants, device) say all there is to them."""
    for card in cards:
        ABILITIES.setdefault(card, [])


def concerns(ability: Ability, you: Ship, about: Ship | None) -> bool:
    """Whether a moment or value about a ship is one this ability looks at."""
    of = ability.of
    if about is None:
        return ability.window in ABOUT_NOBODY
    if of == "any":
        return True
    if of == "you":
        return about is you
    if of == "enemy":
        return about.owner != you.owner
    return about.owner == you.owner and (of == "friend" or about is not you)


# Devices --------------------------------------------------------------------------------------------------------------

DeviceMoment = Literal["detonates", "met", "system", "engages"]
"""A bomb or mine detonates; a ship met a remote on its way; a remote has its turn in the System or Engagement Phase."""

DEVICES: dict[tuple[str, DeviceMoment], Callable[..., Any]] = {}


def device(kind: str, moment: DeviceMoment) -> Callable[[F], F]:
    """What a kind of device does: `(m, device, ship)`; without a ship where none is concerned."""

    def declare(run: F) -> F:
        DEVICES[kind, moment] = run
        return run

    return declare
