"""Star Wars PocketModel TCG: fleets of small models and a deck of cards, two dice and three zones."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from battlemat.core.described import Described
from battlemat.core.errors import Refusal
from battlemat.core.game import Game
from battlemat.games.pocketmodel import appraisal, battle, build, catalogue, elimination, setup, strike, turn, usage
from battlemat.games.pocketmodel.contributions import contributions
from battlemat.games.pocketmodel.evaluation import evaluate
from battlemat.games.pocketmodel.invariants import broken_invariants, broken_state
from battlemat.games.pocketmodel.observing import OBSERVED
from battlemat.games.pocketmodel.odds import ODDS
from battlemat.games.pocketmodel.sampling import sample_list, sample_setup, starter_setup
from battlemat.games.pocketmodel.state import Table, still_in
from battlemat.games.pocketmodel.view import redraw, view, views
from battlemat.games.pocketmodel.view_types import CONSTANTS, BattleOutlook, PocketCatalogue, PocketView
from battlemat.games.pocketmodel.wording import PocketTeller


class PocketModel(Game[Table]):
    id = "pocketmodel"
    rules_version = 1
    draw_rule = "PM-ELM-17"
    state_type = Table
    described = Described(PocketView, PocketCatalogue, CONSTANTS, told=(BattleOutlook,))
    observed = OBSERVED
    steps: ClassVar = {
        "set-up": setup.set_up,
        "deploy": setup.deploy,
        "draw-hands": setup.draw_hands,
        "turn": turn.begin_turn,
        "action": turn.action_step,
        "battle": battle.battle,
        "strike": strike.strike,
        "strike-over": strike.strike_over,
        "end-turn": turn.end_turn,
        "pass-turn": turn.pass_turn,
    }

    normal_setup = staticmethod(build.normal_setup)
    sample_list = staticmethod(sample_list)
    starter_setup = staticmethod(starter_setup)
    begin = staticmethod(setup.new_table)
    view = staticmethod(view)
    views = staticmethod(views)
    redraw = staticmethod(redraw)
    concede = staticmethod(elimination.concede)
    still_playing = staticmethod(still_in)
    broken_invariants = staticmethod(broken_invariants)
    usable = staticmethod(usage.usable)
    used = staticmethod(usage.used)
    contributions = staticmethod(contributions)
    appraise = staticmethod(appraisal.appraise)
    pondered = appraisal.PONDERED
    swiftness = 6
    foresight = 3
    odds = ODDS
    evaluate = staticmethod(evaluate)
    lead = 11.0
    offer = staticmethod(catalogue.offer)
    catalogue = staticmethod(catalogue.catalogue)

    def turn_of(self, state: Table, /) -> int:
        return state.turn

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return sample_setup(rng)

    def broken_state(self, state: Table, setup: Mapping[str, Any]) -> list[str]:
        return broken_state(state, setup, self.steps)

    def teller(self, view: Mapping[str, Any] | None, language: str) -> PocketTeller:
        return PocketTeller(language, view)

    def check_list(self, entry: Any) -> list[Refusal]:
        return build.violations(build.read_list(entry))

    def list_summary(self, entry: Any) -> dict[str, Any]:
        return catalogue.list_summary(build.read_list(entry))

    def setup_of(self, variant: str, lists: list[Any]) -> dict[str, Any]:
        return build.normal_setup(catalogue.setup_of(variant, lists))


GAME = PocketModel()
