"""The beginning of every run: compile a kernel and find out how it is called."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, Final

import numpy.typing as npt

from rooftile import bind, ptx
from rooftile.bind.launching import Dim
from rooftile.bind.names import size_named
from rooftile.core.address import AddressForm, Quantity
from rooftile.core.errors import InDoubtError, UsageError
from rooftile.core.finding import Finding
from rooftile.core.problem import Gemm
from rooftile.core.source import Compiled, OtherKernel, Parameter, Signature, Source
from rooftile.core.webgpu import WgslEntry
from rooftile.explain.launching.answers import Answer, Question, answer, told_by_looking
from rooftile.explain.launching.elements import (
    refuse_complex,
    refuse_indirect,
    refuse_packed_nibbles,
    with_packed_bytes,
    with_pointers_by_use,
    with_raw_bfloats,
    with_types_by_use,
)
from rooftile.explain.launching.file_arrays import with_file_arrays
from rooftile.explain.mended import compiled_or_mended
from rooftile.explain.target import KernelLike, Target, resolve
from rooftile.ptx.program import Kernel

_OVERRIDE: Final = re.compile(r"\boverride\s+(\w+)\s*(?::[^=;]*)?;")
"""An override without a value."""

Progress = Callable[[str], None]
"""Told what is being done, at the start of every step."""


@dataclass
class Steps:
    """Where the time goes: seconds by step, each announced as it starts."""

    progress: Progress | None = None
    seconds: dict[str, float] = field(default_factory=dict)
    started: float = field(default_factory=time.perf_counter)

    @contextmanager
    def __call__(self, name: str, doing: str) -> Iterator[None]:
        """Time a step called ``name``; ``doing`` is what a person is told meanwhile."""
        if self.progress is not None:
            self.progress(doing)
        start = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[name] = self.seconds.get(name, 0.0) + time.perf_counter() - start

    def finish(self) -> dict[str, float]:
        """Seconds by step, and ``total``."""
        return {**self.seconds, "total": time.perf_counter() - self.started}


@dataclass(frozen=True, slots=True)
class Options:
    """How to launch and run a kernel; the fields are the keyword arguments of :func:`explain`."""

    block: str | Dim | None = None
    grid: str | Dim | None = None
    args: str | None = None
    defines: Mapping[str, int | str] | None = None
    include_dirs: Sequence[str | PathLike[str]] = ()
    dynamic_shared: int | str | None = None
    threads: int | None = None
    timeout: float | None = 60.0
    seed: int = 0
    budget: float | None = 4.0

    def with_sizes(self, source: Source) -> Options:
        """These, with the problem's sizes for overrides of a WGSL file that are called so and have no value there."""
        if source.language != "wgsl":
            return self
        named = {name: size_named(name) for name in _OVERRIDE.findall(source.text)}
        sizes: dict[str, int | str] = {name: size for name, size in named.items() if size is not None}
        return replace(self, defines={**sizes, **(self.defines or {})}) if sizes else self


@dataclass(frozen=True, slots=True)
class Prepared:
    """One kernel compiled, and how to bind it to a problem; ``program`` is read where binding needs it.

    ``answer`` is what had to be found by trying.
    """

    target: Target
    compiled: Compiled
    program: ptx.Kernel | None
    bound: bind.Binding
    mended: tuple[Finding, ...]
    answer: Answer | None = None


def prepare(
    kernel: KernelLike | Target,
    gemm: Gemm,
    options: Options,
    steps: Steps,
    *,
    arch: str,
    a: npt.NDArray[Any] | None = None,
    b: npt.NDArray[Any] | None = None,
) -> Prepared:
    """Compile ``kernel`` for ``arch`` and find out how it is called."""
    target = resolve(kernel)
    if target.manifest is not None and not target.manifest.runs_on(arch):
        raise UsageError(
            f"{target.manifest.name} is made of instructions that this GPU has not",
            got=arch,
            allowed=target.manifest.only or f"{target.manifest.oldest} and later",
            next_step="choose such a GPU by --gpu; rooftile gpus lists them",
        )
    defines = bind.resolve_defines(options.defines or {}, gemm, target.manifest)
    with steps("compile", f"compiling {target.name or target.source.name}"):
        compiled, target, mended = compiled_or_mended(
            target,
            arch,
            {name: str(value) for name, value in defines.items()},
            [Path(folder) for folder in options.include_dirs],
        )
    # A kernel's own addresses tell what is not said of its launch and matrices; for the ladder they can wait.
    program = None
    if target.manifest is None:
        with steps("ptx", "reading its PTX"):
            program = ptx.load(compiled)
        refuse_complex(target.source, compiled.signature, program)
        refuse_packed_nibbles(target.source, compiled.signature)
        compiled = replace(compiled, signature=with_pointers_by_use(compiled.signature, program))
        refuse_indirect(compiled.signature, program)
        compiled = with_file_arrays(compiled, program)
        signature = with_raw_bfloats(target.source, compiled.signature)
        signature = with_types_by_use(with_packed_bytes(signature, program), program)
        compiled = replace(compiled, signature=signature)
    callee = bind.Callee(
        compiled.signature,
        manifest=target.manifest,
        sites=compiled.launches,
        accesses=None if program is None else partial(_uses, program, compiled.wgsl, compiled.signature),
        read=None if program is None else partial(ptx.parameters_read, program),
        takes_shared=program is not None and _takes_shared(program),
        workgroup=None if compiled.wgsl is None else compiled.wgsl.workgroup_size,
        headers=headers(compiled),
        lanes=_lanes(compiled),
        others=() if program is None else [_other(each, program) for each in compiled.others],
    )
    asked = bind.Asked(
        options.block,
        options.grid,
        options.args,
        options.defines if target.manifest is not None else {**_overrides(compiled), **(options.defines or {})},
        options.dynamic_shared,
    )
    bound = bind.Binding(callee, asked, bind.Inputs(a, b, seed=options.seed))
    return Prepared(target, compiled, program, bound, tuple(mended))


def answered(ready: Prepared, doubt: InDoubtError, gemm: Gemm, options: Options) -> Prepared:
    """``ready`` with what nobody gave of its launch and arguments found by trying, or assumed.

    Raises
    ------
    InDoubtError
        If nothing can be assumed: ``doubt``, with what can be found without running the kernel.
    """
    target, compiled, program = ready.target, ready.compiled, ready.program
    if program is None:
        raise doubt
    defines = bind.resolve_defines(options.defines or {}, gemm, target.manifest)
    macros = {name: str(value) for name, value in defines.items()}
    uses = _uses(program, compiled.wgsl, compiled.signature)
    question = Question(target.source, compiled.signature, program, uses, ready.bound, macros, doubt)
    found = answer(question, gemm)
    if found is None:
        doubt.found = (*ready.mended, *told_by_looking(question))
        raise doubt
    return replace(ready, bound=ready.bound.asking(**found.given), answer=found)


def _other(other: OtherKernel, program: Kernel) -> bind.Callee:
    """A kernel that is launched beside the one to be explained."""
    own = program.others[other.signature.entry]
    return bind.Callee(
        other.signature,
        sites=(other.site,),
        accesses=partial(_uses, own, None, other.signature),
        read=partial(ptx.parameters_read, own),
        takes_shared=_takes_shared(own),
    )


def _overrides(compiled: Compiled) -> dict[str, int]:
    """The override constants of a WGSL kernel that are integers: a launch may be told by them."""
    constants = compiled.wgsl.overrides if compiled.wgsl is not None else ()
    return {o.name: o.value for o in constants if isinstance(o.value, int) and not isinstance(o.value, bool)}


def headers(compiled: Compiled) -> dict[str, tuple[int, tuple[Parameter, ...]]]:
    """What lies in the buffers of a WGSL kernel in front of their matrices, by the buffers' names."""
    resources = compiled.wgsl.resources if compiled.wgsl is not None else ()
    return {r.name: (r.size, r.header) for r in resources if r.stride is not None and r.size}


def _lanes(compiled: Compiled) -> dict[str, int]:
    """How many numbers an element of each buffer of a WGSL kernel is: 4 of ``array<vec4f>``."""
    resources = compiled.wgsl.resources if compiled.wgsl is not None else ()
    bits = {p.name: int(re.sub(r"\D", "", p.dtype) or 0) for p in compiled.signature.parameters}
    return {r.name: 8 * r.stride // bits[r.name] for r in resources if r.stride and bits.get(r.name)}


def _uses(program: Kernel, entry: WgslEntry | None, signature: Signature) -> tuple[bind.Use, ...]:
    """Its accesses to global memory, as far as their addresses could be followed.

    Of a workgroup, whose size is known, axes of one invocation say nothing; nor do tables of pointers of matrices.
    """
    tables = {name for parameter in signature.parameters if parameter.to for name in (parameter.name, parameter.table)}
    sides = zip("xyz", (0, 0, 0) if entry is None else entry.workgroup_size, strict=True)
    zeros = {Quantity("special", f"tid.{axis}") for axis, side in sides if side == 1}

    def known(form: AddressForm) -> AddressForm:
        return replace(form, offset=tuple(term for term in form.offset if zeros.isdisjoint(term.factors)))

    accesses = (instruction.access for instruction in program.accesses)
    return tuple(
        bind.Use(access.array, access.operation, access.lane_bytes, known(access.form))
        for access in accesses
        if access is not None and access.array is not None and access.form is not None
        if access.space in ("global", "generic", "const") and access.array not in tables
    )


def _takes_shared(program: Kernel) -> bool:
    """Whether it declares shared memory whose size the launch gives."""
    return any(variable.space == "shared" and variable.size == 0 for variable in program.variables.values())
