"""What power cards and skills do.

They are operations in the content files, each carried out by the function registered for it. Every module of this
package is imported, so a new one is found by being here (docs/adding-a-skytear-card.md).
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from battlemat.core.decision import Flow
from battlemat.games.skytear.cards.run import OPERATIONS, Run
from battlemat.games.skytear.content import CARDS
from battlemat.games.skytear.generate import ignored
from battlemat.games.skytear.ops import AnyOp
from battlemat.games.skytear.ops import Target as TargetKind
from battlemat.games.skytear.skills import skill_named
from battlemat.games.skytear.state import Effect, Hero, SkyMatch, Table, acting_of
from battlemat.games.skytear.targeting import is_legal

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")


def printed_on(s: Table, effect: Effect) -> tuple[TargetKind | None, tuple[AnyOp, ...]]:
    """What an effect is aimed at, and its operations."""
    if effect.kind == "card":
        card = CARDS[effect.name]
        return card.target, card.ops
    caster = acting_of(s, effect.caster)
    if isinstance(caster, Hero):
        skill = skill_named(caster.printed, effect.name)
        return skill.target, skill.ops
    return None, next(skill.ops for skill in caster.printed.skills if skill.id == effect.name)


def resolve(m: SkyMatch, effect: Effect) -> Flow[None]:
    """Check the targets again, then carry out the operations in their order (SK-TGT-10 to SK-TGT-14, SK-EFX-01)."""
    s = m.state
    kind, ops = printed_on(s, effect)
    caster = acting_of(s, effect.caster)
    legal = effect.targets
    if kind is not None:
        legal = [target for target in effect.targets if is_legal(s, caster, kind, target)]
        if not legal:
            ignored(m, effect, "SK-TGT-11")
            return
    run = Run(effect, caster, effect.player, legal)
    for op in ops:
        flow = OPERATIONS[type(op)](m, run, op)
        if flow is not None:
            yield from flow
