"""What lies outside its bounds is found wherever it is, and the way to it is named."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.core.bounds import ABSENT, LONGEST_LIST, Bounds, Span, Steps, Texts, outside
from battlemat.core.game import Step


class Leaf(msgspec.Struct, array_like=True):
    size: int = 0
    name: str = "a"


class Tree(msgspec.Struct):
    agenda: list[Step] = []
    height: float = 1.0
    leaf: Leaf | None = None
    leaves: list[Leaf] = []
    dice: list[int] = []
    pose: tuple[float, float] = (0.0, 0.0)
    poses: list[tuple[str, int]] = []
    tokens: dict[str, int] = {}
    hidden: dict[str, dict[str, int]] = {}
    fallen: Leaf | None = None
    free: int = 0


BOUNDS: Bounds = {
    Tree: {
        "agenda": Steps({"rest": (), "grow": (range(3), {"a", "b"})}),
        "height": Span(0, 2.5),
        "dice": range(1, 7),
        "pose": (Span(0, 10), Span(-1, 1)),
        "poses": ({"a"}, range(2)),
        "tokens": ({"focus"}, range(1, 3)),
        "hidden": ({"south"}, ({"east"}, range(2))),
        "fallen": ABSENT,
    },
    Leaf: {"size": range(10), "name": Texts(3)},
}


@pytest.mark.parametrize(
    "tree",
    [
        Tree(),
        Tree(agenda=[Step("rest"), Step("grow", (2, "b"))]),
        Tree(height=0),
        Tree(height=2.5),
        Tree(leaf=Leaf(9, "abc")),
        Tree(dice=[1, 6]),
        Tree(pose=(10, -1)),
        Tree(poses=[("a", 1)]),
        Tree(tokens={"focus": 2}),
        Tree(hidden={"south": {"east": 1}}),
        Tree(dice=[1] * LONGEST_LIST),
        Tree(free=10**9),
    ],
    ids=str,
)
def test_what_is_within_is_fine(tree: Tree) -> None:
    assert list(outside(tree, BOUNDS)) == []


@pytest.mark.parametrize(
    ("tree", "said"),
    [
        (Tree(agenda=[Step("rest"), Step("tea")]), "agenda[1] cannot be Step(name='tea', args=())"),
        (Tree(agenda=[Step("rest", (1,))]), "agenda[0] cannot be Step(name='rest', args=(1,))"),
        (Tree(agenda=[Step("grow", (2,))]), "agenda[0] cannot be Step(name='grow', args=(2,))"),
        (Tree(agenda=[Step("grow", ("b", 2))]), "agenda[0] cannot be Step(name='grow', args=('b', 2))"),
        (Tree(height=-0.1), "height cannot be -0.1"),
        (Tree(height=2.6), "height cannot be 2.6"),
        (Tree(height=float("nan")), "height cannot be nan"),
        (Tree(leaf=Leaf(10)), "leaf.size cannot be 10"),
        (Tree(leaf=Leaf(0, "abcd")), "leaf.name cannot be 'abcd'"),
        (Tree(leaves=[Leaf(), Leaf(-7)]), "leaves[1].size cannot be -7"),
        (Tree(dice=[6, 7]), "dice[1] cannot be 7"),
        (Tree(pose=(-1, 0)), "pose[0] cannot be -1"),
        (Tree(pose=(0, 2)), "pose[1] cannot be 2"),
        (Tree(poses=[("b", 0)]), "poses[0][0] cannot be 'b'"),
        (Tree(poses=[("a", 2)]), "poses[0][1] cannot be 2"),
        (Tree(tokens={"luck": 1}), "tokens cannot be 'luck'"),
        (Tree(tokens={"focus": 3}), "tokens.focus cannot be 3"),
        (Tree(hidden={"south": {"east": 2}}), "hidden.south.east cannot be 2"),
        (Tree(fallen=Leaf()), "fallen cannot be Leaf(size=0, name='a')"),
        (Tree(dice=[1] * (LONGEST_LIST + 1)), "dice has too many parts"),
    ],
    ids=lambda part: str(part)[:60],
)
def test_what_is_outside_is_named(tree: Tree, said: str) -> None:
    assert list(outside(tree, BOUNDS)) == [said]
