"""The actions one by one (SP-TRN)."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.abilities.verbs import may_attack
from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import box, side, table
from battlemat.games.shatterpoint.state import Attack
from tests.rule_marks import rule
from tests.rules.shatterpoint.made_up import lend

KRYZE = "clan-kryze-mandalorians at 400,400 and 460,400"
MAUL = "lord-maul at 400,400"
ROOF = box(400, 500, 80, 80, 100)


@rule("SP-TRN-16", "SP-TRN-18")
def test_a_move_is_an_advance_a_dash_or_a_climb() -> None:
    t = table(a=side(MAUL), b=side()).a("action:move")
    assert t.options("a") == [f"{kind}:a.lord-maul.1" for kind in ("advance", "dash", "climb")] + ["pass"]
    t.refused("a", "jump:a.lord-maul.1")


@rule("SP-TRN-17")
def test_each_character_moves_in_its_own_way() -> None:
    t = table(a=side(KRYZE), b=side(), terrain=[ROOF]).a("action:move")
    t.moves("kryze.1", "climb", 400, 490, 100).moves("kryze.2", "advance", 560, 400)
    assert (t.at("kryze.1"), t.at("kryze.2")) == ((400, 490, 100), (560, 400, 0))


@rule("SP-TRN-21")
def test_an_unused_focus_die_is_lost() -> None:
    t = table(a=side(MAUL), b=side("bo-katan-kryze at 400,450")).a("action:focus")
    planned = Attack(0, "a.lord-maul.1", "b.bo-katan-kryze.1", "melee", False)
    assert attack_pool(t.state, planned) == 8
    t.ends_activation()
    assert attack_pool(t.state, planned) == 7


@rule("SP-TRN-22")
@pytest.mark.parametrize(("y", "type_", "dice"), [(450, "melee", 5), (520, "ranged", 6)])
def test_the_focus_die_serves_any_attack(monkeypatch: pytest.MonkeyPatch, y: int, type_: str, dice: int) -> None:
    """An ability lets a member attack after a Recover action."""
    lend(
        monkeypatch,
        "helmet-visor",
        "action-taken",
        does=lambda use: may_attack(use, use.members),
        only_if=lambda use: use.moment.detail == "recover",
    )
    t = table(a=side("clan-kryze-mandalorians at 400,400 and 800,800"), b=side(f"lord-maul at 400,{y}"))
    t.a("action:focus", "action:recover")
    melee = type_ == "melee"
    t.attacks("kryze.1", "maul", type="melee" if melee else "ranged")
    assert t.last("rolled")["attack"] == {"failure": dice + 1}
    assert (t.character("kryze.1").focus, t.character("kryze.2").focus) == (0, 1)


@rule("SP-TRN-26")
def test_recover_heals_once_per_character() -> None:
    t = table(a=side(KRYZE + " with 4 damage"), b=side()).a("action:recover")
    t.picks("a", "heal", ".2").picks("a", "damage").picks("a", "damage")
    assert (t.damage("kryze"), t.asked) == (2, "a act")


@rule("SP-TRN-27", "SP-TRN-28")
def test_take_cover_pushes_everybody_and_hunkers_once() -> None:
    t = table(a=side(KRYZE), b=side()).a("action:take-cover")
    t.picks("a", ".2").goes("a", 600, 400)
    t.goes("a", 400, 300)
    assert (t.at("kryze.1"), t.at("kryze.2")) == ((400, 374.6, 0), (485.4, 400, 0))
    assert (t.unit("kryze").hunker, t.asked) == (1, "a act")


@rule("SP-TRN-27")
def test_a_push_may_be_declined() -> None:
    t = table(a=side(MAUL), b=side()).a("action:take-cover", "pass")
    assert (t.at("maul"), t.unit("maul").hunker) == ((400, 400, 0), 1)


@rule("SP-TRN-29")
@pytest.mark.parametrize(("y", "hunker"), [(300, 1), (520, 0)])
def test_no_hunker_token_while_engaged(y: int, hunker: int) -> None:
    t = table(a=side(MAUL), b=side("bo-katan-kryze at 400,500")).a("action:take-cover").goes("a", 400, y)
    assert t.at("maul")[1] == 400 + (25.4 if y > 400 else -25.4)
    assert t.unit("maul").hunker == hunker
