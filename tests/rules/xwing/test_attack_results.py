"""Attack, steps 4 to 6: cancelling, damage, the Aftermath and bonus attacks (XW-ATK-73 to XW-ATK-103)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, instead, triggered
from battlemat.games.xwing.abilities.phrases import opponent
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import charges, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACKS,
    AFTER_DEFENDS,
    AFTER_ENGAGES,
    AFTER_NEUTRALIZE,
    BEFORE_ENGAGES,
    PHASE_STARTS,
    WOULD_SUFFER,
)
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"
XTEXT, TIETEXT = "pilot:redsquadronveteran", "pilot:academypilot"
MISS = {"attack": "blank blank blank", "defense": "blank blank blank"}


def fight(*things: str, first: str = "a", **decks: str) -> XWingScenario:
    return table(*things, phase="engagement", first=first, decks=decks)


def duel(mine: str = "", theirs: str = "", first: str = "a") -> XWingScenario:
    """An X-wing (x) that is about to attack a TIE fighter (b) at range 2, which looks at it."""
    return fight(f"{X}@400,300{mine}=x", f"{TIE}@400,500,180{theirs}=b", first=first)


def at_x(dice: str, theirs: str = "", **decks: str) -> XWingScenario:
    """A TIE fighter attacks an X-wing (x) without defense results; it looks away."""
    t = fight(f"{X}@400,300,180{theirs}=x", f"{TIE}@400,500,180=b", **decks)
    return t.attack("front>x", attack=dice, defense="blank blank").no_modifying()


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in (XTEXT, TIETEXT):
        monkeypatch.setitem(ABILITIES, pilot, [])


def listen(card: str, window: str, heard: list[str], *, note: str = "") -> None:
    @triggered(card, window)
    def hears(m: XMatch, x: Use) -> None:
        heard.append(note or f"{x.ship.pilot} {window}")


def shoots_after(card: str, window: str) -> None:
    """The card grants a bonus attack after an attack that is none itself."""

    @triggered(card, window, when=lambda x: not x.attack.bonus, may=True, bonus_attack=True)
    def shoots(m: XMatch, x: Use) -> Flow[None]:
        yield from attack.bonus_attack(m, x.ship)


# 4 Neutralize Results -------------------------------------------------------------------------------------------------


@rule("XW-ATK-73", "XW-ATK-74", "XW-ATK-75", "XW-ATK-76")
@pytest.mark.parametrize(
    ("attacking", "defending", "left"),
    [
        ("hit hit crit", "evade blank blank", (1, 1)),
        ("hit crit blank", "evade blank blank", (0, 1)),
        ("hit crit blank", "evade evade blank", None),
        ("crit blank blank", "blank blank blank", (0, 1)),
        ("crit crit blank", "evade blank blank", (0, 1)),
        ("focus blank blank", "blank blank blank", None),
        ("hit blank blank", "evade evade evade", None),
    ],
)
def test_evades_cancel_hits_then_crits(attacking: str, defending: str, left: tuple[int, int] | None) -> None:
    t = duel().attack("front>b", attack=attacking, defense=defending)
    assert [(event["hits"], event["crits"]) for event in t.events("hit")] == ([left] if left else [])
    assert bool(t.events("missed")) == (left is None)


@rule("XW-ATK-77")
def test_a_missed_attack_skips_damage_but_not_the_aftermath() -> None:
    heard: list[str] = []
    listen(TIETEXT, AFTER_DEFENDS, heard)
    t = duel().attack("front>b", **MISS)
    assert heard == ["academypilot after-defends"]
    assert not t.events("damaged")


@rule("XW-ATK-77")
def test_a_weapon_that_misses_does_nothing_else_either() -> None:
    t = duel("&ioncannon").attack("ioncannon>b", **MISS)
    assert (t.damage("b"), t.tokens("b")) == (0, {})


@rule("XW-ATK-78")
def test_effects_of_hitting_come_before_the_damage() -> None:
    @triggered(TIETEXT, AFTER_NEUTRALIZE, when=lambda x: x.moment.amount == 1)
    def plasma(m: XMatch, x: Use) -> None:
        defender = opponent(x)
        assert defender is not None
        charges.lose_shields(m, defender)

    t = at_x("hit blank", "!1")
    assert (t.shields("x"), t.damage("x"), t.faceup("x")) == (0, 1, [])
    assert at_x("blank blank", "!1").shields("x") == 1


@rule("XW-ATK-79", "XW-ATK-80")
@pytest.mark.parametrize(("token", "attacking", "left"), [
    ("fore", "hit hit hit", (2, 0)),
    ("fore", "hit blank blank", (1, 0)),
    ("fore", "hit crit crit", (0, 2)),
    ("fore", "crit crit blank", (0, 1)),
    ("aft", "hit hit hit", (3, 0)),
    ("2fore", "hit hit hit", (1, 0)),
    ("2fore", "hit hit blank", (1, 0)),
])  # fmt: skip
def test_reinforce(token: str, attacking: str, left: tuple[int, int]) -> None:
    t = fight(f"{X}@400,300", f"b.patrolleader@400,500,180^left+{token}=deci")
    t.until("attack", X).attack("front>deci", attack=attacking)
    assert (t.last("hit")["hits"], t.last("hit")["crits"]) == left


@rule("XW-ATK-79")
@pytest.mark.parametrize(("token", "hits"), [("aft", 2), ("fore", 3)])
def test_reinforce_against_who_is_behind(token: str, hits: int) -> None:
    t = fight(f"{X}@400,300", f"b.patrolleader@400,500^left+{token}=deci")
    t.until("attack", X).attack("front>deci", attack="hit hit hit")
    assert t.last("hit")["hits"] == hits


@rule("XW-ATK-81")
def test_reinforce_is_not_spent() -> None:
    t = fight(f"{X}@370,300=x", f"{X}@430,300=y", "b.patrolleader@400,500,180^left+fore=deci")
    t.until("order").a(t.ship("x").id).attack("front>deci", attack="hit hit blank")
    t.attack("front>deci", attack="hit hit blank")
    assert [event["hits"] for event in t.events("hit")] == [1, 1]
    assert t.shields("deci") == 2


@rule("XW-ATK-82")
@pytest.mark.parametrize(("place", "hits"), [("400,600,180", 2), ("520,405,270", 3)])
def test_a_reinforced_decimator(place: str, hits: int) -> None:
    t = fight(f"{X}@{place}=x", "b.patrolleader@400,400^left+fore=deci")
    dice = "hit hit hit" if hits == 2 else "hit hit hit blank"  # at range 1
    t.until("attack", "x").attack("front>deci", attack=dice)
    assert (t.last("hit")["hits"], t.shields("deci")) == (hits, 4 - hits)


# 5 Deal Damage --------------------------------------------------------------------------------------------------------


@rule("XW-ATK-83")
def test_hits() -> None:
    t = at_x("hit hit", "!1")
    assert (t.shields("x"), t.damage("x"), t.faceup("x")) == (0, 1, [])


@rule("XW-ATK-84")
def test_crits_come_after_hits() -> None:
    t = at_x("crit hit", "!1", a="structuraldamage")
    assert (t.shields("x"), t.faceup("x")) == (0, ["structuraldamage"])


@rule("XW-ATK-85")
def test_an_ion_cannon_deals_one_damage_and_ion_tokens() -> None:
    t = ion_cannon()
    assert (t.damage("b"), t.faceup("b"), t.token("b", "ion")) == (1, [], 2)


@rule("XW-ATK-86")
def test_prevented_damage_does_not_prevent_tokens() -> None:
    @instead(TIETEXT, WOULD_SUFFER)
    def untouched(m: XMatch, x: Use) -> None: ...

    t = ion_cannon()
    assert (t.damage("b"), t.token("b", "ion")) == (0, 2)


def ion_cannon() -> XWingScenario:
    t = duel("&ioncannon").attack("ioncannon>b", attack="hit hit crit", defense="blank blank blank").no_modifying()
    assert t.asked == "b attack"
    return t


# 6 Aftermath ----------------------------------------------------------------------------------------------------------


@rule("XW-ATK-87")
@pytest.mark.parametrize("first", ["a", "b"])
def test_the_defender_comes_first_in_the_aftermath(first: str) -> None:
    heard: list[str] = []
    listen(XTEXT, AFTER_ATTACKS, heard)
    listen(TIETEXT, AFTER_DEFENDS, heard)
    duel(first=first).attack("front>b", **MISS)
    assert heard == ["academypilot after-defends", "redsquadronveteran after-attacks"]


@rule("XW-ATK-88")
def test_the_attackers_ability_comes_before_the_defenders_bonus_attack() -> None:
    heard: list[str] = []
    shoots_after(TIETEXT, AFTER_DEFENDS)
    listen(XTEXT, AFTER_ATTACKS, heard)
    t = duel().attack("front>b", **MISS)
    assert (t.asked, heard) == ("b ability", ["redsquadronveteran after-attacks"])


@rule("XW-ATK-89", "XW-ATK-90", "XW-ATK-98")
@pytest.mark.parametrize("first", ["a", "b"])
def test_the_defenders_bonus_attack_comes_before_the_attackers_who_fires_even_if_destroyed(first: str) -> None:
    shoots_after(TIETEXT, AFTER_DEFENDS)
    shoots_after(XTEXT, AFTER_ATTACKS)
    t = duel("*3!0", first=first).attack("front>b", **MISS)
    assert t.options("b") == [f"{TIE}/{TIETEXT}", "pass"]
    t.b(f"{TIE}/{TIETEXT}").attack("front>x", attack="hit hit", defense="blank blank").no_modifying()
    assert (t.ship("x").destroyed, t.place("x")) == (True, "in play")
    t.a(f"{X}/{XTEXT}").attack("front>b", **MISS)
    assert [(event["ship"], event["bonus"]) for event in t.events("attack")] == [(X, False), (TIE, True), (X, True)]


@rule("XW-ATK-91")
def test_a_player_orders_the_abilities_of_one_sub_step() -> None:
    heard: list[str] = []
    listen(TIETEXT, AFTER_DEFENDS, heard, note="one")
    listen(TIETEXT, AFTER_DEFENDS, heard, note="two")
    t = duel().attack("front>b", **MISS)
    assert t.options("b") == [f"{TIE}/{TIETEXT}", f"{TIE}/{TIETEXT}/2"]
    t.b(f"{TIE}/{TIETEXT}/2")
    assert heard == ["two", "one"]


@rule("XW-ATK-91")
def test_other_ships_have_their_say_in_the_sub_step_of_their_player() -> None:
    heard: list[str] = []
    listen(XTEXT, AFTER_ATTACKS, heard)

    @triggered(TIETEXT, AFTER_ATTACKS, of="enemy", when=lambda x: x.moment.other != x.ship.id)
    def looks_on(m: XMatch, x: Use) -> None:
        heard.append("a friend of the defender")

    t = fight(f"{X}@400,300=x", f"{TIE}@400,500,180=b", f"{TIE}@600,700,180", first="a")
    t.attack("front>b", **MISS)
    assert heard == ["a friend of the defender", "redsquadronveteran after-attacks"]


@rule("XW-ATK-92", "XW-ATK-90")
def test_the_damage_is_dealt_before_a_bonus_attack() -> None:
    shoots_after(XTEXT, AFTER_ATTACKS)
    t = duel().attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert (t.asked, t.damage("b"), t.state.attacks[-1].step) == ("a ability", 1, "aftermath")


@rule("XW-ATK-93")
def test_an_attack_before_engaging_is_a_bonus_attack() -> None:
    @triggered(XTEXT, PHASE_STARTS, what=("engagement",))
    def shoots_early(m: XMatch, x: Use) -> Flow[None]:
        yield from attack.bonus_attack(m, x.ship)

    t = duel().attack("front>b", **MISS).attack("front>b", **MISS)
    assert [event["bonus"] for event in t.events("attack")] == [True, False]


@rule("XW-ATK-94")
def test_one_bonus_attack_a_round() -> None:
    shoots_after(XTEXT, AFTER_ATTACKS)
    shoots_after(XTEXT, AFTER_ATTACKS)
    t = duel().attack("front>b", **MISS)
    assert t.options("a") == [f"{X}/{XTEXT}", f"{X}/{XTEXT}/2", "pass"]
    t.a(f"{X}/{XTEXT}").attack("front>b", **MISS)
    assert t.asked == "b attack"  # the second one is not offered any more
    assert len(t.events("attack")) == 2
    assert t.shots(X) == [f"front>{t.ship('b').id}"]  # a target there would be
    assert attack.bonus_shots(t.state, t.ship(X)) == []
    t.until_phase("planning", 2)
    assert [shot.id for shot in attack.bonus_shots(t.state, t.ship(X))] == [f"front>{TIE}"]


@rule("XW-ATK-95")
def test_a_disarmed_ship_performs_no_bonus_attack() -> None:
    @triggered(XTEXT, AFTER_ATTACKS)
    def tires(m: XMatch, x: Use) -> Flow[None]:
        yield from tokens.gain(m, x.ship, "disarm")

    shoots_after(XTEXT, AFTER_ATTACKS)
    t = duel().attack("front>b", **MISS).a(f"{X}/{XTEXT}/2")
    assert t.asked == "b attack"
    assert len(t.events("attack")) == 1


@rule("XW-ATK-95")
def test_a_bonus_attack_has_all_steps() -> None:
    shoots_after(XTEXT, AFTER_ATTACKS)
    t = duel().attack("front>b", **MISS).a(f"{X}/{XTEXT}")
    start = len(t.story())
    t.attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert t.story(start)[:5] == ["attack", "attack-rolled", "defense-rolled", "hit", "damaged"]


def clusters(charges: int, second: str) -> XWingScenario:
    """The first attack with Cluster Missiles is over, and another enemy (c) is near the defender."""
    t = fight(
        f"{X}@400,300&clustermissiles:{charges}>b=x", f"{TIE}@400,500=b", f"{TIE}@{second}=c"
    )  # fmt: skip
    t.attack("clustermissiles>b", **MISS).no_modifying()
    t.a(f"{X}/upgrade:clustermissiles")
    return t


@rule("XW-ATK-96")
def test_a_bonus_attack_with_the_same_weapon_costs_the_same() -> None:
    assert clusters(2, "450,500").asked == "a attack"
    assert clusters(1, "450,500").asked == "b order"


@rule("XW-ATK-97", "XW-ATK-90")
def test_cluster_missiles() -> None:
    t = clusters(2, "450,500")
    assert t.options("a") == [f"clustermissiles>{TIE}-2", "pass"]
    t.attack("clustermissiles>c", **MISS)
    assert (t.charges("x", "clustermissiles"), [e["defender"] for e in t.events("attack")]) == (0, [TIE, f"{TIE}-2"])
    assert clusters(2, "400,570").asked == "b order"  # at attack range 3


# Simultaneous fire ----------------------------------------------------------------------------------------------------


@rule("XW-ATK-102")
def test_a_ship_destroyed_just_before_it_engages_still_engages() -> None:
    t = fight("b.academypilot@400,500,180*consolefire*1=x", f"{X}@400,300,180=y", "b.academypilot@100,850,180")
    t.faces("hit").until("order").b(t.ship("x").id)
    assert (t.ship("x").destroyed, t.asked) == (True, "b attack")
    t.attack("front>y", attack="hit blank", defense="blank blank")
    assert t.shields("y") == 1


@rule("XW-ATK-103")
def test_a_destroyed_ship_can_be_attacked_until_it_is_removed() -> None:
    listen(XTEXT, AFTER_ENGAGES, [])
    t = fight(f"{X}@370,300=x", f"{X}@430,300=y", f"{TIE}@400,500,180*2=b")
    t.a(t.ship("x").id).attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert t.ship("b").destroyed
    assert t.options("a") == [f"front>{TIE}", "pass"]
    t.attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert t.damage("b") == 4


@rule("XW-ATK-103")
def test_a_destroyed_ship_is_in_the_way_until_it_is_removed() -> None:
    @triggered(XTEXT, BEFORE_ENGAGES, when=lambda x: x.ship.id != X)
    def boosts(m: XMatch, x: Use) -> Flow[bool]:
        return (yield from moves.boost(m, x.ship))

    t = fight(f"{X}@350,300=x", f"{X}@400,300=y", f"{TIE}@400,415,180*2=b")
    t.a(X).attack("front>b", attack="hit blank blank blank", defense="blank blank blank")
    assert (t.ship("b").destroyed, t.asked) == (True, "a boost")
    t.a("1-straight")
    assert (t.last("failed")["what"], t.at("y")) == ("boost", (400.0, 300.0))
