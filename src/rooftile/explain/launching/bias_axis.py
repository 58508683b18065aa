"""A bias along the other axis of C than the layers of the libraries have it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rooftile.core.call import BufferArgument, Call
from rooftile.core.counts import AccessCounts
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite

_BIAS: Final = re.compile(r"bias", re.IGNORECASE)


def bias_by_row(call: Call, accesses: Iterable[AccessCounts], site: LaunchSite | None) -> Finding | None:
    """A warning where a bias with a number for each row of C is added to ``A @ B.T``, as linear layers are.

    Their bias has a number for each column, one for each row of the weight that B.T is. Where the host code allocates
    it, with however many elements, it is as it says there.
    """
    buffers = {argument.name: argument for argument in call.arguments if isinstance(argument, BufferArgument)}
    if not any(buffer.role == "B" and buffer.transposed for buffer in buffers.values()) or call.gemm.m == 1:
        return None
    passed = site.passed_to([argument.name for argument in call.passed]) if site is not None else {}
    for name, buffer in buffers.items():
        told = site is not None and passed.get(name) in site.allocations
        if buffer.effect != "add" or buffer.matrix.shape != (call.gemm.m, 1) or not _BIAS.search(name) or told:
            continue
        place = next((access.location for access in accesses if access.array == name), None)
        return Finding(
            "bias-by-row",
            "warning",
            f"{name} is read by C's row, and so taken for M numbers: a linear layer, A @ B.T, has N, one for a column",
            place,
            why="of N numbers each row would get that of another output, and for M > N what lies past their end",
            advice=f"index it by the column, {name}[col], or allocate it with M elements",
        )
    return None
