"""`python -m battlemat.games.xwing`: how many of the cards can be played, and which abilities are still to be written.

With `--missing`, the names of the abilities nobody has written yet, one on a line.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from battlemat.games.xwing.abilities import load, written
from battlemat.games.xwing.cards.content import PILOTS, UPGRADES, Card, all_abilities, huge_abilities, is_huge


def missing() -> list[str]:
    """The abilities that cards need and nobody has written."""
    known = load()
    return [name for name in (*all_abilities(), *huge_abilities()) if name not in known]


def counts() -> dict[str, tuple[int, int]]:
    """What works, and what there is: cards, then abilities by kind."""
    shelves: dict[str, list[Card]] = {"ship cards": [*PILOTS.values()], "upgrade cards": [*UPGRADES.values()]}
    found = {}
    for huge in (False, True):
        for shelf, cards in shelves.items():
            offered = [card for card in cards if is_huge(card) == huge]
            found["huge: " * huge + shelf] = (sum(map(written, offered)), len(offered))
    lacking = Counter(map(_kind, missing()))
    for kind, count in Counter(map(_kind, (*all_abilities(), *huge_abilities()))).items():
        found[f"abilities: {kind}"] = (count - lacking[kind], count)
    return found


def _kind(ability: str) -> str:
    """What has an ability: a pilot, an upgrade, and so on; those of games with huge ships are counted together."""
    return "huge" if ability in huge_abilities() else ability.partition(":")[0]


def main(words: Sequence[str]) -> int:
    if words not in ([], ["--missing"]):
        print("usage: python -m battlemat.games.xwing [--missing]", file=sys.stderr)
        return 2
    if words:
        print("\n".join(missing()))
        return 0
    for what, (done, there) in counts().items():
        print(f"{what:22} {done:4} of {there:4}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
