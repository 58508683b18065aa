"""Every way a command can end: its exit status and what the user reads, never a traceback."""

from __future__ import annotations

import json
import re
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from command_kernels import BROKEN, ENDLESS, HEADER, LAUNCH, RIGHT, SMALL, UNGUARDED, WRONG

from rooftile.cli import main
from rooftile.core.errors import UnavailableError
from rooftile.core.finding import Verdict
from rooftile.device.adapters import Adapter
from rooftile.explain.multiply import RunResult


class Ended:
    """How a command ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err
        assert "Traceback" not in err
        assert "internal error" not in err


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Run the command in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ROOFTILE_DEBUG", raising=False)

    def run(*arguments: str) -> Ended:
        capsys.readouterr()
        status = main(arguments)
        return Ended(status, *capsys.readouterr())

    return run


def write(name: str, text: str) -> str:
    Path(name).write_text(text)
    return name


def test_a_right_kernel_ends_with_0(command) -> None:
    ended = command("explain", write("mine.cu", RIGHT) + ":k", *SMALL, *LAUNCH)
    assert ended.status == 0
    assert ended.out.startswith("RIGHT ")
    assert "A[row * K + k]" in ended.out
    assert ended.err == ""


def test_a_kernel_of_the_ladder_needs_no_launch(command) -> None:
    ended = command("explain", "tiled", *SMALL, "-D", "T=16")
    assert ended.status == 0
    assert "block 16 x 16" in ended.out


def test_a_file_for_one_size_only_is_explained_at_that_where_none_is_asked_for(command) -> None:
    text = """#define N 32
__global__ void k(float* A, float* B, float* C) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < N; ++k) sum += A[row * N + k] * B[k * N + col];
  C[row * N + col] = sum;
}
int main() {
  float *A, *B, *C;
  cudaMalloc(&A, N * N * 4); cudaMalloc(&B, N * N * 4); cudaMalloc(&C, N * N * 4);
  k<<<dim3(N / 16, N / 16), dim3(16, 16)>>>(A, B, C);
}
"""
    ended = command("explain", write("fixed.cu", text))
    assert ended.status == 0
    assert "M = 32, N = 32, K = 32: k is launched for one size only, at line 11" in " ".join(ended.out.split())
    ended = command("explain", "fixed.cu", "--size", "64")
    assert ended.status == 64
    assert "give -M 32 -N 32 -K 32" in ended.err


def test_json_is_strict_and_says_what_was_found(command) -> None:
    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    ended = command("explain", write("mine.cu", RIGHT), *SMALL, *LAUNCH, "--json")
    record = json.loads(ended.out, parse_constant=refuse)
    assert record["verdict"]["judgement"] == "right"
    assert record["gemm"]["flops"] == 2 * 32 * 48 * 20
    assert record["counters"]["smsp__sass_thread_inst_executed_op_ffma_pred_on.sum"] == 32 * 48 * 20


def test_a_wrong_kernel_ends_with_1(command) -> None:
    ended = command("explain", write("mine.cu", WRONG), "-M", "32", "-N", "32", "-K", "32", *LAUNCH)
    assert ended.status == 1
    assert ended.out.startswith("WRONG ")


@pytest.mark.slow
def test_an_access_out_of_bounds_is_wrong_and_shown_by_line(command) -> None:
    ended = command("explain", write("mine.cu", UNGUARDED), "-M", "30", "-N", "30", "-K", "20", *LAUNCH)
    assert ended.status == 1
    assert "out-of-bounds" in ended.out
    assert "mine.cu:" in ended.out


def test_an_endless_loop_is_stopped(command) -> None:
    started = time.perf_counter()
    ended = command("explain", write("mine.cu", ENDLESS), *SMALL, *LAUNCH, "--timeout", "0.3")
    assert ended.status == 2
    assert "0.3 s" in ended.out + ended.err
    assert time.perf_counter() - started < 30


def test_past_the_budget_counts_are_scaled(command) -> None:
    size = ("-M", "320", "-N", "320", "-K", "32")
    ended = command("explain", "tiled", *size, "--budget", "1e-9")
    assert ended.status == 0
    assert re.search(r"counts scaled from \d+ of 400 blocks", ended.out)
    assert "scaled" not in command("explain", "tiled", *size).out


def test_a_problem_of_terabytes_is_refused(command) -> None:
    ended = command("explain", "tiled", "-M", "700000", "-N", "700000", "-K", "700000")
    assert ended.status == 2
    assert "memory" in ended.err
    assert "next:" in ended.err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("tilde",), "did you mean tiled"),
        (("none.cu",), "none.cu"),
        (("none.cu:k",), "none.cu"),
        (("tiled", "-M", "-3"), "-3"),
        (("tiled", "-M", "0"), "-M"),
        (("tiled", "--size", "1e3"), "1e3"),
        (("tiled", "--gpu", "h2000"), "h200"),
        (("tiled", "--gpu", "none.toml"), "none.toml"),
        (("tiled", *SMALL, "--block", "16;16"), "--block"),
        (("tiled", *SMALL, "--grid", "1,2,3,4"), "--grid"),
        (("tiled", *SMALL, "-D", "T=0"), "T"),
        (("tiled", *SMALL, "-D", "Q=16"), "Q"),
        (("tiled", *SMALL, "-D", "T=__import__('os')"), "T"),
        (("tiled", *SMALL, "-D", "1T=16"), "1T=16"),
        (("tiled", *SMALL, "--args", "A,B"), "--args"),
        (("tiled", *SMALL, "--args", "A,B,C,M,N,Z"), "Z"),
        (("tiled", *SMALL, "--args", "A,A,C,M,N,K"), "A"),
        (("tiled", *SMALL, "--timeout", "-1"), "-1"),
        (("tiled", *SMALL, "--timeout", "nan"), "nan"),
        (("tiled", *SMALL, "--threads", "0"), "--threads: '0' is too few; 1 or more"),
        (("tiled", *SMALL, "--threads", "-3"), "--threads: '-3' is too few; 1 or more"),
        (("tiled", *SMALL, "--measured", "-3ms"), "--measured: '-3ms' is not a time"),
        (("tiled", *SMALL, "--gpu", "-1,1"), "got: '-1,1'"),
        (("tiled", *SMALL, "--json", "-1"), "--json: ignored explicit argument '-1'"),
        (("-",), "write it to a file first"),
        (("/dev/stdin",), "write it to a file first"),
        (("--", "-3ms"), "no kernel and no file called '-3ms'"),
        (("tiled", "--frobnicate"), "--frobnicate"),
        ((), "KERNEL"),
    ],
)
def test_wrong_usage_ends_with_64_and_says_what(command, arguments: tuple[str, ...], expected: str) -> None:
    ended = command("explain", *arguments)
    assert ended.status == 64
    assert ended.out == ""
    assert expected in ended.err


def test_a_launch_that_cuda_refuses_is_a_wrong_kernel(command) -> None:
    ended = command("explain", "tiled", *SMALL, "--block", "2048")
    assert ended.status == 1
    assert "CUDA refuses the launch" in ended.out
    assert "--block: a block has 2,048 threads" in ended.out


def test_a_file_without_a_launch_is_told_what_to_give(command) -> None:
    ended = command("explain", write("mine.cu", HEADER + "  C[0] = A[0] * B[0];\n}\n"), *SMALL)
    assert ended.status == 64
    assert "--block" in ended.err
    assert "--grid" in ended.err
    told_by_its_indices = command("explain", write("mine.cu", RIGHT), *SMALL)
    assert told_by_its_indices.status == 0
    assert "launch: block" in told_by_its_indices.out


def test_a_kernel_that_does_not_compile_shows_the_line(command) -> None:
    ended = command("explain", write("mine.cu", BROKEN), *SMALL, *LAUNCH)
    assert ended.status == 2
    assert "mine.cu:3" in ended.err
    assert 'identifier "accumulator_t" is undefined' in ended.err


def test_a_macro_in_a_parameters_place_is_told(command) -> None:
    ended = command("explain", write("mine.cu", RIGHT), *SMALL, *LAUNCH, "-D", "M=3", "-D", "T=16")
    assert ended.status == 2
    assert "leave out -D M: a macro replaces the parameter of its name" in ended.err


def test_what_looks_like_an_option_behind_a_launch_is_its_value(command) -> None:
    ended = command("explain", "tiled", *SMALL, "--grid", "-1,1")
    assert ended.status == 1
    assert "CUDA refuses the launch" in ended.out


def test_of_many_diagnostics_the_first_are_shown(command) -> None:
    lines = "".join(f"  undeclared_{i} = {i};\n" for i in range(40))
    ended = command("explain", write("mine.cu", HEADER + lines + "}\n"), *SMALL, *LAUNCH)
    assert ended.status == 2
    assert "undeclared_0" in ended.err
    assert "undeclared_5 " not in ended.err
    assert "35 more" in ended.err


def test_a_kernel_the_file_does_not_have(command) -> None:
    ended = command("explain", write("mine.cu", RIGHT) + ":other", *SMALL, *LAUNCH)
    assert ended.status == 64
    assert "other" in ended.err


def test_verbs_and_version(command) -> None:
    assert command("--version").out.startswith("rooftile ")
    assert command().status == 64
    assert command("frobnicate").status == 64
    for verb in ("explain", "run", "gpus"):
        ended = command(verb, "--help")
        assert ended.status == 0
        assert "usage: rooftile" in ended.out


def test_run_says_on_which_device(command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Software that plays a GPU is called so."""
    np.save(tmp_path / "A.npy", np.eye(3, dtype=np.float32))
    verdict = Verdict("right", "all 9 cells of C agree with float64", checked_cells=9)
    for device, begins in (("A CPU (Vulkan, wgpu, software)", "on A CPU (Vulkan, wgpu, software), "), ("cpu", "")):
        result = RunResult(np.eye(3, dtype=np.float32), verdict, (), None, {}, device)
        monkeypatch.setattr("rooftile.explain.run", lambda *_, result=result, **__: result)
        files = [str(tmp_path / name) for name in ("A.npy", "A.npy")]
        ended = command("run", "wgsl/naive", *files, "-o", str(tmp_path / "C.npy"), "--on", "webgpu")
        assert ended.out.startswith(f"{begins}right: all 9 cells of C agree")
        assert ended.status == 0


def test_the_gpus_are_listed(command) -> None:
    listed = command("gpus")
    assert listed.status == 0
    assert max(map(len, listed.out.splitlines())) <= 80
    records = json.loads(command("gpus", "--json").out)["gpus"]
    assert {record["id"] for record in records} >= {"h200", "t4", "desktop-example"}
    assert all(record["id"] in listed.out for record in records)


def test_webgpu_adapters_are_listed_and_software_is_called_so(command, monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = Adapter("wgpudawn", "A GPU", "1.2", "Vulkan", "DiscreteGPU", frozenset({"shader-f16", "timestamp-query"}), 0)
    cpu = Adapter("wgpu", "A CPU", "", "Vulkan", "CPU", frozenset(), 1)
    monkeypatch.setattr("rooftile.device.adapters.adapters", lambda: (gpu, cpu))
    monkeypatch.setattr("rooftile.device.adapters.missing", lambda: None)
    assert command("gpus").out.splitlines()[-4:] == [
        "webgpu:0  A GPU",
        "          GPU; Vulkan, wgpudawn; clock, f16",
        "webgpu:1  A CPU",
        "          software, no GPU; Vulkan, wgpu; no options",
    ]
    records = json.loads(command("gpus", "--json").out)["webgpu_adapters"]
    assert [(record["id"], record["software"]) for record in records] == [("webgpu:0", False), ("webgpu:1", True)]
    nothing = UnavailableError("none", next_step="install one")
    monkeypatch.setattr("rooftile.device.adapters.adapters", lambda: ())
    monkeypatch.setattr("rooftile.device.adapters.missing", lambda: nothing)
    assert command("gpus").out.endswith("for --on:\nnone: install one\n")


def matrices(m: int = 20, n: int = 30, k: int = 40, dtype: str = "float32") -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(1)
    a, b = (generator.standard_normal(shape).astype(dtype) for shape in ((m, k), (k, n)))
    np.save("A.npy", a)
    np.save("B.npy", b)
    return a, b


def test_run_writes_the_product(command) -> None:
    a, b = matrices()
    ended = command("run", "tiled", "A.npy", "B.npy", "-o", "C.npy")
    assert ended.status == 0
    assert ended.out.startswith("right: ")
    assert len(ended.out.splitlines()) == 1
    c = np.load("C.npy")
    assert c.dtype == np.float32
    np.testing.assert_allclose(c, a @ b, rtol=1e-5, atol=1e-5)


def test_run_of_a_wrong_kernel_writes_what_it_gave(command) -> None:
    matrices(32, 32, 32)
    ended = command("run", write("mine.cu", WRONG), "A.npy", "B.npy", "-o", "C.npy", *LAUNCH)
    assert ended.status == 1
    assert ended.out.startswith("wrong: ")
    assert np.load("C.npy").shape == (32, 32)


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda: None, "does not exist"),
        (lambda: (np.save("A.npy", np.zeros(3)), np.save("B.npy", np.zeros((3, 3)))), "A is not a matrix"),
        (lambda: (np.save("A.npy", np.ones((3, 4))), np.save("B.npy", np.ones((3, 4)))), "multiplied"),
        (lambda: (np.save("A.npy", np.full((3, 4), 1 / 3)), np.save("B.npy", np.ones((4, 3)))), "float32"),
        (lambda: (np.save("A.npy", np.ones((3, 4), "c8")), np.save("B.npy", np.ones((4, 3)))), "complex64"),
        (lambda: (np.save("A.npy", np.array([[None]])), np.save("B.npy", np.ones((1, 1)))), "plain NumPy array"),
    ],
)
def test_run_refuses_matrices_that_do_not_do(command, make, expected: str) -> None:
    make()
    ended = command("run", "tiled", "A.npy", "B.npy", "-o", "C.npy")
    assert ended.status == 64
    assert expected in ended.err
    assert not Path("C.npy").exists()


@pytest.mark.parametrize("output", ["none/C.npy", "."])
def test_run_refuses_an_output_that_cannot_be_written(command, output: str) -> None:
    matrices()
    ended = command("run", "tiled", "A.npy", "B.npy", "-o", output)
    assert ended.status == 64
    assert output in ended.err


def test_a_fault_of_our_own_is_a_short_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from rooftile.cli import verbs

    def fail(options: object) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setitem(verbs.VERBS, "gpus", fail)
    monkeypatch.delenv("ROOFTILE_DEBUG", raising=False)
    assert main(["gpus"]) == 70
    err = capsys.readouterr().err
    assert "internal error: ZeroDivisionError: oh" in err
    assert "Traceback" not in err
    monkeypatch.setenv("ROOFTILE_DEBUG", "1")
    assert main(["gpus"]) == 70
    assert "Traceback" in capsys.readouterr().err


def test_a_package_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rooftile.cli.verbs", None)
    assert main(["gpus"]) == 2
    err = capsys.readouterr().err
    assert "not installed" in err
    assert "rooftile.cli.verbs" in err


def test_long_nonsense_is_not_repeated(command) -> None:
    for option in ("-M", "--seed", "--timeout", "-D"):
        ended = command("explain", "tiled", option, "9" * 5000 + "x")
        assert ended.status == 64
        assert len(ended.err) < 300
