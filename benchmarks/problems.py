"""The ladder's kernels, compiled and bound, ready to execute again and again."""

from __future__ import annotations

from rooftile import simt
from rooftile.bind import Callee, bind
from rooftile.compile import compile_kernel
from rooftile.core.call import Call
from rooftile.core.problem import Gemm
from rooftile.kernels.catalog import find
from rooftile.ptx import Kernel, load


class Problem:
    """A kernel on one shape; :meth:`seconds` is the time of one execution, compilation aside."""

    def __init__(self, name: str, m: int, n: int, k: int) -> None:
        manifest = find(name)
        defines = {macro: str(value) for macro, value in manifest.parameters.items()}
        compiled = compile_kernel(manifest.source, manifest.entry, defines=defines)
        self.kernel: Kernel = load(compiled)
        self.call: Call = bind(Callee(compiled.signature, manifest=manifest), Gemm(m, n, k), check=False)
        self.fma = m * n * k

    def seconds(self, *, threads: int, statistics: bool = True) -> float:
        execution = simt.execute(self.kernel, self.call, threads=threads, statistics=statistics, timeout=None)
        assert execution.completed
        return execution.seconds
