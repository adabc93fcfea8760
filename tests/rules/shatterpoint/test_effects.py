"""Effects and the Force (SP-UNI)."""

from __future__ import annotations

import pytest

from battlemat.core.rules import rules
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import foes
from battlemat.games.shatterpoint.content import ABILITIES
from battlemat.games.shatterpoint.damage import defeat
from battlemat.games.shatterpoint.records import Effect
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.timing import refresh_force, spend
from battlemat.games.shatterpoint.values import halved, keyword, total
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_value
from tests.rules.shatterpoint.made_up import icons, lend_value

MAUL, BO, REX, AHSOKA = "lord-maul", "bo-katan-kryze", "cc-7567-captain-rex", "ahsoka-tano-jedi-no-more"
ASAJJ, KALANI, ANAKIN = "asajj-ventress-sith-assassin", "kalani-super-tactical-droid", "general-anakin-skywalker"
KRYZE, DOOKU = "clan-kryze-mandalorians", "count-dooku-separatist-leader"


# The Force


@rule("SP-UNI-22")
def test_all_units_share_a_pool() -> None:
    """A unit without Force of its own pays 2: the price and one for its Injured token."""
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400 with 1 injured", force=3), b=side())
    assert t.unit(KRYZE).card.force == 0
    t.picks("a", "jet-pack")
    assert t.force("a") == 1


@rule("SP-UNI-23", "SP-UNI-25", "SP-UNI-26")
def test_spending_and_refreshing() -> None:
    t = table(a=side(f"{MAUL} at 400,400", force=5, pool=5), b=side(force=2, pool=9))
    player = t.state.players[0]
    spend(t.match, 0, 2, "SP-UNI-23")
    assert (player.force, player.pool) == (3, 5)
    refresh_force(t.match, 0, 1, "SP-UNI-25")
    assert (player.force, player.pool) == (4, 5)
    refresh_force(t.match, 0, 3, "SP-UNI-26")
    assert (player.force, player.pool, t.last("force-refreshed")["amount"]) == (5, 5, 1)
    assert t.force("b") == 2


@rule("SP-UNI-24")
def test_no_ability_without_the_whole_price() -> None:
    t = table(a=side(f"{ASAJJ} at 400,400", force=1), b=side(f"{BO} at 400,450"))
    push = f"use:a.{ASAJJ}>force-push"
    assert push not in t.options("a")
    assert t.refused("a", push) == "SP-UNI-24"
    assert push in table(a=side(f"{ASAJJ} at 400,400", force=2), b=side(f"{BO} at 400,450")).options("a")


# Where effects come from


def sources(t: ShatterScenario) -> list[str]:
    """The rule behind every loss of damage or Force, and the ability that was used before."""
    kinds = ("ability", "damaged", "force-refreshed")
    found = [event for event in t.match.events if event.kind in kinds]
    assert all(event.rule in rules("shatterpoint") for event in found)
    return [event.data.get("ability") or event.rule for event in found]


@rule("SP-UNI-27")
def test_every_effect_has_a_source() -> None:
    """An attack, the ability that answers it, a condition, a special rule of a struggle card."""
    t = table(
        a=side(f"{BO} at 400,450 with strained", force=3),
        b=side(f"{ASAJJ} at 400,400"),
        objectives="(X) at 400,480",
        mission="strategic-positions",
        struggle="desperate-gamble",
    )
    t.a("action:combat").attacks(BO, ASAJJ, attack="S", path="a").picks("b", "riposte").ends_activation()
    assert sources(t) == ["SP-ATK-29", "riposte", "SP-ABL-34", "SP-CON-08", "SP-MIS-08"]


@rule("SP-UNI-28")
@pytest.mark.parametrize(("struggle", "cover"), [("steal-the-secret-plans", 0), ("rapid-assault", 1)])
def test_special_rules_are_not_in_the_core_rules(struggle: str, cover: int) -> None:
    """Cover at inactive objectives is printed on a struggle card and holds only with it."""
    t = table(a=side(f"{MAUL} at 400,400"), b=side(), objectives="(X) at 400,450", struggle=struggle)
    assert keyword(t.state, t.character(MAUL), "cover") == cover


# Range and timing


@rule("SP-UNI-29")
@pytest.mark.parametrize(("x", "found"), [(752.4, 1), (752.5, 0)])
def test_range_is_measured_from_whoever_uses_the_effect(x: float, found: int) -> None:
    """Range 3 from any character of the unit, here the second; other allies do not count."""
    t = table(a=side(f"{KRYZE} at 400,400 and 560,400", f"{REX} at {x - 60},500"), b=side(f"{MAUL} at {x},400"))
    use = Use(t.match, t.unit(KRYZE), ABILITIES["jet-pack"])
    assert len(foes(use, within=3)) == found


@rule("SP-UNI-30")
def test_after_an_attack_is_resolved() -> None:
    t = table(a=side(f"{KALANI} at 400,600"), b=side(f"{ANAKIN} at 400,400")).a("action:combat")
    t.attacks(KALANI, ANAKIN, type="ranged", attack="CC")
    assert (t.asked, t.damage(ANAKIN)) == ("a tree", 0)
    t.takes("a", "stop")
    assert (t.options("b"), t.damage(ANAKIN)) == ([f"use:b.{ANAKIN}>deflect", "pass"], 2)


@rule("SP-UNI-31")
@pytest.mark.parametrize(("seat", "space"), [("a", "a1"), ("b", "b1")])
def test_you_is_whoever_controls_the_unit(seat: str, space: str) -> None:
    """This Is Where the Fun Begins: the struggle token moves toward the owner."""
    sides = {"a": side(f"{MAUL} at 400,450 with 10 damage"), "b": side(f"{MAUL} at 400,450 with 10 damage")}
    t = table(**(sides | {seat: side(f"{ANAKIN} at 400,400")}), active=seat)  # type: ignore[arg-type]
    t._answer(seat, ["action:combat"])
    t.attacks(ANAKIN, MAUL, attack="C", path="a")
    assert t.token == space


# Rules against rules


@rule("SP-UNI-32")
def test_cannot_beats_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ability forbids attacks on allied Primaries; the core rules would allow the attack on an engaged one."""
    lend_value(
        monkeypatch,
        "mandalore-will-survive",
        "untargetable",
        lambda s, unit, pair: int(pair[1].owner == unit.owner and pair[1].unit == f"b.{MAUL}"),
    )
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,450", f"{BO} at 450,400")).a("action:combat")
    assert t.options("a") == [f"melee:a.{REX}.1>b.{BO}.1", "pass"]
    assert t.refused("a", f"melee:a.{REX}.1>b.{MAUL}.1") == "SP-UNI-32"


@rule("SP-UNI-33")
def test_card_text_overrides_the_core_rules() -> None:
    """Swift Retreat: Asajj may reposition where all others could only dash."""
    t = table(a=side(f"{ASAJJ}--2026 at 400,400"), b=side(f"{BO} at 400,450")).a("action:move").moves(ASAJJ, "advance")
    assert t.options("a") == [f"dash:a.{ASAJJ}--2026.1", f"reposition:a.{ASAJJ}--2026.1"]
    t.picks("a", "reposition").goes("a", 400, 220)
    assert t.at(ASAJJ) == (400, 220, 0)
    t = table(a=side(f"{ASAJJ} at 400,400"), b=side(f"{BO} at 400,450")).a("action:move").moves(ASAJJ, "advance")
    assert t.no_way("a", 400, 220) == "SP-MOV-05"


@rule("SP-UNI-34")
@pytest.mark.parametrize(("damage", "own", "rest"), [(4, 2, 2), (5, 3, 2), (7, 4, 3)])
def test_halves_are_rounded_up(monkeypatch: pytest.MonkeyPatch, damage: int, own: int, rest: int) -> None:
    """Too Fast for You: half of the pool, the rest is the attacker's."""
    pool: list[Effect] = ["damage"] * damage
    icons(monkeypatch, "mandalorian-super-commandos--disruptive-tactics", *pool)
    t = table(a=side("mandalorian-super-commandos at 400,450 and 800,800"), b=side(f"{AHSOKA} at 400,400"))
    t.a("action:combat").attacks("commandos", AHSOKA, attack="C", path="a").picks("b", "too-fast")
    assert (t.damage(AHSOKA), t.damage("commandos")) == (own, rest)


@rule("SP-UNI-34")
def test_half_of_a_pool_of_five_dice_is_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up text halves the dice of Bo-Katan's attacks."""

    def pool() -> int:
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat")
        t.attacks("bo-katan", "maul")
        return sum(t.last("rolled")["attack"].values())

    whole = pool()
    lend_value(monkeypatch, "mandalore-will-survive", "attack-dice", lambda s, unit, attack: 5 - whole)
    assert pool() == 5
    lend_value(monkeypatch, "mandalore-will-survive", "attack-dice", lambda s, unit, attack: halved(5) - whole)
    assert pool() == 3


# Effects that last


@rule("SP-DMG-22")
def test_abilities_of_a_defeated_unit_are_gone_with_it() -> None:
    t = table(a=side(f"{MAUL} at 400,450"), b=side(f"{KRYZE} at 400,400 and 800,800", "lord-maul at 700,700"))
    give_value(t, "b.lord-maul", "defense-dice", 2)
    assert total(t.state, "defense-dice", None) == 2
    defeat(t.match, t.unit("b.lord-maul"))
    assert total(t.state, "defense-dice", None) == 0


@rule("SP-UNI-35")
def test_a_lasting_effect_is_there_once() -> None:
    t = table(a=side(f"{MAUL} at 400,450"), b=side(f"{KRYZE} at 400,400 and 800,800"))
    unit = f"b.{KRYZE}"
    t.state.lasting += [(unit, "protection", 1), (unit, "protection", 1)]
    assert keyword(t.state, t.character("kryze.1"), "protection") == 1
    assert keyword(t.state, t.character("maul"), "protection") == 0
    t.a("action:combat").attacks(MAUL, KRYZE, attack="SS", path="ab")
    assert t.damage(KRYZE) == 3


@rule("SP-UNI-36", "SP-UNI-37")
def test_numbers_in_brackets_add_up_and_never_fall_below_0() -> None:
    t = table(
        a=side("gar-saxon-merciless-commander at 400,400", "mandalorian-super-commandos at 500,400 and 560,400"),
        b=side(),
    )
    gar, commando = t.character("gar"), t.character("commandos.1")
    assert (keyword(t.state, gar, "sharpshooter"), keyword(t.state, commando, "impact")) == (2, 1)
    t.state.lasting += [(gar.unit, "sharpshooter", 1), (commando.unit, "impact", -2)]
    assert (keyword(t.state, gar, "sharpshooter"), keyword(t.state, commando, "impact")) == (3, 0)
    t.state.lasting.remove((gar.unit, "sharpshooter", 1))
    assert keyword(t.state, gar, "sharpshooter") == 2


@rule("SP-UNI-32")
@pytest.mark.parametrize(("tokens", "targets"), [("", ["magnaguard"]), (" with wounded", [DOOKU, "magnaguard"])])
def test_intercede_forbids_what_the_core_rules_allow(tokens: str, targets: list[str]) -> None:
    """Rex is engaged with Dooku and with a MagnaGuard: only the guard is a target until it is Wounded."""
    t = table(
        a=side(f"{REX} at 400,400"),
        b=side(f"{DOOKU} at 400,450", f"magnaguard at 450,400 and 800,800{tokens}"),
    ).a("action:combat")
    melee = [option for option in t.options("a") if option.startswith("melee:")]
    assert melee == [f"melee:a.{REX}.1>b.{target}.1" for target in targets]
