"""Areas of effect: how they can be held and laid."""

from __future__ import annotations

from battlemat.games.skytear.aoe import (
    area_name,
    centred,
    named_area,
    orientations,
    placements,
    placements_in_sight,
)
from battlemat.games.skytear.board import board, cells, each
from battlemat.games.skytear.content import AREAS
from battlemat.games.skytear.sight import sightlines

TWO = board("two-lane")


def at(*names: str) -> int:
    return cells(TWO.named[name] for name in names)


def test_an_area_around_the_caster_never_hits_the_caster() -> None:
    for area in AREAS.values():
        for placement in placements(TWO, area, TWO.named["4,0"]):
            assert bool(placement & at("4,0")) != area.caster_hex


def test_placements_over_a_hex_are_all_shifts_of_all_orientations() -> None:
    centre = TWO.named["4,0"]
    counts = {area.id: len(placements(TWO, area, centre)) for area in AREAS.values()}
    assert counts == {
        "rhombus-4": 12,
        "triangle-3": 6,
        "line-3": 9,
        "ray-3": 6,
        "hook-3": 12,
        "ring-6": 1,
        "flower-7": 7,
    }


def test_in_the_open_every_placement_has_all_its_hexes() -> None:
    for area in AREAS.values():
        for placement in placements(TWO, area, TWO.named["4,1"]):
            assert placement.bit_count() <= len(area.hexes)
        for placement in placements(TWO, area, TWO.named["0,0"]):
            assert placement.bit_count() == len(area.hexes)
            if not area.caster_hex:
                assert placement & at("0,0")


def test_without_target_every_placement_has_a_seen_hex_and_none_is_forgotten() -> None:
    seen = sightlines(TWO).seen[3][TWO.named["4,0"]]
    area = AREAS["line-3"]
    found = placements_in_sight(TWO, area, seen)
    assert len(set(found)) == len(found)
    everywhere = {placement for cell in range(TWO.size) for placement in placements(TWO, area, cell)}
    assert set(found) == {placement for placement in everywhere if placement & seen}


def test_a_centred_area_lies_around_its_centre() -> None:
    assert centred(TWO, AREAS["flower-7"], TWO.named["0,0"]) == TWO.within[1][TWO.named["0,0"]]
    assert centred(TWO, AREAS["flower-7"], TWO.named["6,3"]).bit_count() == 3


def test_names_of_placements_can_be_read_back() -> None:
    for placement in placements(TWO, AREAS["hook-3"], TWO.named["4,0"]):
        assert named_area(TWO, area_name(TWO, placement)) == placement
        assert area_name(TWO, placement).split("+") == [TWO.names[cell] for cell in each(placement)]


def test_orientations_keep_the_number_of_hexes() -> None:
    for area in AREAS.values():
        assert {len(shape) for shape in orientations(area)} == {len(area.hexes)}
