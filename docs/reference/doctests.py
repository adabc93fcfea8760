"""For mkdocstrings: the examples of a docstring are shown as code. Python-Markdown would take `>>>` for quotations."""

from __future__ import annotations

from typing import Any

import griffe


class FencedDoctests(griffe.Extension):
    """Puts fences around every example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples, each of which ends at an empty line or at the end, stand between fences."""
    lines: list[str] = []
    inside = False
    for line in [*text.split("\n"), ""]:
        if line.lstrip().startswith(">>>") and not inside:
            lines += ["", "```pycon"]
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join(lines).strip()
