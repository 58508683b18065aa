"""A kernel as it is tried out: compiled so that faults stay in it, and bound to any shape."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from rooftile import bind, ptx, simt
from rooftile.compile import compile_kernel
from rooftile.compile.cpp.body import Listing, read
from rooftile.compile.slips.ahead import reads_ahead
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.errors import ExecutionError, RooftileError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.explain.launching.launch_limits import runs
from rooftile.explain.webgpu import in_webgpu_terms

_TELLING = (Gemm(67, 71, 73), Gemm(1152, 896, 640))
"""Sizes that no one takes for each other, nor for anything else; the second for kernels that take whole tiles only."""

ROLES = ("A", "B", "C")

_TIMEOUT = 10.0
"""Seconds that a small problem may take before it counts as endless."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one trial; ``launched`` is false where there is no such launch."""

    gemm: Gemm
    verdict: Verdict
    findings: tuple[Finding, ...] = ()
    launched: bool = True

    @property
    def right(self) -> bool:
        """Whether C is right and nothing else was wrong."""
        return self.verdict.judgement == "right" and not any(f.severity == "error" for f in self.findings)


@dataclass
class Subject:
    """A kernel under trial.

    Attributes
    ----------
    source, name, arch, include_dirs
        As for :func:`rooftile.compile.compile_kernel`.
    short_name : str
        The kernel's, without namespaces and template arguments.
    defines : callable
        Macros for a problem.
    bound : callable
        The call for a problem; raises UsageError where the kernel does not take it.
    accumulator : str or None
        The type in which the kernel adds up.
    threads : int or None
    constants : mapping of str to str
        Template parameters that are numbers, by name.
    behind : bool
        Whether ``short_name`` is the kernel that makes C of what the one called ``name`` leaves, and its text is what
        is asked for.
    constant_rows : bool
        Whether the kernel's own text says how long C's rows are: a number, that no other size has to be the same as.
    program : Kernel or None
        To execute in place of the check build, where there is none.
    """

    source: Source
    name: str | None
    short_name: str
    arch: str
    defines: Callable[[Gemm], Mapping[str, str]]
    bound: Callable[[Gemm], Call]
    accumulator: str | None
    threads: int | None = None
    include_dirs: Sequence[Path] = ()
    program: ptx.Kernel | None = None
    constants: Mapping[str, str] = field(default_factory=dict)
    behind: bool = False
    constant_rows: bool = False
    _programs: dict[tuple[object, ...], ptx.Kernel] = field(default_factory=dict)

    def kernel(self, gemm: Gemm, *, literal: bool = False) -> ptx.Kernel:
        """The program that is executed for ``gemm``; ``literal`` as for :func:`rooftile.compile.compile_kernel`."""
        if self.program is not None:
            return self.program
        defines = self.defines(gemm)
        key = (literal, *sorted(defines.items()))
        if key not in self._programs:
            compiled = compile_kernel(
                self.source,
                self.name,
                arch=self.arch,
                defines=defines,
                include_dirs=self.include_dirs,
                check=True,
                literal=literal,
                whole=self.behind,
            )
            self._programs[key] = ptx.load(compiled)
        return self._programs[key]

    def edited(self, text: str) -> Subject:
        """The same kernel with another text."""
        return replace(self, source=replace(self.source, text=text), program=None, _programs={})

    def suspected(self, call: Call, findings: Iterable[Finding]) -> Subject:
        """The same, or if ``findings`` on C are about the kernel that is launched behind the call's that kernel."""
        stage = call.then
        places = {f.location for f in findings if f.kind in ("wrong-result", "not-written") and f.location is not None}
        if stage is None or places.isdisjoint((stage.kernel, stage.location)):
            return self
        return replace(self, short_name=stage.name.partition("<")[0].rpartition("::")[2], behind=True)

    def attempt(
        self, call: Call, *, only: Collection[int] | None = None, hazards: bool = True, timeout: float = _TIMEOUT
    ) -> Outcome:
        """Execute ``call`` for at most ``timeout`` seconds, or ``only`` some of its blocks, which leaves C unjudged.

        Without ``hazards`` neither these nor the cause of wrong values are looked for, which takes less time.
        """
        if not runs(self.kernel(call.gemm), call.launch):
            return Outcome(call.gemm, Verdict("wrong", "CUDA refuses the launch"), launched=False)
        try:
            execution = simt.execute(
                self.kernel(call.gemm),
                call,
                threads=self.threads,
                statistics=False,
                timeout=timeout,
                only=only,
                hazards=hazards,
            )
        except ExecutionError as error:
            return Outcome(call.gemm, Verdict("wrong", error.what))
        findings = in_webgpu_terms(execution.findings, self.source)
        if hazards and execution.completed and not any(f.severity == "error" for f in findings):
            findings += self._reads_ahead(call, only, timeout)
        if only is not None:
            return Outcome(call.gemm, Verdict("unjudged", "only some blocks were executed"), findings)
        if not execution.completed:
            return Outcome(call.gemm, Verdict("wrong", "the kernel does not run to its end"), findings)
        call = call if call.expected is not None else bind.with_reference(call)
        verdict, judged = bind.judge(call, execution.outputs, accumulator=self.accumulator, explain=hazards)
        return Outcome(call.gemm, verdict, (*findings, *judged))

    def is_form(self, call: Call) -> bool:
        """Whether C is right as some form of the product, which nothing tells before the kernel is right."""
        if not call.form.is_plain:
            return False
        try:
            execution = simt.execute(
                self.kernel(call.gemm), call, threads=self.threads, statistics=False, timeout=_TIMEOUT, hazards=False
            )
        except RooftileError:
            return False
        if not execution.completed or any(f.severity == "error" for f in execution.findings):
            return False

        def judged(made: Call) -> tuple[Verdict, tuple[Finding, ...]]:
            made = made if made.expected is not None else bind.with_reference(made)
            return bind.judge(made, execution.outputs, accumulator=self.accumulator, explain=False)

        target = bind.target_of(call)
        left = target.matrix_in(execution.outputs[target.name])
        found = bind.find_form(call, judged(call)[0], left, judged, kernel=self.short_name, text=self.source.text)
        return found is not None and found[1][0].judgement == "right"

    def _reads_ahead(self, call: Call, only: Collection[int] | None, timeout: float) -> tuple[Finding, ...]:
        """Loads outside buffers that the check build has moved behind a test, or dropped: the same without moves."""
        if self.program is not None or not reads_ahead(self.listing(call.gemm)):
            return ()
        try:
            literal = self.kernel(call.gemm, literal=True)
            done = simt.execute(literal, call, threads=self.threads, statistics=False, timeout=timeout, only=only)
        except RooftileError:  # what the compiler only takes if it may optimise, or what takes too long so
            return ()
        return tuple(
            replace(
                finding,
                kind="early-load",
                why=f"{finding.why}; compilers may move this load behind the test that follows, but need not",
                advice="test first, and load where the index is inside",
            )
            for finding in done.findings
            if finding.kind == "out-of-bounds" and finding.message.startswith("reads ")
        )

    def _told(self, gemm: Gemm) -> Call:
        """A call whose sizes tell what is what, if the kernel takes one; large matrices take long to fill."""
        for telling in _TELLING:
            with suppress(RooftileError):
                return self.bound(telling)
        return self.bound(gemm)

    def names(self, gemm: Gemm) -> tuple[dict[str, str], dict[str, str]]:
        """M, N and K, and A, B and C, by the kernel's names for them; ``gemm`` is one that it takes."""
        call = self._told(gemm)
        call = call.then.call if self.behind and call.then is not None else call
        sizes = {call.gemm.m: "M", call.gemm.n: "N", call.gemm.k: "K"}
        values: dict[str, object] = {a.name: a.value for a in call.arguments if isinstance(a, ScalarArgument)}
        values |= {name: members[0] for name, members in call.symbols if len(members) == 1}
        values |= {name: int(v) for name, v in self.defines(call.gemm).items() if v.isdecimal()}
        matrices = {a.name: a.role for a in call.arguments if isinstance(a, BufferArgument) and a.role in ROLES}
        return {name: sizes[v] for name, v in values.items() if isinstance(v, int) and v in sizes}, matrices

    def listing(self, gemm: Gemm) -> Listing:
        """The kernel's text with what is known of its names; ``gemm`` is one that it takes."""
        names = self.names(gemm)
        known = {**self.constants, **self.defines(gemm)}
        return Listing(self.source.text, self.short_name, *names, known, self.source.language)

    def sizes(self, call: Call) -> tuple[object, ...]:
        """All by which the kernel could know the size of the problem."""
        scalars = tuple(a.value for a in call.arguments if isinstance(a, ScalarArgument))
        headers = tuple(a.header for a in call.arguments if isinstance(a, BufferArgument))
        return (*scalars, *headers, *call.symbols, *sorted(self.defines(call.gemm).items()))


def sizes_by_loops(source: Source, name: str, call: Call, macros: Mapping[str, str]) -> str | None:
    """Arguments, as ``--args`` gives them, of a kernel with two sizes of which one ends the loop over A and B.

    That one is K, whatever its name; of a kernel that knows but one other, C is a square. None where this tells
    nothing.
    """
    sizes = [a.name for a in call.arguments if isinstance(a, ScalarArgument) and a.dtype.startswith(("int", "uint"))]
    if len(sizes) != 2 or len(call.arguments) != 5:
        return None
    matrices = {a.name: a.role for a in call.arguments if isinstance(a, BufferArgument)}
    depth = depth_of(source, name, sizes, matrices, macros)
    if depth is None:
        return None
    return ",".join(matrices.get(a.name) or ("K" if a.name == depth else "N") for a in call.arguments)


def depth_of(
    source: Source, name: str, sizes: Iterable[str], matrices: Mapping[str, str], macros: Mapping[str, str]
) -> str | None:
    """That of the parameters ``sizes`` by which the loop ends in which A and B are read, by its name."""
    body = read(Listing(source.text, name, dict.fromkeys(sizes, "N"), matrices, macros, source.language))
    return body.depth() if body is not None else None
