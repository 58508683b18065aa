"""Host code around a kernel changes nothing of what is compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from rooftile.compile import compile_kernel, load_source
from rooftile.core.source import Source

REFERENCE = Path(__file__).parents[3] / "data" / "reference.cu"
HOST = """
#define RUN(NAME, BX, BY, GX, GY) { NAME<<<dim3(GX, GY), dim3(BX, BY)>>>(A, B, C, n, n, n); std::cout << #NAME; }
#include <iostream>
int main(int argc, char** argv) {
  float *A, *B, *C;
  int n = argc > 1 ? atoi(argv[1]) : 1024;
  cudaMalloc(&A, n * n * 4);
  RUN(naive, 16, 16, n / 16, n / 16) RUN(swapped, 16, 16, n / 16, n / 16) RUN(tiled16, 16, 16, n / 16, n / 16)
  RUN(tiled32, 32, 32, n / 32, n / 32) RUN(tiled32_transposed, 32, 32, n / 32, n / 32)
  RUN(coarse2, 16, 16, n / 32, n / 32)
}
"""
LAUNCHES = {"naive": 16, "swapped": 16, "tiled16": 16, "tiled32": 32, "tiled32_transposed": 32, "coarse2": 16}


@pytest.mark.slow
@pytest.mark.parametrize("name", LAUNCHES)
def test_host_code_changes_nothing_of_the_machine_code(name: str, compiler: None, tmp_path: Path) -> None:
    kernels = REFERENCE.read_text()
    (tmp_path / "study.cu").write_text(kernels + HOST)
    alone, whole = (
        compile_kernel(Source("study.cu", kernels), name),
        compile_kernel(load_source(tmp_path / "study.cu"), name),
    )
    assert whole.resources == alone.resources
    assert alone.sass
    assert [(s.opcode, s.operands) for s in whole.sass] == [(s.opcode, s.operands) for s in alone.sass]
    (site,) = whole.launches
    assert site.block == (str(LAUNCHES[name]),) * 2
