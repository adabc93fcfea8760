"""Plans for a whole squad: dials that belong together, judged against those that the others may have set.

Nobody knows what the others have set, only what looks good from their seats. A plan is tried against several guesses:
what looks best there counts most. Ship by ship the plan is mended, until no other dial of a single ship does better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from battlemat.core.game import Appraisal, likely
from battlemat.games.xwing.appraisal.flying import dial_worths
from battlemat.games.xwing.appraisal.forecast import will_move
from battlemat.games.xwing.appraisal.rehearsal import Place, Rehearsal
from battlemat.games.xwing.appraisal.situation import BOLDER_AFTER

SOFTNESS: Final = 2.0
"""Points by which a maneuver must look better to be almost three times as likely."""
HOPELESS: Final = 100.0
"""Points by which a place must be worse than another, whoever shoots, not to be tried."""
PASSES: Final = 3
"""So many times every ship of a plan is thought of again."""
BETTER: Final = 1e-9
CAUTION: Final = 0.85
"""How much harm to oneself counts against harm done."""
WILD: Final = 8.0
"""Points by which a place must do worse against the likeliest dials not to be tried against the others."""
CUNNING: Final = 6
"""From so many guesses on it is foreseen, too, that the others plan their dials together."""

Plan = Sequence[Place]
"""A place for every ship on the table, in the order in which they move."""


class Council:
    """What may be set on all dials; those that are set already and known stay as they are."""

    def __init__(self, s: Rehearsal, player: int, guesses: int) -> None:
        self.rehearsal = s
        self.player = player
        self.own = [number for number, owner in enumerate(s.owners) if owner == player]
        self.caution = CAUTION / (1.0 + 0.1 * max(0, s.s.round - BOLDER_AFTER))
        worths = self._worths()
        self.favourites = [self.place(n, max(its, key=_value).answer) for n, its in enumerate(worths)]
        rng = Random(guesses)
        self.guesses: list[Plan] = [self.favourites]
        self.guesses += [self._guess(worths, rng) for _ in range(guesses - 1)]
        if guesses >= CUNNING:
            self.guesses.insert(1, self._foreseen())

    def _worths(self) -> list[list[Appraisal]]:
        """What the maneuvers of each ship look like to its player at a glance, who knows the friends' before it."""
        ships = self.rehearsal.ships
        known = [ship.dial for ship in ships]
        found = [self._at_a_glance(number) for number in range(len(ships))]
        for ship, dial in zip(ships, known, strict=True):
            ship.dial = dial
        return found

    def _at_a_glance(self, number: int) -> list[Appraisal]:
        s, ship = self.rehearsal.s, self.rehearsal.ships[number]
        if ship.dial or not will_move(s, ship):
            return [Appraisal(ship.dial, 0.0)]
        worths = dial_worths(s, ship, self.rehearsal.arounds[number])
        ship.dial = str(max(worths, key=_value).answer)
        return worths

    def _guess(self, worths: Sequence[Sequence[Appraisal]], rng: Random) -> Plan:
        return [self.place(n, likely(its, SOFTNESS, rng.random()).answer) for n, its in enumerate(worths)]

    def _foreseen(self) -> Plan:
        """What everybody else plans who expects the dials that look best."""
        found = list(self.favourites)
        for player in {*self.rehearsal.owners} - {self.player}:
            theirs = [number for number, owner in enumerate(self.rehearsal.owners) if owner == player]
            plan = self._mended(self.favourites, theirs, player, [self.favourites])
            for number in theirs:
                found[number] = plan[number]
        return found

    def place(self, number: int, dial: object) -> Place:
        """Where a ship goes with this dial."""
        return max((one for one in self.rehearsal.places[number] if one.dial == dial), key=lambda one: one.worth)

    def plan(self, known: Mapping[str, str]) -> Plan:
        """The best plan that was found for the own ships; of some the dials are set."""
        ships = self.rehearsal.ships
        first = [
            self.place(number, known.get(ships[number].id, favourite.dial)) if number in self.own else favourite
            for number, favourite in enumerate(self.favourites)
        ]
        free = [number for number in self.own if ships[number].id not in known]
        return self._mended(first, free, self.player, self.guesses)

    def _mended(self, plan: Plan, free: Sequence[int], player: int, guesses: Sequence[Plan]) -> Plan:
        """A plan in which no other place of a single ship does better."""
        own = [number for number, owner in enumerate(self.rehearsal.owners) if owner == player]
        best, tested = list(plan), self._tested(plan, own, guesses, -inf)
        for _ in range(PASSES):
            before = tested
            for number in free:
                for place in self._worth_trying(number):
                    rival = [*best[:number], place, *best[number + 1 :]]
                    its = self._tested(rival, own, guesses, tested.likely - WILD)
                    if its.mean > tested.mean + BETTER:
                        best, tested = rival, its
            if tested is before:
                break
        return best

    def _worth_trying(self, number: int) -> list[Place]:
        places = self.rehearsal.places[number]
        most = max(place.worth for place in places)
        return [place for place in places if place.worth > most - HOPELESS]

    def mean(self, number: int, place: Place) -> float:
        """What a place of an own ship is worth, if the others do what they are thought to."""
        plan = list(self.favourites)
        plan[number] = place
        return self._tested(plan, [number], self.guesses, -inf).mean

    def _tested(self, plan: Plan, own: Sequence[int], guesses: Sequence[Plan], least: float) -> Tested:
        """What a plan for some ships is worth, the first guess as much as all the others together.

        One that does worse than `least` against the first is not tried against the others.
        """
        first = self._worth(plan, own, guesses[0])
        if len(guesses) == 1 or first < least:
            return Tested(first if first >= least else -inf, first)
        others = [self._worth(plan, own, guess) for guess in guesses[1:]]
        return Tested((first + sum(others) / len(others)) / 2.0, first)

    def _worth(self, plan: Plan, own: Sequence[int], guess: Plan) -> float:
        """What a plan for some ships is worth if all others have guessed places."""
        everybody = list(guess)
        for number in own:
            everybody[number] = plan[number]
        return self.rehearsal.value(everybody, self.rehearsal.owners[own[0]], self.caution)


class Tested(NamedTuple):
    """What a plan is worth on average, and against the likeliest dials."""

    mean: float
    likely: float


def _value(appraisal: Appraisal) -> float:
    return appraisal.value
