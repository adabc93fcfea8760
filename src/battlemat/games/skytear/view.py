"""What each player may see (SK-POW-37, SK-HPH-32, SK-HPH-33, SK-EFX-23, SK-MUL-11), and what can be dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from battlemat.core.chance import Chance
from battlemat.core.described import as_list
from battlemat.core.game import SEATS
from battlemat.core.kept import while_same
from battlemat.games.skytear.board import SIDES, Side
from battlemat.games.skytear.content import VICTORY_CARDS
from battlemat.games.skytear.skills import ignores_blocking
from battlemat.games.skytear.state import NOBODY, Effect, Hero, Lead, Outsider, Table, pile_of, pile_of_hero, reserve_of
from battlemat.games.skytear.values import armor_terms, attack_terms, mana_left, move_length
from battlemat.games.skytear.victory import progress_on
from battlemat.games.skytear.view_types import (
    EffectView,
    HeroView,
    LastingView,
    LeadView,
    OutsiderView,
    ProgressView,
    SeatView,
    SideView,
    SkyView,
    VictoryView,
)


def view(s: Table, viewer: int | None) -> SkyView:
    return with_own_cards(s, public_view(s), viewer)


def views(s: Table, viewers: Sequence[int | None]) -> list[SkyView]:
    """Nothing but hands, decks and Lead cards looks different from another seat."""
    public = public_view(s)
    return [with_own_cards(s, public, viewer) for viewer in viewers]


def with_own_cards(s: Table, public: SkyView, viewer: int | None) -> SkyView:
    """The table as a player sees it who knows a hand, and some Lead cards."""
    if viewer is None:
        return public
    players = list(public["players"])
    players[viewer] = players[viewer] | {"hand": sorted(s.players[viewer].hand), "unseen": unseen(s, viewer)}
    heroes = [
        shown | {"leads": [lead_view(lead, viewer) for lead in hero.leads]} if hero.leads else shown
        for hero, shown in zip(s.heroes, public["heroes"], strict=True)
    ]
    return public | {"players": players, "heroes": heroes}


def public_view(s: Table) -> SkyView:
    """What everybody sees."""
    names = s.board.names
    return {
        "battlefield": s.battlefield,
        "variant": s.variant,
        "simplified": s.simplified,
        "turn": s.turn,
        "phase": s.phase,
        "first": s.first,
        "flux": s.flux,
        "acting": s.acting,
        "active": s.active,
        "ap": s.ap,
        "taken": list(s.taken),
        "players": [player_view(s, number) for number in range(len(s.players))],
        "sides": {"south": side_view(s, "south"), "north": side_view(s, "north")},
        "heroes": while_same(s, (s.turn, s.heroes, s.pillars, s.lasting), hero_views),
        "minions": [
            {"id": minion.id, "side": minion.side, "hex": names[minion.cell], "lane": minion.lane}
            for minion in s.minions
            if minion.cell >= 0
        ],
        "outsiders": [outsider_view(s, outsider) for outsider in s.outsiders],
        "pillars": [{"id": p.id, "side": p.side, "owner": p.owner, "hex": names[p.cell]} for p in s.pillars],
        "tokens": {lane: {"number": t.number, "hex": names[t.cell]} for lane, t in s.tokens.items()},
        "victory": [victory_view(s, card) for card in s.victory],
        "stack": [effect_view(effect) for effect in s.stack],
        "resolving": None if s.resolving is None else effect_view(s.resolving),
        "flipped": list(s.flipped),
        "lasting": [lasting_view(s, number) for number in range(len(s.lasting))],
    }


def where(s: Table, cell: int) -> str | None:
    return s.board.names[cell] if cell >= 0 else None


def player_view(s: Table, number: int) -> SeatView:
    player = s.players[number]
    pile = s.piles[player.pile]
    looking = s.looking is not None and s.looking.player == number
    return {
        "player": number,
        "seat": SEATS[number],
        "side": player.side,
        "hand": None,
        "hand_size": len(player.hand),
        "deck_size": len(pile.deck),
        "discard": list(pile.discard),
        "unseen": None,
        "looking": s.looking.count if looking and s.looking is not None else 0,
    }


def unseen(s: Table, number: int) -> list[str]:
    """The cards of a player's own deck that may be anywhere the player cannot look (SK-POW-37): the draw pile, hidden
    Lead cards, hands of those who share the deck. Everybody knows their own list, so nothing is given away.
    """
    pile = s.piles[s.players[number].pile]
    found = list(pile.deck)
    for seat, player in enumerate(s.players):
        if seat != number and player.pile == s.players[number].pile:
            found += player.hand
    for hero in s.heroes:
        if hero.leads and pile_of_hero(s, hero) is pile:
            found += [lead.card for lead in hero.leads if not lead.face_up and lead.known_to != number]
    return sorted(found)


def side_view(s: Table, side: Side) -> SideView:
    return {
        "factions": list(s.factions[side]),
        "towers": dict(s.towers[side]),
        "nexus": s.nexus[side],
        "reserve": len(reserve_of(s, side)),
        "progress": cast("ProgressView", msgspec.structs.asdict(s.progress[side])),
    }


def hero_views(s: Table) -> list[HeroView]:
    """All heroes. Most questions are about cards, and leave them as they were."""
    return [hero_view(s, hero) for hero in s.heroes]


def hero_view(s: Table, hero: Hero) -> HeroView:
    return {
        "id": hero.id,
        "kind": hero.kind,
        "side": hero.side,
        "owner": None if hero.owner == NOBODY else hero.owner,
        "hex": where(s, hero.cell),
        "hp": hero.hp,
        "health": hero.printed.health,
        "readiness": hero.readiness,
        "conditions": list(hero.conditions),
        "cards": list(hero.cards),
        "leads": [lead_view(lead, None) for lead in hero.leads],
        "mana": mana_left(s, hero),
        "returns": hero.returns,
        "illusion": where(s, hero.illusion),
        "armor": [as_list(term) for term in armor_terms(s, hero)],
        "attack": [as_list(term) for term in attack_terms(s, hero, None)],
        "move": move_length(s, hero),
        "unblocked": ignores_blocking(s, hero),
    }


def lead_view(lead: Lead, viewer: int | None) -> LeadView:
    known = lead.face_up or (viewer is not None and lead.known_to == viewer)
    return {
        "card": lead.card if known else None,
        "face_up": lead.face_up,
        "origin": "deck" if lead.known_to == NOBODY else "hand",
    }


def outsider_view(s: Table, outsider: Outsider) -> OutsiderView:
    return {
        "id": outsider.id,
        "kind": outsider.kind,
        "dome": outsider.dome,
        "hex": where(s, outsider.cell),
        "side": outsider.side,
    }


def victory_view(s: Table, card: str) -> VictoryView:
    """Progress is public (SK-OVR-10)."""
    condition = VICTORY_CARDS[card].condition
    south, north = (as_list(progress_on(s, side, condition)) for side in SIDES)
    return {"id": card, "south": south, "north": north}


def effect_view(effect: Effect) -> EffectView:
    """The stack is public (SK-STK-26)."""
    return {
        "number": effect.number,
        "kind": effect.kind,
        "name": effect.name,
        "caster": effect.caster,
        "player": effect.player,
        "targets": list(effect.targets),
        "about": effect.about,
        "count": effect.count,
    }


def lasting_view(s: Table, number: int) -> LastingView:
    lasting = s.lasting[number]
    return {
        "op": lasting.op,
        "source": lasting.source,
        "until": lasting.until,
        "hero": lasting.hero,
        "n": lasting.n,
        "vs": lasting.vs,
        "of": lasting.of,
        "side": lasting.side,
        "cells": None,
        "hexes": [s.board.names[cell] for cell in lasting.cells],
    }


def redraw(s: Table, viewer: int | None, chance: Chance) -> None:
    """Deal anew, among decks, hands and Lead cards of each pile, what the viewer cannot see."""
    for number, pile in enumerate(s.piles):
        kept = 0
        if s.looking is not None and s.looking.player == viewer and pile is pile_of(s, s.looking.player):
            kept = s.looking.count
        looked_at = pile.deck[len(pile.deck) - kept :]
        cards = pile.deck[: len(pile.deck) - kept]
        hands = [p for seat, p in enumerate(s.players) if p.pile == number and seat != viewer]
        leads = [
            lead
            for hero in s.heroes
            if pile_of_hero(s, hero) is pile
            for lead in hero.leads
            if not lead.face_up and (viewer is None or lead.known_to != viewer)
        ]
        for player in hands:
            cards += player.hand
        cards += [lead.card for lead in leads]
        cards.sort()
        chance.shuffle(cards)
        for lead in leads:
            lead.card = cards.pop()
        for player in hands:
            player.hand = [cards.pop() for _ in player.hand]
        pile.deck = cards + looked_at
