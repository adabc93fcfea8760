"""Forks begin near the question, also where many dials are set in one step."""

from __future__ import annotations

from battlemat.core.match import ANSWERS_PER_CHECKPOINT
from battlemat.games.xwing.scenario import XWingScenario, table

X, TIE = "a.redsquadronveteran", "b.academypilot"
CHANGES = 10


def many_changes() -> XWingScenario:
    t = table(f"{X}@400,100", f"{TIE}@400,800,180", phase="planning")
    t.a(f"{X}:2-straight")
    for number in range(CHANGES):
        t.a(f"change:{X}").a(f"{X}:{number % 3 + 1}-straight")
    return t


def test_a_fork_replays_a_few_dials_at_most() -> None:
    match = many_changes().match
    entries, *_ = match.freeze(1).checkpoints[-1]
    assert len(match.journal) - entries < 2 * ANSWERS_PER_CHECKPOINT
    assert match.fork().fingerprint() == match.fingerprint()


def test_what_begins_anew_goes_on_as_if_it_had_not() -> None:
    """From checkpoints in the middle and from the beginning of the phase, back to every answer and on to the end."""
    match = many_changes().match
    fork, whole = match.fork(), match.fork()
    prints = []
    while len(fork.journal) > 1:
        prints.append(fork.fingerprint())
        fork.undo()
    answers = match.journal[1:]
    for (player, value), wanted in zip(answers, reversed(prints), strict=True):
        fork.submit(player, value)
        assert fork.fingerprint() == wanted
    for one in (fork, whole):
        for player, value in ((1, f"{TIE}:2-straight"), (0, "ready"), (1, "ready")):
            one.submit(player, value)
    assert fork.fingerprint() == whole.fingerprint()
    assert [event.kind for event in fork.events].count("dials-set") == 1
