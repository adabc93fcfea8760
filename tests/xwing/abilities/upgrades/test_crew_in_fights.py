"""Crew that helps in attacks, one test per card."""

from __future__ import annotations

from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import MISS, TIE, X, defend, duel, faces, use
from tests.xwing.abilities.upgrades.test_crew import after_setup

BLANKS = "blank blank blank"
ROGUE = "b.sigmasquadronace"


def test_admiral_sloane_rerolls_against_stressed_ships_and_avenges_friends() -> None:
    t = (
        duel("&admiralsloane", "+stress")
        .attack("front>b", attack=BLANKS)
        .faces("hit")
        .a(use("admiralsloane"), ["die-1"])
    )
    assert faces(t) == ["hit", "blank", "blank"]
    assert duel("&admiralsloane").attack("front>b", **MISS).asked == "b attack"
    lost = defend("&admiralsloane", "", "a.academypilot@450,300,180*2=mate").until("attack", "b")
    lost.attack("front>mate", attack="hit hit hit", defense=BLANKS)
    assert lost.token("b", "stress") == 2


def test_agent_kallus_hunts_one_enemy() -> None:
    t = duel("&agentkallus", "%hunted:a.redsquadronveteran").attack("front>b", attack="focus blank blank")
    assert faces(t.a(use("agentkallus"))) == ["hit", "blank", "blank"]
    for words in ("", "%rattled:a.redsquadronveteran"):
        t = duel("&agentkallus", words).attack("front>b", attack="focus blank blank", defense=BLANKS)
        assert t.asked == "b attack"
    after = after_setup("agentkallus", pilot="patrolleader", faction="galacticempire")
    assert [c.id for ship in after.state.ships for c in ship.conditions] == ["hunted"]


def test_informant_bugs_an_enemy() -> None:
    after = after_setup("informant", pilot="rebelscout")
    assert [c.id for ship in after.state.ships if ship.owner == 1 for c in ship.conditions] == ["listeningdevice"]


def test_chewbacca_rages_when_friends_are_hurt() -> None:
    card = "chewbacca-crew-swz19"
    t = duel(f"&{card}").attack("front>b", attack="focus focus hit").a(use(card))
    assert (faces(t), t.charges("x", card)) == (["crit", "focus", "hit"], 0)
    hurt = defend(f"&{card}:0!0").attack("front>x", attack="hit hit blank", defense="blank blank")
    assert hurt.charges("x", card) == 2
    assert after_setup(card, pilot="resistancesympathizer", faction="resistance").ship(
        "a.resistancesympathizer"
    ).upgrades[0].charges == 1  # fmt: skip


def test_saw_gerrera_pays_with_hull() -> None:
    t = duel("&sawgerrera").attack("front>b", attack="focus focus hit").a(use("sawgerrera"))
    assert (faces(t), t.shields("x")) == (["crit", "crit", "hit"], 1)


def test_emperor_palpatine_helps_others_only() -> None:
    palpatine = "a.academypilot@100,100&emperorpalpatine=p"
    t = duel("", "", palpatine).until("attack", "x").attack("front>b", attack="focus blank blank")
    assert faces(t.a(use("emperorpalpatine", "a.academypilot"))) == ["hit", "blank", "blank"]
    t = defend("", "", palpatine).until("attack", "b").attack("front>x", attack="hit hit hit", defense="focus blank")
    assert faces(t.a(use("emperorpalpatine", "a.academypilot"))) == ["evade", "blank"]
    own = duel("&emperorpalpatine").attack("front>b", attack="focus blank blank")
    assert own.options("a") == ["force", "pass"]


def test_zuckuss_makes_the_defender_reroll() -> None:
    t = duel("&zuckuss").attack("front>b", attack="hit hit hit", defense="evade blank blank")
    t.a(use("zuckuss")).faces("blank").a("die-1")
    assert (faces(t), t.token("x", "stress")) == (["blank", "blank", "blank"], 1)


def test_4_lom_forbids_a_token() -> None:
    t = duel("&4lom", "+focus").faces("hit hit hit", "focus focus focus")
    t.a(f"front>{TIE}", use("4lom"), "token:focus")
    assert t.token("x", "ion") == 2
    assert "modify-defense" not in t.asked
    assert t.damage("b") == 3


def test_4_lom_may_name_reinforce() -> None:
    lando = "&landocalrissian-crew+fore+evade"
    t = duel("&4lom", lando).faces("hit hit hit", BLANKS).a(f"front>{TIE}", use("4lom"))
    assert t.options("a") == ["token:focus", "token:evade", "token:calculate", "token:reinforce"]
    t.a("token:reinforce").faces("evade evade").b(use("landocalrissian-crew", TIE), ["die-1", "die-2"])
    assert t.tokens("b") == {"fore": 1}  # it had no choice but to spend the evade token
    only = duel("&4lom", "&landocalrissian-crew+aft").faces("hit hit hit", BLANKS)
    only.a(f"front>{TIE}", use("4lom"), "token:reinforce")
    assert (only.events("dice-changed"), only.events("spent"), only.damage("b")) == ([], [], 3)


def test_lando_calrissian_rerolls_for_a_green_token() -> None:
    t = duel("&landocalrissian-crew+evade").attack("front>b", attack=BLANKS)
    t.faces("hit hit").a(use("landocalrissian-crew"), ["die-1", "die-2"])
    assert (faces(t), t.token("x", "evade")) == (["hit", "hit", "blank"], 0)
    t = defend("&landocalrissian-crew+focus").attack("front>x", attack="hit hit hit", defense="blank blank")
    t.faces("evade").a(use("landocalrissian-crew"), ["die-1"])
    assert faces(t) == ["evade", "blank"]


def test_rose_tico_spends_a_result_for_a_lock() -> None:
    t = duel("&rosetico").attack("front>b", attack="hit hit blank").a(use("rosetico"), "blank")
    assert (faces(t), t.locks("x")) == (["hit", "hit"], [TIE])
    t = defend("&rosetico").attack("front>x", attack="hit hit hit", defense="blank blank").a(use("rosetico"))
    assert (faces(t), t.locks("x")) == (["blank"], [ROGUE])


def test_count_dooku_foresees_a_result() -> None:
    t = duel("&countdooku").faces("hit hit hit", BLANKS).a(f"front>{TIE}", use("countdooku"), "crit")
    t.a("die-2")
    assert faces(t) == ["hit", "crit", "hit"]
    right = duel("&countdooku").faces("hit crit hit", BLANKS).a(f"front>{TIE}", use("countdooku"), "crit")
    assert not right.events("dice-changed")
    t = defend("&countdooku").attack("front>x", attack="hit hit hit").a("pass").faces("blank blank")
    t.a(use("countdooku"), "evade", "die-1")
    assert faces(t) == ["evade", "blank"]


def test_c_3po_guesses_the_number_of_evades() -> None:
    for guess, results in (("number:1", ["evade", "blank", "evade"]), ("number:2", [])):
        t = (
            defend("&c3po+calculate")
            .attack("front>x", attack="hit hit hit", defense="evade blank")
            .a(use("c3po"), guess)
        )
        assert (t.events("dice-changed")[-1:] or [{"results": []}])[0]["results"] == results
        assert t.token("x", "calculate") == 0


def test_c_3po_adds_nothing_to_a_roll_he_did_not_guess() -> None:
    t = defend("&c3po").attack("front>x", attack="hit hit hit", defense="evade blank").no_modifying()
    assert t.shields("x") == 0


def test_c_3po_of_the_republic_rerolls_while_calculating() -> None:
    t = defend("&c3po-republic+calculate").attack("front>x", attack="hit hit hit", defense="blank blank")
    assert use("c3po-republic") in t.options("a")
    plain = defend("&c3po-republic").attack("front>x", attack="hit hit hit", defense="blank blank")
    assert "modify-defense" not in plain.asked


def test_freelance_slicer_jams_the_attacker() -> None:
    for face, jams in (("blank", 0), ("hit", 1)):
        t = defend(f"&freelanceslicer>{ROGUE}")
        t.b(f"front>{X}").faces(face, BLANKS, "blank blank").a(use("freelanceslicer"))
        assert (t.token("b", "jam"), t.token("x", "jam"), t.locks("x")) == (1, jams, [])
        assert [event["results"] for event in t.events("rolled") if "why" in event] == [[face]]


def test_general_grievous_cancels_one_of_several_results() -> None:
    t = defend("&generalgrievous").attack("front>x", attack="hit crit blank", defense="blank blank")
    t.a(use("generalgrievous"), "crit")
    assert (t.shields("x"), t.damage("x"), t.charges("x", "generalgrievous")) == (1, 0, 0)
    t = defend("&generalgrievous").attack("front>x", attack="hit crit blank", defense="blank blank")
    t.a(use("generalgrievous"), "hit")
    assert (t.last("cancelled")["result"], t.events("damaged")[-1]["damage"]) == ("hit", "crit")
    one = defend("&generalgrievous").attack("front>x", attack="hit blank blank", defense="blank blank")
    assert "ability" not in one.asked
    lost = defend("&generalgrievous:0", "", "a.academypilot@450,300,180*2=mate").until("attack", "b")
    lost.attack("front>mate", attack="hit hit hit", defense=BLANKS)
    assert lost.charges("x", "generalgrievous") == 1


def test_l3_37_makes_the_attacker_roll_again() -> None:
    t = defend("&l337").attack("front>x", attack="hit hit hit").faces(BLANKS, "blank blank").a(use("l337"))
    assert faces(t) == ["blank", "blank", "blank"]
    assert t.ship("x").upgrades[0].back
    t.ship("x").shields = 0
    t.until_phase("planning", 2).dials(x="3-bank-left", b="1-turn-left").until("action", "x")
    assert [e["colour"] for e in t.events("maneuvered") if e["ship"] == X] == ["blue"]  # white on the dial


def test_latts_razzi_uses_the_stress_of_the_attacker() -> None:
    t = defend("&lattsrazzi", "+stress").attack("front>x", attack="hit hit hit", defense="blank focus")
    t.a(use("lattsrazzi"), "blank")
    assert (faces(t), t.token("b", "stress")) == (["evade", "focus"], 0)


def test_magva_yarro_locks_who_hit_her() -> None:
    t = defend("&magvayarro").attack("front>x", attack="hit hit hit", defense="blank blank").a(use("magvayarro"))
    assert t.locks("x") == [ROGUE]
    assert "ability" not in defend("&magvayarro").attack("front>x", attack=BLANKS, defense="blank blank").asked


def test_chancellor_palpatine_stresses_the_attacker() -> None:
    t = defend("&chancellorpalpatine").attack("front>x", attack=BLANKS, defense="blank blank")
    t.a(use("chancellorpalpatine"))
    assert (t.token("b", "stress"), t.force("x")) == (1, 0)


def test_zeb_orrelios_fights_at_range_0() -> None:
    t = duel("&zeborrelios", at="400,340,180")
    assert t.options("a") == [f"front>{TIE}", "pass"]
    t.a("pass")
    assert t.options("b") == [f"front>{X}", "pass"]
    assert duel("", at="400,340,180").shots("b") == []


@rule("XW-FAQ-26")
def test_no_ship_is_in_its_own_firing_arc() -> None:
    t = duel("&darthvader", "", f"{TIE}@700,700").a(use("darthvader"))
    assert t.damage("b") == 1  # the only choice: not its own ship, though at range 0 of itself
    alone = duel("&darthvader", at="400,120,0")
    assert alone.asked != "a ability"


def test_director_krennic_improves_a_friend() -> None:
    t = after_setup("directorkrennic", pilot="patrolleader", faction="galacticempire", others=("academypilot",))
    assert [c.id for c in t.ship("a.academypilot").conditions] == ["optimizedprototype"]
