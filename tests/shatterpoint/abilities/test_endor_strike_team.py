"""General Solo, Chewie and the Rebel Commandos."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.values import total

SOLO, CHEWIE, COMMANDOS = "general-solo", "chewie", "rebel-commandos"
BO, MAUL, HERA, ASAJJ = "bo-katan-kryze", "lord-maul", "hera-syndulla-spectre-2", "asajj-ventress-sith-assassin"


def test_wookiee_loyalty() -> None:
    def comes(y: float) -> ShatterScenario:
        t = table(a=side(f"{CHEWIE} at 400,400 with 1 damage", f"{SOLO} at 400,{y}"), b=side(), step="activate")
        t.moves("chewie", "dash")
        assert t.no_way("a", 400, 380) == "SP-MOV-49"
        return t.goes("a", 400, 440)

    t = comes(620).a(f"damage:a.{CHEWIE}")
    assert (t.unit("solo").hunker, t.damage("chewie")) == (1, 0)
    t = comes(660)
    assert (t.unit("solo").hunker, t.asked) == (0, "a act")


def test_its_not_wise_to_upset_a_wookiee() -> None:
    t = table(a=side(f"{CHEWIE} at 400,400"), b=side(f"{MAUL} at 400,560")).dice_of("CSSEF")
    assert t.picks("a", "upset-a-wookiee").damage("maul") == 3
    t = table(a=side(f"{CHEWIE} at 400,400"), b=side(f"{MAUL} at 400,640"))
    assert t.refused("a", f"use:a.{CHEWIE}>its-not-wise-to-upset-a-wookiee") == "SP-ABL-02"


def test_intimidating_presence() -> None:
    def expertise(defender: str, chewie: str) -> int:
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{defender} at 400,460", f"{CHEWIE} at {chewie}"))
        attack = Attack(0, f"a.{BO}.1", f"b.{defender}.1", "melee", True)
        return total(t.state, "defense-expertise", attack)

    assert expertise(SOLO, "480,480") == 1
    assert expertise(SOLO, "480,480 with wounded") == 0
    assert expertise(SOLO, "800,800") == 0
    assert expertise(ASAJJ, "480,480") == 0


def test_then_well_do_it_real_quiet_like() -> None:
    for place, kind in (("deck", "advance"), ("discard", "dash")):
        a = side(f"{SOLO} at 400,400", f"{HERA} at 600,400", **{"deck": "shatterpoint", place: HERA})  # type: ignore[arg-type]
        t = table(a=a, b=side(), step="activate")
        assert t.options("a") == [f"{kind}:a.{HERA}.1", f"{kind}:a.{SOLO}.1", "pass"]


def test_outnumbered_not_outgunned() -> None:
    t = table(a=side(f"{SOLO} at 400,400"), b=side(f"{BO} at 400,460", f"{MAUL} at 340,400"))
    t.a("action:combat").attacks("solo", "bo-katan").picks("a", "outnumbered")
    assert t.options("a") == [f"melee:a.{SOLO}.1>b.{MAUL}.1", "pass"]


def fells(foe_tokens: str = "", momentum: tuple[int, int] = (3, 1)) -> ShatterScenario:
    """Bo-Katan wounds Hera; Solo sees it."""
    t = table(
        a=side(f"{BO} at 400,400{foe_tokens}"),
        b=side(f"{HERA} at 400,460 with 8 damage", f"{SOLO} at 480,400"),
        momentum=momentum,
    )
    return t.a("action:combat").attacks("bo-katan", "hera", attack="C", path="a")


def test_lets_keep_a_little_optimism_here() -> None:
    t = fells().picks("b", "hey-its-me").passes("b").picks("b", "optimism")
    assert t.momentum("b") == 2
    t = fells(momentum=(1, 4)).passes("b")
    assert (t.asked, t.momentum("b")) == ("a act", 4)


def test_hey_its_me_for_an_ally() -> None:
    t = fells().picks("b", "hey-its-me").attacks("solo", "bo-katan", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_hey_its_me_for_a_foe() -> None:
    """Once per turn only."""
    t = table(
        a=side(f"{SOLO} at 400,400 with pinned"),
        b=side(f"{BO} at 400,460 with 7 damage", f"{MAUL} at 340,400 with 10 damage"),
    )
    t.a("action:combat").attacks("solo", "bo-katan", attack="C", path="a").picks("a", "hey-its-me")
    t.a(f"pinned:a.{SOLO}").moves("solo", "dash", 400, 390)
    assert (t.conditions("solo"), t.at("solo")) == ([], (400, 390, 0))
    t.picks("a", "outnumbered").attacks("solo", "maul", dice=5, attack="C", path="a").passes_until("a act")
    assert t.unit("maul").wounded
    assert [event["ability"] for event in t.events("ability")].count("hey-its-me") == 1


def test_commando_doctrines() -> None:
    for y, gained in ((600, 1), (860, 0)):
        t = table(a=side(f"{COMMANDOS} at 400,400 and 460,400"), b=side(f"{BO} at 400,{y}"))
        t.picks("a", "commando-doctrines").moves("commandos.1", "dash", 400, 410).passes("a")
        assert (t.unit("commandos").hunker, t.character("commandos.2").focus) == (gained, gained)
