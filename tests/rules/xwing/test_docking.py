"""Docking, deploying and the reserve (XW-DOC)."""

from __future__ import annotations

from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.phases.planning import gets_dial
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import actions, locking
from battlemat.games.xwing.table.objects import ships_at
from tests.rule_marks import rule
from tests.rules.xwing.test_setup import begin, squad, until

GHOST = "a.lothalrebel@400,400#1-straight^front&ghost=ghost"
ABOARD = "a.sabinewren~ghost=sabine"
LATE = "b.soontirfel@800,850,180#3-straight=late"
"""Its action is the last question of the Activation Phase."""
EARLY = "b.academypilot@800,850,180#3-straight=early"
"""Its action is the first one."""


def system(*things: str, **more: str) -> XWingScenario:
    return table(*things, phase="system", **more)  # type: ignore[arg-type]


def deploys(t: XWingScenario, seat: str = "a") -> set[str]:
    return {option for option in t.options(seat) if option.startswith("deploy:")}


def flown(t: XWingScenario, name: str) -> list[tuple[str, str]]:
    """The maneuvers a ship executed, with their colours."""
    own = [event for event in t.events("maneuvered") if event["ship"] == t.ship(name).id]
    return [(event["maneuver"], event["colour"]) for event in own]


# Docking --------------------------------------------------------------------------------------------------------------


@rule("XW-DOC-01", "XW-DOC-06", "XW-DOC-25")
def test_a_ship_that_docks_is_in_reserve_with_all_it_has() -> None:
    shuttle = "a.sabinewren@400,460#3-straight*2+stress>late&r2d2:1=sabine"
    t = system(GHOST, shuttle, LATE).a("dock:a.lothalrebel").until("action", "late")
    ship = t.ship("sabine")
    assert (t.place("sabine"), ship.carrier) == ("reserve", "a.lothalrebel")
    assert (t.damage("sabine"), t.token("sabine", "stress"), t.charges("sabine", "r2d2")) == (2, 1, 1)
    assert t.locks("sabine") == ["b.soontirfel"]
    for kind in ("revealed", "maneuvered"):
        assert not [event for event in t.events(kind) if event["ship"] == ship.id]
    assert "left" not in t.story()
    t.until_phase("planning", 2)
    assert not gets_dial(t.state, ship)
    t.until("system", "sabine")
    assert deploys(t)  # it may come back


@rule("XW-DOC-02")
def test_docking_needs_a_card_and_room() -> None:
    t = system("a.lothalrebel@400,400^front", "a.sabinewren@400,460#3-straight", EARLY)
    assert t.asked == "b action"
    fits = system(GHOST, "a.sabinewren@400,460#3-straight", EARLY)
    assert fits.options("a") == ["dock:a.lothalrebel", "pass"]
    wrong = system(GHOST, "a.redsquadronveteran@400,460#3-straight", EARLY)
    assert wrong.asked == "b action"
    full = system(GHOST, "a.zeborrelios~ghost", "a.sabinewren@400,460#3-straight=sabine", EARLY)
    full.until_phase("activation")
    assert full.place("sabine") == "in play"
    assert list(docking.dockable(full.state, full.ship("sabine"))) == []


@rule("XW-DOC-03")
def test_docking_at_range_0_or_what_a_card_says() -> None:
    assert system(GHOST, "a.sabinewren@400,460#3-straight", EARLY).options("a") == ["dock:a.lothalrebel", "pass"]
    assert system(GHOST, "a.sabinewren@400,510#3-straight", EARLY).asked == "b action"
    with_phantom = system(GHOST, "a.sabinewren@400,510#3-straight&phantom", EARLY)
    assert with_phantom.options("a") == ["dock:a.lothalrebel", "pass"]
    assert system(GHOST, "a.sabinewren@400,565#3-straight&phantom", EARLY).asked == "b action"


@rule("XW-DOC-04", "XW-DOC-26")
def test_the_initiative_of_the_docked_ship_counts() -> None:
    between = "b.captainjonus@600,100#2-straight&protonbombs"  # initiative 4
    t = system("a.herasyndulla-vcx100lightfreighter@400,400^front&ghost=ghost", ABOARD, between)
    assert (t.asked, t.question("a").about["ship"]) == ("a system", "a.sabinewren")
    t.a("pass")
    assert t.asked == "b system"
    late = system(GHOST, "a.herasyndulla~ghost=hera", between)  # initiative 5, on a carrier of initiative 2
    assert late.asked == "b system"
    late.b("pass")
    assert deploys(late)


@rule("XW-DOC-05")
def test_docking_and_deploying_exclude_each_other() -> None:
    t = system(GHOST, "a.sabinewren~ghost&phantom=sabine", EARLY).a("deploy:rear>1-bank-left").a("pass")
    assert t.range("sabine", "ghost") == 1
    assert t.asked == "b action"
    t = system(GHOST, "a.sabinewren@400,460#3-straight=sabine", EARLY).a("dock:a.lothalrebel")
    assert (t.place("sabine"), t.asked) == ("reserve", "b action")


# Deploying ------------------------------------------------------------------------------------------------------------


@rule("XW-DOC-07")
def test_no_stationary_or_reverse_maneuver_deploys() -> None:
    t = system(GHOST, "a.ezrabridger-sheathipedeclassshuttle~ghost", EARLY)
    dial = {option.partition(">")[2] for option in deploys(t)}
    assert "2-straight" in dial
    assert not [name for name in dial if "reverse" in name or "stationary" in name]
    whole = sheet(t.state, t.ship("a.ezrabridger-sheathipedeclassshuttle")).dial
    assert any("reverse" in name for name in whole)


@rule("XW-DOC-08")
def test_a_ship_deploys_from_the_guides_of_its_carrier() -> None:
    falcon = "a.freightercaptain@400,400#2-straight^front&landosmillenniumfalcon=falcon"
    craft = "a.outerrimpioneer~falcon=craft"
    t = system(falcon, craft, EARLY)
    assert {"deploy:front>2-straight", "deploy:rear>2-straight"} <= deploys(t)
    t.a("deploy:rear>2-straight")
    assert t.pose("craft") == (400.0, 400.0 - 40.0 - 80.0 - 20.0, 180.0)
    t = system(falcon, craft, EARLY).a("deploy:front>2-straight")
    assert t.pose("craft") == (400.0, 540.0, 0.0)


@rule("XW-DOC-09", "XW-DOC-30")
def test_phantom_ii_deploys_from_the_ghost_and_may_act() -> None:
    t = system(GHOST, "a.ezrabridger-sheathipedeclassshuttle~ghost&phantom=phantom", LATE)
    assert all(option.startswith("deploy:rear>") for option in deploys(t))
    t.a("deploy:rear>2-straight")
    assert t.pose("phantom") == (400.0, 400.0 - 40.0 - 80.0 - 20.0, 180.0)
    assert (t.asked, t.question("a").about["ship"]) == ("a action", t.ship("phantom").id)
    t.a("focus")
    assert t.token("phantom", "focus") == 1
    t.until("action", "late")
    assert [event["maneuver"] for event in t.events("maneuvered") if event["ship"] == t.ship("phantom").id] == [
        "2-straight"
    ]


@rule("XW-DOC-10")
def test_the_maneuver_of_a_deployment_is_a_real_one() -> None:
    t = system(GHOST, ABOARD, EARLY).a("deploy:rear>3-turn-left")
    assert flown(t, "sabine") == [("3-turn-left", "red")]
    assert (t.token("sabine", "stress"), t.asked) == (1, "b action")
    t = system(GHOST, "a.sabinewren~ghost+stress=sabine", EARLY).a("deploy:rear>3-turn-left")
    assert flown(t, "sabine") == [("2-straight", "white")]
    rock = system(GHOST, ABOARD, "asteroid@400,300", "b:connernet@400,240", EARLY).a("deploy:rear>3-straight")
    assert rock.events("met-obstacle")
    assert rock.token("sabine", "ion") == 3
    easier = system(GHOST, "a.sabinewren~ghost&r4astromech=sabine", EARLY).a("deploy:rear>1-turn-left")
    assert flown(easier, "sabine") == [("1-turn-left", "white")]  # red, and one step easier, not two


@rule("XW-DOC-11", "XW-DOC-12")
def test_a_blocked_deployment_fails_and_is_not_tried_again() -> None:
    t = system(GHOST, "a.sabinewren~ghost+focus=sabine", "b.academypilot@400,270=block", EARLY)
    t.a("deploy:rear>2-straight")
    assert t.last("failed")["what"] == "deploy"
    assert (t.place("sabine"), t.token("sabine", "focus"), t.actions("sabine")) == ("reserve", 1, [])
    assert t.asked == "b order"  # the Activation Phase: no other maneuver was offered
    assert t.phase == "activation"


@rule("XW-DOC-13", "XW-DOC-14")
def test_a_deployed_ship_does_not_activate_and_engages() -> None:
    t = system(GHOST, ABOARD, "b.soontirfel@400,60,90#1-turn-left=late").a("deploy:rear>1-straight", "pass")
    t.until("action", "late").b("pass")
    moves = [event for event in t.events("maneuvered") if event["ship"] == "a.sabinewren"]
    assert len(moves) == 1
    t.until("attack", "sabine")
    assert any(option.endswith(">b.soontirfel") for option in t.options("a"))


@rule("XW-DOC-15")
def test_a_ship_may_deploy_off_the_board() -> None:
    t = system("a.lothalrebel@400,90#1-straight^front&ghost=ghost", ABOARD, EARLY).a("deploy:rear>2-straight")
    assert [event["ship"] for event in t.events("fled")] == ["a.sabinewren"]
    assert t.place("sabine") == "removed"
    assert t.asked == "b action"


# Setup and the reserve ------------------------------------------------------------------------------------------------


@rule("XW-DOC-23")
def test_ships_may_start_docked_and_are_not_placed() -> None:
    t = begin(squad("lothalrebel: ghost", "sabinewren", "redsquadronveteran"), squad("academypilot"))
    until(t, "start-docked")
    assert (t.question("a").about["ship"], t.options("a")) == ("a.sabinewren", ["dock:a.lothalrebel", "pass"])
    assert not t.events("ship-placed")
    t.a("dock:a.lothalrebel")
    assert t.place("a.sabinewren") == "reserve"
    until(t, "dial")
    placed = {event["ship"] for event in t.events("ship-placed")}
    assert placed == {"a.lothalrebel", "a.redsquadronveteran", "b.academypilot"}
    both = begin(squad("moraloeval: houndstooth", "nashtahpup", "blacksunsoldier"), squad("academypilot"))
    until(both, "dial")  # the pup must be aboard, and then there is no room for another
    assert [event["ship"] for event in both.events("docked")] == ["a.nashtahpup"]


@rule("XW-DOC-24", "XW-DOC-27", "XW-DOC-28")
def test_a_ship_in_reserve_takes_no_part() -> None:
    lando = "a.landocalrissian-escapecraft~falcon=lando"
    t = table("a.freightercaptain@400,400^front&landosmillenniumfalcon=falcon", lando, EARLY, phase="planning")
    assert not [option for option in t.options("a") if option.startswith(t.ship("lando").id)]
    assert actions.available(t.state, t.ship("lando"), actions.standard_actions(t.state, t.ship("lando"))) == []
    assert t.shots("lando") == []
    t.ship("lando").pose = (400.0, 460.0, 0.0)
    assert t.ship("lando") not in list(ships_at(t.state, t.ship("falcon"), 0, 3))
    assert t.ship("lando").id not in locking.lockable(t.state, t.ship("falcon"))
    near = "a.howlrunner~carrier=howl"
    shot = table(
        "a.lothalrebel@100,100^front+disarm=carrier",
        near,
        "a.academypilot@400,300",
        "b.academypilot@400,480,180",
        phase="engagement",
    )
    shot.ship("howl").pose = (430.0, 250.0, 0.0)
    shot.until("attack", "a.academypilot").attack("front>b.academypilot", attack="blank blank")
    assert "modify-attack" not in shot.asked  # her ability is inactive
    shot = table(
        "a.howlrunner@440,250+disarm", "a.academypilot@400,300", "b.academypilot@400,480,180", phase="engagement"
    )
    shot.until("attack", "a.academypilot").attack("front>b.academypilot", attack="blank blank")
    assert shot.asked == "a modify-attack"


@rule("XW-DOC-27")
def test_abilities_that_work_while_docked() -> None:
    shuttle = "a.ezrabridger-sheathipedeclassshuttle"
    for place, coordinates in (("~ghost", True), ("@800,100#2-straight", False)):
        t = table(GHOST, f"{shuttle}{place}", LATE).until("action", "ghost")
        assert ("coordinate" in t.options("a")) is coordinates  # its carrier gains the action while it is aboard


@rule("XW-DOC-28")
def test_a_bomb_reaches_the_carrier_only() -> None:
    t = table("b:protonbomb@400,400", GHOST, ABOARD, "b.academypilot@800,850,180#3-straight=early")
    t.until("action", "early")
    t.ship("sabine").pose = t.ship("ghost").pose
    for ship in t.state.ships:
        ship.did.append("activated")
    t.b("pass")
    assert [event["ship"] for event in t.events("damaged")] == ["a.lothalrebel"]


@rule("XW-DOC-29")
def test_tokens_and_charges_in_reserve() -> None:
    ezra = "a.ezrabridger-sheathipedeclassshuttle~ghost+focus+stress?0=ezra"
    t = table(GHOST, ezra, EARLY, phase="end").until_phase("planning", 2)
    assert (t.tokens("ezra"), t.force("ezra")) == ({"stress": 1}, 1)


@rule("XW-DOC-22")
def test_a_carrier_that_flees_takes_its_ships_with_it() -> None:
    t = table("a.lothalrebel@400,860#2-straight^front&ghost=ghost", ABOARD, LATE)
    assert (t.place("ghost"), t.place("sabine")) == ("removed", "removed")
    assert "emergency" not in t.asked


@rule("XW-DOC-16", "XW-DOC-31")
def test_an_emergency_deployment_costs_a_crit_and_gives_no_action() -> None:
    doomed = "a.lothalrebel@400,400#1-straight^front!0*10&ghost=ghost"
    t = table(doomed, "a.sabinewren~ghost!1=sabine", "b:connernet@400,480", "b.soontirfel@400,60,90#1-turn-left=late")
    assert t.asked == "a emergency-deploy"
    t.a("yes")
    assert (t.shields("sabine"), t.damage("sabine")) == (0, 0)
    assert t.asked == "a deploy"
    t.a("deploy:rear>1-straight")
    assert (t.place("sabine"), t.place("ghost")) == ("in play", "removed")
    assert t.question("b").about["ship"] == "b.soontirfel"  # neither an action nor an activation of the escaped ship
    t.b("pass").until("attack", "sabine")
    assert len([event for event in t.events("maneuvered") if event["ship"] == "a.sabinewren"]) == 1
    bare = table(doomed, f"{ABOARD}!0", "b:connernet@400,480", LATE, decks={"a": "fuelleak consolefire"})
    assert bare.a("yes").faceup("sabine") == ["consolefire"]


@rule("XW-DOC-18", "XW-DOC-19", "XW-DOC-20")
def test_who_does_not_get_away_is_lost_with_the_carrier() -> None:
    doomed = "a.lothalrebel@400,400#1-straight^front!0*10&ghost=ghost"
    mine = "b:connernet@400,480"
    stays = table(doomed, ABOARD, mine, LATE).a("pass")
    assert (stays.place("sabine"), stays.place("ghost")) == ("removed", "removed")
    blocked = table(doomed, ABOARD, mine, "b.soontirfel@400,330#3-straight", decks={"a": "directhit structuraldamage"})
    blocked.a("yes", "deploy:rear>3-straight")
    assert blocked.last("failed")["what"] == "deploy"
    assert blocked.place("sabine") == "removed"
    hurt = table(doomed, "a.sabinewren~ghost!0*2=sabine", mine, LATE).a("yes")
    assert (hurt.place("sabine"), hurt.events("deployed")) == ("removed", [])
    assert "deploy" not in hurt.asked


@rule("XW-DOC-17")
def test_emergency_deployments_come_right_before_the_carrier_is_removed() -> None:
    doomed = "a.lothalrebel@400,400^front!0*10&ghost=ghost"  # initiative 2
    t = table(
        doomed, "a.sabinewren~ghost=sabine", "b.obsidiansquadronpilot@400,560,180=foe", phase="engagement", first="b"
    )
    t.attack("front>ghost", attack="hit hit", defense="").until("attack", "ghost")
    assert t.ship("ghost").destroyed
    assert t.place("sabine") == "reserve"  # still aboard while the carrier fires
    t.a("pass")
    assert t.asked == "a emergency-deploy"
    two = table(
        doomed.replace("^front", "#1-straight^front"), ABOARD, "a.zeborrelios~ghost=zeb", "b:connernet@400,480", LATE
    )
    assert (two.asked, two.options("a")) == ("a emergency", ["a.sabinewren", "a.zeborrelios"])
    two.a("a.zeborrelios")
    assert (two.asked, two.question("a").about["ship"]) == ("a emergency-deploy", "a.zeborrelios")
    two.a("yes", "deploy:rear>3-straight")
    assert (two.asked, two.question("a").about["ship"]) == ("a emergency-deploy", "a.sabinewren")
    two.a("yes", "deploy:rear>1-straight")
    assert [two.place(name) for name in ("zeb", "sabine", "ghost")] == ["in play", "in play", "removed"]
    bombed = table("b:protonbomb@400,520", doomed.replace("^front", "#1-straight^front"), ABOARD, LATE)
    bombed.until("action", "late").b("pass")
    assert (bombed.phase, bombed.asked) == ("activation", "a emergency-deploy")


@rule("XW-DOC-21")
def test_when_an_escaped_ship_engages() -> None:
    def escape(killer: str, pilot: str) -> XWingScenario:
        doomed = "a.lothalrebel@400,400^front!0*10&ghost+disarm=ghost"
        t = table(
            doomed,
            f"a.{pilot}~ghost=out",
            f"b.{killer}@400,560,180=foe",
            "b.academypilot@400,200,90=prey",
            phase="engagement",
        )
        t.until("attack", "foe").attack("front>ghost", attack="hit hit").until("emergency-deploy")
        t.a("yes", "deploy:rear>1-straight")
        return t

    later = escape("captainjonus", "sabinewren").until("attack", "out")  # 4, 3: still to come
    assert later.state.initiative == 3
    assert "front>b.academypilot" in later.options("a")
    level = escape("blacksquadronace", "sabinewren")  # 3, 3: being resolved
    assert (level.asked, level.state.initiative) == ("a attack", 3)
    over = escape("captainjonus", "herasyndulla")  # 4, 5: over
    assert over.place("out") == "in play"
    assert (over.round, over.phase) == (2, "planning")  # it was not asked to attack
