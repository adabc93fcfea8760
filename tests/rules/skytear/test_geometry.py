"""Areas, pushes and distances: the rules of SK-EFX that are nothing but geometry, on the two-lane board."""

from __future__ import annotations

import pytest

from battlemat.games.skytear.aoe import orientations, placements, placements_in_sight
from battlemat.games.skytear.battlefield import seen_cells
from battlemat.games.skytear.board import SIDES, cells, each
from battlemat.games.skytear.content import AREAS
from battlemat.games.skytear.moving import destinations, free_for
from battlemat.games.skytear.paths import push_ends
from battlemat.games.skytear.state import Figure, Minion, Outsider, Table, figure_of, hero_of
from tests.rule_marks import rule
from tests.rules.skytear.positions import TWO, position


def at(*names: str) -> int:
    return cells(TWO.named[name] for name in names)


def pushed(s: Table, caster: str, victim: str, steps: int) -> set[str]:
    """Where a push may end."""
    figure: Figure = figure_of(s, victim)
    ends = push_ends(TWO, hero_of(s, caster).cell, figure.cell, steps, free_for(s, figure))
    return {TWO.names[end] for end in ends}


# Areas ----------------------------------------------------------------------------------------------------------------


@rule("SK-EFX-35")
@pytest.mark.parametrize(
    ("area", "ways"),
    [
        ("hook-3", 12),
        ("ray-3", 6),
        ("line-3", 3),
        ("rhombus-4", 3),
        ("triangle-3", 2),
        ("ring-6", 1),
        ("flower-7", 1),
    ],
)
def test_areas_are_turned_and_mirrored(area: str, ways: int) -> None:
    assert len(orientations(AREAS[area])) == ways


@rule("SK-EFX-35")
def test_only_the_mirrored_hook_hits_both() -> None:
    """Gulbjarn at 4,0 and enemies at 4,-2 and 5,-1."""
    both = at("4,-2", "5,-1")
    found = [area for area in placements(TWO, AREAS["hook-3"], TWO.named["4,0"]) if area & both == both]
    assert found == [at("4,-1", "5,-1", "4,-2")]


@rule("SK-EFX-36")
def test_hexes_off_the_board_are_ignored() -> None:
    corner = TWO.named["6,3"]
    assert placements(TWO, AREAS["ring-6"], corner) == (TWO.beside[corner],)
    assert TWO.beside[corner].bit_count() == 2
    assert TWO.within[1][corner] in placements(TWO, AREAS["flower-7"], corner)


@rule("SK-EFX-37")
def test_the_highlighted_hex_is_the_casters() -> None:
    caster = TWO.named["4,0"]
    for name in ("ray-3", "hook-3", "ring-6"):
        for area in placements(TWO, AREAS[name], caster):
            assert area & TWO.beside[caster]
            assert not area >> caster & 1
            assert area & ~TWO.within[3][caster] == 0
    assert at("4,-1", "4,-2", "4,-3") in placements(TWO, AREAS["ray-3"], caster)
    assert at("4,-2", "4,-3", "4,-4") not in placements(TWO, AREAS["ray-3"], caster)


@rule("SK-EFX-38")
def test_without_highlight_one_hex_must_be_in_sight() -> None:
    s = position({"sakoshi": "4,0"}, {})
    found = placements_in_sight(TWO, AREAS["line-3"], seen_cells(s, hero_of(s, "south.sakoshi")))
    assert at("4,-3", "4,-4", "4,-5") in found
    assert at("4,-4", "4,-5", "4,-6") not in found
    assert at("2,0", "1,0", "0,0") not in found  # near enough, but behind the white line
    assert at("2,0", "3,0", "4,0") in found


@rule("SK-EFX-39")
def test_an_area_covers_the_target_hex() -> None:
    target = TWO.named["4,-2"]
    found = placements(TWO, AREAS["triangle-3"], target)
    assert all(area >> target & 1 for area in found)
    assert len(found) == 6


@rule("SK-EFX-11")
def test_adjacent_includes_ones_own_hex() -> None:
    here = TWO.named["4,0"]
    assert TWO.adjacent(here, here)
    assert TWO.within[1][here] == TWO.beside[here] | 1 << here
    assert not TWO.adjacent(here, TWO.named["4,-2"])


# Pushes ---------------------------------------------------------------------------------------------------------------


@rule("SK-EFX-48")
def test_a_push_goes_away_from_the_caster() -> None:
    s = position({"yami": "4,0"}, {"tlakali": "4,-1"})
    assert {TWO.distance[TWO.named["4,0"]][TWO.named[end]] for end in pushed(s, "south.yami", "north.tlakali", 2)} == {
        3
    }


@rule("SK-EFX-49")
def test_each_step_of_a_push_goes_farther() -> None:
    s = position({"yami": "4,0"}, {"tlakali": "4,-1"})
    assert pushed(s, "south.yami", "north.tlakali", 1) == {"5,-2", "4,-2", "3,-1"}


@rule("SK-EFX-50")
def test_a_push_enters_no_hex_with_a_miniature() -> None:
    s = position({"yami": "4,0", "minion-1": "4,-2"}, {"tlakali": "4,-1", "minion-1": "3,-1"})
    assert pushed(s, "south.yami", "north.tlakali", 1) == {"5,-2"}
    assert pushed(s, "south.yami", "north.tlakali", 2) == {"5,-3", "6,-3"}


@rule("SK-EFX-51")
def test_a_push_stops_at_structures_outsiders_and_the_edge() -> None:
    tower = position({"yami": "4,4"}, {"tlakali": "4,3", "minion-1": "3,3", "minion-2": "5,2"})
    assert pushed(tower, "south.yami", "north.tlakali", 1) == {"4,3"}
    nexus = position({"yami": "0,3"}, {"tlakali": "0,4", "minion-1": "-1,5", "minion-2": "1,4"})
    assert pushed(nexus, "south.yami", "north.tlakali", 1) == {"0,4"}
    edge = position({"yami": "6,2"}, {"tlakali": "6,3"})
    assert pushed(edge, "south.yami", "north.tlakali", 2) == {"6,3"}
    guarded = position({"yami": "4,0", "minion-1": "4,-2"}, {"tlakali": "4,-1", "minion-1": "3,-1"})
    guarded.outsiders.append(Outsider("outsider", "rift-stalker", "centre", TWO.named["5,-2"]))
    assert pushed(guarded, "south.yami", "north.tlakali", 1) == {"4,-1"}


@rule("SK-EFX-52", "SK-EFX-53")
def test_a_push_goes_as_far_as_it_can_and_no_less() -> None:
    s = position({"yami": "4,0"}, {"tlakali": "4,-1", "minion-1": "3,-1", "minion-2": "5,-2", "cotlic": "4,-3"})
    assert pushed(s, "south.yami", "north.tlakali", 1) == {"4,-2"}
    assert pushed(s, "south.yami", "north.tlakali", 2) == {"5,-3", "3,-2"}
    s = position(
        {"yami": "4,0"},
        {
            "tlakali": "4,-1",
            "minion-1": "3,-1",
            "minion-2": "5,-2",
            "cotlic": "4,-3",
            "haburat": "5,-3",
            "akhuti": "3,-2",
        },
    )
    assert pushed(s, "south.yami", "north.tlakali", 3) == {"4,-2"}


@rule("SK-EFX-54")
def test_a_dead_end_is_not_chosen_while_there_is_a_longer_way() -> None:
    s = position({"yami": "4,0"}, {"tlakali": "4,-1", "minion-1": "4,-2", "minion-2": "5,-3", "minion-3": "6,-3"})
    assert pushed(s, "south.yami", "north.tlakali", 1) == {"3,-1", "5,-2"}
    assert pushed(s, "south.yami", "north.tlakali", 2) == {"3,-2", "2,-1"}  # by 3,-1 only


@rule("SK-EFX-55")
def test_a_push_crosses_white_lines() -> None:
    s = position({"yami": "4,-1"}, {"tlakali": "3,-1"})
    assert pushed(s, "south.yami", "north.tlakali", 1) == {"3,-2", "2,-1", "2,0"}
    assert at("2,-1", "2,0") & ~TWO.in_domes == 0


@rule("SK-EFX-56", "SK-MIN-10")
def test_a_pushed_minion_enters_neither_domes_nor_hexes_with_minions() -> None:
    s = position({"yami": "4,-1"}, {"minion-1": "3,-1"})
    assert pushed(s, "south.yami", "north.minion-1", 1) == {"3,-2"}  # a hero could also go to 2,-1 and 2,0
    for side in SIDES:
        s.minions.append(Minion(f"{side}-other", side, TWO.named["3,-2"], "east"))
        assert pushed(s, "south.yami", "north.minion-1", 1) == {"3,-1"}
        s.minions.pop()


@rule("SK-EFX-44")
def test_movement_effects_follow_the_rules_of_moving() -> None:
    """Through minions, not through heroes; never ending on a minion."""
    ring = [TWO.names[cell] for cell in TWO.neighbours[TWO.named["4,0"]]]
    s = position({"yami": "4,0"}, {f"minion-{n}": name for n, name in enumerate(ring)})
    assert destinations(s, hero_of(s, "south.yami"), 1) == 0
    ends = {TWO.names[cell] for cell in each(destinations(s, hero_of(s, "south.yami"), 2))}
    assert "4,-2" in ends
    assert not ends & set(ring)
    kinds = ("cotlic", "tlakali", "akhuti", "haburat", "corjof", "gulbjarn")
    s = position({"yami": "4,0"}, dict(zip(kinds, ring, strict=True)))
    assert destinations(s, hero_of(s, "south.yami"), 3) == 0
