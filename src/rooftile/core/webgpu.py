"""What a WebGPU implementation has to be given to run the kernel that was explained."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from rooftile.core.problem import Dim3

if TYPE_CHECKING:
    from rooftile.core.source import Location, Parameter


@dataclass(frozen=True, slots=True)
class WgslBinding:
    """One buffer of a WGSL kernel, as WebGPU binds it.

    Attributes
    ----------
    group, binding : int
        Where the kernel declares it: ``@group(group) @binding(binding)``.
    name : str
        The variable's name.
    role : str
        "A", "B" or "C" of the GEMM, or the variable's own name.
    kind : str
        WebGPU's name of the buffer's type (``GPUBufferBindingType``).
    dtype : str
        NumPy's name of an element: "float32", "float16", "uint32", "int32".
    size : int
        Bytes of the buffer.
    columns : int or None
        Elements from one row of the stored matrix to the next, for A, B and C.
    transposed : bool
        Whether the buffer holds the transpose of the matrix.
    data : bytes or None
        What is in the buffer, where that is not up to who runs the kernel: sizes, leading dimensions, alpha and beta.
        None for A, B and C, and for what begins as zeros.
    """

    group: int
    binding: int
    name: str
    role: str
    kind: Literal["uniform", "storage", "read-only-storage"]
    dtype: str
    size: int
    columns: int | None = None
    transposed: bool = False
    data: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class WgslProgram:
    """An entry point with all that its launch on a WebGPU device takes; the source text is the explanation's.

    Attributes
    ----------
    entry_point : str
        Name of the function.
    workgroups : tuple of int
        Arguments of ``dispatchWorkgroups``.
    bindings : tuple of WgslBinding
        In order of group and binding; only those that the entry point uses.
    constants : dict of str to float
        Values for ``override`` declarations, by name, or by number where they have an ``@id``.
    features : tuple of str
        What the device must be created with: "shader-f16", "subgroups".
    """

    entry_point: str
    workgroups: Dim3
    bindings: tuple[WgslBinding, ...]
    constants: dict[str, float] = field(default_factory=dict)
    features: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WgslResource:
    """One buffer that a WGSL entry point uses, as the file declares it.

    Attributes
    ----------
    group, binding : int
        ``@group(group) @binding(binding)``.
    name : str
        The variable's name.
    type : str
        Its type as WGSL spells it.
    space : str
        "uniform" or "storage".
    access : str
        "read" or "read_write".
    size : int
        Bytes of its type; of one with a run-time sized array, those before that array.
    stride : int or None
        Bytes of an element of the run-time sized array that it is, or ends with; None without one.
    header : tuple of Parameter
        The numbers in front of that array, each with its place.
    """

    group: int
    binding: int
    name: str
    type: str
    space: Literal["uniform", "storage"]
    access: Literal["read", "write", "read_write"]
    size: int
    stride: int | None = None
    header: tuple[Parameter, ...] = ()


@dataclass(frozen=True, slots=True)
class WgslOverride:
    """An ``override`` that the entry point uses: its number if it has one, its type, its value here.

    ``given`` tells a value that came from outside from the declared one.
    """

    name: str
    id: int | None
    type: str
    value: int | float | bool
    given: bool


@dataclass(frozen=True, slots=True)
class WgslEntry:
    """What a WGSL entry point asks of its host.

    Attributes
    ----------
    name : str
        The function's.
    workgroup_size : tuple of int
        Invocations of a workgroup along x, y and z.
    workgroup_bytes : int
        Workgroup memory as WebGPU counts it, each variable up to the next 16 bytes.
    resources : tuple of WgslResource
        In the order of group and binding; the kernel's parameters are in the same order, behind them the lengths of
        run-time sized arrays that it asks for, ``A.length``.
    overrides : tuple of WgslOverride
    features : tuple of str
        What a device must be created with: "shader-f16", "subgroups".
    largest : Location or None
        Where the variable is declared that takes most of the workgroup memory; None without any.
    """

    name: str
    workgroup_size: Dim3
    workgroup_bytes: int
    resources: tuple[WgslResource, ...]
    overrides: tuple[WgslOverride, ...] = ()
    features: tuple[str, ...] = ()
    largest: Location | None = None
