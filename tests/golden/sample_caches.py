"""A sample of what passes the caches."""

from __future__ import annotations

from rooftile.core.caches import AccessHits, Caches

CACHES = Caches(
    carveout_bytes=32 * 1024,
    l1_bytes=224 * 1024,
    l1_read_sectors=18_432,
    l1_hit_rate=0.875,
    l2_read_sectors=2_304,
    l2_read_least_sectors=2_304,
    l2_read_most_sectors=2_304,
    l2_write_sectors=512,
    l2_hit_rate=0.636,
    dram_read_bytes=32_768,
    dram_write_bytes=0,
    dram_least_bytes=32_768,
    dram_most_bytes=32_768,
    compulsory_bytes=32_768,
    pace="together",
    accesses=(
        AccessHits(3, "global", "load", "A", 10_240, 0.9),
        AccessHits(4, "global", "load", "B", 8_192, 0.84375),
    ),
    blocks_traced=16,
    blocks=16,
    error="unverified",
    notes=("what spilled registers move through the caches is not included",),
)
