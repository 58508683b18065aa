"""Arrays of the file that a kernel works on without being passed them, as parameters behind its own."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from rooftile import ptx
from rooftile.compile.cpp.types import ELEMENTS, expand
from rooftile.core.source import Compiled, Parameter
from rooftile.ptx.trace import source_name

_MATRICES: Final = 3
_DECLARED: Final = re.compile(r"\b__(?:device|constant|managed)__\b([^;{}]*);")
_WORDS: Final = re.compile(r"\b(?:static|extern|volatile|__\w+__(?:\([^()]*\))?|alignas\([^()]*\))\s*")


def with_file_arrays(compiled: Compiled, program: ptx.Kernel) -> Compiled:
    """``compiled`` with such arrays as parameters, and as arguments of its launches, if it is not passed all matrices.

    What the host's code gives a value is none of them, nor is what the file itself does.
    """
    signature = compiled.signature
    if compiled.source.language != "cuda" or sum(p.kind == "pointer" for p in signature.parameters) >= _MATRICES:
        return compiled
    used = {
        i.access.array: i.access.space for i in program.accesses if i.access is not None and i.access.array is not None
    }
    given = {name for site in compiled.launches for name in site.symbols}
    types = _types(compiled.source.text)
    arrays = [
        Parameter(name, "pointer", types.get(_own(name), "opaque"), v.size, v.space == "const", variable=v.name)
        for v in program.variables.values()
        if v.space in ("const", "global") and v.data is None and v.size and (name := source_name(v.name)) in used
        if name not in given
    ]
    if not arrays:
        return compiled
    written = list(types)
    arrays.sort(key=lambda each: written.index(_own(each.name)) if _own(each.name) in types else len(written))
    names = tuple(parameter.name for parameter in arrays)
    launches = tuple(
        site if site.comment else replace(site, arguments=(*site.arguments, *names)) for site in compiled.launches
    )
    return replace(
        compiled, signature=replace(signature, parameters=(*signature.parameters, *arrays)), launches=launches
    )


def _own(name: str) -> str:
    """A name without its namespaces."""
    return name.rpartition("::")[2]


def _types(text: str) -> dict[str, str]:
    """NumPy's names of the plain types of arrays that a file declares in device memory, in its order."""
    found: dict[str, str] = {}
    for declaration in _DECLARED.finditer(text):
        words = _WORDS.sub("", declaration[1]).split("[")[0].split()
        dtype = ELEMENTS.get(expand(" ".join(words[:-1]), {})[0])
        if dtype is not None:
            found |= dict.fromkeys(re.findall(r"(\w+)\s*\[", declaration[1]), dtype)
    return found
