"""Second calls of a kind: no plan is made for them, and what is launched is what a first call would launch."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import rooftile
from cuda_stand_ins import Driver, Launched, Tensor, aligned, torch_module
from rooftile.device import driver
from rooftile.device.cuda import CudaDevice, Loaded
from rooftile.gemm import multiply, warm


class Gpu(CudaDevice):
    """A GPU for which nothing has to be compiled."""

    def build(self, *arguments: Any) -> Loaded:
        return Loaded(0x4000)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    found = Driver()
    monkeypatch.setattr(driver, "function", found.function)
    monkeypatch.setitem(sys.modules, "torch", torch_module())
    monkeypatch.setattr(warm, "_known", {})
    yield found
    multiply.prepared.cache_clear()


@pytest.fixture
def gpu(asked: Driver) -> Gpu:
    return Gpu(0)


def tensor(*shape: int, dtype: Any = np.float32) -> Tensor:
    return Tensor(aligned(shape, dtype))


def seen(asked: Driver, names: str) -> list[dict[str, int]]:
    """The first parameters of all launches to come, as addresses."""
    found: list[dict[str, int]] = []

    def look(made: Launched) -> None:
        found.append({name: made.word(index) for index, name in enumerate(names.split())})

    asked.look = look
    return found


@pytest.fixture
def only_warm(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Called, it makes every call that is not warm fail."""

    class ColdError(Exception):
        pass

    def refuse(*arguments: Any) -> None:
        raise ColdError

    return lambda: (monkeypatch.setattr(multiply, "_work", refuse), ColdError)[1]


def test_a_second_call_launches_what_the_first_did_with_its_own_arrays(asked: Driver, gpu: Gpu, only_warm: Any) -> None:
    launches = seen(asked, "A B C bias D")

    def operands() -> dict[str, Tensor]:
        return {
            "a": tensor(3, 40, 16),
            "b": tensor(16, 36),
            "c": tensor(40, 36),
            "bias": tensor(36),
            "out": tensor(3, 40, 36),
        }

    first, second = operands(), operands()
    rooftile.matmul(**first, alpha=2, beta=0.5, activation="relu", device=gpu)
    only_warm()
    assert rooftile.matmul(**second, alpha=2, beta=0.5, activation="relu", device=gpu) is second["out"]
    for launched, given in zip(launches, (first, second), strict=True):
        assert launched == {
            {"a": "A", "b": "B", "c": "C", "bias": "bias", "out": "D"}[name]: array.data_ptr()
            for name, array in given.items()
        }
    cold, again = asked.launched
    assert (again.grid, again.block, again.shared, again.stream) == (cold.grid, cold.block, cold.shared, 4711)


def test_a_new_result_is_made_for_each_call(asked: Driver, gpu: Gpu, only_warm: Any) -> None:
    launches = seen(asked, "A B D")
    a, b = tensor(4, 6), tensor(6, 5)
    first = rooftile.matmul(a, b, device=gpu)
    only_warm()
    second = rooftile.matmul(a, b, device=gpu)
    assert first.shape == second.shape == (4, 5)
    assert [made["D"] for made in launches] == [first.data_ptr(), second.data_ptr()]
    assert first.data_ptr() != second.data_ptr()


def test_tensor_maps_are_of_the_arrays_of_each_call(asked: Driver, gpu: Gpu, only_warm: Any) -> None:
    launches = seen(asked, "A B D")
    sides = [[tensor(4096, 4096, dtype=np.float16) for _ in range(3)] for _ in range(2)]
    assert rooftile.plan(*sides[0][:2], device=gpu).kernel == "wgmma.cu"
    rooftile.matmul(*sides[0][:2], out=sides[0][2], device=gpu)
    only_warm()
    for a, b, out in (sides[1], sides[0], sides[1]):
        rooftile.matmul(a, b, out=out, device=gpu)
    wanted = [[array.data_ptr() for array in sides[which]] for which in (0, 1, 0, 1)]
    assert [[made["A"], made["B"], made["D"]] for made in launches] == wanted
    assert len(asked.encoded) == 3 + 6  # for the first call, and once for each array of those after it


@pytest.mark.parametrize(
    "change",
    [
        {"alpha": 2}, {"beta": 1}, {"activation": "silu"}, {"bias": tensor(16)}, {"precision": "tf32"},
        {"a": tensor(16, 17)}, {"a": Tensor(aligned((16, 16)).T)}, {"a": Tensor(aligned((17, 16))[:, :15])},
        {"b": Tensor(aligned((257,))[1:].reshape(16, 16))}, {"out": Tensor(aligned((16, 17))[:, :16])},
    ],
    ids=map(str, range(10)),  # not by the arrays' addresses, which differ from process to process
)  # fmt: skip
def test_what_decides_a_plan_decides_whether_a_call_is_warm(change: dict[str, Any], gpu: Gpu, only_warm: Any) -> None:
    call = {"a": tensor(16, 16), "b": tensor(16, 16), "out": tensor(16, 16), "device": gpu}
    rooftile.matmul(**call)
    cold = only_warm()
    rooftile.matmul(**call)
    with pytest.raises(cold):
        rooftile.matmul(**{**call, **change})


def test_an_out_that_overlaps_an_input_is_not_written_while_that_is_read(gpu: Gpu, only_warm: Any) -> None:
    memory = aligned((40, 16))
    a, b = Tensor(memory[:16]), tensor(16, 16)
    rooftile.matmul(a, b, out=Tensor(memory[16:32]), device=gpu)
    rooftile.matmul(a, b, out=tensor(16, 16), c=tensor(16, 16), beta=1, device=gpu)
    cold = only_warm()
    rooftile.matmul(a, b, out=Tensor(memory[20:36]), device=gpu)
    same = tensor(16, 16)
    rooftile.matmul(a, b, out=same, c=same, beta=1, device=gpu)  # each element is read before it is written
    for out, c in ((memory[:16], None), (memory[12:28], None), (memory[16:32], memory[20:36])):
        more = {} if c is None else {"c": Tensor(c), "beta": 1}
        with pytest.raises(cold):
            rooftile.matmul(a, b, out=Tensor(out), device=gpu, **more)


def test_an_overlap_of_other_layouts_is_seen_at_one_address_too(gpu: Gpu, only_warm: Any) -> None:
    square = aligned((16, 16))
    call = {"a": tensor(16, 16), "b": tensor(16, 16), "beta": 1, "device": gpu}
    rooftile.matmul(**call, c=Tensor(aligned((16, 16)).T), out=Tensor(square))
    cold = only_warm()
    with pytest.raises(cold):
        rooftile.matmul(**call, c=Tensor(square.T), out=Tensor(square))


def test_a_tensor_that_wants_its_gradient_is_refused_in_a_warm_call_too(gpu: Gpu) -> None:
    a, b = tensor(4, 4), tensor(4, 4)
    rooftile.matmul(a, b, device=gpu)
    b.requires_grad = True
    with pytest.raises(rooftile.UsageError, match="gradient"):
        rooftile.matmul(a, b, device=gpu)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"alpha": "two"}, "alpha is not a number"), ({"activation": ["relu"]}, "no such activation"),
        ({"b": np.ones((4, 4))}, "different libraries"), ({"b": Tensor(aligned((4, 4)), index=1)}, "different devices"),
        ({"out": tensor(4, 5)}, "another shape"), ({"b": None}, "b is None"), ({"bias": [1, 2]}, "different libraries"),
    ],
)  # fmt: skip
def test_errors_are_those_of_a_first_call(change: dict[str, Any], words: str, gpu: Gpu) -> None:
    call = {"a": tensor(4, 4), "b": tensor(4, 4), "device": gpu}
    rooftile.matmul(**call)
    with pytest.raises(rooftile.UsageError, match=words):
        rooftile.matmul(**{**call, **change})


def test_no_array_is_kept(asked: Driver, gpu: Gpu) -> None:
    arrays = [tensor(8, 8) for _ in range(3)]
    held = [weakref.ref(array) for array in arrays]
    for _ in range(2):
        rooftile.matmul(*arrays[:2], out=arrays[2], device=gpu)
    arrays.clear()
    assert [ref() for ref in held] == [None] * 3
