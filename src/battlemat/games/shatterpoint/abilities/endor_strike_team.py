"""General Solo and Chewie on Endor. Commando Doctrines is in `assaults.py`."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.sights import enemy_units_in_sight
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    allies,
    deal,
    hunker,
    may_attack,
    may_heal,
    may_move,
    pick_character,
    pick_unit,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import culprit, wounded_unit
from battlemat.games.shatterpoint.damage import choose_conditions
from battlemat.games.shatterpoint.deeds import ALLY_FELL, FOE_FELL
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.measuring import within, within_unit
from battlemat.games.shatterpoint.state import Attack, Table, Unit, character_of, unit_of
from battlemat.games.shatterpoint.struggle import gain_momentum

REBEL = "Rebel Alliance"


# Chewie


@tactic("wookiee-loyalty")
def wookiee_loyalty(use: Use) -> Flow[None]:
    friend = yield from pick_character(use, allies(use, types=("primary",)))
    if friend is None:
        return
    moved = yield from may_move(use, use.members, "dash", toward=friend)
    if any(within(member, friend, 3) for member in moved):
        hunker(use, unit_of(use.s, friend.unit))
        for member in use.members:
            yield from may_heal(use, member)


@active("its-not-wise-to-upset-a-wookiee", only_if=lambda use: bool(enemy_units_in_sight(use, within=3)))
def upset_wookiee(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, enemy_units_in_sight(use, within=3))
    if unit is not None:
        roll = throw(use, ATTACK_FACES, 5)
        deal(use, unit, roll.strike + roll.crit)


@always("intimidating-presence", "defense-expertise")
def intimidating(s: Table, unit: Unit, attack: Attack) -> int:
    defender = character_of(s, attack.defender)
    return int(
        not unit.wounded
        and defender.owner == unit.owner
        and REBEL in unit_of(s, defender.unit).tags
        and within_unit(defender, unit, 2)
    )


# General Solo


@tactic("then-well-do-it-real-quiet-like")
def real_quiet(use: Use) -> Flow[None]:
    ally = yield from pick_character(use, allies(use, tag=REBEL, other=True))
    if ally is not None:
        kind = "dash" if ally.unit in use.s.players[use.player].discard else "advance"
        yield from may_move(use, [ally, *use.members], kind)


def _ally_fell(use: Use) -> bool:
    """Whether a foe wounded an allied unit, be it this one."""
    by = use.moment.by
    return wounded_unit(use).owner == use.player and bool(by) and unit_of(use.s, by).owner != use.player


def _is_behind(use: Use) -> bool:
    momentum = use.s.tracker.momentum
    return momentum[use.player] < momentum[use.opponent]


@when("lets-keep-a-little-optimism-here", "unit-wounded", only_if=lambda use: _ally_fell(use) and _is_behind(use))
def optimism(use: Use) -> None:
    gain_momentum(use.m, use.player, RULE)


def _news(use: Use) -> str:
    """Which of the two things that Solo waits for has happened; each counts once per turn."""
    word = ALLY_FELL if _ally_fell(use) else ""
    if wounded_unit(use).owner != use.player:
        word = FOE_FELL
    return "" if word in use.unit.used else word


@when("hey-its-me", "unit-wounded", only_if=lambda use: bool(_news(use)))
def hey_its_me(use: Use) -> Flow[None]:
    news = _news(use)
    use.unit.remember(news)
    if news == FOE_FELL:
        yield from choose_conditions(use.m, use.unit, 1, RULE, may=True)
        yield from may_move(use, use.members, "dash")
        return
    foe = yield from culprit(use)
    if foe is not None:
        yield from may_attack(use, use.members, dice=5, only=[foe])
