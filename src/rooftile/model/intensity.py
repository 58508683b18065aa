"""Arithmetic intensity: work over bytes, from what the source asks for down to what no kernel can avoid."""

from __future__ import annotations

from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.explanation import Intensity, IntensityLevel, Label
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.problem import Gemm


def in_global_memory(access: AccessCounts) -> bool:
    """Whether the access goes to global memory; one whose space the compiler could not tell is taken to."""
    return access.space in ("global", "generic")


def intensity(gemm: Gemm, counts: Counts, *, operand_bytes: tuple[int, int, int] = (4, 4, 4)) -> Intensity:
    """FLOP a byte at each level, for the 2*M*N*K operations that the product needs.

    Parameters
    ----------
    gemm : Gemm
        The problem; its ``flops`` are the work at every level, so that levels and kernels can be compared.
    counts : Counts
        What the kernel did. Only accesses to global memory count.
    operand_bytes : tuple of int
        Bytes of one element of A, B and C.

    Returns
    -------
    Intensity
        With the levels

        ``as_written``
            bytes that the lanes' loads ask for, one by one, as if there were no cache and no coalescing. Stores are
            left out, as in the textbook: a naive fp32 kernel then has 8 bytes for 2 FLOP, 0.25 FLOP/B exactly;
        ``sectors``
            32 bytes for each sector of each request: loads, stores and atomics, as they pass between the SM and L1;
        ``compulsory``
            A and B read once, C written once (and read once if beta is not 0): the floor.
    """
    accesses = [access for access in counts.accesses if in_global_memory(access)]
    asked = sum(access.lanes * access.lane_bytes for access in accesses if access.operation == "load")
    moved = SECTOR_BYTES * sum(access.sectors for access in accesses)
    a, b, c = operand_bytes
    once = gemm.m * gemm.k * a + gemm.k * gemm.n * b + gemm.m * gemm.n * c * (1 if gemm.beta == 0 else 2)
    counted: Label = "exact" if counts.blocks == counts.blocks_total else "modelled"

    def level(name: str, meaning: str, size: int, label: Label) -> IntensityLevel:
        return IntensityLevel(name, meaning, size, gemm.flops / size if size else None, label)

    return Intensity(
        flops=gemm.flops,
        executed_flops=counts.flops,
        levels=(
            level("as_written", "bytes the loads ask for, lane by lane, stores left out (no cache)", asked, counted),
            level("sectors", "32-byte sectors the requests touch, loads and stores", moved, counted),
            level("compulsory", "A and B read once, C written once", once, "exact"),
        ),
    )
