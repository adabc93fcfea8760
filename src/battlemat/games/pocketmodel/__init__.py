"""Star Wars PocketModel TCG: fleets of small models and a deck of cards, two dice and three zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from battlemat.core.chance import Chance
from battlemat.core.decision import Decision
from battlemat.core.errors import Refusal
from battlemat.core.game import Appraisal, Game, Starter
from battlemat.games.pocketmodel import battle, build, diagram, elimination, setup, strike, tactics, turn, wording
from battlemat.games.pocketmodel.invariants import broken_invariants
from battlemat.games.pocketmodel.sampling import sample_setup, starter_setups
from battlemat.games.pocketmodel.state import PocketMatch, Table, still_in
from battlemat.games.pocketmodel.view import redraw, view


class PocketModel(Game[Table]):
    id = "pocketmodel"
    rules_version = 1
    draw_rule = "PM-ELM-17"
    state_type = Table
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

    def normal_setup(self, setup: Any) -> dict[str, Any]:
        return build.normal_setup(setup)

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return sample_setup(rng)

    def starter_setups(self, players: int) -> list[Starter]:
        return starter_setups(players)

    def players(self, setup: Mapping[str, Any]) -> int:
        return len(setup["players"])

    def begin(self, setup: Mapping[str, Any], chance: Chance) -> Table:
        return setup_table(setup, chance)

    def view(self, state: Table, player: int | None) -> dict[str, Any]:
        return view(state, player)

    def redraw(self, state: Table, player: int | None, chance: Chance) -> None:
        redraw(state, player, chance)

    def concede(self, m: PocketMatch, player: int) -> None:
        elimination.concede(m, player)

    def agree_draw(self, m: PocketMatch) -> None:
        m.finish((), "pocketmodel-draw-agreed", "PM-ELM-17")

    def still_playing(self, state: Table) -> Sequence[int]:
        return still_in(state)

    def broken_invariants(self, state: Table) -> list[str]:
        return broken_invariants(state)

    def appraise(self, view: Mapping[str, Any], decision: Decision[Any]) -> list[Appraisal]:
        return tactics.appraise(view, decision)

    def diagram(self, view: Mapping[str, Any], language: str) -> str:
        return diagram.draw(view, language)

    def name_of(self, thing: str, language: str) -> str | None:
        return wording.name_of(thing, language)

    def describe_event(self, data: Mapping[str, Any], kind: str, view: Mapping[str, Any], language: str) -> str:
        return wording.describe_event(data, kind, view, language)

    def describe_question(self, decision: Decision[Any], view: Mapping[str, Any], language: str) -> str:
        return wording.describe_question(decision, view, language)

    def describe_option(self, option: str, decision: Decision[Any], view: Mapping[str, Any], language: str) -> str:
        return wording.describe_option(option, decision, view, language)

    def rule_of_option(self, option: str, decision: Decision[Any]) -> str:
        return wording.rule_of_option(option, decision)

    def check_list(self, entry: Any) -> list[Refusal]:
        return build.violations(build.read_list(entry))


setup_table = setup.new_table
GAME = PocketModel()
