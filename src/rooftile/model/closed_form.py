"""What the textbook's two kernels do, by formula: the same record that an execution gives.

Both compute C (M, N) of fp32 with one thread an element, the block's x along N. The formulas hold where M and N are
multiples of the block, N and K of 32 (each row starts a new 128-byte line), and the block is whole warps whose rows are
whole sectors: its width is 8, 16 or a multiple of 32.
"""

from __future__ import annotations

from rooftile.core.counts import AccessCounts, Counts, Operation
from rooftile.core.errors import UsageError
from rooftile.core.hardware import LINE_BYTES, SECTOR_BYTES, WARP_SIZE
from rooftile.core.problem import Gemm

_FLOAT = 4
_PER_SECTOR = SECTOR_BYTES // _FLOAT


def naive(gemm: Gemm, block: tuple[int, int] = (16, 16)) -> Counts:
    """Counts of the naive kernel: for each of K steps a thread reads ``A[row*K + k]`` and ``B[k*N + col]``.

    A warp covers ``rows`` rows of ``columns`` columns. Its A request touches one sector a row, its B request
    ``columns / 8`` sectors of one row.

    Parameters
    ----------
    gemm : Gemm
    block : tuple of int
        Width along N and height along M.
    """
    rows, columns = _warp_shape(gemm, block)
    warps = gemm.m * gemm.n // WARP_SIZE
    across = columns // _PER_SECTOR
    return _counts(
        gemm,
        block,
        _access("load", "A", warps * gemm.k, sectors=rows, ideal=-(-rows // _PER_SECTOR), lines=rows),
        _access("load", "B", warps * gemm.k, sectors=across, ideal=across, lines=_lines(columns)),
        _access("store", "C", warps, sectors=rows * across, ideal=rows * across, lines=rows * _lines(columns)),
    )


def tiled(gemm: Gemm, tile: int = 16) -> Counts:
    """Counts of global memory of the tiled kernel: each thread loads one element of A and of B a tile.

    Accesses to shared memory are not in it: the compiler decides how many of them it merges.

    Parameters
    ----------
    gemm : Gemm
        K a multiple of the tile as well.
    tile : int
        Side of the square tile and block.
    """
    rows, columns = _warp_shape(gemm, (tile, tile))
    if gemm.k % tile:
        raise UsageError("the formula needs whole tiles", got=f"K = {gemm.k}", allowed=f"a multiple of {tile}")
    warps = gemm.m * gemm.n // WARP_SIZE
    sectors = rows * columns // _PER_SECTOR
    lines = rows * _lines(columns)
    loads = warps * gemm.k // tile
    return _counts(
        gemm,
        (tile, tile),
        _access("load", "A", loads, sectors=sectors, ideal=sectors, lines=lines),
        _access("load", "B", loads, sectors=sectors, ideal=sectors, lines=lines),
        _access("store", "C", warps, sectors=sectors, ideal=sectors, lines=lines),
    )


def _warp_shape(gemm: Gemm, block: tuple[int, int]) -> tuple[int, int]:
    width, height = block
    whole = width * height % WARP_SIZE == 0 and (width in (8, 16) or width % WARP_SIZE == 0)
    per_line = LINE_BYTES // _FLOAT
    if not whole or gemm.m % height or gemm.n % width or gemm.n % per_line or gemm.k % per_line:
        raise UsageError(
            "the formula does not cover this problem",
            got=f"{gemm} in blocks of {width} x {height}",
            allowed="M and N multiples of the block, N and K of 32; whole warps, 8, 16 or a multiple of 32 wide",
        )
    columns = min(width, WARP_SIZE)
    return WARP_SIZE // columns, columns


def _lines(columns: int) -> int:
    return -(-columns * _FLOAT // LINE_BYTES)


def _access(operation: Operation, array: str, requests: int, *, sectors: int, ideal: int, lines: int) -> AccessCounts:
    return AccessCounts(
        instruction=0,
        space="global",
        operation=operation,
        lane_bytes=_FLOAT,
        location=None,
        array=array,
        expression=None,
        ptx_executions=requests,
        requests=requests,
        lanes=requests * WARP_SIZE,
        sectors=requests * sectors,
        ideal_sectors=requests * ideal,
        wavefronts=requests * lines,
        ideal_wavefronts=requests * lines,
    )


def _counts(gemm: Gemm, block: tuple[int, int], *accesses: AccessCounts) -> Counts:
    products = gemm.m * gemm.n * gemm.k
    blocks = gemm.m * gemm.n // (block[0] * block[1])
    return Counts(accesses, {"fma.f32": (products // WARP_SIZE, products)}, blocks=blocks, blocks_total=blocks)
