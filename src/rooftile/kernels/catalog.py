"""The ladder's kernels and their manifests.

A kernel is two files in ``cuda/``: ``name.cu``, whose tile sizes are macros with defaults, and ``name.toml``, which
says what it is for and how it is launched. Each is right for every M, N and K whose launch CUDA accepts (a grid has at
most 65,535 blocks along y); A, B and C begin on 16-byte boundaries, as ``cudaMalloc`` makes them. ``wgmma`` copies by
tensor maps, which want rows of whole 16 bytes.

The ladder is there in WGSL too, in ``wgsl/``; its kernels are called ``wgsl/name``, their parameters are ``override``
constants, and WebGPU's default limits are enough for them (256 invocations, 16 KB of workgroup memory).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.gpu import capability
from rooftile.core.source import Source
from rooftile.kernels.headers import headers_of

ORDER: Final = (
    "naive_uncoalesced",
    "naive",
    "tiled_transposed",
    "tiled",
    "coarsened",
    "register_tiled",
    "vectorized",
    "warp_tiled",
    "double_buffered",
    "async_pipeline",
    "warp_specialized",
)
"""The ladder of float32 from the bottom up; a counter-example stands just below the kernel that does it right."""

TENSOR_ORDER: Final = ("mma", "wgmma", "wgmma_tf32")
"""The ladder on tensor cores. Its elements have fewer bits than float32, another problem: it is a ladder by itself."""

WGSL_ORDER: Final = (
    "wgsl/naive",
    "wgsl/subgroup",
    "wgsl/tiled",
    "wgsl/coarsened",
    "wgsl/register_tiled",
    "wgsl/vectorized",
    "wgsl/half",
    "wgsl/warp_tiled",
    "wgsl/double_buffered",
)
"""The ladder in WGSL. ``subgroup`` and ``half`` are side steps: they need optional features of the device."""

ELEMENTS: Final[dict[str, dict[str, int | str]]] = {
    "float32": {},
    "bfloat16": {"ELEMENT": "bf16"},
    "float16": {"ELEMENT": "f16"},
    "tf32": {"ELEMENT": "tf32", "BK": 16},
}
"""What a ladder's elements can be, and the macros that make its kernels take them, of which some have not all."""


@dataclass(frozen=True, slots=True)
class ParameterInfo:
    """A macro of the kernel's source: its default, what it means, and the words that it may be, if it is no number."""

    name: str
    default: int | str
    meaning: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Manifest:
    """A kernel of the ladder and how to launch it.

    Attributes
    ----------
    name, title, idea, lesson : str
        What it is called, what it shows in one or two sentences, and where the textbook treats it.
    source : Source
        The CUDA C++ or WGSL text.
    parameter_info : tuple[ParameterInfo, ...]
        The macros, or override constants, that may be set: the tile sizes.
    block, grid, args : str
        Launch and arguments as in ``--block``, ``--grid`` and ``--args``: expressions over M, N, K, ``blockDim`` and
        the parameters.
    shared : str
        Bytes of dynamic shared memory, as in ``--shared``.
    only, oldest : str or None
        The one architecture that has its instructions, ``sm_90``; or the first that has, which later ones have too.
    requires : tuple[str, ...]
        Expressions over the parameters that must be true.
    counterexample : bool
        Whether it shows what not to do. Its result is right all the same.
    previous : str or None
        The rung it improves on, or for a counter-example the kernel it spoils.
    early : bool
        Whether it may be started before the kernel before it has ended: :class:`~rooftile.core.problem.Launch`.
    features : tuple[str, ...]
        Optional features of a WebGPU device that it needs: "shader-f16", "subgroups".
    """

    name: str
    title: str
    idea: str
    lesson: str
    source: Source
    parameter_info: tuple[ParameterInfo, ...]
    block: str
    grid: str
    args: str
    shared: str = "0"
    only: str | None = None
    oldest: str | None = None
    requires: tuple[str, ...] = ()
    counterexample: bool = False
    previous: str | None = None
    features: tuple[str, ...] = ()
    early: bool = False

    @property
    def entry(self) -> str:
        """The kernel's name in the source, which is not mangled."""
        return self.name.rpartition("/")[2]

    def runs_on(self, architecture: str | None) -> bool:
        """Whether a GPU has its instructions; of one whose architecture is not known, whether most have."""
        if self.only is not None:
            return architecture is not None and capability(architecture) == capability(self.only)
        return architecture is None or self.oldest is None or capability(architecture) >= capability(self.oldest)

    def macros_of(self, elements: str) -> dict[str, int | str]:
        """What makes it multiply such elements, of :data:`ELEMENTS`: those of their macros that it has."""
        return {name: value for name, value in ELEMENTS[elements].items() if name in self.parameters}

    @property
    def parameters(self) -> dict[str, int | str]:
        """Default values of the parameters by name."""
        return {parameter.name: parameter.default for parameter in self.parameter_info}

    def configure(self, overrides: Mapping[str, int | str] | None = None) -> dict[str, int | str]:
        """Values of all parameters: the defaults, but for ``overrides``.

        Parameters
        ----------
        overrides : Mapping[str, int or str]
            Values as given to ``-D``: integers, or expressions over the defaults of the other parameters; or words, of
            parameters that are no numbers.

        Raises
        ------
        UnknownNameError
            If the kernel has no such parameter.
        UsageError
            If a value is not an integer, or none of the words, or the values break one of ``requires``.
        """
        values = self.parameters
        for name, value in (overrides or {}).items():
            if name not in values:
                raise UnknownNameError(
                    f"kernel {self.name} has no parameter {name}",
                    got=f"{name}={value}",
                    allowed=", ".join(f"{p.name} ({p.meaning})" for p in self.parameter_info) or "none",
                )
            choices = next(info.choices for info in self.parameter_info if info.name == name)
            if choices and value not in choices:
                raise UsageError(
                    f"kernel {self.name} cannot have this {name}", got=f"{name}={value}", allowed=", ".join(choices)
                )
            values[name] = value if choices else evaluate(str(value), numbers(self.parameters), what=f"-D {name}")
        for requirement in self.requires:
            if not evaluate(requirement, numbers(values), what=f"requirement of {self.name}"):
                raise UsageError(
                    f"kernel {self.name} cannot have these parameters",
                    got=", ".join(f"{name}={value}" for name, value in values.items()),
                    allowed=requirement,
                    next_step="give other values, for example the defaults: "
                    + " ".join(f"-D {name}={value}" for name, value in self.parameters.items()),
                )
        return values

    def arguments(self, values: Mapping[str, int | str]) -> str:
        """``args`` with the parameters that are words put in, ``tma(A, ELEMENT, ...)`` as ``tma(A, bf16, ...)``."""
        words = {name: value for name, value in values.items() if isinstance(value, str)}
        return re.sub(r"\b[A-Z]+\b", lambda match: words.get(match[0], match[0]), self.args)


@cache
def ladder(elements: str = "float32") -> tuple[Manifest, ...]:
    """All kernels of the ladder that multiply such elements, from the bottom up.

    Parameters
    ----------
    elements : str
        Of :data:`ELEMENTS`: ``"float32"`` is the ladder without tensor cores, any other the one on them.

    Raises
    ------
    UsageError
        If no kernel multiplies them.
    """
    if elements not in ELEMENTS:
        raise UsageError("there is no ladder of these elements", got=elements, allowed=", ".join(ELEMENTS))
    element = ELEMENTS[elements].get("ELEMENT")
    if element is None:
        return tuple(_load(name) for name in ORDER)
    rungs = (_load(name) for name in TENSOR_ORDER)
    return tuple(rung for rung in rungs if any(element in info.choices for info in rung.parameter_info))


def every() -> tuple[Manifest, ...]:
    """All kernels, of both ladders."""
    return tuple(_load(name) for name in (*ORDER, *TENSOR_ORDER))


def wgsl_ladder() -> tuple[Manifest, ...]:
    """All kernels of the ladder in WGSL, from the bottom up."""
    return tuple(_load(name) for name in WGSL_ORDER)


def find(name: str) -> Manifest:
    """The kernel called ``name``.

    Raises
    ------
    UnknownNameError
        If the ladder has none of that name; the error names those that come close.
    """
    names = (*ORDER, *TENSOR_ORDER, *WGSL_ORDER)
    if name in names:
        return _load(name)
    close = get_close_matches(name, names, n=2, cutoff=0.5)
    raise UnknownNameError(
        f"no kernel of the ladder is called {name!r}",
        got=name,
        allowed=", ".join(names),
        next_step=f"did you mean {' or '.join(close)}?" if close else "for a kernel of your own give FILE.cu:NAME",
    )


def numbers(values: Mapping[str, int | str]) -> dict[str, int]:
    """What expressions can be made of: parameters that are numbers, and an element's size as ``ELEMENT_BYTES``."""
    found = {name: value for name, value in values.items() if isinstance(value, int)}
    if "ELEMENT" in values:
        found["ELEMENT_BYTES"] = 4 if values["ELEMENT"] == "tf32" else 2
    return found


@cache
def _load(name: str) -> Manifest:
    language: Literal["cuda", "wgsl"] = "wgsl" if name in WGSL_ORDER else "cuda"
    short = name.rpartition("/")[2]
    folder = files("rooftile.kernels") / language
    file = f"{short}.wgsl" if language == "wgsl" else f"{short}.cu"
    text = (folder / file).read_text(encoding="utf-8")
    data = tomllib.loads((folder / f"{short}.toml").read_text(encoding="utf-8"))
    parameters = data.pop("parameters", {})
    requires, features = tuple(data.pop("requires", ())), tuple(data.pop("features", ()))
    return Manifest(
        name=name,
        source=Source(file, text, language, headers_of(text, folder)),
        parameter_info=tuple(
            ParameterInfo(parameter, **{**entry, "choices": tuple(entry.get("choices", ()))})
            for parameter, entry in parameters.items()
        ),
        requires=requires,
        features=features,
        **data,
    )
