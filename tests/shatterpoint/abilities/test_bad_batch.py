"""Clone Force 99."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword

HUNTER, ECHO, WRECKER = "clone-sergeant-hunter", "echo-and-tech", "wrecker-and-omega"
REX, TROOPS = "cc-7567-captain-rex", "501st-clone-troopers"
MAUL, AURRA, BO = "lord-maul", "aurra-sing", "bo-katan-kryze"


def test_we_prefer_going_to_them() -> None:
    a = side(f"{HUNTER} at 400,400", f"{REX} at 600,600", f"{WRECKER} at 100,600")
    t = table(a=a, step="activate").a(f"choose:a.{REX}.1")
    assert t.options("a") == [f"reposition:a.{REX}.1", "pass"]
    t = table(a=a, step="activate").a(f"choose:a.{WRECKER}.1").moves(WRECKER, "advance", 100, 740)
    assert (t.at(WRECKER), t.asked) == ((100, 740, 0), "a act")


def test_enhanced_tracker() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{HUNTER} at 400,800")).a("action:move").passes("a")
    t.picks("b", "enhanced-tracker").b(f"dash:b.{HUNTER}.1")
    assert t.no_way("b", 400, 860) == "SP-MOV-49"
    t.goes("b", 400, 740)
    assert t.at(HUNTER) == (400, 740, 0)
    other = table(a=side(f"{AURRA} at 400,400"), b=side(f"{HUNTER} at 400,800")).a("action:move").passes("a")
    assert other.asked == "a act"


def defends(tokens: str = "") -> ShatterScenario:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{HUNTER} at 400,450{tokens}")).a("action:combat")
    return t.dice_of("F" * 7, "F" * 5).a(f"melee:a.{BO}.1>b.{HUNTER}.1")


def test_its_hard_to_compete_with_a_jedi() -> None:
    """Two failures are rolled again, all of them while Exposed, none while Wounded."""
    t = defends().dice_of("", "BB").b("choose:failure", "choose:failure")
    assert t.last("results")["defense"]["block"] == 2
    t = defends(" with exposed").dice_of("", "BBBBB").b(*["choose:failure"] * 5)
    assert t.last("results")["defense"]["block"] == 5
    assert defends(" with wounded").asked == "a act"


def test_the_leader_of_the_batch() -> None:
    """A failure becomes a strike; in the Batch there is an expertise as well."""
    for clone, dice, expertise in ((f"{REX} at 400,400", 7, 0), (f"{WRECKER} at 400,400", 6, 1)):
        t = table(a=side(clone, f"{HUNTER} at 800,800"), b=side(f"{MAUL} at 400,450")).a("action:combat")
        name = t.state.players[0].units[0].characters[0].id
        t.dice_of("C" + "F" * (dice - 1), "F" * 5).a(f"melee:{name}>b.{MAUL}.1").a("choose:yes")
        rolled = t.last("results")["attack"]
        assert (rolled.get("expertise", 0), rolled["failure"]) == (expertise, dice - 2)
    loner = table(a=side(f"{BO} at 400,400", f"{HUNTER} at 800,800"), b=side(f"{MAUL} at 400,450"))
    assert loner.a("action:combat").attacks(BO, MAUL).asked == "a act"


def test_fight_smarter_not_harder() -> None:
    def near_objective(tokens: str, seat: str = "b") -> ShatterScenario:
        a = side(f"{ECHO} at 400,400 and 460,400{tokens}")
        return table(a=a, b=side(), objectives=f"X at 400,520 {seat}")

    for tokens in (1, 2):
        t = near_objective(f" with {tokens} hunker").picks("a", "fight-smarter")
        assert (t.controls("X"), t.unit(ECHO).hunker) == ("", tokens - 1)
    for other in (near_objective(""), near_objective(" with 2 hunker", "a")):
        assert "fight-smarter" not in str(other.options("a"))


def test_keep_a_low_profile() -> None:
    t = table(a=side(f"{ECHO} at 400,400 and 460,400")).picks("a", "low-profile")
    assert t.moves(f"{ECHO}.1", "dash", 400, 440).passes("a").unit(ECHO).hunker == 1


def test_bulldoze() -> None:
    t = table(a=side(f"{WRECKER} at 400,400"), b=side(f"{MAUL} at 400,500"), step="activate")
    t.moves(WRECKER, "dash", 400, 450).a(f"choose:b.{MAUL}.1").goes("a", 400, 600).passes("a")
    assert (t.at(MAUL), t.asked) == ((400, 525.4, 0), "a act")
    away = table(a=side(f"{WRECKER} at 400,400"), b=side(f"{MAUL} at 400,500"), step="activate")
    assert away.moves(WRECKER, "dash", 400, 340).asked == "a act"


def sneaks(damage: int, seat: str = "", y: int = 400) -> ShatterScenario:
    b = side(f"{MAUL} at 400,600 with {damage} damage", f"{AURRA} at 800,800")
    return table(a=side(f"{WRECKER} at 400,{y}"), b=b, objectives=f"X at 400,540 {seat}".strip())


def test_i_wasnt_sneaking() -> None:
    t = sneaks(1).dice_of("SCEFF").picks("a", "sneaking")
    assert (t.damage(MAUL), t.momentum("a")) == (3, 1)
    t = sneaks(10).dice_of("SCEFF").picks("a", "sneaking")
    assert (t.unit(MAUL).wounded, t.momentum("a")) == (True, 3)
    assert "sneaking" not in str(sneaks(1, "a").options("a"))
    assert "sneaking" in str(sneaks(1, y=365).options("a"))
    assert "sneaking" not in str(sneaks(1, y=340).options("a"))  # farther away than range 3
    foes = table(a=side(f"{MAUL} at 400,600"), b=side(f"{WRECKER} at 400,400"), objectives="X at 400,540", active="b")
    assert "sneaking" in str(foes.options("b"))


def test_the_muscle_of_the_batch() -> None:
    a = side(f"{WRECKER} at 400,400", f"{REX} at 500,400", f"{AURRA} at 400,500", f"{BO} at 300,400")
    t = table(a=a)
    words = [keyword(t.state, t.character(n), k) for n in (REX, AURRA, BO) for k in ("steadfast", "protection")]
    assert words == [1, 1, 0, 1, 0, 0]
    t.unit(WRECKER).wounded = True
    assert keyword(t.state, t.character(REX), "steadfast") == 0
