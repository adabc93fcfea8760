"""The files of the page that are written from Python: one truth, two languages.

python -m battlemat.server.page_types web/src
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from battlemat.core.described import Frame
from battlemat.core.registry import game_ids
from battlemat.games import game
from battlemat.server import messages
from battlemat.server.typescript import TypeScript, constant, union

HEAD = "// Written by battlemat.server.page_types from {}; do not edit.\n"
UNIONS = {"FromClient": messages.FromClient, "ToClient": messages.ToClient}


def page_types() -> dict[str, str]:
    """Every such file, by its path in the sources of the page."""
    views = {f"games/{name}/views.ts": _views(name) for name in game_ids()}
    return {"lib/messages.ts": _messages(), "lib/frame.ts": _frame(), **views}


def _messages() -> str:
    records = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not messages.Message
    ]
    unions = [union(name, kind.__args__) for name, kind in UNIONS.items()]
    return "\n".join([HEAD.format("messages.py"), *TypeScript("any", lenient=True).declare(records), *unions])


def _frame() -> str:
    return "\n".join([HEAD.format("core/described.py"), *TypeScript().declare([Frame])])


def _views(name: str) -> str:
    described = game(name).described
    head = HEAD.format("what the game describes") + 'import type { Frame } from "../../lib/frame";\n'
    constants = [constant(key, value) for key, value in described.constants.items()]
    kinds = TypeScript().declare([described.view, described.catalogue, *described.told], {described.view: "Frame"})
    return "\n".join([head, *kinds, *constants])


def main(folder: str) -> None:
    for path, text in page_types().items():
        (Path(folder) / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
