"""Match files: complete, small, and refused with one clear sentence when something is wrong with them."""

from __future__ import annotations

import zlib
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat.core.game import Step
from battlemat.core.load import sane_position
from battlemat.core.match import Match
from battlemat.core.save import _MAGIC, Save, read_save
from battlemat.games.pocketmodel import GAME
from battlemat.games.pocketmodel.scenario import table
from battlemat.games.pocketmodel.state import Battle, Table


def played(seed: int = 1, answers: int = 10_000) -> Match[Any]:
    m = battlemat.new_match("pocketmodel", seed=seed)
    rng = Random(seed)
    while not m.over and len(m.journal) < answers:
        decision = m.pending[0]
        m.submit(decision.player, m.random_answer(decision, rng))
    return m


def forged(**changes: Any) -> bytes:
    """A file with a valid digest but other contents: what somebody who knows the format could write."""
    record = msgspec.structs.replace(read_save(played(answers=40).save()), **changes)
    return sealed(msgspec.msgpack.encode(record))


def sealed(plain: bytes) -> bytes:
    payload = zlib.compress(plain)
    return _MAGIC + blake2b(payload, digest_size=16).digest() + payload


def test_a_finished_match_is_small_and_complete() -> None:
    m = played()
    data = m.save()
    assert len(data) < 20_000
    again = battlemat.load_match(data)
    assert again.fingerprint() == m.fingerprint()
    assert again.events == m.events
    assert again.journal == m.journal
    assert again.save() == data


def test_acts_are_saved_too() -> None:
    m = played(answers=30)
    m.offer_draw(0)
    m.script(dice=[1, 2, 3])
    m.concede(1)
    assert battlemat.load_match(m.save()).fingerprint() == m.fingerprint()


def test_a_match_goes_on_after_loading() -> None:
    m = played(answers=50)
    again = battlemat.load_match(m.save())
    rng_one, rng_two = Random(3), Random(3)
    while not m.over:
        for match, rng in ((m, rng_one), (again, rng_two)):
            decision = match.pending[0]
            match.submit(decision.player, match.random_answer(decision, rng))
    assert again.fingerprint() == m.fingerprint()


@pytest.mark.parametrize("data", [b"", b"hello", b"battlemat", "text", None])
def test_not_a_match_file(data: Any) -> None:
    with pytest.raises(battlemat.SaveError, match="not a battlemat match file"):
        battlemat.load_match(data)


@pytest.mark.parametrize("cut", [20, 33, 100, -1])
def test_a_truncated_file(cut: int) -> None:
    with pytest.raises(battlemat.SaveError, match="damaged"):
        battlemat.load_match(played(answers=40).save()[:cut])


def test_every_flipped_byte_is_noticed() -> None:
    data = bytearray(played(answers=10).save())
    for place in range(0, len(data), 7):
        changed = bytes(data[:place]) + bytes([data[place] ^ 1]) + bytes(data[place + 1 :])
        with pytest.raises(battlemat.SaveError):
            battlemat.load_match(changed)


def test_an_unknown_format() -> None:
    with pytest.raises(battlemat.SaveError, match="format 99; this battlemat reads format 1"):
        battlemat.load_match(forged(format=99))


def test_other_rules() -> None:
    with pytest.raises(battlemat.SaveError, match="version 99 of the pocketmodel rules"):
        battlemat.load_match(forged(rules=99))


def test_an_unknown_game() -> None:
    with pytest.raises(battlemat.UnknownGame, match=r"no game 'chess'; there are: .*pocketmodel"):
        battlemat.load_match(forged(game="chess"))


def test_a_changed_answer_is_noticed() -> None:
    journal = read_save(played(answers=40).save()).journal
    with pytest.raises(battlemat.SaveError, match=r"Entry 3 .* not legal"):
        battlemat.load_match(forged(journal=[*journal[:2], (journal[2][0], "no such thing"), *journal[3:]]))
    with pytest.raises(battlemat.SaveError, match=r"Entry 1 .* not legal"):
        battlemat.load_match(forged(journal=[(0, {"type": "fly"}), *journal]))
    with pytest.raises(battlemat.SaveError, match="does not lead to the position"):
        battlemat.load_match(forged(journal=journal[:-1]))


def test_a_changed_key_is_noticed() -> None:
    with pytest.raises(battlemat.SaveError):
        battlemat.load_match(forged(key=b"x" * 32))


@pytest.mark.parametrize(
    "setup", [{}, {"players": 3}, {"variant": "standard", "stars": 30, "players": [{"units": {}}]}]
)
def test_an_impossible_setup(setup: dict[str, Any]) -> None:
    with pytest.raises(battlemat.SaveError, match="cannot start"):
        battlemat.load_match(forged(setup=setup))


def test_a_start_that_is_no_state() -> None:
    with pytest.raises(battlemat.SaveError, match="cannot start"):
        battlemat.load_match(forged(start=b"\x01"))


def test_data_of_another_shape() -> None:
    with pytest.raises(battlemat.SaveError, match="damaged"):
        battlemat.load_match(sealed(msgspec.msgpack.encode([1, 2, 3])))
    with pytest.raises(battlemat.SaveError, match="damaged"):
        battlemat.load_match(sealed(msgspec.msgpack.encode({"format": 1, "surprise": True})))


def test_a_file_that_unpacks_to_gigabytes_is_refused_early() -> None:
    with pytest.raises(battlemat.SaveError, match="too large"):
        battlemat.load_match(sealed(b"\x00" * 50_000_000))


def test_save_is_a_documented_record() -> None:
    record = read_save(played(answers=5).save())
    assert isinstance(record, Save)
    assert (record.format, record.game, record.rules) == (1, "pocketmodel", 1)
    assert len(record.journal) == 5


@pytest.mark.parametrize("where", ["units", "deck"])
def test_absurd_numbers_are_refused_at_once(where: str) -> None:
    setup = read_save(played(answers=5).save()).setup
    setup["players"][0][where] = {next(iter(setup["players"][0][where])): 10**9}
    with pytest.raises(battlemat.SaveError, match="cannot start"):
        battlemat.load_match(forged(setup=setup))


def scenario_save(change: Any) -> bytes:
    """A saved scenario whose starting state was changed by hand."""
    record = read_save(table("iron-edict", "iron-edict").match.save())
    assert record.start is not None
    state = msgspec.msgpack.decode(record.start, type=Table)
    change(state)
    return sealed(msgspec.msgpack.encode(msgspec.structs.replace(record, start=msgspec.msgpack.encode(state))))


def test_a_scenario_can_be_saved_and_loaded() -> None:
    t = table("iron-edict@contested", "iron-edict@contested")
    t.a("combat")
    assert battlemat.load_match(t.match.save()).fingerprint() == t.match.fingerprint()


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda s: s.players.clear(), id="nobody"),
        pytest.param(lambda s: [player.__setattr__("out", True) for player in s.players], id="all out"),
        pytest.param(lambda s: setattr(s, "active", 7), id="nobody's turn"),
        pytest.param(lambda s: s.players[0].hand.append("no-card"), id="unknown card"),
        pytest.param(lambda s: setattr(s.players[0].units[0], "kind", "no-unit"), id="unknown unit"),
        pytest.param(lambda s: setattr(s.players[0].units[0], "zone", 99), id="no such zone"),
        pytest.param(lambda s: setattr(s.players[0].units[0], "stars", 1), id="other stars"),
        pytest.param(lambda s: s.players[0].objectives.extend([None] * 9), id="nine objectives"),
        pytest.param(lambda s: s.players[0].deck.extend(["steady-aim"] * 100_000), id="endless deck"),
        pytest.param(lambda s: setattr(s, "agenda", [Step("nothing")]), id="unknown step"),
        pytest.param(lambda s: setattr(s, "battle", Battle(1, 0, [])), id="half a battle"),
    ],
)
def test_a_start_that_makes_no_sense(change: Any) -> None:
    with pytest.raises(battlemat.SaveError, match="cannot start"):
        battlemat.load_match(scenario_save(change))


def test_an_agenda_has_a_hundred_steps_at_most() -> None:
    def with_steps(number: int) -> bytes:
        return scenario_save(lambda s: s.agenda.extend(s.agenda[-1:] * (number - len(s.agenda))))

    with pytest.raises(battlemat.SaveError, match="it was changed"):  # it starts, and leads elsewhere
        battlemat.load_match(with_steps(100))
    with pytest.raises(battlemat.SaveError, match="its agenda is too long"):
        battlemat.load_match(with_steps(101))


def test_deep_nesting_is_damage() -> None:
    with pytest.raises(battlemat.SaveError, match="damaged"):
        battlemat.load_match(sealed(b"\x91" * 100_000))


def test_a_redrawn_match_cannot_be_saved_and_does_not_remember() -> None:
    m = played(answers=30)
    twin = m.determinize(0, Random(1))
    with pytest.raises(battlemat.BattlematError, match="no past"):
        twin.save()
    with pytest.raises(battlemat.BattlematError, match="cannot undo 1 of 0"):
        twin.undo()
    assert twin.key == b""
    decision = twin.pending[0]
    twin.submit(decision.player, decision.options[0].id)
    twin.undo()
    assert twin.fork().fingerprint() == twin.fingerprint()
    with pytest.raises(battlemat.BattlematError, match="no player"):
        m.determinize("1", Random(1))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("key", b"x" * 31),
        ("key", b"x" * 33),
        ("position", -1),
        ("cling", -1),
        ("cling", 256),
        ("last", -1),
        ("last", 101),
        ("dice", [1, -1]),
        ("dice", [1, 101]),
    ],
)
def test_a_start_with_dice_that_are_none(field: str, value: Any) -> None:
    with pytest.raises(battlemat.SaveError, match="cannot start: its dice are none"):
        battlemat.load_match(scenario_save(lambda s: setattr(s.chance, field, value)))


@pytest.mark.parametrize(
    ("field", "value"), [("position", 0), ("cling", 0), ("cling", 255), ("last", 0), ("last", 100), ("dice", [0, 100])]
)
def test_a_start_with_dice_at_their_limits(field: str, value: Any) -> None:
    record = read_save(scenario_save(lambda s: setattr(s.chance, field, value)))
    assert record.start is not None
    state = sane_position(GAME, record.setup, record.start)
    assert getattr(state.chance, field) == value


def test_an_entry_at_which_the_rules_fail_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    data = played(answers=5).save()

    def replay(self: Match[Any], player: int, entry: Any) -> None:
        raise ZeroDivisionError("a mistake in the rules")

    monkeypatch.setattr(Match, "replay", replay)
    with pytest.raises(battlemat.SaveError, match=r"Entry 1 .* cannot be carried out: a mistake in the rules"):
        battlemat.load_match(data)
