"""Who cannot spend a token or a lock cannot pay with it either, whichever card asks for it (XW-ABL-03, XW-ABL-44)."""

from __future__ import annotations

from typing import Any

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.xwing.abilities.pilots.tables import BLANKS, attacks, defends
from tests.xwing.abilities.pilots.tables import use as flown
from tests.xwing.abilities.upgrades.tables import TIE, X, defend, duel, use

DROID = "a.separatistdrone"
HITS = "hit hit hit"


def relayed(foe: str, words: str = "+calculate", card: str = "k2b4") -> XWingScenario:
    """A droid (d) that is about to be attacked, and another one with a relay beside it."""
    relay = f"{DROID}@300,300,180&{card}=relay"
    return table(f"{DROID}@400,300,180{words}=d", relay, f"{foe}=b", phase="engagement").until("attack", "b")


def test_k2_b4_asks_nobody_for_a_token_against_dead_to_rights() -> None:
    dead = relayed("b.cartelexecutioner@400,500,180").attack("front>d", attack=HITS, defense="blank blank")
    assert dead.damage("d") == 3
    aside = relayed("b.cartelexecutioner@460,500,180").attack("front>d", attack=HITS, defense="blank blank")
    assert aside.options("a") == [use("k2b4", f"{DROID}-2"), "pass"]


def test_k2_b4_asks_nobody_for_what_4_lom_named() -> None:
    for named, offered in (("token:calculate", False), ("token:focus", True)):
        t = relayed("b.sigmasquadronace@400,500,180&4lom").faces(HITS, "blank blank").b(f"front>{DROID}")
        t.b("b.sigmasquadronace/upgrade:4lom", named)
        assert ("modify-defense" in t.asked) == offered


def test_dfs_081_asks_nobody_for_what_4_lom_named() -> None:
    drone, foe = "a.tradefederationdrone@380,300+calculate=one", "b.sigmasquadronace@380,480,180&4lom=b"
    for named, offered in (("token:calculate", False), ("token:focus", True)):
        t = table("a.dfs081@300,300+disarm", drone, foe, phase="engagement").until("attack", "b")
        t.faces("crit crit blank", "blank blank").b("front>a.tradefederationdrone")
        t.b("b.sigmasquadronace/upgrade:4lom", named)
        assert ("modify-attack" in t.asked) == offered


def harried(words: str, friend: str, *, harries: bool) -> XWingScenario:
    """A droid (d) attacks Fenn Rau, who may keep it from spending tokens."""
    fenn = "b.fennrau-sheathipedeclassshuttle"
    t = table(f"{DROID}@400,300{words}=d", friend, f"{fenn}@400,500,180+disarm=b", phase="engagement").until("ability")
    t.b(f"{fenn}/pilot:fennrau-sheathipedeclassshuttle") if harries else t.passes("b")
    return t.until("attack", "d")


def test_tv_94_asks_nobody_for_a_token_against_fenn_rau() -> None:
    for harries in (True, False):
        t = harried("+calculate", f"{DROID}@300,300,180&tv94", harries=harries)
        t.attack("front>b", attack="blank blank", defense="blank blank")
        assert ("modify-attack" in t.asked) != harries


def test_networked_calculations_borrow_no_token_against_fenn_rau() -> None:
    for harries in (True, False):
        t = harried("", f"{DROID}@330,300,180+calculate", harries=harries)
        t.attack("front>b", attack="focus blank", defense="blank blank")
        assert ("modify-attack" in t.asked) != harries


def test_fenn_rau_forbids_no_token_that_cancels_results() -> None:
    """Cancelling is no modification (XW-ATK-52)."""
    t = harried("+calculate", "a.captainsear@300,300,180", harries=True)
    t.attack("front>b", attack="hit hit", defense="evade blank")
    assert t.options("a") == ["a.captainsear/pilot:captainsear", "pass"]
    fenn, kestal = "b.fennrau-sheathipedeclassshuttle", "a.lieutenantkestal"
    t = table(f"{kestal}@400,300+focus=k", f"{fenn}@400,500,180+disarm=b", phase="engagement").until("ability")
    t.b(f"{fenn}/pilot:fennrau-sheathipedeclassshuttle").attack("front>b", attack="focus blank", defense=BLANKS)
    assert t.options("a") == [f"{kestal}/pilot:lieutenantkestal", "pass"]


def test_lando_spends_no_reinforce_token_against_dead_to_rights() -> None:
    for at, offered in (("400,500,180", False), ("460,500,180", True)):
        foe = f"b.cartelexecutioner@{at}=b"
        t = table(f"{X}@400,300&landocalrissian-crew+fore+disarm=x", foe, phase="engagement").until("attack", "b")
        t.attack("front>x", attack=HITS, defense="blank blank")
        assert ("modify-defense" in t.asked) == offered


def test_decoys_spend_their_own_tokens() -> None:
    """4-LOM forbids the defender to spend them, Dead to Rights forbids them to change the dice."""
    maid, rico = "a.naboohandmaiden@460,300+evade+disarm=maid", "a.ricolie@400,300%decoyed:a.naboohandmaiden=rico"
    t = table(rico, maid, "b.sigmasquadronace@400,500,180&4lom=b", phase="engagement").until("attack", "b")
    t.faces("hit blank blank", "blank blank").b("front>a.ricolie", "b.sigmasquadronace/upgrade:4lom", "token:evade")
    assert t.options("a") == ["a.ricolie/condition:decoyed#0", "pass"]
    dead = table(rico, maid, "b.cartelexecutioner@400,500,180=b", phase="engagement").until("attack", "b")
    dead.attack("front>rico", attack="hit blank blank", defense="blank blank")
    assert "modify-defense" not in dead.asked


# Locks


def fire_control(t: XWingScenario, ship: str, **dice: Any) -> XWingScenario:
    """Fire-Control System was used in this attack: the lock stays where it is."""
    t.attack("front>b", **dice).faces("blank").a(use("firecontrolsystem", ship), ["die-1"])
    return t


def test_static_cannot_spend_a_lock_that_guides_the_weapons() -> None:
    t = fire_control(attacks("static", f"+focus>{TIE}&firecontrolsystem"), "a.static", attack="blank focus")
    assert t.options("a") == ["focus", "pass"]


def test_shara_bey_cannot_spend_a_lock_that_guides_the_weapons() -> None:
    t = attacks("sharabey", f"+focus>{TIE}&firecontrolsystem")
    t = fire_control(t, "a.sharabey", attack="blank focus blank")
    assert t.options("a") == ["focus", "pass"]


def test_synchronized_console_cannot_spend_a_lock_that_guides_the_weapons() -> None:
    for used in (True, False):
        friend = "a.academypilot@450,300+disarm"
        t = duel(f"&synchronizedconsole&firecontrolsystem>{TIE}", "+disarm", friend).until("attack", "x")
        t.attack("front>b", attack=BLANKS)
        if used:
            t.faces("blank").a(use("firecontrolsystem"), ["die-1"])
        t.faces(BLANKS).no_modifying()
        assert (t.asked == "a ability") != used


def test_r2_ha_and_shara_bey_spend_a_lock_on_the_attacker_in_defense() -> None:
    t = defend("&r2ha>b.sigmasquadronace").attack("front>x", attack=HITS, defense="blank blank")
    assert t.options("a") == [use("r2ha"), "pass"]
    t = defends("sharabey", "+disarm>b.sigmasquadronace").attack("front>p", attack=HITS, defense="blank")
    assert t.options("a") == [flown("sharabey"), "pass"]
