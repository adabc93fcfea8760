"""Crew that works around maneuvers, actions and tokens, one test per card."""

from __future__ import annotations

import pytest

from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.lists.build import normal_setup
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.table.objects import range_to
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, TIE, X, duel, flying, use

BLANKS = "blank blank blank"
NEAR = f"{TIE}@460,540,180#2-straight=near"
"""Ends beside the X-wing's way."""


def after_setup(
    *upgrades: str,
    pilot: str = "rebelscout",
    faction: str = "rebelalliance",
    others: tuple[str, ...] = (),
    stop: str = "nothing",
) -> XWingScenario:
    """A match whose setup is over, the first answer to everything, or that is at a question of this kind."""
    ships = [{"pilot": pilot, "upgrades": list(upgrades)}, *({"pilot": other} for other in others)]
    squad = {"name": "Crew", "faction": faction, "ships": ships}
    t = XWingScenario(Match(GAME, normal_setup({"players": [squad, "black-lance"]}), key_from_seed("crew")), {})
    while t.phase == "setup" and t.match.pending[0].kind != stop:
        decision = t.match.pending[0]
        t.match.submit(decision.player, decision.options[0].id)
    return t


def test_gnk_gonk_droid_recovers_its_charge() -> None:
    t = flying("&gnkgonkdroid:0")
    recharge = "upgrade:gnkgonkdroid/recharge"
    assert GAME.teller(t.view("a"), "en").option(recharge, t.question("a")) == 'GNK "Gonk" Droid: recover a charge'
    t.a(recharge)
    assert (t.charges("x", "gnkgonkdroid"), t.shields("x")) == (1, 2)
    assert recharge not in flying("&gnkgonkdroid").options("a")


def test_gnk_gonk_droid_feeds_the_shields() -> None:
    t = flying("&gnkgonkdroid!1").a("upgrade:gnkgonkdroid")
    assert (t.shields("x"), t.charges("x", "gnkgonkdroid")) == (2, 0)


def test_gnk_gonk_droid_starts_empty() -> None:
    assert after_setup("gnkgonkdroid").charges("a.rebelscout", "gnkgonkdroid") == 0


# Dials and maneuvers


def test_kaydel_connix_goes_faster_and_harder() -> None:
    t = flying("&kaydelconnix", dial="1-straight").a(use("kaydelconnix"), "2-straight")
    assert (t.last("maneuvered")["maneuver"], t.last("maneuvered")["colour"]) == ("2-straight", "white")


def test_seasoned_navigator_finds_another_way_of_the_same_speed() -> None:
    t = flying("&seasonednavigator", dial="2-straight").a(use("seasonednavigator"), "2-bank-left")
    assert t.last("maneuvered")["maneuver"] == "2-bank-left"
    assert t.last("maneuvered")["colour"] == "white"  # blue on the dial


def test_leia_organa_of_the_resistance_eases_a_revealed_maneuver() -> None:
    leia = "a.sabersquadronace@100,100&leiaorgana-resistance#2-straight"
    t = flying("", leia, dial="4-koiogran").a(use("leiaorgana-resistance", "a.sabersquadronace"))
    assert t.events("maneuvered")[0]["colour"] == "white"
    assert t.force("a.sabersquadronace") == 0


def test_nien_nunb_makes_banks_easier() -> None:
    t = flying("&niennunb", dial="3-bank-left")
    assert t.last("maneuvered")["colour"] == "blue"
    assert flying("&niennunb", dial="3-straight").last("maneuvered")["colour"] == "white"


def test_hera_syndulla_flies_red_while_stressed_and_pays_for_it() -> None:
    t = flying("&herasyndulla+2stress", dial="4-koiogran")
    assert t.events("maneuvered")[0]["maneuver"] == "4-koiogran"
    assert (t.token("x", "stress"), t.shields("x")) == (2, 1)
    calm = flying("&herasyndulla+stress", dial="4-koiogran")
    assert (calm.token("x", "stress"), calm.shields("x")) == (2, 2)


def test_korr_sella_takes_all_stress_after_a_blue_maneuver() -> None:
    t = flying("&korrsella+3stress", dial="2-straight")
    assert (t.asked, t.token("x", "stress")) == ("a action", 0)
    assert flying("&korrsella+3stress", dial="3-straight").token("x", "stress") == 3


def test_kanan_jarrus_calms_after_a_white_maneuver() -> None:
    kanan = "a.sabersquadronace@460,500&kananjarrus#2-straight"
    t = flying("+stress", kanan, dial="3-straight").a(use("kananjarrus", "a.sabersquadronace"))
    assert t.token("x", "stress") == 0
    assert flying("", kanan, dial="3-straight").asked == "a action"  # nothing to lose


def test_unkar_plutt_acts_after_a_partial_maneuver_for_damage() -> None:
    t = flying("&unkarplutt", "b.sabersquadronace@400,430#2-straight").a(use("unkarplutt"), "focus")
    assert (t.token("x", "focus"), t.shields("x"), t.token("x", "stress")) == (1, 1, 0)


def test_unkar_plutt_may_use_the_action_of_a_card() -> None:
    t = flying("&unkarplutt&landocalrissian", "b.sabersquadronace@400,430#2-straight").a(use("unkarplutt"))
    assert "upgrade:landocalrissian" in t.options("a")
    t.faces("evade focus").a("upgrade:landocalrissian")
    assert t.tokens("x") == {"evade": 1, "focus": 1}


@rule("XW-FAQ-33")
def test_qira_shoots_through_the_obstacle_she_locks() -> None:
    t = duel("&qira>obstacle-1", "", "asteroid@400,400").attack("front>b")
    assert t.terms("defense") == {"agility": 3}
    assert duel("&qira", "", "asteroid@400,400").attack("front>b").terms("defense")["obstructed"] == 1


def test_qira_flies_through_the_obstacle_she_locks() -> None:
    t = flying("&qira>obstacle-1", "asteroid@400,360")
    assert t.asked == "a action"
    assert not t.events("rolled")


def test_qira_shoots_from_the_obstacle_she_locks() -> None:
    t = duel("&qira>obstacle-1", "+disarm", "asteroid@400,300")
    assert (t.asked, t.shots("x")) == ("a attack", [f"front>{TIE}"])
    t.attack("front>b", attack=BLANKS)
    assert {"ship": X, "card": "upgrade:qira", "what": "can"} in t.events("worked")
    assert duel("&qira", "+disarm", "asteroid@400,300").shots("x") == []
    two = duel("&qira>obstacle-1", "+disarm", "asteroid@380,300", "asteroid@420,300")
    assert two.shots("x") == [], "she does not lock the other one"


@rule("XW-FAQ-34")
def test_an_ignored_obstacle_still_obstructs_for_those_who_ask() -> None:
    han = "a.hansolo@400,300^front&qira>obstacle-1"
    t = table(han, f"{TIE}@400,540,180=b", "asteroid@400,420", phase="engagement")
    t.a(f"double_turret>{TIE}", "a.hansolo/pilot:hansolo")
    assert t.terms() == {"weapon": 2, "pilot:hansolo": 1}
    assert t.terms("defense") == {"agility": 3}


@rule("XW-FAQ-35")
def test_who_is_attacked_while_ignoring_obstacles_is_covered_by_them() -> None:
    t = duel("", "&qira>obstacle-1", "asteroid@400,400").attack("front>b")
    assert t.terms("defense") == {"agility": 3, "obstructed": 1}


# Actions


@pytest.mark.parametrize(
    ("card", "action", "token"),
    [
        ("perceptivecopilot", "focus", "focus"),
        ("c3po", "calculate", "calculate"),
        ("c3po-crew", "calculate", "calculate"),
        ("c3po-republic", "calculate", "calculate"),
        ("ig88d", "calculate", "calculate"),
    ],
)
def test_an_action_is_worth_two_tokens(card: str, action: str, token: str) -> None:
    assert flying(f"&{card}").a(action).token("x", token) == 2


def test_c_3po_coordinates_droids_far_away() -> None:
    far, deaf = "a.separatistdrone@700,120#2-straight", "a.sabersquadronace@700,220#2-straight"
    t = flying("&c3po-crew", far, deaf).a(X, "coordinate:red")
    assert t.last("coordinated")["ship"] == "a.separatistdrone"
    t.a("pass")
    assert t.token("x", "calculate") == 1


def test_han_solo_evades_more_among_enemies() -> None:
    t = flying("&hansolo-crew", NEAR).until("action", "x").a("evade:red")
    assert t.token("x", "evade") == 2


def test_baze_malbus_focuses_more_for_stress() -> None:
    t = flying("&bazemalbus", NEAR).until("action", "x").a("focus", use("bazemalbus"))
    assert t.tokens("x") == {"focus": 2, "stress": 1}
    assert t.events("action")[0]["colour"] == "red"
    assert flying("&bazemalbus").a("focus").asked == "b action"


def test_larma_dacy_works_on_while_stressed() -> None:
    shuttle = "a.omicrongrouppilot@400,100#3-straight&larmadacy"
    t = table(f"{shuttle}+2stress=s", LATER)
    assert t.options("a") == ["reinforce:red", "coordinate:red", "jam:red", "pass"]
    assert table(f"{shuttle}+3stress=s", LATER).asked == "b action"
    assert "reinforce" in table(f"{shuttle}=s", LATER).options("a")


def test_kylo_ren_shows_the_dark_side() -> None:
    t = flying("&kyloren", f"{TIE}@460,700,180#2-straight=near").until("action", "x").a("upgrade:kyloren")
    assert [c.id for c in t.ship("near").conditions] == ["illshowyouthedarkside"]
    assert t.force("x") == 0
    two = flying("&kyloren", f"{TIE}@460,700,180#2-straight=near", f"{TIE}@340,700,180#2-straight=other")
    two.until("action", "x").a("upgrade:kyloren", two.ship("other").id)
    assert [len(two.ship(name).conditions) for name in ("near", "other")] == [0, 1]


def test_lando_calrissian_rolls_for_tokens() -> None:
    t = flying("&landocalrissian").faces("focus evade").a("upgrade:landocalrissian")
    assert t.tokens("x") == {"evade": 1, "focus": 1}
    t = flying("&landocalrissian").faces("blank blank").a("upgrade:landocalrissian")
    assert t.asked == "b which-token"
    assert t.b("token:evade").tokens("x") == {"evade": 1}


def test_grand_inquisitor_answers_a_revealed_dial() -> None:
    t = flying("&grandinquisitor", f"{TIE}@460,480,180#2-straight").a(use("grandinquisitor"), "focus:red")
    assert t.tokens("x") == {"focus": 1, "stress": 1}


def test_ciena_ree_turns_the_coordinated_ship() -> None:
    friend = "a.sabersquadronace@420,560#2-straight=ace"
    t = flying("&cienaree&squadleader", friend).a("coordinate:red", "barrelroll", "left", "middle", "pass")
    t.a(use("cienaree"), "turn:90")
    assert t.pose("ace")[2] == 90.0
    assert {"ship": "a.sabersquadronace", "token": "stress"} in t.events("gained")


def test_darth_sidious_corrupts_whom_he_coordinates() -> None:
    friend = "a.sabersquadronace@420,560#2-straight=ace"
    t = flying("&chancellorpalpatine", friend)
    t.ship("x").upgrades[0].back = True
    t.a("coordinate:purple", "evade", "pass")
    gained = [e["token"] for e in t.events("gained") if e["ship"] == "a.sabersquadronace"]
    assert gained == ["evade", "stress", "focus"]


# Tokens


def test_death_troopers_keep_enemies_stressed() -> None:
    t = flying("+stress", "b.sabersquadronace@460,420&deathtroopers#2-straight")
    assert t.token("x", "stress") == 1  # the maneuver was blue
    assert flying("+stress").token("x", "stress") == 0


def test_jyn_erso_evades_instead_of_focusing() -> None:
    t = flying("", "a.sabersquadronace@460,420&jynerso#2-straight").a("focus", use("jynerso", "a.sabersquadronace"))
    assert t.tokens("x") == {"evade": 1}


def test_seventh_sister_turns_stress_into_worse() -> None:
    sister = "b.sabersquadronace@440,300&seventhsister#2-straight"
    t = flying("", sister, dial="4-koiogran", at="400,200").until("replace")
    t.b(use("seventhsister", "b.sabersquadronace"), "token:jam")
    assert t.tokens("x") == {"jam": 1}


def test_petty_officer_thanisson_doubles_a_token() -> None:
    officer = "b.sabersquadronace@400,500,180&pettyofficerthanisson#2-straight=officer"
    t = flying("", officer, dial="4-koiogran", at="400,300").until("ability", "x")
    t.b(use("pettyofficerthanisson", "b.sabersquadronace"))
    assert [e["ship"] for e in t.events("gained")] == [X, "b.sabersquadronace", X]
    for elsewhere in ("400,700,180", "400,560,0"):  # too far away, or looking away
        officer = f"b.sabersquadronace@{elsewhere}&pettyofficerthanisson#2-straight=officer"
        assert "ability" not in flying("", officer, dial="4-koiogran", at="400,300").until("action", "officer").story()


def test_maul_is_fed_by_pain() -> None:
    t = table(f"{X}@400,300&maul?0=x", "b.sigmasquadronace@400,500,180=b", phase="engagement")
    t.attack("front>x", attack="hit blank blank", defense="blank blank").a(use("maul"))
    assert (t.force("x"), t.token("x", "stress")) == (1, 1)
    full = table(f"{X}@400,300&maul?1=x", "b.sigmasquadronace@400,500,180=b", phase="engagement")
    full.attack("front>x", attack="hit blank blank", defense="blank blank")
    assert "ability" not in full.asked
    assert (full.force("x"), full.token("x", "stress")) == (1, 0)


@rule("XW-FAQ-28")
def test_boba_fett_appears_after_everybody_else_at_an_obstacle() -> None:
    t = after_setup("bobafett", pilot="trandoshanslaver", faction="scumandvillainy")
    boba = t.ship("a.trandoshanslaver")
    assert t.place("a.trandoshanslaver") == "in play"
    assert obstacles.at_range_0(t.state, boba)
    assert all(range_to(t.state, boba, ship) > 3 for ship in t.state.ships if ship.owner == 1)
    placed = [event["ship"] for event in t.events("ship-placed")]
    assert placed[-1] == boba.id
    assert placed.count(boba.id) == 1


def test_chopper_acts_while_stressed_and_breaks_something() -> None:
    t = flying("&chopper-crew+stress", dial="3-straight").a("focus")
    assert (t.tokens("x"), t.shields("x")) == ({"focus": 1, "stress": 1}, 1)
    t = flying("&chopper-crew+stress*1", dial="3-straight").a("focus", "yes")
    assert (t.shields("x"), len(t.faceup("x"))) == (2, 1)
    calm = flying("&chopper-crew", dial="3-straight").a("focus")
    assert calm.shields("x") == 2
