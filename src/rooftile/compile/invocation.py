"""What the compiler is given for a request, and how often it is asked."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Final

from rooftile.compile import files
from rooftile.compile.host import hostcode
from rooftile.compile.host.headers import prelude
from rooftile.compile.nvidia import nvrtc, toolchain
from rooftile.core.source import Source

FOLDER: Final = "/rooftile/"
"""A folder that does not exist: before a relative name NVRTC puts the working directory, which results would show."""

_CONCEPTS = re.compile(r"\b(?:concept|requires|consteval|constinit)\b|<=>")
"""Words that only C++20 has; the compiler's own default is older."""

_CORE_LIBRARIES = re.compile(r'cannot open source file "(?:nv|cuda|cub|thrust)/')

_LIKE_NVCC: Final = ("--device-int128",) if sys.platform == "linux" else ()
"""What nvcc allows by itself, where the host's compiler does."""

_UNOPTIMISED: Final = "Error: unsupported operation"
"""What the compiler says of some intrinsics where it is to optimise little."""

_DEFINES: Final = "rooftile_defines.h"
_DEVICE_HEADERS: Final = ("cuda_fp", "cuda_bf", "mma.h", "cooperative_groups", "cuda_pipeline", "cuda/", "cub/", "nv/")


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be compiled and how.

    ``folders`` are the user's, in search order: the source's own, then those of ``-I``. ``check`` asks for PTX that is
    hardly optimised, or if ``literal`` not at all, and for no machine code. ``whole``: what is launched beside the
    kernel has to compile too.
    """

    source: Source
    name: str | None
    arch: str
    std: str | None
    macros: Mapping[str, str]
    included: files.Includes
    folders: Sequence[Path]
    check: bool = False
    literal: bool = False
    whole: bool = False

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


def compile_unit(request: Request, unit: Unit, names: Sequence[str]) -> tuple[nvrtc.Program, tuple[Path, ...]]:
    """The compiler's result, and the folders it searched for headers."""

    def once(folders: Sequence[Path], std: str | None, *, optimised: bool = False) -> nvrtc.Program:
        target = targets(request.arch, check=request.check, literal=request.literal)
        target = target[:1] if optimised else target
        options = [*target, "-lineinfo", *_LIKE_NVCC, f"-include={_DEFINES}"]
        options += [f"-std={std}"] if std else []
        options += [f"-I{folder.absolute()}" for folder in folders]
        options += ["-default-device"] if unit.virtual else []
        file = FOLDER + plain_name(request.source)
        unasked = prelude(unit.texts.values(), request.macros) + ("#include <algorithm>\n" if unit.virtual else "")
        headers = {**unit.headers, _DEFINES: unasked + _defines(request, folders)}
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


def targets(arch: str, *, check: bool, literal: bool = False) -> tuple[str, ...]:
    """What to compile for. Without machine code the assembler, which takes most of the time, does not run.

    ``-Ofc=mid`` still moves a load to where its value is used, which only what is meant for debuggers does not.
    """
    if check:
        return (f"-arch={arch.replace('sm_', 'compute_')}", "--device-debug" if literal else "-Ofc=mid")
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


def plain_name(source: Source) -> str:
    """The file's name as the compiler gets it.

    Without folders, and without what would end a string in PTX or be written there in octal.
    """
    return re.sub(r"[^\w.+ -]", "_", PurePath(source.name).name, flags=re.ASCII) or "kernel.cu"
