"""The moments at which abilities may act, and the values they may change (XW-ABL-29 to XW-ABL-35).

A window is named after what happens there; `Moment` says to whom. Flows open windows with `queue.trigger`; abilities
wait for them. A window nobody waits for costs one look into a dictionary.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Moment(Struct, array_like=True, frozen=True, gc=False):
    """Something that happens now: to which ship, because of which other ship, object or card, and what exactly."""

    window: str
    ship: str = ""
    other: str = ""
    what: str = ""
    amount: int = 0


MOMENTS: Final[set[str]] = set()
"""All that happens, for abilities that are `triggered`."""
REPLACEABLE: Final[set[str]] = set()
"""All that abilities may do something `instead` of."""
VALUES: Final[set[str]] = set()
"""All that an ability `changes`."""


def _moment(name: str) -> str:
    MOMENTS.add(name)
    return name


def _replaceable(name: str) -> str:
    REPLACEABLE.add(name)
    return name


def _value(name: str) -> str:
    VALUES.add(name)
    return name


# The round. `what` is the phase; SETUP's `what` is the step of setup that has just ended.
SETUP: Final = _moment("setup")
PHASE_STARTS: Final = _moment("phase-starts")
PHASE_ENDS: Final = _moment("phase-ends")

# A ship's activation. `what` is the maneuver; up to BEFORE_MANEUVER an ability may change it (`ship.executing`).
BEFORE_ACTIVATES: Final = _moment("before-activates")
BEFORE_REVEALS: Final = _moment("before-reveals")
AFTER_REVEALS: Final = _moment("after-reveals")
BEFORE_MANEUVER: Final = _moment("before-maneuver")
BEFORE_DIFFICULTY: Final = _moment("before-difficulty")
"""The ship has moved, and its difficulty is checked next; `amount` and `other` as for AFTER_MANEUVER."""
AFTER_MANEUVER: Final = _moment("after-maneuver")
"""`amount`: 1 if fully executed, 0 if partially (XW-MOV-16); `other` is the colour it was executed in."""

# Actions and moves. `what` is the action; a failed one triggers nothing (XW-ACT-39).
WHILE_PERFORMS: Final = _moment("while-performs")
"""An action has been chosen; `what` is its colour and name (`white:boost`). It can still be treated as red."""
AFTER_ACTION: Final = _moment("after-action")
"""`amount` is 1 if the action was red."""
AFTER_FAILS: Final = _moment("after-fails")
"""An action (`what`) was attempted and failed."""
MEETS: Final = _moment("meets")
"""A ship moved through or onto the obstacle `other` of kind `what`, which has had no effect yet."""
AFTER_MOVE: Final = _moment("after-move")
"""After any boost, barrel roll or decloak, action or not; `what` is boost, barrelroll or decloak."""
WHEN_CHOSEN: Final = _moment("when-chosen")
"""A ship chose the ship `other` to coordinate or to jam, which is `what`."""
AFTER_COORDINATES: Final = _moment("after-coordinates")
"""`other` is the coordinated ship, `what` the action of its bar that it performed."""
AFTER_DEPLOYS: Final = _moment("after-deploys")
"""A ship deployed from the carrier `other`, and executed its maneuver."""
AFTER_LOCKS: Final = _moment("after-locks")
"""A ship acquired a lock on `other`."""

# Tokens. `what` is the token, `other` the ship whose effect it was, if any.
AFTER_GAINS: Final = _moment("after-gains")
AFTER_SPENDS: Final = _moment("after-spends")
AFTER_LOSES: Final = _moment("after-loses")
"""A token was removed (never spent: XW-TOK-03), or, with `what` shield, a shield was lost."""

# The engagement and the attack. `ship` is the attacker or defender of the name, `other` the opposite one.
AT_SEVEN: Final = _moment("at-seven")
"""Initiative 7 of the Engagement Phase has begun; nobody has engaged yet (XW-FAQ-58)."""
AT_ZERO: Final = _moment("at-zero")
"""Initiative 0 of the Engagement Phase has begun, whether or not anybody engages there."""
BEFORE_ENGAGES: Final = _moment("before-engages")
AFTER_ENGAGES: Final = _moment("after-engages")
AFTER_DECLARES: Final = _moment("after-declares")
"""The attack is declared and its costs are paid; `ship` attacks `other`."""
ROLLS_ATTACK: Final = _moment("rolls-attack")
ROLLS_DEFENSE: Final = _moment("rolls-defense")
"""Before dice are rolled, for what may be done about their number; `ship` rolls (`attack.more_dice`)."""
ROLLED_ATTACK: Final = _moment("rolled-attack")
ROLLED_DEFENSE: Final = _moment("rolled-defense")
"""The dice lie on the table and nobody has modified them; `ship` rolled."""
ROLLS_OTHER: Final = _moment("rolls-other")
ROLLED_OTHER: Final = _moment("rolled-other")
"""The same outside attacks, for an obstacle, a device or a card: `what` is attack or defense, the dice of `s.rolls`."""
AFTER_REROLLS: Final = _moment("after-rerolls")
"""`ship` rerolled some of its dice in an attack; `what` is attack or defense."""
AFTER_ATTACK_DICE: Final = _moment("after-attack-dice")
"""After the Modify Attack Dice step."""
BEFORE_NEUTRALIZE: Final = _moment("before-neutralize")
"""After the Modify Defense Dice step; `ship` is the attacker, like in all windows of the attack up to here."""
AFTER_NEUTRALIZE: Final = _moment("after-neutralize")
"""At the end of the Neutralize Results step; `amount` is 1 if the attack hits (XW-ATK-78)."""
AFTER_DEFENDS: Final = _moment("after-defends")
AFTER_ATTACKS: Final = _moment("after-attacks")
AFTERMATH: Final = frozenset({AFTER_DEFENDS, AFTER_ATTACKS})
"""The windows of the Aftermath, in whose order bonus attacks have their place (XW-ATK-87 to XW-ATK-92)."""
THEN: Final = _moment("then")
"""What a card (`what`) goes on to do after its first effect, where that has a time of its own: a bonus attack."""

# Damage. `what` is hit or crit for damage, the kind of card for cards.
AFTER_DAMAGE: Final = _moment("after-damage")
BEFORE_FACEUP: Final = _moment("before-faceup")
"""A ship is about to be dealt a faceup damage card; the top card of its player's deck can still be changed."""
AFTER_DEALT: Final = _moment("after-dealt")
AFTER_EXPOSED: Final = _moment("after-exposed")
AFTER_FACEUP: Final = _moment("after-faceup")
"""A damage card (`other`) was dealt or exposed faceup: its own text works at once (XW-DMG-19)."""
PRECISION_SHOT: Final = _moment("precision-shot")
"""A huge ship was dealt the damage card `other` faceup while the attacker is in the arc it names (XW-HUG-33)."""
AFTER_DAMAGE_NOW: Final = _moment("after-damage-now")
"""AFTER_DAMAGE for damage cards: game effects come before abilities (XW-ABL-20). `amount` numbers the card dealt."""
AFTER_DESTROYED: Final = _moment("after-destroyed")
"""`other` is the ship that did it, if one did."""

AFTER_ASSIGNED: Final = _moment("after-assigned")
"""A condition (`what`) was assigned to a ship; `other` is the ship whose card did it."""

# Devices. `ship` placed it or set it off, `other` is the device, `what` its kind.
AFTER_PLACES: Final = _moment("after-places")
AFTER_DETONATES: Final = _moment("after-detonates")
AFTER_STRUCK: Final = _moment("after-struck")
"""A ship suffered the effect of a bomb."""

# What may be replaced (XW-ABL-36): asked at once, without the queue.
WOULD_GAIN: Final = _replaceable("would-gain")
WOULD_SUFFER: Final = _replaceable("would-suffer")
"""`what` is hit or crit, `amount` how much."""
WOULD_BE_HURT: Final = _replaceable("would-be-hurt")
"""The same before hits and crits are told apart: `amount` is all the damage of one effect."""
WOULD_BE_DEALT: Final = _replaceable("would-be-dealt")
"""A faceup damage card, the kind `what` on top of the deck of the ship's player."""
WOULD_BE_DESTROYED: Final = _replaceable("would-be-destroyed")
WOULD_FLEE: Final = _replaceable("would-flee")
WOULD_DETONATE: Final = _replaceable("would-detonate")
"""The device `other` of kind `what`; about no ship."""
WOULD_DEAL: Final = _replaceable("would-deal")
"""The Deal Damage step of an attack with weapon `what`: for weapons that do something else (XW-ATK-85)."""

ABOUT_NOBODY: Final = frozenset({SETUP, PHASE_STARTS, PHASE_ENDS, AT_SEVEN, AT_ZERO, AFTER_DETONATES, WOULD_DETONATE})
"""What happens to no ship in particular. Everything else concerns ships only, and never a remote (XW-DEV-49, -50)."""

# Values, asked for whenever they matter. The ability returns what it adds.
ATTACK_DICE: Final = _value("attack-dice")
DEFENSE_DICE: Final = _value("defense-dice")
MOST_ATTACK_DICE: Final = _value("most-attack-dice")
MOST_DEFENSE_DICE: Final = _value("most-defense-dice")
"""The largest number allowed (None: no limit)."""
MOST_FOCUS: Final = _value("most-focus")
"""How many focus results of a ship's dice can be modified in an attack."""
MOST_REROLLS: Final = _value("most-rerolls")
"""How many attack dice of a ship can be rerolled in an attack."""
AGILITY: Final = _value("agility")
DIFFICULTY: Final = _value("difficulty")
"""Steps by which the maneuver `what` becomes harder."""
FINAL_DIFFICULTY: Final = _value("final-difficulty")
"""The same when all else is counted: `what` is the maneuver in the colour it has by then (`3-turn-left/red`)."""
SPEED: Final = _value("speed")
ACTION_COLOUR: Final = _value("action-colour")
"""The colour an action `what` is treated as (None: as it is)."""
EXTRA_ACTIONS: Final = _value("extra-actions")
"""Further actions on the bar, as a tuple of `Act`s."""
EXTRA_WEAPONS: Final = _value("extra-weapons")
ROLL_TEMPLATES: Final = _value("roll-templates")
BOOST_TEMPLATES: Final = _value("boost-templates")
DECLOAK_TEMPLATES: Final = _value("decloak-templates")
"""Further templates, as a tuple; one that starts with "only" takes the place of the usual ones."""
MANEUVER_TEMPLATES: Final = _value("maneuver-templates")
"""Further templates for the maneuver `what`, as a tuple of the bearings that would use them in the same way."""
DEVICE_WAYS: Final = _value("device-ways")
"""What may be done instead of placing the device of kind `other` in the way `what` (`drop:1-straight`), as a tuple."""
DOCKS: Final = _value("docks")
"""Asked of a carrier about another ship (`about`): the guides from which it may deploy (none: it cannot dock)."""
KEEPS: Final = _value("keeps")
"""How many tokens of kind `what` are not removed from a ship in the End Phase."""
SHIELD_RECOVERY: Final = _value("shield-recovery")
ENERGY_RECOVERY: Final = _value("energy-recovery")
"""How much more or less of it a huge ship recovers in the End Phase."""
COORDINATES: Final = _value("coordinates")
"""Further ships that a ship can coordinate, as a tuple of ids."""
JAMS: Final = _value("jams")
"""Further ships that a ship can jam, as a tuple of ids."""
IGNORES_OBSTRUCTION: Final = _value("ignores-obstruction")
"""The obstacles an attacker ignores, as a collection of ids."""
FARTHER: Final = _value("farther")
"""By how many ranges farther away an object can be chosen for the action `what`: lock, coordinate or jam."""
LOCK_RANGE: Final = _value("lock-range")
"""The greatest range at which a lock can be acquired (None: as usual)."""
LOCKS_FROM: Final = _value("locks-from")
"""Further ships from which range is measured to acquire a lock, as a tuple of ids."""
LOCKS_BEYOND: Final = _value("locks-beyond")
"""The range beyond which locks must be acquired, instead of up to it."""
NO_LOCKS_AT: Final = _value("no-locks-at")
"""A range at which no lock can be acquired."""
LENDS_SHIELDS: Final = _value("lends-shields")
"""Other ships whose active shields a ship may lose or spend as its own, as a tuple of ids."""
LENDS_TOKENS: Final = _value("lends-tokens")
"""Other ships whose tokens `what` a ship may spend as its own, as a tuple of ids."""
INITIATIVE: Final = _value("initiative")
"""The initiative a ship is treated as having, unless an effect that came later says otherwise."""
WEAPON_ARC: Final = _value("weapon-arc")
"""The arc that the weapon `what` is treated as having (None: its own)."""
WEAPON_RANGE: Final = _value("weapon-range")
"""The nearest and farthest range at which the weapon `what` can be used (None: its own)."""
RANGE_SHIFT: Final = _value("range-shift")
"""By how much the range at which the weapon `what` can be used may be shifted, up or down."""
STARTS: Final = _value("starts")
"""Where else a ship may be placed in setup: a test of the shape of its base there."""
NO_RANGE_BONUS: Final = _value("no-range-bonus")
"""`what` is attacker or defender: whose bonus."""

# What is measured otherwise than on the table: the ability returns True where it applies.
CLOSE: Final = _value("close")
"""Friendly ships at range 2-3 are treated as being at range 0 or 1."""
AHEAD: Final = _value("ahead")
"""The ship `what` is treated as being in the bullseye arc."""

# Permissions and prohibitions: the ability returns True where it applies. "Cannot" beats "can" (XW-ABL-03).
CAN: Final = _value("can")
CANNOT: Final = _value("cannot")

PERMISSIONS: Final = (
    "act-while-stressed",  # perform actions
    "act-while-stressed:",  # boost, or another action
    "act-while-stressed-in-step",  # perform actions in the Perform Action step of its activation
    "ailerons-while-stressed",  # use Adaptive Ailerons
    "attack-disarmed:",  # cannon, or another type of upgrade, with one disarm token
    "attack-friends",  # declare friendly ships as defenders
    "attack-from:",  # obstacle-1, while that one is ignored
    "attack-from-obstacle",  # attack at range 0 of an asteroid
    "attack-locked-disarmed:",  # missile, or another type of upgrade, against what is locked
    "attack-range-0",  # attack ships at range 0
    "attack-range-0:",  # b.lukeskywalker, or another ship
    "boost-partially",  # against a ship
    "coordinate-red",  # the action of a coordinated ship is treated as red
    "coordinate-stressed",  # the coordinated ship may have one stress token
    "crits-first",  # evades cancel crits before hits, when this ship defends
    "crits-stay",  # evades do not cancel the attacker's crits
    "dock-at-range-1",  # dock with a carrier that is not at range 0
    "ignore:",  # asteroid, another kind of obstacle, or obstacle-1, while moving
    "ignore-obstacles",  # all of them, while moving
    "ignore-requirement:",  # lock, focus or calculate; lock:b.lukeskywalker, against that ship
    "move-through-obstacles",  # and onto them, with a boost, a barrel roll or a decloak
    "precision-anywhere",  # apply the precision shot effect of a card it deals, from whatever arc
    "red-while-stressed",  # execute red maneuvers
    "red-while-stressed:",  # segnor_left, or another bearing
    "skip-ailerons",  # need not use Adaptive Ailerons
    "three-locks",  # keep three locks on different objects
    "two-locks",  # keep two
    "vary-device-speed",  # place a device with a template one speed faster or slower
)
"""The subjects of CAN. A name that ends with a colon is followed by what it is about."""
PROHIBITIONS: Final = (
    "action:",  # boost, or another action; upgrade, or another kind of card whose action it is
    "carry",  # let ships dock
    "attack",  # at all
    "attack-dice-modified",  # by anybody
    "attack-with:",  # snapshot, in any other way than that card says
    "coordinate:",  # a.lukeskywalker, or another ship
    "coordinated",  # be chosen by a ship that coordinates
    "coordinated-action:",  # boost, or another action
    "defense-dice-modified",  # by anybody
    "deploy",  # but in an emergency
    "green-on-defense-dice",  # tokens of others included
    "modify-attack-dice",  # by the ship itself, whichever card lets it, but for Force
    "modify-defense-dice",  # likewise
    "leave-destroyed",  # be removed before the round ends
    "reinforce:",  # aft, or fore
    "reinforced",  # be spared by its reinforce tokens
    "remove:",  # stress, or another token
    "repair:",  # damage:deckfire#3, or another damage card of its own
    "rotate:",  # left, or another arc
    "spend:",  # focus, or another token, or lock
    "start-in-play",  # it starts docked
)
"""The subjects of CANNOT, likewise; whatever a card can allow, another can forbid (XW-ABL-03)."""


def among(name: str, names: tuple[str, ...]) -> bool:
    """Whether a permission or prohibition is one of these.

    >>> among("spend:focus", PROHIBITIONS), among("spent:focus", PROHIBITIONS), among("attack", PROHIBITIONS)
    (True, False, True)
    """
    return name in names or name[: name.find(":") + 1] in names
