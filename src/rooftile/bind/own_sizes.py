"""The problem that a file's own host code launches its kernel for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rooftile.bind.arguments import elements_of
from rooftile.bind.call import Binding, resolve_defines
from rooftile.bind.infer import allocated
from rooftile.bind.launching import told_at_first
from rooftile.bind.names import SIZES
from rooftile.core.errors import UsageError
from rooftile.core.launch_site import constant
from rooftile.core.problem import Gemm

_MOST_PRODUCTS: Final = 1 << 31
"""Larger problems take a while to execute: who wants them says so."""

_MOST: Final = 8
"""Of a program's launches that are asked for constants."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """M, N and K as a launch passes them: constants, 0 of others; what these are; and whether arguments change them."""

    known: dict[str, int]
    others: tuple[str, ...]
    of_arguments: bool


def own_problem(bound: Binding, gemm: Gemm) -> tuple[Gemm, str] | None:
    """The problem of the first launch whose sizes are constants, and words on it; ``gemm`` where none are, or large.

    None where nothing is to be said: there is no such launch, or it is told that the kernel is for any size.
    ``gemm`` is what is taken else, any problem that can be bound.
    """
    kernel = bound.kernel
    if kernel.comment is not None or kernel.manifest is not None:
        return None
    each = [
        (site, _sizes(replace(bound, kernel=replace(kernel, sites=(site,))), gemm)) for site in kernel.launches[:_MOST]
    ]
    told = [(site, sizes, _problem(sizes, gemm)) for site, sizes in each if sizes is not None]
    if not told:
        return None
    site, sizes, own = next((one for one in told if one[2] is not None and one[0].reached), told[0])
    line, name = site.location.line, kernel.signature.name
    here = f"M = {gemm.m}, N = {gemm.n}, K = {gemm.k}"
    if own is None:
        what = ", ".join(sizes.others)
        return gemm, f"{here}, taken where no size is given: the file does not tell the values of {what} (line {line})"
    if own.m * own.n * own.k > _MOST_PRODUCTS:
        return gemm, f"{here}: line {line} launches {name} for larger matrices; {own.flags} asks for these"
    shown = f"M = {own.m}, N = {own.n}, K = {own.k}"
    alone = ", where the program is given no arguments" if sizes.of_arguments else ""
    return own, f"{shown}: as line {line} launches {name}{alone}; -M, -N and -K give others"


def launched_for(bound: Binding, gemm: Gemm) -> Gemm | None:
    """The problem of the host's first launch, however large; None where its sizes are no constants."""
    sizes = _sizes(bound, gemm)
    return None if sizes is None else _problem(sizes, gemm)


def _problem(sizes: _Sizes, gemm: Gemm) -> Gemm | None:
    m, n, k = (sizes.known.get(size, 0) for size in SIZES)
    return replace(gemm, m=m, n=n, k=k) if min(m, n, k) > 0 else None


def _sizes(bound: Binding, gemm: Gemm) -> _Sizes | None:
    """What the host's first launch passes for sizes; None if there is none, or it passes none that is plain."""
    kernel = bound.kernel
    if not kernel.launches:
        return None
    site = kernel.launches[0]
    try:
        told = told_at_first(kernel, bound.asked, resolve_defines(bound.asked.defines or {}, gemm))
        elements = elements_of(kernel, gemm, told)
    except UsageError:  # which says more where it is met again
        return None
    passed = zip(elements, site.passed([p.name for p in kernel.signature.parameters]), strict=False)
    texts = [(element, text or "") for element, text in passed if element in SIZES]
    known = {**site.definitions, **site.defaults}
    found: dict[str, set[int]] = {}
    for element, text in texts:
        found.setdefault(element, set()).add((constant(text, known) if text else None) or 0)
    sizes = {element: values.pop() for element, values in found.items() if len(values) == 1}
    others = tuple(dict.fromkeys(text or "more than a name" for element, text in texts if not sizes.get(element)))
    if len(sizes) < len(SIZES):  # others are told by what is allocated
        matrices = allocated(kernel, site, elements)
        if all(matrices.get(size) == value for size, value in sizes.items()):
            sizes = matrices
    if len(sizes) == 1 and len(found) == 1:  # of a kernel that knows one size, for squares
        sizes = dict.fromkeys(SIZES, next(iter(sizes.values())))
    of_arguments = any(constant(text, site.definitions) != constant(text, known) for _, text in texts if text)
    return _Sizes(sizes, others, of_arguments) if texts else None
