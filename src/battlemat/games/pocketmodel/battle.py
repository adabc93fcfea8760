"""The Combat action: declaring attacks and fighting battles (PM-BTL)."""

from __future__ import annotations

from battlemat.core.decision import Flow, Pick, PickSome, choose
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.pocketmodel import piles
from battlemat.games.pocketmodel.abilities.pieces import turn_veteran
from battlemat.games.pocketmodel.abilities.resolve import card_effects, destruction_triggers, mourn, settle
from battlemat.games.pocketmodel.content import CARDS, SHIELD_CARDS, UNITS, Card
from battlemat.games.pocketmodel.effects import (
    AutoHitFrom,
    AutoHitOnPair,
    CancelAbility,
    Forbid,
    Modify,
    NoAutoHit,
    Per,
    Permit,
    PreventDamage,
    StarLimit,
    TurbolaserAny,
)
from battlemat.games.pocketmodel.elimination import eliminate_losers, remove_destroyed
from battlemat.games.pocketmodel.state import (
    Battle,
    PocketMatch,
    Side,
    Table,
    Unit,
    home,
    unit_of,
    units_in_play,
    zone_name,
)
from battlemat.games.pocketmodel.values import (
    RULE_OF_FIVE,
    Standing,
    battle_terms,
    doomed,
    face_up_effects,
    has_icon,
    highest,
    standing_changes,
    total,
    working,
)

AUTOMATIC = 12
ATTACKER, DEFENDER = 0, 1


# Declaring attacks ----------------------------------------------------------------------------------------------------


def ground_rule(s: Table, player: int) -> tuple[bool, bool]:
    """Whether cards let a player's ground units attack space units anywhere, and whether they forbid it altogether."""
    permitted = forbidden = False
    for owner, _, effect in face_up_effects(s):
        if isinstance(effect, Permit) and owner == player:
            permitted = True
        elif isinstance(effect, Forbid) and effect.what == "ground_attacks_space" and owner != player:
            forbidden = True
    return permitted, forbidden


def refuse_attack(s: Table, attacker: Unit, defender: Unit, ground: tuple[bool, bool]) -> Refusal | None:
    """Why an attack cannot be declared (PM-BTL-02, PM-BTL-03, PM-UNI-16, PM-CRD-32)."""
    if attacker.zone != defender.zone:
        return Refusal("pocketmodel-other-zone", "PM-BTL-02", {"unit": attacker.id, "target": defender.id})
    if attacker.owner == defender.owner:
        return Refusal("pocketmodel-own-unit", "PM-BTL-03", {"unit": attacker.id, "target": defender.id})
    if attacker.printed.domain == "ground" and defender.printed.domain == "space":
        permitted, forbidden = ground
        if forbidden:
            return Refusal("pocketmodel-cant-attack-space", "PM-CRD-32", {"unit": attacker.id})
        if not permitted and attacker.zone != home(attacker.owner):
            return Refusal("pocketmodel-ground-attacks-space", "PM-UNI-16", {"unit": attacker.id})
    return None


def can_attack(s: Table, player: int) -> bool:
    """Whether any attack is legal: a space unit in a zone with an opposing unit settles it without looking further."""
    zones = {unit.zone for number, other in enumerate(s.players) if number != player for unit in other.units}
    shared = False
    for unit in s.players[player].units:
        if unit.zone >= 0 and unit.zone in zones:
            if UNITS[unit.kind].domain == "space":
                return True
            shared = True
    return shared and bool(attacks(s, player))


def attacks(s: Table, player: int) -> list[tuple[Unit, Unit]]:
    """Every legal pair of attacker and defender."""
    by_zone: dict[int, list[Unit]] = {}
    for number, other in enumerate(s.players):
        if number != player:
            for unit in other.units:
                if unit.zone >= 0:
                    by_zone.setdefault(unit.zone, []).append(unit)
    found: list[tuple[Unit, Unit]] = []
    ground: tuple[bool, bool] | None = None
    for unit in s.players[player].units:
        targets = by_zone.get(unit.zone)
        if not targets:
            continue
        if UNITS[unit.kind].domain == "space":
            found += [(unit, target) for target in targets]
            continue
        if ground is None:
            ground = ground_rule(s, player)
        found += [(unit, target) for target in targets if refuse_attack(s, unit, target, ground) is None]
    return found


def _refused_attacks(s: Table, player: int) -> dict[str, Refusal]:
    ground = ground_rule(s, player)
    refused: dict[str, Refusal] = {}
    for attacker in units_in_play(s):
        if attacker.owner == player:
            for target in units_in_play(s):
                if attacker is not target:
                    refusal = refuse_attack(s, attacker, target, ground)
                    if refusal is not None:
                        refused[f"{attacker.id}>{target.id}"] = refusal
    return refused


def declare_combat(m: PocketMatch, player: int) -> Flow[None]:
    """Choose attackers, a defender for each and the order of the battles, all at once (PM-BTL-01 to PM-BTL-11)."""
    s = m.state

    def ask() -> PickSome | None:
        pairs = attacks(s, player)
        if not pairs:
            return None
        limit = highest(s, player, StarLimit, RULE_OF_FIVE, "combat")
        return PickSome(
            player,
            "attacks",
            "PM-BTL-01",
            [f"{attacker.id}>{defender.id}" for attacker, defender in pairs],
            {"stars": limit},
            lambda: _refused_attacks(s, player),
            most=limit,
            budget=limit,
            budget_rule="PM-TRN-09",
            weights=[attacker.stars for attacker, _ in pairs],
            groups=[attacker.id for attacker, _ in pairs],
            ordered=True,
        )

    chosen = yield from choose(ask)
    if chosen is None:  # the only targets have left the game, and no action has been taken (PM-TRN-11)
        m.next_steps(Step("action"))
        return
    m.note("combat-declared", "PM-BTL-07", player=player, battles=list(chosen))
    steps = []
    for pair in chosen:
        attacker, defender = (unit_of(s, name) for name in pair.split(">"))
        steps.append(Step("battle", (attacker.zone, attacker.id, attacker.arrived, defender.id, defender.arrived)))
    m.next_steps(*steps)


# Fighting a battle ----------------------------------------------------------------------------------------------------


def battle(
    m: PocketMatch, zone: int, attacker_id: str, attacker_since: int, defender_id: str, defender_since: int
) -> Flow[None]:
    """One battle in the zone where it was declared, step by step as the rules number them."""
    s = m.state
    attacker, defender = unit_of(s, attacker_id), unit_of(s, defender_id)
    if (
        attacker.zone != zone
        or defender.zone != zone
        or attacker.arrived != attacker_since
        or defender.arrived != defender_since
    ):
        m.note("battle-skipped", "PM-BTL-12", attacker=attacker_id, defender=defender_id)
        return
    s.battles += 1
    fight = s.battle = Battle(s.battles, zone, [Side(attacker_id, attacker.owner), Side(defender_id, defender.owner)])
    s.step = "battle"
    m.note("battle", "PM-BTL-09", attacker=attacker_id, defender=defender_id, zone=zone_name(zone))
    early = yield from play_card(m, fight, ATTACKER, 1, "PM-BTL-15")
    answer = yield from play_card(m, fight, DEFENDER, 2, "PM-BTL-16")
    if answer and not early:
        yield from play_card(m, fight, ATTACKER, 3, "PM-BTL-17")
    if not somebody_gone(fight):
        yield from roll(m, fight)
    if not somebody_gone(fight):
        standing = standing_changes(s)
        find_hits(m, fight, standing)
        if fight.sides[0].hit or fight.sides[1].hit:
            yield from deal_hits(m, fight, standing)
    for index in (ATTACKER, DEFENDER):
        if fight.sides[index].ability:
            yield from card_effects(m, index, "end_of_battle")
    clean_up(m, fight)


def somebody_gone(fight: Battle) -> bool:
    return fight.sides[0].gone or fight.sides[1].gone


def play_card(m: PocketMatch, fight: Battle, index: int, step: int, rule: str) -> Flow[bool]:
    """A player plays one combat card from hand or passes (PM-BTL-15 to PM-BTL-20). True: a card was played."""
    s = m.state
    side = fight.sides[index]
    player = s.players[side.player]
    fight.step = step
    if somebody_gone(fight):
        return False
    for _, effect in working(fight.sides[1 - index]):
        if isinstance(effect, Forbid) and effect.what == "play_combat_card":
            m.note("card-forbidden", "PM-CRD-32", player=side.player, card=fight.sides[1 - index].card)
            return False

    def ask() -> Pick | None:
        if somebody_gone(fight):
            return None
        ids = ["pass"]
        for card in player.hand:
            if card not in ids and CARDS[card].type == "combat":
                ids.append(card)
        return Pick(
            side.player,
            "combat-card",
            rule,
            ids,
            {"unit": side.unit, "against": fight.sides[1 - index].unit, "step": step},
            lambda: {
                card: Refusal("pocketmodel-not-a-combat-card", "PM-CRD-02", {"card": card})
                for card in player.hand
                if CARDS[card].type != "combat"
            },
        )

    card = yield from choose(ask)
    if card is None:
        return False
    if card == "pass":
        m.note("passed", rule, player=side.player, unit=side.unit)
        return False
    player.hand.remove(card)
    yield from lay_down(m, fight, index, CARDS[card], rule)
    return True


def lay_down(m: PocketMatch, fight: Battle, index: int, card: Card, rule: str) -> Flow[None]:
    """A combat card takes effect: its bonus always, its ability if the unit can use it (PM-CRD-13 to PM-CRD-27)."""
    side, other = fight.sides[index], fight.sides[1 - index]
    side.card = card.id
    unit = unit_of(m.state, side.unit)
    usable = can_use(unit, card)
    cancelled = usable and any(isinstance(effect, CancelAbility) for _, effect in working(other))
    side.ability = usable and not cancelled
    m.note("played", rule, player=side.player, card=card.id, unit=side.unit, ability=side.ability)
    if cancelled:
        m.note("ability-cancelled", "PM-CRD-44", card=card.id, player=side.player, by=other.card)
    if side.ability and card.ability is not None:
        side.counts = [
            count(m.state, fight, side, effect) if isinstance(effect, Modify) else 0 for effect in card.ability.effects
        ]
        yield from card_effects(m, index, "play")


def can_use(unit: Unit, card: Card) -> bool:
    """Whether a unit can use a card's ability (PM-CRD-19, PM-CRD-20, PM-CRD-22 to PM-CRD-27)."""
    ability = card.ability
    if ability is None:
        return False
    if ability.units is not None:
        return ability.units == "any" or unit.stars in ability.units
    return ability.icon in unit.face.icons


def count(s: Table, fight: Battle, side: Side, effect: Modify) -> int:
    """The amount of a counting effect, fixed when the card is played (PM-CRD-29)."""
    per = effect.per
    if per is None:
        return 0
    number = sum(_counts(unit, per, fight, side) for unit in units_in_play(s))
    amount = effect.amount * number
    return amount if effect.max is None else min(amount, effect.max)


def _counts(unit: Unit, per: Per, fight: Battle, side: Side) -> bool:
    return (
        unit.zone == fight.zone
        and (unit.owner == side.player) == (per.side == "friendly")
        and (per.icon is None or per.icon in unit.face.icons)
        and (not per.stars or unit.stars in per.stars)
        and not (per.others and unit.id == side.unit)
    )


def roll(m: PocketMatch, fight: Battle) -> Flow[None]:
    """Step 4a: both roll two dice; then abilities may change them, the attacker's first (PM-BTL-21, PM-CRD-44)."""
    fight.step = 4
    dice = m.state.chance.roll
    attacker, defender = fight.sides
    attacker.dice = [dice(), dice()]
    defender.dice = [dice(), dice()]
    m.note("rolled", "PM-BTL-21", attacker=attacker.dice.copy(), defender=defender.dice.copy())
    for index in (ATTACKER, DEFENDER):
        if fight.sides[index].ability:
            yield from card_effects(m, index, "after_rolls")


def hits_automatically(fight: Battle, index: int) -> bool:
    """Whether the final base roll hits whatever the scores (PM-BTL-22, PM-BTL-23, PM-CRD-45)."""
    side = fight.sides[index]
    base = side.dice[0] + side.dice[1]
    if base == AUTOMATIC:
        return not any(
            isinstance(effect, NoAutoHit) and (effect.target == "self") == (by == index)
            for by, acting in enumerate(fight.sides)
            for _, effect in working(acting)
        )
    return any(
        (isinstance(effect, AutoHitFrom) and base >= effect.value)
        or (isinstance(effect, AutoHitOnPair) and side.dice[0] == side.dice[1])
        for _, effect in working(side)
    )


def find_hits(m: PocketMatch, fight: Battle, standing: Standing) -> None:
    """Steps 4b to 6: scores, and hits on equal or higher, both at the same moment (PM-BTL-27 to PM-BTL-32)."""
    s = m.state
    fight.step = 6
    reports = []
    for index, side in enumerate(fight.sides):
        base = side.dice[0] + side.dice[1]
        attack = battle_terms(s, fight, index, "attack", standing)
        defense = battle_terms(s, fight, 1 - index, "defense", standing)
        automatic = hits_automatically(fight, index)
        score, needed = base + total(attack), total(defense)
        reports.append((automatic or score >= needed, base, attack, score, defense, needed, automatic))
    for side, (hit, base, attack, score, defense, needed, automatic) in zip(fight.sides, reports, strict=True):
        side.hit = hit
        m.note(
            "hit" if hit else "missed",
            "PM-BTL-22" if automatic else "PM-BTL-31",
            unit=side.unit,
            base=base,
            attack=attack,
            score=score,
            defense=defense,
            needed=needed,
            automatic=automatic,
        )


def hit_damage(s: Table, fight: Battle, index: int, standing: Standing) -> tuple[int, list[tuple[str, int]]]:
    """The tokens a hit of side `index` places: bonuses, Turbolaser, Armor, prevention, in this order (PM-ICO-19)."""
    hitter = unit_of(s, fight.sides[index].unit)
    victim_side = fight.sides[1 - index]
    victim = unit_of(s, victim_side.unit)
    terms = battle_terms(s, fight, index, "damage", standing)
    if has_icon(fight, hitter, "turbolaser") and (
        victim.stars >= 4 or any(isinstance(effect, TurbolaserAny) for _, effect in working(fight.sides[index]))
    ):
        terms.append(("turbolaser", 1))
    amount = max(0, total(terms))
    if has_icon(fight, victim, "armor"):
        terms.append(("armor", -1))
        amount = max(0, amount - 1)
    for _, effect in working(victim_side, "when_hit"):
        if isinstance(effect, PreventDamage):
            terms.append((victim_side.card or "", -effect.amount))
            amount = max(0, amount - effect.amount)
    return amount, terms


def deal_hits(m: PocketMatch, fight: Battle, standing: Standing) -> Flow[None]:
    """Step 7: damage of both sides at the same time, then everything that follows, in its fixed order."""
    s = m.state
    fight.step = 7
    attacker, defender = fight.sides
    damage = [hit_damage(s, fight, index, standing) if side.hit else None for index, side in enumerate(fight.sides)]
    units = unit_of(s, attacker.unit), unit_of(s, defender.unit)
    for index, dealt in enumerate(damage):
        if dealt is not None:
            amount, terms = dealt
            unit = units[1 - index]
            unit.damage += amount
            m.note("damaged", "PM-BTL-33", unit=unit.id, amount=amount, terms=terms)
    condemned = doomed(s, units)
    destroyed = remove_destroyed(m, condemned) if condemned else []
    if destroyed:
        yield from bury(m, fight, destroyed)
    if attacker.ability or defender.ability:
        yield from both_sides(m, fight, "on_hit")
        yield from both_sides(m, fight, "on_destroy")
        yield from mourn(m, destroyed)


def bury(m: PocketMatch, fight: Battle, destroyed: list[Unit]) -> Flow[None]:
    """What follows at once when hits destroyed units: eliminations, Veterans turned over, objectives that act."""
    fallen = {unit.id for unit in destroyed}
    killers: dict[str, int] = {}
    for index, side in enumerate(fight.sides):
        other = fight.sides[1 - index]
        if other.unit in fallen and side.hit:
            side.killed = True
            killers[other.unit] = side.player
    eliminate_losers(m)
    turned = False
    for index, side in enumerate(fight.sides):
        if side.killed and not side.gone:
            unit, victim = unit_of(m.state, side.unit), unit_of(m.state, fight.sides[1 - index].unit)
            if victim.stars >= unit.stars and has_icon(fight, unit, "veteran"):
                turn_veteran(m, unit, "PM-ICO-34")
                turned = True
    if turned or SHIELD_CARDS:
        yield from settle(m)
    yield from destruction_triggers(m, destroyed, killers)


def both_sides(m: PocketMatch, fight: Battle, moment: str) -> Flow[None]:
    """Abilities of one moment, the attacker's first, for the sides that have earned it."""
    for index, side in enumerate(fight.sides):
        earned = side.hit if moment == "on_hit" else side.killed
        if earned and side.ability:
            yield from card_effects(m, index, moment)


def clean_up(m: PocketMatch, fight: Battle) -> None:
    """Step 8: discard the played cards, then both players refill their hands (PM-BTL-39 to PM-BTL-41)."""
    fight.step = 8
    s = m.state
    for side in fight.sides:
        if side.card is not None and not s.players[side.player].out:
            if side.keeps_card and side.ability:
                s.players[side.player].hand.append(side.card)
                m.note("returned-to-hand", "PM-CRD-44", player=side.player, card=side.card)
            else:
                piles.discard(m, side.player, side.card, "PM-BTL-39")
    s.battle = None
    for side in fight.sides:
        if not s.players[side.player].out:
            piles.refill(m, side.player)
