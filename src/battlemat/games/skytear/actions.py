"""The five actions: how they are declared and what they do (SK-HPH-08 to SK-HPH-63)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Pick
from battlemat.games.skytear.asking import NO
from battlemat.games.skytear.attack import attack_options, resolve_attack
from battlemat.games.skytear.generate import generate, helps, ignored
from battlemat.games.skytear.moving import move
from battlemat.games.skytear.ops import MoveBonus
from battlemat.games.skytear.piles import top_card
from battlemat.games.skytear.skills import works_for
from battlemat.games.skytear.skirmish import resolve_skirmish
from battlemat.games.skytear.state import (
    NOBODY,
    Acting,
    Effect,
    Hero,
    Lead,
    SkyMatch,
    Table,
    acting_of,
    hero_of,
    pile_of,
)
from battlemat.games.skytear.values import move_length
from battlemat.games.skytear.worship import choose_pillar_hex, resolve_worship, worship_options

ACTION_POINTS: Final = 3
DECK: Final = "deck"


class Action(NamedTuple):
    """`options` are the ways to declare it now, with its target where it has one; `resolve` carries it out."""

    rule: str
    options: Callable[[Table, Acting], list[str]]
    resolve: Callable[[SkyMatch, Effect], Flow[None]]


def times_allowed(s: Table, figure: Acting, action: str) -> int:
    """Each action once, with Frenzy Attack twice (SK-HPH-10, SK-HPH-11, SK-CON-16, SK-CON-18, SK-CON-19)."""
    frenzied = action == "attack" and isinstance(figure, Hero) and "frenzy" in figure.conditions
    return 2 if frenzied else 1


def action_options(s: Table, figure: Acting) -> list[str]:
    """What the active figure may declare for 1 AP (SK-HPH-09, SK-HPH-12)."""
    if s.ap <= 0:
        return []
    found: list[str] = []
    for name, action in ACTIONS.items():
        if s.taken.count(name) < times_allowed(s, figure, name):
            found += action.options(s, figure)
    return found


def declare(m: SkyMatch, player: int, figure: Acting, option: str) -> Flow[None]:
    """Pay 1 AP and put the action on the stack (SK-STK-15)."""
    s = m.state
    s.ap -= 1
    s.taken.append(option.partition(":")[0])
    yield from put_on_stack(m, player, figure, option)


def grant(m: SkyMatch, player: int, figure: Acting, name: str) -> Flow[None]:
    """'Take an action': no AP, no limit, also out of one's own activation (SK-EFX-30 to SK-EFX-32)."""
    s = m.state
    option = yield from pick(
        m, player, "granted-action", "SK-EFX-31", lambda: ACTIONS[name].options(s, figure), about={"figure": figure.id}
    )
    if option is not None:
        yield from put_on_stack(m, player, figure, option)


def put_on_stack(m: SkyMatch, player: int, figure: Acting, option: str) -> Flow[None]:
    name, _, target = option.partition(":")
    targets = [target] if target else []
    if name == "worship" and isinstance(figure, Hero) and figure.printed.faction == "taulot":
        cell = yield from choose_pillar_hex(m, player, figure)
        targets = [m.state.board.names[cell]]
    generate(m, "action", name, figure, player, targets)


# Move -----------------------------------------------------------------------------------------------------------------


def resolve_move(m: SkyMatch, effect: Effect) -> Flow[None]:
    s = m.state
    figure = acting_of(s, effect.caster)
    if figure.cell < 0:
        ignored(m, effect, "SK-HER-46")
        return
    origin = figure.cell
    yield from move(m, effect.player, figure, move_length(s, figure), "move", "SK-HPH-19")
    if isinstance(figure, Hero) and figure.cell != origin:
        for skill, _ in works_for(s, figure, MoveBonus):
            helps(m, figure, skill)


# Lead -----------------------------------------------------------------------------------------------------------------


def resolve_lead(m: SkyMatch, effect: Effect) -> Flow[None]:
    """A card from the hand or the top of the deck, face down under the hero (SK-HPH-30 to SK-HPH-40, SK-HER-46)."""
    s = m.state
    hero = hero_of(s, effect.caster)
    player = s.players[effect.player]
    pile = pile_of(s, effect.player)

    def ask() -> Pick:
        hand = [f"lead:{card}" for card in sorted(set(player.hand))]
        from_deck = [DECK] if pile.deck or pile.discard else []
        return Pick(effect.player, "lead", "SK-HPH-31", [*hand, *from_deck, NO], {"hero": hero.id})

    chosen = yield from choose(ask)
    if chosen is None or chosen == NO:
        return
    if chosen == DECK:
        card = top_card(m, effect.player)
        assert card is not None
        hero.leads.append(Lead(card, NOBODY))  # nobody looks at it: SK-HPH-32
        m.note("lead-from-deck", "SK-HPH-32", hero=hero.id, player=effect.player)
        return
    card = chosen.removeprefix("lead:")
    player.hand.remove(card)
    hero.leads.append(Lead(card, effect.player))
    m.note_secret("lead-laid", "SK-HPH-33", (effect.player,), {"card": card}, hero=hero.id, player=effect.player)


def _lead_options(s: Table, figure: Acting) -> list[str]:
    return ["lead"] if isinstance(figure, Hero) else []


ACTIONS: Final[Mapping[str, Action]] = {
    "move": Action("SK-HPH-19", lambda s, figure: ["move"], resolve_move),
    "lead": Action("SK-HPH-30", _lead_options, resolve_lead),
    "attack": Action("SK-HPH-42", attack_options, resolve_attack),
    "skirmish": Action("SK-HPH-53", lambda s, figure: ["skirmish"], resolve_skirmish),
    "worship": Action("SK-HPH-63", worship_options, resolve_worship),
}
