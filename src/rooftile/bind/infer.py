"""Grid, block and arguments from the host's code: its variables replaced by the problem's M, N and K."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rooftile.bind.callee import Callee
from rooftile.bind.data import dtype_of, sides_of
from rooftile.bind.names import COLUMNS, ROWS, SIZES, role_named, size_named
from rooftile.core.errors import FixedSizeError, UsageError
from rooftile.core.expressions import evaluate, evaluate_list, split
from rooftile.core.launch_site import FUNCTIONS, NAME, LaunchSite, constant, expanded
from rooftile.core.problem import Gemm

_DEEPEST: Final = 20
_LONGEST: Final = 400
_READABLE: Final = 90
_MULTIPROCESSORS: Final = 132
"""Blocks of a kernel that goes on over its grid, whatever that is, where the host asks the device how many."""

_OF_DEVICE: Final = "multiProcessorCount"
"""What the host's code calls the device's multiprocessors, a member of ``cudaDeviceProp``."""


@dataclass(frozen=True, slots=True)
class Inferred:
    """Flags' texts, each None where host code does not give it, and what to tell the user."""

    block: str | None
    grid: str | None
    shared: str | None
    notes: tuple[str, ...] = ()


@dataclass(slots=True)
class _Host:
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
                for _ in range(_DEEPEST):
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
        if level > _DEEPEST or len(text) > _LONGEST:
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
            if name.endswith(_OF_DEVICE):
                self.asks_device = True
                return str(_MULTIPROCESSORS)
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
            or (level < _DEEPEST and self._mentions_size(self.site.definitions.get(name, ""), level + 1))
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


def launch(
    kernel: Callee, gemm: Gemm, elements: Sequence[str], macros: Mapping[str, int], missing: Iterable[str]
) -> Inferred:
    """Those of block, grid and shared memory that are ``missing``, from the first of the host's launches.

    Raises
    ------
    UsageError
        If an expression there needs a value that is not known.
    """
    signature, sites = kernel.signature, kernel.launches
    site = sites[0]
    host = _Host(kernel, site, gemm, macros)
    host.learn(elements)
    wanted = set(missing)
    _require_fixed_size(host, elements, wanted)
    found: dict[str, str | None] = {"block": None, "grid": None, "shared": None}
    notes: list[str] = []
    used = kernel.usage if "grid" in wanted else None
    batch = used.batch.axis if used is not None and used.batch is not None else None
    for what, parts in (("block", site.block), ("grid", site.grid), ("shared", (site.shared or "0",))):
        if what not in wanted or not parts:
            continue
        axes = "xyz" if what == "grid" else (None, None, None)
        try:
            made = [
                "1" if axis is not None and axis == batch else _part(host, what, part, axis)
                for part, axis in zip(parts, axes, strict=False)
            ]
        except UsageError:
            if what != "grid" or used is None or not used.strides_grid or len(parts) > 1:
                raise
            made = [str(_MULTIPROCESSORS)]
            why = f"{signature.name} goes on over whatever grid it has"
            notes.append(f"grid: {made[0]} blocks, as many as an H200 has multiprocessors; {why}")
        while len(made) > 1 and made[-1] == "1":
            made.pop()
        found[what] = ", ".join(made)
    if host.asks_device:
        notes.append(f"the device has {_MULTIPROCESSORS} multiprocessors, as an H200")
    if found["grid"] is not None:
        _require_whole_sums(host, elements, found["grid"])
    shown = [f"{what} ({_short(text, gemm)})" for what, text in found.items() if text is not None and text != "0"]
    found = {what: text for what, text in found.items() if text != "0"}
    if shown:
        notes.insert(0, f"launch: from line {site.location.line} of {site.location.file}: {', '.join(shown)}")
    if batch is not None:
        notes.append(f"blocks along {batch} make a batch of products: one of these is explained")
    others = [other for other in sites[1:] if (other.grid, other.block) != (site.grid, site.block)]
    if others and shown:
        lines = sorted({other.location.line for other in others})
        notes.append(
            f"the host code launches {signature.name} in other ways too (line {', '.join(map(str, lines[:6]))}): "
            "--block and --grid choose"
        )
    return Inferred(found.get("block"), found.get("grid"), found.get("shared"), tuple(notes))


def _part(host: _Host, what: str, text: str | None, axis: str | None) -> str:
    site = host.site
    try:
        if text is None:
            raise LookupError("an expression that is more than integer arithmetic")
        return _computed(host.resolve(text, axis))
    except LookupError as error:
        doubt = str(error.args[0])
        raise UsageError(
            f"how is {host.kernel.signature.name} launched? what {doubt} is at line {site.location.line} is in doubt",
            got=f"{what} {', '.join(part or '?' for part in (site.block if what == 'block' else site.grid))}",
            allowed="one to three integer expressions over M, N, K and macros",
            next_step=f'give --{what}, for example --block 16,16 --grid "cdiv(N,16),cdiv(M,16)"'
            if what != "shared"
            else "give --shared BYTES",
        ) from None


def _computed(text: str) -> str:
    """``text``, or its value where it needs no name."""
    if not NAME.search(text):
        return str(evaluate(text, {}))
    while text.startswith("(") and _closes(text) == len(text) - 1:
        text = text[1:-1]
    return text


def _closes(text: str) -> int:
    """Where the bracket at the beginning of ``text`` closes."""
    depth = 0
    for place, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            return place
    return len(text)


def _short(text: str, gemm: Gemm) -> str:
    """``text``, or its values where it is too long to read."""
    if len(text) <= _READABLE:
        return text
    names = {"M": gemm.m, "N": gemm.n, "K": gemm.k}
    return ", ".join(str(evaluate(part, names)) for part in split(text))


def _require_fixed_size(host: _Host, elements: Sequence[str], wanted: set[str]) -> None:
    """Refuse a size that the host code does not launch the kernel for, where its grid holds for one size only."""
    site, gemm = host.site, host.gemm
    used = host.kernel.usage if "grid" in wanted else None
    if "grid" not in wanted or (used is not None and used.strides_grid):
        return
    asked = {"M": gemm.m, "N": gemm.n, "K": gemm.k}
    leaves = {name for part in (*site.grid, *site.block) for name in NAME.findall(_leaves(host, part or ""))}
    if any(name.endswith(_OF_DEVICE) for name in leaves):  # blocks that go on to other tiles, by a counter say
        return
    symbols = any(name in host.roles or name in SIZES for name in leaves)
    fixed = {
        element: value
        for element, text in zip(elements, host.passed, strict=False)
        if element in SIZES and text is not None and (value := constant(text, site.definitions)) is not None
    }
    if not any(element in SIZES for element in elements) and not site.symbols:
        deep = next(iter(site.grid[2:3]), "1")
        batch = deep is None or constant(deep, site.definitions) != 1  # which is a factor of what is allocated
        fixed = {} if batch else _allocated(host, elements)
    elif symbols:
        return
    if fixed and any(asked[size] != value for size, value in fixed.items()):
        shown = ", ".join(f"{size} = {value}" for size, value in fixed.items())
        flags = " ".join(f"-{size} {value}" for size, value in fixed.items())
        raise FixedSizeError(
            f"{host.kernel.signature.name} is launched for one size only, at line {site.location.line}",
            sizes=fixed,
            got=", ".join(f"{size} = {value}" for size, value in asked.items()),
            allowed=shown,
            next_step=f"give {flags}, or a --grid for other sizes",
        )


def _require_whole_sums(host: _Host, elements: Sequence[str], grid: str) -> None:
    """Refuse a kernel whose blocks along z each write a part of the sums to a matrix of its own, for another to add."""
    sizes = {"M": host.gemm.m, "N": host.gemm.n, "K": host.gemm.k}
    for element, text, parameter in zip(elements, host.passed, host.kernel.signature.parameters, strict=False):
        if element != "C" or text is None or text not in host.site.allocations:
            continue
        try:
            room = evaluate(host.resolve(host.site.allocations[text], None), sizes)
            blocks = evaluate_list(grid, {**sizes, **{f"blockDim.{axis}": 1 for axis in "xyz"}})
        except (LookupError, UsageError):
            return
        width = dtype_of(parameter.dtype).itemsize
        parts = room // (sizes["M"] * sizes["N"] * width)
        if len(blocks) == 3 and 1 < blocks[2] == parts and room == parts * sizes["M"] * sizes["N"] * width:
            raise UsageError(
                f"{host.kernel.signature.name} leaves {parts} parts of each sum in {parameter.name}, for another "
                "kernel to add: by itself it is no product, and is not judged",
                got=f"{text} has room for {parts} matrices like C, and the grid has {parts} layers",
                allowed="a kernel that writes whole sums, or adds to them",
                next_step="judge it with one layer: --grid with 1 in z, and --args with K for what a layer takes",
            )


def _leaves(host: _Host, text: str, level: int = 0) -> str:
    """Names that ``text`` comes down to."""
    found = []
    for name in NAME.findall(text):
        if name in host.roles or name not in host.site.definitions or level > _DEEPEST:
            found.append(name)
        else:
            found.append(_leaves(host, host.site.definitions[name], level + 1))
    return " ".join(found)


def _allocated(host: _Host, elements: Sequence[str]) -> dict[str, int]:
    """M, N and K by the elements allocated for A, B and C, of a kernel that takes no sizes."""
    areas: dict[str, int] = {}
    for element, text, parameter in zip(elements, host.passed, host.kernel.signature.parameters, strict=False):
        width = {"float64": 8, "float16": 2, "bfloat16": 2, "int8": 1, "uint8": 1}.get(parameter.dtype, 4)
        if parameter.variable and element in ("A", "B", "C"):
            areas[element] = parameter.size // width
        elif element in ("A", "B", "C") and text is not None and text in host.site.allocations:
            size = constant(host.site.allocations[text], host.site.definitions)
            if size is not None and size % width == 0:
                areas[element] = size // width
    return sides_of(areas)


def constants(site: LaunchSite) -> dict[str, int]:
    """Names of the file that are numbers."""
    found: dict[str, int] = {}
    for name, text in site.definitions.items():
        value = constant(text, site.definitions)
        if value is not None and name.isidentifier():
            found[name] = value
    return found


def symbols(launches: Sequence[LaunchSite], gemm: Gemm) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Values that host code copies to constant memory, where the sizes that it calls M, N and K are the problem's."""
    known = zip("MNK", (gemm.m, gemm.n, gemm.k), strict=True)
    sizes = {name: size for upper, size in known for name in (upper, upper.lower())}
    found: dict[str, tuple[int, ...]] = {}
    for site in launches[:1]:
        definitions = {name: text for name, text in site.definitions.items() if name not in sizes}
        for name, text in site.symbols.items():
            try:
                found[name] = evaluate_list(expanded(text, definitions), sizes)
            except UsageError:
                continue
    return tuple(found.items())
