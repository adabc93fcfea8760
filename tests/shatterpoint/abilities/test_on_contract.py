"""Boba Fett, Bossk, Dengar and IG-88B."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

BOBA, BOSSK, DENGAR = "boba-fett-on-contract", "bossk-single-minded-slayer", "dengar-the-demolisher"
IG_88B, BO, MAUL, REX = "ig-88b-created-to-succeed", "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def test_youre_running_out_of_options() -> None:
    def begins() -> ShatterScenario:
        foes = side(f"{MAUL} at 400,600", f"{BO} at 460,600")
        return table(a=side(f"{BOBA} at 400,400"), b=foes, step="activate")

    t = begins().a("choose:attack")
    assert t.options("a") == [f"ranged:a.{BOBA}.1>b.{MAUL}.1", "pass"]
    t.attacks("boba", "maul", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert begins().a("choose:jump").moves("boba", "jump", 400, 300).at("boba") == (400, 300, 0)


def test_dead_or_alive() -> None:
    t = table(a=side(f"{MAUL} at 400,600"), b=side(f"{BOBA} at 400,400")).ends_activation()
    t.picks("b", "dead-or-alive").b(f"jump:b.{BOBA}.1")
    assert t.no_way("b", 400, 350) == "SP-MOV-49"
    assert t.goes("b", 400, 500).at("boba") == (400, 500, 0)
    t = table(a=side(f"{BO} at 400,600"), b=side(f"{BOBA} at 400,400")).ends_activation()
    assert t.asked != "b react"


def test_hired_hand() -> None:
    t = table(a=side(f"{BOBA} at 400,400"), b=side(), step="first-struggle")
    t.b(t.options("b")[0]).a("choose:Scoundrel")
    assert t.unit("boba").tags == {"Bounty Hunter", "Mercenary", "Scoundrel"}
    assert t.view("b")["players"][0]["units"][0]["lost_tags"] == ["Galactic Empire"]


def test_regeneration() -> None:
    for tokens, damage, conditions in (("exposed, pinned", 0, []), ("strained", 3, ["strained"])):
        t = table(a=side(f"{BOSSK} at 400,400 with 3 damage, {tokens}"), b=side(), step="activate")
        assert (t.damage("bossk"), t.conditions("bossk")) == (damage, conditions)


def test_explosive_ordnance() -> None:
    """Two expertise: the target, its neighbour and an ally suffer; who is farther off does not."""
    t = table(
        a=side(f"{BOSSK} at 400,400", f"{DENGAR} at 400,580"),
        b=side(f"{MAUL} at 400,660", f"{BO} at 500,660", f"{REX} at 700,660"),
    )
    t.dice_of("EESFC").picks("a", "explosive-ordnance").picks("a", "maul").moves("bossk", "dash", 400, 350)
    assert [t.damage(name) for name in ("maul", "bo-katan", "rex", "dengar")] == [2, 2, 0, 2]
    assert t.at("bossk") == (400, 350, 0)


def test_we_have_a_job_to_do() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{DENGAR} at 400,460 with 8 damage", f"{BOSSK} at 400,620"))
    t.a("action:combat").attacks("maul", "dengar", attack="C", path="a").passes_until("b react").picks(
        "b", "we-have-a-job"
    )
    t.b(f"dash:b.{BOSSK}.1")
    assert t.no_way("b", 400, 650) == "SP-MOV-49"
    t.goes("b", 400, 550).attacks("bossk", "maul", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_explosive_regards() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{DENGAR} at 400,460 with 8 damage"))
    t.a("action:combat").attacks("maul", "dengar", attack="C", path="a").passes_until("b react")
    t.dice_of("CSSFE").picks("b", "explosive-regards")
    assert t.damage("maul") == 3


def test_being_underestimated_has_its_values() -> None:
    def reserves(card: str) -> ShatterScenario:
        units = f"{DENGAR} at 400,400", f"{BOSSK} at 460,400", f"{MAUL} at 520,400"
        return table(a=side(*units, force=0, deck=f"{card} shatterpoint"), b=side(), step="orders")

    assert reserves(BOSSK).picks("a", "reserve:").state.players[0].reserve == f"a.{BOSSK}"
    assert reserves(MAUL).asked == "a act"


def test_high_priority_target() -> None:
    t = table(a=side(f"{IG_88B} at 400,400"), b=side(f"{MAUL} at 400,700"), step="activate")
    t.moves("ig-88b", "dash", 400, 450).a("choose:yes")
    assert (t.at("ig-88b"), t.character("ig-88b").focus) == ((400, 450, 0), 1)
    t = table(a=side(f"{IG_88B} at 400,400"), b=side(f"{MAUL} at 400,800"), step="activate").passes("a")
    assert t.asked == "a act"


def test_always_gets_the_job_done() -> None:
    for dice, conditions in (("BEF", ["disarmed", "exposed", "strained"]), ("BBB", ["strained"]), ("EFF", None)):
        t = table(a=side(f"{IG_88B} at 400,400"), b=side(f"{MAUL} at 400,460"))
        t.dice_of("", dice).picks("a", "always-gets")
        assert t.conditions("maul") == (conditions or ["disarmed", "exposed"])


def test_calculated_plans() -> None:
    t = table(a=side(f"{IG_88B} at 400,400"), b=side(f"{MAUL} at 400,460"))
    t.dice_of("FESSSSS", "F" * 5).a("action:combat", f"melee:a.{IG_88B}.1>b.{MAUL}.1").picks("a", "calculated")
    assert t.options("a") == ["choose:failure", "choose:expertise", "pass"]
    t.dice_of("CC").a("choose:failure", "choose:expertise")
    assert t.last("results")["attack"] == {"crit": 2, "strike": 5}


def test_i_engineer_success_yet_it_eludes_me() -> None:
    for tokens, dice, path, momentum in (("", "F" * 11, "", 2), (" with 10 damage", "C" + "F" * 10, "a", 4)):
        t = table(
            a=side(f"{DENGAR} at 400,400", f"{IG_88B} at 800,100"),
            b=side(f"{MAUL} at 400,460{tokens}"),
            objectives="X at 400,520",
            momentum=(3, 1),
        )
        t.dice_of(dice, "F" * 5).a("action:combat", f"melee:a.{DENGAR}.1>b.{MAUL}.1").picks("a", "engineer")
        t.takes(*path).passes_all()
        assert (sum(t.last("rolled")["attack"].values()), t.momentum("a")) == (11, momentum)


def test_wounds_that_bossk_and_dengar_let_pass() -> None:
    """Bossk avenges Bounty Hunters, Dengar answers melee attacks on himself."""
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,460 with 7 damage", f"{BOSSK} at 400,620"))
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a")
    assert t.asked == "a act"
    t = table(a=side(f"{REX} at 400,600"), b=side(f"{DENGAR} at 400,400 with 8 damage"))
    t.a("action:combat").attacks("rex", "dengar", type="ranged", attack="C", path="a")
    assert (t.unit("dengar").wounded, t.asked) == (True, "a act")
