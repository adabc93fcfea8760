"""Planning (XW-PHA-03 to XW-PHA-13) and the end of the game (XW-VIC)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"


@rule("XW-PHA-03", "XW-PHA-13")
def test_dials_are_secret() -> None:
    t = table(f"{X}@400,100", f"{TIE}@400,800,180", phase="planning")
    assert t.asked == "a dial, b dial"
    t.a(f"{X}:2-straight")
    dials = {ship["id"]: ship["dial"] for ship in t.view("b")["ships"]}
    assert dials == {X: None, TIE: ""}
    assert next(ship for ship in t.view("a")["ships"] if ship["id"] == X)["dial"] == "2-straight"


@rule("XW-PHA-03", "XW-PHA-13")
def test_every_ship_gets_one_dial_that_only_its_player_knows() -> None:
    own = {"a": [X, f"{X}-2"], "b": [TIE, f"{TIE}-2", f"{TIE}-3"]}
    things = [f"{X}@400,100", f"{X}@500,100", *(f"{TIE}@{x},800,180+cloak" for x in (300, 400, 500))]
    t = table(*things, phase="planning")
    for seat, names in own.items():
        for left in range(len(names)):
            assert {option.partition(":")[0] for option in t.options(seat)} == set(names[left:])  # one dial each
            t.match.submit("ab".index(seat), f"{names[left]}:2-straight")
    t.ready()
    assert t.phase == "system"
    for seat, names in own.items():
        ships = t.view(seat)["ships"]
        assert [ship["has_dial"] for ship in ships] == [True] * 5
        assert [ship["id"] for ship in ships if ship["dial"] is not None] == names
    assert [ship["dial"] for ship in t.view(None)["ships"]] == [None] * 5


@rule("XW-PHA-12")
def test_everybody_is_told_that_players_look_at_their_own_dials() -> None:
    t = table(f"{X}@400,100", f"{TIE}@400,800,180+cloak", phase="planning")
    t.a(f"{X}:2-straight", "ready").b(f"{TIE}:2-straight")
    assert "dials-set" not in t.story()
    t.b("ready")
    assert t.asked == "b system"
    for player in (0, 1, None):
        told = [(event.kind, event.rule) for event in t.match.events_for(player)]
        assert told.index(("dials-set", "XW-PHA-12")) < told.index(("phase", "XW-PHA-01"), 1)
    facedown = {"dial": None, "has_dial": True, "revealed": False}
    for seat, own, other in (("a", X, TIE), ("b", TIE, X)):
        ships = {ship["id"]: ship for ship in t.view(seat)["ships"]}
        assert ships[own] == ships[own] | facedown | {"dial": "2-straight"}
        assert ships[other] == ships[other] | facedown


@rule("XW-PHA-07", "XW-PHA-08")
def test_a_dial_may_be_changed_until_everybody_is_ready() -> None:
    t = table(f"{X}@400,100", f"{TIE}@400,800,180", phase="planning")
    t.a(f"{X}:2-straight", f"change:{X}", f"{X}:3-turn-right", "ready")
    assert t.asked == "b dial"
    assert t.ship(X).dial == "3-turn-right"
    assert t.refused("b", "ready")  # not before its dial is set
    t.b(f"{TIE}:2-straight")
    assert (t.asked, t.phase) == ("b ready", "planning")  # all dials are set, but only one is ready
    t.b("ready")
    assert t.phase == "activation"


@rule("XW-PHA-10")
def test_an_ionized_ship_gets_no_dial() -> None:
    t = table(f"{X}@400,100+ion", f"{TIE}@400,800,180", phase="planning")
    assert t.options("a") == ["ready"]


@rule("XW-VIC-03", "XW-VIC-06")
def test_both_last_ships_gone_in_one_round_is_a_draw() -> None:
    t = table("a.academypilot@100,880#2-straight", "b.academypilot@400,30,180#2-straight")
    assert t.drawn


@rule("XW-VIC-12")
def test_there_is_no_last_round() -> None:
    t = table(f"{X}@400,100", f"{TIE}@400,800,180", phase="end", round_=30)
    assert t.round == 31
