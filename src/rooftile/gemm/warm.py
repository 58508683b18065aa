"""Calls like one that was made before: what is left to do is to read the arrays' addresses, and to launch.

Calls are alike that have one key: shapes, strides, types and device of the arrays as their library tells them, how far
the addresses are aligned, and the options. What was checked once for a key holds for all its calls, but that ``out``
overlaps no input, which is looked at each time. Nothing here holds an array.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from rooftile.core.plan import Scratch, TensorArgument
from rooftile.core.problem import Launch
from rooftile.device import Device, Library, Parameter, Program, Slot, Start, View, library_of
from rooftile.device.view import numpy_dtype
from rooftile.gemm.shapes import Ints
from rooftile.gemm.tiles import cdiv

Key = tuple[Hashable, ...]
Addresses = tuple[int, int, int, int, int]
"""Of A, B, C, bias and D; 0 for what is not there."""

_ARRAYS: Final = ("A", "B", "C", "bias", "D")
Ready = tuple[Program, Launch, tuple[str | TensorArgument | np.generic, ...]]
"""A loaded kernel, its launch, and what its parameters get."""

_MOST_KNOWN: Final = 4096
_NUMBERS: Final = (int, float)
"""A factor of one of these very types is known by its value; others compare and hash as they like."""

_known: dict[Key, Warm] = {}


@dataclass(frozen=True, slots=True)
class Warm:
    """What calls with one key have in common.

    ``like`` is a's view without a, ``sizes`` are bytes from the arrays' first elements to behind their last, and
    ``c_as_out`` says that c's elements lie as out's do. ``starts`` are told the addresses of the caller's arrays and of
    others behind them, which have as many elements of a's type as ``scratch`` says.
    """

    library: Library
    ordinal: int
    starts: tuple[Start, ...]
    scratch: tuple[int, ...]
    shape: Ints
    like: View
    sizes: tuple[int, ...]
    c_as_out: bool

    def apart(self, addresses: Addresses) -> bool:
        """Whether out overlaps no input, or c alone where each element is read before it is written."""
        at_a, at_b, at_c, at_bias, at_out = addresses
        of_a, of_b, of_c, of_bias, of_out = self.sizes
        end = at_out + of_out
        return not (
            (at_out < at_a + of_a and at_a < end)
            or (at_out < at_b + of_b and at_b < end)
            or (at_out < at_c + of_c and at_c < end and not (self.c_as_out and at_c == at_out))
            or (at_out < at_bias + of_bias and at_bias < end)
        )

    def multiply(self, addresses: Addresses, a: Any, out: Any) -> Any:
        """Enqueue the launch; the result."""
        library = self.library
        if out is None:
            out = library.empty(self.shape, a, self.like)
            addresses = (*addresses[:4], library.address(out))
        stream = library.stream(self.ordinal)
        if not self.scratch:
            self.starts[0](addresses, stream)
            return out
        held = [library.empty((size,), a, self.like) for size in self.scratch]  # until all is enqueued
        known = (*addresses, *map(library.address, held))
        for start in self.starts:
            start(known, stream)
        return out


def look(
    a: Any, b: Any, out: Any, alpha: Any, beta: Any, c: Any, bias: Any, activation: Any, precision: Any, device: Any
) -> tuple[Key, Addresses, Warm | None] | None:
    """A call's key, its addresses and what is known of such calls, or None if a glance does not tell them."""
    if type(alpha) not in _NUMBERS or type(beta) not in _NUMBERS:
        return None
    if beta == 0:
        c = None
    elif c is None:
        c = out
    at_out = at_c = at_bias = 0
    as_out: Hashable = None
    as_c: Hashable = None
    as_bias: Hashable = None
    try:
        # An array of another library lacks what is looked at here, or tells a type that is not this library's.
        glance = library_of(a).glance
        at_a, as_a = glance(a)
        at_b, as_b = glance(b)
        if out is not None:
            at_out, as_out = glance(out)
        if c is not None:
            at_c, as_c = glance(c)
        if bias is not None:
            at_bias, as_bias = glance(bias)
        addresses = (at_a, at_b, at_c, at_bias, at_out)
        unaligned = (at_a | at_b | at_c | at_bias | at_out) & 15
        key = (
            as_a, as_b, as_out, as_c, as_bias, alpha, beta, activation, precision, device,
            unaligned and tuple(address & 15 for address in addresses),
        )  # fmt: skip
        known = _known.get(key)
    except Exception:  # a closer look will say what is wrong with it, or nothing is
        return None
    return key, addresses, known if known is None or not at_out or known.apart(addresses) else None


def remember(
    key: Key,
    library: Library,
    device: Device,
    steps: Sequence[Ready],
    scratch: Sequence[Scratch],
    shape: Ints,
    views: Mapping[str, View],
) -> None:
    """Keep what a call came to that copied nothing, unless its arrays or the device are such that it cannot be."""
    if any(view.extent[0] != view.pointer for view in views.values()):
        return
    names = (*_ARRAYS, *(each.name for each in scratch))
    starts = []
    for program, launch, arguments in steps:
        start = device.prepare(program, launch, tuple(_parameter(argument, names) for argument in arguments))
        if start is None:
            return
        starts.append(start)
    sizes = [views[name].extent[1] - views[name].pointer if name in views else 0 for name in _ARRAYS]
    like = views["A"]._replace(owner=None)
    ordinal = int(like.place.partition(":")[2])
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    item = views["A"].itemsize
    own = tuple(cdiv(each.elements * numpy_dtype(each.dtype).itemsize, item) for each in scratch)
    same = key[2] == key[3]
    _known[key] = Warm(library, ordinal, tuple(starts), own, shape, like, tuple(sizes), same)


def _parameter(argument: str | TensorArgument | np.generic, names: Sequence[str]) -> Parameter:
    """What is told of it at each launch, by the place of its array among ``names``, or its bytes."""
    if isinstance(argument, np.generic):
        return argument.tobytes()
    if isinstance(argument, str):
        return Slot(names.index(argument))
    return Slot(names.index(argument.array), argument.layout)
