"""Live matches: one room each, and in each room one thing at a time.

A room is an actor: everything that happens to its match comes through one queue, so no two answers are ever processed
at once. What a client is told comes from its seat's view, its events and its question, never from the state.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b, sha256
from random import Random
from time import monotonic
from typing import Any

import msgspec

from battlemat import bots
from battlemat.core.acts import act_from
from battlemat.core.decision import Decision, PickSome, Place
from battlemat.core.errors import BattlematError, IllegalAnswer
from battlemat.core.event import Event
from battlemat.core.game import SEATS
from battlemat.core.match import Match
from battlemat.core.teller import Teller
from battlemat.core.words import LANGUAGES, say
from battlemat.games import game
from battlemat.server import messages as msg
from battlemat.server import storage as db

KEYS_KEPT = 512
"""Answered messages a room remembers, so that a repeated one is answered again instead of carried out again."""
FRAMES_SENT = 80
"""Moments of one change sent for animation; of more only the last."""
QUEUE_OF_CLIENT = 64
AWAY_SECONDS = 20
"""How long somebody must be away before a bot may take over."""
IDLE_SECONDS = 30.0
"""A room nobody is in is closed after this; its match waits in the database."""
BOT_PACE = 0.9
"""Seconds between answers when only bots play and somebody watches."""
CHAT_KEPT = 100
REMATCHES_KEPT = 1000
"""Rematches remembered for players who have not sat down at them yet."""


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def fairness_hash(key: bytes) -> str:
    """What is shown of the key before the match is over: enough to prove later that it was never changed."""
    return blake2b(key, digest_size=16).hexdigest()


class Client:
    """One connection. `player` is None for a spectator; `told` counts the events it has been sent."""

    def __init__(self, player: int | None, language: str) -> None:
        self.player = player
        self.language = language
        self.told = 0
        self.outbox: asyncio.Queue[msg.ToClient | None] = asyncio.Queue(QUEUE_OF_CLIENT)

    def send(self, message: msg.ToClient) -> None:
        """Queue a message; whoever is too slow to read is let go and may come back."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self, last: msg.Gone | None = None) -> None:
        """End the connection, with a last word; whatever was still to be said is dropped."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        if last is not None:
            self.outbox.put_nowait(last)
        self.outbox.put_nowait(None)


class Room:
    """A live match and everybody around it."""

    def __init__(self, rooms: Rooms, row: db.MatchRow, journal: list[tuple[int, Any, str]]) -> None:
        self.rooms = rooms
        self.row = row
        self.game = game(row.game)
        self.match: Match[Any] = Match(self.game, row.setup, row.key, row.start)
        self.answered: OrderedDict[str, msg.Accepted | msg.Refused] = OrderedDict()
        self.chance = [self._chance()]
        for player, value, key in journal:
            self.match.replay(player, act_from(value) if isinstance(value, dict) else value)
            self.chance.append(self._chance())
            if key:
                self.answered[key] = msg.Accepted(key, len(self.match.journal))
        self.match.watch = self._watch
        self.clients: list[Client] = []
        self.moments: dict[int, dict[int | None, dict[str, Any]]] = {}
        self.undo_by: int | None = None
        self.undo_waits: set[int] = set()
        self.left = dict.fromkeys(range(len(row.seats)), monotonic())
        self.rng = Random(secrets.randbits(64))
        self.inbox: asyncio.Queue[Callable[[], Any] | None] = asyncio.Queue()
        self.task = asyncio.create_task(self._work(), name=f"room {row.id}")

    # The actor

    async def _work(self) -> None:
        while True:
            try:
                job = await asyncio.wait_for(self.inbox.get(), IDLE_SECONDS)
            except TimeoutError:
                if not self.clients and self.inbox.empty():
                    break
                continue
            if job is None:
                break
            try:
                await job()
            except Exception as fault:  # a fault of one match must not reach another
                self._fail(fault)
                break
        self.rooms.forget(self)

    def _fail(self, fault: Exception) -> None:
        """What could not be made safe must not be shown: close the room; the database has the last safe position."""
        self.rooms.report(f"room {self.row.id}: {fault!r}")
        for client in self.clients:
            client.close(msg.Gone(say("server-set-up-again", language=client.language), again=True))
        self.clients = []

    def post(self, job: Callable[[], Any]) -> None:
        self.inbox.put_nowait(job)

    # Coming and going

    def enter(self, client: Client) -> None:
        async def job() -> None:
            self.clients.append(client)
            if client.player is not None:
                self.left.pop(client.player, None)
            for seat, name, text, at in await self.rooms.storage.read(
                lambda c: db.load_chat(c, self.row.id, CHAT_KEPT)
            ):
                client.send(msg.ChatLine(seat, name, text, at))
            self._tell_all()
            await self._play_bots()

        self.post(job)

    def leave(self, client: Client) -> None:
        async def job() -> None:
            if client in self.clients:
                self.clients.remove(client)
            if client.player is not None and not any(c.player == client.player for c in self.clients):
                self.left[client.player] = monotonic()
            self._tell_all()

        self.post(job)

    def receive(self, client: Client, message: msg.FromClient) -> None:
        async def job() -> None:
            earlier = self.answered.get(message.key)
            if earlier is not None:
                client.send(earlier)
                return
            answer = await self._handle(client, message)
            if answer is not None:
                self.answered[message.key] = answer
                while len(self.answered) > KEYS_KEPT:
                    self.answered.popitem(last=False)
                client.send(answer)

        self.post(job)

    # Messages

    async def _handle(self, client: Client, message: msg.FromClient) -> msg.Accepted | msg.Refused | None:
        try:
            if isinstance(message, msg.Speak):
                return self._speak(client, message)
            if isinstance(message, msg.Say):
                return await self._say(client, message)
            if client.player is None:
                return self._no(client, message.key, "server-spectator")
            if isinstance(message, msg.Hint):
                return self._hint(client, message)
            if isinstance(message, msg.Probe):
                return self._probe(client, message)
            if isinstance(message, msg.AskUndo | msg.AllowUndo):
                return await self._undo(client, client.player, message)
            if isinstance(message, msg.LetBotPlay):
                return await self._let_bot_play(client, message)
            return await self._play(client.player, message)
        except IllegalAnswer as illegal:
            reason = self._teller(client).refusal(illegal.refusal)
            return msg.Refused(message.key, reason, illegal.rule)
        except BattlematError as fault:
            return msg.Refused(message.key, str(fault), "")

    async def _play(self, player: int, message: msg.FromClient) -> msg.Accepted:
        first = len(self.match.journal)
        if isinstance(message, msg.Answer):
            self.match.submit(player, message.answer, message.number)
        elif isinstance(message, msg.Concede):
            self.match.concede(player)
        elif isinstance(message, msg.OfferDraw):
            self.match.offer_draw(player)
        elif isinstance(message, msg.DeclineDraw):
            self.match.decline_draw(player)
        self.chance.append(self._chance())
        await self._keep(first, message.key)
        self._tell_all()
        self.post(self._play_bots)
        return msg.Accepted(message.key, len(self.match.journal))

    def _speak(self, client: Client, message: msg.Speak) -> msg.Accepted | msg.Refused:
        if message.language not in LANGUAGES:
            return self._no(client, message.key, "server-no-language", id=message.language[:20])
        client.language = message.language
        client.told = 0
        client.send(self._table(client))
        return msg.Accepted(message.key, len(self.match.journal))

    async def _say(self, client: Client, message: msg.Say) -> msg.Accepted | msg.Refused:
        text = message.text.strip()
        if not text or len(text) > msg.MOST_TEXT:
            return self._no(client, message.key, "server-chat-length", most=msg.MOST_TEXT)
        seat = None if client.player is None else SEATS[client.player]
        name = "" if client.player is None else self.row.seats[client.player].name
        at = db.now()
        await self.rooms.storage.write(lambda c: db.append_chat(c, self.row.id, seat, name, text, at))
        for other in self.clients:
            other.send(msg.ChatLine(seat, name, text, at))
        return msg.Accepted(message.key, len(self.match.journal))

    def _hint(self, client: Client, message: msg.Hint) -> msg.Refused | None:
        assert client.player is not None
        decision = self.match.decision_for(client.player)
        if decision is None:
            return self._no(client, message.key, "server-nothing-asked")
        answer = bots.make("greedy").answer(self.match, decision, self.rng)
        teller = self._teller(client)
        ids = [answer] if isinstance(answer, str) else [part for part in answer if isinstance(part, str)]
        client.send(msg.HintMessage(message.key, answer, "; ".join(teller.option(part, decision) for part in ids)))
        return None

    def _probe(self, client: Client, message: msg.Probe) -> msg.Refused | None:
        """Say whether an answer would do; `accept` judges and changes nothing."""
        assert client.player is not None
        decision = self.match.decision_for(client.player)
        if decision is None or decision.number != message.number:
            return self._no(client, message.key, "server-nothing-asked")
        try:
            decision.accept(message.answer)
        except IllegalAnswer as illegal:
            reason = self._teller(client).refusal(illegal.refusal)
            client.send(msg.Probed(message.key, False, reason, illegal.rule))
        else:
            client.send(msg.Probed(message.key, True, "", ""))
        return None

    async def _let_bot_play(self, client: Client, message: msg.LetBotPlay) -> msg.Accepted | msg.Refused:
        player = SEATS.find(message.seat)
        if not 0 <= player < len(self.row.seats) or self.row.seats[player].kind != "human":
            return self._no(client, message.key, "server-nobody-to-replace")
        since = self.left.get(player)
        if since is None or monotonic() - since < AWAY_SECONDS:
            return self._no(client, message.key, "server-not-away-yet", seconds=AWAY_SECONDS)
        self.row.seats[player].kind, self.row.seats[player].bot = "bot", "greedy"
        await self.rooms.storage.write(lambda c: db.set_seat(c, self.row.id, self.row.seats[player]))
        self._tell_all()
        self.post(self._play_bots)
        return msg.Accepted(message.key, len(self.match.journal))

    def _no(self, client: Client, key: str, why: str, **facts: Any) -> msg.Refused:
        return msg.Refused(key, say(why, facts, client.language), "")

    # Taking back

    async def _undo(
        self, client: Client, player: int, message: msg.AskUndo | msg.AllowUndo
    ) -> msg.Accepted | msg.Refused:
        if isinstance(message, msg.AskUndo):
            how = self._undo_how(player)
            if how == "no":
                return self._no(client, message.key, "server-revealed")
            if how == "free":
                await self._take_back(player)
            else:
                self.undo_by = player
                self.undo_waits = {n for n, s in enumerate(self.row.seats) if s.kind == "human" and n != player}
        elif self.undo_by is None or player not in self.undo_waits:
            return self._no(client, message.key, "server-nobody-asks")
        elif not message.yes:
            self.undo_by, self.undo_waits = None, set()
        else:
            self.undo_waits.discard(player)
            if not self.undo_waits:
                await self._take_back(self.undo_by)
        self._tell_all()
        return msg.Accepted(message.key, len(self.match.journal))

    def _undo_how(self, player: int) -> str:
        """Free as long as nothing hidden came to light; among people by consent; never to look twice."""
        back = self.match.entries_to_question(player)
        if back is None or self.match.over:
            return "no"
        alone = self.row.hot_seat or all(s.kind != "human" for n, s in enumerate(self.row.seats) if n != player)
        if not alone:
            return "ask"
        start = len(self.match.journal) - back
        secret = any(event.secret is not None for event in self.match.events if event.at > start)
        return "no" if secret or self.chance[start] != self._chance() else "free"

    async def _take_back(self, player: int) -> None:
        back = self.match.entries_to_question(player)
        self.undo_by, self.undo_waits = None, set()
        if back is None:
            return
        to = len(self.match.journal) - back
        self.match.take_back(back)
        del self.chance[to + 1 :]
        self.chance.append(self._chance())
        rows = self.match.journal[to:]

        def job(connection: Any) -> None:
            db.take_back_from(connection, self.row.id, to)
            db.append_entries(connection, self.row.id, to, rows, "", *self._standing())

        await self.rooms.storage.write(job)
        self.moments.clear()
        for client in self.clients:
            client.told = min(client.told, len(self.match.events))

    def _chance(self) -> tuple[bytes, int]:
        chance = self.match.state.chance
        return chance.key, chance.position

    # Bots

    async def _play_bots(self) -> None:
        """Let bots answer until a person is asked; when only bots play, one answer at a time, for those who watch."""
        if self.row.status == "open":
            return
        only_bots = all(seat.kind == "bot" for seat in self.row.seats)
        if only_bots and not self.clients:
            return
        first = len(self.match.journal)
        while not self.match.over:
            asked = [d for d in self.match.pending if self.row.seats[d.player].kind == "bot"]
            if not asked:
                break
            bot = bots.make(self.row.seats[asked[0].player].bot)
            self.match.submit(asked[0].player, bot.answer(self.match, asked[0], self.rng))
            self.chance.append(self._chance())
            if only_bots:
                break
            await asyncio.sleep(0)
        if len(self.match.journal) > first:
            await self._keep(first, "")
            self._tell_all()
            if only_bots and not self.match.over:
                asyncio.get_running_loop().call_later(BOT_PACE, self.post, self._play_bots)

    # Keeping and telling

    def _standing(self) -> tuple[str, int]:
        if self.match.over:
            self.row.status = "over"
        self.row.turn = int(self.match.view(None).get("turn", 0))
        return self.row.status, self.row.turn

    async def _keep(self, first: int, key: str) -> None:
        """Make the new journal entries durable. Nobody is told of them before."""
        rows = list(self.match.journal[first:])
        status, turn = self._standing()
        await self.rooms.storage.write(lambda c: db.append_entries(c, self.row.id, first, rows, key, status, turn))

    def _watch(self, event: Event) -> None:
        """Remember how the table looked right after an event, to everybody who is here."""
        if self.clients:
            self.moments[len(self.match.events) - 1] = {c.player: self.match.view(c.player) for c in self.clients}

    def _tell_all(self) -> None:
        for client in self.clients:
            client.send(self._table(client))
        self.moments.clear()

    def _teller(self, client: Client) -> Teller:
        return self.game.teller(self.match.view(client.player), client.language)

    def _table(self, client: Client) -> msg.TableMessage:
        match, player = self.match, client.player
        view = match.view(player)
        teller = self.game.teller(view, client.language)
        start = client.told
        log = [tell_event(start + place, event, teller) for place, event in enumerate(match.events_for(player, start))]
        frames = [
            msg.Frame(line, self.moments[line.index][player])
            for line in log[-FRAMES_SENT:]
            if player in self.moments.get(line.index, {})
        ]
        client.told = len(match.events)
        decision = None if player is None else match.decision_for(player)
        result = match.result
        return msg.TableMessage(
            match=self.row.id,
            game=self.row.game,
            seat=None if player is None else SEATS[player],
            sequence=len(match.journal),
            view=view,
            question=None if decision is None else tell_question(decision, teller),
            awaited=", ".join(self.row.seats[d.player].name for d in match.pending),
            awaited_seats=[SEATS[d.player] for d in match.pending],
            frames=frames,
            log=log,
            log_from=start,
            seats=self._seats(),
            undo=self._tell_undo(player),
            draw_offers=[SEATS[p] for p in sorted(match.draw_offers)],
            fairness=msg.Fairness(fairness_hash(self.row.key), self.row.key.hex() if match.over else None),
            result=None if result is None else teller.event(match.events_for(player)[-1]),
            rematch=None if player is None else self.rooms.rematch_for(self.row, player),
            language=client.language,
        )

    def tell_again(self) -> None:
        """Something beside the match changed, such as a rematch set up."""

        async def job() -> None:
            self._tell_all()

        self.post(job)

    def _tell_undo(self, player: int | None) -> msg.TellUndo:
        return msg.TellUndo(
            "no" if player is None else self._undo_how(player),
            None if self.undo_by is None else SEATS[self.undo_by],
            [SEATS[p] for p in sorted(self.undo_waits)],
        )

    def _seats(self) -> list[msg.TellSeat]:
        here = {client.player for client in self.clients}
        return [
            msg.TellSeat(
                SEATS[seat.player],
                seat.name,
                seat.kind,
                seat.kind == "bot" or seat.player in here,
                0 if seat.player in here else int(monotonic() - self.left.get(seat.player, monotonic())),
            )
            for seat in self.row.seats
        ]


# Into words -----------------------------------------------------------------------------------------------------------


def tell_event(index: int, event: Event, teller: Teller) -> msg.TellEvent:
    """An event the viewer may see, with its sentence."""
    return msg.TellEvent(index, event.kind, event.rule, teller.event(event), event.data, event.at)


def tell_question(decision: Decision[Any], teller: Teller) -> msg.TellQuestion:
    """A question with every option, and every refused one, in words."""
    some = decision if isinstance(decision, PickSome) else None
    return msg.TellQuestion(
        number=decision.number,
        kind=decision.kind,
        rule=decision.rule,
        form=decision.form,
        text=teller.question(decision),
        about=dict(decision.about),
        options=[
            msg.TellOption(
                option.id,
                teller.option(option.id, decision),
                teller.rule_of_option(option.id, decision),
                option.weight,
                option.group,
                option.alone,
                parts_of(option.id),
            )
            for option in decision.options
        ],
        refused=[
            msg.TellRefusal(option, teller.option(option, decision), teller.refusal(refusal), refusal.rule)
            for option, refusal in decision.refused.items()
        ],
        most=some.most if some else 1,
        budget=some.budget if some else None,
        ordered=bool(some and some.ordered),
        region=decision.to_dict()["region"] if isinstance(decision, Place) else [],
    )


def parts_of(option: str) -> list[str]:
    """The ids of things an option is about.

    >>> parts_of("carrier:a.iron-edict"), parts_of("a.x>home-b")
    (['a.iron-edict'], ['a.x', 'home-b'])
    """
    return option.rpartition(":")[2].split(">")


# All rooms ------------------------------------------------------------------------------------------------------------


class Rooms:
    """The rooms that are open, by match."""

    def __init__(self, storage: db.Storage, report: Callable[[str], None] = print) -> None:
        self.storage = storage
        self.report = report
        self.open: dict[str, Room] = {}
        self.rematches: OrderedDict[str, msg.MatchMade] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}

    async def room(self, match: str) -> Room | None:
        """The room of a match, opened from the database if need be; None for an unknown match."""
        room = self.open.get(match)
        if room is not None:
            return room
        lock = self.opening.setdefault(match, asyncio.Lock())
        async with lock:
            room = self.open.get(match)
            if room is None:
                row = await self.storage.read(lambda c: db.load_row(c, match))
                if row is None:
                    self.opening.pop(match, None)
                    return None
                journal = await self.storage.read(lambda c: db.load_entries(c, match))
                room = self.open[match] = Room(self, row, journal)
        self.opening.pop(match, None)
        return room

    def rematch_for(self, row: db.MatchRow, player: int) -> msg.Rematch | None:
        """The rematch of a match, with the seats a player shall have there: all of them at a shared screen."""
        made = self.rematches.get(row.id)
        if made is None:
            return None
        mine = SEATS[player]
        links = sorted(made.links, key=lambda link: link.who != mine)
        return msg.Rematch(made.match, [link.token for link in links if row.hot_seat or link.who == mine])

    def keep_rematch(self, match: str, made: msg.MatchMade) -> None:
        """Remember a rematch for those who have not pressed the button yet, and tell them."""
        self.rematches[match] = made
        while len(self.rematches) > REMATCHES_KEPT:
            self.rematches.popitem(last=False)
        room = self.open.get(match)
        if room is not None:
            room.tell_again()

    def forget(self, room: Room) -> None:
        if self.open.get(room.row.id) is room:
            del self.open[room.row.id]

    async def close(self) -> None:
        rooms = list(self.open.values())
        for room in rooms:
            for client in room.clients:
                client.close()
            room.inbox.put_nowait(None)
        await asyncio.gather(*(room.task for room in rooms), return_exceptions=True)


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def encode(message: msg.ToClient) -> bytes:
    return msgspec.json.encode(message)
