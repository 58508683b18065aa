"""A small, slow, obviously right interpreter of PTX kernels: what the executor is held against.

It shares the records of ``rooftile.core`` and ``rooftile.ptx.program`` with the product and nothing else. One warp runs
at a time, as arrays of 32 lanes; every memory request is counted with Python sets, by the rules as they are stated.
"""

from oracle.machine import Result, execute

__all__ = ["Result", "execute"]
