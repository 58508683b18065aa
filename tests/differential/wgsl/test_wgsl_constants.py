"""Constant expressions against Tint: every operator and constant function, on values at which something may go wrong.

What has no value must have none for both; otherwise Tint must find the checker's value, which ``const_assert`` asks.
f16 is compared as far as rounding allows: Tint rounds it towards zero.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from wgsl_drivers import Native

from rooftile.compile.wgsl import builtins, syntax
from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.types import (
    ABSTRACT_FLOAT,
    ABSTRACT_INT,
    BOOL,
    F16,
    F32,
    I32,
    U32,
    Array,
    Matrix,
    Scalar,
    Struct,
    Type,
    Value,
    Vector,
)
from rooftile.core.errors import CompileError
from rooftile.core.source import Source

INTEGERS = (0, 1, 2, 3, 5, 7, 8, 31, 32, 33, 64, 255, 65535, 65536, 2**30, 2**31 - 1, 2**31, 2**32 - 1, 2**63 - 1)
FLOATS = (1.0, 0.5, 1.5, 2.0, 2.5, 3.0, 0.1, 10.0, 100.25, 1e-3, 65504.0, 1e5, 1e10, 1e20, 3e38, 1e300)
LARGEST = {I32: 2**31 - 1, U32: 2**32 - 1, ABSTRACT_INT: 2**63 - 1, F16: 200.0, F32: 3.4e38, ABSTRACT_FLOAT: 1.7e308}
SUFFIXES = {I32: "i", U32: "u", ABSTRACT_INT: "", F16: "h", F32: "f", ABSTRACT_FLOAT: ""}
TOLERANCES = {F16: (4e-3, 1e-3), F32: (1e-5, 1e-6), ABSTRACT_FLOAT: (1e-9, 1e-12)}
"""Relative and absolute."""
ROUNDED_MANY_TIMES = {"refract", "reflect", "determinant", "pack2x16float"}
"""In f16, where Tint's rounding adds up."""
FUNCTIONS = {name: builtins.FUNCTIONS[name] for name in sorted(builtins.CONSTANT_FUNCTIONS)} | builtins.OPERATORS
END = " @compute @workgroup_size(1) fn main() { }"


def literal(dice: random.Random, element: Scalar) -> str:
    if element == BOOL:
        return dice.choice(["true", "false"])
    values = FLOATS if element in TOLERANCES else INTEGERS
    value = dice.choice([value for value in values if value <= LARGEST[element]])
    sign = dice.choice(["", "-"]) if element != U32 else ""
    return f"{sign}{value!r}{SUFFIXES[element]}"


def argument(dice: random.Random, word: str, element: Scalar, sizes: dict[str, int]) -> str:
    """An argument for a parameter as the table of overloads writes it."""
    named = {"bool": BOOL, "u32": U32, "i32": I32, "f32": F32}
    shapes = {"b": BOOL, "u": U32, "i": I32, "f": F32}
    if word in named:
        return literal(dice, named[word])
    if word == "E":
        return literal(dice, element)
    counts = [int(letter) if letter.isdigit() else sizes[letter] for letter in word[3:6:2]]
    if word.startswith("mat"):
        parts = ", ".join(literal(dice, element) for _ in range(counts[0] * counts[1]))
        return f"mat{counts[0]}x{counts[1]}({parts})"
    rest = word[4:] if word.startswith("vec") else word[1:]
    of = shapes[rest] if rest else element
    size = counts[0] if word.startswith("vec") else sizes["T"]
    parts = ", ".join(literal(dice, of) for _ in range(size))
    return parts if size == 1 else f"vec{size}({parts})"


def expressions(dice: random.Random, name: str, times: int) -> Iterator[str]:
    for overload in FUNCTIONS[name]:
        for element in overload.scalars:
            if name in ROUNDED_MANY_TIMES and (element == F16 or name == "pack2x16float"):
                continue
            for _ in range(times):
                sizes = {"T": dice.choice([1, 2, 3])} | {letter: dice.choice([2, 3, 4]) for letter in "NCRK"}
                given = [argument(dice, word, element, sizes) for word in overload.parameters]
                if name not in builtins.OPERATORS:
                    yield f"{name}({', '.join(given)})"
                else:
                    yield f"{given[0]} {name} {given[1]}" if len(given) == 2 else f"{name}({given[0]})"


def evaluated(text: str) -> tuple[Value, Type] | str:
    """Value and type of the first declaration, or the error."""
    source = Source("k.wgsl", text)
    try:
        found = check(source, parse(source))
    except CompileError as error:
        return str(error)
    declaration = found.module.declarations[0]
    assert isinstance(declaration, syntax.Variable)
    assert declaration.value is not None
    return found.constants[declaration.value], found.types[declaration.value]


def claims(name: str, value: Value, type: Type) -> Iterator[str]:
    """Conditions that hold of a constant ``name`` of this value."""
    match type:
        case Struct(members=members):
            for member, part in zip(members, value, strict=True):
                yield from claims(f"{name}.{member.name}", part, member.type)
        case Matrix(_, rows, element):
            for at, column in enumerate(value):
                yield from claims(f"{name}[{at}]", column, Vector(rows, element))
        case Vector(_, element) | Array(element, _):
            for at, part in enumerate(value):
                yield from claims(f"{name}[{at}]", part, element)
        case Scalar() if type in TOLERANCES:
            relative, absolute = TOLERANCES[type]
            shown = f"f32({name})" if type == F16 else name
            yield f"abs({shown} - ({value!r})) <= {abs(value) * relative + absolute!r}"
        case Scalar():
            lowest = {I32: "i32(-2147483648)", ABSTRACT_INT: "(-9223372036854775807 - 1)"}
            written = str(value).lower() + SUFFIXES.get(type, "")
            yield f"{name} == {lowest[type] if type in lowest and value == -1 - LARGEST[type] else written}"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_tint_finds_the_same_value(tint: Native, name: str) -> None:
    def refused(text: str) -> str | None:
        try:
            tint.device.create_shader_module(code=text)
        except tint.wgpu.GPUError as error:
            return str(error).split("\n")[0]
        return None

    wrong = []
    for expression in expressions(random.Random(name), name, 2):
        text = f"enable f16; const x = {expression};"
        theirs, ours = refused(text + END), evaluated(text + END)
        if isinstance(ours, str) or theirs is not None:
            if not (isinstance(ours, str) and theirs is not None):
                wrong.append(f"{expression}: {ours}, but for Tint {theirs or 'it has a value'}")
            continue
        checks = " ".join(f"const_assert {claim};" for claim in claims("x", *ours))
        if refused(f"{text} {checks}{END}") is not None:
            wrong.append(f"{expression}: {ours}, but not for Tint")
    assert wrong == []
