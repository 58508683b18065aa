"""Records as JSON, field by field: what is not worth a spelling of its own."""

from __future__ import annotations

import math
from dataclasses import fields, is_dataclass
from typing import Any


def plain(value: object) -> Any:
    """``value`` as what :mod:`json` writes: records become objects with their fields' names, tuples lists."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(entry) for key, entry in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(entry) for entry in value]
    return number(value) if isinstance(value, float) else value


def number(value: float | None) -> Any:
    """A finite number as it is; the others, for which JSON has no numbers, as strings."""
    if value is None or isinstance(value, int) or math.isfinite(value):
        return value
    return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
