"""Binding a kernel to a problem."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind import infer
from rooftile.bind.arguments import assign_roles, dtype_in, matrix_of, named_elements, pitches_of, stored_columns
from rooftile.bind.cover import Covering, covering
from rooftile.bind.data import dtype_of, make_buffers, reference, require_memory
from rooftile.bind.headers import header_of
from rooftile.bind.roles import EXAMPLE, by_convention, describe
from rooftile.bind.tensors import TensorElement
from rooftile.bind.usage import Usage, Use
from rooftile.bind.usage import read as usage_of
from rooftile.core.call import Argument, BufferArgument, Call, ScalarArgument
from rooftile.core.errors import InDoubtError, UsageError
from rooftile.core.expressions import evaluate, evaluate_list, split
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Dim3, Gemm, Launch
from rooftile.core.source import Location, Parameter, Signature
from rooftile.kernels.catalog import Manifest, numbers

Dim = int | Sequence[int | str]
"""A grid or a block: x, or (x, y), or (x, y, z), each a number or an expression."""

_BETA: Final = 0.5
"""Beta of a kernel that reads C, where nobody gave one: exact in every type, and neither alpha nor 1 nor 0."""


def bind(
    signature: Signature,
    gemm: Gemm,
    *,
    block: str | Dim | None = None,
    grid: str | Dim | None = None,
    workgroup: Dim3 | None = None,
    args: str | None = None,
    defines: Mapping[str, int | str] | None = None,
    dynamic_shared: str | int | None = None,
    seed: int = 0,
    a: npt.NDArray[Any] | None = None,
    b: npt.NDArray[Any] | None = None,
    c: npt.NDArray[Any] | None = None,
    manifest: Manifest | None = None,
    sites: Sequence[LaunchSite] = (),
    uses: Callable[[], Iterable[Use]] | None = None,
    read: Callable[[], Collection[int]] | None = None,
    takes_shared: bool = False,
    headers: Mapping[str, tuple[int, Sequence[Parameter]]] | None = None,
    lanes: Mapping[str, int] | None = None,
    check: bool = True,
    repeat: bool = False,
) -> Call:
    """Bind a kernel's parameters and launch to a problem.

    Parameters
    ----------
    signature : Signature
        The kernel's parameters.
    gemm : Gemm
        The problem. Where ``args`` gives alpha or beta a number, the call's problem has that number. Where nobody gives
        a kernel that reads C its beta, the call's is 0.5, or with given A and B 0, and C zero.
    block, grid : str, int or sequence of int, optional
        The launch: numbers, or expressions such as ``"16,16"`` and ``"cdiv(N,16),cdiv(M,16)"`` over M, N, K, the
        integer macros and, in the grid, ``blockDim.x``, ``.y`` and ``.z``.
    workgroup : tuple of int, optional
        The block, of a kernel that says it itself.
    args : str, optional
        One element for each parameter: a matrix (``A``, ``B``, ``C``; ``A.T`` or ``B.T`` where the kernel takes its
        transpose), an integer expression, a number, ``alpha`` or ``beta``; or some parameters by name, ``lda=K+8``. For
        what it does not give, the parameters' names, types, constness and use decide, if they leave no doubt. A leading
        dimension longer than a row is a buffer with rows that long.
    defines : Mapping[str, int or str], optional
        Macros, as given to the compiler.
    dynamic_shared : str or int, optional
        Bytes of dynamic shared memory, a number or an expression.
    seed : int
        Seed of the random inputs.
    a, b, c : numpy.ndarray, optional
        The matrices, (M, K), (K, N) and (M, N), in place of random ones. ``c`` is read only if beta is not 0.
    manifest : Manifest, optional
        Of a kernel of the ladder: gives ``block``, ``grid``, ``args`` and macros where they are not given here.
    sites : sequence of LaunchSite
        How the file itself launches the kernel: gives what is not given here. The call's ``notes`` tell what it gave.
    uses : callable, optional
        Gives the kernel's accesses to global memory; asked only where names do not tell what parameters mean.
    read : callable, optional
        Gives the numbers of the parameters that the kernel reads.
    takes_shared : bool
        Whether the kernel declares dynamic shared memory, so that a launch that does not say how much is incomplete.
    headers : mapping of str to (int, sequence of Parameter), optional
        By parameter, what lies in its buffer in front of the matrix: how many bytes, and the numbers in them.
    lanes : mapping of str to int, optional
        By parameter, how many numbers an element of its array is: what its length is counted in.
    check : bool
        Whether to compute the expected result now; :func:`with_reference` does it later.
    repeat : bool
        Whether random matrices may repeat a pattern and be executed upon in place, so that they take up little memory.

    Raises
    ------
    UsageError
        If the call cannot be made as asked; the message shows the signature, or the flag that is wrong.
    LaunchError
        If a WGSL kernel's workgroups could not be run. What CUDA refuses of a launch is no error here.
    ExecutionError
        If the matrices do not fit in this machine's memory.
    """
    _check(args, seed)
    macros = resolve_defines(defines or {}, gemm, manifest)
    if manifest is not None:
        block = manifest.block if block is None else block
        grid = manifest.grid if grid is None else grid
        args = manifest.arguments(macros) if args is None else args
        dynamic_shared = manifest.shared if dynamic_shared is None else dynamic_shared
    if workgroup is not None and block is None:
        block = workgroup
    comment = infer.comment_of(sites)
    launches = [site for site in sites if not site.comment]
    known = integers(macros) if manifest is None else numbers(macros)
    names = {**known, "M": gemm.m, "N": gemm.n, "K": gemm.k}
    notes: list[str] = []
    places: dict[str, Location] = {}
    if comment is not None:
        names = {**infer.constants(comment), **names}
        said = (("block", block, comment.block), ("grid", grid, comment.grid), ("args", args, comment.arguments))
        given = [what for what, old, new in said if old is None and new]
        places |= dict.fromkeys([*given, *(["shared"] if dynamic_shared is None else [])], comment.location)
        block = ", ".join(filter(None, comment.block)) or None if block is None else block
        grid = ", ".join(filter(None, comment.grid)) or None if grid is None else grid
        args = ", ".join(filter(None, comment.arguments)) or None if args is None else args
        dynamic_shared = comment.shared if dynamic_shared is None else dynamic_shared
        if given:
            where = f"line {comment.location.line} of {comment.location.file}"
            notes.append(f"{', '.join(given)} from the comment at {where}")
    scalars = [parameter.name for parameter in signature.parameters if parameter.kind == "scalar"]
    usage = cache(lambda: usage_of(uses(), scalars) if uses is not None else None)
    named = named_elements(signature, args) if args is not None else {}
    if named is not None:
        args = None
        meaning = by_convention(signature, gemm, usage, launches[0] if launches else None, named, read)
        owners = [p.name.removesuffix(".length") for p in signature.parameters]
        counts = [
            (lanes or {}).get(o, 1) if o != p.name else 1 for o, p in zip(owners, signature.parameters, strict=True)
        ]
        elements = tuple(e if n == 1 else f"({e})/{n}" for e, n in zip(meaning.elements, counts, strict=True))
        notes += meaning.notes
    elif args is not None:
        elements = split(args)
    zero_c = beta_inferred = False
    takes_beta = "beta" in elements or (args is None and any(element.startswith("beta=") for element in elements))
    if takes_beta and gemm.beta == 0.0 and uses is not None and _reads_c(signature, elements, uses()):
        zero_c = a is not None or b is not None or "beta" not in elements
        beta_inferred = not zero_c
        gemm = gemm if zero_c else replace(gemm, beta=_BETA)
    gemm, assigned = assign_roles(signature, gemm, elements, names, args=args)
    if zero_c and gemm.beta == 0.0:
        notes.append(f"beta is 0 and C zero: {signature.name} reads C; beta=NUMBER in --args gives another")
    elif takes_beta and gemm.beta == _BETA and "beta" in elements:
        notes.append(f"beta is {_BETA} and C random: {signature.name} reads C; beta=NUMBER in --args gives another")
    missing = [what for what, old in (("block", block), ("grid", grid), ("shared", dynamic_shared)) if old is None]
    if launches and missing:
        inferred = infer.launch(signature, gemm, launches, elements, usage, integers(macros), missing)
        block = inferred.block if block is None else block
        grid = inferred.grid if grid is None else grid
        dynamic_shared = inferred.shared if dynamic_shared is None else dynamic_shared
        places |= dict.fromkeys(missing, launches[0].location)
        notes += inferred.notes
    inferred_launch = False
    if uses is not None and not launches and (block is None or grid is None):
        covered = _covering(signature, elements, uses(), usage(), gemm, workgroup)
        if covered is not None:
            inferred_launch = True
            block = covered.block if block is None else block
            grid = covered.grid if grid is None else grid
            only = workgroup is None and block == covered.block
            choice = "; --block chooses another" if covered.free else ", which no other block covers" if only else ""
            what = f"block ({block}), grid ({grid})" if workgroup is None else f"({grid}) workgroups"
            notes.append(f"launch: {what} by the cells of C that a block writes{choice}")
    takes_shared &= not sites
    launch = _launch(signature, names, block, grid, dynamic_shared, takes_shared, workgroup)
    if workgroup is not None and launch.block != workgroup:
        raise UsageError(
            f"{signature.name} says itself how large a workgroup is",
            got=f"a block of {' x '.join(map(str, launch.block))}",
            allowed=f"@workgroup_size({', '.join(map(str, workgroup))})",
            next_step="leave --block out; what is an override of the file is set with -D",
        )
    roles = {parameter.name: role for parameter, value in assigned if (role := matrix_of(value)) is not None}
    dtypes = {roles[p.name][0]: dtype_in(p, value) for p, value in assigned if p.name in roles}
    transposed = {role[0] for role in roles.values() if role.endswith(".T")}
    pitches = pitches_of(assigned, elements, gemm, usage)
    if not repeat:
        require_memory(gemm, dtypes, pitches)
    used = usage() if gemm.beta == 0.0 else None
    if used is not None and used.accumulates:
        zero_c = True
        notes.append(f"C is zero before the launch: {signature.name} only adds to it")
    given_matrices = {"A": a, "B": b, "C": c}
    matrices = make_buffers(
        gemm,
        dtypes,
        seed=seed,
        given=given_matrices,
        zero_c=zero_c,
        repeat=repeat,
        transposed=transposed,
        pitches=pitches,
    )
    arguments: list[Argument] = []
    for parameter, value in assigned:
        if isinstance(value, int | float):
            arguments.append(ScalarArgument(parameter.name, parameter.dtype, value))
            continue
        role = roles[parameter.name]
        matrix, columns = matrices[role[0]], stored_columns(gemm, role)
        header = b""
        if headers is not None and parameter.name in headers:
            size, fields = headers[parameter.name]
            header, meanings = header_of(fields, size, role[0], gemm)
            notes += meanings
        argument = BufferArgument(
            parameter.name,
            role[0],
            matrix,
            role == "C",
            in_place=repeat,
            transposed=role.endswith(".T"),
            columns=columns if role[0] in pitches else None,
            undefined=role == "C" and gemm.beta == 0.0 and not zero_c,
            tensor=value.layout(matrix.shape, matrix.itemsize, columns) if isinstance(value, TensorElement) else None,
            header=header,
        )
        arguments.append(argument)
    symbols = infer.symbols(launches, gemm)
    if symbols:
        values = ", ".join(f"{name} = {', '.join(map(str, members))}" for name, members in symbols)
        notes.append(f"constant memory: {values}, as the host's cudaMemcpyToSymbol sets it for this problem")
    call = Call(
        gemm,
        launch,
        tuple(arguments),
        notes=tuple(notes),
        launch_inferred=inferred_launch,
        beta_inferred=beta_inferred,
        symbols=symbols,
        places=places,
    )
    return with_reference(call) if check else call


def _check(args: object, seed: object) -> None:
    """Refuse what the command line cannot give, but a caller can."""
    if args is not None and not isinstance(args, str):
        raise UsageError("args is one text", got=repr(args), allowed=f"for example {EXAMPLE.split()[1]!r}")
    if _whole(seed, "seed") < 0:
        raise UsageError("the seed is negative", got=str(seed), allowed="0, 1, 2, ...")


def _reads_c(signature: Signature, elements: Sequence[str], uses: Iterable[Use]) -> bool:
    names = {p.name for p, element in zip(signature.parameters, elements, strict=False) if element == "C"}
    return any(use.array in names and use.operation == "load" for use in uses)


def _covering(
    signature: Signature,
    elements: Sequence[str],
    uses: Iterable[Use],
    usage: Usage | None,
    gemm: Gemm,
    block: Dim3 | None,
) -> Covering | None:
    """The launch that a kernel's addresses leave no choice in."""
    written = [p for p, element in zip(signature.parameters, elements, strict=True) if element == "C"]
    if usage is None or not written or written[0].name != usage.c or written[0].dtype == "opaque":
        return None
    return covering(uses, usage, dtype_of(written[0].dtype).itemsize, block, gemm.n if block else 0)


def with_reference(call: Call) -> Call:
    """``call`` with the expected result and its magnitude, in float64 from the matrices as the kernel gets them."""
    matrices = {argument.role: argument.matrix for argument in call.arguments if isinstance(argument, BufferArgument)}
    expected, magnitude = reference(call.gemm, matrices)
    return replace(call, expected=expected, magnitude=magnitude)


def resolve_defines(
    defines: Mapping[str, int | str], gemm: Gemm, manifest: Manifest | None = None
) -> dict[str, int | str]:
    """The macros to compile with.

    For a kernel of the ladder: all its parameters. For any other: ``defines``, those values that are integer
    expressions over M, N, K and the macros before them computed, all others (``float``, ``(x+1)``) as they are.

    Raises
    ------
    UsageError
        If ``defines`` is no mapping, or ``manifest`` does not allow the values.
    """
    if not isinstance(defines, Mapping):
        raise UsageError("defines is a mapping of names to values", got=repr(defines), allowed="for example {'T': 16}")
    if manifest is not None:
        return dict(manifest.configure(defines))
    resolved: dict[str, int | str] = {}
    for name, value in defines.items():
        names = {**integers(resolved), "M": gemm.m, "N": gemm.n, "K": gemm.k}
        try:
            resolved[name] = evaluate(str(value), names, what=f"-D {name}")
        except UsageError:
            resolved[name] = value
    return resolved


def integers(macros: Mapping[str, int | str]) -> dict[str, int]:
    """Those macros whose value is an integer."""
    return {name: value for name, value in macros.items() if isinstance(value, int)}


def _launch(
    signature: Signature,
    names: Mapping[str, int],
    block: str | Dim | None,
    grid: str | Dim | None,
    dynamic_shared: str | int | None,
    takes_shared: bool,
    workgroup: Dim3 | None,
) -> Launch:
    """The launch that the flags ask for."""
    if grid is None and workgroup is not None:
        x, y, _ = workgroup
        count = f"cdiv(N,{x}),cdiv(M,{y})" if y > 1 else f"cdiv(M*N,{x})"
        raise UsageError(
            f"how many workgroups of {signature.name} are dispatched? Its addresses do not tell, --grid is not given",
            got=describe(signature),
            allowed="the arguments of dispatchWorkgroups: one to three integer expressions over M, N, K and the file's "
            "constants",
            next_step=f'for one invocation an element of C, --grid "{count}"; or write above the function '
            f"// rooftile: dispatch=({count})",
        )
    missing = [flag for flag, value in (("--block", block), ("--grid", grid)) if value is None]
    if block is None or grid is None:
        raise InDoubtError(
            f"how is {signature.name} launched? {' and '.join(missing)} not given",
            got=describe(signature),
            allowed="one to three integer expressions over M, N, K and macros",
            next_step=f'for example {"--block 16,16 " if block is None else ""}--grid "cdiv(N,16),cdiv(M,16)" for one '
            "thread an element",
        )
    if takes_shared and dynamic_shared is None:
        raise UsageError(
            f"how much dynamic shared memory does {signature.name} get? It declares an extern __shared__ array, and "
            "--shared is not given",
            got=describe(signature),
            allowed="bytes a block, an integer expression over M, N, K and macros",
            next_step="for example --shared 4*2*16*16 for two tiles of 16 x 16 floats",
        )
    threads = _dimensions(block, names, "--block")
    block_names = {f"blockDim.{axis}": size for axis, size in zip("xyz", threads, strict=True)}
    blocks = _dimensions(grid, {**names, **block_names}, "--grid")
    if isinstance(dynamic_shared, str):
        shared = evaluate(dynamic_shared, {**names, **block_names}, what="--shared")
    else:
        shared = _whole(dynamic_shared or 0, "--shared")
    launch = Launch(blocks, threads, shared)
    return launch if workgroup is None or launch.executable else launch.checked()


def _dimensions(value: str | Dim, names: Mapping[str, int], flag: str) -> Dim3:
    if isinstance(value, str):
        sizes = evaluate_list(value, names, what=flag)
    else:
        listed = value.ravel().tolist() if isinstance(value, np.ndarray) else value
        parts = listed if isinstance(listed, Sequence) else (listed,)
        sizes = tuple(
            evaluate(part, names, what=flag) if isinstance(part, str) else _whole(part, flag) for part in parts
        )
    if not 1 <= len(sizes) <= 3:
        raise UsageError(f"{flag} has too many or too few dimensions", got=str(value), allowed="x, or x,y, or x,y,z")
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def _whole(value: object, flag: str) -> int:
    """``value`` as an int if it is one, of Python's or NumPy's."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise UsageError(
            f"{flag} is not an integer", got=repr(value), allowed="integers, or expressions as text"
        ) from None
