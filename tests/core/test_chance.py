"""The stream of chance: fair, repeatable, the same everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import battlemat
from battlemat.core.chance import Chance, key_from_seed, stream_bytes


def test_the_stream_is_fixed_for_ever() -> None:
    chance = Chance(key_from_seed(1))
    assert [chance.roll() for _ in range(12)] == FIRST_ROLLS
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == FIRST_SHUFFLE


FIRST_ROLLS = [6, 5, 2, 1, 3, 1, 6, 5, 3, 3, 4, 5]
FIRST_SHUFFLE = [9, 0, 6, 8, 7, 4, 5, 3, 1, 2]


def test_large_numbers_are_fixed_for_ever_too() -> None:
    """Read from as many bytes as the number itself needs."""
    chance = Chance(key_from_seed(1))
    largest = (256, 257, 65_535, 65_536, 65_537, 2**24 - 1, 2**24)
    assert [chance.below(n) for n in largest] == [239, 134, 4616, 36630, 29703, 16397385, 11845193]
    assert chance.position == 18


def test_what_would_favour_small_numbers_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bytes are 255 times 257 numbers, and one more."""
    drawn = iter((255, 255, 255, 254))
    monkeypatch.setattr(Chance, "_byte", lambda chance: next(drawn))
    assert Chance(key_from_seed(1)).below(257) == 256


def test_bytes_of_the_stream_are_those_that_are_drawn() -> None:
    chance = Chance(key_from_seed(1), position=60)
    assert stream_bytes(key_from_seed(1), 60, 100) == bytes(chance.below(256) for _ in range(100))


def test_dice_are_fair() -> None:
    chance = Chance(key_from_seed(3))
    rolls = Counter(chance.roll() for _ in range(12_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 2000) < 250 for count in rolls.values())


def test_large_ranges_are_covered() -> None:
    chance = Chance(key_from_seed(4))
    values = [chance.below(1000) for _ in range(5000)]
    assert 0 <= min(values) < 10
    assert 990 < max(values) < 1000


def test_shuffles_are_fair() -> None:
    chance = Chance(key_from_seed(5))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 170 for count in orders.values())


def test_two_streams_do_not_disturb_each_other() -> None:
    one, two, alone = Chance(key_from_seed(1)), Chance(key_from_seed(2)), Chance(key_from_seed(1))
    mixed = []
    for _ in range(200):
        mixed.append(one.roll())
        two.roll()
    assert mixed == [alone.roll() for _ in range(200)]


def test_scripts_come_first() -> None:
    chance = Chance(key_from_seed(1), dice=[6, 6], orders=[["b", "a"]])
    assert [chance.roll(), chance.roll()] == [6, 6]
    assert chance.position == 0
    cards = ["a", "b"]
    chance.shuffle(cards)
    assert cards == ["b", "a"]
    assert 1 <= chance.roll() <= 6
    with pytest.raises(ValueError, match="no order of"):
        Chance(key_from_seed(1), orders=[["x"]]).shuffle(cards)


def test_a_shuffle_reads_the_stream_as_single_draws_do() -> None:
    for size in (1, 2, 60, 300):
        one, two = Chance(key_from_seed(size), 5), Chance(key_from_seed(size), 5)
        cards, expected = list(range(size)), list(range(size))
        one.shuffle(cards)
        for last in range(size - 1, 0, -1):
            other = two.below(last + 1)
            expected[last], expected[other] = expected[other], expected[last]
        assert cards == expected
        assert one.position == two.position


def test_clinging_dice_show_handfuls_of_every_face() -> None:
    chance = Chance(key_from_seed(3), cling=192)
    rolls = [chance.roll() for _ in range(24_000)]
    counts = Counter(rolls)
    assert all(abs(counts[face] - 4000) < 600 for face in range(1, 7))
    alike = sum(one == two for one, two in pairwise(rolls)) / len(rolls)
    assert abs(alike - (192 + 64 / 6) / 256) < 0.02
    assert all(chance.roll(3) <= 3 for _ in range(50)), "a die never shows a face it does not have"


def test_how_dice_cling_is_scripted_and_checked() -> None:
    match = battlemat.new_match("pocketmodel", seed=1)
    with pytest.raises(battlemat.BattlematError, match="0 to 255"):
        match.script(cling=256)
    match.script(cling=255)
    match.script(dice=[1])
    assert match.state.chance.cling == 255
    assert battlemat.load_match(match.save()).state.chance.cling == 255
    match.script(cling=0)
    assert match.state.chance.cling == 0
    with pytest.raises(battlemat.BattlematError, match="0 to 255"):
        match.script(cling=-1)


@pytest.mark.parametrize("most", [40_000, 300, 65_535])
def test_a_large_number_is_drawn_until_all_are_equally_likely(most: int) -> None:
    """Two bytes are read at a time; what lies beyond the last whole multiple is thrown away."""
    chance, bytes_ = Chance(key_from_seed(3)), Chance(key_from_seed(3))
    for _ in range(1000):
        value = 65_536
        while value >= 65_536 // most * most:
            value = bytes_.below(256) << 8 | bytes_.below(256)
        assert chance.below(most) == value % most
