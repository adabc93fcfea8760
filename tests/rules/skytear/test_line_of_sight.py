"""Line of sight, cover hexes and white lines: SK-LOS, and the rules of other topics that are nothing but sight.

The two-lane board. In these tests `yami`, `sakoshi` … are south's heroes, `cotlic`, `tlakali` … north's.
"""

from __future__ import annotations

import pytest

from battlemat.games.skytear.battlefield import sees_cell
from battlemat.games.skytear.board import SIDES, Side, board, each
from battlemat.games.skytear.moving import destinations
from battlemat.games.skytear.ops import Target as TargetKind
from battlemat.games.skytear.scenario import north, south, table
from battlemat.games.skytear.sight import sightlines
from battlemat.games.skytear.state import (
    Hero,
    Lasting,
    Minion,
    Outsider,
    Pillar,
    Table,
    hero_of,
    illusion_of,
    target_of,
)
from battlemat.games.skytear.targeting import attack_targets, sees, targets
from tests.rule_marks import rule
from tests.rules.skytear.positions import TWO, position

COVER, OTHER_COVER = "3,0", "6,0"
"""A cover hex at the dome border, and one beside the south tower."""


def looks(s: Table, observer: str, other: str) -> bool:
    """Does a hero see another figure, a pillar or an illusion?"""
    aim = target_of(s, other)
    assert aim is not None
    return sees(s, hero_of(s, observer), aim)


def duel(a: str, b: str) -> Table:
    """Ranged Sakoshi against ranged Tlakali."""
    return position({"sakoshi": a}, {"tlakali": b})


def aims(a: str, b: str, kind: TargetKind) -> list[str]:
    """What Sakoshi may target in a duel."""
    s = duel(a, b)
    return targets(s, hero_of(s, "south.sakoshi"), kind)


# Paths ----------------------------------------------------------------------------------------------------------------


@rule("SK-LOS-01")
def test_sight_is_a_path_of_three_steps_that_crosses_no_white_line() -> None:
    assert looks(duel("4,0", "4,-3"), "south.sakoshi", "north.tlakali")
    assert looks(duel("4,0", "5,-1"), "south.sakoshi", "north.tlakali")
    assert not looks(duel("3,-1", "2,0"), "south.sakoshi", "north.tlakali")


@rule("SK-LOS-02")
def test_sight_bends_around_the_end_of_a_white_line() -> None:
    assert looks(duel("2,1", "3,-2"), "south.sakoshi", "north.tlakali")


@rule("SK-LOS-03")
def test_sight_ends_at_three_hexes() -> None:
    assert not looks(duel("4,1", "4,-3"), "south.sakoshi", "north.tlakali")
    lines = sightlines(TWO)
    assert not any(lines.sees(a, b) for a in range(TWO.size) for b in range(TWO.size) if TWO.distance[a][b] > 3)


@rule("SK-LOS-04", "SK-TGT-16")
def test_a_hero_sees_itself() -> None:
    for place in ("4,0", COVER, "0,0"):
        s = duel(place, "-4,0")
        assert looks(s, "south.sakoshi", "south.sakoshi")
        assert targets(s, hero_of(s, "south.sakoshi"), "friendly-hero") == ["south.sakoshi"]


@rule("SK-LOS-05")
def test_miniatures_do_not_block_sight() -> None:
    s = position({"sakoshi": "4,0", "minion-1": "4,-1"}, {"tlakali": "4,-3", "minion-1": "4,-1", "cotlic": "4,-2"})
    s.outsiders.append(Outsider("outsider", "rift-stalker", "centre", TWO.named["5,-2"]))
    assert looks(s, "south.sakoshi", "north.tlakali")
    walled = position({"sakoshi": "4,0"}, {"tlakali": "4,-2"})
    for number, cell in enumerate(TWO.neighbours[TWO.named["4,0"]]):
        walled.minions.append(Minion(f"north-{number}", "north", cell, "east"))
    assert looks(walled, "south.sakoshi", "north.tlakali")


@rule("SK-LOS-06")
def test_only_white_lines_and_walls_of_ice_block_sight() -> None:
    assert looks(duel("4,3", "4,1"), "south.sakoshi", "north.tlakali")  # a tower between them
    assert looks(duel("0,6", "0,4"), "south.sakoshi", "north.tlakali")  # a Nexus
    assert looks(duel("6,1", "6,-1"), "south.sakoshi", "north.tlakali")  # a cover hex
    assert looks(duel("4,-1", "4,-3"), "south.sakoshi", "north.tlakali")  # a control token
    s = duel("6,2", "6,-1")
    assert looks(s, "south.sakoshi", "north.tlakali")
    wall = [TWO.named[name] for name in ("4,1", "5,0", "6,0", "5,1", "6,1", "4,2")]
    s.lasting.append(Lasting("block-hexes", "ice-wall", "next-activation", cells=wall))
    assert not looks(s, "south.sakoshi", "north.tlakali")
    assert sees_cell(s, hero_of(s, "south.sakoshi"), TWO.named["6,1"])
    assert not sees_cell(s, hero_of(s, "south.sakoshi"), TWO.named["6,0"])


@rule("SK-LOS-07")
def test_white_lines_lie_on_edges() -> None:
    edge = frozenset((TWO.named["2,-1"], TWO.named["3,-2"]))
    assert edge in TWO.white_lines
    assert all(b in TWO.neighbours[a] for a, b in TWO.white_lines)
    assert not sightlines(TWO).sees(*edge)


@rule("SK-LOS-08")
def test_nothing_is_seen_through_the_border_of_a_dome() -> None:
    s = duel("2,-1", "-4,0")
    assert TWO.distance[TWO.named["2,-1"]][TWO.named["4,-2"]] == 2
    assert not sees_cell(s, hero_of(s, "south.sakoshi"), s.tokens["east"].cell)
    for name in ("two-lane", "three-lane"):
        of = board(name)
        lines = sightlines(of)
        for inside in each(of.in_domes):
            assert lines.seen[3][inside] & of.outside == 0


@rule("SK-LOS-09")
def test_sight_inside_a_dome_stays_inside() -> None:
    assert looks(duel("2,0", "0,0"), "south.sakoshi", "north.tlakali")
    assert looks(duel("2,-1", "-1,-1"), "south.sakoshi", "north.tlakali")
    assert not looks(duel("2,0", "-2,0"), "south.sakoshi", "north.tlakali")


@rule("SK-LOS-10")
def test_white_lines_do_not_stop_movement() -> None:
    s = duel("3,-1", "-4,0")
    assert destinations(s, hero_of(s, "south.sakoshi"), 1) >> TWO.named["2,0"] & 1


@rule("SK-LOS-11")
def test_neighbours_across_a_white_line_are_adjacent_but_unseen() -> None:
    s = duel("2,0", "3,0")
    assert TWO.adjacent(TWO.named["2,0"], TWO.named["3,0"])
    assert not sees_cell(s, hero_of(s, "south.sakoshi"), TWO.named["3,0"])


@rule("SK-LOS-12")
def test_sight_without_cover_is_mutual() -> None:
    s = duel("4,0", "4,-3")
    assert looks(s, "south.sakoshi", "north.tlakali")
    assert looks(s, "north.tlakali", "south.sakoshi")
    lines = sightlines(TWO)
    assert all(lines.steps[a][b] == lines.steps[b][a] for a in range(TWO.size) for b in range(a))


# Cover ----------------------------------------------------------------------------------------------------------------


@rule("SK-LOS-14")
def test_an_enemy_in_cover_is_hidden() -> None:
    s = duel("4,1", COVER)
    assert sees_cell(s, hero_of(s, "south.sakoshi"), TWO.named[COVER])
    assert not looks(s, "south.sakoshi", "north.tlakali")
    assert looks(duel("4,1", "4,-1"), "south.sakoshi", "north.tlakali")


@rule("SK-LOS-15")
def test_a_hero_next_to_cover_sees_into_it() -> None:
    s = position({"yami": "3,1"}, {"tlakali": COVER})
    assert looks(s, "south.yami", "north.tlakali")
    assert attack_targets(s, hero_of(s, "south.yami")) == ["north.tlakali"]


@rule("SK-LOS-16")
def test_cover_is_lifted_for_the_whole_side() -> None:
    s = position({"yami": "3,1", "sakoshi": "5,0"}, {"tlakali": COVER})
    assert looks(s, "south.sakoshi", "north.tlakali")
    hero_of(s, "south.yami").cell = TWO.named["3,2"]
    assert not looks(s, "south.sakoshi", "north.tlakali")
    hero_of(s, "south.yami").cell, hero_of(s, "south.sakoshi").cell = TWO.named["3,1"], TWO.named["6,1"]
    assert not looks(s, "south.sakoshi", "north.tlakali")  # four hexes away


@rule("SK-LOS-17")
def test_a_neighbour_behind_a_white_line_lifts_no_cover() -> None:
    s = position({"yami": "2,0", "sakoshi": "4,1"}, {"tlakali": COVER})
    assert TWO.adjacent(TWO.named["2,0"], TWO.named[COVER])
    assert not looks(s, "south.sakoshi", "north.tlakali")


@rule("SK-LOS-18")
def test_only_heroes_lift_cover() -> None:
    s = position({"sakoshi": "5,0", "minion-1": "3,1", "minion-2": "4,-1"}, {"tlakali": COVER})
    s.pillars.append(Pillar("south.pillar-1", "south", 0, TWO.named["4,-1"]))
    s.heroes.append(Hero("akhuti", "akhuti", "south", 0, 12, TWO.named["-4,4"], illusion=TWO.named["3,1"]))
    s.outsiders.append(Outsider("outsider", "rift-stalker", "centre", TWO.named["4,0"], "south"))
    assert not looks(s, "south.sakoshi", "north.tlakali")


@rule("SK-LOS-19")
def test_out_of_cover_one_sees_normally() -> None:
    s = duel("5,0", COVER)
    assert looks(s, "north.tlakali", "south.sakoshi")
    assert not looks(s, "south.sakoshi", "north.tlakali")


@rule("SK-LOS-20", "SK-TGT-15")
def test_a_cover_hex_can_be_targeted_whoever_hides_in_it() -> None:
    s = duel("5,0", COVER)
    assert COVER in targets(s, hero_of(s, "south.sakoshi"), "hex-in-los")
    assert "north.tlakali" not in targets(s, hero_of(s, "south.sakoshi"), "enemy-hero")


@rule("SK-LOS-21")
def test_cover_hides_nobody_from_friends() -> None:
    s = position({"sakoshi": "6,-1", "yami": COVER}, {})
    assert TWO.distance[TWO.named["6,-1"]][TWO.named[COVER]] == 3
    assert looks(s, "south.sakoshi", "south.yami")
    assert targets(s, hero_of(s, "south.sakoshi"), "friendly-hero") == ["south.sakoshi", "south.yami"]
    assert looks(position({"sakoshi": "6,-1", "minion-1": COVER}, {}), "south.sakoshi", "south.minion-1")


@rule("SK-LOS-22")
def test_cover_hides_minions_pillars_and_illusions_too() -> None:
    s = position({"sakoshi": "5,0"}, {"minion-1": COVER, "haburat": "-4,0"})
    assert attack_targets(s, hero_of(s, "south.sakoshi")) == []
    s.pillars.append(Pillar("north.pillar-1", "north", 1, TWO.named[COVER]))
    haburat = hero_of(s, "north.haburat")
    haburat.illusion = TWO.named[COVER]
    assert illusion_of(haburat) is not None
    assert attack_targets(s, hero_of(s, "south.sakoshi")) == []
    hero_of(s, "south.sakoshi").cell = TWO.named["4,0"]
    hidden = {"north.minion-1", "north.pillar-1", "north.haburat.illusion"}
    assert set(attack_targets(s, hero_of(s, "south.sakoshi"))) == hidden


@rule("SK-LOS-23")
def test_being_in_cover_does_not_help_to_see_into_other_cover() -> None:
    s = duel(COVER, OTHER_COVER)
    assert TWO.distance[TWO.named[COVER]][TWO.named[OTHER_COVER]] == 3
    assert sees_cell(s, hero_of(s, "south.sakoshi"), TWO.named[OTHER_COVER])
    assert not looks(s, "south.sakoshi", "north.tlakali")
    assert not looks(s, "north.tlakali", "south.sakoshi")


@rule("SK-LOS-24")
def test_cover_does_not_matter_for_control() -> None:
    """The token on a cover hex; south's hero sees it from afar, north's minion stands in it."""
    t = table(south("sakoshi@5,0"), north("tlakali@-4,4", f"{COVER}/east"), phase="minions", tokens={"east": COVER})
    _west, east, _dome = t.events("contested")
    assert (east["south"], east["north"]) == (1, 1)


@rule("SK-LOS-25", "SK-EFX-41")
def test_areas_hit_enemies_in_cover_and_behind_white_lines() -> None:
    t = table(south("sakoshi@5,-1", hand="shuriken-storm"), "tlakali@3,0 cotlic@2,0", active="sakoshi", turn=3)
    assert not t.sees("south.sakoshi", "north.tlakali")
    assert not t.sees("south.sakoshi", "north.cotlic")
    t.acts("play:shuriken-storm>south.sakoshi", "3,0")
    t.acts(next(option for option in t.options("a") if {"2,0", "3,0"} <= set(option.split("+"))))
    assert (t.hp("north.tlakali"), t.hp("north.cotlic")) == (13 - 3, 17 - 2)


@rule("SK-LOS-26")
def test_an_outsider_sees_into_cover_next_to_it() -> None:
    s = position({"yami": "-4,4"}, {"tlakali": COVER})
    outsider = Outsider("outsider", "rift-stalker", "centre", TWO.named["3,1"], "south")
    s.outsiders.append(outsider)
    assert attack_targets(s, outsider) == ["north.tlakali"]
    outsider.cell = TWO.named["5,0"]
    assert not sees(s, outsider, hero_of(s, "north.tlakali"))
    hero_of(s, "south.yami").cell = TWO.named["3,1"]
    assert sees(s, outsider, hero_of(s, "north.tlakali"))
    outsider.cell, hero_of(s, "south.yami").cell = TWO.named["2,0"], TWO.named["-4,4"]
    assert not sees(s, outsider, hero_of(s, "north.tlakali"))  # next to it, behind the white line


@rule("SK-LOS-27")
def test_sight_is_that_of_the_moment() -> None:
    s = duel("4,0", "4,-3")
    assert looks(s, "south.sakoshi", "north.tlakali")
    hero_of(s, "north.tlakali").cell = TWO.named["4,-4"]
    assert not looks(s, "south.sakoshi", "north.tlakali")
    hero_of(s, "south.sakoshi").cell = TWO.named["4,-1"]
    assert looks(s, "south.sakoshi", "north.tlakali")
    pushed = table(south("akhuti@4,0", hand="hurricane-blow"), north("cotlic@4,-1", pillars="4,1"), active="akhuti")
    assert pushed.armor("north.cotlic") == 2
    pushed.acts("play:hurricane-blow>south.akhuti>north.cotlic", "4,-3")
    assert pushed.armor("north.cotlic") == 1  # four hexes from the pillar


# Targets that are sight and distance ----------------------------------------------------------------------------------


@rule("SK-TGT-02")
def test_a_target_is_in_sight() -> None:
    assert aims("4,0", "4,-3", "enemy-hero") == ["north.tlakali"]
    assert aims("4,1", "4,-3", "enemy-hero") == []


@rule("SK-TGT-03")
def test_an_attack_needs_range_and_sight() -> None:
    def attacked(hero: str, place: str) -> bool:
        s = position({hero: "3,-1"}, {"tlakali": place})
        return attack_targets(s, hero_of(s, f"south.{hero}")) == ["north.tlakali"]

    assert attacked("yami", "3,-2")
    assert not attacked("yami", "2,0")  # adjacent, but behind the white line
    assert not attacked("yami", "4,-3")  # in sight, but too far for melee
    assert attacked("sakoshi", "4,-3")


@rule("SK-TGT-08")
def test_a_target_adjacent_enemy_must_be_seen() -> None:
    assert aims("3,-1", "2,0", "adjacent-enemy") == []
    assert aims("3,-1", "3,-2", "adjacent-enemy") == ["north.tlakali"]
    assert aims("3,-1", "3,-3", "adjacent-enemy") == []


@rule("SK-TGT-17")
def test_only_enemy_heroes_minions_pillars_and_illusions_can_be_attacked() -> None:
    s = position({"sakoshi": "4,-4", "yami": "4,-3", "minion-1": "5,-4"}, {"minion-1": "3,-4"})
    s.outsiders.append(Outsider("outsider", "rift-stalker", "centre", TWO.named["5,-5"]))
    assert sees_cell(s, hero_of(s, "south.sakoshi"), TWO.tower["north"]["east"])
    assert attack_targets(s, hero_of(s, "south.sakoshi")) == ["north.minion-1"]


@rule("SK-EFX-12")
def test_within_some_hexes_ignores_white_lines() -> None:
    inside, token = TWO.named["2,-2"], TWO.named["4,-3"]
    assert TWO.within[3][token] >> inside & 1
    assert TWO.within[2][token] >> inside & 1
    assert not TWO.within[1][token] >> inside & 1
    assert not sightlines(TWO).sees(inside, token)


@pytest.mark.parametrize("side", SIDES)
def test_los_limit_counts_for_everything(side: Side) -> None:
    s = duel("4,0", "4,-2")
    observer, other = ("south.sakoshi", "north.tlakali") if side == "south" else ("north.tlakali", "south.sakoshi")
    s.lasting.append(Lasting("los-limit", "blinding-peck", "end-of-turn", observer, 1))
    assert not looks(s, observer, other)
    assert looks(s, other, observer)
    assert not sees_cell(s, hero_of(s, observer), hero_of(s, other).cell)
