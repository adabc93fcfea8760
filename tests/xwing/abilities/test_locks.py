"""Cards that let ships acquire locks: none that a ship could not acquire by itself, unless they say so (XW-ACT-51)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from battlemat.games.xwing import abilities
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import Lasting
from battlemat.games.xwing.timing.moments import LOCKS_BEYOND
from tests.rule_marks import rule
from tests.xwing.abilities.pilots.tables import BLANKS, attacks, flies
from tests.xwing.abilities.upgrades.tables import LATER, TIE, X, defend, duel

ACE = "a.sabersquadronace"
FAR = "b.soontirfel"


def short_sighted(t: XWingScenario, name: str) -> XWingScenario:
    """A ship that must lock beyond range 3 this round, as Colonel Jendon wants."""
    t.state.lasting.append(Lasting(LOCKS_BEYOND, t.ship(name).id, 3, "round", "pilot:coloneljendon"))
    return t


def test_no_card_assigns_lock_tokens_by_itself() -> None:
    """All go through `locking.py`, where the lock is found legal."""
    sources = list(Path(abilities.__file__).parent.rglob("*.py"))
    assert len(sources) > 50
    for source in sources:
        text = source.read_text(encoding="utf-8")
        assert "acquire_lock" not in text, source.name
        assert "locks.append" not in text, source.name


# Range


@rule("XW-ACT-51")
def test_grand_moff_tarkins_friends_lock_within_range_3() -> None:
    mark = f"{TIE}@400,480,180#3-straight"
    carrier = f"{X}@400,300#2-straight&grandmofftarkin>{TIE}=x"
    t = table(carrier, f"{ACE}@330,200#2-straight=near", f"{ACE}@850,100#2-straight=far", mark, LATER, phase="system")
    t.a("upgrade:grandmofftarkin")
    assert (t.asked, t.options("a")) == ("a ship", [ACE, "pass"])
    t.a(ACE)
    assert t.phase == "activation"
    assert (t.locks("near"), t.locks("far")) == ([TIE], [])
    alone = table(carrier, f"{ACE}@850,100#2-straight=far", mark, LATER, phase="system")
    assert alone.phase == "activation", "there is nobody who could lock it"


@rule("XW-ACT-51")
def test_jag_locks_within_range_3() -> None:
    attacker = "b.sigmasquadronace@700,300,270=b"
    for beside, offered in (("400,450,90", True), ("200,300", False)):
        t = table(f"a.jag@{beside}+disarm=j", f"{X}@400,300,90+disarm=x", attacker, phase="engagement")
        t.until("attack", "b").attack("front>x", attack=BLANKS, defense=BLANKS)
        assert (t.asked == "a ability") == offered, t.range("j", "b")


@rule("XW-ACT-51")
def test_synchronized_console_hands_no_lock_to_a_ship_too_far_away() -> None:
    for at, offered in (("400,150", True), ("400,50", False)):
        friend = f"a.academypilot@{at}&synchronizedconsole+disarm=friend"
        t = duel(f"&synchronizedconsole>{TIE}", "+disarm", friend, at="400,440,180").until("attack", "x")
        t.attack("front>b", attack=BLANKS, defense=BLANKS).no_modifying()
        assert (t.asked == "a ability") == offered, t.range("friend", "b")


@rule("XW-ACT-51")
@pytest.mark.parametrize("pilot", ["oddball-arc170starfighter", "oddball-btlbywing", "oddball"])
def test_odd_ball_locks_within_range_3(pilot: str) -> None:
    for y, offered in ((600, True), (880, False)):
        ahead = f"b.wedgeantilles@400,{y},180#1-straight=w"
        t = flies(pilot, "1-straight", "&debrisgambit", ahead).until("action", "p").a("evade:red")
        assert (t.asked == "a ability") == offered, t.range("p", "w")


def test_dutch_and_st_321_ignore_range() -> None:
    t = table("a.dutchvander@400,300#1-straight=p", f"{X}@400,30#1-straight=x", f"{TIE}@400,640,180=b", LATER)
    t.until("action", "p").a("lock", TIE, "a.dutchvander/pilot:dutchvander")
    assert (t.range("x", "b"), t.locks("x")) == (5, [TIE])
    shuttle, friend = "a.omicrongrouppilot", "a.bluesquadronescort@400,320#2-straight"
    enemy = f"{FAR}@400,640,180#3-straight=far"
    t = table(f"{shuttle}@400,100#1-straight&st321=s", friend, enemy).a("coordinate", "focus").until("ability")
    t = short_sighted(t, "s").a(f"{shuttle}/upgrade:st321")
    assert (t.range("s", "far"), t.locks("s")) == (4, [FAR])


# What a card forbids


def test_dutch_gives_no_lock_to_scanners_that_see_nothing_nearby() -> None:
    """Experimental Scanners cannot lock at range 1, whatever allows it (XW-ABL-03)."""
    for y, offered in ((200, True), (400, False)):
        escort = f"a.knavesquadronescort@450,{y}#1-straight=e"
        t = table("a.dutchvander@400,300#1-straight=p", escort, f"{TIE}@400,640,180=b", LATER)
        t.until("action", "p").a("lock", TIE)
        assert (t.asked == "a ability") == offered, t.range("e", "b")


def vessery() -> XWingScenario:
    t = attacks("colonelvessery", "", f"a.academypilot@100,100>{TIE}")
    return short_sighted(t, "p").attack("front>b", attack=BLANKS, defense=BLANKS)


def jag() -> XWingScenario:
    foe = "b.sigmasquadronace@400,500,180=b"
    t = table("a.jag@250,300+disarm=j", f"{X}@400,300+disarm=x", foe, phase="engagement").until("attack", "b")
    return short_sighted(t, "j").attack("front>x", attack=BLANKS, defense="blank blank")


def bastian() -> XWingScenario:
    friend, foe = "a.poedameron@400,300", f"{TIE}@400,480,180+disarm=tie"
    t = table("a.lieutenantbastian@300,400+disarm=l", friend, foe, phase="engagement").until("attack", "a.poedameron")
    return short_sighted(t, "l").attack("front>tie", attack="hit blank blank", defense=BLANKS).no_modifying()


def rivas() -> XWingScenario:
    foe, later = f"{X}@400,700,180#4-koiogran=foe", "b.darthvader@800,850,180#2-straight"
    t = table("a.lieutenantrivas@400,300#2-straight=l", foe, later).until("action", "l")
    return short_sighted(t, "l").passes("a")


def rose_attacks() -> XWingScenario:
    return short_sighted(duel("&rosetico"), "x").attack("front>b", attack=BLANKS, defense=BLANKS)


def rose_defends() -> XWingScenario:
    return short_sighted(defend("&rosetico"), "x").attack("front>x", attack="hit hit hit", defense="blank blank")


def magva() -> XWingScenario:
    return short_sighted(defend("&magvayarro"), "x").attack("front>x", attack="hit hit hit", defense="blank blank")


def odd_ball() -> XWingScenario:
    t = flies("oddball", "1-straight", "&debrisgambit", "b.wedgeantilles@400,600,180#1-straight")
    short_sighted(t.until("action", "p"), "p").a("evade:red")
    return t


@pytest.mark.parametrize("play", [vessery, jag, bastian, rivas, rose_attacks, rose_defends, magva, odd_ball])
def test_a_lock_that_colonel_jendon_forbids_is_not_offered(play: Callable[[], XWingScenario]) -> None:
    t = play()
    assert not t.events("locked")
    assert "ability" not in t.asked
    assert "modify" not in t.asked


def test_grand_moff_tarkin_shares_no_lock_that_colonel_jendon_forbids() -> None:
    mark = f"{TIE}@400,480,180#3-straight"
    carrier = f"{X}@400,300#2-straight&grandmofftarkin>{TIE}=x"
    t = table(carrier, f"{ACE}@330,200#2-straight=near", mark, LATER, phase="planning")
    short_sighted(t, "near").ready()
    assert t.phase == "activation"


# How many locks


@rule("XW-TOK-53")
def test_a_ship_with_two_locks_chooses_which_one_a_card_replaces() -> None:
    rock, friend = "asteroid@200,200", f"{X}@400,100#1-straight&r3astromech>obstacle-1>{FAR}=x"
    t = table("a.dutchvander@400,300#1-straight=p", friend, f"{TIE}@400,640,180=b", LATER, rock)
    t.until("action", "p").a("lock", TIE, "a.dutchvander/pilot:dutchvander")
    assert (t.asked, t.options("a")) == ("a break-lock", ["obstacle-1", FAR])
    t.a(FAR)
    assert t.locks("x") == ["obstacle-1", TIE]


def test_dutch_shares_what_his_action_locked_and_nothing_else() -> None:
    """R3 Astromech's second lock, though later, was not acquired by the action."""
    dutch, friend = "a.dutchvander@400,300#1-straight&r3astromech=p", f"{X}@400,100#1-straight=x"
    t = table(dutch, friend, f"{TIE}@400,640,180=b", LATER, "asteroid@600,500").until("action", "p").a("lock", TIE)
    t.a("a.dutchvander/upgrade:r3astromech", "obstacle-1", "a.dutchvander/pilot:dutchvander")
    assert (t.locks("p"), t.locks("x")) == ([TIE, "obstacle-1"], [TIE])
