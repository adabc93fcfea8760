"""What may be played is kept as long as a hand stays the same, and no longer."""

from random import Random

import battlemat
from battlemat.games.skytear.power_cards import playable
from battlemat.games.skytear.state import Table, hero_of


def activation() -> tuple[Table, int]:
    """A table at an activation in which some card may be played."""
    m = battlemat.new_match("skytear", seed=4)
    rng = Random(4)
    while not (
        m.pending[0].kind == "activation" and any(option.id.startswith("play:") for option in m.pending[0].options)
    ):
        m.submit(m.pending[0].player, m.random_answer(m.pending[0], rng))
    return m.state, m.pending[0].player


def test_what_may_be_played_follows_the_hand() -> None:
    s, player = activation()
    hand, hero = s.players[player].hand, hero_of(s, s.active)
    before = playable(s, player, hero)
    card = before[0].removeprefix("play:").partition(">")[0]
    copies = hand.count(card)
    hand[:] = [other for other in hand if other != card]
    assert playable(s, player, hero) == [option for option in before if not option.startswith(f"play:{card}>")]
    hand += [card] * copies
    assert sorted(playable(s, player, hero)) == sorted(before)
