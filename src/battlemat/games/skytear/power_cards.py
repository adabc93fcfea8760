"""Who may play which power card through whom, and playing it (SK-POW-01 to SK-POW-19, SK-POW-30 to SK-POW-40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.core.errors import Refusal
from battlemat.games.skytear.asking import DONE
from battlemat.games.skytear.battlefield import seen_cells
from battlemat.games.skytear.cards.who import friendly_minions_in_los
from battlemat.games.skytear.content import CARDS, FREE_CARDS, PowerCard
from battlemat.games.skytear.damage import defeat
from battlemat.games.skytear.generate import generate
from battlemat.games.skytear.ops import DefeatMinion
from battlemat.games.skytear.ops import Target as TargetKind
from battlemat.games.skytear.state import Hero, Minion, SkyMatch, Table, attackable, commands, figure_of, hero_of
from battlemat.games.skytear.targeting import HEX_TARGET, targets, why_no_target
from battlemat.games.skytear.values import mana_left

Aims = dict[tuple[str, TargetKind], list[str]]
"""What is known of who may aim at whom, by hero and kind of target: several cards of a hand ask the same."""

FLUX: Final = next(card.id for card in CARDS.values() if card.first_player)


def may_react(s: Table, player: int) -> bool:
    """Could the player, for all that everybody can see, play a reaction now? Only then is it worth asking.

    Hands are hidden, so this looks at their size, at the mana of the heroes and at Skytear Flux, never at cards.
    """
    me = s.players[player]
    if flux_ready(s, player):
        return True
    if not me.hand:
        return False
    least = 0 if FREE_CARDS else 1
    return any(hero.cell >= 0 and commands(s, player, hero) and mana_left(s, hero) >= least for hero in s.heroes)


def flux_ready(s: Table, player: int) -> bool:
    """Face up on the first side, usable by any of its players who commands a hero there (SK-POW-32, SK-MUL-27)."""
    return (
        s.flux
        and s.players[player].side == "south"
        and any(hero.cell >= 0 and commands(s, player, hero) for hero in s.heroes)
    )


def castable(s: Table, player: int) -> list[Hero]:
    """The heroes through whom a player may play cards: on the battlefield, Ready or not (SK-POW-07, SK-POW-14)."""
    return [hero for hero in s.heroes if hero.cell >= 0 and commands(s, player, hero)]


def playable(s: Table, player: int, active: Hero | None = None) -> list[str]:
    """Option ids `play:card>hero`, with `>target` where a figure is targeted; hexes are asked for afterwards.

    Reactions through any hero; action cards only through the active one, with an empty stack (SK-POW-15 to -18).
    """
    found: list[str] = []
    mana: dict[str, int] = {}
    aims: Aims = {}
    for way in ways_of_hand(s, player):
        hero = way.hero
        if hero.cell < 0 if way.reaction else hero is not active:
            continue
        left = mana.get(hero.id)
        if left is None:
            left = mana[hero.id] = mana_left(s, hero)
        if left >= way.cost and (not way.demanding or needs_met(s, hero, way.card)):
            found += _aimed(s, way, aims)
    if flux_ready(s, player):
        found += [f"play:{FLUX}>{hero.id}" for hero in castable(s, player)]
    return found


class Way:
    """A card of a hand and a hero of its player who may use it, whatever it costs and needs besides mana."""

    __slots__ = ("card", "cost", "demanding", "hero", "option", "reaction")

    def __init__(self, card: PowerCard, hero: Hero) -> None:
        self.card = card
        self.hero = hero
        self.cost = card.cost
        self.reaction = card.type == "reaction"
        self.demanding = card.needs is not None or minion_cost(card) > 0
        self.option = f"play:{card.id}>{hero.id}"


def ways_of_hand(s: Table, player: int) -> list[Way]:
    """Every card of a hand with every hero who may use it, gathered once for as long as the hand stays the same."""
    hand = s.players[player].hand
    kept: dict[int, tuple[tuple[int, list[str]], list[Way]]] = s.__dict__.setdefault("ways", {})
    known = kept.get(player)
    if known is None or known[0] != (len(s.heroes), hand):
        own = [hero for hero in s.heroes if commands(s, player, hero)]
        cards = [CARDS[name] for name in dict.fromkeys(hand)]
        ways = [Way(card, hero) for card in cards for hero in own if may_use(s, hero, card)]
        known = kept[player] = ((len(s.heroes), hand.copy()), ways)
    return known[1]


def _aimed(s: Table, way: Way, known: Aims) -> list[str]:
    """The ways in which a card that can be paid for may be aimed; none where a target is missing."""
    card, kind = way.card, way.card.target
    if kind is None or kind == HEX_TARGET:  # there is always a hex in LOS: one's own
        return [way.option]
    aims = known.get((way.hero.id, kind))
    if aims is None:
        aims = known[way.hero.id, kind] = targets(s, way.hero, kind)
    if card.targets == 1:
        return [f"{way.option}>{target}" for target in aims]
    return [way.option] if len(aims) >= (1 if card.up_to else card.targets) else []  # SK-TGT-05


def may_use(s: Table, hero: Hero, card: PowerCard) -> bool:
    """Ultimates belong to their hero; colours must match, except in the simplified game (SK-POW-06, SK-POW-30)."""
    if card.only_hero is not None and card.only_hero != hero.kind:
        return False
    if s.simplified:  # SK-SIM-05
        return True
    runes = hero.printed.runes
    return not [rune for rune in card.runes if rune not in runes]


def needs_met(s: Table, hero: Hero, card: PowerCard) -> bool:
    """Requirements and costs other than mana (SK-EFX-25, SK-POW-40)."""
    if card.needs == "lane-token-in-los":
        seen = seen_cells(s, hero)
        if not any(seen >> token.cell & 1 for token in s.tokens.values()):
            return False
    cost = minion_cost(card)
    return not cost or len(friendly_minions_in_los(s, hero)) >= cost


def minion_cost(card: PowerCard) -> int:
    """How many friendly minions in LOS must be Defeated to play a card."""
    cost = 0
    for op in card.ops:
        if isinstance(op, DefeatMinion) and op.cost:
            cost += op.n
    return cost


def play(m: SkyMatch, player: int, option: str) -> Flow[None]:
    """Pay for a card, choose its targets, put its effect on the stack (SK-POW-08, SK-STK-15, SK-TGT-01)."""
    s = m.state
    name, hero_id, *aims = option.removeprefix("play:").split(">")
    hero, card = hero_of(s, hero_id), CARDS[name]
    if name == FLUX:
        s.flux = False  # it stays on the board, face down (SK-POW-34, SK-POW-36)
    else:
        s.players[player].hand.remove(name)
        hero.cards.append(name)
    m.note("played", "SK-POW-08", player=player, card=name, hero=hero.id)
    if card.target is not None and not aims:
        aims = yield from choose_targets(m, player, hero, card)
    for _ in range(minion_cost(card)):
        yield from pay_minion(m, player, hero, name)
    generate(m, "card", name, hero, player, aims)


def choose_targets(m: SkyMatch, player: int, hero: Hero, card: PowerCard) -> Flow[list[str]]:
    """Hexes, and targets of cards that have several: different ones, all of them now (SK-TGT-01, SK-TGT-05, -06)."""
    s = m.state
    kind = card.target
    assert kind is not None
    aims: list[str] = []
    while len(aims) < card.targets:
        chosen = yield from pick(
            m,
            player,
            "target",
            "SK-TGT-15" if kind == HEX_TARGET else "SK-TGT-06",
            lambda: [target for target in targets(s, hero, kind) if target not in aims],
            may=DONE if card.up_to and aims else "",
            about={"by": card.id, "caster": hero.id},
        )
        if chosen is None:
            break
        aims.append(chosen)
    return aims


def pay_minion(m: SkyMatch, player: int, hero: Hero, card: str) -> Flow[None]:
    """A friendly minion in LOS is Defeated as a cost, before anybody can react (SK-POW-40)."""
    s = m.state
    chosen = yield from pick(
        m,
        player,
        "pay-minion",
        "SK-POW-40",
        lambda: [minion.id for minion in friendly_minions_in_los(s, hero)],
        about={"by": card, "hero": hero.id},
    )
    assert chosen is not None
    minion = figure_of(s, chosen)
    assert isinstance(minion, Minion)
    yield from defeat(m, player, [minion], "SK-POW-40")


# Why not --------------------------------------------------------------------------------------------------------------


def refused_cards(s: Table, player: int, active: Hero | None = None) -> dict[str, Refusal]:
    """Why the cards of a hand cannot be played through the player's heroes right now, by would-be option id."""
    offered = set(playable(s, player, active))
    found = {
        option: refusal
        for name in dict.fromkeys(s.players[player].hand)
        for hero in s.heroes
        if commands(s, player, hero)
        for option, refusal in _refusals(s, hero, CARDS[name], active)
    }
    if s.players[player].side == "south" and not s.flux:
        for hero in castable(s, player):
            found[f"play:{FLUX}>{hero.id}"] = Refusal("skytear-flux-used", "SK-POW-34")
    return {option: refusal for option, refusal in found.items() if option not in offered}


def _refusals(s: Table, hero: Hero, card: PowerCard, active: Hero | None) -> Iterator[tuple[str, Refusal]]:
    option = f"play:{card.id}>{hero.id}"
    refusal = _why_not(s, hero, card, active)
    if refusal is not None:
        yield option, refusal
        return
    if card.target is None or card.target == HEX_TARGET:
        return
    legal = targets(s, hero, card.target)
    if len(legal) < card.targets:
        rule = "SK-TGT-04" if card.targets == 1 else "SK-TGT-05"
        yield option, Refusal("skytear-needs-target", rule, {"card": card.id})
    for figure in attackable(s):
        if figure.id not in legal and could_aim(hero, card, figure):
            facts = {"figure": figure.id, "card": card.id, "why": why_no_target(s, hero, figure)}
            yield f"{option}>{figure.id}", Refusal("skytear-no-target", "SK-TGT-02", facts)


def could_aim(hero: Hero, card: PowerCard, figure: Hero | Minion) -> bool:
    """Is it the kind of figure a card is aimed at?"""
    if card.target == "friendly-hero":
        return isinstance(figure, Hero) and figure.side == hero.side
    return figure.side != hero.side and (card.target != "enemy-hero" or isinstance(figure, Hero))


def _why_not(s: Table, hero: Hero, card: PowerCard, active: Hero | None) -> Refusal | None:
    facts = {"card": card.id, "hero": hero.id}
    if hero.cell < 0:
        return Refusal("skytear-hero-not-there", "SK-POW-07", facts)
    if card.type == "action" and s.stack:
        return Refusal("skytear-stack-not-empty", "SK-POW-16", facts)
    if card.type == "action" and hero is not active:
        return Refusal("skytear-not-its-activation", "SK-POW-15", facts)
    if card.only_hero is not None and card.only_hero != hero.kind:
        return Refusal("skytear-not-its-ultimate", "SK-POW-30", facts)
    if not may_use(s, hero, card):
        return Refusal("skytear-no-rune", "SK-POW-06", facts)
    if mana_left(s, hero) < card.cost:
        return Refusal("skytear-no-mana", "SK-POW-05", facts | {"mana": mana_left(s, hero), "cost": card.cost})
    if minion_cost(card) and not needs_met(s, hero, card):
        return Refusal("skytear-cannot-pay", "SK-POW-40", facts)
    if not needs_met(s, hero, card):
        return Refusal("skytear-no-token-in-sight", "SK-EFX-25", facts)
    return None
