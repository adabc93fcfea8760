"""The hex a board counts from is one like any other: whoever stands there is on the battlefield in every respect."""

from __future__ import annotations

import pytest

from battlemat.games.skytear.battlefield import token_cells
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.cards.who import figures
from battlemat.games.skytear.ops import Who
from battlemat.games.skytear.scenario import SkyScenario, north, side, south, table
from battlemat.games.skytear.state import Effect

CORNER, NEAR, BESIDE, FAR = "-6,-3", "-5,-3", "-6,-2", "-4,-3"


def corner(hand: str = "", hero: str = "yami", enemies: str = f"cotlic@{NEAR}", **south_has: object) -> SkyScenario:
    """A hero who acts in the corner, an enemy beside it."""
    own = side(f"{hero}@{CORNER}", hand=hand, **south_has)  # type: ignore[arg-type]
    return table(own, enemies, active=hero, turn=5)


def cornered(hand: str, hero: str = "yami", victim: str = "cotlic") -> SkyScenario:
    """A hero who acts beside an enemy in the corner."""
    return table(south(f"{hero}@{NEAR}", hand=hand), f"{victim}@{CORNER}", active=hero, turn=5)


def test_the_corner_is_the_first_hex_of_its_board() -> None:
    board = table().state.board
    assert board.named[CORNER] == 0
    assert [board.names[cell] for cell in board.neighbours[0]] == [NEAR, BESIDE]


def test_its_hero_is_chosen_moves_and_stays_in_the_way() -> None:
    t = table(f"yami@{CORNER} sakoshi@{BESIDE}", f"cotlic@{NEAR}")
    assert "south.yami" in t.options("a")
    t = table(f"sakoshi@{BESIDE} yami@{CORNER}", f"cotlic@{FAR}", active="sakoshi").acts("move")
    assert CORNER not in t.options("a")
    assert NEAR in t.options("a")
    t.acts("stay").ends()
    t = corner().acts("move")
    assert BESIDE in t.options("a")
    t.acts(BESIDE)
    assert t.last("moved")["origin"] == CORNER


def test_its_hero_attacks_and_is_attacked() -> None:
    assert corner().acts("attack:north.cotlic").hp("north.cotlic") < 17
    assert cornered("").acts("attack:north.cotlic").hp("north.cotlic") < 17


def test_its_minion_is_attacked_and_defeated() -> None:
    t = table(south(f"yami@{NEAR}"), north("cotlic@0,-4", minions=CORNER), active="yami")
    t.acts("attack:north.minion-1")
    assert t.minions("north") == []
    assert t.reserve("north") == 1


def test_its_hero_skirmishes_and_is_hit() -> None:
    t = corner().acts("skirmish")
    assert {f"step:{BESIDE}", "hit:north.cotlic"} <= set(t.options("a"))


def test_why_somebody_there_cannot_be_attacked() -> None:
    def why(t: SkyScenario) -> str:
        return str(t.question("a").refused["attack:north.cotlic"].facts["why"])

    assert why(table(f"yami@{FAR}", f"cotlic@{CORNER}", active="yami")) == "range"
    assert why(table(f"yami@{CORNER}", f"cotlic@{FAR}", active="yami")) == "range"
    t = table(f"yami@{FAR}", north("cotlic@4,0", minions=CORNER), active="yami")
    assert t.question("a").refused["attack:north.minion-1"].facts["why"] == "range"


def test_its_hero_worships() -> None:
    t = corner().acts("worship:north.cotlic")
    assert (t.conditions("north.cotlic"), t.at("south.yami")) == (["marked"], CORNER)
    t.acts("stay")
    assert t.hp("north.cotlic") == 17  # pounce deals 1 damage, which its armor takes


def test_it_is_marked_there_and_pounced_on() -> None:
    t = cornered("", victim="sakoshi").acts("worship:north.sakoshi", "stay")
    assert (t.conditions("north.sakoshi"), t.hp("north.sakoshi")) == (["marked"], 11)


def test_its_hero_pierces_where_it_has_marked() -> None:
    t = corner(hero="sakoshi", enemies=f"haburat@{FAR}").acts("worship:north.haburat", "attack:north.haburat")
    assert t.hp("north.haburat") == 17 - (3 + 1)


def test_its_hero_plays_cards_for_itself() -> None:
    t = corner("dragon-strike").acts("play:dragon-strike>south.yami")
    assert t.conditions("south.yami") == ["frenzy"]
    t = table(south(f"gulbjarn@{CORNER}*3", hand="feral-vitality"), "cotlic@0,-4", active="gulbjarn", turn=5)
    assert t.acts("play:feral-vitality>south.gulbjarn").hp("south.gulbjarn") == 8


def test_its_hero_pushes_and_pulls_and_is_pushed_and_pulled() -> None:
    t = corner("hurricane-blow", "haburat").acts("play:hurricane-blow>south.haburat>north.cotlic")
    assert t.asked == "a push"
    t = corner("grapple", "gulbjarn", f"cotlic@{FAR}").acts("play:grapple>south.gulbjarn>north.cotlic", NEAR)
    assert (t.at("north.cotlic"), t.hp("north.cotlic")) == (NEAR, 17)
    t = table(south(f"gulbjarn@{FAR}", hand="grapple"), f"sakoshi@{CORNER}", active="gulbjarn", turn=5)
    t.acts("play:grapple>south.gulbjarn>north.sakoshi", NEAR)
    assert (t.at("north.sakoshi"), t.hp("north.sakoshi")) == (NEAR, 11)


@pytest.mark.parametrize(("caster", "victim"), [(CORNER, NEAR), (NEAR, CORNER)])
def test_next_to_it_is_next_to_its_neighbour(caster: str, victim: str) -> None:
    """Grapple cannot pull any nearer, and hurts whoever is adjacent."""
    t = table(south(f"gulbjarn@{caster}", hand="grapple"), f"sakoshi@{victim}", active="gulbjarn", turn=5)
    t.acts("play:grapple>south.gulbjarn>north.sakoshi")
    assert (t.at("north.sakoshi"), t.hp("north.sakoshi")) == (victim, 11)


def test_its_hero_strikes_all_around() -> None:
    t = corner("lightning-blades", "haburat").acts("play:lightning-blades>south.haburat")
    assert t.hp("north.cotlic") == 15
    t = corner("turtle-formation", "haburat")
    before = t.armor("south.haburat")
    assert t.acts("play:turtle-formation>south.haburat").armor("south.haburat") == before + 2


def test_its_illusion_counts() -> None:
    def laid(hand: str, enemies: str = f"sakoshi@{NEAR}") -> SkyScenario:
        own = south("haburat@4,0", hand=hand, illusions=f"haburat@{CORNER}")
        return table(own, enemies, active="haburat", turn=5)

    assert laid("lightning-blades").acts("play:lightning-blades>south.haburat").hp("north.sakoshi") == 9
    swapped = laid("time-glitch").acts("play:time-glitch>south.haburat")
    assert (swapped.at("south.haburat"), swapped.illusion("south.haburat")) == (CORNER, "4,0")


def test_its_illusion_is_attacked_projects_and_keeps_its_hex() -> None:
    t = table(f"yami@{NEAR}", north("haburat@4,0", illusions=f"haburat@{CORNER}"), active="yami")
    assert "attack:north.haburat.illusion" in t.options("a")
    t.acts("attack:north.haburat.illusion")
    assert t.illusion("north.haburat") is None
    t = table(south(f"akhuti@{BESIDE} haburat@4,0", illusions=f"haburat@{CORNER}"), f"sakoshi@{NEAR}", active="akhuti")
    t.acts("attack:north.sakoshi")
    assert ["mirrored-spears", 1] in t.last("damaged")["terms"]
    t = table(south("tlakali@-6,-1 haburat@4,0", illusions=f"haburat@{CORNER}"), "yami@4,4", active="tlakali")
    t.acts("worship")
    assert CORNER not in t.options("a")
    assert NEAR in t.options("a")


def test_its_illusion_moves_on() -> None:
    t = table(south("haburat@4,0", illusions=f"haburat@{CORNER}"), "yami@4,4", active="haburat").acts("worship")
    assert {NEAR, BESIDE} <= set(t.options("a"))
    assert CORNER not in t.options("a")


def test_its_minion_is_in_the_way_and_is_sacrificed() -> None:
    t = table(south(f"yami@{BESIDE}", minions=CORNER), "cotlic@4,0", active="yami").acts("move")
    assert CORNER not in t.options("a")
    t = table(south(f"tlakali@{NEAR}*5", minions=CORNER, hand="sacrifice"), "yami@4,0", active="tlakali", turn=5)
    t.acts("play:sacrifice>south.tlakali>south.tlakali")
    assert (t.minions("south"), t.hp("south.tlakali")) == ([], 7)


def test_its_outsider_is_in_the_way() -> None:
    t = table(f"yami@{BESIDE}", "cotlic@4,0", active="yami", outsiders={"centre": f"rift-stalker@{CORNER}"})
    t.acts("move")
    assert CORNER not in t.options("a")


def test_it_sees_and_is_seen() -> None:
    t = table(f"yami@{CORNER}", north(f"cotlic@{NEAR}", pillars=BESIDE))
    assert t.sees("south.yami", "north.cotlic")
    assert t.sees("north.cotlic", "south.yami")
    t = table(f"tlakali@{CORNER}", "yami@4,0", active="tlakali").acts("worship")
    assert {NEAR, BESIDE, FAR} <= set(t.options("a"))


def test_its_hero_is_burnt_healed_and_slowed_by_cards() -> None:
    t = cornered("life-steal").acts("play:life-steal>south.yami>north.cotlic")
    assert t.hp("north.cotlic") == 16
    t = cornered("crippling-precision").acts("play:crippling-precision>south.yami>north.cotlic")
    assert t.conditions("north.cotlic") == ["slow"]
    t = cornered("coming-storm", "corjof").acts("play:coming-storm>south.corjof")
    assert t.conditions("north.cotlic") == ["slow"]
    t = cornered("mud-flood", "tlakali")
    t.acts("play:mud-flood>south.tlakali", CORNER)
    area = next(option for option in t.options("a") if CORNER in option.split("+"))
    assert t.acts(area).conditions("north.cotlic") == ["slow"]


def test_its_hero_is_what_redirected_attacks_go_for() -> None:
    t = table(
        south(f"yami@{BESIDE}"),
        north(f"akhuti@{CORNER} haburat@-6,-1", hand="redirection"),
        active="yami",
        turn=5,
    )
    t.a("attack:north.haburat")
    t.b("play:redirection>north.akhuti>north.haburat").acts()
    assert (t.hp("north.haburat"), t.hp("north.akhuti") < 12) == (17, True)


def test_everybody_sees_who_stands_there() -> None:
    t = table(south(f"yami@{CORNER}", minions=""), north("cotlic@4,0", minions=BESIDE))
    assert CORNER in str(t.view("b"))
    t = table(south("yami@4,0", minions=CORNER), "cotlic@0,-4")
    assert CORNER in str(t.view("b"))


def test_nothing_lies_there_that_was_not_put_there() -> None:
    assert not token_cells(table().state) & 1
    t = table(south("yami"), north("cotlic@0,-4", minions=CORNER))
    run = Run(Effect(1, "card", "ruse", "south.yami", 0), t.state.heroes[0], 0, [])
    beside: tuple[Who, ...] = ("adjacent-enemy-minions", "enemies-adjacent-to-caster-or-own-illusion")
    for who in beside:
        with pytest.raises(StopIteration) as found:
            next(figures(t.match, run, who))
        assert found.value.value == []
