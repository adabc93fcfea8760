"""The Heroes Phase: sides take turns to activate a hero (SK-HPH-01 to SK-HPH-18)."""

from __future__ import annotations

from typing import Final

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Pick
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.skytear.actions import ACTION_POINTS, ACTIONS, action_options, declare, times_allowed
from battlemat.games.skytear.board import OTHER_SIDE, Side
from battlemat.games.skytear.conditions import exhaust
from battlemat.games.skytear.power_cards import play, playable, refused_cards
from battlemat.games.skytear.state import Hero, SkyMatch, Table, attackable, commands, hero_of, team
from battlemat.games.skytear.targeting import attack_targets, why_no_target

END: Final = "end"


def heroes_phase(m: SkyMatch) -> None:
    """The first side takes the first activation of every turn (SK-HPH-02)."""
    s = m.state
    s.phase = "heroes"
    m.note("heroes-phase", "SK-OVR-05", turn=s.turn)
    m.next_steps(Step("choose-hero", ("south",)), Step("minions-phase"))


def ready_heroes(s: Table, side: Side) -> list[Hero]:
    """Heroes that may be activated: Ready, on the battlefield, not yet in this phase (SK-HPH-04, SK-HPH-07)."""
    return [
        hero
        for hero in s.heroes
        if hero.side == side and hero.readiness == "ready" and hero.cell >= 0 and hero.activated != s.turn
    ]


def choose_hero(m: SkyMatch, side: Side) -> Flow[None]:
    """Activating is compulsory; a side without Ready heroes lets the other go on (SK-HPH-03, SK-HPH-05, SK-HPH-06)."""
    s = m.state
    if not ready_heroes(s, side):
        side = OTHER_SIDE[side]
    ready = ready_heroes(s, side)
    if not ready:
        return  # the Minions Phase begins
    members = [player for player in team(s, side) if any(commands(s, player, hero) for hero in ready)]
    chosen = yield from pick(
        m, members[0], "who-activates", "SK-MUL-06", lambda: [f"player-{player}" for player in members]
    )
    assert chosen is not None
    player = int(chosen.removeprefix("player-"))
    hero_id = yield from pick(
        m,
        player,
        "choose-hero",
        "SK-HPH-04",
        lambda: [hero.id for hero in ready_heroes(s, side) if commands(s, player, hero)],
        forced=False,
    )
    assert hero_id is not None
    begin_activation(m, player, hero_of(s, hero_id))


def begin_activation(m: SkyMatch, player: int, hero: Hero) -> None:
    s = m.state
    s.acting, s.active = player, hero.id
    s.ap, s.taken = ACTION_POINTS, []  # SK-HPH-08, SK-HPH-13
    hero.activated = s.turn
    if s.lasting:  # SK-EFX-60
        s.lasting = [
            lasting for lasting in s.lasting if not (lasting.until == "next-activation" and lasting.of == hero.id)
        ]
    m.note("activated", "SK-HPH-04", player=player, hero=hero.id)
    m.next_steps(Step("act"))


def act(m: SkyMatch) -> Flow[None]:
    """With an empty stack the active hero acts, plays a card, or ends its activation (SK-HPH-14 to SK-HPH-17)."""
    s = m.state
    hero = hero_of(s, s.active)
    if hero.readiness != "ready":  # SK-HPH-17, SK-HER-36
        end_activation(m, hero)
        return
    answer = yield from choose(lambda: ask_activation(s, hero))
    if answer is None or answer == END:
        end_activation(m, hero)
        return
    if answer.startswith("play:"):
        yield from play(m, s.acting, answer)
    else:
        yield from declare(m, s.acting, hero, answer)
    m.next_steps(Step("priority"), Step("act"))


def ask_activation(s: Table, hero: Hero) -> Pick:
    return Pick(
        s.acting,
        "activation",
        "SK-HPH-12",
        [*action_options(s, hero), *playable(s, s.acting, hero), END],
        {"hero": hero.id, "ap": s.ap},
        lambda: refused_actions(s, hero) | refused_cards(s, s.acting, hero),
    )


def end_activation(m: SkyMatch, hero: Hero) -> None:
    """Ready to Exhausted; what lasts for this activation is over (SK-HPH-15, SK-EFX-02)."""
    s = m.state
    if hero.readiness == "ready":
        exhaust(m, hero, "SK-HPH-15")
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.until != "end-of-activation"]
    s.active, s.ap, s.taken = "", 0, []
    m.next_steps(Step("choose-hero", (OTHER_SIDE[hero.side],)))


def refused_actions(s: Table, hero: Hero) -> dict[str, Refusal]:
    """Why an action cannot be declared now."""
    found: dict[str, Refusal] = {}
    offered = set(action_options(s, hero))
    for name, action in ACTIONS.items():
        if name in offered:
            continue
        if s.simplified and name == "worship":
            found[name] = Refusal("skytear-no-worship", "SK-SIM-04")
        elif s.ap <= 0:
            found[name] = Refusal("skytear-no-ap", "SK-HPH-09")
        elif s.taken.count(name) >= times_allowed(s, hero, name):
            found[name] = Refusal("skytear-action-taken", "SK-CON-16" if name == "attack" else "SK-HPH-10")
        else:
            found[name] = Refusal("skytear-needs-target", _TARGET_RULE.get(name, action.rule))
    reason = found.get("attack")
    legal = attack_targets(s, hero)
    for figure in attackable(s):
        option = f"attack:{figure.id}"
        if option not in offered:
            ours = figure.side == hero.side
            facts = {"figure": figure.id, "why": "friend" if ours else why_no_target(s, hero, figure)}
            out = Refusal("skytear-no-attack", "SK-TGT-17" if ours else "SK-HPH-42", facts)
            found[option] = reason if reason is not None and figure.id in legal else out
    return found


_TARGET_RULE: Final = {"attack": "SK-HPH-42"}
