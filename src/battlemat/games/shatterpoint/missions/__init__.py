"""What missions and struggle cards do beyond the core rules; modules are found by looking, as in `abilities`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load_missions() -> None:
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
