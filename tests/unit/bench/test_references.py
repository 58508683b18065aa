"""The references' logic, on libraries that are NumPy under another name."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from fake import Scripted

from rooftile.bench import references as referring
from rooftile.bench.checking import expected, random_inputs
from rooftile.bench.references import Shown, fastest, references
from rooftile.bench.rungs import operands
from rooftile.bench.timing import EventStopwatch
from rooftile.core.measurement import MatrixProblem


class Gpu(Scripted):
    """Says that it is a GPU; its memory is this process's."""

    name = "cuda:0"

    def allocate(self, shape: tuple[int, ...], dtype: str, stream: int = 0) -> Any:
        return self.put(np.empty((16,) if dtype == "uint8" else shape, dtype))


def numpy_of(shown: Any) -> Any:
    interface = shown.__cuda_array_interface__
    view = shown._keeps_alive
    assert np.dtype(interface["typestr"]).itemsize == view.itemsize
    assert interface["data"] == (view.pointer, False)
    return view.numpy()


def measured(monkeypatch: pytest.MonkeyPatch, libraries: dict[str, Any], problem: MatrixProblem) -> tuple[Any, Any]:
    def imported(name: str) -> Any:
        if name not in libraries:
            raise ImportError(f"No module named {name!r}\nmore")
        return libraries[name]

    monkeypatch.setattr(referring, "import_module", imported)
    device = Gpu(lambda _: 1e-3)
    a, b = random_inputs(problem)
    found, missing = references(operands(device, problem, a, b), EventStopwatch(device, clock=device.clock))
    wanted = expected(problem, a, b)
    for each in found:
        each.poison()
        assert np.isnan(each.result()).all()
        each.time(2)
        wanted.check(each.result(), each.name)
    return found, missing


CUPY = SimpleNamespace(asarray=numpy_of, matmul=np.matmul)


@pytest.mark.parametrize("layout", ["NN", "NT", "TN", "TT"])
def test_cupy_is_the_reference_where_there_is_no_torch(monkeypatch: pytest.MonkeyPatch, layout: str) -> None:
    found, missing = measured(monkeypatch, {"cupy": CUPY}, MatrixProblem(9, 7, 5, 2, layout))
    assert [each.name for each in found] == ["cublas"]
    assert missing[0] == "cuBLAS through PyTorch: No module named 'torch'"
    assert any("autotuned cublasLt" in each for each in missing)


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    found, missing = measured(monkeypatch, {}, MatrixProblem(9, 7, 5))
    assert found == []
    assert [each.partition(":")[0] for each in missing] == [
        "cuBLAS through PyTorch",
        "autotuned cublasLt, padded cuBLAS",
        "cuBLAS through CuPy",
    ]


class Tensor(np.ndarray):
    """NumPy's arrays with what the references ask of PyTorch's."""

    def element_size(self) -> int:
        return self.itemsize

    def copy_(self, other: Any) -> None:
        self[...] = other

    device = property(lambda self: "cuda:0")


def zeros(shape: Any, dtype: Any, device: str) -> Any:
    return np.zeros(shape, dtype).view(Tensor)


TORCH = SimpleNamespace(
    cuda=SimpleNamespace(is_available=lambda: True),
    backends=SimpleNamespace(cuda=SimpleNamespace(matmul=SimpleNamespace(allow_tf32=None))),
    as_tensor=lambda shown, device: numpy_of(shown).view(Tensor),
    matmul=np.matmul,
    zeros=zeros,
)


@pytest.mark.parametrize(("elements", "tf32"), [("float32", False), ("tf32", True)])
def test_odd_shapes_have_a_padded_reference_too(monkeypatch: pytest.MonkeyPatch, elements: str, tf32: bool) -> None:
    found, missing = measured(monkeypatch, {"torch": TORCH}, MatrixProblem(9, 7, 5, 2, "TN", elements))
    assert [each.name for each in found] == ["cublas", "cublas_padded"]
    assert TORCH.backends.cuda.matmul.allow_tf32 is tf32
    assert any("nvmath" in each for each in missing)
    found, _ = measured(monkeypatch, {"torch": TORCH}, MatrixProblem(8, 16, 4, 1, "NN", elements))
    assert [each.name for each in found] == ["cublas"]


def test_a_library_that_fails_is_missing_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    found, missing = measured(monkeypatch, {"torch": TORCH, "nvmath": object()}, MatrixProblem(8, 8, 8))
    assert [each.name for each in found] == ["cublas"]
    assert any(each.startswith("autotuned cublasLt (nvmath-python)") for each in missing)


def test_shown_memory_is_the_views() -> None:
    view = Scripted(lambda _: 1e-3).put(np.ones((2, 3), np.float16))
    assert Shown(view).__cuda_array_interface__["shape"] == (2, 3)
    assert Shown(view).__cuda_array_interface__["typestr"] == "<f2"


def test_the_fastest_is_told_by_several_rounds() -> None:
    once = {"a": 1.0, "b": 9.0, "c": 2.0, "d": 1.5}
    later = {"a": 3.0, "b": 1.0, "c": 2.0, "d": 2.5}
    turns: list[str] = []

    def seconds(name: str) -> float:
        turns.append(name)
        return (once if turns.count(name) == 1 else later)[name]

    assert fastest(list("abcd"), seconds) == "b"  # all four are among the best of them
    turns.clear()
    many = [*"abcd", *"efgh"]
    once |= dict.fromkeys("efgh", 1.2)
    later |= dict.fromkeys("efgh", 4.0)
    assert fastest(many, seconds) == "d"  # b had no second turn


class Product:
    """cublasLt's, with an algorithm that is wrong by a factor and slow."""

    def __init__(self, a: Any, b: Any, options: Any) -> None:
        self.a, self.b, self.options, self.algorithms = a, b, options, ()

    def plan(self, preferences: int) -> None:
        self.algorithms = (2.0, 1.0)

    def execute(self, algorithm: float) -> Any:
        DEVICE[0].work("library", algorithm * 1e-3)
        return Result(algorithm * np.matmul(self.a, self.b))


class Result:
    def __init__(self, values: Any) -> None:
        self.values = values

    def fill_(self, value: float) -> None:
        self.values.fill(value)

    def double(self) -> Any:
        return SimpleNamespace(cpu=lambda: SimpleNamespace(numpy=lambda: np.asarray(self.values, np.float64)))


ADVANCED = SimpleNamespace(
    Matmul=Product,
    MatmulComputeType=SimpleNamespace(COMPUTE_32F_FAST_TF32="tf32"),
    MatmulPlanPreferences=lambda limit: limit,
)
DEVICE: list[Gpu] = []


def test_of_cublaslts_algorithms_the_fastest_is_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fake.Scripted.__init__", remembering(Scripted.__init__))
    libraries = {"torch": TORCH, "nvmath": object(), "nvmath.linalg.advanced": ADVANCED}
    found, missing = measured(monkeypatch, libraries, MatrixProblem(8, 8, 8, 1, "NT"))
    assert [each.name for each in found] == ["cublas", "cublaslt_autotuned"]
    assert found[1].time(3) == pytest.approx(1e-3)
    assert missing == []


def remembering(init: Any) -> Any:
    def made(self: Gpu, *arguments: Any, **more: Any) -> None:
        init(self, *arguments, **more)
        DEVICE[:] = [self]

    return made
