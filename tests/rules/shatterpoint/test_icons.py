"""Combat trees and what their icons do (SP-STA)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint.content import STANCES, check_stance
from battlemat.games.shatterpoint.records import Effect, TreeOption
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from tests.rule_marks import rule
from tests.rules.shatterpoint.made_up import chart, icons, tree

BO, REX, MAUL, KALANI = "bo-katan-kryze", "cc-7567-captain-rex", "lord-maul", "kalani-super-tactical-droid"
ASAJJ = "asajj-ventress-sith-assassin"
SUPPORT = "bo-katan-kryze--close-support"
SKIRMISH = "clan-kryze-mandalorians--skirmish-tactics"
ROOF = box(400, 320, 80, 80, 100)


def attack(patch: pytest.MonkeyPatch, *effects: Effect, y: int = 450, tokens: str = "", **more: Any) -> ShatterScenario:
    """Bo-Katan at 400,400 takes an option with these icons in an attack on Rex at 400,y."""
    icons(patch, SUPPORT, *effects)
    t = table(a=side(f"{BO} at 400,400{tokens}"), b=side(f"{REX} at 400,{y}"), **more).a("action:combat")
    return t.attacks(BO, REX, type="melee" if y < 500 else "ranged", attack="SSS", path="a")


# The way through the tree


@rule("SP-STA-34")
def test_lines_never_lead_to_the_left() -> None:
    back = (
        TreeOption("a", ("damage",), True, ("b",)),
        TreeOption("b", (), next=("c",)),
        TreeOption("c", (), next=("a",)),
    )
    with pytest.raises(ContentError, match="leads back"):
        check_stance(msgspec.structs.replace(STANCES[SUPPORT], tree=back))
    column = (TreeOption("a", (), True, ("b", "c")), TreeOption("b", (), next=("c",)), TreeOption("c", (), next=("b",)))
    check_stance(msgspec.structs.replace(STANCES[SUPPORT], tree=column))


@rule("SP-STA-33")
def test_no_option_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two options of one column lead to each other."""
    tree(
        monkeypatch,
        SUPPORT,
        TreeOption("a", ("damage",), True, ("b", "c")),
        TreeOption("b", ("damage",), next=("c",)),
        TreeOption("c", ("damage",), next=("b",)),
    )
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450")).a("action:combat")
    t.attacks(BO, REX, attack="SSSSS", path="ab")
    assert t.options("a") == ["option:c", "stop"]
    t.takes("c")
    assert (t.asked, t.damage(REX)) == ("a act", 3)


@rule("SP-STA-36")
def test_a_line_past_a_column(monkeypatch: pytest.MonkeyPatch) -> None:
    options = [
        TreeOption("a", ("damage",), True, ("b", "d")),
        TreeOption("b", ("damage",), next=("c",)),
        TreeOption("c", ("damage",), next=("d",)),
        TreeOption("d", ("damage", "damage", "damage")),
    ]
    tree(monkeypatch, SUPPORT, *options)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450")).a("action:combat")
    t.attacks(BO, REX, attack="SS", path="a")
    assert t.options("a") == ["option:b", "option:d", "stop"]
    t.takes("d")
    assert t.damage(REX) == 4


@rule("SP-STA-39", "SP-STA-44")
def test_an_option_is_applied_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attack(monkeypatch, "damage", "pinned", "shove", "damage")
    assert (t.options("a"), t.state.attacks[0].damage) == (["effect:pinned", "effect:shove"], 2)
    t.refused("a", "stop")
    t.picks("a", "pinned")
    assert (t.asked, t.conditions(REX), t.damage(REX)) == ("a push", ["pinned"], 0)
    t.goes("a", 400, 500).passes("a").takes("stop")
    assert (t.at(REX), t.damage(REX)) == ((400, 475.4, 0), 2)


@rule("SP-STA-41")
def test_personal_effects_happen_on_the_way() -> None:
    """Makashi's second option is a heal and damage."""
    t = table(a=side(f"{ASAJJ} at 400,400 with 3 damage"), b=side(f"{BO} at 400,450")).a("action:combat")
    t.attacks(ASAJJ, BO, attack="CCC", path="a").passes("a", "a").takes("e")
    assert (t.asked, t.damage(BO)) == ("a heal", 0)
    t.picks("a", "damage")
    assert (t.asked, t.damage(ASAJJ)) == ("a tree", 2)


@rule("SP-STA-41")
def test_the_active_ability_icon_waits_for_the_damage() -> None:
    t = table(
        a=side(f"{KALANI} at 400,400", "b1-battle-droids at 300,400 and 300,460", force=0), b=side(f"{BO} at 400,600")
    )
    t.a("action:combat").attacks(KALANI, BO, type="ranged", attack="SSSS", path="ab").passes("a", "a").takes("c")
    assert (t.asked, t.damage(BO)) == ("a tree", 0)
    t.takes("stop")
    assert (t.asked, t.damage(BO)) == ("a free-ability", 4)


@rule("SP-STA-40")
def test_the_attacker_orders_the_effects_of_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attack(monkeypatch, "shove", "reposition")
    assert t.options("a") == ["effect:shove", "effect:reposition"]
    t.picks("a", "reposition").moves(BO, "reposition", 400, 350)
    assert t.asked == "a push"
    t.passes("a", "a")
    assert t.asked == "a tree"


@rule("SP-STA-56")
def test_the_active_ability_icon_in_the_own_activation_only(monkeypatch: pytest.MonkeyPatch) -> None:
    chart(monkeypatch, SUPPORT, "defense", "active-ability")
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{BO} at 400,450")).a("action:combat").attacks(REX, BO, defense="E")
    assert t.asked == "a act"
    chart(monkeypatch, SUPPORT, "melee", "active-ability")
    t = table(a=side(f"{BO} at 400,450", force=0), b=side(f"{REX} at 400,400")).a("action:combat")
    t.attacks(BO, REX, attack="E")
    assert t.options("a") == [f"use:a.{BO}>jet-pack", "pass"]


# Effects on the enemy


@rule("SP-STA-43")
def test_icons_know_whom_they_are_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A heal in the defender's chart is the defender's, a condition there the attacker's."""
    chart(monkeypatch, SUPPORT, "defense", "heal", "disarmed")
    t = table(a=side(f"{REX} at 400,400 with 2 damage"), b=side(f"{BO} at 400,450 with 2 damage")).a("action:combat")
    t.attacks(REX, BO, defense="E")
    assert (t.conditions(REX), t.conditions(BO)) == (["disarmed"], [])
    assert t.options("b") == [f"damage:b.{BO}", "pass"]


@rule("SP-STA-44")
def test_damage_outside_an_attack_is_suffered_at_once() -> None:
    """No Mercy: whoever slips off suffers two damage."""
    t = table(a=side(f"{MAUL} at 400,460"), b=side("mandalorian-super-commandos at 400,400 and 800,800"))
    t.a("action:move").moves(MAUL, "dash", 400, 560)
    assert (t.damage(MAUL), t.asked) == (2, "a act")


@rule("SP-STA-47")
def test_conditions_are_gained_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    names: tuple[Effect, ...] = ("strained", "disarmed", "exposed", "pinned")
    options = [TreeOption(n, (n,), n == "strained", names[i + 1 : i + 2]) for i, n in enumerate(names)]
    tree(monkeypatch, SUPPORT, *options)
    t = (
        table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450"))
        .a("action:combat")
        .attacks(BO, REX, attack="SSSSS")
    )
    for number, name in enumerate(names, 1):
        t.takes(name)
        assert t.conditions(REX) == sorted(names[:number])
    assert t.conditions(BO) == []


# Movement


@rule("SP-STA-48")
def test_advance_becomes_a_dash_while_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attack(monkeypatch, "advance").moves(BO, "advance")
    assert t.question("a").about["movement"] == "dash"
    t = attack(monkeypatch, "advance", y=560).moves(BO, "advance")
    assert t.question("a").about["movement"] == "advance"
    t.goes("a", 400, 230)
    assert t.at(BO) == (400, 230, 0)


@rule("SP-STA-49")
def test_climb_not_while_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    assert attack(monkeypatch, "climb", terrain=[ROOF]).asked == "a tree"
    t = attack(monkeypatch, "climb", y=560, terrain=[ROOF]).moves(BO, "climb", 400, 320, 100)
    assert t.at(BO) == (400, 320, 100)


@rule("SP-STA-50")
def test_dash_in_the_defenders_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    chart(monkeypatch, SUPPORT, "defense", "dash")
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{BO} at 400,450")).a("action:combat")
    t.attacks(REX, BO, attack="S", defense="E")
    assert t.asked == "a tree"
    t.takes("a")
    assert (t.state.attacks[0].step, t.damage(BO)) == (10, 2)
    t.moves(BO, "dash")
    assert t.no_way("b", 400, 576) == "SP-MOV-05"
    t.goes("b", 400, 520)


@rule("SP-STA-51")
def test_jump_even_while_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attack(monkeypatch, "jump", terrain=[ROOF]).moves(BO, "jump")
    assert t.no_way("a", 400, 274) == "SP-MOV-05"
    t.goes("a", 400, 330, 100)
    assert t.at(BO) == (400, 330, 100)


@rule("SP-STA-52")
def test_reposition_is_an_advance_while_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attack(monkeypatch, "reposition", terrain=[ROOF]).moves(BO, "reposition")
    assert t.no_way("a", 400, 320, 100) == "SP-MOV-09"
    t.goes("a", 590, 400)
    assert t.at(BO) == (590, 400, 0)


@rule("SP-STA-48", "SP-STA-49", "SP-STA-50", "SP-STA-51", "SP-STA-52")
@pytest.mark.parametrize("kind", ["advance", "climb", "dash", "jump", "reposition"])
def test_movement_icons_may_be_declined(monkeypatch: pytest.MonkeyPatch, kind: Effect) -> None:
    t = attack(monkeypatch, kind, y=560)
    assert t.options("a") == [f"{kind}:a.{BO}.1", "pass"]
    t.passes("a")
    assert (t.asked, t.at(BO)) == ("a tree", (400, 400, 0))


@rule("SP-STA-58")
def test_only_the_character_itself_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    chart(monkeypatch, SKIRMISH, "defense", "dash")
    kryze = "clan-kryze-mandalorians at 400,450 and 460,450"
    t = table(a=side(f"{REX} at 400,400"), b=side(kryze)).a("action:combat").attacks(REX, "kryze.1", defense="E")
    assert t.options("b") == ["dash:b.clan-kryze-mandalorians.1", "pass"]
    t.moves("kryze.1", "dash", 400, 500)
    assert t.asked == "a act"


# Heal


@rule("SP-STA-53")
def test_heal_removes_a_damage_or_a_condition(monkeypatch: pytest.MonkeyPatch) -> None:
    for word, left in (("damage", (2, ["pinned"])), ("pinned", (3, []))):
        t = attack(monkeypatch, "heal", tokens=" with 3 damage, pinned").picks("a", word)
        assert ((t.damage(BO), t.conditions(BO)), t.asked) == (left, "a tree")


@rule("SP-STA-53", "SP-STA-58")
@pytest.mark.parametrize(("x", "allies"), [(516.2, ["damage:a.lord-maul", "pass"]), (516.3, [])])
def test_heal_reaches_range_2(monkeypatch: pytest.MonkeyPatch, x: float, allies: list[str]) -> None:
    """Range 2 from the character that attacked; the other member, beside the ally, does not count."""
    icons(monkeypatch, SKIRMISH, "heal")
    t = table(
        a=side("clan-kryze-mandalorians at 400,400 and 516,440", f"{MAUL} at {x},400 with 1 damage"),
        b=side(f"{REX} at 400,450"),
    )
    t.a("action:combat").attacks("kryze.1", REX, attack="SSS", path="a")
    assert (t.options("a") if t.asked == "a heal" else []) == allies


@rule("SP-STA-54")
def test_heal_leaves_the_damage_of_a_wounded_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    chart(monkeypatch, SUPPORT, "defense", "heal")
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{BO} at 400,600 with wounded, pinned, 1 injured, 1 hunker"))
    t.a("action:combat").attacks(REX, BO, type="ranged", defense="E")
    assert t.options("b") == [f"pinned:b.{BO}", "pass"]
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{BO} at 400,600 with wounded, 1 injured, 1 hunker"))
    t.a("action:combat").attacks(REX, BO, type="ranged", defense="E")
    assert t.asked == "a act"


@rule("SP-STA-55")
def test_each_heal_icon_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    icons(monkeypatch, SUPPORT, "heal", "heal")
    t = table(
        a=side(f"{BO} at 400,400 with 3 damage", f"{MAUL} at 460,400 with pinned"), b=side(f"{REX} at 400,450")
    ).a("action:combat")
    t.attacks(BO, REX, attack="SSS", path="a").picks("a", "damage", BO).picks("a", "pinned")
    assert (t.damage(BO), t.conditions(MAUL), t.asked) == (2, [], "a tree")
