"""What of a file's kernels the executor knows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FormCoverage:
    """One form of a PTX instruction, ``fma.rn.f32``, that a kernel uses.

    Attributes
    ----------
    form : str
    count : int
        Instructions of this form in the kernel.
    lines : tuple of int
        Source lines that they stand on, those of the kernel's own file only.
    missing : str or None
        Why the executor cannot run it; None where it can.
    """

    form: str
    count: int
    lines: tuple[int, ...]
    missing: str | None


@dataclass(frozen=True, slots=True)
class KernelCoverage:
    """A kernel and the forms it uses, in alphabetical order; ``error`` says why it could not even be read."""

    kernel: str
    forms: tuple[FormCoverage, ...]
    error: str | None = None

    @property
    def covered(self) -> bool:
        """Whether all of it can be executed."""
        return self.error is None and all(form.missing is None for form in self.forms)
