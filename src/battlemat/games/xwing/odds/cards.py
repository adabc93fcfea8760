"""What the cards of the pool do to dice, read from their own declarations in `abilities/`.

A card is taken to apply: whether a friend is near enough or the bullseye arc is right is for whoever asks to judge.
What a card costs is counted, as far as it is tokens, Force, locks or charges; prices in damage and strain are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, NamedTuple

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import Ability
from battlemat.games.xwing.cards.content import PILOTS, SHIP_ABILITIES, UPGRADES
from battlemat.games.xwing.combat.dice import ALL, Add, Change, Either, Reroll
from battlemat.games.xwing.odds.means import Condition, Effect, Means, Mod
from battlemat.games.xwing.timing.moments import CAN

Role = Literal["attack", "defense"]

COUNTED: Final[dict[str, Effect]] = {
    "pilot:bobafett": Reroll(1, exactly=True),
    "pilot:hortonsalm": Reroll(1, exactly=True),
    "pilot:jessikapava": Reroll(1),
    "pilot:matchstick": Reroll(1, exactly=True),
    "pilot:rosetico": Reroll(1),
    "pilot:wattambor": Reroll(1, exactly=True),
    "upgrade:barragerockets": Reroll(1),
    "upgrade:bt1": Change(("hit",), "crit"),
    "upgrade:graviticdeflection": Reroll(1, exactly=True),
    "upgrade:gunneryspecialists": Reroll(1),
}
"""Cards that work on as many dice as something is on the table; how many is said with the card."""

SPECIAL: Final[dict[str, Effect]] = {
    "upgrade:l337": Reroll(ALL, exactly=True),
    "upgrade:r5p8": Reroll(1),
    "upgrade:ruthless": Change(("blank", "focus", "crit"), "hit"),
}
"""Cards that do more than change dice; this is what they do to them."""

ONLY_IF: Final[dict[str, Condition]] = {"upgrade:heroic": "all blank", "upgrade:tv94": "two dice"}
GREEN: Final = ("calculate", "evade", "focus")
"""Green tokens that change dice; those that do not are counted as not there."""
GROUPS: Final = {"upgrade:firecontrolsystem": "lock"}
"""Cards after which something else cannot be used in the same attack."""

LEFT_OUT: Final = frozenset(
    {
        "condition:decoyed",  # spends the tokens of another ship
        "condition:optimizedprototype",  # spends a die for the shields or cards of the defender
        "pilot:seynmarana",  # spends all dice for one damage card
        "pilot:thanekyrell",  # spends a die to turn a damage card
        "upgrade:k2b4",  # the attacker may gain strain instead
        "upgrade:rosetico",  # spends a die for a lock
        "upgrade:treacherous",  # takes a result away, for an obstructing ship's strain
    }
)
"""Cards whose effect is not on the number of results, or is somebody else's choice."""

CANCELS: Final = {"upgrade:crackshot": "attack"}
"""Cards that cancel an evade result after all dice have been modified."""


class CardOdds(NamedTuple):
    """What a card does for one side; `most` is the largest number that can be said with it, 1 if none."""

    name: str
    most: int
    own: tuple[Mod, ...] = ()
    other: tuple[Mod, ...] = ()
    cancels: tuple[Mod, ...] = ()
    charges: bool = False
    crits_first: bool = False

    def times(self, number: int) -> CardOdds:
        """The card when so many dice are concerned, or with so many charges."""
        if self.charges or number == 1:
            return self
        return self._replace(own=tuple(_counted(mod, number) for mod in self.own))


def _counted(mod: Mod, number: int) -> Mod:
    effects = tuple(way._replace(number=number) if isinstance(way, Change | Reroll) else way for way in mod.effects)
    return mod._replace(effects=effects)


@cache
def cards(role: Role) -> dict[str, CardOdds]:
    """All cards for a side, by what they are called here: their id, with its kind where two cards share one."""
    full = {name: found for name, abilities in load().items() if (found := _odds_of(name, abilities, role))}
    return {short_name(name): found for name, found in sorted(full.items())}


@cache
def _all_names() -> dict[str, int]:
    found: dict[str, int] = {}
    for kind in (PILOTS, UPGRADES, SHIP_ABILITIES):
        for name in kind:
            found[name] = found.get(name, 0) + 1
    return found


def short_name(name: str) -> str:
    """`predator` for `upgrade:predator`, but `pilot:finn`, since there is an upgrade of that id."""
    rest = name.partition(":")[2]
    return rest if _all_names().get(rest, 0) < 2 else name


def _odds_of(name: str, abilities: list[Ability], role: Role) -> CardOdds | None:
    """What a card does for a side, if it is anything that odds can take into account."""
    if name in LEFT_OUT:
        return None
    own = tuple(_mods(name, abilities, role, f"modify-{role}-{_side(role)}"))
    across: Role = "defense" if role == "attack" else "attack"
    other = tuple(_mods(name, abilities, role, f"modify-{across}-{_side(role)}"))
    cancels = (Mod(name, (), ((f"charge:{name}", 1),)),) if CANCELS.get(name) == role else ()
    crits_first = role == "defense" and any(_protects(ability) for ability in abilities)
    if not (own or other or cancels or crits_first):
        return None
    charges = name not in COUNTED and any(_is_charge(mod) for mod in own + other + cancels)
    most = 6 if name in COUNTED or charges else 1
    return CardOdds(name, most, own, other, cancels, charges, crits_first)


def _is_charge(mod: Mod) -> bool:
    return any(what.startswith("charge:") for what, _ in mod.takes)


def _side(role: Role) -> str:
    return "attacker" if role == "attack" else "defender"


def _protects(ability: Ability) -> bool:
    return ability.window == CAN and ability.what == ("crits-first",) and ability.of == "you"


def _mods(name: str, abilities: list[Ability], role: Role, window: str) -> Iterator[Mod]:
    declared = [one for one in abilities if one.kind == "modifies" and one.window == window and not one.by_opponent]
    for number, ability in enumerate(declared):
        group = GROUPS.get(name) or (name if len(declared) > 1 else "")
        mod_name = name if number == 0 else f"{name}/{number + 1}"
        mod = Mod(mod_name, effects_of(name, ability), (), group, not ability.may, ONLY_IF.get(name, ""))
        yield from _priced(mod, _takes(name, ability))


def mods_at_table(name: str, ability: Ability, of: str, counted: Effect | None = None) -> Iterator[Mod]:
    """An ability of a card in play; `of` tells this copy of the card from others, `counted` is what it does now."""
    effects = (counted,) if counted is not None and name in COUNTED else effects_of(name, ability)
    if name not in LEFT_OUT and effects:
        mod = Mod(f"{of}/{ability.window}", effects, (), GROUPS.get(name) or of, not ability.may, ONLY_IF.get(name, ""))
        yield from _priced(mod, _takes(of, ability))


def _priced(mod: Mod, takes: tuple[tuple[str, int], ...]) -> Iterator[Mod]:
    """A mod with its price; what costs a green token of any kind is one of several, and the player chooses."""
    if ("green", 1) not in takes:
        yield mod._replace(takes=takes)
        return
    for token in GREEN:
        yield mod._replace(takes=((token, 1),), group=mod.group or mod.name)


def effects_of(name: str, ability: Ability) -> tuple[Effect, ...]:
    """What an ability does to dice; most say so whatever is on the table."""
    fixed = COUNTED.get(name) or SPECIAL.get(name)
    if fixed is not None:
        return (fixed,)
    change = ability.run(None)
    ways = change.ways if isinstance(change, Either) else (change,)
    return tuple(way for way in ways if isinstance(way, Reroll | Change | Add))


def _takes(name: str, ability: Ability) -> tuple[tuple[str, int], ...]:
    """What an ability costs of its side's purse. What a friend pays with is as good as a charge of the card."""
    if ability.cost is None:
        return ()
    lent = ability.of != "you" and not ability.it_does
    own = f"charge:{name}"
    return tuple((own if what == "charge" or (lent and what == "force") else what, n) for what, n in ability.cost.takes)


def with_cards(means: Means, chosen: dict[str, int], role: Role) -> tuple[Means, bool]:
    """Means with some cards added, each with its number, and whether evades cancel crits first."""
    purse, own, other, cancels = dict(means.purse), list(means.own), list(means.other), list(means.cancels)
    crits_first = False
    for name, number in chosen.items():
        card = cards(role)[name].times(number)
        own += card.own
        other += card.other
        cancels += card.cancels
        crits_first = crits_first or card.crits_first
        if any(_is_charge(mod) for mod in card.own + card.other + card.cancels):
            purse[f"charge:{card.name}"] = number if card.charges else 1
    if any(what == "calm" for mod in own + other for what, _ in mod.takes):
        purse["calm"] = int(not purse.get("stress"))
    return Means(tuple(purse.items()), tuple(own), tuple(other), tuple(cancels)), crits_first
