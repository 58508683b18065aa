"""Names of host code at a launch, and what they are to the problem: M, N and K, as what is passed tells."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rooftile.bind.callee import Callee
from rooftile.bind.names import COLUMNS, ROWS, SIZES, role_named, size_named
from rooftile.core.launch_site import FUNCTIONS, NAME, LaunchSite, constant
from rooftile.core.problem import Gemm

DEEPEST: Final = 20
_LONGEST: Final = 400
MULTIPROCESSORS: Final = 132
"""Blocks of a kernel that goes on over its grid, whatever that is, where the host asks the device how many."""

OF_DEVICE: Final = ("multiProcessorCount", "MultiProcessorCount", "MULTIPROCESSOR_COUNT")
"""How the host's code calls the device's multiprocessors: a member of ``cudaDeviceProp``, or an attribute's name."""


@dataclass(slots=True)
class HostNames:
    """Names of the host code at a launch, and what they are to the problem.

    ``asks_device`` is whether a number of the launch is the device's.
    """

    kernel: Callee
    site: LaunchSite
    gemm: Gemm
    macros: Mapping[str, int]
    roles: dict[str, set[str]] = field(default_factory=dict)
    column_major: bool = False
    asks_device: bool = False

    @property
    def passed(self) -> tuple[str | None, ...]:
        """What the host passes for each parameter."""
        return self.site.passed([parameter.name for parameter in self.kernel.signature.parameters])

    def learn(self, elements: Sequence[str]) -> None:
        """Roles of the variables that are passed to the kernel, and of those these stand for."""
        pairs = zip(self.kernel.signature.parameters, elements, strict=False)
        self.column_major = any({role_named(p.name), element[:1]} == {"A", "B"} for p, element in pairs)
        for element, text in zip(elements, self.passed, strict=False):
            if element in SIZES and text is not None:
                name = text
                for _ in range(DEEPEST):
                    if not NAME.fullmatch(name):
                        break
                    self.roles.setdefault(name, set()).add(element)
                    name = self.site.definitions.get(name, "")
        for element, text in zip(elements, self.passed, strict=False):
            if element in ("A", "B", "C") and text is not None:  # what PyTorch's tensors call their sides
                for axis, side in enumerate((ROWS[element], COLUMNS[element])):
                    self.roles.setdefault(f"{text.removesuffix('_data_')}_size_{axis}", set()).add(side.upper())
        for role, pair in (("A", "MK"), ("B", "KN"), ("C", "MN")):
            for element, text in zip(elements, self.passed, strict=False):
                if element == role and text is not None and text in self.site.allocations:
                    self._learn_sides(self.site.allocations[text], pair)

    def _learn_sides(self, text: str, pair: str) -> None:
        """The other side of a matrix of which one is known: ``M`` for ``rows`` of ``rows * K`` elements of A."""
        for _ in range(4):
            names = {name for name in NAME.findall(text) if name not in FUNCTIONS}
            known = [name for name in names if self.roles.get(name, set()) & set(pair)]
            if len(names) == 2 and len(known) == 1:
                (side,) = self.roles[known[0]] & set(pair) if len(self.roles[known[0]] & set(pair)) == 1 else ("",)
                if side:
                    (other,) = names - {known[0]}
                    self.roles.setdefault(other, set()).add(pair.replace(side, ""))
                return
            text = NAME.sub(lambda match: f"({self.site.definitions.get(match[0], match[0])})", text)
            if len(text) > _LONGEST:
                return

    def resolve(self, text: str, axis: str | None, level: int = 0) -> str:
        """``text`` over M, N, K and macros; raises LookupError with the name that is in doubt."""
        if level > DEEPEST or len(text) > _LONGEST:
            raise LookupError(text[:40])

        def meaning(match: re.Match[str]) -> str:
            name = match[0]
            if name in FUNCTIONS:
                return name
            if name in self.roles:
                return self._size(name, axis)
            if name in self.macros and name not in self.site.definitions:
                return str(self.macros[name])
            if self._is_size(name):
                return self._turned(name)
            if name in self.site.definitions:
                value = constant(self.site.definitions[name], self.site.definitions)
                if value is not None and not self._mentions_size(self.site.definitions[name]):
                    return str(value)
                inner = self.resolve(self.site.definitions[name], axis, level + 1)
                return inner if re.fullmatch(r"\w+", inner) else f"({inner})"
            if name.endswith(OF_DEVICE):
                self.asks_device = True
                return str(MULTIPROCESSORS)
            size = size_named(name)
            if size is None:
                raise LookupError(name)
            return self._turned(size)

        return NAME.sub(meaning, text)

    def _mentions_size(self, text: str, level: int = 0) -> bool:
        """Whether ``text`` comes down to a variable that is a size of the problem."""
        names = [name for name in NAME.findall(text) if name not in FUNCTIONS]
        return any(
            name in self.roles
            or self._is_size(name)
            or (level < DEEPEST and self._mentions_size(self.site.definitions.get(name, ""), level + 1))
            for name in names
        )

    def _is_size(self, name: str) -> bool:
        """Whether a variable called M, N or K is that size, though it is not passed: so, unless another variable is."""
        taken = {role for roles in self.roles.values() for role in roles}
        return name in SIZES and name not in taken

    def _turned(self, size: str) -> str:
        """What a variable that is only called ``size`` is: of a column-major kernel's host code the other side of C."""
        return {"M": "N", "N": "M"}.get(size, size) if self.column_major else size

    def _size(self, name: str, axis: str | None) -> str:
        """M, N or K for a variable that is passed as one or more of them."""
        roles = sorted(self.roles[name], key="MNK".index)
        values = {getattr(self.gemm, role.lower()) for role in roles}
        if len(roles) == 1:
            return roles[0]
        used = self.kernel.usage if axis is not None else None
        if used is not None and axis == used.row_axis and "M" in roles:
            return "M"
        if used is not None and axis == used.column_axis and "N" in roles:
            return "N"
        if len(values) == 1:
            return "N" if "N" in roles else roles[0]
        raise LookupError(name)
