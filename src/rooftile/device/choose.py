"""Which device to use, from what was asked for and where the arrays are."""

from __future__ import annotations

import re
from functools import cache

from rooftile.core.errors import UnavailableError, UsageError
from rooftile.device.protocol import Device


def choose(device: str | Device | None, place: str | None = None) -> Device:
    """The device for arrays that are at ``place``.

    Parameters
    ----------
    device : str, Device or None
        ``"cpu"``, ``"cuda"`` (the arrays' GPU, or the first), ``"cuda:1"``, ``"webgpu"`` (the best adapter),
        ``"webgpu:1"``, or None for where the arrays are; if that is the CPU, for the first GPU of CUDA, and if there is
        none, for the CPU.
    place : str, optional
        ``"cpu"`` or ``"cuda:0"``.

    Raises
    ------
    UsageError
        If there can be no such device, or arrays of a GPU were to be multiplied elsewhere.
    UnavailableError
        If a GPU was asked for that is not there; says what is missing.
    """
    on_gpu = place is not None and place != "cpu"
    if device is None:
        if on_gpu:
            return _named(str(place))
        return _named("cpu" if gpu_missing() is not None else "cuda:0")
    if not isinstance(device, str):
        if not hasattr(device, "launch"):
            raise _unknown(repr(device))
        return device
    if on_gpu and device not in ("cuda", place):
        raise UsageError(
            "the arrays are on another device",
            got=f"device={device!r}, arrays on {place}",
            allowed=f"device={place!r}, or none given",
            next_step="move the arrays there first",
        )
    if on_gpu:
        return _named(str(place))
    return _named(f"{device}:0" if device in ("cuda", "webgpu") else device)


@cache
def _named(name: str) -> Device:
    if name == "cpu":
        from rooftile.device.cpu import CpuDevice

        return CpuDevice()
    match = re.fullmatch(r"(cuda|webgpu):(\d+)", name)
    if match is None:
        raise _unknown(repr(name))
    if match[1] == "webgpu":
        from rooftile.device.webgpu import WebGpuDevice

        return WebGpuDevice(int(match[2]))
    missing = gpu_missing()
    if missing is not None:
        raise missing
    from rooftile.device.cuda import CudaDevice

    return CudaDevice(int(match[2]))


def _unknown(shown: str) -> UsageError:
    return UsageError(
        "there is no such device",
        got=f"device={shown}",
        allowed="'cpu', 'cuda', 'cuda:0', ..., 'webgpu', 'webgpu:0', ...",
    )


@cache
def gpu_missing() -> UnavailableError | None:
    """Why no GPU can be used here, or None if one can."""
    from rooftile.device.cuda import count

    found = count()
    if isinstance(found, int) and found > 0:
        return None
    return UnavailableError(
        "no GPU can be used on this machine",
        got="0 devices" if isinstance(found, int) else found,
        allowed="an NVIDIA GPU with its driver",
        next_step='device="cpu", --on cpu runs the same kernels on the CPU, slowly',
    )
