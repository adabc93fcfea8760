"""Changing dice after the rolls (PM-CRD-45)."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.pocketmodel.abilities.acting import Acting, own_side
from battlemat.games.pocketmodel.asking import NO
from battlemat.games.pocketmodel.effects import Reroll, SetDie
from battlemat.games.pocketmodel.state import PocketMatch


def _dice(m: PocketMatch, whose: str, acting: Acting) -> tuple[int, list[int]]:
    battle, _ = own_side(m, acting)
    assert acting.side is not None
    index = acting.side if whose == "own" else 1 - acting.side
    return index, battle.sides[index].dice


def _choose(m: PocketMatch, kind: str, names: list[str], acting: Acting, side: int, *, may: bool) -> Flow[str | None]:
    """A choice about the dice of a side, as long as both units are there: later the dice do not matter any more."""
    battle, _ = own_side(m, acting)

    def left() -> list[str]:
        return [] if any(side.gone for side in battle.sides) else names

    return pick(
        m, acting.owner, kind, acting.rule, left, may=NO if may else "", about={"card": acting.card, "side": side}
    )


def _pick_die(m: PocketMatch, dice: list[int], acting: Acting, side: int, *, may: bool) -> Flow[int | None]:
    """One of two dice; equal dice are the same choice."""
    names = [f"die-{place + 1}" for place in range(len(dice)) if dice[place] not in dice[:place]]
    chosen = yield from _choose(m, "die", names, acting, side, may=may)
    return None if chosen is None else int(chosen[-1]) - 1


def reroll(m: PocketMatch, effect: Reroll, acting: Acting) -> Flow[None]:
    index, dice = _dice(m, effect.whose, acting)
    if effect.dice == "one":
        chosen = yield from _pick_die(m, dice, acting, index, may=effect.may)
        if chosen is None:
            return
        places = [chosen]
    else:
        if effect.may and (yield from _choose(m, "reroll", ["yes"], acting, index, may=True)) is None:
            return
        places = [0, 1]
    before = list(dice)
    for place in places:
        dice[place] = m.state.chance.roll()
    m.note("rerolled", "PM-CRD-45", player=acting.owner, card=acting.card, side=index, before=before, dice=list(dice))


def set_die(m: PocketMatch, effect: SetDie, acting: Acting) -> Flow[None]:
    index, dice = _dice(m, effect.whose, acting)
    chosen = yield from _pick_die(m, dice, acting, index, may=effect.may)
    if chosen is None:
        return
    before = list(dice)
    dice[chosen] = effect.value
    m.note("die-set", "PM-CRD-45", player=acting.owner, card=acting.card, side=index, before=before, dice=list(dice))
