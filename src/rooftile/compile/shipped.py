"""PTX of the ladder's kernels that comes with the package, for machines that have no compiler (macOS).

A file holds one kernel with the default values of its macros. Its first line tells what it was made from, so that PTX
of an older source is never taken for that of a newer one.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from itertools import chain
from typing import Final

from rooftile.compile import selection
from rooftile.compile.cpp import signature, subscripts, syntax
from rooftile.compile.cpp.body import taken
from rooftile.core.cache import digest
from rooftile.core.source import Compiled, Source

TOOLCHAIN: Final = "PTX shipped with rooftile"


def render(compiled: Compiled, macros: Mapping[str, str]) -> str:
    """The text of the file that ships ``compiled``, made with ``macros``."""
    return f"{_first_line(compiled.source, macros)}\n{compiled.ptx}"


def find(source: Source, name: str | None, macros: Mapping[str, str]) -> Compiled | None:
    """The kernel from its shipped PTX, without resources and machine code; None if it is not shipped so.

    Parameters
    ----------
    source : Source
        As in the package; ``source.name`` ends in the file's name.
    name : str or None
        The kernel.
    macros : mapping of str to str
        Those given; the others have their defaults.
    """
    stem = source.name.replace("\\", "/").rpartition("/")[2].removesuffix(".cu")
    file = files("rooftile") / "kernels" / "ptx" / f"{stem}.ptx"
    if not file.is_file():
        return None
    ptx = file.read_text(encoding="utf-8")
    first, _, _ = ptx.partition("\n")
    defaults = dict(word.removeprefix("-D").split("=", 1) for word in first.split() if word.startswith("-D"))
    if first != _first_line(source, defaults) or {**defaults, **macros} != defaults:
        return None
    tree = syntax.parse(taken(source.text, defaults))
    declared = signature.read_file(tree, source.name, main=True)
    choice = selection.choose(name, [declared], source.name)
    if choice is None or choice.declaration is None:
        return None
    described = signature.resolve(
        choice.declaration, choice.declaration.name, ptx, aliases={**declared.aliases, **defaults}
    )
    return Compiled(source, described, ptx, subscripts.subscripts(tree), None, (), TOOLCHAIN)


def _first_line(source: Source, macros: Mapping[str, str]) -> str:
    options = "".join(f" -D{name}={value}" for name, value in sorted(macros.items()))
    return f"// rooftile: source {digest(source.text, *chain(*source.headers))}{options}"
