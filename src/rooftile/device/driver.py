"""The functions of NVIDIA's driver that are used here, through ``ctypes``.

Python's packages for the driver take longer to import, and at a launch, than multiplying may take: a first call must
not wait 0.2 s for names that it does not use, nor a small product as long for Python as for the GPU.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Any, Final

from rooftile.core.errors import ExecutionError

_POINTER: Final = ctypes.c_void_p
_INT: Final = ctypes.c_int
_UINT: Final = ctypes.c_uint
_SIZE: Final = ctypes.c_size_t

_SIGNATURES: Final[dict[str, tuple[Any, ...]]] = {
    "cuInit": (_UINT,),
    "cuDeviceGetCount": (_POINTER,),
    "cuDeviceGet": (_POINTER, _INT),
    "cuDeviceGetAttribute": (_POINTER, _INT, _INT),
    "cuDeviceGetName": (_POINTER, _INT, _INT),
    "cuDeviceGetPCIBusId": (_POINTER, _INT, _INT),
    "cuDevicePrimaryCtxRetain": (_POINTER, _INT),
    "cuCtxGetCurrent": (_POINTER,),
    "cuCtxSetCurrent": (_POINTER,),
    "cuLibraryLoadData": (_POINTER, _POINTER, _POINTER, _POINTER, _UINT, _POINTER, _POINTER, _UINT),
    "cuLibraryGetKernel": (_POINTER, _POINTER, ctypes.c_char_p),
    "cuKernelGetFunction": (_POINTER, _POINTER),
    "cuFuncSetAttribute": (_POINTER, _INT, _INT),
    "cuLaunchKernelEx": (_POINTER, _POINTER, _POINTER, _POINTER),
    "cuMemAllocAsync": (_POINTER, _SIZE, _POINTER),
    "cuMemFreeAsync": (_POINTER, _POINTER),
    "cuMemcpyHtoD_v2": (_POINTER, _POINTER, _SIZE),
    "cuMemcpyDtoH_v2": (_POINTER, _POINTER, _SIZE),
    "cuMemsetD8Async": (_POINTER, ctypes.c_ubyte, _SIZE, _POINTER),
    "cuStreamSynchronize": (_POINTER,),
    "cuEventCreate": (_POINTER, _UINT),
    "cuEventRecord": (_POINTER, _POINTER),
    "cuEventSynchronize": (_POINTER,),
    "cuEventElapsedTime": (_POINTER, _POINTER, _POINTER),
    "cuEventDestroy_v2": (_POINTER,),
    "cuTensorMapEncodeTiled": (_POINTER, _INT, _UINT, _POINTER, *(_POINTER,) * 4, *(_INT,) * 4),
    "cuGetErrorName": (_INT, _POINTER),
}
"""Types of the parameters; ``CUdeviceptr`` and all handles are as wide as pointers."""


@cache
def library() -> Any:
    """The driver's library.

    Raises
    ------
    OSError
        If there is none.
    """
    if sys.platform == "win32":
        return ctypes.WinDLL("nvcuda.dll")
    return ctypes.CDLL("libcuda.so.1")


@cache
def function(name: str) -> Any:
    """The driver's function of that name, which returns 0 or the number of an error."""
    found = getattr(library(), name)
    found.argtypes = _SIGNATURES[name]
    return found


def call(name: str, *arguments: Any, what: str = "") -> None:
    """Call a function.

    Raises
    ------
    ExecutionError
        If it returns an error; says ``what`` was refused, and the error's name.
    """
    if status := function(name)(*arguments):
        raise refusal(name, status, what)


def refusal(name: str, status: int, what: str = "") -> ExecutionError:
    """The error for a function that returned ``status``."""
    text = ctypes.c_char_p()
    function("cuGetErrorName")(status, ctypes.addressof(text))
    error = text.value.decode() if text.value else f"error {status}"
    return ExecutionError(f"the GPU's driver refused {what}".rstrip(), got=f"{name}: {error}")


def handle(name: str, *arguments: Any, what: str = "") -> int:
    """What a function writes where its first parameter, a pointer to a handle or an address, points."""
    found = _POINTER()
    call(name, ctypes.addressof(found), *arguments, what=what)
    return found.value or 0


def number(name: str, *arguments: Any) -> int:
    """What a function writes to the ``int`` that its first parameter points to."""
    found = _INT()
    call(name, ctypes.addressof(found), *arguments)
    return found.value


def text(name: str, device: int) -> str:
    """What a function that describes a device writes."""
    found = ctypes.create_string_buffer(256)
    call(name, ctypes.addressof(found), len(found), device)
    return found.value.decode()
