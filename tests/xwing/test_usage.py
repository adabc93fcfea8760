"""What was used, by what events tell."""

from __future__ import annotations

from battlemat.games.xwing import GAME
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.xwing.abilities.upgrades.tables import defend, duel, flying, use


def used(t: XWingScenario) -> set[str]:
    return {name for event in t.match.events for name in GAME.used(event)}


def test_everything_usable_is_written_and_does_something() -> None:
    usable = set(GAME.usable())
    assert {"upgrade:predator", "pilot:wedgeantilles", "ship:autothrusters", "damage:fuelleak"} <= usable
    assert "upgrade:ionlimiteroverride" not in usable  # nobody has written it
    assert "ship:weaponhardpoint" not in usable  # a slot, no more


def test_an_ability_that_is_used() -> None:
    t = duel("&marksmanship").attack("front>b", attack="hit hit hit")
    assert "upgrade:marksmanship" not in used(t)
    assert "upgrade:marksmanship" in used(t.a(use("marksmanship")))


def test_a_weapon_that_fires() -> None:
    assert "upgrade:ioncannon" in used(duel("&ioncannon").attack("ioncannon>b"))


def test_a_number_that_is_changed() -> None:
    assert "upgrade:trickshot" in used(duel("&trickshot", "", "asteroid@400,400").attack("front>b"))


def test_a_permission_that_makes_the_difference() -> None:
    assert "upgrade:primedthrusters" not in used(flying("&primedthrusters").a("barrelroll", "left", "middle"))
    stressed = flying("&primedthrusters+stress", dial="3-straight").a("barrelroll", "left", "middle")
    assert "upgrade:primedthrusters" in used(stressed)


def test_a_prohibition_that_makes_the_difference() -> None:
    t = flying("*damagedsensorarray")
    assert "damage:damagedsensorarray" in used(t)


def test_a_maneuver_that_is_easier() -> None:
    assert "upgrade:niennunb" in used(flying("&niennunb", dial="3-bank-left"))
    assert "upgrade:niennunb" not in used(flying("&niennunb", dial="3-straight"))


def test_obstacles_that_are_ignored() -> None:
    assert "upgrade:qira" in used(flying("&qira>obstacle-1", "asteroid@400,360"))


def test_results_that_evades_do_not_cancel() -> None:
    t = defend("", "&autoblasters", at="400,150,0").attack(
        "autoblasters>x", attack="crit blank blank", defense="evade evade"
    )
    assert "upgrade:autoblasters" in used(t)


def test_tokens_that_stay() -> None:
    assert "upgrade:moldycrow" in used(duel("&moldycrow+focus", at="800,800").until_phase("planning", 2))


def test_a_way_to_place_a_device() -> None:
    def dropped(cards: str, way: str) -> set[str]:
        bomber = f"a.scimitarsquadronpilot@400,400&protonbombs{cards}"
        return used(table(bomber, "b.academypilot@800,800", phase="system").a(way))

    ways = {"ship:nimblebomber", "upgrade:trajectorysimulator", "upgrade:skilledbombardier"}
    all_three = "&trajectorysimulator&skilledbombardier"
    assert not dropped(all_three, "drop:protonbombs>1-straight") & ways
    assert dropped(all_three, "drop:protonbombs>1-bank-left") & ways == {"ship:nimblebomber"}
    assert dropped(all_three, "launch:protonbombs>5-straight") & ways == {"upgrade:trajectorysimulator"}
    assert dropped(all_three, "drop:protonbombs>2-straight") & ways == {"upgrade:skilledbombardier"}


def test_a_ship_that_is_taken_aboard() -> None:
    def docked(at: str) -> set[str]:
        ghost = "a.lothalrebel@400,400#2-straight&ghost"
        t = table(ghost, f"a.zeborrelios@400,{at}#2-straight&phantom", "b.academypilot@800,800", phase="system")
        assert "upgrade:ghost" not in used(t)
        return used(t.a("dock:a.lothalrebel"))

    assert {"upgrade:ghost", "upgrade:phantom"} & docked("460") == {"upgrade:ghost"}
    assert {"upgrade:ghost", "upgrade:phantom"} <= docked("520")
