"""What the compile room hands on: source text, signature, resources, machine-code lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from rooftile.core.launch_site import LaunchSite
    from rooftile.core.webgpu import WgslEntry

Language = Literal["cuda", "ptx", "python", "wgsl"]


@dataclass(frozen=True, slots=True)
class Location:
    """A place in a source file; ``line`` and ``column`` count from 1, column 0 means unknown.

    ``inlined_at`` is the call site when the line belongs to a function that was inlined.
    """

    file: str
    line: int
    column: int = 0
    inlined_at: Location | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def own_line(place: Location | None) -> Location | None:
    """The user's own line: the innermost place in the kernel's file, where a header's function was inlined."""
    outermost = place
    while outermost is not None and outermost.inlined_at is not None:
        outermost = outermost.inlined_at
    return None if outermost is None else place_in(outermost.file, place)


def place_in(file: str, place: Location | None) -> Location | None:
    """``place``, or where it was inlined: the innermost of these that is in ``file``; None if none is."""
    while place is not None and place.file != file:
        place = place.inlined_at
    return place


def name_in_ptx(name: str) -> str:
    """A file's name as a string of PTX can hold it: there are no escapes in it."""
    return re.sub(r'["\x00-\x1f]', "_", name)


def with_files_shown(ptx: str, show: Callable[[str], str]) -> str:
    """``ptx`` with the files that its lines are in (``.file``, PTX ISA 11.5.3) under the names that ``show`` gives."""

    def shown(match: re.Match[str]) -> str:
        return f'{match[1]}"{name_in_ptx(show(match[2]))}"'

    return re.sub(r'^(\s*\.file\s+\d+\s+)"([^"]*)"', shown, ptx, flags=re.MULTILINE)


def with_file_renamed(ptx: str, old: str, new: str) -> str:
    """``ptx`` with the file ``old`` under the name ``new``."""
    known = name_in_ptx(old)
    return with_files_shown(ptx, lambda file: new if file == known else file)


@dataclass(frozen=True, slots=True)
class Source:
    """A kernel's source as the user wrote it; ``name`` is the path shown to the user, never an absolute build path.

    ``headers`` come with it, as pairs of what ``#include "..."`` calls them and their text; others are looked for in
    folders. ``host`` is the whole file where ``text`` is a string in it, with blanks for all else.
    """

    name: str
    text: str
    language: Language = "cuda"
    headers: tuple[tuple[str, str], ...] = ()
    host: str = ""

    def line(self, number: int) -> str:
        """Text of line ``number`` (from 1) without its line end; empty outside the file."""
        lines = self.text.split("\n")  # as compilers count; splitlines also parts at form feeds
        return lines[number - 1].removesuffix("\r") if 1 <= number <= len(lines) else ""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One compiler message at a place in the user's file.

    ``excerpt`` is the line it is about, maybe with a second that points at the column.
    """

    severity: Literal["error", "warning", "note"]
    message: str
    location: Location | None = None
    excerpt: str = ""

    def __str__(self) -> str:
        place = self.location
        where = f"{place}:{place.column}: " if place and place.column else f"{place}: " if place else ""
        excerpt = "".join(f"\n    {row}" for row in self.excerpt.strip().split("\n")) if self.excerpt else ""
        return f"{where}{self.severity}: {self.message}{excerpt}"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A kernel parameter.

    ``dtype`` is NumPy's name of the value, or of the pointed-to element ("float32", "float16", "bfloat16", "float64",
    "int32", "uint32", "int64", ...); "opaque" if it is none of these. ``size`` is the parameter's own size in bytes.

    A structure that is passed by value is a parameter for each member: ``struct`` is its name, ``name`` begins with it
    (``A.width``), and ``offset`` is the member's place in it, in bytes.

    An array of the file that the kernel reads or writes without being passed it (``__device__ float A[N * N]``) is a
    pointer behind all others: ``variable`` is its name in PTX, ``size`` that of the array.

    ``to`` is what a pointer points to that has its elements by other pointers: "pointers" to elements of ``dtype``, one
    for each row of a matrix ("rows") or for each matrix of a batch that the grid's z counts ("layers"), or the name of
    a structure with pointers among its members.
    """

    name: str
    kind: Literal["pointer", "scalar"]
    dtype: str
    size: int
    const: bool = False
    struct: str | None = None
    offset: int = 0
    variable: str = ""
    to: str = ""

    @property
    def table(self) -> str:
        """What the pointers are called that it points to, an array beside that of the elements."""
        return f"{self.name}'s pointers"

    @property
    def is_integer(self) -> bool:
        """Whether its value, or its elements, are integers."""
        return self.dtype.startswith(("int", "uint"))


@dataclass(frozen=True, slots=True)
class Signature:
    """A kernel's name as written, its (mangled) entry name in PTX, and its parameters in order."""

    name: str
    entry: str
    parameters: tuple[Parameter, ...]
    location: Location | None = None

    @property
    def short_name(self) -> str:
        """The name without namespaces and template arguments."""
        return self.name.partition("<")[0].rpartition("::")[2]


@dataclass(frozen=True, slots=True)
class Subscript:
    """``array[index]`` as written in the source, with its position and whether it is assigned to."""

    array: str
    text: str
    line: int
    column: int
    store: bool


@dataclass(frozen=True, slots=True)
class ArrayShape:
    """A shared array's name and extents as declared, None where one could not be told.

    ``factors`` are those that the size of an array of one dimension is written as a product of, ``[ROWS * (K + 1)]``:
    its rows are as long as one of them.
    """

    name: str
    extents: tuple[int | None, ...]
    factors: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Resources:
    """What one kernel needs on one architecture, read from its machine code.

    ``static_shared_bytes`` is the program's own, without the 1,024 bytes the driver reserves a block.
    """

    arch: str
    registers_per_thread: int
    static_shared_bytes: int
    local_bytes_per_thread: int
    spill_store_bytes: int
    spill_load_bytes: int


@dataclass(frozen=True, slots=True)
class SassInstruction:
    """One machine instruction with the line of the PTX text it came from (None if the compiler named none).

    ``opcode`` carries the modifiers, ``LDS.128``; ``operands`` is the rest of the line as the disassembler prints it.
    ``target`` is the address that a branch to a label goes to.
    """

    address: int
    opcode: str
    operands: str
    guard: str | None
    ptx_line: int | None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class OtherKernel:
    """Another kernel of the same PTX, and where the file launches it beside the one that is compiled."""

    signature: Signature
    site: LaunchSite


@dataclass(frozen=True, slots=True)
class Compiled:
    """One kernel, compiled. ``resources`` and ``sass`` are absent where no machine code could be had.

    ``launches`` are the ways in which the file itself launches the kernel, ``others`` the kernels that it launches
    before and behind these on an array that the one makes and the other uses, ``arrays`` the shared arrays it declares;
    ``wgsl`` is what it asks of its host, if it is written in WGSL.
    """

    source: Source
    signature: Signature
    ptx: str
    subscripts: tuple[Subscript, ...]
    resources: Resources | None
    sass: tuple[SassInstruction, ...]
    toolchain: str
    cubin: bytes | None = None
    warnings: tuple[Diagnostic, ...] = ()
    launches: tuple[LaunchSite, ...] = ()
    arrays: tuple[ArrayShape, ...] = ()
    wgsl: WgslEntry | None = None
    others: tuple[OtherKernel, ...] = ()
