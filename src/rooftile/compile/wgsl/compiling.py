"""From a WGSL file to all that the other rooms need of one of its entry points, through the disk cache."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import PurePath
from typing import Final, NoReturn

from rooftile.compile import build, invocation, record
from rooftile.compile.host import launches, script
from rooftile.compile.nvidia import log, nvrtc, sass, toolchain
from rooftile.compile.wgsl import errors, placeholders, syntax
from rooftile.compile.wgsl.check import check as checked_module
from rooftile.compile.wgsl.cpp import runtime_array, size_before_array
from rooftile.compile.wgsl.depth import room
from rooftile.compile.wgsl.emit import HEADER, Translation, emit, header_numbers, prelude
from rooftile.compile.wgsl.entry import entry_points
from rooftile.compile.wgsl.layout import stride
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.subscripts import subscripts, workgroup_arrays
from rooftile.compile.wgsl.types import Checked
from rooftile.compile.wgsl.uniformity import check_uniformity
from rooftile.compile.wgsl.user_lines import in_user_lines, with_user_names
from rooftile.core.cache import DiskCache, digest
from rooftile.core.errors import CompileError, UnavailableError, pip_install
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Compiled, Signature, Source, with_file_renamed
from rooftile.core.webgpu import WgslEntry, WgslOverride, WgslResource

_CACHE: Final = DiskCache("compile")
_STANDARD: Final = "-std=c++17"
_FEATURES: Final = {"f16": "shader-f16", "subgroups": "subgroups"}
"""What an ``enable`` asks of a device."""


@room()
def compile_wgsl(
    source: Source, name: str | None, *, arch: str, overrides: Mapping[str, str], check: bool = False
) -> Compiled:
    """Translate an entry point to CUDA C++ and compile that; see :func:`rooftile.compile.compile_kernel`.

    The disk cache is asked for the translation, which all depends on; the file itself is read and checked every time.
    """
    given = {**script.numbers(source.host), **overrides}
    source, overrides = placeholders.filled(source, overrides)
    neutral = replace(source, name=PurePath(source.name).name)  # no folder of this machine in key or value
    module = parse(source)
    checked = checked_module(source, module, entry=name, overrides=overrides)
    file = invocation.FOLDER + invocation.plain_name(source)
    warnings = check_uniformity(checked)
    translation = emit(checked, file)
    half = "f16" in checked.features
    key = digest(
        "wgsl", str(record.SCHEMA), toolchain.fingerprint(), translation.text, prelude(half), arch,
        "check" if check else "", neutral.name,
    )  # fmt: skip
    stored = _CACHE.get(key)
    made = None
    if stored is not None:
        with suppress(ValueError, KeyError, TypeError):
            made = record.load(stored, neutral)
    if made is None:
        made = _compiled(neutral, translation, file, arch=arch, half=half, check=check)
        _CACHE.put(key, record.dump(made))
    entry = checked.entry
    return replace(
        made,
        source=source,
        signature=Signature(entry.name, translation.entry, translation.parameters, errors.location(source, entry.at)),
        ptx=with_file_renamed(made.ptx, neutral.name, source.name),
        subscripts=subscripts(module),
        launches=_launches(source, checked, given),
        warnings=warnings,
        arrays=workgroup_arrays(checked),
        wgsl=_entry(source, checked, translation),
    )


def _compiled(source: Source, translation: Translation, file: str, *, arch: str, half: bool, check: bool) -> Compiled:
    """What the compiler makes of a translation; all else is read off the WGSL."""
    try:
        nvrtc.check_arch(arch)
    except UnavailableError as error:
        raise UnavailableError(
            "WGSL is executed by way of CUDA C++, and NVRTC, the compiler for that, is not on this machine",
            got=error.got,
            next_step=f"{pip_install('nvidia-cuda-nvrtc', 'cuda-bindings')} (Linux, Windows); "
            "run --on webgpu needs none",
        ) from error
    folders = toolchain.header_dirs() if half else ()
    options = [*invocation.targets(arch, check=check), "-lineinfo", _STANDARD, *(f"-I{folder}" for folder in folders)]
    program = nvrtc.compile_program(translation.text, file, options, headers={HEADER: prelude(half)})
    if not program.ok:
        _refuse(source, program.log, file)
    entry = translation.entry
    ptx = with_user_names(in_user_lines(program.ptx, file, source.name), entry, translation.workgroup)
    return Compiled(
        source,
        Signature(entry, entry, ()),
        ptx,
        (),
        None if check else build.resources(program, arch, entry),
        () if check else sass.disassemble(program.cubin, entry),
        nvrtc.version(),
        None if check else build.neutral_paths(program.cubin, folders),
    )


def _refuse(source: Source, text: str, file: str) -> NoReturn:
    """Say what the compiler says. WGSL's own rules were checked before: what is left are the limits of GPUs."""
    found = log.diagnostics(text, lambda path: source.name if path == file else path, lambda _, line: source.line(line))
    shown = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    if re.search("uses too much shared data", text):
        raise CompileError(
            f"{source.name} has more workgroup memory than a GPU", diagnostics=shown, next_step="make the tiles smaller"
        )
    raise CompileError(
        f"{source.name} is valid WGSL, but its translation does not compile",
        diagnostics=shown,
        next_step="this is a fault of rooftile: please report it with the file",
    )


def _launches(source: Source, checked: Checked, given: Mapping[str, str]) -> tuple[LaunchSite, ...]:
    """How comments in the file say that the entry point is dispatched; ``given`` may be named there too."""
    if "rooftile:" not in source.text:
        return ()
    entries = entry_points(checked.module)

    def following(rest: str) -> str:
        offset = len(source.text) - len(rest)
        return next((entry.name for entry in entries if entry.at.start >= offset), "")

    known = {name: value for name, value in given.items() if value.isdecimal()}
    known |= {override.name: str(override.value) for override in checked.overrides if isinstance(override.value, int)}
    for declaration in checked.module.declarations:
        if (
            isinstance(declaration, syntax.Variable)
            and declaration.keyword == "const"
            and declaration.value is not None
        ):
            value = checked.constants.get(declaration.value)
            if isinstance(value, int) and not isinstance(value, bool):
                known[declaration.name] = str(value)
    found = launches.comments({source.name: source.text}, following)
    return tuple(replace(site, definitions=known) for site in found if site.kernel in ("", checked.entry.name))


def _entry(source: Source, checked: Checked, translation: Translation) -> WgslEntry:
    resources = []
    for binding in checked.bindings:
        array, spelled = runtime_array(binding.type), binding.variable.type
        assert spelled is not None
        resources.append(
            WgslResource(
                binding.group,
                binding.number,
                binding.variable.name,
                " ".join(checked.module.text[spelled.span.start : spelled.span.end].split()),
                binding.space,
                binding.access,
                size_before_array(binding.type),
                None if array is None else stride(array.element),
                header_numbers(binding.variable.name, binding.type),
            )
        )
    return WgslEntry(
        checked.entry.name,
        checked.workgroup_size,
        translation.workgroup_bytes,
        tuple(resources),
        tuple(WgslOverride(o.name, o.id, o.type.name, o.value, o.given) for o in checked.overrides),
        tuple(_FEATURES.get(feature, feature) for feature in sorted(checked.features)),
        errors.location(source, translation.largest.at) if translation.largest is not None else None,
    )
