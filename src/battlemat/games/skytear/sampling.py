"""Set-ups: written out in full, ready-made, and random ones for fuzzing and for tests that must hold everywhere."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.game import Starter
from battlemat.games.skytear.board import BOARDS, board
from battlemat.games.skytear.build import MODES, mode_faults, pool_violations, read_deck, read_pool, starter_pool
from battlemat.games.skytear.content import HEROES, content

FEWEST, MOST = 2, 8


def normal_setup(setup: Any) -> dict[str, Any]:
    """The set-up in full; None is the first game of two players. `BadSetup` explains every fault."""
    if setup is None:
        setup = {}
    if not isinstance(setup, dict):
        raise BadSetup(Refusal("skytear-not-a-setup", ""))
    variant = setup.get("variant", "first-game")
    battlefield = setup.get("battlefield", "two-lane")
    simplified = setup.get("simplified", False)
    players = setup.get("players") or [None, None]
    known = {"variant", "battlefield", "simplified", "players"}
    faults = [Refusal("skytear-unknown-field", "", {"id": str(field)[:80]}) for field in setup if field not in known]
    if battlefield not in BOARDS:
        faults.append(Refusal("skytear-unknown-battlefield", "SK-OVR-25", {"id": str(battlefield)[:80]}))
    if not isinstance(simplified, bool) or not isinstance(variant, str):
        faults.append(Refusal("skytear-not-a-setup", ""))
    if not isinstance(players, list) or not FEWEST <= len(players) <= MOST:
        faults.append(Refusal("skytear-player-count", "SK-OVR-01", {"fewest": FEWEST, "most": MOST}))
    if faults:
        raise BadSetup(*faults)
    heroes = board(battlefield).heroes_per_side
    faults += mode_faults(variant, heroes)
    if variant == "first-game" and len(players) > 2:
        faults.append(Refusal("skytear-first-game-two-players", "SK-SET-01"))
    if faults:
        raise BadSetup(*faults)
    entries = [_entry(variant, entry, heroes, seat) for seat, entry in enumerate(players)]
    return {"variant": variant, "battlefield": battlefield, "simplified": simplified, "players": entries}


def _entry(variant: str, entry: Any, heroes: int, seat: int) -> Any:
    """What a player brings: nothing, built decks, or for a team's first seat a pool."""
    if variant == "first-game":
        return {}
    if variant == "casual":
        decks = entry.get("decks", []) if isinstance(entry, dict) else []
        return {"decks": [msgspec.to_builtins(read_deck(deck)) for deck in decks]}
    pool = default_pool(heroes, seat) if not entry else read_pool(entry)
    faults = pool_violations(pool, heroes)
    if faults:
        raise BadSetup(*faults)
    return msgspec.to_builtins(pool)


def default_pool(heroes: int, seat: int) -> Any:
    """Starter lists: all eight heroes, or six of them beginning with another one for each team."""
    everybody = list(HEROES)[: len(content().heroes)]
    start = 2 * (seat % 2)
    size = {4: 6, 6: 8}[heroes]
    return starter_pool((everybody[start:] + everybody[:start])[:size], "Starter")


def sample_setup(rng: Random) -> dict[str, Any]:
    """Every variant, both battlefields, two to eight players."""
    variant = rng.choice(MODES)
    players = 2 if variant == "first-game" else rng.choice((2, 3, 4, rng.randint(5, 8)))
    battlefield = rng.choice(BOARDS) if variant == "tournament" else "two-lane"
    return normal_setup(
        {
            "variant": variant,
            "battlefield": battlefield,
            "simplified": rng.random() < 0.2,
            "players": [None] * players,
        }
    )


def starter_setup(players: int, number: int) -> Starter:
    """The first game for two; for more a tournament with starter lists."""
    if players == 2:
        return Starter(normal_setup(None), ("first-game", "first-game"))
    setup = normal_setup({"variant": "tournament", "players": [None] * players})
    return Starter(setup, ("starter",) * players)
