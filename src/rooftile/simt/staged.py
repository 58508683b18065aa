"""Executing a call as a whole: its own launch, and the one behind it that makes C of what the first leaves."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import ExecutionError
from rooftile.ptx.program import Kernel
from rooftile.simt.execute import Execution
from rooftile.simt.execute import execute as execute_one


def execute(
    kernel: Kernel,
    call: Call,
    *,
    threads: int | None = None,
    statistics: bool = True,
    timeout: float | None = 60.0,
    cpu: str | None = None,
    traced: Collection[int] = (),
    only: Collection[int] | None = None,
    hazards: bool = False,
) -> Execution:
    """Execute ``kernel`` as :func:`rooftile.simt.execute.execute` does, and then what is launched behind it.

    Parameters, errors
        Those of that function. The launch behind the call's, if it has one, is executed unless ``only`` some blocks of
        the call's are, or these do not run to their end. It is not counted; each of the two may take ``timeout``.

    Returns
    -------
    Execution
        ``outputs`` have the buffer of :attr:`Stage.result` too, ``findings`` those of both kernels.
    """
    done = execute_one(
        kernel,
        call,
        threads=threads,
        statistics=statistics,
        timeout=timeout,
        cpu=cpu,
        traced=traced,
        only=only,
        hazards=hazards,
    )
    stage = call.then
    if stage is None or only is not None or not done.completed:
        return done
    if stage.entry not in kernel.others:  # what does not compile beside the kernel asked for is left out
        raise ExecutionError(f"{stage.name}, which makes C of what is left, is not part of the program")
    left = next(a.name for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C")
    behind = execute_one(
        kernel.others[stage.entry],
        replace(stage.on(done.outputs[left]), symbols=call.symbols),
        threads=threads,
        statistics=False,
        timeout=timeout,
        cpu=cpu,
        hazards=hazards,
    )
    return replace(
        done,
        outputs={**done.outputs, stage.result.name: behind.outputs[stage.writes]},
        findings=(*done.findings, *behind.findings),
        origins=(*done.origins, *((f"behind: {kind}", index) for kind, index in behind.origins)),
        seconds=done.seconds + behind.seconds,
        jit_seconds=done.jit_seconds + behind.jit_seconds,
        completed=behind.completed,
    )
