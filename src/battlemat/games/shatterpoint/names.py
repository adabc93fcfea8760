"""The names abilities and missions are written with. A name that is not declared here is refused, wherever it is used.

Moments (announced by `timing.window`), and what each tells:

    order-decks                     the order decks are made, not yet shuffled
    first-struggle                  the first struggle card is about to be revealed
    set-up                          the set-up ends
    turn-start, turn-end            unit: none
    activation-start, -end          unit
    order-revealed                  unit: the one on the order card, none on the Shatterpoint card
    tactics-revealed                detail: a tactics card, revealed from the order deck of the active player
    reserve-used                    unit: about to be activated from reserve
    action-begun                    unit; detail: the action
    action-taken                    unit; detail: the action; others: characters attacked in a combat action
    moved                           unit, character; detail: the movement; others: who was engaged with it before
    before-target                   unit; others: its characters of whom one may attack, also at range
    attack-declared, before-dice,   unit, character: the attacker; others: the defender; detail: melee or ranged;
    modify-attack, modify-defense,  `Use.attack` has the rest
    would-suffer, attack-resolved
    unit-wounded                    unit; by, by_character: who dealt the damage; detail: melee or ranged, of an attack
    momentum-due                    unit: wounded; the opponent is about to gain momentum for it
    hunker-gained                   unit
    condition-gained                unit; detail: the condition
    stance-flipped                  unit
    control-tied                    detail: the objective, at the end of a turn
    deck-empty                      detail: the number of the player who is about to refresh the order deck
    immune                          unit; detail: the condition it would have gained
    struggle-won                    detail: the player's number; not of the struggle that ends the game
    momentum-gained                 detail: the player's number
    ability-paid                    unit; detail: the ability
    reserved                        unit: the one whose order card went to the reserve; detail: `paid` in step 2
    joker-kept, joker-used          the Shatterpoint card, before and after a unit (unit) is chosen
    scored                          only the mission waits for this, and for
    lent-tactic                     unit: one activated by the Shatterpoint card

Values (asked for by `values.total`), and what each is about:

    keyword:<name>                                            a character; also keyword:immunity-<condition>
    may-reposition, climbs-engaged, immovable,                a character
    may-advance (in place of a dash), deploy-range,
    may-jump (in place of any movement)
    attack-dice, defense-dice, fewer-attack-dice,             an attack
    fewer-defense-dice, defense-expertise, ignore-cover,
    ignore-protection, attack-damage (in the pool),
    less-cover, safe-crits (from changes by the enemy)
    heal-range, dash-grows and advance-grows (for damage)     a character
    deploys-beside                                            a pair of character and one deployed before
    heals-afar (conditions)                                   a pair of healer and unit
    sees-top-card (of the order deck)                         a player's number
    untargetable, unshootable (by ranged attacks)             a pair of attacker and target
    reserve-cost, reserve-under-deck, pays-with-damage,       a unit
    reserve-barred, keeps-hunker (while engaged), ends-combat,
    no-surcharge, pays-with-hunker, pays-with-momentum,
    no-momentum (for its wound), delays-hunker-loss
    contests-from-afar                                        a pair of character and objective
    action-again (so often more than once)                    a pair of unit and action
    ability-cost                                              a pair of unit and ability
    wins-ties, locks-control                                  an objective
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeVar, get_args

V = TypeVar("V")

MomentName = Literal[
    "order-decks",
    "first-struggle",
    "set-up",
    "turn-start",
    "turn-end",
    "activation-start",
    "activation-end",
    "order-revealed",
    "tactics-revealed",
    "reserve-used",
    "action-begun",
    "action-taken",
    "moved",
    "before-target",
    "attack-declared",
    "before-dice",
    "modify-attack",
    "modify-defense",
    "would-suffer",
    "attack-resolved",
    "unit-wounded",
    "momentum-due",
    "hunker-gained",
    "condition-gained",
    "stance-flipped",
    "control-tied",
    "deck-empty",
    "immune",
    "struggle-won",
    "momentum-gained",
    "ability-paid",
    "reserved",
    "joker-kept",
    "joker-used",
    "scored",
    "lent-tactic",
]
KeywordName = Literal[
    "protection",
    "steadfast",
    "scale",
    "impact",
    "sharpshooter",
    "cover",
    "immunity-strained",
    "immunity-disarmed",
    "immunity-exposed",
    "immunity-pinned",
]
ValueName = Literal[
    "keyword:protection",
    "keyword:steadfast",
    "keyword:scale",
    "keyword:impact",
    "keyword:sharpshooter",
    "keyword:cover",
    "keyword:immunity-strained",
    "keyword:immunity-disarmed",
    "keyword:immunity-exposed",
    "keyword:immunity-pinned",
    "may-reposition",
    "climbs-engaged",
    "immovable",
    "may-advance",
    "deploy-range",
    "may-jump",
    "attack-dice",
    "defense-dice",
    "fewer-attack-dice",
    "fewer-defense-dice",
    "defense-expertise",
    "ignore-cover",
    "ignore-protection",
    "attack-damage",
    "less-cover",
    "safe-crits",
    "heal-range",
    "dash-grows",
    "advance-grows",
    "deploys-beside",
    "heals-afar",
    "sees-top-card",
    "untargetable",
    "unshootable",
    "reserve-cost",
    "reserve-under-deck",
    "pays-with-damage",
    "reserve-barred",
    "keeps-hunker",
    "ends-combat",
    "no-surcharge",
    "pays-with-hunker",
    "pays-with-momentum",
    "no-momentum",
    "delays-hunker-loss",
    "contests-from-afar",
    "action-again",
    "ability-cost",
    "wins-ties",
    "locks-control",
]
MOMENTS: Final[tuple[MomentName, ...]] = get_args(MomentName)
VALUES: Final[tuple[ValueName, ...]] = get_args(ValueName)


class UnknownNameError(KeyError):
    """A name of this kind is declared nowhere."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"there is no {kind} {name!r}")


class Named(dict[str, V]):
    """What there is for each declared name of a kind; any other name is an error, not an empty answer."""

    def __init__(self, kind: str, entries: Iterable[tuple[str, V]]) -> None:
        super().__init__(entries)
        self.kind = kind

    def __missing__(self, name: str) -> V:
        raise UnknownNameError(self.kind, name)


def declared(kind: str, name: str, names: Iterable[Any]) -> None:
    """Refuse a name that is not declared."""
    if name not in names:
        raise UnknownNameError(kind, name)


KEYWORD_VALUES: Final[Named[ValueName]] = Named(
    "keyword", ((name.removeprefix("keyword:"), name) for name in VALUES if name.startswith("keyword:"))
)
"""The value of each keyword."""
