"""Riff Tamson, Nossor Ri and the Aqua Droids."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import attack_pool, defense_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.targets import targets

RIFF, NOSSOR, AQUA, DROIDS = "riff-tamson", "nossor-ri", "aqua-droids", "b1-battle-droids"
REX, BO, MAUL = "cc-7567-captain-rex", "bo-katan-kryze", "lord-maul"


def test_death_from_below() -> None:
    t = table(a=side(f"{RIFF} at 400,370"), b=side(f"{MAUL} at 400,450"))
    t.picks("a", "death-from-below").moves("riff", "jump", 400, 380).a("action:combat")
    t.attacks("riff", "maul", attack="C", path="a").passes_all()
    assert (t.damage("maul"), "death-from-below-bite" in t.unit("riff").used) == (4, False)


def water(ally: str) -> ShatterScenario:
    places = "400,250 and 860,860" if ally == DROIDS else "400,250"
    t = table(a=side(f"{ally} at {places}", f"{RIFF} at 500,360"), b=side(f"{REX} at 400,450"), activates=ally)
    t.a("action:combat").attacks(f"{ally}.1", "rex", type="ranged")
    return t.passes("a") if t.asked == "a attack" else t


def test_blood_in_the_water() -> None:
    t = water(DROIDS).picks("a", "blood-in-the-water").moves("riff", "jump", 460, 390).attacks("riff", "rex", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert water(NOSSOR).asked == "a act"


def test_plenty_of_suffering() -> None:
    foes = f"{REX} at 400,450 with wounded", f"{BO} at 500,400 with 1 injured", f"{MAUL} at 860,860 with 1 injured"
    t = table(a=side(f"{RIFF} at 400,400"), b=side(*foes))
    assert attack_pool(t.state, Attack(0, f"a.{RIFF}.1", f"b.{BO}.1", "melee", True)) == 9
    assert attack_pool(t.state, Attack(0, f"b.{MAUL}.1", f"a.{RIFF}.1", "melee", True)) == attack_pool(
        table(a=side(f"{REX} at 400,400"), b=side(*foes)).state,
        Attack(0, f"b.{MAUL}.1", f"a.{REX}.1", "melee", True),
    )
    for x, force in ((500, 1), (860, 0)):
        t = table(a=side(f"{REX} at 400,400", f"{RIFF} at {x},400", force=0), b=side(f"{BO} at 400,450 with 7 damage"))
        assert t.a("action:combat").attacks("rex", "bo-katan", attack="C", path="a").force("a") == force


def test_scatter() -> None:
    units = f"{NOSSOR} at 400,400", f"{DROIDS} at 600,400 and 660,400 with 1 damage", f"{REX} at 60,60"
    for who, kinds in ((f"{NOSSOR}.1", ["dash"]), (f"{DROIDS}.2", ["dash", "reposition"])):
        t = table(a=side(*units), b=side(), step="activate")
        assert len(t.options("a")) == 4
        t.a(f"choose:a.{who}")
        assert t.options("a") == [*(f"{kind}:a.{who}" for kind in kinds), "pass"]


def test_riptide() -> None:
    units = f"{DROIDS} at 400,250 and 860,860", f"{NOSSOR} at 500,300", f"{AQUA} at 300,300 and 860,60"
    t = table(a=side(*units), b=side(f"{BO} at 400,450")).a("action:combat").dice_of("F" * 9, "F" * 4)
    t.a(f"ranged:a.{DROIDS}.1>b.{BO}.1").picks("a", "riptide")
    assert t.last("rolled")["attack"] == {"failure": 9}
    far = table(a=side(units[0], f"{NOSSOR} at 860,300"), b=side(f"{BO} at 400,450")).a("action:combat")
    assert far.a(f"ranged:a.{DROIDS}.1>b.{BO}.1").asked != "a react"


def test_opportunistic_usurper_lies_in_wait() -> None:
    for deck, discard, seen in ((NOSSOR, "", False), ("shatterpoint", NOSSOR, True)):
        t = table(a=side(f"{REX} at 400,400"), b=side(f"{NOSSOR} at 400,550", deck=deck, discard=discard))
        assert bool(targets(t.state, t.character("rex"), "ranged")) is seen
    t.character("nossor").y = 450
    t.state.players[1].discard.clear()
    assert len(targets(t.state, t.character("rex"), "melee")) == 1


def revealed(card: str, reserve: str) -> ShatterScenario:
    units = f"{NOSSOR} at 400,400", f"{AQUA} at 600,400 and 660,400", f"{REX} at 800,800", f"{RIFF} at 100,100"
    t = table(a=side(*units, deck=f"{card} shatterpoint", reserve=reserve), step="orders")
    return t.a("reveal")


def test_opportunistic_usurper_swaps() -> None:
    t = revealed(NOSSOR, REX).a("choose:top")
    assert (t.state.players[0].reserve, t.last("activated")["unit"]) == (f"a.{NOSSOR}", f"a.{REX}")


def test_submerge() -> None:
    t = revealed(AQUA, NOSSOR).picks("a", "submerge").a("choose:top")
    assert (t.state.players[0].reserve, t.last("activated")["unit"]) == (f"a.{AQUA}", f"a.{NOSSOR}")
    other = revealed(AQUA, REX)
    assert (other.state.players[0].reserve, other.last("activated")["unit"]) == (f"a.{REX}", f"a.{AQUA}")


def test_sonar_detection() -> None:
    t = table(a=side(f"{AQUA} at 400,400 and 860,860", f"{DROIDS} at 460,400 and 860,60"), b=side(f"{BO} at 400,600"))
    for hunker, pools in ((0, [4, 4]), (2, [5, 6])):
        t.unit("bo-katan").hunker = hunker
        attacks = [Attack(0, f"a.{name}.1", f"b.{BO}.1", "ranged", True) for name in (AQUA, DROIDS)]
        assert [defense_pool(t.state, attack) for attack in attacks] == pools
