"""What a ship (or a remote) did this round, or is just doing: every word that `did` can hold, and what it means.

Rules and cards note a deed in `Ship.did` and ask for it later in the round; the End Phase forgets them all. Use these
names and never a string: one that is misspelt does not exist. A deed that ends with a mark is followed by its subject.
"""

from __future__ import annotations

from typing import Final

DEEDS: Final[set[str]] = set()
"""All deeds, as they stand in `did`; of those with a subject, what stands before it."""


def _deed(name: str) -> str:
    DEEDS.add(name)
    return name


def known(deed: str) -> bool:
    """Whether something is a deed.

    >>> known(ENGAGED), known(FIRED + "front:front"), known("engagd"), known(FIRED), known(ENGAGED + "x")
    (True, True, False, False, False)
    """
    if deed in DEEDS:
        return not deed.endswith(MARKS)
    return any(name.endswith(MARKS) and deed.startswith(name) for name in DEEDS)


MARKS: Final = (":", ">")

# The phases
SYSTEM_TURN: Final = _deed("system")
"""Had its turn in the System Phase."""
SYSTEM_ABILITY: Final = _deed("system:")
"""Used the ability of this card in the System Phase."""
ACTIVATED: Final = _deed("activated")
"""Activated, or needs not activate this round any more."""
ENGAGED: Final = _deed("engaged")
"""Engaged, or cannot engage this round any more."""
USED: Final = _deed("used:")
"""Used the ability of this card, which it has once a round."""

# Moving
SKIPS_MANEUVER: Final = _deed("skips-maneuver")
"""Executes no maneuver in its activation."""
SKIPS_ACTION: Final = _deed("skips-action:")
"""Skips its Perform Action step, for this cause."""
PARTIAL: Final = SKIPS_ACTION + "partial"
"""Because its maneuver was partially executed (XW-MOV-21)."""
SLAMMED: Final = _deed("slammed")
"""Fully executed the maneuver of its SLAM."""
TRACTOR_MOVED: Final = _deed("tractored")
"""Was tractored this round, and moved by whoever did it (XW-TOK-88)."""
TRIED_DECLOAK: Final = _deed("tried-decloak")
"""Tried to decloak, whether it could or not."""
DECLOAKED: Final = _deed("decloaked")
"""Decloaked in the System Phase."""
HURT_BY_OBSTACLE: Final = _deed("hurt-by-obstacle")
"""Is just suffering damage from an obstacle."""
FLEEING: Final = _deed("fleeing")
"""Is across the edge while it is asked whether something else happens to it."""

# Docking
DOCKED: Final = _deed("docked")
"""Docked this round (XW-DOC-05)."""
DEPLOYED: Final = _deed("deployed")
"""Deployed this round (XW-DOC-05)."""
DEPLOYING: Final = _deed("deploying")
"""Is just executing the maneuver with which it deploys, and may still stand on its carrier."""
TRIED_DEPLOY: Final = _deed("tried-deploy")
"""Tried to deploy, whether it could or not (XW-DOC-12)."""

# Actions and devices
AS_RED: Final = _deed("as-red:")
"""Treats the action it is just performing as red, because this card says so."""
SCANS: Final = _deed("scans:")
"""Chooses so many ranges farther away in the action it is just performing (Boosted Scanners)."""
LOCKED: Final = _deed("locked:")
"""Performed a lock action and chose this object."""
PLACED: Final = _deed("device")
"""Dropped or launched a device (XW-DEV-09, XW-DEV-10)."""

# Attacking
ATTACK: Final = _deed("attack")
"""Performed an attack that was no bonus attack."""
BONUS_ATTACK: Final = _deed("bonus-attack")
"""Performed a bonus attack (XW-ATK-94)."""
STANDARD_ATTACK: Final = _deed("standard-attack")
"""Is huge and performed its standard attack of this round (XW-HUG-02)."""
BONUS_HEADER: Final = _deed("bonus-header:")
"""Is huge and resolved this "Bonus Attack:" by its card and number (XW-HUG-06)."""
ATTACKED: Final = _deed("attacked:")
"""Attacked this ship or remote."""
FIRED: Final = _deed("fired:")
"""Attacked with a weapon of this arc symbol from this arc on the table (`front:front`)."""
BARRED: Final = _deed("barred:")
"""Cannot attack with a weapon of this arc symbol from this arc any more; named as for FIRED."""

# Single cards
AILERONS: Final = _deed("ailerons")
"""Is just executing the maneuver of its Adaptive Ailerons."""
ACTED_EARLY: Final = _deed("acted-early")
"""Performed the one action of its activation before it revealed its dial (Advanced Sensors)."""
REFLEX: Final = _deed("reflex")
"""Moved by Precognitive Reflexes, and performs no further action in its activation."""
BRAKED: Final = _deed("braked")
"""Turned its maneuver into a stationary one by Inertial Dampeners, and is yet to gain the stress."""
CYBERNETICS: Final = _deed("cybernetics")
"""Is not held back by stress until the end of the round (Contraband Cybernetics)."""
HEEDLESS: Final = _deed("upgrade:r5x3:")
"""Ignores obstacles in this phase (R5-X3)."""
AVOIDED: Final = _deed("upgrade:collisiondetector>")
"""Ignores this obstacle for the rest of the round (Collision Detector)."""
PLATED: Final = _deed("plated")
"""Is just suffering what its Ablative Plating has left of some damage."""
INSPIRED: Final = _deed("inspired")
"""Used Leia Organa: red maneuvers of its friends are easier for the rest of the Activation Phase."""
ORDER: Final = _deed("order:")
"""Moff Jerjerrod aboard ordered to boost with this template, which is just being done."""
HELD_FAST: Final = _deed("keeps-tractor")
"""Keeps its tractor tokens in this End Phase (Ketsu Onyo)."""
REMEMBERS: Final = _deed("keeps-calculate")
"""Keeps one calculate token in this End Phase (Kraken)."""
HOLDS_OUT: Final = _deed("holds-out")
"""Is destroyed, and stays in play until the round ends."""
KEEPS_ONE: Final = _deed("keeps-one:")
"""Keeps one token of this kind in this End Phase (Azmorigan)."""
EZRA: Final = _deed("ezra-fires")
"""Is just performing the bonus attack of Ezra Bridger."""
DRIVEN: Final = _deed("driven")
"""Used the ability of Commander Malarus this round."""
HARRIED: Final = _deed("harried")
"""Is kept from spending tokens on the dice of its attacks (Fenn Rau)."""
