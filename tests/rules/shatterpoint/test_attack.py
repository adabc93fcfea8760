"""Attacks, charts, trees and keywords (SP-ATK, SP-STA, SP-KEY, SP-DIC)."""

from __future__ import annotations

from collections import Counter

import pytest

from battlemat.games.shatterpoint.combat_tree import next_options
from battlemat.games.shatterpoint.content import STANCES
from battlemat.games.shatterpoint.dice import ATTACK_FACES, DEFENSE_FACES
from battlemat.games.shatterpoint.pools import attack_pool, defense_pool, spend_focus
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.targets import attack_ids, targets
from tests.rule_marks import rule

REX = "cc-7567-captain-rex"
MAUL = "lord-maul"
BO = "bo-katan-kryze"


def shooting(at: str = "400,600", tokens: str = "", **more: object) -> ShatterScenario:
    """Rex at 400,400 takes a Combat action; Maul is the target."""
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at {at}{tokens}"), **more)  # type: ignore[arg-type]
    return t.a("action:combat")


def pools(t: ShatterScenario, type_: str = "ranged") -> tuple[int, int]:
    attack = Attack(0, t.character("rex").id, t.character("maul").id, "melee" if type_ == "melee" else "ranged", False)
    return attack_pool(t.state, attack), defense_pool(t.state, attack)


@rule("SP-DIC-01", "SP-DIC-02")
def test_the_dice() -> None:
    assert Counter(ATTACK_FACES) == {"crit": 1, "strike": 3, "expertise": 2, "failure": 2}
    assert Counter(DEFENSE_FACES) == {"block": 2, "expertise": 2, "failure": 2}


@rule("SP-ATK-04", "SP-ATK-05", "SP-ATK-10")
def test_melee_needs_engagement_and_ranged_does_not_mind_height() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,470,100"), terrain=[box(400, 480, 100, 60, 100)])
    rex = t.character("rex")
    assert targets(t.state, rex, "melee") == []
    assert targets(t.state, rex, "ranged") == [t.character("maul")]


@rule("SP-ATK-05", "SP-STA-13")
@pytest.mark.parametrize(("y", "legal"), [(694.0, True), (694.1, False)])
def test_range_is_that_of_the_stance(y: float, legal: bool) -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,{y}"))
    assert bool(targets(t.state, t.character("rex"), "ranged")) is legal


@rule("SP-ATK-06", "SP-ATK-12")
def test_no_shooting_while_engaged() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,450", f"{BO} at 400,600"))
    assert attack_ids(t.state, [t.character("rex")]) == [f"melee:a.{REX}.1>b.{MAUL}.1"]
    assert t.a("action:combat").refused("a", f"ranged:a.{REX}.1>b.{BO}.1") == "SP-ATK-06"


@rule("SP-ATK-07", "SP-ATK-11")
def test_engaged_only_with_wounded_enemies() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded", f"{BO} at 400,600"))
    assert len(targets(t.state, t.character("rex"), "ranged")) == 2
    assert len(targets(t.state, t.character("rex"), "melee")) == 1


@rule("SP-TER-16", "SP-ATK-05")
def test_a_wall_blocks_sight() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,600"), terrain=[box(400, 500, 300, 20, 100)])
    assert targets(t.state, t.character("rex"), "ranged") == []


@rule("SP-TER-35", "SP-TER-36", "SP-TER-37", "SP-ATK-18")
def test_hunker_gives_cover() -> None:
    assert pools(shooting())[1] == 5
    assert pools(shooting(tokens=" with 2 hunker"))[1] == 7
    assert pools(shooting(tokens=" with 2 hunker"), "melee")[1] == 5


@rule("SP-TER-27", "SP-TER-28", "SP-TER-29", "SP-TER-31", "SP-TER-32")
def test_terrain_cover_needs_a_hunker_token() -> None:
    crates = [box(390, 550, 20, 20, 70), box(415, 550, 20, 20, 70)]
    assert pools(shooting("400,600", terrain=crates))[1] == 5
    t = shooting("400,600", " with 1 hunker", terrain=crates)
    assert (pools(t)[1], pools(t, "melee")[1]) == (7, 5)
    far = [box(400, 500, 60, 20, 70)]
    assert pools(shooting("400,600", " with 1 hunker", terrain=far))[1] == 6


@rule("SP-TER-29")
def test_low_terrain_does_not_cover_from_above() -> None:
    terrain = [box(400, 400, 100, 100, 200), box(400, 550, 60, 20, 70)]
    t = table(a=side(f"{REX} at 400,400,200"), b=side(f"{MAUL} at 400,600 with 1 hunker"), terrain=terrain)
    assert pools(t)[1] == 6


@rule("SP-ATK-26", "SP-DIC-07", "SP-DIC-08", "SP-DIC-10")
def test_blocks_remove_strikes_not_crits() -> None:
    t = shooting().attacks("rex", "maul", type="ranged", attack="SSSC", defense="BB")
    assert t.last("results")["successes"] == 2
    assert t.last("results")["attack"]["strike"] == 1
    t = shooting().attacks("rex", "maul", type="ranged", attack="SCC", defense="BBB")
    assert t.last("results")["successes"] == 2


@rule("SP-ATK-33", "SP-STA-20")
def test_chart_damage_counts_without_an_option() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,450"))
    t.a("action:combat").attacks("maul", "bo-katan", attack="EEE", defense="BBBB")
    assert t.state.attacks[-1].successes == 1
    t.takes("stop")
    assert t.damage("bo-katan") == 1


@rule("SP-STA-30", "SP-STA-31", "SP-STA-32", "SP-STA-35", "SP-STA-37")
def test_the_way_through_the_tree() -> None:
    stance = STANCES["lord-maul--dark-rage"]
    assert [option.id for option in next_options(stance, [])] == ["a"]
    assert [option.id for option in next_options(stance, ["a"])] == ["b", "e"]
    assert next_options(stance, ["a", "e", "f", "i", "j", "k"]) == []


@rule("SP-STA-38")
def test_stopping_early() -> None:
    t = shooting().attacks("rex", "maul", type="ranged", attack="CCC", path="a").takes("stop")
    assert t.damage("maul") == 2


@rule("SP-STA-42", "SP-ATK-29", "SP-ATK-32")
def test_damage_waits_in_the_pool() -> None:
    t = shooting().attacks("rex", "maul", type="ranged", attack="CCC", path="ab")
    assert (t.state.attacks[-1].damage, t.damage("maul")) == (4, 0)
    t.takes("stop")
    assert t.damage("maul") == 4


@rule("SP-ATK-37", "SP-CON-02")
def test_a_wound_during_the_attack_voids_the_pool() -> None:
    t = table(
        a=side("501st-clone-troopers at 400,400 and 800,100"), b=side(f"{MAUL} at 400,600 with pinned, 10 damage")
    )
    t.a("action:combat").attacks("501st.1", "maul", type="ranged", attack="C", path="a")
    assert (t.damage("maul"), t.unit("maul").wounded) == (11, True)


@rule("SP-TRN-19", "SP-TRN-20", "SP-ATK-19")
def test_the_focus_die_serves_one_attack() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,600")).a("action:focus")
    assert pools(t)[0] == 8
    t.a("action:combat").attacks("rex", "maul", type="ranged")
    assert pools(t)[0] == 7


@rule("SP-KEY-05", "SP-KEY-06", "SP-KEY-07", "SP-KEY-08")
def test_sharpshooter_waits_for_a_ranged_attack() -> None:
    t = table(a=side("gar-saxon-merciless-commander at 400,400"), b=side(f"{MAUL} at 400,450"))
    t.a("action:focus", "action:combat").attacks("gar", "maul")
    gar = t.character("gar")
    assert (gar.focus, gar.sharpshooter) == (0, 2)


@rule("SP-KEY-08")
def test_impact_waits_for_a_melee_attack_and_is_spent_by_it() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded"))
    rex = t.character("rex")
    rex.focus, rex.impact, rex.sharpshooter = 1, 2, 3
    ranged, melee = (Attack(0, rex.id, t.character("maul").id, type_, False) for type_ in ("ranged", "melee"))
    stance = t.unit("rex").stance
    assert attack_pool(t.state, ranged) == (stance.ranged.attack or 0) + 1 + 3
    spend_focus(rex, "ranged")
    assert (rex.focus, rex.impact, rex.sharpshooter) == (0, 2, 0)
    assert attack_pool(t.state, melee) == (stance.melee.attack or 0) + 2
    spend_focus(rex, "melee")
    assert rex.impact == 0


@rule("SP-KEY-10", "SP-KEY-12")
def test_protection_takes_one_from_the_pool() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side("b1-battle-droids at 400,600 and 800,800"), objectives="X at 400,650")
    t.a("action:combat").attacks("rex", "b1.1", type="ranged", attack="C", path="a")
    assert t.damage("b1") == 1


@rule("SP-KEY-15", "SP-KEY-16")
def test_steadfast_ignores_the_first_shove() -> None:
    anakin = "general-anakin-skywalker at 400,400 with flipped"
    t = table(a=side(anakin), b=side(f"{BO} at 400,450"), objectives="X at 400,500")
    t.a("action:combat").attacks("anakin", "bo-katan", attack="CC", path="a")
    assert t.question("a").about["pull"]
    t.goes("a", 400, 450)
    assert (t.at("bo-katan"), t.at("anakin")) == ((400, 450, 0), (400, 410, 0))
    t.takes("f")
    assert not t.question("a").about["pull"]


@rule("SP-STA-45", "SP-STA-46")
def test_a_shove_in_two_halves() -> None:
    t = table(a=side("general-anakin-skywalker at 400,400 with flipped"), b=side(f"{BO} at 400,450"))
    t.a("action:combat").attacks("anakin", "bo-katan", attack="C", path="a")
    t.goes("a", 400, 500).goes("a", 400, 500)
    assert (t.at("bo-katan"), t.at("anakin")) == ((400, 475.4, 0), (400, 425.4, 0))


@rule("SP-STA-45", "SP-STA-46")
def test_either_half_of_a_shove_may_be_declined_or_go_aslant() -> None:
    def shoving() -> ShatterScenario:
        t = table(a=side("general-anakin-skywalker at 400,400 with flipped"), b=side(f"{BO} at 400,450"))
        return t.a("action:combat").attacks("anakin", "bo-katan", attack="C", path="a")

    t = shoving().passes("a").goes("a", 400, 500)
    assert (t.at("bo-katan"), t.at("anakin")) == ((400, 450, 0), (400, 410, 0))
    t = shoving()
    assert t.no_way("a", 420, 460) == "SP-MOV-48"
    t.goes("a", 417, 467.5).passes("a")
    assert (t.at("bo-katan"), t.at("anakin")) == ((417.7, 468.22, 0), (400, 400, 0))


@rule("SP-STA-57", "SP-STA-56", "SP-ABL-30")
def test_the_active_ability_icon_waits_for_the_damage_and_is_free() -> None:
    asajj = "asajj-ventress-sith-assassin at 400,400 with flipped, 1 injured"
    t = table(a=side(asajj, force=0), b=side(f"{BO} at 400,450"))
    t.a("action:combat").attacks("asajj", "bo-katan", attack="CCCC", path="abcg")
    assert (t.asked, t.damage("bo-katan")) == ("a free-ability", 6)
    t.picks("a", "dexterity").moves("asajj", "jump", 400, 390)
    assert t.force("a") == 0


@rule("SP-TRN-42", "SP-TRN-43", "SP-ATK-40")
def test_a_wound_ends_the_activation() -> None:
    asajj = "asajj-ventress-sith-assassin at 400,400"
    t = table(a=side(f"{BO} at 400,450 with 7 damage"), b=side(asajj, f"{MAUL} at 800,800"))
    t.a("action:combat").attacks("bo-katan", "asajj").picks("b", "riposte").passes_all()
    assert t.unit("bo-katan").wounded
    assert t.state.active == 1


def supported() -> ShatterScenario:
    """Dark Troopers have attacked Anakin next to two units that could support them."""
    t = table(
        a=side(
            "dark-troopers at 400,400 and 860,60 with 2 damage",
            "elite-squad-troopers at 480,400 and 860,860",
            "death-troopers at 320,400 and 800,860",
        ),
        b=side("asajj-ventress-sith-assassin at 400,450"),
    )
    return t.a("action:combat").attacks("dark-troopers.1", "asajj")


@rule("SP-ABL-07", "SP-ABL-08")
def test_one_reaction_per_player_and_event() -> None:
    t = supported()
    assert len([option for option in t.options("a") if option.startswith("use:")]) == 3
    t.picks("a", "troopers-b").a("damage:a.dark-troopers")
    assert t.asked == "b react"


@rule("SP-ABL-06", "SP-ABL-09", "SP-SEQ-07")
def test_both_players_may_react_the_attacker_first() -> None:
    t = supported()
    assert t.asked == "a react"
    t.passes("a")
    assert t.asked == "b react"
    t.picks("b", "riposte")
    assert t.damage("dark") == 4
