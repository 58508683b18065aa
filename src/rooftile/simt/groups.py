"""Which blocks run together: those of a cluster, or all of a grid whose blocks wait for each other."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import POINTER, c_void_p
from dataclasses import dataclass
from typing import Final

from rooftile.core.errors import ExecutionError, LaunchError
from rooftile.core.problem import Dim3, Launch, unravel
from rooftile.ptx.program import Kernel
from rooftile.simt.layout.context import Context

MOST_CLUSTER_BLOCKS: Final = 16
"""The largest cluster that a GPU of compute capability 9.0 takes, beyond 8 only on request."""

MOST_TOGETHER: Final = 1024
"""Blocks of a grid that can run together; each has registers and shared memory of its own."""


@dataclass(frozen=True, slots=True)
class Group:
    """How the grid falls into groups of blocks that run together.

    Attributes
    ----------
    cluster : (int, int, int)
        Blocks of a cluster along each axis; (1, 1, 1) without clusters.
    clusters : (int, int, int)
        Clusters of the grid along each axis.
    size : int
        Blocks of a group.
    """

    cluster: Dim3
    clusters: Dim3
    size: int

    @property
    def cluster_blocks(self) -> int:
        """Blocks of a cluster."""
        return self.cluster[0] * self.cluster[1] * self.cluster[2]

    def describe(self, context: Context) -> None:
        """Write what does not change while blocks run; the context is a group by itself until :func:`join`."""
        context.cluster_nctaid[:] = self.cluster
        context.nclusterid[:] = self.clusters
        context.cluster_size = self.cluster_blocks
        context.group_size = 1

    def number_of(self, block: int, grid: Dim3) -> int:
        """Number of the group that holds block ``block`` of ``grid``."""
        x, y, z = (p // c for p, c in zip(unravel(block, grid), self.cluster, strict=True))
        cluster = x + self.clusters[0] * (y + self.clusters[1] * z)
        return cluster * self.cluster_blocks // self.size


def group_of(kernel: Kernel, launch: Launch) -> Group:
    """How the blocks of ``launch`` run.

    Raises
    ------
    LaunchError
        If the grid does not consist of whole clusters, or clusters are too large.
    ExecutionError
        If the grid's blocks wait for each other, and are too many.
    """
    cluster = kernel.cluster or (1, 1, 1)
    blocks = cluster[0] * cluster[1] * cluster[2]
    if not 1 <= blocks <= MOST_CLUSTER_BLOCKS:
        raise LaunchError("a cluster of this size cannot be launched", got=f"{blocks} blocks", allowed="1 to 16 blocks")
    if any(g % c for g, c in zip(launch.grid, cluster, strict=True)):
        raise LaunchError(
            "the grid does not consist of whole clusters",
            got=f"grid {launch.grid}, clusters of {cluster} blocks",
            allowed="a grid whose sides are multiples of the cluster's",
            next_step="round the grid up to whole clusters, and let the kernel skip what lies outside",
        )
    clusters = tuple(g // c for g, c in zip(launch.grid, cluster, strict=True))
    size = launch.blocks if waits_for_grid(kernel) else blocks
    if size > max(MOST_TOGETHER, blocks):
        raise ExecutionError(
            "the blocks of this grid wait for each other (grid.sync), so all must run at once",
            got=f"{size:,} blocks",
            allowed=f"at most {MOST_TOGETHER:,}",
            next_step="give a smaller problem, or launch as many blocks as the GPU holds and let each do more",
        )
    return Group(cluster, (clusters[0], clusters[1], clusters[2]), size)


def waits_for_grid(kernel: Kernel) -> bool:
    """Whether the kernel looks for the barrier of its grid, which a cooperative launch passes in ``%envreg1`` and 2."""
    return not kernel.specials.isdisjoint(("envreg1", "envreg2"))


def join(contexts: Sequence[Context], group: Group) -> ctypes.Array[c_void_p]:
    """Have the blocks of ``contexts`` run together; the table that is returned must be kept."""
    table = (c_void_p * len(contexts))(*(ctypes.addressof(context) for context in contexts))
    for number, context in enumerate(contexts):
        context.group = ctypes.cast(table, POINTER(c_void_p))
        context.group_size = len(contexts)
        context.cluster_start = number - number % group.cluster_blocks
    return table
