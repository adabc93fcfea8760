"""Which engine runs: the compiled one of a wheel (docs/fast.md), or the same code in pure Python."""

from __future__ import annotations

from typing import Final

from battlemat.core import asking

ENGINE: Final = "pure" if str(asking.__file__).endswith(".py") else "compiled"
"""`compiled` or `pure`. A wheel has all of the compiled modules or none, so one of them tells."""
