"""The compile itself, when nothing was cached: NVRTC, then reading what it made."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, islice
from pathlib import Path, PurePath
from typing import Final

from rooftile.compile import (
    arrays,
    elf,
    files,
    hostcode,
    launches,
    limits,
    log,
    nvrtc,
    ptxfile,
    sass,
    selection,
    signature,
    subscripts,
    syntax,
    toolchain,
)
from rooftile.compile.host_headers import EMPTY, HOST_HEADERS, PRELUDE, host_stubs, unused_libraries
from rooftile.compile.preprocess import splits_brackets
from rooftile.core.errors import CompileError, RooftileError
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Compiled, Diagnostic, Resources, Signature, Source, with_files_shown

FOLDER: Final = "/rooftile/"
"""A folder that does not exist: before a relative name NVRTC puts the working directory, which results would show."""

_CONCEPTS = re.compile(r"\b(?:concept|requires|consteval|constinit)\b|<=>")
"""Words that only C++20 has; the compiler's own default is older."""

_CORE_LIBRARIES = re.compile(r'cannot open source file "(?:nv|cuda|cub|thrust)/')
_MISSING_HEADER = re.compile(r'cannot open source file "([^"]+)"')
_PARSED_CHARACTERS: Final = 500_000
"""Of the user's headers; with -I pointing at a library there may be many megabytes."""

_LIKE_NVCC: Final = ("--device-int128",) if sys.platform == "linux" else ()
"""What nvcc allows by itself, where the host's compiler does."""

_ROUNDS: Final = 3
"""How often what the compiler refuses is set aside and the rest tried again."""

_UNOPTIMISED: Final = "Error: unsupported operation"
"""What the compiler says of some intrinsics where it is to optimise little."""

_DEFINES: Final = "rooftile_defines.h"
_DEVICE_HEADERS: Final = ("cuda_fp", "cuda_bf", "mma.h", "cooperative_groups", "cuda_pipeline", "cuda/", "cub/", "nv/")


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be compiled and how.

    ``folders`` are the user's, in search order: the source's own, then those of ``-I``. ``check`` asks for PTX that is
    hardly optimised and for no machine code.
    """

    source: Source
    name: str | None
    arch: str
    std: str | None
    macros: Mapping[str, str]
    included: files.Includes
    folders: Sequence[Path]
    check: bool = False

    def texts(self) -> dict[str, Source]:
        """The source and the user's files it includes, by the name they are shown under."""
        return {name: Source(name, text) for name, text in files.texts(self.source, self.included)}


@dataclass
class Unit:
    """What the compiler is given for a request.

    ``texts`` are the source and, if ``virtual``, the user's headers, which otherwise are read from their folders;
    ``readable`` are the same as the parser gets them. ``headers`` are more headers by name. ``aside`` are the names of
    the functions that were set aside as host code.
    """

    texts: Mapping[str, str]
    readable: Mapping[str, str]
    headers: dict[str, str]
    virtual: bool = False
    aside: frozenset[str] = frozenset()


def build(request: Request) -> Compiled:
    """Compile a kernel; see :func:`rooftile.compile.compile_kernel`.

    A file that is device code only is compiled as it is. Else, or where that fails, host code is set aside first.
    """
    nvrtc.check_arch(request.arch)
    texts = {name: text.text for name, text in request.texts().items()}
    limits.check_limits(texts)
    sites = launches.find(request.source, request.included, request.macros)
    if hostcode.likely(texts.values()):
        return _build_whole(request, hostcode.WholeFile(request.source, request.included, request.macros), sites)
    readable = texts
    if any(map(splits_brackets, texts.values())):
        readable = hostcode.WholeFile(request.source, request.included, request.macros).readable()
    try:
        headers = {**HOST_HEADERS, **dict(request.source.headers)}
        return _Attempt(request, Unit(texts, readable, headers), sites).compiled()
    except CompileError as error:
        if error.what == nvrtc.ENDLESS:
            raise
        whole = hostcode.WholeFile(request.source, request.included, request.macros)
        if not whole.changed and not _missing(whole.unresolved(), request.folders):
            raise
    return _build_whole(request, whole, sites)


def _build_whole(request: Request, whole: hostcode.WholeFile, sites: Sequence[LaunchSite]) -> Compiled:
    """Compile what is left of a whole program, setting aside in up to three rounds what the compiler refuses."""
    headers = {**HOST_HEADERS, **host_stubs(whole.texts().values())}
    headers |= dict.fromkeys(unused_libraries(whole.unresolved(), whole.texts().values()), EMPTY)
    missing = [name for name in _missing(whole.unresolved(), request.folders) if name not in headers]
    headers |= dict.fromkeys(missing, EMPTY)
    for attempts_left in reversed(range(_ROUNDS + 1)):
        attempt = _Attempt(
            request, Unit(whole.texts(), whole.readable(), headers, virtual=True, aside=whole.names), sites
        )
        while (name := attempt.missing_header()) is not None and name not in headers:
            headers[name] = EMPTY
            missing.append(name)
            attempt = _Attempt(request, attempt.unit, sites)
        if attempt.program.ok or not attempts_left or not whole.drop(attempt.error_places(), attempt.kernel_name):
            break
    return attempt.compiled(missing)


def _missing(names: Sequence[str], folders: Sequence[Path]) -> list[str]:
    """Those headers that no folder has, and that the compiler does not carry."""
    places = [*folders, *toolchain.header_dirs()]
    return [
        name
        for name in names
        if name not in HOST_HEADERS
        and not name.startswith(("cuda/", "nv/", "cub/", "thrust/"))
        and not any((folder / name).is_file() for folder in places)
    ]


class _Attempt:
    """One compilation, and what it made."""

    def __init__(self, request: Request, unit: Unit, sites: Sequence[LaunchSite]) -> None:
        self.request, self.unit, source = request, unit, request.source
        self.texts = request.texts()
        readable = {name: Source(name, text) for name, text in unit.readable.items()}
        trees = {name: syntax.parse(text.text) for name, text in _first(readable, _PARSED_CHARACTERS).items()}
        self.tree = trees[source.name]
        self.declared = [signature.read_file(tree, name, main=name == source.name) for name, tree in trees.items()]
        self.sites = sites
        self.choice = selection.choose(request.name, self.declared, source.name, sites)
        if self.choice is None and not any("__global__" in text.text for text in self.texts.values()):
            raise selection.not_found("", [], source.name)
        self.program, self.folders = _compile(request, unit, [self.choice.expression] if self.choice else [])
        self.show = _shower(source, self.folders)
        self.messages = _diagnostics(self.program.log, self.show, self.texts)

    @property
    def kernel_name(self) -> str:
        """The kernel's name without namespaces and template arguments."""
        return self.choice.expression.partition("<")[0].rpartition("::")[2] if self.choice is not None else ""

    def missing_header(self) -> str | None:
        """The header for want of which the compiler stopped."""
        found = _MISSING_HEADER.search(self.program.log)
        return found[1] if found is not None else None

    def error_places(self) -> list[tuple[str, int]]:
        """Where the compiler found errors."""
        errors = (message for message in self.messages if message.severity == "error")
        return [(place.file, place.line) for message in errors if (place := message.location) is not None]

    def compiled(self, missing: Sequence[str] = ()) -> Compiled:
        """The record of a success; ``missing`` are headers taken as empty."""
        request, program, choice, source = self.request, self.program, self.choice, self.request.source
        if not program.ok:
            reasons = log.name_errors(program.log)
            if choice is not None and reasons:
                raise _no_such_kernel(choice, reasons[0], self)
            raise _failure(source, self.messages, program.log, missing, self.unit.aside)
        if choice is None:
            choice, entry = _only_entry(program.ptx, source.name)
        else:
            entry = program.lowered[0]
            if entry not in ptxfile.entries(program.ptx):
                raise _not_defined(choice, source)
        warnings = [message for message in self.messages if log.worth_showing(message, self.texts)]
        if missing:
            warnings.append(Diagnostic("warning", f"headers not found, taken as empty: {', '.join(missing)}"))
        return Compiled(
            source,
            _signature(choice, entry, program.ptx, self.declared, request.macros),
            with_files_shown(program.ptx, self.show),
            subscripts.subscripts(self.tree),
            None if request.check else resources(program, request.arch, entry),
            () if request.check else sass.disassemble(program.cubin, entry),
            nvrtc.version(),
            None if request.check else neutral_paths(program.cubin, self.folders),
            tuple(warnings),
            launches.of_kernel(self.sites, choice.expression),
            arrays.shared_arrays(self.tree, request.macros),
        )


def _first(texts: Mapping[str, Source], characters: int) -> dict[str, Source]:
    """The source, and of its headers, nearest first, as many as have together so many characters."""
    sizes = accumulate(len(text.text) for text in list(texts.values())[1:])
    return dict(islice(texts.items(), 1 + sum(size <= characters for size in sizes)))


def _signature(
    choice: selection.Choice,
    entry: str,
    ptx: str,
    declared: Sequence[signature.FileSyntax],
    macros: Mapping[str, str],
) -> Signature:
    if choice.declaration is None:
        return signature.fallback(choice.expression, entry, ptx)
    aliases = {name: meaning for file in reversed(declared) for name, meaning in file.aliases.items()} | dict(macros)
    structs = {name: struct for file in reversed(declared) for name, struct in file.structs.items()}
    described = signature.resolve(
        choice.declaration, entry, ptx, aliases=aliases, structs=structs, arguments=choice.arguments
    )
    return replace(described, name=choice.expression.removesuffix("<>"))


def _compile(request: Request, unit: Unit, names: Sequence[str]) -> tuple[nvrtc.Program, tuple[Path, ...]]:
    """The compiler's result, and the folders it searched for headers."""

    def once(folders: Sequence[Path], std: str | None, *, optimised: bool = False) -> nvrtc.Program:
        target = targets(request.arch, check=request.check)
        target = target[:1] if optimised else target
        options = [*target, "-lineinfo", *_LIKE_NVCC, f"-include={_DEFINES}"]
        options += [f"-std={std}"] if std else []
        options += [f"-I{folder.absolute()}" for folder in folders]
        options += ["-default-device"] if unit.virtual else []
        file = FOLDER + plain_name(request.source)
        prelude = PRELUDE + ("#include <algorithm>\n" if unit.virtual else "")
        headers = {**unit.headers, _DEFINES: prelude + _defines(request, folders)}
        if unit.virtual:
            headers |= {hostcode.FOLDER + name: text for name, text in unit.texts.items()}
        return nvrtc.compile_program(unit.texts[request.source.name], file, options, names=names, headers=headers)

    folders = (*request.folders, *toolchain.header_dirs())
    std = request.std
    program = once(folders, std)
    if not program.ok and std is None and any(_CONCEPTS.search(text) for text in unit.texts.values()):
        std = "c++20"  # what the user's own build says to the compiler is not in the file
        program = once(folders, std)
    if not program.ok and _CORE_LIBRARIES.search(program.log):
        folders += nvrtc.bundled_headers()
        program = once(folders, std)
    if not program.ok and request.check and _UNOPTIMISED in program.log:  # __dp4a and its like
        program = once(folders, std, optimised=True)
    return program, folders


def targets(arch: str, *, check: bool) -> tuple[str, ...]:
    """What to compile for. Without machine code the assembler, which takes most of the time, does not run."""
    if check:
        return (f"-arch={arch.replace('sm_', 'compute_')}", "-Ofc=mid")
    return (f"-arch={arch}", "--ptxas-options=-v")


def _defines(request: Request, folders: Sequence[Path]) -> str:
    """A header with the user's macros, read before the source.

    A macro like ``T`` would break CUDA's own headers, where it is a template parameter; so those that the user's files
    include are read before it.
    """
    lines = []
    if request.macros:
        angled = re.compile(r"^[ \t]*#[ \t]*include[ \t]*<([^>\n]+)>", re.MULTILINE)
        included = dict.fromkeys(name for text in request.texts().values() for name in angled.findall(text.text))
        own = (name for name in included if name.startswith(_DEVICE_HEADERS))
        lines += [f"#include <{name}>" for name in own if any((folder / name).is_file() for folder in folders)]
    return "\n".join([*lines, *(f"#define {name} {value}" for name, value in request.macros.items()), ""])


def _shower(source: Source, folders: Sequence[Path]) -> Callable[[str], str]:
    """A function that gives the name under which a file that the compiler names is shown."""
    compiled_as = FOLDER + plain_name(source)
    # CUDA's own first: the user's folder may hold the environment that they are installed in.
    ordered = (*toolchain.header_dirs(), *folders)

    def show(path: str) -> str:
        return source.name if path == compiled_as else files.shown_name(path.removeprefix(hostcode.FOLDER), ordered)

    return show


def plain_name(source: Source) -> str:
    """The file's name as the compiler gets it.

    Without folders, and without what would end a string in PTX or be written there in octal.
    """
    return re.sub(r"[^\w.+ -]", "_", PurePath(source.name).name, flags=re.ASCII) or "kernel.cu"


def _diagnostics(text: str, show: Callable[[str], str], texts: Mapping[str, Source]) -> tuple[Diagnostic, ...]:
    def line(path: str, number: int) -> str:
        return texts[show(path)].line(number) if show(path) in texts else ""

    return log.diagnostics(text, show, line)


def _failure(
    source: Source, found: Sequence[Diagnostic], text: str, missing: Sequence[str], aside: Collection[str]
) -> CompileError:
    errors = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    header = _MISSING_HEADER.search(text)
    macro = re.search(r'identifier "([A-Z_][A-Z0-9_]*)" is undefined', text)
    if header is not None:
        step = f"give the folder of {header[1]} with -I, or leave the #include out if the kernel does not need it"
    elif missing:
        step = (
            f"correct the lines below; if they need {', '.join(missing)}, which was not found, give its folder with -I"
        )
    elif host := [name for name in re.findall(r'identifier "(\w+)" is undefined', text) if name in aside]:
        step = f"{host[0]} is a function of the host: a kernel can call it if it is declared __host__ __device__"
    elif macro is not None:
        step = f"correct the lines below; if {macro[1]} is a macro, give its value with -D {macro[1]}=..."
    else:
        step = "correct the lines below"
    if re.search(r"uses too much shared data", text):
        step = (
            "make the tiles smaller, or take the shared memory dynamically (extern __shared__), up to the GPU's limit"
        )
    count = f"{len(errors)} error" + ("s" if len(errors) != 1 else "")
    shown = [diagnostic for diagnostic in found if diagnostic.severity != "warning"]
    return CompileError(f"{source.name} does not compile: {count}", diagnostics=shown, next_step=step)


def _no_such_kernel(choice: selection.Choice, reason: str, attempt: _Attempt) -> RooftileError:
    """Why the compiler did not know the name: no such kernel, or an instance that cannot be."""
    file = attempt.request.source.name
    if choice.declaration is not None and "overloaded function" in reason:
        return CompileError(
            f"{file} has several kernels called {choice.expression}, told apart by their parameters only",
            next_step="give each a name of its own: no host code can tell here which one is meant",
        )
    if choice.declaration is not None:
        return CompileError(
            f"{file} has no instance {choice.expression}",
            got=reason,
            allowed="arguments that fit " + _template_text(choice.declaration),
            next_step="correct the template arguments, or give the kernel a name of its own",
        )
    seen = [kernel.name for each in attempt.declared for kernel in each.kernels]
    ptx = _compile(attempt.request, attempt.unit, [])[0].ptx
    made = [ptxfile.plain_name(entry) for entry in ptxfile.entries(ptx)]
    return selection.not_found(choice.expression, list(dict.fromkeys([*seen, *made])), file)


def _not_defined(choice: selection.Choice, source: Source) -> CompileError:
    """Of a kernel that is declared only, in what the compiler was given."""
    place = choice.declaration.location if choice.declaration is not None else None
    return CompileError(
        f"{choice.expression} is declared in {source.name}, but not defined",
        diagnostics=[Diagnostic("error", "no body follows, or it is taken for a part of what stands before it", place)],
        next_step="look for a bracket or a quote that is not closed before its body, or give the file that defines it",
    )


def _template_text(kernel: signature.KernelDeclaration) -> str:
    listed = ", ".join(("typename " if p.is_type else "") + p.name for p in kernel.template or ())
    return f"{kernel.name}<{listed}>" if kernel.template else kernel.name


def _only_entry(ptx: str, file: str) -> tuple[selection.Choice, str]:
    """The kernel of a file in which the parser saw none: a macro makes it."""
    entries = list(ptxfile.entries(ptx))
    if len(entries) != 1:
        raise selection.not_found("", [ptxfile.plain_name(entry) for entry in entries], file)
    return selection.Choice(ptxfile.plain_name(entries[0]), None), entries[0]


def resources(program: nvrtc.Program, arch: str, entry: str) -> Resources:
    """What the machine code of ``entry`` needs."""
    footprint = elf.footprint(program.cubin, entry)
    spilled = log.spills(program.log, entry)
    return Resources(
        arch,
        footprint.registers,
        footprint.static_shared_bytes,
        footprint.stack_bytes,
        spilled.store_bytes,
        spilled.load_bytes,
    )


def neutral_paths(cubin: bytes, folders: Sequence[Path]) -> bytes:
    """``cubin`` with the folders of headers in its debug lines overwritten by ``.////`` of the same length."""
    for folder in sorted(folders, key=lambda path: -len(str(path.absolute()))):
        path = str(folder.absolute()).encode("utf-8", "surrogateescape")
        if len(path) > 1:
            cubin = cubin.replace(path + b"/", b".".ljust(len(path) + 1, b"/")).replace(
                path + b"\0", b".".ljust(len(path), b"/") + b"\0"
            )
    return cubin
