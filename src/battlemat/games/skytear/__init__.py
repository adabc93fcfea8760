"""Skytear: heroes, minions and towers on a hex battlefield, power cards and a stack; no dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from battlemat.core.decision import Decision
from battlemat.core.described import Described
from battlemat.core.game import Game
from battlemat.games.skytear import (
    appraisal,
    asking,
    catalogue,
    heroes_phase,
    minions_phase,
    outsiders,
    setup,
    stack,
    upkeep,
    usage,
    victory,
)
from battlemat.games.skytear.build import normal_setup
from battlemat.games.skytear.contributions import contributions
from battlemat.games.skytear.evaluation import evaluate
from battlemat.games.skytear.invariants import broken_invariants, broken_state
from battlemat.games.skytear.observing import OBSERVED
from battlemat.games.skytear.odds import ODDS
from battlemat.games.skytear.sampling import sample_list, sample_setup, starter_setup
from battlemat.games.skytear.state import Table
from battlemat.games.skytear.view import redraw, view, views
from battlemat.games.skytear.view_types import SkyCatalogue, SkyView
from battlemat.games.skytear.wording import SkyTeller


class Skytear(Game[Table]):
    id = "skytear"
    rules_version = 1
    draw_rule = "SK-OVR-19"
    state_type = Table
    described = Described(SkyView, SkyCatalogue)
    observed = OBSERVED
    steps: ClassVar = {
        "set-up": setup.set_up,
        "choose-factions": setup.choose_factions,
        "take-heroes": setup.take_heroes,
        "draft-heroes": setup.draft_heroes,
        "place-heroes": setup.place_heroes,
        "decks": setup.decks,
        "hands": setup.hands,
        "battlefield": setup.battlefield,
        "heroes-phase": heroes_phase.heroes_phase,
        "choose-hero": heroes_phase.choose_hero,
        "act": heroes_phase.act,
        "priority": stack.priority,
        "resolve": stack.resolve,
        "minions-phase": minions_phase.minions_phase,
        "lane": minions_phase.lane,
        "dome": outsiders.dome,
        "gates": minions_phase.gates,
        "upkeep": upkeep.upkeep,
    }

    normal_setup = staticmethod(normal_setup)
    sample_list = staticmethod(sample_list)
    starter_setup = staticmethod(starter_setup)
    begin = staticmethod(setup.new_table)
    view = staticmethod(view)
    views = staticmethod(views)
    redraw = staticmethod(redraw)
    concede = staticmethod(victory.concede)
    broken_invariants = staticmethod(broken_invariants)
    usable = staticmethod(usage.usable)
    used = staticmethod(usage.used)
    contributions = staticmethod(contributions)
    evaluate = staticmethod(evaluate)
    lead = 10.0
    appraise = staticmethod(appraisal.appraise)
    pondered = appraisal.PONDERED
    brushed: ClassVar = {"priority": asking.PASS}
    unlike = staticmethod(appraisal.unlike)
    odds = ODDS
    check_list = staticmethod(catalogue.check_list)
    list_summary = staticmethod(catalogue.list_summary)
    setup_of = staticmethod(catalogue.setup_of)
    offer = staticmethod(catalogue.offer)
    catalogue = staticmethod(catalogue.catalogue)

    set_up: ClassVar = frozenset({"draft", "faction", "place-hero"})

    def sets_up(self, state: Table, decision: Decision[Any]) -> bool:
        return state.phase == "set-up" and decision.kind in self.set_up

    def turn_of(self, state: Table, /) -> int:
        return state.turn

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return sample_setup(rng)

    def still_playing(self, state: Table) -> Sequence[int]:
        return range(len(state.players)) if state.result is None else ()

    def broken_state(self, state: Table, setup: Mapping[str, Any]) -> list[str]:
        return broken_state(state, setup, self.steps)

    def teller(self, view: Mapping[str, Any] | None, language: str) -> SkyTeller:
        return SkyTeller(language, view)


GAME = Skytear()
