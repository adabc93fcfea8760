"""The struggle: tracker, momentum, winning, and the next struggle card (SP-MIS-30 to SP-MIS-59)."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.content import STRUGGLES
from battlemat.games.shatterpoint.objectives import activate_objectives, extra_spaces, scored
from battlemat.games.shatterpoint.state import NOBODY, Moment, ShatterMatch, Tracker

SPACES = 8
WINS = 2


def toward(player: int) -> int:
    """The direction of a player's own side on the tracker (SP-MIS-13)."""
    return -1 if player == 0 else 1


def has_momentum(tracker: Tracker, space: int) -> int:
    """Whose momentum token lies on a space; nobody's on the centre (SP-MIS-45)."""
    if space == 0:
        return NOBODY
    owner = 0 if space < 0 else 1
    return owner if abs(space) > SPACES - tracker.momentum[owner] else NOBODY


def gain_momentum(m: ShatterMatch, player: int, rule: str) -> None:
    """A momentum token on the outermost empty space, unless the side is full or the struggle is won.

    SP-MIS-35, SP-MIS-38, SP-MIS-46, SP-MIS-48.
    """
    tracker = m.state.tracker
    if tracker.won_by != NOBODY or tracker.momentum[player] >= SPACES:
        return
    tracker.momentum[player] += 1
    space = SPACES + 1 - tracker.momentum[player]
    m.note("momentum", rule, player=player, space=space)
    m.state.waiting.append(Moment("momentum-gained", detail=str(player)))
    if tracker.token == toward(player) * space:
        win_struggle(m, player, "SP-MIS-35")


def lose_momentum(m: ShatterMatch, player: int, rule: str) -> None:
    """The innermost momentum token leaves; one who has none loses none."""
    tracker = m.state.tracker
    if tracker.won_by == NOBODY and tracker.momentum[player]:
        tracker.momentum[player] -= 1
        m.note("momentum-lost", rule, player=player)


def spend_momentum(m: ShatterMatch, player: int, rule: str) -> None:
    """A player gives up the innermost momentum token to pay for something."""
    m.state.tracker.momentum[player] -= 1
    m.note("momentum-paid", rule, player=player)


def move_token(m: ShatterMatch, player: int, spaces: int, rule: str) -> None:
    """Move the struggle token toward a player's momentum tokens; meeting one wins (SP-MIS-34, SP-MIS-36, SP-MIS-58)."""
    tracker = m.state.tracker
    if tracker.won_by != NOBODY or spaces <= 0:
        return
    start = tracker.token
    for _ in range(spaces):
        if abs(tracker.token + toward(player)) > SPACES:
            break
        tracker.token += toward(player)
        if has_momentum(tracker, tracker.token) == player:
            break
    m.note("token-moved", rule, player=player, start=start, to=tracker.token)
    if has_momentum(tracker, tracker.token) == player:
        win_struggle(m, player, "SP-MIS-34")


def win_struggle(m: ShatterMatch, player: int, rule: str) -> None:
    """The struggle is won this very moment; the second one wins the game (SP-MIS-04, -36, -37, -49)."""
    s = m.state
    s.tracker.won_by = player
    s.players[player].won.append(s.struggle)
    m.note("struggle-won", rule, player=player, struggle=s.struggle)
    if len(s.players[player].won) >= WINS:
        m.finish((player,), "shatterpoint-two-struggles", "SP-MIS-04")
    else:
        s.waiting.append(Moment("struggle-won", detail=str(player)))


def score(m: ShatterMatch) -> None:
    """Step 9: the active player moves the token, then the momentum checks (SP-MIS-30 to -33, -41 to -44)."""
    s = m.state
    if s.turn == 1 or s.tracker.won_by != NOBODY:
        return
    player = s.active
    move_token(m, player, scored(s, player) + extra_spaces(s, player), "SP-MIS-30")
    if s.tracker.won_by != NOBODY:
        return
    side = s.tracker.token * toward(player)
    if side < 0:
        gain_momentum(m, player, "SP-MIS-41")
    elif side == 0:
        gain_momentum(m, player, "SP-MIS-42")
        gain_momentum(m, 1 - player, "SP-MIS-42")


def next_struggle(m: ShatterMatch) -> Flow[None]:
    """After a won struggle: reset the tracker, clear the objectives, reveal the next card (SP-MIS-50 to SP-MIS-53)."""
    s = m.state
    loser = 1 - s.tracker.won_by
    s.tracker = Tracker()
    for objective in s.objectives:
        objective.active = objective.priority = False
        objective.controller = NOBODY
    m.note("tracker-reset", "SP-MIS-50")
    yield from reveal_struggle(m, loser)


def reveal_struggle(m: ShatterMatch, loser: int) -> Flow[None]:
    """Reveal the top card of the mission deck; whoever lost the last struggle chooses its map (SP-MIS-07)."""
    s = m.state
    s.struggle = s.mission_deck.pop()
    s.map = 0
    card = STRUGGLES[s.struggle]
    m.note("struggle-revealed", "SP-MIS-51", struggle=s.struggle, phase=card.phase)
    chooser = s.first if card.map_choice == "first-player" else loser
    yield from choose_map(m, chooser)


def choose_map(m: ShatterMatch, chooser: int) -> Flow[None]:
    s = m.state
    maps = STRUGGLES[s.struggle].maps
    ids = [f"map:{chart.id}" for chart in maps]
    about = {"struggle": s.struggle, "maps": [{"id": chart.id, "active": list(chart.active)} for chart in maps]}
    answer = yield from choose(lambda: Pick(chooser, "map", "SP-MIS-07", ids, about), forced=True)
    s.map = ids.index(answer) if answer is not None else 0
    activate_objectives(m, maps[s.map].active)
