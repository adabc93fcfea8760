"""Pilots about whom the errata and the frequently asked questions say something."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule

X = "b.redsquadronveteran"
TIE = "b.academypilot"
FOE = f"{X}@400,500,180+disarm=foe"
LATE = "b.darthvader@800,850,180#2-straight"


@rule("XW-FAQ-02")
def test_norra_wexley_adds_an_evade_without_being_asked() -> None:
    for norra in ("norrawexley", "norrawexley-btla4ywing"):
        t = table(f"a.{norra}@400,300^front+disarm=norra", f"{X}@400,420,180", phase="engagement")
        t.until("attack", X).attack("front>norra", attack="hit blank blank blank", defense="blank")
        assert t.last("dice-changed")["results"] == ["blank", "evade"]
    attacked_from_afar = {
        "b.academypilot@440,300": ["blank", "evade"],  # an enemy at range 0 that does not attack
        "b.academypilot@500,300": ["blank", "evade"],
        "b.academypilot@580,300": None,
        "a.academypilot@500,300": None,  # a friend is no enemy
    }
    for other, results in attacked_from_afar.items():
        far = table("a.norrawexley@400,300+disarm=norra", f"{X}@400,500,180", other, phase="engagement")
        far.until("attack", X).attack("front>norra", attack="hit blank blank", defense="blank")
        assert [event["results"] for event in far.events("dice-changed")] == ([results] if results else [])
    attacking = table("a.norrawexley@400,300=norra", f"{X}@400,420,180=foe", phase="engagement").until(
        "attack", "norra"
    )
    attacking.attack("front>foe", attack="blank blank blank", defense="blank blank")
    assert not attacking.events("dice-changed")  # only while she defends


@rule("XW-FAQ-01", "XW-FAQ-13")
def test_horton_salm_does_not_count_himself() -> None:
    t = table(
        "a.hortonsalm@400,400^front",
        "a.wedgeantilles@460,480+disarm",
        f"{X}@400,520,180+disarm=foe",
        phase="engagement",
    )
    t.attack("front>foe", attack="blank blank blank").a("a.hortonsalm/pilot:hortonsalm")
    assert t.question("a").about["by"] == "pilot:hortonsalm"
    assert t.refused("a", ["die-1", "die-2"])
    t.faces("hit").a("die-1")
    assert t.last("dice-changed")["results"] == ["hit", "blank", "blank"]
    for other in ("a.wedgeantilles@560,520+disarm", "b.academypilot@460,520+disarm"):  # at range 2; an enemy
        alone = table("a.hortonsalm@400,400^front", f"{X}@400,520,180+disarm=foe", other, phase="engagement")
        alone.attack("front>foe", attack="blank blank blank")
        assert "modify-attack" not in alone.asked


@rule("XW-FAQ-27")
def test_drea_renthals_turret_arc_reaches_range_3() -> None:
    t = table("a.drearenthal@400,200,180^rear&dorsalturret+disarm", "a.zealousrecruit@400,340", FOE, phase="engagement")
    assert t.range("a.drearenthal", "foe") == 3
    t.until("attack", "a.zealousrecruit").attack("front>foe", attack="blank blank blank")
    t.faces("hit").a("a.drearenthal/pilot:drearenthal", "die-1")
    assert t.last("dice-changed")["results"][0] == "hit"
    away = table(
        "a.drearenthal@400,200,180^front&dorsalturret+disarm", "a.zealousrecruit@400,340", FOE, phase="engagement"
    )
    away.until("attack", "a.zealousrecruit").attack("front>foe", attack="blank blank blank")
    assert "modify-attack" not in away.asked


@rule("XW-FAQ-65")
def test_kavil_rolls_more_with_a_turret_even_if_it_points_ahead() -> None:
    t = table("a.kavil@400,300^front&dorsalturret", FOE, phase="engagement").attack("dorsalturret>foe")
    assert t.terms() == {"weapon": 2, "pilot:kavil": 1}
    front = table("a.kavil@400,300^front&dorsalturret", FOE, phase="engagement").attack("front>foe")
    assert front.terms() == {"weapon": 2}


@rule("XW-FAQ-04")
def test_sun_fac_needs_a_tractored_defender() -> None:
    medium = "b.bountyhunter@400,500,180+disarm"
    t = table("a.sunfac@400,300^front", f"{medium}+2tractor=foe", phase="engagement").attack("bullseye>foe")
    assert t.terms() == {"weapon": 3, "pilot:sunfac": 1}
    t = table("a.sunfac@400,300^front", f"{medium}+tractor=foe", phase="engagement").attack("bullseye>foe")
    assert t.terms() == {"weapon": 3}
    special = table("a.sunfac@400,300^front&ioncannon", f"{medium}+2tractor=foe", phase="engagement")
    assert special.attack("ioncannon>foe").terms() == {"weapon": 3}  # no primary attack


@rule("XW-FAQ-05")
def test_chertek_rerolls_against_tractored_ships() -> None:
    large = "b.lothalrebel@400,520,180+disarm"
    t = table("a.chertek@400,300^front", f"{large}+3tractor=foe", phase="engagement")
    t.attack("bullseye>foe", attack="blank blank blank")
    assert t.options("a") == ["a.chertek/pilot:chertek", "pass"]
    t.a("a.chertek/pilot:chertek")
    assert t.refused("a", ["die-1", "die-2", "die-3"])
    t.faces("hit hit").a(["die-1", "die-2"])
    assert t.last("dice-changed")["results"] == ["hit", "hit", "blank"]
    t = table("a.chertek@400,300^front", f"{large}+2tractor=foe", phase="engagement")
    t.attack("bullseye>foe", attack="blank blank blank")
    assert "modify-attack" not in t.asked
    t = table("a.chertek@400,300^front&ioncannon", f"{large}+3tractor=foe", phase="engagement")
    t.attack("ioncannon>foe", attack="blank blank blank")
    assert "modify-attack" not in t.asked  # no primary attack


@rule("XW-FAQ-14")
def test_prince_xizors_friends_take_hits_in_the_attack_arc() -> None:
    attacker = f"{X}@400,500,180"
    t = table("a.princexizor@400,300+disarm=xizor", "a.zealousrecruit@460,300=friend", attacker, phase="engagement")
    t.until("attack", X).attack("front>xizor", attack="hit blank blank", defense="blank blank blank")
    t.a("a.princexizor/pilot:princexizor")
    assert (t.shields("xizor"), t.damage("friend")) == (1, 1)
    friends = ("a.zealousrecruit@460,300=friend", "a.zealousrecruit@580,300=far")
    t = table("a.princexizor@400,300+disarm=xizor", *friends, attacker, phase="engagement", decks={"a": "fuelleak"})
    t.until("attack", X).attack("front>xizor", attack="hit crit blank", defense="blank blank blank")
    assert t.options("a") == ["a.princexizor/pilot:princexizor", "pass"]
    t.a("a.princexizor/pilot:princexizor", "crit")  # the one beyond range 1 was no choice
    assert (t.faceup("friend"), t.shields("xizor"), t.damage("xizor")) == (["fuelleak"], 0, 0)
    t = table(
        "a.princexizor@400,440+disarm=xizor", "a.zealousrecruit@520,480=friend", f"{X}@400,540,180", phase="engagement"
    )
    assert t.range("xizor", "friend") == 1
    t.until("attack", X).attack("front>xizor", attack="hit blank blank blank", defense="blank blank blank")
    assert t.shields("xizor") == 0


@rule("XW-FAQ-11")
def test_scum_lando_rerolls_all_blanks_of_his_own() -> None:
    t = table("a.landocalrissian@400,300^front=lando", FOE, phase="engagement")
    t.attack("double_turret>foe", attack="blank blank").faces("hit focus").a("a.landocalrissian/pilot:landocalrissian")
    assert t.last("dice-changed")["results"] == ["hit", "focus"]
    assert t.token("lando", "stress") == 1
    t = table("a.landocalrissian@400,300^front=lando", f"{X}@400,500,180=foe", phase="engagement")
    t.until("attack", "lando").attack("double_turret>foe", attack="hit hit", defense="blank blank")
    assert t.shields("foe") == 0  # nobody was asked about the blanks of the defender
    t = table("a.landocalrissian@400,300^front+disarm=lando", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).attack("front>lando", attack="hit blank blank", defense="blank")
    t.faces("evade").a("a.landocalrissian/pilot:landocalrissian")
    assert t.last("dice-changed")["results"] == ["evade"]


def test_l3_37_banks_easily_without_shields() -> None:
    for shields, colour in ((0, "blue"), (1, "white")):
        t = table(f"a.l337@400,300!{shields}#2-bank-left^front=falcon", LATE)
        assert t.events("maneuvered")[0]["colour"] == colour


def test_scum_han_solo_rolls_more_through_an_obstacle() -> None:
    t = table("a.hansolo@400,300^front", "asteroid@400,420", FOE, phase="engagement")
    t.a(f"double_turret>{X}", "a.hansolo/pilot:hansolo")
    assert t.terms()["pilot:hansolo"] == 1
    t = table("a.hansolo@400,300^front+disarm", "asteroid@400,400", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).b("front>a.hansolo").a("a.hansolo/pilot:hansolo")
    assert t.terms("defense")["pilot:hansolo"] == 1


@rule("XW-FAQ-44")
def test_han_solos_roll_is_no_reroll() -> None:
    han = "a.hansolo-modifiedyt1300lightfreighter"
    again = f"{han}/pilot:hansolo-modifiedyt1300lightfreighter"
    dice = ["die-1", "die-2", "die-3"]
    t = table(f"{han}@400,300^front>foe", "asteroid@480,300", FOE, phase="engagement")
    t.attack("double_turret>foe", attack="blank blank blank").faces("focus focus focus").a("lock", dice)
    t.faces("hit hit blank").a(again)
    assert t.last("dice-changed")["results"] == ["hit", "hit", "blank"]
    t = table(f"{han}@400,300^front>foe", "asteroid@480,300", FOE, phase="engagement")
    t.attack("double_turret>foe", attack="blank blank blank").faces("focus focus focus").a(again)
    t.faces("hit hit hit").a("lock", dice)
    assert t.last("dice-changed")["results"] == ["hit", "hit", "hit"]
    t = table(f"{han}@400,300^front+disarm=han", "asteroid@480,300", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).attack("front>han", attack="hit blank blank", defense="blank").faces("evade").a(again)
    assert t.last("dice-changed")["results"] == ["evade"]
    far = table(f"{han}@400,300^front", "asteroid@750,300", FOE, phase="engagement")
    far.attack("double_turret>foe", attack="blank blank blank")
    assert "modify-attack" not in far.asked


@rule("XW-FAQ-31")
def test_captain_kagi_draws_enemy_locks_to_himself_and_keeps_one_of_each_ship() -> None:
    kagi = "a.captainkagi"
    t = table(
        f"{kagi}@400,300",
        "a.darthvader@500,300",
        "a.howlrunner@560,300",
        f"{X}@400,700,180>a.darthvader>a.howlrunner=foe",
        phase="engagement",
    )
    t.a(f"{kagi}/pilot:captainkagi", "a.darthvader")
    assert t.locks("foe") == [kagi, "a.howlrunner"]
    t.a("a.howlrunner")
    assert t.locks("foe") == [kagi]
    assert t.events("lock-broken") == [{"ship": X, "object": "a.howlrunner"}]


@rule("XW-FAQ-66")
def test_lieutenant_sai_repeats_the_first_action_only() -> None:
    sai = "a.lieutenantsai"
    t = table(
        f"{sai}@400,300#1-straight=sai",
        "a.darthvader@520,400#2-straight?0=vader",
        "b.wedgeantilles@800,850,180#2-straight",
    )
    t.until("action", "sai").a("coordinate", "focus", "a.darthvader/rule:linked", "right", "middle")
    assert t.actions("vader") == ["focus", "barrelroll"]
    t.a(f"{sai}/pilot:lieutenantsai")
    assert t.actions("sai") == ["coordinate", "focus"]


@rule("XW-FAQ-32")
def test_dash_rendar_ignores_obstacles_while_he_moves() -> None:
    t = table(
        "a.dashrendar@400,300#2-straight^front=dash", "asteroid@400,420", "b.wedgeantilles@800,850,180#2-straight"
    )
    assert t.asked == "a action"
    assert not t.events("rolled")
    t = table("a.dashrendar@400,300^front=dash", "asteroid@400,320", FOE, phase="engagement")
    assert t.shots("dash") == []


@rule("XW-FAQ-46")
def test_vizier_coordinates_in_white_after_his_ailerons() -> None:
    t = table(
        "a.vizier@400,300#2-straight=vizier",
        "a.howlrunner@500,420#2-straight=howl",
        "b.wedgeantilles@800,850,180#2-straight",
    )
    t.a("1-straight", "a.vizier/pilot:vizier", "focus")
    assert t.token("howl", "focus") == 1
    assert t.token("vizier", "stress") == 0
    assert not any(event["ship"] == "a.vizier" for event in t.events("action")[2:])


@rule("XW-FAQ-56")
def test_the_grand_inquisitor_buys_the_range_bonus_but_not_with_ordnance() -> None:
    gi = "a.grandinquisitor"
    t = table(f"{gi}@400,300", FOE, phase="engagement").a(f"front>{X}", f"{gi}/pilot:grandinquisitor")
    assert t.terms() == {"weapon": 2, "pilot:grandinquisitor": 1}
    t = table(f"{gi}@400,300>foe&concussionmissiles", FOE, phase="engagement").attack("concussionmissiles>foe")
    assert t.terms() == {"weapon": 3}
    t = table(f"{gi}@400,300+disarm", f"{X}@400,420,180", phase="engagement").until("attack", X)
    t.b(f"front>{gi}").a(f"{gi}/pilot:grandinquisitor/2")
    assert t.terms() == {"weapon": 3, "range": 1, "pilot:grandinquisitor": -1}
    t = table(f"{gi}@400,300+disarm", f"{X}@400,420,180>{gi}&clustermissiles", phase="engagement").until("attack", X)
    assert t.b(f"clustermissiles>{gi}").terms() == {"weapon": 3}  # no bonus, so nothing to prevent


@rule("XW-FAQ-81")
def test_cova_nell_looks_at_the_dial() -> None:
    easier = table("a.covanell@400,200#1-turn-left^front&r4astromech=cova", f"{X}@100,255,90#1-straight=foe")
    easier.until("attack", "cova")
    flown = next(event for event in easier.events("maneuvered") if event["ship"] == "a.covanell")
    assert (flown["maneuver"], flown["colour"]) == ("1-turn-left", "white")
    easier.attack("front>foe")
    assert easier.terms()["pilot:covanell"] == 1
    t = table("a.covanell@400,300#4-straight^front=cova", FOE, phase="engagement")
    t.ship("cova").revealed = True
    t.ship("cova").executed = "4-straight/white"  # something made it easier
    t.attack("front>foe")
    assert t.terms() == {"weapon": 2, "pilot:covanell": 1}
    t = table("a.covanell@400,300#2-straight^front=cova", FOE, phase="engagement")
    t.ship("cova").revealed = True
    t.attack("front>foe")
    assert t.terms() == {"weapon": 2}


def test_cova_nell_defends_with_more_dice_after_a_red_maneuver() -> None:
    t = table("a.covanell@400,300#4-straight^front+disarm=cova", f"{X}@400,500,180", phase="engagement")
    t.ship("cova").revealed = True
    t.until("attack", X).attack("front>cova")
    assert t.terms("defense") == {"agility": 1, "pilot:covanell": 1}


@rule("XW-FAQ-73", "XW-FAQ-74")
def test_deathfire_attacks_and_drops_a_last_device() -> None:
    t = table("a.deathfire@400,300*5&protonbombs=fire", f"{X}@400,500,180=foe", phase="engagement")
    t.ship("fire").did.append("device")
    t.attack("front>fire", attack="hit hit hit", defense="blank blank").a("a.deathfire/pilot:deathfire")
    assert all(option.startswith("drop:") for option in t.options("a"))
    t.a("drop:protonbombs>1-straight")
    assert len(t.state.devices) == 1
    t.a("a.deathfire/pilot:deathfire/2").faces("hit blank", "blank blank").a(f"front>{X}")
    assert t.shields("foe") == 1
    nets = table("a.deathfire@400,300*5&connernets=fire", f"{X}@400,500,180=foe", phase="engagement")
    nets.attack("front>fire", attack="hit hit hit", defense="blank blank").a("a.deathfire/pilot:deathfire")
    ways = ("1-straight", "1-bank-left", "1-bank-right")
    assert nets.options("a") == [f"drop:connernets>{way}" for way in ways]  # they cannot be launched


@rule("XW-FAQ-74")
def test_deathfire_drops_a_second_device_in_the_round_of_the_first() -> None:
    drop = "drop:protonbombs>1-straight"
    fire = "a.deathfire@400,500*5&protonbombs=fire#1-straight"
    t = table(fire, f"{X}@400,800,180#1-straight=foe", phase="system").a(drop)
    t.until("attack", "foe").attack("front>fire", attack="hit hit hit", defense="blank blank blank")
    t.a("a.deathfire/pilot:deathfire", drop)
    assert (len(t.events("device-placed")), t.charges("fire", "protonbombs")) == (2, 0)


def test_captain_jonus_helps_missiles() -> None:
    t = table(
        "a.captainjonus@300,300+disarm",
        "a.academypilot@380,300&concussionmissiles>foe",
        f"{X}@380,500,180+disarm=foe",
        phase="engagement",
    )
    t.until("attack", "a.academypilot").attack("concussionmissiles>foe", attack="blank blank blank")
    t.faces("hit hit").a("a.captainjonus/pilot:captainjonus", ["die-1", "die-2"])
    assert t.last("dice-changed")["results"] == ["hit", "hit", "blank"]


def test_edon_kappehl_drops_a_device_after_his_maneuver() -> None:
    t = table("a.edonkappehl@400,400#1-straight^front&protonbombs=edon", LATE)
    t.a("a.edonkappehl/pilot:edonkappehl")
    assert len(t.state.devices) == 1


@rule("XW-FAQ-75")
@pytest.mark.parametrize(
    ("pilot", "card"), [("a.edonkappehl", "pilot:edonkappehl"), ("a.graysquadronbomber", "upgrade:genius")]
)
def test_abilities_that_forbid_a_second_device(pilot: str, card: str) -> None:
    bomber = f"{pilot}@400,400#1-straight^front&protonbombs{'&genius' if card == 'upgrade:genius' else ''}"
    t = table(bomber, LATE, phase="system").passes("a")
    assert (t.last("maneuvered")["ship"], t.options("a")) == (pilot, [f"{pilot}/{card}", "pass"])
    t = table(bomber, LATE, phase="system").a("drop:protonbombs>1-straight")
    assert (t.last("maneuvered")["ship"], t.asked) == (pilot, "a action")  # nothing was offered before


@rule("XW-FAQ-77")
def test_overseer_yushyn_replaces_a_cost_that_is_paid_all_the_same() -> None:
    quinn = "a.quinnjast&protontorpedoes:0"
    t = table(f"{quinn}@400,300=quinn", "a.overseeryushyn@480,300=boss", f"{X}@400,700", phase="engagement")
    t.a("a.quinnjast/pilot:quinnjast", "a.overseeryushyn/pilot:overseeryushyn")
    assert (t.tokens("quinn"), t.charges("quinn", "protontorpedoes")) == ({"stress": 1}, 1)
    assert [(event["ship"], event["left"]) for event in t.events("charges-spent")] == [("a.overseeryushyn", 0)]
    assert [event["token"] for event in t.events("gained")] == ["stress"]
    t = table(f"{quinn}@400,300+stress=quinn", "a.overseeryushyn@480,300=boss", f"{X}@400,700", phase="engagement")
    t.a("a.quinnjast/pilot:quinnjast")
    assert t.events("gained")[0]["token"] == "disarm"
    assert (t.charges("quinn", "protontorpedoes"), t.events("charges-spent")) == (1, [])


def test_foreman_proach_pulls_before_he_engages() -> None:
    t = table("a.foremanproach@400,300=proach", f"{X}@400,500,180=foe", phase="engagement")
    t.a("a.foremanproach/pilot:foremanproach", "pass")
    assert (t.token("proach", "disarm"), t.token("foe", "tractor")) == (1, 1)


AIREN = "a.airencracken"


@rule("XW-FAQ-67")
def test_airen_cracken_makes_actions_red_and_leaves_red_ones_red() -> None:
    t = table(f"{AIREN}@400,300", "a.scarifbasepilot@490,300+disarm=friend", FOE, phase="engagement")
    t.attack("front>foe", attack="blank blank", defense="blank blank").a(f"{AIREN}/pilot:airencracken")
    assert {"focus:red", "coordinate:red"} <= set(t.options("a"))  # coordinate is red on its bar
    t.a("coordinate:red", "pass")
    assert [event["token"] for event in t.events("gained")] == ["stress"]


@rule("XW-FAQ-68")
def test_airen_cracken_cannot_grant_a_purple_action() -> None:
    t = table(f"{AIREN}@400,300", "a.jediknight@470,300+disarm=friend", FOE, phase="engagement")
    t.attack("front>foe", attack="blank blank", defense="blank blank").a(f"{AIREN}/pilot:airencracken")
    assert t.options("a") == ["focus:red", "lock:red", "barrelroll:red", "boost:red", "pass"]


@rule("XW-FAQ-52")
def test_anakins_failed_barrel_roll_costs_no_force() -> None:
    anakin = "a.anakinskywalker-nabooroyaln1starfighter"
    t = table(f"{anakin}@25,300#2-straight=anakin", "b.wedgeantilles@800,850,180#2-straight")
    t.a(f"{anakin}/pilot:anakinskywalker-nabooroyaln1starfighter", "left")
    assert t.events("failed")
    assert t.last("force-recovered")["left"] == t.last("force-spent")["left"] + 1
    assert t.actions("anakin") == []


def test_lando_rerolls_in_the_escape_craft_too() -> None:
    lando = "a.landocalrissian-escapecraft"
    t = table(f"{lando}@400,300=lando", FOE, phase="engagement")
    t.attack("front>foe", attack="blank blank").faces("hit hit").a(f"{lando}/pilot:landocalrissian-escapecraft")
    assert t.last("dice-changed")["results"] == ["hit", "hit"]
    t = table(f"{lando}@400,300+disarm=lando", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).attack("front>lando", attack="hit blank blank", defense="blank blank")
    t.faces("evade evade").a(f"{lando}/pilot:landocalrissian-escapecraft")
    assert t.last("dice-changed")["results"] == ["evade", "evade"]
