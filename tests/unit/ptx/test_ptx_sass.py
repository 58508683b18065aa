"""Access groups, held against counters that were measured on a GPU and against the disassembly itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from one_thread import run

from rooftile.core.source import Compiled
from rooftile.ptx import Kernel, load
from rooftile.ptx.program import Access

N = 1024
WARPS = N * N // 32

# Nsight Compute on an H200 at 1024^3: smsp__sass_inst_executed_op_shared_ld.sum, global load and store requests.
MEASURED = {
    "tiled16": (16, 16, 1, 41_943_040, 4_194_304),
    "tiled32": (32, 32, 1, 41_943_040, 2_097_152),
    "tiled32_transposed": (32, 32, 1, 16_777_216, 2_097_152),
    "coarse2": (16, 16, 4, 20_971_520, 2_097_152),
    "naive": (16, 16, 1, 0, 67_108_864),
}


def accesses(kernel: Kernel, space: str, operation: str) -> Iterator[tuple[int, Access]]:
    """Block and access of all leaders."""
    for instruction in kernel.accesses:
        access = instruction.access
        assert access is not None
        if access.is_leader and access.space == space and access.operation == operation:
            yield instruction.block, access


@pytest.mark.parametrize("name", MEASURED)
def test_requests_are_those_that_the_gpu_counted(name: str, reference: Callable[[str], Compiled]) -> None:
    kernel = load(reference(name))
    x, y, outputs, shared_loads, global_loads = MEASURED[name]
    special = {"tid.x": 1, "tid.y": 2, "ctaid.x": 3, "ctaid.y": 0, "ntid.x": x, "ntid.y": y}
    executed = run(kernel, [None, None, None, N, N, N], special).blocks
    warps = WARPS // outputs

    def requests(space: str, operation: str) -> Fraction:
        return warps * sum(
            (
                Fraction(executed[block]) / Fraction(access.repeat)
                for block, access in accesses(kernel, space, operation)
            ),
            Fraction(0),
        )

    assert requests("shared", "load") == shared_loads
    assert requests("global", "load") == global_loads
    assert requests("global", "store") == WARPS


MERGING = """
#include <cuda_fp16.h>
extern "C" __global__ void neighbours(const float* A, float* C) {
  __shared__ float s[1024];
  s[threadIdx.x] = A[threadIdx.x];
  __syncthreads();
  const float* p = s + threadIdx.x / 32 * 8;
  C[threadIdx.x] = p[0] * p[1] + p[2] * p[3] - p[6] * p[7];
}
extern "C" __global__ void three(const float* A, float* C, int n) {
  __shared__ float s[1024];
  s[threadIdx.x] = A[threadIdx.x];
  __syncthreads();
  const float* p = s + threadIdx.x / 8 * 4;
  C[threadIdx.x] = p[0] * p[1] + p[2];
  __syncthreads();
  s[threadIdx.x] = A[threadIdx.x + n];
  __syncthreads();
  C[threadIdx.x + n] = p[3] * p[1] + p[0];
}
extern "C" __global__ void stores(const float* A, float* C) {
  __shared__ float s[1024];
  s[4 * threadIdx.x] = A[threadIdx.x];
  s[4 * threadIdx.x + 1] = A[threadIdx.x + 32];
  s[4 * threadIdx.x + 3] = A[threadIdx.x + 64];
  s[4 * threadIdx.x + 2] = A[threadIdx.x + 96];
  __syncthreads();
  C[threadIdx.x] = s[127 - threadIdx.x];
}
extern "C" __global__ void guarded(const float* A, float* C, int n) {
  __shared__ float s[1024];
  s[threadIdx.x] = A[threadIdx.x];
  __syncthreads();
  int b = 4 * (threadIdx.x / 4);
  float x = s[b], y = 0, z = 0;
  if (n > 3) y = s[b + 1];
  if (n > 4) z = s[b + 2];
  C[threadIdx.x] = x + y * z;
}
extern "C" __global__ void two_arrays(const double* A, double* C) {
  __shared__ double s[64], u[64];
  s[threadIdx.x] = A[threadIdx.x];
  u[threadIdx.x] = A[threadIdx.x + 64];
  __syncthreads();
  int i = threadIdx.x / 2 * 2;
  C[threadIdx.x] = s[i] * u[i + 1] + s[i + 1] * u[i];
}
extern "C" __global__ void halves(const half* A, half* C) {
  __shared__ half s[1024];
  s[threadIdx.x] = A[threadIdx.x];
  __syncthreads();
  half sum = 0;
  for (int k = 0; k < 8; ++k) sum = __hfma(s[threadIdx.x / 32 * 8 + k], s[32 * k + threadIdx.x], sum);
  C[threadIdx.x] = sum;
}
"""


def groups(kernel: Kernel, space: str, operation: str) -> list[tuple[int, int, int, float]]:
    """Members, width, offset of the window from the leader, and repeat, in the order of the leaders."""
    members = Counter(i.access.leader for i in kernel.accesses if i.access is not None)
    return [(members[a.index], a.group_bytes, a.group_offset, a.repeat) for _, a in accesses(kernel, space, operation)]


@pytest.mark.parametrize(
    ("name", "operation", "expected"),
    [
        ("neighbours", "load", [(4, 16, 0, 1), (2, 8, 0, 1)]),
        ("three", "load", [(3, 16, 0, 1), (3, 16, -12, 1)]),
        ("stores", "store", [(4, 16, 0, 1)]),
        ("guarded", "load", [(3, 16, 0, 1)]),
        ("two_arrays", "load", [(2, 16, 0, 1), (2, 16, -8, 1)]),
        ("halves", "load", [(4, 8, 0, 1), *[(1, 2, 0, 1)] * 4] * 2),
    ],
)
def test_members_of_merged_shared_accesses(
    name: str, operation: str, expected: list[tuple[int, int, int, float]], cuda: Callable[..., Compiled]
) -> None:
    compiled = cuda(MERGING, name)
    kernel = load(compiled)
    assert groups(kernel, "shared", operation) == expected
    machine = {"load": "LDS", "store": "STS"}[operation]
    assert len(expected) == sum(i.opcode.startswith(machine) for i in compiled.sass)


UNROLLED = """
extern "C" __global__ void rows(const float* A, float* C) {
  __shared__ float s[W][T];
  for (int i = 0; i < W; ++i) s[i][threadIdx.x] = A[i * T + threadIdx.x];
  __syncthreads();
  float sum[W][W] = {};
  for (int k = 0; k < T; ++k)
    for (int i = 0; i < W; ++i)
      for (int j = 0; j < W; ++j) sum[i][j] += s[i][k] * s[j][(k + threadIdx.x) % T];
  for (int i = 0; i < W; ++i)
    for (int j = 0; j < W; ++j) C[(i * W + j) * T + threadIdx.x] = sum[i][j];
}
"""


@pytest.mark.parametrize(("t", "w"), [(16, 2), (24, 2), (32, 3), (32, 4), (128, 2), (48, 4), (32, 6), (12, 5)])
def test_groups_make_the_machine_accesses_that_run(t: int, w: int, cuda: Callable[..., Compiled]) -> None:
    """Loads and multiply-adds are in one machine loop, whose trips follow from the work that there is to do."""
    compiled = cuda(UNROLLED, T=t, W=w)
    trips = Fraction(t * w * w, sum(i.opcode == "FFMA" for i in compiled.sass))
    in_machine = trips * sum(i.opcode.startswith("LDS") for i in compiled.sass)
    kernel = load(compiled)
    executed = run(kernel, [None, None], {"tid.x": 0}).blocks
    assert in_machine == sum(
        Fraction(executed[block]) / Fraction(access.repeat) for block, access in accesses(kernel, "shared", "load")
    )


def test_what_the_machine_code_keeps_in_registers_is_not_counted(cuda: Callable[..., Compiled]) -> None:
    text = """__constant__ float factors[4] = {1, 2, 3, 4};
extern "C" __global__ void constant(const float* A, float* C) { C[threadIdx.x] = A[threadIdx.x] * factors[2]; }"""
    compiled = cuda(text)
    assert not any(i.opcode.startswith("LDC") and "c[0x3]" in i.operands for i in compiled.sass)
    leaders = {i.access.space: i.access.leader for i in load(compiled).accesses if i.access}
    assert leaders == {"global": 2, "const": -1}


def test_a_shifted_line_table_is_corrected(reference: Callable[[str], Compiled]) -> None:
    compiled = reference("tiled32")
    shifted = tuple(replace(i, ptx_line=i.ptx_line and i.ptx_line + 7) for i in compiled.sass)
    assert load(replace(compiled, sass=shifted)).accesses == load(compiled).accesses


def test_without_fitting_machine_code_accesses_stay_single(reference: Callable[[str], Compiled]) -> None:
    compiled = reference("tiled32")
    alone = load(replace(compiled, sass=()))
    nonsense = tuple(replace(i, ptx_line=None if i.ptx_line is None else i.ptx_line % 7) for i in compiled.sass)
    for kernel in (alone, load(replace(compiled, sass=nonsense))):
        for instruction in kernel.accesses:
            access = instruction.access
            assert access is not None
            assert access.is_leader
            assert (access.group_bytes, access.group_offset, access.repeat) == (access.lane_bytes, 0, 1.0)
