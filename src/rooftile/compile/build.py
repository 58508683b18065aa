"""The compile itself, when nothing was cached: NVRTC, then reading what it made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import accumulate, islice
from pathlib import Path
from typing import Final

from rooftile.compile import files, limits, ptxfile, refusals, selection
from rooftile.compile.cpp import arrays, signature, subscripts, syntax
from rooftile.compile.cpp.preprocess import splits_brackets
from rooftile.compile.cpp.structs import LIBRARY
from rooftile.compile.host import hostcode, launches
from rooftile.compile.host.accessors import ACCESSOR, TENSOR_ACCESSORS
from rooftile.compile.host.headers import EMPTY, HOST_HEADERS, host_stubs, unused_libraries
from rooftile.compile.invocation import FOLDER, Request, Unit, compile_unit, plain_name
from rooftile.compile.nvidia import elf, log, nvrtc, sass, toolchain
from rooftile.core.errors import CompileError, RooftileError
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import (
    Compiled,
    Diagnostic,
    Location,
    OtherKernel,
    Resources,
    Signature,
    Source,
    with_files_shown,
)

_PARSED_CHARACTERS: Final = 500_000
"""Of the user's headers; with -I pointing at a library there may be many megabytes."""

_HOST_VARIABLE: Final = "is considered a host variable"
"""What the compiler says of a variable outside functions that only host code can have."""

_MOST_OTHERS: Final = 8
_ROUNDS: Final = 3
"""How often what the compiler refuses is set aside and the rest tried again."""


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
        if error.what == limits.ENDLESS:
            raise
        whole = hostcode.WholeFile(request.source, request.included, request.macros)
        of_host = any(_HOST_VARIABLE in diagnostic.message for diagnostic in error.diagnostics)
        if not of_host and not whole.changed and not _missing(whole.unresolved(), request.folders):
            raise
    return _build_whole(request, whole, sites)


def _build_whole(request: Request, whole: hostcode.WholeFile, sites: Sequence[LaunchSite]) -> Compiled:
    """Compile what is left of a whole program, setting aside in up to three rounds what the compiler refuses."""
    headers = {**HOST_HEADERS, **host_stubs(whole.texts().values())}
    headers |= dict.fromkeys(unused_libraries(whole.unresolved(), whole.texts().values()), EMPTY)
    missing = [name for name in _missing(whole.unresolved(), request.folders) if name not in headers]
    headers |= dict.fromkeys(missing, EMPTY)
    accessors = {}
    if any(ACCESSOR in text for text in whole.texts().values()):
        headers |= {name: TENSOR_ACCESSORS for name in missing if name.startswith(("torch/", "ATen/"))}
        missing, accessors = [name for name in missing if headers[name] == EMPTY], {ACCESSOR: TENSOR_ACCESSORS}
    for attempts_left in reversed(range(_ROUNDS + 1)):
        attempt = _Attempt(
            request,
            Unit(whole.texts(), {**whole.readable(), **accessors}, headers, virtual=True, aside=whole.names),
            sites,
        )
        while (name := attempt.missing_header()) is not None and name not in headers:
            headers[name] = EMPTY
            missing.append(name)
            attempt = _Attempt(request, attempt.unit, sites)
        if attempt.program.ok or not attempts_left or not whole.drop(attempt.error_places(), attempt.kept):
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
        self.others = self._others() if self.choice is not None else []
        names = [each.expression for each in (self.choice, *(choice for choice, _ in self.others)) if each is not None]
        self.program, self.folders = compile_unit(request, unit, names)
        if (
            not self.program.ok and self.others and not request.whole
        ):  # which may be for the sake of another kernel than the one asked for
            self.others = []
            self.program, self.folders = compile_unit(request, unit, names[:1])
        self.show = _shower(source, self.folders)
        self.messages = _diagnostics(self.program.log, self.show, self.texts)

    def _others(self) -> list[tuple[selection.Choice, LaunchSite]]:
        """Kernels that the file launches before the one chosen, and behind it on an array that this one may write."""
        assert self.choice is not None
        declaration = self.choice.declaration
        found: list[tuple[selection.Choice, LaunchSite]] = []
        if declaration is None:
            return found
        sites: dict[Location, LaunchSite] = {}
        for own in launches.of_kernel(self.sites, self.choice.expression):
            passed = zip(declaration.parameters, own.arguments, strict=False)
            written = {text for parameter, text in passed if parameter.pointers and not parameter.const}
            behind = (each for each in own.behind if not written.isdisjoint(each.arguments))
            sites |= {each.location: each for each in (*behind, *own.ahead)}
        for later in list(sites.values())[:_MOST_OTHERS]:
            name = f"{later.kernel}<{later.template}>" if later.template else later.kernel
            with suppress(RooftileError):  # what it is to be, the file alone does not tell
                choice = selection.choose(name, self.declared, self.request.source.name, self.sites)
                if choice is not None and choice.declaration is not None:
                    found.append((choice, later))
        return found

    @property
    def kept(self) -> frozenset[str]:
        """Names, without namespaces and template arguments, of the kernels that have to compile."""
        choices = [self.choice, *(choice for choice, _ in self.others if self.request.whole)]
        names = (choice.expression.partition("<")[0].rpartition("::")[2] for choice in choices if choice is not None)
        return frozenset(names) or frozenset({""})  # what has no name that can be read may be the kernel

    def missing_header(self) -> str | None:
        """The header for want of which the compiler stopped."""
        found = refusals.MISSING_HEADER.search(self.program.log)
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
                raise self._no_such_kernel(choice, reasons[0])
            said = arrays.placed(self.messages, self.tree, request.macros, source.name)
            parameters = choice.declaration.parameters if choice is not None and choice.declaration is not None else ()
            replaced = [parameter.name for parameter in parameters if parameter.name in request.macros]
            raise refusals.does_not_compile(source, said, program.log, missing, self.unit.aside, replaced)
        if choice is None:
            choice, entry = _only_entry(program.ptx, source.name)
        else:
            entry = program.lowered[0]
            if entry not in ptxfile.entries(program.ptx):
                raise refusals.not_defined(choice, source)
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
            others=tuple(
                OtherKernel(_signature(each, lowered, program.ptx, self.declared, request.macros), site)
                for (each, site), lowered in zip(self.others, program.lowered[1:], strict=False)
                if lowered in ptxfile.entries(program.ptx)
            ),
        )

    def _no_such_kernel(self, choice: selection.Choice, reason: str) -> RooftileError:
        """Why the compiler did not know the name: no such kernel, or an instance that cannot be."""
        file = self.request.source.name
        if choice.declaration is not None:
            return refusals.no_such_instance(choice, choice.declaration, reason, file)
        seen = [kernel.name for each in self.declared for kernel in each.kernels]
        ptx = compile_unit(self.request, self.unit, [])[0].ptx
        made = [ptxfile.plain_name(entry) for entry in ptxfile.entries(ptx)]
        return selection.not_found(choice.expression, list(dict.fromkeys([*seen, *made])), file)


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
    structs = LIBRARY | {name: struct for file in reversed(declared) for name, struct in file.structs.items()}
    described = signature.resolve(
        choice.declaration, entry, ptx, aliases=aliases, structs=structs, arguments=choice.arguments
    )
    return replace(described, name=choice.expression.removesuffix("<>"))


def _shower(source: Source, folders: Sequence[Path]) -> Callable[[str], str]:
    """A function that gives the name under which a file that the compiler names is shown."""
    compiled_as = FOLDER + plain_name(source)
    # CUDA's own first: the user's folder may hold the environment that they are installed in.
    ordered = (*toolchain.header_dirs(), *folders)

    def show(path: str) -> str:
        return source.name if path == compiled_as else files.shown_name(path.removeprefix(hostcode.FOLDER), ordered)

    return show


def _diagnostics(text: str, show: Callable[[str], str], texts: Mapping[str, Source]) -> tuple[Diagnostic, ...]:
    def line(path: str, number: int) -> str:
        return texts[show(path)].line(number) if show(path) in texts else ""

    return log.diagnostics(text, show, line)


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
