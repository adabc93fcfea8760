"""The rules change, matches stay: what still goes the same way goes on, all else is kept to be looked at."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import battlemat
from battlemat.core.registry import game_folders
from battlemat.core.save import read_save
from battlemat.core.version import BESIDE, counted_files, version_of
from battlemat.core.words import LANGUAGES, say
from battlemat.server import records as db
from battlemat.server.evidence import EVERY, Evidence, first_difference
from battlemat.server.storage import Storage, engine_for
from battlemat.server.tables import positions
from battlemat.server.tokens import token_hash
from tests.server.conftest import BOT_GAME, TWO_PEOPLE, Player, Server, frames, play_a_while
from tests.server.older_matches import VERDICTS, Older, judge, names, older

PACKAGE = Path(battlemat.__file__).parent
OTHER_DICE = ("core/chance.py", "return self.below(sides) + 1", "return sides - self.below(sides)")
A_REMARK = ("core/chance.py", '"""', '"""Once more: ')


@pytest.fixture
def battlemat_with(tmp_path: Path) -> Callable[..., Path]:
    """A folder with another battlemat, in which some text of a file was replaced."""

    def make(file: str, old: str, new: str) -> Path:
        home = tmp_path / f"other-{file.replace('/', '-')}-{len(new)}"
        ignored = shutil.ignore_patterns("static")
        shutil.copytree(PACKAGE, home / "battlemat", ignore=ignored, copy_function=os.symlink)
        changed = home / "battlemat" / file
        text = changed.read_bytes()
        assert old.encode() in text
        changed.unlink()
        changed.write_bytes(text.replace(old.encode(), new.encode(), 1))
        return home

    return make


def version_in(home: Path, game_id: str) -> str:
    code = f"from battlemat.core.version import version_of; print(version_of({game_id!r}))"
    environment = os.environ | {"PYTHONPATH": str(home)}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.mark.parametrize(
    ("file", "old", "new", "same"),
    [
        ("games/pocketmodel/turn.py", "\n", "\r\n", True),
        ("games/pocketmodel/appraisal/__init__.py", '"""', '"""Once more: ', True),
        ("games/xwing/state.py", '"""', '"""Once more: ', True),
        ("games/pocketmodel/turn.py", '"""', '"""Once more: ', False),
        ("games/pocketmodel/content/units.toml", "=", "= ", False),
        ("geometry/shapes.py", '"""', '"""Once more: ', False),
        (*OTHER_DICE, False),
    ],
)
def test_the_version_is_made_of_all_that_decides_a_match_and_of_nothing_else(
    battlemat_with: Callable[..., Path], file: str, old: str, new: str, same: bool
) -> None:
    home = battlemat_with(file, old, new)
    assert (version_in(home, "pocketmodel") == version_of("pocketmodel")) is same


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_no_rule_asks_what_is_left_out_of_the_version(game_id: str) -> None:
    files = [path for path, _ in counted_files(game_folders()[game_id], game_id)]
    rules = [path for path in files if path.endswith(".py") and not path.endswith("/__init__.py")]
    assert rules
    for path in rules:
        for node in ast.walk(ast.parse((PACKAGE / "games" / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("battlemat.games"):
                asked = {*(node.module or "").split(".")[3:], *(alias.name for alias in node.names)}
                assert not asked & BESIDE, f"{path} asks {asked & BESIDE}"


def verdicts() -> dict[str, int | None]:
    found: dict[str, int | None] = json.loads(VERDICTS.read_text(encoding="utf-8"))
    return found


def test_matches_of_older_versions_go_as_written_down() -> None:
    assert judge() == verdicts()


def put(database: str, match: Older, name: str) -> None:
    match.row.id = name
    engine = engine_for(database)
    with engine.begin() as connection:
        db.insert_match(connection, match.row)
        entries = db.Entries(name, 0, [(player, value) for player, value, _ in match.journal])
        db.insert_entries(connection, [entries])
        for position in match.positions:
            connection.execute(positions.insert(), {"match": name, "number": position.number, "state": position.state})
    engine.dispose()


def stored(database: str, match: str) -> Older:
    engine = engine_for(database)
    with engine.connect() as connection:
        row = db.load_row(connection, match)
        assert row is not None
        found = Older(row, db.load_entries(connection, match), db.load_positions(connection, match))
    engine.dispose()
    return found


def test_matches_of_older_versions_go_on(start_server: Callable[..., Server], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'older.sqlite3'}"
    Storage(database).close()
    token = "a-token-of-twenty-signs"
    going_on = [name for name in names() if verdicts()[name] is None]
    assert any(taken_back(older(name)) for name in going_on)
    matches = {f"m{number}": older(name, token_hash(token)) for number, name in enumerate(going_on)}
    for name, match in matches.items():
        match.row.seats[1].kind = "bot"
        put(database, match, name)
    server = start_server(database)

    async def go_on(name: str) -> None:
        async with Player(server, name, token) as one:
            await one.asked_or_waiting()
            assert one.table["sequence"] == len(matches[name].journal)
            await one.play_on(Random(1), EVERY)

    for name in matches:
        asyncio.run(go_on(name))
    server.stop()
    for name, match in matches.items():
        now = stored(database, name)
        assert now.row.version == version_of(now.row.game)
        assert len(now.journal) > len(match.journal)
        assert now.positions[-1].number == len(now.journal)
        assert len(now.positions) > len(match.positions)
        assert first_difference(now.row, now.journal, now.positions) is None


def taken_back(match: Older) -> int:
    return sum(isinstance(value, dict) and value["type"] == "take-back" for _, value, _ in match.journal)


def test_matches_that_mended_rules_lead_elsewhere_are_kept(start_server: Callable[..., Server], tmp_path: Path) -> None:
    """Really played by older rules: an answer that is refused now, locks that are remembered now."""
    database = f"sqlite:///{tmp_path / 'older.sqlite3'}"
    Storage(database).close()
    token = "a-token-of-twenty-signs"
    differing = [(name, entry) for name, entry in verdicts().items() if entry is not None]
    assert len(differing) >= 2
    for number, (file, _) in enumerate(differing):
        match = older(file, token_hash(token))
        assert taken_back(match)
        put(database, match, f"m{number}")
    server = start_server(database)
    for name, (_, entry) in zip(("m0", "m1"), differing, strict=True):
        for language in LANGUAGES:
            gone = asyncio.run(told_off(server, name, token, language))
            assert gone == {"type": "gone", "reason": say("server-other-rules", {}, language), "again": False}
        info = server.get(f"/api/matches/{name}")
        assert (info["status"], info["kept"]) == ("kept", True)
        kept = stored(database, name)
        assert (kept.row.version, kept.row.differs) == ("older", entry)
        shown = frames(server.get(f"/api/matches/{name}/moments?language=pl", token))
        assert say("server-kept-replay", {}, "pl") in shown[0]["event"]["text"]
        assert [moment["event"]["at"] for moment in shown] == [position.number for position in kept.positions]
        assert all(moment["view"]["game"] == kept.row.game for moment in shown)


async def told_off(server: Server, match: str, token: str, language: str) -> dict[str, object]:
    async with Player(server, match, token, language) as one:
        return await one.receive()


def test_a_match_other_rules_lead_elsewhere_is_kept_until_its_rules_are_back(
    own_server: Server, battlemat_with: Callable[..., Path]
) -> None:
    server = own_server
    made = server.post("/api/matches", TWO_PEOPLE)
    name, (first, second) = made["match"], server.tokens(made)

    async def play() -> int:
        async with Player(server, name, first) as one, Player(server, name, second) as two:
            await play_a_while(one, two, answers=30)
            return int(one.table["sequence"])

    answers = asyncio.run(play())
    server.update(battlemat_with(*OTHER_DICE))
    for language in LANGUAGES:
        gone = asyncio.run(told_off(server, name, first, language))
        assert gone == {"type": "gone", "reason": say("server-other-rules", {}, language), "again": False}
    info = server.get(f"/api/matches/{name}")
    assert (info["status"], info["kept"]) == ("kept", True)
    assert [match["match"] for match in server.get("/api/matches?status=kept")] == [name]
    assert server.get("/api/matches?status=running") == []
    moments = server.get(f"/api/matches/{name}/moments?language=de", second)
    shown = frames(moments)
    assert say("server-kept-replay", {}, "de") in shown[0]["event"]["text"]
    assert len(shown) >= answers // EVERY
    assert shown[-1]["view"]["viewer"] == 1
    assert shown[-1]["event"]["at"] >= answers
    assert server.http.post(f"/api/matches/{name}/continue?at=3").status_code == 409
    assert server.http.post(f"/api/matches/{name}/join", json={"token": "x" * 24}).status_code == 409
    kept = stored(server.database, name)
    assert kept.row.version == version_of("pocketmodel")
    assert kept.row.differs is not None
    assert 0 < kept.row.differs <= len(kept.journal)

    server.update(PACKAGE.parent)  # back to what it was played by
    asyncio.run(play())
    assert server.get(f"/api/matches/{name}")["status"] == "running"
    assert not server.get(f"/api/matches/{name}")["kept"]


def test_a_finished_match_of_other_rules_can_be_looked_at_and_taken_home(
    own_server: Server, battlemat_with: Callable[..., Path]
) -> None:
    server = own_server
    made = server.post("/api/matches", BOT_GAME)
    name, (token,) = made["match"], server.tokens(made)

    async def play() -> None:
        async with Player(server, name, token) as one:
            await one.play_on(Random(3))

    asyncio.run(play())
    server.update(battlemat_with(*OTHER_DICE))
    moments = server.get(f"/api/matches/{name}/moments", token)
    assert moments[0]["event"]["kind"] == "kept"
    assert frames(moments)[-1]["view"]["result"] is not None
    info = server.get(f"/api/matches/{name}")
    assert (info["status"], info["kept"]) == ("over", True)
    file = server.http.get(f"/api/matches/{name}/file").content
    assert len(read_save(file).journal) == len(stored(server.database, name).journal)
    assert battlemat.load_match(file).over  # by the rules it was played by


def test_a_match_goes_on_when_the_rules_only_look_different(
    own_server: Server, battlemat_with: Callable[..., Path]
) -> None:
    server = own_server
    made = server.post("/api/matches", BOT_GAME)
    name, (token,) = made["match"], server.tokens(made)

    async def play() -> int:
        async with Player(server, name, token) as one:
            undone = 0
            for seed in range(12):
                await one.play_on(Random(seed), 3)
                if (await one.reply(type="ask-undo"))["type"] == "accepted":  # what was taken back is no evidence
                    await one.until(lambda message: message["type"] == "table")
                    undone += 1
            assert undone
            return int(one.table["sequence"])

    before = asyncio.run(play())
    home = battlemat_with(*A_REMARK)
    server.update(home)
    assert asyncio.run(play()) > before
    server.end()
    now = stored(server.database, name)
    assert now.row.version == version_in(home, "pocketmodel") != version_of("pocketmodel")
    assert first_difference(now.row, now.journal, now.positions) is None
    assert now.positions


def test_a_position_is_kept_after_every_16_entries_and_at_the_end() -> None:
    match, rng = battlemat.new_match("pocketmodel", seed=1), Random(1)
    evidence = Evidence(4)
    while len(match.journal) < 19:
        match.submit(match.pending[0].player, match.random_answer(match.pending[0], rng))
    assert evidence.due(match) is None
    match.submit(match.pending[0].player, match.random_answer(match.pending[0], rng))
    assert evidence.due(match) is not None
    assert EVERY == 16
    match.concede(0)
    assert Evidence(len(match.journal) - 1).due(match) is not None
