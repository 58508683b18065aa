"""A device that carries out, in NumPy, what the templates' parameters mean, and refuses what may not be done."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import erf
from typing import Any

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Launch
from rooftile.device import NullDevice, TensorMap, View
from rooftile.device.null import Built

Array = npt.NDArray[Any]

ACTIVATIONS = {
    "identity": lambda x: x,
    "relu": lambda x: np.where(x < 0, 0, x),
    "gelu": lambda x: 0.5 * x * (1 + np.vectorize(erf, otypes=[float])(x / np.sqrt(2))),
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))),
    "silu": lambda x: x / (1 + np.exp(-x)),
}


@dataclass(eq=False)
class Interpreter(NullDevice):
    """Its ``macros`` are those of the last launch."""

    macros: dict[str, str] = field(default_factory=dict)

    def launch(self, program: Built, launch: Launch, arguments: Sequence[Any], stream: int = 0) -> None:
        super().launch(program, launch, arguments, stream)
        self.macros = macros = dict(program.defines)
        if program.entry == "async_pipeline":
            self._pipeline(launch, arguments)
            return
        if program.entry in ("wgmma", "wgmma_tf32"):  # the rung: as the template with nothing fused, of one product
            macros |= {"ACTIVATION": "identity"}
            ones = [np.int32(1)] * 2, [np.int32(0)] * 4, [np.float32(1), np.float32(0)]
            given = [*arguments[:6], *(one for part in ones for one in part), *arguments[6:]]
            self._wgmma(launch, given, False, False)
            return
        if program.entry == "gemm_pad":
            self._pad(launch, arguments)
            return
        if program.entry == "gemm_zero":
            assert (launch.grid, launch.block) == ((1, 1, 1), (1024, 1, 1))
            flat(arguments[0])[:] = 0
            assert arguments[0].shape == (arguments[1],)
            return
        has_c, has_bias = macros["HAS_C"] == "1", macros["HAS_BIAS"] == "1"
        if program.entry == "gemm_sum":
            self._sum(launch, arguments, has_c, has_bias)
            return
        if program.entry.startswith("gemm_wgmma"):
            self._wgmma(launch, arguments, has_c, has_bias)
            return
        persistent, split = program.entry == "gemm_warp_specialized", macros.get("SPLIT") == "1"
        shares = macros.get("SHARE") == "1"
        names = ["A", "B", *["C"] * has_c, *["bias"] * has_bias, "D", "M", "N", "K", "inner"]
        names += [*["batch"] * persistent, *["whole"] * split, "lda", "ldb"]
        names += ["a_outer", "a_inner", "b_outer", "b_inner"]
        names += ["c_row", "c_column", "c_outer", "c_inner"] * has_c + ["bias_step"] * has_bias
        names += ["d_row", "d_column", "d_outer", "d_inner", "alpha", "beta", *["parts", "arrived"] * shares]
        given = dict(zip(names, arguments, strict=True))
        views = {name: value for name, value in given.items() if isinstance(value, View)}
        number = {name: value.item() for name, value in given.items() if name not in views}
        m, n = number["M"], number["N"]
        if program.entry == "gemm_few_rows":
            tile_m, tile_n, warps = int(macros["ROWS"]), 32, int(macros["WARPS"])
            assert m <= tile_m
        else:
            tile_m, tile_n = int(macros["BM"]), int(macros["BN"])
            warps = tile_m // int(macros["WM"]) * (tile_n // int(macros["WN"])) + 4 * persistent
        tiles = -(-m // tile_m) * -(-n // tile_n)
        batch = number["batch"] if persistent else launch.grid[0] // tiles
        blocks = batch * tiles
        most = blocks if shares or not persistent else min(self.sms, blocks)
        assert launch.grid[0] == (self.sms if shares else most)
        if shares:  # each block's parts of at most two tiles, and a count for each warp that multiplies
            assert self.sms / 2 < blocks
            assert blocks % self.sms
            assert views["parts"].shape == (self.sms * 2 * tile_m * tile_n,)
            assert views["arrived"].shape == (self.sms * (warps - 4),)
            assert not flat(views["arrived"]).any()
        assert launch.grid[1:] == (1, 1)
        assert launch.block == (warps * 32, 1, 1)
        row, column = np.ogrid[:m, :n]
        memory = {name: flat(view) for name, view in views.items()}
        written = np.zeros(memory["D"].size, bool)
        for member in range(batch):
            outer, inner = divmod(member, number["inner"])

            def start(name: str, outer: int = outer, inner: int = inner) -> int:
                return int(outer * number[f"{name}_outer"] + inner * number[f"{name}_inner"])

            k = min(number["K"], number["whole"] - inner * number["K"]) if split else number["K"]
            assert k > 0 or not split
            a = self._input(memory["A"], views["A"], start("a"), m, k, number["lda"], "A")
            b = self._input(memory["B"], views["B"], start("b"), n, k, number["ldb"], "B").T
            value = number["alpha"] * (a @ b)
            if has_c:
                at = start("c") + row * number["c_row"] + column * number["c_column"]
                value += number["beta"] * wide(memory["C"][at])
            if has_bias:
                value += self._bias(memory["bias"], m, n, number["bias_step"])
            at = start("d") + row * number["d_row"] + column * number["d_column"]
            if (together := int(macros.get("VEC_D", 1))) > 1:
                assert number["d_column"] == 1
                aligned(views["D"], at[:, ::together], together)
            assert not written[at].any(), "an element of D is written twice"
            written[at] = True
            memory["D"][at] = ACTIVATIONS[macros["ACTIVATION"]](value).astype(memory["D"].dtype)

    def _bias(self, memory: Array, m: int, n: int, step: int) -> npt.NDArray[np.float64]:
        along_m = self.macros.get("BIAS_ALONG_M") == "1"
        found = wide(memory[np.arange(m if along_m else n) * step])
        return found[:, None] if along_m else found

    def _sum(self, launch: Launch, arguments: Sequence[Any], has_c: bool, has_bias: bool) -> None:
        """What the slices of a product come to."""
        names = ["S", *["C"] * has_c, *["bias"] * has_bias, "D", "M", "N", "slices", "batch", "pitch"]
        names += ["c_row", "c_column", "c_outer"] * has_c + ["bias_step"] * has_bias
        given = dict(zip([*names, "d_row", "d_column", "d_outer", "alpha", "beta"], arguments, strict=True))
        number = {name: value.item() for name, value in given.items() if isinstance(value, np.generic)}
        m, n, pitch, slices, batch = (number[name] for name in ("M", "N", "pitch", "slices", "batch"))
        assert pitch % 4 == 0
        assert launch.grid == (-(-batch * m * -(-n // 4) // 128), 1, 1)
        assert launch.block == (128, 1, 1)
        aligned(given["S"], np.zeros(1, int), 4)
        sums = wide(flat(given["S"]).reshape(batch, slices, m, pitch)).sum(1)[..., :n]
        row, column = np.ogrid[:m, :n]
        memory = flat(given["D"])
        for member in range(batch):
            value = number["alpha"] * sums[member]
            if has_c:
                at = member * number["c_outer"] + row * number["c_row"] + column * number["c_column"]
                value += number["beta"] * wide(flat(given["C"])[at])
            if has_bias:
                value += self._bias(flat(given["bias"]), m, n, number["bias_step"])
            at = member * number["d_outer"] + row * number["d_row"] + column * number["d_column"]
            if (together := int(self.macros["VEC_D"])) > 1:
                assert number["d_column"] == 1
                aligned(given["D"], at[:, ::together], together)
            memory[at] = ACTIVATIONS[self.macros["ACTIVATION"]](value).astype(memory.dtype)

    def _pad(self, launch: Launch, arguments: Sequence[Any]) -> None:
        """Rows copied to where they are aligned, NaN between them."""
        source, target = arguments[:2]
        rows, length, inner, pitch, outer_step, inner_step, padded = (number.item() for number in arguments[2:])
        batch = launch.grid[0] // rows
        assert launch.grid == (batch * rows, 1, 1)
        assert source.itemsize == int(self.macros["BYTES"])
        assert target.pointer % 16 == padded * target.itemsize % 16 == 0
        memory = flat(target).reshape(batch, rows, padded)
        memory[...] = np.nan
        for member in range(batch):
            start = member // inner * outer_step + member % inner * inner_step
            at = start + np.arange(rows)[:, None] * pitch + np.arange(length)
            memory[member, :, :length] = flat(source)[at]

    def _wgmma(self, launch: Launch, arguments: Sequence[Any], has_c: bool, has_bias: bool) -> None:
        names = ["A", "B", *["C"] * has_c, *["bias"] * has_bias, "D", "M", "N", "K", "batch", "inner"]
        names += ["a_outer", "a_inner", "b_outer", "b_inner", *["c_row", "c_column", "c_outer", "c_inner"] * has_c]
        mapped, split = isinstance(arguments[2 + has_c + has_bias], TensorMap), self.macros.get("SPLIT") == "1"
        tf32, share = self.macros["ELEMENT"] == "tf32", self.macros.get("SHARE") == "1"
        assert mapped == (tf32 or (not split and self.macros.get("PLAIN_D") != "1"))
        names += [*["bias_step"] * has_bias, *["d_row", "d_outer", "d_inner"] * (not mapped), "alpha", "beta"]
        together = "TOGETHER" in self.macros
        given = dict(zip([*names, *["parts", "arrived"] * share, *["passed"] * together], arguments, strict=True))
        assert not together or (given["passed"].shape == (1,) and flat(given["passed"])[0] == 0)
        number = {name: value.item() for name, value in given.items() if isinstance(value, np.generic)}
        m, n, k = number["M"], number["N"], number["K"]
        cluster, width, result = int(self.macros["CLUSTER"]), 64, (64, 64)
        assert launch.grid[0] % cluster == 0
        assert launch.grid[0] <= max(cluster, self.sms)
        if tf32:  # the second factor's lines, which lie along K, are parted between the blocks of a cluster
            width, result = 32, (32, 32)
            lines_of = {"first": int(self.macros["FIRST"]), "second": int(self.macros["SECOND"])}
            second = "B" if self.macros["B_ALONG_K"] == "1" else "A"
            assert self.macros[f"{second}_ALONG_K"] == "1"
            high, wide_ = (lines_of["second"] // cluster if name == second else lines_of["first"] for name in "AB")
            consumers, cells = 2 * lines_of["first"], math.prod(lines_of.values())
        else:
            high, wide_ = int(self.macros["BM"]), int(self.macros["BN"])
            consumers, cells = 2 * min(high, 128), high * wide_
            of_a = high > wide_ or wide_ == 192
            high, wide_ = (high // cluster, wide_) if of_a else (high, wide_ // cluster)
        assert launch.block == (128 + consumers, 1, 1)
        if share:
            assert launch.grid[0] == self.sms // cluster * cluster
            assert given["parts"].shape == (launch.grid[0] * cells,)
            assert given["arrived"].shape == (launch.grid[0] * consumers // 128,)
            assert not flat(given["arrived"]).any()
        boxes = {"A": (m, k, high, "A_ALONG_K"), "B": (n, k, wide_, "B_ALONG_K")}
        for member in range(number["batch"]):
            outer, inner = divmod(member, number["inner"])
            factors = []
            for name, (lines, depth, rows, along) in boxes.items():
                where = outer * number[f"{name.lower()}_outer"], inner * number[f"{name.lower()}_inner"]
                straight = self.macros[along] == "1"
                memory, at = mapped_to(given[name], *where, (width, rows if straight else width))
                at = at if straight else at.T
                at = at[:, inner * k : (inner + 1) * k] if split else at
                assert len(at) == lines
                assert split or at.shape[1] == depth
                factors.append(wide(memory[at]))
            value = number["alpha"] * (factors[0] @ factors[1].T)
            if has_c:
                start = outer * number["c_outer"] + inner * number["c_inner"]
                at = start + np.arange(m)[:, None] * number["c_row"] + np.arange(n) * number["c_column"]
                value += number["beta"] * wide(flat(given["C"])[at])
            if has_bias:
                value += wide(flat(given["bias"])[np.arange(n) * number["bias_step"]])
            if mapped:
                memory, at = mapped_to(given["D"], outer, inner, result)
            else:
                start = outer * number["d_outer"] + inner * number["d_inner"]
                memory, at = flat(given["D"]), start + np.arange(m)[:, None] * number["d_row"] + np.arange(n)
            assert at.shape == (m, n)
            memory[at] = ACTIVATIONS[self.macros["ACTIVATION"]](value).astype(memory.dtype)

    def _pipeline(self, launch: Launch, arguments: Sequence[Any]) -> None:
        a, b, d, m, n, k = arguments
        assert launch.grid == (-(-n // 128), -(-m // 256), 1)
        for view, shape in ((a, (m, k)), (b, (k, n)), (d, (m, n))):
            assert (view.shape, view.strides) == (shape, (shape[1], 1))
            aligned(view, np.zeros(1, int), 4)
        d.numpy()[...] = a.numpy() @ b.numpy()

    def _input(self, memory: Array, view: View, start: int, lines: int, k: int, pitch: int, name: str) -> Array:
        line, depth = np.ogrid[:lines, :k]
        along_k = self.macros[f"{name}_ALONG_K"] == "1"
        at = start + (line * pitch + depth if along_k else depth * pitch + line)
        width = int(self.macros[f"VEC_{name}"])
        aligned(view, at[:, ::width] if along_k else at[::width], width)
        return wide(memory[at])


def mapped_to(tensor: TensorMap, outer: int, inner: int, box: tuple[int, int]) -> tuple[Array, npt.NDArray[np.int64]]:
    """Memory, and where in it the elements of one matrix lie that a tensor map describes; what TMA wants is held."""
    layout, size = tensor.layout, tensor.view.itemsize
    assert (layout.box, layout.swizzle) == ((*box, 1, 1)[: len(layout.sizes)], 128)
    assert layout.kind == {"float16": "f16", "bfloat16": "bf16", "float32": "tf32"}[tensor.view.dtype]
    assert tensor.view.pointer % 16 == 0
    assert all(0 < stride < 2**40 and stride % 16 == 0 for stride in layout.strides)
    columns, rows, *batches = (*layout.sizes, 1, 1)[:4]
    assert inner < batches[0]
    assert outer < batches[1]
    steps = [stride // size for stride in (*layout.strides, 0, 0)[:3]]
    at = np.arange(rows)[:, None] * steps[0] + np.arange(columns) + inner * steps[1] + outer * steps[2]
    return flat(tensor.view), at


def flat(view: View) -> Array:
    """All memory of the view's array from its first element on; an index beyond it is an error of NumPy's."""
    low, high = view.extent
    assert low == view.pointer, "something lies before the first element"
    return View(low, view.dtype, ((high - low) // view.itemsize,), (1,), "cpu", view.owner).numpy()


def aligned(view: View, indices: Array, width: int) -> None:
    """Vectors of ``width`` elements begin at multiples of their size, or of the 16 bytes that one access moves."""
    size = min(16, width * view.itemsize)
    assert width == 1 or not ((view.pointer + indices * view.itemsize) % size).any()


def wide(values: Array) -> npt.NDArray[np.float64]:
    return values.astype(np.float64)
