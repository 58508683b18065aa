"""What C is where it is more than the product, told from its values: and what is never taken for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import rooftile
from rooftile.bind import Asked, Callee, bind, find_form, judge, with_reference
from rooftile.bind.activations import SOFTMAX, activated
from rooftile.bind.forms import expected_of, in_words, of_triangle
from rooftile.core.call import BufferArgument, Call, Form
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

Floats = npt.NDArray[np.float64]

MATRICES = tuple(Parameter(name, "pointer", "float32", 8, name != "C") for name in "ABC")
GEMM = Gemm(40, 32, 24)


def pointer(name: str) -> Parameter:
    return Parameter(name, "pointer", "float32", 8, True)


def number(name: str) -> Parameter:
    return Parameter(name, "scalar", "float32", 4)


def called(args: str, *extra: Parameter, gemm: Gemm = GEMM) -> Call:
    return with_reference(bind(Callee(Signature("k", "k", (*MATRICES, *extra))), gemm, Asked("8,8", "4,5", args=args)))


def held(call: Call) -> dict[str, Floats]:
    with np.errstate(invalid="ignore"):  # C is poisoned
        return {a.name: a.matrix.astype(float) for a in call.arguments if isinstance(a, BufferArgument)}


def found_in(call: Call, c: Floats, kernel: str = "") -> tuple[Call, tuple[Verdict, tuple[Finding, ...]]] | None:
    outputs = {"C": c.astype(np.float32)}
    verdict, _ = judge(call, outputs)
    assert verdict.judgement == "wrong"
    return find_form(call, verdict, outputs["C"], lambda made: judge(with_reference(made), outputs), kernel=kernel)


FORMS = {
    "leaky ReLU (0.2) of the product": Form(activation="leaky ReLU", numbers=(0.2,)),
    "leaky ReLU (0.2) of the product, with late behind it": Form(
        activation="leaky ReLU", numbers=(0.2,), late=frozenset(["late"])
    ),
    "GELU of the product, with late behind it": Form(activation="GELU", late=frozenset(["late"])),
    "tanh of 0.25 times the product": Form(activation="tanh", factor=0.25),
    "4 times the product": Form(factor=4.0),
    "the product over the square root of K": Form(over_root=True),
    "clamp (-0.25, 0.25) of the product": Form(activation="clamp", numbers=(-0.25, 0.25)),
    f"{SOFTMAX} of 0.25 times the product": Form(activation=SOFTMAX, factor=0.25),
}


@pytest.mark.parametrize(("words", "form"), FORMS.items())
def test_a_form_is_told_by_the_values(words: str, form: Form) -> None:
    call = called("A,B,C,add(M*N),0.25", pointer("late"), number("x"))
    arrays = held(call)
    c, _ = expected_of(form, call.gemm, arrays, [("late", "add", arrays["late"])])
    found = found_in(call, c)
    assert found is not None
    made, (verdict, findings) = found
    assert (made.form, in_words(made.form)) == (form, words)
    assert (verdict.judgement, findings) == ("right", ())
    assert made.notes[-1] == f"C is {words}: told by its values"


@pytest.mark.parametrize("triangle", ["lower A", "upper A", "upper B"])
def test_a_triangle_is_right_where_the_kernel_speaks_of_one(triangle: str) -> None:
    call = called("A,B,C", gemm=Gemm(24, 24, 24))
    arrays = of_triangle(triangle, held(call))
    c = arrays["A"] @ arrays["B"]
    spoken, silent = found_in(call, c, "trmm_kernel"), found_in(call, c, "matmul")
    assert spoken is not None
    assert silent is not None
    assert (spoken[0].form.triangle, spoken[1][0].judgement) == (triangle, "right")
    assert (silent[1][0].judgement, silent[1][1]) == ("unjudged", ())
    assert f"{triangle[-1]}'s {triangle.split()[0]} triangle alone" in silent[1][0].reason


def test_a_function_that_is_not_known_is_not_judged() -> None:
    call = called("A,B,C")
    found = found_in(call, np.cbrt(held(call)["A"] @ held(call)["B"]))
    assert found is not None
    assert found[1][0].judgement == "unjudged"
    assert judge(found[0], {})[0].reason == found[1][0].reason


def test_what_is_no_product_by_its_name_is_not_judged() -> None:
    call = called("A,B,C")
    arrays = held(call)
    c = (arrays["A"][:, :, None] + arrays["B"][None]).min(axis=1)
    found = found_in(call, c, "minplus_matmul")
    assert found is not None
    assert found[1][0].judgement == "unjudged"
    assert "least or largest sums" in found[1][0].reason
    assert found_in(call, c, "matmul") is None


@pytest.mark.slow
def test_the_work_of_what_is_no_product_is_held_to_nothing() -> None:
    text = """__global__ void squared_distances(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) {
    float apart = A[row * K + k] - B[col * K + k];
    sum += apart * apart;
  }
  C[row * N + col] = sum;
}
void run(float* A, float* B, float* C, int M, int N, int K) {
  squared_distances<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K);
}
"""
    done = rooftile.explain(rooftile.Source("far.cu", text), M=64, N=48, K=80)
    assert done.verdict.judgement == "unjudged"
    assert {finding.severity for finding in done.findings} <= {"note"}


def _spoilt(c: Floats) -> Floats:
    c = np.maximum(c, 0.0)
    c[7, 9] += 3.0
    return c


@pytest.mark.parametrize(
    "slip",
    [
        lambda c: 2.0 * c,
        lambda c: 0.3 * c,
        lambda c: c + 1.0,
        lambda c: np.zeros_like(c),
        lambda c: np.where(np.arange(c.shape[1]) < 16, c, 2.0 * c),
        lambda c: np.roll(c, 1, axis=0),
        lambda c: np.where(np.random.default_rng(0).random(c.shape) < 0.01, 0.0, np.tanh(c)),
        _spoilt,
    ],
)
def test_what_slips_leave_stays_wrong(slip: Callable[[Floats], Floats]) -> None:
    call = called("A,B,C")
    found = found_in(call, slip(held(call)["A"] @ held(call)["B"]))
    assert found is None or found[1][0].judgement == "wrong"


def test_alpha_that_is_left_out_is_no_form() -> None:
    call = called("A,B,C,0.25", number("alpha"))
    assert call.gemm.alpha == 0.25
    assert found_in(call, held(call)["A"] @ held(call)["B"]) is None


def test_all_scales_multiply_the_product() -> None:
    call = called("A,B,C,alpha=0.5,alpha=0.25", number("scale_a"), number("scale_b"))
    assert call.gemm.alpha == 0.125
    assert found_in(call, 0.25 * (held(call)["A"] @ held(call)["B"])) is None


def test_softmax_adds_up_to_one() -> None:
    x = np.array([[1.0, 2.0, 1000.0], [0.0, 0.0, 0.0]])
    np.testing.assert_allclose(activated(Form(activation=SOFTMAX), x), [[0.0, 0.0, 1.0], [1 / 3, 1 / 3, 1 / 3]])


_FUSED = """
struct Params { int M, N, K; float alpha, slope; };
__global__ void fused(const float* A, const float* B, const float* bias, const float* residual, float* out, Params p) {
  const int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= p.M || col >= p.N) return;
  float acc = 0.f;
  for (int k = 0; k < p.K; ++k) acc += A[row * p.K + k] * B[k * p.N + col];
  const float x = p.alpha * acc + bias[col];
  out[row * p.N + col] = WHAT + residual[row * p.N + col];
}
void run(float* A, float* B, float* bias, float* residual, float* out) {
  Params p{64, 48, 32, 0.5f, 0.01f};
  dim3 b(16, 8), g((p.N + b.x - 1) / b.x, (p.M + b.y - 1) / b.y);
  fused<<<g, b>>>(A, B, bias, residual, out, p);
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "judgement"),
    [
        ("(x > 0.f ? x : p.slope * x)", "right"),
        ("x / (1.f + expf(-x))", "right"),
        ("cbrtf(x)", "unjudged"),
        ("(x > 0.f ? x : p.slope * acc)", "wrong"),
    ],
)
def test_layers_with_a_residual_are_judged(what: str, judgement: str, compiler: None, tmp_path: Path) -> None:
    path = tmp_path / "fused.cu"
    path.write_text(_FUSED.replace("WHAT", what))
    found = rooftile.explain(path)
    assert found.verdict.judgement == judgement
    assert [f.kind for f in found.findings if f.severity == "error"] == (
        ["wrong-result"] if judgement == "wrong" else []
    )


@pytest.mark.parametrize(
    ("triangle", "words"), [("upper strict A", "strictly_upper_trmm"), ("lower unit A", "trmm_unit")]
)
def test_a_diagonal_of_its_own_is_to_be_spoken_of(triangle: str, words: str) -> None:
    call = called("A,B,C", gemm=Gemm(24, 24, 24))
    arrays = of_triangle(triangle, held(call))
    spoken, silent = (found_in(call, arrays["A"] @ arrays["B"], name) for name in (words, "trmm"))
    assert spoken is not None
    assert silent is not None
    assert spoken[1][0].judgement == "right"
    assert (silent[1][0].judgement, silent[0].form.triangle.split()) == ("wrong", [triangle.split()[0], "A"])


def test_a_symmetric_factor_is_one_triangle_mirrored() -> None:
    call = called("A,B,C", gemm=Gemm(24, 24, 24))
    arrays = held(call)
    c = (np.tril(arrays["A"]) + np.tril(arrays["A"], -1).T) @ arrays["B"]
    spoken, silent = found_in(call, c, "symm_lower"), found_in(call, c, "matmul")
    assert spoken is not None
    assert silent is not None
    assert (spoken[1][0].judgement, spoken[0].form.triangle) == ("right", "lower mirrored A")
    assert silent[1][0].judgement == "unjudged"
    assert found_in(call, (np.tril(arrays["A"]) + np.tril(arrays["A"]).T) @ arrays["B"], "symm") is None


def test_a_faulty_triangle_is_held_to_the_triangle() -> None:
    call = called("A,B,C", gemm=Gemm(24, 24, 24))
    arrays = held(call)
    c = np.tril(arrays["A"], 1) @ arrays["B"]
    found = found_in(call, c, "trmm_lower")
    assert found is not None
    assert (found[1][0].judgement, found[0].form) == ("wrong", Form(triangle="lower A"))
    assert found_in(call, c, "lower_bound_gemm") is None


def test_a_form_but_for_a_fault_is_wrong_where_it_is_not_that_form() -> None:
    call = called("A,B,C")
    c = activated(Form(activation="sigmoid"), held(call)["A"] @ held(call)["B"])
    c[:, 7] = 0.5
    found = found_in(call, c)
    assert found is not None
    assert (found[1][0].judgement, found[1][0].wrong_cells) == ("wrong", GEMM.m)
    assert found[0].form == Form(activation="sigmoid")


def test_a_number_that_is_not_read_may_be_a_factor_left_out() -> None:
    call = called("A,B,C,0.25,0.5", number("x"), number("y"))
    outputs = {"C": (0.25 * (held(call)["A"] @ held(call)["B"])).astype(np.float32)}
    verdict, _ = judge(call, outputs)
    found = [
        find_form(call, verdict, outputs["C"], lambda made: judge(with_reference(made), outputs), unread=unread)
        for unread in ((), ("y",))
    ]
    assert found[0] is not None
    assert found[1] is None
    kernel = Callee(Signature("k", "k", (*MATRICES, number("x"), number("y"))), read=lambda: {0, 1, 2, 3})
    assert kernel.unread_numbers(call) == ["y"]


@pytest.mark.slow
@pytest.mark.parametrize("slope", ["0.01f", "0.1f"])
def test_another_slope_in_the_file_is_told(slope: str, compiler: None, tmp_path: Path) -> None:
    path = tmp_path / "fused.cu"
    host = f"float on_cpu(float x) {{ return x > 0 ? x : {slope} * x; }}\n"
    path.write_text(_FUSED.replace("WHAT", "(x > 0.f ? x : 0.1f * x)") + host)
    found = rooftile.explain(path)
    assert found.verdict.judgement == "right"
    assert [f.location.line for f in found.findings if f.kind == "other-slope" and f.location] == (
        [] if slope == "0.1f" else [_FUSED.count("\n") + 1]
    )
    assert [f.message for f in found.findings if f.kind == "unread-number"] == ["fused never reads p.slope"]


@pytest.mark.parametrize(
    ("kernel", "wrong", "judgement"),
    [
        ("mm_tanh", 1.0, "wrong"),
        ("MatmulTanh", 1.0, "wrong"),
        ("mm", 1.0, "unjudged"),
        ("mm_fast_tanh", 1.0, "unjudged"),
        ("mm_tanh", 0.005, "unjudged"),  # as an approximation is
    ],
)
def test_what_is_far_from_what_the_name_says_is_wrong(kernel: str, wrong: float, judgement: str) -> None:
    call = called("A,B,C")
    x = held(call)["A"] @ held(call)["B"]
    found = found_in(call, np.tanh(x) + wrong * np.exp(-np.abs(x)), kernel)
    assert found is not None
    assert found[1][0].judgement == judgement
