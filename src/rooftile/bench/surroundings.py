"""What a measurement was made with: the GPU's name, its clock and power meanwhile, and versions."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from rooftile import __version__, machine
from rooftile.bench.statistics import median
from rooftile.core.errors import pip_install
from rooftile.core.measurement import Health
from rooftile.device import Device
from rooftile.device.cuda import CudaDevice
from rooftile.device.webgpu import WebGpuDevice

_PACKAGES = (
    "numpy", "cuda-core", "cuda-bindings", "nvidia-cuda-nvrtc", "torch", "nvidia-cublas",
    "nvidia-cublas-cu12", "cupy-cuda12x", "cupy-cuda13x", "nvmath-python", "nvidia-ml-py", "wgpu", "wgpudawn",
)  # fmt: skip


def versions() -> dict[str, str]:
    """Of rooftile and of the packages that are here and have a part in it."""
    found = {"rooftile": __version__}  # which may run from its sources
    for package in _PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


@dataclass(slots=True)
class Sensors:
    """A GPU's clock, power and temperature through NVML (``nvidia-ml-py``); ``missing`` says why there are none."""

    missing: str | None = None
    _library: Any = None
    _handle: Any = None
    _read: list[tuple[float, float, float]] = field(default_factory=list)

    def sample(self) -> None:
        """Read them once, if they can be read."""
        if self._handle is None:
            return
        nvml, handle = self._library, self._handle
        try:
            clock = nvml.nvmlDeviceGetClockInfo(handle, nvml.NVML_CLOCK_SM) * 1e6
            power = nvml.nvmlDeviceGetPowerUsage(handle) / 1e3
            warmth = float(nvml.nvmlDeviceGetTemperature(handle, nvml.NVML_TEMPERATURE_GPU))
        except nvml.NVMLError as error:
            self._handle, self.missing = None, f"clocks and power: {error}"
            return
        self._read.append((clock, power, warmth))

    def taken(self) -> Health | None:
        """What was read since the last time this was asked."""
        read, self._read = self._read, []
        if not read:
            return None
        clocks, powers, warmths = zip(*read, strict=True)
        return Health(len(read), min(clocks), median(clocks), max(clocks), median(powers), max(warmths))


def sensors(device: Device) -> Sensors:
    """Those of ``device``, found by its address on the bus: NVML numbers GPUs otherwise than CUDA."""
    if not isinstance(device, CudaDevice):
        return Sensors("clocks and power: not read of this device")
    try:
        nvml = import_module("pynvml")
        nvml.nvmlInit()
        handle = nvml.nvmlDeviceGetHandleByPciBusId(device.bus.encode())
    except Exception as error:  # no package, no library, no permission
        return Sensors(f"clocks and power: {str(error) or type(error).__name__} ({pip_install('nvidia-ml-py')})")
    return Sensors(None, nvml, handle)


def name_of(device: Device) -> str:
    """The device's name for itself."""
    if isinstance(device, WebGpuDevice):
        return str(device.adapter)
    return device.product if isinstance(device, CudaDevice) else device.name


def known_gpu(name: str) -> str | None:
    """The key of the GPU among those that come with rooftile, by its name for itself: "NVIDIA H200" is h200."""
    words = name.lower().replace("-", " ").split()
    return next((key for key in machine.names() if key in words), None)
