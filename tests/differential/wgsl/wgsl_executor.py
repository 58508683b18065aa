"""Runs a case of the corpus as rooftile does: translated, compiled, executed on the CPU."""

from __future__ import annotations

import numpy as np
from wgsl_corpus import Buffer, Case
from wgsl_drivers import Outputs

from rooftile import ptx, simt
from rooftile.compile import compile_kernel
from rooftile.core.call import Argument, BufferArgument, Call, ScalarArgument
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Compiled, Source


def compiled(case: Case) -> Compiled:
    """The case's entry point, with the overrides that its header names."""
    overrides = {name: f"{value:g}" for name, value in case.overrides.items()}
    return compile_kernel(Source(case.path.name, case.text, "wgsl"), case.entry, defines=overrides)


def execute(case: Case, *, hazards: bool = False) -> simt.Execution:
    """Execute the case on its inputs."""
    kernel = compiled(case)
    assert kernel.wgsl is not None
    launch = Launch(case.dispatch, kernel.wgsl.workgroup_size)
    call = Call(Gemm(1, 1, 1), launch, _arguments(case, kernel))
    return simt.execute(ptx.load(kernel), call, hazards=hazards)


def outputs(case: Case) -> Outputs:
    """What the kernel writes."""
    execution = execute(case)
    assert execution.completed, [str(finding) for finding in execution.findings]
    return {b.name: execution.outputs[b.name].reshape(-1).view(b.data.dtype) for b in case.outputs.values()}


def _arguments(case: Case, kernel: Compiled) -> tuple[Argument, ...]:
    """One for each parameter: buffers, the numbers in uniform buffers, and lengths of run-time sized arrays."""
    assert kernel.wgsl is not None
    bound = {(b.group, b.binding): b for b in case.buffers}
    buffers: dict[str, Buffer] = {r.name: bound[r.group, r.binding] for r in kernel.wgsl.resources}
    resources = {r.name: r for r in kernel.wgsl.resources}
    arguments: list[Argument] = []
    for parameter in kernel.signature.parameters:
        name, _, member = parameter.name.partition(".")
        if parameter.kind == "pointer":
            buffer = buffers[name]
            arguments.append(BufferArgument(name, buffer.name, buffer.data, output=buffer.output))
        elif member == "length":
            resource = resources[name]
            assert resource.stride is not None
            length = (buffers[name].data.nbytes - resource.size) // resource.stride
            arguments.append(ScalarArgument(parameter.name, "uint32", length))
        else:
            data = buffers[name.partition("[")[0]].data.tobytes()
            value = np.frombuffer(data, parameter.dtype, 1, parameter.offset)[0].item()
            arguments.append(ScalarArgument(parameter.name, parameter.dtype, value))
    return tuple(arguments)
