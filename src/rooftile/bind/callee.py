"""The kernel that is called, as far as it is known before a problem is."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from rooftile.bind.data import dtype_of
from rooftile.bind.made import is_made
from rooftile.bind.names import role_named
from rooftile.bind.row_blocks import with_row_blocks
from rooftile.bind.scalars import unit_strides
from rooftile.bind.usage import Usage, Use
from rooftile.bind.usage import read as usage_of
from rooftile.bind.vectors import with_vector
from rooftile.core.call import Call, Form, ScalarArgument
from rooftile.core.launch_site import LaunchSite, constant, distinct, expanded
from rooftile.core.problem import Dim3, Gemm
from rooftile.core.source import Parameter, Signature
from rooftile.kernels.catalog import Manifest

_DIVIDED: Final = re.compile(r"/|\bcdiv\b")
_LARGEST_SIDE: Final = 20_000
"""Larger than any size that :func:`distinct` gives, and less than the product of any two."""


@dataclass(frozen=True, eq=False)
class Callee:
    """A kernel that is to be bound to problems.

    Attributes
    ----------
    signature : Signature
        Its parameters.
    manifest : Manifest or None
        Of a kernel of the ladder: gives launch, arguments and macros where nobody else does.
    sites : sequence of LaunchSite
        How its file launches it, in host code or in a comment: gives what is not given otherwise.
    accesses : callable or None
        Gives its accesses to global memory; asked only where names do not tell what parameters mean.
    read : callable or None
        Gives the numbers of the parameters that it reads.
    takes_shared : bool
        Whether it declares dynamic shared memory, so that a launch that does not say how much is incomplete.
    workgroup : tuple of int or None
        Its block, if it says that itself.
    headers : mapping of str to (int, sequence of Parameter)
        By parameter, what lies in its buffer in front of the matrix: how many bytes, and the numbers in them.
    lanes : mapping of str to int
        By parameter, how many numbers an element of its array is: what its length is counted in.
    form : Form
        What it makes of the product before it stores it, where that has been found out.
    others : sequence of Callee
        Kernels that the host launches before it or behind it on its arrays, each with that launch.
    """

    signature: Signature
    manifest: Manifest | None = None
    sites: Sequence[LaunchSite] = ()
    accesses: Callable[[], Iterable[Use]] | None = None
    read: Callable[[], Collection[int]] | None = None
    takes_shared: bool = False
    workgroup: Dim3 | None = None
    headers: Mapping[str, tuple[int, Sequence[Parameter]]] = field(default_factory=dict)
    lanes: Mapping[str, int] = field(default_factory=dict)
    form: Form = field(default_factory=Form)
    others: Sequence[Callee] = ()

    @property
    def comment(self) -> LaunchSite | None:
        """The launch that the user wrote into the file, if there is one."""
        return next((site for site in self.sites if site.comment), None)

    @property
    def launches(self) -> list[LaunchSite]:
        """The launches in host code."""
        return [site for site in self.sites if not site.comment]

    def launched_for(self, gemm: Gemm) -> Callee:
        """The same with that of the host's launches first which is the first to be made for a problem.

        Branches around a launch may ask for sizes. Where none is made, as far as they tell, all stays as it is.
        """
        launches = self.launches
        if len(launches) < 2 or self.comment is not None:
            return self
        names = [parameter.name for parameter in self.signature.parameters]
        first = next((number for number, site in enumerate(launches) if is_made(site, names, gemm)), 0)
        if first and first not in self._turned:
            others = [site for number, site in enumerate(launches) if number != first]
            self._turned[first] = replace(self, sites=(launches[first], *others))
        return self._turned[first] if first else self

    @cached_property
    def _turned(self) -> dict[int, Callee]:
        return {}

    @cached_property
    def uses(self) -> tuple[Use, ...]:
        """Its accesses to global memory, without strides that are 1 as matrices are stored; none if nobody tells."""
        ones = unit_strides(self.signature)
        accesses = self.accesses() if self.accesses is not None else ()
        return tuple(use.without(ones) if ones else use for use in accesses)

    @cached_property
    def usage(self) -> Usage | None:
        """What its accesses tell of its matrices; None if nobody tells them."""
        if self.accesses is None:
            return None
        parameters = self.signature.parameters
        scalars = [parameter.name for parameter in parameters if parameter.kind == "scalar"]
        called_c = [p.name for p in parameters if p.kind == "pointer" and role_named(p.name) == "C"]
        usage = usage_of(self.uses, scalars, next(iter(called_c), None), self._parts)
        if usage.c is None or not (usage.a is usage.b is None):
            return usage
        arrays = {p.name: dtype_of(p.dtype).itemsize for p in parameters if p.kind == "pointer" and p.dtype != "opaque"}
        return with_row_blocks(with_vector(usage, self.uses, scalars, arrays), self.uses, scalars)

    def unread_numbers(self, call: Call) -> list[str]:
        """Floating-point numbers, neither 0 nor 1, that ``call`` passes and the kernel does not read."""
        if self.read is None or self.manifest is not None:
            return []
        read = self.read()
        return [
            argument.name
            for number, argument in enumerate(call.passed)
            if isinstance(argument, ScalarArgument) and "float" in argument.dtype
            if number not in read and argument.value not in (0.0, 1.0)
        ]

    @property
    def _parts(self) -> set[str]:
        """Numbers for which the host passes a part of a size, ``(K + splits - 1) / splits``: no product of sizes."""
        site = next(iter(self.launches), None)
        if site is None:
            return set()
        passed = site.passed_to([parameter.name for parameter in self.signature.parameters])
        known = {name: text for name, text in site.definitions.items() if name not in passed.values() or "/" in text}
        divided = {name: text for name, text in passed.items() if _DIVIDED.search(expanded(text or "", known))}
        values = {name: constant(text, distinct([text], known)) for name, text in divided.items() if text is not None}
        return {name for name, value in values.items() if value is not None and value < _LARGEST_SIDE}
