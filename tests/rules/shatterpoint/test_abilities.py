"""Abilities: kinds, timing, limits (SP-ABL)."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint.content import ABILITIES, UNITS, check_ability, check_unit
from battlemat.games.shatterpoint.free_ability import usable
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_text, give_trigger
from tests.rules.shatterpoint.made_up import plan_anew

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
ANAKIN, ASAJJ, KRYZE = "general-anakin-skywalker", "asajj-ventress-sith-assassin", "clan-kryze-mandalorians"
CLONES, GAR = "501st-clone-troopers", "gar-saxon-merciless-commander"
Patch = pytest.MonkeyPatch


def acting(unit: str, *others: str, force: int = 9, foes: str = "") -> ShatterScenario:
    return table(a=side(unit, *others, force=force), b=side(foes or f"{MAUL} at 800,800"))


def offered(t: ShatterScenario, ability: str, seat: str = "a") -> bool:
    return any(option.startswith("use:") and option.endswith(f">{ability}") for option in t.options(seat))


@rule("SP-ABL-01")
def test_the_kinds_of_abilities() -> None:
    assert {ability.kind for ability in ABILITIES.values()} == {"active", "reactive", "innate", "tactic", "identity"}
    for ability in ABILITIES.values():
        assert ability.innate is (ability.kind not in ("active", "reactive"))


@rule("SP-ABL-02")
def test_active_abilities_in_the_units_own_activation_only() -> None:
    t = acting(f"{BO} at 400,400", f"{KRYZE} at 60,60 and 120,60", foes=f"{GAR} at 800,800")
    assert [option for option in t.options("a") if "jet-pack" in option] == [f"use:a.{BO}>jet-pack"]
    for other in (f"use:a.{KRYZE}>jet-pack", f"use:b.{GAR}>jet-pack"):
        assert t.refused("a", other)
    assert [len(usable(t.state, t.match, t.unit(name))) for name in ("bo-katan", "clan-kryze", "gar")] == [1, 0, 0]


@rule("SP-ABL-03")
def test_an_ability_that_begins_with_action_takes_one(monkeypatch: Patch) -> None:
    give_text(monkeypatch, "jet-pack", action=True)
    t = acting(f"{BO} at 400,400").picks("a", "jet-pack").passes("a")
    assert (t.question("a").about["left"], t.state.activation and t.state.activation.actions) == (1, ["ability"])
    t = acting(f"{BO} at 400,400").a("action:combat", "action:recover")
    assert not offered(t, "jet-pack")
    assert t.refused("a", f"use:a.{BO}>jet-pack") == "SP-ABL-03"


@rule("SP-ABL-04")
def test_an_ability_without_that_word_takes_none() -> None:
    t = acting(f"{ANAKIN} at 400,400").picks("a", "force-jump").passes("a")
    assert (t.question("a").about["left"], t.state.activation and t.state.activation.actions) == (2, [])
    t = acting(f"{ANAKIN} at 400,400").a("action:combat", "action:recover")
    assert offered(t, "force-jump")


@rule("SP-ABL-05")
def test_a_reactive_ability_answers_its_own_event_only() -> None:
    assert not offered(acting(f"{ANAKIN} at 400,400"), "deflect")
    shot = table(a=side(f"{REX} at 400,600"), b=side(f"{ANAKIN} at 400,400")).a("action:combat")
    assert offered(shot.attacks("rex", "anakin", type="ranged"), "deflect", "b")
    struck = table(a=side(f"{BO} at 400,450"), b=side(f"{ANAKIN} at 400,400")).a("action:combat")
    assert struck.attacks("bo-katan", "anakin").asked == "a act"


@rule("SP-ABL-05")
def test_it_may_be_used_in_any_turn() -> None:
    """Anakin reacts in his own turn, Asajj in that of her opponent."""
    own = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    assert offered(own.attacks("anakin", "maul"), "im-going-to-end-this")
    other = table(a=side(f"{BO} at 400,450"), b=side(f"{ASAJJ} at 400,400")).a("action:combat")
    assert offered(other.attacks("bo-katan", "asajj"), "riposte", "b")


# Innate, Tactic and Identity abilities


@rule("SP-ABL-10", "SP-ABL-21")
def test_innate_abilities_cost_nothing() -> None:
    t = acting(f"{GAR} at 400,400 with 2 injured", force=0).a("action:focus")
    assert (t.character("gar").sharpshooter, t.unit("gar").hunker, t.force("a")) == (2, 1, 0)
    with pytest.raises(ContentError, match="costs nothing"):
        check_ability(msgspec.structs.replace(ABILITIES["brothers-in-arms"], cost=1))


@rule("SP-ABL-11")
def test_tactics_come_between_hunker_and_other_effects_of_the_start(monkeypatch: Patch) -> None:
    give_trigger(monkeypatch, "bring-it-on-clankers", "activation-start")
    t = table(a=side(f"{REX} at 400,400 with 1 hunker"), b=side(), step="activate")
    assert t.asked == "a movement"
    assert [(e.kind, e.data.get("ability")) for e in t.match.events][1:] == [
        ("hunker-lost", None),
        ("ability", "get-a-move-on-soldier"),
    ]
    t.passes_all()
    told = [event["ability"] for event in t.events("ability")]
    assert told[:2] == ["get-a-move-on-soldier", "bring-it-on-clankers"]


@rule("SP-ABL-11")
def test_of_several_tactics_the_player_chooses_the_first(monkeypatch: Patch) -> None:
    both = ("pride-of-the-mandalore", "get-a-move-on-soldier")
    monkeypatch.setitem(UNITS, BO, msgspec.structs.replace(UNITS[BO], abilities=both))
    plan_anew(monkeypatch)
    t = table(a=side(f"{BO} at 400,400", f"{KRYZE} at 60,60 and 120,60"), b=side(), step="activate")
    assert t.options("a") == [f"use:a.{BO}>{ability}" for ability in both]
    t.a(f"use:a.{BO}>get-a-move-on-soldier").passes_until("a act")
    assert [event["ability"] for event in t.events("ability")] == ["get-a-move-on-soldier", "pride-of-the-mandalore"]


@rule("SP-ABL-12")
def test_a_tactic_is_resolved_at_once_and_only_then() -> None:
    t = table(a=side(f"{BO} at 400,400", f"{KRYZE} at 60,60 and 120,60"), b=side(), step="activate")
    assert (t.asked, t.last("ability")["ability"]) == ("a movement", "pride-of-the-mandalore")
    t.passes("a")
    assert t.asked == "a act"
    assert t.refused("a", f"use:a.{BO}>pride-of-the-mandalore")
    t.a("action:combat", "action:recover").ends_activation()
    assert [event["ability"] for event in t.events("ability")].count("pride-of-the-mandalore") == 1


@rule("SP-ABL-13")
def test_only_primary_units_have_identities() -> None:
    check_unit(UNITS[ANAKIN])
    secondary = msgspec.structs.replace(UNITS[REX], abilities=("this-is-where-the-fun-begins",))
    with pytest.raises(ContentError, match="identity"):
        check_unit(secondary)


@rule("SP-ABL-14")
def test_an_identity_leaves_the_reaction_to_its_player(monkeypatch: Patch) -> None:
    give_trigger(monkeypatch, "im-going-to-end-this", "unit-wounded")
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450 with 10 damage")).a("action:combat")
    t.attacks("anakin", "maul", attack="C", path="a").picks("a", "fun-begins")
    assert t.token == "a1"
    t.passes_until("a react")
    assert t.options("a") == [f"use:a.{ANAKIN}>im-going-to-end-this@2", "pass"]


@rule("SP-ABL-21")
def test_tactics_and_identities_are_not_taxed() -> None:
    t = table(a=side(f"{REX} at 400,400 with 2 injured", force=0), b=side(), step="activate")
    t.moves(REX, "dash", 400, 440)
    assert (t.at(REX), t.force("a")) == ((400, 440, 0), 0)
    t = table(a=side(f"{ANAKIN} at 400,400 with 2 injured", force=0), b=side(f"{MAUL} at 400,450 with 10 damage"))
    t.a("action:combat").attacks("anakin", "maul", attack="C", path="a")
    assert (t.token, t.force("a")) == ("a1", 0)


@rule("SP-ABL-33")
def test_a_tactic_waits_for_the_activation_and_not_for_its_card() -> None:
    t = table(a=side(f"{REX} at 400,400", f"{BO} at 60,60"), b=side(), step="orders")
    t.state.players[0].deck = [f"a.{BO}", f"a.{REX}"]
    assert t.events("ability") == []
    t.picks("a", "activate")
    story = t.story()
    assert story.index("order-revealed") < story.index("activated") < story.index("ability")


@rule("SP-ABL-34")
def test_the_text_says_who_and_when() -> None:
    """A dash in a text is made at once by whom it names, a Strained goes to whom it names before any die is rolled."""
    t = acting(f"{CLONES} at 400,400 and 460,400", f"{REX} at 60,60").picks("a", "defensive-maneuver")
    assert t.options("a") == [f"dash:a.{CLONES}.1", f"dash:a.{CLONES}.2", "pass"]
    t = table(a=side(f"{ANAKIN} at 400,400", f"{CLONES} at 460,400 and 60,60"), b=side(f"{MAUL} at 400,450"))
    t.a("action:combat", f"melee:a.{ANAKIN}.1>b.{MAUL}.1").dice_of("F" * 8, "F" * 5).picks("a", "coordinated")
    assert t.story().index("condition") < t.story().index("rolled")
    assert t.conditions("maul") == ["strained"]


# When


@rule("SP-ABL-24")
def test_different_abilities_in_one_activation() -> None:
    t = table(a=side(f"{ASAJJ} at 400,400", force=3), b=side(f"{MAUL} at 400,480"))
    t.picks("a", "dexterity").passes("a").picks("a", "force-push").goes("a", 400, 600)
    assert t.force("a") == 0


@rule("SP-ABL-25")
def test_active_abilities_do_not_interrupt() -> None:
    jump = f"use:a.{ANAKIN}>force-jump"
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450"))
    assert t.refused("a", "pass")
    t.a("action:combat")
    assert t.refused("a", jump)
    t.attacks("anakin", "maul", attack="C")
    assert t.refused("a", jump)
    t.takes("stop").passes("a")
    assert jump in t.options("a")
    t.a("action:move").moves("anakin", "advance")
    assert t.refused("a", jump)


@rule("SP-ABL-26")
def test_active_abilities_before_between_and_after_actions() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 800,800"), step="activate")
    assert (t.asked, offered(t, "defensive-maneuver")) == ("a movement", False)
    t.passes_until("a act")
    assert offered(t, "defensive-maneuver")
    assert offered(t.a("action:combat"), "defensive-maneuver")
    assert offered(t.a("action:recover"), "defensive-maneuver")


@rule("SP-ABL-26")
def test_stances_are_flipped_between_actions_and_not_inside_one() -> None:
    flip = f"flip:a.{ANAKIN}"
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450"))
    assert flip in t.options("a")
    t.a("action:combat")
    assert t.refused("a", flip)
    t.attacks("anakin", "maul").passes("a")
    assert flip in t.options("a")


@rule("SP-ABL-27")
def test_active_abilities_wait_for_all_characters_of_an_action() -> None:
    t = table(a=side(f"{CLONES} at 400,400 and 460,400"), b=side(f"{MAUL} at 430,600"))
    t.a("action:combat").attacks("501st.1", "maul", type="ranged")
    assert t.asked == "a attack"
    assert t.refused("a", f"use:a.{CLONES}>defensive-maneuver")
    t.passes("a")
    assert offered(t, "defensive-maneuver")


@rule("SP-ABL-28")
def test_wounded_units_react_at_the_surcharge_and_keep_their_innate_abilities() -> None:
    t = table(a=side(f"{REX} at 400,600"), b=side(f"{ANAKIN} at 400,400 with wounded", force=1)).a("action:combat")
    t.attacks("rex", "anakin", type="ranged").picks("b", "deflect")
    assert (t.damage("rex"), t.force("b")) == (2, 0)
    gar = table(a=side(f"{BO} at 400,400"), b=side("death-troopers at 400,600 and 60,860 with wounded"))
    gar.a("action:combat").attacks("bo-katan", "b.death", type="ranged", attack="C", path="a")
    assert gar.events("protected")
