"""Kanan, Ezra, Zeb, Chopper and Hera."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.targets import targets

EZRA, KANAN, ZEB = "ezra-bridger-spectre-6", "kanan-jarrus-spectre-1", "zeb-orrelios-spectre-4"
CHOPPER, HERA = "chopper-c1-10p-spectre-3", "hera-syndulla-spectre-2"
BO, MAUL = "bo-katan-kryze", "lord-maul"
COMMANDOS, DROIDS = "rebel-commandos", "b1-battle-droids"


def test_unreliable_informant() -> None:
    def informed(die: str) -> ShatterScenario:
        t = table(a=side(f"{EZRA} at 400,400"), b=side(f"{DROIDS} at 400,560 and 860,860", f"{MAUL} at 400,300"))
        return t.dice_of(defense=die).picks("a", "unreliable-informant")

    t = informed("E").goes("a", 400, 590)
    assert (t.at("b1.1"), t.conditions("b1")) == ((400, 590, 0), [])
    assert informed("B").conditions("b1") == ["pinned"]
    t = table(a=side(f"{EZRA} at 400,400"), b=side(f"{MAUL} at 400,560"))
    assert t.refused("a", f"use:a.{EZRA}>unreliable-informant") == "SP-ABL-02"


def test_helpful_hand() -> None:
    def moves(primary: str, at: str) -> ShatterScenario:
        t = table(a=side(f"{primary} at 400,400", f"{EZRA} at {at}"), b=side()).a("action:move")
        return t.moves(primary, "advance", 400, 450)

    t = moves(KANAN, "400,550").picks("a", "helpful-hand").moves("ezra", "jump", 430, 560)
    assert t.at("ezra") == (430, 560, 0)
    assert moves(KANAN, "400,600").asked == "a act"
    assert moves(HERA, "400,550").asked == "a act"


def test_this_helmet_is_property_of_ezra_bridger() -> None:
    def momentum(foe: str, damage: int) -> int:
        t = table(a=side(f"{EZRA} at 400,400"), b=side(f"{foe} with {damage} damage"))
        t.a("action:combat").attacks(EZRA, foe.split()[0], attack="C", path="e").passes_all()
        return t.momentum("a")

    assert momentum(f"{DROIDS} at 400,460 and 860,860", 8) == 3
    assert momentum(f"{BO} at 400,460", 7) == 2


def test_a_man_with_two_names() -> None:
    t = table(a=side(f"{KANAN} at 400,400 with 1 damage", force=0), b=side(), step="activate")
    t.picks("a", "damage:")
    assert (t.damage("kanan"), t.force("a")) == (0, 1)
    for friend, second in ((ZEB, True), (f"{COMMANDOS}", False)):
        where = "600,400" if second else "600,400 and 660,400"
        t = table(a=side(f"{KANAN} at 400,400 with flipped", f"{friend} at {where}"), b=side(), step="activate")
        t.moves(f"{friend}.1", "dash", 600, 430)
        assert (t.asked == "a movement") is second


def test_a_man_with_two_names_needs_the_first_dash() -> None:
    t = table(a=side(f"{KANAN} at 400,400 with flipped", f"{ZEB} at 600,400"), b=side(), step="activate")
    t.passes("a")
    assert t.asked == "a act"


def felled(victim: str, damage: int) -> ShatterScenario:
    """Bo-Katan wounds somebody; Kanan is near her."""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{KANAN} at 480,400 with 3 damage", f"{victim} with {damage} damage"))
    return t.a("action:combat").attacks("bo-katan", victim.split()[0], attack="C", path="a").passes_until("b heal")


def test_now_i_know_theres_something_stronger_than_fear() -> None:
    t = felled(f"{HERA} at 400,460", 8)
    t.b(f"damage:b.{KANAN}", f"damage:b.{KANAN}").moves("kanan", "jump", 480, 420).attacks("kanan", "bo-katan", dice=5)
    assert (t.damage("kanan"), t.last("rolled")["attack"]) == (1, {"failure": 5})
    t = felled(f"{COMMANDOS} at 400,460 and 860,860", 7).passes("b").passes("b")
    assert t.asked == "a act"


def test_this_is_gonna_hurt_pal() -> None:
    t = table(a=side(f"{ZEB} at 400,400", f"{HERA} at 400,700"), b=side(f"{MAUL} at 400,590"))
    t.picks("a", "gonna-hurt").moves("zeb", "dash")
    assert t.no_way("a", 400, 380) == "SP-MOV-49"
    t.goes("a", 400, 450).moves("zeb", "dash", 400, 500)
    assert (t.character("zeb").focus, t.asked) == (1, "a act")
    t = table(a=side(f"{ZEB} at 400,400", f"{COMMANDOS} at 400,700 and 460,700"), b=side(f"{MAUL} at 400,860"))
    t.picks("a", "gonna-hurt").a(f"choose:a.{COMMANDOS}.1").moves("zeb", "dash", 400, 450)
    assert (t.character("zeb").focus, t.asked) == (0, "a act")


def test_lasan_honor_guard() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{ZEB} at 400,460 with 8 damage, pinned"))
    t.a("action:combat").attacks("bo-katan", "zeb", attack="C", path="a").picks("b", "lasan")
    zeb = t.unit("zeb")
    assert (zeb.wounded, zeb.injured, zeb.damage, t.conditions("zeb")) == (False, 2, 0, [])


def test_helmets_on_my_fists() -> None:
    t = table(a=side(f"{ZEB} at 400,400"), b=side(f"{DROIDS} at 400,460 and 440,440", f"{MAUL} at 340,400"))
    t.a("action:combat").attacks("zeb", "b1.1").picks("a", "helmets-on-my-fists")
    assert t.options("a") == [f"melee:a.{ZEB}.1>b.{DROIDS}.{n}" for n in (1, 2)] + ["pass"]
    t.attacks("zeb", "b1.2", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_karabast() -> None:
    for tokens, barred in (("", False), (" with 1 injured", True)):
        units = (f"{ZEB} at 400,400{tokens}", f"{HERA} at 600,400")
        t = table(a=side(*units, deck=f"{ZEB} {HERA} shatterpoint"), b=side(), step="orders")
        assert (t.asked != "a order-card") is barred
        assert (t.events("helped") != []) is barred


def test_mayhem() -> None:
    t = table(a=side(f"{CHOPPER} at 400,400"), b=side(f"{MAUL} at 400,460")).dice_of(defense="BEE")
    assert t.picks("a", "mayhem").conditions("maul") == ["disarmed", "strained"]
    t = table(a=side(f"{CHOPPER} at 400,400"), b=side(f"{MAUL} at 400,460")).dice_of(defense="FFF")
    assert t.picks("a", "mayhem").conditions("maul") == ["exposed"]


def test_chopper_sometimes_you_do_it_right() -> None:
    t = table(
        a=side(f"{CHOPPER} at 400,400", f"{HERA} at 360,360", f"{COMMANDOS} at 440,360 and 860,60"),
        b=side(f"{BO} at 400,460 with 7 damage"),
        activates="chopper",
    )
    t.a("action:combat").attacks("chopper", "bo-katan", attack="C", path="b").picks("a", "do-it-right")
    assert [o for o in t.options("a") if COMMANDOS in o] == [f"choose:a.{COMMANDOS}.1"]
    t.a(f"choose:a.{HERA}.1").moves("hera", "reposition", 300, 260)
    assert t.at("hera") == (300, 260, 0)


def test_is_that_one_of_ours() -> None:
    for discard, found in (("", []), (CHOPPER, [f"b.{CHOPPER}"])):
        b = side(f"{CHOPPER} at 400,550", deck="shatterpoint", discard=discard, reserve="" if discard else CHOPPER)
        t = table(a=side(f"{BO} at 400,400"), b=b)
        assert [target.unit for target in targets(t.state, t.character("bo-katan"), "ranged")] == found


def test_phoenix_leader() -> None:
    commandos = f"{COMMANDOS} at 600,600 and 660,600"
    t = table(a=side(f"{HERA} at 400,400", f"{ZEB} at 600,400", commandos), b=side(), step="activate")
    assert t.options("a") == [f"choose:a.{ZEB}", f"choose:a.{COMMANDOS}", "pass"]
    assert t.a(f"choose:a.{ZEB}").options("a") == [f"dash:a.{ZEB}.1", f"advance:a.{ZEB}.1", "pass"]
    t = table(a=side(f"{HERA} at 400,400", commandos), b=side(), step="activate").a(f"choose:a.{COMMANDOS}")
    t.moves("commandos.1", "dash", 600, 630)
    assert (t.at("commandos.1"), t.asked) == ((600, 630, 0), "a act")


def test_we_will_not_stand_down() -> None:
    t = table(
        a=side(f"{HERA} at 400,400", f"{ZEB} at 600,400 with wounded, pinned"),
        b=side(),
        objectives="X at 600,700; (Y) at 100,100",
    )
    t.picks("a", "stand-down").a(f"choose:a.{ZEB}", "choose:yes").moves("zeb", "reposition")
    zeb = t.unit("zeb")
    assert (zeb.wounded, zeb.injured, zeb.damage, t.conditions("zeb")) == (False, 1, 0, [])
    assert t.no_way("a", 600, 300) == "SP-MOV-49"
    t.goes("a", 600, 500)
    assert t.at("zeb") == (600, 500, 0)


def test_we_have_hope() -> None:
    units = (f"{HERA} at 400,400", f"{ZEB} at 500,400 with 5 damage, pinned", f"{CHOPPER} at 860,860 with 5 damage")
    t = table(a=side(*units), b=side(), step="activate").passes("a").a("choose:yes", f"pinned:a.{ZEB}")
    assert (t.damage("zeb"), t.conditions("zeb"), t.damage("chopper"), t.momentum("a")) == (2, [], 5, 0)
    shaken = f"{ZEB} at 500,400 with pinned, exposed"
    t = table(a=side(f"{HERA} at 400,400", shaken), b=side(), step="activate").passes("a")
    t.a("choose:yes", f"pinned:a.{ZEB}")
    assert (t.conditions("zeb"), t.asked) == (["exposed"], "a act")
    t = table(a=side(*units, deck=f"shatterpoint {ZEB}"), b=side(), step="orders", momentum=(0, 1))
    t.a("keep", f"activate:a.{HERA}").passes("a").a("choose:yes", f"pinned:a.{ZEB}")
    assert (t.damage("zeb"), t.momentum("a")) == (2, 0)
    t = table(a=side(*units), b=side(), step="activate", momentum=(0, 1)).passes("a")
    assert t.asked == "a act"


def test_the_spectres_wait_for_their_own_moments() -> None:
    """None of them answers the wound or the attack of somebody else."""

    def wounds(*watchers: str) -> ShatterScenario:
        """Bo-Katan wounds Rex while others stand by."""
        rex = "cc-7567-captain-rex at 400,460 with 8 damage"
        t = table(a=side(f"{BO} at 400,400", f"{CHOPPER} at 340,340"), b=side(rex, *watchers), activates="bo-katan")
        return t.a("action:combat").attacks("bo-katan", "rex", attack="C", path="a")

    assert wounds(f"{KANAN} at 480,400 with 2 damage", f"{ZEB} at 800,800").asked == "a act"
    t = table(a=side(f"{HERA} at 400,400", f"{ZEB} at 340,400"), b=side(f"{MAUL} at 400,460"))
    assert t.a("action:combat").attacks("hera", "maul").asked == "a act"


def test_the_spectres_use_nothing_in_vain() -> None:
    for unit, ability in ((ZEB, "this-is-gonna-hurt-pal"), (CHOPPER, "mayhem"), (HERA, "we-will-not-stand-down")):
        t = table(a=side(f"{unit} at 400,400"), b=side(f"{MAUL} at 860,860"))
        assert t.refused("a", f"use:a.{unit}>{ability}") == "SP-ABL-02"
