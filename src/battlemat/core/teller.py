"""Who puts a game into words: one viewer, one language, and what that viewer may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from battlemat.core.registry import game_ids, load_game
from battlemat.core.seats import SEATS
from battlemat.core.words import AS_WRITTEN, find_words, game_of, say

if TYPE_CHECKING:
    from battlemat.core.decision import Decision
    from battlemat.core.errors import Refusal
    from battlemat.core.event import Event

View = Mapping[str, Any]
"""What `Match.view` gives."""


MOST_REMEMBERED: Final = 2000
"""Names and refusals: many times those of a match, so that nobody can make a table remember nonsense for ever."""


class Teller:
    """Tells one viewer what is on the table and what happens there. Without a view it tells nobody in particular.

    Games derive their own; what is here is the same in all of them. Nothing but words is made of what it is given:
    the view and, of events, the part the viewer may see.
    """

    def __init__(self, game: str, language: str, view: View | None = None) -> None:
        self.game = game
        self.language = language
        self.view = view
        self.viewer: int | None = view["viewer"] if view else None
        self.called: Sequence[str] = ()
        """What the players are called at this table; where nobody has said, they are called by their seats."""

    def remember(self, earlier: Teller) -> None:
        """Take over what an earlier teller found out that cannot have changed since: one of the same match, viewer and
        language, at a table where everybody is called the same."""

    def say(self, key: str, /, **facts: Any) -> str:
        """The message of this key in the words of the game and the language of the viewer; the key if there is none."""
        return say(key, facts, self.language, self.game)

    def find(self, key: str, /, **facts: Any) -> str | None:
        """Like `say`, but None when no message has the key."""
        return find_words(key, facts, self.language, self.game)

    def name(self, thing: str) -> str | None:
        """How people call a thing that options, events and refusals name by id; None for what is no id."""
        return None

    def player(self, player: int) -> str:
        """A player, as the viewer calls them: "you", the name at the table, or the seat."""
        if player == self.viewer:
            return self.say("player-name.you")
        return self.named(player)

    def named(self, player: int) -> str:
        """A player by the name at the table or, where nobody has said, by the seat."""
        return self.called[player] if self.called else self.say("player-name", player=SEATS[player].upper())

    def event(self, event: Event) -> str:
        """What happened, as a sentence to the viewer: in words of the game or, where it has none, of all games."""
        data = event.seen_by(self.viewer).data
        key = f"{self.game}-event-{event.kind}"
        facts = self.event_facts(event.kind, data)
        if self.find(key) is None:
            key = f"core-event-{event.kind}"
            facts |= {"player": self.named(data["player"])} if "player" in data else {}
        return capital(self.find(f"{key}.{self.variant(event.kind, data)}", **facts) or self.say(key, **facts))

    def variant(self, kind: str, data: Mapping[str, Any]) -> str:
        """Which form of an event's sentence fits: how the match ended, or that it is told to the player it is about."""
        if "winners" in data:
            return "you" if self.viewer in data["winners"] else "won" if data["winners"] else "draw"
        return "you" if self.viewer is not None and data.get("player") == self.viewer else ""

    def event_facts(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of one kind of event, as words."""
        return self.facts(data)

    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of an event or question as words; fields that nobody knows how to say stay as they are."""
        return dict(data)

    def question(self, decision: Decision[Any]) -> str:
        """What is asked, as one line to the player who is asked."""
        raise NotImplementedError

    def option(self, option_id: str, decision: Decision[Any]) -> str:
        """What an option means, to the player who is asked."""
        raise NotImplementedError

    def rule_of_option(self, option_id: str, decision: Decision[Any]) -> str:
        """The rule that says what an option does; the question's own rule where that says it all."""
        return decision.rule

    def outlooks(self, decision: Decision[Any]) -> Mapping[str, Any]:
        """What is certain beforehand of options that leave something to chance, for whoever shows odds; by option.

        Like all words it is made of what the viewer may see.
        """
        return {}

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, as a sentence with names in place of ids."""
        facts = {
            fact: value if fact in AS_WRITTEN or not isinstance(value, str) else self.name(value) or value
            for fact, value in refusal.facts.items()
        }
        return self.say(refusal.key, **facts)

    def picture(self) -> str | None:
        """The table as text, under a line that says whose turn it is; None when the game has no such picture."""
        return None


class LastingNames(Teller):
    """A teller in whose game nothing changes its name during a match: each name and refusal is found once.

    Such games say in `find_name` what things are called.
    """

    def __init__(self, game: str, language: str, view: View | None = None) -> None:
        super().__init__(game, language, view)
        self._named: dict[str, str | None] = {}
        self._refusals: dict[tuple[Any, ...], str] = {}

    def remember(self, earlier: Teller) -> None:
        """Share the names and sentences the earlier one found, unless they have become too many."""
        if isinstance(earlier, LastingNames) and len(earlier._named) + len(earlier._refusals) < MOST_REMEMBERED:
            self._named, self._refusals = earlier._named, earlier._refusals

    def name(self, thing: str) -> str | None:
        """As `find_name` says, found once."""
        if thing not in self._named:
            self._named[thing] = self.find_name(thing)
        return self._named[thing]

    def find_name(self, thing: str) -> str | None:
        """How people call a thing; None for what is no id."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> str:
        """What is refused at one question is most often refused at the next one too."""
        why = (refusal.key, *refusal.facts.items())
        try:
            if why not in self._refusals:
                self._refusals[why] = super().refusal(refusal)
            return self._refusals[why]
        except TypeError:  # a fact that cannot be remembered, such as a list
            return super().refusal(refusal)


def capital(sentence: str) -> str:
    """
    >>> capital("you win")
    'You win'
    """
    return sentence[:1].upper() + sentence[1:]


def teller_of(game: str, language: str) -> Teller:
    """Who tells of a game by itself, without a table; for what is no game, somebody who knows no names."""
    return load_game(game).teller(None, language) if game in game_ids() else Teller(game, language)


def tell_refusal(refusal: Refusal, language: str, game: str | None = None) -> str:
    """A refusal in words, without a table: by the teller of `game` or, if it is None, of the game its key is from."""
    return teller_of(game_of(refusal.key) if game is None else game, language).refusal(refusal)
