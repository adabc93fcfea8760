"""The regular bot with huge ships: it wins, spares its own ships, and uses energy and bonus attacks."""

from __future__ import annotations

from collections import Counter

from tests.bots.battles import epic_battle, own_run_over


def test_regular_flies_huge_ships_sensibly() -> None:
    """Four battles; a single one may be over before there is anything to spend energy on."""
    done: Counter[str] = Counter()
    for number in range(4):
        won, match = epic_battle(number, ("regular", "random"))
        seat = "ab"[number % 2]
        assert won == "regular"
        assert own_run_over(match, seat) == []
        huge = {ship for ship in match.state.huge.ships if ship[0] == seat}
        deeds = [event for event in match.events if event.data.get("ship") in huge]
        done.update(event.kind for event in deeds)
        done["bonus"] += sum(event.kind == "attack" and event.data["bonus"] for event in deeds)
    assert done["energy-spent"]
    assert done["bonus"]
