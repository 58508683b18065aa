"""Tensor maps that host code makes with rows for columns: of B as N x K, where it lies in memory as K x N."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Gemm
from rooftile.explain.judging.subject import Subject

_TWO: Final = 2
_STORED: Final = {"A": ("M", "K"), "B": ("K", "N")}
_LAUNCH: Final = re.compile(r">\s*>\s*>\s*\(([^;]*)\)\s*;")


def swapped_map(site: LaunchSite | None, subject: Subject, shapes: Sequence[Gemm]) -> Finding | None:
    """A finding if C is right at all ``shapes`` with the two sizes of one tensor map of the host's exchanged."""
    if site is None or site.comment:
        return None
    try:
        calls = [subject.bound(shape) for shape in shapes]
        for number, argument in enumerate(calls[0].arguments):
            made = [_turned(call, number) for call in calls]
            if all(call is not None and subject.attempt(call, hazards=False).right for call in made):
                return _finding(argument, number, site, subject)
    except RooftileError:
        return None
    return None


def _turned(call: Call, number: int) -> Call | None:
    """``call`` with the matrix of one map the other way round in memory, and a map that fits it."""
    argument = call.arguments[number]
    if not isinstance(argument, BufferArgument) or argument.tensor is None or argument.role not in _STORED:
        return None
    layout, data = argument.tensor, argument.data
    if len(layout.sizes) != _TWO or argument.columns is not None or data.ndim != _TWO:
        return None
    turned = np.ascontiguousarray(data.T)
    sizes, strides = layout.sizes[::-1], (turned.shape[1] * turned.itemsize,)
    tensor = replace(layout, sizes=sizes, strides=strides)
    new = replace(argument, data=turned, tensor=tensor, transposed=not argument.transposed)
    return replace(call, arguments=(*call.arguments[:number], new, *call.arguments[number + 1 :]))


def _finding(argument: object, number: int, site: LaunchSite, subject: Subject) -> Finding:
    assert isinstance(argument, BufferArgument)
    rows, columns = _STORED[argument.role]
    said = f"{rows} x {columns}" if not argument.transposed else f"{columns} x {rows}"
    meant = f"{columns} x {rows}" if not argument.transposed else f"{rows} x {columns}"
    lines = list(_lines(number, site, subject.source.text))
    return Finding(
        "swapped-map",
        "error",
        f"the tensor map of {argument.role} is made for {said} elements, and the kernel takes boxes of {meant} ones",
        replace(site.location, line=lines[0], column=0) if lines else site.location,
        why="with its two sizes exchanged, and rows as long as the second, C is right",
        advice=f"give cuTensorMapEncodeTiled the sizes of {meant}, the fastest first, and the stride of its rows",
        proved=True,
    )


def _lines(number: int, site: LaunchSite, text: str) -> Iterator[int]:
    """Lines between which and the launch the variable is made that is passed as an argument, the last first."""
    rows = text.split("\n")
    launch = _LAUNCH.search(" ".join(rows[site.location.line - 1 :][:6]))
    passed = launch[1].split(",") if launch is not None else []
    name = passed[number].strip(" &") if number < len(passed) else ""
    if not re.fullmatch(r"\w+", name):
        return
    for line in range(site.location.line, 0, -1):
        before = rows[line - 1].partition("<<<")[0]
        if re.search(rf"\b{name}\s*=[^=]|&\s*{name}\b", before):
            yield line
