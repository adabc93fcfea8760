"""What playing a power card seems to be worth: the sum of what its operations do, less the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from battlemat.games.skytear import ops
from battlemat.games.skytear.appraisal.seat import FLIPPED, Seat
from battlemat.games.skytear.board import REACH
from battlemat.games.skytear.content import CARDS, HEROES

KEPT: Final = 0.5
"""What a card in hand is worth, and as much for each rune: it can still be played, or laid as a Lead card."""

WAITING: Final = 0.2
"""How much of a better place counts for a hero who will move by itself."""
FALLING: Final = 3
"""So few HP will be gone after the next blow."""
SACRIFICED: Final = 2
"""Minions to be defeated where their number counts."""


def card_worth(seat: Seat, option: str) -> float:
    """An option `card>hero`, with its targets where they are chosen at once."""
    name, caster, *targets = option.split(">")
    card = CARDS[name]
    value = -KEPT * (0.2 if card.first_player else 1 + 0.5 * card.cost)
    for op in card.ops:
        judge = _OPS.get(type(op))
        value += 0.2 if judge is None else judge(seat, op, caster, targets)
    return value


def _victims(seat: Seat, who: str, caster: str, targets: list[str]) -> list[str]:
    """Whom an operation seems to reach. Areas are aimed later: they will hit two of those in sight."""
    if who == "target":
        return targets
    if who in ("caster", "caster-and-adjacent-friendly-heroes"):
        return [caster]
    here = seat.cell_of(caster)
    if here is None:
        return []
    near = seat.board.distance[here]
    reach = {"enemies-adjacent-to-caster-or-own-illusion": 1, "enemy-heroes-within-2": 2}.get(who, REACH)
    heroes = [hero["id"] for hero in seat.heroes_of(seat.enemy) if near[seat.board.named[hero["hex"]]] <= reach]
    if who.startswith("chosen") or who == "enemy-heroes-adjacent-to-friendly-pillars":
        return heroes[:1]
    if who.startswith("enemies"):
        minions = [
            minion["id"]
            for minion in seat.view["minions"]
            if minion["side"] == seat.enemy and near[seat.board.named[minion["hex"]]] <= reach
        ]
        return (heroes + minions)[:2]
    return heroes


def _damage(seat: Seat, op: ops.Damage, caster: str, targets: list[str]) -> float:
    pierce = caster in seat.heroes and HEROES[seat.heroes[caster]["kind"]].pierce
    amount = op.n * (SACRIFICED if op.per == "minion-defeated" else 1) + FLIPPED[min(3, op.plus)]
    return sum(seat.blow(victim, amount, pierce=pierce) for victim in _victims(seat, op.who, caster, targets))


def _lose_hp(seat: Seat, op: ops.LoseHp, caster: str, targets: list[str]) -> float:
    victims = _victims(seat, op.who, caster, targets)
    marked = [one for one in victims if op.vs is None or op.vs in seat.heroes[one]["conditions"]]
    return sum(seat.blow(victim, op.n, pierce=True) for victim in marked)


def _heal(seat: Seat, op: ops.Heal, caster: str, targets: list[str]) -> float:
    """What was lost; most of all to somebody who is about to fall."""
    n = 2 if isinstance(op.n, str) else op.n
    value = 0.0
    for one in [caster] if op.who == "caster" else targets:
        hero = seat.heroes[one]
        lost: int = hero["health"] - hero["hp"]
        value += 0.5 * min(n, lost) + (2.5 if hero["hp"] <= FALLING else 0.0)
    return value


def _condition(seat: Seat, op: ops.Gain, caster: str, targets: list[str]) -> float:
    """Each only once; Frenzy only for those who can still attack twice."""
    worth = 0.0
    for one in _victims(seat, op.who, caster, targets):
        if one not in seat.heroes or op.name in seat.heroes[one]["conditions"]:
            continue
        if op.name == "frenzy":
            worth += 2.0 if seat.view["ap"] >= 2 and _enemy_near(seat, caster) else 0.0
        else:
            worth += 0.7
    return worth


def _enemy_near(seat: Seat, caster: str) -> bool:
    here = seat.cell_of(caster)
    reach = HEROES[seat.heroes[caster]["kind"]].reach
    return here is not None and any(
        seat.board.distance[here][seat.board.named[foe["hex"]]] <= reach
        for foe in (*seat.heroes_of(seat.enemy), *seat.view["minions"])
        if foe["side"] == seat.enemy
    )


def _attack_bonus(seat: Seat, op: ops.AttackBonus, caster: str, targets: list[str]) -> float:
    return 0.8 * op.n if seat.view["ap"] and _enemy_near(seat, caster) else 0.0


def _armor_bonus(seat: Seat, op: ops.ArmorBonus, caster: str, targets: list[str]) -> float:
    """Worth it when a blow is on its way to somebody it protects."""
    protected = targets if op.who == "target" else [caster]
    attack = _enemy_effect(seat)
    return 0.9 * op.n if attack is not None and set(attack["targets"]) & set(protected) else 0.0


def _move(seat: Seat, op: ops.Move, caster: str, targets: list[str]) -> float:
    """Out of a blow's way, or to a better place; who has still to act this turn can walk there by itself."""
    mover = caster if op.who == "caster" else targets[0] if targets else ""
    hero = seat.heroes.get(mover)
    if hero is None:
        return 0.0
    gain = seat.gain_of_moving(mover, op.n)
    if hero["readiness"] == "ready" and mover != seat.view["active"]:
        gain *= WAITING
    return gain + _dodged(seat, mover, op.n)


def _dodged(seat: Seat, mover: str, steps: int) -> float:
    """What an enemy attack would do that does not reach so far."""
    attack = _enemy_effect(seat)
    here = seat.cell_of(mover)
    if attack is None or attack["name"] != "attack" or mover not in attack["targets"] or here is None:
        return 0.0
    attacker = seat.cell_of(attack["caster"])
    if attacker is None or attack["caster"] not in seat.heroes:
        return 0.0
    reach = HEROES[seat.heroes[attack["caster"]]["kind"]].reach
    row, from_here = seat.board.distance[attacker], seat.board.distance[here]
    escapes = any(
        far <= steps and row[cell] > reach and cell not in seat.taken for cell, far in enumerate(from_here) if far
    )
    amount, pierce = seat.attack_of(attack["caster"])
    return -seat.blow(mover, amount, pierce=pierce) if escapes else 0.0


def _control_bonus(seat: Seat, op: ops.ControlBonus, caster: str, targets: list[str]) -> float:
    here = seat.cell_of(caster)
    return 0.0 if here is None else op.n * seat.presence(seat.side, here)


def _spawn(seat: Seat, op: ops.Spawn, caster: str, targets: list[str]) -> float:
    reserve: int = seat.view["sides"][seat.side]["reserve"]
    here = seat.cell_of(caster)
    return 0.0 if here is None else min(op.n, reserve) * (seat.minion_worth + seat.presence(seat.side, here))


def _defeat_minion(seat: Seat, op: ops.DefeatMinion, caster: str, targets: list[str]) -> float:
    return -2.0 * op.n


def _los_limit(seat: Seat, op: ops.LosLimit, caster: str, targets: list[str]) -> float:
    """A hero that no longer sees a token counts no more."""
    cells = [seat.cell_of(target) for target in targets]
    return sum(
        challenge.shift(1.0)
        for cell in cells
        for challenge in seat.forecast.challenges
        if cell is not None and op.n < seat.lines.steps[cell][challenge.cell] <= REACH
    )


def _cancel(seat: Seat, op: ops.Cancel, caster: str, targets: list[str]) -> float:
    """Attacks and dear cards of the target."""
    effect = _enemy_effect(seat)
    if effect is None or effect["caster"] not in targets:
        return -3.0
    if effect["kind"] == "card":
        return 1.0 + CARDS[effect["name"]].cost
    return 3.0 if effect["name"] == "attack" else 0.0


def _retarget(seat: Seat, op: ops.Retarget, caster: str, targets: list[str]) -> float:
    """From one who is weaker than the caster."""
    effect = _enemy_effect(seat)
    if effect is None or effect["name"] != "attack" or not targets or targets[0] not in effect["targets"]:
        return -3.0
    return 2.0 if seat.heroes[targets[0]]["hp"] < seat.heroes[caster]["hp"] else -1.0


def _mana(seat: Seat, op: ops.Mana, caster: str, targets: list[str]) -> float:
    """Of an enemy a little less; of one's own when it makes a card playable."""
    if op.n < 0:
        return 0.3
    active = seat.heroes.get(seat.view["active"])
    if active is None or active["side"] != seat.side:
        return 0.0
    runes = HEROES[active["kind"]].runes
    dear = [CARDS[card] for card in seat.hand if CARDS[card].cost == active["mana"] + op.n]
    return 1.0 if any(all(rune in runes for rune in card.runes) for card in dear) else 0.0


def _enemy_effect(seat: Seat) -> Mapping[str, Any] | None:
    """What the enemy has on top of the stack."""
    stack = seat.view["stack"]
    top: Mapping[str, Any] | None = stack[-1] if stack else None
    if top is None or seat.view["players"][top["player"]]["side"] == seat.side:
        return None
    return top


_OPS: Final[Mapping[type, Callable[[Seat, Any, str, list[str]], float]]] = {
    ops.Damage: _damage,
    ops.LoseHp: _lose_hp,
    ops.Heal: _heal,
    ops.Gain: _condition,
    ops.AttackBonus: _attack_bonus,
    ops.ArmorBonus: _armor_bonus,
    ops.Move: _move,
    ops.ControlBonus: _control_bonus,
    ops.Spawn: _spawn,
    ops.DefeatMinion: _defeat_minion,
    ops.LosLimit: _los_limit,
    ops.Cancel: _cancel,
    ops.Retarget: _retarget,
    ops.Mana: _mana,
}
