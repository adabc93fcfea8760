"""Predict: looking at the top of one's deck (SK-EFX-22 to SK-EFX-24)."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.skytear.asking import DONE
from battlemat.games.skytear.state import Looking, SkyMatch, pile_of


def predict(m: SkyMatch, player: int, n: int, source: str) -> Flow[None]:
    """Discard any of the top cards, then put the rest back in any order. Only the player sees them (SK-EFX-23)."""
    s = m.state
    pile = pile_of(s, player)
    s.looking = Looking(player, min(n, len(pile.deck)))  # no reshuffle for looking: SK-EFX-24
    m.note("predicts", "SK-EFX-22", player=player, count=s.looking.count, by=source)
    while s.looking.count:
        chosen = yield from choose(lambda: _ask(m, player, "predict-discard", source))
        if chosen is None or chosen == DONE:
            break
        card = _take(m, player, chosen)
        pile.discard.append(card)
        s.looking.count -= 1
        m.note("discarded", "SK-EFX-22", player=player, cards=[card])
    yield from _put_back(m, player, source)
    s.looking = None


def _put_back(m: SkyMatch, player: int, source: str) -> Flow[None]:
    """The card chosen first will lie on top: the chosen ones go below the others still looked at, one after another."""
    s = m.state
    assert s.looking is not None
    pile = pile_of(s, player)
    bottom = len(pile.deck) - s.looking.count
    for left in range(s.looking.count, 1, -1):
        chosen = yield from choose(partial(_ask, m, player, "predict-order", source, left))
        if chosen is None:
            break
        place = _place(m, player, chosen, left)
        pile.deck.insert(bottom + left - 1, pile.deck.pop(place))


def _looked_at(m: SkyMatch, player: int, count: int | None = None) -> list[tuple[str, int]]:
    """The cards looked at, top first, as option ids and places in the deck; `count` leaves out those in order."""
    looking = m.state.looking
    assert looking is not None
    deck = pile_of(m.state, player).deck
    bottom = len(deck) - looking.count
    places = range(bottom + (looking.count if count is None else count) - 1, bottom - 1, -1)
    found: list[tuple[str, int]] = []
    for place in places:
        copies = sum(deck[other] == deck[place] for other in places if other > place)
        found.append((f"{deck[place]}.{copies + 1}" if copies else deck[place], place))
    return found


def _ask(m: SkyMatch, player: int, kind: str, source: str, count: int | None = None) -> Pick:
    ids = [option for option, _ in _looked_at(m, player, count)]
    return Pick(player, kind, "SK-EFX-22", [*ids, DONE] if kind == "predict-discard" else ids, {"by": source})


def _place(m: SkyMatch, player: int, chosen: str, count: int | None = None) -> int:
    return dict(_looked_at(m, player, count))[chosen]


def _take(m: SkyMatch, player: int, chosen: str) -> str:
    return pile_of(m.state, player).deck.pop(_place(m, player, chosen))
