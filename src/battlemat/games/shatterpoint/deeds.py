"""What a unit did this turn: every word that `Unit.used` can hold besides the abilities it used, and what it means.

Rules and abilities note a deed with `Unit.remember` and ask for it later in the turn. Use these names and never a
string: one that is misspelt does not exist. A deed that ends with a dash is followed by its subject.
"""

from __future__ import annotations

from typing import Final

from battlemat.games.shatterpoint.content import ABILITIES

DEEDS: Final[set[str]] = set()
"""All deeds, as they stand in `used`; of those with a subject, what stands before it."""


def _deed(name: str) -> str:
    DEEDS.add(name)
    return name


def known(deed: str) -> bool:
    """Whether something is a deed, or an ability.

    >>> known(BITE), known(PEACE + "objective-1"), known("hello-there"), known("hello-their"), known(PEACE)
    (True, True, True, False, False)
    """
    if deed in DEEDS:
        return not deed.endswith("-")
    if deed in ABILITIES or (deed.endswith(IN_ATTACK) and deed.removesuffix(IN_ATTACK) in ABILITIES):
        return True
    return any(name.endswith("-") and deed.startswith(name) for name in DEEDS)


# The rules
KEPT_HUNKER: Final = _deed("kept-hunker")
"""Keeps so many hunker tokens until its activation ends."""
STAYED_HUNKERED: Final = _deed("stayed-hunkered")
"""Was told why it keeps its hunker tokens."""
IN_ATTACK: Final = "-attack"
"""Behind the ability that is at work: in the attack of this number."""

# Abilities that are used once a turn without being used up
BRAVE: Final = _deed("brave-but-foolish")
"""Used Brave but Foolish."""
SABACC_SHIFT: Final = _deed("sabacc-shift")
"""Put its order card back, and takes the next (Sabacc Shift)."""
FINE: Final = _deed("were-all-fine-here-now-thank-you")
"""Used We're All Fine Here Now, Thank You."""
TEN_MEN: Final = _deed("make-ten-men-feel-like-a-hundred")
"""Used Make Ten Men Feel Like a Hundred."""
TIME_TO_FIGHT: Final = _deed("the-time-to-fight-is-now")
"""Used The Time to Fight Is Now."""
NO_JEDI: Final = _deed("i-am-no-jedi")
"""Used I Am No Jedi."""
WRATH: Final = _deed("wrath-of-the-great-mother")
"""Used Wrath of the Great Mother."""
ALLY_FELL: Final = _deed("hey-its-me-ally")
"""Heard of a wounded ally (Hey, It's Me)."""
FOE_FELL: Final = _deed("hey-its-me-foe")
"""Heard of a wounded enemy (Hey, It's Me)."""
DASHED: Final = _deed("flow-of-the-force-dash")
"""Let an ally dash when an enemy was wounded (Flow of the Force)."""
DISCOUNT: Final = _deed("guardians-of-the-republic-discount")
"""Had the one ability that costs less (Guardians of the Republic)."""
SURRENDER: Final = _deed("im-afraid-i-must-request-your-surrender-")
"""Answered an enemy's poor `attack`, or its poor `defense` (I'm Afraid I Must Request Your Surrender)."""
FOUND: Final = _deed("you-cannot-hide-forever-found")
"""Moved by You Cannot Hide Forever."""

# What waits for the unit's next attack
SURPRISE: Final = _deed("element-of-surprise-combat")
"""Began a combat action out of nowhere."""
BITE: Final = _deed("death-from-below-bite")
"""Came from below, and is yet to bite."""
ANGRY: Final = _deed("anger-hate-aggression-next")
"""Is angry at whomever it attacks next."""
FURY: Final = _deed("vaders-fury-waits")
"""Is furious at whomever it attacks next."""
DRAWN: Final = _deed("cloak-and-dagger-drawn")
"""Has drawn its daggers."""
HELLO_THERE: Final = _deed("hello-there-dice")
"""Said hello: the member of this number (from 1) rolls more dice."""
UTTER_DEFEAT: Final = _deed("utter-defeat-dice")
"""Promised failure: the member of this number (from 1) rolls more dice."""
STRIPPED: Final = _deed("genetically-bred-deadeye-stripped")
"""Took so many tokens off, each a strike in its next attack."""

# What is asked for when something ends, or all the time
WOUNDED: Final = _deed("wounded-")
"""Wounded a unit of this type (This Is Where the Fun Begins)."""
POWER_WITHIN: Final = _deed("power-within-")
"""Holds this objective in its grip from afar."""
PEACE: Final = _deed("peace-")
"""Keeps control of this objective."""
