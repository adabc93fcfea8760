"""Jyn Erso, Bodhi Rook, Baze Malbus and Chirrut Îmwe."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.families import dash_or_attack
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    agrees,
    allies,
    ally_units,
    foes,
    has_tag,
    may_focus,
    may_heal,
    may_move,
    other_brawlers,
    pick_character,
    pick_unit,
    shed_one,
    throw,
)
from battlemat.games.shatterpoint.actions import can_take
from battlemat.games.shatterpoint.damage import removals
from battlemat.games.shatterpoint.deeds import TIME_TO_FIGHT
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.names import KEYWORD_VALUES
from battlemat.games.shatterpoint.objectives import contests, contests_any, remove_control
from battlemat.games.shatterpoint.state import (
    NOBODY,
    Character,
    Objective,
    Table,
    Unit,
    objective_of,
    unit_of,
)
from battlemat.games.shatterpoint.struggle import gain_momentum, spend_momentum
from battlemat.games.shatterpoint.timing import refresh_force, spend

REBELS, SPY = "Rebel Alliance", "Spy"
WITH_ME = "baze-malbus-and-chirrut-imwe--the-force-is-with-me"
ONE_WITH = "baze-malbus-and-chirrut-imwe--i-am-one-with-the-force"


# Baze Malbus and Chirrut Îmwe


@tactic("i-fear-nothing-for-all-is-as-the-force-wills-it")
def i_fear_nothing(use: Use) -> Flow[None]:
    if use.unit.injured:
        refresh_force(use.m, use.player, 1, RULE)
    for _ in range(use.unit.injured):
        yield from shed_one(use, use.unit)


@active("weve-been-in-worse-cages-than-this-one")
def worse_cages(use: Use) -> Flow[None]:
    if use.unit.stance.id == ONE_WITH:
        yield from may_move(use, use.members, "dash")
    else:
        yield from may_move(use, use.members, "reposition", most=1)


def _guardian(stance: str, *keywords: str) -> None:
    @always("guardians-of-the-whills", *(KEYWORD_VALUES[name] for name in keywords))
    def value(s: Table, unit: Unit, character: Character) -> int:
        return int(character.unit == unit.id and unit.stance.id == stance)


_guardian(ONE_WITH, "cover", "sharpshooter")
_guardian(WITH_ME, "steadfast", "impact")


@when(
    "guardians-of-the-whills",
    "stance-flipped",
    only_if=lambda use: use.moment.unit == use.unit.id and can_take(use.s, use.unit, "focus"),
)
def guardians_focus(use: Use) -> Flow[None]:
    yield from may_focus(use)


def _door(use: Use) -> Objective:
    return objective_of(use.s, use.moment.detail)


@when(
    "hes-praying-for-the-door-to-open",
    "control-tied",
    only_if=lambda use: (
        use.s.players[use.player].force > 0
        and bool(use.members)
        and all(contests(use.s, member, _door(use)) for member in use.members)
    ),
)
def praying_for_the_door(use: Use) -> Flow[None]:
    if not (yield from agrees(use)):
        return
    spend(use.m, use.player, 1, RULE)
    door = _door(use)
    if door.controller == use.opponent:
        remove_control(use.m, door.id, RULE, use.player)
        if door.controller == NOBODY:
            return
    gain_momentum(use.m, use.player, RULE)


# Bodhi Rook


@active("rogue-one-pulling-away")
def pulling_away(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, ally_units(use, tag=REBELS, within=4))
    if unit is not None:
        yield from may_move(use, unit.characters, "dash", most=1)
        if has_tag(use, unit, SPY):
            yield from may_move(use, use.members, "dash")


def _open_lines(use: Use) -> list[Objective]:
    """Objectives the player holds, with a member and no foe at them."""
    return [
        objective
        for objective in use.s.objectives
        if objective.controller == use.player
        and any(contests(use.s, member, objective) for member in use.members)
        and not any(contests(use.s, foe, objective) for foe in foes(use))
    ]


@active("i-just-need-an-open-line", only_if=lambda use: bool(_open_lines(use)))
def open_line(use: Use) -> Flow[None]:
    other = use.opponent
    if use.s.tracker.momentum[other] and use.s.tracker.won_by == NOBODY:
        about = {"unit": use.unit.id, "ability": use.ability.id}
        ids = ["choose:yes", "pass"]
        answer = yield from choose(lambda: Pick(other, "prevent-by-momentum", RULE, ids, about))
        if answer == "choose:yes":
            spend_momentum(use.m, other, RULE)
            return
    for _ in range(throw(use, ATTACK_FACES, 3).expertise):
        gain_momentum(use.m, use.player, RULE)


def _made_brave(s: Table, unit: Unit, character: Character, tag: str) -> int:
    if character.owner != unit.owner or tag not in unit_of(s, character.unit).tags:
        return 0
    return int(within_unit(character, unit, 3) and contests_any(s, character))


@always("galen-said-i-could-get-right-by-myself-if-i-was-brave-enough", "keyword:steadfast")
def brave_rebels(s: Table, unit: Unit, character: Character) -> int:
    return _made_brave(s, unit, character, REBELS)


@always("galen-said-i-could-get-right-by-myself-if-i-was-brave-enough", "keyword:immunity-exposed")
def brave_spies(s: Table, unit: Unit, character: Character) -> int:
    return _made_brave(s, unit, character, SPY)


# Jyn Erso


@tactic("this-is-a-rebellion-isnt-it")
def a_rebellion(use: Use) -> Flow[None]:
    others = allies(use, tag=REBELS, types=("supporting",), other=True)
    yield from dash_or_attack(use, [*use.members, *others])


@when(
    "reckless-aggressive-and-undisciplined",
    "before-dice",
    only_if=lambda use: (
        use.attacking_unit is use.unit
        and use.attack.in_action
        and use.attack.type == "melee"
        and other_brawlers(use) > 0
    ),
)
def reckless(use: Use) -> None:
    use.attack.bonus += 2 * other_brawlers(use)


@when("i-rebel", "attack-resolved", only_if=lambda use: use.attacking_unit is use.unit)
def i_rebel(use: Use) -> Flow[None]:
    yield from may_move(use, [use.attacker], "dash")


@always("the-time-to-fight-is-now", "pays-with-momentum")
def time_to_fight(s: Table, unit: Unit, payer: Unit) -> int:
    return int(payer.owner == unit.owner and REBELS in payer.tags)


@when(
    "the-time-to-fight-is-now",
    "momentum-gained",
    only_if=lambda use: (
        use.moment.detail == str(use.opponent)
        and TIME_TO_FIGHT not in use.unit.used
        and any(removals(use.s, member) for member in use.members)
    ),
)
def not_yet_lost(use: Use) -> Flow[None]:
    use.unit.remember(TIME_TO_FIGHT)
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_heal(use, member, 2)
