"""Whole matches with huge ships: all that the engine promises, told in every language, and bad input."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import UNSET

from battlemat import bots
from battlemat.core import conformance
from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES
from battlemat.games import xwing
from battlemat.games.xwing import GAME
from battlemat.games.xwing.invariants import broken_invariants, broken_state
from battlemat.games.xwing.lists.build import everything, normal_setup
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.state import HugeShip, Table
from tests.rules.xwing.huge import CR90, EARLY, GOZANTI, GR75, LATE, RAIDER, tie
from tests.rules.xwing.test_setup import squad
from tests.xwing.test_wording import check

REBELS = squad(
    f"{CR90}: pointdefensebattery turbolaserbattery", f"{GR75}: targetingbattery", *["redsquadronveteran"] * 2
)
EMPIRE = squad(
    f"{RAIDER}: ioncannonbattery targetingbattery protontorpedoes", f"{GOZANTI}: targetingbattery", "omicrongrouppilot",
    *["academypilot"] * 2, obstacles=("gascloud1", "core2asteroid4", "yt2400debris1"),
)  # fmt: skip


def epic(seed: str) -> Match[Table]:
    setup = normal_setup({"players": [REBELS, EMPIRE], "format": "epic"}, everything)
    return Match(GAME, setup, key_from_seed(seed))


@pytest.fixture
def playable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The huge ships play by their rules, whether all that their cards do is written or not."""
    monkeypatch.setattr(xwing, "written", everything)


@pytest.mark.usefixtures("playable")
@pytest.mark.parametrize("seed", range(4))
def test_every_question_of_a_random_match(seed: int) -> None:
    m, rng = epic(f"huge {seed}"), Random(f"huge {seed}")
    thorough = range(40 + seed * 30, 70 + seed * 30)
    while not m.over:
        for one in conformance.ALL if len(m.journal) in thorough else conformance.QUICK:
            one(m, rng)
        decision = conformance.random_question(m, rng)
        teller = GAME.teller(m.view(decision.player), rng.choice(LANGUAGES))
        check(teller.question(decision))
        for option in decision.options:
            check(teller.option(option.id, decision))
        for refusal in decision.refused.values():
            check(teller.refusal(refusal))
        m.submit(decision.player, m.random_answer(decision, rng))
    for language in LANGUAGES:
        teller = GAME.teller(m.view(0), language)
        for event in m.events_for(0):
            check(teller.event(event))


def test_greedy_bots_play_with_huge_ships() -> None:
    m, rng, bot = epic("greedy"), Random("greedy"), bots.make("greedy")
    while not m.over and m.state.round < 4:
        decision = m.pending[0]
        m.submit(decision.player, bot.answer(m, decision, rng))
    assert {"maneuvered", "attack", "energy-spent"} <= {event.kind for event in m.events}


# Bad input ------------------------------------------------------------------------------------------------------------


def test_what_cannot_be_done_is_refused_in_a_sentence() -> None:
    """Offline, no energy, not on the dial, not behind the huge ship: one sentence each, and nothing changes."""
    guns = "&targetingbattery:off&turbolaserbattery^turbolaserbattery:left$1>foe"
    t = table(f"a.{CR90}@600,300{guns}=me", "b.academypilot@290,300=foe", phase="engagement").until("attack", "me")
    teller = GAME.teller(t.view("a"), "en")
    said = {name: teller.refusal(why) for name, why in t.question("a").refused.items()}
    assert said["bonus:targetingbattery>b.academypilot"] == "Targeting Battery is offline and cannot attack."
    energy = "Alderaanian Guard has 1 energy and needs 3 for Turbolaser Battery."
    assert said["bonus:turbolaserbattery>b.academypilot"] == energy
    dial = table(f"a.{CR90}@600,300=me", "b.academypilot@290,300=foe", phase="planning")
    assert dial.refused("a", f"a.{CR90}:4-bank-left") == "XW-MAN-03"
    over = table(
        f"a.{CR90}@400,200#2-straight=me", tie(400, 350), EARLY, LATE, decks={"b": "weaponsfailure consolefire"}
    )
    over.until("put-back")
    for pose in ((400.0, 700.0, 0.0), (400.0, 200.0, 0.0), [1.0], "there", None, (float("nan"), 0.0, 0.0)):
        over.refused("b", pose)


def test_a_position_whose_fleet_does_not_fit_is_refused() -> None:
    def problems(change: Any) -> list[str]:
        t = table(f"a.{CR90}@600,300=me", "a.redsquadronveteran@300,300", EARLY, phase="planning")
        change(t.state)
        return broken_state(t.state, t.match.setup, GAME.steps)

    def no_fleet(s: Table) -> None:
        s.huge = UNSET

    def stranger(s: Table) -> None:
        assert s.huge is not UNSET
        s.huge.ships["a.redsquadronveteran"] = HugeShip(3)

    def rich(s: Table) -> None:
        assert s.huge is not UNSET
        s.huge.ships[f"a.{CR90}"].energy = 99

    assert problems(lambda s: None) == []
    assert problems(no_fleet) == ["its huge ships do not fit its ships"]
    assert problems(stranger) == ["its huge ships do not fit its ships"]
    assert problems(rich) == [f"a.{CR90} has impossible energy or turrets"]


def test_missing_cards_of_the_huge_deck_are_noticed() -> None:
    t = table(f"a.{CR90}@400,200=me", EARLY, phase="planning")
    assert broken_invariants(t.state) == []
    assert t.state.huge is not UNSET
    t.state.huge.decks[0].deck.pop()
    assert broken_invariants(t.state) == ["huge ship damage cards of player a are missing"]
