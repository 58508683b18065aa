"""Memory of the host's code held to the kernel: matrices allocated too small, and copies of other bytes than theirs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, product
from typing import Final, Literal

from rooftile.core.call import BufferArgument, Call
from rooftile.core.finding import Finding
from rooftile.core.launch_site import FUNCTIONS, NAME, Copied, LaunchSite, Memory, constant, distinct, expanded
from rooftile.explain.judging.subject import Subject

SIDES: Final = {"A": "MK", "B": "KN", "C": "MN"}
"""Rows and columns of the matrices."""
_POINTER_BYTES: Final = 8
_DIRECTIONS: Final = {"cudaMemcpyHostToDevice": True, "cudaMemcpyDeviceToHost": False}
"""Whether what is copied to is the device's memory."""

_FACTOR: Final = re.compile(r"(?:(?:h|host|cpu)_?)?(?:mat(?:rix)?_?)?([aAbB])|([aAbB])_?(?:h|host|cpu)")
"""Names of the factors in the host's memory."""

Less = Literal["always", "here", "sometimes"]
"""Where one size is less than another: for all sizes, for those that were asked for, or for some."""

_BEYOND: Final = re.compile(r"\w+ (\w+)\[.* past its end")
"""An access beyond an array, in words."""


def host_memory(site: LaunchSite | None, subject: Subject, call: Call) -> Iterator[Finding]:
    """Findings where host code allocates, or copies, less than the kernel touches, or more than there is.

    Nothing is said of sizes that come of other names than those of what the launch passes.

    Parameters
    ----------
    site : LaunchSite or None
        Where host code launches the kernel.
    subject : Subject
    call : Call
    """
    if site is not None and not site.comment:
        over = list(_written_over(site, call))
        yield from over or _Memory(site, call, sizes_passed(site, subject, call)).findings()


def of_small_memory(finding: Finding, site: LaunchSite | None, call: Call) -> Finding:
    """``finding`` with what the host allocates, where it is an access beyond memory beside the matrices."""
    passed = site.passed_to([a.name for a in call.arguments]) if site is not None else {}
    named = _BEYOND.match(finding.message) if finding.kind == "out-of-bounds" else None
    beside = {a.name for a in call.arguments if isinstance(a, BufferArgument) and a.role == "beside"}
    name = passed.get(named[1]) if named is not None and named[1] in beside else None
    if site is None or name is None or name not in site.allocated:
        return finding
    advice = f"correct the index, or allocate more for `{name}`: line {site.allocated[name]} does so"
    return replace(finding, advice=f"{advice} with `{site.allocations[name]}` bytes")


def _written_over(site: LaunchSite, call: Call) -> Iterator[Finding]:
    """A finding where the pointer passed for C is one of those passed for A and B."""
    passed = site.passed_to([a.name for a in call.arguments])
    matrices = [(a, passed.get(a.name)) for a in call.arguments if isinstance(a, BufferArgument)]
    outputs = {text: a for a, text in matrices if a.role == "C" and text}
    for argument, text in matrices:
        if argument.role in ("A", "B") and text in outputs:
            yield Finding(
                "written-over",
                "error",
                f"the launch passes `{text}` for {argument.name} and for {outputs[text].name}, which is written",
                site.location,
                why="blocks that come later read results where they want the factor's elements",
                advice="pass memory of its own for the product",
            )


def sizes_passed(site: LaunchSite, subject: Subject, call: Call) -> dict[str, list[str]]:
    """What host code passes for M, N and K; several texts where a leading dimension may be one of them."""
    passed = site.passed([a.name for a in call.arguments])
    sizes, _ = subject.names(call.gemm)
    found: dict[str, list[str]] = {}
    for argument, text in zip(call.arguments, passed, strict=False):
        if argument.name in sizes and text is not None and text not in found.setdefault(sizes[argument.name], []):
            found[sizes[argument.name]].append(text)
    return found


def least_bytes(argument: BufferArgument, sizes: Mapping[str, Sequence[str]]) -> list[str]:
    """Bytes that a matrix takes, by what is passed for ``sizes``; several where it is not plain which that is."""
    first, second = (sizes.get(side, ()) for side in SIDES.get(argument.role, "  "))
    return [f"({one}) * ({other}) * {argument.data.itemsize}" for one, other in product(first, second)]


def free_names(text: str, site: LaunchSite) -> set[str]:
    """Names in ``text`` that stand for nothing else."""
    return set(NAME.findall(expanded(text, site.definitions))) - {*FUNCTIONS}


@dataclass(frozen=True, slots=True)
class _Matrix:
    name: str
    argument: BufferArgument
    line: int
    size: str
    wanted: Sequence[str]


class _Memory:
    def __init__(self, site: LaunchSite, call: Call, sizes: Mapping[str, Sequence[str]]) -> None:
        self.site, self.sizes = site, sizes
        self.told = {name for text in chain(*sizes.values()) for name in free_names(text, site)}
        asked = {"M": call.gemm.m, "N": call.gemm.n, "K": call.gemm.k}
        texts = {expanded(text, site.definitions): size for size, given in sizes.items() for text in given}
        self.asked = {text: str(asked[size]) for text, size in texts.items() if text in self.told}
        self.passed = site.passed([a.name for a in call.arguments])
        self.matrices = [
            _Matrix(name, argument, site.allocated[name], site.allocations[name], least_bytes(argument, sizes))
            for argument, name in zip(call.arguments, self.passed, strict=False)
            if isinstance(argument, BufferArgument)
            and name is not None
            and name in site.allocated
            and not argument.pointers
        ]

    def findings(self) -> Iterator[Finding]:
        small = {matrix.line: finding for matrix in self.matrices for finding in self._small(matrix)}
        yield from small.values()
        yield from self._of_the_host()
        yield from self._twice()
        for copy in self.site.copied:
            found = list(self._turned(copy))
            for memory, other in ((copy.target, copy.source), (copy.source, copy.target)):
                known = None if memory is None else small.get(memory.line)
                if memory is not None and (known is None or f"`{memory.name}`" not in known.message):
                    found += self._long(copy, memory, other)
            found += (finding for matrix in self.matrices for finding in self._short(copy, matrix))
            yield from sorted(found, key=lambda finding: finding.severity)[:1]  # one thing may be wrong in several ways

    def _of_the_host(self) -> Iterator[Finding]:
        """Memory of the host's, of the function that launches, which is passed to the kernel."""
        ends = chain.from_iterable((copy.target, copy.source) for copy in self.site.copied)
        own = {memory.name: memory.line for memory in ends if memory is not None and not memory.device}
        names = [name for name in self.passed if name in own and self.site.lines.get(name) == own[name]]
        if names:
            words = " and ".join(f"`{name}` (line {own[name]})" for name in dict.fromkeys(names) if name is not None)
            yield self._finding(
                "host-pointer",
                "always",
                self.site.location.line,
                f"the kernel is passed memory of the host: {words}",
                why="on a GPU that is an illegal address, unless the system shares all memory with it",
                advice="pass what cudaMalloc has allocated, and what was copied there",
            )

    def _twice(self) -> Iterator[Finding]:
        """What by its name is one factor, copied to both of them."""
        copied: dict[str, tuple[Copied, str]] = {}
        for matrix in self.matrices:
            for copy in self.site.copied:
                target = copy.target
                if target is not None and copy.source is not None and copy.only and target.name == matrix.name:
                    copied[matrix.argument.role] = (copy, copy.source.name)
        if not {"A", "B"} <= copied.keys() or copied["A"][1] != copied["B"][1]:
            return
        name = copied["A"][1]
        named = _FACTOR.fullmatch(name)
        if named is not None:
            own = (named[1] or named[2]).upper()
            other = "B" if own == "A" else "A"
            yield self._finding(
                "wrong-copy",
                "always",
                copied[other][0].line,
                f"`{name}` is copied to both factors, and by its name it is {own}",
                why=f"{other} then has the values of {own}",
                advice=f"copy what the host has for {other}",
            )

    def _small(self, matrix: _Matrix) -> Iterator[Finding]:
        less = self._least(matrix.size, matrix.wanted)
        if less is None:
            return
        sides = " x ".join(SIDES[matrix.argument.role])
        yield self._finding(
            "small-allocation",
            less,
            matrix.line,
            f"`{matrix.name}` is allocated with `{matrix.size}` bytes, and {matrix.argument.name}, {sides} elements "
            f"of {matrix.argument.data.itemsize} bytes, takes `{matrix.wanted[0]}`",
            why="the kernel reads or writes what lies behind: other matrices, or nothing at all",
            advice="allocate rows * columns * sizeof(element) bytes, with the sizes that are passed to the kernel",
        )

    def _long(self, copy: Copied, memory: Memory, other: Memory | None) -> Iterator[Finding]:
        """A copy of more than there is: the memory is too small if that is what the other end has."""
        less = self._less(memory.size, copy.size)
        if less is None:
            return
        to = "to" if memory is copy.target else "from"
        agrees = other is not None and self._less(other.size, copy.size) is self._less(copy.size, other.size) is None
        agrees = agrees and other is not None and bool(other.size)
        yield self._finding(
            "small-allocation" if agrees else "wrong-copy",
            less,
            memory.line if agrees else copy.line,
            f"`{memory.name}` has `{memory.size}` bytes, and `{copy.size}` are copied {to} it in line {copy.line}",
            why="what lies behind is read or overwritten, or the copy fails",
            advice=f"allocate as many as are copied: `{copy.size}`" if agrees else "copy as many as there are",
        )

    def _short(self, copy: Copied, matrix: _Matrix) -> Iterator[Finding]:
        """A copy of less than a matrix has; C may be copied back in part, but not as many bytes as it has elements."""
        end = copy.source if matrix.argument.role == "C" else copy.target
        if end is None or (end.name, end.line) != (matrix.name, matrix.line) or matrix.name in self.site.earlier:
            return
        less, size = self._least(copy.size, matrix.wanted), copy.size
        if matrix.argument.role == "C":
            times = f"({size}) * {matrix.argument.data.itemsize}"
            as_elements = less is not None and self._least(times, matrix.wanted) is None
            less = less if as_elements or size == "8" else None
        if less is None or not (copy.only or matrix.argument.role == "C"):
            return
        yield self._finding(
            "wrong-copy",
            less,
            copy.line,
            f"`{size}` bytes of `{matrix.name}` are copied, and {matrix.argument.name} takes `{matrix.wanted[0]}`",
            why="what is not copied is whatever was there before",
            advice="cudaMemcpy takes bytes, not elements; and sizeof a pointer is 8, whatever it points to",
        )

    def _turned(self, copy: Copied) -> Iterator[Finding]:
        to_device = _DIRECTIONS.get(copy.direction)
        ends = ((copy.target, to_device), (copy.source, not to_device))
        wrong = [memory for memory, device in ends if memory is not None and memory.device is not device]
        if to_device is None or not wrong:
            return
        words = " and ".join(f"`{end.name}` is the {'device' if end.device else 'host'}'s" for end in wrong)
        yield self._finding(
            "wrong-copy",
            "always",
            copy.line,
            f"{copy.direction}, and {words}",
            why="CUDA refuses the copy, and what is copied to stays as it was",
            advice="exchange the direction, or the pointers: cudaMemcpy takes what is copied to first",
        )

    def _finding(self, kind: str, less: Less, line: int, message: str, *, why: str, advice: str) -> Finding:
        place = replace(self.site.location, line=line, column=0)
        where = ": too few for some sizes, though not for those asked for" if less == "sometimes" else ""
        severity: Literal["error", "warning"] = "warning" if where else "error"
        return Finding(kind, severity, message + where, place, why=why, advice=advice)

    def _least(self, size: str, wanted: Sequence[str]) -> Less | None:
        """Where ``size`` is less than each of ``wanted``."""
        found = [self._less(size, each) for each in wanted]
        if not found or None in found:
            return None
        return next((less for less in ("sometimes", "here") if less in found), "always")

    def _less(self, size: str, wanted: str) -> Less | None:
        """Where ``size`` is less than ``wanted``; None for nowhere, or where nothing tells."""
        own, others = free_names(size, self.site), free_names(wanted, self.site)
        names = own | others
        # The host's largest size, say, of those that it launches one after another; but none is as small as a pointer.
        constants = bool(others and not own and (constant(size, self.site.definitions) or 0) > _POINTER_BYTES)
        if not size or not wanted or not names <= self.told or constants:
            return None
        known = self.site.definitions
        values = distinct([size, wanted], known)
        new = sorted(values.keys() - known.keys())
        turned = {**values, **dict(zip(new, [values[name] for name in reversed(new)], strict=True))}
        less = [_is_less(size, wanted, each) for each in (values, turned)]
        if None in less:
            return None
        if all(less):
            return "always"
        if names <= self.asked.keys() and _is_less(size, wanted, {**known, **self.asked}):
            return "here"
        return "sometimes" if any(less) else None


def _is_less(size: str, wanted: str, values: Mapping[str, str]) -> bool | None:
    one, other = constant(size, values), constant(wanted, values)
    return None if one is None or other is None else 0 <= one < other
