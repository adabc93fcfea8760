"""Walking, pushing, pulling and the nearest hexes, on the two-lane board."""

from __future__ import annotations

from battlemat.games.skytear.board import board, cells, each
from battlemat.games.skytear.paths import (
    nearest,
    path_lengths,
    pull_ends,
    push_ends,
    push_steps,
    reachable,
    shortest_path,
)

TWO = board("two-lane")


def cell(name: str) -> int:
    return TWO.named[name]


def without(*names: str) -> int:
    return TWO.all & ~cells(cell(name) for name in names)


def names(found: int) -> set[str]:
    return {TWO.names[number] for number in each(found)}


def test_reachable_goes_around_what_is_closed() -> None:
    everywhere = reachable(TWO, cell("4,0"), 3, TWO.all)
    assert everywhere == TWO.within[3][cell("4,0")]
    ring = {TWO.names[other] for other in TWO.neighbours[cell("4,0")]}
    assert names(reachable(TWO, cell("4,0"), 3, without(*ring))) == {"4,0"}
    gap = ring - {"4,-1"}
    assert "4,1" not in names(reachable(TWO, cell("4,0"), 3, without(*gap)))
    assert "4,-3" in names(reachable(TWO, cell("4,0"), 3, without(*gap)))


def test_lengths_and_shortest_paths_agree() -> None:
    ground = TWO.outside
    lengths = path_lengths(TWO, cell("3,-1"), ground)
    assert lengths[cell("3,-1")] == 0
    assert cell("0,0") not in lengths
    for goal, length in lengths.items():
        path = shortest_path(TWO, cell("3,-1"), goal, ground)
        assert len(path) == length
        for here, there in zip((cell("3,-1"), *path), path, strict=False):
            assert there in TWO.neighbours[here]
            assert ground >> there & 1
    assert shortest_path(TWO, cell("3,-1"), cell("0,0"), ground) == ()


def test_ends_of_a_push_are_reached_by_legal_steps() -> None:
    free = without("4,0", "4,-1", "4,-2", "3,-1")
    ends = push_ends(TWO, cell("4,0"), cell("4,-1"), 2, free)
    assert {TWO.names[end] for end in ends} == {"5,-3", "6,-3"}
    assert all(len(way) == 2 and TWO.names[way[0]] == "5,-2" for way in ends.values())


def test_a_push_prefers_no_dead_end() -> None:
    free = without("4,-2", "5,-3", "6,-3")
    assert {TWO.names[step] for step in push_steps(TWO, cell("4,0"), cell("4,-1"), 2, free)} == {"3,-1"}
    assert {TWO.names[step] for step in push_steps(TWO, cell("4,0"), cell("4,-1"), 1, free)} == {"3,-1", "5,-2"}


def test_a_push_looks_several_steps_ahead() -> None:
    """One hex ends after another step, its neighbour after two."""
    free = cells(cell(name) for name in ("3,-1", "2,-1", "5,-2", "5,-3", "5,-4"))
    assert {TWO.names[step] for step in push_steps(TWO, cell("4,0"), cell("4,-1"), 3, free)} == {"5,-2"}


def test_a_push_that_cannot_go_leaves_the_victim_where_it_is() -> None:
    free = without("4,-2", "5,-2", "3,-1")
    assert push_steps(TWO, cell("4,0"), cell("4,-1"), 3, free) == ()
    assert push_ends(TWO, cell("4,0"), cell("4,-1"), 3, free) == {cell("4,-1"): ()}


def test_a_pull_comes_nearer_with_every_step_and_never_onto_the_caster() -> None:
    ends = pull_ends(TWO, cell("4,0"), cell("4,-3"), 3, TWO.all)
    assert cell("4,-3") in ends
    assert cell("4,0") not in ends
    far = TWO.distance[cell("4,0")]
    for end, way in ends.items():
        assert far[end] == 3 - len(way)
    assert {TWO.names[end] for end in pull_ends(TWO, cell("4,0"), cell("4,-2"), 2, without("4,-1"))} == {"4,-2"}


def test_nearest_of_some_hexes() -> None:
    some = cells(cell(name) for name in ("4,-4", "4,0", "3,-2", "0,0"))
    assert names(nearest(TWO, cell("4,-2"), some)) == {"3,-2"}
    assert nearest(TWO, cell("4,-2"), 0) == 0
