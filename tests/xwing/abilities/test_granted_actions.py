"""Who has chosen to use a card that grants an action performs it: the choice was made before (XW-ABL-08)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.timing.moments import Moment

GRANTS = """
    pilot:bb8 pilot:darthvader pilot:dbs32c pilot:deathrain pilot:edriotwotubes pilot:haorchallprototype pilot:ig88c
    pilot:kickback pilot:leevantenza pilot:nightbeast pilot:nodinchavdri pilot:poedameron
    pilot:sabinewren pilot:sabinewren-tielnfighter pilot:swoop pilot:temminwexley pilot:tucker pilot:turrphennir
    pilot:valenrudor pilot:vizier upgrade:advancedslam upgrade:afterburners upgrade:bb8 upgrade:bbastromech
    upgrade:c110p upgrade:cadbane upgrade:cloakingdevice upgrade:composure upgrade:dauntless upgrade:grandinquisitor
    upgrade:hansolo-gunner upgrade:ministertua upgrade:unkarplutt upgrade:virago
    """


@pytest.mark.parametrize("card", GRANTS.split())
def test_a_granted_action_that_was_chosen_cannot_be_passed(card: str) -> None:
    kind, _, name = card.partition(":")
    you = f"a.{name}" if kind == "pilot" else f"a.wedgeantilles&{name}"
    t = table(f"{you}@450,300=you", "a.academypilot@450,345=friend", "b.academypilot@450,420,180=foe", phase="system")
    ability = load()[card][0]
    what = ability.what[0] if ability.what else ""
    ship = t.ship("you")
    flow = ability.run(
        t.match, Use(t.state, ship, card, ship, Moment(ability.window, ship.id, t.ship("friend").id, what))
    )
    question = next(flow, None)
    assert question is not None or t.story()[-1] != "phase", "something happens"
    assert question is None or "pass" not in [option.id for option in question.options]
