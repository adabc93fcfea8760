"""The house damage deck of huge ships: what each card does, and what a precision shot adds."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.cards.content import HUGE_DAMAGE_CARDS
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.flight.maneuver import as_executed
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import damage

CR90, RAIDER, GOZANTI = "alderaanianguard", "outerrimpatrol", "outerrimgarrison"
AHEAD, BEHIND, ASIDE = "450,700,180", "450,200,0", "200,450,90"
LATE = ("a.academypilot@850,60=late", "b.academypilot@850,200,180")
"""Two who are asked whom to attack, after the others and before the round ends."""


def hit(from_: str, card: str, more: str = "", pilot: str = CR90) -> XWingScenario:
    """A huge ship without shields, facing north, is dealt this card by an attack from here."""
    me = f"b.{pilot}@450,450!0{more}=me"
    t = table(f"a.redsquadronveteran@{from_}=foe", me, *LATE, phase="engagement", huge_decks={"b": card})
    t.until("attack", "foe").attack("front>me", attack="crit blank blank", defense="")
    return t


def flies(more: str, pilot: str = CR90, dial: str = "1-straight") -> XWingScenario:
    """A huge ship in the Activation Phase, asked for its action."""
    t = table(f"a.{pilot}@400,200#{dial}{more}=me", f"b.{RAIDER}@850,600,180#0-stationary", phase="activation")
    return t.until("action", "me")


def colour(t: XWingScenario, maneuver: str) -> str:
    ship = t.ship("me")
    return as_executed(t.state, ship, sheet(t.state, ship).dial[maneuver]).difficulty


def test_every_card_is_written() -> None:
    assert {f"damage:{card}" for card in HUGE_DAMAGE_CARDS} <= set(load())


def test_hull_rupture_hurts_twice_from_straight_ahead() -> None:
    for from_, cards in ((AHEAD, 3), (BEHIND, 2)):
        t = hit(from_, "hullrupture")
        assert (t.damage("me"), t.faceup("me")) == (cards, [])


@pytest.mark.parametrize(("face", "cards"), [("hit", 2), ("crit", 2), ("focus", 1)])
def test_deck_fire_may_break_out_at_once(face: str, cards: int) -> None:
    t = table(f"a.redsquadronveteran@{ASIDE}=foe", f"b.{CR90}@450,450!0=me", *LATE, phase="engagement",
              huge_decks={"b": "deckfire"})  # fmt: skip
    t.until("attack", "foe").attack("front>me", attack="crit blank blank", defense=face)
    assert t.damage("me") == cards


@pytest.mark.parametrize(("face", "cards"), [("hit", 2), ("crit", 1), ("blank", 1)])
def test_deck_fire_burns_before_the_ship_engages(face: str, cards: int) -> None:
    t = table(f"a.{CR90}@400,200!0*deckfire=me", "b.academypilot@430,500,180=foe", phase="engagement")
    t.until("attack", "foe").faces(face).passes("b").until("attack", "me")
    assert t.damage("me") == cards


def test_a_shield_generator_recovers_one_fewer_or_nothing() -> None:
    for cards, shields in (("*shieldgeneratorhit", 1), ("*shieldgeneratorhit*shieldgeneratorhit", 0), ("", 2)):
        t = table(f"a.{RAIDER}@400,200!0{cards}=me", "b.academypilot@850,850,180", phase="engagement")
        assert t.until_phase("planning", 2).shields("me") == shields
    for from_, shields in ((ASIDE, 0), (AHEAD, 1)):
        t = hit(from_, "shieldgeneratorhit", pilot=RAIDER)
        assert t.until_phase("planning", 2).shields("me") == shields


def test_a_reactor_surge_takes_energy_and_slows_recovery() -> None:
    t = hit(BEHIND, "reactorsurge", "$1")
    assert t.energy("me") == 0
    assert t.until_phase("planning", 2).energy("me") == 1


def test_engines_are_harder_to_run() -> None:
    t = flies("*enginedamage", RAIDER)
    assert (colour(t, "3-straight"), colour(t, "4-straight"), colour(t, "2-straight")) == ("white", "red", "blue")
    assert hit(BEHIND, "enginedamage").token("me", "ion") == 1


def test_steering_is_harder() -> None:
    t = flies("*thrusterdamage")
    assert (colour(t, "2-bank-left"), colour(t, "1-bank-right"), colour(t, "2-straight")) == ("white", "red", "blue")
    assert hit(BEHIND, "thrusterdamage", "$0").token("me", "stress") == 1


def test_a_hardpoint_is_knocked_out_and_bonus_attacks_are_weaker() -> None:
    t = hit(ASIDE, "hardpointhit", "&pointdefensebattery&turbolaserbattery")
    assert t.asked == "a hardpoint"
    t.a("upgrade:turbolaserbattery")
    assert [(card.id, card.back) for card in t.ship("me").upgrades] == [
        ("pointdefensebattery", False),
        ("turbolaserbattery", True),
    ]
    me = f"a.{CR90}@400,200&pointdefensebattery^pointdefensebattery:left*hardpointhit=me"
    t = table(me, "b.academypilot@600,200=foe", phase="engagement").until("attack", "me")
    t.attack("bonus:pointdefensebattery>foe", attack="blank", defense="blank blank blank")
    assert t.terms()["damage:hardpointhit#1"] == -1


def test_a_fuel_line_leaks_with_the_next_crit() -> None:
    t = hit(AHEAD, "fuellineleak")
    assert (t.damage("me"), t.faceup("me")) == (1, ["fuellineleak"])
    t.ship("me").shields = 1
    t.happens(damage.suffer(t.match, t.ship("me"), crits=1))
    assert (t.damage("me"), t.faceup("me")) == (2, [])
    assert hit(BEHIND, "fuellineleak").damage("me") == 2


def test_the_main_battery_is_weaker_and_jammed() -> None:
    me = f"a.{RAIDER}@400,200*mainbatterydamage*mainbatterydamage=me"
    t = table(me, "b.academypilot@400,520,180=foe", phase="engagement").until("attack", "me")
    t.attack("full_front>foe", attack="blank blank", defense="blank blank blank")
    assert sum(t.terms().values()) == sum(value for name, value in t.terms().items() if "damage" not in name) - 2
    t = hit(AHEAD, "mainbatterydamage", "+focus+evade")
    assert t.asked.startswith("a ")


def test_a_turret_ring_is_stuck_and_knocked_about() -> None:
    t = flies("*turretringseized&pointdefensebattery")
    assert "rotatearc" not in " ".join(t.options("a"))
    t = hit(ASIDE, "turretringseized", "&turbolaserbattery^turbolaserbattery:front")
    t.a("turbolaserbattery:rear")
    assert t.turrets("me") == {"turbolaserbattery": "rear"}


def test_without_sensors_nothing_is_locked_jammed_or_coordinated() -> None:
    t = flies("*sensorsdown")
    assert {option.partition("@")[0] for option in t.options("a")} - {"pass"} == {
        option for option in t.options("a") if option.startswith(("focus", "reinforce", "damage"))
    }
    assert hit(AHEAD, "sensorsdown", ">foe").locks("me") == []


def test_warped_plating_makes_reinforce_useless() -> None:
    me = f"b.{CR90}@450,450!5+fore*warpedplating=me"
    t = table(f"a.redsquadronveteran@{AHEAD}=foe", me, *LATE, phase="engagement").until("attack", "foe")
    t.attack("front>me", attack="hit hit hit").no_modifying()
    assert t.shields("me") == 2
    t = hit(AHEAD, "warpedplating", "+focus+fore")
    t.a("token:focus")
    assert t.tokens("me") == {"fore": 1}


def test_a_breached_hangar_keeps_everybody_where_they_are() -> None:
    carrier = f"a.{GOZANTI}@400,300#1-straight*hangarbreach=me"
    t = table(carrier, "a.academypilot~me=tie", "a.academypilot@400,120=near", "b.academypilot@850,850,180",
              phase="system")  # fmt: skip
    assert t.phase == "activation"
    t = table(carrier.replace("*hangarbreach", ""), "a.academypilot~me=tie", "b.academypilot@850,850,180",
              phase="system")  # fmt: skip
    assert t.asked == "a system"


def test_a_precise_shot_at_the_hangar_hits_who_is_docked() -> None:
    me = f"b.{GOZANTI}@450,450!0=me"
    t = table(f"a.redsquadronveteran@{ASIDE}=foe", me, "b.academypilot~me=tie", *LATE, phase="engagement",
              huge_decks={"b": "hangarbreach"}, decks={"b": "fuelleak"})  # fmt: skip
    t.until("attack", "foe").attack("front>me", attack="crit blank blank", defense="")
    assert (t.faceup("me"), t.faceup("tie")) == (["hangarbreach"], ["fuelleak"])


def test_the_bridge_is_confused() -> None:
    assert hit(AHEAD, "bridgehit", "$0").token("me", "stress") == 2
    t = flies("*bridgehit$0").faces("hit")
    t.a(next(option for option in t.options("a") if option.startswith("focus")))
    assert t.token("me", "stress") == 1
    t = flies("*bridgehit$0")
    t.a(next(option for option in t.options("a") if option.startswith("damage:bridgehit")))
    assert (t.faceup("me"), t.token("me", "stress"), t.events("rolled")) == ([], 0, [])


def test_stunned_gunners_reroll_nothing() -> None:
    assert hit(ASIDE, "gunnersstunned").token("me", "strain") == 1
    me = f"a.{RAIDER}@400,200*gunnersstunned+focus>foe=me"
    t = table(me, "b.academypilot@400,520,180=foe", phase="engagement").until("attack", "me")
    t.attack("full_front>foe", attack="focus blank blank blank", defense="blank blank blank")
    assert t.asked == "a modify-attack"
    assert [option for option in t.options("a") if option.startswith("lock")] == []
    assert [option for option in t.options("a") if option.startswith("focus")] != []


def test_without_damage_control_only_its_own_card_is_repaired() -> None:
    t = flies("*damagecontrollost*deckfire")
    repairs = [option for option in t.options("a") if option.startswith("damage")]
    assert [option.partition("#")[0] for option in repairs] == ["damage:damagecontrollost"]
    card = next(card for card in t.ship("me").damage if card.kind == "deckfire")
    damage.repair(t.match, t.ship("me"), card)
    assert card.faceup
    t = hit(AHEAD, "damagecontrollost", "*deckfire")
    assert t.damage("me") == 2
    bare = hit(AHEAD, "damagecontrollost sensorsdown", "*1")
    assert len(bare.faceup("me")) == 2
