"""What WebGPU adds to the explanation of a WGSL kernel: its own rules as findings, and what runs it elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, Literal

import numpy as np

from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.finding import Finding
from rooftile.core.problem import Launch
from rooftile.core.source import Compiled, Location, Source
from rooftile.core.webgpu import WgslBinding, WgslEntry, WgslProgram, WgslResource

# Default limits of a device (WebGPU, section 3.6.2, "Limits").
MOST_WORKGROUPS: Final = 65_535
MOST_INVOCATIONS: Final = 256
MOST_INVOCATIONS_ALONG: Final = (256, 256, 64)
MOST_WORKGROUP_BYTES: Final = 16_384
MOST_STORAGE_BUFFERS: Final = 8
MOST_STORAGE_BYTES: Final = 128 * 2**20
MOST_UNIFORM_BYTES: Final = 64 * 2**10

_REFUSED: Final = "a device that was requested without this limit refuses it, and nothing is computed"
_ROBUST: Final = (
    "WebGPU keeps such a read within the buffer: what it gives is some element, or 0, and another one on another device"
)
_LOST: Final = (
    "WebGPU drops such a write, or moves it to another element of the buffer: most drivers overwrite the last one"
)


def in_webgpu_terms(findings: Iterable[Finding], source: Source) -> tuple[Finding, ...]:
    """``findings`` about a kernel; if it is WGSL, with what they mean there: accesses are kept within their buffers.

    A read outside its buffer does no harm if its value is not used, ``select(0.0, B[i], i < n)``; the executor makes it
    NaN, so that C shows whether it was. A write outside may change an element that another invocation has written.
    Invocations of one subgroup may race like any others.
    """
    if source.language != "wgsl":
        return tuple(findings)
    return tuple(_in_webgpu(finding) for finding in findings)


def _in_webgpu(finding: Finding) -> Finding:
    if finding.kind == "out-of-bounds" and " memory, " not in finding.message:  # of a buffer
        return _robust(finding)
    if finding.kind == "race" and finding.severity == "warning":  # of one warp, which is nothing that WGSL knows
        return replace(finding, severity="error")
    return finding


def _robust(finding: Finding) -> Finding:
    if finding.message.startswith("reads"):
        advice = "guard the read with an if, or see that its value is not used"
        return replace(finding, severity="warning", why=_ROBUST, advice=advice)
    return replace(finding, why=_LOST)


def limits(compiled: Compiled, call: Call) -> Iterator[Finding]:
    """Where a kernel needs more than every WebGPU device gives."""
    entry = compiled.wgsl
    if entry is None:
        return
    place = compiled.signature.location
    yield from _dispatch(call.launch, call.places.get("grid") or place)
    yield from _workgroup(entry, place)
    yield from _buffers(entry, call, place)


def _limit(
    message: str,
    limit: str,
    value: int,
    advice: str,
    place: Location | None,
    severity: Literal["error", "warning"] = "error",
) -> Finding:
    advice = f"{advice}, or request the device with requiredLimits: {{ {limit}: {value} }}, if the adapter has it"
    return Finding("webgpu-limit", severity, message, place, why=_REFUSED, advice=advice)


def _dispatch(launch: Launch, place: Location | None) -> Iterator[Finding]:
    for axis, count in zip("xyz", launch.grid, strict=True):
        if count > MOST_WORKGROUPS:
            yield Finding(
                "webgpu-dispatch",
                "error",
                f"{count:,} workgroups along {axis} are dispatched; WebGPU allows {MOST_WORKGROUPS:,}",
                place,
                why="WebGPU answers with a validation error: nothing of the command buffer is executed, and C stays "
                "as it was; hardly an adapter takes more (maxComputeWorkgroupsPerDimension)",
                advice="let each invocation compute more elements, or spread the workgroups over two axes",
            )


def _workgroup(entry: WgslEntry, place: Location | None) -> Iterator[Finding]:
    x, y, z = entry.workgroup_size
    if x * y * z > MOST_INVOCATIONS:
        yield _limit(
            f"a workgroup has {x * y * z:,} invocations; WebGPU's default limit is {MOST_INVOCATIONS}",
            "maxComputeInvocationsPerWorkgroup",
            x * y * z,
            "make the workgroup smaller",
            place,
        )
    for axis, size, most in zip("XYZ", entry.workgroup_size, MOST_INVOCATIONS_ALONG, strict=True):
        if size > most:
            yield _limit(
                f"a workgroup has {size:,} invocations along {axis.lower()}; WebGPU's default limit is {most}",
                f"maxComputeWorkgroupSize{axis}",
                size,
                "make the workgroup smaller",
                place,
            )
    if entry.workgroup_bytes > MOST_WORKGROUP_BYTES:
        yield _limit(
            f"a workgroup has {entry.workgroup_bytes:,} bytes of workgroup memory; WebGPU's default limit is "
            f"{MOST_WORKGROUP_BYTES:,}",
            "maxComputeWorkgroupStorageSize",
            entry.workgroup_bytes,
            "make the tiles smaller",
            entry.largest or place,
        )


def _buffers(entry: WgslEntry, call: Call, place: Location | None) -> Iterator[Finding]:
    storage = [resource for resource in entry.resources if resource.space == "storage"]
    if len(storage) > MOST_STORAGE_BUFFERS:
        yield _limit(
            f"the kernel uses {len(storage)} storage buffers; WebGPU's default limit is {MOST_STORAGE_BUFFERS}",
            "maxStorageBuffersPerShaderStage",
            len(storage),
            "put several arrays into one buffer",
            place,
        )
    for resource in entry.resources:
        size = _bytes(resource, call)
        uniform = resource.space == "uniform"
        yield from _length(resource, size, place)
        most = MOST_UNIFORM_BYTES if uniform else MOST_STORAGE_BYTES
        if size > most:
            yield _limit(
                f"{resource.name} takes {size:,} bytes; WebGPU's default limit of {resource.space} buffers is {most:,}",
                "maxUniformBufferBindingSize" if uniform else "maxStorageBufferBindingSize",
                size,
                "multiply in parts",
                place,
                "error" if uniform else "warning",  # of this problem's size, not of the kernel
            )


def _length(resource: WgslResource, size: int, place: Location | None) -> Iterator[Finding]:
    """Whether a storage array of a length that the file says is as long as what is bound to it."""
    if resource.space != "storage" or resource.stride is not None or resource.size == size:
        return
    said = f"{resource.name} is declared with {resource.size:,} bytes, and the matrix of this problem has {size:,}"
    if resource.size > size:
        why = "WebGPU refuses a buffer that is shorter than what the kernel declares: nothing is computed"
    else:
        why = "an index beyond the declared length gives or changes some element within it, or nothing"
    advice = "leave the length out, array<f32>, or ask for the size that the kernel is written for, with -M, -N and -K"
    yield Finding("webgpu-binding", "error", said, place, why=why, advice=advice)


def _bytes(resource: WgslResource, call: Call) -> int:
    """Bytes that are bound for a resource."""
    bound = next((a for a in call.arguments if isinstance(a, BufferArgument) and a.name == resource.name), None)
    return len(bound.header) + bound.data.nbytes if bound is not None else -(-resource.size // 16) * 16


def _kind(resource: WgslResource) -> Literal["uniform", "storage", "read-only-storage"]:
    if resource.space == "uniform":
        return "uniform"
    return "read-only-storage" if resource.access == "read" else "storage"


def program(compiled: Compiled, call: Call) -> WgslProgram | None:
    """What a WebGPU device has to be given to run the call; None of a kernel that is not WGSL."""
    entry = compiled.wgsl
    if entry is None:
        return None
    buffers = {a.name: a for a in call.arguments if isinstance(a, BufferArgument)}
    numbers = [a for a in call.arguments if isinstance(a, ScalarArgument)]
    places = {p.name: p for p in compiled.signature.parameters if p.kind == "scalar"}
    bindings = []
    for resource in entry.resources:
        kind = _kind(resource)
        if (buffer := buffers.get(resource.name)) is not None:
            rows = buffer.data.shape[-1] if buffer.data.ndim > 1 else None
            role = buffer.role if buffer.role in ("A", "B", "C") else resource.name
            data = None if role in ("A", "B", "C") else buffer.data.tobytes()
            bindings.append(
                WgslBinding(
                    resource.group,
                    resource.binding,
                    resource.name,
                    role,
                    kind,
                    buffer.data.dtype.name,
                    len(buffer.header) + buffer.data.nbytes,
                    rows,
                    buffer.transposed,
                    data,
                )
            )
            continue
        size = -(-resource.size // 16) * 16
        content = bytearray(size)
        own = [a for a in numbers if (places[a.name].struct or a.name) == resource.name]
        for argument in own:
            value = np.array([argument.value], argument.dtype).tobytes()
            start = places[argument.name].offset
            content[start : start + len(value)] = value
        dtype = own[0].dtype if own else "uint32"
        bindings.append(
            WgslBinding(
                resource.group, resource.binding, resource.name, resource.name, kind, dtype, size, data=bytes(content)
            )
        )
    return WgslProgram(
        entry.name,
        call.launch.grid,
        tuple(bindings),
        {str(o.name if o.id is None else o.id): float(o.value) for o in entry.overrides if o.given},
        entry.features,
    )
