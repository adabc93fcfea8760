"""The browser's types, written from the records in `messages.py`: one truth, two languages.

python -m battlemat.server.typescript web/src/lib/messages.ts
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from battlemat.server import messages

HEAD = "// Written by battlemat.server.typescript from messages.py; do not edit.\n"
LONGEST_LINE = 120
UNIONS = {"FromClient": messages.FromClient, "ToClient": messages.ToClient}


def typescript() -> str:
    """The whole file."""
    records = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not messages.Message
    ]
    parts = [HEAD]
    parts += [_interface(record) for record in records]
    for name, union in UNIONS.items():
        parts.append(_union(name, [member.__name__ for member in union.__args__]))
    return "\n".join(parts)


def _interface(record: type[msgspec.Struct]) -> str:
    info = inspect.type_info(record)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {record.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, members: list[str]) -> str:
    union = " | ".join(members)
    line = f"export type {name} = {union};\n"
    return line if len(line) <= LONGEST_LINE else f"export type {name} =\n  {union};\n"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _type(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(member) for member in kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if isinstance(kind.item_type, inspect.UnionType) else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    return _SIMPLE[type(kind)]


_SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def main(file: str) -> None:
    Path(file).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
