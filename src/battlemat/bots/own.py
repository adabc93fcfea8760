"""Bots of somebody's own: `package.module:Name` is a class in Python, `pipe:COMMAND` a program in any language, a file
that ends with `.zip` a policy that has learned (`battlemat.envs`), and `veteran:40` a level with playouts of one's own.

Only whoever sits at the machine may name such a bot; tables on the network know the levels alone (`make`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import cast

from battlemat.bots.guarded import Guarded, Tell
from battlemat.bots.levels import BOTS, FORMER, make, with_playouts
from battlemat.bots.pipe import PipeBot
from battlemat.bots.plain import Bot
from battlemat.core.errors import BattlematError

PIPE = "pipe:"
POLICY = ".zip"


def summon(name: str, tell: Tell) -> Bot:
    """A level by its name, or a bot of somebody's own; `tell` is told when that one fails."""
    if name.endswith(POLICY):
        return Guarded(name, import_module("battlemat.envs.trained").Trained(name), tell)
    if name in BOTS or name in FORMER or ":" not in name:
        return make(name)
    if name.partition(":")[0] in BOTS:
        return with_playouts(name)
    return Guarded(name, PipeBot(name.removeprefix(PIPE)) if name.startswith(PIPE) else _imported(name), tell)


@contextmanager
def summoned(names: Sequence[str], tell: Tell) -> Iterator[list[Bot]]:
    """A bot for each name; those that hold something let go of it in the end."""
    found = [summon(name, tell) for name in names]
    try:
        yield found
    finally:
        for bot in found:
            if isinstance(bot, Guarded):
                bot.close()


def _imported(name: str) -> Bot:
    """A bot made by calling `Name` of a module on Python's path or in the current folder."""
    module_name, _, attribute = name.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        made = getattr(import_module(module_name), attribute)()
    except Exception as fault:
        raise BattlematError(f"There is no bot {name}: {type(fault).__name__}: {fault}.") from fault
    if not callable(getattr(made, "answer", None)):
        raise BattlematError(f"There is no bot {name}: it has no method answer(seat, decision, rng).")
    return cast(Bot, made)
