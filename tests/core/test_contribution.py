"""What units and cards did is counted for those who were fielded, and for nobody else."""

from __future__ import annotations

from battlemat.core.contribution import Contribution, Contributions


def fielded() -> Contributions:
    """Two units and a card of one seat, a unit of the other."""
    did = Contributions()
    did.unit(0, "a.one", "one")
    did.unit(0, "a.two", "one")
    did.unit(1, "b.one", "one")
    did.card(0, "luck", "luck")
    return did


def test_units_come_first_each_with_all_it_did() -> None:
    did = fielded()
    for _ in range(2):
        did.acts("a.two")
        did.achieves("a.two")
        did.plays(0, "luck")
        did.harms(0, "luck", 3)
    did.hurt("b.one", 4, by="a.two")
    did.hurt("b.one", 5, by="a.two")
    assert did.all() == [
        Contribution(0, "unit", "a.one", "one"),
        Contribution(0, "unit", "a.two", "one", dealt=9, objectives=2, used=2),
        Contribution(1, "unit", "b.one", "one", taken=9),
        Contribution(0, "card", "luck", "luck", dealt=6, used=2),
    ]


def test_harm_to_ones_own_is_no_merit_and_strangers_are_ignored() -> None:
    did = fielded()
    did.hurt("a.one", 2, by="a.two")
    did.hurt("b.one", 3, by="a.two")
    did.hurt("minion", 1, by="a.two")
    did.hurt("a.one", 1, by="rock")
    did.hurt("a.one", 1)
    did.acts("rock")
    did.achieves("rock")
    did.plays(0, "nothing")
    did.plays(1, "luck")
    did.harms(0, "nothing", 1)
    assert [(one.thing, one.dealt, one.taken, one.used) for one in did.all()] == [
        ("a.one", 0, 4, 0),
        ("a.two", 4, 0, 0),
        ("b.one", 0, 3, 0),
        ("luck", 0, 0, 0),
    ]


def test_copies_of_a_card_are_one_and_a_unit_knows_its_seat() -> None:
    did = fielded()
    did.plays(0, "luck")
    did.card(0, "luck", "luck")
    assert [one.used for one in did.all() if one.sort == "card"] == [1]
    assert (did.seat_of("b.one"), did.seat_of("rock")) == (1, -1)
