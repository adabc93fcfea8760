"""Morgan Elsbeth, Enoch and the Night Troopers."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    ally_units,
    foes,
    grant,
    has_tag,
    may_attack,
    may_heal,
    may_move,
    near,
    pick_character,
)
from battlemat.games.shatterpoint.abilities.wounds import rise_again, wounded_unit
from battlemat.games.shatterpoint.dice import change
from battlemat.games.shatterpoint.measuring import within, within_unit
from battlemat.games.shatterpoint.movement import move, move_kinds
from battlemat.games.shatterpoint.order_deck import shuffle_in
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, characters_of, unit_of

STORMTROOPER, NIGHT_TROOPER, NIGHTSISTER = "Stormtrooper", "Night Trooper", "Nightsister"


# Enoch


@active("by-your-command-grand-admiral", only_if=lambda use: bool(allies(use, tag=STORMTROOPER, other=True)))
def by_your_command(use: Use) -> Flow[None]:
    trooper = yield from pick_character(use, allies(use, tag=STORMTROOPER, other=True))
    if trooper is not None:
        yield from may_move(use, [trooper], "dash")
        if has_tag(use, trooper, NIGHT_TROOPER):
            yield from may_move(use, use.members, "dash")


def _dies_well(use: Use) -> bool:
    attacker = use.attacking_unit
    trooper = (
        attacker.owner == use.player
        and attacker.card.type == "supporting"
        and has_tag(use, attacker, STORMTROOPER)
        and near(use, use.attacker, 5)
    )
    return use.attack.in_action and use.attack.type == "melee" and (attacker is use.unit or trooper)


@when("die-well", "before-dice", only_if=_dies_well)
def die_well(use: Use) -> None:
    afflict(use, use.attacking_unit, "exposed")
    afflict(use, use.defending_unit, "exposed")


# Morgan Elsbeth


@tactic("fate-has-decided-our-next-move")
def fate_has_decided(use: Use) -> Flow[None]:
    """Only this player learns the card; with an empty deck there is just the choice."""
    player = use.s.players[use.player]
    player.known = player.deck[-1] if player.deck else ""

    def ask() -> Pick:
        about = {"unit": use.unit.id, "ability": use.ability.id, "card": player.known}
        kind = "look" if player.known else "effect"
        return Pick(use.player, kind, RULE, ["choose:deck-top", "choose:deck-bottom"], about)

    answer = yield from choose(ask)
    if answer == "choose:deck-top":
        yield from may_move(use, use.members, "dash")
        yield from grant(use, use.unit, "focus")
        return
    if player.deck:
        player.deck.insert(0, player.deck.pop())
        player.known = ""
    for unit in ally_units(use, tag=(NIGHTSISTER, NIGHT_TROOPER)):
        healer = yield from pick_character(use, [c for c in unit.characters if c.on_field])
        if healer is not None:
            yield from may_heal(use, healer)


def _puppets(use: Use) -> list[Character]:
    return [foe for foe in foes(use, within=4) if move_kinds(use.s, foe, "dash")]


@active("manipulating-hand", only_if=lambda use: bool(_puppets(use)))
def manipulating_hand(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, _puppets(use))
    if foe is not None:
        yield from move(use.m, foe, "dash", by=use.player)


@always("you-will-die-here-alone", "attack-dice")
def die_alone(s: Table, unit: Unit, attack: Attack) -> int:
    if not attack.in_action or attack.type != "melee" or character_of(s, attack.attacker).unit != unit.id:
        return 0
    target = character_of(s, attack.defender)
    company = any(foe is not target and within(foe, target, 2) for foe in characters_of(s, target.owner))
    return 0 if company else 3


@always("my-loyalty-my-life-for-the-sisterhood", "pays-with-damage")
def my_life(s: Table, unit: Unit, payer: Unit) -> int:
    if unit.wounded or payer.owner != unit.owner:
        return 0
    return int(any(c.on_field and within_unit(c, unit, 3) for c in payer.characters))


@when(
    "my-loyalty-my-life-for-the-sisterhood",
    "unit-wounded",
    only_if=lambda use: use.moment.unit == use.unit.id,
)
def my_loyalty(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_move(use, [member], "dash")
        yield from may_attack(use, [member], types=("melee",), dice=5)


# Night Troopers


@active("dark-innervation")
def dark_innervation(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash", *["advance"] * (use.unit.injured > 0))


@when(
    "unnatural-vigor",
    "modify-attack",
    only_if=lambda use: use.defending_unit is use.unit and use.attack.attack.expertise > 0,
)
def unnatural_vigor(use: Use) -> None:
    for _ in range(1 + use.unit.injured):
        change(use.attack.attack, "expertise", "failure")


def _sisters_near(use: Use) -> bool:
    sisters = allies(use, tag=NIGHTSISTER, types=("primary",), within=5)
    return any(not unit_of(use.s, sister.unit).wounded for sister in sisters)


@when(
    "animated-beyond-death",
    "unit-wounded",
    only_if=lambda use: (
        use.unit.injured > 0
        and wounded_unit(use) is not use.unit
        and wounded_unit(use).owner == use.player
        and has_tag(use, wounded_unit(use), STORMTROOPER)
        and _sisters_near(use)
    ),
)
def beyond_death(use: Use) -> None:
    use.unit.injured = 0
    use.m.note("injured", RULE, unit=use.unit.id, injured=0)


@always("undying-loyalty", "reserve-barred", "no-momentum")
def undying(s: Table, unit: Unit, other: Unit) -> int:
    return int(other is unit and unit.injured > 0)


@when(
    "undying-loyalty",
    "unit-wounded",
    only_if=lambda use: (
        use.moment.unit == use.unit.id
        and use.unit.wounded
        and bool(use.moment.by)
        and unit_of(use.s, use.moment.by).owner != use.player
    ),
)
def undying_loyalty(use: Use) -> Flow[None]:
    yield from rise_again(use)
    if use.s.players[use.player].reserve == use.unit.id:
        shuffle_in(use.m, use.player, use.unit.id, RULE)
