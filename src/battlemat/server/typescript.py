"""Python types in TypeScript: records and typed dicts become interfaces, named literals and unions become types."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

LONGEST_LINE = 120
_SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_LISTS = (list, frozenset, set, Sequence)
_UNIONS = (Union, UnionType)


class TypeScript:
    """The types of one file. `anything` is what `Any` becomes.

    `lenient`: whoever sends a record may leave out what has a default. Otherwise records are only received, and just
    those that leave out defaults themselves lack fields.
    """

    def __init__(self, anything: str = "unknown", *, lenient: bool = False) -> None:
        self._anything = anything
        self._lenient = lenient
        self._declared: dict[str, tuple[Any, str]] = {}
        self._names: dict[Any, str] = {}

    def declare(self, kinds: Iterable[type], extends: Mapping[type, str] | None = None) -> list[str]:
        """Interfaces of the kinds, and of all they are made of."""
        wanted = list(kinds)
        for kind in wanted:
            self._declared[kind.__name__] = (kind, "")
            self._learn_names(kind.__module__, tuple)
        for kind in wanted:
            self._declared[kind.__name__] = (kind, self._interface(kind, (extends or {}).get(kind, "")))
        return [text for _, text in self._declared.values()]

    def _learn_names(self, module: str, *kinds: Any) -> None:
        """Literals and unions that have a name in a module, and what else is asked for."""
        for name, value in vars(sys.modules[module]).items():
            if get_origin(value) in (Literal, *_UNIONS, *kinds) and not name.startswith("_"):
                self._names.setdefault(value, name)

    def _interface(self, kind: type, extends: str) -> str:
        for part in kind.__mro__:
            self._learn_names(part.__module__)
        head = f"export interface {kind.__name__} {f'extends {extends} ' if extends else ''}{{"
        return "\n".join([head, *self._fields(kind), "}", ""])

    def _fields(self, kind: Any) -> Iterable[str]:
        if is_typeddict(kind):
            for name, hint in get_type_hints(kind, include_extras=True).items():
                marked = get_origin(hint) is NotRequired
                missing = marked or name in kind.__optional_keys__
                yield self._field(name, get_args(hint)[0] if marked else hint, missing)
            return
        config = kind.__struct_config__
        if config.tag_field is not None:
            yield f"  {config.tag_field}: {literal(config.tag)};"
        for field in msgspec.structs.fields(kind):
            yield self._field(
                field.encode_name, field.type, not field.required and (self._lenient or config.omit_defaults)
            )

    def _field(self, name: str, hint: Any, missing: bool) -> str:
        return _broken(f"  {name}{'?' if missing else ''}:", self.type(hint))

    def type(self, hint: Any) -> str:
        """What a type is called in TypeScript; what has a name is declared."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type(args[0])
        if hint in self._names:
            return self._named(self._names[hint], hint)
        if origin is not None:
            return self._compound(origin, args)
        if is_typeddict(hint) or issubclass(hint if isinstance(hint, type) else object, msgspec.Struct):
            return self._named(hint.__name__, hint)
        return self._anything if hint is Any else _SIMPLE[hint]

    def _compound(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is Literal:
            return " | ".join(literal(value) for value in args)
        if origin in _UNIONS:
            return " | ".join(self.type(member) for member in args)
        if origin in _LISTS or (origin is tuple and args[-1] is ...):
            inner = self.type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(member) for member in args)}]"
        return f"Record<{', '.join(self.type(member) for member in args)}>"

    def _named(self, name: str, hint: Any) -> str:
        known, _ = self._declared.setdefault(name, (None, ""))
        if known is None:
            self._declared[name] = (hint, "")
            self._declared[name] = (hint, self._declaration(name, hint))
        elif known != hint:
            raise ValueError(f"two types are called {name}: {known} and {hint}")
        return name

    def _declaration(self, name: str, hint: Any) -> str:
        if isinstance(hint, type):
            return self._interface(hint, "")
        return f"{_broken(f'export type {name} =', self._compound(get_origin(hint), get_args(hint)))}\n"


def union(name: str, members: Sequence[type]) -> str:
    return f"{_broken(f'export type {name} =', ' | '.join(member.__name__ for member in members))}\n"


def constant(name: str, value: Any) -> str:
    kind = ": Record<string, number>" if isinstance(value, Mapping) else ""
    fixed = " as const" if isinstance(value, tuple) else ""
    return f"export const {name}{kind} = {literal(value)}{fixed};\n"


def literal(value: Any) -> str:
    """A value as it is written in code: whole numbers without a point, fields without quotes."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key}: {literal(part)}' for key, part in value.items())} }}"
    if isinstance(value, tuple):
        return f"[{', '.join(map(literal, value))}]"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return msgspec.json.encode(value).decode()


def _broken(start: str, kind: str) -> str:
    """A line of code, or as many as it needs: the members of a union in one line of their own, or each in its own."""
    if len(start) + len(kind) + 2 <= LONGEST_LINE:
        return f"{start} {kind};"
    indent = "  " * (len(start) - len(start.lstrip()) + 2 >> 1)
    if len(indent) + len(kind) + 1 <= LONGEST_LINE:
        return f"{start}\n{indent}{kind};"
    return "\n".join([start, *(f"{indent}| {member}" for member in kind.split(" | "))]) + ";"
