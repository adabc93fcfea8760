"""Modifications, one test per card."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, TIE, defend, duel, flying, use

BLANKS = "blank blank blank"


def test_advanced_slam_acts_after_a_full_slam() -> None:
    wing = "a.nusquadronpilot@400,200#2-straight&advancedslam=w"
    t = table(wing, LATER).a("slam", "2-straight")
    t.a("a.nusquadronpilot/upgrade:advancedslam", "focus:red")
    assert t.tokens("w") == {"disarm": 1, "focus": 1, "stress": 1}
    blocked = table(wing, "b.sabersquadronace@400,450#2-straight", LATER).until("action", "w").a("slam", "2-straight")
    assert blocked.asked != "a ability"


@rule("XW-FAQ-16")
def test_stealth_device_adds_a_die_and_does_not_cloak() -> None:
    t = duel("", "&stealthdevice").attack("front>b", attack="hit blank blank", defense="blank blank blank blank")
    assert t.terms("defense") == {"agility": 3, "upgrade:stealthdevice": 1}
    assert (t.charges("b", "stealthdevice"), t.token("b", "cloak")) == (0, 0)
    missed = duel("", "&stealthdevice").attack("front>b", attack=BLANKS, defense="blank blank blank blank")
    assert missed.charges("b", "stealthdevice") == 1
    assert duel("", "&stealthdevice:0").attack("front>b").terms("defense") == {"agility": 3}


@rule("XW-FAQ-06", "XW-FAQ-07")
def test_static_discharge_vanes_pass_on_only_the_first_token() -> None:
    near = "a.academypilot@450,500=near"
    around = (near, "b.academypilot@360,500=touching", "b.academypilot@600,500=far")
    t = duel("&jammingbeam", "&staticdischargevanes", *around).until("attack", "x")
    t.attack("jammingbeam>b", attack="hit hit hit", defense=BLANKS).b(use("staticdischargevanes", TIE))
    assert t.options("b") == ["a.academypilot", f"{TIE}-2"]  # of either side, at range 0-1
    t.b("a.academypilot")
    assert (t.tokens("b"), t.tokens("near")) == ({"jam": 2, "stress": 1}, {"jam": 1})
    t = duel("&ioncannon", "&staticdischargevanes", near).until("attack", "x")
    t.attack("ioncannon>b", attack="hit crit crit", defense=BLANKS).b(use("staticdischargevanes", TIE))
    assert (t.tokens("b"), t.tokens("near")) == ({"ion": 1, "stress": 1}, {"ion": 1})
    for theirs, others in (("+stress", (near,)), ("", ())):
        t = duel("&ioncannon", f"&staticdischargevanes{theirs}", *others).until("attack", "x")
        t.attack("ioncannon>b", attack="hit crit blank", defense=BLANKS)
        assert t.token("b", "ion") == 1  # nobody was asked


def test_electronic_baffle_burns_out_a_red_token() -> None:
    t = duel("&electronicbaffle+stress+ion").until("ability").a(use("electronicbaffle"), "token:stress")
    assert (t.shields("x"), t.token("x", "stress"), t.token("x", "ion")) == (1, 0, 1)


def test_impervium_plating_discards_a_ship_card() -> None:
    t = defend("&imperviumplating!0", decks={"a": "fuelleak blindedpilot"})
    t.attack("front>x", attack="crit crit blank", defense="blank blank").a(use("imperviumplating"))
    assert t.faceup("x") == ["blindedpilot"]  # a pilot card is not asked about
    assert t.state.players[0].discard == ["fuelleak"]
    assert t.charges("x", "imperviumplating") == 1


def test_munitions_failsafe_takes_a_shot_back() -> None:
    t = duel(f"&munitionsfailsafe&protontorpedoes>{TIE}").attack("protontorpedoes>b", attack="blank blank blank blank")
    t.a(use("munitionsfailsafe"))
    assert t.charges("x", "protontorpedoes") == 2
    assert t.last("missed")["hits"] == 0
    assert "ability" not in duel("&munitionsfailsafe").attack("front>b", attack=BLANKS, defense=BLANKS).asked


def test_synchronized_console_hands_its_lock_on() -> None:
    friend = "a.academypilot@450,300=friend"
    t = duel(f"&synchronizedconsole>{TIE}", "", friend).until("attack", "x")
    t.attack("front>b", attack=BLANKS, defense=BLANKS).no_modifying().a(use("synchronizedconsole"))
    assert (t.locks("x"), t.locks("friend")) == ([], [TIE])
    far = duel(f"&synchronizedconsole>{TIE}", "", "a.academypilot@400,120=friend").until("attack", "x")
    far.attack("front>b", attack=BLANKS, defense=BLANKS).no_modifying()
    assert far.asked != "a ability"


def test_tactical_scrambler_covers_who_is_behind_it() -> None:
    wall = "b.academypilot@400,400,90&tacticalscrambler"
    t = duel("", "", wall).attack("front>b")
    assert t.terms("defense")["upgrade:tacticalscrambler"] == 1
    own = duel("", "", "a.academypilot@400,400,90&tacticalscrambler").until("attack", "x").attack("front>b")
    assert "upgrade:tacticalscrambler" not in own.terms("defense")


def test_afterburners_keep_their_charge_after_a_slow_maneuver() -> None:
    assert flying("&afterburners").asked == "a action"


def test_spare_parts_canisters_feed_an_astromech() -> None:
    t = flying("&sparepartscanisters&r2d2:1").a("upgrade:sparepartscanisters/recharge")
    assert (t.charges("x", "r2d2"), t.charges("x", "sparepartscanisters")) == (2, 0)
    t = flying("&sparepartscanisters&r2d2:1&r5d8:1").a("upgrade:sparepartscanisters/recharge", "upgrade:r5d8")
    assert (t.charges("x", "r2d2"), t.charges("x", "r5d8")) == (1, 2)


def test_spare_parts_canisters_shake_off_locks() -> None:
    hunter = "b.sabersquadronace@400,800,180#2-straight>a.redsquadronveteran=hunter"
    t = flying("&sparepartscanisters", hunter).a("upgrade:sparepartscanisters")
    assert ([thing.outline for thing in t.state.obstacles], t.locks("hunter")) == (["spareparts"], [])


def test_ablative_plating_bears_obstacles_and_ones_own_bombs() -> None:
    wing = "a.bountyhunter@400,300#1-straight&ablativeplating=w"
    t = table(wing, "asteroid@400,360", LATER).faces("hit").until("replace").a(use("ablativeplating", "a.bountyhunter"))
    assert (t.charges("w", "ablativeplating"), t.shields("w")) == (1, 4)
    t = table(wing, "a:protonbomb@400,300", LATER).until("replace").a(use("ablativeplating", "a.bountyhunter"))
    assert (t.charges("w", "ablativeplating"), t.shields("w")) == (1, 4)


def test_ablative_plating_does_not_help_against_enemies() -> None:
    wing = "a.bountyhunter@400,300#1-straight&ablativeplating=w"
    t = table(wing, "b:protonbomb@400,300", LATER).until_phase("planning", 2)
    assert (t.charges("w", "ablativeplating"), t.shields("w")) == (2, 3)
