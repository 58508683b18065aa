"""Counts and a machine in, what they mean out. Pure functions."""

from rooftile.model.advice import next_steps
from rooftile.model.block_classes import block_classes
from rooftile.model.bursts import burst
from rooftile.model.caches import between, caches, first_time, l1_bytes
from rooftile.model.coalescing import coalescing
from rooftile.model.counters import counters
from rooftile.model.intensity import intensity
from rooftile.model.latency import latency_hiding
from rooftile.model.mapping import mapping
from rooftile.model.occupancy import occupancy
from rooftile.model.pace import has_barriers, more_alike, pace_of, rates, turn_rates, usual_rates
from rooftile.model.residents import TRACED_BLOCKS, apart, residents
from rooftile.model.reuse import completed
from rooftile.model.roofline import roofline
from rooftile.model.schedule import schedule
from rooftile.model.shape import shapes
from rooftile.model.spills import Spills, spills
from rooftile.model.time import needed_blocks, time
from rooftile.model.touches import touches
from rooftile.model.what_if import what_if
from rooftile.model.workload import Workload, workload

__all__ = [
    "TRACED_BLOCKS",
    "Spills",
    "Workload",
    "apart",
    "between",
    "block_classes",
    "burst",
    "caches",
    "coalescing",
    "completed",
    "counters",
    "first_time",
    "has_barriers",
    "intensity",
    "l1_bytes",
    "latency_hiding",
    "mapping",
    "more_alike",
    "needed_blocks",
    "next_steps",
    "occupancy",
    "pace_of",
    "rates",
    "residents",
    "roofline",
    "schedule",
    "shapes",
    "spills",
    "time",
    "touches",
    "turn_rates",
    "usual_rates",
    "what_if",
    "workload",
]
