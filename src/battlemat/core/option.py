"""What can be chosen in a question. (A file of its own: records stay interpreted when questions are compiled.)"""

from __future__ import annotations

import msgspec


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing to choose. Its id reads `verb:subject>object`; the parts are ids of things on the table.

    `weight` counts against the question's budget, options of one `group` exclude each other, and one that stands
    `alone` cannot be combined with others.
    """

    id: str
    weight: int = 0
    group: str = ""
    alone: bool = True
