"""The kernels of a file, before any of them is compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rooftile.core.source import Source


def kernel_names(
    source: Source, *, defines: Mapping[str, str] | None = None, include_dirs: Sequence[Path] = ()
) -> tuple[str, ...]:
    """What to call each kernel of ``source`` that could be meant where none is named.

    One name where :func:`~rooftile.compile.compile_kernel` needs none; of a template that host code launches in several
    ways one for each instance. Empty where no kernel can be seen without compiling: a macro may make it.
    """
    # Imported here: a compilation that is found in the cache needs none of it.
    from rooftile.compile import files, ptxfile, python_kernels, selection
    from rooftile.compile.cpp import signature, syntax
    from rooftile.compile.host import hostcode, launches

    if source.language == "ptx":
        return tuple(ptxfile.entries(source.text))
    if source.language == "python":
        return tuple(python_kernels.python_kernels(source.text))
    macros = dict(defines or {})
    if source.language == "wgsl":
        return _entry_points(source, macros)
    included = files.includes(source, include_dirs)
    texts = dict(files.texts(source, included))
    if hostcode.likely(texts.values()):
        texts = dict(hostcode.WholeFile(source, included, macros).readable())
    declared = [signature.read_file(syntax.parse(text), name, main=name == source.name) for name, text in texts.items()]
    return selection.names(declared, launches.find(source, included, macros))


def _entry_points(source: Source, values: Mapping[str, str]) -> tuple[str, ...]:
    """The compute entry points of a WGSL file; none if it cannot be read, which its compilation will tell."""
    from rooftile.compile.wgsl import placeholders
    from rooftile.compile.wgsl.depth import room
    from rooftile.compile.wgsl.entry import entry_points
    from rooftile.compile.wgsl.parser import parse
    from rooftile.core.errors import CompileError

    try:
        with room():
            module = parse(placeholders.filled(source, values)[0])
    except CompileError:
        return ()
    return tuple(function.name for function in entry_points(module))
