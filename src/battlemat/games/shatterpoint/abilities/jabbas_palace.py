"""Those who came to Jabba's palace for a friend: Luke, Boushh, Lando and R2-D2."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.bounty_hunters import own_attack
from battlemat.games.shatterpoint.abilities.families import melee_target
from battlemat.games.shatterpoint.abilities.registry import Use, active, afterwards, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    foes,
    in_remembered_attack,
    may_attack,
    may_focus,
    may_heal,
    may_move,
    near,
    other_brawlers,
    pick_character,
    pick_objective,
    pull_closer,
    push_away,
    remember_attack,
    remembered_attack_failed,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_by_member
from battlemat.games.shatterpoint.damage import choose_conditions
from battlemat.games.shatterpoint.deeds import SURPRISE
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.measuring import near_token, within_unit
from battlemat.games.shatterpoint.objectives import contests
from battlemat.games.shatterpoint.state import Character, Objective, Table, Unit, unit_of
from battlemat.games.shatterpoint.struggle import gain_momentum
from battlemat.games.shatterpoint.timing import spend

LEADERS = ("primary", "secondary")


def order_hidden(s: Table, unit: Unit) -> bool:
    """Whether a unit's order card is in the deck or in reserve."""
    return unit.id not in s.players[unit.owner].discard


# Boushh


def _engaged_foes(use: Use, member: Character) -> list[Character]:
    return [foe for foe in foes(use) if are_engaged(use.s, member, foe)]


@active("low-blow", only_if=lambda use: any(_engaged_foes(use, member) for member in use.members))
def low_blow(use: Use) -> Flow[None]:
    member = yield from pick_character(use, [member for member in use.members if _engaged_foes(use, member)])
    if member is None:
        return
    foe = yield from pick_character(use, _engaged_foes(use, member))
    if foe is None:
        return
    yield from push_away(use, foe, member, 2)
    yield from pull_closer(use, member, foe, 2)
    yield from may_focus(use)


@when(
    "fearless-and-inventive",
    "before-dice",
    only_if=lambda use: own_attack(use) and use.attack.type == "melee" and other_brawlers(use) > 0,
)
def fearless_and_inventive(use: Use) -> None:
    use.attack.bonus += 2 * other_brawlers(use)


@when(
    "i-want-fifty-thousand-no-less",
    "unit-wounded",
    only_if=lambda use: wounded_by_member(use) == "primary" and bool(use.moment.detail),
)
def fifty_thousand(use: Use) -> Flow[None]:
    """The opponent may buy it off."""
    other = use.opponent
    about = {"unit": use.unit.id, "ability": use.ability.id}

    def ask() -> Pick | None:
        return Pick(other, "prevent", RULE, ["choose:yes", "pass"], about) if use.s.players[other].force else None

    if (yield from choose(ask)) == "choose:yes":
        spend(use.m, other, 1, RULE)
    else:
        gain_momentum(use.m, use.player, RULE)


# Luke


def _objectives_near(use: Use) -> list[Objective]:
    return [o for o in use.s.objectives if o.active and any(near_token(member, o, 2) for member in use.members)]


@active("you-can-either-profit-by-this-or-be-destroyed", only_if=lambda use: bool(_objectives_near(use)))
def profit_or_be_destroyed(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, _objectives_near(use))
    if objective is None:
        return
    yield from may_move(use, [foe for foe in foes(use) if contests(use.s, foe, objective)], "dash")
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_move(use, [member], "dash", toward=objective)
        yield from may_attack(use, [member], types=("melee",), dice=5)


@when("i-will-not-fight-you", "attack-declared", only_if=melee_target)
def lower_the_blade(use: Use) -> None:
    remember_attack(use)


@afterwards("i-will-not-fight-you", "attack-resolved", only_if=remembered_attack_failed)
def will_not_fight(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_heal(use, member, 2)
        yield from may_move(use, [member], "jump")


def _like_a_jedi(s: Table, unit: Unit, character: Character) -> bool:
    if character.unit == unit.id:
        return True
    rebel = character.owner == unit.owner and "Rebel Alliance" in unit_of(s, character.unit).tags
    return rebel and within_unit(character, unit, 5)


@always("i-am-a-jedi-like-my-father-before-me", "keyword:immunity-exposed")
def never_exposed(s: Table, unit: Unit, character: Character) -> int:
    return int(order_hidden(s, unit) and _like_a_jedi(s, unit, character))


@always("i-am-a-jedi-like-my-father-before-me", "keyword:immunity-pinned")
def never_pinned(s: Table, unit: Unit, character: Character) -> int:
    return int(not order_hidden(s, unit) and _like_a_jedi(s, unit, character))


# Lando and R2-D2


@active("mingle")
def mingle(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash", *["advance"] * (not foes(use, within=3)))


@when(
    "element-of-surprise",
    "action-begun",
    only_if=lambda use: use.moment.unit == use.unit.id and use.moment.detail == "combat",
)
def out_of_nowhere(use: Use) -> None:
    use.unit.remember(SURPRISE)


@afterwards("element-of-surprise", "before-dice", only_if=lambda use: own_attack(use) and SURPRISE in use.unit.used)
def surprise(use: Use) -> None:
    use.attack.bonus += 2
    remember_attack(use)


@afterwards(
    "element-of-surprise",
    "attack-resolved",
    only_if=lambda use: in_remembered_attack(use) and use.attack.attack.failure >= 2,
)
def surprise_is_gone(use: Use) -> None:
    afflict(use, use.unit, "exposed")


@when(
    "forward-planning",
    "activation-start",
    only_if=lambda use: (
        unit_of(use.s, use.moment.unit).owner == use.player
        and unit_of(use.s, use.moment.unit).card.type in LEADERS
        and bool(unit_of(use.s, use.moment.unit).conditions)
        and any(near(use, character, 4) for character in unit_of(use.s, use.moment.unit).characters)
    ),
)
def forward_planning(use: Use) -> Flow[None]:
    yield from choose_conditions(use.m, unit_of(use.s, use.moment.unit), 1, RULE, may=False)


@always("clever-disguise", "unshootable")
def clever_disguise(s: Table, unit: Unit, pair: tuple[Character, Character]) -> int:
    return int(pair[1].unit == unit.id and order_hidden(s, unit))
