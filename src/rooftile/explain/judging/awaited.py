"""Whether copies that nobody waits for are all that is wrong with a kernel."""

from __future__ import annotations

import re
from typing import Final

from rooftile.compile.slips.variants import variants
from rooftile.core.edit import Edit, apply
from rooftile.core.errors import RooftileError
from rooftile.core.problem import Gemm
from rooftile.explain.judging.subject import Subject

_BARRIER: Final = re.compile(r"\b__syncthreads\s*\(\s*\)\s*;")
_WAITS: Final = '{ asm volatile("cp.async.wait_all;" ::: "memory"); __syncthreads(); }'
_WAIT: Final = re.compile(r"wait", re.IGNORECASE)
_MOST_COUNTS: Final = 6


def awaiting(subject: Subject, gemm: Gemm) -> tuple[bool, Edit | None]:
    """Whether C is right at ``gemm`` where every barrier waits for all copies, and another number in a wait that does.

    A kernel whose wait allows a group too many is right with one fewer; one that does not wait at all has no such edit.
    """
    text = subject.source.text
    if not _BARRIER.search(text) or not _is_right(subject.edited(_BARRIER.sub(_WAITS, text)), gemm):
        return False, None
    rows = text.split("\n")
    counts = [e for e in variants(subject.listing(gemm)) if e.kind == "wrong-number" and _WAIT.search(rows[e.line - 1])]
    right = (e for e in counts[:_MOST_COUNTS] if _is_right(subject.edited(apply(text, e.changes)), gemm))
    return True, next(right, None)


def _is_right(subject: Subject, gemm: Gemm) -> bool:
    try:
        return subject.attempt(subject.bound(gemm)).right
    except RooftileError:
        return False
