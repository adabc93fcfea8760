"""General Obi-Wan Kenobi and Commander Cody."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import is_active
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    foes,
    has_tag,
    hunker,
    may_heal,
    may_move,
    may_reroll,
    near,
    pick_character,
    pick_objective,
    remember_attack,
)
from battlemat.games.shatterpoint.deeds import HELLO_THERE
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.engagement import lose_hunker
from battlemat.games.shatterpoint.objectives import contests
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, unit_of

REPUBLIC = "Galactic Republic"


# Obi-Wan Kenobi


@active("hello-there")
def hello_there(use: Use) -> Flow[None]:
    for member in (yield from may_move(use, use.members, "jump")):
        use.unit.remember(HELLO_THERE, use.unit.characters.index(member) + 1)


@when(
    "hello-there",
    "before-dice",
    only_if=lambda use: (
        use.attacking_unit is use.unit
        and is_active(use)
        and use.unit.used.get(HELLO_THERE) == use.unit.characters.index(use.attacker) + 1
    ),
)
def hello_again(use: Use) -> None:
    del use.unit.used[HELLO_THERE]
    use.attack.bonus += 3


@when(
    "so-uncivilized",
    "attack-declared",
    only_if=lambda use: use.defending_unit is use.unit and use.attack.type == "ranged",
)
def so_uncivilized(use: Use) -> None:
    """What becomes of a failure is told with the like ability of Ki-Adi-Mundi (`jedi_masters.py`)."""
    hunker(use)
    remember_attack(use)


@when("patience", "reserved", only_if=lambda use: use.moment.unit == use.unit.id)
def patience(use: Use) -> Flow[None]:
    """Changing the card in reserve is told with others that do the same (`reserve.py`)."""
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_heal(use, member, 3)
        yield from may_move(use, [member], "jump")


@always("knowledge-and-defense", "keeps-hunker")
def hold_the_line(s: Table, unit: Unit, hunkered: Unit) -> int:
    return int(hunkered.owner == unit.owner)


@always("knowledge-and-defense", "defense-dice")
def defend(s: Table, unit: Unit, attack: Attack) -> int:
    defender = unit_of(s, character_of(s, attack.defender).unit)
    fits = defender.owner == unit.owner and defender.hunker > 0 and REPUBLIC in defender.tags
    return int(fits and attack.type == "melee")


@when(
    "knowledge-and-defense",
    "attack-resolved",
    only_if=lambda use: (
        use.defending_unit.owner == use.player
        and use.defending_unit.hunker > 0
        and has_tag(use, use.defending_unit, REPUBLIC)
    ),
)
def regroup(use: Use) -> Flow[None]:
    """All hunker tokens for as many heals of the unit's characters; whoever healed may dash."""
    unit = use.defending_unit
    if not (yield from agrees(use)):
        return
    count = unit.hunker
    lose_hunker(use.m, unit, RULE)
    healers: list[Character] = []
    for _ in range(count):
        healer = yield from pick_character(use, [c for c in unit.characters if c.on_field])
        if healer is not None and (yield from may_heal(use, healer)) and healer not in healers:
            healers.append(healer)
    if healers:
        yield from may_move(use, healers, "dash")


# Cody


@tactic("weve-got-a-big-problem")
def big_problem(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, [objective for objective in use.s.objectives if objective.active])
    if objective is None:
        return
    yield from may_move(use, use.members, "jump", toward=objective)
    foe = yield from pick_character(use, [foe for foe in foes(use, within=3) if contests(use.s, foe, objective)])
    if foe is not None:
        afflict(use, unit_of(use.s, foe.unit), "exposed")


def _shooting_from_cover(use: Use) -> bool:
    shooter = use.attacking_unit
    return (
        use.attack.type == "ranged"
        and use.attack.in_action
        and shooter.owner == use.player
        and shooter.hunker > 0
        and shooter.card.type == "supporting"
        and has_tag(use, shooter, "Clone Trooper")
        and near(use, use.attacker, 4)
        and use.attack.attack.failure > 0
    )


@when("bring-it-down", "modify-attack", only_if=_shooting_from_cover)
def bring_it_down(use: Use) -> Flow[None]:
    yield from may_reroll(use, use.attack.attack, ATTACK_FACES, 2, ("failure",))


@always("say-goodnight-clanker", "keyword:sharpshooter")
def marksman(s: Table, unit: Unit, character: Character) -> int:
    return 2 if character.unit == unit.id else 0


@always("say-goodnight-clanker", "ignore-cover")
def no_cover(s: Table, unit: Unit, attack: Attack) -> int:
    return int(character_of(s, attack.attacker).unit == unit.id)
