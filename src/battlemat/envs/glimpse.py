"""What a player could see at one moment, made into arrays only when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from battlemat.core.match import Match
from battlemat.envs.choosing import Choice
from battlemat.envs.seeing import Eyes, Sight, mask_of, question_of

VALUES: Final = (
    "values", "items", "get", "pop", "popitem", "setdefault", "copy",
    "__eq__", "__ne__", "__or__", "__ror__", "__repr__",
)  # fmt: skip
"""What a dict does with its values, all of which are made before."""


class Glimpse(dict[str, Any]):
    """An observation: a dict of arrays, each made when it is looked at for the first time.

    It shows the moment it was made at, however far the match has gone on since. To look back costs a part of the match
    played again, to look at once does not. `dict(observation)` is a plain one.
    """

    __slots__ = ("_moment",)

    def __init__(self, arrays: Mapping[str, Any], moment: Moment | None = None) -> None:
        super().__init__(arrays)
        self._moment = moment

    def __getitem__(self, name: str) -> Any:
        array = super().__getitem__(name)
        if array is None and self._moment is not None:
            array = self[name] = self._moment.array(name)
        return array

    def __iter__(self) -> Iterator[str]:
        """As that of any dict; but who copies a dict of another kind than `dict` asks it for each of its values."""
        return super().__iter__()

    def look(self) -> None:
        """Make all that is not made yet."""
        for name in self:
            self[name]

    def __reduce__(self) -> Any:
        return Glimpse, (dict(self),)


def _looking(name: str) -> Callable[..., Any]:
    method = getattr(dict, name)

    def looked_at(self: Glimpse, *args: Any, **kwargs: Any) -> Any:
        self.look()
        return method(self, *args, **kwargs)

    return looked_at


for _name in VALUES:
    setattr(Glimpse, _name, _looking(_name))


class Moment:
    """Where a match was when a player looked, and what that player was asked."""

    __slots__ = ("choice", "entries", "eyes", "match", "player", "sight")

    def __init__(self, eyes: Eyes, match: Match[Any], player: int, choice: Choice | None) -> None:
        self.eyes = eyes
        self.match = match
        self.player = player
        self.entries = len(match.journal)
        self.choice = None if choice is None else choice.copied_to(choice.decision)
        self.sight: Sight | None = None

    def glimpse(self) -> Glimpse:
        """What was to be seen then."""
        return Glimpse(self.eyes.unseen, self)

    def array(self, name: str) -> Any:
        """One of the arrays. Only those of the question itself need no look at the table."""
        if name == "action_mask":
            return mask_of(self.choice, self.eyes.layout.answers)
        if name == "question":
            return question_of(self.eyes, self.choice)
        if self.sight is None:
            self.sight = self._look()
        return self.sight.array(name)

    def _look(self) -> Sight:
        match = self.match
        later = len(match.journal) - self.entries
        if later:
            match = match.fork()
            match.undo(later)
        told = self.eyes.told(match.events, self.player)
        return Sight(self.eyes, match.view(self.player), self.player, told, self.choice)
