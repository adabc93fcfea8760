"""Delta-7 Aethersprite pilots and their ship ability."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule

TIE = "b.academypilot"
X = "b.redsquadronveteran"
LATE = "b.darthvader@800,850,180#2-straight"
TUNED = "ship:finetunedcontrols"


def test_fine_tuned_controls_boost_for_the_force() -> None:
    t = table("a.jediknight@400,300#2-straight=jedi", LATE)
    t.a(f"a.jediknight/{TUNED}", "boost", "1-straight")
    assert (t.force("jedi"), t.actions("jedi")) == (0, ["boost"])


@rule("XW-FAQ-50")
def test_an_ionized_delta_7_cannot_use_its_fine_tuned_controls() -> None:
    t = table("a.jediknight@400,300+ion=jedi", LATE)
    assert t.options("a") == ["focus", "pass"]
    assert not t.events("ability")


def test_anakin_skywalker_loses_stress_with_an_enemy_ahead() -> None:
    anakin = "a.anakinskywalker"
    t = table(f"{anakin}@400,300+2stress#2-straight=anakin", f"{TIE}@400,560,180#2-straight", first="a")
    t.until("ability").a(f"{anakin}/pilot:anakinskywalker")
    assert (t.token("anakin", "stress"), t.force("anakin")) == (0, 2)


def test_anakin_skywalker_needs_an_enemy_ahead() -> None:
    t = table("a.anakinskywalker@400,300+2stress#2-straight=anakin", f"{TIE}@100,100,180#2-straight")
    assert not [event for event in t.events("ability") if event["card"] == "pilot:anakinskywalker"]
    assert t.token("anakin", "stress") == 1


def test_obi_wan_kenobi_gives_a_spent_focus_back() -> None:
    t = table("a.obiwankenobi@400,300+focus=obi", f"{TIE}@400,500,180=tie", phase="engagement")
    t.attack("front>tie", attack="focus blank", defense="").a("focus", "a.obiwankenobi/pilot:obiwankenobi")
    assert (t.token("obi", "focus"), t.force("obi")) == (1, 2)


def test_plo_koon_gives_a_green_or_takes_an_orange_token() -> None:
    t = table("a.plokoon@400,300+focus=plo", "a.jediknight@460,300+jam=jedi", f"{TIE}@400,500,180", phase="engagement")
    t.a("a.plokoon/pilot:plokoon")
    assert t.options("a") == ["give-focus", "take-jam", "pass"]
    t.a("give-focus")
    assert t.force("plo") == 1
    assert t.tokens("jedi") == {}  # the jam token took the focus with it
    assert t.tokens("plo") == {}


def test_mace_windu_recovers_force_after_a_red_maneuver() -> None:
    t = table("a.macewindu@400,300?1#2-segnor-left=mace", LATE)
    assert t.force("mace") == 2


def test_luminara_unduli_weakens_a_result() -> None:
    t = table(
        "a.luminaraunduli@300,300+disarm=luminara", "a.jediknight@440,300=jedi", f"{X}@400,480,180", phase="engagement"
    )
    t.until("attack", X).attack("front>jedi", attack="crit hit blank", defense="blank blank blank")
    t.a("a.luminaraunduli/pilot:luminaraunduli")
    assert t.options("a") == ["crit>hit", "hit>focus"]
    t.a("hit>focus")
    assert t.last("dice-changed")["results"] == ["crit", "focus", "blank"]


def test_luminara_unduli_cannot_help_in_the_bullseye_arc() -> None:
    t = table("a.luminaraunduli@300,300+disarm", "a.jediknight@400,300=jedi", f"{X}@400,480,180", phase="engagement")
    t.until("attack", X).attack("front>jedi", attack="crit hit blank", defense="focus blank blank")
    assert t.asked == "a modify-defense"


def test_saesee_tiin_changes_a_revealed_dial() -> None:
    t = table("a.saeseetiin@300,300#2-straight=saesee", "a.jediknight@400,300#2-bank-left=jedi", LATE)
    t.a("a.saeseetiin/pilot:saeseetiin")
    assert t.options("a") == ["2-straight", "2-bank-right"]
    t.a("2-straight")
    assert t.at("jedi") == (400.0, 420.0)
    assert t.force("saesee") == 1


def test_barriss_offee_sharpens_a_result_in_the_bullseye_arc() -> None:
    t = table(
        "a.barrissoffee@300,300+disarm",
        "a.jediknight@400,300?0=jedi",
        f"{X}@400,480,180+disarm=foe",
        phase="engagement",
    )
    t.until("attack", "jedi").attack("front>foe", attack="focus hit").a(
        "a.barrissoffee/pilot:barrissoffee", "focus>hit"
    )
    assert t.last("dice-changed")["results"] == ["hit", "hit"]


def test_ahsoka_tano_lets_a_stressed_friend_act() -> None:
    t = table("a.ahsokatano@400,300#2-straight=ahsoka", "a.plokoon@460,400+stress#2-straight=plo", LATE)
    t.a("a.ahsokatano/pilot:ahsokatano", "a.plokoon", "focus")
    assert (t.token("plo", "focus"), t.force("ahsoka")) == (1, 1)
