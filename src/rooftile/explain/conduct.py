"""The whole chain: compile, parse, bind, execute, try other shapes, model."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import Any

import numpy.typing as npt

from rooftile import bind, machine, ptx, simt
from rooftile.bind.launching import Dim
from rooftile.compile.limits import time_limit
from rooftile.core.call import Call
from rooftile.core.errors import InDoubtError
from rooftile.core.explanation import Explanation
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import DEFAULT_SIZE, Gemm
from rooftile.explain import webgpu
from rooftile.explain.costing.caching import traced_blocks
from rooftile.explain.costing.measuring import check_given, measured_time
from rooftile.explain.costing.sampling import judge_sample, patience, sample
from rooftile.explain.executed import Executed
from rooftile.explain.expecting.gates import gates, judged
from rooftile.explain.judging.checks import (
    REFUSED,
    accumulator,
    final_verdict,
    in_doubt,
    in_order,
)
from rooftile.explain.judging.trials import examined
from rooftile.explain.launching.launch_limits import launch_limits, runs
from rooftile.explain.modelled import modelled
from rooftile.explain.prepare import Options, Prepared, Progress, Steps, answered, headers, prepare
from rooftile.explain.target import KernelLike, Target, resolve
from rooftile.simt.jit import jit_for

_ROOFLINE_ONLY_ARCH = "sm_90"
"""What to compile for where the GPU's file names no architecture."""


def explain(
    kernel: KernelLike | Target,
    *,
    M: int | None = None,
    N: int | None = None,
    K: int | None = None,
    gpu: str | PathLike[str] = "h200",
    block: str | Dim | None = None,
    grid: str | Dim | None = None,
    args: str | None = None,
    defines: Mapping[str, int | str] | None = None,
    include_dirs: Sequence[str | PathLike[str]] = (),
    dynamic_shared: int | str | None = None,
    threads: int | None = None,
    timeout: float | None = 60.0,
    seed: int = 0,
    budget: float | None = 4.0,
    expect: str | None = None,
    check: bool = True,
    measured: float | None = None,
    progress: Progress | None = None,
) -> Explanation:
    """Run a GEMM kernel on the CPU and tell what it does: its result, its memory traffic, its place under the roof.

    Parameters
    ----------
    kernel : str, path or Source
        A kernel of the ladder (``"tiled"``), a file (``"mine.cu"``, ``"mine.ptx"``), or one kernel of a file
        (``"mine.cu:my_kernel"``).
    M, N, K : int, optional
        The problem ``C = A @ B``: A is (M, K), B (K, N) and C (M, N), row-major; 1024 each by default, or where none is
        given those that the file's host code launches the kernel for, if these are constants and no large ones.
    gpu : str or path
        A GPU's name (see ``rooftile gpus``) or a TOML file.
    block, grid : str, int or sequence of int, optional
        The launch, numbers or expressions: ``(16, 16)``, ``"cdiv(N,16),cdiv(M,16)"``. A kernel of the ladder knows its
        own; for others it is read from the file's host code, if that or the kernel's addresses leave no doubt.
    args : str, optional
        What each parameter gets, ``"A,B,C,M,N,K"``, with ``A.T`` or ``B.T`` where it takes a transpose; told from
        names, types and use where they leave no doubt.
    defines : mapping, optional
        Macros, ``{"T": 32}``.
    include_dirs : sequence of path, optional
        Where to look for headers.
    dynamic_shared : int or str, optional
        Bytes of dynamic shared memory a block.
    threads : int, optional
        CPU threads; all cores by default. Results and counts do not depend on it.
    timeout : float or None
        Seconds after which execution stops; None: never.
    seed : int
        Of the random inputs.
    budget : float or None
        Seconds that executing all blocks may take two cores, by their instructions; None: any. Otherwise some blocks
        of every kind are executed, their counts are scaled to all, and C is checked where they wrote it.
    check : bool
        Whether to try the kernel at other shapes too, in a build that hides no faults.
    expect : str, optional
        What is expected of the kernel, ``"conflicts == 0, time <= 300us"``, beside what comments in its file expect;
        the language is :mod:`rooftile.explain.expecting.expectations`.
    measured : float, optional
        Seconds that this launch took on ``gpu``, to stand beside the prediction. What kernels of the ladder took on an
        H200 at some sizes is known.
    progress : callable, optional
        Called with what is being done, at the start of every step.

    Returns
    -------
    Explanation
        The verdict, findings, counts, and models.

    Raises
    ------
    UsageError
        If what was asked for cannot be done as asked.
    CompileError, PtxError, ExecutionError
        If the kernel does not compile, uses what the executor does not know, or had to be stopped.

    Examples
    --------
    >>> import rooftile
    >>> rooftile.explain("tiled", M=64, N=64, K=64, defines={"T": 16}).verdict.judgement
    'right'
    """
    check_given(measured)
    steps = Steps(progress)
    chip = machine.load(gpu)
    options = Options(block, grid, args, defines, include_dirs, dynamic_shared, threads, timeout, seed, budget)
    arch = chip.architecture or _ROOFLINE_ONLY_ARCH
    target = resolve(kernel)
    options = options.with_sizes(target.source)
    wanted = gates(target.source, include_dirs, expect)
    with time_limit(timeout):
        gemm = Gemm(*(DEFAULT_SIZE if size is None else size for size in (M, N, K)))
        own = M is None and N is None and K is None
        executed = execute(target, gemm, options, steps, arch=arch, chip=chip, own=own)
    if check and not executed.call.form.unjudged:
        with time_limit(timeout), steps("probe", "trying other shapes"):
            executed = examined(executed, options, arch, own=own)
    verdict, findings = in_doubt(executed.verdict, executed.findings)
    executed = replace(executed, verdict=verdict, findings=findings)
    with steps("model", "placing it under the roofline"):
        macros = bind.resolve_defines(options.defines or {}, executed.call.gemm, target.manifest)
        explanation = replace(modelled(executed, chip, steps), defines=dict(macros))
        took = measured_time(target, options, macros, executed.call.gemm, chip, explanation.time, measured)
        explanation = replace(explanation, measured=took)
    return replace(explanation, expectations=judged(wanted, explanation)) if wanted else explanation


def execute(
    kernel: KernelLike | Target,
    gemm: Gemm,
    options: Options,
    steps: Steps,
    *,
    arch: str = _ROOFLINE_ONLY_ARCH,
    chip: machine.Gpu | None = None,
    a: npt.NDArray[Any] | None = None,
    b: npt.NDArray[Any] | None = None,
    own: bool = False,
) -> Executed:
    """Compile ``kernel`` for ``arch``, run it on ``gemm`` (on ``a`` and ``b`` if given), and judge the result.

    With ``chip``, what some blocks ask of its memory is recorded for the model of its caches. ``own`` puts the problem
    that the file's host code is for, if it tells one, in ``gemm``'s place.
    """
    # LLVM makes the executor's runtime, where it is not cached, while NVRTC compiles: neither needs Python's lock.
    with ThreadPoolExecutor(max_workers=1) as pool:
        pool.submit(jit_for)
        ready = prepare(kernel, gemm, options, steps, arch=arch, a=a, b=b)
    ready, gemm, told = _of_own_sizes(ready, gemm) if own else (ready, gemm, True)
    repeats = a is None and b is None and not headers(ready.compiled)
    try:
        return _run(ready, gemm, options, steps, chip, repeats=repeats)
    except InDoubtError as doubt:
        with steps("bind", "trying what it may be called with"):
            ready = answered(ready, doubt, gemm, options)
        if not told:  # which numbers are sizes is known by now
            ready, gemm, _ = _of_own_sizes(ready, gemm)
        return _run(ready, gemm, options, steps, chip, repeats=repeats)


def _of_own_sizes(ready: Prepared, gemm: Gemm) -> tuple[Prepared, Gemm, bool]:
    """``ready`` with a note on the problem that the file's host code is for, that problem, and whether it tells one."""
    problem = bind.own_problem(ready.bound, gemm)
    if problem is None:
        return ready, gemm, False
    gemm, words = problem
    return replace(ready, target=replace(ready.target, notes=(*ready.target.notes, words))), gemm, True


def _run(
    ready: Prepared, gemm: Gemm, options: Options, steps: Steps, chip: machine.Gpu | None, *, repeats: bool
) -> Executed:
    """Run all of a kernel, or where its matrices may repeat (``repeats``) and it is large some of its blocks."""
    compiled, program, bound = ready.compiled, ready.program, ready.bound
    note = None
    budget = patience(gemm, options.budget) if options.budget is not None and repeats else None
    if budget is not None:
        if program is None:
            with steps("ptx", "reading its PTX"):
                program = ptx.load(compiled)
        repeated = bound.random(repeat=True)
        with steps("bind", "making matrices"):
            call = repeated(gemm)
        if _is_refused(ready, program, call, chip):
            return _refused(ready, program, call, chip)
        with steps("execute", f"running some of {call.launch.blocks:,} blocks"):
            part = sample(
                program,
                call,
                budget=budget,
                threads=options.threads,
                timeout=options.timeout,
                bound=repeated,
            )
        if part.execution is not None:
            assert part.call is not None
            steps.seconds["jit"] = part.execution.jit_seconds
            steps.seconds["execute"] -= part.execution.jit_seconds
            with steps("judge", "comparing with float64"):
                untouched = repeated(part.call.gemm)
                judge = partial(judge_sample, untouched=untouched, execution=part.execution)
                left = bind.target_of(part.call).matrix
                ready, made, verdict, judged = _as_stored(ready, part.call, judge, left, untouched)
            notes = (*made.notes[len(part.call.notes) :], *part.notes)
            call = replace(call, notes=(*call.notes, *notes), form=made.form)
            return _executed(ready, program, call, part.execution, verdict, judged, chip)
        note = part.why_not
    with steps("bind", "making matrices"):
        call = bound(gemm)
    if call.launch.refusals:  # without a look at the kernel
        return _refused(ready, program or ptx.load(compiled), call, chip)
    # The float64 product needs neither the kernel nor the interpreter's lock: it is made while LLVM compiles.
    with ThreadPoolExecutor(max_workers=1) as pool:
        checkable = pool.submit(bind.with_reference, call)
        if program is None:
            with steps("ptx", "reading its PTX"):
                program = ptx.load(compiled)
        if _is_refused(ready, program, call, chip):
            return _refused(ready, program, call, chip)
        with steps("execute", f"running {call.launch.blocks:,} blocks"):
            traced = traced_blocks(chip, call.launch, compiled.resources)
            execution = simt.execute(program, call, threads=options.threads, timeout=options.timeout, traced=traced)
        steps.seconds |= {"jit": execution.jit_seconds, "execute": execution.seconds}
        with steps("judge", "comparing with float64"):
            call = checkable.result()
            call = call if note is None else replace(call, notes=(*call.notes, note))
            target = bind.target_of(call)
            left = target.matrix_in(execution.outputs[target.name]) if execution.completed else target.matrix
            ready, call, verdict, judged = _as_stored(ready, call, partial(_judge, execution=execution), left)
    return _executed(ready, program, call, execution, verdict, judged, chip)


def _as_stored(
    ready: Prepared,
    call: Call,
    judge: Callable[[Call], tuple[Verdict, tuple[Finding, ...]]],
    left: npt.NDArray[Any],
    before: Call | None = None,
) -> tuple[Prepared, Call, Verdict, tuple[Finding, ...]]:
    """The verdict on what is ``left`` in C as the product, or as some form of it, which is then part of the call.

    ``before`` is the call as it was before it was executed in place.
    """
    verdict, judged = judge(call)
    kernel = ready.bound.kernel
    found = bind.find_form(
        call,
        verdict,
        left,
        judge,
        kernel=kernel.signature.name,
        text=ready.compiled.source.text,
        unread=kernel.unread_numbers(call),
        before=before,
    )
    if found is None:
        return ready, call, verdict, judged
    call, (verdict, judged) = found
    callee = replace(ready.bound.kernel, form=call.form)
    return replace(ready, bound=replace(ready.bound, kernel=callee)), call, verdict, judged


def _is_refused(ready: Prepared, program: ptx.Kernel, call: Call, chip: machine.Gpu | None) -> bool:
    return not runs(program, call.launch) or any(f.kind in REFUSED for f in _limits(ready, program, call, chip))


def _refused(ready: Prepared, program: ptx.Kernel, call: Call, chip: machine.Gpu | None) -> Executed:
    """What is left of a launch that is refused: no result, no counts and no time."""
    return _executed(ready, program, call, simt.refused(call), Verdict("unjudged", "the kernel never ran"), (), chip)


def _limits(ready: Prepared, program: ptx.Kernel, call: Call, chip: machine.Gpu | None) -> tuple[Finding, ...]:
    return (*webgpu.limits(ready.compiled, call), *launch_limits(ready.compiled, program, call, chip))


def _executed(
    ready: Prepared,
    program: ptx.Kernel,
    call: Call,
    execution: simt.Execution,
    verdict: Verdict,
    judged: Iterable[Finding],
    chip: machine.Gpu | None,
) -> Executed:
    """All of one execution, with the verdict that its findings leave."""
    found = webgpu.in_webgpu_terms(execution.findings, ready.compiled.source)
    findings = in_order([*ready.mended, *_limits(ready, program, call, chip), *found, *judged])
    inferred = call.launch if call.launch_inferred else None
    assumed = ready.answer.assumed if ready.answer is not None else ""
    verdict = final_verdict(
        verdict, findings, inferred=inferred, block_is_known=not call.block_inferred, assumed=assumed
    )
    call = call if ready.answer is None else replace(call, notes=(*call.notes, ready.answer.note))
    return Executed(ready.target, ready.compiled, program, call, execution, verdict, findings, ready.bound)


def _judge(call: Call, execution: simt.Execution) -> tuple[Verdict, tuple[Finding, ...]]:
    """The verdict on C; none where the kernel did not run to its end, for C is then not its result."""
    if not execution.completed:
        return Verdict("unjudged", "the kernel did not run to its end"), ()
    call = call if call.expected is not None else bind.with_reference(call)
    return bind.judge(call, execution.outputs, accumulator=accumulator(execution.counts))
