"""Logray, Wicket, C-3PO and R2-D2."""

from __future__ import annotations

from battlemat.games.shatterpoint.movement import move_kinds
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.targets import targets
from battlemat.games.shatterpoint.values import keyword

LOGRAY, WICKET, DROIDS = "logray-bright-tree-shaman", "wicket-intrepid-warrior", "c-3po-and-r2-d2"
HUNTERS, PAPLOO, HERA = "ewok-hunters", "paploo-curious-creature", "hera-syndulla-spectre-2"
REBELS = "rebel-commandos"
BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def test_brilliant_oration() -> None:
    t = table(a=side(f"{DROIDS} at 400,400 with flipped", f"{HUNTERS} at 500,400 and 860,860"), b=side())
    t.picks("a", "brilliant-oration").a("choose:dash").moves("hunters.1", "dash", 500, 430).a("choose:hunker")
    assert (t.at("hunters.1"), t.unit("c-3po").hunker, t.unit("hunters").hunker) == ((500, 430, 0), 1, 0)
    t = table(a=side(f"{DROIDS} at 400,400 with 3 damage", f"{REX} at 500,400"), b=side())
    t.picks("a", "brilliant-oration").a("choose:heal", f"damage:a.{DROIDS}", f"damage:a.{DROIDS}")
    assert (t.damage("c-3po"), t.asked) == (1, "a act")
    t = table(a=side(f"{DROIDS} at 400,400"), b=side(f"{BO} at 400,460"))
    t.picks("a", "brilliant-oration").a("choose:attack").attacks("c-3po", "bo-katan", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_r2_im_not_sure_thats_such_a_good_idea() -> None:
    def offered(y: int, tokens: str = " with pinned") -> ShatterScenario:
        units = (f"{REBELS} at 400,{y} and 460,{y}{tokens}", f"{DROIDS} at 400,580")
        return table(a=side(*units), b=side(), step="activate")

    t = offered(400).picks("a", "r2-im").a(f"pinned:a.{REBELS}")
    assert (t.conditions(REBELS), t.asked) == ([], "a act")
    assert [offered(100).asked, offered(400, "").asked] == ["a act"] * 2


def test_divine_influence() -> None:
    def ewok(tokens: str) -> tuple[int, int, bool]:
        t = table(
            a=side(f"{DROIDS} at 400,400{tokens}", f"{HUNTERS} at 500,400 and 860,860"), b=side(f"{BO} at 560,400")
        )
        one = t.character("hunters.1")
        kinds = (keyword(t.state, one, "scale"), keyword(t.state, one, "steadfast"))
        return (*kinds, "climb" in move_kinds(t.state, one, "climb"))

    assert ewok("") == (1, 0, True)
    assert ewok(" with flipped") == (0, 1, False)
    t = table(a=side(f"{DROIDS} at 400,400", f"{HUNTERS} at 500,400 and 860,860"), b=side())
    assert keyword(t.state, t.character("hunters.2"), "scale") == 0


def test_goodness_gracious_me() -> None:
    for tokens, found in (("", 1), (" with wounded", 2)):
        b = side(f"{DROIDS} at 400,600", f"{HUNTERS} at 460,600 and 860,60{tokens}")
        t = table(a=side(f"{REX} at 400,400"), b=b)
        assert len(targets(t.state, t.character("rex"), "ranged")) == found


def test_inspiring_presence() -> None:
    units = (f"{LOGRAY} at 400,400", f"{WICKET} at 600,600 with 3 damage", f"{PAPLOO} at 200,200")
    t = table(a=side(*units), b=side(), step="activate").a("choose:shed-damage")
    assert (t.damage("wicket"), t.unit("wicket").hunker, t.unit("paploo").hunker) == (1, 1, 0)
    assert t.options("a") == [f"dash:a.{PAPLOO}.1", "pass"]


def test_elders_command() -> None:
    def commands() -> ShatterScenario:
        t = table(a=side(f"{LOGRAY} at 400,400", f"{HUNTERS} at 500,400 and 860,860"), b=side())
        return t.picks("a", "elders-command").moves("hunters.1", "dash", 500, 430)

    assert commands().a("choose:hunker").unit("hunters").hunker == 1
    t = commands()
    assert t.options("a") == ["choose:hunker", "choose:attack", "pass"]
    t = table(a=side(f"{LOGRAY} at 400,400", f"{HUNTERS} at 800,400 and 860,860"), b=side())
    assert t.refused("a", f"use:a.{LOGRAY}>elders-command") == "SP-ABL-02"


def test_protective_wards() -> None:
    def defends(logray: str) -> int:
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{WICKET} at 400,460", f"{LOGRAY} at {logray}"))
        t.a("action:combat").attacks("bo-katan", "wicket")
        return sum(t.last("rolled")["defense"].values())

    assert [defends(at) for at in ("400,600", "400,860", "400,600 with wounded")] == [7, 6, 6]


def test_secret_ingredients() -> None:
    def wounds(die: str) -> ShatterScenario:
        t = table(a=side(f"{LOGRAY} at 400,400 with flipped", force=0), b=side(f"{BO} at 400,460 with 7 damage"))
        return t.a("action:combat").attacks("logray", "bo-katan", attack="C").dice_of(die).takes("a")

    assert wounds("S").force("a") == 1
    t = wounds("E").moves("logray", "dash", 400, 380)
    assert (t.force("a"), t.at("logray")) == (0, (400, 380, 0))


def test_lead_the_charge() -> None:
    units = (f"{WICKET} at 400,400", f"{HUNTERS} at 500,400 and 860,860")
    t = table(a=side(*units), b=side(f"{BO} at 400,800"), step="activate").picks("a", "choose:", BO)
    assert t.options("a") == [f"dash:a.{WICKET}.1", f"dash:a.{HUNTERS}.1", f"dash:a.{HUNTERS}.2", "pass"]
    t.moves("hunters.1", "dash")
    assert t.no_way("a", 500, 380) == "SP-MOV-49"


def test_hunting_horn() -> None:
    t = table(
        a=side(f"{WICKET} at 400,400", f"{REX} at 550,400"),
        b=side(f"{BO} at 550,450", f"{MAUL} at 400,540", f"{HERA} at 860,860"),
    )
    t.picks("a", "hunting-horn")
    assert [t.conditions(name) for name in (BO, MAUL, HERA)] == [["exposed"], ["pinned"], []]


def test_the_ewoks_wait_for_their_own_moments() -> None:
    t = table(a=side(f"{MAUL} at 400,400", f"{LOGRAY} at 800,800"), b=side(f"{BO} at 400,460 with 7 damage"))
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a")
    assert (t.asked, t.events("dice")) == ("a act", [])
    t = table(a=side(f"{WICKET} at 400,400"), b=side(f"{MAUL} at 860,860"))
    assert t.refused("a", f"use:a.{WICKET}>hunting-horn") == "SP-ABL-02"
