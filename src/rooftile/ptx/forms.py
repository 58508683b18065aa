"""Polynomials as the records of :mod:`rooftile.core.address`, with the loops around each access."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from rooftile.core.address import AddressForm, Alternative, Loop, Quantity, Sum, Term
from rooftile.ptx.polynomial import Atom, Polynomial
from rooftile.ptx.program import Kernel

_MAX_DEPTH: Final = 3
"""Alternatives of alternatives that are written out: a remainder loop after an unrolled one needs two."""
_MAX_QUANTITIES: Final = 4096
"""More than that is written out of no address: what shares parts, written out, may double with every instruction."""


class _TooLongError(Exception):
    pass


class Writer:
    """Writes the addresses of one kernel out.

    Addresses share their parts, and so do the records of these: each is made once, however many addresses it is in.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._written: dict[tuple[Atom, tuple[Atom, ...]], tuple[Quantity, int]] = {}
        self._size = 0

    def form(self, polynomial: Polynomial, element_bytes: int, loops: tuple[Loop, ...]) -> AddressForm | None:
        """``polynomial`` as the address, inside ``loops``, of elements of ``element_bytes``; None if it is too long."""
        self._size = 0
        try:
            return AddressForm(self._sum(polynomial, ()), element_bytes, loops)
        except _TooLongError:
            return None

    def _sum(self, polynomial: Polynomial, inside: tuple[Atom, ...]) -> Sum:
        return tuple(Term(c, tuple(self._quantity(a, inside) for a in monomial)) for monomial, c in polynomial.items())

    def _quantity(self, atom: Atom, inside: tuple[Atom, ...]) -> Quantity:
        """``atom`` as a record; ``inside`` are those that it is an alternative of, which are not written out again."""
        known = self._written.get((atom, inside))
        if known is not None:
            self._count(known[1])
            return known[0]
        before = self._size
        self._count(1)
        quantity = self._new(atom, inside)
        self._written[atom, inside] = quantity, self._size - before
        return quantity

    def _count(self, quantities: int) -> None:
        self._size += quantities
        if self._size > _MAX_QUANTITIES:
            raise _TooLongError

    def _new(self, atom: Atom, inside: tuple[Atom, ...]) -> Quantity:
        if atom.kind == "phi" or atom.kind == "value":
            alternatives: tuple[Alternative, ...] = ()
            if atom not in inside and len(inside) < _MAX_DEPTH:
                # Of a phi each comes from a block; between those of a select no instruction tells.
                sources = [_last(self._kernel, block) for block in atom.sources] or [None] * len(atom.alternatives)
                alternatives = tuple(
                    Alternative(self._sum(value, (*inside, atom)), source)
                    for value, source in zip(atom.alternatives, sources, strict=True)
                )
            return Quantity("unknown", atom.text, alternatives=alternatives)
        return Quantity(atom.kind, atom.text, tuple(self._sum(argument, inside) for argument in atom.arguments))


def _last(kernel: Kernel, block: int) -> int | None:
    """The last instruction of a block."""
    instructions = kernel.blocks[block].instructions
    return instructions[-1].index if instructions else None


def loops_around(kernel: Kernel, counters: Iterable[tuple[str, int, frozenset[int]]]) -> dict[int, tuple[Loop, ...]]:
    """The loops around each basic block, outermost first.

    Parameters
    ----------
    kernel : Kernel
    counters : iterable of (str, int, frozenset of int)
        Of each loop: its counter's name, the block it begins with, and the blocks that jump back there.
    """
    predecessors: list[list[int]] = [[] for _ in kernel.blocks]
    for block in kernel.blocks:
        for successor in block.successors:
            predecessors[successor].append(block.index)
    bodies: list[tuple[int, Loop, set[int]]] = []
    for counter, header, latches in counters:
        # A natural loop: the blocks from which a jump back is reached without passing its header.
        body, waiting = {header}, list(latches)
        while waiting:
            block_index = waiting.pop()
            if block_index not in body:
                body.add(block_index)
                waiting.extend(predecessors[block_index])
        first = next((i.index for b in kernel.blocks[header:] for i in b.instructions), 0)
        bodies.append((len(body), Loop(counter, first), body))
    bodies.sort(key=lambda item: -item[0])
    return {block.index: tuple(loop for _, loop, body in bodies if block.index in body) for block in kernel.blocks}


def addresses(kernel: Kernel) -> dict[int, AddressForm]:
    """The address of every access that is counted, by the index of its instruction.

    Where several accesses were merged into a wider one, it is the lowest address of all.
    """
    found: dict[int, AddressForm] = {}
    for instruction in kernel.accesses:
        access = instruction.access
        if access is not None and access.form is not None and access.is_leader:
            form = access.form
            if access.group_offset:
                form = replace(form, offset=(*form.offset, Term(access.group_offset)))
            found[instruction.index] = form
    return found
