"""What names say: of matrices, of sizes, of leading dimensions."""

from __future__ import annotations

import re
from typing import Final

SIZES: Final = ("M", "N", "K")

_MATRICES: Final = {
    "A": ("a", "lhs", "left", "mata", "matrixa", "ma"),
    "B": ("b", "rhs", "right", "matb", "matrixb", "mb"),
    "C": ("c", "out", "output", "result", "res", "matc", "matrixc", "mc"),
}
_AFFIXES: Final = re.compile(
    r"^(?:(?:d|h|dev|device|g|gpu|p|in|ptr|ref|mat|num|dim|size|n)_)+|(?:_(?:d|dev|device|gpu|ptr|in|out|dim|size|of_caller))+$"
)
_LONG_SIZES: Final = {
    "M": r"(?:num)?(?:a|c|mata|matc|matrixa)_?rows?|rows?_?(?:a|c)|heighta|ha|hc|num_?rows?_?(?:a|c)"
    r"|m_?(?:size|dim)|dim_?a_?outer|(?:n|num)?_?rows",
    "N": r"(?:num)?(?:b|c|matb|matc|matrixb)_?(?:cols?|columns?)|(?:cols?|columns?)_?(?:b|c)|widthb|wb|wc"
    r"|num_?(?:cols?|columns?)_?(?:b|c)|(?:n|num)?_?(?:cols|columns)|n_?(?:size|dim)|dim_?b_?outer|out_?features",
    "K": r"(?:num)?(?:a|mata)_?(?:cols?|columns?)|(?:cols?|columns?)_?a|(?:num)?b_?rows?|rows?_?b|widtha|wa|hb"
    r"|inner|depth|num_?(?:cols?|columns?)_?a|num_?rows?_?b|k_?(?:size|dim)|common|shared_?dim|dim_?inner|in_?features",
}  # fmt: skip
ROWS: Final = {"A": "m", "B": "k", "C": "m"}
COLUMNS: Final = {"A": "k", "B": "n", "C": "n"}
_NO_SIZE: Final = re.compile(r"tile|block|group|stride|offset|pad")
"""What is in the name of a number that has something to do with a size, but is none: ``num_tiles_n``, ``BLOCK_M``."""

PITCH: Final = {"A": "lda", "B": "ldb", "C": "ldc"}
_MEMBERS: Final = {
    **dict.fromkeys(("height", "rows", "row", "nrows", "numrows", "h", "r", "shape[0]"), ROWS),
    **dict.fromkeys(("width", "cols", "columns", "col", "ncols", "numcols", "w", "c", "shape[1]"), COLUMNS),
    **dict.fromkeys(("stride", "ld", "pitch", "ldm", "leadingdim"), PITCH),
}
"""What the members of a structure that describes one matrix are called, and what they are of A, B and C."""


def plain(name: str) -> str:
    """A name without the affixes that say where it lives: ``d_A`` and ``a_ptr`` are ``a``.

    Of a structure's member its own name (``params.alpha``), or where the structure is one matrix what it is of that:
    ``A.width`` is ``k`` and ``B.stride`` ``ldb``.
    """
    owner, _, own = name.rpartition(".")
    short = _AFFIXES.sub("", own.lower()).replace("_", "")
    role = role_named(owner.rpartition(".")[2]) if owner else None
    return _MEMBERS[short][role] if role is not None and short in _MEMBERS else short


def role_named(name: str) -> str | None:
    """A, B or C if ``name`` is a matrix's."""
    short = _AFFIXES.sub("", name.lower()).replace("_", "")
    return next((role for role, known in _MATRICES.items() if short in known), None)


def size_named(name: str) -> str | None:
    """M, N or K if ``name`` says which: ``m``, ``numARows``, ``wB``, ``A.height``, or ``A_height`` as of host code."""
    short = plain(name)
    if short.upper() in SIZES:
        return short.upper()
    owner, _, member = name.rpartition("_")
    if "." not in name and owner and plain(f"{owner}.{member}").upper() in SIZES and role_named(owner) is not None:
        return plain(f"{owner}.{member}").upper()
    last = name.rpartition("_")[2]
    if last.upper() in SIZES and len(name) > 2 and not _NO_SIZE.search(name.lower()):  # params_M
        return last.upper()
    spelled = (name.lower().replace(".", "_"), name.lower().rpartition(".")[2])
    found = [size for size, pattern in _LONG_SIZES.items() if any(re.fullmatch(pattern, each) for each in spelled)]
    return found[0] if len(found) == 1 else None
