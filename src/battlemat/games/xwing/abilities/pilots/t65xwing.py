"""T-65 X-wing."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, take_result
from battlemat.games.xwing.abilities.phrases import in_attack_arc
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack, rolls
from battlemat.games.xwing.combat.dice import Custom, Modification, count
from battlemat.games.xwing.ships import actions, charges, damage, tokens
from battlemat.games.xwing.state import Card, Ship, XMatch, find_ship
from battlemat.games.xwing.table.objects import range_to, ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_DECLARES,
    AFTER_GAINS,
    AFTER_SPENDS,
    BEFORE_ACTIVATES,
    BEFORE_NEUTRALIZE,
    DEFENSE_DICE,
)

TWISTS = ("barrelroll", "boost")


@triggered(
    "pilot:lukeskywalker",
    AFTER_DECLARES,
    of="enemy",
    when=lambda x: x.attack.defender == x.ship.id,
    able=lambda x: x.ship.force < sheet(x.s, x.ship).force,
    may=True,
)
def luke_skywalker(m: XMatch, x: Use) -> None:
    charges.recover_force(m, x.ship)


@changes("pilot:wedgeantilles", DEFENSE_DICE, of="enemy", when=lambda x: x.attack.attacker == x.ship.id)
def wedge_antilles(x: Use) -> int:
    return -1


def facedown(ship: Ship | None) -> bool:
    return ship is not None and any(not card.faceup and card.kind != damage.BLANK for card in ship.damage)


@modifies("pilot:thanekyrell", "attack", "attacker")
def thane_kyrell(x: Use) -> Modification:
    faces = [face for face in ("focus", "hit", "crit") if count(x.attack.attack_dice, face)]
    possible = bool(faces) and facedown(find_ship(x.s, x.attack.defender))
    return Custom(possible, partial(expose_one, x, faces))


def expose_one(x: Use, faces: list[str], m: XMatch) -> Flow[None]:
    """Spend a result, look at the defender's facedown cards and choose one of them."""
    face = yield from pick(m, x.ship.owner, "spend-result", "XW-ATK-47", faces, about={"card": x.card})
    attack.cancel(m, x.attack, face or faces[0], "XW-ATK-47")
    defender = find_ship(m.state, x.attack.defender)
    assert defender is not None
    seen = {
        damage.card_key(card): card.number for card in defender.damage if not card.faceup and card.kind != damage.BLANK
    }
    key = yield from pick(m, x.ship.owner, "expose", "XW-DMG-26", list(seen), about={"ship": defender.id})
    number = seen[key or next(iter(seen))]
    chosen = next(card for card in defender.damage if card.number == number)
    yield from damage.expose_card(m, defender, chosen)


def configuration(x: Use) -> Card | None:
    """The equipped configuration that has another side."""
    for card in x.ship.upgrades:
        if UPGRADES[card.id].type == "configuration" and UPGRADES[card.id].back is not None:
            return card
    return None


@triggered(
    "pilot:kullbeesperado", AFTER_ACTION, what=TWISTS, able=lambda x: configuration(x) is not None, may=True
)  # fmt: skip
def kullbee_sperado(m: XMatch, x: Use) -> None:
    card = configuration(x)
    assert card is not None
    handling.flip(m, x.ship, card)


@triggered(
    "pilot:garvendreis-t65xwing",
    AFTER_SPENDS,
    what=("focus",),
    able=lambda x: any(ships_at(x.s, x.ship, 1, 3, "friend")),
    may=True,
)
@triggered(
    "pilot:garvendreis",
    AFTER_SPENDS,
    what=("focus",),
    able=lambda x: any(ships_at(x.s, x.ship, 1, 3, "friend")),
    may=True,
)
def garven_dreis(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 1, 3, "friend"))
    if chosen is not None:
        yield from tokens.gain(m, chosen, "focus", by=x.ship.owner, source=x.ship.id)


@triggered("pilot:jekporkins", AFTER_GAINS, what=("stress",), able=lambda x: tokens.stressed(x.ship), may=True)
def jek_porkins(m: XMatch, x: Use) -> Flow[None]:
    face = (yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card))[0]
    tokens.remove(m, x.ship, "stress")
    if face == "hit":
        yield from damage.suffer(m, x.ship, hits=1)


def covers(x: Use, defender: Ship | None) -> bool:
    """Another friendly ship at range 0-1 defends, and Biggs is in the attack arc too."""
    if defender is None or defender is x.ship or defender.owner != x.ship.owner or range_to(x.s, x.ship, defender) > 1:
        return False
    return in_attack_arc(x, x.ship)


@triggered(
    "pilot:biggsdarklighter",
    BEFORE_NEUTRALIZE,
    of="enemy",
    when=lambda x: covers(x, find_ship(x.s, x.attack.defender)),
    able=lambda x: count(x.attack.attack_dice, "hit", "crit") > 0,
    may=True,
)
def biggs_darklighter(m: XMatch, x: Use) -> Flow[None]:
    yield from take_result(m, x, x.ship)


@triggered(
    "pilot:leevantenza",
    AFTER_ACTION,
    what=TWISTS,
    able=lambda x: actions.can_perform(x.s, x.ship, "evade", colour="red"),
    may=True,
)
def leevan_tenza(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "evade", colour="red", may=False)


@triggered(
    "pilot:edriotwotubes",
    BEFORE_ACTIVATES,
    when=lambda x: tokens.has(x.ship, "focus"),
    able=lambda x: bool(actions.available(x.s, x.ship, actions.standard_actions(x.s, x.ship))),
    may=True,
)
def edrio_two_tubes(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), may=False, rule="XW-ACT-24")
