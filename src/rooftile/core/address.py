"""Addresses as formulas: sums of products over thread and block indices, parameters and loop counters.

``4*(K*(16*ctaid.y + tid.y) + iter)`` is two terms of three factors each and one of one. The formula is structured so
that it can be taken apart (which index moves the address, by how many bytes) and evaluated for the lanes of a warp.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Quantity:
    """What an address is computed from.

    ``kind`` tells what ``name`` is: a kernel "parameter", a variable's "symbol", a "special" register (``tid.x``,
    ``ctaid.y``, ``ntid.x``), the "counter" of a loop from 0, a "function" (an operator of C, ``min`` or ``max``) of
    ``arguments``, or "unknown": a value that could not be followed, such as one loaded from memory. Where paths with
    different values meet, ``alternatives`` are these.
    """

    kind: Literal["parameter", "symbol", "special", "counter", "function", "unknown"]
    name: str
    arguments: tuple[Sum, ...] = ()
    alternatives: tuple[Alternative, ...] = ()

    def __str__(self) -> str:
        if self.kind != "function":
            return self.name
        arguments = [" + ".join(map(str, argument)) or "0" for argument in self.arguments]
        if self.name.isalpha():
            return f"{self.name}({', '.join(arguments)})"
        return f" {self.name} ".join(text if text.replace(".", "").isalnum() else f"({text})" for text in arguments)


@dataclass(frozen=True, slots=True)
class Term:
    """``coefficient`` times all ``factors``; without factors, a constant."""

    coefficient: int
    factors: tuple[Quantity, ...] = ()

    def __str__(self) -> str:
        factors = [f"({f})" if f.kind == "function" and not f.name.isalpha() else str(f) for f in self.factors]
        if self.coefficient != 1 or not factors:
            factors.insert(0, str(self.coefficient))
        return "*".join(factors)


Sum = tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Alternative:
    """A value, and an instruction that is executed before it is the one; None where there is no such instruction."""

    value: Sum
    source: int | None


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop: the name of its counter in the formula, and the instruction its body begins with."""

    counter: str
    header: int


@dataclass(frozen=True, slots=True)
class AddressForm:
    """The address of one access in bytes from the beginning of its array, and the loops around it, outermost first.

    Only loops that move some address of the kernel are known, hence listed. ``element_bytes`` is the size of the type
    that the instruction loads or stores.
    """

    offset: Sum
    element_bytes: int
    loops: tuple[Loop, ...] = ()
