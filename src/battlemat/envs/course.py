"""A match that is played by numbers: what all environments have in common."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, Final, Literal

import msgspec

from battlemat import load_match, new_match
from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.envs.choosing import Choice
from battlemat.envs.glimpse import Moment
from battlemat.envs.layout import HISTORY, MOST_ANSWERS, PLACES, Layout
from battlemat.envs.seeing import Eyes, Observation, extent, mask_of
from battlemat.games import game

STARTERS: Final = 1_000_000
"""Ready-made battles are numbered; one of so many is played, all equally often."""
MOST_CYCLES: Final = 5_000
"""A match in which everybody has been asked so often is truncated."""


class MaskedOut(BattlematError):
    """An action that is masked out. Nothing has changed."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What an environment can be told. `setup` None: ready-made battles take turns."""

    game: str
    players: int = 2
    setup: Any = None
    max_cycles: int = MOST_CYCLES
    answers: int = MOST_ANSWERS
    history: int = HISTORY
    places: int = PLACES
    continuous: bool = False
    masked_out: Literal["refuse", "tell"] = "refuse"

    def checked(self) -> Options:
        """These options, or a sentence about the first that nobody can mean."""
        ruleset = game(self.game)
        if self.setup is None:
            ruleset.starter_setup(self.players, 0)
            return self
        return msgspec.structs.replace(self, players=ruleset.players(ruleset.normal_setup(self.setup)))


class Course:
    """A match, and what those who are asked may answer by number."""

    def __init__(self, options: Options) -> None:
        self.options = options.checked()
        self.layout = Layout(options.game, self.options.players, options.answers, options.history)
        self.eyes = Eyes(self.layout)
        self.rng = Random()
        self.key = 0
        self.match: Match[Any]
        self.begun = False
        self._choices: dict[int, Choice] = {}

    def begin(self, seed: int | None) -> None:
        """A new match. The same seed gives the same one, with the same places to choose from."""
        if seed is not None:
            self.rng = Random(seed)
        ruleset, setup = game(self.options.game), self.options.setup
        if setup is None:
            setup = ruleset.starter_setup(self.options.players, self.rng.randrange(STARTERS)).setup
        self.key = self.rng.getrandbits(63)
        self.eyes.forget()
        self.go_on(new_match(self.options.game, setup, seed=self.rng.getrandbits(63)))

    def go_on(self, match: Match[Any]) -> None:
        """Play this match from here on."""
        self.match = match
        self.begun = True
        self._choices = {}

    def choice(self, player: int) -> Choice | None:
        """What a player may answer; None when nothing is asked of them."""
        decision = self.match.decision_for(player)
        if decision is None:
            return None
        known = self._choices.get(player)
        if known is None or known.decision is not decision:
            options = self.options
            chance = partial(self._chance, player)
            known = Choice(decision, options.answers, options.places, chance, options.continuous)
            self._choices[player] = known
        return known

    def _chance(self, player: int) -> Random:
        """What draws places: the same for the same question, whoever looks at it when."""
        return Random(f"{self.key}/{len(self.match.events)}/{player}")

    def fork(self) -> Course:
        """A copy that goes on exactly as this one would."""
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.fork()
        twin._choices = {}
        twin.rng = Random()
        twin.rng.setstate(self.rng.getstate())
        for choice in self._made():
            decision = twin.match.decision_for(choice.decision.player)
            assert decision is not None, "a fork asks what its original asks"
            twin._choices[decision.player] = choice.copied_to(decision)
        return twin

    def _made(self) -> list[Choice]:
        """The choices that are being made; others are of questions that have been answered."""
        open_now = [(decision, self._choices.get(decision.player)) for decision in self.match.pending]
        return [choice for decision, choice in open_now if choice is not None and choice.decision is decision]

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.fork() if self.begun else Course(self.options)

    def __getstate__(self) -> dict[str, Any]:
        """A course that has begun is saved as its match and what was chosen so far."""
        if not self.begun:
            return {"options": self.options}
        chosen = {choice.decision.player: choice.chosen for choice in self._made()}
        return {"options": self.options, "key": self.key, "match": self.match.save(), "chosen": chosen}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["options"])  # type: ignore[misc]
        if "match" in kept:
            self.key = kept["key"]
            self.go_on(load_match(kept["match"]))
            for player, chosen in kept["chosen"].items():
                self._choose(player, chosen)

    def _choose(self, player: int, chosen: list[str]) -> None:
        choice = self.choice(player)
        assert choice is not None, "whoever has chosen something is asked"
        for option in chosen:
            choice.take(choice.answers.index(option))

    def mask(self, player: int) -> Any:
        """1 for each answer a player may take now."""
        return mask_of(self.choice(player), self.options.answers)

    def observe(self, player: int) -> Observation:
        """What a player sees: a view, the last events and the question, as arrays that are made when looked at."""
        return Moment(self.eyes, self.match, player, self.choice(player)).glimpse()

    def take(self, player: int, action: Any) -> None:
        """Answer by number; `MaskedOut` when that number is none of the player's answers."""
        choice = self.choice(player)
        number, pose = _parts(action)
        if choice is None or number not in choice.legal:
            raise MaskedOut(_refusal(player, number, choice))
        answer = choice.take(number, _on_table(choice, pose))
        if answer is not None:
            self.match.submit(player, answer)

    def take_or_tell(self, player: int, action: Any) -> str:
        """Answer by number. What is masked out is refused, or told in a sentence, as the options say."""
        if self.options.masked_out == "refuse":
            self.take(player, action)
            return ""
        try:
            self.take(player, action)
        except MaskedOut as fault:
            return str(fault)
        return ""

    def reward(self, player: int) -> float:
        """1 for a match that was won, -1 for one that was lost, 0 for a draw and for all that is before the end."""
        result = self.match.result
        if result is None or result.draw:
            return 0.0
        return 1.0 if player in result.winners else -1.0

    def picture(self) -> str:
        """The table as text, as a spectator sees it."""
        match = self.match
        teller = match.game.teller(match.view(None), "en")
        asked = [f"{teller.player(decision.player)}: {teller.question(decision)}" for decision in match.pending]
        return "\n".join([teller.picture() or "", *asked])

    def describe(self) -> dict[str, Any]:
        """What the arrays mean, as plain data."""
        return self.layout.describe()


def _parts(action: Any) -> tuple[int, Any]:
    """The number of an action, and the pose beside it; -1 for what is no number."""
    number, pose = (action.get("answer"), action.get("pose")) if isinstance(action, Mapping) else (action, None)
    try:
        return int(number), pose  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return -1, None


def _refusal(player: int, number: int, choice: Choice | None) -> str:
    if choice is None:
        return f"Action {number} of player {player} is masked out: nothing is asked of them now."
    legal = ", ".join(map(str, choice.legal[:12])) + (", …" if len(choice.legal) > 12 else "")
    return f"Action {number} of player {player} is masked out: {choice.decision.kind!r} can be answered by {legal}."


def _on_table(choice: Choice, pose: Any) -> tuple[float, float, float] | None:
    """A pose from -1 to 1 in the rectangle of the offered ones, its heading from -180 to 180 degrees."""
    if pose is None:
        return None
    left, bottom, right, top = extent(choice)
    x, y, heading = (float(value) for value in pose)
    return left + (x + 1) / 2 * (right - left), bottom + (y + 1) / 2 * (top - bottom), heading * 180.0
