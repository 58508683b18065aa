"""Counts and a machine in, what they mean out. Pure functions."""

from rooftile.model.coalescing import coalescing
from rooftile.model.counters import counters
from rooftile.model.intensity import intensity
from rooftile.model.occupancy import occupancy
from rooftile.model.roofline import roofline

__all__ = ["coalescing", "counters", "intensity", "occupancy", "roofline"]
