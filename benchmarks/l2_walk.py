"""What an L2 holds: a kernel reads buffers of several sizes again and again, under Nsight Compute.

    python benchmarks/l2_walk.py prepare DIR     # anywhere: writes the cubin
    ncu --csv --page raw --print-units base --profile-from-start off --metrics \
        dram__bytes_read.sum,dram__bytes_write.sum,lts__t_sectors_srcunit_tex.sum,lts__t_sectors_srcunit_ltcfabric.sum \
        --log-file FILE python3 benchmarks/l2_walk.py launch DIR     # with the GPU and CuPy

The launches are, in order: five passes over each of ``SIZES`` MiB in modes 0, 1 and 2; the same of ``FINER``, by mode;
each of ``WRITTEN`` MiB written; 16 MiB written and then two passes over each of ``AFTERWARDS`` MiB in mode 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

SIZES, WRITTEN, AFTERWARDS = (24, 28, 32, 36, 40, 48, 56, 62), (8, 16, 32, 48), (16, 24, 32, 40, 48)
FINER = ((26, 29, 30, 31, 32, 33, 34), (42, 44, 46, 48, 50), (30, 34, 38))
SMS, MIB, GROUP = 132, 1 << 20, 16


def walks() -> Iterator[tuple[int, int, int, int]]:
    """(MiB read, passes, mode, MiB written) of each launch."""
    yield from ((size, 5, mode, 0) for mode in (0, 1, 2) for size in SIZES)
    yield from ((size, 5, mode, 0) for mode, sizes in enumerate(FINER) for size in sizes)
    yield from ((1, 1, 1, written) for written in WRITTEN)
    yield from ((size, 2, 1, 16) for size in AFTERWARDS)


def prepare(folder: Path) -> None:
    """Compile for the H200."""
    from rooftile.compile import compile_kernel, load_source

    folder.mkdir(parents=True, exist_ok=True)
    compiled = compile_kernel(load_source(Path(__file__).parent / "micro" / "l2_walk.cu"), arch="sm_90")
    assert compiled.cubin is not None
    (folder / "l2_walk.cubin").write_bytes(compiled.cubin)


def launch(folder: Path) -> None:
    """Launch all walks, each in a range of its own for the profiler."""
    import cupy
    from cupyx.profiler import profile

    kernel = cupy.RawModule(path=str(folder / "l2_walk.cubin")).get_function("l2_walk")
    data, out = (cupy.zeros(64 * MIB, cupy.uint8) for _ in range(2))
    for size, passes, mode, written in walks():
        groups = [cupy.int64(mebibytes * MIB // GROUP) for mebibytes in (size, written)]
        cupy.cuda.Device().synchronize()
        with profile():
            kernel((SMS,), (1024,), (data, out, groups[0], cupy.int32(passes), cupy.int32(mode), groups[1]))
            cupy.cuda.Device().synchronize()


if __name__ == "__main__":
    {"prepare": prepare, "launch": launch}[sys.argv[1]](Path(sys.argv[2]))
