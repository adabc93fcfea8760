"""Iden Versio, Del Meeko, Gideon Hask and the Imperial Special Forces."""

from __future__ import annotations

from battlemat.games.shatterpoint.deployment import Deployment
from battlemat.games.shatterpoint.pools import cover
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.terrain import Spot
from battlemat.games.shatterpoint.values import keyword

IDEN, DEL, GIDEON = "commander-iden-versio", "del-meeko-inferno-squad", "gideon-hask-inferno-squad"
FORCES, DEATH = "imperial-special-forces", "death-troopers"
BO, MAUL, DROIDS, DOOKU = "bo-katan-kryze", "lord-maul", "b1-battle-droids", "count-dooku-separatist-leader"


def test_today_the_rebellion_dies() -> None:
    units = (
        f"{IDEN} at 400,400",
        f"{DEL} at 500,400",
        f"{FORCES} at 560,500 and 860,60",
        f"{DEATH} at 340,400 and 60,60",
    )
    t = table(a=side(*units), b=side(f"{BO} at 600,560"), step="activate")
    assert t.options("a") == [f"dash:a.{DEL}.1", "pass"]
    t.moves("del-meeko", "dash", 500, 430).moves("iden", "dash", 400, 430)
    assert (t.at("del-meeko"), t.at("iden"), t.asked) == ((500, 430, 0), (400, 430, 0), "a act")


def test_covert_operations() -> None:
    for y, dice in ((600, 1), (860, 0)):
        t = table(a=side(f"{IDEN} at 400,400"), b=side(f"{BO} at 400,{y}"))
        t.picks("a", "covert-operations").moves("iden", "dash", 400, 410)
        iden = t.character("iden")
        assert (iden.focus, iden.sharpshooter) == (dice, dice)


def test_id10_seeker_droid() -> None:
    t = table(a=side(f"{IDEN} at 400,400"), b=side(f"{BO} at 400,560 with 2 hunker"))
    t.picks("a", "seeker-droid")
    assert (t.unit("bo-katan").hunker, t.conditions("bo-katan")) == (0, [])
    t = table(a=side(f"{IDEN} at 400,400"), b=side(f"{BO} at 400,560"))
    assert t.picks("a", "seeker-droid").conditions("bo-katan") == ["exposed"]


def test_the_empire_sends_its_regards() -> None:
    t = table(
        a=side(f"{DEL} at 400,400 with 1 damage", f"{IDEN} at 600,400"),
        b=side(f"{BO} at 400,460 with 7 damage", f"{MAUL} at 600,580", f"{DOOKU} at 60,860"),
    )
    t.a("action:combat").attacks("del-meeko", "bo-katan", attack="C", path="a").a(f"choose:a.{IDEN}.1")
    t.a("choose:strained").passes_until("a movement").moves("iden", "dash", 600, 380)
    assert (t.conditions("maul"), t.conditions("dooku"), t.at("iden")) == (["strained"], [], (600, 380, 0))


def test_the_empire_sends_its_regards_only_for_scouts() -> None:
    t = table(
        a=side(f"{MAUL} at 400,400", f"{IDEN} at 600,400"),
        b=side(f"{BO} at 400,460 with 7 damage", f"{DOOKU} at 600,580"),
    )
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a")
    assert t.asked == "a act"


def test_trick_shot() -> None:
    def begins(*others: str) -> ShatterScenario:
        return table(a=side(f"{DEL} at 400,400"), b=side(f"{MAUL} at 400,800 with 2 hunker", *others), step="activate")

    t = begins()
    assert (t.damage("maul"), t.unit("maul").hunker) == (1, 0)
    t = begins(f"{BO} at 400,460")
    assert (t.damage("maul"), t.unit("maul").hunker) == (0, 2)


def test_deadeye() -> None:
    t = table(a=side(f"{DEL} at 400,400"), b=side(f"{BO} at 400,600 with 2 hunker"))
    assert keyword(t.state, t.character("del-meeko"), "sharpshooter") == 2
    assert cover(t.state, Attack(0, f"a.{DEL}.1", f"b.{BO}.1", "ranged", True)) == 0


def test_special_forces_sniper() -> None:
    t = table(a=side(f"{DEL} at 400,400"), b=side(f"{MAUL} at 400,600"))
    for _ in range(2):
        t.a("action:combat").attacks("del-meeko", "maul", type="ranged")
    assert t.refused("a", "action:combat") == "SP-TRN-13"
    t = table(a=side(f"{IDEN} at 400,400"), b=side(f"{MAUL} at 400,600"))
    t.a("action:combat").attacks("iden", "maul", type="ranged")
    assert t.refused("a", "action:combat") == "SP-TRN-13"


def test_defiance_will_be_the_death_of_you() -> None:
    def shoots(attacker: str, at: str) -> ShatterScenario:
        t = table(a=side(f"{attacker} at 400,400", f"{GIDEON} at {at}"), b=side(f"{MAUL} at 400,600"))
        return t.a("action:combat").dice_of("F" * 6, "F" * 5).a(f"ranged:a.{attacker}.1>b.{MAUL}.1")

    t = shoots(DEL, "600,600").a("choose:yes")
    assert t.last("results")["attack"] == {"strike": 1, "failure": 5}
    assert shoots(DEL, "860,100").asked != "a agree"


def test_may_we_live_up_to_our_name() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{GIDEON} at 400,540 with 7 damage"))
    t.a("action:combat").attacks("bo-katan", "gideon", type="ranged", attack="C", path="a")
    t.moves("gideon", "dash", 400, 560).attacks("gideon", "bo-katan", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_infiltration() -> None:
    """Beside the leader others stand within 1, the Special Forces within 2."""
    t = table(a=side(f"{IDEN} at 400,100", f"{FORCES} at 60,60 and 120,60", f"{DEL} at 180,60"), b=side())

    def far(name: str, x: float) -> bool:
        where = Deployment(t.state, t.character(name), [], t.character("iden"))
        return where.reach_refusal(Spot(x, 100, 0)) is not None

    assert [far(name, 510) for name in (FORCES, DEL)] == [False, True]
    assert far(FORCES, 520)


def test_infiltration_is_told_only_where_it_helped() -> None:
    for x, helped in ((460, []), (510, [["infiltration"]])):
        t = table(a=side(f"{IDEN} at 400,100", f"{FORCES} at {x},100 and 120,60"), b=side())
        Deployment(t.state, t.character(FORCES), [], t.character("iden")).thank(t.match, "SP-SET-21")
        assert [event["by"] for event in t.events("helped")] == helped


def test_inferno_squad_waits_for_its_own_moments() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{DEL} at 400,460 with 7 damage", f"{GIDEON} at 480,400"))
    assert t.a("action:combat").attacks("bo-katan", "del-meeko", attack="C", path="a").asked == "a act"
    t = table(a=side(f"{IDEN} at 400,400"), b=side(f"{MAUL} at 860,860"))
    assert t.refused("a", f"use:a.{IDEN}>id10-seeker-droid") == "SP-ABL-02"
