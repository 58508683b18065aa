"""What a WebGPU implementation has to be given to run the kernel that was explained."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rooftile.core.problem import Dim3


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
