"""The kernel that is called, as far as it is known before a problem is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rooftile.bind.names import role_named
from rooftile.bind.scalars import unit_strides
from rooftile.bind.usage import Usage, Use
from rooftile.bind.usage import read as usage_of
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Dim3
from rooftile.core.source import Parameter, Signature
from rooftile.kernels.catalog import Manifest


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
    activation : str
        What it does to the product before it stores it, one of ``bind.activations``.
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
    activation: str = ""

    @property
    def comment(self) -> LaunchSite | None:
        """The launch that the user wrote into the file, if there is one."""
        return next((site for site in self.sites if site.comment), None)

    @property
    def launches(self) -> list[LaunchSite]:
        """The launches in host code."""
        return [site for site in self.sites if not site.comment]

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
        return usage_of(self.uses, scalars, *called_c[:1])
