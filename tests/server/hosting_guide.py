"""docs/hosting.md, followed word for word: `make test-hosting`. It takes some minutes, and packages to install.

Installed is what the Containerfile copies, by the commands of the guide, into folders of our own in place of `/opt` and
`/var/lib`. In place of systemd we start what the unit says, if we are root as a user who owns nothing but the matches.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.ports import free_port
from tests.server.conftest import TWO_PEOPLE, Player, run_alone

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
SERVICE = (ROOT / "deploy" / "battlemat.service").read_text("utf-8")
PATIENCE = 120.0


def commands(after: str, before: str) -> list[str]:
    """The lines of the blocks between two texts of the guide."""
    part = GUIDE.partition(after)[2].partition(before)[0]
    return re.findall(r"^    (\S.*)$", part, re.MULTILINE)


def only(lines: list[str], *starts: str) -> list[str]:
    return [line for line in lines if line.startswith(starts)]


class Machine:
    """Where the guide says `/opt`, `/var/backups` and `/var/lib/battlemat`, there are folders of ours."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.source, self.opt, self.copies, self.state = (home / name for name in ("source", "opt", "copies", "state"))
        for folder in (self.source, self.opt, self.copies, self.state):
            folder.mkdir()
        self.python, self.become = sys.executable, []
        if os.geteuid() == 0:
            self.become = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "env"]
            self.python = a_python_for(self.become)
            shutil.chown(self.state, "nobody", "nogroup")
        self.state.chmod(0o750)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def here(self, text: str) -> str:
        """Words of the guide as they are meant on this machine."""
        moved = text.replace("/var/lib/battlemat", str(self.state)).replace("/opt/", f"{self.opt}/")
        return moved.replace("/var/backups/", f"{self.copies}/").replace("python3 -m venv", f"{self.python} -m venv")

    def do(self, line: str, environment: dict[str, str] | None = None, status: int = 0) -> str:
        given = clean_environment() | (environment or {})
        done = subprocess.run(self.here(line), shell=True, cwd=self.source, env=given, capture_output=True, text=True)
        assert done.returncode == status, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr

    def follow(self, lines: list[str], environment: dict[str, str] | None = None) -> None:
        """What the guide says, with the unit in systemd's place."""
        for line in lines:
            if line == "systemctl stop battlemat":
                self.stop()
            elif line == "systemctl start battlemat":
                self.start()
            else:
                self.do(line, environment)

    def start(self, **settings: str) -> None:
        """As the unit does, with settings of `/etc/battlemat.env`."""
        command = re.search(r"^ExecStart=(.*)$", SERVICE, re.MULTILINE)
        assert command
        words = shlex.split(self.here(command[1]).replace(" $BATTLEMAT_OPTIONS", ""))
        words[words.index("--port") + 1] = str(self.port)
        words[words.index("--metrics") + 1] = str(free_port())
        stated = dict(re.findall(r"^Environment=(\w+)=(.*)$", self.here(SERVICE), re.MULTILINE))
        self.begin(words, stated | settings)

    def begin(self, words: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [*self.become, *words], cwd=self.state, env=clean_environment() | environment, umask=0o077
        )
        self.wait()

    def wait(self) -> None:
        """Until it says that it is well, as the guide asks it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, "the server has ended"
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.2)
        raise AssertionError("the server does not get well")

    def stop(self) -> None:
        """As systemd does; it ends well."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            assert self.process.wait(PATIENCE) == 0
            self.process = None

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def a_python_for(somebody: list[str]) -> str:
    """A Python that others than root may run, too."""
    fit = "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))"
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([*somebody, python, "-c", fit], cwd="/", stderr=subprocess.DEVNULL).returncode == 0:
            return python
    pytest.fail("a Python from 3.11 on is needed that everybody may run, with venv")


def clean_environment() -> dict[str, str]:
    """Ours, without what would lead a Python to this tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL", "BATTLE"))}


@pytest.fixture(scope="module")
def home() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="battlemat-hosting-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def copy_source(to: Path) -> None:
    """What the Containerfile copies, and nothing else; of it only what is in git."""
    names = [name for words in re.findall(r"^COPY (?!--)(.+) \S+$", CONTAINER, re.MULTILINE) for name in words.split()]
    listed = subprocess.run(["git", "ls-files", "-z", *names], cwd=ROOT, check=True, capture_output=True, text=True)
    for name in filter(None, listed.stdout.split("\0")):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to / name)


@pytest.fixture(scope="module")
def machine(home: Path) -> Iterator[Machine]:
    """A machine with battlemat as the guide installs it."""
    made = Machine(home)
    copy_source(made.source)
    installing = only(commands("## With Python", "## With containers"), "python3", "/opt", "ln ")
    assert len(installing) == 3
    made.follow(installing)
    yield made
    made.kill()


class Table:
    """A match on the machine, played by two people."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.server: Any = SimpleNamespace(port=machine.port)
        self.match, self.tokens = self._made()

    def _made(self) -> tuple[str, list[str]]:
        url = f"http://127.0.0.1:{self.machine.port}/api/matches"
        made = httpx.post(url, json=TWO_PEOPLE).raise_for_status().json()
        tokens = []
        for link in made["links"]:
            token = link["token"] or "friend-" * 5
            if not link["token"]:
                there = {"token": token, "invite": link["invite"]}
                httpx.post(f"{url}/{made['match']}/join", json=there).raise_for_status()
            tokens.append(token)
        return made["match"], tokens

    def play(self, answers: int) -> int:
        """So many answers more; how many entries the match has then."""
        return asyncio.run(self._play(answers))

    async def _play(self, answers: int) -> int:
        rng = Random(answers)
        players = [Player(self.server, self.match, token) for token in self.tokens]
        async with players[0] as one, players[1] as two:
            for player in (one, two):
                await player.asked_or_waiting()
            for _ in range(answers):
                asked = one if one.table["question"] else two
                option = rng.choice(asked.table["question"]["options"])["id"]
                assert (await asked.answer(option))["type"] == "accepted"
                other = two if asked is one else one
                while other.table["sequence"] < asked.table["sequence"]:
                    await other.receive()
            return int(one.table["sequence"])


def test_with_python(machine: Machine) -> None:
    """Installed, served, played at, copied, restored, brought up to date, and back."""
    machine.start()
    (asking,) = only(commands("## With Python", "## With containers"), "curl")
    machine.do(asking.replace("curl", "curl --fail").replace("8765", str(machine.port)))
    assert "<!doctype html>" in httpx.get(f"http://127.0.0.1:{machine.port}/").text.lower()
    table = Table(machine)
    before = table.play(6)

    (copying,) = only(commands("**SQLite.** The", "To restore it"), "/opt")
    machine.do(copying)
    assert table.play(4) == before + 4
    machine.follow(commands("To restore it", "The service runs as"))
    assert table.play(0) == before
    assert table.play(3) == before + 3

    upgrading = commands("Make a backup. Install", "(With PostgreSQL its address")
    changed = machine.source / "src" / "battlemat" / "core" / "chance.py"
    changed.write_text(changed.read_text("utf-8") + "\n# another version\n", encoding="utf-8")
    (migrating,) = [line for line in upgrading if line.endswith("sqlite3")]
    machine.do(migrating.replace("battlemat-2", "battlemat-1") + " --check")
    assert "is used by another server" in machine.do(migrating.replace("battlemat-2", "battlemat-1"), status=2)
    machine.follow(upgrading, {"BATTLEMAT_NO_WEB": "1"})  # the page is there already
    assert (machine.opt / "battlemat").readlink().name == "battlemat-2"
    assert "of this version, 1 proven the same" not in machine.do(f"{migrating} --check")  # it was written down
    assert table.play(3) == before + 6

    machine.stop()
    (back,) = re.findall(r"`(ln -sfn /opt/battlemat-1 [^`]+)`", GUIDE)
    machine.do(back)
    machine.follow(commands("To restore it", "The service runs as"))
    assert table.play(2) == before + 2
    machine.stop()


def test_with_postgresql(machine: Machine, postgresql: str) -> None:
    """Dumped while it is played, and restored."""
    run_alone(postgresql, "CREATE DATABASE battlemat")
    url = postgresql.rpartition("/")[0] + "/battlemat"
    where = {"PGHOST": "127.0.0.1", "PGPORT": url.rpartition(":")[2].partition("/")[0]}
    machine.start(BATTLEMAT_DATABASE=url)
    table = Table(machine)
    before = table.play(6)
    dumping, restoring = only(commands("**PostgreSQL.** A dump", "**Containers.**"), "pg_")
    machine.do(dumping, where)
    assert table.play(4) == before + 4
    machine.stop()
    machine.do(restoring, where)
    assert "1 of this version" in machine.do("/opt/battlemat/bin/battlemat migrate", {"BATTLEMAT_DATABASE": url})
    machine.start(BATTLEMAT_DATABASE=url)
    assert table.play(3) == before + 3
    machine.stop()


def test_what_a_container_would_run(machine: Machine) -> None:
    """Without pip, with the environment, the command and the health check of the Containerfile."""
    (removing,) = re.findall(r"&& (/opt/battlemat/bin/python -m pip uninstall.*)$", CONTAINER, re.MULTILINE)
    machine.do(removing)
    (given,) = re.findall(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    (checking,) = re.findall(r"^ +CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    environment = {
        "BATTLEMAT_DATABASE": f"sqlite:///{machine.state}/container.sqlite3",
        "PATH": f"{machine.opt}/battlemat/bin:{os.environ['PATH']}",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    machine.begin(["battlemat", *json.loads(given.replace("8765", str(machine.port)))], environment)
    machine.do(shlex.join(json.loads(checking.replace("8765", str(machine.port)))), environment)
    Table(machine).play(2)
    assert "entries" in machine.do("battlemat admin list", environment)
    machine.stop()
    assert "1 of this version" in machine.do("battlemat migrate", environment)


def installed(program: str) -> str:
    """A program, which root installs on Debian if it is missing."""
    if shutil.which(program) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", program], check=False)
    return shutil.which(program) or pytest.skip(f"there is no {program}")


def test_the_unit_is_one(machine: Machine) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze")
    unit = machine.home / "battlemat.service"
    unit.write_text(machine.here(SERVICE), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_settings_of_proxies_are_understood(tmp_path: Path) -> None:
    caddy, haproxy = installed("caddy"), installed("haproxy")
    settings = ["--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile")]
    subprocess.run([caddy, "validate", *settings], check=True, env=os.environ | {"HOME": str(tmp_path)})
    files = ["-keyout", str(tmp_path / "tables.pem.key"), "-out", str(tmp_path / "tables.pem")]
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", *files]
    subprocess.run(making, check=True, capture_output=True)
    frontend = (ROOT / "deploy" / "haproxy.cfg").read_text("utf-8").replace("/etc/haproxy/", f"{tmp_path}/")
    (tmp_path / "haproxy.cfg").write_text(frontend, encoding="utf-8")
    subprocess.run([haproxy, "-c", "-f", str(tmp_path / "haproxy.cfg")], check=True)
