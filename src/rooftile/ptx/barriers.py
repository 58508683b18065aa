"""Tells barriers apart that the source has on one line."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from rooftile.core.source import Location, Source
from rooftile.ptx.program import Kernel

_BARRIER: Final = re.compile(r"\b__syncthreads(?:_count|_and|_or)?\s*\(")
_COMMENT: Final = re.compile(r"//.*|/\*.*?\*/")


def separate_barriers(kernel: Kernel, source: Source) -> Kernel:
    """``kernel`` with the barriers of a line at a column each.

    The line table gives all that stands on a line the column of its first statement. Where a line calls as many
    barriers as the kernel has there, none of them is a copy that the compiler made of another, and each is one of the
    source.

    Parameters
    ----------
    kernel : Kernel
    source : Source
        The file that the kernel is from.
    """
    rows: dict[int, list[int]] = {}
    for ins in kernel.instructions:
        if ins.opcode in ("bar", "barrier") and _is_in(source, ins.location) and "cluster" not in ins.modifiers:
            assert ins.location is not None
            rows.setdefault(ins.location.line, []).append(ins.index)
    lines = source.text.split("\n") if any(len(row) > 1 for row in rows.values()) else []
    columns: dict[int, int] = {}
    for line, row in rows.items():
        text = _COMMENT.sub(lambda match: " " * len(match[0]), lines[line - 1]) if 0 < line <= len(lines) else ""
        calls = [match.start() + 1 for match in _BARRIER.finditer(text)]
        if len(calls) == len(row) > 1:
            columns |= zip(row, calls, strict=True)
    if not columns:
        return kernel
    blocks = []
    for block in kernel.blocks:
        instructions = tuple(
            replace(ins, location=replace(ins.location, column=columns[ins.index]))
            if ins.location is not None and ins.index in columns
            else ins
            for ins in block.instructions
        )
        blocks.append(replace(block, instructions=instructions))
    return replace(kernel, blocks=tuple(blocks))


def _is_in(source: Source, location: Location | None) -> bool:
    """Whether ``location`` is the file's own, and not where a function was inlined."""
    return location is not None and location.file == source.name and location.inlined_at is None
