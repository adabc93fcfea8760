"""Whole matches with huge ships: all that the engine promises, told in every language, and bad input."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import UNSET

from battlemat import bots
from battlemat.core import conformance
from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Pose
from battlemat.core.errors import IllegalAnswer
from battlemat.core.game import SEATS
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES
from battlemat.games import xwing
from battlemat.games.xwing import GAME
from battlemat.games.xwing.invariants import broken_invariants, broken_state
from battlemat.games.xwing.lists.build import everything, normal_setup
from battlemat.games.xwing.scenario import XWingScenario, table
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


def test_regular_bots_play_with_huge_ships() -> None:
    m, rng, bot = epic("regular"), Random("regular"), bots.make("regular")
    while not m.over and m.state.round < 4:
        decision = m.pending[0]
        m.submit(decision.player, bots.ask(bot, m, decision, rng))
    assert {"maneuvered", "attack", "energy-spent"} <= {event.kind for event in m.events}


# Bad input ------------------------------------------------------------------------------------------------------------


def says(t: XWingScenario, seat: str, answer: object) -> str:
    """The sentence, with its rule, by which an answer is refused without a trace."""
    t.refused(seat, answer)
    with pytest.raises(IllegalAnswer) as caught:
        t.match.submit(SEATS.index(seat), answer)
    return str(caught.value)


def guns(more: str) -> XWingScenario:
    return table(f"a.{CR90}@600,300{more}=me", "b.academypilot@290,300=foe", phase="engagement").until("attack", "me")


def test_an_offline_hardpoint_cannot_be_fired() -> None:
    said = says(guns("&targetingbattery:off"), "a", "bonus:targetingbattery>b.academypilot")
    assert said == "Targeting Battery is offline and cannot attack. [XW-HUG-03]"


def test_energy_that_is_not_there_cannot_be_spent() -> None:
    t = guns("&turbolaserbattery^turbolaserbattery:left$1>foe")
    said = says(t, "a", "bonus:turbolaserbattery>b.academypilot")
    assert said == "Alderaanian Guard (A) has 1 energy and needs 3 for Turbolaser Battery. [XW-HUG-28]"


def test_a_maneuver_that_is_not_on_the_dial_cannot_be_set() -> None:
    t = table(f"a.{CR90}@600,300=me", "b.academypilot@290,300=foe", phase="planning")
    said = says(t, "a", f"a.{CR90}:4-bank-left")
    assert said == "Alderaanian Guard (A) has no 4 bank left on its dial. [XW-MAN-03]"


def put_back() -> XWingScenario:
    """A huge ship ran over a small one, which comes back."""
    ships = (f"a.{CR90}@400,300#2-straight=me", tie(400, 450), EARLY, LATE)
    return table(*ships, decks={"b": "weaponsfailure consolefire"}).until("put-back")


@pytest.mark.parametrize(
    ("pose", "sentence"),
    [
        ((400.0, 700.0, 0.0), "must be in the full rear arc of the huge ship, at range 0 to 1"),
        ((400.0, 20.0, 0.0), "must be in the full rear arc of the huge ship, at range 0 to 1"),
        ((400.0, 280.0, 0.0), "would lie on another ship"),
    ],
)
def test_a_ship_is_put_back_behind_the_huge_one_and_onto_nobody(pose: Pose, sentence: str) -> None:
    assert says(put_back(), "b", pose) == f"Academy Pilot (B) {sentence}. [XW-HUG-54]"


def test_nonsense_is_no_place_to_put_a_ship_back() -> None:
    t = put_back()
    for pose in ([1.0], "there", None, (float("nan"), 0.0, 0.0)):
        t.refused("b", pose)


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
