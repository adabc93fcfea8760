"""Star Wars: Shatterpoint: two strike forces of six units on a battlefield of many levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from battlemat.core.described import Described
from battlemat.core.errors import Refusal
from battlemat.core.game import SEATS, Game
from battlemat.games.shatterpoint import (
    activation,
    appraisal,
    build,
    catalogue,
    deployment,
    order_deck,
    setup,
    turn,
    usage,
)
from battlemat.games.shatterpoint.abilities import load_abilities
from battlemat.games.shatterpoint.contributions import contributions
from battlemat.games.shatterpoint.evaluation import evaluate
from battlemat.games.shatterpoint.invariants import broken_invariants, broken_state
from battlemat.games.shatterpoint.missions import load_missions
from battlemat.games.shatterpoint.observing import OBSERVED
from battlemat.games.shatterpoint.odds_asked import ODDS
from battlemat.games.shatterpoint.sampling import sample_setup, starter_setup
from battlemat.games.shatterpoint.state import ShatterMatch, Table
from battlemat.games.shatterpoint.view import redraw, view, views
from battlemat.games.shatterpoint.view_types import CONSTANTS, AttackOutlook, ShatterCatalogue, ShatterView
from battlemat.games.shatterpoint.wording import ShatterTeller

load_abilities()
load_missions()


class Shatterpoint(Game[Table]):
    id = "shatterpoint"
    rules_version = 1
    draw_rule = "SP-HSE-01"
    tastes = frozenset({"attack", "stance", "tree", "act", "act:flip"})
    state_type = Table
    described = Described(ShatterView, ShatterCatalogue, CONSTANTS, told=(AttackOutlook,))
    observed = OBSERVED
    steps: ClassVar = {
        "set-up": setup.set_up,
        "deploy": deployment.deploy,
        "stances": setup.choose_stances,
        "first-struggle": setup.first_struggle,
        "turn": turn.begin_turn,
        "orders": order_deck.give_orders,
        "activate": activation.activate,
        "act": activation.act,
        "end-activation": activation.end_activation,
        "end-turn": turn.end_turn,
    }

    normal_setup = staticmethod(build.normal_setup)
    starter_setup = staticmethod(starter_setup)
    begin = staticmethod(setup.new_table)
    view = staticmethod(view)
    views = staticmethod(views)
    redraw = staticmethod(redraw)
    broken_invariants = staticmethod(broken_invariants)
    usable = staticmethod(usage.usable)
    used = staticmethod(usage.used)
    contributions = staticmethod(contributions)
    evaluate = staticmethod(evaluate)
    lead = 15.0
    set_up: ClassVar = frozenset({"deploy", "edge", "squad", "stance"})
    private: ClassVar = frozenset({"look", "orders-known"})
    appraise = staticmethod(appraisal.appraise)
    odds = ODDS
    offer = staticmethod(catalogue.offer)
    catalogue = staticmethod(catalogue.catalogue)

    def turn_of(self, state: Table, /) -> int:
        return state.turn

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return sample_setup(rng)

    def sample_setup_with(self, rng: Random, parts: Sequence[str]) -> dict[str, Any]:
        return sample_setup(rng, parts)

    def concede(self, m: ShatterMatch, player: int) -> None:
        m.note("conceded", "SP-HSE-02", player=player, seat=SEATS[player])
        m.finish((1 - player,), "shatterpoint-conceded", "SP-HSE-02")

    def still_playing(self, state: Table) -> Sequence[int]:
        return () if state.result is not None else (0, 1)

    def broken_state(self, state: Table, setup: Mapping[str, Any]) -> list[str]:
        return broken_state(state, setup, self.steps)

    def teller(self, view: Mapping[str, Any] | None, language: str) -> ShatterTeller:
        return ShatterTeller(language, view)

    def check_list(self, entry: Any) -> list[Refusal]:
        return build.violations(build.read_list(entry))

    def list_summary(self, entry: Any) -> dict[str, Any]:
        return catalogue.list_summary(build.read_list(entry))

    def setup_of(self, variant: str, lists: list[Any]) -> dict[str, Any]:
        return build.normal_setup(catalogue.setup_of(variant, lists))


GAME = Shatterpoint()
