"""What a kernel's name, and its file, say of the form of the product that it means to store."""

from __future__ import annotations

import re
from typing import Final

_NAMED: Final = re.compile(r"tr[ms]m|triang|tril|triu|lower|upper|causal|(?:^|_)tri(?:_|$)", re.IGNORECASE)
_TRIANGULAR: Final = re.compile(r"tr[ms]m|triang|tril|triu|(?:^|_)tri(?:_|$)", re.IGNORECASE)
_WRITTEN: Final = re.compile(r"\b(?:triang|trmm|trsm)", re.IGNORECASE)
"""What is in the name of a kernel that may mean to multiply by a triangle, that does so for certain, or in its file."""

_SYMMETRIC: Final = re.compile(r"symm|hermit", re.IGNORECASE)
"""What is in the name of a kernel or in its file, where one triangle of a matrix stands for both."""

_DIAGONALS: Final = {
    "strict": re.compile(
        r"(?<!re)strict|(?:no|non|without|zero|exclud\w*|above|below|off)[-_ ](?:the |its )?diag", re.IGNORECASE
    ),
    "unit": re.compile(r"\bunit|unit_|_unit|ones? on", re.IGNORECASE),
}
"""How a triangle is spoken of whose diagonal is not the matrix's own."""

_IN_NAMES: Final = {
    "relu": ("ReLU",),
    "gelu": ("GELU", "GELU by tanh", "GELU by sigmoid"),
    "silu": ("SiLU",),
    "swish": ("SiLU",),
    "sigmoid": ("sigmoid",),
    "tanh": ("tanh",),
    "softplus": ("softplus",),
}
"""Activations by words of kernels' names."""

_VARIANTS: Final = frozenset(
    (
        "leaky",
        "squared",
        "square",
        "sq",
        "hard",
        "fast",
        "approx",
        "quick",
        "clipped",
        "scaled",
        "lecun",
        "gated",
        "grad",
    )
)
"""Words of names that say that it is another."""

_NO_PRODUCT: Final = re.compile(
    r"(?P<minimum>(?:min|max)_?plus|tropical|floyd|apsp|shortest_?path)"
    r"|(?P<distance>distance|[pc]_?dist|(?:sq|pairwise|euclid\w*)_?dist|euclid|manhattan|hamming|(?:^|_)l[12](?:_|$))"
    r"|(?P<similarity>cosine|jaccard|pearson|(?:^|_)rbf(?:_|$))"
)
"""Words of kernels' names that say that no sum of products is meant, though each cell is of a row and a column."""

_PRODUCT: Final = re.compile(r"gemm|mat_?mul|mult|(?:^|_)mm(?:_|$)|product")
_INSTEAD: Final = {
    "minimum": "least or largest sums",
    "distance": "distances of rows",
    "similarity": "likenesses of rows, scaled by their lengths or the like",
}


def speaks_of(triangle: str, kernel: str, text: str) -> bool:
    """Whether a kernel called so, in a file of that ``text``, means to multiply by a ``triangle``, as of ``Form``."""
    if "mirrored" in triangle and _SYMMETRIC.search(f"{kernel} {text}"):
        return True
    return bool(_NAMED.search(kernel) or _WRITTEN.search(text))


def speaks_of_diagonal(diagonal: str, kernel: str, text: str) -> bool:
    """Whether it means a triangle whose diagonal is "strict" or "unit"; any other is the matrix's own."""
    return diagonal not in _DIAGONALS or bool(_DIAGONALS[diagonal].search(f"{kernel} {text}"))


def half_named(kernel: str) -> str | None:
    """Which triangle, "lower" or "upper", a kernel's name says, if it is for certain of one."""
    which = re.search(r"lower|upper", kernel, re.IGNORECASE) if _TRIANGULAR.search(kernel) else None
    return which[0].lower() if which is not None else None


def activations_named(kernel: str) -> list[str]:
    """Activations that a kernel's name may mean; none where it says that it is another than the usual."""
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z0-9]+(?![a-z])", kernel)}
    if not words.isdisjoint(_VARIANTS):
        return []
    return [name for word, names in _IN_NAMES.items() if word in words for name in names]


def no_product(kernel: str) -> str:
    """What a kernel makes by its name, in words, where that is not the product of two matrices; "" of any other."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kernel).lower()
    found = _NO_PRODUCT.search(words)
    if found is None or found.lastgroup is None:
        return ""
    return "" if found.lastgroup != "minimum" and _PRODUCT.search(words) else _INSTEAD[found.lastgroup]
