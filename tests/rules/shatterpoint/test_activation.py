"""The start of an activation and what a unit may do in it (SP-TRN)."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import grant
from battlemat.games.shatterpoint.content import ABILITIES
from battlemat.games.shatterpoint.scenario import side, table
from battlemat.games.shatterpoint.state import unit_of
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_effect

KRYZE = "clan-kryze-mandalorians at 400,400 and 460,400"
MAUL = "lord-maul at 400,400"
REX = "cc-7567-captain-rex at 400,400"
FIVE = ["action:move", "action:focus", "action:combat", "action:recover", "action:take-cover"]


def takes_an_action(monkeypatch: pytest.MonkeyPatch, *abilities: str) -> None:
    """Abilities whose text begins with `Action:`."""
    for name in abilities:
        monkeypatch.setitem(ABILITIES, name, msgspec.structs.replace(ABILITIES[name], action=True))


# Step 4


@rule("SP-TRN-06", "SP-TRN-10")
def test_wound_then_hunker_then_tactic() -> None:
    t = table(a=side(REX + " with wounded, 2 hunker"), b=side(), step="activate")
    assert t.story() == ["activated", "injured", "hunker-lost", "ability"]
    assert (t.asked, t.unit("rex").hunker) == ("a movement", 0)


@rule("SP-TRN-07")
def test_the_wounded_routine() -> None:
    t = table(a=side(MAUL + " with wounded, pinned, exposed"), b=side(), step="activate")
    maul = t.unit("maul")
    assert (maul.wounded, maul.injured, maul.damage, t.asked) == (False, 1, 0, "a condition")
    t.picks("a", "exposed")
    assert (t.conditions("maul"), t.asked) == (["pinned"], "a act")


@rule("SP-TRN-08")
def test_one_condition_must_go() -> None:
    t = table(a=side(MAUL + " with wounded, strained"), b=side(), step="activate")
    assert (t.conditions("maul"), t.asked) == ([], "a act")
    t = table(a=side(MAUL + " with wounded, pinned, exposed"), b=side(), step="activate")
    assert t.options("a") == ["pinned:a.lord-maul", "exposed:a.lord-maul"]
    assert table(a=side(MAUL + " with wounded"), b=side(), step="activate").asked == "a act"


@rule("SP-TRN-09")
def test_who_is_not_wounded_keeps_everything() -> None:
    t = table(a=side(MAUL + " with 5 damage, pinned"), b=side(), step="activate")
    assert (t.damage("maul"), t.conditions("maul"), t.unit("maul").injured) == (5, ["pinned"], 0)


# Step 5


@rule("SP-TRN-11")
def test_up_to_two_actions_and_abilities_between_them() -> None:
    t = table(a=side(MAUL), b=side()).a("action:focus").picks("a", "force-speed").a("pay:force", "pass")
    t.picks("a", "flip").a("action:recover")
    assert t.refused("a", "action:move") == "SP-TRN-11"
    t.ends_activation()
    assert t.state.active == 1
    t = table(a=side(MAUL), b=side()).a("action:focus").ends_activation()
    assert t.state.active == 1


@rule("SP-TRN-12")
def test_the_six_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    takes_an_action(monkeypatch, "jet-pack")
    t = table(a=side(KRYZE), b=side())
    jet_pack = "use:a.clan-kryze-mandalorians>jet-pack"
    assert t.options("a") == [*FIVE, jet_pack, "end"]
    t.a("action:focus").a(jet_pack, "pass")
    assert [event["action"] for event in t.events("action")] == ["focus", "ability"]
    assert t.refused("a", "action:move") == "SP-TRN-11"


@rule("SP-TRN-13")
def test_each_action_once(monkeypatch: pytest.MonkeyPatch) -> None:
    takes_an_action(monkeypatch, "force-speed", "there-is-no-place-to-run")
    t = table(a=side(MAUL), b=side()).a("action:move", "pass")
    assert "action:move" not in t.options("a")
    assert t.refused("a", "action:move") == "SP-TRN-13"
    t = table(a=side(MAUL), b=side("bo-katan-kryze at 400,500")).picks("a", "force-speed").a("pay:force", "pass")
    assert t.refused("a", "use:a.lord-maul>there-is-no-place-to-run") == "SP-TRN-13"


@rule("SP-TRN-25")
def test_the_ability_action_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    takes_an_action(monkeypatch, "jet-pack")
    assert table(a=side(KRYZE, force=0), b=side()).options("a") == [*FIVE, "end"]
    t = table(a=side(KRYZE, force=1), b=side()).picks("a", "jet-pack").passes("a")
    assert (t.force("a"), t.question("a").about["left"]) == (0, 1)


@rule("SP-TRN-14", "SP-TRN-15")
def test_a_granted_action_is_extra_but_counts_as_taken() -> None:
    t = table(a=side(KRYZE), b=side()).a("action:move", "pass").picks("a", "stronger-together")
    assert t.question("a").about["left"] == 1
    assert t.refused("a", "action:focus") == "SP-TRN-13"
    t.a("action:recover")
    assert t.refused("a", "action:combat") == "SP-TRN-11"


@rule("SP-TRN-14", "SP-TRN-15")
def test_an_action_granted_to_another_unit_is_not_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(use: Use) -> Flow[None]:
        yield from grant(use, unit_of(use.s, "a.cc-7567-captain-rex"), "focus")

    give_effect(monkeypatch, "force-speed", resolve)
    t = table(a=side(MAUL, "cc-7567-captain-rex at 600,600"), b=side()).picks("a", "force-speed").a("pay:force")
    assert (t.character("rex").focus, t.character("maul").focus) == (1, 0)
    t.a("action:focus")
    assert t.character("maul").focus == 1


@rule("SP-TRN-15")
def test_no_second_focus_by_a_grant() -> None:
    t = table(a=side(KRYZE), b=side()).a("action:focus", "action:move", "pass")
    assert t.asked == "a act"
    assert t.character("kryze.1").focus == 1


@rule("SP-TRN-30")
def test_the_player_ends_the_activation() -> None:
    t = table(a=side(MAUL), b=side()).a("action:focus", "action:recover")
    assert "use:a.lord-maul>force-speed" in t.options("a")
    t.ends_activation()
    assert (t.events("ability"), t.state.active) == ([], 1)


# Units of several characters


@rule("SP-TRN-31", "SP-TRN-35")
def test_everyone_counts_as_having_acted() -> None:
    t = table(a=side(KRYZE), b=side()).a("action:move").passes("a")
    assert t.options("a") == ["use:a.clan-kryze-mandalorians>mandalorians-are-stronger-together", "pass"]
    t = table(a=side(KRYZE), b=side()).a("action:move").moves("kryze.1", "dash", 400, 420).passes("a")
    t.picks("a", "stronger-together")
    assert t.character("kryze.2").focus == 1
    assert t.refused("a", "action:move") == "SP-TRN-13"


@rule("SP-TRN-34", "SP-SEQ-09")
def test_an_action_is_complete_when_everybody_had_a_chance() -> None:
    t = table(a=side(KRYZE), b=side()).a("action:move").moves("kryze.1", "dash", 400, 420)
    assert t.asked == "a movement"
    t.moves("kryze.2", "dash", 460, 420)
    assert t.asked == "a react"


@rule("SP-TRN-32")
def test_the_player_orders_the_characters() -> None:
    t = table(a=side(KRYZE), b=side("lord-maul at 430,450")).a("action:combat")
    names = [f"melee:a.clan-kryze-mandalorians.{n}>b.lord-maul.1" for n in (1, 2)]
    assert t.options("a") == [*names, "pass"]
    t.attacks("kryze.2", "maul")
    assert t.options("a") == [names[0], "pass"]


@rule("SP-TRN-33")
def test_one_character_after_the_other() -> None:
    t = table(a=side(KRYZE), b=side("lord-maul at 430,450")).a("action:combat").attacks("kryze.1", "maul", attack="S")
    assert (t.asked, len(t.state.attacks)) == ("a tree", 1)
    t.refused("a", "melee:a.clan-kryze-mandalorians.2>b.lord-maul.1")
    t.takes("stop")
    assert (t.asked, t.state.attacks) == ("a attack", [])


@rule("SP-TRN-23")
def test_each_character_may_make_one_attack() -> None:
    t = table(a=side(KRYZE), b=side("lord-maul at 430,450")).a("action:combat")
    t.attacks("kryze.1", "maul").attacks("kryze.2", "maul")
    assert (t.asked, len(t.events("attack"))) == ("a act", 2)


@rule("SP-TRN-24")
def test_targets_are_looked_for_when_an_attack_begins() -> None:
    t = table(a=side("clan-kryze-mandalorians at 400,410 and 400,350"), b=side("lord-maul at 400,460"))
    t.a("action:combat")
    one, two = ("a.clan-kryze-mandalorians.1>b.lord-maul.1", "a.clan-kryze-mandalorians.2>b.lord-maul.1")
    assert t.options("a") == [f"melee:{one}", f"melee:{two}", "pass"]
    t.attacks("kryze.1", "maul", attack="S", path="b").goes("a", 400, 500).passes("a")
    assert t.options("a") == [f"ranged:{two}", "pass"]
