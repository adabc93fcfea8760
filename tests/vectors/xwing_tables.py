"""X-Wing at the table: whom ships see and shoot at, with what odds, where moves and deployments may end.

The positions are whole tables of ships without abilities, so that what the page sees of them is all there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from math import hypot
from random import Random
from typing import Any

import msgspec

from battlemat.core.game import SEATS
from battlemat.games.xwing.appraisal import firing
from battlemat.games.xwing.cards.content import PILOTS, SHIPS
from battlemat.games.xwing.cards.records import Pilot
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import targets
from battlemat.games.xwing.combat.dice import faces_of
from battlemat.games.xwing.combat.odds import (
    AttackDice,
    Attacker,
    Defender,
    against,
    attack_odds,
    modified,
    neutralized,
)
from battlemat.games.xwing.combat.targets import Shot
from battlemat.games.xwing.flight import docking, maneuver, moves, templates
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import Attack, Obstacle, Ship, Table, XMatch, ship_of
from battlemat.games.xwing.table.figures import FIGURES, OBSTACLES
from battlemat.games.xwing.table.measures import STANDARD_ARCS, base, measuring_lines, obstacle
from battlemat.games.xwing.table.objects import base_of, obstacle_shapes, other_bases, size_of
from battlemat.geometry import Pose, Shape
from tests.vectors import Case, Vectors, made
from tests.vectors.xwing_odds import by_damage, rerolled_into

SHIP = (
    *("id", "owner", "pilot", "chassis", "size", "place", "pose", "carrier", "turret", "agility", "hull", "shields"),
    *("force", "weapons", "tokens", "locks", "damage", "changed"),
)
"""What the page's reckoning reads of a ship."""
ATTACK = (
    *("attacker", "defender", "weapon", "arc", "range", "obstructed"),
    *("attack_dice", "attack_rerolled", "defense_dice", "defense_rerolled"),
)
TOKENS = ("focus", "calculate", "evade", "fore", "aft", "strain", "tractor")
WEAPONS = ("", "", "&protontorpedoes", "&ioncannon", "&concussionmissiles")
CARRIERS = (("a.lothalrebel&ghost", "sabinewren"), ("a.outerrimsmuggler", "outerrimpioneer"))
"""Carriers and who may be aboard."""
FACES = ("hit", "crit", "focus", "blank")
ATTACK_OPTIONS = ("pass", "focus", "calculate", "force", "lock")
DEFENSE_OPTIONS = ("pass", "focus", "calculate", "force", "evade-focus", "evade-blank", "gas-cloud")


def vectors() -> Iterator[Vectors]:
    common = {"figures": msgspec.to_builtins(FIGURES), "area": [FIGURES.play_area, FIGURES.play_area]}
    yield made("xwing-shots", 1000, _shots, **common)
    yield made("xwing-free", 1200, _free, **common)
    yield made("xwing-deployments", 400, _deployments, **common, ships=_dials())
    yield Vectors("xwing-during", common, list(_during(Random("vectors xwing-during"), 230)))


def _dials() -> dict[str, Any]:
    """The dials of all ships that may be docked, as the catalogue has them."""
    return {name: {"dial": msgspec.to_builtins(ship.dial)} for name, ship in SHIPS.items() if not ship.huge}


# Tables


@cache
def _plain() -> dict[str, list[Pilot]]:
    """Pilots without an ability, whose ships have none either, by size."""
    found: dict[str, list[Pilot]] = {"small": [], "medium": [], "large": []}
    for pilot in PILOTS.values():
        ship = SHIPS[pilot.ship]
        if not ship.huge and not pilot.ability and pilot.ship_ability is None:
            found[ship.size].append(pilot)
    return found


def _pilot(rng: Random) -> str:
    return rng.choice(_plain()[rng.choice(("small", "small", "medium", "large"))]).id


def _pose(rng: Random, around: Pose = (457.2, 457.2, 0.0), far: float = 230.0) -> Pose:
    x, y = around[0] + rng.uniform(-far, far), around[1] + rng.uniform(-far, far)
    heading = rng.choice((90.0 * rng.randrange(4), rng.uniform(0.0, 359.9)))
    return round(x, 4), round(y, 4), round(heading, 4)


@cache
def _fleets() -> tuple[XWingScenario, ...]:
    rng = Random("fleets")
    return tuple(_fleet(rng) for _ in range(24))


def _fleet(rng: Random) -> XWingScenario:
    ships = [f"{seat}.{_pilot(rng)}{rng.choice(WEAPONS)}@100,100" for seat in "abb"]
    return table(*ships, *(f"{rng.choice(sorted(OBSTACLES))}@800,800" for _ in range(3)), phase="engagement")


def _strewn(rng: Random, centre: Pose = (457.2, 457.2, 0.0), far: float = 170.0) -> XWingScenario | None:
    """A fleet anew on the table: none on another, none on an obstacle; None if there was no room."""
    t = rng.choice(_fleets())
    s, taken = t.state, list[Shape]()
    for ship in s.ships:
        _equip(rng, s, ship)
        pose = _room(rng, centre, far, taken, partial(base, size_of(s, ship)))
        if pose is None:
            return None
        ship.pose = pose
        taken.append(base_of(s, ship))
    for rock in s.obstacles:
        pose = _room(rng, centre, far, taken, partial(obstacle, rock.outline))
        if pose is None:
            return None
        rock.pose = pose
    return t


def _room(rng: Random, centre: Pose, far: float, taken: Sequence[Shape], shape: Callable[[Pose], Shape]) -> Pose | None:
    """A pose at which something is clear of all that is there, measured by the circles around them."""
    for _ in range(20):
        pose = _pose(rng, centre, far)
        own = shape(pose)
        if all(hypot(own.x - other.x, own.y - other.y) > own.radius + other.radius for other in taken):
            return pose
    return None


def _equip(rng: Random, s: Table, ship: Ship) -> None:
    ship.turret = rng.choice(STANDARD_ARCS)
    ship.tokens = {name: rng.randint(1, 2) for name in TOKENS if rng.random() < 0.3}
    ship.force = rng.choice((0, 0, 1, 2))
    ship.locks = [other.id for other in s.ships if other.owner != ship.owner and rng.random() < 0.5]


def _ships(m: XMatch) -> list[dict[str, Any]]:
    return [{key: ship[key] for key in SHIP} for ship in m.view(0)["ships"]]


def _rocks(s: Table) -> dict[str, Any]:
    return {rock.id: [rock.outline, rock.pose, OBSTACLES[rock.outline].kind] for rock in s.obstacles}


# Whom ships see and shoot at


def _shots(rng: Random) -> Case | None:
    """All attacks of a ship: the weapon, the target, the arc, the range, both numbers of dice and the odds."""
    t = _strewn(rng)
    if t is None:
        return None
    s, ship = t.state, t.state.ships[0]
    found = [_shot(s, ship, shot) for shot in targets.shots(s, ship)]
    return [_ships(t.match), _rocks(s), ship.id, found]


def _shot(s: Table, ship: Ship, shot: Shot) -> list[Any]:
    planned = Attack(ship.id, shot.defender, shot.weapon.id, shot.arc, shot.range)
    target = base_of(s, ship_of(s, shot.defender))
    _, across = measuring_lines(base_of(s, ship), shot.arc, target, obstacle_shapes(s))[0]
    planned.obstructed = sorted(across)
    s.attacks = [planned]
    red, green = firing.attacker(s, planned, shot), firing.defender(s, planned, shot)
    s.attacks = []
    spread = by_damage(attack_odds(red, green))
    return [shot.weapon.id, shot.defender, shot.arc, shot.range, red.dice, green.dice, spread]


# What dice promise while they are modified


def _during(rng: Random, tables: int) -> Iterator[Case]:
    """What each option of the Modify Dice steps comes to, in attacks that are really carried out."""
    while tables:
        m = _attacked(rng)
        if m is not None:
            tables -= 1
            yield from _attack_options(m)
            yield _reroll(rng, m)
            while m.pending[0].kind == "modify-attack":
                m.submit(m.pending[0].player, "pass")
            yield from _defense_options(m)


def _attacked(rng: Random) -> XMatch | None:
    """A match in which a ship was shot at, and the attacker may modify the dice that fell."""
    t = _strewn(rng, far=130.0)
    if t is None or not targets.shots(t.state, t.state.ships[0]):
        return None
    played = table(*map(_word, t.state.ships), *map(_rock_word, t.state.obstacles), phase="engagement")
    played.dice(*(rng.randint(1, 8) for _ in range(16)))
    m: XMatch = played.match
    while m.pending[0].kind in ("attack", "line") and m.pending[0].about["ship"] == t.state.ships[0].id:
        m.submit(m.pending[0].player, m.pending[0].options[0].id)
    return m if m.pending[0].kind == "modify-attack" else None


def _word(ship: Ship) -> str:
    """A ship in the scenario language."""
    tokens = "".join(f"+{count}{name}" for name, count in ship.tokens.items())
    cards = "".join(f"&{card.id}" for card in ship.upgrades)
    locks = "".join(f">{thing}" for thing in ship.locks)
    pose = ",".join(map(str, ship.pose))
    return f"{SEATS[ship.owner]}.{ship.pilot}{cards}@{pose}{tokens}{locks}^{ship.turret}?{ship.force}"


def _rock_word(rock: Obstacle) -> str:
    return f"{rock.outline}@{','.join(map(str, rock.pose))}"


def _sides(m: XMatch) -> tuple[Attack, Attacker, Defender]:
    """The attack that is resolved, and what both sides have."""
    s = m.state
    attack = s.attacks[-1]
    weapon = targets.weapon_of(s, ship_of(s, attack.attacker), attack.weapon)
    shot = Shot(weapon, attack.defender, attack.arc, attack.range)
    return attack, firing.attacker(s, attack, shot), firing.defender(s, attack, shot)


def _told(m: XMatch, option: Any, spread: list[float]) -> Case:
    attack: dict[str, Any] = m.view(0)["attack"]
    return [_ships(m), _rocks(m.state), {key: attack[key] for key in ATTACK}, m.pending[0].kind, option, spread]


def _counts(faces: Sequence[str]) -> AttackDice:
    return AttackDice(*(faces.count(face) for face in FACES))


def _after(m: XMatch, option: str, now: list[str]) -> list[str]:
    """The dice once an option is taken, which may be the last thing that can be done to them."""
    if option == "pass":
        return now
    fork = m.fork()
    before = len(fork.events)
    fork.submit(fork.pending[0].player, option)
    changed = next(event for event in fork.events[before:] if event.kind == "dice-changed")
    results: list[str] = changed.data["results"]
    return results


def _attack_options(m: XMatch) -> Iterator[Case]:
    """Nothing but the option, then the defender rolls; a lock is used as well as can be, with what else there is."""
    attack, red, green = _sides(m)
    for option in [one.id for one in m.pending[0].options]:
        if option == "lock":
            free = _counts(faces_of(die for die in attack.attack_dice if not die.rerolled))
            spread = modified(free, red, green).then(partial(against, defender=green))
        elif option in ATTACK_OPTIONS:
            spread = against(_counts(_after(m, option, faces_of(attack.attack_dice))), green)
        else:
            continue
        yield _told(m, option, by_damage(spread))


def _reroll(rng: Random, m: XMatch) -> Case:
    """Some dice are rolled again with a lock, then changed by what else there is."""
    attack, red, green = _sides(m)
    again = [place for place in range(len(attack.attack_dice)) if rng.random() < 0.5]
    held = _counts([die.face for place, die in enumerate(attack.attack_dice) if place not in again])
    return _told(m, again, by_damage(rerolled_into(held, len(again), red._replace(lock=False), green)))


def _defense_options(m: XMatch) -> Iterator[Case]:
    """Nothing but the option, then results are neutralized."""
    if m.pending[0].kind != "modify-defense":
        return
    attack, _, green = _sides(m)
    hits = _counts(faces_of(attack.attack_dice))
    for option in [one.id for one in m.pending[0].options]:
        if option in DEFENSE_OPTIONS:
            evades = _after(m, option, faces_of(attack.defense_dice)).count("evade")
            damage = neutralized(hits, evades, reinforced=green.reinforced).total()
            yield _told(m, option, [float(number == damage) for number in range(hits.hit + hits.crit + 1)])


# Where moves may end


def _free(rng: Random) -> Case | None:
    """Which places of a boost or a barrel roll may be taken, onto obstacles or not."""
    centre = rng.choice(((457.2, 457.2, 0.0), (60.0, 457.2, 0.0), (860.0, 860.0, 0.0)))
    t = _strewn(rng, centre, 110.0)
    if t is None:
        return None
    s, ship, onto = t.state, t.state.ships[0], rng.random() < 0.4
    way = rng.choice((*moves.BOOSTS, "left", "right", "left-bank-forward", "right-bank-backward"))
    ends = moves.boost_moves(s, ship, way) if way in moves.BOOSTS else moves.roll_moves(s, ship, way)
    free = [move.position for move in moves.legal(s, ship, ends, onto_obstacles=onto)]
    return [_ships(t.match), _rocks(s), ship.id, way, onto, free]


@cache
def _carriers() -> tuple[XWingScenario, ...]:
    rng = Random("carriers")
    others = [f"b.{_pilot(rng)}@100,100" for _ in range(3)]
    return tuple(
        table(f"{carrier}@400,400=carrier", f"a.{aboard}~carrier", *others, "asteroid@100,100", phase="system")
        for carrier, aboard in CARRIERS
    )


def _deployments(rng: Random) -> Case:
    """For each way out of a carrier, where it ends and whether the ship fits there."""
    t = rng.choice(_carriers())
    s = t.state
    edge = rng.random() < 0.3
    carrier, docked, *others = s.ships
    carrier.pose = _pose(rng, (100.0 if edge else 457.2, 457.2, 0.0), 60.0)
    for ship in others:
        ship.pose = _pose(rng, carrier.pose, 200.0)
    for rock in s.obstacles:
        rock.pose = _pose(rng, carrier.pose, 200.0)
    ways = docking.deployable(s, docked)
    return [_ships(t.match), _rocks(s), docked.id, [_way_out(s, docked, way) for way in rng.sample(ways, 5)]]


def _way_out(s: Table, ship: Ship, option: str) -> list[Any]:
    carrier = ship_of(s, ship.carrier)
    end, _, name = option.removeprefix("deploy:").partition(">")
    assert end in templates.GUIDES
    chosen = maneuver.as_executed(s, ship, sheet(s, ship).dial[name])
    start = templates.deploy_start(size_of(s, carrier), carrier.pose, size_of(s, ship), end)
    full = templates.fly(size_of(s, ship), start, chosen.bearing, chosen.speed)
    fits = [move for move in full if templates.free_of(move.base, other_bases(s, ship))]
    return [option, [move.end for move in fits or full], bool(fits)]
