"""Charges, Force and shields (XW-CHG)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, modifies
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import charges, damage
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"
LATER = "b.soontirfel@800,850,180#3-straight"


def calm(*things: str) -> XWingScenario:
    """A table on which everybody thinks about dials."""
    return table(*things, phase="planning")


def end_phase(*things: str) -> XWingScenario:
    """What is left after an End Phase."""
    t = table(*things, phase="end")
    assert (t.round, t.phase) == (2, "planning")
    return t


# Charges --------------------------------------------------------------------------------------------------------------


@rule("XW-CHG-01", "XW-CHG-08")
def test_a_spent_charge_is_inactive() -> None:
    t = calm(f"{X}@400,300&r2astromech=x")
    charges.spend(t.match, t.ship("x"), "upgrade:r2astromech")
    ship = next(ship for ship in t.view("b")["ships"] if ship["id"] == X)
    assert ship["upgrades"] == [{"id": "r2astromech", "charges": 1, "limit": 2, "back": False}]


@rule("XW-CHG-02", "XW-CHG-04")
def test_a_charge_is_neither_force_nor_shield() -> None:
    t = calm("a.lukeskywalker@400,300!0?0&r2d2:1=x")
    charges.recover(t.match, t.ship("x"), "upgrade:r2d2")
    assert (t.charges("x", "r2d2"), t.force("x"), t.shields("x")) == (2, 0, 0)


@rule("XW-CHG-03", "XW-CHG-11")
def test_all_charges_start_active_ship_charges_apart_from_upgrade_charges() -> None:
    t = calm("a.coloneljendon@400,300&elusive&clustermissiles=x")
    assert (t.charges("x"), t.charges("x", "elusive"), t.charges("x", "clustermissiles")) == (2, 1, 4)
    charges.spend(t.match, t.ship("x"), "pilot:coloneljendon")
    assert (t.charges("x"), t.charges("x", "elusive"), t.charges("x", "clustermissiles")) == (1, 1, 4)


@rule("XW-CHG-05")
def test_no_card_recovers_more_than_its_limit() -> None:
    t = calm(f"{X}@400,300&r2astromech&r2d2:2=x")
    charges.recover(t.match, t.ship("x"), "upgrade:r2astromech")
    assert t.charges("x", "r2astromech") == 2
    assert not t.events("charges-recovered")
    charges.recover(t.match, t.ship("x"), "upgrade:r2d2", 3)
    assert (t.charges("x", "r2d2"), t.last("charges-recovered")["amount"]) == (3, 1)


@rule("XW-CHG-06", "XW-CHG-07")
def test_a_stealth_device_loses_its_charge_once() -> None:
    t = calm(f"{X}@400,300&stealthdevice&r2d2=x")
    t.happens(damage.suffer(t.match, t.ship("x"), 1))
    assert (t.charges("x", "stealthdevice"), len(t.events("charges-lost")), t.events("charges-spent")) == (0, 1, [])
    t.happens(damage.suffer(t.match, t.ship("x"), 1))
    assert (t.charges("x", "stealthdevice"), t.charges("x", "r2d2"), len(t.events("charges-lost"))) == (0, 3, 1)


@rule("XW-CHG-08")
def test_a_missile_costs_a_charge() -> None:
    t = table(f"a.nusquadronpilot@400,300&concussionmissiles:2>{TIE}=x", f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"concussionmissiles>{TIE}", attack="blank blank blank")
    assert t.charges("x", "concussionmissiles") == 1


@rule("XW-CHG-09")
def test_without_an_active_charge_a_torpedo_cannot_be_fired() -> None:
    for left, shots in ((1, ["front", "protontorpedoes"]), (0, ["front"])):
        t = table(f"{X}@400,300&protontorpedoes:{left}>{TIE}=x", f"{TIE}@400,500,180", phase="engagement")
        assert t.shots("x") == [f"{weapon}>{TIE}" for weapon in shots]


@rule("XW-CHG-10")
def test_an_upgrade_spends_its_own_charges() -> None:
    for left, asked in ((1, "b modify-defense"), (0, "")):
        t = table("b.coloneljendon@400,560,180&elusive:" + str(left) + "=x", f"{X}@400,300", phase="engagement")
        t.until("attack", X).attack("front>x", attack="blank blank blank", defense="blank")
        assert t.asked.startswith("b modify-defense") == bool(asked)
        if asked:
            t.faces("evade").b("b.coloneljendon/upgrade:elusive")
            assert t.charges("x", "elusive") == 0
        assert t.charges("x") == 2


@rule("XW-CHG-12")
def test_elusive_recovers_its_own_charge_only() -> None:
    for left in (0, 1):
        t = table(f"{X}@400,300#4-koiogran&elusive:{left}&protontorpedoes:0=x", LATER)
        assert t.token("x", "stress") == 1
        assert (t.charges("x", "elusive"), t.charges("x", "protontorpedoes")) == (1, 0)


@rule("XW-CHG-13", "XW-CHG-15")
def test_only_recurring_charges_come_back_by_themselves() -> None:
    t = calm(f"{X}@400,300&lonewolf:0&r2d2:0&protonbombs:0=x", "b.idenversio@400,600=iden", "b.wampa@600,600=wampa")
    for pilot in ("idenversio", "wampa"):
        charges.spend(t.match, t.ship(f"b.{pilot}"), f"pilot:{pilot}")
    t.until_phase("planning", 2)
    assert (t.charges("iden"), t.charges("wampa")) == (0, 1)
    cards = {f"upgrade:{card}": t.charges("x", card) for card in ("lonewolf", "r2d2", "protonbombs")}
    assert cards == {"upgrade:lonewolf": 1, "upgrade:r2d2": 0, "upgrade:protonbombs": 0}
    assert charges.nonrecurring(t.ship("x")) == ["upgrade:r2d2", "upgrade:protonbombs"]


@rule("XW-CHG-14")
def test_a_recurring_card_recovers_one_charge_in_each_end_phase() -> None:
    t = end_phase(f"{X}@400,100&leiaorgana:0+focus=x", f"{TIE}@800,800,180")
    assert t.charges("x", "leiaorgana") == 1
    assert t.story().index("tokens-removed") < t.story().index("charges-recovered")
    t.until_phase("planning", 3)
    assert t.charges("x", "leiaorgana") == 2


@rule("XW-CHG-16")
def test_recovery_is_automatic_for_everybody() -> None:
    t = end_phase(f"{X}@400,100&lonewolf:0=x", f"{TIE}@800,800,180&lonewolf:0=y")
    assert (t.charges("x", "lonewolf"), t.charges("y", "lonewolf")) == (1, 1)
    assert t.match.journal == []


# Force ----------------------------------------------------------------------------------------------------------------


@rule("XW-ABL-12", "XW-CHG-18")
def test_force_while_attacking() -> None:
    t = table("a.lukeskywalker@400,300=luke", f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="focus focus focus")
    t.a("force", "force")
    assert (t.last("dice-changed")["results"], t.force("luke")) == (["hit", "hit", "focus"], 0)


@rule("XW-CHG-19")
def test_force_while_defending() -> None:
    t = table("b.darthvader@400,500,180+disarm=vader", f"{X}@400,300", phase="engagement")
    t.attack("front>vader", attack="blank blank blank", defense="focus focus blank")
    t.b("force")
    assert (t.last("dice-changed")["results"], t.force("vader")) == (["evade", "focus", "blank"], 2)
    assert "force" in t.options("b")


@rule("XW-CHG-20")
def test_force_changes_the_own_dice_in_their_own_step() -> None:
    t = table("a.lukeskywalker@400,300", f"{TIE}@400,500,180+focus", phase="engagement")
    t.attack(f"front>{TIE}", attack="focus blank blank", defense="focus blank blank")
    assert (t.asked, t.question("a").about["dice"]) == ("a modify-attack", "attack")
    t.a("pass")
    assert t.asked == "b modify-defense"
    assert t.refused("a", "force") == "XW-ATK-64"


@rule("XW-CHG-21")
def test_no_force_without_a_focus_result() -> None:
    t = table("a.lukeskywalker@400,300&predator=luke", f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="focus hit blank")
    t.a("force")
    assert t.options("a") == ["a.lukeskywalker/upgrade:predator", "pass"]
    assert t.refused("a", "force") == "XW-CHG-21"
    assert t.force("luke") == 1


@rule("XW-CHG-22", "XW-CHG-23")
def test_upgrades_add_to_the_force_of_the_ship() -> None:
    t = calm("a.lukeskywalker@400,300&maul=x", f"{X}@500,300&maul=y", f"{X}@600,300=z")
    assert [t.force(name) for name in "xyz"] == [3, 1, 0]
    assert t.charges("x", "maul") == 0


@rule("XW-CHG-24")
def test_one_force_charge_recovers_in_an_end_phase() -> None:
    t = end_phase("a.lukeskywalker@400,100?0&maul=x", f"{TIE}@800,800,180")
    assert t.force("x") == 1


@rule("XW-CHG-25")
def test_upgrades_spend_the_force_of_the_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in ("sense", "hate"):
        monkeypatch.setitem(ABILITIES, f"upgrade:{card}", [])

        @modifies(f"upgrade:{card}", "attack", "attacker", cost=payment.force())
        def power(x: Use) -> Modification:
            return Change(("blank",), "hit")

    t = table("a.lukeskywalker@400,300?1&sense&hate=luke", f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="blank blank blank", defense="blank blank blank")
    assert t.options("a") == ["a.lukeskywalker/upgrade:sense", "a.lukeskywalker/upgrade:hate", "pass"]
    t.a("a.lukeskywalker/upgrade:sense")
    assert t.force("luke") == 0
    assert t.last("hit")["hits"] == 1  # and nothing else was asked


# Shields --------------------------------------------------------------------------------------------------------------


@rule("XW-CHG-26", "XW-CHG-27")
def test_shields_absorb_hits_and_crits_while_active() -> None:
    t = calm(f"{X}@400,300=x")
    t.happens(damage.suffer(t.match, t.ship("x"), 1, 1))
    assert (t.shields("x"), t.damage("x")) == (0, 0)
    t = table(f"{X}@400,300=x", phase="planning", decks={"a": "structuraldamage"})
    t.happens(damage.suffer(t.match, t.ship("x"), 1, 2))
    assert (t.shields("x"), t.faceup("x")) == (0, ["structuraldamage"])


@rule("XW-CHG-28")
def test_an_electro_proton_bomb_takes_shields_without_damage() -> None:
    t = table(
        f"{X}@400,300!1&stealthdevice#2-straight=x",
        "b:electroprotonbomb@400,480",
        "a.academypilot@100,100#2-straight",
        "b.academypilot@800,100#2-straight",
        phase="planning",
    )
    t.faces("blank blank crit crit").until_phase("planning", 2)
    assert t.last("shields-lost") == {"ship": X, "amount": 1, "left": 0}
    assert (t.shields("x"), t.damage("x"), t.charges("x", "stealthdevice")) == (0, 0, 1)


@rule("XW-CHG-29", "XW-CHG-30")
def test_upgrades_add_to_the_shields_of_the_ship() -> None:
    t = calm(f"{X}@400,300&shieldupgrade=x", f"{TIE}@500,600&shieldupgrade=y")
    assert [(t.shields(name), sheet(t.state, t.ship(name)).shields) for name in "xy"] == [(3, 3), (1, 1)]


@rule("XW-CHG-31", "XW-CHG-32")
def test_shields_recover_as_the_ship_card_says() -> None:
    t = end_phase("a.alderaanianguard@400,400!3&shieldupgrade=cr90", f"{X}@100,100!0=x", f"{TIE}@800,800,180")
    assert (t.shields("cr90"), t.shields("x")) == (5, 0)


@rule("XW-CHG-34")
def test_only_huge_ships_have_energy() -> None:
    assert {ship.size for ship in content.SHIPS.values() if ship.energy} == {"huge"}
    givers = [card for card in content.UPGRADES.values() if card.grants.energy > 0]
    ships = {ship for card in givers for line in card.restrictions for ship in line.ships}
    assert givers
    assert all(any(line.ships for line in card.restrictions) for card in givers)
    assert {content.SHIPS[ship].size for ship in ships} == {"huge"}


@rule("XW-ABL-42", "XW-CHG-33", "XW-DMG-10", "XW-CHG-06")
def test_an_upgrade_spends_the_shields_of_the_ship() -> None:
    bomber = f"{X}@400,300&bombletgenerator:0#2-straight"
    t = table(f"{bomber}!1=x", LATER)
    t.a(f"{X}/upgrade:bombletgenerator")
    assert (t.shields("x"), t.charges("x", "bombletgenerator")) == (0, 2)
    assert t.events("shields-lost") == []  # spending is not losing
    assert table(f"{bomber}!0", LATER).asked == "a action"
    assert table(f"{X}@400,300&bombletgenerator#2-straight", LATER).asked == "a action"  # nothing to recover


@rule("XW-CHG-35")
def test_gonk_spends_no_charge_for_nothing() -> None:
    gonk = "upgrade:gnkgonkdroid"
    assert gonk not in table(f"{X}@400,300&gnkgonkdroid#2-straight", LATER).options("a")
    assert gonk not in table(f"{X}@400,300!1&gnkgonkdroid:0#2-straight", LATER).options("a")
    t = table(f"{X}@400,300!1&gnkgonkdroid#2-straight=x", LATER)
    t.a(gonk)
    assert (t.shields("x"), t.charges("x", "gnkgonkdroid")) == (2, 0)
