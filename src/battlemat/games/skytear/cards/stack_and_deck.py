"""Operations on the stack and on the deck: cancel, retarget, Predict."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.cards.run import Run, operation
from battlemat.games.skytear.ops import Cancel, Predict, Retarget
from battlemat.games.skytear.predict import predict
from battlemat.games.skytear.state import Effect, Hero, SkyMatch, Table


@operation(Cancel)
def cancelling(m: SkyMatch, run: Run, op: Cancel) -> None:
    """The effect directly below this one, if the target generated it; its cost stays paid."""
    s = m.state
    if s.stack and s.stack[-1].caster == run.targets[0]:
        below = s.stack.pop()
        m.note("cancelled", "SK-STK-24", effect=below.name, caster=below.caster, by=run.source)


@operation(Retarget)
def retargeting(m: SkyMatch, run: Run, op: Retarget) -> Flow[None]:
    """An Attack on the target is aimed at the caster or its illusion; LOS and range are checked when it resolves."""
    s = m.state
    attacks = {str(effect.number): effect for effect in attacks_on(s, run.targets[0])}
    number = yield from pick(
        m, run.player, "attack-on-stack", "SK-TGT-20", lambda: list(attacks), about={"by": run.source}
    )
    if number is None or not isinstance(run.caster, Hero):
        return
    hero = run.caster
    aims = [hero.id] if hero.cell >= 0 else []
    if hero.illusion >= 0:
        aims.append(f"{hero.id}.illusion")
    aim = yield from pick(m, run.player, "new-target", "SK-TGT-20", lambda: aims, about={"by": run.source})
    if aim is not None:
        attacks[number].targets = [aim]
        m.note("retargeted", "SK-TGT-20", effect="attack", caster=attacks[number].caster, targets=[aim], by=run.source)


def attacks_on(s: Table, target: str) -> list[Effect]:
    return [effect for effect in s.stack if effect.name == "attack" and effect.targets == [target]]


@operation(Predict)
def predicting(m: SkyMatch, run: Run, op: Predict) -> Flow[None]:
    yield from predict(m, run.player, op.n, run.source)
