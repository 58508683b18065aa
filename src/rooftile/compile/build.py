"""The compile itself, when nothing was cached: NVRTC, then reading what it made."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rooftile.compile import elf, files, log, nvrtc, ptxfile, sass, selection, signature, subscripts, syntax, toolchain
from rooftile.compile.host_headers import HOST_HEADERS
from rooftile.core.errors import CompileError, RooftileError
from rooftile.core.source import Compiled, Diagnostic, Resources, Signature, Source

_FOLDER: Final = "/rooftile/"
"""A folder that does not exist: before a relative name NVRTC puts the working directory, which results would show."""

_CORE_LIBRARIES = re.compile(r'cannot open source file "(?:nv|cuda|cub|thrust)/')
_MISSING_HEADER = re.compile(r'cannot open source file "([^"]+)"')
_DEFINES: Final = "rooftile_defines.h"


def build(
    source: Source,
    name: str | None,
    arch: str,
    std: str | None,
    macros: Mapping[str, str],
    included: files.Includes,
    folders: Sequence[Path],
) -> Compiled:
    """Compile kernel ``name`` of ``source``; see :func:`rooftile.compile.compile_kernel`.

    ``folders`` are the user's, in search order: the source's own, then those of ``-I``.
    """
    nvrtc.check_arch(arch)
    root = syntax.parse(source.text)
    declared = [signature.read_file(root, source.name, main=True)]
    declared += [signature.read_file(syntax.parse(file.text), file.name, main=False) for file in included.files]
    choice = selection.choose(name, declared, source.name)
    if choice is None and not any("__global__" in text for _, text in files.texts(source, included)):
        raise selection.not_found("", [], source.name)
    names = [choice.expression] if choice is not None else []
    program = _compile(source, arch, std, macros, names, folders)
    texts = {source.name: source, **{file.name: Source(file.name, file.text) for file in included.files}}
    found = _diagnostics(program.log, folders, texts)
    if not program.ok:
        reasons = log.name_errors(program.log)
        if choice is not None and reasons:
            without_name = _compile(source, arch, std, macros, [], folders)
            raise _no_such_kernel(choice, reasons[0], declared, without_name, source)
        raise _failure(source, found, program.log)
    if choice is None:
        choice, entry = _only_entry(program.ptx, source.name)
    else:
        entry = program.lowered[0]
    aliases = {key: value for each in reversed(declared) for key, value in each.aliases.items()} | dict(macros)
    if choice.declaration is not None:
        described = signature.resolve(
            choice.declaration, entry, program.ptx, aliases=aliases, arguments=choice.arguments
        )
        described = replace(described, name=choice.expression.removesuffix("<>"))
    else:
        described = signature.fallback(choice.expression, entry, program.ptx)
    return Compiled(
        source,
        described,
        _without_paths(program.ptx, folders),
        subscripts.subscripts(root),
        _resources(program, arch, described),
        sass.disassemble(program.cubin, entry),
        nvrtc.version(),
        _neutral_paths(program.cubin, folders),
        tuple(diagnostic for diagnostic in found if log.worth_showing(diagnostic)),
    )


def _compile(
    source: Source,
    arch: str,
    std: str | None,
    macros: Mapping[str, str],
    names: Sequence[str],
    folders: Sequence[Path],
) -> nvrtc.Program:
    system = toolchain.header_dirs()
    headers = {**HOST_HEADERS, _DEFINES: _defines(source, macros, system)}

    def once(system: Sequence[Path]) -> nvrtc.Program:
        options = [f"-arch={arch}", "-lineinfo", "--ptxas-options=-v", f"-include={_DEFINES}"]
        options += [f"-std={std}"] if std else []
        options += [f"-I{folder.absolute()}" for folder in (*folders, *system)]
        return nvrtc.compile_program(source.text, _FOLDER + source.name, options, names=names, headers=headers)

    program = once(system)
    if not program.ok and _CORE_LIBRARIES.search(program.log):
        program = once([*system, *nvrtc.bundled_headers()])
    return program


def _defines(source: Source, macros: Mapping[str, str], system: Sequence[Path]) -> str:
    """A header with the user's macros, read before the source.

    With ``-D`` a macro like ``T`` would break the compiler's own headers, where it is a template parameter; so those
    that the source includes are read first.
    """
    includes = re.findall(r"^[ \t]*#[ \t]*include[ \t]*<([^>\n]+)>", source.text, re.MULTILINE)
    own = [name for name in includes if name in HOST_HEADERS or any((folder / name).is_file() for folder in system)]
    lines = [f"#include <{name}>" for name in own] if macros else []
    return "\n".join([*lines, *(f"#define {name} {value}" for name, value in macros.items()), ""])


def _diagnostics(text: str, folders: Sequence[Path], texts: Mapping[str, Source]) -> tuple[Diagnostic, ...]:
    def show(path: str) -> str:
        return files.shown_name(path.removeprefix(_FOLDER), [*folders, *toolchain.header_dirs()])

    def line(path: str, number: int) -> str:
        shown = show(path)
        return texts[shown].line(number) if shown in texts else ""

    return log.diagnostics(text, show, line)


def _failure(source: Source, found: Sequence[Diagnostic], text: str) -> CompileError:
    errors = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    missing = _MISSING_HEADER.search(text)
    host = re.search(r"<<\s*<|\bmain\s*\(|\bcuda(?:Malloc|Memcpy|Free|DeviceSynchronize)\b", source.text)
    if missing is not None:
        step = f"give the folder of {missing[1]} with -I, or leave the #include out if the kernel does not need it"
    else:
        step = "correct the lines below"
    if host is not None:
        step += "; host code (main, <<< >>>, cudaMalloc) can stay between #ifndef __CUDACC_RTC__ and #endif"
    count = f"{len(errors)} error" + ("s" if len(errors) != 1 else "")
    shown = [diagnostic for diagnostic in found if diagnostic.severity != "warning"]
    return CompileError(f"{source.name} does not compile: {count}", diagnostics=shown, next_step=step)


def _no_such_kernel(
    choice: selection.Choice,
    reason: str,
    declared: Sequence[signature.FileSyntax],
    without_name: nvrtc.Program,
    source: Source,
) -> RooftileError:
    """Why the compiler did not know the name: no such kernel, or an instance that cannot be."""
    if choice.declaration is not None:
        return CompileError(
            f"{source.name} has no instance {choice.expression}",
            got=reason,
            allowed="arguments that fit " + _template_text(choice.declaration),
            next_step="correct the template arguments, or give the kernel a name of its own",
        )
    seen = [kernel.name for each in declared for kernel in each.kernels]
    made = [ptxfile.plain_name(entry) for entry in ptxfile.entries(without_name.ptx)]
    return selection.not_found(choice.expression, list(dict.fromkeys([*seen, *made])), source.name)


def _template_text(kernel: signature.KernelDeclaration) -> str:
    listed = ", ".join(("typename " if p.is_type else "") + p.name for p in kernel.template or ())
    return f"{kernel.name}<{listed}>" if kernel.template else kernel.name


def _only_entry(ptx: str, file: str) -> tuple[selection.Choice, str]:
    """The kernel of a file in which the parser saw none: a macro makes it."""
    entries = list(ptxfile.entries(ptx))
    if len(entries) != 1:
        raise selection.not_found("", [ptxfile.plain_name(entry) for entry in entries], file)
    return selection.Choice(ptxfile.plain_name(entries[0]), None), entries[0]


def _resources(program: nvrtc.Program, arch: str, described: Signature) -> Resources:
    footprint = elf.footprint(program.cubin, described.entry)
    spilled = log.spills(program.log, described.entry)
    return Resources(
        arch,
        footprint.registers,
        footprint.static_shared_bytes,
        footprint.stack_bytes,
        spilled.store_bytes,
        spilled.load_bytes,
    )


def _without_paths(ptx: str, folders: Sequence[Path]) -> str:
    known = [*folders, *toolchain.header_dirs()]

    def shown(match: re.Match[str]) -> str:
        return f'{match[1]}"{files.shown_name(match[2].removeprefix(_FOLDER), known)}"'

    return re.sub(r'^(\s*\.file\s+\d+\s+)"([^"]*)"', shown, ptx, flags=re.MULTILINE)


def _neutral_paths(cubin: bytes, folders: Sequence[Path]) -> bytes:
    """``cubin`` with the folders of headers in its debug lines overwritten by ``.////`` of the same length."""
    for folder in sorted((*folders, *toolchain.header_dirs()), key=lambda path: -len(str(path.absolute()))):
        path = str(folder.absolute()).encode("utf-8", "surrogateescape")
        if len(path) > 1:
            cubin = cubin.replace(path + b"/", b".".ljust(len(path) + 1, b"/")).replace(
                path + b"\0", b".".ljust(len(path), b"/") + b"\0"
            )
    return cubin
