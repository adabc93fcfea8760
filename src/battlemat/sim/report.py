"""The result of a contest as one HTML page that needs nothing from anywhere: ratings, heat map, curves and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from itertools import accumulate
from math import log
from typing import Any, Final

from battlemat.core.teller import Teller, teller_of
from battlemat.core.words import say

WIDTH: Final = 720
HEIGHT: Final = 240
MARGIN: Final = 40
HOTTEST: Final = 40
"""How many percent of a cell's colour are the accent when a list always wins: text on it can still be read."""
COLOURS: Final = ("--p1", "--p2", "--p3", "--p4")
DASHES: Final = ("none", "8 4", "2 4", "12 4 2 4")
"""Lines differ in colour and, where there are more lists than colours, in how they are dashed."""

Points = Sequence[tuple[float, float]]


def html_report(result: dict[str, Any], language: str = "en") -> str:
    """The page, in one language."""
    page = _Page(result, language)
    matches = [page.head(), page.ratings(), page.heat_map(), page.courses(), page.lengths(), page.seats()]
    parts = [*matches, page.contributions()]
    style = (resources.files(__package__) / "report.css").read_text("utf-8")
    title = escape(page.word("title", game=page.title))
    return (
        f'<!doctype html>\n<html lang="{language}" style="--accent: var(--accent-{escape(result["game"])})">\n<head>\n'
        f'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<h1>{title}</h1>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


class _Page:
    def __init__(self, result: dict[str, Any], language: str) -> None:
        self.result = result
        self.language = language
        self.teller: Teller = teller_of(result["game"], language)
        self.title = say(f"{result['game']}-title", {}, language)

    def word(self, key: str, **facts: Any) -> str:
        return say(f"report-{key}", facts, self.language, "")

    def percent(self, share: float) -> str:
        return self.word("percent", share=share)

    def number(self, value: float) -> str:
        return self.word("number", value=value)

    def interval(self, tally: dict[str, Any]) -> str:
        low, high = tally["interval"]
        return self.word("interval", low=low, high=high)

    def head(self) -> str:
        result = self.result
        key = "about" if result["until"] is None else "about.until"
        facts = {"games": result["games"], "lists": len(result["lists"]), "bots": ", ".join(result["bots"])}
        about = self.word(key, **facts, variant=result["variant"], seed=result["seed"], until=result["until"] or 0)
        return f"<p>{escape(about)}</p>"

    def section(self, key: str, *content: str) -> str:
        return "\n".join(["<section>", f"<h2>{escape(self.word(key))}</h2>", *content, "</section>"])

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        named = [escape(self.word(head)) for head in heads]
        return _table(named, ([escape(cell) for cell in row] for row in rows))

    def ratings(self) -> str:
        rows = [[name, str(one["rating"]), f"± {one['error']}"] for name, one in self.result["ratings"].items()]
        return self.section("ratings", self.table(("list", "rating", "error"), rows), self.note("ratings.about"))

    def note(self, key: str) -> str:
        return f"<p><small>{escape(self.word(key))}</small></p>"

    def heat_map(self) -> str:
        names = self.result["lists"]
        heads = "".join(f"<th>{escape(name)}</th>" for name in names)
        rows = [
            f"<tr><th>{escape(name)}</th>{''.join(self.cell(cell) for cell in row)}</tr>"
            for name, row in zip(names, self.result["matrix"], strict=True)
        ]
        head = f"<tr><th></th>{heads}</tr>"
        table = f'<table class="heat"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table>'
        return self.section("matrix", table, self.note("matrix.about"), self.decided())

    def cell(self, cell: dict[str, Any] | None) -> str:
        if cell is None:
            return "<td>–</td>"
        rate = cell["win_rate"]
        heat = f"color-mix(in srgb, var(--accent) {round(HOTTEST * rate)}%, var(--ink-3))"
        told = f"{escape(self.percent(rate))}<small>{escape(self.interval(cell))}</small>"
        return f'<td style="background: {heat}" title="{cell["wins"]} / {cell["games"]}">{told}</td>'

    def decided(self) -> str:
        told = [
            self.word("decided", better=one["better"], other=_worse(one), games=one["games"])
            for one in self.result["pairings"]
            if one["better"] is not None
        ]
        return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in told)}</ul>" if told else ""

    def courses(self) -> str:
        curves = self.result["courses"]
        longest = max(points[-1][0] for points in curves.values() if points)
        scaled: dict[str, Points] = {
            name: [(log(games) / log(longest) if longest > 1 else 0.5, share) for games, share in points]
            for name, points in curves.items()
        }
        return self.section("courses", self.curves("courses", scaled, "1", f"{longest}"), self.note("courses.about"))

    def lengths(self) -> str:
        """How many matches were over after how many decisions, as a curve."""
        told = self.result["decisions"]
        counts, first, last = told["counts"], told["shortest"], told["longest"]
        upto = accumulate(count for _, count in counts)
        width = max(1, last - first)
        points = [
            ((at - first) / width, sofar / self.result["games"]) for (at, _), sofar in zip(counts, upto, strict=True)
        ]
        curve = self.curves("lengths", {self.word("over"): points}, f"{first}", f"{last}")
        rows = [
            [self.word(key), *(f"{self.result[key][column]}" for column in ("shortest", "median", "longest"))]
            for key in ("decisions", "turns")
        ]
        return self.section("lengths", self.table(("length", "shortest", "median", "longest"), rows), curve)

    def curves(self, key: str, named: dict[str, Points], first: str, last: str) -> str:
        lines = "".join(_polyline(number, points) for number, points in enumerate(named.values()))
        legend = " ".join(f"<span>{_key(number)} {escape(name)}</span>" for number, name in enumerate(named))
        levels = "".join(_level(level, escape(self.percent(level))) for level in (0.0, 0.5, 1.0))
        ends = f'<text x="{MARGIN}" y="{HEIGHT - 8}">{first}</text>'
        ends += f'<text x="{WIDTH - 8}" y="{HEIGHT - 8}" text-anchor="end">{last}</text>'
        size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        svg = f'<svg {size} role="img" aria-label="{escape(self.word(key))}">{levels}{lines}{ends}</svg>'
        return f"<figure>{svg}<figcaption>{legend}</figcaption></figure>"

    def seats(self) -> str:
        rows = [
            [self.word("seat", number=seat), str(one["games"]), self.percent(one["win_rate"]), self.interval(one)]
            for seat, one in enumerate(self.result["seats"], 1)
        ]
        return self.section("seats", self.table(("seat-head", "games", "wins", "sure"), rows))

    def contributions(self) -> str:
        tables = [self.contributions_of(name) for name in self.result["lists"]]
        return self.section("contributions", self.note("contributions.about"), *tables)

    def contributions_of(self, name: str) -> str:
        heads = ("thing", "sort", "games", "wins", "sure", "dealt", "taken", "objectives", "used")
        rows = [
            [
                self.teller.name(one["kind"]) or one["kind"],
                self.word(f"sort-{one['sort']}"),
                str(one["games"]),
                self.percent(one["win_rate"]),
                self.interval(one),
                *(self.number(one[measure]) for measure in heads[5:]),
            ]
            for one in self.result["contributions"]
            if one["list"] == name
        ]
        return f"<details open><summary>{escape(name)}</summary>{self.table(heads, rows)}</details>"


def _worse(pairing: dict[str, Any]) -> str:
    return str(pairing["other"] if pairing["better"] == pairing["one"] else pairing["one"])


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{cell}</th>" for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table>"


def _style(number: int) -> str:
    colour, dash = COLOURS[number % len(COLOURS)], DASHES[number // len(COLOURS) % len(DASHES)]
    return f'style="color: var({colour}); stroke-dasharray: {dash}"'


def _polyline(number: int, points: Points) -> str:
    places = " ".join(f"{_across(x):.1f},{_down(y):.1f}" for x, y in points)
    return f'<polyline {_style(number)} points="{places}"/>'


def _key(number: int) -> str:
    line = f'<polyline {_style(number)} points="0,6 28,6"/>'
    return f'<svg width="28" height="12" aria-hidden="true">{line}</svg>'


def _level(level: float, told: str) -> str:
    at = f"{_down(level):.1f}"
    line = f'<line class="grid" x1="{MARGIN}" x2="{WIDTH - 8}" y1="{at}" y2="{at}"/>'
    return f'{line}<text x="4" y="{at}">{told}</text>'


def _across(x: float) -> float:
    return MARGIN + x * (WIDTH - MARGIN - 8)


def _down(y: float) -> float:
    return 16 + (1 - y) * (HEIGHT - MARGIN - 16)
