"""What the user means by KERNEL: a rung of the ladder, a file, a kernel in a file, or source text."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from rooftile.compile import dispatched, load_source, unnumbered
from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.source import Source
from rooftile.kernels.catalog import ORDER, TENSOR_ORDER, WGSL_ORDER, Manifest, find

KernelLike = str | os.PathLike[str] | Source
"""``"tiled"``, ``"mine.cu"``, ``"mine.cu:my_kernel"``, ``"mine.ptx"``, a path object, or a :class:`Source`."""

_SUFFIX = re.compile(r"\.(?:cuh?|cpp|cc|cxx|h|hpp|ptx|py|wgsl|mjs|jsx?|tsx?|html?)(?P<colon>:|$)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Target:
    """The source to compile, the kernel's name in it if one was given, and its manifest if it is on the ladder.

    ``printed`` is the user's text where that has line numbers in it, which no compiler takes; ``notes`` say so.
    """

    source: Source
    name: str | None = None
    manifest: Manifest | None = None
    printed: Source | None = None
    notes: tuple[str, ...] = ()


def resolve(kernel: KernelLike | Target) -> Target:
    """Find what ``kernel`` names; what was found before is given back.

    Raises
    ------
    UnknownNameError
        If there is no such rung or file.
    UsageError
        If it is not a name, a path or a Source.
    """
    if isinstance(kernel, Target):
        return kernel
    if isinstance(kernel, Source):
        return _read(kernel)
    if isinstance(kernel, os.PathLike):
        return _read(load_source(Path(kernel)))
    if not isinstance(kernel, str):
        raise UsageError(
            "a kernel is given by name, by path or as a Source",
            got=repr(kernel),
            allowed='"tiled", "mine.cu:my_kernel"',
        )
    if not kernel.strip():
        raise UsageError("no kernel was named", got=repr(kernel), allowed='"tiled", "mine.cu:my_kernel"')
    is_rung = kernel in (*ORDER, *TENSOR_ORDER, *WGSL_ORDER) and not os.path.isfile(kernel)  # a folder may be called so
    path, name = (None, None) if is_rung else split_path(kernel)
    if path is not None:
        return _read(load_source(path), name)
    return _rung(kernel)


def _read(source: Source, name: str | None = None) -> Target:
    """A target of the user's own text, without what a page has printed into it beside the kernel."""
    plain, notes = unnumbered(source)
    plain, more = dispatched(plain)
    notes += more
    printed = replace(source, text=source.host or source.text) if notes else None
    return Target(plain, name, printed=printed, notes=notes)


def split_path(text: str) -> tuple[Path | None, str | None]:
    r"""Path and kernel name in ``text``; no path where it reads as the name of a rung.

    Only a colon that follows a source file's suffix divides, so that a drive letter does not and a kernel's name may
    hold colons itself: ``C:\k.cu:ns::mine<4>``. A file whose whole name is ``text`` comes first.

    Examples
    --------
    >>> split_path("mine.cu:my_kernel")
    (PosixPath('mine.cu'), 'my_kernel')
    """
    if os.path.isfile(text):
        return Path(text), None
    if text == "-":
        return Path("/dev/stdin"), None
    candidates = [(text[: m.start("colon")], text[m.end("colon") :]) for m in _SUFFIX.finditer(text)]
    for path, name in candidates:
        if os.path.isfile(path):
            return Path(path), name or None
    if candidates:
        path, name = candidates[0]
        return Path(path), name or None
    if (module := _module(text)) is not None:
        return module
    if os.sep in text or (os.altsep and os.altsep in text) or os.path.exists(text):
        return Path(text), None
    return None, None


def _module(text: str) -> tuple[Path, str] | None:
    """File and function of ``package.module:function``, looked for where Python would, without importing anything."""
    match = re.fullmatch(r"(?P<module>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):(?P<function>[A-Za-z_]\w*)", text)
    if match is None:
        return None
    relative = Path(*match["module"].split("."))
    for folder in dict.fromkeys(("", *sys.path)):
        for file in (Path(folder) / relative.with_suffix(".py"), Path(folder) / relative / "__init__.py"):
            if file.is_file():
                return file, match["function"]
    return None


def _rung(name: str) -> Target:
    try:
        manifest = find(name)
    except UnknownNameError as error:
        raise UnknownNameError(
            f"there is no kernel and no file called {name!r}",
            allowed=f"{', '.join((*ORDER, *TENSOR_ORDER, *WGSL_ORDER))}, or a .cu, .wgsl, .ptx or .py file, "
            "FILE:NAME for a kernel of it",
            next_step=error.next_step,
        ) from None
    return Target(manifest.source, manifest.entry, manifest)
