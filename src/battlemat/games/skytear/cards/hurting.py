"""Damage, loss of HP, healing, minions Defeated."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.asking import DONE
from battlemat.games.skytear.cards.run import Run, operation
from battlemat.games.skytear.cards.who import Affected, figures, heroes
from battlemat.games.skytear.damage import Hit, deal, defeat, flip_modifier, lose_hp
from battlemat.games.skytear.damage import heal as heal_hero
from battlemat.games.skytear.ops import Damage, DefeatMinion, Heal, LoseHp
from battlemat.games.skytear.state import Hero, Minion, SkyMatch, Table, figure_of
from battlemat.games.skytear.values import Terms, fits


@operation(Damage)
def damage(m: SkyMatch, run: Run, op: Damage) -> Flow[None]:
    """One flip for everybody hit (SK-EFX-42); `per` deals it again and again to somebody chosen anew."""
    s = m.state
    if not run.provided(s, op.provided):
        return
    for _ in range(run.times(s, op.per)):
        victims = yield from figures(m, run, op.who, op.area)
        if not victims:
            continue
        modifier = yield from flip_modifier(m, run.player, op.plus, run.source)
        hits = [Hit(victim, [(run.source, op.n), *modifier, *bonus(s, run, op, victim)]) for victim in victims]
        lost = yield from deal(m, run.player, run.caster, hits, run.source, "SK-EFX-14")
        run.hit = [victim for victim in victims if isinstance(victim, Hero)]
        run.lost = lost


def bonus(s: Table, run: Run, op: Damage, victim: Affected) -> Terms:
    if op.bonus is None or not fits(op.bonus.vs, victim):
        return []
    return [("bonus", op.bonus.n * run.times(s, op.bonus.per))]


@operation(LoseHp)
def losing_hp(m: SkyMatch, run: Run, op: LoseHp) -> Flow[None]:
    found = yield from heroes(m, run, op.who)
    yield from lose_hp(m, run.player, [hero for hero in found if fits(op.vs, hero)], op.n, run.source)


@operation(Heal)
def healing(m: SkyMatch, run: Run, op: Heal) -> Flow[None]:
    n = sum(run.lost.values()) if op.n == "hp-lost-by-target" else op.n
    for _ in range(run.times(m.state, op.per)):
        found = yield from heroes(m, run, op.who)
        for hero in found:
            heal_hero(m, hero, n, run.source)


@operation(DefeatMinion)
def defeat_minions(m: SkyMatch, run: Run, op: DefeatMinion) -> Flow[None]:
    """Without damage (SK-EFX-16). As a cost it was done when the card was played (SK-POW-40)."""
    if op.cost:
        return
    for _ in range(op.n):
        found = yield from figures(m, run, op.who)
        chosen = yield from pick(
            m,
            run.player,
            "defeat-minion",
            "SK-EFX-16",
            lambda: [figure.id for figure in found],  # noqa: B023 - asked at once
            may=DONE if op.optional else "",
            about={"by": run.source},
        )
        if chosen is None:
            return
        minion = figure_of(m.state, chosen)
        assert isinstance(minion, Minion)
        run.minions += 1
        yield from defeat(m, run.player, [minion], "SK-EFX-16")
