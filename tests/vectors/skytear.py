"""Skytear: what figures see, who sees whom, who controls what, which way they walk, what attacks promise.

All in matches as they are played, with some conditions and lasting effects that come up seldom.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

import battlemat
from battlemat import bots
from battlemat.games import game
from battlemat.games.skytear.attack import is_disarmed
from battlemat.games.skytear.battlefield import seen_cells
from battlemat.games.skytear.board import OTHER_SIDE, SIDES, each
from battlemat.games.skytear.catalogue import board_catalogue, catalogue
from battlemat.games.skytear.content import CARDS
from battlemat.games.skytear.damage import Hit
from battlemat.games.skytear.minions_phase import base_control
from battlemat.games.skytear.moving import destinations, passable_cells
from battlemat.games.skytear.ops import Condition
from battlemat.games.skytear.paths import shortest_path
from battlemat.games.skytear.state import Hero, Lasting, Minion, Table, heroes_of, pile_of_hero
from battlemat.games.skytear.targeting import sees
from battlemat.games.skytear.values import armor_terms, attack_terms, pierces, total
from battlemat.games.skytear.view import unseen
from tests.vectors import Case, Vectors

MATCHES = 8
EVERY = 24
"""One position in so many is taken."""
STIRRED: tuple[Condition, ...] = ("marked", "disarmed")
NEAR = 3
"""So many hexes from an enemy, it may see somebody or not."""


def vectors() -> Iterator[Vectors]:
    tables, views = [], []
    for table, view in _positions():
        tables.append(table)
        views.append(view)
    known = catalogue("en")
    boards = {name: board_catalogue(name, "en") for name in known["boards"]}
    common = {"views": views, "boards": boards, **{key: known[key] for key in ("heroes", "cards", "decks")}}
    yield Vectors("skytear", common, [])
    yield Vectors("skytear-sight", {}, [case for n, s in enumerate(tables) for case in _sight(n, s)])
    yield Vectors("skytear-watchers", {}, [case for n, s in enumerate(tables) for case in _watchers(n, s)])
    yield Vectors("skytear-control", {}, [case for n, s in enumerate(tables) for case in _control(n, s)])
    yield Vectors("skytear-ways", {}, [case for n, s in enumerate(tables) for case in _ways(n, s)])
    seen = zip(tables, views, strict=True)
    yield Vectors("skytear-odds", {}, [case for n, (s, view) in enumerate(seen) for case in _odds(n, s, view)])


def _positions() -> Iterator[tuple[Table, dict[str, object]]]:
    ruleset = game("skytear")
    for number in range(MATCHES):
        rng = Random(f"vectors {number}")
        m = battlemat.new_match("skytear", ruleset.sample_setup(rng), seed=f"vectors {number}")
        bot = bots.make("random")
        while not m.over:
            decision = m.pending[0]
            m.submit(decision.player, bots.ask(bot, m, decision, rng))
            if len(m.journal) % EVERY == 0 and any(hero.cell >= 0 for hero in m.state.heroes):
                fork = m.fork()
                _stir(rng, fork.state)
                yield fork.state, fork.view(decision.player)


def _stir(rng: Random, s: Table) -> None:
    """Give heroes what attacks depend on."""
    for hero in s.heroes:
        hero.conditions += [one for one in STIRRED if rng.random() < 0.25 and one not in hero.conditions]
        if rng.random() < 0.15:
            s.lasting.append(Lasting("pierce", "hunters-mark", "end-of-activation", hero.id, vs="marked"))
        if rng.random() < 0.15:
            vs = rng.choice(("", "marked"))
            s.lasting.append(Lasting("attack-bonus", "scent-of-guilt", "end-of-activation", hero.id, n=1, vs=vs))


def _sight(number: int, s: Table) -> Iterator[Case]:
    figures: list[Hero | Minion] = [*s.heroes, *s.minions]
    for figure in figures:
        if figure.cell >= 0:
            yield [number, figure.id, sorted(s.board.names[cell] for cell in each(seen_cells(s, figure)))]


def _watchers(number: int, s: Table) -> Iterator[Case]:
    """Which enemies see each hero where it stands, and where it would be near one of them."""
    rng = Random(f"watchers {number}")
    for side in SIDES:
        foes = [foe for foe in heroes_of(s, OTHER_SIDE[side]) if foe.cell >= 0]
        near = [c for c in range(len(s.board.names)) if any(s.board.distance[foe.cell][c] <= NEAR for foe in foes)]
        for hero in heroes_of(s, side):
            if hero.cell >= 0:
                for cell in [hero.cell, *rng.sample(near, min(2, len(near)))]:
                    yield [number, side, s.board.names[cell], _seeing(s, hero, cell, foes)]


def _seeing(s: Table, hero: Hero, cell: int, foes: list[Hero]) -> list[str]:
    stands, hero.cell = hero.cell, cell
    seeing = sorted(foe.id for foe in foes if sees(s, foe, hero))
    hero.cell = stands
    return seeing


def _control(number: int, s: Table) -> Iterator[Case]:
    for dome, point in s.board.control_point.items():
        yield [number, f"dome-{dome}", *(base_control(s, side, [point]) for side in SIDES)]
    for lane, token in s.tokens.items():
        yield [number, f"lane-{lane}", *(base_control(s, side, [token.cell]) for side in SIDES)]


def _ways(number: int, s: Table) -> Iterator[Case]:
    rng = Random(f"ways {number}")
    for hero in s.heroes:
        goals = list(each(destinations(s, hero, 4))) if hero.cell >= 0 else []
        for goal in rng.sample(goals, min(2, len(goals))):
            way = shortest_path(s.board, hero.cell, goal, passable_cells(s, hero))
            yield [number, hero.id, s.board.names[goal], [s.board.names[cell] for cell in way]]


def _odds(number: int, s: Table, view: dict[str, object]) -> Iterator[Case]:
    """What attacks of heroes on heroes promise somebody, as far as the cards that may be turned over are known."""
    viewer = view["viewer"]
    assert isinstance(viewer, int)
    for attacker in s.heroes:
        hidden = _hidden(s, viewer, attacker, first_game=view["variant"] == "first-game")
        for target in s.heroes if attacker.cell >= 0 else []:
            if target.side != attacker.side and target.cell >= 0:
                yield [number, attacker.id, target.id, hidden and _losses(s, attacker, target, hidden)]


def _hidden(s: Table, viewer: int, hero: Hero, *, first_game: bool) -> list[str] | None:
    """The cards that may be turned over for a hero, of one's own deck; in the first game everybody knows all lists."""
    pile = pile_of_hero(s, hero)
    if pile is s.piles[s.players[viewer].pile]:
        return unseen(s, viewer)
    if not first_game:
        return None
    hands = [card for player in s.players if s.piles[player.pile] is pile for card in player.hand]
    leads = [lead for one in s.heroes if pile_of_hero(s, one) is pile for lead in one.leads]
    return [*pile.deck, *hands, *(lead.card for lead in leads if not lead.face_up and lead.known_to != viewer)]


def _losses(s: Table, attacker: Hero, target: Hero, cards: list[str]) -> list[list[float]]:
    """The HP a target may lose, each with its chance."""
    armor = 0 if pierces(s, attacker, target, attack=True) else total(armor_terms(s, target))
    found: dict[int, float] = defaultdict(float)
    pool = Counter(CARDS[card].modifier for card in cards)
    for best, chance in _best(pool, min(attacker.printed.flips, len(cards))).items():
        terms = [*attack_terms(s, attacker, target), ("modifier", best)]
        hit = Hit(target, terms, halved=is_disarmed(attacker), attack=True)
        found[max(0, hit.amount - armor)] += chance
    return [[lost, chance] for lost, chance in sorted(found.items())]


def _best(pool: Counter[int], flips: int) -> dict[int, float]:
    """The highest modifier among so many cards, drawn one after another."""
    if flips == 0:
        return {0: 1.0}
    found: dict[int, float] = defaultdict(float)
    for modifier, count in pool.items():
        for best, chance in _best(pool - Counter([modifier]), flips - 1).items():
            found[max(best, modifier)] += chance * count / pool.total()
    return found
