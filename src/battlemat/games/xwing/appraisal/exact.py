"""The odds of an attack at the table, with what cards do to dice: by the very functions that answer `/odds`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.combat.dice import Change, Reroll
from battlemat.games.xwing.combat.dice_changes import Dice as Role
from battlemat.games.xwing.combat.odds import Attacker, Defender
from battlemat.games.xwing.odds.cards import CANCELS, mods_at_table
from battlemat.games.xwing.odds.exchange import Exchange, Side, purse_of
from battlemat.games.xwing.odds.means import Means, Mod, attacker_means, defender_means
from battlemat.games.xwing.timing.listeners import Listener

MOST_KNOWN: Final = 1024


class Aid(NamedTuple):
    """A card that may be used in an attack: by whom, and to whose dice (none: to results, when all are modified).

    Sides are called by the dice they roll: who attacks is "attack".
    """

    listener: Listener
    use: Use
    by: Role
    dice: Role | None


class Fight(NamedTuple):
    """Both sides of an attack as the odds have them, and the cards that are counted."""

    red: Side
    green: Side
    counted: frozenset[str]


class Held(NamedTuple):
    """What a side has beside its basic means: tokens that cards ask for."""

    evade: int = 0
    stress: int = 0
    lock: bool = False


def fight_of(
    attacker: Attacker, defender: Defender, held: dict[Role, Held], crits_first: bool, aids: Iterable[Aid]
) -> Fight:
    """What `battlemat odds` would be asked about this attack."""
    means = {"attack": attacker_means(attacker), "defense": defender_means(defender)}
    counted = set()
    for aid in aids:
        mods = mods_of(aid)
        if mods:
            counted.add(aid.listener.card.partition("#")[0])
            means[aid.by] = _with(means[aid.by], mods, aid)
    red = Side(attacker.dice, _paying(means["attack"], held["attack"]))
    green = Side(defender.dice, _paying(means["defense"], held["defense"]), defender.reinforced, crits_first)
    return Fight(red, green, frozenset(counted))


def mods_of(aid: Aid) -> tuple[Mod, ...]:
    """What a card does to dice, as far as odds can tell."""
    listener = aid.listener
    name = listener.card.partition("#")[0]
    of = f"{listener.ship.id}/{listener.card}"
    if aid.dice is None:
        return (Mod(of, (), ((f"charge:{of}", 1),)),) if CANCELS.get(name) == aid.by else ()
    done = listener.ability.run(aid.use)
    return tuple(mods_at_table(name, listener.ability, of, done if isinstance(done, Reroll | Change) else None))


def _with(means: Means, mods: tuple[Mod, ...], aid: Aid) -> Means:
    """It can be paid for, or it would not be offered: its own charges are there."""
    charges = {what: number for mod in mods for what, number in mod.takes if what.startswith("charge:")}
    purse = (*means.purse, *charges.items())
    if aid.dice is None:
        return means._replace(purse=purse, cancels=means.cancels + mods)
    if aid.dice == aid.by:
        return means._replace(purse=purse, own=means.own + mods)
    return means._replace(purse=purse, other=means.other + mods)


def _paying(means: Means, held: Held) -> Means:
    """With the tokens that its cards ask for, and with no others: they would only make like attacks unlike."""
    asked = {what for mod in (*means.own, *means.other) for what, _ in mod.takes}
    there = {"evade": held.evade, "stress": held.stress, "calm": int(not held.stress), "lock": int(held.lock)}
    missing = asked - {*dict(means.purse)}
    return means._replace(purse=(*means.purse, *((what, there[what]) for what in there if what in missing)))


@lru_cache(maxsize=MOST_KNOWN)
def damage(red: Side, green: Side) -> tuple[float, ...]:
    """The chance of 0 damage, of 1, of 2 …"""
    found = Exchange(red, green).outcomes(purse_of(green.means)).map(lambda outcome: outcome.damage.total())
    return tuple(float(found[number]) for number in range(max(found.weights) + 1))
