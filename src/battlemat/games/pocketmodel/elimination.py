"""Destroyed units, eliminated players, victory."""

from __future__ import annotations

from battlemat.core.game import Step
from battlemat.games.pocketmodel.effects import SurviveRoll
from battlemat.games.pocketmodel.state import (
    GONE,
    RESERVES,
    Player,
    PocketMatch,
    Table,
    Unit,
    still_in,
    zone_name,
)
from battlemat.games.pocketmodel.values import shields, standing_changes, working

IDLE_ROUNDS = 10


def enter_play(m: PocketMatch, unit: Unit, zone: int, rule: str) -> None:
    """A unit comes into play fresh: no tokens, Veterans on their icon side (PM-STR-24, PM-ICO-25, PM-SET-26)."""
    s = m.state
    s.arrivals += 1
    unit.zone, unit.damage, unit.turned, unit.arrived = zone, 0, False, s.arrivals
    unit.changes.clear()
    m.note("arrived", rule, unit=unit.id, to=zone_name(zone))


def leave_play(s: Table, unit: Unit, to: int) -> None:
    """A unit that leaves play takes no tokens and no changes with it (PM-UNI-13, PM-CRD-48)."""
    unit.zone, unit.damage, unit.turned = to, 0, False
    unit.changes.clear()
    if s.battle is not None:
        for side in s.battle.sides:
            if side.unit == unit.id:
                side.gone = True


def remove_destroyed(m: PocketMatch, units: list[Unit]) -> list[Unit]:
    """Units out of Shields go to their owners' reserves together, unless a card saves them (PM-BTL-35)."""
    destroyed = [unit for unit in in_battle_order(m.state, units) if not saved(m, unit)]
    for unit in destroyed:
        m.note("destroyed", "PM-UNI-12", unit=unit.id, zone=zone_name(unit.zone))
        leave_play(m.state, unit, RESERVES)
    return destroyed


def in_battle_order(s: Table, units: list[Unit]) -> list[Unit]:
    """The attacker's unit before the defender's."""
    if s.battle is None or len(units) < 2:
        return units
    first = s.battle.sides[0].unit
    return sorted(units, key=lambda unit: unit.id != first)


def saved(m: PocketMatch, unit: Unit) -> bool:
    """Whether a combat card keeps the unit in play instead of being destroyed."""
    battle = m.state.battle
    if battle is None:
        return False
    for side in battle.sides:
        if side.unit == unit.id and not side.gone:
            for _, effect in working(side, "would_be_destroyed"):
                if isinstance(effect, SurviveRoll):
                    die = m.state.chance.roll()
                    survives = die >= effect.min
                    m.note("survival-rolled", "PM-CRD-44", unit=unit.id, card=side.card, die=die, survives=survives)
                    if survives:
                        unit.damage = shields(standing_changes(m.state), unit) - 1
                        return True
    return False


def eliminate_losers(m: PocketMatch) -> None:
    """Whoever has no units in play or no objectives is out, now (PM-ELM-02, PM-ELM-04, PM-ELM-05)."""
    losers = [(number, why) for number, player in enumerate(m.state.players) if (why := _lost(player))]
    for number, (rule, _) in losers:
        remove_player(m, number, rule)
    if losers:
        decide(m, losers[-1][1][1])


def _lost(player: Player) -> tuple[str, str] | None:
    """Why a player is out from now on: the rule, and what the victory of the last one left is called."""
    if player.out:
        return None
    for unit in player.units:
        if unit.zone >= 0:
            return None if any(player.objectives) else ("PM-ELM-04", "pocketmodel-won-by-objectives")
    return "PM-ELM-02", "pocketmodel-won-by-units"


def remove_player(m: PocketMatch, number: int, rule: str) -> None:
    """Everything of an eliminated player leaves the game; the home zone stays (PM-ELM-11, PM-ELM-12)."""
    s = m.state
    player = s.players[number]
    player.out = True
    for unit in player.units:
        leave_play(s, unit, GONE)
    player.hand, player.deck, player.discard = [], [], []
    player.objectives = [None] * len(player.objectives)
    if s.battle is not None:
        for side in s.battle.sides:
            if side.player == number:
                side.ability = False
                side.card = None
    if s.strike is not None and s.strike.owner == number:
        s.strike = None
    m.note("eliminated", rule, player=number)
    if number == s.active and s.turn:
        s.agenda[:] = [Step("pass-turn")]


def decide(m: PocketMatch, reason: str) -> None:
    """The last one left wins; nobody left is a draw (PM-ELM-09, PM-ELM-10)."""
    left = still_in(m.state)
    if len(left) == 1:
        m.finish((left[0],), reason, "PM-ELM-09")
    if not left:
        m.finish((), "pocketmodel-all-eliminated", "PM-ELM-10")


def concede(m: PocketMatch, player: int) -> None:
    remove_player(m, player, "PM-ELM-16")
    decide(m, "pocketmodel-won-by-concession")


def count_idle_turn(m: PocketMatch) -> None:
    """Ten complete rounds without any action are a draw (PM-ELM-17)."""
    s = m.state
    mine = s.players[s.active]
    mine.idle += 1
    if mine.idle >= IDLE_ROUNDS and all(s.players[player].idle >= IDLE_ROUNDS for player in still_in(s)):
        m.finish((), "pocketmodel-nobody-acts", "PM-ELM-17")
