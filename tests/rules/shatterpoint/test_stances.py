"""Stance cards and expertise charts (SP-STA)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint.content import STANCES, UNITS, check_stance, check_unit
from battlemat.games.shatterpoint.records import Chart, Row, Stance
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.rule_marks import rule
from tests.rules.shatterpoint.made_up import chart, lend

KALANI = "kalani-super-tactical-droid"
MAUL, BO, AHSOKA, ASAJJ = "lord-maul", "bo-katan-kryze", "ahsoka-tano-jedi-no-more", "asajj-ventress-sith-assassin"
REX = "cc-7567-captain-rex"
CLOSE_SUPPORT = "bo-katan-kryze--close-support"


def combat(one: str, other: str, y: int = 450, **more: Any) -> ShatterScenario:
    """A Combat action of a unit at 400,400 against one at 400,y."""
    name, _, tokens = other.partition(" ")
    t = table(a=side(f"{one} at 400,400"), b=side(f"{name} at 400,{y} {tokens}".strip()), **more)
    return t.a("action:combat")


# Cards


@rule("SP-STA-01")
def test_every_unit_has_a_stance_card() -> None:
    for stances in ((), ("no-such-stance",)):
        with pytest.raises(ContentError, match="stance"):
            check_unit(msgspec.structs.replace(UNITS[MAUL], stances=stances))


@rule("SP-STA-02")
def test_one_or_two_sides() -> None:
    assert [STANCES[name].name for name in UNITS[MAUL].stances] == ["Dark Rage", "Sinister Cunning"]
    with pytest.raises(ContentError, match="one or two sides"):
        check_unit(msgspec.structs.replace(UNITS[MAUL], stances=UNITS[MAUL].stances + UNITS[BO].stances))


@rule("SP-STA-10")
@pytest.mark.parametrize("missing", ["name", "ranged", "melee", "defense_chart", "tree"])
def test_parts_of_a_stance(missing: str) -> None:
    record = msgspec.to_builtins(STANCES[CLOSE_SUPPORT])
    assert msgspec.convert(record, Stance) == STANCES[CLOSE_SUPPORT]
    del record[missing]
    with pytest.raises(msgspec.ValidationError, match=missing):
        msgspec.convert(record, Stance)


@rule("SP-STA-15")
def test_a_chart_for_each_attack() -> None:
    rage = STANCES["lord-maul--dark-rage"]
    assert rage.ranged_chart is None
    assert rage.melee_chart is not None
    for change in ({"melee_chart": None}, {"ranged_chart": rage.melee_chart}):
        with pytest.raises(ContentError, match="has a chart"):
            check_stance(msgspec.structs.replace(rage, **change))


# The active side


@rule("SP-STA-03", "SP-STA-04")
def test_only_the_side_that_lies_up_is_used() -> None:
    t = combat(BO, MAUL).attacks(BO, MAUL)
    assert (t.view("a")["players"][1]["units"][0]["stance"], t.last("rolled")["defense"]["failure"]) == (
        "lord-maul--dark-rage",
        5,
    )
    t = combat(BO, f"{MAUL} with flipped").attacks(BO, MAUL)
    assert (t.view("a")["players"][1]["units"][0]["stance"], t.last("rolled")["defense"]["failure"]) == (
        "lord-maul--sinister-cunning",
        6,
    )


@rule("SP-STA-05")
def test_one_flip_in_each_activation() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 800,800"))
    t.picks("a", "flip")
    assert t.refused("a", f"flip:a.{MAUL}") == "SP-STA-05"
    t.ends_activation().picks("b", "activate").passes_all()
    assert t.refused("b", f"flip:b.{BO}") == "SP-STA-05"
    t.ends_activation().picks("a", "activate").picks("a", "flip")
    assert t.unit(MAUL).side == 0


@rule("SP-STA-06")
def test_a_flip_never_interrupts() -> None:
    t = combat(MAUL, BO).attacks(MAUL, BO, attack="S")
    assert t.asked == "a tree"
    t.refused("a", f"flip:a.{MAUL}")
    t.takes("stop").picks("a", "flip")
    t = table(a=side(f"{MAUL} at 400,400"), b=side()).a("action:move")
    t.refused("a", f"flip:a.{MAUL}")


@rule("SP-STA-07")
def test_a_flip_costs_nothing() -> None:
    t = table(a=side(f"{MAUL} at 400,400", force=0), b=side()).picks("a", "flip")
    assert (t.unit(MAUL).side, t.question("a").about["left"], t.force("a")) == (1, 2, 0)


@rule("SP-STA-08")
def test_no_flip_in_the_others_activation() -> None:
    t = combat(REX, AHSOKA, 600).attacks(REX, AHSOKA, type="ranged")
    assert t.options("b") == [f"use:b.{AHSOKA}>deflect", "pass"]
    t.refused("b", f"flip:b.{AHSOKA}")


# Values


@rule("SP-STA-11")
def test_ranged_values() -> None:
    t = combat(KALANI, KALANI, 600).attacks("a.kalani", "b.kalani", type="ranged")
    assert t.last("rolled") == {"attack": {"failure": 7}, "defense": {"failure": 4}}


@rule("SP-STA-12")
def test_melee_values() -> None:
    t = combat(KALANI, KALANI).attacks("a.kalani", "b.kalani")
    assert t.last("rolled") == {"attack": {"failure": 6}, "defense": {"failure": 3}}


@rule("SP-STA-14")
def test_a_dash_instead_of_a_value() -> None:
    """Dark Rage has no ranged attack, not even on a Wounded foe that touches the base."""
    t = combat(MAUL, f"{BO} with wounded", 440)
    assert t.options("a") == [f"melee:a.{MAUL}.1>b.{BO}.1", "pass"]
    assert t.refused("a", f"ranged:a.{MAUL}.1>b.{BO}.1") == "SP-STA-14"


# Charts


@rule("SP-STA-16")
@pytest.mark.parametrize(("y", "type_"), [(450, "melee"), (600, "ranged")])
def test_one_defense_chart_against_both(y: int, type_: str) -> None:
    t = combat(REX, BO, y)
    t.attacks(REX, BO, type="melee" if type_ == "melee" else "ranged", attack="SS", defense="EE")
    assert t.last("results")["defense"]["block"] == 2


@rule("SP-STA-17", "SP-STA-18")
@pytest.mark.parametrize(("expertise", "blocks"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2)])
def test_one_row_and_only_one(expertise: int, blocks: int) -> None:
    """Rex's defense chart: 1-2 give a block, 3 and more two blocks."""
    t = combat(BO, REX).attacks(BO, REX, defense="E" * expertise)
    assert t.last("results")["defense"].get("block", 0) == blocks


@rule("SP-STA-18")
def test_a_number_without_a_row() -> None:
    made = Chart("made up", (Row(2, ("block",), 3),))
    assert [made.row(number) for number in (0, 1, 2, 3, 4)] == [(), (), ("block",), ("block",), ()]


@rule("SP-STA-19")
def test_the_whole_row_applies() -> None:
    """Ahsoka's Jar'Kai with 3 expertise: two blocks, a crit to a strike, a jump."""
    t = combat(BO, AHSOKA).attacks(BO, AHSOKA, attack="CC", defense="EEE")
    results = t.last("results")
    assert (results["defense"]["block"], results["attack"]["crit"], results["successes"]) == (2, 1, 1)
    t.takes("stop")
    assert t.options("b") == [f"jump:b.{AHSOKA}.1", "pass"]


@rule("SP-STA-21")
def test_added_results_may_exceed_the_dice() -> None:
    """All 7 dice of Bo-Katan are strikes and expertise; the chart adds a crit and a strike to them."""
    t = combat(BO, REX).attacks(BO, REX, attack="SSSSSEE")
    assert t.last("results")["attack"] == {"crit": 1, "strike": 6, "expertise": 2}


@rule("SP-STA-22")
def test_changes_on_either_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    t = combat(BO, AHSOKA).attacks(BO, AHSOKA, attack="CC", defense="E")
    assert t.last("results")["attack"] == {"crit": 1, "failure": 5}
    assert t.last("results")["defense"]["block"] == 1
    chart(monkeypatch, CLOSE_SUPPORT, "melee", "block>failure", "failure>crit")
    t = combat(BO, REX).attacks(BO, REX, attack="E", defense="BB")
    assert t.last("results")["defense"] == {"block": 1, "failure": 4}
    assert t.last("results")["attack"] == {"crit": 1, "expertise": 1, "failure": 5}


@rule("SP-STA-23")
def test_a_change_needs_a_die() -> None:
    t = combat(BO, f"{AHSOKA} with flipped").attacks(BO, AHSOKA, attack="SS", defense="E")
    assert t.last("results")["attack"] == {"strike": 1, "failure": 5}
    assert t.last("results")["defense"] == {"block": 1, "expertise": 1, "failure": 5}


@rule("SP-STA-24")
def test_chart_damage_is_in_the_pool_before_the_tree() -> None:
    t = combat(MAUL, BO).attacks(MAUL, BO, attack="E")
    assert (t.asked, t.view("a")["attacks"][0]["damage"], t.damage(BO)) == ("a tree", 1, 0)


@rule("SP-STA-25")
def test_other_entries_wait_until_the_attack_is_resolved() -> None:
    t = combat(BO, AHSOKA).attacks(BO, AHSOKA, attack="CC", defense="EEE")
    assert (t.asked, t.state.attacks[0].noted[1]) == ("a tree", ["jump"])
    t.takes("a").passes("b")
    assert (t.asked, t.state.attacks[0].step, t.damage(AHSOKA)) == ("b movement", 10, 2)


@rule("SP-STA-26", "SP-STA-43")
def test_effects_on_the_enemy_come_first() -> None:
    """Asajj's Makashi with 4 expertise: two blocks, a jump, and the attacker is Exposed."""
    t = combat(BO, ASAJJ).attacks(BO, ASAJJ, attack="CCC", defense="EEEE", path="a").takes("stop")
    assert (t.asked, t.conditions(BO), t.conditions(ASAJJ)) == ("b movement", ["exposed"], [])
    assert t.damage(ASAJJ) == 2


@rule("SP-STA-26")
def test_the_owner_orders_the_rest() -> None:
    """Dark Rage with 3 expertise: a block, a heal, a jump."""
    t = combat(BO, f"{MAUL} with 3 damage").attacks(BO, MAUL, defense="EEE")
    assert (t.asked, t.options("b")) == ("b order", ["effect:heal", "effect:jump"])
    t.picks("b", "jump")
    assert t.asked == "b movement"
    t.passes("b").picks("b", "damage")
    assert t.damage(MAUL) == 2


@rule("SP-STA-27")
def test_expertise_is_no_success() -> None:
    """The B2's ranged chart gives damage only, the B1's defense chart nothing for a single result."""
    t = table(a=side("b2-battle-droids at 400,400 and 800,800"), b=side(f"{REX} at 400,600")).a("action:combat")
    t.attacks("b2", REX, type="ranged", attack="EEE")
    assert (t.last("results")["successes"], t.damage(REX)) == (0, 2)
    t = table(a=side(f"{REX} at 400,400"), b=side("b1-battle-droids at 400,600 and 800,800")).a("action:combat")
    t.attacks(REX, "b1", type="ranged", attack="S", defense="E")
    assert t.last("results")["successes"] == 1


@rule("SP-STA-28")
def test_the_row_is_looked_up_at_each_sub_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the two rolls the attacker takes away the defender's expertise."""

    def spoil(use: Any) -> None:
        use.attack.defense.expertise = 0

    lend(monkeypatch, "mandalore-will-survive", "modify-defense", does=spoil)
    t = combat(BO, AHSOKA).attacks(BO, AHSOKA, attack="CC", defense="EEE")
    results = t.last("results")
    assert (results["attack"]["crit"], results["attack"]["strike"]) == (1, 1)
    assert "block" not in results["defense"]
    assert t.state.attacks[0].noted[1] == []
