"""The stack: what waits to happen, who may answer it, and the triggers it leaves behind (SK-STK).

In the Heroes Phase an effect is put on the stack and everybody may respond; the step `priority` asks, the step
`resolve` carries out the top effect. In the Minions Phase nobody may (SK-STK-25): effects are resolved as they come.
"""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Pick
from battlemat.core.game import Step
from battlemat.games.skytear import cards
from battlemat.games.skytear.actions import ACTIONS
from battlemat.games.skytear.asking import PASS, in_order
from battlemat.games.skytear.power_cards import may_react, play, playable, refused_cards
from battlemat.games.skytear.skills import skill_named
from battlemat.games.skytear.state import Effect, SkyMatch, Table, clockwise, hero_of
from battlemat.games.skytear.targeting import targets


def priority(m: SkyMatch) -> Flow[None]:
    """One round: from the active player clockwise, until all have passed one after another (SK-STK-04 to SK-STK-08).

    Then the top effect resolves; if the stack is empty the activation goes on (SK-STK-13).
    """
    s = m.state
    order = clockwise(s, s.acting)
    passed = at = 0
    while passed < len(order):
        player = order[at]
        if may_react(s, player):
            answer = yield from choose(partial(ask_reaction, s, player))
            if answer is not None and answer != PASS:
                yield from play(m, player, answer)
                passed = 0  # all must pass again; whoever played keeps priority (SK-STK-07, SK-STK-08)
                continue
        passed += 1
        at = (at + 1) % len(order)
    if s.stack:
        m.next_steps(Step("resolve"))


def ask_reaction(s: Table, player: int) -> Pick | None:
    """Asked whenever the player could hold a reaction, whatever the hand really holds: silence would tell."""
    top = s.stack[-1] if s.stack else None
    about = {} if top is None else {"effect": top.name, "caster": top.caster}
    return Pick(
        player,
        "priority",
        "SK-STK-05",
        [*playable(s, player), PASS],
        about,
        lambda: refused_cards(s, player),
    )


def resolve(m: SkyMatch) -> Flow[None]:
    """Carry out the top effect as a whole, then put on the stack what it triggered (SK-STK-06, SK-STK-16)."""
    yield from resolve_top(m)
    yield from place_triggers(m)
    m.next_steps(Step("priority"))


def resolve_top(m: SkyMatch) -> Flow[None]:
    s = m.state
    effect = s.resolving = s.stack.pop()
    m.note("resolves", "SK-STK-06", effect=effect.name, caster=effect.caster, targets=effect.targets)
    if effect.kind == "action":
        yield from ACTIONS[effect.name].resolve(m, effect)
    else:
        yield from cards.resolve(m, effect)
    s.resolving = None


def place_triggers(m: SkyMatch) -> Flow[None]:
    """Simultaneous triggers: each player's in an order of their choice, the active player's first (SK-STK-21, -22)."""
    s = m.state
    if not s.triggers:
        return
    waiting, s.triggers = s.triggers, []
    for player in clockwise(s, s.acting):
        own = told_apart([effect for effect in waiting if effect.player == player])
        order = yield from in_order(m, player, "trigger-order", "SK-STK-21", list(own))
        for name in order:
            yield from place_trigger(m, own[name])


def told_apart(triggers: list[Effect]) -> dict[str, Effect]:
    """Option ids `skill@hero`, with `>whom` where it is about somebody; the same once more is `skill.2@hero`."""
    found: dict[str, Effect] = {}
    for effect in triggers:
        whose = f"{effect.caster}>{effect.about}" if effect.about else effect.caster
        alike = sum(other.name == effect.name and key.endswith(f"@{whose}") for key, other in found.items())
        found[f"{effect.name}{f'.{alike + 1}' if alike else ''}@{whose}"] = effect
    return found


def place_trigger(m: SkyMatch, effect: Effect) -> Flow[None]:
    """Its targets are chosen now; without a legal one it is not put on the stack (SK-STK-18, SK-STK-28)."""
    s = m.state
    hero = hero_of(s, effect.caster)
    kind = skill_named(hero.printed, effect.name).target
    if kind is not None:
        target = yield from pick(
            m,
            effect.player,
            "target",
            "SK-STK-28",
            lambda: targets(s, hero, kind),
            about={"by": effect.name, "caster": hero.id},
        )
        if target is None:
            m.note("no-target", "SK-STK-28", effect=effect.name, caster=effect.caster)
            return
        effect.targets = [target]
    s.stack.append(effect)
    m.note("triggered", "SK-STK-18", effect=effect.name, caster=effect.caster, targets=effect.targets)


def resolve_all(m: SkyMatch) -> Flow[None]:
    """Empty the stack without asking anybody for cards: the Minions Phase (SK-STK-25, SK-POW-19)."""
    s = m.state
    while s.stack:
        yield from resolve_top(m)
        yield from place_triggers(m)
