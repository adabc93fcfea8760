"""Attack, step 1: who may attack whom, with what, at which cost (XW-ATK-04 to XW-ATK-29)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing import GAME
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.combat.targets import weapons
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, AFTER_DEFENDS, CAN, PHASE_STARTS
from tests.rule_marks import rule

X, TIE, ARC = "a.redsquadronveteran", "b.academypilot", "a.104thbattalionpilot"
AWAY = f"{TIE}@400,500=b"
"""At range 2 in front of a ship at 400,300, and looking the other way."""


def fight(*things: str) -> XWingScenario:
    return table(*things, phase="engagement")


def offered(t: XWingScenario) -> list[str]:
    """The attacks that somebody may choose from right now."""
    return [option.id for d in t.match.pending if d.kind == "attack" for option in d.options if option.id != "pass"]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in ("academypilot", "redsquadronveteran"):
        monkeypatch.setitem(ABILITIES, f"pilot:{pilot}", [])


# Who may attack -------------------------------------------------------------------------------------------------------


@rule("XW-ATK-04")
def test_a_ship_attacks_once_when_it_engages() -> None:
    t = fight(f"{ARC}@400,300", f"{TIE}@400,550=b", "b.academypilot@400,100,180=c")
    assert offered(t) == [f"front>{TIE}", f"rear>{TIE}-2"]
    t.attack("front>b", attack="blank blank blank", defense="blank blank blank")
    assert t.asked == "b order"  # whose TIE fighters engage next


@rule("XW-ATK-05")
def test_a_disarmed_ship_does_not_attack() -> None:
    assert offered(fight(f"{X}@400,300", AWAY)) == [f"front>{TIE}"]
    assert offered(fight(f"{X}@400,300&ioncannon", AWAY)) == [f"front>{TIE}", f"ioncannon>{TIE}"]
    assert offered(fight(f"{X}@400,300&ioncannon+disarm", AWAY)) == []


@rule("XW-ATK-06")
@pytest.mark.parametrize(("obstacle", "shots"), [("asteroid", 0), ("debris", 1), ("gas", 1)])
def test_a_ship_on_an_asteroid_does_not_attack(obstacle: str, shots: int) -> None:
    t = fight(f"{X}@400,300", AWAY, f"{obstacle}@400,300")
    assert len(offered(t)) == shots


@rule("XW-ATK-07")
def test_nothing_is_decided_while_ranges_are_measured() -> None:
    t = fight(f"{X}@400,300", f"{TIE}@400,400=b", "b.academypilot@400,500=c", "b.academypilot@430,590=d")
    assert offered(t) == [f"front>{TIE}", f"front>{TIE}-2", f"front>{TIE}-3"]
    before = t.match.fingerprint()
    assert [t.range(X, name) for name in "bcd"] == [1, 2, 3]
    assert t.match.fingerprint() == before
    assert not t.events("attack")
    assert t.options("a")[-1] == "pass"


@rule("XW-ATK-08", "XW-ABL-09")
@pytest.mark.parametrize("weapon", ["front", "ioncannon"])
def test_one_of_the_weapons_is_chosen(weapon: str) -> None:
    t = fight(f"{X}@400,300&ioncannon", AWAY)
    assert offered(t) == [f"front>{TIE}", f"ioncannon>{TIE}"]
    t.attack(f"{weapon}>b", attack="blank blank blank", defense="blank blank blank")
    assert [event["weapon"] for event in t.events("attack")] == [weapon]


@rule("XW-ATK-09", "XW-ATK-15", "XW-ARC-26")
def test_the_defender_satisfies_all_requirements_of_the_weapon() -> None:
    t = fight(
        f"{X}@400,400&homingmissiles>b>c>d>e=x",
        f"{TIE}@400,500=b",  # range 1
        "b.academypilot@470,580=c",
        "b.academypilot@400,210,180=d",  # behind
        "b.academypilot@600,400=e",  # to the right
        "b.academypilot@330,580=f",  # not locked
    )
    assert [shot for shot in offered(t) if shot.startswith("homing")] == [f"homingmissiles>{TIE}-2"]
    assert t.refused("a", f"homingmissiles>{TIE}-3")


@rule("XW-ATK-10")
def test_costs_are_paid_before_dice_are_rolled() -> None:
    t = fight(f"{X}@400,300&protontorpedoes:2>b=x", AWAY)
    t.attack("protontorpedoes>b", attack="blank blank blank blank", defense="blank blank blank")
    assert t.charges("x", "protontorpedoes") == 1
    story = t.story()
    assert story.index("attack") < story.index("charges-spent") < story.index("attack-rolled")


@rule("XW-ATK-11", "XW-ABL-54")
def test_friendly_ships_are_no_targets(texts: None) -> None:
    t = fight(f"{X}@400,300", "a.academypilot@400,420", f"{TIE}@400,550=b")
    assert offered(t) == [f"front>{TIE}"]
    assert offered(fight(f"{X}@400,300", "a.academypilot@400,420", f"{TIE}@400,100,180=b")) == []
    changes("pilot:redsquadronveteran", CAN, what=("attack-friends",))(lambda x: True)
    allowed = fight(f"{X}@400,300", "a.academypilot@400,420", f"{TIE}@400,550=b")
    assert offered(allowed) == ["front>a.academypilot", f"front>{TIE}"]


@rule("XW-ATK-12")
def test_the_chosen_ship_is_the_defender(texts: None) -> None:
    defended: list[str] = []

    @triggered("pilot:academypilot", AFTER_DEFENDS)
    def remembers(m: XMatch, x: Use) -> None:
        defended.append(x.ship.id)

    t = fight(f"{X}@400,300", f"{TIE}@370,500=b", "b.academypilot@430,500=c")
    t.attack("front>c", attack="hit blank blank", defense="blank blank blank").no_modifying()
    assert defended == [t.ship("c").id] == [t.last("attack")["defender"]]
    assert (t.damage("b"), t.damage("c")) == (0, 1)


@rule("XW-ABL-26", "XW-ATK-13")
def test_a_destroyed_defender_stays_the_defender_until_the_aftermath_is_over(texts: None) -> None:
    seen: list[tuple[str, str, str]] = []

    @triggered("pilot:redsquadronveteran", PHASE_STARTS, what=("engagement",))
    def shoots_early(m: XMatch, x: Use) -> Flow[None]:
        yield from attack.bonus_attack(m, x.ship)

    @triggered("pilot:academypilot", AFTER_DEFENDS)
    @triggered("pilot:redsquadronveteran", AFTER_ATTACKS)
    def looks(m: XMatch, x: Use) -> None:
        seen.append((x.ship.pilot, x.attack.defender, t.place("b")))

    t = fight(f"{X}@400,300", f"{TIE}@400,500*2=b", "b.academypilot@800,850")
    t.attack("front>b", attack="hit hit hit", defense="blank blank blank").no_modifying()
    assert seen == [("academypilot", TIE, "in play"), ("redsquadronveteran", TIE, "in play")]
    assert t.place("b") == "removed"


# Weapons --------------------------------------------------------------------------------------------------------------


@rule("XW-ATK-14")
def test_a_primary_weapon_reaches_to_range_3_and_costs_nothing() -> None:
    near, far = fight(f"{X}@400,300+focus=x", f"{TIE}@400,590=b"), fight(f"{X}@400,300", f"{TIE}@400,645=b")
    assert (offered(near), offered(far)) == ([f"front>{TIE}"], [])
    assert offered(fight(f"{X}@400,300", f"{TIE}@600,300=b")) == []
    near.attack("front>b", attack="focus blank blank")
    assert (near.asked, near.tokens("x")) == ("a modify-attack", {"focus": 1})


@rule("XW-ATK-15")
def test_a_special_weapon_that_requires_a_lock() -> None:
    for lock, shots in (("", ["front"]), (">b", ["front", "homingmissiles"])):
        t = fight(f"{X}@400,300&homingmissiles{lock}", AWAY)
        assert offered(t) == [f"{weapon}>{TIE}" for weapon in shots]


@rule("XW-ATK-17")
def test_a_weapon_whose_cost_cannot_be_paid_is_refused() -> None:
    t = fight(f"{X}@400,300&protontorpedoes:0>b", AWAY)
    assert t.refused("a", f"protontorpedoes>{TIE}")
    assert t.options("a") == [f"front>{TIE}", "pass"]


@rule("XW-ATK-20")
def test_primary_weapons() -> None:
    t = fight(f"{ARC}@400,300=arc", AWAY)
    assert [(weapon.arc, weapon.dice) for weapon in sheet(t.state, t.ship("arc")).weapons] == [
        ("front", 3),
        ("rear", 2),
    ]
    assert max(len(chassis.attacks) for chassis in content.SHIPS.values()) == 2


@rule("XW-ATK-21")
def test_the_attack_value_of_the_chosen_weapon_is_rolled() -> None:
    t = fight(f"{ARC}@400,300,180", AWAY)
    t.attack("rear>b", attack="blank blank")
    assert (t.terms("attack"), len(t.rolled("attack"))) == ({"weapon": 2}, 2)


@rule("XW-ATK-22", "XW-ATK-25")
@pytest.mark.parametrize(
    ("weapon", "ability"), [("front", "upgrade:predator"), ("ioncannon", "pilot:redsquadronveteran")]
)
def test_primary_attacks_and_special_attacks_are_told_apart(weapon: str, ability: str, texts: None) -> None:
    @modifies("pilot:redsquadronveteran", "attack", "attacker", when=lambda x: not primary(x))
    def special_attacks(x: Use) -> Modification:
        return Reroll(1)

    t = fight(f"{X}@400,300&ioncannon&predator", AWAY)
    t.attack(f"{weapon}>b", attack="blank blank blank")
    assert t.options("a") == [f"{X}/{ability}", "pass"]


@rule("XW-ATK-23", "XW-ATK-24")
def test_weapons_of_upgrades() -> None:
    t = fight(f"{X}@400,300&protontorpedoes=x", "a.rebelscout@500,300&ioncannonturret&moldycrow=hwk", AWAY)
    found = {name: {w.id: w.special for w in weapons(t.state, t.ship(name))} for name in ("x", "hwk")}
    assert found == {
        "x": {"front": False, "protontorpedoes": True},
        "hwk": {"single_turret": False, "front": False, "ioncannonturret": True},
    }
    assert next(w.dice for w in weapons(t.state, t.ship("hwk")) if w.id == "front") == 3


@rule("XW-ATK-26")
def test_a_special_weapon_by_its_numbers() -> None:
    t = fight(f"{X}@400,300&homingmissiles>b", f"{TIE}@400,590=b")
    assert f"homingmissiles>{TIE}" in offered(t)
    t.attack("homingmissiles>b", attack="blank blank blank blank").b("pass")  # would not rather take a hit
    assert t.terms("attack") == {"weapon": 4}


@rule("XW-ATK-27")
def test_a_required_lock_is_not_spent() -> None:
    t = fight(f"{X}@400,300&protontorpedoes:2>b=x", AWAY)
    t.attack("protontorpedoes>b", attack="blank blank blank blank")
    assert (t.charges("x", "protontorpedoes"), t.locks("x")) == (1, [TIE])
    assert t.options("a") == ["lock", "pass"]


@rule("XW-ATK-28")
def test_a_required_focus_token_is_not_spent() -> None:
    assert offered(fight(f"{X}@400,300&barragerockets", AWAY)) == [f"front>{TIE}"]
    t = fight(f"{X}@400,300&barragerockets+focus=x", AWAY)
    t.attack("barragerockets>b", attack="focus blank blank")
    assert (t.tokens("x"), t.asked) == ({"focus": 1}, "a modify-attack")
    droid = "a.separatistdrone@400,300&energyshellcharges"
    assert offered(fight(f"{droid}+focus", AWAY)) == [f"front>{TIE}"]
    calculating = fight(f"{droid}+calculate=v", AWAY)
    assert offered(calculating) == [f"front>{TIE}", f"energyshellcharges>{TIE}"]
    calculating.attack("energyshellcharges>b", attack="focus blank blank")
    assert (calculating.tokens("v"), calculating.asked) == ({"calculate": 1}, "a modify-attack")


@rule("XW-ATK-29")
def test_an_attack_is_named_after_the_arc_of_its_weapon() -> None:
    enemy = f"{TIE}@400,400,180=b"
    hwk = fight("a.rebelscout@400,300^front&predator&fearless=a", enemy)
    hwk.attack("single_turret>b", attack="blank blank blank")
    assert hwk.options("a") == ["a.rebelscout/upgrade:predator", "pass"]
    x = fight(f"{X}@400,300&predator&fearless=a", enemy)
    x.attack("front>b", attack="blank blank blank blank")
    assert x.options("a") == [f"{X}/upgrade:predator", f"{X}/upgrade:fearless", "pass"]


@rule("XW-ATK-09", "XW-ATK-14", "XW-ATK-15", "XW-ATK-16", "XW-ATK-17", "XW-ATK-27")
def test_who_cannot_be_attacked_is_refused_with_the_reason() -> None:
    """Each in one sentence with its rule, and nothing changes."""
    t = fight(
        f"{X}@400,300&protontorpedoes:0&homingmissiles>near",
        f"{TIE}@400,420,180=near",
        "b.academypilot@400,200=behind",
        "b.academypilot@440,300=touching",
        "b.academypilot@400,700,180=far",
        "b.academypilot@440,520,180=free",
    )
    reasons = {
        f"front>{TIE}-2": ("XW-ATK-09", "Academy Pilot 2 is not in the weapon's arc."),
        f"front>{TIE}-3": ("XW-ATK-16", "Academy Pilot 3 is at range 0 and cannot be attacked."),
        f"front>{TIE}-4": ("XW-ATK-14", "Academy Pilot 4 is not at range 1 to 3."),
        f"homingmissiles>{TIE}": ("XW-ATK-15", "Academy Pilot 1 is not at range 2 to 3."),
        f"homingmissiles>{TIE}-5": ("XW-ATK-27", "Homing Missiles needs a lock on Academy Pilot 5."),
        f"protontorpedoes>{TIE}": ("XW-ATK-17", "Proton Torpedoes has too few charges left."),
    }
    decision = t.match.pending[0]
    teller = GAME.teller(t.match.view(0), "en")
    for option, (cited, sentence) in reasons.items():
        assert t.refused("a", option) == cited
        assert teller.refusal(decision.refused[option]) == sentence
    assert not set(decision.refused) & set(t.options("a"))
