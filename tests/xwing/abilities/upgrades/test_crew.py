"""Crew, one test per card."""

from __future__ import annotations

from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.build import normal_setup
from battlemat.games.xwing.scenario import XWingScenario, table

LATER = "b.soontirfel@800,850,180#3-straight"


def test_gnk_gonk_droid_recovers_its_charge() -> None:
    t = table("a.redsquadronveteran@400,300&gnkgonkdroid:0#2-straight=x", LATER)
    recharge = "upgrade:gnkgonkdroid/recharge"
    assert GAME.teller(t.view("a"), "en").option(recharge, t.question("a")) == 'GNK "Gonk" Droid: recover a charge'
    t.a(recharge)
    assert (t.charges("x", "gnkgonkdroid"), t.shields("x")) == (1, 2)
    whole = table("a.redsquadronveteran@400,300&gnkgonkdroid#2-straight", LATER)
    assert recharge not in whole.options("a")


def test_gnk_gonk_droid_starts_empty() -> None:
    ships = [{"pilot": "rebelscout", "upgrades": ["gnkgonkdroid"]}]
    squad = {"name": "Gonk", "faction": "rebelalliance", "ships": ships}
    t = XWingScenario(Match(GAME, normal_setup({"players": [squad, "black-lance"]}), key_from_seed("gonk")), {})
    assert t.charges("a.rebelscout", "gnkgonkdroid") == 1
    while t.phase == "setup":
        decision = t.match.pending[0]
        t.match.submit(decision.player, decision.options[0].id)
    assert t.charges("a.rebelscout", "gnkgonkdroid") == 0
