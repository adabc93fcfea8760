"""The Combat action: declaring attacks and fighting battles (PM-BTL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick, PickSome
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.pocketmodel import piles, values
from battlemat.games.pocketmodel.abilities.resolve import (
    card_effects,
    destruction_triggers,
    settle,
    when_destroyed_effects,
)
from battlemat.games.pocketmodel.abilities.units import turn_veteran
from battlemat.games.pocketmodel.content import CARDS, UNITS, Card
from battlemat.games.pocketmodel.effects import (
    AutoHitFrom,
    AutoHitOnPair,
    CancelAbility,
    Forbid,
    Modify,
    MomentName,
    NoAutoHit,
    Per,
    Permit,
    PreventDamage,
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
    Standing,
    Term,
    battle_terms,
    face_up_cards,
    face_up_effects,
    has_icon,
    out_of_shields,
    standing_changes,
    star_limit,
    total,
    working,
)

AUTOMATIC = 12
ATTACKER, DEFENDER = 0, 1


# Declaring attacks ----------------------------------------------------------------------------------------------------


def refuse_attack(s: Table, attacker: Unit, defender: Unit) -> Refusal | None:
    """Why an attack cannot be declared (PM-BTL-02, PM-BTL-03, PM-UNI-16, PM-CRD-32)."""
    if attacker.zone != defender.zone:
        return Refusal("pocketmodel-other-zone", "PM-BTL-02", {"unit": attacker.id, "target": defender.id})
    if attacker.owner == defender.owner:
        return Refusal("pocketmodel-own-unit", "PM-BTL-03", {"unit": attacker.id, "target": defender.id})
    if UNITS[attacker.kind].domain == "ground" and UNITS[defender.kind].domain == "space":
        return refuse_ground_attack(s, attacker)
    return None


def refuse_ground_attack(s: Table, attacker: Unit) -> Refusal | None:
    """Why a ground unit cannot attack space units: it does at home, elsewhere if a card says so; can't wins."""
    permitted = attacker.zone == home(attacker.owner)
    for owner, _, effect in face_up_effects(s):
        if isinstance(effect, Forbid) and effect.what == "ground_attacks_space" and owner != attacker.owner:
            return Refusal("pocketmodel-cant-attack-space", "PM-CRD-32", {"unit": attacker.id})
        if isinstance(effect, Permit) and owner == attacker.owner:
            permitted = True
    return None if permitted else Refusal("pocketmodel-ground-attacks-space", "PM-UNI-16", {"unit": attacker.id})


def can_attack(s: Table, player: int) -> bool:
    """Whether there is a legal pair; space units attack everybody, so that only ground units have to be looked at."""
    mine = s.players[player]
    enemies = set()
    for other in s.players:
        if other is not mine:
            for unit in other.units:
                enemies.add(unit.zone)
    facing = False
    for unit in mine.units:
        if unit.zone >= 0 and unit.zone in enemies:
            if UNITS[unit.kind].domain == "space":
                return True
            facing = True
    return facing and next(attacks(s, player), None) is not None


def attacks(s: Table, player: int) -> Iterator[tuple[Unit, Unit]]:
    """Every legal pair of attacker and defender: those that `refuse_attack` does not refuse."""
    mine = s.players[player]
    enemies: dict[int, list[Unit]] = {}
    for other in s.players:
        if other is not mine:
            for unit in other.units:
                if unit.zone >= 0:
                    enemies.setdefault(unit.zone, []).append(unit)
    for unit in mine.units:
        targets = enemies.get(unit.zone)
        if targets:
            if UNITS[unit.kind].domain == "ground" and refuse_ground_attack(s, unit) is not None:
                targets = [target for target in targets if UNITS[target.kind].domain == "ground"]
            for target in targets:
                yield unit, target


def _refused_attacks(s: Table, player: int) -> dict[str, Refusal]:
    return {
        f"{attacker.id}>{target.id}": refusal
        for attacker in units_in_play(s)
        if attacker.owner == player
        for target in units_in_play(s)
        if attacker is not target and (refusal := refuse_attack(s, attacker, target)) is not None
    }


def declare_combat(m: PocketMatch, player: int) -> Flow[None]:
    """Choose attackers, a defender for each and the order of the battles, all at once (PM-BTL-01 to PM-BTL-11)."""
    s = m.state

    def ask() -> PickSome | None:
        ids: list[str] = []
        weights: list[int] = []
        groups: list[str] = []
        for attacker, defender in attacks(s, player):
            ids.append(f"{attacker.id}>{defender.id}")
            weights.append(attacker.stars)
            groups.append(attacker.id)
        if not ids:
            return None
        limit = star_limit(face_up_cards(s.players[player]), "combat")
        return PickSome(
            player,
            "attacks",
            "PM-BTL-01",
            ids,
            {"stars": limit},
            lambda: _refused_attacks(s, player),
            most=limit,
            budget=limit,
            budget_rule="PM-TRN-09",
            weights=weights,
            groups=groups,
            ordered=True,
        )

    chosen = yield from choose(ask)
    if chosen is None:  # the only targets have left the game, and no action has been taken (PM-TRN-11)
        m.next_steps(Step("action"))
        return
    m.note("combat-declared", "PM-BTL-07", player=player, battles=list(chosen))
    steps = []
    for pair in chosen:
        attacker_id, _, defender_id = pair.partition(">")
        attacker, defender = unit_of(s, attacker_id), unit_of(s, defender_id)
        steps.append(Step("battle", (attacker.zone, attacker.id, attacker.arrived, defender.id, defender.arrived)))
    m.next_steps(*steps)


# Fighting a battle ----------------------------------------------------------------------------------------------------


def battle(
    m: PocketMatch, zone: int, attacker_id: str, attacker_since: int, defender_id: str, defender_since: int
) -> Flow[None]:
    """One battle in the zone where it was declared: the eight steps, numbered as in the rules."""
    attacker, defender = unit_of(m.state, attacker_id), unit_of(m.state, defender_id)
    if not (_stayed(attacker, zone, attacker_since) and _stayed(defender, zone, defender_since)):
        m.note("battle-skipped", "PM-BTL-12", attacker=attacker_id, defender=defender_id)
        return
    fight = begin_battle(m, zone, attacker, defender)
    yield from play_card(m, fight, ATTACKER, 1, "PM-BTL-15")
    yield from play_card(m, fight, DEFENDER, 2, "PM-BTL-16")
    if fight.sides[DEFENDER].card and not fight.sides[ATTACKER].card:  # PM-BTL-18, PM-BTL-19
        yield from play_card(m, fight, ATTACKER, 3, "PM-BTL-17")
    if both_there(fight):
        yield from roll(m, fight)  # step 4a: PM-BTL-21
    if both_there(fight):
        standing = standing_changes(m.state)
        attack = attack_scores(m, fight, standing)  # steps 4b to 4d: PM-BTL-27 to PM-BTL-29
        defense = defense_scores(m, fight, standing)  # step 5: PM-BTL-30
        find_hits(m, fight, attack, defense)  # step 6: PM-BTL-22 to PM-BTL-26, PM-BTL-31, PM-BTL-32
        yield from resolve_hits(m, fight, standing)  # step 7: PM-BTL-33 to PM-BTL-38
    yield from abilities_at(m, fight, "end_of_battle")  # PM-CRD-44
    clean_up(m, fight)  # step 8: PM-BTL-39 to PM-BTL-42


def _stayed(unit: Unit, zone: int, since: int) -> bool:
    """Whether a unit has been in the zone since the attack was declared."""
    return unit.zone == zone and unit.arrived == since


def begin_battle(m: PocketMatch, zone: int, attacker: Unit, defender: Unit) -> Battle:
    s = m.state
    s.battles += 1
    s.battle = Battle(s.battles, zone, [Side(attacker.id, attacker.owner), Side(defender.id, defender.owner)])
    s.step = "battle"
    m.note("battle", "PM-BTL-09", attacker=attacker.id, defender=defender.id, zone=zone_name(zone))
    return s.battle


def both_there(fight: Battle) -> bool:
    return not (fight.sides[0].gone or fight.sides[1].gone)


def abilities_at(m: PocketMatch, fight: Battle, moment: MomentName) -> Flow[None]:
    """Abilities of one moment, the attacker's first (PM-CRD-44); `on_hit` and `on_destroy` must be earned."""
    for index, side in enumerate(fight.sides):
        if side.ability and (side.hit or moment != "on_hit") and (side.killed or moment != "on_destroy"):
            yield from card_effects(m, index, moment)


def play_card(m: PocketMatch, fight: Battle, index: int, step: int, rule: str) -> Flow[None]:
    """A player plays one combat card from hand or passes (PM-BTL-15 to PM-BTL-20)."""
    s = m.state
    side = fight.sides[index]
    player = s.players[side.player]
    fight.step = step
    if not both_there(fight):
        return
    for _, effect in working(fight.sides[1 - index]):
        if isinstance(effect, Forbid) and effect.what == "play_combat_card":
            m.note("card-forbidden", "PM-CRD-32", player=side.player, card=fight.sides[1 - index].card)
            return

    def ask() -> Pick | None:
        if not both_there(fight):
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
        return
    if card == "pass":
        m.note("passed", rule, player=side.player, unit=side.unit)
        return
    player.hand.remove(card)
    yield from lay_down(m, fight, index, CARDS[card], rule)


def lay_down(m: PocketMatch, fight: Battle, index: int, card: Card, rule: str) -> Flow[None]:
    """A combat card takes effect: its bonus always, its ability if the unit can use it (PM-CRD-13 to PM-CRD-27)."""
    side, other = fight.sides[index], fight.sides[1 - index]
    side.card = card.id
    unit = unit_of(m.state, side.unit)
    usable = values.can_use(unit.stars, unit.face.icons, card)
    cancelled = usable and any(isinstance(effect, CancelAbility) for _, effect in working(other))
    side.ability = usable and not cancelled
    if side.ability and card.ability is not None:
        side.counts = [
            count(m.state, fight, side, effect) if isinstance(effect, Modify) else 0 for effect in card.ability.effects
        ]
    m.note("played", rule, player=side.player, card=card.id, unit=side.unit, ability=side.ability)
    if cancelled:
        m.note("ability-cancelled", "PM-CRD-44", card=card.id, player=side.player, by=other.card)
    if side.ability:
        yield from card_effects(m, index, "play")


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
    if attacker.ability or defender.ability:
        yield from abilities_at(m, fight, "after_rolls")


def attack_scores(m: PocketMatch, fight: Battle, standing: Standing) -> list[list[Term]]:
    """Steps 4b to 4d: what each unit adds to its base roll (PM-BTL-27 to PM-BTL-29)."""
    s = m.state
    return [battle_terms(s, fight, ATTACKER, "attack", standing), battle_terms(s, fight, DEFENDER, "attack", standing)]


def defense_scores(m: PocketMatch, fight: Battle, standing: Standing) -> list[list[Term]]:
    """Step 5: what the attack score against each unit must reach (PM-BTL-30)."""
    fight.step = 5
    s = m.state
    return [
        battle_terms(s, fight, ATTACKER, "defense", standing),
        battle_terms(s, fight, DEFENDER, "defense", standing),
    ]


class AutomaticHit(NamedTuple):
    """Why a unit hits whatever the scores: the rule, and the card if it is a card's doing."""

    rule: str
    by: str | None


def automatic_hit(fight: Battle, index: int) -> AutomaticHit | None:
    """Why the final base roll of a side hits automatically, if it does (PM-BTL-22, PM-BTL-23, PM-CRD-44, PM-CRD-45)."""
    side = fight.sides[index]
    base = side.dice[0] + side.dice[1]
    if base == AUTOMATIC:
        forbidden = any(
            isinstance(effect, NoAutoHit) and (effect.target == "self") == (by == index)
            for by, acting in enumerate(fight.sides)
            for _, effect in working(acting)
        )
        return None if forbidden else AutomaticHit("PM-BTL-22", None)
    for _, effect in working(side):
        if isinstance(effect, AutoHitFrom) and base >= effect.value:
            return AutomaticHit("PM-CRD-44", side.card)
        if isinstance(effect, AutoHitOnPair) and side.dice[0] == side.dice[1]:
            return AutomaticHit("PM-CRD-44", side.card)
    return None


def find_hits(m: PocketMatch, fight: Battle, attack: list[list[Term]], defense: list[list[Term]]) -> None:
    """Step 6: hits, automatic or on equal or higher, both at the same moment (PM-BTL-22 to -26, -31, -32)."""
    fight.step = 6
    for index, side in enumerate(fight.sides):
        base = side.dice[0] + side.dice[1]
        score, needed = base + total(attack[index]), total(defense[1 - index])
        automatic = automatic_hit(fight, index)
        side.hit = automatic is not None or score >= needed
        m.note(
            "hit" if side.hit else "missed",
            "PM-BTL-31" if automatic is None else automatic.rule,
            unit=side.unit,
            base=base,
            attack=attack[index],
            score=score,
            defense=defense[1 - index],
            needed=needed,
            automatic=automatic is not None,
            by=None if automatic is None else automatic.by,
        )


def resolve_hits(m: PocketMatch, fight: Battle, standing: Standing) -> Flow[None]:
    """Step 7: the hits and what follows from them, numbered as in docs/pocketmodel-effects.md."""
    fight.step = 7
    attacker, defender = fight.sides
    if not (attacker.hit or defender.hit):
        return
    damage = [hit_damage(m.state, fight, index, standing) for index in (ATTACKER, DEFENDER)]  # 1
    place_tokens(m, fight, damage)  # 2
    destroyed = units_destroyed_by_hits(m, fight)  # 3, 4
    if destroyed:
        eliminate_losers(m)  # 4
        turn_veterans(m, fight)  # 5
        yield from settle(m)  # turned units and lost objectives may have changed Shields
        yield from destruction_triggers(m, destroyed, destroyed_by(fight))  # 6
    if attacker.ability or defender.ability:
        yield from abilities_at(m, fight, "on_hit")  # 7
        yield from abilities_at(m, fight, "on_destroy")  # 8
        yield from when_destroyed_effects(m, destroyed)  # 9


def hit_damage(s: Table, fight: Battle, index: int, standing: Standing) -> tuple[int, list[Term]] | None:
    """The tokens a hit of side `index` places: bonuses, Turbolaser, Armor, prevention, in this order (PM-ICO-19)."""
    if not fight.sides[index].hit:
        return None
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


def place_tokens(m: PocketMatch, fight: Battle, damage: list[tuple[int, list[Term]] | None]) -> None:
    """Damage of both hits at the same time (PM-BTL-33, PM-BTL-36)."""
    for index, dealt in enumerate(damage):
        if dealt is not None:
            amount, terms = dealt
            unit = unit_of(m.state, fight.sides[1 - index].unit)
            unit.damage += amount
            m.note("damaged", "PM-BTL-33", unit=unit.id, amount=amount, terms=terms)


def units_destroyed_by_hits(m: PocketMatch, fight: Battle) -> list[Unit]:
    """Units out of Shields leave play together, unless a card saves them (PM-BTL-35)."""
    lost = out_of_shields(m.state)
    if not lost:
        return lost
    destroyed = remove_destroyed(m, lost)
    attacker, defender = fight.sides
    attacker.killed = attacker.hit and unit_of(m.state, defender.unit) in destroyed
    defender.killed = defender.hit and unit_of(m.state, attacker.unit) in destroyed
    return destroyed


def destroyed_by(fight: Battle) -> dict[str, int]:
    """Whose hit destroyed which unit."""
    return {fight.sides[1 - index].unit: side.player for index, side in enumerate(fight.sides) if side.killed}


def turn_veterans(m: PocketMatch, fight: Battle) -> None:
    """A Veteran that destroyed a unit of as many stars, or more, turns over (PM-ICO-34)."""
    for index, side in enumerate(fight.sides):
        if side.killed and not side.gone:
            unit, victim = unit_of(m.state, side.unit), unit_of(m.state, fight.sides[1 - index].unit)
            if victim.stars >= unit.stars and has_icon(fight, unit, "veteran"):
                turn_veteran(m, unit, "PM-ICO-34")


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
