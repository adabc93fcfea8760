"""Cassian Andor, K-2SO and the Pathfinders."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import is_immune, keyword

CASSIAN, K2, SCOUTS = "captain-cassian-andor", "k-2so-outspoken-enforcer", "rebel-pathfinders"
BO, MAUL, HERA, DROIDS = "bo-katan-kryze", "lord-maul", "hera-syndulla-spectre-2", "b1-battle-droids"


def test_we_need_to_blend_in() -> None:
    for friend, hunkers in ((K2, 1), (HERA, 0)):
        t = table(a=side(f"{CASSIAN} at 400,400", f"{friend} at 600,400"), b=side())
        t.picks("a", "blend-in").moves("cassian", "dash", 400, 430).moves(friend, "dash", 600, 430)
        assert (t.unit("cassian").hunker, t.unit(friend).hunker) == (hunkers, hunkers)


def test_this_town_is_ready_to_blow() -> None:
    def wins(owner: str) -> ShatterScenario:
        """Player a wins the struggle; Cassian is of one side."""
        units = [f"{BO} at 400,400", f"{MAUL} at 800,800"]
        a = side(*units, *[f"{CASSIAN} at 60,60"] * (owner == "a"))
        b = side(*[f"{CASSIAN} at 60,60"] * (owner == "b"))
        return table(a=a, b=b, step="end-turn", token=-7, objectives="X at 400,430 a")

    t = wins("b").dice_of("SCE").picks("b", "ready-to-blow")
    assert (t.damage("bo-katan"), t.damage("maul")) == (2, 0)
    assert "react" not in wins("a").asked


def test_weve_all_done_terrible_things() -> None:
    t = table(a=side(f"{CASSIAN} at 400,400", f"{K2} at 400,620"), b=side(f"{BO} at 400,560"))
    t.a("action:combat", f"ranged:a.{CASSIAN}.1>b.{BO}.1").dice_of("F" * 10, "F" * 4).a("choose:yes")
    assert (t.damage("k-2so"), t.last("rolled")["attack"]) == (2, {"failure": 10})


def test_make_ten_men_feel_like_a_hundred() -> None:
    t = table(
        a=side(f"{BO} at 400,400"),
        b=side(f"{HERA} at 400,460 with 8 damage", f"{CASSIAN} at 600,600", f"{K2} at 700,700", force=0),
    )
    t.a("action:combat").attacks("bo-katan", "hera", attack="C", path="a").passes_until("b target")
    assert t.options("b") == [f"choose:b.{CASSIAN}.1", f"choose:b.{K2}.1", "pass"]
    t.b(f"choose:b.{K2}.1").moves("k-2so", "advance", 700, 560)
    assert t.at("k-2so") == (700, 560, 0)


def test_make_ten_men_feel_like_a_hundred_by_the_shatterpoint_card() -> None:
    for card, value in (("shatterpoint", 1), (K2, 0)):
        t = table(a=side(f"{K2} at 400,400", f"{CASSIAN} at 600,600", deck=card), b=side(), step="orders")
        if value:
            t.a(f"activate:a.{K2}")
        assert [keyword(t.state, t.character("k-2so"), name) for name in ("impact", "sharpshooter")] == [value] * 2
        assert keyword(t.state, t.character("cassian"), "impact") == 0


def test_why_does_she_get_a_blaster_and_i_dont() -> None:
    def runs() -> ShatterScenario:
        t = table(a=side(f"{K2} at 400,400", f"{CASSIAN} at 400,600 with pinned"), b=side())
        t.picks("a", "why-does-she").moves("k-2so", "dash")
        assert t.no_way("a", 400, 370) == "SP-MOV-49"
        return t.goes("a", 400, 430)

    assert runs().a("choose:hunker").unit("cassian").hunker == 1
    assert runs().a("choose:condition").conditions("cassian") == []


def test_congratulations_you_are_being_rescued() -> None:
    def fells(victim: str, damage: int, at: str = "400,600") -> ShatterScenario:
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{victim} with {damage} damage", f"{K2} at {at}"))
        return t.a("action:combat").attacks("bo-katan", victim.split()[0], attack="C", path="a")

    t = fells(f"{HERA} at 400,460", 8).picks("b", "being-rescued").moves("k-2so", "dash", 400, 560)
    t.attacks("k-2so", "bo-katan", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert fells(f"{DROIDS} at 400,460 and 860,860", 8).asked != "b react"
    assert fells(f"{HERA} at 400,460", 8, "400,760").asked != "b react"


def test_goodbye_to_the_attacker() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{K2} at 400,460 with 8 damage", f"{CASSIAN} at 400,600"))
    t.a("action:combat").attacks("bo-katan", "k-2so", attack="C", path="a").picks("b", "goodbye")
    t.moves("cassian", "dash", 400, 570)
    assert (t.conditions("bo-katan"), t.at("cassian")) == (["pinned", "strained"], (400, 570, 0))


def test_goodbye_to_the_game() -> None:
    def ends(tokens: str, momentum: int = 3) -> ShatterScenario:
        units = (f"{CASSIAN} at 800,800", f"{K2} at 400,400{tokens}")
        return table(a=side(*units), b=side(), step="end-turn", momentum=(momentum, 1))

    t = ends(" with 1 injured").a("choose:2")
    assert (t.token, t.momentum("a"), t.unit("k-2so").defeated) == ("a2", 1, True)
    assert ends(" with 1 injured", 1).options("a") == ["choose:1", "pass"]
    assert ends("").asked != "a momentum"


def test_lockdown() -> None:
    for tokens, keeps in (("", "b"), (" with wounded", "a")):
        units = (f"{K2} at 400,400{tokens}",)
        t = table(
            a=side(f"{BO} at 430,460", f"{MAUL} at 370,460"),
            b=side(*units),
            step="end-turn",
            objectives="X at 400,430 b",
        )
        assert t.controls("X") == keeps


def test_cloak_and_dagger() -> None:
    def strikes(foe: str) -> ShatterScenario:
        t = table(a=side(f"{SCOUTS} at 400,400 and 460,400"), b=side(foe))
        t.a("action:combat").picks("a", "cloak-and-dagger").dice_of("CC" + "F" * 7, "F" * 5)
        return t.a(f"ranged:a.{SCOUTS}.1>b.{foe.split()[0]}.1").takes("stop")

    t = strikes(f"{MAUL} at 400,600")
    assert t.last("rolled")["attack"] == {"crit": 2, "failure": 7}
    assert (t.damage("maul"), t.asked) == (2, "a act")
    t = strikes(f"{BO} at 400,600")
    assert (t.damage("bo-katan"), t.asked) == (0, "a act")
    plain = table(a=side(f"{SCOUTS} at 400,400 and 460,400"), b=side(f"{MAUL} at 400,600"))
    plain.a("action:combat").passes("a").attacks("pathfinders.1", "maul", type="ranged")
    assert (plain.last("rolled")["attack"], plain.asked) == ({"failure": 6}, "a attack")


def test_camouflage() -> None:
    t = table(a=side(f"{SCOUTS} at 400,400 and 460,400"), b=side(), step="first-struggle")
    t.b(t.options("b")[0])  # the map of the first struggle
    t.a("choose:yes")
    assert t.unit("pathfinders").hunker == 1


def test_pathfinders() -> None:
    for tokens, advances in (("", False), (" with 1 hunker", True)):
        t = table(
            a=side(f"{CASSIAN} at 800,800", f"{SCOUTS} at 400,400 and 460,400{tokens}"), b=side(), activates="cassian"
        )
        scout = t.character("pathfinders.1")
        assert keyword(t.state, scout, "scale") == 1
        assert is_immune(t.state, t.unit("pathfinders"), "pinned")
        t.picks("a", "blend-in").passes("a").moves("pathfinders.1", "dash")
        assert (f"advance:a.{SCOUTS}.1" in t.options("a")) is advances


def test_make_ten_men_feel_like_a_hundred_waits_for_attacks() -> None:
    t = table(a=side("chewie at 400,400"), b=side(f"{HERA} at 400,500 with 8 damage", f"{CASSIAN} at 800,800"))
    t.dice_of("CCCCC").picks("a", "upset-a-wookiee")
    assert (t.unit("hera").wounded, t.asked) == (True, "a act")


def test_cloak_and_dagger_is_for_combat() -> None:
    t = table(a=side(f"{SCOUTS} at 400,400 and 460,400"), b=side(f"{MAUL} at 400,600"))
    assert t.a("action:focus").asked == "a act"


def test_rogue_one_uses_nothing_in_vain() -> None:
    for unit, ability in ((CASSIAN, "we-need-to-blend-in"), (K2, "why-does-she-get-a-blaster-and-i-dont")):
        t = table(a=side(f"{unit} at 400,400", f"{MAUL} at 60,60"), b=side())
        assert t.refused("a", f"use:a.{unit}>{ability}") == "SP-ABL-02"


def test_lockdown_against_the_clever_ploy() -> None:
    """The opponent's ploy does not remove the token; the own player may."""

    def ploy(first: str, second: str) -> str:
        t = table(
            a=side(f"{MAUL} at 800,800", f"{BO} at 700,800", deck=f"shatterpoint {MAUL} {BO}"),
            b=side(f"{K2} at 400,400"),
            mission="first-contact",
            struggle="we-may-have-miscalculated",
            step="orders",
            objectives="X at 400,430 b; Y at 60,60 a",
        )
        return t.a("keep", first).b(second).controls("X")

    assert ploy("choose:X", "pass") == "b"
    assert ploy("choose:X", "choose:X") == ""
    assert ploy("pass", "choose:X") == ""
