"""The corpus of WGSL kernels: what their headers say, the inputs these ask for, and how results are compared.

A header is made of lines that begin with ``//!``::

    //! dispatch 2 3 1                     arguments of dispatchWorkgroups
    //! entry main                         where the file has several entry points
    //! feature shader-f16                 what the device must have
    //! override TILE=16                   values for overrides, by name or number
    //! tolerance 1e-4                     of floating-point outputs, relative; 1e-5 where nothing is said
    //! 0:2 C f32[64*64] out zero          group:binding name type[elements] direction contents

Directions are ``in``, ``out`` and ``inout``. Contents are ``random`` (normal; integers over their whole range),
``small`` (integers from -8 to 7), ``ramp`` (0, 1, 2, ...), ``zero``, ``matrix rows columns`` (the two numbers, then
random) or ``= values``, which may carry a type of their own (``3u 1.5f -2i``). They depend on the file's name only.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from math import prod
from pathlib import Path

import numpy as np
import numpy.typing as npt

FOLDER = Path(__file__).parents[2] / "data" / "wgsl"
BAD = sorted((FOLDER / "bad").glob("*.wgsl"))
"""Files that are not WGSL, each for one reason; the lines where that may be said end in ``// error``."""
DTYPES = {"f32": np.float32, "f16": np.float16, "i32": np.int32, "u32": np.uint32}
SUFFIXES = {"f": np.float32, "h": np.float16, "i": np.int32, "u": np.uint32}
_BUFFER = re.compile(r"(\d+):(\d+) (\S+) (\w+)\[([\d*+]+)\] (in|out|inout) (.+)")


@dataclass(frozen=True)
class Buffer:
    """One binding with its contents before the launch."""

    group: int
    binding: int
    name: str
    output: bool
    data: npt.NDArray[np.generic]


@dataclass(frozen=True)
class Case:
    """One kernel of the corpus."""

    path: Path
    text: str
    dispatch: tuple[int, int, int]
    entry: str | None
    features: tuple[str, ...]
    overrides: dict[str, float]
    tolerance: float
    buffers: tuple[Buffer, ...]

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def outputs(self) -> dict[str, Buffer]:
        return {buffer.name: buffer for buffer in self.buffers if buffer.output}


def read(path: Path) -> Case:
    """The kernel in ``path`` and what its header asks for."""
    text = path.read_text(encoding="utf-8")
    said: dict[str, list[str]] = {}
    buffers = []
    for line in re.findall(r"^//! (.+)$", text, re.MULTILINE):
        if found := _BUFFER.fullmatch(line):
            buffers.append(_buffer(path.stem, *found.groups()))
        else:
            word, _, rest = line.partition(" ")
            assert word in ("dispatch", "entry", "feature", "override", "tolerance"), f"{path.name}: {line}"
            said.setdefault(word, []).append(rest)
    assert len({(buffer.group, buffer.binding) for buffer in buffers}) == len(buffers) > 0, path.name
    x, y, z = map(int, said["dispatch"][0].split())
    return Case(
        path,
        text,
        (x, y, z),
        said.get("entry", [None])[0],
        tuple(said.get("feature", ())),
        {name: float(value) for name, value in (entry.split("=") for entry in said.get("override", ()))},
        float(said.get("tolerance", ["1e-5"])[0]),
        tuple(buffers),
    )


def corpus() -> list[Case]:
    """Every kernel, by name."""
    return [read(path) for path in sorted(FOLDER.glob("*.wgsl"))]


def marked_lines(text: str) -> list[int]:
    """Numbers of the lines of a bad file that an error may name."""
    marked = [number for number, line in enumerate(text.split("\n"), start=1) if "// error" in line]
    assert marked
    return marked


def _buffer(case: str, group: str, binding: str, name: str, kind: str, size: str, direction: str, what: str) -> Buffer:
    elements = sum(prod(map(int, term.split("*"))) for term in size.split("+"))
    rng = np.random.default_rng(zlib.crc32(f"{case} {name}".encode()))
    data = _contents(np.dtype(DTYPES[kind]), elements, what, rng)
    assert data.size == elements, f"{case}: {name} has {data.size} values"
    return Buffer(int(group), int(binding), name, direction != "in", data)


def _contents(
    dtype: np.dtype[np.generic], elements: int, what: str, rng: np.random.Generator
) -> npt.NDArray[np.generic]:
    if what.startswith("="):
        return np.concatenate([_value(word, dtype) for word in what[1:].split()])
    if what.startswith("matrix "):
        size = np.array(what.split()[1:], dtype)
        return np.concatenate([size, rng.standard_normal(elements - 2).astype(dtype)])
    if what == "random" and dtype.kind == "f":
        return rng.standard_normal(elements).astype(dtype)
    if what == "random":
        return rng.integers(0, 2**32, elements, dtype=np.uint32).view(dtype)
    if what == "small":
        return rng.integers(-8, 8, elements).astype(dtype)
    return {"ramp": np.arange, "zero": np.zeros}[what](elements, dtype=dtype)


def _value(word: str, dtype: np.dtype[np.generic]) -> npt.NDArray[np.generic]:
    """One value in the buffer's type, or as bits of the type that its suffix names."""
    if word[-1] in SUFFIXES and len(word) > 1:
        return np.array([word[:-1]], np.float64).astype(SUFFIXES[word[-1]]).view(dtype)
    return np.array([word], np.float64).astype(dtype)


def differences(case: Case, name: str, got: npt.NDArray[np.generic], wanted: npt.NDArray[np.generic]) -> list[str]:
    """Where two results of one buffer differ: integers at all, numbers by more than the tolerance.

    The error allowed is relative to the number itself or, as sums cancel, to the median of the buffer.
    """
    assert (got.shape, got.dtype) == (wanted.shape, wanted.dtype), name
    if wanted.dtype.kind != "f" or case.tolerance == 0:
        apart = got != wanted
    else:
        assert np.isfinite(wanted).all(), f"{name}: the corpus keeps to finite numbers"
        a, b = got.astype(np.float64), wanted.astype(np.float64)
        apart = ~(np.abs(a - b) <= case.tolerance * np.maximum(np.abs(b), np.median(np.abs(b))))
    at = np.flatnonzero(apart)
    return [f"{name}[{i}]: {got[i]!r}, should be {wanted[i]!r}" for i in at[:8]] + (
        [f"{name}: {at.size} of {got.size} differ"] if at.size > 8 else []
    )
