"""The errors rooftile raises.

::

    RooftileError
    ├── UsageError            what the caller asked for cannot be done as asked   (exit status 64)
    │   ├── FixedSizeError    the host's code launches the kernel for another size only; carries that size
    │   ├── InDoubtError      a launch or arguments that nobody gave, and that could not be told
    │   ├── LaunchError       grid, block or shared memory outside the GPU's limits
    │   └── UnknownNameError  no such kernel, GPU, parameter or file
    ├── CompileError          the kernel does not compile; carries the diagnostics (exit status 2)
    ├── PtxError              PTX that cannot be parsed or executed; carries a line (exit status 2)
    ├── ExecutionError        the executor had to stop: budget, timeout, memory    (exit status 2)
    ├── WrongResultError      what was to be timed computes something else         (exit status 1)
    └── UnavailableError      an optional part (compiler, GPU, package) is missing (exit status 2)

Every error says what happened, what was given, what is allowed, and what to do next. All of them can be pickled.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rooftile.core.finding import Finding
    from rooftile.core.source import Diagnostic, Location


class RooftileError(Exception):
    """Base of all errors raised by rooftile.

    Parameters
    ----------
    what : str
        What went wrong, one sentence without a final full stop.
    got : str, optional
        The value that was given.
    allowed : str, optional
        What would have been accepted.
    next_step : str, optional
        What the reader can do about it.
    """

    exit_status = 2

    def __init__(
        self, what: str, *, got: str | None = None, allowed: str | None = None, next_step: str | None = None
    ) -> None:
        super().__init__(what)
        self.what = what
        self.got = got
        self.allowed = allowed
        self.next_step = next_step

    def __str__(self) -> str:
        parts = [self.what]
        if self.got is not None:
            parts.append(f"got: {self.got}")
        if self.allowed is not None:
            parts.append(f"allowed: {self.allowed}")
        if self.next_step is not None:
            parts.append(f"next: {self.next_step}")
        return "\n  ".join(parts)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.__dict__.copy()))


def _rebuild(cls: type[RooftileError], state: dict[str, object]) -> RooftileError:
    error = cls.__new__(cls)
    Exception.__init__(error, state["what"])
    error.__dict__.update(state)
    return error


class UsageError(RooftileError):
    """What the caller asked for cannot be done as asked."""

    exit_status = 64


class FixedSizeError(UsageError):
    """The host's code launches the kernel for one size only, which is not the one asked for.

    Attributes
    ----------
    sizes : dict of str to int
        That size: M, N and K, as far as it says them.
    """

    def __init__(
        self,
        what: str,
        *,
        sizes: Mapping[str, int],
        got: str | None = None,
        allowed: str | None = None,
        next_step: str | None = None,
    ) -> None:
        super().__init__(what, got=got, allowed=allowed, next_step=next_step)
        self.sizes = dict(sizes)


class InDoubtError(UsageError):
    """What nobody gave of a launch or of its arguments, and neither the file nor the kernel's addresses tell.

    Attributes
    ----------
    doubtful : tuple of str
        The parameters whose meaning is in doubt; none where it is the launch that is.
    elements : dict of str to str
        What the other parameters mean, as ``--args`` gives it.
    launch : dict of str to str
        "block" and "grid", where one of them is told and the other is in doubt.
    found : tuple of Finding
        What is wrong with the kernel as far as it can be told without running it.
    """

    def __init__(
        self,
        what: str,
        *,
        doubtful: Sequence[str] = (),
        elements: Mapping[str, str] | None = None,
        launch: Mapping[str, str] | None = None,
        got: str | None = None,
        allowed: str | None = None,
        next_step: str | None = None,
    ) -> None:
        super().__init__(what, got=got, allowed=allowed, next_step=next_step)
        self.doubtful = tuple(doubtful)
        self.elements = dict(elements or {})
        self.launch = dict(launch or {})
        self.found: tuple[Finding, ...] = ()

    def __str__(self) -> str:
        lines = [f"{f.location}: {f.severity}: {f.message}; {f.advice}" for f in self.found]
        return "\n".join([super().__str__(), *(["found without running it:"] if lines else []), *lines])


class LaunchError(UsageError):
    """Grid, block or shared memory that no launch on the chosen GPU can have."""


class UnknownNameError(UsageError):
    """A kernel, GPU, parameter or file that does not exist."""


class CompileError(RooftileError):
    """The kernel's source does not compile.

    ``diagnostics`` holds the compiler's messages with the user's own file, line and text.
    """

    def __init__(
        self,
        what: str,
        *,
        diagnostics: Sequence[Diagnostic] = (),
        got: str | None = None,
        allowed: str | None = None,
        next_step: str | None = None,
    ) -> None:
        super().__init__(what, got=got, allowed=allowed, next_step=next_step)
        self.diagnostics = tuple(diagnostics)

    def __str__(self) -> str:
        return "\n".join([super().__str__(), *(str(d) for d in self.diagnostics)])


class PtxError(RooftileError):
    """PTX that cannot be parsed or that the executor cannot run; ``location`` is the source line if it is known."""

    def __init__(
        self,
        what: str,
        *,
        location: Location | None = None,
        ptx_line: int | None = None,
        got: str | None = None,
        allowed: str | None = None,
        next_step: str | None = None,
    ) -> None:
        super().__init__(what, got=got, allowed=allowed, next_step=next_step)
        self.location = location
        self.ptx_line = ptx_line

    def __str__(self) -> str:
        where = []
        if self.location is not None:
            where.append(str(self.location))
            caller = self.location
            while caller.inlined_at is not None:
                caller = caller.inlined_at
            if caller is not self.location:  # a header's line says little without the user's own
                where.append(f"called at {caller}")
        if self.ptx_line is not None:
            where.append(f"PTX line {self.ptx_line}")
        text = super().__str__()
        return f"{', '.join(where)}: {text}" if where else text


class ExecutionError(RooftileError):
    """The executor had to stop before the kernel was done: time, instructions or memory ran out."""


class WrongResultError(RooftileError):
    """What was to be timed computes something else: no time is told of it."""

    exit_status = 1


class UnavailableError(RooftileError):
    """An optional part that this needs (a compiler, a GPU, a package) is not on this machine."""


def pip_install(*packages: str) -> str:
    """The command that installs ``packages`` for this very Python, whose environment may have no pip of its own."""
    pip = f"{sys.executable} -m pip" if importlib.util.find_spec("pip") else f"python3 -m pip --python {sys.executable}"
    return f"{pip} install {' '.join(packages)}"
