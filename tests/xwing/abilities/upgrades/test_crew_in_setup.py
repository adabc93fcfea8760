"""Cards that change how a game is set up, and who is coordinated together."""

from __future__ import annotations

from collections.abc import Mapping

from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.lists.build import normal_setup
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.xwing.abilities.upgrades.tables import LATER

SHUTTLE = "a.starkillerbasepilot"


def setting_up(*ships: Mapping[str, object], faction: str) -> XWingScenario:
    squad = {"name": "Setup", "faction": faction, "ships": list(ships)}
    return XWingScenario(Match(GAME, normal_setup({"players": [squad, "black-lance"]}), key_from_seed("setup")), {})


def test_hyperspace_tracking_data_borrows_an_initiative_and_gives_tokens() -> None:
    ship = {"pilot": "starkillerbasepilot", "upgrades": ["hyperspacetrackingdata"]}
    t = setting_up(ship, faction="firstorder")
    t.until("ability").a(f"{SHUTTLE}/upgrade:hyperspacetrackingdata", "number:6")
    assert order.initiative(t.state, t.ship(SHUTTLE)) == 6
    t.until("which-token").a("token:evade")
    assert (t.tokens(SHUTTLE), order.initiative(t.state, t.ship(SHUTTLE))) == ({"evade": 1}, 2)


def test_tobias_beckett_moves_an_obstacle() -> None:
    t = setting_up({"pilot": "freightercaptain", "upgrades": ["tobiasbeckett"]}, faction="scumandvillainy")
    t.until("ability").a("a.freightercaptain/upgrade:tobiasbeckett")
    before = t.state.obstacles[0].pose
    t.a("obstacle-1")
    assert t.asked == "a place-obstacle"
    t.a(t.options("a")[-1])
    assert t.state.obstacles[0].placed
    assert t.state.obstacles[0].pose != before


def squadron(card: str, *more: int) -> XWingScenario:
    wings = [f"a.epsilonsquadroncadet@{x},400#2-straight" for x in (200, 400, 600, *more)]
    t = table(f"{SHUTTLE}@400,200#1-straight&{card}=s", *wings, "a.static@300,400#2-straight", LATER)
    return t.until("action", "s")


def test_general_hux_drives_three_ships_at_once() -> None:
    t = squadron("generalhux").a("coordinate", f"{SHUTTLE}/upgrade:generalhux")
    cadets = [f"a.epsilonsquadroncadet{n}" for n in ("", "-2", "-3")]
    assert set(cadets) <= set(t.options("a"))
    t.a(cadets[0], "evade:red", f"{SHUTTLE}/upgrade:generalhux", cadets[1], "evade:red", cadets[2], "evade:red")
    assert [t.tokens(ship) for ship in cadets] == [{"evade": 1, "stress": 1}] * 3
    assert t.token("s", "stress") == 1
    fourth = squadron("generalhux", 500).a("coordinate", f"{SHUTTLE}/upgrade:generalhux", cadets[0], "evade:red")
    fourth.a(f"{SHUTTLE}/upgrade:generalhux", cadets[1], "evade:red", cadets[2], "evade:red")
    assert fourth.tokens("a.epsilonsquadroncadet-4") == {}
    assert fourth.asked != "a coordinate"
    alone = squadron("generalhux").a("coordinate").passes("a").a(cadets[0], "evade")
    assert (alone.tokens(cadets[0]), alone.token("s", "stress")) == ({"evade": 1}, 0)


def test_general_hux_commands_named_pilots_as_well() -> None:
    cadet = "a.epsilonsquadroncadet@400,400#2-straight"
    t = table(f"{SHUTTLE}@400,200#1-straight&generalhux=s", cadet, "a.static@300,400#2-straight=static", LATER)
    t.until("action", "s").a("coordinate", f"{SHUTTLE}/upgrade:generalhux", "a.epsilonsquadroncadet", "evade:red")
    t.a(f"{SHUTTLE}/upgrade:generalhux", "evade:red")
    assert t.actions("static") == ["evade"]


def test_battle_meditation_leads_two_plain_ships() -> None:
    t = squadron("battlemeditation").a("coordinate")
    assert "a.static" not in t.options("a")
    t.a("a.epsilonsquadroncadet", "focus", f"{SHUTTLE}/upgrade:battlemeditation")
    assert t.options("a") == ["a.epsilonsquadroncadet-2", "a.epsilonsquadroncadet-3"]
    t.a("a.epsilonsquadroncadet-2", "focus")
    assert t.tokens("a.epsilonsquadroncadet-2") == {"focus": 1}
