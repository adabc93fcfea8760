"""Skytear: heroes, minions and towers on a hex battlefield, power cards and a stack; no dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from battlemat.core.chance import Chance
from battlemat.core.decision import Decision
from battlemat.core.errors import Refusal
from battlemat.core.event import Event
from battlemat.core.game import Appraisal, Game, Starter
from battlemat.games.skytear import (
    catalogue,
    heroes_phase,
    minions_phase,
    outsiders,
    setup,
    stack,
    tactics,
    upkeep,
    usage,
    victory,
)
from battlemat.games.skytear.build import normal_setup
from battlemat.games.skytear.invariants import broken_invariants, broken_state
from battlemat.games.skytear.sampling import sample_setup, starter_setup
from battlemat.games.skytear.state import SkyMatch, Table
from battlemat.games.skytear.view import redraw, view
from battlemat.games.skytear.wording import SkyTeller


class Skytear(Game[Table]):
    id = "skytear"
    rules_version = 1
    draw_rule = "SK-OVR-19"
    state_type = Table
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

    def normal_setup(self, setup: Any) -> dict[str, Any]:
        return normal_setup(setup)

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return sample_setup(rng)

    def starter_setup(self, players: int, number: int) -> Starter:
        return starter_setup(players, number)

    def players(self, setup: Mapping[str, Any]) -> int:
        return len(setup["players"])

    def begin(self, setup: Mapping[str, Any], chance: Chance) -> Table:
        return new_table(setup, chance)

    def view(self, state: Table, player: int | None) -> dict[str, Any]:
        return view(state, player)

    def redraw(self, state: Table, player: int | None, chance: Chance) -> None:
        redraw(state, player, chance)

    def concede(self, m: SkyMatch, player: int) -> None:
        victory.concede(m, player)

    def agree_draw(self, m: SkyMatch) -> None:
        m.finish((), "skytear-draw-agreed", "SK-OVR-19")

    def still_playing(self, state: Table) -> Sequence[int]:
        return range(len(state.players)) if state.result is None else ()

    def broken_invariants(self, state: Table) -> list[str]:
        return broken_invariants(state)

    def broken_state(self, state: Table, setup: Mapping[str, Any]) -> list[str]:
        return broken_state(state, setup, self.steps)

    def usable(self) -> Iterable[str]:
        return usage.usable()

    def used(self, event: Event) -> Iterable[str]:
        return usage.used(event)

    def appraise(self, view: Mapping[str, Any], decision: Decision[Any]) -> list[Appraisal]:
        return tactics.appraise(view, decision)

    def teller(self, view: Mapping[str, Any] | None, language: str) -> SkyTeller:
        return SkyTeller(language, view)

    def check_list(self, entry: Any) -> list[Refusal]:
        return catalogue.check_list(entry)

    def list_summary(self, entry: Any) -> dict[str, Any]:
        return catalogue.list_summary(entry)

    def setup_of(self, variant: str, lists: list[Any]) -> dict[str, Any]:
        return catalogue.setup_of(variant, lists)

    def offer(self, language: str) -> dict[str, Any]:
        return catalogue.offer(language)

    def catalogue(self, language: str) -> dict[str, Any]:
        return catalogue.catalogue(language)


new_table = setup.new_table
GAME = Skytear()
