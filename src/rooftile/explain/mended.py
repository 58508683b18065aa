"""Kernels that do not compile, or never end, judged on as a copy in which what is certain has been put right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rooftile.compile import compile_kernel
from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.endless import endless_loops
from rooftile.core.edit import Edit, apply
from rooftile.core.errors import CompileError, InDoubtError, UnknownNameError
from rooftile.core.finding import Finding, Severity
from rooftile.core.source import Compiled, Location, Source
from rooftile.explain.target import Target


def compiled_or_mended(
    target: Target, arch: str, defines: Mapping[str, str], include_dirs: Sequence[Path]
) -> tuple[Compiled, Target, tuple[Finding, ...]]:
    """Compile a kernel, or a copy that differs where it does not compile or end, with a finding for each difference.

    The record shows the user's own text. The target that is returned has the text that was compiled.

    Raises
    ------
    CompileError, UnknownNameError
        If it does not compile, and it is not certain why.
    """

    def compiled(source: Source) -> Compiled:
        return compile_kernel(source, target.name, arch=arch, defines=defines, include_dirs=include_dirs)

    try:
        made = compiled(target.source)
        endless = endless_loops(_listing(target.source, made, defines))
        if not endless:
            return made, target, ()
        text = apply(target.source.text, [change for edit in endless for change in edit.changes])
        mended = replace(target.source, text=text)
        ended = replace(compiled(mended), source=target.source)
        return (
            ended,
            replace(target, source=mended),
            tuple(_findings(endless, target, "the kernel never ends as it is")),
        )
    except (CompileError, UnknownNameError) as error:
        from rooftile.compile.mending import mend  # only for what does not compile

        found = mend(target.source, error, compiled, defines) if target.source.language == "cuda" else None
        if found is None:
            if isinstance(error, UnknownNameError) and target.source.language == "cuda" and not target.name:
                _refuse_launch_alone(target.source, defines)
            raise
    corrected, made = found
    findings = tuple(_findings(corrected.edits, target, "the file does not compile as it is"))
    return replace(made, source=target.source), replace(target, source=corrected.source), findings


def _listing(source: Source, made: Compiled, defines: Mapping[str, str]) -> Listing:
    return Listing(source.text, made.signature.short_name, {}, {}, defines, source.language)


def _findings(edits: Iterable[Edit], target: Target, matter: str) -> Iterator[Finding]:
    """What is put right in a copy of ``target``, because of what is the ``matter`` with it."""
    for edit in edits:
        place = Location(target.source.name, edit.line)
        why = f"{matter}; what follows holds for a copy with this put right"
        yield Finding(edit.kind, "error", edit.message, place, why=why, advice=edit.advice)


def _refuse_launch_alone(source: Source, defines: Mapping[str, str]) -> None:
    """Raise an error that tells what is wrong with a launch, if that is all that ``source`` has."""
    from rooftile.compile.host.alone import launches_alone

    kernel, edits = launches_alone(source, defines)
    if not kernel:
        return
    doubt = InDoubtError(
        f"{source.name} launches {kernel}, but has no kernel: only the launch is looked at",
        got=f"{kernel}<<<...>>>, and no __global__ function",
        allowed="a file with the kernel, or one that includes it",
        next_step="put the kernel and its launch into one file",
    )
    severities: dict[str, Severity] = {"unchecked-launch": "note", "wrong-comment": "note", "fixed-grid": "warning"}
    severities |= {"floored-grid": "warning", "nan-blind-check": "note", "equal-inputs": "note"}
    doubt.found = tuple(
        Finding(e.kind, severities.get(e.kind, "error"), e.message, Location(source.name, e.line), advice=e.advice)
        for e in edits
    )
    raise doubt
