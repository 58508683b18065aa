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
    """The problem of the host's first launch, and words on it; ``gemm`` where its sizes are no constants, or large.

    None where nothing is to be said: there is no such launch, or it is told that the kernel is for any size.
    ``gemm`` is what is taken else, any problem that can be bound.
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
    known = {**site.definitions, **site.defaults}
    found: dict[str, set[int]] = {}
    passed = list(zip(elements, site.passed([p.name for p in kernel.signature.parameters]), strict=False))
    from_defaults = False
    for element, text in passed:
        value = constant(text, known) if element in SIZES and text is not None else None
        if element in SIZES:
            from_defaults |= text is not None and constant(text, site.definitions) != value
            found.setdefault(element, set()).add(value or 0)
    sizes = {element: values.pop() for element, values in found.items() if len(values) == 1}
    if len(sizes) == 1 and len(found) == 1:  # of a kernel that knows one size, for squares
        sizes = dict.fromkeys(SIZES, next(iter(sizes.values())))
    line, name = site.location.line, kernel.signature.name
    here = f"M = {gemm.m}, N = {gemm.n}, K = {gemm.k}"
    if set(sizes) != set(SIZES) or not all(size > 0 for size in sizes.values()):
        if not found:
            return None
        unknown = [
            text for element, text in passed if element in SIZES and (element not in sizes or not sizes[element])
        ]
        what = ", ".join(dict.fromkeys(text or "more than a name" for text in unknown))
        return gemm, f"{here}, taken where no size is given: the file does not tell the values of {what} (line {line})"
    own = replace(gemm, m=sizes["M"], n=sizes["N"], k=sizes["K"])
    shown = ", ".join(f"{size} = {sizes[size]}" for size in SIZES)
    if own.m * own.n * own.k > _MOST_PRODUCTS:
        flags = " ".join(f"-{size} {sizes[size]}" for size in SIZES)
        return gemm, f"{here}: line {line} launches {name} for larger matrices; {flags} asks for these"
    alone = ", where the program is given no arguments" if from_defaults else ""
    return own, f"{shown}: as line {line} launches {name}{alone}; -M, -N and -K give others"
