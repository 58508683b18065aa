"""Counts and a machine in, what they mean out. Pure functions."""

from rooftile.model.coalescing import coalescing
from rooftile.model.counters import counters
from rooftile.model.intensity import intensity
from rooftile.model.latency import latency_hiding
from rooftile.model.mapping import mapping
from rooftile.model.occupancy import occupancy
from rooftile.model.roofline import roofline
from rooftile.model.schedule import schedule
from rooftile.model.shape import shapes
from rooftile.model.time import time, workload
from rooftile.model.what_if import what_if

__all__ = [
    "coalescing",
    "counters",
    "intensity",
    "latency_hiding",
    "mapping",
    "occupancy",
    "roofline",
    "schedule",
    "shapes",
    "time",
    "what_if",
    "workload",
]
