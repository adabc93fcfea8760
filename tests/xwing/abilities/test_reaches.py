"""How far abilities reach: a ship stands at range 0, 1, 2, 3 and beyond of the one that has the card."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from battlemat.games.xwing.abilities.declare import Ability, Use, concerns
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import IN_PLAY, REMOVED, Attack, Ship, forget
from battlemat.games.xwing.timing.listeners import Listener, listeners
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_ATTACKS,
    AFTER_COORDINATES,
    AFTER_DEALT,
    AFTER_DEFENDS,
    AFTER_DESTROYED,
    AFTER_GAINS,
    AFTER_MANEUVER,
    AFTER_REVEALS,
    AFTER_SPENDS,
    ATTACK_DICE,
    BEFORE_ENGAGES,
    CAN,
    DEFENSE_DICE,
    KEEPS,
    LENDS_TOKENS,
    MOST_REROLLS,
    PHASE_ENDS,
    PHASE_STARTS,
    ROLLS_ATTACK,
    ROLLS_DEFENSE,
    ROLLS_OTHER,
    WHILE_PERFORMS,
    WOULD_BE_HURT,
    WOULD_GAIN,
    Moment,
)

DISTANCES = (100, 150, 250, 350, 450)
"""Where a small ship stands that is at range 0, 1, 2, 3 and beyond of one at 60: straight ahead of it."""
FRIEND, ENEMY = "a.academypilot", "b.academypilot"
GREEN = "+focus+evade+calculate"
TRACTORED = "+focus+evade+calculate+tractor"
ATTACKING, DEFENDING = "modify-attack-attacker", "modify-defense-defender"


def scene(card: str, others: str) -> XWingScenario:
    """The ship with the card (`you`), five others ahead of it, and a foe far away. `card` may be followed by words."""
    name = re.split(r"[+*]", card)[0]
    words = card.removeprefix(name)
    kind, _, bearer = name.partition(":")
    you = f"a.{bearer}" if kind == "pilot" else f"a.wedgeantilles&{bearer}"
    ahead = [f"{others}@450,{y}=o{number}" for number, y in enumerate(DISTANCES)]
    return table(f"{you}@450,60{words}=you", *ahead, "b.sigmasquadronace@850,850,180=foe", phase="engagement")


def leave(t: XWingScenario, *numbers: int) -> None:
    """Only these of the five are in play."""
    for number in range(len(DISTANCES)):
        t.ship(f"o{number}").place = IN_PLAY if number in numbers else REMOVED
    forget(t.state)


def fight(t: XWingScenario, words: str, number: int) -> None:
    """An attack is going on: `other>foe`, `foe>you` …"""
    ids = {"you": t.ship("you").id, "other": t.ship(f"o{number}").id, "foe": t.ship("foe").id}
    attacker, _, defender = words.partition(">")
    t.state.attacks[:] = [Attack(ids[attacker], ids[defender], "front", "front", 2)] if words else []


def moment(t: XWingScenario, window: str, what: str, about: str, number: int) -> tuple[Ship, Moment]:
    ship = t.ship("you" if about == "you" else "foe" if about == "foe" else f"o{number}")
    other = t.state.attacks[-1].defender if t.state.attacks else t.ship("foe" if about == "you" else "you").id
    return ship, Moment(window, ship.id, other, what, 1)


def waiting(t: XWingScenario, card: str, window: str) -> Iterator[Listener]:
    """The abilities of the card that wait for a window."""
    name = re.split(r"[+*]", card)[0]
    you = t.ship("you")
    return (found for found in listeners(t.state, window) if found.ship is you and found.card == name)


def works(ability: Ability, use: Use) -> bool:
    return concerns(ability, use.ship, use.about) and ability.when(use) and ability.able(use)


def reach(card: str, window: str, what: str, others: str, about: str, attack: str) -> str:
    """The ranges at which an ability works with one other ship there."""
    t = scene(card, others)
    found = ""
    for number in range(len(DISTANCES)):
        leave(t, number)
        fight(t, attack, number)
        ship, now = moment(t, window, what, about, number)
        uses = [(one.ability, Use(t.state, one.ship, one.card, ship, now)) for one in waiting(t, card, window)]
        found += str(number) if any(works(ability, use) for ability, use in uses) else ""
    return found


@pytest.mark.parametrize(
    ("card", "window", "what", "reaches", "others", "about", "attack"),
    [
        ("pilot:4lom+stress", PHASE_STARTS, "end", "01", FRIEND, "you", ""),
        ("pilot:airencracken", AFTER_ATTACKS, "", "1", FRIEND, "you", ""),
        ("pilot:asajjventress", PHASE_STARTS, "engagement", "012", ENEMY, "you", ""),
        ("pilot:barrissoffee", ATTACKING, "", "012", FRIEND, "other", "you>other"),
        ("pilot:benthictwotubes+focus", AFTER_ACTION, "focus", "12", FRIEND, "you", ""),
        ("pilot:bobafett", DEFENDING, "", "01", ENEMY, "you", ""),
        ("pilot:bobafett", ATTACKING, "", "01", ENEMY, "you", ""),
        ("pilot:captaincardinal", DEFENDING, "", "12", FRIEND, "other", ""),
        ("pilot:captaincardinal", ATTACKING, "", "12", FRIEND, "other", ""),
        ("pilot:captaincardinal", AFTER_DESTROYED, "", "0123", ENEMY, "other", ""),
        ("pilot:cassianandor", PHASE_STARTS, "activation", "123", f"{FRIEND}+stress", "you", ""),
        ("pilot:chewbacca-scavengedyt1300", AFTER_DESTROYED, "", "0123", FRIEND, "other", ""),
        ("pilot:dacebonearm", AFTER_GAINS, "ion", "0123", ENEMY, "other", ""),
        ("pilot:delmeeko", DEFENDING, "", "012", f"{FRIEND}*1", "other", "other>foe"),
        ("pilot:dfs081", "modify-attack-defender", "", "01", FRIEND, "other", ""),
        ("pilot:dfs311+calculate", PHASE_STARTS, "engagement", "0123", FRIEND, "you", ""),
        ("pilot:esegetuketu", LENDS_TOKENS, "focus", "012", FRIEND, "other", "other>foe"),
        ("pilot:foremanproach", BEFORE_ENGAGES, "", "12", ENEMY, "you", ""),
        ("pilot:garvendreis", AFTER_SPENDS, "focus", "123", FRIEND, "you", ""),
        ("pilot:garvendreis-t65xwing", AFTER_SPENDS, "focus", "123", FRIEND, "you", ""),
        ("pilot:gorgol", "system", "", "12", FRIEND, "you", ""),
        ("pilot:guri", PHASE_STARTS, "engagement", "01", ENEMY, "you", ""),
        ("pilot:hefftobber", AFTER_MANEUVER, "", "0", ENEMY, "other", ""),
        ("pilot:howlrunner", ATTACKING, "", "01", FRIEND, "other", "other>foe"),
        ("pilot:idenversio", WOULD_BE_HURT, "", "01", FRIEND, "other", ""),
        ("pilot:jessikapava", DEFENDING, "", "01", FRIEND, "you", ""),
        ("pilot:jessikapava", ATTACKING, "", "01", FRIEND, "you", ""),
        ("pilot:kaatoleeachos", PHASE_STARTS, "engagement", "012", f"{FRIEND}+focus", "you", ""),
        ("pilot:ketsuonyo", PHASE_STARTS, "engagement", "01", ENEMY, "you", ""),
        ("pilot:lieutenantbastian", AFTER_DEALT, "", "12", FRIEND, "other", ""),
        ("pilot:lieutenantblount", ROLLS_ATTACK, "", "01", FRIEND, "you", "foe>you"),
        ("pilot:lieutenantrivas", AFTER_GAINS, "stress", "12", FRIEND, "other", ""),
        ("pilot:luminaraunduli", "modify-attack-defender", "", "012", FRIEND, "other", "other>foe"),
        ("pilot:magvayarro", MOST_REROLLS, "", "012", FRIEND, "foe", "foe>other"),
        (f"pilot:manaroo{GREEN}", PHASE_STARTS, "engagement", "01", FRIEND, "you", ""),
        ("pilot:muse", PHASE_STARTS, "engagement", "01", f"{FRIEND}+stress", "you", ""),
        ("pilot:ndrusuhlak", ATTACK_DICE, "", "34", FRIEND, "you", "you>foe"),
        ("pilot:niennunb+stress", AFTER_GAINS, "stress", "01", ENEMY, "you", ""),
        ("pilot:norrawexley", DEFENDING, "", "01", ENEMY, "you", ""),
        ("pilot:norrawexley-btla4ywing", DEFENDING, "", "01", ENEMY, "you", ""),
        ("pilot:obiwankenobi", AFTER_SPENDS, "focus", "012", FRIEND, "other", ""),
        ("pilot:oldteroch", PHASE_STARTS, "engagement", "1", ENEMY, "you", ""),
        ("pilot:outerrimpioneer", CAN, "attack-from-obstacle", "01", FRIEND, "other", ""),
        ("pilot:overseeryushyn", WOULD_GAIN, "disarm", "1", FRIEND, "other", ""),
        ("pilot:palobgodalhi", PHASE_STARTS, "engagement", "012", f"{ENEMY}+focus", "you", ""),
        ("pilot:pettyofficerthanisson", AFTER_GAINS, "stress", "012", ENEMY, "other", ""),
        (f"pilot:plokoon{GREEN}", PHASE_STARTS, "engagement", "012", FRIEND, "you", ""),
        ("pilot:sabinewren-lancerclasspursuitcraft", DEFENDING, "", "012", ENEMY, "you", "other>you"),
        ("pilot:sawgerrera", ATTACKING, "", "0123", f"{FRIEND}*1", "other", "other>foe"),
        ("pilot:serissu", DEFENDING, "", "01", FRIEND, "other", ""),
        ("pilot:tn3465", ATTACKING, "", "01", FRIEND, "other", "foe>other"),
        ("pilot:tucker", AFTER_ATTACKS, "", "12", FRIEND, "other", "foe>other"),
        ("pilot:unkarplutt", PHASE_STARTS, "engagement", "0", ENEMY, "you", ""),
        ("pilot:valenrudor", AFTER_DEFENDS, "", "01", FRIEND, "other", ""),
        ("upgrade:000", PHASE_STARTS, "engagement", "01", ENEMY, "you", ""),
        ("upgrade:admiralsloane", ATTACKING, "", "0123", f"{FRIEND}+stress", "other", "foe>other"),
        ("upgrade:ahsokatano", AFTER_MANEUVER, "", "123", FRIEND, "you", ""),
        ("upgrade:amilynholdo", BEFORE_ENGAGES, "", "12", f"{FRIEND}+stress", "you", ""),
        ("upgrade:bazemalbus", WHILE_PERFORMS, "white:focus", "01", ENEMY, "you", ""),
        ("upgrade:captainphasma", PHASE_ENDS, "engagement", "01", ENEMY, "you", ""),
        ("upgrade:chancellorpalpatine", AFTER_DEFENDS, "", "012", ENEMY, "you", "other>you"),
        ("upgrade:chewbacca-crew-swz19", AFTER_DEALT, "", "0123", FRIEND, "other", ""),
        ("upgrade:countdooku", ROLLS_OTHER, "", "012", FRIEND, "other", ""),
        ("upgrade:countdooku", ROLLS_DEFENSE, "", "012", FRIEND, "other", ""),
        ("upgrade:countdooku", ROLLS_ATTACK, "", "012", FRIEND, "other", ""),
        ("upgrade:darthvader", PHASE_STARTS, "engagement", "012", ENEMY, "you", ""),
        ("upgrade:feedbackarray", BEFORE_ENGAGES, "", "0", ENEMY, "you", ""),
        ("upgrade:grandinquisitor", AFTER_REVEALS, "", "012", ENEMY, "other", ""),
        ("upgrade:hansolo-crew", AFTER_ACTION, "evade", "01", ENEMY, "you", ""),
        ("upgrade:intimidation", DEFENSE_DICE, "", "0", ENEMY, "other", ""),
        ("upgrade:isbslicer", KEEPS, "jam", "12", ENEMY, "other", ""),
        ("upgrade:jynerso", WOULD_GAIN, "focus", "0123", FRIEND, "other", ""),
        ("upgrade:k2b4", DEFENDING, "", "0123", FRIEND, "other", ""),
        ("upgrade:ketsuonyo", PHASE_STARTS, "end", "012", f"{ENEMY}{TRACTORED}", "you", ""),
        ("upgrade:kyloren", "action", "kyloren", "123", ENEMY, "you", ""),
        ("upgrade:lonewolf", DEFENDING, "", "34", FRIEND, "you", ""),
        ("upgrade:lonewolf", ATTACKING, "", "34", FRIEND, "you", ""),
        ("upgrade:pettyofficerthanisson", AFTER_GAINS, "stress", "01", ENEMY, "other", ""),
        (f"upgrade:pz4co{GREEN}", PHASE_ENDS, "activation", "12", FRIEND, "you", ""),
        ("upgrade:seventhsister", WOULD_GAIN, "stress", "01", ENEMY, "other", ""),
        ("upgrade:st321", AFTER_COORDINATES, "", "0123", ENEMY, "you", "foe>you"),
        ("upgrade:staticdischargevanes", WOULD_GAIN, "ion", "01", FRIEND, "you", ""),
        ("upgrade:swarmtactics", PHASE_STARTS, "engagement", "1", FRIEND, "you", ""),
        ("upgrade:treacherous", AFTER_DESTROYED, "", "0123", FRIEND, "other", ""),
        ("upgrade:tv94", ATTACKING, "", "0123", FRIEND, "other", "you>other"),
    ],
)
def test_an_ability_reaches_as_far_as_its_card_says(
    card: str, window: str, what: str, reaches: str, others: str, about: str, attack: str
) -> None:
    assert reach(card, window, what, others, about, attack) == reaches


def named(t: XWingScenario, words: str) -> str:
    """The five ships by the ranges they stand at, as far as they are named."""
    parts = set(re.split(r"[^\w.-]+", words))
    return "".join(str(number) for number in range(len(DISTANCES)) if t.ship(f"o{number}").id in parts)


@pytest.mark.parametrize(
    ("card", "window", "what", "reaches", "others"),
    [
        ("pilot:4lom+stress", PHASE_STARTS, "end", "01", FRIEND),
        ("pilot:airencracken", AFTER_ATTACKS, "", "1", FRIEND),
        ("pilot:asajjventress", PHASE_STARTS, "engagement", "012", ENEMY),
        ("pilot:benthictwotubes+focus", AFTER_ACTION, "focus", "12", FRIEND),
        ("pilot:cassianandor", PHASE_STARTS, "activation", "123", f"{FRIEND}+stress"),
        ("pilot:dfs311+calculate", PHASE_STARTS, "engagement", "0123", FRIEND),
        ("pilot:foremanproach", BEFORE_ENGAGES, "", "12", ENEMY),
        ("pilot:garvendreis", AFTER_SPENDS, "focus", "123", FRIEND),
        ("pilot:gorgol", "system", "", "12", FRIEND),
        ("pilot:kaatoleeachos", PHASE_STARTS, "engagement", "012", f"{FRIEND}+focus"),
        ("pilot:ketsuonyo", PHASE_STARTS, "engagement", "01", ENEMY),
        (f"pilot:manaroo{GREEN}", PHASE_STARTS, "engagement", "01", FRIEND),
        ("pilot:muse", PHASE_STARTS, "engagement", "01", f"{FRIEND}+stress"),
        ("pilot:palobgodalhi", PHASE_STARTS, "engagement", "012", f"{ENEMY}+focus"),
        (f"pilot:plokoon{GREEN}", PHASE_STARTS, "engagement", "012", FRIEND),
        ("upgrade:000", PHASE_STARTS, "engagement", "01", ENEMY),
        ("upgrade:amilynholdo", BEFORE_ENGAGES, "", "12", f"{FRIEND}+stress"),
        ("upgrade:darthvader", PHASE_STARTS, "engagement", "012", ENEMY),
        ("upgrade:kyloren", "action", "kyloren", "123", ENEMY),
        (f"upgrade:pz4co{GREEN}", PHASE_ENDS, "activation", "12", FRIEND),
        ("upgrade:staticdischargevanes", WOULD_GAIN, "ion", "01", FRIEND),
        ("upgrade:swarmtactics", PHASE_STARTS, "engagement", "1", FRIEND),
    ],
)
def test_the_ships_an_ability_can_choose_are_those_in_its_reach(
    card: str, window: str, what: str, reaches: str, others: str
) -> None:
    """Whoever is alone in reach is not asked for, but it is told what happens to it."""
    t = scene(card, others)
    one = next(waiting(t, card, window))
    ship, now = moment(t, window, what, "you", 0)
    before = len(t.match.events)
    question = next(one.ability.run(t.match, Use(t.state, one.ship, one.card, ship, now)), None)
    told = [str(event.data) for event in t.match.events[before:]]
    asked = [*(option.id for option in question.options), str(question.about)] if question else []
    assert named(t, " ".join(told + asked)) == reaches
