"""Bounty Hunters, Cad Bane, Gwarm and Hondo."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import Attack

HUNTERS, BANE, GWARM, HONDO = "bounty-hunters", "cad-bane-notorious-hunter", "gwarm", "hondo-honest-businessman"
BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def test_tools_of_the_trade() -> None:
    t = table(a=side(f"{HUNTERS} at 400,400 and 800,800"), b=side(f"{BO} at 400,580"))
    t.picks("a", "tools-of-the-trade").picks("a", "disarmed")
    assert t.conditions("bo-katan") == ["disarmed"]
    t = table(a=side(f"{HUNTERS} at 400,400 and 800,800"), b=side(f"{BO} at 400,600"))
    t.picks("a", "tools-of-the-trade").a("action:focus")
    assert (t.character("bounty").sharpshooter, t.character("bounty.2").impact) == (2, 2)


def test_payday() -> None:
    t = table(a=side(f"{HUNTERS} at 400,400 and 800,800", deck=f"{HUNTERS} shatterpoint"), b=side(), step="orders")
    t.picks("a", "payday")
    offered = [option.removeprefix("choose:") for option in t.options("a")]
    assert offered[:3] == ["Death Trooper", "Galactic Empire", "Stormtrooper"]  # what others here have
    assert len(offered) > 40
    t.a("choose:Mandalorian")
    assert ("Mandalorian" in t.unit("bounty").tags, t.force("a")) == (True, 8)
    assert t.view("b")["players"][0]["units"][0]["lent_tags"] == ["Mandalorian"]
    t.picks("a", "activate").passes_all().ends_activation()
    assert (t.state.turn, "Mandalorian" in t.unit("bounty").tags) == (6, False)


def steps_aside(y: float) -> ShatterScenario:
    t = table(a=side(f"{BANE} at 400,400"), b=side(f"{BO} at 400,580"), objectives="X at 400,500")
    t.picks("a", "step-aside").b(f"dash:b.{BO}.1")
    assert t.no_way("b", 400, 560) == "SP-MOV-49"  # only away from the objective
    return t.goes("b", 400, y)


def test_how_about_you_step_aside() -> None:
    assert steps_aside(690).conditions("bo-katan") == ["disarmed"]
    assert steps_aside(585).conditions("bo-katan") == ["exposed", "strained"]


def fought(bane: str) -> ShatterScenario:
    t = table(a=side(f"{HUNTERS} at 400,400 and 800,100", f"{BANE} at {bane}"), b=side(f"{BO} at 400,600"))
    return t.a("action:combat").attacks("bounty.1", "bo-katan", type="ranged").passes_until("a react")


def test_no_one_gets_between_me_and_my_job() -> None:
    t = fought("600,600").picks("a", "no-one-gets")
    assert t.damage("bo-katan") == 2
    t = fought("100,600").picks("a", "no-one-gets")
    t.moves("cad-bane", "jump", 220, 600)
    assert (t.damage("bo-katan"), t.at("cad-bane")) == (0, (220, 600, 0))
    engaged = table(
        a=side(f"{HUNTERS} at 400,400 and 800,100", f"{BANE} at 600,600"),
        b=side(f"{BO} at 400,600", f"{MAUL} at 650,600"),
    )
    engaged.a("action:combat").attacks("bounty.1", "bo-katan", type="ranged")
    assert engaged.asked == "a act"


def test_ill_take_on_any_job_for_the_right_price() -> None:
    for ally, force in ((HUNTERS, 3), ("weequay-pirates", 2)):
        t = table(
            a=side(f"{ally} at 400,400 and 800,100", f"{BANE} at 100,100 with 1 damage", force=1),
            b=side(f"{BO} at 400,450 with 7 damage"),
        )
        t.a("action:combat").attacks(f"{ally}.1", "bo-katan", attack="C", path="a").passes_until("a heal")
        t.picks("a", "damage:")
        assert (t.damage("cad-bane"), t.force("a")) == (0, force)


def test_exit_strategy() -> None:
    t = table(a=side(f"{GWARM} at 400,400"), b=side(f"{BO} at 460,400"), terrain=[box(400, 480, 60, 60, 50)])
    t.a("action:move").moves(GWARM, "climb", 400, 480, 50)
    assert t.at(GWARM) == (400, 480, 50)


def test_pack_hunter_gwarm() -> None:
    t = table(a=side(f"{GWARM} at 400,400", f"{HONDO} at 400,520"), b=side(f"{MAUL} at 400,460"))
    attack = Attack(1, f"a.{GWARM}.1", f"b.{MAUL}.1", "melee", True)
    together = attack_pool(t.state, attack)
    t.character("hondo").y = 800
    assert together == attack_pool(t.state, attack) + 2


def test_thats_just_good_business() -> None:
    objectives = "X at 100,100 b; Y at 300,300 b; Z at 500,500 a"
    t = table(a=side(f"{HONDO} at 400,400", force=1), b=side(), objectives=objectives, step="activate")
    assert t.force("a") == 3


def test_inspiring_stories() -> None:
    t = table(a=side(f"{HONDO} at 400,400", f"{HUNTERS} at 600,400 and 700,400"), b=side())
    t.picks("a", "inspiring-stories").moves("hondo", "dash", 400, 450).picks("a", "bounty")
    t.moves("bounty.1", "dash", 600, 450).moves("bounty.2", "dash", 700, 450)
    assert (t.at("hondo")[1], t.at("bounty.1")[1], t.at("bounty.2")[1], t.asked) == (450, 450, 450, "a act")


def test_what_have_we_here() -> None:
    t = table(a=side(f"{HONDO} at 400,400"), b=side(f"{BO} at 400,460", reserve=BO, deck="shatterpoint"))
    t.picks("a", "what-have-we-here").a("choose:yes")
    other = t.state.players[1]
    assert (t.conditions("bo-katan"), other.reserve, f"b.{BO}" in other.deck) == (["pinned", "strained"], None, True)
    assert t.force("a") == 7


def test_this_effort_is_no_longer_profitable() -> None:
    t = table(
        a=side(f"{MAUL} at 400,400"),
        b=side(f"{BO} at 400,460 with 7 damage", f"{HONDO} at 480,400"),
    )
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a").passes_until("b react")
    t.picks("b", "no-longer-profitable").b(f"reposition:b.{HONDO}.1")
    assert t.no_way("b", 490, 400) == "SP-ABL-34"
    assert t.goes("b", 620, 400).at("hondo") == (620, 400, 0)


def test_fair_whats_fair() -> None:
    def shoots(answer: str, dice: int) -> ShatterScenario:
        t = table(
            a=side(f"{HUNTERS} at 400,400 and 800,100", f"{HONDO} at 400,620", f"{GWARM} at 800,300"),
            b=side(f"{MAUL} at 400,560"),
        )
        t.dice_of("F" * dice, "F" * 5)
        return t.a("action:combat", f"ranged:a.{HUNTERS}.1>b.{MAUL}.1", answer)

    t, plain = shoots("choose:yes", 8), shoots("pass", 6)
    assert [each.last("rolled")["attack"] for each in (t, plain)] == [{"failure": 8}, {"failure": 6}]
    assert (t.conditions("hondo"), t.conditions("gwarm"), plain.conditions("hondo")) == (["strained"], [], [])


def test_payday_waits_for_ones_own_order_cards() -> None:
    hunters = side(f"{HUNTERS} at 800,800 and 700,800")
    t = table(a=side(f"{BO} at 400,400", deck=f"{BO} shatterpoint"), b=hunters, step="orders")
    assert t.asked == "a order-card"


def wounded_far_away(*others: str) -> ShatterScenario:
    """Maul wounds Bo-Katan, who stands apart from the others of her player."""
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,460 with 7 damage", *others))
    return t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a")


def test_wounds_that_are_no_business_of_theirs() -> None:
    """Cad Bane is not paid for an enemy's wound, Hondo does not leave for one far away."""
    t = wounded_far_away(f"{BANE} at 800,800 with 1 damage", f"{HONDO} at 700,800")
    assert (t.unit("bo-katan").wounded, t.damage("cad-bane"), t.asked) == (True, 1, "a act")
    assert [event.kind for event in t.match.events if event.data.get("unit") in (f"b.{BANE}", f"b.{HONDO}")] == []
