"""Kernels that are right where the compiler hardly optimises, and wrong where it does: by which value that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rooftile import ptx
from rooftile.compile import compile_kernel
from rooftile.compile.slips.hidden import PRELUDE, hidden
from rooftile.core.call import Call
from rooftile.core.edit import Edit, apply
from rooftile.core.errors import CompileError, RooftileError
from rooftile.core.finding import Finding
from rooftile.core.problem import Gemm
from rooftile.core.source import Location
from rooftile.explain.judging.effort import Effort
from rooftile.explain.judging.subject import Subject

_SEARCH: Final = 600
"""Units of effort, of which a build with machine code takes some."""

_ADDED: Final = PRELUDE.count("\n")
_WHY: Final = (
    "optimising takes for granted what a kernel must not do: leave arrays, overflow integers, access an object as two "
    "types, hang on threads that come in some order; or the compiler is wrong"
)


def optimised_only(subject: Subject, gemm: Gemm) -> Finding:
    """What is to be said of a kernel whose check build is right at ``gemm``, and whose default build is not."""
    edit = _Search(subject, subject.bound(gemm)).run()
    message = "C is wrong as the compiler builds the kernel by default, and right where it hardly optimises"
    if edit is None:
        return Finding("optimised-only", "warning", message, why=_WHY, advice="look for these; the indices are right")
    return Finding(
        "optimised-only",
        "warning",
        f"{message}, or does not see through `{edit.message}`",
        Location(subject.source.name, edit.line),
        why=f"C is right at {gemm} if only this value is hidden from it; {_WHY}",
        advice=f"write `{edit.advice}` behind it, which hides the value, or look for these; the indices are right",
    )


def is_right_by_default(subject: Subject, gemm: Gemm) -> bool:
    """Whether the default build is right at ``gemm``."""
    return _Search(subject, subject.bound(gemm)).is_right(())


class _Search:
    """Halves the values that are hidden as long as C stays right."""

    def __init__(self, subject: Subject, call: Call) -> None:
        self.subject, self.call, self.effort = subject, call, Effort(_SEARCH)

    def run(self) -> Edit | None:
        listing = self.subject.listing(self.call.gemm)
        edits = self._compilable(hidden(listing) if listing.language == "cuda" else ())
        if not edits or self.is_right(()) or not self.is_right(edits):
            return None
        while len(edits) > 1:
            halves = edits[: len(edits) // 2], edits[len(edits) // 2 :]
            kept = next((half for half in halves if not self.effort.spent and self.is_right(half)), None)
            if kept is None:
                return None  # it takes several
            edits = kept
        return edits[0]

    def _compilable(self, edits: Sequence[Edit]) -> Sequence[Edit]:
        """Those of ``edits`` without the lines in which one does not compile."""
        while edits:
            try:
                self._built(edits)
                return edits
            except CompileError as error:
                places = {d.location.line - _ADDED for d in error.diagnostics if d.location is not None}
                left = [edit for edit in edits if edit.line not in places]
                if len(left) == len(edits):
                    return ()
                edits = left
            except RooftileError:
                return ()
        return ()

    def _built(self, edits: Sequence[Edit]) -> Subject:
        """The default build of the kernel with ``edits``."""
        subject, gemm = self.subject, self.call.gemm
        self.effort.compile()
        text = PRELUDE + apply(subject.source.text, [change for edit in edits for change in edit.changes])
        compiled = compile_kernel(
            replace(subject.source, text=text if edits else subject.source.text),
            subject.name,
            arch=subject.arch,
            defines=subject.defines(gemm),
            include_dirs=subject.include_dirs,
        )
        return replace(subject, program=ptx.load(compiled), _programs={})

    def is_right(self, edits: Sequence[Edit]) -> bool:
        """Whether the default build with ``edits`` is."""
        try:
            return self._built(edits).attempt(self.call, hazards=False).right
        except RooftileError:
            return False
