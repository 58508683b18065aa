"""Arrays that a kernel takes beside A, B and C: a bias, factors, alpha by pointer, memory to work in.

Elements of ``--args`` for them are ``add(N)``, numbers that are added to C, one for each of its columns (``M``: rows;
``M*N``: cells; ``1``: one for all), ``scale(N)``, by which the product is multiplied, ``beta*add(M*N)``, added times
beta in C's place, ``zeros(COUNT)`` and, of memory that nothing has written, ``scratch(COUNT)``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.data import dtype_of, poisoned, random_numbers
from rooftile.bind.names import SIZES, plain, role_named
from rooftile.bind.scalars import argument, over_sizes
from rooftile.bind.usage import Usage
from rooftile.core.call import BufferArgument
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.launch_site import LaunchSite, constant
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

_ELEMENT: Final = re.compile(r"(add|beta\*add|scale|zeros|scratch)\((.+)\)")
_EFFECTS: Final = ("add", "beta*add", "scale")
_EXTENTS: Final = ("1", "M", "N", "M*N")
_ADDED: Final = re.compile(r"bias|resid|addend|shift|skip|offset|^b\d?$")
_FACTOR: Final = re.compile(r"scal|gamma|factor|weight_?s$|dequant|^s[abxw]$")
_COEFFICIENTS: Final = ("alpha", "beta")


@dataclass(frozen=True, slots=True)
class Beside:
    """What such an array is: its effect on C, and its shape; ``value`` is what its one number is, if that is known."""

    effect: str
    shape: tuple[int, int]
    zeros: bool = False
    value: float | None = None

    def argument(self, parameter: Parameter, number: int, seed: int) -> BufferArgument:
        """The buffer of ``parameter``, the ``number``-th of the signature."""
        dtype = dtype_of(parameter.dtype)
        data: npt.NDArray[Any]
        if self.value is not None:
            data = np.full(self.shape, self.value).astype(dtype)
        elif self.effect:
            data = random_numbers(np.random.default_rng([seed, number]), self.shape, dtype)
        else:
            data = np.zeros(self.shape, dtype) if self.zeros else poisoned(self.shape, dtype)
        undefined = not self.effect and not self.zeros and self.value is None
        return BufferArgument(
            parameter.name, self.effect or "beside", data, not parameter.const, undefined=undefined, effect=self.effect
        )


_TELLING: Final = ({"M": 1009, "N": 2003, "K": 3001}, {"M": 4001, "N": 5003, "K": 6007})
"""Sizes at which no two arrays are equally large by chance."""


def is_beside(element: str) -> bool:
    """Whether an element of ``--args`` is of an array beside the matrices."""
    return _ELEMENT.fullmatch(element) is not None


def parse(element: str, parameter: Parameter, gemm: Gemm, names: Mapping[str, int]) -> Beside:
    """The array that ``element`` asks for.

    Raises
    ------
    UsageError
        If it has no such shape.
    """
    match = _ELEMENT.fullmatch(element)
    assert match is not None
    effect, text = match[1], match[2].replace(" ", "")
    if effect in _EFFECTS:
        if text not in _EXTENTS:
            raise UsageError(
                f"what is added to C, or multiplies it, is not as large as {text}",
                got=f"{element} for {parameter.name}",
                allowed=", ".join(f"{effect}({extent})" for extent in _EXTENTS),
            )
        return Beside(effect, (gemm.m if "M" in text else 1, gemm.n if "N" in text else 1))
    count = evaluate(text, names, what=f"--args, {parameter.name}")
    if not 1 <= count < 1 << 40:
        raise UsageError(
            f"{parameter.name} cannot have so many elements", got=f"{element} = {count:,}", allowed="1 or more"
        )
    return Beside("", (1, count), zeros=effect == "zeros")


def coefficients(pointers: Sequence[Parameter], used: Usage | None) -> dict[str, str]:
    """Alpha and beta that come by pointer: arrays called so of which one element is read."""
    if used is None:
        return {}
    return {
        p.name: plain(p.name)
        for p in pointers
        if plain(p.name) in _COEFFICIENTS and used.beside.get(p.name) == ("1", frozenset({"load"}))
    }


def told(
    pointers: Sequence[Parameter], used: Usage | None, numbers: Collection[str], notes: list[str]
) -> dict[str, str]:
    """Elements of the arrays ``pointers``, none of them A, B or C, as far as use and names leave no doubt.

    ``numbers`` are the elements of parameters that are known; where beta is among them, C's old values may come in an
    array of their own.
    """
    found: dict[str, str] = {}
    for parameter in pointers:
        options = list(possible(parameter, used))
        if not options:
            continue
        if len(options) > 1:
            short = plain(parameter.name)
            is_old_c = any(re.match(r"beta\b", number) for number in numbers) and role_named(parameter.name) == "C"
            wanted = (
                "beta*add" if is_old_c else "add" if _ADDED.search(short) else "scale" if _FACTOR.search(short) else ""
            )
            options = [option for option in options if option.startswith(f"{wanted}(")]
        if len(options) == 1:
            found[parameter.name] = options[0]
            notes.append(f"{parameter.name} is {described(options[0])}")
    return found


def as_allocated(
    pointers: Sequence[Parameter],
    signature: Signature,
    site: LaunchSite | None,
    elements: Mapping[str, str],
    notes: list[str],
    gemm: Gemm | None = None,
) -> dict[str, str]:
    """Elements of arrays beside the matrices as large as the function that launches the kernel allocates them.

    So an array with a number for each column is one, be it that the kernel takes a row's; and memory to work in has
    room for as many parts as the kernel makes of its sums, and is 0 where host code sets it to that. It may be too
    small for those, which is told where ``gemm`` is the problem that the host launches the kernel for.
    """
    found: dict[str, str] = {}
    at_home = site is not None and gemm is not None and _is_of_host(gemm, signature, site, elements)
    for parameter in pointers:
        match = _ELEMENT.fullmatch(elements.get(parameter.name, ""))
        text = argument(signature, site, parameter) if site is not None else None
        if site is None or match is None or text is None or parameter.dtype == "opaque":
            continue
        kind, extent, where = match[1], match[2].replace(" ", ""), ""
        if kind == "scratch" and _is_zeroed(site, text):
            kind, where = "zeros", f"as set for line {site.location.line}"
        if text in site.certain:
            made, value = over_sizes(site.allocations[text], signature, site, elements)
            if made is not None or value is not None:
                size = f"({made if made is not None else value}) / {dtype_of(parameter.dtype).itemsize}"
                counts = [evaluate(size, names) for names in _TELLING]
                same = [shape for shape in _EXTENTS if counts == [evaluate(shape, names) for names in _TELLING]]
                is_larger = kind not in _EFFECTS and (at_home or counts[0] > evaluate(match[2], _TELLING[0]))
                extent = size if is_larger else same[0] if kind in _EFFECTS and same else extent
        if extent != match[2].replace(" ", ""):
            where = f"as allocated for line {site.location.line}"
        if where:
            found[parameter.name] = f"{kind}({extent})"
            notes[:] = [note for note in notes if not note.startswith(f"{parameter.name} is ")]
            notes.append(f"{parameter.name} is {described(found[parameter.name])}, {where}")
    return found


def _is_zeroed(site: LaunchSite, name: str) -> bool:
    """Whether host code sets an array to 0 before the launch."""
    held = site.contents.get(name)
    return held is not None and held.zeroed is not None and not held.value


def _is_of_host(gemm: Gemm, signature: Signature, site: LaunchSite, elements: Mapping[str, str]) -> bool:
    """Whether the sizes that the host passes are constants, and those of ``gemm``."""
    passed = [
        (getattr(gemm, element.lower()), constant(argument(signature, site, p) or "", site.definitions))
        for p in signature.parameters
        if (element := elements.get(p.name, "")) in SIZES
    ]
    return bool(passed) and all(size == value for size, value in passed)


def possible(parameter: Parameter, used: Usage | None) -> Iterator[str]:
    """What an array beside the matrices may be, by how the kernel uses it; the likeliest first."""
    extent, operations = ("", frozenset()) if used is None else used.beside.get(parameter.name, ("", frozenset()))
    if parameter.dtype == "opaque" or not operations:
        return
    if operations != {"load"}:
        yield f"{'zeros' if 'atomic' in operations else 'scratch'}({extent or 'M*N'})"
        return
    for effect in ("add", "scale", "beta*add"):
        yield from (f"{effect}({shape})" for shape in ([extent] if extent else ("N", "M", "M*N", "1")))


def described(element: str) -> str:
    """An element in words."""
    match = _ELEMENT.fullmatch(element)
    assert match is not None
    effect, text = match[1], match[2]
    if effect not in _EFFECTS:
        kind = "of zeros" if effect == "zeros" else "that nothing has written before"
        return f"memory to work in {kind}, {element}"
    of_each = {"1": "one number", "M": "a number for each row", "N": "a number for each column"}
    what = of_each.get(text, "a matrix like C")
    how = {"add": "added to C", "scale": "by which the product is multiplied", "beta*add": "added to C times beta"}
    return f"{what}, {how[effect]}: {element}"
