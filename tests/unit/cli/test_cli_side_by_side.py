"""The verbs ``ladder`` and ``compare``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rooftile.cli import main
from rooftile.core.errors import UsageError

KERNEL = """\
extern "C" __global__ void {name}(const float* A, const float* B, float* C, int M, int N, int K) {{
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[{index}];
  C[row * N + col] = sum;
}}
"""
LAUNCH = ("--block", "16,16", "--grid", "cdiv(N,16),cdiv(M,16)")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "k.cu"
    right, wrong = KERNEL.format(name="right", index="k * N + col"), KERNEL.format(name="wrong", index="k * K + col")
    path.write_text(right + wrong)
    return str(path)


def test_tile_sizes_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "tiled", "tiled", "-D1", "T=16", "-D2", "T=8", "--size", "64", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    loads = "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"
    counters = {pair["name"]: pair for pair in record["counters"]}
    assert counters[loads]["ratio"] == 2
    assert record["schema_version"] == 1


@pytest.mark.slow
def test_the_worse_of_two_kernels_sets_the_status(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = ("-M", "32", "-N", "48", "-K", "32")
    assert main(["compare", f"{file}:right", f"{file}:wrong", *LAUNCH, *sizes]) == 1
    out = capsys.readouterr().out
    assert "wrong" in out
    assert "B[k * K + col]" in out


@pytest.mark.slow
def test_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "-M", "64", "-N", "32", "-K", "16"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The ladder for 64 x 32 x 16 (M x N x K), float32, on NVIDIA H200")
    assert "the model's error: median" in " ".join(out.split())


def test_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "tiled"]) == 64
    assert main(["compare", "tiled", "naive", "-D2", "T=16", "--size", "32"]) == 64
    assert "no parameter T" in capsys.readouterr().err


def test_a_budget_is_that_of_each_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    size = ["-M", "320", "-N", "320", "-K", "32", "--json"]
    for budget, counts in (("1e-6", "modelled"), ("4", "exact")):
        assert main(["compare", "naive", "tiled", *size, "--budget", budget]) == 0
        record = json.loads(capsys.readouterr().out)
        assert [record[side]["counts"] for side in ("first", "second")] == [counts] * 2


@pytest.mark.parametrize("verb", [["compare", "naive", "tiled"], ["ladder"]])
def test_seed_and_budget_reach_the_kernels(
    verb: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*args: object, **given: object) -> None:
        raise UsageError(f"seed {given['seed']}, budget {given['budget']}")

    for place in ("rooftile.explain.explain", "rooftile.explain.ladder.explain"):
        monkeypatch.setattr(place, refused)
    assert main([*verb, "--seed", "7", "--budget", "0.5"]) == 64
    assert "seed 7, budget 0.5" in capsys.readouterr().err
