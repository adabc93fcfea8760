"""The end of the turn: five steps, each by everybody before the next (SK-MPH-74 to SK-MPH-82)."""

from __future__ import annotations

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Pick
from battlemat.core.game import Step
from battlemat.games.skytear.board import SIDES
from battlemat.games.skytear.piles import discard, draw
from battlemat.games.skytear.placing import put_hero_home
from battlemat.games.skytear.state import SkyMatch, clockwise, pile_of_hero, team

HAND_LIMIT = 6
CARDS_PER_TURN = 2
TEAM_CARDS_PER_TURN = {3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""By number of players (SK-MUL-15)."""


def upkeep(m: SkyMatch) -> Flow[None]:
    s = m.state
    s.phase = "upkeep"
    discard_from_heroes(m)
    yield from draw_cards(m)
    for player in clockwise(s, s.first):
        yield from keep_to_hand_limit(m, player)
    ready_heroes(m)
    raise_mana(m)
    yield from return_heroes(m)
    m.next_steps(Step("heroes-phase"))


def discard_from_heroes(m: SkyMatch) -> None:
    """Step 1: everything on and under hero cards, Lead cards revealed or not (SK-MPH-74, SK-HPH-41)."""
    s = m.state
    for hero in s.heroes:
        cards = hero.cards + [lead.card for lead in hero.leads]
        if cards:
            pile_of_hero(s, hero).discard += cards
            hero.cards, hero.leads = [], []
            m.note("cleared", "SK-MPH-74", hero=hero.id, cards=cards)


def draw_cards(m: SkyMatch) -> Flow[None]:
    """Step 2: two cards each; teams divide theirs (SK-MPH-75, SK-MUL-12, SK-MUL-15)."""
    s = m.state
    players = len(s.players)
    if players == 2:
        for player in clockwise(s, s.first):
            draw(m, player, CARDS_PER_TURN, "SK-MPH-75")
        return
    for side in SIDES:
        shares = yield from divide(m, team(s, side), TEAM_CARDS_PER_TURN[players])
        for player, share in shares.items():
            draw(m, player, share, "SK-MUL-15")


def divide(m: SkyMatch, members: list[int], cards: int) -> Flow[dict[int, int]]:
    """Shares differ by at most one; the team decides who gets the extra cards (SK-MUL-12, SK-MUL-13)."""
    each, extra = divmod(cards, len(members))
    shares = dict.fromkeys(members, each)
    left = list(members)
    for _ in range(extra):
        chosen = yield from pick(
            m, members[0], "who-draws", "SK-MUL-13", lambda: [f"player-{player}" for player in left]
        )
        assert chosen is not None
        player = int(chosen.removeprefix("player-"))
        left.remove(player)
        shares[player] += 1
    return shares


def keep_to_hand_limit(m: SkyMatch, player: int) -> Flow[None]:
    """Step 3: at most six cards; the owner chooses (SK-MPH-76, SK-POW-27 to SK-POW-29, SK-MUL-25)."""
    me = m.state.players[player]
    while len(me.hand) > HAND_LIMIT:
        chosen = yield from choose(
            lambda: Pick(player, "discard", "SK-POW-29", sorted(set(me.hand)), {"left": len(me.hand) - HAND_LIMIT})
        )
        assert chosen is not None
        discard(m, player, [chosen], "SK-MPH-76")


def ready_heroes(m: SkyMatch) -> None:
    """Step 4 (SK-MPH-77); conditions stay (SK-CON-09)."""
    for hero in m.state.heroes:
        if hero.readiness == "exhausted":
            hero.readiness = "ready"
    m.note("readied", "SK-MPH-77")


def raise_mana(m: SkyMatch) -> None:
    """Step 5: the counter rises, or the game is a draw (SK-MPH-78, SK-MPH-81, SK-OVR-14)."""
    s = m.state
    if s.turn >= s.board.mana_rows:
        m.finish((), "skytear-track-ended", "SK-OVR-14")
    s.turn += 1
    s.lasting = [lasting for lasting in s.lasting if lasting.until != "end-of-turn"]
    for hero in s.heroes:
        hero.mana = 0  # SK-POW-13, SK-POW-39
    for progress in s.progress.values():
        progress.heroes_this_turn = progress.minions_this_turn = 0
    m.note("mana-raised", "SK-MPH-78", turn=s.turn)


def return_heroes(m: SkyMatch) -> Flow[None]:
    """Whose token is reached comes back, Ready and whole; the first side first (SK-HER-37 to SK-HER-42)."""
    s = m.state
    for side in SIDES:
        for hero in s.heroes:
            if hero.side == side and hero.returns == s.turn:
                hero.returns = 0
                hero.readiness = "ready"
                hero.hp = hero.printed.health
                yield from put_hero_home(m, hero, "SK-HER-38")
