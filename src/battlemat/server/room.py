"""A live match: one room, and in it one thing at a time.

A room is an actor: everything that happens to its match comes through one queue, so no two answers are ever processed
at once. An answer is applied, made durable, acknowledged, and then shown. What a client is told comes from its seat's
view, its events and its question, never from the state.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from battlemat.core.errors import BattlematError
from battlemat.core.event import Event
from battlemat.core.game import SEATS, Game
from battlemat.core.match import Match
from battlemat.core.teller import Teller
from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server import metrics
from battlemat.server import records as db
from battlemat.server.bot_seats import MOST_AT_ONCE, let_bots_play
from battlemat.server.client import Client, encode
from battlemat.server.clock import RunningClock
from battlemat.server.evidence import Evidence
from battlemat.server.handling import count, handle, take_seat_back
from battlemat.server.hinting import move_now
from battlemat.server.house import KEYS_KEPT, Change
from battlemat.server.learning import follow
from battlemat.server.limits import Bucket
from battlemat.server.ownership import Held, Lost
from battlemat.server.setting_up import go_on_setting_up
from battlemat.server.talk import CHAT_OF_SPECTATORS
from battlemat.server.telling import tell_table
from battlemat.server.tokens import fair_key
from battlemat.server.undo import Undo

if TYPE_CHECKING:
    from battlemat.bots.judging import Advice
    from battlemat.server.jobs import Opened
    from battlemat.server.rooms import Rooms

BOT_PACE = 0.9
"""Seconds between answers when only bots play and somebody watches."""
CHAT_KEPT = 100
SLOW = 0.01
"""Seconds; a table that took longer to tell than this is told in a thread the next time."""
LONG_LOG = 40
"""Events."""
BURST = 0.05
"""Seconds within which changes count as one burst."""

Job = Callable[[], Awaitable[None]]
View = dict[str, Any]
T = TypeVar("T")


class Room:
    """A live match and everybody around it."""

    def __init__(
        self,
        rooms: Rooms,
        row: db.MatchRow,
        game: Game[Any],
        match: Match[Any],
        opened: Opened | None = None,
        done: Sequence[db.Done] = (),
        kept: int = 0,
        held: Held | None = None,
    ) -> None:
        self.rooms = rooms
        self.row = row
        self.held = held
        self.game = game
        self.match = match
        self.evidence = Evidence(kept)
        self.undo = Undo(self, opened.used if opened is not None else ())
        self.fair_key = fair_key(self.match)
        self.accepted_before: OrderedDict[tuple[int | None, str], msg.Accepted] = OrderedDict(
            ((message.player, message.key), msg.Accepted(message.key, message.number)) for message in done
        )
        self.match.watch = self._watch
        self.clients: dict[Client, None] = {}
        self.coming: list[Client] = []
        self.newcomers: list[Client] = []
        self.viewers: Counter[int | None] = Counter()
        self.views: dict[int | None, View] = {}
        self.tellers: dict[tuple[int | None, str], Teller] = {}
        self.moments: dict[int, dict[int | None, View]] = {}
        self.news = False
        self.told_at = 0.0
        self.slow = True
        self.left = dict.fromkeys(range(len(row.seats)), monotonic())
        self.been_here: set[int] = set()
        self.clock = None if row.clock is None else RunningClock(row.clock)
        self.flag: asyncio.TimerHandle | None = None
        self.opened_as = secrets.token_hex(8)
        self.rng = Random(secrets.randbits(64))
        self.jobs: deque[Job] = deque()
        self.asking: set[asyncio.Future[Any]] = set()
        self.work: asyncio.Task[None] | None = None
        self.last_work = monotonic()
        self.closed = False
        self.leaving: set[int] = set()
        self.hints: dict[tuple[int, int, str], asyncio.Future[Advice]] = {}
        self.chat = Bucket(*CHAT_OF_SPECTATORS)

    # The actor

    def post(self, job: Job) -> None:
        """Do something when everything before it is done."""
        if self.closed:
            return
        self.jobs.append(job)
        if self.work is None:
            self.work = asyncio.create_task(self._work(), name=f"room {self.row.id}")

    async def _work(self) -> None:
        try:
            while self.jobs:
                await self.jobs.popleft()()
                if (self.news or self.newcomers) and self._time_to_tell():
                    await self._tell_news()
                await asyncio.sleep(0)  # the other rooms have their turn
        except Exception as fault:  # a fault of one match must not reach another
            self.fail(fault)
        self.work = None
        self.last_work = monotonic()

    def _time_to_tell(self) -> bool:
        """Changes that come in a burst are told together; nobody waits for them while a bot thinks."""
        return not self.jobs or self.jobs[0] == self.play_bots or monotonic() - self.told_at > BURST

    def fail(self, fault: Exception) -> None:
        """What could not be made safe must not be shown: close the room; the database has the last safe position."""
        self.rooms.report("room-failed", match=self.row.id, game=self.row.game, fault=fault)
        self.send_all_away()

    def send_all_away(self) -> None:
        """Close the room; whoever is here may come again and finds it where it is played then."""
        for client in [*self.coming, *self.clients]:
            send_away(client)
        self.shut()

    def shut(self) -> None:
        """Nothing happens here any more."""
        self.closed = True
        self.jobs.clear()
        for asking in self.asking:
            asking.cancel()
        self.clients, self.coming, self.newcomers = {}, [], []
        self.viewers.clear()
        self.match.watch = None
        if self.flag is not None:
            self.flag.cancel()
        self.rooms.forget(self)

    async def change(self, change: Change[T]) -> T:
        """Change the match from outside, when everything before it is done; `Lost` if the room is closed meanwhile."""
        asking: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result, write = change(self.row)
            except BattlematError as wrong:
                asking.set_exception(wrong)
                return
            if write is not None:
                await self.write(write)
                self.news = True
            if not asking.done():
                asking.set_result(result)

        self.asking.add(asking)
        self.post(job)
        try:
            return await asking
        except asyncio.CancelledError:
            if self.closed:
                raise Lost(self.row.id) from None
            raise
        finally:
            self.asking.discard(asking)

    async def write(self, job: Callable[[sa.Connection], Any] | None, new: db.Entries | None = None) -> None:
        """Make something durable, if this match is still played here."""
        if new is not None and self.held is not None:
            new.fence = self.held.fence
        await self.rooms.storage.write(job, new, self.held)

    def idle_for(self) -> float:
        """Seconds for which nobody has been here and nothing has happened."""
        busy = self.clients or self.coming or self.work is not None
        return 0.0 if busy else monotonic() - self.last_work

    # Coming and going

    def enter(self, client: Client) -> None:
        """Somebody comes in; whoever has found a room that was closed meanwhile is sent to look again."""

        async def job() -> None:
            for line in await self.rooms.storage.read(lambda c: db.load_chat(c, self.row.id, CHAT_KEPT)):
                client.hear(encode(msg.ChatLine(*line)))
            if self.closed:
                return
            self.coming.remove(client)
            self.clients[client] = None
            self.viewers.update({client.player, client.eyes})
            if client.player is not None:
                await take_seat_back(self, client.player)
            if client.player is not None and self.left.pop(client.player, None) is not None:
                self.been_here.add(client.player)
                self.start_clock()
                self._note_here()
                await self._note_missed()
            self.newcomers.append(client)
            self.post(self.play_bots)

        if self.closed:
            send_away(client)
        else:
            self.coming.append(client)
            self.post(job)

    def leave(self, client: Client) -> None:
        """Somebody goes. Spectators are not missed: nobody is told."""

        async def job() -> None:
            if client not in self.clients:
                return
            del self.clients[client]
            self.viewers.subtract({client.player, client.eyes})
            self.viewers += Counter()  # whoever is counted 0 times is not here
            if client.player is not None and client.player not in self.viewers:
                self.left[client.player] = monotonic()
                self._note_here()
                await self._note_missed()

        self.post(job)

    def catch_up(self, client: Client) -> None:
        """A client that was too slow for the last tables gets the one of now."""

        async def job() -> None:
            if client in self.clients and client.behind:
                await self.tell([client])

        self.post(job)

    def _note_here(self) -> None:
        """Somebody came to a seat or left it: tell everybody here, and those who look from elsewhere."""
        self.news = True
        here = "".join(SEATS[player] for player in sorted(p for p in self.viewers if p is not None))
        self.rooms.do(self.rooms.house.note_here(self.held, here), self)

    def receive(self, client: Client, message: msg.FromClient) -> None:
        came = monotonic()
        if isinstance(message, msg.MoveNow):
            answer = move_now(self, client, message)
            client.send(answer)
            count(self, message, answer, came)
            return

        async def job() -> None:
            began = monotonic()
            sender = (client.player, message.key)
            answer = self.accepted_before.get(sender) or await handle(self, client, message)
            if isinstance(answer, msg.Accepted):
                self._remember(sender, answer)
            if answer is not None:
                client.send(answer)
                count(self, message, answer, came)
            client.allowance.used(monotonic() - began)

        self.post(job)

    def _remember(self, sender: tuple[int | None, str], answer: msg.Accepted) -> None:
        """What was carried out is not carried out again. What was refused changed nothing: it may be asked anew, and
        however much of it comes, it takes no room from what was carried out."""
        self.accepted_before[sender] = answer
        if len(self.accepted_before) > KEYS_KEPT:
            self.accepted_before.popitem(last=False)

    def accepted(self, key: str) -> msg.Accepted:
        return msg.Accepted(key, len(self.match.journal))

    # Bots

    async def play_bots(self) -> None:
        """Let bots answer until a person is asked; when only bots play, one answer at a time, for those who watch."""
        if self.row.status == "open":
            return
        only_bots = all(seat.kind == "bot" for seat in self.row.seats)
        if only_bots and not self.clients:
            return
        first = len(self.match.journal)
        while not self.match.over:
            asked = [d.player for d in self.match.pending if self.row.seats[d.player].kind == "bot"]
            if not asked:
                break
            await let_bots_play(self, asked[0], 1 if only_bots else MOST_AT_ONCE)
            if only_bots and len(self.match.journal) > first:
                break
        if len(self.match.journal) > first:
            await self.keep(first)
            if only_bots and not self.match.over:
                asyncio.get_running_loop().call_later(BOT_PACE, self.post, self.play_bots)

    def go_on(self) -> None:
        """The match was another server's: its clock runs again, and its bots think."""

        async def job() -> None:
            self.start_clock()
            await self.play_bots()

        self.post(job)

    async def think(self, what: Callable[..., T], *about: Any) -> T:
        """Something that takes a while, in a thread that no database waits for."""
        return await asyncio.get_running_loop().run_in_executor(self.rooms.thinking, partial(what, *about))

    # The clock

    def start_clock(self) -> None:
        """The clock starts when every person has sat down, and goes on when one of them comes back to a closed room."""
        if self.clock is None or self.row.status != "running":
            return
        people = {seat.player for seat in self.row.seats if seat.kind == "human"}
        if self.clock.clock.started or people <= self.been_here:
            self.clock.clock.started = True
            self.press_clock(None)

    def press_clock(self, answered: int | None) -> None:
        """Time runs for the people who are asked now; when the next flag falls, look again."""
        if self.clock is None:
            return
        asked = [d.player for d in self.match.pending if self.row.seats[d.player].kind == "human"]
        self.clock.press(asked, answered)
        if self.flag is not None:
            self.flag.cancel()
        seconds = self.clock.next_fall()
        loop = asyncio.get_running_loop()
        self.flag = None if seconds is None else loop.call_later(seconds + 0.01, self.post, self.flags_fall)

    async def flags_fall(self) -> None:
        """Whoever has no time left is out of the match."""
        fallen = [] if self.clock is None else self.clock.fallen()
        for player in fallen:
            if not self.match.over and player in self.match.still_playing:
                first = len(self.match.journal)
                self.match.run_out_of_time(player)
                await self.keep(first)

    async def lie_down(self) -> None:
        """Nobody is here: close the room. A clock that runs goes on without it."""
        if self.clients or self.coming:
            return
        running, seconds = (self.clock.running, self.clock.next_fall()) if self.clock else (frozenset(), None)
        await self.come_to_rest()
        if self.clients or self.coming:  # somebody came in the meantime
            self.press_clock(None)
            return
        self.shut()
        if seconds is not None:
            self.rooms.sleepers.lay_down(self.row.id, self.held, running, seconds)
        else:
            self.rooms.do(self.rooms.house.release(self.held), self)

    async def come_to_rest(self) -> None:
        """The room is closed, or the server ends: the position is kept, in case the rules are others the next time.

        What has been used of the time is used, and not a second more.
        """
        position = self.evidence.of(self.match)
        if self.clock is not None and self.clock.running:
            self.clock.stop()
            await self.write(lambda c: db.set_progress(c, self.row))
        if position is not None:
            await self.write(None, db.Entries(self.row.id, position.number, [], position=position))

    # Keeping

    async def write_once(
        self, client: Client, key: str, job: Callable[[sa.Connection], Any], new: db.Entries | None = None
    ) -> None:
        """Make what a message has done durable together with its key, so that it is never done again."""
        message = db.Done(client.player, key, len(self.match.journal))

        def both(connection: sa.Connection) -> None:
            job(connection)
            db.note_done(connection, self.row.id, message)

        await self.write(both, new)

    async def keep(self, first: int, key: str = "", answered: int | None = None) -> None:
        """Make the new journal entries durable. Nobody is told of them before."""
        learned = follow(self.row, self.match)
        position = self.evidence.due(self.match)
        entries = db.Entries(self.row.id, first, self.match.journal[first:], key, position)
        self.views.clear()
        self.undo.chance.note(self.match)
        self.undo.forget_wish()
        self.press_clock(answered)
        changed = self.note_progress() or learned or self.clock is not None
        await self.write((lambda c: db.set_progress(c, self.row)) if changed else None, entries)
        self.rooms.news += self.match.over
        self.news = True
        if self.leaving:
            self.post(partial(go_on_setting_up, self))

    def note_progress(self) -> bool:
        """Whether the match entered another turn, waits for somebody else who is away, or came to its end."""
        before = (self.row.status, self.row.turn, self.row.asked)
        if self.match.result is not None:
            self.row.status = "over"
            self.row.winners = "".join(SEATS[player] for player in sorted(self.match.result.winners))
        self.row.turn = self.match.turn
        self.row.asked = "".join(SEATS[player] for player in self._missed())
        return (self.row.status, self.row.turn, self.row.asked) != before

    def _missed(self) -> list[int]:
        """Those who are asked, are not here and can be told elsewhere that it is their turn."""
        asked = [d.player for d in self.match.pending]
        return [player for player in asked if player not in self.viewers and self.row.seats[player].person]

    async def _note_missed(self) -> None:
        """Somebody came or went: keep whom the match waits for, if that is another now."""
        if self.row.status == "running" and self.note_progress():
            await self.write(lambda c: db.set_progress(c, self.row))

    # Telling

    def _watch(self, event: Event) -> None:
        """Remember how the table looked right after an event, to everybody who is here."""
        if self.viewers:
            self.moments[len(self.match.events) - 1] = self.match.views(self.viewers)

    def view(self, player: int | None) -> View:
        """The view at this position, made once, together with those of everybody who is here."""
        if player not in self.views:
            missing = [viewer for viewer in self.viewers if viewer not in self.views]
            self.views |= self.match.views(missing if player in missing else [*missing, player])
        return self.views[player]

    def teller(self, client: Client) -> Teller:
        """Who tells this client of the table, remembering what was found out for the last ones."""
        teller = self.passing_teller(client)
        spoken = (client.eyes, client.language)
        earlier = self.tellers.get(spoken)
        if earlier is not None and earlier.called == teller.called:
            teller.remember(earlier)
        self.tellers[spoken] = teller
        return teller

    def passing_teller(self, client: Client) -> Teller:
        """Who tells this client why an answer will not do, and forgets it: whatever a client sends is in such words."""
        teller = self.game.teller(self.view(client.eyes), client.language)
        teller.called = [seat.name for seat in self.row.seats]
        return teller

    async def _tell_news(self) -> None:
        """Tell everybody what is new, or only those who have just come in."""
        told = list(self.clients) if self.news else [client for client in self.newcomers if client in self.clients]
        everybody, self.news, self.newcomers = self.news, False, []
        self.told_at = monotonic()
        await self.tell(told)
        if everybody:
            self.moments.clear()

    async def tell(self, clients: Iterable[Client]) -> None:
        """Send the table; those who know the same and speak the same get the very same message.

        Those who have not read the last table yet are told when they have.
        """
        groups: dict[tuple[int | None, int | None, str, int, int], list[Client]] = {}
        for client in clients:
            client.behind = not client.ready
            if client.ready:
                known = (client.player, client.eyes, client.language, client.told, id(client.view))
                groups.setdefault(known, []).append(client)
        for group in groups.values():
            first = group[0]
            text = await self._table_for(first)
            for client in group:
                client.told, client.view = first.told, first.view
                client.show(text)
            metrics.TABLES.add(len(group))
            metrics.TABLE_BYTES.add(len(text) * len(group))

    async def _table_for(self, client: Client) -> str:
        """The table, encoded; what takes long to put into words (a long log, a large question) is done in a thread."""

        def make() -> str:
            began = monotonic()
            text = encode(tell_table(self, client))
            self.slow = monotonic() - began > SLOW
            return text

        if self.slow or len(self.match.events) - client.told > LONG_LOG:
            return await self.think(make)
        return make()


def send_away(client: Client) -> None:
    """A client may come again, and finds the match where it is played then."""
    client.close(msg.Gone(say("server-set-up-again", language=client.language), again=True))
