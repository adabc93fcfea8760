"""Second clauses of the rules about turns, activations and actions, each `check` of SP-TRN to the letter."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.abilities.verbs import may_attack
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.scenario import side, table
from tests.rule_marks import rule
from tests.rules.shatterpoint.made_up import decree, lend

BO = "bo-katan-kryze at 400,400"
KRYZE = "clan-kryze-mandalorians at 400,400 and 460,400"
MAUL = "lord-maul at 400,400"
REX = "cc-7567-captain-rex at 400,400"


@rule("SP-TRN-06")
def test_tactics_come_before_all_other_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then those of the active player, of the opponent and of the mission; nobody's before the Tactic is over."""
    told: list[str] = []
    lend(monkeypatch, "brothers-in-arms", "activation-start", does=lambda use: told.append("own"))
    lend(monkeypatch, "revenge-i-must-have-revenge", "activation-start", does=lambda use: told.append("opponent"))
    decree(monkeypatch, "activation-start", told, "mission")
    t = table(a=side(REX), b=side("lord-maul at 800,800"), step="activate")
    assert (t.asked, t.last("ability")["ability"], told) == ("a movement", "get-a-move-on-soldier", [])
    t.passes_until("a act")
    assert told == ["own", "opponent", "mission"]


@rule("SP-TRN-07")
def test_the_wounded_routine_in_its_order() -> None:
    """10 damage, an Injured token already there, two conditions: one of them is left."""
    unit = "general-anakin-skywalker at 400,400 with wounded, 10 damage, 1 injured, pinned, exposed"
    t = table(a=side(unit), b=side(), step="activate")
    anakin = t.unit("anakin")
    assert (anakin.wounded, anakin.injured, anakin.damage, t.asked) == (False, 2, 0, "a condition")
    assert t.conditions("anakin") == ["exposed", "pinned"], "the condition is the last to go"
    t.refused("a", "pass")
    t.picks("a", "pinned")
    assert (t.conditions("anakin"), t.asked) == (["exposed"], "a act")


@rule("SP-TRN-08")
def test_the_controlling_player_chooses_the_condition() -> None:
    t = table(a=side(), b=side(MAUL + " with wounded, strained, disarmed"), active="b", step="activate")
    assert (t.asked, t.match.decision_for(0)) == ("b condition", None)
    t.picks("b", "strained")
    assert t.conditions("maul") == ["disarmed"]


@rule("SP-TRN-19", "SP-TRN-20")
def test_each_character_has_a_focus_die_for_one_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both attack in a Combat action with one die more; attacking again, by an ability, they have none."""
    lend(
        monkeypatch,
        "helmet-visor",
        "action-taken",
        does=lambda use: may_attack(use, use.members),
        only_if=lambda use: use.moment.detail == "combat",
    )
    t = table(a=side(KRYZE), b=side("lord-maul at 430,450")).a("action:focus", "action:combat")
    t.attacks("kryze.1", "maul").attacks("kryze.2", "maul").attacks("kryze.1", "maul")
    dice = [sum(event["attack"].values()) for event in t.events("rolled")]
    assert dice == [dice[2] + 1, dice[2] + 1, dice[2]]


@rule("SP-TRN-21")
def test_a_focus_die_does_not_serve_a_reaction_in_the_opponents_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, "revenge-i-must-have-revenge", "attack-resolved", does=lambda use: may_attack(use, use.members))
    foes = side("bo-katan-kryze at 400,450", deck="bo-katan-kryze")
    dice = []
    for action in ("focus", "recover"):
        t = table(a=side(MAUL), b=foes).a(f"action:{action}").ends_activation()
        t.passes_until("b act").b("action:combat").attacks("bo-katan", "maul").passes_until("a attack")
        t.attacks("maul", "bo-katan")
        dice.append(sum(t.last("rolled")["attack"].values()))
    assert dice[0] == dice[1]


@rule("SP-TRN-23")
def test_characters_may_decline_to_attack() -> None:
    t = table(a=side(KRYZE), b=side("lord-maul at 430,450")).a("action:combat").attacks("kryze.2", "maul")
    t.refused("a", "melee:a.clan-kryze-mandalorians.2>b.lord-maul.1")
    t.passes("a")
    assert (t.asked, len(t.events("attack"))) == ("a act", 1)


@rule("SP-TRN-26")
def test_a_character_may_decline_to_heal() -> None:
    t = table(a=side(KRYZE + " with 4 damage"), b=side()).a("action:recover").picks("a", "heal", ".2")
    t.picks("a", "damage").passes("a")
    assert (t.damage("kryze"), t.asked) == (3, "a act")


@rule("SP-TRN-29")
@pytest.mark.parametrize(("y", "hunker"), [(440, 0), (560, 1)])
def test_one_engaged_character_keeps_the_unit_from_hunkering(y: int, hunker: int) -> None:
    """The first is far from everybody; nobody is pushed."""
    t = table(a=side("clan-kryze-mandalorians at 100,100 and 400,400"), b=side(f"lord-maul at 400,{y}"))
    t.a("action:take-cover").passes_until("a act")
    assert t.unit("kryze").hunker == hunker


@rule("SP-TRN-31")
def test_a_move_of_a_character_that_stays_is_a_move() -> None:
    t = table(a=side(BO, "clan-kryze-mandalorians at 460,400 and 520,400"), b=side()).a("action:move", "pass")
    assert t.at("bo-katan") == (400, 400, 0)
    assert t.options("a") == ["use:a.bo-katan-kryze>mandalorians-are-stronger-together", "pass"]


@rule("SP-TRN-42")
def test_strain_ends_the_activation_with_the_first_movement() -> None:
    """Stamina 8, 6 damage: the unit is Wounded by three more, and nothing further is offered to it."""
    t = table(a=side(BO + " with 6 damage, strained"), b=side()).a("action:move").moves("bo-katan", "dash", 400, 430)
    assert [(event["amount"], event["damage"]) for event in t.events("damaged")] == [(3, 9)]
    assert (t.unit("bo-katan").wounded, t.state.activation, t.state.active) == (True, None, 1)
    assert [event["action"] for event in t.events("action")] == ["move"]
    assert t.match.decision_for(0) is None


@rule("SP-TRN-43", "SP-TRN-44")
def test_steps_6_to_11_follow_an_activation_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    lend(
        monkeypatch,
        "revenge-i-must-have-revenge",
        "activation-end",
        "turn-end",
        does=lambda use: told.append(use.moment.kind),
    )
    t = table(a=side(MAUL + " with 9 damage, strained"), b=side(), objectives="X at 800,800 a; Y at 800,100 a")
    t.a("action:move").moves("maul", "dash", 400, 430)
    assert (t.unit("maul").wounded, told, t.token) == (True, ["activation-end", "turn-end"], "a2")
    after = t.story()[t.story().index("wounded") :]
    kinds = [kind for kind in after if kind in ("activation-over", "token-moved", "turn-over", "turn")]
    assert kinds == ["activation-over", "token-moved", "turn-over", "turn"]


@rule("SP-TRN-46")
def test_a_second_activation_starts_like_the_first() -> None:
    """By its own card and, in the next turn, by the Shatterpoint card."""
    a = side(REX + " with wounded, 2 hunker", deck="cc-7567-captain-rex shatterpoint", force=0)
    t = table(a=a, b=side("lord-maul at 800,800"), step="orders")
    rex = t.unit("rex")
    assert (t.asked, rex.injured, rex.damage, rex.hunker) == ("a movement", 1, 0, 0)
    t.passes_until("a act").a("action:take-cover").passes_until("a act").ends_activation()
    suffer(t.match, rex, 9, "SP-CON-08")
    assert (rex.wounded, rex.hunker) == (True, 1)
    t.stops_after("order-revealed", card="shatterpoint", player=0)
    t.passes_until("a movement")
    assert (rex.wounded, rex.injured, rex.damage, rex.hunker) == (False, 2, 0, 0)
    tactics = [event["ability"] for event in t.events("ability")]
    assert tactics.count("get-a-move-on-soldier") == 2


@rule("SP-TRN-47")
def test_recover_is_not_offered_in_the_opponents_turn() -> None:
    t = table(a=side(BO + " with 3 damage"), b=side("lord-maul at 800,800"), active="b")
    assert (t.asked, t.match.decision_for(0)) == ("b act", None)
    t.refused("a", "action:recover")
    assert (t.damage("bo-katan"), t.events("action")) == (3, [])
