"""The odds of X-Wing as they are asked for: attacks on one ship, with knobs for tokens, range and cards."""

from __future__ import annotations

from typing import Final

from battlemat.games.xwing.cards.content import PILOTS, SHIP_ABILITIES, UPGRADES
from battlemat.games.xwing.combat.dice import MOST_DICE
from battlemat.games.xwing.combat.odds import Attacker, Damage, Defender
from battlemat.games.xwing.odds.cards import Role, cards, with_cards
from battlemat.games.xwing.odds.exchange import Side
from battlemat.games.xwing.odds.means import Means, attacker_means, defender_means
from battlemat.games.xwing.odds.series import Series, series
from battlemat.odds.asking import (
    Bar,
    CardKnob,
    Curve,
    Figure,
    Given,
    Knob,
    Odds,
    Outlook,
    Part,
    Question,
    course,
    numbered,
)

MOST_ATTACKS: Final = 6
MOST_TOKENS: Final = 4
TOKENS: Final = tuple(Knob(token, most=MOST_TOKENS) for token in ("focus", "calculate", "force"))
RANGES: Final = ("2", "1", "3", "4", "ordnance")
"""The range of an attack; of ordnance none gives dice."""


def parts() -> tuple[Part, ...]:
    """What can be turned: up to six attacks, and the ship they are made on."""
    attack = (
        Knob("dice", 0, MOST_DICE, 3),
        Knob("range", choices=RANGES),
        *TOKENS,
        Knob("lock"),
        Knob("rerolls", most=MOST_DICE),
        Knob("evade", most=MOST_TOKENS),
        Knob("stress", most=MOST_TOKENS),
    )
    defense = (
        Knob("dice", 0, MOST_DICE, 2),
        *TOKENS,
        Knob("evade", most=MOST_TOKENS),
        Knob("reinforce", most=MOST_TOKENS),
        Knob("obstructed"),
        Knob("rerolls", most=MOST_DICE),
        Knob("lock"),
        Knob("stress", most=MOST_TOKENS),
        Knob("shields", most=20, start=2),
        Knob("hull", most=40, start=4),
    )
    return Part("attack", attack, card_knobs("attack"), MOST_ATTACKS), Part("defense", defense, card_knobs("defense"))


def card_knobs(role: Role) -> tuple[CardKnob, ...]:
    """The cards of a side by name."""
    found = [CardKnob(short, card_name(card.name), card.most) for short, card in cards(role).items()]
    return tuple(sorted(found, key=lambda knob: (knob.name, knob.id)))


def card_name(name: str) -> str:
    kind, _, rest = name.partition(":")
    shelf = {"pilot": PILOTS, "upgrade": UPGRADES, "ship": SHIP_ABILITIES}[kind]
    return str(shelf[rest].name)  # type: ignore[index]


def attacker_side(given: Given) -> Side:
    """An attacker as somebody has turned it; range 1 is one die more (XW-ATK-35)."""
    turned = given.numbers
    means = attacker_means(
        Attacker(0, turned["focus"], turned["calculate"], turned["force"], bool(turned["lock"]), turned["rerolls"])
    )
    means = means._replace(purse=(*means.purse, ("evade", turned["evade"]), ("stress", turned["stress"])))
    means, _ = with_cards(means, given.cards, "attack")
    dice = min(MOST_DICE, turned["dice"] + (given.words["range"] == "1"))
    return Side(dice, means)


def defender_side(given: Given) -> Side:
    """The ship that is attacked, before range adds dice."""
    turned = given.numbers
    means: Means = defender_means(
        Defender(0, turned["focus"], turned["calculate"], turned["force"], turned["evade"], 0, turned["rerolls"])
    )
    means = means._replace(purse=(*means.purse, ("lock", turned["lock"]), ("stress", turned["stress"])))
    means, crits_first = with_cards(means, given.cards, "defense")
    dice = min(MOST_DICE, turned["dice"] + turned["obstructed"])
    return Side(dice, means, turned["reinforce"], crits_first)


def more_dice(given: Given) -> int:
    """Defense dice for the range of an attack (XW-ATK-36)."""
    return {"3": 1, "4": 2}.get(given.words["range"], 0)


def work_out(question: Question) -> Outlook:
    """Results that get through, and what they do to the ship."""
    ship = question["defense"][0]
    shields, hull = ship.numbers["shields"], ship.numbers["hull"]
    attackers = [attacker_side(given) for given in question["attack"]]
    more = [more_dice(given) for given in question["attack"]]
    found = series(attackers, defender_side(ship), shields, hull, more)
    figures = [
        Figure("mean-damage", found.damage.mean(Damage.total)),
        Figure("hit", found.damage.chance(lambda damage: damage.total() > 0), chance=True),
    ]
    if shields:
        figures.append(Figure("shields-gone", found.shields_gone[-1], chance=True))
    if hull:
        figures.append(Figure("destroyed", found.destroyed[-1], chance=True))
    return Outlook(tuple(figures), tuple(curves(found, shields, hull, len(attackers))))


def curves(found: Series, shields: int, hull: int, attacks: int) -> list[Curve]:
    """Damage, hits and crits, crits alone, shields lost; for several attacks how it goes on."""
    curves = [
        numbered("damage", found.damage.map(Damage.total)),
        Curve("hits-crits", tuple(Bar(f"{hits}+{crits}", chance) for (hits, crits), chance in sorted(found.damage))),
        numbered("crits", found.damage.map(lambda damage: damage.crits)),
    ]
    if shields:
        curves.append(numbered("shields-lost", found.damage.map(lambda damage: min(shields, damage.total()))))
    if attacks > 1 and shields:
        curves.append(course("shields-gone-after", found.shields_gone))
    if attacks > 1 and hull:
        curves.append(course("destroyed-after", found.destroyed))
    return curves


ODDS: Final = Odds(parts, work_out)
