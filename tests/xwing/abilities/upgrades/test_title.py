"""Titles, one test per card."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.timing.listeners import cards_of
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, MISS, TIE, X, defend, duel, faces, flying, use
from tests.xwing.abilities.upgrades.test_crew import after_setup

BLANKS = "blank blank blank"


def test_marauder_rerolls_to_the_rear() -> None:
    ship = "a.bountyhunter"
    t = table(f"{ship}@400,300&marauder", f"{TIE}@400,80=b", phase="engagement").attack("rear>b", attack=BLANKS)
    assert t.options("a") == [use("marauder", ship), "pass"]
    t = table(f"{ship}@400,300&marauder", f"{TIE}@400,520,180=b", phase="engagement").attack("front>b", **MISS)
    assert t.asked == "b attack"


@rule("XW-FAQ-24")
def test_punishing_one_counts_the_front_arc_whatever_the_weapon() -> None:
    ship = "a.contractedscout"
    t = table(f"{ship}@400,300^front&punishingone", f"{TIE}@400,520,180=b", phase="engagement")
    assert t.attack("single_turret>b").terms() == {"weapon": 2, "upgrade:punishingone": 1}
    t = table(f"{ship}@400,300^left&punishingone", f"{TIE}@180,300,90=b", phase="engagement")
    assert t.attack("single_turret>b").terms() == {"weapon": 2}


@rule("XW-FAQ-03")
def test_outrider_takes_a_die_only_for_an_obstacle() -> None:
    t = duel("&outrider", "", "asteroid@400,400").attack("front>b")
    assert t.terms("defense") == {"agility": 3, "obstructed": 1, "upgrade:outrider": -1}
    ship = duel("&outrider", "", "b.academypilot@400,400,90").attack("front>b")
    assert ship.terms("defense") == {"agility": 3}


def test_outrider_shakes_off_a_token_at_an_obstacle() -> None:
    t = flying("&outrider+ion+strain", "asteroid@400,360", dial="3-straight").faces("blank")
    t.until("ability").a(use("outrider"), "token:ion")
    assert t.token("x", "ion") == 0
    assert flying("&outrider+strain", dial="3-straight").asked == "a action"


def test_shadow_caster_tractors_what_both_arcs_hold() -> None:
    ship = "a.shadowporthunter"
    t = table(f"{ship}@400,300^front&shadowcaster", f"{TIE}@400,520,180=b", phase="engagement")
    t.attack("front>b", attack="hit blank blank", defense=BLANKS).until("tractor")
    assert t.token("b", "tractor") == 1
    t = table(f"{ship}@400,300^left&shadowcaster", f"{TIE}@400,520,180=b", phase="engagement")
    t.attack("front>b", attack="hit blank blank", defense=BLANKS)
    assert t.token("b", "tractor") == 0


def test_millennium_falcon_rerolls_while_evading() -> None:
    t = defend("&millenniumfalcon+evade").attack("front>x", attack="hit hit hit", defense="blank blank")
    assert use("millenniumfalcon") in t.options("a")
    plain = defend("&millenniumfalcon").attack("front>x", attack="hit hit hit", defense="blank blank")
    assert "modify-defense" not in plain.asked


def test_soulless_one_rerolls_against_who_is_out_of_its_arcs() -> None:
    behind = defend("&soullessone", at="400,100,0").attack("front>x", attack="hit hit hit", defense="blank blank")
    behind.faces("evade").a(use("soullessone"), ["die-1"])
    assert faces(behind) == ["evade", "blank"]
    ahead = defend("&soullessone").attack("front>x", attack="hit hit hit", defense="blank blank")
    assert "modify-defense" not in ahead.asked


def test_black_one_slams_once() -> None:
    t = flying("&blackone").a("slam", "2-straight")
    assert t.asked == "a ion-for-disarm"
    t.a("yes")
    assert (t.tokens("x"), t.charges("x", "blackone")) == ({"ion": 1}, 0)
    assert "slam" not in flying("&blackone:0").options("a")


def test_dauntless_acts_after_a_partial_maneuver() -> None:
    wall = "b.sabersquadronace@400,430#2-straight"
    t = flying("&dauntless", wall).a(use("dauntless"), "focus:red")
    assert t.tokens("x") == {"focus": 1, "stress": 1}
    assert flying("&dauntless").asked == "a action"
    card = flying("&dauntless&gnkgonkdroid:0", wall).a(use("dauntless"))
    card.a("upgrade:gnkgonkdroid/recharge")  # "Action:" on a card is an action as well
    assert (card.charges("x", "gnkgonkdroid"), card.tokens("x")) == (1, {"stress": 1})


def test_reys_millennium_falcon_flies_on_while_stressed() -> None:
    ship = "a.resistancesympathizer"
    for stress, maneuver in ((2, "3-segnor-left"), (3, "2-straight")):
        t = table(f"{ship}@400,300#3-segnor-left+{stress}stress&reysmillenniumfalcon=f", LATER)
        t.until("action")
        assert t.events("maneuvered")[0]["maneuver"] == maneuver
    t = table(f"{ship}@400,300#3-straight+stress&reysmillenniumfalcon=f", LATER)
    assert [option for option in t.options("a") if option.startswith(("boost", "rotate"))]
    assert "focus" not in t.options("a")


def test_slave_i_turns_the_other_way() -> None:
    t = flying("&slavei", dial="2-bank-left").a(use("slavei"))
    assert t.last("maneuvered")["maneuver"] == "2-bank-right"
    assert flying("&slavei").asked == "a action"
    t = flying("&slavei&seasonednavigator", dial="2-bank-left").a(use("seasonednavigator"), "2-straight")
    assert t.a(use("slavei")).last("maneuvered")["maneuver"] == "2-bank-right"  # of what was revealed


def test_virago_boosts_in_the_end_phase() -> None:
    t = duel("&virago", at="800,800,180").until("ability").a(use("virago"), "1-straight")
    assert (t.at("x"), t.charges("x", "virago")) == ((400.0, 380.0), 1)


def test_moldy_crow_keeps_two_focus_tokens_and_has_a_gun() -> None:
    t = duel("&moldycrow+3focus+evade", at="800,800").until_phase("planning", 2)
    assert t.tokens("x") == {"focus": 2}
    hwk = table("a.rebelscout@400,300^left&moldycrow", f"{TIE}@400,500,180=b", phase="engagement")
    assert hwk.options("a") == [f"front>{TIE}", "pass"]


def test_scimitar_jams_who_is_ahead_after_decloaking() -> None:
    t = duel("&scimitar+cloak", at="400,620,180").until_phase("planning", 2)
    t.dials(x="2-straight", b="2-straight").a("decloak:boost:2-straight", use("scimitar"))
    assert t.token("b", "jam") == 1


def test_scimitar_starts_cloaked() -> None:
    t = after_setup("scimitar", pilot="darkcourier", faction="separatistalliance", stop="ability")
    t.a("a.darkcourier/upgrade:scimitar")
    assert t.token("a.darkcourier", "cloak") == 1


def test_st_321_locks_near_the_coordinated_ship() -> None:
    shuttle, friend = "a.omicrongrouppilot", "a.bluesquadronescort@400,320#2-straight=friend"
    far = "b.soontirfel@400,640,180#3-straight"
    t = table(f"{shuttle}@400,100#1-straight&st321=s", friend, far).a("coordinate", "focus").until("ability")
    t.a(use("st321", shuttle))
    assert t.locks("s") == ["b.soontirfel"]


def test_ig_2000_shares_pilots() -> None:
    """Two of these droids have both abilities."""
    t = table("a.ig88a@300,300&ig2000=a", "a.ig88b@500,300&ig2000=b", f"{TIE}@800,800", phase="engagement")
    assert "pilot:ig88b" in list(cards_of(t.state, t.ship("a")))
    alone = table("a.ig88a@300,300&ig2000=a", "a.ig88b@500,300=b", f"{TIE}@800,800", phase="engagement")
    assert "pilot:ig88b" not in list(cards_of(alone.state, alone.ship("a")))
    crew = table(f"{X}@300,300&ig88d=a", "a.ig88b@500,300&ig2000=b", f"{TIE}@800,800", phase="engagement")
    assert "pilot:ig88b" in list(cards_of(crew.state, crew.ship("a")))
