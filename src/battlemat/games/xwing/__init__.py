"""Star Wars: X-Wing, second edition: squadrons of starfighters, secret dials, dice and a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from battlemat.core.decision import Decision
from battlemat.core.described import Described
from battlemat.core.errors import Refusal
from battlemat.core.game import Game
from battlemat.games.xwing import appraisal, usage
from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.appraisal.evaluation import evaluate
from battlemat.games.xwing.appraisal.secrets import DIAL_SOFTNESS
from battlemat.games.xwing.appraisal.studying import study
from battlemat.games.xwing.contributions import contributions
from battlemat.games.xwing.invariants import broken_invariants, broken_state
from battlemat.games.xwing.lists import build, catalogue
from battlemat.games.xwing.lists.sampling import sample_list, sample_setup, starter_setup
from battlemat.games.xwing.lists.xws import read_squad
from battlemat.games.xwing.observing import OBSERVED
from battlemat.games.xwing.odds.question import ODDS
from battlemat.games.xwing.phases import activation, end, engagement, planning, setup, system
from battlemat.games.xwing.redrawing import redraw
from battlemat.games.xwing.state import Table, still_in
from battlemat.games.xwing.view import view, views
from battlemat.games.xwing.view_types import AttackOutlook, XWingCatalogue, XWingView
from battlemat.games.xwing.wording import XWingTeller


class XWing(Game[Table]):
    id: ClassVar[str] = "xwing"
    rules_version: ClassVar[int] = 1
    draw_rule: ClassVar[str] = "XW-VIC-05"
    state_type = Table
    described = Described(XWingView, XWingCatalogue, told=(AttackOutlook,))
    observed = OBSERVED
    tastes = frozenset(
        {
            "ability",
            "action",
            "coordinate",
            "modify-attack",
            "modify-defense",
            "place-ship",
            "start-docked",
            "system:deploy",
        }
    )
    steps = {  # noqa: RUF012 - a constant
        "first-player": setup.first_player,
        "edges": setup.edges,
        "obstacles": setup.obstacles,
        "dock": setup.dock,
        "decks": setup.decks,
        "forces": setup.forces,
        "round": end.begin_round,
        "planning": planning.planning,
        "dials": planning.dials,
        "system": system.system,
        "system-turn": system.system_turn,
        "activation": activation.activation,
        "activate": activation.activate,
        "engagement": engagement.engagement,
        "engage": engagement.engage,
        "end": end.end,
    }

    sample_list = staticmethod(sample_list)
    starter_setup = staticmethod(starter_setup)
    begin = staticmethod(setup.new_table)
    view = staticmethod(view)
    views = staticmethod(views)
    redraw = staticmethod(redraw)
    concede = staticmethod(end.concede)
    still_playing = staticmethod(still_in)
    broken_invariants = staticmethod(broken_invariants)
    usable = staticmethod(usage.usable)
    used = staticmethod(usage.used)
    contributions = staticmethod(contributions)
    evaluate = staticmethod(evaluate)
    lead = 30.0
    secrets: ClassVar = {"dial": DIAL_SOFTNESS}
    set_up: ClassVar = frozenset(
        {
            "call", "edge", "first-player", "obstacle", "order", "place-obstacle", "place-ship", "point-turret",
            "start-docked", "turret",
        }
    )  # fmt: skip
    private: ClassVar = frozenset({"dial", "ready"})
    appraise = staticmethod(appraisal.appraise)
    study = staticmethod(study)
    pondered: ClassVar = frozenset()
    odds = ODDS

    def sets_up(self, state: Table, decision: Decision[Any]) -> bool:
        return state.round == 0 and decision.kind in self.set_up

    def turn_of(self, state: Table, /) -> int:
        return state.round

    def scene_of(self, state: Table, /) -> tuple[int, bool]:
        """Everybody moves, or everybody shoots."""
        return state.round, state.phase in ("engagement", "end")

    def normal_setup(self, setup: Any) -> dict[str, Any]:
        return build.normal_setup(setup, written)

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return sample_setup(rng)

    def sample_setup_with(self, rng: Random, parts: Sequence[str]) -> dict[str, Any]:
        return sample_setup(rng, parts)

    def broken_state(self, state: Table, setup: Mapping[str, Any]) -> list[str]:
        return broken_state(state, setup, self.steps)

    def teller(self, view: Mapping[str, Any] | None, language: str) -> XWingTeller:
        return XWingTeller(language, view)

    def check_list(self, entry: Any) -> list[Refusal]:
        squad = read_squad(entry)
        return build.violations(squad, build.format_of(squad), playable=written)

    def list_summary(self, entry: Any) -> dict[str, Any]:
        return catalogue.list_summary(read_squad(entry))

    def setup_of(self, variant: str, lists: list[Any]) -> dict[str, Any]:
        return self.normal_setup(catalogue.setup_of(variant, lists))

    def offer(self, language: str) -> dict[str, Any]:
        return catalogue.offer(language, written)

    def catalogue(self, language: str) -> dict[str, Any]:
        return catalogue.catalogue(language, written)


GAME = XWing()
