"""Worship: Kurumo, Liothan, Taulot, Nupten (SK-WOR)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from battlemat.games.skytear.board import each
from battlemat.games.skytear.content import HEROES, HeroKind, extra_content
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, south, table
from tests.rule_marks import rule


def variant_of(hero: str, name: str, *skills: Mapping[str, object]) -> HeroKind:
    """A hero card for a test: another one with other skills."""
    return msgspec.convert(msgspec.to_builtins(HEROES[hero]) | {"id": name, "skills": list(skills)}, HeroKind)


# Skills ---------------------------------------------------------------------------------------------------------------


@rule("SK-WOR-01")
def test_skills_without_an_icon_are_always_on() -> None:
    t = table("sakoshi@4,0", "tlakali@4,-2+marked", active="sakoshi")
    t.acts("skirmish", "hit:north.tlakali", "done")
    assert t.last("damaged")["terms"] == [["modifier", 1], ["thin-the-herd", 1]]


@rule("SK-WOR-02", "SK-WOR-31")
def test_a_pillar_skill_needs_a_friendly_pillar_in_sight() -> None:
    for pillar, armor in (("4,-3", 2), ("4,-4", 1)):
        assert table(south("cotlic@4,0", pillars=pillar), "yami@0,-4").armor("south.cotlic") == armor
    assert table("cotlic@4,0", north("tlakali@0,-4", pillars="4,-2")).armor("south.cotlic") == 1
    assert table(south("cotlic@4,0", pillars="2,0"), "yami@0,-4").armor("south.cotlic") == 1  # behind a white line


@rule("SK-WOR-02")
def test_skills_with_an_icon_do_nothing_without_worship() -> None:
    """The worship icon is not triggered by a mark alone, a shape is needed to strike an area, an illusion for armor."""
    hunter = table("sakoshi@4,0", "cotlic@4,-2+marked", active="sakoshi")
    hunter.acts("attack:north.cotlic")
    assert (hunter.last("damaged")["armor"], hunter.events("triggered")) == ([["armor", 1]], [])
    bear = table("gulbjarn@4,0", "tlakali@4,-1", active="gulbjarn")
    bear.acts("skirmish")
    assert [option for option in bear.options("a") if option.startswith("hit:")] == ["hit:north.tlakali"]
    for illusion, armor in (("", 0), ("akhuti@4,-3", 1), ("akhuti@4,-4", 0)):
        assert table(south("akhuti@4,0", illusions=illusion), "yami@0,-4").armor("south.akhuti") == armor


@rule("SK-WOR-03")
def test_a_worship_skill_goes_on_the_stack_after_the_worship() -> None:
    t = table("yami@4,0", north("akhuti@4,-3", hand="redirection"), active="yami")
    t.a("worship:north.akhuti")
    assert t.stack == ["worship"]
    t.resolves()
    assert (t.stack, t.conditions("north.akhuti"), t.asked) == (["pounce"], ["marked"], "b priority")


@rule("SK-WOR-04")
def test_all_worship_skills_are_triggered() -> None:
    heal = {"icon": "worship", "ops": [{"op": "heal", "n": 2, "who": "caster"}], "source": "test"}
    twin = variant_of("yami", "twin", heal | {"id": "one"}, heal | {"id": "two"})
    with extra_content(twin):
        t = table(south("twin@4,0*5", hand="ruse"), "akhuti@4,-3", active="twin")
        t.a("worship:north.akhuti").resolves()
        assert sorted(t.options("a")) == ["one@south.twin>north.akhuti", "two@south.twin>north.akhuti"]
        t.a("two@south.twin>north.akhuti")
        assert t.stack == ["two", "one"]


# Kurumo ---------------------------------------------------------------------------------------------------------------


@rule("SK-WOR-05")
def test_kurumo_marks_and_triggers() -> None:
    t = table("yami@4,0", "akhuti@4,-3", active="yami")
    t.acts("worship:north.akhuti", "stay")
    assert (t.conditions("north.akhuti"), t.last("triggered")["effect"]) == (["marked"], "pounce")


@rule("SK-WOR-06")
def test_kurumo_needs_an_enemy_hero_in_sight() -> None:
    """Not a friend, not a minion, nobody too far away or in cover; then one who is seen."""
    others = "akhuti@4,-4 haburat@3,-3"
    t = table("yami@4,0 sakoshi@4,1", north(others, minions="4,-2"), active="yami")
    assert t.refused("a", "worship") == "SK-HPH-63"
    assert not [option for option in t.options("a") if option.startswith("worship")]
    seen = table("yami@4,0 sakoshi@4,1", north(f"{others} cotlic@4,-3", minions="4,-2"), active="yami")
    assert [option for option in seen.options("a") if option.startswith("worship")] == ["worship:north.cotlic"]


@rule("SK-WOR-07")
def test_kurumo_may_mark_a_marked_hero_again() -> None:
    t = table("yami@4,0", "akhuti@4,-3+marked", active="yami")
    t.acts("worship:north.akhuti", "stay")
    assert (t.conditions("north.akhuti"), t.hp("north.akhuti")) == (["marked"], 11)


@rule("SK-WOR-08")
def test_kurumo_fails_when_the_target_is_gone() -> None:
    t = table("yami@4,0", north("sakoshi@4,-3", hand="ruse"), active="yami")
    t.a("worship:north.sakoshi")
    t.b("play:ruse>north.sakoshi").acts("4,-5")
    assert (t.conditions("north.sakoshi"), t.events("triggered"), t.state.ap) == ([], [], 2)


@rule("SK-WOR-09")
def test_the_marked_hero_of_the_skill_stays_the_same() -> None:
    t = table("yami@4,0", north("sakoshi@4,-3", hand="clear-mind"), active="yami")
    t.a("worship:north.sakoshi").resolves()
    t.b("play:clear-mind>north.sakoshi").settle()
    t.acts("marked")
    t.runs_to("move").acts("stay")
    assert (t.conditions("north.sakoshi"), t.hp("north.sakoshi")) == ([], 11)


# Liothan --------------------------------------------------------------------------------------------------------------


@rule("SK-WOR-10", "SK-WOR-11", "SK-EFX-12")
def test_liothan_shapeshifts_anybody_friendly_within_three_hexes() -> None:
    t = table("gulbjarn@3,-1 corjof@1,0 sakoshi@5,-1 yami@6,1", "cotlic@3,-2", active="gulbjarn")
    t.acts("worship")
    assert t.options("a") == ["south.gulbjarn", "south.corjof", "south.sakoshi", "exhaust:south.gulbjarn"]
    t.acts("south.corjof")  # behind the white line
    assert t.conditions("south.corjof") == ["shapeshifted"]


@rule("SK-WOR-12")
def test_liothan_chooses_when_it_resolves() -> None:
    """Corjof is pushed to 4 hexes while Worship waits."""
    gust = new_card(
        "gust", type="reaction", runes=["air"], target="enemy-hero", ops=[{"op": "push", "n": 1, "who": "target"}]
    )
    with extra_content(gust):
        t = table("gulbjarn@4,0 corjof@4,3", north("akhuti@4,1", hand="gust"), active="gulbjarn")
        t.a("worship")
        assert t.asked == "b priority"
        t.b("play:gust>north.akhuti>south.corjof", "4,4").settle()
        assert (t.asked, t.options("a")) == ("a shapeshift", ["south.gulbjarn", "exhaust:south.gulbjarn"])


@rule("SK-WOR-13", "SK-WOR-14", "SK-WOR-18")
def test_liothan_may_exhaust_itself_first_to_keep_the_shape() -> None:
    t = table("gulbjarn@4,0+slow+shapeshifted", "cotlic@0,-6", active="gulbjarn")
    t.acts("worship", "exhaust:south.gulbjarn")
    assert (t.hero("south.gulbjarn").readiness, t.conditions("south.gulbjarn")) == ("exhausted", ["shapeshifted"])
    t.acts("north.cotlic", "end").runs_to("activation")
    assert (t.state.turn, t.state.active, t.conditions("south.gulbjarn")) == (2, "south.gulbjarn", ["shapeshifted"])


@rule("SK-WOR-15")
def test_without_exhausting_the_shape_ends_with_the_activation() -> None:
    t = table("gulbjarn@4,0", "cotlic@0,-6", active="gulbjarn")
    t.acts("worship", "south.gulbjarn")
    assert t.conditions("south.gulbjarn") == ["shapeshifted"]
    t.ends()
    assert t.conditions("south.gulbjarn") == []


@rule("SK-WOR-16")
def test_nobody_else_is_exhausted() -> None:
    t = table("gulbjarn@4,0 corjof@4,1", "cotlic@0,-6", active="gulbjarn")
    t.acts("worship")
    assert "exhaust:south.corjof" not in t.options("a")
    t.acts("south.corjof")
    assert {hero.readiness for hero in t.state.heroes} == {"ready"}


@rule("SK-WOR-17")
def test_the_shape_lasts_until_the_other_hero_is_exhausted() -> None:
    for corjof, later in (("corjof@4,1", []), ("corjof@4,1~", ["shapeshifted"])):
        t = table(f"gulbjarn@4,0 {corjof}", "cotlic@0,-6~", active="gulbjarn")
        t.acts("worship", "south.corjof", "end").runs_to("choose-hero")
        if t.state.turn == 1:
            t.acts("south.corjof", "end").runs_to("choose-hero")
        assert (t.state.turn, t.conditions("south.corjof")) == (2, later)


@rule("SK-WOR-18")
def test_shapeshifting_again_gives_nothing() -> None:
    t = table("gulbjarn@4,0 corjof@4,1+shapeshifted", "cotlic@0,-6", active="gulbjarn")
    t.acts("worship", "south.corjof")
    assert (t.conditions("south.corjof"), t.events("gained"), t.state.ap) == (["shapeshifted"], [], 2)


# Taulot ---------------------------------------------------------------------------------------------------------------


def taulot(pillars: str = "") -> SkyScenario:
    """Two Taulot heroes, so two pillars at most; one of them far away."""
    return table(south("tlakali@4,0 cotlic@0,6", pillars=pillars), "yami@0,-6", active="tlakali")


@rule("SK-WOR-19")
def test_taulot_may_remove_one_pillar_from_anywhere_to_trigger_its_skill() -> None:
    t = table(
        south("tlakali@4,0 cotlic@0,6", pillars="-4,3 6,3"),
        north("tlakali@0,-6", pillars="4,1"),
        active="south.tlakali",
    )
    t.acts("worship", "4,-1")
    assert t.options("a") == ["south.pillar-1", "south.pillar-2", "done"]
    t.acts("south.pillar-1")
    assert (t.last("triggered")["effect"], t.pillars("south")) == ("blood-price", ["4,-1", "6,3"])
    assert t.last("token-removed") == {"token": "south.pillar-1"}


@rule("SK-WOR-20")
def test_without_removal_nothing_is_triggered() -> None:
    t = taulot(pillars="6,3")
    t.acts("worship", "4,-1", "done")
    assert (t.pillars("south"), t.events("triggered")) == (["4,-1", "6,3"], [])
    none = table("cotlic@4,0", north("tlakali@0,-6", pillars="0,-4"), active="cotlic")
    none.acts("worship", "4,-1")
    assert (none.asked, none.pillars("south"), none.events("triggered")) == ("a activation", ["4,-1"], [])


@rule("SK-WOR-21", "SK-WOR-30")
def test_a_pillar_is_placed_whether_one_likes_it_or_not() -> None:
    t = taulot()
    t.a("worship")
    assert "done" not in t.options("a")
    t.acts("4,-1")
    assert t.pillars("south") == ["4,-1"]


@rule("SK-WOR-22")
def test_the_hex_is_in_sight() -> None:
    t = taulot()
    t.a("worship")
    assert "4,-3" in t.options("a")
    assert not {"4,-4", "2,0"} & set(t.options("a"))


@rule("SK-WOR-23")
def test_taulot_needs_an_empty_hex_in_sight() -> None:
    board = table("tlakali@4,0", "yami@0,-6").state.board
    inside = [board.names[cell] for cell in range(board.size) if board.in_domes >> cell & 1]
    around = [name for name in inside if name != "0,0"]
    pillars = " ".join(around)
    t = table(south("tlakali@0,0", pillars=pillars), "yami@0,-6", active="tlakali")
    assert t.refused("a", "worship") == "SK-HPH-63"


@rule("SK-WOR-24")
def test_taulot_fails_as_a_whole_when_the_hex_is_taken() -> None:
    t = table(south("tlakali@4,0 cotlic@0,6", pillars="6,3"), north("yami@4,-3", hand="ruse"), active="tlakali")
    t.a("worship", "4,-1")
    t.b("play:ruse>north.yami").acts("4,-1")
    assert (t.last("ignored")["effect"], t.pillars("south"), t.state.ap) == ("worship", ["6,3"], 2)
    assert t.events("triggered") == []


@rule("SK-WOR-22", "SK-WOR-24")
def test_taulot_fails_as_a_whole_when_the_hex_is_out_of_sight() -> None:
    back = new_card("back", type="reaction", runes=["earth"], ops=[{"op": "move", "n": 1, "who": "caster"}])
    with extra_content(back):
        t = table(south("tlakali@4,0 cotlic@0,6", pillars="6,3", hand="back"), "yami@0,-6", active="tlakali")
        t.a("worship", "4,-3", "play:back>south.tlakali").acts("4,1")
        assert (t.last("ignored")["effect"], t.pillars("south"), t.state.ap) == ("worship", ["6,3"], 2)
        assert (t.events("triggered"), t.asked) == ([], "a activation")


@rule("SK-WOR-25")
def test_a_pillar_needs_a_hex_without_anything() -> None:
    t = table(
        south("tlakali@4,0 cotlic@5,0", minions="3,1", pillars="5,-1"),
        north("akhuti@4,1", illusions="akhuti@3,0"),
        active="tlakali",
        outsiders={"centre": "rift-stalker@4,-1"},
    )
    t.a("worship")
    taken = {"5,0", "3,1", "5,-1", "4,1", "3,0", "4,-1", "4,-2", "4,2", "4,0"}
    assert not taken & set(t.options("a"))
    home = table("tlakali@0,3", "yami@0,-6", active="tlakali")
    home.a("worship")
    assert "0,4" in home.options("a")
    assert "0,5" not in home.options("a")  # the Nexus


@rule("SK-WOR-26")
def test_pillars_stand_in_domes_and_in_cover() -> None:
    t = table("tlakali@0,0", "yami@0,-6", active="tlakali")
    t.a("worship")
    assert "1,0" in t.options("a")
    cover = table("tlakali@4,0", "yami@0,-6", active="tlakali")
    cover.a("worship")
    assert "3,0" in cover.options("a")


@rule("SK-WOR-27", "SK-WOR-29")
def test_never_more_pillars_than_taulot_heroes() -> None:
    t = taulot(pillars="6,3 5,3")
    t.acts("worship", "4,-1", "done")
    assert (t.pillars("south"), t.state.ap) == (["5,3", "6,3"], 2)


@rule("SK-WOR-28")
def test_defeated_heroes_still_count_and_pillars_stay() -> None:
    t = table(south("tlakali@4,0 cotlic@5,0*1", pillars="6,3"), "yami@5,-1", active="yami")
    t.acts("attack:south.cotlic", "end", "south.tlakali", "worship", "4,-3", "done")
    assert t.pillars("south") == ["4,-3", "6,3"]


@rule("SK-WOR-32")
def test_pillars_are_shared() -> None:
    t = table(south("tlakali@4,0 cotlic@4,2", pillars=""), "yami@0,-6", active="tlakali")
    t.acts("worship", "4,1")
    assert t.armor("south.cotlic") == 2


@rule("SK-WOR-33")
def test_one_pillar_is_enough() -> None:
    assert table(south("cotlic@4,0", pillars="4,-2 4,-1"), "yami@0,-6").armor("south.cotlic") == 2


@rule("SK-WOR-34")
def test_a_destroyed_pillar_triggers_nothing() -> None:
    t = table(south("cotlic@0,6", pillars="4,-2"), "sakoshi@4,-4", active="sakoshi")
    t.acts("attack:south.pillar-1")
    assert (t.pillars("south"), t.events("triggered")) == ([], [])


@rule("SK-WOR-35")
def test_minions_may_be_placed_on_a_pillar() -> None:
    t = table(
        south("cotlic@0,6", pillars="5,-3", reserve=1),
        north("yami@0,-6"),
        phase="minions",
        numbers={"east": 1, "west": 2},
    )
    t.runs_to("spawn")
    assert "5,-3" in t.options("a")


@rule("SK-WOR-35", "SK-WOR-51")
def test_tokens_do_not_block_sight() -> None:
    t = table("yami@4,0", north("tlakali@4,-3 akhuti@0,-6", pillars="4,-1", illusions="akhuti@4,-2"), active="yami")
    assert t.sees("south.yami", "north.tlakali")


# Nupten ---------------------------------------------------------------------------------------------------------------


@rule("SK-WOR-36")
def test_every_nupten_hero_has_its_own_illusion() -> None:
    t = table("akhuti@4,0 haburat@4,1", "yami@0,-6", active="akhuti")
    t.acts("worship", "4,-1", "end", "north.yami", "end", "south.haburat", "worship", "5,1")
    assert (t.illusion("south.akhuti"), t.illusion("south.haburat")) == ("4,-1", "5,1")


@rule("SK-WOR-37", "SK-WOR-38", "SK-WOR-40")
def test_an_illusion_starts_where_it_is_or_at_its_owner() -> None:
    t = table(south("akhuti@4,0", illusions="akhuti@-4,4"), "yami@0,-6", active="akhuti")
    t.acts("worship")
    assert {"4,-3", "-4,7", "stay"} <= set(t.options("a"))
    assert not {"4,-4", "-4,8"} & set(t.options("a"))


@rule("SK-WOR-39", "SK-WOR-43")
def test_a_new_illusion_starts_at_its_owner_and_cannot_stay_there() -> None:
    t = table("akhuti@4,0", "yami@0,-6", active="akhuti")
    t.acts("worship")
    board = t.state.board
    far = {board.distance[board.named["4,0"]][board.named[option]] for option in t.options("a")}
    assert far == {1, 2, 3}


@rule("SK-WOR-41")
def test_an_illusion_passes_everything() -> None:
    """From the corner at (6,-9) only two hexes lead out, and a tower stands at (4,-6)."""
    for others in (north("yami@6,-8 cotlic@5,-8"), north("yami@6,-8", minions="5,-8")):
        t = table(south("akhuti@6,-9"), others, active="akhuti")
        t.acts("worship")
        assert "6,-6" in t.options("a")
    tower = table(south("akhuti@4,-7 cotlic@3,-6"), north("yami@5,-7"), active="akhuti")
    tower.acts("worship", "4,-5")
    assert tower.illusion("south.akhuti") == "4,-5"


@rule("SK-WOR-42")
def test_an_illusion_ends_on_an_empty_hex() -> None:
    t = table(
        south("akhuti@4,0 cotlic@4,1", minions="5,0", pillars="3,0"),
        north("haburat@4,-1", illusions="haburat@5,-1"),
        active="akhuti",
        outsiders={"centre": "rift-stalker@3,1"},
    )
    t.acts("worship")
    assert not {"4,1", "5,0", "3,0", "4,-1", "5,-1", "4,-2", "4,2", "3,1"} & set(t.options("a"))


@rule("SK-WOR-43")
def test_an_illusion_for_which_there_is_no_room_is_not_moved() -> None:
    """Every hex within 3 hexes of Akhuti and of her illusion holds a pillar."""
    board = table("akhuti@0,0", "yami@0,-6").state.board
    for illusion, centres in (("", ["0,0"]), ("akhuti@0,4", ["0,0", "0,4"])):
        near = {cell for centre in centres for cell in each(board.within[3][board.named[centre]])}
        near -= {board.named[centre] for centre in centres} | {board.nexus["south"]}
        t = table(
            south("akhuti@0,0", illusions=illusion),
            north("cotlic@0,-6", pillars=" ".join(board.names[cell] for cell in near)),
            active="akhuti",
        )
        before = t.illusion("south.akhuti")
        t.acts("worship")
        assert (t.asked, t.state.ap, t.illusion("south.akhuti")) == ("a activation", 2, before)
    t = table(south("akhuti@4,0", illusions="akhuti@4,3"), "yami@0,-6", active="akhuti")
    t.acts("worship")
    assert t.refused("a", "4,0") == "SK-WOR-38"


@rule("SK-WOR-44")
def test_an_illusion_enters_domes() -> None:
    t = table("akhuti@3,-1", "yami@0,-6", active="akhuti")
    t.acts("worship", "2,-1")
    assert t.illusion("south.akhuti") == "2,-1"


@rule("SK-WOR-45", "SK-WOR-46")
def test_nupten_heroes_that_see_an_illusion_are_projected_its_owner_too() -> None:
    t = table(south("akhuti@4,0 haburat@5,1", illusions="akhuti@5,-1"), "yami@0,-6")
    assert (t.armor("south.akhuti"), t.armor("south.haburat")) == (1, 3)
    far = table(south("akhuti@4,0 haburat@5,3", illusions="akhuti@5,-1"), "yami@0,-6")
    assert (far.armor("south.akhuti"), far.armor("south.haburat")) == (1, 2)


@rule("SK-WOR-47")
def test_others_are_never_projected() -> None:
    """Neither friends of other factions nor Nupten heroes of the other side."""
    t = table(south("akhuti@4,0 cotlic@5,1 sakoshi@5,0", illusions="akhuti@5,-1"), "haburat@4,-1")
    assert [t.armor(hero.id) for hero in t.state.heroes] == [1, 1, 0, 2]


@rule("SK-WOR-48")
def test_two_illusions_give_both_skills_once() -> None:
    t = table(south("akhuti@4,0 haburat@4,3", illusions="akhuti@5,1 haburat@3,2"), "yami@0,-6")
    shown = t.view(None)["heroes"][1]
    assert shown["armor"] == [["armor", 2], ["resonating-light", 1]]
    assert shown["attack"] == [["attack", 3], ["mirrored-spears", 1]]


@rule("SK-WOR-50")
def test_an_illusion_goes_with_its_owner() -> None:
    t = table(south("akhuti@4,0*1 haburat@5,1", illusions="akhuti@5,-1"), "yami@4,-1", active="yami")
    t.acts("attack:south.akhuti")
    assert (t.illusion("south.akhuti"), t.armor("south.haburat")) == (None, 2)


@rule("SK-WOR-52")
def test_a_destroyed_illusion_comes_back() -> None:
    t = table(south("akhuti@4,0", illusions="akhuti@4,-2"), "sakoshi@4,-4", active="sakoshi")
    t.acts("attack:south.akhuti.illusion", "end", "south.akhuti", "worship")
    assert "4,1" in t.options("a")
    assert "stay" not in t.options("a")


@rule("SK-WOR-53")
def test_damage_does_not_touch_tokens_and_they_give_no_control() -> None:
    storm = new_card("storm", ops=[{"op": "damage", "n": 3, "plus": 0, "who": "enemies-in-area", "area": "ring-6"}])
    with extra_content(storm):
        t = table(
            south("yami@4,0", hand="storm"),
            north("akhuti@0,-6 cotlic@4,-1", illusions="akhuti@5,-1", pillars="4,1"),
            active="yami",
        )
        t.acts("play:storm>south.yami")
        assert (t.hp("north.cotlic"), t.pillars("north"), t.illusion("north.akhuti")) == (16, ["4,1"], "5,-1")
    cover = table(south("akhuti@4,1 cotlic@0,6", illusions="akhuti@3,1", pillars="4,-1"), "yami@3,0")
    assert not cover.sees("south.akhuti", "north.yami")  # tokens beside a cover hex lift nothing
    control = table(south("akhuti@0,6", illusions="akhuti@4,-1", pillars="4,-3"), "yami@0,-6", phase="minions")
    control.runs_to("choose-hero")
    assert all(event["south"] == 0 for event in control.events("contested"))
