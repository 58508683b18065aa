"""What C holds before the launch, and the beta that goes with it where nobody gave one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rooftile.bind.callee import Callee
from rooftile.bind.data import Inputs, OldC
from rooftile.core.problem import Gemm

BETA: Final = 0.5
"""Beta of a kernel that reads C, where nobody gave one: exact in every type, and neither alpha nor 1 nor 0."""

_OLD_C: Final = ("C", "beta*add(M*N)")
"""Elements of ``--args`` that are what beta multiplies."""


def lacks_beta(kernel: Callee, gemm: Gemm, elements: Sequence[str], *, named: bool) -> bool:
    """Whether the kernel reads C and takes a beta, by a parameter or one ``named`` in ``--args``, that nobody gave."""
    takes_beta = "beta" in elements or (named and any(element.startswith("beta=") for element in elements))
    if not takes_beta or gemm.beta != 0.0:
        return False
    parameters = zip(kernel.signature.parameters, elements, strict=False)
    names = {parameter.name for parameter, element in parameters if element in _OLD_C}
    return any(use.array in names and use.operation == "load" for use in kernel.uses)


def takes_zero(elements: Sequence[str], inputs: Inputs) -> bool:
    """Whether a kernel that lacks a beta gets 0 and a C of zeros: of given matrices the product is what is wanted."""
    return inputs.a is not None or inputs.b is not None or "beta" not in elements


def another_first(kernel: Callee, gemm: Gemm, elements: Sequence[str]) -> int | None:
    """The line in which the host passes C, without A and B, to another kernel, before to this one, which reads C.

    That kernel may set C to 0, or to beta times what it held. None where there is no such launch.
    """
    names = [parameter.name for parameter in kernel.signature.parameters]
    matrices = {element: name for name, element in zip(names, elements, strict=False) if element in ("A", "B", "C")}
    reads = any(use.array == matrices.get("C") and use.operation == "load" for use in kernel.uses)
    if gemm.beta != 0.0 or not reads or not kernel.launches:
        return None
    site = kernel.launches[0]
    passed = site.passed_to(names)
    lines = {element: site.earlier.get(passed.get(name) or "") for element, name in matrices.items()}
    return lines["C"] if lines.get("A") is lines.get("B") is None else None


def is_set_to_zero(kernel: Callee, elements: Sequence[str]) -> bool:
    """Whether the host sets C to 0 before it launches the kernel, which reads it."""
    names = [parameter.name for parameter in kernel.signature.parameters]
    c = next((name for name, element in zip(names, elements, strict=False) if element == "C"), None)
    reads = any(use.array == c and use.operation == "load" for use in kernel.uses)
    if not reads or not kernel.launches or kernel.launches[0].comment:
        return False
    site = kernel.launches[0]
    held = site.contents.get(site.passed_to(names).get(c or "") or "")
    return held is not None and held.zeroed is not None and held.value == 0


def note_of_beta(kernel: Callee, gemm: Gemm, elements: Sequence[str], *, zero: bool) -> list[str]:
    """What is told of a beta, if nobody gave it; ``zero`` is whether a kernel that reads C was given zeros."""
    if zero and gemm.beta == 0.0:
        what = "0 and C zero"
    elif gemm.beta == BETA and "beta" in elements:
        what = f"{BETA} and C random"
    else:
        return []
    return [f"beta is {what}: {kernel.signature.name} reads C; beta=NUMBER in --args gives another"]


def old_c_of(kernel: Callee, gemm: Gemm, elements: Sequence[str], *, zero: bool) -> OldC:
    """What C is before the launch; ``zero`` is whether it is to be zero though the kernel reads it."""
    zeroed = "beta" not in elements and is_set_to_zero(kernel, elements)
    if gemm.beta != 0.0:
        return "read"
    if (kernel.usage is not None and kernel.usage.accumulates) or (zeroed and not zero):
        return "added to"
    return "zero" if zero else "undefined"
