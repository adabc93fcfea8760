"""Where figures can get to: moves, pushes, pulls, and the hexes nearest to something.

What blocks whom is for the caller to say as sets of cells; here it is only walked.
"""

from __future__ import annotations

from battlemat.games.skytear.board import Board, Cell, Cells, each


def reachable(board: Board, start: Cell, steps: int, passable: Cells) -> Cells:
    """The cells within so many steps over passable cells, the start included."""
    found = edge = 1 << start
    for _ in range(steps):
        ring = 0
        for here in each(edge):
            ring |= board.beside[here]
        edge = ring & passable & ~found
        if not edge:
            break
        found |= edge
    return found


def path_lengths(board: Board, start: Cell, passable: Cells) -> dict[Cell, int]:
    """Steps to every cell that can be reached over passable cells, the start with 0."""
    lengths = {start: 0}
    found = edge = 1 << start
    far = 0
    while edge:
        far += 1
        ring = 0
        for here in each(edge):
            ring |= board.beside[here]
        edge = ring & passable & ~found
        found |= edge
        for cell in each(edge):
            lengths[cell] = far
    return lengths


def shortest_path(board: Board, start: Cell, goal: Cell, passable: Cells) -> tuple[Cell, ...]:
    """One shortest way from start to goal, without the start; empty when there is none or nothing to go."""
    before: dict[Cell, Cell] = {start: start}
    queue = [start]
    for here in queue:
        if here == goal:
            break
        for cell in board.neighbours[here]:
            if cell not in before and passable >> cell & 1:
                before[cell] = here
                queue.append(cell)
    if goal not in before:
        return ()
    way: list[Cell] = []
    while goal != start:
        way.append(goal)
        goal = before[goal]
    return tuple(reversed(way))


def push_steps(board: Board, caster: Cell, victim: Cell, steps: int, free: Cells) -> tuple[Cell, ...]:
    """Where the next step of a push may go: farther from the caster onto a free hex, and only so that the whole push
    becomes as long as it can (SK-EFX-48 to SK-EFX-54). Empty when it stops here.
    """
    if steps <= 0:
        return ()
    lengths = {
        cell: _push_length(board, caster, cell, steps - 1, free) for cell in _farther(board, caster, victim, free)
    }
    longest = max(lengths.values(), default=0)
    return tuple(cell for cell, length in lengths.items() if length == longest)


def push_ends(board: Board, caster: Cell, victim: Cell, steps: int, free: Cells) -> dict[Cell, tuple[Cell, ...]]:
    """Where a push may end, each with one way there; the victim's own hex when it cannot be pushed at all."""
    ways: dict[Cell, tuple[Cell, ...]] = {victim: ()}
    for left in range(steps, 0, -1):
        further: dict[Cell, tuple[Cell, ...]] = {}
        for here, way in ways.items():
            for cell in push_steps(board, caster, here, left, free):
                further.setdefault(cell, (*way, cell))
        if not further:
            break
        ways = further
    return ways


def _farther(board: Board, caster: Cell, here: Cell, free: Cells) -> list[Cell]:
    far = board.distance[caster]
    return [cell for cell in board.neighbours[here] if free >> cell & 1 and far[cell] > far[here]]


def _push_length(board: Board, caster: Cell, here: Cell, steps: int, free: Cells) -> int:
    if steps == 0:
        return 0
    return max(
        (1 + _push_length(board, caster, cell, steps - 1, free) for cell in _farther(board, caster, here, free)),
        default=0,
    )


def pull_ends(board: Board, caster: Cell, victim: Cell, steps: int, free: Cells) -> dict[Cell, tuple[Cell, ...]]:
    """Where a pull may end, each with one way there: every step nearer to the caster onto a free hex, at most to the
    hexes next to it. The victim may stay.
    """
    far = board.distance[caster]
    ways: dict[Cell, tuple[Cell, ...]] = {victim: ()}
    edge = [victim]
    for _ in range(steps):
        found = []
        for here in edge:
            for cell in board.neighbours[here]:
                if free >> cell & 1 and 0 < far[cell] < far[here] and cell not in ways:
                    ways[cell] = (*ways[here], cell)
                    found.append(cell)
        edge = found
    return ways


def nearest(board: Board, to: Cell, candidates: Cells) -> Cells:
    """Those candidates that are closest to a hex (SK-MPH-51)."""
    for around in board.within:
        found = candidates & around[to]
        if found:
            return found
    return 0
