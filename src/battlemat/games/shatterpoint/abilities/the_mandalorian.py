"""The Mandalorian, Greef Karga and IG-11."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.core_republic import attacked, own_combat
from battlemat.games.shatterpoint.abilities.families import stake_momentum
from battlemat.games.shatterpoint.abilities.registry import Use, active, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    agrees,
    allies,
    ally_units,
    deal,
    foes,
    has_tag,
    hunker,
    may_attack,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_one,
    pick_unit,
    push_away,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import ally_wounded, wounded_unit, wounding_ally
from battlemat.games.shatterpoint.damage import choose_conditions, defeat
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.objectives import contests_unheld
from battlemat.games.shatterpoint.state import Character, characters, is_unit_card, unit_of
from battlemat.games.shatterpoint.struggle import move_token
from battlemat.games.shatterpoint.targets import attack_ids

BOUNTY_HUNTER = "Bounty Hunter"
OUR_KIND = (BOUNTY_HUNTER, "Mandalorian", "Scoundrel")


# Greef Karga


def _guild(use: Use) -> list[Character]:
    return allies(use, tag=BOUNTY_HUNTER, within=4)


@active("some-of-my-favorite-people-are-bounty-hunters", only_if=lambda use: bool(_guild(use)))
def favorite_people(use: Use) -> Flow[None]:
    waiting = _guild(use)
    while waiting:
        ally = yield from pick_character(use, waiting, may=True)
        if ally is None:
            return
        waiting.remove(ally)
        yield from may_heal(use, ally)
        yield from may_move(use, [ally], "dash")


@when(
    "close-the-deal",
    "reserve-used",
    only_if=lambda use: use.s.active != use.player and bool(allies(use, tag=BOUNTY_HUNTER)),
)
def close_the_deal(use: Use) -> Flow[None]:
    hunter = yield from pick_character(use, allies(use, tag=BOUNTY_HUNTER))
    if hunter is not None:
        yield from may_move(use, [hunter], "dash")
        yield from may_attack(use, [hunter], dice=5, only=unit_of(use.s, use.moment.unit).characters)


@when("there-is-one-job", "first-struggle")
def one_job(use: Use) -> None:
    """Reveal the opponent's order cards until a unit shows: it is the job. Then all are shuffled again."""
    number = use.opponent
    player = use.s.players[number]
    for card in reversed(player.deck):
        use.m.note("order-revealed", RULE, player=number, card=card)
        if is_unit_card(card):
            unit_of(use.s, card).marks.append(use.ability.id)
            use.m.note("marked", RULE, unit=card, ability=use.ability.id)
            break
    player.deck.sort()
    use.s.chance.shuffle(player.deck)


def _job_done(use: Use) -> bool:
    hunter = wounding_ally(use)
    return hunter is not None and has_tag(use, hunter, BOUNTY_HUNTER) and "there-is-one-job" in wounded_unit(use).marks


@when("there-is-one-job", "unit-wounded", only_if=_job_done)
def job_done(use: Use) -> None:
    unit = wounded_unit(use)
    unit.marks.remove(use.ability.id)
    use.m.note("mark-removed", RULE, unit=unit.id)
    move_token(use.m, use.player, 1, "SP-MIS-47")


# IG-11


def _next_targets(use: Use) -> list[Character]:
    """Foes of units that were not attacked in the Combat action just taken."""
    done = {target.unit for target in attacked(use)}
    return [foe for foe in foes(use) if foe.unit not in done]


@when(
    "multithread-targeting-protocol",
    "action-taken",
    only_if=lambda use: (
        own_combat(use)
        and bool(use.moment.others)
        and bool(attack_ids(use.s, use.members, only=[foe.id for foe in _next_targets(use)]))
    ),
)
def multithread_targeting(use: Use) -> Flow[None]:
    yield from may_attack(use, use.members, dice=5, only=_next_targets(use))


@when(
    "are-you-refusing-my-request",
    "before-dice",
    only_if=lambda use: use.attacking_unit is use.unit and contests_unheld(use.s, use.defender, use.player),
)
def refusing_my_request(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        stake_momentum(use)


@when(
    "victory-through-combat-is-impossible",
    "momentum-gained",
    only_if=lambda use: (
        use.unit.wounded
        and use.moment.detail == str(use.opponent)
        and len(foes(use, within=3)) > len(allies(use, within=3, other=True))
    ),
)
def self_destruct(use: Use) -> Flow[None]:
    if not throw(use, ATTACK_FACES, use.unit.wounded + use.unit.injured).failure:
        return
    yield from may_move(use, use.members, "dash")
    caught = [c for c in characters(use.s) if c.unit != use.unit.id and near(use, c, 3)]
    for character in caught:
        deal(use, unit_of(use.s, character.unit), 5)
    defeat(use.m, use.unit)


# The Mandalorian


@active("a-clan-of-two")
def clan_of_two(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")
    if not all(has_tag(use, unit, OUR_KIND) for unit in ally_units(use, within=2)):
        return
    words = [*["attack"] * bool(attack_ids(use.s, use.members)), *["push"] * bool(foes(use, within=3))]
    word = yield from pick_one(use, "effect", words, may=True)
    if word == "attack":
        yield from may_attack(use, use.members, dice=5)
    elif word == "push":
        foe = yield from pick_character(use, foes(use, within=3))
        if foe is not None:
            member = next(member for member in use.members if within(member, foe, 3))
            yield from push_away(use, foe, member, 2)


@when("this-is-the-way", "unit-wounded", only_if=ally_wounded)
def this_is_the_way(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_heal(use, member, 2)
        yield from may_move(use, [member], "reposition")
    waiting = ally_units(use, tag=OUR_KIND, within=4, other=True)
    while waiting:
        unit = yield from pick_unit(use, waiting, may=True)
        if unit is None:
            return
        waiting.remove(unit)
        yield from choose_conditions(use.m, unit, 1, RULE, may=False)
        hunker(use, unit)
