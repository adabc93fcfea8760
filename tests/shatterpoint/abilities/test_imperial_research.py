"""Director Krennic, the Death Trooper Specialist and the Shoretroopers."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.values import keyword

KRENNIC, SPECIALIST, SHORE = "director-krennic", "death-trooper-specialist", "shoretroopers"
DEATH, ELITE, MAUL, BO = "death-troopers", "elite-squad-troopers", "lord-maul", "bo-katan-kryze"


def test_deploy_the_garrison() -> None:
    """A dash toward the objective, a hunker token, an attack with 5 dice."""
    troops = f"{DEATH} at 600,600 and 860,860"
    t = table(a=side(f"{KRENNIC} at 400,400", troops), b=side(f"{MAUL} at 600,400"), objectives="X at 700,600")
    t.picks("a", "deploy-the-garrison").a(f"choose:a.{DEATH}.1", f"dash:a.{DEATH}.1")
    assert t.no_way("a", 550, 600) == "SP-MOV-49"
    t.goes("a", 640, 600)
    assert t.unit(f"a.{DEATH}").hunker == 1
    t.attacks("a.death-troopers.1", MAUL, type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_no_garrison_to_deploy() -> None:
    t = table(a=side(f"{KRENNIC} at 400,400", f"{ELITE} at 600,600 and 860,860"), b=side(), objectives="X at 700,600")
    assert "deploy-the-garrison" not in str(t.options("a"))


def wounded_ally(tokens: str = "") -> ShatterScenario:
    """Krennic's opponent wounds an ally of his, or of Krennic's if there is a token, nothing can be prevented."""
    a = side(f"{BO} at 400,400")
    b = side(f"{KRENNIC} at 800,800{tokens}", f"{ELITE} at 400,450 and 860,100 with 7 damage")
    t = table(a=a, b=b).a("action:combat")
    return t.attacks(BO, "elite-squad-troopers.1", attack="C", path="a")


def test_your_concerns_are_hardly_warranted() -> None:
    t = wounded_ally()
    assert (t.asked, t.momentum("a")) == ("b react", 1)
    t.picks("b", "your-concerns")
    assert (t.momentum("a"), t.force("b")) == (1, 7)
    assert wounded_ally().passes("b").momentum("a") == 2
    hurt = wounded_ally(" with wounded")
    assert (hurt.momentum("a"), hurt.asked) == (2, "a act")


def test_we_stand_here_amidst_my_achievement() -> None:
    def wounded_by(unit: str) -> ShatterScenario:
        t = table(
            a=side(unit, f"{KRENNIC} at 400,800"), b=side(f"{MAUL} at 400,450 with 10 damage", "aurra-sing at 540,800")
        )
        name = t.state.players[0].units[0].id
        return t.a("action:combat").attacks(f"{name}.1", MAUL, attack="C", path="a").passes_until("a react")

    t = wounded_by(f"{BO} at 400,400").picks("a", "we-stand-here")
    t.moves(KRENNIC, "dash", 400, 760)
    assert t.at(KRENNIC) == (400, 760, 0)
    t.attacks(KRENNIC, "aurra-sing", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_peace_and_security_for_the_galaxy() -> None:
    """High Aspirations: control at the end of the activation that a majority does not change this turn."""
    foes = side(f"{MAUL} at 430,440", "aurra-sing at 370,440")
    t = table(a=side(f"{KRENNIC} at 400,400"), b=foes, objectives="X at 400,460 b").ends_activation()
    assert t.controls("X") == "a"
    other = table(a=side(f"{KRENNIC} at 400,400 with flipped"), b=foes, objectives="X at 400,460 b")
    assert other.ends_activation().controls("X") == "b"


def test_arrogance() -> None:
    """The first ability of a turn costs 1 less, the next its full price."""
    troops = f"{DEATH} at 600,600 and 860,860"
    t = table(a=side(f"{KRENNIC} at 400,400 with flipped", troops), b=side(), objectives="X at 700,600")
    t.picks("a", "deploy-the-garrison")
    assert t.force("a") == 9
    calm = table(a=side(f"{KRENNIC} at 400,400", troops), b=side(), objectives="X at 700,600")
    assert calm.picks("a", "deploy-the-garrison").force("a") == 8
    busy = table(a=side(f"{KRENNIC} at 400,400 with flipped", troops), b=side(), objectives="X at 700,600")
    busy.unit(KRENNIC).used["your-concerns-are-hardly-warranted"] = 1
    assert busy.picks("a", "deploy-the-garrison").force("a") == 8


def test_imperial_brutality() -> None:
    t = table(a=side(f"{SPECIALIST} at 400,400", f"{ELITE} at 600,600 and 860,860"), b=side(f"{MAUL} at 700,600"))
    t.picks("a", "imperial-brutality").a(f"choose:a.{ELITE}.1").moves("elite-squad-troopers.1", "dash", 640, 600)
    assert (t.conditions("elite"), t.conditions("maul")) == (["exposed"], ["exposed"])
    t = table(a=side(f"{SPECIALIST} at 400,400"), b=side(f"{MAUL} at 700,600")).picks("a", "imperial-brutality")
    assert t.passes("a").conditions("maul") == []


def test_unrelenting_assault() -> None:
    foes = side(f"{MAUL} at 400,450", "aurra-sing at 450,400")
    t = table(a=side(f"{SPECIALIST} at 400,400"), b=foes).a("action:combat").attacks(SPECIALIST, MAUL)
    t.picks("a", "unrelenting-assault")
    assert t.options("a") == [f"melee:a.{SPECIALIST}.1>b.aurra-sing.1", "pass"]


def test_garrison_force() -> None:
    """A die more with hunker outside the own activation; Steadfast and Protection at an objective."""
    t = table(
        a=side(f"{ELITE} at 100,100 and 160,100", f"{SHORE} at 400,400 and 860,860 with 1 hunker"),
        b=side(f"{MAUL} at 400,600"),
        objectives="X at 400,450",
    )
    shot = Attack(0, f"a.{SHORE}.1", f"b.{MAUL}.1", "ranged", False)
    assert attack_pool(t.state, shot) == 6 + 1
    t.unit(SHORE).hunker = 0
    assert attack_pool(t.state, shot) == 6
    words = [keyword(t.state, t.character(f"{SHORE}.{n}"), k) for n in (1, 2) for k in ("steadfast", "protection")]
    assert words == [1, 1, 0, 0]
    own = table(a=side(f"{SHORE} at 400,400 and 860,860 with 1 hunker"), b=side(f"{MAUL} at 400,600"))
    assert attack_pool(own.state, shot) == 6
