"""Binding a kernel to a problem."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rooftile.bind import infer
from rooftile.bind.arguments import assign_roles, elements_of, storage_of
from rooftile.bind.buffers import arguments_of
from rooftile.bind.callee import Callee
from rooftile.bind.data import Inputs, require_memory
from rooftile.bind.file_arrays import require_room, starts_as_zero
from rooftile.bind.following import following, not_judged
from rooftile.bind.forms import expected_of
from rooftile.bind.launching import Asked, Dim, complete, launch_of, told_at_first, whole
from rooftile.bind.names import SIZES
from rooftile.bind.old_c import BETA, another_first, lacks_beta, note_of_beta, old_c_of, takes_zero
from rooftile.bind.roles import EXAMPLE
from rooftile.bind.rooms import note_of_rooms, parts_of_sums, rooms, rooms_by_addresses, rooms_by_pointers
from rooftile.bind.turns import in_turns
from rooftile.bind.vectors import size_of_one
from rooftile.core.call import BufferArgument, Call, Form
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.problem import Gemm
from rooftile.kernels.catalog import Manifest, numbers

_NOTHING: Final = Asked()
_RANDOM: Final = Inputs()


@dataclass(frozen=True, slots=True, eq=False)
class Binding:
    """A kernel with what was asked of its launch, to be bound to whatever problem."""

    kernel: Callee
    asked: Asked = _NOTHING
    inputs: Inputs = _RANDOM

    def __call__(self, gemm: Gemm) -> Call:
        """The call for ``gemm``, without the expected result; errors as of :func:`bind`."""
        return bind(self.kernel, gemm, self.asked, self.inputs, check=False)

    def asking(
        self, *, block: str | Dim | None = None, grid: str | Dim | None = None, args: str | None = None
    ) -> Binding:
        """The same with what is given in place of what was asked."""
        asked = self.asked
        block, grid = asked.block if block is None else block, asked.grid if grid is None else grid
        return replace(self, asked=replace(asked, block=block, grid=grid, args=asked.args if args is None else args))

    def random(self, *, repeat: bool = False) -> Binding:
        """The same with random matrices, which may ``repeat`` a pattern."""
        return replace(self, inputs=Inputs(seed=self.inputs.seed, repeat=repeat))


def bind(kernel: Callee, gemm: Gemm, asked: Asked = _NOTHING, inputs: Inputs = _RANDOM, *, check: bool = True) -> Call:
    """Bind a kernel's parameters and launch to a problem.

    Parameters
    ----------
    kernel : Callee
        What is known of the kernel.
    gemm : Gemm
        The problem. Where arguments give alpha or beta a number, the call's problem has that number. Where nobody gives
        a kernel that reads C its beta, the call's is 0.5, or with given A and B 0, and C zero.
    asked : Asked
        What the caller says of launch and arguments. The call's ``notes`` tell where else they come from.
    inputs : Inputs
        The matrices.
    check : bool
        Whether to compute the expected result now; :func:`with_reference` does it later.

    Raises
    ------
    UsageError
        If the call cannot be made as asked; the message shows the signature, or the flag that is wrong.
    LaunchError
        If a WGSL kernel's workgroups could not be run. What CUDA refuses of a launch is no error here.
    ExecutionError
        If the matrices do not fit in this machine's memory.
    """
    _check(asked.args, inputs.seed)
    kernel = kernel.launched_for(gemm)
    macros = resolve_defines(asked.defines or {}, gemm, kernel.manifest)
    told = told_at_first(kernel, asked, macros)

    elements, part = elements_of(kernel, gemm, told), ""
    if asked.args is None:
        elements, part = in_turns(kernel, elements)
    gemm = _fixed(kernel, gemm, elements, told.notes)
    names = _names(kernel, gemm, macros)
    without_beta = lacks_beta(kernel, gemm, elements, named=told.args is None)
    zero_c = without_beta and takes_zero(elements, inputs)
    beta_inferred = without_beta and not zero_c
    gemm = replace(gemm, beta=BETA) if beta_inferred else gemm
    gemm, assigned = assign_roles(kernel.signature, gemm, elements, names, args=told.args)
    told.notes += note_of_beta(kernel, gemm, elements, zero=zero_c)

    storage = storage_of(kernel, gemm, assigned, elements)
    told_rooms = rooms(kernel, gemm, assigned, elements, integers(macros))
    require_room(kernel, gemm, assigned, storage)
    complete(told, kernel, gemm, elements, integers(macros))
    launch = launch_of(kernel, names, told)
    known = {**rooms_by_addresses(kernel, gemm, assigned, storage, launch), **told_rooms}
    known |= rooms_by_pointers(assigned, launch)
    storage = replace(storage, counts={role: count for role, count in known.items() if count > 1})
    parts = parts_of_sums(kernel, gemm, assigned, storage, launch)
    if parts > 1:
        storage = replace(storage, counts={**storage.counts, "C": storage.counts.get("C", parts)})
    told.notes += note_of_rooms(storage.counts, parts)
    if not inputs.repeat:
        require_memory(gemm, storage)
    other = another_first(kernel, gemm, elements)
    old_c = old_c_of(kernel, gemm, elements, zero=zero_c or other is not None or starts_as_zero(kernel, assigned))
    if old_c == "zero" and other is not None:
        told.notes.append(f"C is zero before the launch: line {other} passes it to another kernel first")
    if old_c == "added to":
        told.notes.append(f"C is zero before the launch: {kernel.signature.name} only adds to it")
    arguments, notes = arguments_of(kernel, gemm, assigned, storage, inputs, old_c)
    symbols = infer.symbols(kernel.launches, gemm)
    call = Call(
        gemm,
        launch,
        arguments,
        notes=(*told.notes, *notes, *_notes_of(symbols)),
        launch_inferred=told.launch_inferred,
        block_inferred=told.block_inferred,
        beta_inferred=beta_inferred,
        symbols=symbols,
        places=told.places,
        form=Form(unjudged=part) if part else kernel.form,
    )
    if parts > 1:
        call = following(kernel, call, assigned, elements, integers(macros), parts)
    others = not_judged(kernel, assigned, call.then)
    call = replace(call, notes=(*call.notes, *others)) if others else call
    return with_reference(call) if check else call


def _fixed(kernel: Callee, gemm: Gemm, elements: Sequence[str], notes: list[str]) -> Gemm:
    """``gemm`` with the size of 1 that a product with a vector has, which ``notes`` tell, and triangles as squares."""
    if kernel.form.triangle:
        gemm = replace(gemm, k=gemm.m if kernel.form.triangle[-1] == "A" else gemm.n)
    parameters = kernel.signature.parameters
    if kernel.manifest is not None or set(SIZES) <= set(elements):
        return gemm
    one = size_of_one(kernel.usage, {p.name: element for p, element in zip(parameters, elements, strict=False)})
    if one is None or getattr(gemm, one.lower()) == 1:
        return gemm
    notes.append(f"{one} = 1: {kernel.signature.name} multiplies a matrix and a vector")
    return replace(gemm, m=1) if one == "M" else replace(gemm, n=1)


def _check(args: object, seed: object) -> None:
    """Refuse what the command line cannot give, but a caller can."""
    if args is not None and not isinstance(args, str):
        raise UsageError("args is one text", got=repr(args), allowed=f"for example {EXAMPLE.split()[1]!r}")
    if whole(seed, "seed") < 0:
        raise UsageError("the seed is negative", got=str(seed), allowed="0, 1, 2, ...")


def _names(kernel: Callee, gemm: Gemm, macros: Mapping[str, int | str]) -> dict[str, int]:
    """What expressions can be made of: the problem's sizes, macros, and the file's constants for those of a comment."""
    constants = infer.constants(kernel.comment) if kernel.comment is not None else {}
    return {
        **constants,
        **(integers(macros) if kernel.manifest is None else numbers(macros)),
        "M": gemm.m,
        "N": gemm.n,
        "K": gemm.k,
    }


def _notes_of(symbols: tuple[tuple[str, tuple[int, ...]], ...]) -> list[str]:
    values = ", ".join(f"{name} = {', '.join(map(str, members))}" for name, members in symbols)
    told = f"constant memory: {values}, as the host's cudaMemcpyToSymbol sets it for this problem"
    return [told] if symbols else []


def with_reference(call: Call) -> Call:
    """``call`` with the expected result and its magnitude, in float64 from the matrices as the kernel gets them."""
    passed = (*call.arguments, *(call.then.call.arguments if call.then is not None else ()))
    buffers = [argument for argument in passed if isinstance(argument, BufferArgument)]
    matrices = {buffer.role: buffer.matrix for buffer in buffers}
    beside = [(buffer.name, buffer.effect, buffer.matrix) for buffer in buffers if buffer.effect]
    expected, magnitude = expected_of(call.form, call.gemm, matrices, beside)
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
