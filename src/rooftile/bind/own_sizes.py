"""The problem that a file's own host code launches its kernel for."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rooftile.bind.arguments import elements_of
from rooftile.bind.call import Binding, resolve_defines
from rooftile.bind.launching import told_at_first
from rooftile.bind.names import SIZES
from rooftile.core.errors import UsageError
from rooftile.core.launch_site import constant
from rooftile.core.problem import Gemm

_MOST_PRODUCTS: Final = 1 << 31
"""Larger problems take a while to execute: who wants them says so."""


def own_problem(bound: Binding, gemm: Gemm) -> tuple[Gemm, str] | None:
    """The problem of the host's first launch, and words on it; None where its sizes are no constants, or large.

    ``gemm`` is any problem that can be bound.
    """
    kernel = bound.kernel
    if not kernel.launches or kernel.comment is not None or kernel.manifest is not None:
        return None
    site = kernel.launches[0]
    try:
        told = told_at_first(kernel, bound.asked, resolve_defines(bound.asked.defines or {}, gemm))
        elements = elements_of(kernel, gemm, told)
    except UsageError:  # which says more where it is met again
        return None
    found: dict[str, set[int]] = {}
    for element, text in zip(elements, site.passed([p.name for p in kernel.signature.parameters]), strict=False):
        value = constant(text, site.definitions) if element in SIZES and text is not None else None
        if element in SIZES:
            found.setdefault(element, set()).add(value or 0)
    sizes = {element: values.pop() for element, values in found.items() if len(values) == 1}
    if len(sizes) == 1 and len(found) == 1:  # of a kernel that knows one size, for squares
        sizes = dict.fromkeys(SIZES, next(iter(sizes.values())))
    if set(sizes) != set(SIZES) or not all(size > 0 for size in sizes.values()):
        return None
    own = replace(gemm, m=sizes["M"], n=sizes["N"], k=sizes["K"])
    if own.m * own.n * own.k > _MOST_PRODUCTS:
        return None
    shown = ", ".join(f"{size} = {sizes[size]}" for size in SIZES)
    return own, f"{shown}: as line {site.location.line} launches {kernel.signature.name}; -M, -N and -K give others"
