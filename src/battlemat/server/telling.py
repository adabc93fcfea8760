"""The table as records for one viewer, with every sentence in the viewer's language.

All of it is made from the viewer's view, the viewer's part of the events and the viewer's own question.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from battlemat.core.decision import Decision, PickSome, Place
from battlemat.core.event import Event
from battlemat.core.game import SEATS
from battlemat.core.teller import Teller
from battlemat.server import messages as msg
from battlemat.server.changes import changes_between
from battlemat.server.learning import tell_lesson
from battlemat.server.tokens import fairness_hash

if TYPE_CHECKING:
    from battlemat.server.client import Client
    from battlemat.server.room import Room

MOMENTS_SENT = 80
"""Moments of one change sent for animation; of more only the last."""


def tell_table(room: Room, client: Client) -> msg.TableMessage:
    """The table for a client, who from now on knows it."""
    match, player, eyes = room.match, client.player, client.eyes
    view = room.view(eyes)
    teller = room.teller(client)
    start, before = client.told, client.view
    log = [tell_event(start + place, event, teller) for place, event in enumerate(match.events_for(eyes, start))]
    moments = []
    for line in log[-MOMENTS_SENT:]:
        seen = room.moments.get(line.index, {}).get(eyes)
        if seen is not None:
            moments.append(msg.Moment(line, changes_between(before, seen)))
            before = seen
    client.told, client.view = len(match.events), view
    decision = asked_of(room, client)
    return msg.TableMessage(
        match=room.row.id,
        game=room.row.game,
        seat=None if player is None else SEATS[player],
        sequence=len(match.journal),
        moments=moments,
        changes=changes_between(before, view),
        question=None if decision is None else tell_question(decision, teller),
        awaited=", ".join(room.row.seats[d.player].name for d in match.pending),
        awaited_seats=[SEATS[d.player] for d in match.pending],
        open_seats=[SEATS[d.player] for d in match.pending if room.game.is_open(d)],
        log=log,
        log_from=start,
        seats=tell_seats(room),
        undo=tell_undo(room, player),
        draw_offers=[SEATS[p] for p in sorted(match.draw_offers)],
        clock=None if room.clock is None else room.clock.tell(),
        fairness=msg.Fairness(fairness_hash(room.fair_key), room.fair_key.hex() if match.over else None),
        result=teller.event(match.events[-1].seen_by(eyes)) if match.over else None,
        rematch=msg.Rematch(room.row.rematch) if player is not None and room.row.rematch else None,
        language=client.language,
        name=room.row.terms.name,
        series=room.row.terms.series(room.row.winners, len(room.row.seats)),
        hints=msg.TellHints(hints_allowed(room), list(room.row.terms.hints)),
        over_days=room.row.terms.over_days,
        lesson=tell_lesson(room, player, client.language),
        set_up=decision is not None and room.game.sets_up(match.state, decision),
    )


def people_at(room: Room) -> list[str]:
    """The seats people play at, each with a screen of their own."""
    return [] if room.row.hot_seat else [SEATS[seat.player] for seat in room.row.seats if seat.kind == "human"]


def hints_allowed(room: Room) -> bool:
    """Against bots always; among people when all have agreed."""
    people = people_at(room)
    return len(people) < 2 or set(people) <= set(room.row.terms.hints)


def asked_of(room: Room, client: Client) -> Decision[Any] | None:
    """What a client is asked: whoever sits there before everybody's eyes, only what hides nothing."""
    decision = None if client.player is None else room.match.decision_for(client.player)
    if decision is not None and client.openly and not room.game.is_open(decision):
        return None
    return decision


def tell_undo(room: Room, player: int | None) -> msg.TellUndo:
    return msg.TellUndo(
        "no" if player is None else room.undo.how(player),
        None if room.undo.by is None else SEATS[room.undo.by],
        [SEATS[p] for p in sorted(room.undo.waits)],
        room.undo.taken_back,
    )


def tell_seats(room: Room) -> list[msg.TellSeat]:
    here = room.viewers
    now = monotonic()
    return [
        msg.TellSeat(
            SEATS[seat.player],
            seat.name,
            seat.kind,
            seat.kind == "bot" or seat.player in here,
            0 if seat.player in here else int(now - room.left.get(seat.player, now)),
        )
        for seat in room.row.seats
    ]


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
        region=[[list(point) for point in ring] for ring in decision.region] if isinstance(decision, Place) else [],
        outlooks=dict(teller.outlooks(decision)),
    )


def parts_of(option: str) -> list[str]:
    """The ids of things an option is about.

    >>> parts_of("carrier:a.iron-edict"), parts_of("a.x>home-b")
    (['a.iron-edict'], ['a.x', 'home-b'])
    """
    return option.rpartition(":")[2].split(">")
