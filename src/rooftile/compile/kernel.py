"""From a kernel's source to all that the other rooms need of it, through the disk cache."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path, PurePath
from typing import Final

from rooftile.compile import files, record
from rooftile.compile.nvidia import toolchain
from rooftile.core.cache import DiskCache, digest
from rooftile.core.errors import UnavailableError, UnknownNameError, UsageError
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Compiled, Location, Source, with_file_renamed

_STANDARDS: Final = ("c++11", "c++14", "c++17", "c++20", "c++23")
_CACHE = DiskCache("compile")
_HOPPER: Final = "sm_90"
_ONLY_HOPPER: Final = re.compile(r"\b(?:wgmma|setmaxnreg|warpgroup_(?:arrive|wait|commit_batch))\b")


def compile_kernel(
    source: Source,
    name: str | None = None,
    *,
    arch: str = "sm_90",
    defines: Mapping[str, str] | None = None,
    include_dirs: Sequence[Path] = (),
    std: str | None = None,
    check: bool = False,
    literal: bool = False,
    whole: bool = False,
) -> Compiled:
    """Compile one kernel with line information, to PTX and, for CUDA C++, to machine code.

    Parameters
    ----------
    source : Source
        CUDA C++, or PTX, which has its machine code made by no one here and so no resources and no SASS.
    name : str, optional
        ``k``, ``space::k`` or ``k<16>``; needed only where the file has several kernels.
    arch : str
        Architecture of the machine code, ``sm_90``.
    defines : mapping of str to str, optional
        Macros, as ``-D``.
    include_dirs : sequence of Path
        Searched for headers after the source's own folder.
    std : str, optional
        Language standard, ``c++20``.
    check : bool
        Whether to make the check build: optimised so little that faults are still there, local arrays in memory and
        stores that overwrite each other among them. It has PTX only.
    literal : bool
        Of a check build of CUDA C++, whether every access is to stay where it stands, for which nothing is optimised:
        then neither local nor shared arrays can be told apart.
    whole : bool
        Whether what host code launches beside the kernel has to compile too, and is not left out where it does not.

    Returns
    -------
    Compiled
        From the disk cache if the same text was compiled before by the same toolchain.

    Raises
    ------
    UsageError
        For an option or a choice of kernel that cannot be.
    UnknownNameError
        If the file has no such kernel; lists those it has.
    CompileError
        If the source does not compile; carries diagnostics with the user's own lines.
    UnavailableError
        If it is CUDA C++, NVRTC is not installed, and the package ships no PTX for it.
    """
    macros = dict(defines or {})
    if source.language == "wgsl":  # an override may be given by its number, which is no name of a macro
        from rooftile.compile.wgsl.compiling import compile_wgsl

        return compile_wgsl(source, name, arch=arch, overrides=macros, check=check)
    _check(macros, include_dirs, std)
    if source.language == "ptx":
        return _from_ptx(source, name)
    if source.language == "python":
        from rooftile.compile.python_kernels import compile_python

        return compile_python(source, name, arch=arch, defines=macros)
    neutral = replace(source, name=PurePath(source.name).name)  # no folder of this machine in key or value
    included = files.includes(source, include_dirs)
    arch = _specific(arch, [source.text, *(file.text for file in included.files)])
    key = digest(
        str(record.SCHEMA), toolchain.fingerprint(), neutral.name, source.text, arch, std or "", name or "",
        *(f"{macro}={value}" for macro, value in sorted(macros.items())),
        ("literal" if literal else "check") if check else "", "whole" if whole else "", "includes",
        *(part for file in included.files for part in (file.name, file.text)),
    )  # fmt: skip
    if included.complete and (stored := _CACHE.get(key)) is not None:
        with suppress(ValueError, KeyError, TypeError):
            return _renamed(record.load(stored, neutral), source)
    from rooftile.compile import build, shipped
    from rooftile.compile.invocation import Request

    home = Path(source.name).parent
    try:
        request = Request(source, name, arch, std, macros, included, [home, *include_dirs], check, literal, whole)
        compiled = build.build(request)
    except UnavailableError:
        ready = None if check else shipped.find(source, name, macros)
        if ready is None:
            raise
        return ready
    if included.complete:
        _CACHE.put(key, record.dump(_renamed(compiled, neutral)))
    return compiled


def _specific(arch: str, texts: Iterable[str]) -> str:
    """``sm_90a`` for ``sm_90`` where a text has instructions that only this target knows (PTX ISA 11.1.2)."""
    return f"{arch}a" if arch == _HOPPER and any(map(_ONLY_HOPPER.search, texts)) else arch


def _check(macros: Mapping[str, str], include_dirs: Sequence[Path], std: str | None) -> None:
    for macro, value in macros.items():
        if not re.fullmatch(r"[A-Za-z_]\w*", macro, re.ASCII):
            raise UsageError(
                "this cannot be a macro's name", got=repr(macro), allowed="letters, digits and _, no digit first"
            )
        if not value.isprintable():
            raise UsageError("a macro's value is one line of text", got=f"{macro}={value!r}")
    for folder in include_dirs:
        if not folder.is_dir():
            raise UnknownNameError("there is no such folder for headers", got=str(folder), next_step="check -I")
    if std is not None and std not in _STANDARDS:
        raise UsageError("no such language standard", got=std, allowed=", ".join(_STANDARDS))


def _from_ptx(source: Source, name: str | None) -> Compiled:
    from rooftile.compile import ptxfile, selection
    from rooftile.core.source import Signature

    found = ptxfile.entries(source.text)
    if name is None and len(found) > 1:
        raise UsageError(
            "the file has several kernels",
            got=source.name,
            allowed=", ".join(found),
            next_step=f"name one: {source.name}:{next(iter(found))}",
        )
    if name is None and found:
        name = next(iter(found))
    if name is None or name not in found:
        if not found:
            raise UnknownNameError(
                f"{source.name} has no kernel", allowed="a PTX module with an .entry", next_step="give another file"
            )
        raise selection.not_found(name or "", list(found), source.name)
    place = re.search(rf"\.entry\s+{re.escape(name)}(?![\w$])", source.text)
    location = Location(source.name, source.text.count("\n", 0, place.start()) + 1) if place else None
    signature = Signature(name, name, ptxfile.typed_parameters(source.text, name), location)
    return Compiled(source, signature, source.text, (), None, (), "PTX as given")


def _renamed(compiled: Compiled, source: Source) -> Compiled:
    """``compiled`` with ``source``, the same text under another name, in all places that name the file."""
    old, new = compiled.source.name, source.name
    if old == new:
        return compiled

    def location(place: Location | None) -> Location | None:
        return replace(place, file=new) if place is not None and place.file == old else place

    def moved(site: LaunchSite) -> LaunchSite:
        place = location(site.location) or site.location
        behind, ahead = (tuple(map(moved, sites)) for sites in (site.behind, site.ahead))
        return replace(site, location=place, behind=behind, ahead=ahead)

    return replace(
        compiled,
        source=source,
        signature=replace(compiled.signature, location=location(compiled.signature.location)),
        ptx=with_file_renamed(compiled.ptx, old, new),
        warnings=tuple(replace(warning, location=location(warning.location)) for warning in compiled.warnings),
        launches=tuple(map(moved, compiled.launches)),
        others=tuple(
            replace(
                each,
                site=moved(each.site),
                signature=replace(each.signature, location=location(each.signature.location)),
            )
            for each in compiled.others
        ),
    )
