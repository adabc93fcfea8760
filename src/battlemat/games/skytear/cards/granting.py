"""Actions that cards let heroes take (SK-EFX-30 to SK-EFX-32)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.skytear.actions import grant
from battlemat.games.skytear.cards.run import Run, operation
from battlemat.games.skytear.cards.who import heroes
from battlemat.games.skytear.ops import TakeAction
from battlemat.games.skytear.state import SkyMatch


@operation(TakeAction)
def taking_actions(m: SkyMatch, run: Run, op: TakeAction) -> Flow[None]:
    for hero in (yield from heroes(m, run, op.who)):
        yield from grant(m, run.player, hero, op.action)
