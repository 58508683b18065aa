"""How a kernel is launched: what is said of it, and what that amounts to."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from rooftile.bind import infer
from rooftile.bind.callee import Callee
from rooftile.bind.cover import Covering, covering
from rooftile.bind.data import dtype_of
from rooftile.bind.infer import Inferred
from rooftile.bind.roles import describe
from rooftile.core.errors import InDoubtError, UsageError
from rooftile.core.expressions import evaluate, evaluate_list
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Dim3, Gemm, Launch
from rooftile.core.source import Location

Dim = int | Sequence[int | str]
"""A grid or a block: x, or (x, y), or (x, y, z), each a number or an expression."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the caller says of a launch: flags of the command line, None where nothing is said.

    Attributes
    ----------
    block, grid : str, int or sequence of int
        Numbers, or expressions such as ``"16,16"`` and ``"cdiv(N,16),cdiv(M,16)"`` over M, N, K, the integer macros
        and, in the grid, ``blockDim.x``, ``.y`` and ``.z``.
    args : str
        One element for each parameter: a matrix (``A``, ``B``, ``C``; ``A.T`` or ``B.T`` where the kernel takes its
        transpose), an integer expression, a number, ``alpha`` or ``beta``; or some parameters by name, ``lda=K+8``. For
        what it does not give, the parameters' names, types, constness and use decide, if they leave no doubt. A leading
        dimension longer than a row is a buffer with rows that long.
    defines : Mapping[str, int or str]
        Macros, as given to the compiler.
    dynamic_shared : str or int
        Bytes of dynamic shared memory, a number or an expression.
    """

    block: str | Dim | None = None
    grid: str | Dim | None = None
    args: str | None = None
    defines: Mapping[str, int | str] | None = None
    dynamic_shared: str | int | None = None


@dataclass(slots=True)
class Told:
    """What was told of a launch, by whom first counts; ``places`` and ``notes`` tell of those who are not the caller.

    Attributes
    ----------
    block, grid, args, shared
        As in ``--block``, ``--grid``, ``--args`` and ``--shared``; None if nobody has told it yet.
    launch_inferred, block_inferred : bool
        Whether nothing but the kernel's addresses tells the launch, and its block.
    """

    block: str | Dim | None
    grid: str | Dim | None
    args: str | None
    shared: str | int | None
    notes: list[str] = field(default_factory=list)
    places: dict[str, Location] = field(default_factory=dict)
    launch_inferred: bool = False
    block_inferred: bool = False

    @property
    def missing(self) -> list[str]:
        """Names of what nobody has told; arguments may be left out."""
        told = (("block", self.block), ("grid", self.grid), ("shared", self.shared))
        return [what for what, value in told if value is None]

    def take(
        self,
        block: str | Dim | None = None,
        grid: str | Dim | None = None,
        args: str | None = None,
        shared: str | int | None = None,
    ) -> None:
        """Take those that are not known yet."""
        self.block = block if self.block is None else self.block
        self.grid = grid if self.grid is None else self.grid
        self.args = args if self.args is None else self.args
        self.shared = shared if self.shared is None else self.shared

    def take_comment(self, comment: LaunchSite) -> None:
        """Take what a comment in the file says."""
        said = (("block", self.block, comment.block), ("grid", self.grid, comment.grid),
                ("args", self.args, comment.arguments))  # fmt: skip
        given = [what for what, old, new in said if old is None and new]
        self.places |= dict.fromkeys([*given, *(["shared"] if self.shared is None else [])], comment.location)
        block, grid, args = (
            ", ".join(filter(None, parts)) or None for parts in (comment.block, comment.grid, comment.arguments)
        )
        self.take(block, grid, args, comment.shared)
        if given:
            where = f"line {comment.location.line} of {comment.location.file}"
            self.notes.append(f"{', '.join(given)} from the comment at {where}")

    def take_host(self, inferred: Inferred, site: LaunchSite) -> None:
        """Take what the host's code says at ``site``."""
        whole = {"grid": site.place("grid"), "block": site.place("block"), "shared": site.location}
        self.places |= {what: whole[what] for what in self.missing}
        self.take(inferred.block, inferred.grid, shared=inferred.shared)
        self.notes += inferred.notes

    def take_covering(self, covered: Covering, workgroup: Dim3 | None) -> None:
        """Take what the kernel's addresses leave no choice in."""
        self.launch_inferred, self.block_inferred = True, self.block is None
        self.take(covered.block, covered.grid)
        only = workgroup is None and self.block == covered.block
        choice = "; --block chooses another" if covered.free else ", which no other block covers" if only else ""
        launch = f"block ({self.block}), grid ({self.grid})" if workgroup is None else f"({self.grid}) workgroups"
        self.notes.append(f"launch: {launch} by the cells of C that a block writes{choice}")


def told_at_first(kernel: Callee, asked: Asked, macros: Mapping[str, int | str]) -> Told:
    """What the caller asks, the ladder's manifest, the kernel itself and a comment in its file say, in this order."""
    told = Told(asked.block, asked.grid, asked.args, asked.dynamic_shared)
    manifest, comment = kernel.manifest, kernel.comment
    if manifest is not None:
        told.take(manifest.block, manifest.grid, manifest.arguments(macros), manifest.shared)
    told.take(block=kernel.workgroup)
    if comment is not None:
        told.take_comment(comment)
    return told


def complete(told: Told, kernel: Callee, gemm: Gemm, elements: Sequence[str], macros: Mapping[str, int]) -> None:
    """Let the host's launches, or where there are none the kernel's addresses, tell what is ``missing``.

    Parameters
    ----------
    elements : sequence of str
        Of ``--args``, one for each parameter.
    macros : mapping of str to int
        Those that are integers.

    Raises
    ------
    UsageError
        If the host's code launches it with a value that is not known.
    """
    launches = kernel.launches
    if launches and told.missing:
        told.take_host(infer.launch(kernel, gemm, elements, macros, told.missing), launches[0])
    elif not launches and (told.block is None or told.grid is None):
        covered = _covering(kernel, elements, gemm)
        if covered is not None:
            told.take_covering(covered, kernel.workgroup)


def _covering(kernel: Callee, elements: Sequence[str], gemm: Gemm) -> Covering | None:
    """The launch that a kernel's addresses leave no choice in."""
    written = [p for p, element in zip(kernel.signature.parameters, elements, strict=True) if element == "C"]
    usage = kernel.usage
    if usage is None or not written or written[0].name != usage.c or written[0].dtype == "opaque":
        return None
    columns = gemm.n if kernel.workgroup else 0
    return covering(kernel.uses, usage, dtype_of(written[0].dtype).itemsize, kernel.workgroup, columns)


def launch_of(kernel: Callee, names: Mapping[str, int], told: Told) -> Launch:
    """The launch that was told; ``names`` are what its expressions are made of.

    Raises
    ------
    UsageError
        If something was not told, or is no launch, or is another block than the kernel's own ``workgroup``.
    LaunchError
        If a WGSL kernel's workgroups could not be run. What CUDA refuses of a launch is no error here.
    """
    workgroup = kernel.workgroup
    block, grid, dynamic_shared = told.block, told.grid, told.shared
    if block is None or grid is None or (dynamic_shared is None and kernel.takes_shared and not kernel.sites):
        raise _not_told(kernel, told)
    threads = _dimensions(block, names, "--block")
    # a side of no threads is refused as such later, not as what the grid divides by
    block_names = {f"blockDim.{axis}": max(size, 1) for axis, size in zip("xyz", threads, strict=True)}
    blocks = _dimensions(grid, {**names, **block_names}, "--grid")
    if isinstance(dynamic_shared, str):
        shared = evaluate(dynamic_shared, {**names, **block_names}, what="--shared")
    else:
        shared = whole(dynamic_shared or 0, "--shared")
    launch = Launch(blocks, threads, shared)
    if workgroup is not None and not launch.executable:
        launch.checked()
    if workgroup is not None and launch.block != workgroup:
        raise UsageError(
            f"{kernel.signature.name} says itself how large a workgroup is",
            got=f"a block of {' x '.join(map(str, launch.block))}",
            allowed=f"@workgroup_size({', '.join(map(str, workgroup))})",
            next_step="leave --block out; what is an override of the file is set with -D",
        )
    return launch


def _not_told(kernel: Callee, told: Told) -> UsageError:
    """The question about a launch that is not told in whole."""
    signature, workgroup = kernel.signature, kernel.workgroup
    if told.grid is None and workgroup is not None:
        x, y, _ = workgroup
        count = f"cdiv(N,{x}),cdiv(M,{y})" if y > 1 else f"cdiv(M*N,{x})"
        return InDoubtError(
            f"how many workgroups of {signature.name} are dispatched? Its addresses do not tell, --grid is not given",
            got=describe(signature),
            allowed="the arguments of dispatchWorkgroups: one to three integer expressions over M, N, K and the file's "
            "constants",
            next_step=f'for one invocation an element of C, --grid "{count}"; or write above the function '
            f"// rooftile: dispatch=({count})",
        )
    missing = [f"--{what}" for what in told.missing if what != "shared"]
    if missing:
        block = "--block 16,16 " if told.block is None else ""
        return InDoubtError(
            f"how is {signature.name} launched? {' and '.join(missing)} not given",
            launch={
                what: _text(value) for what, value in (("block", told.block), ("grid", told.grid)) if value is not None
            },
            got=describe(signature),
            allowed="one to three integer expressions over M, N, K and macros",
            next_step=f'for example {block}--grid "cdiv(N,16),cdiv(M,16)" for one thread an element',
        )
    return UsageError(
        f"how much dynamic shared memory does {signature.name} get? It declares an extern __shared__ array, and "
        "--shared is not given",
        got=describe(signature),
        allowed="bytes a block, an integer expression over M, N, K and macros",
        next_step="for example --shared 4*2*16*16 for two tiles of 16 x 16 floats",
    )


def _text(value: str | Dim) -> str:
    """A launch's sizes as a flag gives them."""
    return value if isinstance(value, str) else ", ".join(map(str, (value,) if isinstance(value, int) else value))


def _dimensions(value: str | Dim, names: Mapping[str, int], flag: str) -> Dim3:
    if isinstance(value, str):
        sizes = evaluate_list(value, names, what=flag)
    else:
        listed = value.ravel().tolist() if isinstance(value, np.ndarray) else value
        parts = listed if isinstance(listed, Sequence) else (listed,)
        sizes = tuple(
            evaluate(part, names, what=flag) if isinstance(part, str) else whole(part, flag) for part in parts
        )
    if not 1 <= len(sizes) <= 3:
        raise UsageError(f"{flag} has too many or too few dimensions", got=str(value), allowed="x, or x,y, or x,y,z")
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def whole(value: object, flag: str) -> int:
    """``value`` as an int if it is one, of Python's or NumPy's."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise UsageError(
            f"{flag} is not an integer", got=repr(value), allowed="integers, or expressions as text"
        ) from None
