"""Places in a source text that can be broken, and how: comparisons, constants, negations, sums and dropped lines.

>>> for site in sites("def f(a):\\n    if a < 2:\\n        a.go()\\n"):
...     print(site.line, site.function, site.was, "->", site.now)
2 f a < 2 -> a <= 2
2 f 2 -> 3
3 f a.go() -> pass
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

OPPOSITE: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
TOLERANCES = ("SLACK", "GRAZE", "HAIR")
"""Lengths far below what anybody measures: whether they themselves are still within, nobody can tell."""
STEPS = (ast.Call, ast.Yield, ast.YieldFrom, ast.Await)
"""Expressions that stand alone because they do something."""
LOOSE = (ast.IfExp, ast.Lambda, ast.NamedExpr, ast.Yield, ast.YieldFrom)
"""Expressions that need brackets inside others."""


@dataclass(frozen=True, slots=True)
class Site:
    """One way to break a source text: its bytes from `start` to `end` become `now`."""

    line: int
    start: int
    end: int
    was: str
    now: str
    function: str | None
    """The function it belongs to, as its code names itself; None for what is done when the module is loaded."""
    lambdas: frozenset[int] = frozenset()
    """Lines of the nameless functions around it or beside it in a decorator."""

    def broken(self, source: str) -> str:
        data = source.encode()
        return (data[: self.start] + self.now.encode() + data[self.end :]).decode()


def sites(source: str) -> list[Site]:
    """All places, from top to bottom."""
    found = (site for site in _Finder(source).of_module() if site.was != site.now)
    return sorted(found, key=lambda site: (site.start, site.end))


class _Finder:
    def __init__(self, source: str) -> None:
        self.data = source.encode()
        self.tree = ast.parse(source)
        lines = self.data.splitlines(keepends=True)
        self.starts = [0]
        for line in lines:
            self.starts.append(self.starts[-1] + len(line))

    def of_module(self) -> Iterator[Site]:
        yield from self._block(self.tree.body, "", None)

    # Statements, each with the function it belongs to

    def _block(self, body: list[ast.stmt], prefix: str, function: str | None) -> Iterator[Site]:
        for statement in body:
            yield from self._statement(statement, prefix, function)

    def _statement(self, node: ast.stmt, prefix: str, function: str | None) -> Iterator[Site]:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self._definition(node, prefix)
            case ast.ClassDef():
                yield from self._block(node.body, f"{prefix}{node.name}.", function)
            case ast.Assert() | ast.Import() | ast.ImportFrom():
                return  # what must always hold, and what mypy knows
            case ast.Raise(exc=ast.Name(id="NotImplementedError")):
                return  # nobody gets there: it says what others must do
            case ast.If() if ast.unparse(node.test) == "TYPE_CHECKING":
                return
            case _:
                yield from self._dropped(node, function)
                yield from self._parts(node, prefix, function)

    def _definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef, prefix: str) -> Iterator[Site]:
        name = prefix + node.name
        defaults = [*node.args.defaults, *(default for default in node.args.kw_defaults if default)]
        beside = [*node.decorator_list, *defaults]
        lambdas = frozenset(part.lineno for known in beside for part in ast.walk(known) if isinstance(part, ast.Lambda))
        for expression in beside:
            yield from self._expression(expression, name, lambdas)
        yield from self._block(node.body, f"{name}.<locals>.", name)

    def _parts(self, node: ast.stmt, prefix: str, function: str | None) -> Iterator[Site]:
        """What a statement consists of: expressions and blocks of further statements."""
        for field, value in ast.iter_fields(node):
            if field in {"annotation", "type_comment", "type_params"}:
                continue
            for part in value if isinstance(value, list) else [value]:
                match part:
                    case ast.stmt():
                        yield from self._statement(part, prefix, function)
                    case ast.ExceptHandler() | ast.match_case():
                        yield from self._clause(part, prefix, function)
                    case ast.expr():
                        yield from self._expression(part, function, frozenset())
        if isinstance(node, ast.If | ast.While):
            yield from self._negated(node.test, function, frozenset())

    def _clause(self, node: ast.ExceptHandler | ast.match_case, prefix: str, function: str | None) -> Iterator[Site]:
        if isinstance(node, ast.match_case) and node.guard:
            yield from self._expression(node.guard, function, frozenset())
        yield from self._block(node.body, prefix, function)

    def _dropped(self, node: ast.stmt, function: str | None) -> Iterator[Site]:
        """A step that is not taken. One that is waited for stays a step, so that its function stays what it is."""
        match node:
            case ast.Expr(value=ast.YieldFrom() | ast.Yield()):
                yield self._site(node, "yield from ()", function)
            case ast.Expr(value=value) if isinstance(value, STEPS):
                yield self._site(node, "pass", function)
            case ast.Raise() | ast.AugAssign() | ast.Delete() | ast.Continue() | ast.Break() | ast.Return(value=None):
                yield self._site(node, "pass", function)
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if function:
                yield self._site(node, "pass", function)

    # Expressions

    def _expression(self, node: ast.expr, function: str | None, lambdas: frozenset[int]) -> Iterator[Site]:
        if isinstance(node, ast.JoinedStr) or _keeps_results(node):
            return
        if isinstance(node, ast.Lambda):
            lambdas |= {node.lineno}
        yield from self._changed(node, function, lambdas)
        for part in ast.iter_child_nodes(node):
            for inner in _expressions(part):
                yield from self._expression(inner, function, lambdas)

    def _changed(self, node: ast.expr, function: str | None, lambdas: frozenset[int]) -> Iterator[Site]:
        match node:
            case ast.Compare():
                yield from self._compared(node, function, lambdas)
            case ast.Constant(value=bool(value)):
                yield self._site(node, str(not value), function, lambdas)
            case ast.Constant(value=int(number) | float(number)):
                yield self._site(node, repr(number + 1), function, lambdas)
            case ast.BoolOp():
                word = " or " if isinstance(node.op, ast.And) else " and "
                joined = word.join(f"({self._text(value)})" for value in node.values)
                yield self._site(node, f"({joined})", function, lambdas)
            case ast.UnaryOp(op=ast.Not()):
                yield self._site(node, f"bool({self._text(node.operand)})", function, lambdas)
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                sign = "-" if isinstance(node.op, ast.Add) else "+"
                yield self._site(
                    node, f"({self._text(node.left)}) {sign} ({self._text(node.right)})", function, lambdas
                )
            case ast.IfExp():
                yield from self._negated(node.test, function, lambdas)
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                for test in (test for part in node.generators for test in part.ifs):
                    yield from self._negated(test, function, lambdas)

    def _compared(self, node: ast.Compare, function: str | None, lambdas: frozenset[int]) -> Iterator[Site]:
        texts = [self._text(node.left), *(self._text(value) for value in node.comparators)]
        signs = [_sign(op) for op in node.ops]
        for place, op in enumerate(node.ops):
            if isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) and _is_tolerant(node):
                continue
            changed = [*signs[:place], OPPOSITE[type(op)], *signs[place + 1 :]]
            pairs = [f" {sign} {text}" for sign, text in zip(changed, texts[1:], strict=True)]
            yield self._site(node, texts[0] + "".join(pairs), function, lambdas)

    def _negated(self, test: ast.expr, function: str | None, lambdas: frozenset[int]) -> Iterator[Site]:
        """The other way round; comparisons, negations and joined conditions are broken in ways of their own."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant | ast.NamedExpr):
            yield self._site(test, f"not ({self._text(test)})", function, lambdas)

    # Positions

    def _site(
        self, node: ast.stmt | ast.expr, now: str, function: str | None, lambdas: frozenset[int] = frozenset()
    ) -> Site:
        start, end = self._span(node)
        return Site(node.lineno, start, end, self.data[start:end].decode(), now, function, lambdas)

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        text = self.data[start:end].decode()
        return f"({text})" if "\n" in text or isinstance(node, LOOSE) else text


def _is_tolerant(node: ast.Compare) -> bool:
    return any(
        (isinstance(part, ast.Name) and part.id in TOLERANCES)
        or (isinstance(part, ast.Constant) and isinstance(part.value, float) and 0.0 < part.value < 1e-3)
        for part in ast.walk(node)
    )


def _keeps_results(node: ast.expr) -> bool:
    """`lru_cache(...)`: how many results are kept saves time and changes none of them."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "lru_cache"


def _expressions(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions right inside: those of a comprehension, an argument or a slice, too."""
    if isinstance(node, ast.expr):
        yield node
    elif isinstance(node, ast.keyword) and ast.unparse(node) == "strict=True":
        return  # what must always hold
    elif isinstance(node, ast.comprehension | ast.keyword):
        for part in ast.iter_child_nodes(node):
            yield from _expressions(part)
    elif isinstance(node, ast.arguments):
        yield from (default for default in (*node.defaults, *node.kw_defaults) if default)


def _sign(op: ast.cmpop) -> str:
    return ast.unparse(ast.Compare(ast.Name("a"), [op], [ast.Name("b")]))[2:-2]
