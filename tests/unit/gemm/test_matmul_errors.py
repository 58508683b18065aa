"""What is refused, and what the message names."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import rooftile
from rooftile.device import NullDevice


def f32(*shape: int) -> Any:
    return np.zeros(shape, np.float32)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"a": f32(2, 3), "b": f32(4, 5)}, ["a (2, 3), b (4, 5): 3 and 4"]),
        ({"a": f32(2, 3), "b": f32(5, 3)}, ["b's transpose would fit"]),
        ({"a": f32(2, 3), "b": f32(4)}, ["a (2, 3), b (4,): 3 and 4"]),
        ({"a": f32(), "b": f32(4)}, ["a is a number", "alpha=a"]),
        ({"a": f32(2, 1, 3), "b": f32(4, 3, 1)}, ["batches do not fit", "(2, 1, 3)", "(4, 3, 1)"]),
        ({"a": f32(2, 3), "b": np.zeros((3, 2))}, ["a float32, b float64", "different element types"]),
        ({"a": np.zeros((2, 3), int), "b": np.zeros((3, 2), int)}, ["a int64", "float32, float64, float16, bfloat16"]),
        ({"out": f32(3, 2)}, ["out (3, 2)", "allowed: (2, 2)"]),
        ({"out": np.zeros((2, 2))}, ["out float64"]),
        ({"out": np.broadcast_to(f32(1, 1), (2, 2))}, ["out cannot be written"]),
        ({"out": [[0.0]]}, ["out is not an array", "list"]),
        ({"out": np.zeros((2, 2), ">f4")}, ["another machine's order"]),
        ({"beta": 1}, ["beta=1", "pass c= or out="]),
        ({"beta": 1, "c": f32(3, 2)}, ["c (3, 2)", "(2, 2)"]),
        ({"bias": f32(3)}, ["bias (3,)", "(2,)"]),
        ({"b": f32(3), "bias": f32(1)}, ["no bias where b is a vector"]),
        ({"alpha": "two"}, ["alpha is not a number", "'two'"]),
        ({"alpha": "2"}, ["alpha is not a number", "'2'"]),
        ({"alpha": 10**400}, ["alpha is too large", "1e308"]),
        ({"beta": -(10**5000), "out": f32(2, 2)}, ["beta is too large"]),
        ({"activation": "tanh"}, ["'tanh'", "relu, gelu, gelu_tanh, silu"]),
        ({"precision": "tf33"}, ["'tf33'", "ieee"]),
        ({"device": "gpu"}, ["device='gpu'", "'cpu', 'cuda'"]),
        ({"device": 7}, ["device=7", "'cpu', 'cuda'"]),
        ({"a": None}, ["a is None"]),
        ({"a": [[1.0], [1.0, 2.0]]}, ["differ in length"]),
        ({"b": np.ma.masked_array(f32(3, 2), mask=np.eye(3, 2))}, ["b is a masked array", "2 of 6", "b.filled(0)"]),
        ({"out": np.ma.masked_array(f32(2, 2))}, ["out is a masked array", "0 of 4"]),
        ({"out": np.zeros((2, 2), "u1,f4")["f1"]}, ["not whole elements apart"]),
    ],
)
def test_an_error_names_what_was_given_and_what_is_allowed(arguments: dict[str, Any], words: list[str]) -> None:
    given = {"a": f32(2, 3), "b": f32(3, 2), "device": NullDevice(), **arguments}
    for function in (rooftile.matmul, rooftile.plan):
        with pytest.raises(rooftile.UsageError) as caught:
            function(**given)
        assert all(word in str(caught.value) for word in words), str(caught.value)
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_out_whose_elements_are_one_in_memory_is_refused() -> None:
    out = np.lib.stride_tricks.as_strided(f32(2), (2, 2), (0, 4))
    with pytest.raises(rooftile.UsageError, match="one in memory"):
        rooftile.matmul(f32(2, 3), f32(3, 2), out=out, device=NullDevice())


def test_arrays_of_the_other_order_of_bytes_are_read() -> None:
    a, b = np.arange(6.0).reshape(2, 3), np.arange(6.0).reshape(3, 2)
    assert rooftile.plan(a.astype(">f8"), b, device=NullDevice()).dtype == "float64"
