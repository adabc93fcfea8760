"""Darth Vader, hunter of Jedi, and Obi-Wan Kenobi, who comes out of hiding."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    afflict,
    agrees,
    allies,
    deal,
    has_tag,
    may_heal,
    may_move,
    near,
    pick_character,
)
from battlemat.games.shatterpoint.deeds import FURY
from battlemat.games.shatterpoint.engagement import engaged_with
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of

# Vader; The Sith Lord Strikes Back is in `assaults.py`


@active("vaders-fury")
def vaders_fury(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "advance")
    use.unit.remember(FURY)


def _furious(use: Use) -> bool:
    activation = use.s.activation
    return (
        FURY in use.unit.used
        and use.attacking_unit is use.unit
        and activation is not None
        and activation.unit == use.unit.id
    )


@when("vaders-fury", "modify-attack", only_if=_furious)
def fury_strikes(use: Use) -> None:
    del use.unit.used[FURY]
    use.attack.damage += 2


@when(
    "your-hatred-makes-you-powerful",
    "attack-declared",
    only_if=lambda use: (
        use.attack.in_action
        and use.attack.type == "melee"
        and use.attacking_unit.owner == use.player
        and not use.attacking_unit.wounded
        and has_tag(use, use.attacking_unit, ("Galactic Republic", "Galactic Empire"))
    ),
)
def powerful_hatred(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        deal(use, use.attacking_unit, 2)
        use.attack.bonus += 3


# Obi-Wan


@tactic("run")
def run(use: Use) -> Flow[None]:
    others = [ally for ally in allies(use, other=True) if engaged_with(use.s, ally)]
    runner = yield from pick_character(use, [*use.members, *others], may=True)
    if runner is not None:
        yield from may_heal(use, runner)
        yield from may_move(use, [runner], "reposition")


@when(
    "mind-trick",
    "attack-declared",
    only_if=lambda use: (
        use.attacking_unit.owner != use.player
        and near(use, use.attacker, 5)
        and "disarmed" not in use.attacking_unit.conditions
    ),
)
def mind_trick(use: Use) -> None:
    afflict(use, use.attacking_unit, "disarmed")


@always("greater-purpose", "keyword:immunity-exposed")
def never_exposed(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


@when(
    "greater-purpose",
    "immune",
    only_if=lambda use: use.moment.unit == use.unit.id and use.moment.detail == "exposed",
)
def greater_purpose(use: Use) -> Flow[None]:
    healer = yield from pick_character(use, use.members)
    if healer is not None:
        yield from may_heal(use, healer)


@always("last-stand-of-the-jedi", "attack-dice")
def last_attacks(s: Table, unit: Unit, attack: Attack) -> int:
    return 2 * unit.injured * (character_of(s, attack.attacker).unit == unit.id)


@always("last-stand-of-the-jedi", "defense-dice")
def last_defense(s: Table, unit: Unit, attack: Attack) -> int:
    return 2 * unit.injured * (character_of(s, attack.defender).unit == unit.id)
