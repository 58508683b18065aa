"""One of the ladder's kernels on Oclgrind, an interpreter of OpenCL kernels: prints the seconds it took as JSON.

    python benchmarks/oclgrind.py KERNEL M N K THREADS

The kernel is the ladder's own CUDA source with CUDA's words replaced by OpenCL's. Oclgrind's OpenCL library (Debian's
package ``oclgrind``) is called directly, so neither headers nor an OpenCL loader are needed.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

LIBRARY = Path("/usr/lib/oclgrind/liboclgrind-rt.so")
DEVICE_TYPE_ALL, READ_ONLY_COPY, READ_WRITE_COPY, BUILD_LOG = 0xFFFFFFFF, 4 | 32, 1 | 32, 0x1183

WORDS = {
    r"\bthreadIdx\.([xyz])": "get_local_id",
    r"\bblockIdx\.([xyz])": "get_group_id",
    r"\bblockDim\.([xyz])": "get_local_size",
}


def to_opencl(text: str) -> str:
    """CUDA source of a ladder kernel in OpenCL C."""
    text = re.sub(r"static_assert\(.*?\);\n", "", text, flags=re.DOTALL)
    text = re.sub(r"constexpr int (\w+) = ([^;]*);", r"#define \1 (\2)", text)
    text = re.sub(r'extern "C" __global__ void\s+(__launch_bounds__\(\w+\)\s+)?', "__kernel void ", text)
    head, signature, body = re.split(r"(__kernel void \w+\([^)]*\))", text)
    signature = re.sub(r"(const )?float\* (\w+)", r"__global \1float* \2", signature)
    for pattern, function in WORDS.items():
        body = re.sub(pattern, lambda m, f=function: f"((int){f}({'xyz'.index(m[1])}))", body)
    body = body.replace("__shared__", "__local").replace("__syncthreads()", "barrier(CLK_LOCAL_MEM_FENCE)")
    body = body.replace("size_t(", "(size_t)(").replace("= {};", "= {{0.0f}};")
    return head + signature + body


class OpenCL:
    """As much of the OpenCL API as one launch needs; every failure raises RuntimeError."""

    def __init__(self, threads: int) -> None:
        os.environ["OCLGRIND_NUM_THREADS"] = str(threads)
        self.library = ctypes.CDLL(str(LIBRARY))

    def call(self, name: str, *arguments: Any) -> None:
        """A function that returns its status."""
        status = getattr(self.library, name)(*arguments)
        if status != 0:
            raise RuntimeError(f"{name} failed with status {status}")

    def create(self, name: str, *arguments: Any) -> ctypes.c_void_p:
        """A function that returns a handle and leaves its status in its last argument."""
        function = getattr(self.library, name)
        function.restype = ctypes.c_void_p
        status = ctypes.c_int32()
        handle = function(*arguments, ctypes.byref(status))
        if status.value != 0:
            raise RuntimeError(f"{name} failed with status {status.value}")
        return ctypes.c_void_p(handle)

    def run(
        self, source: str, name: str, grid: tuple[int, ...], block: tuple[int, ...], arguments: list[Any]
    ) -> tuple[float, list[np.ndarray]]:
        """Launch once; seconds from launch to end, and the buffers afterwards."""
        platform, device = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("clGetPlatformIDs", 1, ctypes.byref(platform), None)
        self.call("clGetDeviceIDs", platform, ctypes.c_uint64(DEVICE_TYPE_ALL), 1, ctypes.byref(device), None)
        context = self.create("clCreateContext", None, 1, ctypes.byref(device), None, None)
        queue = self.create("clCreateCommandQueue", context, device, ctypes.c_uint64(0))
        text = ctypes.c_char_p(source.encode())
        program = self.create("clCreateProgramWithSource", context, 1, ctypes.byref(text), None)
        try:
            self.call("clBuildProgram", program, 1, ctypes.byref(device), b"-cl-std=CL1.2", None, None)
        except RuntimeError as error:
            log = ctypes.create_string_buffer(1 << 16)
            self.call("clGetProgramBuildInfo", program, device, BUILD_LOG, ctypes.c_size_t(len(log)), log, None)
            raise RuntimeError(f"{error}\n{log.value.decode()}\n{source}") from None
        kernel = self.create("clCreateKernel", program, name.encode())
        buffers: list[tuple[ctypes.c_void_p, np.ndarray]] = []
        for position, argument in enumerate(arguments):
            if isinstance(argument, np.ndarray):
                size = ctypes.c_size_t(argument.nbytes)
                pointer = argument.ctypes.data_as(ctypes.c_void_p)
                flags = ctypes.c_uint64(READ_WRITE_COPY)
                memory = self.create("clCreateBuffer", context, flags, size, pointer)
                buffers.append((memory, argument))
                value: Any = memory
            else:
                value = ctypes.c_int32(argument)
            self.call("clSetKernelArg", kernel, position, ctypes.c_size_t(ctypes.sizeof(value)), ctypes.byref(value))
        local = (ctypes.c_size_t * 3)(*block)
        whole = (ctypes.c_size_t * 3)(*(g * b for g, b in zip(grid, block, strict=True)))
        start = time.perf_counter()
        self.call("clEnqueueNDRangeKernel", queue, kernel, 3, None, whole, local, 0, None, None)
        self.call("clFinish", queue)
        seconds = time.perf_counter() - start
        results = []
        for memory, data in buffers:
            out = np.empty_like(data)
            pointer = out.ctypes.data_as(ctypes.c_void_p)
            self.call("clEnqueueReadBuffer", queue, memory, 1, ctypes.c_size_t(0), ctypes.c_size_t(out.nbytes), pointer,
                      0, None, None)  # fmt: skip
            results.append(out)
        return seconds, results


def main() -> int:
    from rooftile.core.expressions import evaluate_list
    from rooftile.kernels.catalog import find

    name, m, n, k, threads = sys.argv[1], *map(int, sys.argv[2:6])
    manifest = find(name)
    names = {**manifest.parameters, "M": m, "N": n, "K": k}
    block = (*evaluate_list(manifest.block, names), 1, 1)[:3]
    names |= {f"blockDim.{axis}": size for axis, size in zip("xyz", block, strict=True)}
    grid = (*evaluate_list(manifest.grid, names), 1, 1)[:3]
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal(shape, dtype=np.float32) for shape in ((m, k), (k, n)))
    c = np.full((m, n), np.nan, np.float32)
    seconds, results = OpenCL(threads).run(to_opencl(manifest.source.text), name, grid, block, [a, b, c, m, n, k])
    np.testing.assert_allclose(results[2], a.astype(np.float64) @ b.astype(np.float64), atol=1e-5 * k)
    print(json.dumps({"seconds": seconds}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
