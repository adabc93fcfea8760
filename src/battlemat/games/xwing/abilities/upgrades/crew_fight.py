"""Crew that helps in attacks."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Cost, Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_token, held
from battlemat.games.xwing.abilities.phrases import (
    SPENDS_GREEN,
    banks,
    defending_ship,
    hits,
    near,
    opponent,
    you_defend,
)
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack, modify, rolls
from battlemat.games.xwing.combat.dice import ALL, Change, Custom, Modification, Reroll, count, faces_of
from battlemat.games.xwing.combat.dice_changes import FACES, Dice, may_reroll, pool, reroll
from battlemat.games.xwing.ships import charges, locking, tokens
from battlemat.games.xwing.state import Attack, Die, Ship, XMatch, ship_of
from battlemat.games.xwing.table.objects import range_to
from battlemat.games.xwing.timing.moments import (
    AFTER_DEALT,
    AFTER_DEFENDS,
    AFTER_DESTROYED,
    AFTER_NEUTRALIZE,
    CAN,
    CANNOT,
    DIFFICULTY,
    ROLLED_ATTACK,
    ROLLED_DEFENSE,
    ROLLED_OTHER,
    ROLLS_ATTACK,
    ROLLS_DEFENSE,
    ROLLS_OTHER,
    SETUP,
)

# Attack dice ----------------------------------------------------------------------------------------------------------


def defender_stressed(x: Use) -> bool:
    defender = defending_ship(x)
    return defender is not None and tokens.stressed(defender)


@modifies(
    "upgrade:admiralsloane",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: near(x, 0, 3) and defender_stressed(x),
    it_does=True,
)
def admiral_sloane(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "upgrade:admiralsloane",
    AFTER_DEFENDS,
    of="other friend",
    when=lambda x: x.about is not None and x.about.destroyed and near(x, 0, 3),
)
def admiral_sloane_avenges(m: XMatch, x: Use) -> Flow[None]:
    attacker = ship_of(m.state, x.attack.attacker)
    yield from tokens.gain(m, attacker, "stress", 2, by=x.ship.owner, source=x.ship.id)


def hunts(x: Use) -> bool:
    defender = defending_ship(x)
    return defender is not None and any(c.id == "hunted" and c.owner == x.ship.owner for c in defender.conditions)


@modifies("upgrade:agentkallus", "attack", "attacker", when=hunts)
def agent_kallus(x: Use) -> Modification:
    return Change(("focus",), "hit")


@triggered("upgrade:agentkallus", SETUP, what=("forces",))
def agent_kallus_hunts(m: XMatch, x: Use) -> Flow[None]:
    yield from mark_enemy(m, x, "hunted")


@triggered("upgrade:informant", SETUP, what=("forces",))
def informant(m: XMatch, x: Use) -> Flow[None]:
    yield from mark_enemy(m, x, "listeningdevice")


def mark_enemy(m: XMatch, x: Use, condition: str) -> Flow[None]:
    """Assign a condition to one enemy ship."""
    enemies = [ship.id for ship in m.state.ships if ship.owner != x.ship.owner]
    chosen = yield from pick(m, x.ship.owner, "ship", "XW-ABL-57", enemies, about={"card": x.card})
    handling.assign(m, ship_of(m.state, chosen or enemies[0]), condition, x.ship.owner, x.ship.id)


@triggered("upgrade:directorkrennic", SETUP, what=("dock",))
def director_krennic(m: XMatch, x: Use) -> Flow[None]:
    friends = [ship.id for ship in m.state.ships if ship.owner == x.ship.owner and ship is not x.ship]
    chosen = yield from pick(m, x.ship.owner, "ship", "XW-ABL-57", friends, about={"card": x.card})
    if chosen is not None:
        handling.assign(m, ship_of(m.state, chosen), "optimizedprototype", x.ship.owner, x.ship.id)


@modifies("upgrade:chewbacca-crew-swz19", "attack", "attacker", cost=payment.charge(2))
def chewbacca_rages(x: Use) -> Modification:
    return Change(("focus",), "crit")


@triggered("upgrade:chewbacca-crew-swz19", SETUP, what=("forces",))
def chewbacca_is_calm(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, x.card)


@triggered("upgrade:chewbacca-crew-swz19", AFTER_DEALT, of="friend", when=lambda x: near(x, 0, 3))
def chewbacca_is_provoked(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


@modifies("upgrade:sawgerrera", "attack", "attacker", cost=payment.suffer(hits=1))
def saw_gerrera(x: Use) -> Modification:
    return Change(("focus",), "crit", ALL)


@modifies("upgrade:emperorpalpatine", "attack", "attacker", of="other friend", cost=payment.force())
def emperor_palpatine(x: Use) -> Modification:
    return Change(("focus",), "hit")


@modifies("upgrade:emperorpalpatine", "defense", "defender", of="other friend", cost=payment.force())
def emperor_palpatine_defends(x: Use) -> Modification:
    return Change(("focus",), "evade")


@modifies(
    "upgrade:zuckuss",
    "defense",
    "attacker",
    when=lambda x: not tokens.stressed(x.ship),
    cost=payment.gain("stress"),
)
def zuckuss(x: Use) -> Modification:
    return Reroll(1, exactly=True)


def named_by_4_lom(x: Use) -> str:
    """The token that 4-LOM named in this attack."""
    own = f"{x.ship.id}/{x.card}>"
    return next((note.removeprefix(own) for note in x.attack.used if note.startswith(own)), "")


@triggered("upgrade:4lom", ROLLED_ATTACK, able=lambda x: defending_ship(x) is not None, may=True)
def four_lom(m: XMatch, x: Use) -> Flow[None]:
    named = yield from choose_token(
        m, x.ship.owner, ship_of(m.state, x.attack.defender), ("focus", "evade", "calculate", "reinforce")
    )
    x.attack.used.append(f"{x.ship.id}/{x.card}>{named}")
    yield from tokens.gain(m, x.ship, "ion", 2, by=x.ship.owner)


@changes(
    "upgrade:4lom",
    CANNOT,
    what=SPENDS_GREEN,
    of="enemy",
    when=lambda x: bool(x.s.attacks) and x.about is not None and x.about.id == x.attack.defender,
)
def four_lom_forbids(x: Use) -> bool:
    token = x.what.removeprefix("spend:")
    return named_by_4_lom(x) == ("reinforce" if token in ("fore", "aft") else token)


# Both sides -----------------------------------------------------------------------------------------------------------


def pay_green(m: XMatch, x: Use) -> Flow[None]:
    token = yield from choose_token(m, x.ship.owner, x.ship, spendable_green(x))
    tokens.spend(m, x.ship, token)


def spendable_green(x: Use) -> list[str]:
    return [token for token in held(x.ship, tokens.GREEN) if tokens.may_spend(x.s, x.ship, token)]


ANY_GREEN = Cost(lambda x: bool(spendable_green(x)), pay_green, takes=(("green", 1),))


@modifies("upgrade:landocalrissian-crew", "attack", "attacker", cost=ANY_GREEN)
@modifies("upgrade:landocalrissian-crew", "defense", "defender", cost=ANY_GREEN)
@modifies("upgrade:landocalrissian-crew", "other", "roller", cost=ANY_GREEN)
def lando_calrissian(x: Use) -> Modification:
    return Reroll(2)


@modifies("upgrade:rosetico", "attack", "attacker", when=lambda x: lockable_opponent(x) is not None)
def rose_tico(x: Use) -> Modification:
    return Custom(bool(x.attack.attack_dice), partial(spend_for_lock, x, "attack"))


@modifies("upgrade:rosetico", "defense", "defender", when=lambda x: lockable_opponent(x) is not None)
def rose_tico_defends(x: Use) -> Modification:
    return Custom(bool(x.attack.defense_dice), partial(spend_for_lock, x, "defense"))


def lockable_opponent(x: Use) -> Ship | None:
    other = opponent(x)
    return other if other is not None and locking.can_lock(x.s, x.ship, other.id) else None


def spend_for_lock(x: Use, dice: Dice, m: XMatch) -> Flow[None]:
    """One result is spent, a lock is acquired."""
    faces = sorted(set(faces_of(pool(x.attack, dice))))
    face = yield from pick(m, x.ship.owner, "spend-result", "XW-ATK-47", faces, about={"card": x.card})
    own = pool(x.attack, dice)
    own.remove(next(die for die in own if die.face == (face or faces[0])))
    m.note("dice-changed", "XW-ATK-47", dice=dice, by=x.card, results=faces_of(own))
    other = lockable_opponent(x)
    if other is not None:
        yield from locking.acquire(m, x.ship, other.id)


# Count Dooku: a result is named before the dice are rolled


def outside_attack(x: Use) -> bool:
    return x.moment.window in (ROLLS_OTHER, ROLLED_OTHER)


def roll_of(x: Use) -> Attack:
    """The roll the moment is about: one of the attack, or one outside attacks."""
    return x.s.rolls[-1] if outside_attack(x) else x.attack


def dice_of(x: Use) -> Dice:
    kind = x.what if outside_attack(x) else x.moment.window
    return "attack" if kind in ("attack", ROLLS_ATTACK, ROLLED_ATTACK) else "defense"


def named_by_dooku(x: Use) -> str:
    own = f"{x.ship.id}/{x.card}>{x.moment.ship}>"
    return next((note.removeprefix(own) for note in roll_of(x).used if note.startswith(own)), "")


def force_is_full(x: Use) -> bool:
    return near(x, 0, 2) and x.ship.force == sheet(x.s, x.ship).force


@triggered("upgrade:countdooku", ROLLS_ATTACK, of="any", when=force_is_full, may=True, cost=payment.force())
@triggered("upgrade:countdooku", ROLLS_DEFENSE, of="any", when=force_is_full, may=True, cost=payment.force())
@triggered("upgrade:countdooku", ROLLS_OTHER, of="any", when=force_is_full, may=True, cost=payment.force())
def count_dooku(m: XMatch, x: Use) -> Flow[None]:
    faces = tuple(dict.fromkeys(FACES[dice_of(x)]))
    named = yield from pick(m, x.ship.owner, "name-result", "XW-ABL-15", faces, about={"card": x.card})
    roll_of(x).used.append(f"{x.ship.id}/{x.card}>{x.moment.ship}>{named or faces[0]}")


@triggered("upgrade:countdooku", ROLLED_ATTACK, of="any", when=lambda x: bool(named_by_dooku(x)))
@triggered("upgrade:countdooku", ROLLED_DEFENSE, of="any", when=lambda x: bool(named_by_dooku(x)))
@triggered("upgrade:countdooku", ROLLED_OTHER, of="any", when=lambda x: bool(named_by_dooku(x)))
def count_dooku_was_right(m: XMatch, x: Use) -> Flow[None]:
    """If the named result was not rolled, the ship changes one die to it."""
    roll, dice, named, roller = roll_of(x), dice_of(x), named_by_dooku(x), ship_of(m.state, x.moment.ship)
    own = pool(roll, dice)
    barred = bool(roll.defender) and not modify.may_modify(m.state, roll, dice, roller)
    if not own or count(own, named) or barred:
        return
    ids = [f"die-{number + 1}" for number in range(len(own))]
    chosen = yield from pick(m, roller.owner, "change-die", "XW-ATK-45", ids, about={"dice": dice, "to": named})
    own[int((chosen or ids[0]).removeprefix("die-")) - 1].face = named
    m.note("dice-changed", "XW-ATK-45", dice=dice, by=x.card, results=faces_of(own))


# Defending ------------------------------------------------------------------------------------------------------------


@modifies("upgrade:c3po-republic", "defense", "defender", when=lambda x: tokens.has(x.ship, "calculate"))
def c_3po_republic(x: Use) -> Modification:
    return Reroll(1)


def guessed(x: Use) -> int:
    own = f"{x.ship.id}/{x.card}>"
    return next((int(note.removeprefix(own)) for note in x.attack.used if note.startswith(own)), 0)


@triggered("upgrade:c3po", ROLLS_DEFENSE, may=True, cost=payment.spend("calculate"))
def c_3po(m: XMatch, x: Use) -> Flow[None]:
    numbers = [f"number:{number}" for number in range(1, 7)]
    chosen = yield from pick(m, x.ship.owner, "guess", "XW-ABL-15", numbers, about={"card": x.card})
    x.attack.used.append(f"{x.ship.id}/{x.card}>{(chosen or numbers[0]).removeprefix('number:')}")


@triggered(
    "upgrade:c3po",
    ROLLED_DEFENSE,
    when=lambda x: guessed(x) > 0 and count(x.attack.defense_dice, "evade") == guessed(x),
)
def c_3po_was_right(m: XMatch, x: Use) -> None:
    x.attack.defense_dice.append(Die("evade"))
    m.note("dice-changed", "XW-ATK-44", dice="defense", by=x.card, results=faces_of(x.attack.defense_dice))


@triggered(
    "upgrade:freelanceslicer", ROLLS_ATTACK, of="enemy", when=you_defend, may=True, cost=payment.lock_on_attacker()
)  # fmt: skip
def freelance_slicer(m: XMatch, x: Use) -> Flow[None]:
    face = (yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card))[0]
    attacker = ship_of(m.state, x.attack.attacker)
    yield from tokens.gain(m, attacker, "jam", by=x.ship.owner, source=x.ship.id)
    if face in ("hit", "crit"):
        yield from tokens.gain(m, x.ship, "jam", by=x.ship.owner, source=x.ship.id)


@triggered(
    "upgrade:generalgrievous",
    AFTER_NEUTRALIZE,
    of="enemy",
    when=lambda x: you_defend(x) and x.attack.hits + x.attack.crits > 1,
    may=True,
    cost=payment.charge(),
)
def general_grievous(m: XMatch, x: Use) -> Flow[None]:
    faces = (["hit"] if x.attack.hits else []) + (["crit"] if x.attack.crits else [])
    face = yield from pick(m, x.ship.owner, "cancel", "XW-ATK-53", faces, about={"card": x.card})
    attack.cancel(m, x.attack, face or faces[0])
    if (face or faces[0]) == "hit":
        x.attack.hits -= 1
    else:
        x.attack.crits -= 1


@triggered("upgrade:generalgrievous", AFTER_DESTROYED, of="other friend")
def general_grievous_gloats(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


@modifies("upgrade:l337", "attack", "defender", when=lambda x: not x.upgrade.back)
def l3_37(x: Use) -> Modification:
    return Custom(bool(may_reroll(x.s, x.attack, "attack")), partial(all_again, x))


def all_again(x: Use, m: XMatch) -> Flow[None]:
    """The card is turned over and the attacker rerolls everything."""
    handling.flip(m, x.ship, x.upgrade)
    numbers = may_reroll(x.s, x.attack, "attack")
    attacker = ship_of(m.state, x.attack.attacker)
    yield from reroll(m, x.attack, "attack", attacker.owner, Reroll(ALL), x.card, "XW-ATK-46", numbers)


@changes("upgrade:l337", DIFFICULTY, when=lambda x: x.upgrade.back and not x.ship.shields and banks(x))
def l3_37_navigates(x: Use) -> int:
    return -1


def calm_attacker(m: XMatch, x: Use) -> None:
    tokens.remove(m, ship_of(m.state, x.attack.attacker), "stress")


@modifies(
    "upgrade:lattsrazzi",
    "defense",
    "defender",
    cost=Cost(lambda x: tokens.stressed(ship_of(x.s, x.attack.attacker)), payment.at_once(calm_attacker)),
)
def latts_razzi(x: Use) -> Modification:
    return Change(("blank", "focus"), "evade")


@triggered(
    "upgrade:magvayarro",
    AFTER_DEFENDS,
    when=hits,
    able=lambda x: locking.can_lock(x.s, x.ship, x.attack.attacker),
    may=True,
)
def magva_yarro(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.acquire(m, x.ship, x.attack.attacker)


@triggered(
    "upgrade:chancellorpalpatine",
    AFTER_DEFENDS,
    when=lambda x: not x.upgrade.back and range_to(x.s, x.ship, ship_of(x.s, x.attack.attacker)) <= 2,
    may=True,
    cost=payment.force(),
)
def chancellor_palpatine(m: XMatch, x: Use) -> Flow[None]:
    attacker = ship_of(m.state, x.attack.attacker)
    yield from tokens.gain(m, attacker, "stress", by=x.ship.owner, source=x.ship.id)


# Range 0 --------------------------------------------------------------------------------------------------------------


@changes("upgrade:zeborrelios", CAN, what=("attack-range-0",))
def zeb_orrelios(x: Use) -> bool:
    return True


@changes("upgrade:zeborrelios", CAN, of="enemy", when=lambda x: x.what == f"attack-range-0:{x.ship.id}")
def zeb_orrelios_is_in_reach(x: Use) -> bool:
    return True
