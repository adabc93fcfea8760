"""Setting up a match, steps A to J (SK-SET, SK-TLN-13 to SK-TLN-23, SK-MUL, SK-DEK)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlemat.core.asking import choose, pick
from battlemat.core.chance import Chance
from battlemat.core.decision import Flow, PickSome
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.skytear import piles
from battlemat.games.skytear.board import SIDES, Side
from battlemat.games.skytear.build import DeckList, Pool, deck_of_pool, read_deck, read_pool, starter_deck, violations
from battlemat.games.skytear.content import FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS
from battlemat.games.skytear.draft import (
    FACTION_PICKS,
    casual_offer,
    factions_offered,
    hero_picks,
    heroes_of_factions,
    tournament_offer,
)
from battlemat.games.skytear.placing import put_hero_home
from battlemat.games.skytear.state import (
    NOBODY,
    SHARED_FROM,
    Hero,
    Minion,
    Outsider,
    Pile,
    Player,
    Progress,
    SkyMatch,
    Table,
    Token,
    clockwise,
    commands,
    speaker,
    team,
)
from battlemat.games.skytear.upkeep import divide

TOWER_HP: Final = 5
HAND: Final = {"south": 6, "north": 5}
TEAM_HAND: Final = {3: 6, 4: 6, 5: 9, 6: 9, 7: 12, 8: 12}
"""Starting cards of a team by number of players (SK-MUL-14)."""
KEEP: Final = "keep"
STARTER: Final = "starter"


def new_table(setup: Mapping[str, Any], chance: Chance) -> Table:
    """The table before anything is drawn. Seats belong to two teams in turn; the toss says which is south."""
    count = len(setup["players"])
    shared = count >= SHARED_FROM
    players = [Player(SIDES[seat % 2], seat % 2 if shared else seat) for seat in range(count)]
    return Table(
        agenda=[Step("set-up")],
        chance=chance,
        result=None,
        offers=[],
        battlefield=setup["battlefield"],
        variant=setup["variant"],
        simplified=setup["simplified"],
        players=players,
        piles=[Pile() for _ in range(2 if shared else count)],
        towers={side: {} for side in SIDES},
        nexus=dict.fromkeys(SIDES, 0),
        progress={side: Progress() for side in SIDES},
        factions={side: [] for side in SIDES},
    )


def set_up(m: SkyMatch) -> None:
    """Victory cards, first player, mana counter; then heroes, decks, hands and the battlefield (SK-SET-02)."""
    s = m.state
    reveal_victory_cards(m)  # A
    toss(m)  # B
    m.note("mana-raised", "SK-SET-06", turn=s.turn)  # C
    draft = {
        "first-game": (Step("choose-factions"), Step("take-heroes")),
        "casual": (Step("choose-factions"), Step("draft-heroes")),
        "tournament": (Step("draft-heroes"),),
    }[s.variant]
    m.next_steps(
        *draft,  # D
        *(Step("place-heroes", (side,)) for side in SIDES),
        Step("decks"),  # E
        Step("hands"),  # F
        Step("battlefield"),  # G to J
        Step("heroes-phase"),
    )


def reveal_victory_cards(m: SkyMatch) -> None:
    """Three of the ten on the two-lane board, none on the three-lane board (SK-SET-03, SK-TLN-02)."""
    s = m.state
    if s.board.victory_cards:
        drawn = list(VICTORY_CARDS)
        s.chance.shuffle(drawn)
        s.victory = drawn[: s.board.victory_cards]
        m.note("victory-cards", "SK-SET-03", cards=s.victory)


def toss(m: SkyMatch) -> None:
    """The Skytear token says who is first, sits south and has Skytear Flux (SK-SET-04, SK-SET-05, SK-SET-43)."""
    s = m.state
    s.first = s.chance.roll(2) - 1
    for seat, player in enumerate(s.players):
        player.side = SIDES[(seat - s.first) % 2]
    s.flux = True
    s.acting = s.first
    m.note("first-player", "SK-SET-04", player=s.first)


# D: factions and heroes -----------------------------------------------------------------------------------------------


def choose_factions(m: SkyMatch) -> Flow[None]:
    """The first takes one, the second two, the first gets the last (SK-SET-07, SK-DEK-03)."""
    s = m.state
    for which in FACTION_PICKS:
        side = SIDES[which]
        faction = yield from pick(
            m,
            speaker(s, side),
            "faction",
            "SK-SET-07",
            lambda: factions_offered([*s.factions["south"], *s.factions["north"]]),
        )
        assert faction is not None
        s.factions[side].append(faction)
        m.note("faction-chosen", "SK-SET-07", side=side, faction=faction)


def take_heroes(m: SkyMatch) -> None:
    """Everybody of one's factions (SK-SET-08)."""
    for side in SIDES:
        for kind in heroes_of_factions(m.state.factions[side]):
            join(m, side, speaker(m.state, side), kind, "SK-SET-08")


def draft_heroes(m: SkyMatch) -> Flow[None]:
    """Picks go to and fro between the teams; in a team its members pick in turn (SK-DEK-04 to -07, SK-MUL-24)."""
    s = m.state
    for which in hero_picks(s.board.heroes_per_side):
        side = SIDES[which]
        own = [hero.kind for hero in s.heroes if hero.side == side]
        player = team(s, side)[len(own) % len(team(s, side))]
        kind = yield from pick(
            m,
            player,
            "draft",
            "SK-DEK-20" if s.variant == "tournament" else "SK-DEK-04",
            lambda: offer(m, side, own),  # noqa: B023 - asked at once
        )
        assert kind is not None
        join(m, side, player, kind, "SK-DEK-04")


def offer(m: SkyMatch, side: Side, own: list[str]) -> list[str]:
    s = m.state
    if s.variant == "tournament":
        return tournament_offer(list(pool_of(m, side).decks), own)
    return casual_offer(s.factions[side], [hero.kind for hero in s.heroes])


def pool_of(m: SkyMatch, side: Side) -> Pool:
    """A team's pool is the one its member in the lowest seat brought."""
    return read_pool(m.setup["players"][min(team(m.state, side))])


def join(m: SkyMatch, side: Side, player: int, kind: str, rule: str) -> None:
    """A hero joins a side: Ready, with full HP (SK-SET-09, SK-SET-11, SK-HER-06, SK-HER-20)."""
    s = m.state
    owner = NOBODY if s.shared else player
    s.heroes.append(Hero(f"{side}.{kind}", kind, side, owner, HEROES[kind].health))
    faction = HEROES[kind].faction
    if faction not in s.factions[side]:
        s.factions[side].append(faction)
    m.note("joined", rule, side=side, player=player, hero=f"{side}.{kind}")


def place_heroes(m: SkyMatch, side: Side) -> Flow[None]:
    """Next to the friendly Nexus, the first player first (SK-SET-12, SK-SET-13)."""
    for hero in m.state.heroes:
        if hero.side == side:
            yield from put_hero_home(m, hero, "SK-SET-12")


# E and F: decks and hands ---------------------------------------------------------------------------------------------


def decks(m: SkyMatch) -> Flow[None]:
    """Starter lists, built decks, or the decks of the drafted heroes (SK-SET-14, SK-DEK-08, SK-DEK-21)."""
    s = m.state
    seen: set[int] = set()
    for player in clockwise(s, s.first):
        number = s.players[player].pile
        if number in seen:
            continue
        seen.add(number)
        heroes = [hero.kind for hero in s.heroes if commands(s, player, hero)]
        cards = yield from deck_for(m, player, heroes)
        s.piles[number].deck = [card for card, count in cards.items() for _ in range(count)]
        s.chance.shuffle(s.piles[number].deck)
        m.note("deck-shuffled", "SK-SET-14", player=player, count=len(s.piles[number].deck))


def deck_for(m: SkyMatch, player: int, heroes: list[str]) -> Flow[dict[str, int]]:
    s = m.state
    if s.variant == "tournament":
        return deck_of_pool(pool_of(m, s.players[player].side), heroes)
    if s.variant == "first-game":
        return starter_deck(heroes)
    built = {f"deck-{number}": read_deck(deck) for number, deck in enumerate(m.setup["players"][player]["decks"], 1)}
    legal = {name: deck for name, deck in built.items() if not deck_faults(s, player, heroes, deck)}
    chosen = yield from pick(m, player, "deck", "SK-DEK-08", lambda: [STARTER, *legal])
    return starter_deck(heroes) if chosen is None or chosen == STARTER else legal[chosen].deck


def deck_faults(s: Table, player: int, heroes: list[str], deck: DeckList) -> list[Refusal]:
    """Is a deck that somebody brought one for the heroes they got?"""
    if sorted(deck.heroes) != sorted(heroes):
        return [Refusal("skytear-deck-of-others", "SK-DEK-08", {"name": deck.name})]
    return violations(deck, s.factions[s.players[player].side])


def hands(m: SkyMatch) -> Flow[None]:
    """Opening hands, then one exchange each (SK-SET-15 to SK-SET-19, SK-MUL-14, SK-MUL-16)."""
    s = m.state
    players = len(s.players)
    for side in SIDES:
        cards = HAND[side] if players == 2 else TEAM_HAND[players]
        shares = yield from divide(m, team(s, side), cards)
        for player, share in shares.items():
            piles.draw(m, player, share, "SK-SET-15" if players == 2 else "SK-MUL-14")
    for player in clockwise(s, s.first):
        yield from exchange(m, player)


def exchange(m: SkyMatch, player: int) -> Flow[None]:
    """Any number of cards are discarded and as many drawn, once."""
    hand = m.state.players[player].hand
    chosen = yield from choose(
        lambda: PickSome(
            player, "exchange", "SK-SET-16", [*piles.numbered(sorted(hand)), KEEP], most=max(1, len(hand)), alone=KEEP
        )
    )
    if chosen is None or chosen == (KEEP,):
        return
    names = piles.numbered(sorted(hand))
    cards = [names[name] for name in chosen]
    piles.discard(m, player, cards, "SK-SET-18")
    piles.draw(m, player, len(cards), "SK-SET-16")


# G to J: the battlefield ----------------------------------------------------------------------------------------------


def battlefield(m: SkyMatch) -> None:
    s = m.state
    for side in SIDES:  # G: SK-SET-20, SK-TLN-15
        s.towers[side] = dict.fromkeys(s.board.lanes, TOWER_HP)
    m.note("towers-built", "SK-SET-20", hp=TOWER_HP)
    numbers = list(range(1, len(s.board.lanes) + 1))
    s.chance.shuffle(numbers)
    for lane, number in zip(s.board.lanes, numbers, strict=True):  # H: SK-SET-21, SK-TLN-16
        s.tokens[lane] = Token(number, s.board.control_start[lane])
    m.note("tokens-placed", "SK-SET-21", numbers=dict(zip(s.board.lanes, numbers, strict=True)))
    for side in SIDES:
        line_up(m, side)  # I
    place_outsiders(m)  # J


def line_up(m: SkyMatch, side: Side) -> None:
    """Minions on their start hexes, the rest in reserve (SK-SET-23 to SK-SET-25, SK-TLN-17, SK-TLN-23)."""
    s = m.state
    supply = sum(FACTIONS[faction].minions for faction in s.factions[side])
    minions = [Minion(f"{side}.minion-{number}", side) for number in range(1, supply + 1)]
    waiting = iter(minions)
    for lane, starts in s.board.minion_start[side].items():
        for cell in starts:
            minion = next(waiting)
            minion.lane, minion.cell = lane, cell
    s.minions += minions
    m.note("minions-lined-up", "SK-SET-23", side=side, count=supply)


def place_outsiders(m: SkyMatch) -> None:
    """The starter set's Outsider waits at the dome; two domes have two at random, or one (SK-TLN-19 to -21)."""
    s = m.state
    domes = list(s.board.domes)
    known = [kind.id for kind in OUTSIDERS.values() if len(domes) > 1 or kind.starter_set]
    s.chance.shuffle(known)
    summoned = known[: m.setup.get("outsiders", len(domes))]
    if len(summoned) < len(domes):
        s.chance.shuffle(domes)
    for dome, kind in zip(domes, summoned, strict=False):
        s.outsiders.append(Outsider(f"outsider.{kind}", kind, dome))
        m.note("outsider-waits", "SK-SET-26", figure=f"outsider.{kind}", dome=dome)
