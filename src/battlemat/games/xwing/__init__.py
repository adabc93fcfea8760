"""Star Wars: X-Wing, second edition: squadrons of starfighters, secret dials, dice and a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from battlemat.core.chance import Chance
from battlemat.core.decision import Decision
from battlemat.core.errors import Refusal
from battlemat.core.event import Event
from battlemat.core.game import Appraisal, Game, Starter
from battlemat.games.xwing import activation, build, catalogue, end, engagement, planning, setup, system, tactics, usage
from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.invariants import broken_invariants, broken_state
from battlemat.games.xwing.sampling import sample_setup, starter_setup
from battlemat.games.xwing.state import Table, XMatch, still_in
from battlemat.games.xwing.view import redraw, view
from battlemat.games.xwing.wording import XWingTeller
from battlemat.games.xwing.xws import read_squad


class XWing(Game[Table]):
    id: ClassVar[str] = "xwing"
    rules_version: ClassVar[int] = 1
    draw_rule: ClassVar[str] = "XW-VIC-05"
    state_type = Table
    steps = {  # noqa: RUF012 - a constant
        "first-player": setup.first_player,
        "edges": setup.edges,
        "obstacles": setup.obstacles,
        "dock": setup.dock,
        "decks": setup.decks,
        "forces": setup.forces,
        "round": end.begin_round,
        "planning": planning.planning,
        "system": system.system,
        "system-turn": system.system_turn,
        "activation": activation.activation,
        "activate": activation.activate,
        "engagement": engagement.engagement,
        "engage": engagement.engage,
        "end": end.end,
    }

    def normal_setup(self, setup: Any) -> dict[str, Any]:
        return build.normal_setup(setup, written)

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return sample_setup(rng)

    def sample_setup_with(self, rng: Random, part: str) -> dict[str, Any]:
        return sample_setup(rng, part)

    def starter_setup(self, players: int, number: int) -> Starter:
        return starter_setup(players, number)

    def players(self, setup: Mapping[str, Any]) -> int:
        return len(setup["players"])

    def begin(self, setup_: Mapping[str, Any], chance: Chance) -> Table:
        return setup.new_table(setup_, chance)

    def view(self, state: Table, player: int | None) -> dict[str, Any]:
        return view(state, player)

    def redraw(self, state: Table, player: int | None, chance: Chance) -> None:
        redraw(state, player, chance)

    def concede(self, m: XMatch, player: int) -> None:
        end.concede(m, player)

    def agree_draw(self, m: XMatch) -> None:
        end.agree_draw(m)

    def still_playing(self, state: Table) -> Sequence[int]:
        return still_in(state)

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
