"""Titles and commands of huge ships, and Toryn Farr."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table

CR90, RAIDER, GOZANTI, GR75, CROC = (
    "alderaanianguard", "outerrimpatrol", "outerrimgarrison", "echobaseevacuees", "syndicatesmugglers",
)  # fmt: skip
LATE = ("a.academypilot@850,60=late", "b.academypilot@850,200,180")
LAST = f"b.{RAIDER}@850,600,180#0-stationary=last"


def attacked(me: str, foe: str, *more: str) -> XWingScenario:
    """A standard ship is asked whom to attack."""
    t = table(f"b.redsquadronveteran@{foe}=foe", f"a.{me}=me", *more, *LATE, phase="engagement")
    return t.until("attack", "foe")


def fires(me: str, foe: str, *more: str) -> XWingScenario:
    return table(f"a.{me}=me", f"b.{foe}=foe", *more, phase="engagement").until("attack", "me")


def acts(me: str, *more: str) -> XWingScenario:
    return table(f"a.{me}=me", LAST, *more, phase="activation").until("action", "me")


def option(t: XWingScenario, part: str) -> str:
    return next(name for name in t.options("a") if part in name)


def offers(t: XWingScenario, card: str) -> bool:
    return any(card in name for decision in t.match.pending for name in t.options("ab"[decision.player]))


@pytest.mark.parametrize(
    ("me", "near", "far"),
    [
        (f"{RAIDER}@450,450&assailer", "450,640,180", "450,740,180"),
        (f"{CR90}@450,450&tantiveiv", "450,200,0", "450,700,180"),
    ],
)
def test_some_titles_give_a_defense_die(me: str, near: str, far: str) -> None:
    card = me.partition("&")[2]
    t = attacked(me, near)
    t.attack("front>me", attack="blank blank blank blank", defense="blank")
    t.a(option(t, card))
    assert t.terms("defense")[f"upgrade:{card}"] == 1
    t = attacked(me, far)
    t.attack("front>me", attack="blank blank blank", defense="blank")
    assert not offers(t, card)


def test_jainas_light_gives_cover_for_energy() -> None:
    ships = ("a.redsquadronveteran@450,300=friend", f"a.{CR90}@600,300&jainaslight=me", "asteroid@450,420")
    t = table("b.redsquadronveteran@450,560,180=foe", *ships, *LATE, phase="engagement").until("attack", "foe")
    t.attack("front>friend", attack="blank blank blank", defense="blank blank blank blank blank")
    t.a(option(t, "jainaslight"))
    assert (t.terms("defense")["upgrade:jainaslight"], t.energy("me")) == (1, 5)


def test_blood_crow_adds_a_focus_result_near_by() -> None:
    for y, near in ((500, True), (620, False)):
        t = fires(f"{GOZANTI}@400,200&bloodcrow+focus", f"academypilot@400,{y},180")
        t.attack("front>foe", attack="focus blank blank blank", defense="blank blank blank blank")
        assert offers(t, "bloodcrow") == near


def test_instigator_rerolls_against_who_has_trouble() -> None:
    for token, offered in (("+jam", True), ("+focus", False)):
        t = fires(f"{RAIDER}@400,200&instigator+focus", f"academypilot@520,560,180{token}")
        t.attack("full_front>foe", attack="focus blank blank blank", defense="blank blank blank")
        assert offers(t, "instigator") == offered


def test_thunderstrike_rerolls_its_first_bonus_attack_on_a_ship() -> None:
    me = f"{CR90}@600,300&thunderstrike&pointdefensebattery^pointdefensebattery:left+focus"
    t = fires(me, "captainoicunn@440,300")
    for first in (True, False):
        t.attack("bonus:pointdefensebattery>foe", attack="focus blank", defense="blank blank")
        assert offers(t, "thunderstrike") == first
        t.no_modifying()


def test_broken_horn_flies_fast_more_easily_when_damaged() -> None:
    for damage, energy in (("*1", 2), ("", 1)):
        assert acts(f"{CROC}@400,200&brokenhorn{damage}$2#4-straight").energy("me") == energy


def test_quantum_storm_recovers_after_white_maneuvers() -> None:
    assert acts(f"{GR75}@400,200&quantumstorm$1#2-straight").energy("me") == 2
    assert acts(f"{GR75}@400,200&quantumstorm$1#1-straight").energy("me") == 1


def test_insatiable_worrt_recovers_more() -> None:
    t = table(f"a.{CROC}@400,200&insatiableworrt!0$0=me", "b.academypilot@850,850,180", phase="end")
    t.a(option(t, "insatiableworrt")).a("energy")
    assert (t.energy("me"), t.shields("me")) == (2, 1)


def test_corvus_calculates_twice() -> None:
    t = acts(f"{RAIDER}@400,200&corvus#1-straight")
    t.a("calculate")
    assert t.token("me", "calculate") == 2


def test_impetuous_acts_after_a_kill() -> None:
    t = fires(f"{RAIDER}@400,200&impetuous", "academypilot@520,560,180*2", "b.academypilot@100,600,180")
    t.attack("full_front>foe", attack="hit hit hit hit", defense="blank blank blank").no_modifying()
    t.a(option(t, "impetuous")).a(option(t, "focus"))
    assert t.last("gained") == {"ship": "a.outerrimpatrol", "token": "focus"}


@pytest.mark.parametrize(
    ("me", "action"), [(f"{GOZANTI}@400,300&vector", "evade"), (f"{CR90}@400,300&liberator", "focus")]
)
def test_a_ship_acts_after_it_deployed(me: str, action: str) -> None:
    t = table(f"a.{me}#1-straight=me", "a.academypilot~me=tie", "b.academypilot@850,850,180#2-straight", phase="system")
    t.until("system", "tie")
    t.a(option(t, "deploy:front>2-straight"))
    while not offers(t, me.partition("&")[2]):
        t.idles()
    t.a(option(t, me.partition("&")[2])).a(option(t, action))
    assert t.token("tie", action) == 1


def test_a_ship_that_cannot_act_is_not_asked_after_it_deployed() -> None:
    tie = "a.academypilot~me+stress=tie"
    t = table(f"a.{CR90}@400,300&liberator#1-straight=me", tie, "b.academypilot@850,850,180#2-straight", phase="system")
    t.until("system", "tie").a(option(t, "deploy:front>4-straight"))
    while t.phase in ("system", "activation") and t.match.pending:
        assert not offers(t, "liberator")
        t.idles()
    assert t.place("tie") == "in play"


def test_requiem_shares_its_lock_with_a_ship_that_deployed() -> None:
    foe = "b.academypilot@850,850,180#2-straight=foe"
    t = table(f"a.{GOZANTI}@200,200&requiem>foe#1-straight=me", "a.academypilot~me=tie", foe, phase="system")
    t.until("system", "tie")
    t.a(option(t, "deploy:front>2-straight"))
    while not offers(t, "requiem"):
        t.idles()
    t.a(option(t, "requiem"))
    assert t.locks("tie") == ["b.academypilot"]


def coordinates(me: str, *more: str) -> XWingScenario:
    """A huge ship has coordinated a friend, which declined to act."""
    friend = "a.redsquadronveteran@400,460,180#1-straight=friend"
    t = acts(f"{me}#1-straight", friend, *more)
    t.a(option(t, "coordinate"))
    while not offers(t, me.partition("&")[2].partition(">")[0]):
        t.idles()
    return t


def test_toryn_farr_shares_her_lock() -> None:
    foe = "b.academypilot@850,850,180#2-straight=foe"
    t = coordinates(f"{GR75}@400,100&torynfarr>foe", foe)
    t.a(option(t, "torynfarr"))
    assert t.locks("friend") == ["b.academypilot"]


def test_suppressor_jams_beside_who_was_coordinated() -> None:
    foe = "b.academypilot@400,700,180#2-straight+evade=foe"
    t = coordinates(f"{GOZANTI}@400,100&suppressor", foe)
    t.a(option(t, "suppressor"))
    assert t.energy("me") == 2
    assert t.last("gained")["token"] == "jam"


# Commands -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["captainneeda", "strategiccommander"])
def test_a_commander_lets_a_friend_turn_elsewhere(card: str) -> None:
    friend = "a.blacksquadronace@400,460#2-bank-left=friend"
    t = table(f"a.{GOZANTI}@400,100&{card}#1-straight=me", friend, LAST, phase="activation")
    t.a(option(t, card))
    assert "2-bank-right" in t.options("a")
    t.a("2-bank-right")
    assert t.ship("friend").executed.startswith("2-bank-right")


def test_carlist_rieekan_lets_somebody_evade() -> None:
    ships = ("a.redsquadronveteran@400,300!0*4=weak", f"a.{GR75}@520,250&carlistrieekan=me")
    t = table("b.redsquadronveteran@400,480,180=foe", *ships, *LATE, phase="engagement").until("attack", "foe")
    t.attack("front>weak", attack="hit hit hit hit", defense="blank blank blank").no_modifying()
    while not offers(t, "carlistrieekan"):
        t.idles()
    t.a(option(t, "carlistrieekan"))
    assert t.asked.startswith("a ")


def test_carlist_rieekan_is_heard_up_to_range_2() -> None:
    ships = (f"a.{GR75}@400,100&carlistrieekan=me", "a.redsquadronveteran@400,300!0*4=weak")
    friends = ("a.bluesquadronescort@600,100=near", "a.bluesquadronescort@700,100=far")
    t = table("b.redsquadronveteran@400,480,180=foe", *ships, *friends, *LATE, phase="engagement")
    assert (t.range("me", "near"), t.range("me", "far")) == (2, 3)
    t.until("attack", "foe").attack("front>weak", attack="hit hit hit hit", defense="blank blank blank").no_modifying()
    while not offers(t, "carlistrieekan"):
        t.idles()
    t.a(option(t, "carlistrieekan"))
    assert t.ship("far").id not in t.options("a")


def test_jan_dodonna_lends_focus_tokens() -> None:
    ships = ("a.redsquadronveteran@400,300=friend", f"a.{GR75}@520,250&jandodonna+focus=me")
    t = table(*ships, "b.academypilot@400,480,180=foe", *LATE, phase="engagement").until("attack", "friend")
    t.attack("front>foe", attack="focus blank blank", defense="blank blank blank")
    t.a(option(t, "focus"))
    assert t.token("me", "focus") == 0


def test_azmorigan_keeps_a_token() -> None:
    ships = ("a.skullsquadronpilot@520,250+evade=friend", f"a.{CROC}@400,250&azmorigan=me")
    t = table(*ships, "b.academypilot@850,850,180", phase="end")
    t.a(option(t, "azmorigan"))
    assert t.until_phase("planning", 2).tokens("friend") == {"evade": 1}


def doomed(card: str) -> XWingScenario:
    """A transport with this command is destroyed by an attack."""
    ships = (f"b.{GR75}@450,450!0*11&{card}=me", "b.redsquadronveteran@540,450=friend")
    t = table("a.redsquadronveteran@450,700,180=foe", *ships, "a.academypilot@450,200=late", phase="engagement")
    t.until("attack", "foe").attack("front>me", attack="hit hit hit", defense="").no_modifying()
    return t


@pytest.mark.parametrize("card", ["stalwartcaptain", "raymusantilles"])
def test_some_ships_fight_until_the_round_ends(card: str) -> None:
    t = doomed(card)
    assert (t.ship("me").destroyed, t.place("me")) == (True, "in play")
    assert t.token("friend", "focus") == (card == "raymusantilles")
    t.until("attack", "me")
    assert t.until_phase("planning", 2).place("me") == "removed"


def test_other_ships_leave_with_their_initiative() -> None:
    t = doomed("jandodonna")
    t.until("attack", "late")
    assert t.place("me") == "removed"


def test_a_dreadnought_hunter_hits_precisely_from_anywhere() -> None:
    hunter = "a.garvendreis-t65xwing@450,700,180&dreadnoughthunter=foe"
    for answer, energy in (("yes", 0), ("pass", 1)):
        t = table(hunter, f"b.{CR90}@450,450!0$1=me", *LATE, phase="engagement", huge_decks={"b": "reactorsurge"})
        t.until("attack", "foe").attack("front>me", attack="crit blank blank", defense="").no_modifying()
        assert t.asked == "a precision"
        t.a(answer)
        assert t.energy("me") == energy


def test_the_bright_hope_is_reinforced_to_the_fore_only() -> None:
    t = acts(f"{GR75}@400,200&brighthope#1-straight")
    t.a(option(t, "reinforce"))
    assert t.tokens("me") == {"fore": 1}
    for from_, offered in (("450,700,180", True), ("450,200,0", False)):
        t = attacked(f"{GR75}@450,450&brighthope+fore", from_)
        t.attack("front>me", attack="blank blank blank", defense="blank")
        assert offers(t, "brighthope") == offered


def test_a_comms_team_coordinates_more_ships() -> None:
    others = [f"a.redsquadronveteran@{x},520,180#1-straight=other{x}" for x in (330, 500)]
    t = coordinates(f"{GOZANTI}@400,100&commsteam", *others)
    t.a(option(t, "commsteam"))
    t.a(t.ship("other330").id).passes("a")
    t.a(t.ship("other500").id).passes("a")
    assert (len(t.events("coordinated")), t.energy("me")) == (3, 1)


def test_an_ordnance_team_loads_faster() -> None:
    t = acts(f"{RAIDER}@400,200&ordnanceteam&protontorpedoes:0#1-straight")
    t.a(option(t, "reload"))
    t.a(option(t, "ordnanceteam"))
    assert t.charges("me", "protontorpedoes") == 2
    t.a(option(t, "ordnanceteam"))
    assert (t.token("me", "disarm"), t.energy("me")) == (0, 4)


@pytest.mark.parametrize(("way", "y"), [("3-straight", 320), ("1-straight", 240)])
def test_admiral_ozzel_changes_the_speed_for_a_hit(way: str, y: int) -> None:
    t = table(f"a.{RAIDER}@400,200&admiralozzel#2-straight=me", LAST, phase="activation")
    t.a(option(t, "admiralozzel")).a(way)
    assert (t.at("me"), t.shields("me")) == ((400, y), 7)
    assert t.ship("me").executed.startswith(way)
