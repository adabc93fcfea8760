"""The Attack action (SK-HPH-42 to SK-HPH-52)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.skytear.damage import Hit, deal, flip_modifier
from battlemat.games.skytear.generate import ignored, trigger
from battlemat.games.skytear.skills import skills_timed
from battlemat.games.skytear.state import (
    NOWHERE,
    Acting,
    Effect,
    Hero,
    Illusion,
    Minion,
    Pillar,
    SkyMatch,
    Table,
    acting_of,
    hero_of,
    target_of,
)
from battlemat.games.skytear.targeting import attack_targets, can_attack
from battlemat.games.skytear.values import attack_terms


def attack_options(s: Table, attacker: Acting) -> list[str]:
    return [f"attack:{target}" for target in attack_targets(s, attacker)]


def resolve_attack(m: SkyMatch, effect: Effect) -> Flow[None]:
    s = m.state
    attacker = acting_of(s, effect.caster)
    target = effect.targets[0]
    if not can_attack(s, attacker, target):  # SK-HPH-49, SK-HPH-52
        ignored(m, effect, "SK-HPH-49")
        return
    aim = target_of(s, target)
    against = aim if isinstance(aim, Hero | Minion) else None
    terms = attack_terms(s, attacker, against)  # step 1: SK-HPH-43
    terms += yield from flip_modifier(
        m, effect.player, attacker.printed.flips, "attack"
    )  # steps 2 and 3: SK-HPH-44, -45
    if against is None:
        assert isinstance(aim, Pillar | Illusion)
        remove_token(m, aim)
    else:
        hit = Hit(against, terms, halved=is_disarmed(attacker), attack=True)
        yield from deal(m, effect.player, attacker, [hit], "attack", "SK-HPH-47")  # steps 4 and 5: SK-HPH-46, SK-HPH-47
    if isinstance(attacker, Hero):
        for skill in skills_timed(s, attacker, "after-own-attack-action"):
            trigger(m, attacker, skill, effect.player, about=target)


def is_disarmed(attacker: Acting) -> bool:
    """Half damage of Attack and Skirmish, asked when they resolve (SK-CON-20, SK-CON-25)."""
    return isinstance(attacker, Hero) and "disarmed" in attacker.conditions


def remove_token(m: SkyMatch, token: Pillar | Illusion) -> None:
    """Whatever the damage (SK-HPH-51, SK-WOR-34, SK-WOR-49)."""
    s = m.state
    if isinstance(token, Pillar):
        s.pillars.remove(token)
    else:
        hero_of(s, token.hero).illusion = NOWHERE
    m.note("token-removed", "SK-HPH-51", token=token.id)
