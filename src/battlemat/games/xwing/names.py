"""What X-Wing's cards and the things on them are called.

Facts of refusals name things by kind and id, because a pilot and an upgrade may share an id: `pilot:hansolo`,
`upgrade:hansolo`, `chassis:t65xwing`, `ship:vectoredthrusters` (a ship ability), `condition:hunted`, `damage:fuelleak`,
`faction:resistance`, `slot:talent`, `format:standard`. Alternatives are joined with `|`. The names of cards and ships
are proper names, printed on the cards, and the same in every language; everything else is in the word files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlemat.core.teller import Teller, View
from battlemat.games.xwing.cards.content import (
    CONDITIONS,
    DAMAGE_CARDS,
    HUGE_DAMAGE_CARDS,
    PILOTS,
    SHIP_ABILITIES,
    SHIPS,
    UPGRADES,
    squads,
)

_CARDS: Final[Mapping[str, Mapping[str, Any]]] = {
    "pilot": PILOTS,
    "upgrade": UPGRADES,
    "chassis": SHIPS,
    "ship": SHIP_ABILITIES,
    "condition": CONDITIONS,
    "damage": {**DAMAGE_CARDS, **HUGE_DAMAGE_CARDS},
}
_WORDS: Final = frozenset({"faction", "slot", "format"})
_NUMBERS: Final = frozenset({"initiative", "energy", "shields"})


class Names(Teller):
    """Knows what everything is called.

    >>> names = Names("en")
    >>> names.name("pilot:lukeskywalker"), names.name("slot:force-power"), names.name("size:small|size:medium")
    ('Luke Skywalker', 'Force power', 'small ship or medium ship')
    >>> names.name("action:boost:red"), names.name("shields:1"), names.name("talent")
    ('red boost on the action bar', 'shields 1 or more', None)
    """

    def __init__(self, language: str, view: View | None = None) -> None:
        super().__init__("xwing", language, view)

    def name(self, thing: str) -> str | None:
        if "|" in thing:
            parts = [self.name(part) for part in thing.split("|")]
            return None if None in parts else f" {self.say('word-or')} ".join(part or "" for part in parts)
        kind, _, rest = thing.partition(":")
        if kind in _CARDS:
            card = _CARDS[kind].get(rest)
            return None if card is None else str(card.name)
        if kind in _WORDS:
            return self.find(f"{kind}-{rest}")
        return self._needed(kind, rest)

    def _needed(self, kind: str, rest: str) -> str | None:
        """What a restriction box asks for; `build.needed` writes it."""
        if kind == "card":
            return self.say("needs-card", name=rest)
        if kind == "size":
            return self.find(f"size-{rest}.ship")
        if kind == "action":
            action, _, colour = rest.partition(":")
            return self.say("needs-action", action=self.say(f"action-{action}"), colour=colour)
        if kind == "equipped":
            return self.say("needs-equipped", slot=self.say(f"slot-{rest}"))
        if kind in _NUMBERS:
            return self.say(f"needs-{kind}", least=rest)
        return self.find(f"needs-{kind}-{rest}" if rest else f"needs-{kind}")

    def ability(self, ability: str) -> str:
        """What an ability does, by its name in `content.abilities_of`; empty while nobody has written it down.

        The words of `pilot:jakefarrell` are under the key `ability-pilot-jakefarrell`.
        """
        return self.find(f"ability-{ability.replace(':', '-')}") or ""

    def side(self, upgrade: str, side: str) -> str:
        """What one side of a card does; what all of it does where both sides have one text."""
        return self.find(f"ability-upgrade-{upgrade}.{side}") or self.ability(f"upgrade:{upgrade}")

    def squad(self, name: str) -> str:
        """The squads that come with the game have words; everybody else's keep the name they were given."""
        for squad in squads().values():
            if squad.name == name:
                return self.say(f"squad-{squad.id}")
        return name
