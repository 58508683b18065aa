"""Declarations of variables and parameters: ``.shared .align 4 .b8 name[1024];`` and their kin."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from math import prod
from typing import Final

from rooftile.ptx.lexer import Cursor, integer
from rooftile.ptx.opcodes import is_type, type_bits

MAX_INITIALISED_BYTES: Final = 1 << 26
"""Far above constant memory (64 KiB) and any table in source text; keeps a damaged size from filling memory."""

_OPAQUE: Final = frozenset((".texref", ".samplerref", ".surfref"))


@dataclass(frozen=True, slots=True)
class Declared:
    """One declared variable or parameter.

    ``size`` is 0 for an array without a size. ``data`` is the initial value, padded to ``size``; ``unsupported`` says
    why there is none although one was written.
    """

    name: str
    type: str
    size: int
    align: int
    line: int
    data: bytes | None = None
    unsupported: str | None = None


@dataclass(slots=True)
class Function:
    """A function as declared; ``body`` is the token after its opening brace, 0 if it is only declared."""

    name: str
    line: int
    parameters: list[tuple[str, Declared]]
    returns: list[tuple[str, Declared]]
    body: int = 0
    is_entry: bool = False
    max_threads: tuple[int, int, int] | None = None
    cluster: tuple[int, int, int] | None = None


def read_variables(cursor: Cursor) -> list[Declared]:
    """Read what follows a state space, up to and with the ``;``.

    Raises
    ------
    PtxError
        On a syntax error.
    """
    kind, width, align = _attributes(cursor)
    found = [_declarator(cursor, kind, width, align)]
    while cursor.accept(","):
        found.append(_declarator(cursor, kind, width, align))
    cursor.expect(";")
    return found


def read_parameters(cursor: Cursor) -> list[tuple[str, Declared]]:
    """Read ``(.param .u64 a, .reg .f32 b)``, as pairs of state space and parameter.

    Raises
    ------
    PtxError
        On a syntax error.
    """
    found: list[tuple[str, Declared]] = []
    cursor.expect("(")
    if cursor.accept(")"):
        return found
    while True:
        space = cursor.next()
        if space not in (".param", ".reg"):
            cursor.position -= 1
            cursor.fail("PTX syntax error in a parameter list", got=repr(space), allowed=".param or .reg")
        kind, width, align = _attributes(cursor)
        found.append((space[1:], _declarator(cursor, kind, width, align)))
        if not cursor.accept(","):
            break
    cursor.expect(")")
    return found


def _attributes(cursor: Cursor) -> tuple[str, int, int]:
    """Type, bytes of one element, and alignment."""
    align = 0
    lanes = 1
    kind = ""
    while cursor.peek()[0] == ".":
        token = cursor.next()
        word = token[1:]
        if token == ".align":
            value = cursor.integer()
            if value.bit_count() != 1 or value > 1 << 16:
                cursor.fail("an alignment must be a power of two", got=str(value))
            # `.ptr .align` after the type speaks of what the parameter points to, not of the parameter
            align = align if kind else value
        elif token in (".v2", ".v4"):
            lanes = int(word[1:])
        elif is_type(word):
            kind = word
        elif token in _OPAQUE:
            kind = "b64"
        elif token == ".attribute":
            cursor.expect("(")
            while cursor.next() != ")":
                pass
        elif token not in (".ptr", ".global", ".shared", ".local", ".const"):
            cursor.position -= 1
            cursor.fail("PTX syntax error in a declaration", got=repr(token), allowed="a type or .align")
    if not kind:
        cursor.fail("PTX syntax error: a declaration has no type", got=repr(cursor.peek()))
    width = max(type_bits(kind) // 8, 1) * lanes
    return kind, width, align or width


def _declarator(cursor: Cursor, kind: str, width: int, align: int) -> Declared:
    line = cursor.line
    name = cursor.word("a name")
    dims: list[int] = []
    while cursor.accept("["):
        dims.append(0 if cursor.peek() == "]" else cursor.integer())
        cursor.expect("]")
    size = width * prod(dims)
    if not cursor.accept("="):
        return Declared(name, kind, size, align, line)
    values: list[bytes] = []
    problem = _initialiser(cursor, kind, values)
    data = b"".join(values)
    if dims and dims[0] == 0:
        size = len(data)
    if problem is None and size > MAX_INITIALISED_BYTES:
        problem = (
            f"its {size:,} bytes are more than the {MAX_INITIALISED_BYTES:,} that an initialised variable may have"
        )
    if problem is not None:
        return Declared(name, kind, size, align, line, None, problem)
    if len(data) > size:
        cursor.fail(f"{name} has more initial values than elements", got=f"{len(data)} bytes", allowed=f"{size} bytes")
    return Declared(name, kind, size, align, line, data.ljust(size, b"\0"))


def _initialiser(cursor: Cursor, kind: str, values: list[bytes]) -> str | None:
    """Append the element values in order; what could not be understood is returned as a reason."""
    if cursor.accept("{"):
        problem = None
        while not cursor.accept("}"):
            problem = _initialiser(cursor, kind, values) or problem
            if cursor.peek() != "}":
                cursor.expect(",")
        return problem
    if cursor.peek()[0] == '"':
        text = cursor.next()[1:-1]
        values.append(text.encode("latin-1", "replace") + b"\0")
        return None
    negative = cursor.accept("-")
    token = cursor.next()
    bits = type_bits(kind)
    value = literal_bits(token, bits if kind[0] in "fb" else 0)
    if value is None:
        if not (token[0].isalpha() or token[0] in "_$" or token[:2] in ("0x", "0X")):
            cursor.position -= 1
            cursor.fail("PTX syntax error in an initial value", got=repr(token))
        depth = 0
        while depth or cursor.peek() not in (",", "}", ";"):
            step = cursor.next()
            depth += (step == "(") - (step == ")")
        values.append(bytes(max(bits // 8, 1)))
        return f"its initial value holds the address {token!r}, which only a linker knows"
    pattern, is_float = value
    if negative:
        pattern = pattern ^ (1 << (bits - 1)) if is_float else -pattern
    values.append((pattern & ((1 << bits) - 1)).to_bytes(max(bits // 8, 1), "little"))
    return None


_FLOAT: Final = re.compile(
    r"0[fF]([0-9A-Fa-f]{8})|0[dD]([0-9A-Fa-f]{16})|([0-9]+\.[0-9]*(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+)"
)


def literal_bits(token: str, float_bits: int = 0) -> tuple[int, bool] | None:
    """Bit pattern of a literal, and whether it is a floating-point one; None if it is no literal.

    A floating-point literal is rounded to ``float_bits`` (32 or 64; any other value: the literal's own width).
    """
    value = integer(token)
    if value is not None:
        return value, False
    match = _FLOAT.fullmatch(token)
    if match is None:
        return None
    single, double, decimal = match.groups()
    if single is not None:
        bits = int(single, 16)
        if float_bits != 64:
            return bits, True
        number = struct.unpack("<f", bits.to_bytes(4, "little"))[0]
    elif double is not None:
        bits = int(double, 16)
        if float_bits != 32:
            return bits, True
        number = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    else:
        number = float(decimal)
    if float_bits == 32:
        return int.from_bytes(_single(number), "little"), True
    return int.from_bytes(struct.pack("<d", number), "little"), True


def _single(number: float) -> bytes:
    try:
        return struct.pack("<f", number)
    except OverflowError:
        return struct.pack("<f", float("inf") if number > 0 else float("-inf"))
