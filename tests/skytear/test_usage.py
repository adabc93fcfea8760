"""What the fuzzer counts as used: each way in which cards and skills show in the events of a match."""

from __future__ import annotations

from battlemat.games.skytear import GAME
from battlemat.games.skytear.scenario import SkyScenario, north, south, table


def used(t: SkyScenario) -> set[str]:
    return {name for event in t.match.events for name in GAME.used(event)}


def test_a_card_is_used_when_it_resolves() -> None:
    t = table(south("yami@4,0", hand="clear-mind"), north("cotlic@0,-4", hand="protection"), active="yami")
    t.a("play:clear-mind>south.yami")
    assert used(t) == set()
    assert used(t.settle()) == {"clear-mind"}


def test_actions_are_no_content() -> None:
    assert used(table("yami@4,0", "", active="yami").acts("move", "4,1")) == set()


def test_a_triggered_skill_is_used_when_it_resolves() -> None:
    t = table("yami@4,0", "cotlic@4,-2", active="yami").acts("worship:north.cotlic")
    assert used(t.acts("stay")) == {"pounce"}


def test_a_skill_is_used_when_a_number_is_due_to_it() -> None:
    t = table("yami@4,0", "akhuti@4,-1+marked haburat@5,-2", active="yami").acts("attack:north.akhuti")
    assert used(t) == {"scent-of-guilt", "shield-brother"}
    plain = table("yami@4,0", "akhuti@4,-1", active="yami").acts("attack:north.akhuti")
    assert used(plain) == set()


def test_prevented_damage_names_the_skill() -> None:
    t = table("yami@4,-2", north("tlakali@4,-4", minions="4,-3", pillars="3,-4"), active="yami")
    assert used(t.acts("attack:north.minion-1")) == {"scarred-flock"}


def test_a_longer_move_names_the_skill() -> None:
    t = table("corjof@4,0+shapeshifted", "", active="corjof").acts("move")
    assert used(t) == set()
    assert used(t.acts("4,1")) == {"raven-wings"}
    stayed = table("corjof@4,0+shapeshifted", "", active="corjof").acts("move", "stay")
    assert used(stayed) == set()


def test_a_skirmish_in_an_area_names_the_skill() -> None:
    t = table("gulbjarn@4,0+shapeshifted", "tlakali@4,-1", active="gulbjarn").acts("skirmish")
    t.acts(next(option for option in t.options("a") if option.startswith("hit:")))
    assert used(t) == {"bear-fury", "feral-majesty"}


def test_a_target_in_cover_names_the_skill_by_which_it_is_seen() -> None:
    hidden = table("corjof@5,0", "cotlic@3,0", active="corjof").acts("attack:north.cotlic")
    assert used(hidden) == {"high-watch"}
    for south_heroes, place in (("corjof@5,0", "4,0"), ("corjof@5,0 sakoshi@3,1", "3,0")):  # no cover; spotted
        seen = table(south_heroes, f"cotlic@{place}", active="corjof").acts("attack:north.cotlic")
        assert used(seen) == set()


def test_a_victory_card_is_used_when_it_is_fulfilled() -> None:
    t = table(
        "yami@4,0",
        "cotlic@4,-1*1",
        active="yami",
        victory="two-heroes-turn three-heroes",
        progress={"south": {"heroes": 2}},
    )
    assert used(t.acts("attack:north.cotlic")) == {"three-heroes"}
