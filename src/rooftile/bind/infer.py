"""Grid, block and arguments from the host's code: its variables replaced by the problem's M, N and K."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.bind.callee import Callee
from rooftile.bind.data import sides_of
from rooftile.bind.host_names import DEEPEST, MULTIPROCESSORS, OF_DEVICE, HostNames
from rooftile.bind.names import SIZES
from rooftile.core.errors import FixedSizeError, UsageError
from rooftile.core.expressions import evaluate, evaluate_list, split
from rooftile.core.launch_site import NAME, LaunchSite, constant, expanded
from rooftile.core.problem import Gemm

_READABLE: Final = 90


@dataclass(frozen=True, slots=True)
class Inferred:
    """Flags' texts, each None where host code does not give it, and what to tell the user."""

    block: str | None
    grid: str | None
    shared: str | None
    notes: tuple[str, ...] = ()


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
    host = HostNames(kernel, site, gemm, macros)
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
                "1" if axis is not None and axis == batch else part_of(host, what, part, axis)
                for part, axis in zip(parts, axes, strict=False)
            ]
        except UsageError:
            if what != "grid" or used is None or not used.strides_grid or len(parts) > 1:
                raise
            made = [str(MULTIPROCESSORS)]
            why = f"{signature.name} goes on over whatever grid it has"
            notes.append(f"grid: {made[0]} blocks, as many as an H200 has multiprocessors; {why}")
        while len(made) > 1 and made[-1] == "1":
            made.pop()
        found[what] = ", ".join(made)
    if host.asks_device:
        notes.append(f"the device has {MULTIPROCESSORS} multiprocessors, as an H200")
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


def part_of(host: HostNames, what: str, text: str | None, axis: str | None) -> str:
    """One expression of a launch, of its "grid", "block" or "shared", over M, N, K and macros.

    Raises
    ------
    UsageError
        If it needs a value that is not known.
    """
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


def _require_fixed_size(host: HostNames, elements: Sequence[str], wanted: set[str]) -> None:
    """Refuse a size that the host code does not launch the kernel for, where its grid holds for one size only."""
    site, gemm = host.site, host.gemm
    used = host.kernel.usage if "grid" in wanted else None
    if "grid" not in wanted or (used is not None and used.strides_grid):
        return
    asked = {"M": gemm.m, "N": gemm.n, "K": gemm.k}
    leaves = {name for part in (*site.grid, *site.block) for name in NAME.findall(_leaves(host, part or ""))}
    if any(name.endswith(OF_DEVICE) for name in leaves):  # blocks that go on to other tiles, by a counter say
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
        fixed = {} if batch else allocated(host.kernel, site, elements)
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


def _leaves(host: HostNames, text: str, level: int = 0) -> str:
    """Names that ``text`` comes down to."""
    found = []
    for name in NAME.findall(text):
        if name in host.roles or name not in host.site.definitions or level > DEEPEST:
            found.append(name)
        else:
            found.append(_leaves(host, host.site.definitions[name], level + 1))
    return " ".join(found)


def allocated(kernel: Callee, site: LaunchSite, elements: Sequence[str]) -> dict[str, int]:
    """M, N and K by the elements allocated for A, B and C at a launch; empty where these are no constants."""
    areas: dict[str, int] = {}
    parameters = kernel.signature.parameters
    for element, text, parameter in zip(elements, site.passed([p.name for p in parameters]), parameters, strict=False):
        element = element.removesuffix(".T")
        width = {"float64": 8, "float16": 2, "bfloat16": 2, "int8": 1, "uint8": 1}.get(parameter.dtype, 4)
        if parameter.variable and element in ("A", "B", "C"):
            areas[element] = parameter.size // width
        elif element in ("A", "B", "C") and not parameter.to and text is not None and text in site.allocations:
            size = constant(site.allocations[text], {**site.definitions, **site.defaults})
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
