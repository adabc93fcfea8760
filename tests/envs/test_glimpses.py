"""Observations whose arrays are made when somebody looks at them."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from battlemat import envs, game_ids
from battlemat.core.decision import PickSome
from battlemat.core.match import Match
from battlemat.envs.seeing import Sight
from tests.envs.tables import at_random, course

GAMES = sorted(game_ids())


def alike(one: Any, other: Any) -> bool:
    return [*one] == [*other] and all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize("game_id", GAMES)
def test_who_looks_later_sees_what_was_to_be_seen_then(game_id: str) -> None:
    begun = course(game_id, 4)
    kept, then = [], []
    for number, _ in enumerate(at_random(begun, Random(4), 60)):
        if number % 4 == 0:
            kept.append([begun.observe(player) for player in range(2)])
            then.append([dict(begun.observe(player)) for player in range(2)])
    before = begun.match.fingerprint()
    for late, at_once in zip(kept, then, strict=True):
        assert all(map(alike, late, at_once))
    assert begun.match.fingerprint() == before


def test_things_chosen_later_are_not_in_what_was_seen_before() -> None:
    begun = course("pocketmodel")
    decision = begun.match.pending[0]
    assert isinstance(decision, PickSome)
    early, at_once = begun.observe(decision.player), dict(begun.observe(decision.player))
    choice = begun.choice(decision.player)
    assert choice is not None
    begun.take(decision.player, next(row for row in choice.legal if decision.further([choice.answers[row]])))
    assert not begun.match.journal
    assert alike(early, at_once)
    now = begun.observe(decision.player)
    assert not np.array_equal(now["action_mask"], early["action_mask"])
    assert now["answers"][:, 1].sum() == 1


def test_whoever_wants_only_the_mask_has_no_view_made(monkeypatch: pytest.MonkeyPatch) -> None:
    env = envs.env("xwing")
    env.reset(seed=1)
    monkeypatch.setattr(Match, "view", None)
    seen = env.last()[0]
    assert "ships" in seen
    assert len(seen) == 8
    assert seen["action_mask"].any()
    assert seen["question"].any()
    with pytest.raises(TypeError):
        seen["ships"]


def test_each_array_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    array = Sight.array

    def counted(self: Sight, name: str) -> Any:
        made.append(name)
        return array(self, name)

    monkeypatch.setattr(Sight, "array", counted)
    seen = course("skytear").observe(0)
    assert seen["heroes"] is seen["heroes"] is seen.get("heroes")
    assert len(made) == len({*made})


@pytest.mark.parametrize(
    "copied",
    [
        dict,
        lambda seen: {**seen},
        lambda seen: seen.copy(),
        lambda seen: seen | {},
        lambda seen: {} | seen,
        lambda seen: dict(seen.items()),
        lambda seen: dict(zip(seen, seen.values(), strict=True)),
        lambda seen: {name: seen.get(name) for name in seen},
        lambda seen: {name: seen.pop(name) for name in [*seen]},
        lambda seen: {name: seen.setdefault(name) for name in seen},
        lambda seen: dict(reversed([seen.popitem() for _ in range(len(seen))])),
        lambda seen: pickle.loads(pickle.dumps(seen)),
        deepcopy,
    ],
)
def test_it_is_a_dict_like_any_other_for_whoever_copies_it(copied: Any) -> None:
    begun = course("shatterpoint")
    want = begun.observe(0)
    want.look()  # type: ignore[attr-defined]
    assert alike(want, copied(begun.observe(0)))
    assert "array(" in repr(begun.observe(0))


def test_a_copy_is_of_the_same_kind() -> None:
    seen = course("shatterpoint").observe(0)
    assert type(deepcopy(seen)) is type(seen) is not dict
    assert isinstance(seen, dict)
    assert seen == dict(seen)
    assert not seen != dict(seen)  # noqa: SIM202
