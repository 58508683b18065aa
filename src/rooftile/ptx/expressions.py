"""Gives accesses the index expression of the source: ``A[row * K + k]``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from rooftile.core.source import Location, Source, Subscript
from rooftile.ptx.program import Access, Kernel


def attach_expressions(kernel: Kernel, source: Source, subscripts: Iterable[Subscript]) -> Kernel:
    """Fill ``expression`` of every access whose source expression can be told.

    An access and a subscript belong together if they are on one line, read or write alike, and name the same array. The
    line table gives the column of the statement, not of the subscript, so two different subscripts of one array in one
    statement cannot be told apart; then nothing is filled in.

    Parameters
    ----------
    kernel : Kernel
        With ``array`` traced.
    source : Source
        The file that ``subscripts`` are from.
    subscripts : iterable of Subscript
    """
    by_line: dict[int, list[Subscript]] = {}
    for subscript in subscripts:
        by_line.setdefault(subscript.line, []).append(subscript)
    if not by_line:
        return kernel
    statements = _Statements(kernel, source)
    blocks = []
    for block in kernel.blocks:
        instructions = []
        for instruction in block.instructions:
            location, access = instruction.location, instruction.access
            if access is not None and location is not None and location.file == source.name:
                location = statements.moved_from(location, access, by_line)
                access = _named(access, location, by_line.get(location.line, []), statements)
                instruction = replace(instruction, location=location, access=access)
            instructions.append(instruction)
        blocks.append(replace(block, instructions=tuple(instructions)))
    return replace(kernel, blocks=tuple(blocks))


class _Statements:
    """What the kernel says of each line: where statements begin, and which arrays are accessed."""

    def __init__(self, kernel: Kernel, source: Source) -> None:
        self.columns: dict[int, set[int]] = {}
        self._arrays: dict[tuple[int, Location | None, str], set[str | None]] = {}
        self._reads: dict[str | None, list[Location]] = {}
        for instruction in kernel.instructions:
            location = instruction.location
            if location is None or location.file != source.name:
                continue
            self.columns.setdefault(location.line, set()).add(location.column)
            if instruction.access is not None:
                key = (location.line, location.inlined_at, instruction.access.operation)
                self._arrays.setdefault(key, set()).add(instruction.access.array)
                if instruction.access.operation == "load" and instruction.access.array is not None:
                    self._reads.setdefault(instruction.access.array, []).append(location)

    def moved_from(self, location: Location, access: Access, by_line: Mapping[int, Sequence[Subscript]]) -> Location:
        """Where the source has an access that the compiler has moved in front of the loop there, whose line it names.

        That is sure only where the kernel has the array on one line, and the loop's line has no access at all. An array
        that the source has by another name, as a pointer into it, is on the line of what else reads it.
        """
        if location.line in by_line or location.inlined_at is not None or access.operation != "load":
            return location
        lines = {
            line
            for line, subscripts in by_line.items()
            if location.line < line <= max(self.columns)
            for s in subscripts
            if s.array == access.array and not s.store
        }
        if not lines:
            reads = [place for place in self._reads.get(access.array, ()) if place.line in by_line]
            return reads[0] if len({place.line for place in reads}) == 1 and reads[0].line > location.line else location
        if len(lines) != 1:
            return location
        (line,) = lines
        column = max((c for c in self.columns.get(line, ()) if c <= min(s.column for s in by_line[line])), default=0)
        return replace(location, line=line, column=column)

    def arrays(self, location: Location, operation: str) -> set[str | None]:
        """Arrays that the line at ``location``, inlined at the same place, reads or writes."""
        return self._arrays.get((location.line, location.inlined_at, operation), set())

    def in_statement(self, subscript: Subscript, location: Location) -> bool:
        """Whether the subscript stands between the beginning of the statement at ``location`` and that of the next."""
        following = min((c for c in self.columns.get(location.line, ()) if c > location.column), default=None)
        return location.column <= subscript.column and (following is None or subscript.column < following)


def _named(access: Access, location: Location, subscripts: list[Subscript], statements: _Statements) -> Access:
    """``access`` with its expression, if it can be told."""
    if access.operation != "atomic":
        subscripts = [s for s in subscripts if s.store == (access.operation == "store")]
    arrays = statements.arrays(location, access.operation)
    matching = [s for s in subscripts if s.array == access.array]
    if not matching:
        # A local pointer, a function's own parameter or a local array has another name in the source. It is sure only
        # where one array is left over; an inlined function may stand for several calls with an array each.
        written = {s.array for s in subscripts}
        if location.inlined_at is None and len([array for array in arrays if array not in written]) != 1:
            return access
        matching = [s for s in subscripts if s.array not in arrays]
    candidates = [s for s in matching if statements.in_statement(s, location)] or matching
    texts = {s.text for s in candidates}
    if len(texts) != 1:
        return access
    # All local arrays share one variable in PTX, whose name tells nothing.
    array = candidates[0].array if access.space == "local" else access.array
    return replace(access, expression=texts.pop(), array=array)
