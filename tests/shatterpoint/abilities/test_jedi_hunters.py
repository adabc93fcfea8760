"""Vader and Obi-Wan."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

VADER, OBI_WAN = "darth-vader-jedi-hunter", "obi-wan-kenobi-out-of-hiding"
BO, MAUL, REX, IDEN = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex", "commander-iden-versio"
MELEE = f"melee:a.{VADER}.1>b.{BO}.1"


def test_vaders_fury() -> None:
    """The next attack deals 2 more damage, and only that one."""
    t = table(a=side(f"{VADER} at 400,400"), b=side(f"{BO} at 400,540"))
    t.picks("a", "vaders-fury").moves("vader", "advance", 400, 460)
    t.a("action:combat", MELEE).dice_of("F" * 7, "F" * 4).passes("a")
    assert (t.damage("bo-katan"), "vaders-fury-waits" in t.unit("vader").used) == (2, False)


def test_the_sith_lord_strikes_back() -> None:
    t = table(a=side(f"{BO} at 400,500"), b=side(f"{VADER} at 400,400 with 11 damage"))
    t.a("action:combat").attacks("bo-katan", "vader", type="melee", attack="C", path="a")
    t.picks("b", "strikes-back").moves("vader", "dash", 400, 430).attacks("vader", "bo-katan", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_the_sith_lord_strikes_back_at_shooters_with_his_blade_only() -> None:
    t = table(a=side(f"{BO} at 400,540"), b=side(f"{VADER} at 400,400 with 11 damage, flipped"))
    t.a("action:combat").attacks("bo-katan", "vader", type="ranged", attack="C", path="a")
    t.picks("b", "strikes-back").passes("b")
    assert t.asked == "a act"


def test_your_hatred_makes_you_powerful() -> None:
    def declares(attacker: str, type_: str, at: str) -> ShatterScenario:
        t = table(a=side(f"{attacker} at 400,400", f"{VADER} at 800,800"), b=side(f"{BO} at {at}"))
        return t.a("action:combat", f"{type_}:a.{attacker}.1>b.{BO}.1")

    t = declares(REX, "melee", "400,460").dice_of("F" * 10, "F" * 4).a("choose:yes")
    assert (t.damage("rex"), t.last("rolled")["attack"]) == (2, {"failure": 10})
    assert declares(REX, "ranged", "400,560").asked != "a agree"
    assert declares(MAUL, "melee", "400,460").asked != "a agree"


def test_run() -> None:
    engaged, free = f"{REX} at 600,400", f"{IDEN} at 200,800"
    t = table(a=side(f"{OBI_WAN} at 400,400", engaged, free), b=side(f"{BO} at 660,400"), step="activate")
    t.unit("rex").damage = 1
    assert t.options("a") == [f"choose:a.{OBI_WAN}.1", f"choose:a.{REX}.1", "pass"]
    t.a(f"choose:a.{REX}.1", f"damage:a.{REX}").moves("rex", "reposition", 560, 300)
    assert (t.damage("rex"), t.at("rex")) == (0, (560, 300, 0))


def test_mind_trick() -> None:
    def attacked(at: str, tokens: str = "") -> ShatterScenario:
        t = table(a=side(f"{BO} at 400,400{tokens}"), b=side(f"{REX} at 400,460", f"{OBI_WAN} at {at}"))
        return t.a("action:combat", f"melee:a.{BO}.1>b.{REX}.1")

    t = attacked("400,680")
    assert t.asked == "b react"
    t.picks("b", "mind-trick")
    assert t.last("condition") == {"unit": f"a.{BO}", "condition": "disarmed"}
    assert attacked("400,760").asked != "b react"
    assert attacked("400,680", " with disarmed").asked != "b react"


def test_greater_purpose() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{OBI_WAN} at 400,540 with 1 damage"))
    t.picks("a", "no-place-to-run").a("pay:force").goes("a", 400, 450).b(f"damage:b.{OBI_WAN}")
    assert (t.conditions("obi-wan"), t.damage("obi-wan")) == ([], 0)


def test_last_stand_of_the_jedi() -> None:
    for tokens, more in (("", 0), (" with 1 injured", 2)):
        t = table(a=side(f"{OBI_WAN} at 400,400{tokens}"), b=side(f"{BO} at 400,460"))
        t.a("action:combat").attacks("obi-wan", "bo-katan")
        assert t.last("rolled")["attack"] == {"failure": 6 + more}
        t = table(a=side(f"{BO} at 400,460"), b=side(f"{OBI_WAN} at 400,400{tokens}", force=0))
        t.a("action:combat").attacks("bo-katan", "obi-wan")
        assert t.last("rolled")["defense"] == {"failure": 5 + more}


def test_they_wait_for_their_own_moments() -> None:
    """Vader does not avenge others; others' immunity does not heal Obi-Wan."""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,460 with 8 damage", f"{VADER} at 480,400"))
    assert t.a("action:combat").attacks("bo-katan", "rex", attack="C", path="a").asked == "a act"
    ezra, scouts = "ezra-bridger-spectre-6", "rebel-pathfinders"
    b = side(f"{scouts} at 400,500 and 860,860", f"{OBI_WAN} at 600,800 with 1 damage")
    t = table(a=side(f"{ezra} at 400,400"), b=b).dice_of(defense="B").picks("a", "unreliable-informant")
    assert (t.last("immune")["unit"], t.asked) == (f"b.{scouts}", "a act")
