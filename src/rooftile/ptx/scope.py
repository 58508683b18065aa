"""Names while a kernel is read: registers, labels and variables of nested ``{}`` scopes, made unique."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from rooftile.core.counts import Space
from rooftile.ptx.declarations import Declared
from rooftile.ptx.draft import Draft, Label
from rooftile.ptx.program import Operand, Register, Variable

_FAMILY_MEMBER: Final = re.compile(r"(.*?)(0|[1-9][0-9]{0,8})", re.ASCII)

_AXES: Final = frozenset(
    ("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid")
)
_SPECIALS: Final = frozenset(
    {"laneid", "warpid", "nwarpid", "smid", "nsmid", "gridid", "clock", "clock_hi", "clock64", "globaltimer"}
    | {"globaltimer_lo", "globaltimer_hi", "lanemask_eq", "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt"}
    | {"cluster_ctarank", "cluster_nctarank", "is_explicit_cluster", "total_smem_size", "aggr_smem_size"}
    | {"dynamic_smem_size", "current_graph_exec"}
)
_NUMBERED_SPECIAL: Final = re.compile(r"(?:envreg|pm|reserved_smem_offset_)[0-9a-z_]+", re.ASCII)


def is_special(name: str) -> bool:
    """Whether ``name`` (without the ``%``) is one of PTX's special registers."""
    base, _, axis = name.partition(".")
    if base in _AXES:
        return axis in ("x", "y", "z", "w")
    return name in _SPECIALS or _NUMBERED_SPECIAL.fullmatch(name) is not None


@dataclass(slots=True)
class Scope:
    """What one pair of braces declares.

    ``families`` maps the prefix of ``.reg .b32 %r<10>`` to (bits, count). ``waiting`` are branches whose label has not
    been seen in this scope; it may be an outer one's.
    """

    names: dict[str, Operand] = field(default_factory=dict)
    families: dict[str, tuple[int, int]] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    waiting: list[Draft] = field(default_factory=list)
    target_lists: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def family_member(self, name: str) -> int | None:
        """Bits of ``name`` if it belongs to a declared family."""
        match = _FAMILY_MEMBER.fullmatch(name)
        if match is None:
            return None
        bits, count = self.families.get(match[1], (0, 0))
        return bits if int(match[2]) < count else None


@dataclass(slots=True)
class ParameterCell:
    """A ``.param`` variable of a call: a register for each piece that is stored, by (offset, bytes)."""

    name: str
    size: int
    slots: dict[tuple[int, int], Register] = field(default_factory=dict)

    def overlapping(self, offset: int, size: int) -> list[tuple[int, int]]:
        """Pieces that share a byte with ``size`` bytes at ``offset``, in order."""
        return sorted(p for p in self.slots if p[0] < offset + size and offset < p[0] + p[1])


class KernelDraft:
    """One kernel being read, across all functions inlined into it.

    Parameters
    ----------
    reserved : iterable of str
        Names that are taken: parameters and variables of module scope.
    variables : iterable of Variable
        Variables of module scope in global and const space, whose places are fixed.
    """

    def __init__(self, reserved: Iterable[str], variables: Iterable[Variable]) -> None:
        self.items: list[Draft | Label] = []
        self.cells: dict[str, ParameterCell] = {}
        self.inlined = 0
        self.variables: dict[str, Variable] = {}
        self._used: set[str] = set(reserved)
        self._numbers: dict[str, int] = {}  # the last suffix of each name
        self._fixed = {variable.name: variable for variable in variables}
        self._statics: dict[tuple[int, str], str] = {}
        self._ends: dict[Space, int] = {}
        for variable in self._fixed.values():
            self._ends[variable.space] = max(self._ends.get(variable.space, 0), variable.offset + variable.size)
        self._dynamic: list[tuple[str, Declared]] = []

    def unique(self, name: str) -> str:
        """``name``, or ``name`` with a suffix that nothing else in the kernel has."""
        candidate = name
        while candidate in self._used:
            number = self._numbers[name] = self._numbers.get(name, 0) + 1
            candidate = f"{name}.{number}"
        self._used.add(candidate)
        return candidate

    def register(self, name: str, bits: int) -> Register:
        """A new register called ``name`` or nearly so."""
        return Register(self.unique(name), bits)

    def place(self, declared: Declared, space: Space) -> str:
        """Give a variable its offset; returns its unique name.

        A function that is inlined twice has one set of variables: its instances are never active together.
        """
        key = (declared.line, declared.name)
        name = self._statics.get(key)
        if name is None:
            name = self._statics[key] = self.unique(declared.name)
            if declared.size == 0 and space == "shared":
                self._dynamic.append((name, declared))
            else:
                offset = -(-self._ends.get(space, 0) // declared.align) * declared.align
                self._ends[space] = offset + declared.size
                self.variables[name] = Variable(name, space, offset, declared.size, declared.align, declared.data)
        return name

    def refer(self, declared: Declared, space: Space) -> str:
        """Make a variable of module scope one of the kernel's; returns its name."""
        fixed = self._fixed.get(declared.name)
        if fixed is None:
            self._used.discard(declared.name)
            return self.place(declared, space)
        self.variables[fixed.name] = fixed
        return fixed.name

    def place_dynamic(self) -> None:
        """Put dynamic shared memory behind all static; every ``extern`` array begins at the same place."""
        align = max((declared.align for _, declared in self._dynamic), default=1)
        offset = -(-self._ends.get("shared", 0) // align) * align
        for name, declared in self._dynamic:
            self.variables[name] = Variable(name, "shared", offset, 0, declared.align)
