"""How a huge ship engages: one standard attack, and every bonus attack of its cards (XW-HUG-02 to XW-HUG-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.core.errors import Refusal
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import BonusHeader, sheet, side_of
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.targets import Shot, out_of_reach, shots, weapons
from battlemat.games.xwing.deeds import BONUS_HEADER, STANDARD_ATTACK
from battlemat.games.xwing.ships import energy
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch
from battlemat.games.xwing.timing import queue

BONUS = "bonus:"
"""Before the option of a shot that is a bonus attack."""


class Salvo(NamedTuple):
    """An attack a huge ship could perform now: a standard one, or that of a header "Bonus Attack:"."""

    shot: Shot
    header: BonusHeader | None = None

    @property
    def id(self) -> str:
        return f"{BONUS}{self.shot.id}" if self.header else self.shot.id


def engage(m: XMatch, ship: Ship) -> Flow[None]:
    """Attack after attack, in any order, as long as its player likes (XW-HUG-03, XW-HUG-04)."""
    while (yield from _attack(m, ship)):
        yield from queue.settle(m)


def _attack(m: XMatch, ship: Ship) -> Flow[bool]:
    s = m.state
    answer = yield from pick(
        m, ship.owner, "attack", "XW-HUG-02", lambda: list(salvos(s, ship)), may=PASS,
        about={"ship": ship.id, "bonus": False}, refused=lambda: refused(s, ship),
    )  # fmt: skip
    if answer is None:
        return False
    salvo = salvos(s, ship)[answer]
    if salvo.header is None:
        ship.did.append(STANDARD_ATTACK)
    else:
        ship.did.append(deed(salvo.header))
        if salvo.header.energy:
            energy.spend(m, ship, salvo.header.energy)
    yield from queue.with_own_queue(m, attack.resolve(m, ship, salvo.shot, bonus=salvo.header is not None))
    return True


def deed(header: BonusHeader) -> str:
    """What is noted of a header that was resolved this round (XW-HUG-06)."""
    return f"{BONUS_HEADER}{header.card}:{header.number}"


def salvos(s: Table, ship: Ship) -> dict[str, Salvo]:
    """Everything a huge ship may attack with now, by option."""
    if ship.place != IN_PLAY:
        return {}
    found = [*_standard(s, ship), *_bonus(s, ship)]
    return {salvo.id: salvo for salvo in reversed(found)}  # of headers that are alike the first


def _standard(s: Table, ship: Ship) -> Iterator[Salvo]:
    """One attack with a primary weapon, or with a special one that has the header "Attack:" (XW-HUG-02)."""
    if STANDARD_ATTACK not in ship.did:
        yield from map(Salvo, shots(s, ship))


def _bonus(s: Table, ship: Ship) -> Iterator[Salvo]:
    """The headers that were not resolved this round and can be paid (XW-HUG-06, XW-HUG-28)."""
    for header in unused(s, ship):
        if header.energy <= energy.active(s, ship):
            using = [weapon for weapon in weapons(s, ship) if weapon.id in header.weapons]
            yield from (Salvo(shot, header) for shot in shots(s, ship, using))


def unused(s: Table, ship: Ship) -> list[BonusHeader]:
    return [header for header in sheet(s, ship).bonus_attacks if deed(header) not in ship.did]


# What cannot be done --------------------------------------------------------------------------------------------------


def refused(s: Table, ship: Ship) -> dict[str, Refusal]:
    """What a player may well try, and why not: no energy, offline, out of reach."""
    offered = salvos(s, ship)
    enemies = [other for other in s.ships if other.owner != ship.owner and other.place == IN_PLAY]
    reasons = {**_offline(ship, enemies), **_for_free(s, ship, enemies)}
    for name, why in out_of_reach(s, ship, [salvo.shot for salvo in offered.values()]).items():
        reasons.setdefault(name, why)
        reasons.setdefault(BONUS + name, why)
    return {name: why for name, why in reasons.items() if name not in offered}


def _offline(ship: Ship, enemies: list[Ship]) -> dict[str, Refusal]:
    off = [card for card in ship.upgrades if side_of(card).offline]
    return {
        f"{verb}{card.id}>{enemy.id}": Refusal("xwing-offline", "XW-HUG-03", {"card": f"upgrade:{card.id}"})
        for card in off
        for enemy in enemies
        for verb in ("", BONUS)
    }


def _for_free(s: Table, ship: Ship, enemies: list[Ship]) -> dict[str, Refusal]:
    """Bonus attacks for which the energy is not there."""
    have = energy.active(s, ship)
    return {
        f"{BONUS}{weapon}>{enemy.id}": Refusal(
            "xwing-no-energy",
            "XW-HUG-28",
            {"ship": ship.id, "card": f"upgrade:{header.card}", "need": header.energy, "have": have},
        )
        for header in unused(s, ship)
        if header.energy > have
        for weapon in header.weapons
        for enemy in enemies
    }
