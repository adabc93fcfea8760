"""Queen Amidala, Sabé and the Handmaidens; one tactic is told among the like (`jedi_masters.py`)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    agrees,
    ally_units,
    for_the_turn,
    grant,
    may_move,
    near,
    pick_objective,
    pick_unit,
    place_within,
)
from battlemat.games.shatterpoint.measuring import near_token
from battlemat.games.shatterpoint.objectives import contests
from battlemat.games.shatterpoint.state import Attack, Objective, Table, Unit, character_of, unit_of
from battlemat.games.shatterpoint.terrain import higher

QUEEN = "queen-padme-amidala"


@active("expose-flank")
def expose_flank(use: Use) -> Flow[None]:
    """Whoever climbs higher takes aim: Sharpshooter [1] for the turn, and the unit focuses."""
    before = {member.id: member.height for member in use.members}
    moved = yield from may_move(use, use.members, "climb")
    if any(higher(member.height, before[member.id]) for member in moved):
        for_the_turn(use, sharpshooter=1)
        yield from grant(use, use.unit, "focus")


# Queen Amidala


@when("queens-gambit", "momentum-gained", only_if=lambda use: use.moment.detail == str(use.opponent))
def queens_gambit(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "advance")


@always("servant-of-the-people", "wins-ties")
def faith_in_diplomacy(s: Table, unit: Unit, objective: Objective) -> int:
    if unit.stance.id != f"{QUEEN}--faith-in-diplomacy":
        return 0
    return int(any(member.on_field and contests(s, member, objective) for member in unit.characters))


@always("servant-of-the-people", "attack-dice")
def aggressive_negotiations(s: Table, unit: Unit, attack: Attack) -> int:
    attacker = unit_of(s, character_of(s, attack.attacker).unit)
    return int(
        unit.stance.id == f"{QUEEN}--aggressive-negotiations"
        and not unit.wounded
        and attacker.owner == unit.owner
        and attacker.card.type == "supporting"
        and "Galactic Republic" in attacker.tags
    )


# Sabé


@when(
    "staunch-bodyguard",
    "before-dice",
    only_if=lambda use: (
        use.defending_unit.owner == use.player
        and use.defending_unit is not use.unit
        and use.defending_unit.card.type == "primary"
    ),
)
def staunch_bodyguard(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "reposition", toward=use.defender)
    if near(use, use.defender, 2):
        use.attack.guard += 2


def _stages(use: Use) -> list[Objective]:
    """Active objectives within 2 of a member."""
    return [o for o in use.s.objectives if o.active and any(near_token(member, o, 2) for member in use.members)]


def _doubled(use: Use) -> list[Unit]:
    return ally_units(use, tag="Naboo", types=("primary",), other=True)


@when(
    "decoy",
    "joker-kept",
    only_if=lambda use: use.s.active == use.player and bool(_stages(use)) and bool(_doubled(use)),
)
def decoy(use: Use) -> Flow[None]:
    """The queen and her double change places."""
    if not (yield from agrees(use)):
        return
    objective = yield from pick_objective(use, _stages(use))
    queen = yield from pick_unit(use, _doubled(use))
    if objective is None or queen is None:
        return
    for member in use.members:
        yield from place_within(use, member, 1, queen.characters[0])
    for character in queen.characters:
        yield from place_within(use, character, 1, objective)
