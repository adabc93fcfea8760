"""Chief Chirpa, Paploo, the Ewok Hunters and Leia."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack

CHIRPA, HUNTERS, LEIA, PAPLOO = "chief-chirpa", "ewok-hunters", "leia-organa-freedom-fighter", "paploo-curious-creature"
BO, MAUL, DROIDS, BOUSHH = "bo-katan-kryze", "lord-maul", "b1-battle-droids", "boushh-leia-organa"


def test_stealthy_approach() -> None:
    def sneaks() -> ShatterScenario:
        t = table(a=side(f"{HUNTERS} at 400,400 and 500,400"), b=side()).picks("a", "stealthy")
        return t.moves(f"{HUNTERS}.1", "dash", 400, 450).passes("a")

    t = sneaks().a("choose:hunker")
    assert (t.unit(HUNTERS).hunker, t.at(f"{HUNTERS}.1")) == (1, (400, 450, 0))
    assert sneaks().a("choose:focus").character(f"{HUNTERS}.2").focus == 1


def test_mobilize_the_village() -> None:
    pools = []
    for chief in ("400,600", "400,660", "400,600 with wounded"):
        t = table(a=side(f"{PAPLOO} at 400,400", f"{CHIRPA} at {chief}"), b=side(f"{BO} at 400,340"))
        pools.append(attack_pool(t.state, Attack(1, f"a.{PAPLOO}.1", f"b.{BO}.1", "melee", True)))
    assert pools == [7, 6, 6]


def test_sharp_stick() -> None:
    """Battle Droids at an objective have Protection, but not from the stick; Focus adds three dice."""
    for attacker, damage in ((CHIRPA, 1), (PAPLOO, 1)):
        t = table(
            a=side(f"{attacker} at 400,400"), b=side(f"{DROIDS} at 400,460 and 800,800"), objectives="X at 400,520"
        )
        t.a("action:focus", "action:combat").attacks(attacker, f"{DROIDS}.1", attack="C", path="a").passes_all()
        assert (t.damage(DROIDS), sum(t.last("rolled")["attack"].values())) == (damage, 9 if attacker == CHIRPA else 7)


def avenges(die: str) -> ShatterScenario:
    t = table(
        a=side(f"{MAUL} at 400,400"), b=side(f"{PAPLOO} at 400,460 with 8 damage", f"{CHIRPA} at 600,460 with 3 damage")
    )
    t.a("action:combat")
    t.dice_of("C" + "F" * 6, "F" * 5).a(f"melee:a.{MAUL}.1>b.{PAPLOO}.1").passes_until("a tree").dice_of(die)
    return t.takes("a").passes_until("b movement")


def test_bright_tree_defender() -> None:
    t = avenges("S").moves("chirpa", "reposition", 470, 400).attacks("chirpa", "maul", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    t = avenges("E").moves("chirpa", "dash", 600, 500).picks("b", "damage:", CHIRPA).picks("b", "damage:", CHIRPA)
    assert (t.damage("chirpa"), t.at("chirpa")) == (1, (600, 500, 0))


def test_forest_dwellers() -> None:
    t = table(a=side(f"{HUNTERS} at 400,400 and 500,400"), b=side(), step="first-struggle")
    t.b(t.options("b")[0]).a("choose:yes")
    assert t.unit(HUNTERS).hunker == 1
    t = table(a=side(f"{HUNTERS} at 400,400 and 500,400"), b=side()).ends_activation().a("choose:yes")
    assert t.unit(HUNTERS).hunker == 1


def test_forest_dwellers_do_not_hide_engaged() -> None:
    t = table(a=side(f"{HUNTERS} at 400,400 and 500,400"), b=side(f"{MAUL} at 400,450"), step="first-struggle")
    t.b(t.options("b")[0])
    assert "agree" not in t.asked


def test_strength_in_numbers() -> None:
    pools = []
    for paploo in ("400,660", "400,660 with wounded", "800,800"):
        t = table(a=side(f"{HUNTERS} at 400,400 and 800,100", f"{PAPLOO} at {paploo}"), b=side(f"{BO} at 400,600"))
        pools.append(attack_pool(t.state, Attack(1, f"a.{HUNTERS}.1", f"b.{BO}.1", "ranged", True)))
    assert pools == [8, 6, 6]


def test_infiltrate() -> None:
    t = table(a=side(f"{LEIA} at 400,400", f"{BOUSHH} at 600,400", f"{MAUL} at 700,700"), b=side(), step="activate")
    t.moves("boushh", "advance", 600, 550)
    assert (t.at("boushh"), t.asked) == ((600, 550, 0), "a act")


def test_explosive_charge() -> None:
    """Leia runs out of the blast, Boushh stays and suffers with Bo-Katan; Maul is farther away."""
    t = table(
        a=side(f"{LEIA} at 400,410", f"{BOUSHH} at 300,500"),
        b=side(f"{BO} at 500,500 with 1 hunker", f"{MAUL} at 700,500"),
        objectives="(X) at 400,500",
    )
    t.picks("a", "explosive-charge").picks("a", "choose:", LEIA).moves(LEIA, "dash", 400, 310)
    t.picks("a", "choose:", BOUSHH).passes("a")
    assert [t.damage(name) for name in (LEIA, BOUSHH, "bo-katan", "maul")] == [0, 2, 2, 0]
    assert [t.unit(name).hunker for name in (LEIA, BOUSHH, "bo-katan")] == [1, 0, 0]


def test_unexpected_allies() -> None:
    t = table(a=side(f"{LEIA} at 400,400", f"{CHIRPA} at 600,400", f"{MAUL} at 700,700"), b=side(), step="turn")
    assert {"Ewok", "Rebel Alliance"} <= t.unit(LEIA).tags & t.unit(CHIRPA).tags
    assert not {"Ewok", "Rebel Alliance"} & t.unit(MAUL).tags
    t = table(a=side(f"{LEIA} defeated", f"{CHIRPA} at 600,400"), b=side(), step="turn")
    assert "Rebel Alliance" not in t.unit(CHIRPA).tags


def test_feigned_retreat() -> None:
    t = table(a=side(f"{PAPLOO} at 400,300", f"{CHIRPA} at 400,400"), b=side(f"{BO} at 400,460"))
    t.picks("a", "feigned-retreat").a(f"reposition:a.{CHIRPA}.1")
    assert t.no_way("a", 500, 450) == "SP-MOV-49"
    t.goes("a", 500, 290).b(f"dash:b.{BO}.1")
    assert t.no_way("b", 350, 500) == "SP-MOV-49"
    t.goes("b", 440, 400)
    assert (t.unit(CHIRPA).hunker, t.conditions("bo-katan"), t.at("bo-katan")) == (1, ["exposed"], (440, 400, 0))


def test_what_does_this_do() -> None:
    """Paploo's own chart turns one expertise into a crit, Maul's into a crit, too, but with one damage less."""
    for answer, damage in (("choose:yes", 1), ("pass", 2)):
        t = table(a=side(f"{PAPLOO} at 400,400"), b=side(f"{MAUL} at 400,460 with pinned"))
        t.dice_of("EFFFFF", "F" * 5).a("action:combat", f"melee:a.{PAPLOO}.1>b.{MAUL}.1", answer).takes("stop")
        assert t.damage("maul") == damage
    t = table(a=side(f"{PAPLOO} at 400,400"), b=side(f"{MAUL} at 400,460"))
    t.dice_of("EFFFFF", "F" * 5).a("action:combat", f"melee:a.{PAPLOO}.1>b.{MAUL}.1")
    assert t.asked == "a tree"


def test_chirpa_defends_ewoks_only() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,460 with 7 damage", f"{CHIRPA} at 600,460"))
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a").passes_all()
    assert (t.unit("bo-katan").wounded, t.asked, t.events("dice")) == (True, "a act", [])


def test_forest_dwellers_hide_after_their_own_activation_unless_engaged() -> None:
    hunters = f"{HUNTERS} at 400,400 and 500,400"
    t = table(a=side(f"{PAPLOO} at 100,100", hunters), b=side()).ends_activation()
    assert t.asked != "a agree"
    t = table(a=side(hunters), b=side(f"{BO} at 400,460")).ends_activation()
    assert t.asked != "a agree"
