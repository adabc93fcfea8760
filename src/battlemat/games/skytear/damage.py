"""Damage, loss of HP, healing, and what happens to whoever has none left (SK-EFX-14 to SK-EFX-21, SK-HER-27 to -47)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.battlefield import sees_cell
from battlemat.games.skytear.content import CARDS
from battlemat.games.skytear.ops import PreventDamage
from battlemat.games.skytear.piles import discard_flipped, draw, flip
from battlemat.games.skytear.skills import icon_works, standing_skills
from battlemat.games.skytear.state import (
    NOWHERE,
    Acting,
    Hero,
    Minion,
    SkyMatch,
    Table,
    heroes_of,
    team,
)
from battlemat.games.skytear.values import Terms, armor_terms, pierces, total
from battlemat.games.skytear.victory import check_victory

CARDS_PER_HERO = 2
ROWS_LATER = {"ready": 1, "exhausted": 2}


class Hit(Struct, frozen=True):
    """Damage about to be dealt to one figure: its terms up to but without armor, already halved if `halved`."""

    victim: Hero | Minion
    terms: Terms
    halved: bool = False
    attack: bool = False

    @property
    def amount(self) -> int:
        """Base, modifier and bonuses, halved (rounded up) where required (SK-EFX-15, SK-EFX-17)."""
        amount = total(self.terms)
        return (amount + 1) // 2 if self.halved else amount


# Flipping -------------------------------------------------------------------------------------------------------------


def flip_modifier(m: SkyMatch, player: int, plus: int, source: str) -> Flow[Terms]:
    """Turn over a card for each + icon and choose one to add (SK-EFX-04 to SK-EFX-06, SK-HPH-44, SK-HPH-48)."""
    if plus == 0:
        return []
    s = m.state
    flipped = flip(m, player, plus)
    by_modifier = {CARDS[card].modifier: card for card in flipped}
    chosen = yield from pick(
        m,
        player,
        "modifier",
        "SK-HPH-44",
        lambda: [by_modifier[n] for n in sorted(by_modifier, reverse=True)],
        about={"by": source},
    )
    modifier = 0 if chosen is None else CARDS[chosen].modifier  # nothing left to flip adds nothing: SK-POW-25
    m.note("flipped", "SK-EFX-04", player=player, cards=list(s.flipped), chosen=chosen, modifier=modifier, by=source)
    discard_flipped(s, player)  # SK-HPH-45
    return [("modifier", modifier)]


# Dealing --------------------------------------------------------------------------------------------------------------


def deal(m: SkyMatch, player: int, caster: Acting, hits: Sequence[Hit], source: str, rule: str) -> Flow[dict[str, int]]:
    """Deal damage to several figures at the same time (SK-EFX-43); gives the HP each of them really lost."""
    s = m.state
    losses: list[tuple[Hero | Minion, int]] = []
    for hit in hits:
        victim = hit.victim
        if victim.cell < 0:
            continue
        skill = protection(s, victim) if isinstance(victim, Minion) else None
        if skill is not None:
            m.note("prevented", "SK-STK-24", figure=victim.id, by=skill)
            continue
        armor = [] if pierces(s, caster, victim, attack=hit.attack) else armor_terms(s, victim)
        lost = max(0, hit.amount - total(armor))
        m.note(
            "damaged",
            rule,
            figure=victim.id,
            by=source,
            caster=caster.id,
            terms=[list(term) for term in hit.terms],
            halved=hit.halved,
            armor=[list(term) for term in armor],
            lost=lost,
        )
        losses.append((victim, lost))
    lost_by = yield from take_away(m, player, losses, rule)
    return lost_by


def protection(s: Table, minion: Minion) -> str | None:
    """The skill that prevents damage to the minion in this phase (SK-STK-24, SK-CNT-09, SK-MPH-34)."""
    if s.simplified:
        return None
    for hero in heroes_of(s, minion.side):
        for skill, icon, op in standing_skills(hero.kind, PreventDamage):
            assert isinstance(op, PreventDamage)
            if op.phase == s.phase and icon_works(s, hero, icon) and sees_cell(s, hero, minion.cell):
                return skill
    return None


def lose_hp(m: SkyMatch, player: int, heroes: Sequence[Hero], n: int, source: str) -> Flow[dict[str, int]]:
    """Loss of HP that is not damage: armor does not matter (SK-EFX-19, SK-EFX-20)."""
    for hero in heroes:
        m.note("lost-hp", "SK-EFX-19", figure=hero.id, by=source, lost=n)
    lost = yield from take_away(m, player, [(hero, n) for hero in heroes], "SK-EFX-20")
    return lost


def take_away(m: SkyMatch, player: int, losses: Sequence[tuple[Hero | Minion, int]], rule: str) -> Flow[dict[str, int]]:
    """Everybody loses HP at once; then whoever has none left is Defeated, all at once (SK-HER-28)."""
    lost: dict[str, int] = {}
    fallen: list[Hero | Minion] = []
    for figure, amount in losses:
        if isinstance(figure, Minion):
            lost[figure.id] = min(amount, 1)
            if amount > 0:
                fallen.append(figure)
            continue
        lost[figure.id] = min(amount, figure.hp)
        figure.hp = max(0, figure.hp - amount)
        if figure.hp == 0:
            fallen.append(figure)
    if fallen:
        yield from defeat(m, player, fallen, rule)
    return lost


def heal(m: SkyMatch, hero: Hero, n: int, source: str) -> None:
    """Never above the printed HP (SK-EFX-18)."""
    healed = min(n, hero.printed.health - hero.hp)
    if hero.cell >= 0 and healed > 0:
        hero.hp += healed
        m.note("healed", "SK-EFX-18", figure=hero.id, by=source, n=healed)


# Defeat ---------------------------------------------------------------------------------------------------------------


def defeat(m: SkyMatch, player: int, fallen: Sequence[Hero | Minion], rule: str) -> Flow[None]:
    """Figures leave the battlefield; what an enemy brought about counts for its side and draws cards."""
    s = m.state
    side = s.players[player].side
    defeated_heroes = 0
    for figure in fallen:
        own = figure.side == side  # SK-HER-30, SK-CNT-14
        if isinstance(figure, Minion):
            remove_minion(m, figure, rule)
            s.progress[side].minions_this_turn += not own
        else:
            remove_hero(m, figure, player)
            s.progress[side].heroes += not own
            s.progress[side].heroes_this_turn += not own
            defeated_heroes += not own
    check_victory(m)
    for _ in range(defeated_heroes):  # SK-HER-31
        yield from draw_for_hero(m, player)


def remove_minion(m: SkyMatch, minion: Minion, rule: str) -> None:
    """Back to the reserve (SK-MIN-02)."""
    minion.cell = NOWHERE
    minion.lane = ""
    m.note("minion-defeated", "SK-MIN-02", figure=minion.id)


def remove_hero(m: SkyMatch, hero: Hero, player: int) -> None:
    """Off the battlefield, its token on the mana track (SK-HER-32 to SK-HER-35, SK-HER-43, SK-WOR-50)."""
    s = m.state
    row = s.turn + ROWS_LATER[hero.readiness]
    hero.returns = row if row <= s.board.mana_rows else 0
    hero.readiness = "defeated"
    hero.cell = NOWHERE
    hero.illusion = NOWHERE
    hero.conditions.clear()  # SK-CON-10
    s.lasting = [lasting for lasting in s.lasting if hero.id not in (lasting.hero, lasting.of)]  # SK-EFX-60
    m.note("hero-defeated", "SK-HER-27", figure=hero.id, player=player, returns=hero.returns)


def draw_for_hero(m: SkyMatch, player: int) -> Flow[None]:
    """Two cards; in a team one of them goes to another member (SK-HER-29, SK-MUL-18, SK-MUL-19)."""
    s = m.state
    others = [other for other in team(s, s.players[player].side) if other != player]
    if not others:
        draw(m, player, CARDS_PER_HERO, "SK-HER-29")
        return
    draw(m, player, 1, "SK-MUL-18")
    chosen = yield from pick(m, player, "teammate-draws", "SK-MUL-18", lambda: [f"player-{other}" for other in others])
    draw(m, player if chosen is None else int(chosen.removeprefix("player-")), 1, "SK-MUL-18")
