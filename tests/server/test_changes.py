"""Only what changed travels; put together again it is the same."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

import battlemat
from battlemat.server.changes import changed, changes_between

PLAIN = st.recursive(
    st.none() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(PLAIN, PLAIN)
def test_changes_lead_from_one_view_to_the_other(old: object, new: object) -> None:
    assert changed(old, changes_between(old, new)) == new
    assert changes_between(new, new) == []


def test_a_match_is_its_changes_and_they_are_small() -> None:
    match = battlemat.new_match("pocketmodel", seed=3)
    rng = Random(3)
    known = before = match.view(0)
    sizes = []
    while not match.over:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        view = match.view(0)
        changes = changes_between(before, view)
        known = changed(known, changes)
        assert known == view
        sizes.append(len(str(changes)))
        before = view
    assert sum(sizes) / len(sizes) < len(str(before)) / 5
