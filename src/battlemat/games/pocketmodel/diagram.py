from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def draw(view: Mapping[str, Any], language: str) -> str:
    return ""


def name_of(thing: str, language: str) -> str | None:
    return None
