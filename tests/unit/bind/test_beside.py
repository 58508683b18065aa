"""Arrays beside A, B and C, and activations: what they are taken for, and what C then should be."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rooftile
from rooftile.bind import Asked, Callee, bind, find_form, judge, with_reference
from rooftile.bind.activations import ACTIVATIONS, activated
from rooftile.bind.beside import as_allocated, coefficients, possible, told
from rooftile.bind.usage import Usage
from rooftile.core.call import BufferArgument, Call, Form
from rooftile.core.errors import UsageError
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Gemm
from rooftile.core.source import Location, Parameter, Signature

GEMM = Gemm(8, 12, 4)
A, B, C = (Parameter(name, "pointer", "float32", 8, name != "C") for name in "ABC")


def pointer(name: str, dtype: str = "float32", *, const: bool = True) -> Parameter:
    return Parameter(name, "pointer", dtype, 8, const)


def used(**beside: tuple[str, str]) -> Usage:
    arrays = {name: (extent, frozenset(operations.split())) for name, (extent, operations) in beside.items()}
    return Usage("A", "B", "C", None, "N", "N", "y", "x", beside=arrays)


def called(args: str, *extra: Parameter, gemm: Gemm = GEMM) -> Call:
    return bind(Callee(Signature("k", "k", (A, B, C, *extra))), gemm, Asked("4,4", "3,2", args=args))


def buffers(call: Call) -> dict[str, BufferArgument]:
    return {argument.name: argument for argument in call.arguments if isinstance(argument, BufferArgument)}


@pytest.mark.parametrize(
    ("element", "shape"), [("add(N)", (1, 12)), ("add(M)", (8, 1)), ("add(M*N)", (8, 12)), ("add(1)", (1, 1))]
)
def test_what_is_added_is_in_the_expected_result(element: str, shape: tuple[int, int]) -> None:
    call = called(f"A,B,C,{element}", pointer("v"))
    found = buffers(call)
    assert found["v"].data.shape == shape
    assert np.ptp(found["v"].data) > 0 or shape == (1, 1)
    product = found["A"].data.astype(float) @ found["B"].data.astype(float)
    assert call.expected is not None
    assert call.magnitude is not None
    np.testing.assert_allclose(call.expected, product + found["v"].data, rtol=1e-12)
    assert (call.magnitude >= np.abs(found["v"].data)).all()


def test_what_scales_comes_before_what_is_added() -> None:
    call = called("A,B,C,add(N),scale(M)", pointer("v"), pointer("s"))
    found = buffers(call)
    product = found["A"].data.astype(float) @ found["B"].data.astype(float)
    assert call.expected is not None
    np.testing.assert_allclose(call.expected, product * found["s"].data + found["v"].data, rtol=1e-12)


def test_a_matrix_added_times_beta_stands_for_c() -> None:
    call = called("A,B,C,beta*add(M*N),beta=2.5", pointer("D"), Parameter("beta", "scalar", "float32", 4, False))
    found = buffers(call)
    product = found["A"].data.astype(float) @ found["B"].data.astype(float)
    assert call.expected is not None
    np.testing.assert_allclose(call.expected, product + 2.5 * found["D"].data.astype(float), rtol=1e-12)


def test_coefficients_by_pointer_hold_the_problems() -> None:
    call = called("A,B,C,alpha=3,beta", pointer("x"), pointer("y"), gemm=Gemm(8, 12, 4, beta=0.25))
    assert [buffers(call)[name].data.tolist() for name in "xy"] == [[[3.0]], [[0.25]]]
    assert (call.gemm.alpha, call.gemm.beta) == (3.0, 0.25)


def test_memory_to_work_in_is_zero_or_written_by_nobody() -> None:
    found = buffers(called("A,B,C,zeros(2*M),scratch(M*N)", pointer("z", const=False), pointer("w", const=False)))
    assert found["z"].data.size == 16
    assert not found["z"].data.any()
    assert not found["z"].undefined
    assert found["w"].data.size == 96
    assert np.isnan(found["w"].data).all()
    assert found["w"].undefined


@pytest.mark.parametrize("element", ["add(K)", "scale(N*M)", "zeros(0)", "scratch(M-8)"])
def test_shapes_that_there_are_not(element: str) -> None:
    with pytest.raises(UsageError, match="v"):
        called(f"A,B,C,{element}", pointer("v"))


@pytest.mark.parametrize(
    ("name", "use", "numbers", "element"),
    [
        ("bias", ("N", "load"), (), "add(N)"),
        ("row_scale", ("M", "load"), (), "scale(M)"),
        ("residual", ("M*N", "load"), (), "add(M*N)"),
        ("C", ("M*N", "load"), ("beta=1.0",), "beta*add(M*N)"),
        ("partial", ("M*N", "load store"), (), "scratch(M*N)"),
        ("tickets", ("1", "atomic"), (), "zeros(1)"),
    ],
)
def test_names_and_use_tell(name: str, use: tuple[str, str], numbers: tuple[str, ...], element: str) -> None:
    notes: list[str] = []
    assert told([pointer(name)], used(**{name: use}), numbers, notes) == {name: element}
    assert notes[0].startswith(f"{name} is ")


def test_a_name_that_tells_nothing_is_tried() -> None:
    assert told([pointer("v")], used(v=("N", "load")), (), []) == {}
    assert list(possible(pointer("v"), used(v=("N", "load")))) == ["add(N)", "scale(N)", "beta*add(N)"]
    assert list(possible(pointer("v"), used())) == []


def test_alpha_by_pointer_is_one_number() -> None:
    pointers = [pointer("alpha"), pointer("beta")]
    assert coefficients(pointers, used(alpha=("1", "load"), beta=("N", "load"))) == {"alpha": "alpha"}


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_an_activation_is_told_by_the_values(name: str) -> None:
    call = with_reference(called("A,B,C", gemm=Gemm(16, 16, 24)))
    assert call.expected is not None
    outputs = {"C": activated(Form(activation=name), call.expected).astype(np.float32)}
    verdict, _ = judge(call, outputs)
    found = find_form(call, verdict, outputs["C"], lambda made: judge(with_reference(made), outputs))
    assert found is not None
    made, (said, findings) = found
    assert made.form == Form(activation=name)
    assert said.judgement == "right"
    assert findings == ()
    assert said.reason.endswith(f"as {name} of the product")


@pytest.mark.parametrize("slip", [np.zeros_like, np.negative, lambda c: c + 1.0, lambda c: c * np.nan])
def test_what_no_activation_makes_stays_wrong(slip: np.ufunc) -> None:
    call = with_reference(called("A,B,C", gemm=Gemm(16, 16, 4)))
    assert call.expected is not None
    outputs = {"C": slip(call.expected).astype(np.float32)}
    verdict, _ = judge(call, outputs)
    assert verdict.judgement == "wrong"
    assert find_form(call, verdict, outputs["C"], lambda made: judge(with_reference(made), outputs)) is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stored", "fault"),
    [
        ("sum + bias[col]", None),
        ("(sum + bias[col]) > 0 ? sum + bias[col] : 0", None),
        ("sum + bias[col + 1]", "out-of-bounds"),
        ("sum * bias[col]", "wrong-result"),
        ("sum + bias[col] > 1 ? sum : 1", "wrong-result"),
    ],
)
def test_layers_are_judged(stored: str, fault: str | None, compiler: None, tmp_path: Path) -> None:
    path = tmp_path / "layer.cu"
    path.write_text(f"""
__global__ void layer(const float* x, const float* w, const float* bias, float* y, int M, int N, int K) {{
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += x[row * K + k] * w[k * N + col];
  y[row * N + col] = {stored};
}}
""")
    args = "A,B,add(N),C,M,N,K"
    found = rooftile.explain(path, M=64, N=48, K=32, block="16,16", grid="cdiv(N,16),cdiv(M,16)", args=args)
    assert (found.verdict.judgement == "right") is (fault is None), found.verdict
    assert fault in {None, *(finding.kind for finding in found.findings)}


@pytest.mark.parametrize(
    ("element", "allocated", "result"),
    [
        ("add(M)", "n * 4", "add(N)"),
        ("add(N)", "n * 4", None),
        ("scale(N)", "m * n * 4", "scale(M*N)"),
        ("add(M)", "m * k * 4", None),
        ("scratch(M*N)", "parts * m * n * 4", "scratch((3 * M * N * 4) / 4)"),
        ("zeros(M*N)", "m * 4", None),
        ("add(M)", "unknown * 4", None),
    ],
)
def test_it_is_as_large_as_the_host_allocates_it(element: str, allocated: str, result: str | None) -> None:
    sizes = tuple(Parameter(name, "scalar", "int32", 4) for name in "MNK")
    site = LaunchSite(
        "k", None, (), (), None, ("a", "b", "c", "v", "m", "n", "k"), Location("k.cu", 9),
        definitions={"parts": "3"}, allocations={"v": allocated}, certain=("v",),
    )  # fmt: skip
    elements = {"v": element, "M": "M", "N": "N", "K": "K"}
    notes: list[str] = ["v is something"]
    found = as_allocated([pointer("v")], Signature("k", "k", (A, B, C, pointer("v"), *sizes)), site, elements, notes)
    assert found == ({} if result is None else {"v": result})
    assert ("v is something" in notes) == (result is None)


@pytest.mark.parametrize(("m", "element"), [(48, "scratch((5 * 64 * 4) / 4)"), (96, None)])
def test_memory_to_work_in_is_as_small_as_the_host_allocates_it_for_its_problem(m: int, element: str | None) -> None:
    """Of another problem nobody can say how much it would allocate."""
    sizes = tuple(Parameter(name, "scalar", "int32", 4) for name in "MNK")
    site = LaunchSite(
        "k", None, (), (), None, ("a", "b", "c", "v", "m", "n", "k"), Location("k.cu", 9),
        definitions={"m": "48", "n": "32", "k": "64", "blocks": "5"}, allocations={"v": "blocks * 64 * 4"},
        certain=("v",),
    )  # fmt: skip
    elements = {"v": "scratch(M*N)", "M": "M", "N": "N", "K": "K"}
    signature = Signature("k", "k", (A, B, C, pointer("v"), *sizes))
    found = as_allocated([pointer("v")], signature, site, elements, [], Gemm(m, 32, 64))
    assert found == ({} if element is None else {"v": element})


@pytest.mark.slow
@pytest.mark.parametrize(("bytes_", "lines"), [("M * N * sizeof(float)", []), ("M * N", [4])])
def test_memory_to_work_in_that_is_too_small(bytes_: str, lines: list[int]) -> None:
    text = """__global__ void k(const float* A, const float* B, float* C, float* work, int M, int N, int K) {
  int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y;
  if (col >= N) return;
  work[row * N + col] = 0;
  for (int k = 0; k < K; ++k) work[row * N + col] += A[row * K + k] * B[k * N + col];
  C[row * N + col] = work[row * N + col];
}
int main() {
  int M = 48, N = 64, K = 32;
  float *A, *B, *C, *work;
  cudaMalloc(&A, M * K * sizeof(float)); cudaMalloc(&B, K * N * sizeof(float)); cudaMalloc(&C, M * N * sizeof(float));
  cudaMalloc(&work, BYTES);
  k<<<dim3((N + 31) / 32, M), 32>>>(A, B, C, work, M, N, K);
  return cudaDeviceSynchronize();
}
"""
    done = rooftile.explain(rooftile.Source("k.cu", text.replace("BYTES", bytes_)))
    beyond = [f for f in done.findings if f.kind == "out-of-bounds"]
    assert done.verdict.judgement == ("wrong" if lines else "right")
    assert [f.location.line for f in beyond if f.location is not None][:1] == lines
    assert all(
        f.advice == "correct the index, or allocate more for `work`: line 12 does so with `M * N` bytes" for f in beyond
    )


_DEQUANT = """
__global__ void dequant(const float* A, const float* B, const float* sa, const float* v, float* C,
                        int M, int N, int K) {
  int r = blockIdx.y * 16 + threadIdx.y, c = blockIdx.x * 16 + threadIdx.x;
  if (r >= M || c >= N) return;
  float s = 0;
  for (int k = 0; k < K; ++k) s += A[r * K + k] * B[k * N + c];
  C[r * N + c] = s * sa[r] * v[c];
}
void run(float* A, float* B, float* C, int M, int N, int K) {
  float *sa, *v;
  cudaMalloc(&sa, M * 4); cudaMalloc(&v, N * 4);
  dequant<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, sa, v, C, M, N, K);
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "judgement"),
    [
        (_DEQUANT, "right"),
        (_DEQUANT.replace("v[c]", "v[r]"), "unjudged"),
        (_DEQUANT.replace("v[c]", "sb[r]").replace("* v", "* sb").replace(", v", ", sb").replace("&v", "&sb"), "wrong"),
    ],
)
def test_what_is_tried_is_as_large_as_allocated(text: str, judgement: str, compiler: None, tmp_path: Path) -> None:
    path = tmp_path / "dequant.cu"
    path.write_text(text.replace("*v;", "*sb;") if "sb" in text else text)
    assert rooftile.explain(path, M=40, N=48, K=64).verdict.judgement == judgement
