"""The end of the game (XW-VIC)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, triggered
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_DAMAGE, PHASE_ENDS, PHASE_STARTS
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"
FLEES = "@400,880#2-straight"


@rule("XW-VIC-01", "XW-VIC-02", "XW-VIC-04", "XW-VIC-07")
def test_the_last_ship_flees_and_the_round_is_played_to_its_end() -> None:
    t = table(f"b.academypilot{FLEES}", f"{X}@100,100#2-straight+2stress", round_=5)
    assert (t.over, t.winner, t.round) == (True, "a", 5)
    after = t.story()[t.story().index("left") :]
    assert after == ["left", "revealed", "maneuvered", "removed", "phase", "phase", "over"]  # Engagement, End
    assert t.last("phase") == {"phase": "end", "round": 5}


@rule("XW-VIC-02")
def test_with_ships_on_both_sides_a_new_round_starts() -> None:
    t = table(f"{X}@100,100", f"{TIE}@800,800", phase="end", round_=5)
    assert (t.over, t.round, t.phase) == (False, 6, "planning")


@rule("XW-VIC-03", "XW-VIC-06")
def test_a_bomb_after_the_last_ship_fled_makes_it_a_draw() -> None:
    t = table(f"a.academypilot{FLEES}", f"{TIE}@100,300#2-straight*2", "a:protonbomb@100,480", phase="planning")
    t.ready().until_phase("end")
    assert t.drawn
    assert t.story().index("left") < t.story().index("detonated")


@rule("XW-VIC-05")
def test_simultaneous_fire_makes_a_draw() -> None:
    t = table(f"{TIE}@400,500,180*2=b", "a.academypilot@400,300*2=a", phase="engagement")
    t.attack("front>b", attack="hit hit", defense="blank blank blank").no_modifying()
    assert not t.over
    t.attack("front>a", attack="hit hit", defense="blank blank blank").no_modifying()
    assert t.drawn


@rule("XW-VIC-08")
def test_a_ship_in_reserve_keeps_its_player_in_the_game() -> None:
    t = table(f"a.academypilot{FLEES}=gone", "a.redsquadronveteran~=x", f"{TIE}@800,800,180#2-straight+2stress")
    assert t.place("gone") == "removed"
    assert (t.over, t.round, t.place("x")) == (False, 2, "reserve")


@rule("XW-VIC-09")
def test_a_remote_is_no_ship() -> None:
    t = table(f"{X}@100,100#2-straight+2stress", f"b.academypilot{FLEES}", "b:buzzdroidswarm@600,600")
    assert (t.winner, len(t.state.devices)) == ("a", 1)


@rule("XW-VIC-10")
def test_a_ship_destroyed_at_the_last_initiative_does_not_count() -> None:
    t = table(f"{TIE}@400,500,180*2=b", "a.academypilot@400,300=a", phase="engagement", first="b")
    t.passes("b")
    t.attack("front>b", attack="hit hit", defense="blank blank blank").no_modifying()
    assert (t.place("b"), t.winner) == ("removed", "a")


@rule("XW-VIC-10")
def test_a_ship_destroyed_at_the_end_of_the_end_phase_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ABILITIES, "pilot:academypilot", [])

    @triggered("pilot:academypilot", PHASE_ENDS, what=("end",))
    def dies(m: XMatch, x: Use) -> Flow[None]:
        yield from damage.suffer(m, x.ship, 3)

    t = table(f"{TIE}@400,500,180=b", f"{X}@400,300", phase="end")
    assert (t.place("b"), t.winner, t.round) == ("removed", "a", 1)

    @triggered("pilot:academypilot", AFTER_DAMAGE, may=True)
    def last_thought(m: XMatch, x: Use) -> None: ...

    t = table(f"{TIE}@400,500,180*2=b", f"{X}@400,300", phase="end")
    assert (t.asked, t.place("b"), t.over) == ("b ability", "in play", False)  # it waits for its abilities
    t.b("pass", "pass", "pass")
    assert (t.place("b"), t.winner, t.round) == ("removed", "a", 1)


@rule("XW-VIC-11")
def test_three_players_play_until_one_is_left() -> None:
    gone = "@400,880#2-straight"
    t = table(f"a.academypilot{gone}", "b.academypilot@100,100#2-straight", "c.academypilot@800,100#2-straight",
              players=3)  # fmt: skip
    t.until_phase("planning", 2)
    assert (t.over, t.last("eliminated"), t.state.players[0].out) == (False, {"player": 0}, True)
    assert t.asked == "b dial, c dial"
    t = table(f"a.academypilot{gone}", "b.academypilot@200,880#2-straight", "c.academypilot@800,100#2-straight+2stress",
              players=3)  # fmt: skip
    assert t.winner == "c"
    t = table(f"a.academypilot{gone}", "b.academypilot@200,880#2-straight", "c.academypilot@600,880#2-straight",
              players=3)  # fmt: skip
    assert t.drawn


@rule("XW-VIC-12")
def test_neither_rounds_nor_points_end_the_game() -> None:
    t = table(f"{X}@400,100", "a.darthvader@600,100", f"{TIE}@400,800,180*2", phase="end", round_=99)
    assert (t.over, t.round) == (False, 100)


# Conceding ------------------------------------------------------------------------------------------------------------


def crowd(players: int) -> XWingScenario:
    """Everybody has a ship, b a bomb as well; b's ship is about to act."""
    third = ["c.redsquadronveteran@100,100#2-straight"] if players == 3 else []
    ships = [f"{X}@400,300#2-straight", "b.academypilot@600,600,180#2-straight", *third]
    return table(*ships, "b:protonbomb@800,800", players=players).until("action", TIE)


@rule("XW-VIC-04")
def test_of_two_players_the_one_who_does_not_concede_wins() -> None:
    t = crowd(2)
    t.concedes("b")
    assert (t.over, t.winner) == (True, "a")
    assert (t.place(TIE), t.state.devices, t.place(X)) == ("removed", [], "in play")


@rule("XW-VIC-04")
def test_of_three_players_two_play_on_when_one_concedes() -> None:
    t = crowd(3)
    t.concedes("b")
    assert (t.over, t.place(TIE), t.state.devices) == (False, "removed", [])
    assert [player.out for player in t.state.players] == [False, True, False]
    assert t.asked.startswith(("a ", "c "))
    t.concedes("c")
    assert (t.over, t.winner) == (True, "a")


@rule("XW-VIC-04")
def test_what_a_conceding_player_still_waits_for_never_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their abilities leave the queue; those of others stay in it."""
    for pilot in ("redsquadronveteran", "academypilot"):
        monkeypatch.setitem(ABILITIES, f"pilot:{pilot}", [])
        triggered(f"pilot:{pilot}", PHASE_STARTS, what=("engagement",))(lambda m, x: tokens.gain(m, x.ship, "evade"))
        triggered(f"pilot:{pilot}", PHASE_STARTS, what=("engagement",))(lambda m, x: tokens.gain(m, x.ship, "focus"))
    t = table(f"{X}@400,300", f"{TIE}@600,600,180", "c.bountyhunter@100,100", players=3, phase="engagement")
    assert t.asked == "a ability"
    t.concedes("b")
    t.a(t.options("a")[0])
    assert [(event["ship"], event["token"]) for event in t.events("gained")] == [(X, "evade"), (X, "focus")]
