"""Star Wars PocketModel TCG: fleets of small models and a deck of cards, two dice and three zones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from battlemat.core.chance import Chance
from battlemat.core.decision import Decision
from battlemat.core.errors import Refusal
from battlemat.core.event import Event
from battlemat.core.game import Appraisal, Game, Starter
from battlemat.games.pocketmodel import battle, build, catalogue, elimination, setup, strike, tactics, turn
from battlemat.games.pocketmodel.content import CARDS
from battlemat.games.pocketmodel.invariants import broken_invariants, broken_state
from battlemat.games.pocketmodel.sampling import sample_setup, starter_setup
from battlemat.games.pocketmodel.state import PocketMatch, Table, still_in
from battlemat.games.pocketmodel.view import redraw, view
from battlemat.games.pocketmodel.wording import PocketTeller


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

    def starter_setup(self, players: int, number: int) -> Starter:
        return starter_setup(players, number)

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

    def broken_state(self, state: Table, setup: Mapping[str, Any]) -> list[str]:
        return broken_state(state, setup, self.steps)

    def usable(self) -> Iterable[str]:
        """The cards with an ability."""
        return [card.id for card in CARDS.values() if card.ability is not None]

    def used(self, event: Event) -> Iterable[str]:
        """Combat cards played by who can use their ability, and objectives that came to light."""
        if event.kind == "revealed" or (event.kind == "played" and event.data["ability"]):
            card = event.data["card"]
            return (card,) if CARDS[card].ability is not None else ()
        return ()

    def appraise(self, view: Mapping[str, Any], decision: Decision[Any]) -> list[Appraisal]:
        return tactics.appraise(view, decision)

    def teller(self, view: Mapping[str, Any] | None, language: str) -> PocketTeller:
        return PocketTeller(language, view)

    def check_list(self, entry: Any) -> list[Refusal]:
        return build.violations(build.read_list(entry))

    def list_summary(self, entry: Any) -> dict[str, Any]:
        return catalogue.list_summary(build.read_list(entry))

    def setup_of(self, variant: str, lists: list[Any]) -> dict[str, Any]:
        return build.normal_setup(catalogue.setup_of(variant, lists))

    def offer(self, language: str) -> dict[str, Any]:
        return catalogue.offer(language)

    def catalogue(self, language: str) -> dict[str, Any]:
        return catalogue.catalogue(language)


setup_table = setup.new_table
GAME = PocketModel()
