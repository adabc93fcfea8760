"""All messages of a language, for checking that none is missing."""

from __future__ import annotations

from battlemat.core.words import _bundle


def message_ids(language: str, game: str = "") -> set[str]:
    """Every message key, with `key.attribute` for attributes: of a game and of all rooms."""
    found: set[str] = set()
    for name, message in _bundle(language, game)._messages.items():
        found.add(name)
        found.update(f"{name}.{attribute.id.name}" for attribute in message.attributes)
    return found
