"""Resources of a kernel, read from its cubin.

A cubin is a 64-bit little-endian ELF file. Only its section table, symbol names and ``.nv.info`` are needed, and no
ELF library knows the last one. Its records are ``(format, attribute, size or value)`` in 4 bytes, then, for format 4,
``size`` bytes of payload; the attributes read here hold ``(symbol index, value)``.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")

_SIZED_VALUE: Final = 4
_MIN_STACK_SIZE: Final = 0x12
_REGCOUNT: Final = 0x2F

RESERVED_SHARED_BYTES: Final = 1024
"""Shared memory the driver keeps of each block; since sm_90 the compiler counts it into ``.nv.shared.*``."""


@dataclass(frozen=True, slots=True)
class Footprint:
    """What a cubin says that one kernel needs.

    ``stack_bytes`` is local memory of a thread, callees included; ``static_shared_bytes`` is without the reserved part.
    """

    registers: int
    stack_bytes: int
    static_shared_bytes: int


@dataclass(frozen=True, slots=True)
class _Section:
    name: str
    data: bytes
    size: int


def symbols(cubin: bytes) -> tuple[str, ...]:
    """Names in the symbol table; a symbol's index there is how the disassembler is told which function to print."""
    sections = {section.name: section for section in _sections(cubin)}
    names = sections[".strtab"].data
    return tuple(_string(names, entry[0]) for entry in _SYMBOL.iter_unpack(sections[".symtab"].data))


def footprint(cubin: bytes, entry: str) -> Footprint:
    """Registers, stack and static shared memory of the kernel called ``entry``.

    Raises
    ------
    KeyError
        If the cubin has no such kernel.
    """
    sections = {section.name: section for section in _sections(cubin)}
    index = symbols(cubin).index(entry) if entry in symbols(cubin) else None
    found = {attribute: value for attribute, symbol, value in _attributes(sections[".nv.info"].data) if symbol == index}
    if index is None or _REGCOUNT not in found:
        raise KeyError(entry)
    shared = sections[f".nv.shared.{entry}"].size if f".nv.shared.{entry}" in sections else 0
    if ".nv.shared.reserved.0" in sections:
        shared = max(0, shared - RESERVED_SHARED_BYTES)
    return Footprint(found[_REGCOUNT], found.get(_MIN_STACK_SIZE, 0), shared)


def _string(table: bytes, offset: int) -> str:
    return table[offset : table.index(b"\0", offset)].decode()


def _sections(elf: bytes) -> Iterator[_Section]:
    (table,) = struct.unpack_from("<Q", elf, 0x28)
    size, count, names = struct.unpack_from("<HHH", elf, 0x3A)
    headers = [_SECTION.unpack_from(elf, table + i * size) for i in range(count)]
    strings = elf[headers[names][4] : headers[names][4] + headers[names][5]]
    for header in headers:
        offset, length = header[4], header[5]
        yield _Section(_string(strings, header[0]), elf[offset : offset + length], length)


def _attributes(info: bytes) -> Iterator[tuple[int, int, int]]:
    position = 0
    while position < len(info):
        form, attribute, size = struct.unpack_from("<BBH", info, position)
        position += 4
        if form == _SIZED_VALUE:
            if size == 8:
                yield (attribute, *struct.unpack_from("<II", info, position))
            position += size
