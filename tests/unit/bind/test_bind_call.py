"""Binding: the launch, the macros and the matrices of a call."""

from __future__ import annotations

import pickle

import ml_dtypes
import numpy as np
import pytest

from rooftile.bind import POISON, Asked, Binding, Callee, Inputs, bind, gemm_of, resolve_defines, with_reference
from rooftile.bind import data as bind_data
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.errors import ExecutionError, LaunchError, UnknownNameError, UsageError
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Parameter, Signature
from rooftile.kernels import find, ladder


def gemm_signature(inputs: str = "float32", output: str | None = None) -> Signature:
    pointers = [
        Parameter("A", "pointer", inputs, 8, True),
        Parameter("B", "pointer", inputs, 8, True),
        Parameter("C", "pointer", output or inputs, 8),
    ]
    return Signature("k", "k", (*pointers, *(Parameter(name, "scalar", "int32", 4) for name in "MNK")))


def buffers(call: Call) -> dict[str, BufferArgument]:
    return {a.role: a for a in call.arguments if isinstance(a, BufferArgument)}


def simple(gemm: Gemm, signature: Signature | None = None, *, check: bool = True, **options: object) -> Call:
    asked = {name: options.pop(name) for name in ("args", "defines", "dynamic_shared") if name in options}
    launch = Asked("16,16", "cdiv(N,16),cdiv(M,16)", **asked)  # type: ignore[arg-type]
    return bind(Callee(signature or gemm_signature()), gemm, launch, Inputs(**options), check=check)  # type: ignore[arg-type]


# The launch


@pytest.mark.parametrize("manifest", ladder(), ids=lambda manifest: manifest.name)
def test_the_ladder_needs_no_flags(manifest: object) -> None:
    call = bind(Callee(gemm_signature(), manifest=manifest), Gemm(100, 77, 33), check=False)  # type: ignore[arg-type]
    assert [a.name for a in call.arguments] == ["A", "B", "C", "M", "N", "K"]
    assert [a.value for a in call.arguments if isinstance(a, ScalarArgument)] == [100, 77, 33]


def test_flags_go_before_the_manifest() -> None:
    naive = find("naive")
    call = bind(Callee(gemm_signature(), manifest=naive), Gemm(100, 77, 33), Asked("32,8"), check=False)
    assert call.launch == Launch((3, 13, 1), (32, 8, 1))
    call = bind(
        Callee(gemm_signature(), manifest=find("tiled")), Gemm(100, 77, 33), Asked(defines={"T": "32"}), check=False
    )
    assert call.launch == Launch((3, 4, 1), (32, 32, 1))
    with pytest.raises(UnknownNameError):
        bind(Callee(gemm_signature(), manifest=naive), Gemm(100, 77, 33), Asked(defines={"T": 32}))


@pytest.mark.parametrize(
    ("block", "grid", "launch"),
    [
        (("M", "4"), np.array([5, 2]), Launch((5, 2, 1), (100, 4, 1))),
        (np.int64(64), (np.int32(5), 1), Launch((5, 1, 1), (64, 1, 1))),
        ("256", "cdiv(M*N, blockDim.x)", Launch((31, 1, 1), (256, 1, 1))),
        ((8, 4, 2), [3, 2], Launch((3, 2, 1), (8, 4, 2))),
        ("0, 16", "cdiv(N, blockDim.x), cdiv(M, blockDim.y)", Launch((77, 7, 1), (0, 16, 1))),  # which CUDA refuses
        (64, 5, Launch((5, 1, 1), (64, 1, 1))),
        ("T, T", "cdiv(N, T * 2), cdiv(M, T), 1", Launch((3, 7, 1), (16, 16, 1))),
    ],
)
def test_launch_forms(block: object, grid: object, launch: Launch) -> None:
    call = bind(
        Callee(gemm_signature()), Gemm(100, 77, 33), Asked(block, grid, defines={"T": 16, "TYPE": "float"}), check=False
    )
    assert call.launch == launch


def test_dynamic_shared_memory() -> None:
    assert simple(Gemm(4, 4, 4), dynamic_shared="2 * T * T * 4", defines={"T": 16}).launch.dynamic_shared_bytes == 2048
    assert simple(Gemm(4, 4, 4), dynamic_shared=512).launch.dynamic_shared_bytes == 512
    with pytest.raises(LaunchError, match="cannot be negative"):
        simple(Gemm(4, 4, 4), dynamic_shared="-4")


@pytest.mark.parametrize(
    ("block", "grid", "missing"),
    [(None, None, "--block and --grid"), ("16", None, "--grid"), (None, "16", "--block")],
)
def test_a_launch_is_never_guessed(block: str | None, grid: str | None, missing: str) -> None:
    with pytest.raises(UsageError) as caught:
        bind(Callee(gemm_signature()), Gemm(4, 4, 4), Asked(block, grid))
    assert caught.value.what == f"how is k launched? {missing} not given"
    assert caught.value.got == ("k(const float32* A, const float32* B, float32* C, int32 M, int32 N, int32 K)")
    example = "for example --grid" if block == "16" else "for example --block 16,16 --grid"
    assert str(caught.value.next_step).startswith(example)


@pytest.mark.parametrize(
    ("block", "grid", "error", "message"),
    [
        ("1,1,1,1", "1", UsageError, "--block has too many or too few dimensions"),
        ((16.5, 2), "1", UsageError, "--block is not an integer"),
        (None.__class__, "1", UsageError, "--block is not an integer"),
        ((), "1", UsageError, "--block has too many or too few dimensions"),
        ("", "1", UsageError, "--block: expected a number or a name"),
        ("16", "cdiv(N, X)", UsageError, "--grid: unknown name 'X'"),
        ("blockDim.x", "1", UsageError, "--block: unknown name 'blockDim.x'"),
    ],
)
def test_launches_that_cannot_be(block: object, grid: object, error: type[UsageError], message: str) -> None:
    with pytest.raises(error) as caught:
        bind(Callee(gemm_signature()), Gemm(4, 4, 4), Asked(block, grid))  # type: ignore[arg-type]
    assert message in caught.value.what
    assert caught.value.exit_status == 64


# Macros


@pytest.mark.parametrize(
    "options", [{"seed": -1}, {"seed": 0.5}, {"args": ["A", "B", "C"]}, {"defines": "T=16"}, {"defines": [("T", 16)]}]
)
def test_options_of_the_wrong_kind(options: dict[str, object]) -> None:
    with pytest.raises(UsageError):
        simple(Gemm(8, 8, 8), **options)


def test_macros_of_a_kernel_of_ones_own() -> None:
    resolved = resolve_defines({"T": "2*8", "BK": "K / 3", "H": "T+BK", "TYPE": "float", "F": "1.0f"}, Gemm(1, 2, 33))
    assert resolved == {"T": 16, "BK": 11, "H": 27, "TYPE": "float", "F": "1.0f"}


def test_macros_do_not_hide_the_problem() -> None:
    call = bind(Callee(gemm_signature()), Gemm(64, 32, 16), Asked("1", "M, N, K", defines={"M": 16}), check=False)
    assert call.launch.grid == (64, 32, 16)


# The matrices


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16", "int8", "uint8", "int32"])
def test_inputs_are_of_the_kernels_type_and_reproducible(dtype: str) -> None:
    output = "int32" if "int" in dtype else dtype
    first, second = (buffers(simple(Gemm(40, 30, 50), gemm_signature(dtype, output))) for _ in range(2))
    other = buffers(simple(Gemm(40, 30, 50), gemm_signature(dtype, output), seed=1))
    for role, shape in (("A", (40, 50)), ("B", (50, 30)), ("C", (40, 30))):
        assert first[role].data.dtype.name == (output if role == "C" else dtype)
        assert first[role].data.shape == shape
        assert first[role].data.flags.c_contiguous
        assert first[role].data.tobytes() == second[role].data.tobytes()
    assert first["A"].data.tobytes() != other["A"].data.tobytes()
    assert [first[role].output for role in "ABC"] == [False, False, True]
    values = first["A"].data.astype(np.float64)
    assert np.unique(values).size > 5
    if dtype.startswith(("float", "bfloat")):
        assert abs(values.mean()) < 0.1
        assert 0.9 < values.std() < 1.1


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
def test_c_begins_as_a_signalling_nan(dtype: str) -> None:
    c = buffers(simple(Gemm(3, 4, 5), gemm_signature(dtype)))["C"].data
    words = c.view(f"u{c.dtype.itemsize}")
    assert (words == POISON[dtype]).all()
    with np.errstate(invalid="ignore"):
        assert np.isnan(c.astype(np.float64)).all()
        quieted = (c * c.dtype.type(1)).view(words.dtype)
    if dtype in ("float32", "float64"):
        # IEEE 754: an operation quiets it; the payload stays.
        quiet = 1 << (22 if dtype == "float32" else 51)
        assert POISON[dtype] & quiet == 0
        assert (quieted == POISON[dtype] | quiet).all()


def test_expected_is_the_product_of_the_rounded_inputs_in_float64() -> None:
    call = simple(Gemm(30, 20, 40), gemm_signature("float16"))
    a, b = (buffers(call)[role].data.astype(np.float64) for role in "AB")
    assert call.expected is not None
    assert call.magnitude is not None
    np.testing.assert_allclose(call.expected, a @ b, rtol=1e-15, atol=1e-14)
    np.testing.assert_allclose(call.magnitude, np.abs(a) @ np.abs(b), rtol=1e-6)


def test_alpha_and_beta() -> None:
    gemm = Gemm(30, 20, 40, alpha=-1.5, beta=0.5)
    call = simple(gemm)
    a, b, c = (buffers(call)[role].data.astype(np.float64) for role in "ABC")
    assert np.isfinite(c).all()
    assert call.expected is not None
    assert call.magnitude is not None
    np.testing.assert_allclose(call.expected, -1.5 * (a @ b) + 0.5 * c, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(call.magnitude, 1.5 * (np.abs(a) @ np.abs(b)) + np.abs(0.5 * c), rtol=1e-6)


@pytest.mark.parametrize("scale", [1e-200, 1e-30, 1e30, 1e150])
def test_magnitude_neither_overflows_nor_vanishes(scale: float) -> None:
    a, b = (np.random.default_rng(i).standard_normal((8, 8)) * scale for i in range(2))
    a[3] = 0.0
    call = simple(Gemm(8, 8, 8), gemm_signature("float64"), a=a, b=b)
    np.testing.assert_allclose(call.magnitude, np.abs(a) @ np.abs(b), rtol=1e-6)


def test_reference_can_come_later() -> None:
    call = simple(Gemm(8, 9, 10), check=False)
    assert call.expected is None
    later = with_reference(call)
    assert later.arguments is call.arguments
    np.testing.assert_array_equal(later.expected, simple(Gemm(8, 9, 10)).expected)


# The user's arrays


def test_given_arrays_are_used() -> None:
    a, b = np.arange(6.0).reshape(2, 3), np.arange(12).reshape(4, 3).T
    call = simple(gemm_of(a, b), a=a, b=b)
    assert call.gemm == Gemm(2, 4, 3)
    assert buffers(call)["A"].data.dtype == np.float32
    assert buffers(call)["B"].data.flags.c_contiguous
    np.testing.assert_array_equal(call.expected, a @ b)
    given = np.asarray([[1, 2]], ml_dtypes.bfloat16)
    assert buffers(simple(Gemm(1, 1, 2), gemm_signature("float32"), a=given))["A"].data.tolist() == [[1.0, 2.0]]


def test_nan_and_infinity_are_kept() -> None:
    a = np.array([[np.nan, np.inf, -0.0]])
    np.testing.assert_array_equal(buffers(simple(Gemm(1, 1, 3), a=a, check=False))["A"].data, a)


@pytest.mark.parametrize(
    ("a", "message", "got"),
    [
        (np.full((2, 3), 0.1), "A cannot be converted to the kernel's type without", "float64, shape (2, 3); 6 values"),
        (np.full((2, 3), 2**24 + 1), "A cannot be converted", "int64"),
        (np.full((2, 3), 1e300), "A cannot be converted", "6 values"),
        (np.ones((2, 3), complex), "A does not hold real numbers", "complex128"),
        (np.array([["a", "b", "c"]] * 2), "A does not hold real numbers", "<U1"),
        (np.ones((3, 2)), "A has the wrong shape", "(3, 2)"),
        (np.ones(6), "A has the wrong shape", "(6,)"),
    ],
)
def test_arrays_that_cannot_be_used(a: np.ndarray, message: str, got: str) -> None:
    with pytest.raises(UsageError) as caught:
        simple(Gemm(2, 4, 3), a=a)
    assert message in caught.value.what
    assert got in str(caught.value.got)


def test_how_to_round_to_a_type_that_numpy_does_not_know_works_as_it_is_written() -> None:
    a = np.full((2, 3), 0.1, np.float16)
    with pytest.raises(UsageError) as caught:
        simple(Gemm(2, 4, 3), gemm_signature("bfloat16"), a=a)
    rounding = str(caught.value.next_step).partition(" = ")[2]
    rounded = eval(rounding, {"A": a, "ml_dtypes": ml_dtypes})
    assert rounded.dtype == np.float32  # as which numpy.save writes it
    simple(Gemm(2, 4, 3), gemm_signature("bfloat16"), a=rounded)


@pytest.mark.parametrize(
    ("a", "b", "message"),
    [
        (np.ones((2, 3)), np.ones((2, 3)), "A and B cannot be multiplied"),
        (np.ones(3), np.ones((3, 2)), "A is not a matrix"),
        (np.ones((2, 3)), np.ones((3, 2, 1)), "B is not a matrix"),
        (np.ones((2, 0)), np.ones((0, 2)), "A is empty"),
        (np.ones((2, 3)), np.ones((3, 0)), "B is empty"),
    ],
)
def test_arrays_that_pose_no_problem(a: np.ndarray, b: np.ndarray, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        gemm_of(a, b)


# Memory


def test_a_problem_too_large_is_refused_at_once() -> None:
    with pytest.raises(ExecutionError, match=r"does not fit in this machine's memory") as caught:
        bind(Callee(gemm_signature(), manifest=find("tiled")), Gemm(10**6, 10**6, 10**6))
    assert caught.value.exit_status == 2
    assert "TB needed" in str(caught.value.got)
    assert "GB available" in str(caught.value.allowed)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_memory_is_counted_for_all_matrices(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = 2 * 4 * (8 * 8 + 8 * 8 + 8 * 8) + 20 * 3 * 8 * 8
    monkeypatch.setattr(bind_data, "available_memory", lambda: needed)
    simple(Gemm(8, 8, 8))
    monkeypatch.setattr(bind_data, "available_memory", lambda: needed - 1)
    with pytest.raises(ExecutionError):
        simple(Gemm(8, 8, 8))
    monkeypatch.setattr(bind_data, "available_memory", lambda: None)
    simple(Gemm(8, 8, 8))


def test_available_memory_is_plausible() -> None:
    available = bind_data.available_memory()
    assert available is None or 2**20 < available < 2**50


@pytest.mark.parametrize("repeat", [False, True])
def test_transposes(repeat: bool) -> None:
    call = simple(Gemm(5, 7, 3), args="A.T,B.T,C,M,N,K", repeat=repeat)
    a, b = (buffers(call)[role] for role in "AB")
    assert (a.data.shape, b.data.shape) == ((3, 5), (7, 3))
    assert a.data.flags.c_contiguous
    assert b.data.flags.c_contiguous
    np.testing.assert_allclose(call.expected, a.data.T.astype(float) @ b.data.T.astype(float), rtol=1e-13)  # type: ignore[arg-type]


def test_a_given_matrix_is_passed_as_its_transpose() -> None:
    given = np.arange(6, dtype=np.float32).reshape(3, 2)
    call = simple(Gemm(3, 4, 2), args="A.T,B,C,M,N,K", a=given)
    assert (buffers(call)["A"].data.ravel() == given.T.ravel()).all()
    assert (buffers(call)["A"].matrix == given).all()


def test_a_binding_keeps_what_was_asked_and_what_is_known() -> None:
    asked_for = []
    kernel = Callee(gemm_signature(), accesses=lambda: asked_for.append(1) or ())  # type: ignore[func-returns-value]
    given = np.ones((8, 4), np.float32)
    binding = Binding(kernel, Asked("4,4", "cdiv(N,4),cdiv(M,4)"), Inputs(given, seed=3))
    assert not asked_for
    first, second = binding(Gemm(8, 16, 4)), binding.asking(grid="1").random()(Gemm(8, 16, 4))
    assert len(asked_for) == 1
    assert (first.launch, second.launch) == (Launch((4, 2, 1), (4, 4, 1)), Launch((1, 1, 1), (4, 4, 1)))
    assert (buffers(first)["A"].data == given).all()
    assert not (buffers(second)["A"].data == given).any()
    drawn = bind(kernel, Gemm(8, 16, 4), binding.asked, Inputs(seed=3))
    assert buffers(second)["A"].data.tobytes() == buffers(drawn)["A"].data.tobytes()
