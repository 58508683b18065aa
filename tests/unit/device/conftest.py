"""Devices of a test's own."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from rooftile.device import choose, gpu_missing


@pytest.fixture
def no_cached_devices() -> Iterator[None]:
    """Which devices there are is found out anew, in the test and after it."""
    caches = (sys.modules[choose.__module__]._named, gpu_missing)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()
