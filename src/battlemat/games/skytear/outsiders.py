"""Domes and the Outsider that whoever wins one may place and activate (SK-MPH-63 to SK-MPH-73, SK-MIN-13 to -20)."""

from __future__ import annotations

from typing import Final

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.actions import action_options, declare
from battlemat.games.skytear.asking import DONE, NO, STAY
from battlemat.games.skytear.battlefield import free_cells
from battlemat.games.skytear.board import Cells, Side
from battlemat.games.skytear.generate import generate
from battlemat.games.skytear.minions_phase import contest, won_challenge
from battlemat.games.skytear.moving import relocate
from battlemat.games.skytear.stack import resolve_all
from battlemat.games.skytear.state import Outsider, SkyMatch, Table, team

SKILL: Final = "skill:"


def dome(m: SkyMatch, name: str) -> Flow[None]:
    """Winner, then the Outsider (SK-MPH-06, SK-MPH-64, SK-MPH-65)."""
    s = m.state
    winner, _ = yield from contest(m, [s.board.control_point[name]], f"dome-{name}")
    if winner is None:
        return
    won_challenge(m, winner, "dome")
    outsider = next((one for one in s.outsiders if one.dome == name), None)
    if outsider is not None:  # SK-TLN-20
        yield from win_outsider(m, winner, outsider)


def win_outsider(m: SkyMatch, side: Side, outsider: Outsider) -> Flow[None]:
    """A team names one member, who decides everything (SK-MUL-26); placing and acting are optional (SK-MPH-72)."""
    s = m.state
    members = team(s, side)
    chosen = yield from pick(
        m, members[0], "who-activates", "SK-MUL-26", lambda: [f"player-{player}" for player in members]
    )
    assert chosen is not None
    player = int(chosen.removeprefix("player-"))
    if not (yield from arrive(m, player, outsider)):
        return
    outsider.side = side
    s.acting, s.active = player, outsider.id
    s.ap, s.taken = outsider.printed.action_points, []
    m.note("activated", "SK-MPH-68", player=player, hero=outsider.id)
    yield from act(m, player, outsider)
    s.active, s.ap, s.taken = "", 0, []
    outsider.side = None
    s.lasting = [lasting for lasting in s.lasting if lasting.until != "end-of-activation"]  # SK-EFX-03


def arrive(m: SkyMatch, player: int, outsider: Outsider) -> Flow[bool]:
    """Placed on a free hex of its dome, or left where it stands (SK-MPH-66, SK-MPH-67). False: not activated."""
    s = m.state
    on_battlefield = outsider.cell >= 0
    chosen = yield from pick(
        m,
        player,
        "place-outsider",
        "SK-MPH-66",
        lambda: [
            *([STAY] if on_battlefield else []),
            *s.board.names_of(dome_hexes(s, outsider)),
        ],
        may=NO,
        about={"figure": outsider.id},
    )
    if chosen is None:
        return False
    if chosen != STAY:
        relocate(m, outsider, s.board.named[chosen], outsider.kind, "SK-MPH-66")
    return True


def dome_hexes(s: Table, outsider: Outsider) -> Cells:
    return s.board.dome_cells[outsider.dome] & free_cells(s)


def act(m: SkyMatch, player: int, outsider: Outsider) -> Flow[None]:
    """Up to 3 AP for Move, Attack, Skirmish and skills, each once (SK-MPH-68 to SK-MPH-71)."""
    s = m.state
    while s.ap > 0:
        chosen = yield from pick(
            m,
            player,
            "outsider",
            "SK-MPH-68",
            lambda: [*action_options(s, outsider), *skill_options(s, outsider)],
            may=DONE,
            about={"hero": outsider.id, "ap": s.ap},
        )
        if chosen is None:
            return
        if chosen.startswith(SKILL):
            name = chosen.removeprefix(SKILL)
            s.ap -= 1
            s.taken.append(name)
            generate(m, "skill", name, outsider, player, [])
        else:
            yield from declare(m, player, outsider, chosen)
        yield from resolve_all(m)


def skill_options(s: Table, outsider: Outsider) -> list[str]:
    return [f"{SKILL}{skill.id}" for skill in outsider.printed.skills if skill.id not in s.taken]
