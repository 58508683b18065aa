"""Binding a kernel to a problem."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

import numpy.typing as npt

from rooftile.bind import infer
from rooftile.bind.activations import activated
from rooftile.bind.arguments import (
    Assigned,
    assign_roles,
    dtype_in,
    matrix_of,
    named_elements,
    pitches_of,
    stored_columns,
)
from rooftile.bind.beside import Beside
from rooftile.bind.cover import Covering, covering
from rooftile.bind.data import dtype_of, make_buffers, reference, require_memory
from rooftile.bind.headers import header_of
from rooftile.bind.launching import Dim, Told, launch_of, whole
from rooftile.bind.names import role_named
from rooftile.bind.roles import EXAMPLE, by_convention
from rooftile.bind.scalars import unit_strides
from rooftile.bind.tensors import TensorElement
from rooftile.bind.usage import Usage, Use
from rooftile.bind.usage import read as usage_of
from rooftile.core.call import Argument, BufferArgument, Call, ScalarArgument
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate, split
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Dim3, Gemm
from rooftile.core.source import Parameter, Signature
from rooftile.kernels.catalog import Manifest, numbers

_BETA: Final = 0.5
"""Beta of a kernel that reads C, where nobody gave one: exact in every type, and neither alpha nor 1 nor 0."""

_ANOTHER_BETA: Final = "beta=NUMBER in --args gives another"


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
    activation: str = "",
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
    activation : str
        What the kernel does to the product before it stores it, one of ``bind.activations``.

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
    told = Told(block, grid, args, dynamic_shared)
    if manifest is not None:
        told.take(manifest.block, manifest.grid, manifest.arguments(macros), manifest.shared)
    told.take(block=workgroup)
    names = {**(integers(macros) if manifest is None else numbers(macros)), "M": gemm.m, "N": gemm.n, "K": gemm.k}
    comment = infer.comment_of(sites)
    if comment is not None:
        names = {**infer.constants(comment), **names}
        told.take_comment(comment)
    launches = [site for site in sites if not site.comment]

    scalars = [parameter.name for parameter in signature.parameters if parameter.kind == "scalar"]
    ones = unit_strides(signature)
    if uses is not None and ones:
        all_uses = uses
        uses = cache(lambda: tuple(use.without(ones) for use in all_uses()))
    called_c = [p.name for p in signature.parameters if p.kind == "pointer" and role_named(p.name) == "C"]
    usage = cache(lambda: usage_of(uses(), scalars, *called_c[:1]) if uses is not None else None)
    named = named_elements(signature, told.args) if told.args is not None else {}
    if named is None:
        elements = split(told.args or "")
    else:
        told.args = None
        meaning = by_convention(signature, gemm, usage, launches[0] if launches else None, named, read)
        elements = _in_lanes(meaning.elements, signature.parameters, lanes or {})
        told.notes += meaning.notes
    takes_beta = "beta" in elements or (told.args is None and any(each.startswith("beta=") for each in elements))
    unsaid = takes_beta and gemm.beta == 0.0 and uses is not None and _reads_c(signature, elements, uses())
    zero_c = unsaid and (a is not None or b is not None or "beta" not in elements)
    beta_inferred = unsaid and not zero_c
    gemm = replace(gemm, beta=_BETA) if beta_inferred else gemm
    gemm, assigned = assign_roles(signature, gemm, elements, names, args=told.args)
    if zero_c and gemm.beta == 0.0:
        told.notes.append(f"beta is 0 and C zero: {signature.name} reads C; beta=NUMBER in --args gives another")
    elif gemm.beta == _BETA and "beta" in elements:
        told.notes.append(
            f"beta is {_BETA} and C random: {signature.name} reads C; beta=NUMBER in --args gives another"
        )

    if launches and told.missing:
        told.take_host(
            infer.launch(signature, gemm, launches, elements, usage, integers(macros), told.missing), launches[0]
        )
    covered, block_inferred = None, False
    if uses is not None and not launches and (told.block is None or told.grid is None):
        covered = _covering(signature, elements, uses(), usage(), gemm, workgroup)
        block_inferred = covered is not None and told.block is None
        if covered is not None:
            told.take_covering(covered, workgroup)
    launch = launch_of(signature, names, told, takes_shared=takes_shared and not sites, workgroup=workgroup)

    roles = {parameter.name: role for parameter, value in assigned if (role := matrix_of(value)) is not None}
    dtypes = {roles[p.name][0]: dtype_in(p, value) for p, value in assigned if p.name in roles}
    pitches = pitches_of(assigned, elements, gemm, usage)
    if not repeat:
        require_memory(gemm, dtypes, pitches)
    used = usage() if gemm.beta == 0.0 else None
    added_to = used is not None and used.accumulates
    if added_to:
        zero_c = True
        told.notes.append(f"C is zero before the launch: {signature.name} only adds to it")
    matrices = make_buffers(
        gemm,
        dtypes,
        seed=seed,
        given={"A": a, "B": b, "C": c},
        zero_c=zero_c,
        repeat=repeat,
        transposed={role[0] for role in roles.values() if role.endswith(".T")},
        pitches=pitches,
    )
    undefined = gemm.beta == 0.0 and not zero_c
    arguments = _arguments(
        assigned,
        matrices,
        gemm,
        headers or {},
        pitches,
        in_place=repeat,
        undefined=undefined,
        added_to=added_to,
        seed=seed,
        notes=told.notes,
    )
    symbols = infer.symbols(launches, gemm)
    if symbols:
        values = ", ".join(f"{name} = {', '.join(map(str, members))}" for name, members in symbols)
        told.notes.append(f"constant memory: {values}, as the host's cudaMemcpyToSymbol sets it for this problem")
    call = Call(
        gemm,
        launch,
        tuple(arguments),
        notes=tuple(told.notes),
        launch_inferred=covered is not None,
        block_inferred=block_inferred,
        beta_inferred=beta_inferred,
        symbols=symbols,
        places=told.places,
        activation=activation,
    )
    return with_reference(call) if check else call


def _in_lanes(elements: Sequence[str], parameters: Sequence[Parameter], lanes: Mapping[str, int]) -> tuple[str, ...]:
    """``elements`` with the lengths of arrays in what these are counted in."""
    found = []
    for element, parameter in zip(elements, parameters, strict=True):
        array = parameter.name.removesuffix(".length")
        count = lanes.get(array, 1) if array != parameter.name else 1
        found.append(element if count == 1 else f"({element})/{count}")
    return tuple(found)


def _arguments(
    assigned: Sequence[Assigned],
    matrices: Mapping[str, npt.NDArray[Any]],
    gemm: Gemm,
    headers: Mapping[str, tuple[int, Sequence[Parameter]]],
    pitched: Collection[str],
    *,
    in_place: bool,
    undefined: bool,
    added_to: bool,
    seed: int,
    notes: list[str],
) -> list[Argument]:
    """Numbers as they are, and for the others their matrix, or the tensor map of it, with what lies in front."""
    arguments: list[Argument] = []
    for parameter, value in assigned:
        if isinstance(value, int | float):
            dtype = "uint8" if parameter.dtype == "opaque" else parameter.dtype
            arguments.append(ScalarArgument(parameter.name, dtype, value))
            continue
        if isinstance(value, Beside):
            arguments.append(value.argument(parameter, len(arguments), seed))
            continue
        role = str(matrix_of(value))
        matrix, columns = matrices[role[0]], stored_columns(gemm, role)
        header = b""
        if parameter.name in headers:
            size, fields = headers[parameter.name]
            header, meanings = header_of(fields, size, role[0], gemm)
            notes += meanings
        argument = BufferArgument(
            parameter.name,
            role[0],
            matrix,
            role == "C",
            in_place=in_place,
            transposed=role.endswith(".T"),
            columns=columns if role[0] in pitched else None,
            undefined=undefined and role == "C",
            added_to=added_to and role == "C",
            tensor=value.layout(matrix.shape, matrix.itemsize, columns) if isinstance(value, TensorElement) else None,
            header=header,
        )
        arguments.append(argument)
    return arguments


def _check(args: object, seed: object) -> None:
    """Refuse what the command line cannot give, but a caller can."""
    if args is not None and not isinstance(args, str):
        raise UsageError("args is one text", got=repr(args), allowed=f"for example {EXAMPLE.split()[1]!r}")
    if whole(seed, "seed") < 0:
        raise UsageError("the seed is negative", got=str(seed), allowed="0, 1, 2, ...")


def _reads_c(signature: Signature, elements: Sequence[str], uses: Iterable[Use]) -> bool:
    old_c = ("C", "beta*add(M*N)")
    names = {p.name for p, element in zip(signature.parameters, elements, strict=False) if element in old_c}
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
    buffers = [argument for argument in call.arguments if isinstance(argument, BufferArgument)]
    matrices = {buffer.role: buffer.matrix for buffer in buffers}
    beside = [(buffer.effect, buffer.matrix) for buffer in buffers if buffer.effect]
    expected, magnitude = reference(call.gemm, matrices, beside)
    return replace(call, expected=activated(call.activation, expected), magnitude=magnitude)


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
