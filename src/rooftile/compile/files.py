"""Reading a kernel's source, and the user's own files it includes."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rooftile.compile import embedded
from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.source import Language, Source

MAX_BYTES: Final = 16 * 1024 * 1024
"""Larger files are no kernels."""

_LANGUAGES: Final[dict[str, Language]] = {
    **dict.fromkeys((".cu", ".cuh", ".cpp", ".cc", ".cxx", ".h", ".hpp"), "cuda"),
    ".ptx": "ptx",
    ".py": "python",
    ".wgsl": "wgsl",
    **dict.fromkeys(embedded.SUFFIXES, "wgsl"),
}
_INCLUDED: Final = (".h", ".hpp", ".hh", ".hxx", ".cuh", ".cu", ".inl", ".inc", ".ipp", ".tpp", ".cpp", ".cc", ".cxx")
INCLUDE: Final = re.compile(r'^([ \t]*#[ \t]*include[ \t]*)("[^"\n]+"|<[^>\n]+>|[^"<\n][^\n]*|)', re.MULTILINE)
"""An ``#include``: what stands before its operand, and the operand with its quotes or angle brackets."""

_GAP: Final = r"(?:[ \t]|/\*[^\n]{0,200}?\*/)*"
_DIRECTIVE: Final = rf"^{_GAP}(?:#|%:){_GAP}"
_ANY_INCLUDE: Final = re.compile(
    rf'{_DIRECTIVE}(?:include(?:_next)?|import)\b{_GAP}("[^"\n]+"|<[^>\n]+>|[^"<\n][^\n]*|)', re.MULTILINE
)
"""An ``#include`` in any spelling, its line not spliced; another than the usual one is seldom innocent."""
_NAMED_FILE: Final = re.compile(rf'{_DIRECTIVE}define\b[^\n"<]*("[^"\n]+"|<[^>\n]+>)', re.MULTILINE)
"""A macro that an ``#include`` may name its file by."""


def load_source(path: str | os.PathLike[str]) -> Source:
    """Read a kernel's source file.

    Bytes that are not UTF-8 (comments in an old encoding) are replaced, a byte-order mark is dropped, and every line
    end becomes one line feed, so that line numbers are the editor's.

    Parameters
    ----------
    path : str or path
        ``.cu`` (or a C++ or header suffix) for CUDA C++, ``.wgsl`` for WGSL, or a file in JavaScript or HTML with a
        shader in it, ``.ptx`` for PTX; ``.py`` for kernels of Triton and Numba, or in CUDA C++ in its strings.

    Raises
    ------
    UnknownNameError
        If there is no such file.
    UsageError
        If it cannot be a kernel's source: a folder, binary, empty, over 16 MiB, unreadable, or of another kind.
    """
    file = Path(path)
    shown = os.fsencode(path).decode("utf-8", "backslashreplace")  # a name may be no text
    language = _LANGUAGES.get(file.suffix.lower())
    if "\n" in shown and "{" in shown:
        raise UsageError(
            "a kernel's path is wanted, and this is a kernel's text",
            got=shown.strip().partition("\n")[0][:80],
            next_step='give rooftile.Source("mine.cu", text)',
        )
    try:
        if shown == "/dev/stdin" or (file.exists() and not file.is_file() and not file.is_dir()):
            raise UsageError(
                "a kernel is read from a file, not from a pipe or a device",
                got=shown,
                next_step="write it to a file first: ... > mine.cu && rooftile explain mine.cu",
            )
        if not file.exists():
            raise UnknownNameError("there is no such file", got=shown, next_step="check the path")
        if not file.is_file():
            step = "give the path of one .cu, .wgsl or .ptx file"
            if any(path.suffix.lower() in _LANGUAGES for path in file.iterdir()):
                step += ", or --csv for a table of all kernels of this folder"
            raise UsageError("this is not a file", got=shown, next_step=step)
        if language is None:
            raise UsageError(
                "this kind of file cannot be read as a kernel",
                got=shown,
                allowed=", ".join(_LANGUAGES),
                next_step="rename it if it holds CUDA C++, WGSL or PTX",
            )
        if file.stat().st_size > MAX_BYTES:
            raise UsageError(
                "the file is too large", got=f"{file.stat().st_size:,} bytes", allowed=f"{MAX_BYTES:,} bytes"
            )
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError(
            "the file cannot be read", got=f"{shown}: {reason}", next_step="check its permissions"
        ) from error
    if b"\0" in data and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        few, many = sorted((data[0::2].count(0), data[1::2].count(0)))
        wide = not few and many > len(data) // 4
        raise UsageError(
            "the file is binary, not source text",
            got=f"{shown}, which may be UTF-16 without a byte order mark" if wide else shown,
            allowed="CUDA C++, WGSL or PTX text",
            next_step="save it as UTF-8" if wide else None,
        )
    text = decode(data)
    if not text.strip():
        wanted = "@compute" if language == "wgsl" else "__global__"
        raise UsageError("the file is empty", got=shown, next_step=f"give a file with a {wanted} function")
    if file.suffix.lower() in embedded.SUFFIXES:
        return Source(shown, embedded.shader_in(text, shown), language, host=text)
    if language == "python" and (kernels := embedded.kernels_in(text, shown)) is not None:
        text, language = kernels, "cuda"
    elif language == "cuda":
        text = embedded.kernels_unwrapped(text)
    return Source(shown, text, language)


def decode(data: bytes) -> str:
    """Source text from bytes of a file, with line feeds as line ends."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = data.decode("utf-16", "replace")
    else:
        text = data.decode("utf-8-sig", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


@dataclass(frozen=True, slots=True)
class Included:
    """A file that the source includes: its path on this machine, the name it is shown under, and its text.

    The path of a header that came with the source is its name.
    """

    path: Path
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Includes:
    """The user's own files reached from a source. ``complete`` is false if a computed ``#include`` hides some.

    ``targets`` tells, by shown name of the including file and operand, which of them an ``#include`` means.
    """

    files: tuple[Included, ...]
    complete: bool
    targets: Mapping[tuple[str, str], str] = field(default_factory=dict)

    def find(self, file: str, operand: str) -> str | None:
        """The shown name of the file that an ``#include`` in ``file`` means; ``operand`` is with its quotes."""
        return self.targets.get((file, operand.strip()))


def includes(source: Source, include_dirs: Sequence[Path]) -> Includes:
    """Find the user's files that ``source`` includes, directly or not, whatever ``#if`` they stand in.

    Headers that come with the source are taken before any of the same name in a folder.

    Headers found nowhere are the compiler's own, or it will say that they are missing.

    Raises
    ------
    UsageError
        If an included path exists but is no ordinary file of at most 16 MiB: a device would be read without end.
    """
    home = Path(source.name).parent
    own = dict(source.headers)
    found: dict[Path, Included] = {}
    complete = True
    targets: dict[tuple[str, str], str] = {}
    queue = [(home, source.name, source.text)]
    while queue:
        folder, file, text = queue.pop(0)
        for operand in include_operands(text):
            folders = [folder, home, *include_dirs] if operand[:1] == '"' else [home, *include_dirs]
            if operand[:1] not in ('"', "<"):
                complete = False
                for named in _NAMED_FILE.findall(_unspliced(text)):
                    _resolve(named[1:-1], [folder, *folders])  # which refuses what no compiler should open
                continue
            name = operand[1:-1]
            path = Path(name) if name in own else _resolve(name, folders)
            if path is not None and path not in found:
                if name in own:
                    entry = Included(path, name.removeprefix("../"), own[name])  # as the compiler calls it
                else:
                    entry = Included(path, _display(path, [home, *include_dirs]), decode(path.read_bytes()))
                found[path] = entry
                queue.append((path.parent, entry.name, entry.text))
            if path is not None:
                targets[file, operand] = found[path].name
    return Includes(tuple(found.values()), complete, targets)


def include_operands(text: str) -> Iterator[str]:
    """Operands of every ``#include`` of ``text``, with their quotes or angle brackets."""
    return (match[1].strip() for match in _ANY_INCLUDE.finditer(_unspliced(text)))


def _unspliced(text: str) -> str:
    """``text`` with lines that end in a backslash joined to the next."""
    return text.replace("\\\n", "")


def _resolve(name: str, folders: Sequence[Path]) -> Path | None:
    for folder in folders:
        path = folder / name
        try:
            if path.is_file() and path.stat().st_size <= MAX_BYTES:
                _require_source(name, path, folders)
                return Path(os.path.abspath(path))
            if path.exists() and not path.is_dir():
                raise UsageError(
                    "an included path is not an ordinary source file", got=name, next_step=f"remove #include of {name}"
                )
        except (OSError, ValueError):
            continue
    return None


def _require_source(name: str, path: Path, folders: Sequence[Path]) -> None:
    """Refuse a file from elsewhere that is not called like source: messages would show its text."""
    meant = path.resolve()
    inside = any(meant.is_relative_to(Path(folder).resolve()) for folder in folders)
    if not inside and not {path.suffix.lower(), meant.suffix.lower()} <= {*_INCLUDED}:
        raise UsageError(
            "an included path is not a source file",
            got=name,
            allowed=f"files below the source's folder and those of -I, or names that end in {', '.join(_INCLUDED)}",
            next_step=f"remove #include of {name}",
        )


def _display(path: Path, folders: Sequence[Path]) -> str:
    """``path`` below the first folder that holds it, else only its name."""
    for folder in folders:
        base = Path(os.path.abspath(folder))
        if path.is_relative_to(base):
            return path.relative_to(base).as_posix()
    return path.name


def shown_name(path: str, folders: Sequence[Path]) -> str:
    """The name under which a file that the compiler names is shown: never a path of this machine."""
    file = Path(os.path.normpath(path))
    return _display(file, folders) if file.is_absolute() else path


def texts(source: Source, included: Includes) -> Iterator[tuple[str, str]]:
    """(shown name, text) of the source and of every file it includes."""
    yield source.name, source.text
    for file in included.files:
        yield file.name, file.text
