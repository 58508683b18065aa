"""Findings about asynchronous copies and mbarriers, in words."""

from __future__ import annotations

from typing import Final

from rooftile.core.finding import Severity
from rooftile.simt.layout.context import BAD_DESCRIPTOR, BAD_MBARRIER, NEVER_ARRIVES, NOT_AWAITED, READ_TOO_SOON, Event
from rooftile.simt.layout.copies import (
    BAD_COUNT,
    COMPLETES,
    NO_BARRIER,
    OUTSIDE_SHARED,
    SKIPPED_PHASE,
    SPANS_PHASES,
    TOO_MANY_ARRIVALS,
)

Words = tuple[str, Severity, str, str, str]
"""Kind, severity, message, why it matters, what to do."""

_MISUSES: Final = {
    NO_BARRIER: ("used before mbarrier.init", "initialise it in one thread, then __syncthreads() before others use it"),
    TOO_MANY_ARRIVALS: (
        "arrived at more often than a phase expects",
        "let mbarrier.init count the arrivals",
    ),
    OUTSIDE_SHARED: ("not at a multiple of 8 bytes in shared memory", "declare it __shared__, as 64 bits"),
    BAD_COUNT: ("given a count that is not between 1 and 1,048,575", "count the threads that arrive"),
    SPANS_PHASES: (
        "arrived at by more lanes of a warp than are left in the phase: the rest count for the next one",
        "let one thread arrive, or mbarrier.init count all that do",
    ),
    SKIPPED_PHASE: (
        "arrived at for a second phase before any thread has waited for the first",
        "make the count of mbarrier.init the number of arrivals in a phase, and wait for each",
    ),
    COMPLETES: ("completed by an arrival with .noComplete", "leave out .noComplete, or expect one arrival more"),
}


_COPY_MISUSES: Final = (
    ("it lies partly outside the buffer or shared memory", "clip the copy at the ends of the arrays"),
    ("its addresses and its size must be multiples of 16 bytes", "align the arrays to 16 bytes"),
)
_TENSOR_MISUSES: Final = (
    ("its box does not fit where it lies in shared memory", "make room for the whole box, in the block's own memory"),
    ("its box must begin at a multiple of 128 bytes of shared memory", "declare the tile __align__(128), or 1024"),
    ("what it names is not a tensor map", "pass it as const __grid_constant__ CUtensorMap and take that one's address"),
    ("it has other dimensions than its tensor map", "give as many coordinates as the map has dimensions"),
    ("its first coordinate is not at a multiple of 16 bytes", "begin boxes at multiples of 16 bytes of a row"),
)
"""What is wrong and what to do, by the number that the runtime gives."""


def asynchronous(kind: int, event: Event, *, is_cluster: bool, is_tensor: bool, copy: str) -> Words:
    """The words for an event from ``NEVER_ARRIVES`` on.

    Parameters
    ----------
    kind : int
    event : Event
    is_cluster : bool
        Whether a wait was for the barrier of the cluster.
    is_tensor : bool
        Whether a bulk copy is one of a tensor.
    copy : str
        The asynchronous copy that was read too soon.
    """
    if kind == NEVER_ARRIVES:
        return _deadlock(event, is_cluster)
    if kind == NOT_AWAITED:
        return (
            "copy-not-awaited",
            "warning",
            "an asynchronous copy begins here that no thread waits for",
            "what reads its destination may see what was there before",
            "wait for it (cp.async.wait_group, or the mbarrier that it reports to), then __syncthreads()",
        )
    if kind == READ_TOO_SOON:
        return (
            "copy-not-awaited",
            "error",
            f"reads shared memory that {copy} has not been waited for",
            "it may see what was there before, or part of the new data",
            "wait for it in the thread that began it (cp.async.wait_group, or its mbarrier), then __syncthreads()",
        )
    if kind == BAD_MBARRIER:
        what, advice = _MISUSES[int(event.other_site)]
        return (
            "mbarrier",
            "warning" if event.other_site == SKIPPED_PHASE else "error",
            f"an mbarrier is {what}",
            "on a GPU the result is undefined, or the block hangs",
            advice,
        )
    if kind == BAD_DESCRIPTOR:
        return (
            "matrix-descriptor",
            "error",
            "a matrix descriptor names bytes beyond the block's shared memory",
            "on a GPU the product is computed from other data, or the kernel ends with an error",
            "check start address, both offsets (each over 16) and the swizzling",
        )
    what, advice = (_TENSOR_MISUSES if is_tensor else _COPY_MISUSES)[int(event.other_site)]
    return (
        "bulk-copy",
        "error",
        f"a bulk copy cannot be executed: {what}",
        "on a GPU this ends the kernel with an error, or the copy never completes",
        advice,
    )


def _deadlock(event: Event, is_cluster: bool) -> Words:
    why = "on a GPU the kernel hangs here"
    if is_cluster:
        return (
            "deadlock",
            "error",
            "threads wait here for others of their cluster that never arrive",
            why,
            "let every thread of all blocks of the cluster arrive at its barrier, also those that have nothing to do",
        )
    missing = []
    if event.missing:
        missing.append(f"{event.missing:,} arrival{'s' if event.missing != 1 else ''}")
    if event.other_site:
        missing.append(f"{event.other_site:,} bytes of copies")
    message = f"threads wait here for a phase of an mbarrier that never completes: {' and '.join(missing)} missing"
    if not missing:
        message = "threads wait here for a phase of an mbarrier that has not begun"
    advice = "make the count of mbarrier.init the number of arrivals in a phase, the bytes expected those copied, "
    return "deadlock", "error", message, why, advice + "and the parity that of the phase"
