"""The WebGPU adapters of this machine, through the packages that implement WebGPU here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from rooftile.core.errors import UnavailableError, pip_install

IMPLEMENTATIONS: Final = ("wgpudawn", "wgpu")
"""Packages of the same API, in the order of preference: Dawn, which is Chromium's, and wgpu-native, Firefox's."""

FEATURES: Final = ("shader-f16", "subgroups", "timestamp-query")
"""What kernels, and the measurement of their times, may need of a device."""

_OWN_NAMES: Final = {"subgroup": "subgroups"}
"""What wgpu-native calls by another name than the specification does."""

_STANDARD_ERROR: Final = 2

_BACKENDS: Final = ("Vulkan", "Metal", "D3D12")
"""OpenGL, which wgpu-native offers too, lacks what WebGPU asks of it."""

_KINDS: Final = ("DiscreteGPU", "IntegratedGPU", "Unknown", "CPU")
"""From the best down."""


@dataclass(frozen=True, slots=True, eq=False)
class Adapter:
    """What a device can be made of.

    Attributes
    ----------
    implementation : str
        The package: ``"wgpudawn"`` or ``"wgpu"``.
    name, driver, backend : str
        Of the GPU, of its driver if that is told, and the system's interface: ``"NVIDIA H200"``, ``"580.159"``,
        ``"Vulkan"``.
    kind : str
        ``"DiscreteGPU"``, ``"IntegratedGPU"``, ``"CPU"`` or ``"Unknown"``.
    features : frozenset of str
        Those of :data:`FEATURES` that it offers, by the specification's names.
    index : int
        Its place among all that the implementation offers.
    """

    implementation: str
    name: str
    driver: str
    backend: str
    kind: str
    features: frozenset[str]
    index: int

    @property
    def handle(self) -> Any:
        """The implementation's own, a new one each time: one makes one device."""
        return _handles(self.implementation)[self.index]

    @property
    def software(self) -> bool:
        """Whether it is a CPU that plays a GPU: right, but slow in another way than any GPU is."""
        return self.kind == "CPU"

    def __str__(self) -> str:
        software = ", software" if self.software else ""
        return f"{self.name} ({self.backend}, {self.implementation}{software})"


@cache
def adapters() -> tuple[Adapter, ...]:
    """All adapters, the best first: GPUs before software; of one GPU, that of the preferred implementation."""
    found = [adapter for name in IMPLEMENTATIONS for adapter in _of(name)]
    return tuple(sorted(found, key=lambda adapter: _KINDS.index(adapter.kind)))


def missing() -> UnavailableError | None:
    """Why no WebGPU device can be used here, or None if one can."""
    packages = [name for name in IMPLEMENTATIONS if _package(name) is not None]
    if not packages:
        return UnavailableError(
            "WebGPU is not on this machine",
            got=f"none of the packages {', '.join(IMPLEMENTATIONS)}",
            next_step=f"{pip_install('wgpu', 'wgpudawn')}, or one of them",
        )
    if adapters():
        return None
    return UnavailableError(
        "no WebGPU adapter can be used on this machine",
        got=f"0 adapters, through {' and '.join(packages)}",
        allowed="a GPU with its driver for Vulkan, Metal or Direct3D 12, or a software driver",
        next_step="install the GPU's driver; for a software one on Debian or Ubuntu, "
        "apt-get install libvulkan1 mesa-vulkan-drivers",
    )


def _of(implementation: str) -> Iterator[Adapter]:
    if _package(implementation) is None:
        return
    for index, handle in enumerate(_handles(implementation)):
        info = handle.info
        if info["backend_type"] not in _BACKENDS:
            continue
        offered = frozenset(_OWN_NAMES.get(feature, feature) for feature in handle.features)
        yield Adapter(
            implementation,
            info["device"] or info["vendor"] or "unnamed",
            info["description"],
            info["backend_type"],
            info["adapter_type"] if info["adapter_type"] in _KINDS else "Unknown",
            offered.intersection(FEATURES),
            index,
        )


def _handles(implementation: str) -> list[Any]:
    with without_drivers_words():
        return list(_package(implementation).gpu.enumerate_adapters_sync())


@contextmanager
def without_drivers_words() -> Iterator[None]:
    """Drop what is written to the process's standard error meanwhile.

    Drivers, and the implementations' native libraries, write there of what they miss on adapters that nobody asked for.
    """
    try:
        kept = os.dup(_STANDARD_ERROR)
    except OSError:  # it is closed
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), _STANDARD_ERROR)
        yield
    finally:
        os.dup2(kept, _STANDARD_ERROR)
        os.close(kept)


@cache
def _package(name: str) -> Any:
    """The package, or None where it is not installed or does not work here."""
    try:
        return import_module(name)
    except (ImportError, OSError, RuntimeError):  # not there, or its library does not load
        return None
