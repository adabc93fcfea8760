"""What asteroids, debris clouds and gas clouds do to ships (XW-OBS)."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.core.decision import Flow, Pose
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.deeds import HURT_BY_OBSTACLE
from battlemat.games.xwing.flight import templates
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import Attack, Obstacle, Ship, Table, XMatch, in_play, obstacle_of, placed, ship_of
from battlemat.games.xwing.table.figures import OBSTACLES, obstacle_outline
from battlemat.games.xwing.table.measures import in_play_area
from battlemat.games.xwing.table.objects import base_of, obstacle_shape, obstacle_shapes, size_of
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import can, listeners, values
from battlemat.games.xwing.timing.moments import IGNORES_OBSTRUCTION, MEETS
from battlemat.geometry import overlaps, touches


def kind_of(s: Table, thing: str) -> str:
    """asteroid, debris or gas_cloud; empty for what is no obstacle in the play area (XW-OBS-02)."""
    for obstacle in placed(s):
        if obstacle.id == thing:
            return OBSTACLES[obstacle.outline].kind
    return ""


def obstructing(s: Table, attack: Attack) -> list[str]:
    """The obstacles that obstruct an attack and are not ignored; other objects do nothing (XW-ATK-68, XW-FAQ-33)."""
    ignored = values(s, IGNORES_OBSTRUCTION, ship_of(s, attack.attacker))
    return [thing for thing in attack.obstructed if kind_of(s, thing) and not any(thing in names for names in ignored)]


def at_range_0(s: Table, ship: Ship) -> list[str]:
    """The obstacles at range 0 of a ship (XW-MOV-40)."""
    own = base_of(s, ship)
    return [name for name, shape in obstacle_shapes(s).items() if touches(own, shape)]


def asteroids_under(s: Table, ship: Ship) -> list[str]:
    """The asteroids at range 0 of a ship."""
    return [thing for thing in at_range_0(s, ship) if kind_of(s, thing) == "asteroid"] if s.obstacles else []


def keeps_from_attacking(s: Table, ship: Ship) -> bool:
    """A ship at range 0 of an asteroid cannot attack (XW-OBS-18), unless a card says that it can or ignores it."""
    under = asteroids_under(s, ship)
    if not under or can(s, ship, "attack-from-obstacle"):
        return False
    return any(not can(s, ship, f"attack-from:{thing}") for thing in under)


def after_difficulty(m: XMatch, ship: Ship, met: Sequence[str]) -> Flow[None]:
    """Debris gives its stress right after Check Difficulty, whatever comes first on the way (XW-OBS-09, XW-OBS-31)."""
    for thing in met:
        if kind_of(m.state, thing) == "debris":
            m.note("met-obstacle", "XW-OBS-09", ship=ship.id, object=thing)
            yield from tokens.gain(m, ship, "stress", rule="XW-OBS-09")


def after_maneuver(m: XMatch, ship: Ship, met: Sequence[str]) -> Flow[bool]:
    """The effects of obstacles after a maneuver, along the template (XW-OBS-30); whether the action step is skipped."""
    skips = False
    for thing in met:
        kind = kind_of(m.state, thing)
        if kind != "debris":
            rule = "XW-OBS-07" if kind == "asteroid" else "XW-OBS-12"
            m.note("met-obstacle", rule, ship=ship.id, object=thing)
            skips = True  # XW-OBS-08, XW-OBS-12
        yield from roll_damage(m, ship, kind, "XW-OBS-07", "XW-OBS-10")
    return skips


def after_other_move(m: XMatch, ship: Ship, met: Sequence[str]) -> Flow[None]:
    """The effects of obstacles after a move that is no maneuver (XW-OBS-14 to XW-OBS-16), or placed under a ship."""
    for thing in met:
        kind = kind_of(m.state, thing)
        if kind == "gas_cloud":
            continue
        rule = "XW-OBS-14" if kind == "asteroid" else "XW-OBS-15"
        m.note("met-obstacle", rule, ship=ship.id, object=thing)
        if kind == "debris":
            yield from tokens.gain(m, ship, "stress", rule=rule)
        yield from roll_damage(m, ship, kind, "XW-OBS-14", "XW-OBS-15")


def roll_damage(m: XMatch, ship: Ship, kind: str, asteroid_rule: str, debris_rule: str) -> Flow[None]:
    if kind == "gas_cloud":
        return
    rule = asteroid_rule if kind == "asteroid" else debris_rule
    face = (yield from rolls.roll(m, ship, 1, rule, kind))[0]
    hits, crits = int(face == "hit" and kind == "asteroid"), int(face == "crit")
    ship.did.append(HURT_BY_OBSTACLE)
    yield from damage.suffer(m, ship, hits, crits, rule=rule)
    ship.did.remove(HURT_BY_OBSTACLE)


def met_now(m: XMatch, ship: Ship, met: Sequence[str]) -> Flow[None]:
    """What cards do about obstacles before these do something, one after the other along the way."""
    if listeners(m.state, MEETS):
        for thing in met:
            yield from queue.at_once(m, MEETS, ship, thing, kind_of(m.state, thing))


def affected(s: Table, ship: Ship, met: Sequence[str]) -> list[str]:
    """Those a ship does not ignore (XW-FAQ-32)."""
    return [thing for thing in met if not ignores(s, ship, thing)]


def ignores(s: Table, ship: Ship, thing: str) -> bool:
    """Whether a ship that moves ignores an obstacle."""
    return any(can(s, ship, way) for way in ways_to_ignore(s, thing))


def ways_to_ignore(s: Table, thing: str) -> tuple[str, ...]:
    return ("ignore-obstacles", f"ignore:{kind_of(s, thing)}", f"ignore:{thing}")


def drop(m: XMatch, ship: Ship, outline: str, template: str = "", rule: str = "XW-OBS-37") -> Flow[bool]:
    """A card places an obstacle behind a ship: with a template (`1-straight`), or right at its guides (XW-OBS-40).

    Nothing is placed that would not lie in the play area (XW-OBS-37): then False. Ships on it overlap it (XW-OBS-36).
    """
    s = m.state
    bearing, speed = templates.by_name(template) if template else (None, 1)
    pose = templates.drop(size_of(s, ship), ship.pose, outline, bearing, speed)
    if not in_play_area(obstacle_outline(outline).at(pose), s.width, s.length):
        return False
    thing = put(m, ship.owner, outline, pose, rule)
    for other in in_play(s):
        if overlaps(base_of(s, other), obstacle_shape(thing)):
            yield from after_other_move(m, other, [thing.id])
    return True


def put(m: XMatch, player: int, outline: str, pose: Pose, rule: str) -> Obstacle:
    """A new obstacle of a player lies here."""
    thing = Obstacle(f"obstacle-{_next_number(m.state)}", outline, player, True, pose)
    m.state.obstacles.append(thing)
    m.note("obstacle-placed", rule, player=player, object=thing.id, pose=list(pose))
    return thing


def _next_number(s: Table) -> int:
    return 1 + max((int(thing.id.rpartition("-")[2]) for thing in s.obstacles), default=0)


def remove(m: XMatch, obstacle: Obstacle, rule: str) -> None:
    """Out of the play area, with the locks on it (XW-OBS-44)."""
    obstacle_of(m.state, obstacle.id).placed = False
    tokens.forget_locks_on(m.state, obstacle.id)
    m.note("obstacle-removed", rule, object=obstacle.id)
