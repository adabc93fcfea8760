"""The table as text: the battlefield hex by hex, then heroes, cards and what is at stake, for the terminal."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from battlemat.core.teller import View, capital
from battlemat.games.skytear.board import SIDES, Board, board
from battlemat.games.skytear.names import Names
from battlemat.games.skytear.places import height

COLUMN: Final = 6
"""Characters from one column of hexes to the next."""


def draw(names: Names, view: View) -> str:
    """As the viewer sees it: the own side is below, its heroes are in capitals. Empty hexes show what they are called,
    `~` is cover."""
    lines = [names.say("diagram-head", turn=view["turn"], phase=names.say(f"phase-{view['phase']}"))]
    lines += _map(names, board(view["battlefield"]), view)
    lines += [_victory(names, card) for card in view["victory"]]
    for side in (names.near, names.far):
        lines.append(_side(names, view, side))
        lines += [_hero(names, hero) for hero in view["heroes"] if hero["side"] == side]
    if view["stack"]:
        stack = ", ".join(f"{names.name(e['name'])} ({names.name(e['caster'])})" for e in view["stack"])
        lines.append(names.say("diagram-stack", stack=stack))
    hand = next((player["hand"] for player in view["players"] if player["player"] == view["viewer"]), None)
    if hand is not None:
        lines.append(names.say("diagram-hand", cards=names.things(hand)))
    return "\n".join(lines)


def _map(names: Names, board: Board, view: View) -> list[str]:
    there = _contents(names, board, view)
    sign = 1 if names.near == "south" else -1
    left = min(sign * q for q, _ in board.hexes)
    rows: dict[int, dict[int, str]] = defaultdict(dict)
    for cell, point in enumerate(board.hexes):
        name = board.names[cell]
        empty = names.label(name) + ("~" if board.cover >> cell & 1 else "")
        rows[sign * height(point)][(sign * point[0] - left) * COLUMN] = "".join(there[name]) or empty
    return [_row(rows[height]) for height in sorted(rows)]


def _row(places: dict[int, str]) -> str:
    line = ""
    for start in sorted(places):
        line = line.ljust(start) + places[start][: 2 * COLUMN - 1]
    return line


def _contents(names: Names, board: Board, view: View) -> dict[str, list[str]]:
    """What to write on each hex: structures, tokens, figures."""
    there: dict[str, list[str]] = defaultdict(list)
    for side in SIDES:
        shown = view["sides"][side]
        there[board.names[board.nexus[side]]].append(f"[N{shown['nexus']}]")
        for lane, hp in shown["towers"].items():
            if hp:
                there[board.names[board.tower[side][lane]]].append(f"[T{hp}]")
    for token in view["tokens"].values():
        there[token["hex"]].append(f"+{token['number']}")
    for point in board.control_point.values():
        there[board.names[point]].append("+")
    for pillar in view["pillars"]:
        there[pillar["hex"]].append("|")
    for hero in view["heroes"]:
        if hero["illusion"]:
            there[hero["illusion"]].append(f"?{_short(names, hero)}")
        if hero["hex"]:
            there[hero["hex"]].append(_short(names, hero))
    for minion in view["minions"]:
        there[minion["hex"]].append("M" if minion["side"] == names.near else "m")
    for outsider in view["outsiders"]:
        if outsider["hex"]:
            there[outsider["hex"]].append("<O>")
    return there


def _short(names: Names, hero: View) -> str:
    letters = str(hero["kind"])[:3]
    return letters.upper() if hero["side"] == names.near else letters


def _hero(names: Names, hero: View) -> str:
    return names.say(
        "diagram-hero",
        hero=names.hero(hero["id"]),
        hex=names.label(hero["hex"]) if hero["hex"] else "-",
        hp=hero["hp"],
        health=hero["health"],
        mana=hero["mana"],
        armor=sum(amount for _, amount in hero["armor"]),
        state=names.say(f"readiness-{hero['readiness']}"),
        conditions=", ".join(names.say(f"condition-{condition}") for condition in hero["conditions"]),
    ).rstrip(" ,")


def _side(names: Names, view: View, side: str) -> str:
    cards = ", ".join(
        names.say(
            "diagram-player", player=names.player(player["player"]), hand=player["hand_size"], deck=player["deck_size"]
        )
        for player in view["players"]
        if player["side"] == side
    )
    return names.say(
        "diagram-side", side=capital(names.side(side)), reserve=view["sides"][side]["reserve"], cards=cards
    )


def _victory(names: Names, card: View) -> str:
    return names.say(
        "diagram-victory",
        victory=names.say(f"victory-{card['id']}"),
        near=names.side(names.near),
        far=names.side(names.far),
        near_count="/".join(map(str, card[names.near])),
        far_count="/".join(map(str, card[names.far])),
    )
