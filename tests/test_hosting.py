"""What whoever hosts a table is told to write is what battlemat understands."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import msgspec
import pytest

from battlemat import cli
from battlemat.server import metrics
from battlemat.server.health import Health
from battlemat.server.limits import Limits, read_limits

ROOT = Path(__file__).parents[1]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
SERVICE = (ROOT / "deploy" / "battlemat.service").read_text("utf-8")


def understood(words: list[str]) -> None:
    """Fails when the command line knows one of the words not."""
    parser = cli._parser(cli._modules(words))
    args = parser.parse_args(words)
    if words[0] == "serve":
        read_limits(args.limit, Limits())


def commands(text: str) -> list[list[str]]:
    """Every `battlemat ...` in blocks of a document."""
    blocks = re.findall(r"^ {4,}(?:\S*/)?battlemat (.+)$", text, re.MULTILINE)
    return [shlex.split(block) for block in blocks]


def test_the_service_starts_what_there_is() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(SERVICE)
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/battlemat")
    assert words.pop() == "$BATTLEMAT_OPTIONS"
    understood(words)
    assert unit["Service"]["NoNewPrivileges"] == "yes"
    assert unit["Service"]["ProtectSystem"] == "strict"
    assert unit["Service"]["DynamicUser"] == "yes"
    options = re.search(r"^    BATTLEMAT_OPTIONS=(.*)$", HOSTING, re.MULTILINE)
    assert options
    understood(["serve", *shlex.split(options[1])])


def test_the_container_and_the_compose_file_start_what_there_is() -> None:
    words = re.search(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    assert words
    understood(msgspec.json.decode(words[1], type=list[str]))
    assert re.search(r"^USER 10001", CONTAINER, re.MULTILINE)
    block = COMPOSE.partition("    command:\n")[2].partition("    environment:")[0]
    understood(
        [line.strip().removeprefix("- ").replace("${", "x").replace("}", "") for line in block.strip().splitlines()]
    )
    assert not re.search(r"PASSWORD: (?!\$\{)", COMPOSE)


def container_commands(text: str) -> list[list[str]]:
    """Every command of battlemat that is given to a container of blocks of a document."""
    before = r"docker compose run --rm table|podman exec table battlemat|podman run [^\n]*--volume \S+ battlemat"
    return [shlex.split(words) for words in re.findall(rf"^ {{4}}(?:{before}) (.+)$", text, re.MULTILINE)]


def test_a_migration_in_containers_finds_the_database_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is in the environment of the image and of the service, and no word of the commands names it."""
    given = container_commands(HOSTING)
    assert {words[0] for words in given} == {"admin", "migrate"}
    for settings in (CONTAINER, COMPOSE.partition("  table:\n")[2].partition("  database:\n")[0]):
        assert re.search(r"^ +BATTLEMAT_DATABASE[=:]", settings, re.MULTILINE)
    assert 'ENTRYPOINT ["battlemat"]' in CONTAINER
    monkeypatch.setenv("BATTLEMAT_DATABASE", "sqlite:///there")
    for words in given:
        assert cli._parser(cli._modules(words)).parse_args(words).database == "sqlite:///there"


def test_every_command_of_the_document_is_understood() -> None:
    for words in commands(HOSTING):
        understood(words)
    options = set(re.findall(r"`(--[a-z-]+)", HOSTING))
    known = cli._parser(cli._modules(["serve"]))  # the others belong to `migrate` and to Podman
    assert options - {"--check", "--format"} <= set(re.findall(r"--[a-z-]+", _help_of(known)))


def _help_of(parser: object) -> str:
    import argparse

    assert isinstance(parser, argparse.ArgumentParser)
    (subparsers,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return str(subparsers.choices["serve"].format_help())


@pytest.mark.parametrize("text", [HOSTING, PROTOCOL], ids=["hosting", "protocol"])
def test_the_limits_are_those_there_are(text: str) -> None:
    usual = {field.name: field.default for field in msgspec.structs.fields(Limits)}
    rows = re.findall(r"^\| `([a-z_]+)` \|(.*)\|$", text, re.MULTILINE)
    told = {name: [float(cell) for cell in rest.split("|") if cell.strip().isdecimal()] for name, rest in rows}
    assert {name: [float(value)] for name, value in usual.items()} == {name: told.get(name) for name in usual}
    assert {name for name in told if not name.startswith("battlemat_")} == set(usual)


def test_every_number_is_described() -> None:
    source = Path(str(Health.told.__code__.co_filename)).read_text("utf-8")
    names = {metric.name for metric in metrics.ALL} | set(re.findall(r'gauge\(\s*"([a-z_]+)"', source))
    assert len(names) >= 20
    assert {name for name in names if f"`{name}`" not in HOSTING} == set()
    asked = set(re.findall(r"battlemat_[a-z_]+?(?=_bucket|\b)", HOSTING.partition("groups:")[2].partition("\n\n")[0]))
    assert asked <= names
