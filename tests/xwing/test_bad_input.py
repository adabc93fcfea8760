"""What cannot be done is refused with one clear sentence and its rule, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from battlemat import BadSetup
from battlemat.core.chance import key_from_seed
from battlemat.core.errors import IllegalAnswer
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.lists.xws import read_xws
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import IN_PLAY

LUKE, TIE, NEAR = "a.lukeskywalker", "b.academypilot", "b.howlrunner"


def refused(match: Match[Any], player: int, answer: Any) -> str:
    """The sentence an answer is refused with, and its rule; the match is as it was."""
    before = match.save(), match.fingerprint(), len(match.events)
    with pytest.raises(IllegalAnswer) as caught:
        match.submit(player, answer)
    assert (match.save(), match.fingerprint(), len(match.events)) == before
    return str(caught.value)


def planning(*tokens: str) -> XWingScenario:
    return table(f"{LUKE}@450,300" + "".join(tokens), f"{TIE}@450,800,180", phase="planning")


def engagement() -> XWingScenario:
    t = table(
        f"{LUKE}@450,300&protontorpedoes", f"{TIE}@450,500,180", f"{NEAR}@450,100", "b.maulermithel@450,890,180",
        "b.nightbeast@450,340,180", phase="engagement",
    )  # fmt: skip
    return t.until("attack", LUKE)


@pytest.mark.parametrize(("answer", "sentence"), [
    (f"{LUKE}:5-straight", "Luke Skywalker (A) has no 5 straight on its dial. [XW-MAN-03]"),
    (f"{LUKE}:1-koiogran", "Luke Skywalker (A) has no 1 Koiogran turn on its dial. [XW-MAN-03]"),
    (f"{LUKE}:9-loop", "Luke Skywalker (A) has no 9-loop on its dial. [XW-MAN-03]"),
    (f"{TIE}:2-straight", "Academy Pilot (B) has no dial for you to set now. [XW-PHA-03]"),
    ("a.nobody:2-straight", "a.nobody has no dial for you to set now. [XW-PHA-03]"),
    (7, "An answer is the id of an option or a list of such ids; this is a number. [XW-PHA-03]"),
])  # fmt: skip
def test_a_dial_that_cannot_be_set(answer: Any, sentence: str) -> None:
    assert refused(planning().match, 0, answer) == sentence


def test_the_dial_of_an_ionized_ship_cannot_be_set() -> None:
    t = table(f"{LUKE}@450,300+ion", "a.wedgeantilles@600,300", f"{TIE}@450,800,180", phase="planning")
    assert refused(t.match, 0, f"{LUKE}:2-straight") == (
        "Luke Skywalker (A) has no dial for you to set now. [XW-PHA-03]"
    )


@pytest.mark.parametrize(("answer", "sentence"), [
    (f"front>{NEAR}", '"Howlrunner" (B) is not in the weapon\'s arc. [XW-ATK-09]'),
    ("front>b.maulermithel", '"Mauler" Mithel (B) is not at range 1 to 3. [XW-ATK-14]'),
    ("front>b.nightbeast", '"Night Beast" (B) is at range 0 and cannot be attacked. [XW-ATK-16]'),
    (f"protontorpedoes>{TIE}", "Proton Torpedoes needs a lock on Academy Pilot (B). [XW-ATK-27]"),
    ("protontorpedoes>b.maulermithel", '"Mauler" Mithel (B) is not at range 2 to 3. [XW-ATK-15]'),
])  # fmt: skip
def test_a_target_that_cannot_be_attacked(answer: str, sentence: str) -> None:
    assert refused(engagement().match, 0, answer) == sentence


def placing(kind: str) -> tuple[Match[Any], int]:
    """A match of the starter squads in which a player has placed one thing of this kind and places the next."""
    m = Match(GAME, GAME.normal_setup(None), key_from_seed("bad input"))
    placed: set[int] = set()
    while True:
        decision = m.pending[0]
        if decision.kind == kind:
            if decision.player in placed:
                return m, decision.player
            placed.add(decision.player)
        m.submit(decision.player, decision.options[0].id)


def test_an_obstacle_too_close_to_another() -> None:
    m, player = placing("place-obstacle")
    x, y, heading = next(obstacle.pose for obstacle in m.state.obstacles if obstacle.placed)
    assert refused(m, player, [x + 10, y, heading]) == (
        "An obstacle must be beyond range 1 of every other obstacle. [XW-SET-16]"
    )
    assert refused(m, player, [50, 455, 0]) == "An obstacle must be beyond range 2 of every edge. [XW-SET-17]"


def test_a_ship_deployed_onto_another_or_outside() -> None:
    m, player = placing("place-ship")
    name = GAME.teller(None, "en").name(m.pending[0].about["ship"])
    x, y, _ = next(ship.pose for ship in m.state.ships if ship.place == IN_PLAY and ship.owner == player)
    assert refused(m, player, [x + 5, y, 0]) == f"{name} would lie on another ship. [XW-SET-25]"
    assert refused(m, player, [x, 455, 0]) == f"{name} must be within range 1 of your edge. [XW-SET-21]"
    assert refused(m, player, [-5, y, 0]) == f"{name} would stick out of the play area. [XW-SET-24]"
    assert refused(m, player, ["a", None, 0]).endswith("[XW-SET-20]")


def squad(**changes: Any) -> str:
    return json.dumps({"faction": "rebelalliance", "pilots": [{"id": "lukeskywalker"}], **changes})


@pytest.mark.parametrize(("xws", "sentence"), [
    (squad(faction="galacticempire"), "does not belong to the faction of the squad (Galactic Empire). [XW-BLD-08]"),
    (squad(pilots=[{"id": "bluesquadronescort"}] * 5), "costs 205 points, but at most 200 are allowed. [XW-BLD-01]"),
    (squad(pilots=[{"id": "lukeskywalker"}] * 2), "at most 1 may be in it. [XW-BLD-22]"),
    (squad(pilots=[{"id": "lukeskywalker", "upgrades": {"crew": ["chewbacca"]}}]), "[XW-BLD-11]"),
    (squad(pilots=[{"id": "lukeskywalker", "upgrades": {"astromech": ["r2d2", "r4astromech"]}}]), "[XW-BLD-11]"),
    (squad(pilots=[{"id": "jarjar"}]), "There is no ship card “jarjar”."),
])  # fmt: skip
def test_a_squad_that_breaks_a_rule(xws: str, sentence: str) -> None:
    (reason,) = GAME.check_list(json.loads(xws))
    with pytest.raises(BadSetup) as caught:
        GAME.normal_setup({"players": [plain(xws), "black-lance"]})
    assert str(caught.value).endswith(sentence), str(caught.value)
    assert str(caught.value) == reason.cite(reason.reason)


def plain(xws: str) -> dict[str, Any]:
    """The squad of a file as a set-up names it."""
    entry = read_xws(xws)
    ships = [{"pilot": ship.pilot, "upgrades": ship.upgrades} for ship in entry.ships]
    return {"name": "Bad", "faction": entry.faction, "ships": ships}


def test_two_megabytes_are_not_even_looked_at() -> None:
    with pytest.raises(BadSetup) as caught:
        read_xws(squad(description="x" * 2_000_000))
    assert "The file is too big" in str(caught.value)
    assert len(str(caught.value)) < 200
