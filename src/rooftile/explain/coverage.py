"""Which PTX a file's kernels use, and what of it the executor does not know."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Final

from rooftile import machine, ptx, simt
from rooftile.compile import compile_kernel, kernel_names
from rooftile.core.coverage import FormCoverage, KernelCoverage
from rooftile.core.errors import PtxError, RooftileError
from rooftile.core.source import Compiled, place_in
from rooftile.explain.target import KernelLike, Target, resolve

_ARCH: Final = "sm_90"
_FORM: Final = re.compile(r"(?:@!?%?[\w$]+\s+)?([\w.:]+)")


def coverage(
    kernel: KernelLike,
    *,
    gpu: str | PathLike[str] = "h200",
    defines: Mapping[str, int | str] | None = None,
    include_dirs: Sequence[str | PathLike[str]] = (),
) -> tuple[KernelCoverage, ...]:
    """What the kernels of a file use, and what of it cannot be executed here.

    Parameters
    ----------
    kernel : str, path or Source
        As for :func:`rooftile.explain`; of a file that holds several kernels all are looked at.
    gpu : str or path
        What to compile for.
    defines : mapping, optional
        Macros, or the constants of a kernel in Python.
    include_dirs : sequence of path, optional
        Where to look for headers.

    Returns
    -------
    tuple of KernelCoverage
        In the order of the file.

    Raises
    ------
    UsageError, CompileError
        If there is no such file, or none of its kernels compiles.
    """
    target = resolve(kernel)
    macros = {name: str(value) for name, value in (defines or {}).items()}
    if target.manifest is not None:
        macros = {name: str(value) for name, value in target.manifest.configure(defines or {}).items()}
    folders = [Path(folder) for folder in include_dirs]
    names: Sequence[str] = ()
    if target.name is None:
        names = kernel_names(target.source, defines=macros, include_dirs=folders)
    targets = [replace(target, name=name) for name in names] if len(names) > 1 else [target]
    arch = machine.load(gpu).architecture or _ARCH
    found: list[KernelCoverage] = []
    errors: list[RooftileError] = []
    for each in targets:
        try:
            found.append(_of_kernel(each, arch, macros, folders))
        except RooftileError as error:
            errors.append(error)
            found.append(KernelCoverage(each.name or each.source.name, (), error.what))
    if len(errors) == len(found):
        raise errors[0]
    return tuple(found)


def _of_kernel(target: Target, arch: str, macros: Mapping[str, str], folders: Sequence[Path]) -> KernelCoverage:
    compiled = compile_kernel(target.source, target.name, arch=arch, defines=macros, include_dirs=folders)
    try:
        program = ptx.load(compiled)
        missing = simt.missing_instructions(program)
    except PtxError as error:
        return KernelCoverage(compiled.signature.name, (), str(error).partition("\n")[0])
    return KernelCoverage(compiled.signature.name, _forms(program, compiled, missing))


def _forms(program: ptx.Kernel, compiled: Compiled, missing: Mapping[int, PtxError]) -> tuple[FormCoverage, ...]:
    counts: dict[str, int] = {}
    lines: dict[str, set[int]] = {}
    reasons: dict[str, str] = {}
    for instruction in program.instructions:
        match = _FORM.match(instruction.text)
        form = match[1] if match is not None else instruction.opcode
        counts[form] = counts.get(form, 0) + 1
        place = place_in(compiled.source.name, instruction.location)
        if place is not None:
            lines.setdefault(form, set()).add(place.line)
        if instruction.index in missing:
            reasons[form] = missing[instruction.index].what
    return tuple(
        FormCoverage(form, counts[form], tuple(sorted(lines.get(form, ()))), reasons.get(form))
        for form in sorted(counts)
    )
