"""The odds as they are asked for: dice, cover, and the best way through the tree for a goal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from battlemat.core.errors import BadSetup
from battlemat.games.shatterpoint.combat_tree import next_options
from battlemat.games.shatterpoint.content import STANCES, UNITS
from battlemat.games.shatterpoint.dice import DEFENSE_FACES
from battlemat.games.shatterpoint.odds import Clash, _by_row, _strikes, hits, landed
from battlemat.games.shatterpoint.odds_asked import ODDS, end_of
from battlemat.games.shatterpoint.records import Stance
from battlemat.odds import roll

MAUL, AHSOKA = (STANCES[UNITS[unit].stances[0]] for unit in ("lord-maul", "ahsoka-tano-jedi-no-more"))


def ways(stance: Stance, path: list[str], steps: int) -> Iterator[list[str]]:
    """All ways through a tree."""
    yield path
    if steps:
        for option in next_options(stance, path):
            yield from ways(stance, [*path, option.id], steps - 1)


@pytest.mark.parametrize("goal", ["damage", "strained", "pinned", "shove", "wound"])
@pytest.mark.parametrize("stance", [MAUL, AHSOKA], ids=lambda stance: stance.id)
def test_no_way_is_better_for_the_goal(stance: Stance, goal: str) -> None:
    for successes in range(6):
        found = end_of(stance, goal, 3, successes, ("damage",))
        worths = []
        for way in ways(stance, [], successes):
            effects = [effect for name in way for effect in stance.option(name).effects]
            damage = 1 + effects.count("damage")
            reached = damage >= 3 if goal == "wound" else goal in effects
            worths.append((reached and goal != "damage", damage))
        assert (found.reached, found.damage) == max(worths)


def test_rows_and_successes_are_the_hits_that_bots_reckon_with() -> None:
    clash = Clash(MAUL.id, AHSOKA.id, "melee", 6, 4)
    told = landed(clash).map(lambda hit: (hit[0], hit[1].count("damage")))
    assert dict(told) == dict(hits(clash).map(tuple))


def test_cover_is_defense_dice_against_ranged_attacks_only() -> None:
    shooter = next(stance for stance in STANCES.values() if stance.ranged.attack and stance.melee.attack)
    ask = f"stance={shooter.id},type="
    for kind, alike in (("ranged", False), ("melee", True)):
        bare, covered = (ODDS.ask(attack=ask + kind, defense=f"cover={n}").figure("mean-successes") for n in (0, 3))
        assert (bare == covered) is alike
    extra = ODDS.ask(attack=ask + "ranged", defense="extra=3").figure("mean-successes")
    assert extra == ODDS.ask(attack=ask + "ranged", defense="cover=3").figure("mean-successes")


def test_a_condition_is_reached_by_tree_or_chart() -> None:
    found = ODDS.ask(attack=f"stance={MAUL.id},goal=pinned,extra=4", defense=f"stance={AHSOKA.id},extra=-3")
    chances = [figure for figure in found.figures if figure.id == "reached-pinned"]
    assert len(chances) == 1
    assert 0 <= chances[0].value <= 1


def test_a_stance_without_that_attack_says_so() -> None:
    without = next(stance for stance in STANCES.values() if not stance.ranged.attack)
    with pytest.raises(BadSetup, match="has no attack of the type ranged"):
        ODDS.ask(attack=f"stance={without.id},type=ranged")


# What abilities change ------------------------------------------------------------------------------------------------


def asked(attack: str = "", defense: str = "") -> dict[str, dict[str, Fraction]]:
    found = ODDS.ask(attack=f"stance={MAUL.id},{attack}", defense=f"stance={AHSOKA.id},{defense}")
    return {name: found.curve(name) for name in ("damage", "successes")}


def test_damage_of_abilities_comes_to_that_of_the_tree() -> None:
    plain, more = asked()["damage"], asked("damage=2")["damage"]
    assert {n: chance for n, chance in more.items() if chance} == {
        str(int(n) + 2): chance for n, chance in plain.items() if chance
    }


def test_protection_takes_one_damage_where_there_is_any() -> None:
    plain, less = asked()["damage"], asked("", "protection")["damage"]
    assert less["0"] == plain["0"] + plain["1"]
    assert all(less[str(n)] == plain[str(n + 1)] for n in range(1, len(plain) - 1))


def test_expertise_of_abilities_selects_another_row() -> None:
    chart = AHSOKA.defense_chart
    assert asked("", "expertise=1") != asked()
    rows = Counter[tuple[str, ...]]()
    for rolled in product(DEFENSE_FACES, repeat=3):
        rows[chart.row(rolled.count("expertise") + 1)] += 1
    clash = Clash(MAUL.id, AHSOKA.id, "melee", 0, 3, expertise=1)
    rolls = roll({face: DEFENSE_FACES.count(face) for face in ("block", "expertise", "failure")}, 3).weights
    found = {row: sum(those.values()) for row, those in _by_row(rolls, chart, clash.expertise).items()}
    assert {row: Fraction(ways, 6**3) for row, ways in rows.items()} == {
        row: Fraction(ways, sum(found.values())) for row, ways in found.items()
    }


def test_safe_crits_are_not_changed_by_the_enemy() -> None:
    """A defender whose chart turns crits to something else."""
    spoiler = next(
        stance
        for stance in STANCES.values()
        if any(effect.startswith("crit>") for n in range(9) for effect in stance.defense_chart.row(n))
    )
    ask = {"attack": f"stance={MAUL.id}", "defense": f"stance={spoiler.id},extra=4"}
    plain = ODDS.ask(**ask).figure("mean-successes")
    safe = ODDS.ask(**{**ask, "attack": ask["attack"] + ",safe-crits"}).figure("mean-successes")
    assert safe > plain
    clash = Clash(MAUL.id, spoiler.id, "melee", 4, 4, safe_crits=True)
    for crit, strike in _strikes({(2, 1, 0, 1): 1}, (), ("crit>failure", "strike>failure"), True):
        assert (crit, strike) == (2, 0)
    assert landed(clash).mean(lambda hit: hit[0]) >= landed(clash._replace(safe_crits=False)).mean(lambda hit: hit[0])
