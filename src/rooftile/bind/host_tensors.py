"""Tensor maps as host code makes them, with its names replaced by the problem's matrices and sizes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import prod
from typing import Final

from rooftile.bind.data import dtype_of
from rooftile.bind.names import SIZES, role_named, size_named
from rooftile.bind.tensors import BYTES, is_tensor, parse
from rooftile.core.errors import UsageError
from rooftile.core.expressions import split
from rooftile.core.launch_site import FUNCTIONS, NAME, LaunchSite
from rooftile.core.source import Parameter, Signature

_DEEPEST: Final = 20
_SAMPLE: Final = {"M": 3 * 2**12, "N": 5 * 2**12, "K": 7 * 2**12}
"""Sizes of which no two are equal, nor their products, and which tiles divide."""

_MATRICES: Final = {"A": ("M", "K"), "A.T": ("K", "M"), "B": ("K", "N"), "B.T": ("N", "K"), "C": ("M", "N")}
"""Rows and columns, as they are stored."""

_MAP_WORDS: Final = re.compile(r"tensor|tma|tmap|map|desc(?:riptor)?|_", re.IGNORECASE)


def is_map(parameter: Parameter) -> bool:
    """Whether a parameter can be a ``CUtensorMap``."""
    return parameter.kind != "pointer" and parameter.dtype == "opaque" and parameter.size == BYTES


def tensors(signature: Signature, site: LaunchSite | None) -> dict[str, str]:
    """Elements of ``--args``, ``tma(A, ...)``, of those tensor maps that the host code tells all of."""
    passed = site.passed([p.name for p in signature.parameters]) if site is not None else ()
    sizes = {
        text: size
        for parameter, text in zip(signature.parameters, passed, strict=False)
        if text is not None and not is_map(parameter) and (size := size_named(parameter.name)) is not None
    }
    found: dict[str, str] = {}
    for parameter, text in zip(signature.parameters, passed, strict=False):
        if site is None or text is None or not is_map(parameter) or not is_tensor(text):
            continue
        pointer, dtype, *rest = split(text.removeprefix("tma(").removesuffix(")"))
        made = [_over_sizes(part, sizes, site.definitions) for part in rest]
        if None in made:
            continue
        described = f"{dtype}, {', '.join(filter(None, made))}"
        role = _shape_of(described) or role_named(pointer) or role_named(_MAP_WORDS.sub("", parameter.name))
        if role is not None:
            found[parameter.name] = f"tma({role}, {described})"
    return found


def beside(tensors: Mapping[str, str], pointers: Sequence[Parameter]) -> dict[str, str]:
    """Roles of the pointers of a kernel that takes other matrices by tensor maps, where they leave no doubt."""
    left = [role for role in "ABC" if not any(element.startswith(f"tma({role}") for element in tensors.values())]
    if len(pointers) == len(left) == 1:
        return {pointers[0].name: left[0]}
    named = {p.name: role for p in pointers if (role := role_named(p.name)) is not None}
    return named if sorted(named.values()) == left and len(named) == len(pointers) else {}


def _over_sizes(part: str, sizes: Mapping[str, str], definitions: Mapping[str, str]) -> str | None:
    """``sizes=(k, rows)`` over M, N and K; None where a name in it is not known."""
    keyword, _, value = part.partition("=")

    def resolved(text: str, level: int = 0) -> str:
        if level > _DEEPEST:
            raise LookupError(text)

        def meaning(match: re.Match[str]) -> str:
            name = match[0]
            size = sizes.get(name) or (name if name in SIZES and name not in sizes.values() else None)
            if name in FUNCTIONS or size is not None:
                return size or name
            if name in definitions:
                inner = resolved(definitions[name], level + 1)
                return inner if inner.isalnum() else f"({inner})"
            size = size_named(name)
            if size is None:
                raise LookupError(name)
            return size

        return NAME.sub(meaning, text)

    try:
        return f"{keyword}={resolved(value)}"
    except LookupError:
        return None


def _shape_of(described: str) -> str | None:
    """The matrix that a map is as large as, and whose rows are as far apart."""
    try:
        element = parse(f"tma(A, {described})", _SAMPLE)
    except UsageError:
        return None
    row = max(element.strides, default=0) // dtype_of(element.dtype).itemsize
    area = prod(element.sizes)
    return next(
        (role for role, (m, n) in _MATRICES.items() if (area, row) == (_SAMPLE[m] * _SAMPLE[n], _SAMPLE[n])), None
    )
