"""Pilots for whom a rule of its own is bent, one short test each."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Pose
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import actions, locking
from battlemat.games.xwing.state import WAITING
from battlemat.games.xwing.table.objects import treated_as_close
from battlemat.games.xwing.table.placing import start_place
from tests.xwing.abilities.pilots.tables import BLANKS, FOE, TIE, use
from tests.xwing.abilities.upgrades.tables import LATER

X = "a.redsquadronveteran"


def test_corran_horn_attacks_again_and_pays_for_it() -> None:
    t = table("a.corranhorn@400,300=p", f"{TIE}@400,500,180=b", phase="engagement")
    t.attack("front>b", attack=BLANKS, defense=BLANKS).until("ability").a(use("corranhorn"))
    assert t.state.initiative == 0
    t.attack("front>b", attack=BLANKS, defense=BLANKS).until_phase("planning", 2)
    assert t.token("p", "disarm") == 1
    kept = table("a.corranhorn@400,300=p", f"{TIE}@400,500,180=b", phase="engagement").until_phase("planning", 2)
    assert kept.token("p", "disarm") == 0


def test_corran_horn_sees_nobody_beside_his_bullseye_arc() -> None:
    t = table("a.corranhorn@400,300+disarm=p", f"{TIE}@500,500,180=b", phase="engagement").until_phase("planning", 2)
    assert not t.events("ability")


def test_fenn_rau_keeps_tokens_off_dice() -> None:
    pilot = "fennrau-sheathipedeclassshuttle"
    t = table(f"a.{pilot}@400,300+disarm=p", f"{TIE}@400,500,180+focus=b", phase="engagement").until("ability")
    t.a(use(pilot)).attack("front>p", attack="focus focus", defense="blank blank")
    assert (t.token("p", "stress"), "modify-attack" in t.asked) == (1, False)
    free = table(f"a.{pilot}@400,300+disarm=p", f"{TIE}@400,500,180+focus=b", phase="engagement").until("ability")
    assert free.passes("a").attack("front>p", attack="focus focus").options("b") == ["focus", "pass"]


def test_bodhi_rook_sees_for_everybody() -> None:
    t = table("a.bodhirook@400,300#2-straight=p", f"{X}@400,50=x", f"{TIE}@400,600,180=b", LATER)
    assert t.range("x", "b") > 3
    assert "b.academypilot" in locking.lockable(t.state, t.ship("x"))
    assert "b.soontirfel" not in locking.lockable(t.state, t.ship("x"))


def test_magva_yarro_lets_one_die_be_rerolled() -> None:
    t = table("a.magvayarro@400,200+disarm", f"{X}@400,300+disarm=x", f"{TIE}@400,500,180>x=b", phase="engagement")
    t.until("attack", "b").attack("front>x", attack="blank blank").b("lock")
    assert t.refused("b", ["die-1", "die-2"])
    t.faces("hit").b(["die-1"])
    assert t.last("dice-changed")["results"] == ["hit", "blank"]
    far = table("a.magvayarro@850,200+disarm", f"{X}@400,300+disarm=x", f"{TIE}@400,500,180>x=b", phase="engagement")
    far.until("attack", "b").attack("front>x", attack="blank blank").b("lock").faces("hit hit").b(["die-1", "die-2"])
    assert far.last("dice-changed")["results"] == ["hit", "hit"]


def test_leebo_never_stops_calculating() -> None:
    for spends in (True, False):
        t = table("a.leebo@400,300^front+calculate=p", FOE, phase="engagement").until("attack", "p")
        t.attack("double_turret>b", attack="focus blank blank blank")
        t.faces(BLANKS).a("calculate" if spends else "pass")
        assert bool(t.events("gained")) == spends


def test_colonel_jendon_looks_far_away() -> None:
    t = table("a.coloneljendon@400,100#1-straight=p", f"{X}@600,100#2-straight=x", f"{TIE}@600,230#2-straight=b", LATER)
    t.a(use("coloneljendon"))
    assert (locking.lockable(t.state, t.ship("x")), t.charges("p")) == (["b.soontirfel"], 1)
    t.until_phase("planning", 2)
    assert t.state.lasting == []


def test_major_rhymer_fires_from_nearer_and_farther() -> None:
    bomber = "&protontorpedoes&clustermissiles>b=p"
    t = table(f"a.majorrhymer@400,300{bomber}", f"{TIE}@400,400,180=b", phase="engagement")
    assert "protontorpedoes>b.academypilot" in t.shots("p")
    far = table(f"a.majorrhymer@400,300{bomber}", f"{TIE}@400,600,180=b", phase="engagement")
    assert "clustermissiles>b.academypilot" in far.shots("p")
    touching = table(f"a.majorrhymer@400,300{bomber}", f"{TIE}@400,340,180=b", phase="engagement")
    assert touching.shots("p") == ["clustermissiles>b.academypilot"]
    jonus = table(f"a.captainjonus@400,300{bomber}", f"{TIE}@400,400,180=b", phase="engagement")
    assert "protontorpedoes>b.academypilot" not in jonus.shots("p")


def test_duchess_does_as_she_likes_with_her_ailerons() -> None:
    t = table("a.duchess@400,300#2-straight=p", LATER)
    assert "pass" in t.options("a")
    t.passes("a")
    assert len(t.events("maneuvered")) == 1
    t = table("a.duchess@400,300#2-straight+stress=p", LATER).a("1-straight")
    assert t.events("maneuvered")[0]["maneuver"] == "1-straight"
    assert "pass" not in table("a.countdown@400,300#2-straight=p", LATER).options("a")


@pytest.mark.parametrize(
    ("template", "end"),
    [("straight", (400.0, 480.0, 180.0)), ("turn", (280.0, 420.0, 90.0))],
)
def test_ig_88d_loops_along_other_templates(template: str, end: Pose) -> None:
    t = table("a.ig88d@400,300#3-segnor-left=p", LATER).a(f"template-{template}")
    assert t.pose("p") == end
    assert t.events("maneuvered")[0]["maneuver"] == "3-segnor-left"


def sunny(dice: str) -> XWingScenario:
    t = table("a.sunnybounder@400,300+focus=p", FOE, phase="engagement").until("attack", "p")
    return t.attack("front>b", attack=dice)


def test_sunny_bounder_adds_to_equal_dice() -> None:
    t = sunny("hit hit").faces(BLANKS).a(use("sunnybounder"))
    assert t.last("dice-changed")["results"] == ["hit", "hit", "hit"]
    t = sunny("focus hit").a("focus")
    assert t.last("dice-changed")["results"] == ["hit", "hit"]
    assert use("sunnybounder") not in [event["card"] for event in t.events("ability")]


def test_sunny_bounder_adds_after_a_reroll() -> None:
    t = table("a.sunnybounder@400,300>b=p", FOE, phase="engagement").until("attack", "p")
    t.attack("front>b", attack="blank hit").a("lock").faces("hit").a(["die-1"]).a(use("sunnybounder"))
    assert t.last("dice-changed")["results"] == ["hit", "hit", "hit"]


def test_recoil_sees_more_in_his_bullseye_arc() -> None:
    near = f"{TIE}@460,400,180=b"
    t = table("a.recoil@400,300+stress&predator=p", near, phase="engagement").until("attack", "p")
    assert "modify-attack" in t.attack("front>b", attack="blank blank blank blank").asked
    calm = table("a.recoil@400,300&predator=p", near, phase="engagement").until("attack", "p")
    assert "modify-attack" not in calm.attack("front>b", attack="blank blank blank blank").asked


def test_baktoid_prototype_trusts_the_network() -> None:
    hyena = "a.baktoidprototype@400,300&protontorpedoes&energyshellcharges=p"
    t = table(hyena, "a.tradefederationdrone@800,100>b=d", FOE, phase="engagement")
    assert {"protontorpedoes>b.academypilot", "energyshellcharges>b.academypilot"} <= set(t.shots("p"))
    t = table(hyena, "a.tradefederationdrone@800,100=d", FOE, phase="engagement")
    assert t.shots("p") == ["front>b.academypilot"]


def test_major_stridan_coordinates_and_helps_farther_away() -> None:
    t = table(
        "a.majorstridan@400,100=p",
        "a.epsilonsquadroncadet@400,420=x",
        "a.zetasquadronpilot@400,560=y",
        phase="planning",
    )
    assert (t.range("p", "x"), t.range("p", "y")) == (3, 4)
    assert [ship.id for ship in actions.coordinatable(t.state, t.ship("p"))] == ["a.epsilonsquadroncadet"]
    t = table("a.starkillerbasepilot@400,100=p", "a.epsilonsquadroncadet@400,420=x", phase="planning")
    assert actions.coordinatable(t.state, t.ship("p")) == []
    t = table("a.majorstridan@400,100=p", "a.epsilonsquadroncadet@400,420=x", f"{TIE}@500,420=b", phase="planning")
    close = [treated_as_close(t.state, t.ship("p"), t.ship(name)) for name in ("x", "b")]
    assert (t.range("p", "b"), close) == (3, [True, False])


def may_start(t: XWingScenario, ship: str, pose: Pose) -> bool:
    t.ship(ship).place = WAITING
    return start_place(t.state, t.ship(ship)).check(pose) is None


def test_han_solo_starts_anywhere_far_from_enemies() -> None:
    han = "hansolo-scavengedyt1300"
    t = table(f"a.{han}@400,50=p", f"{TIE}@400,850,180=b", phase="planning")
    assert may_start(t, "p", (400.0, 450.0, 90.0))
    assert not may_start(t, "p", (400.0, 600.0, 90.0))
    assert not may_start(table("a.rey@400,50=p", f"{TIE}@400,850,180=b", phase="planning"), "p", (400.0, 450.0, 90.0))


def test_lieutenant_dormitz_brings_friends_along() -> None:
    t = table("a.lieutenantdormitz@400,50=p", "a.epsilonsquadroncadet@700,50=x", phase="planning")
    assert may_start(t, "x", (400.0, 300.0, 0.0))
    assert not may_start(t, "x", (400.0, 400.0, 0.0))
    assert may_start(t, "x", (400.0, 110.0, 0.0))  # touching her
    t.ship("p").place = WAITING
    assert not may_start(t, "x", (400.0, 300.0, 0.0))


def test_sunny_bounder_adds_when_she_defends() -> None:
    t = table("a.sunnybounder@400,300+disarm=p", FOE, phase="engagement").until("attack", "b")
    t.attack("front>p", attack="hit hit", defense=BLANKS).a(use("sunnybounder"))
    assert t.last("dice-changed")["results"] == ["blank"] * 4


def test_leebo_calculates_when_he_defends() -> None:
    t = table("a.leebo@400,300^front+calculate+disarm=p", FOE, phase="engagement").until("attack", "b")
    t.attack("front>p", attack="hit hit", defense="focus focus").until("modify-defense").a("calculate")
    assert t.last("gained") == {"ship": "a.leebo", "token": "calculate"}
