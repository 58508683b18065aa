"""What the documents say of bench's results is what the results say."""

from __future__ import annotations

import pytest

import bench_tables


def test_the_documents_are_what_the_results_say() -> None:
    assert bench_tables.main(["--check"]) == 0


@pytest.mark.parametrize(
    ("kernels", "told"),
    [
        (("tiled", "cublas"), "13.5"),
        (("wgmma",), "13.0"),
        (("tiled", "naive", "wgmma"), "13.5 (`wgmma` by 13.0)"),
        (("tiled", "wgmma", "wgmma", "wgmma_tf32"), "13.0 (`tiled` by 13.5)"),
        ((), "13.5"),
    ],
)
def test_compilers_are_those_of_the_rungs_shown(kernels: tuple[str, ...], told: str) -> None:
    rows = [{"case": f"{name} 8x8x8", "role": "reference" if name == "cublas" else "rung"} for name in kernels]
    assert bench_tables.compiled_by({"nvidia-cuda-nvrtc": "13.5; 13.0: wgmma, wgmma_tf32"}, rows) == told


def test_edited_rungs_are_named_with_their_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = {row["case"]: row["tflops"] for row in bench_tables.rows_of(bench_tables.SIMT)}
    rows = [row for row in bench_tables.rows_of(bench_tables.LADDER) if row["problem"] == [4096] * 3]
    monkeypatch.setattr(bench_tables, "edited", lambda row: bench_tables.name_of(row) in ("warp_tiled", "wgmma"))
    (note,) = bench_tables._as_they_are_now(rows)
    assert note.count("TFLOP/s") == 1, "wgmma is not measured again"
    assert f"`warp_tiled`, float32, 4,096³: {newer['warp_tiled 4096x4096x4096']:.1f} TFLOP/s" in note
    (note,) = bench_tables._as_they_are_now(row for row in rows if row["elements"] == "bfloat16")
    assert note == "(*) edited since."
