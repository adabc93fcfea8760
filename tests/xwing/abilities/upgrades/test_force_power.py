"""Force powers, one test per card."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, TIE, X, defend, duel, faces, flying, use

BLANKS = "blank blank blank"


def test_brilliant_evasion_turns_two_focus_results() -> None:
    t = defend("&brilliantevasion?1", at="450,500,180").attack("front>x", attack="hit hit hit", defense="focus focus")
    t.a(use("brilliantevasion"))
    assert (faces(t), t.force("x")) == (["evade", "evade"], 0)
    ahead = defend("&brilliantevasion?1").attack("front>x", attack="hit hit hit", defense="focus focus")
    assert use("brilliantevasion") not in ahead.options("a")


def test_foresight_fires_at_who_moves_into_the_bullseye_arc() -> None:
    t = table(f"{X}@400,300&foresight?1+focus#2-straight=x", "b.academypilot@400,640,180#2-straight=b", LATER)
    t.a(use("foresight")).faces("focus focus").a(f"foresight>{TIE}")
    assert t.options("a") == [use("foresight"), "pass"]  # its one change
    t.faces(BLANKS).a(use("foresight"))
    assert (faces(t), t.force("x")) == (["hit", "focus"], 0)
    assert f"foresight>{TIE}" not in duel("&foresight?1").options("a")


def test_hate_feeds_on_damage() -> None:
    t = table("a.jediknight@400,300&hate?0=j", "b.sigmasquadronace@400,500,180=b", phase="engagement")
    t.until("attack", "b").attack("front>j", attack="hit blank blank", defense=BLANKS).no_modifying()
    assert t.force("j") == 1


def test_heightened_perception_engages_at_7() -> None:
    t = duel("&heightenedperception?1", "", "b.soontirfel@450,520,180").a(use("heightenedperception"))
    assert t.question("a").kind == "attack"
    assert t.last("initiative")["initiative"] == 7


def test_instinctive_aim_pays_force_instead_of_a_lock() -> None:
    t = duel("&instinctiveaim&protontorpedoes?1").attack("protontorpedoes>b", attack="hit hit hit hit")
    assert t.force("x") == 0
    locked = duel(f"&instinctiveaim&protontorpedoes?1>{TIE}").attack("protontorpedoes>b", attack="hit hit hit hit")
    assert locked.force("x") == 1
    assert f"protontorpedoes>{TIE}" not in duel("&instinctiveaim&protontorpedoes?0").options("a")


def test_instinctive_aim_pays_force_instead_of_a_focus_token() -> None:
    t = duel("&instinctiveaim&protonrockets?1").attack("protonrockets>b", attack="hit hit hit hit hit")
    assert t.force("x") == 0
    focused = duel("&instinctiveaim&protonrockets?1+focus").attack("protonrockets>b", attack="hit hit hit hit hit")
    assert (focused.force("x"), focused.token("x", "focus")) == (1, 1)


def test_supernatural_reflexes_move_before_activating_at_a_price() -> None:
    t = flying("&supernaturalreflexes?1").a(use("supernaturalreflexes"), "boost", "1-straight")
    assert (t.force("x"), t.shields("x")) == (0, 1)  # an X-wing has no boost
    own = flying("&supernaturalreflexes?1").a(use("supernaturalreflexes"), "barrelroll", "left", "middle")
    assert own.shields("x") == 2


def test_precognitive_reflexes_are_the_last_action() -> None:
    t = flying("&precognitivereflexes?1").a(use("precognitivereflexes"), "boost", "1-straight")
    assert (t.force("x"), t.token("x", "strain")) == (0, 0)  # 2 straight is blue and takes the strain away
    assert t.events("gained")[0]["token"] == "strain"
    assert t.asked == "b action"


@rule("XW-FAQ-84")
def test_predictive_shot_limits_defense_dice_to_the_results_it_has() -> None:
    t = duel("&predictiveshot?1", "", "asteroid@400,400").attack("front>b").a(use("predictiveshot"))
    assert len(t.rolled("defense")) == sum(face in ("hit", "crit") for face in t.rolled())
    limited = duel("&predictiveshot?1", "", "asteroid@400,400").faces("hit crit blank", "evade evade")
    limited.a(f"front>{TIE}", use("predictiveshot"))
    assert limited.rolled("defense") == ["evade", "evade"]
    assert limited.terms("defense") == {"agility": 3, "obstructed": 1}
    free = duel("&predictiveshot?1", "", "asteroid@400,400").attack("front>b").a("pass")
    assert len(free.rolled("defense")) == 4


@rule("XW-FAQ-53", "XW-ARC-15")
def test_sense_offers_what_force_would_reach_before_it_is_spent() -> None:
    near, far = f"{TIE}@450,400,180#2-straight=near", f"{TIE}@450,600,180#3-straight=far"
    t = table(f"{X}@400,300&sense?1#2-straight=x", near, far, LATER, phase="system").a("upgrade:sense")
    assert t.options("a") == [TIE, f"{TIE}-2"]
    t.a(f"{TIE}-2")
    assert t.force("x") == 0
    seen = [event for event in t.match.events if event.kind == "dial-seen"][-1]
    assert seen.seen_by(0).data["maneuver"] == "3-straight"
    assert "maneuver" not in seen.seen_by(None).data
    weak = table(f"{X}@400,300&sense?0#2-straight=x", near, far, LATER, phase="system").a("upgrade:sense")
    assert weak.last("dial-seen")["ship"] == TIE
    free = table(f"{X}@400,300&sense?1#2-straight=x", near, far, LATER, phase="system").a("upgrade:sense", TIE)
    assert free.force("x") == 1
