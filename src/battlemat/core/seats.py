"""Who sits where: players are numbered from 0, their seats lettered."""

from __future__ import annotations

SEATS = "abcdefgh"
"""Players as ids and people name them: player 0 has seat `a`."""
