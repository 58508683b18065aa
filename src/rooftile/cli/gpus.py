"""The verb ``gpus``: what ``--gpu`` and ``--on`` can name here."""

from __future__ import annotations

import argparse
from textwrap import fill
from typing import TYPE_CHECKING, Any

from rooftile import machine
from rooftile.cli.output import print_json, printing, unheard

if TYPE_CHECKING:
    from rooftile.device.adapters import Adapter

_FEATURE_WORDS = {"shader-f16": "f16", "subgroups": "subgroups", "timestamp-query": "clock"}
_GPU_LEGEND = """
TB/s of device memory and TFLOP/s of float32 as NVIDIA states them; FLOP/B is
the ridge, where the two meet. --json gives all numbers with their sources.
--gpu FILE.toml describes another GPU."""


def gpus(options: argparse.Namespace) -> int:
    """``rooftile gpus``."""
    from rooftile.device.adapters import adapters, missing

    known = [machine.load(name) for name in machine.names()]
    with unheard():
        here = list(enumerate(adapters()))
    if options.json:
        with printing():
            records = [_adapter_record(number, adapter) for number, adapter in here]
            print_json({"gpus": [_gpu_record(gpu) for gpu in known], "webgpu_adapters": records})
        return 0
    from rooftile.report.numbers import significant
    from rooftile.report.terminal import make_console, print_table

    rows = [["--gpu", "name", "arch", "SMs", "TB/s", "TFLOP/s", "FLOP/B"]]
    for gpu in known:
        peak = gpu.peaks.get("float32")
        rows.append(
            [
                gpu.key,
                gpu.name,
                gpu.architecture or "",
                "" if gpu.sms is None else str(gpu.sms),
                significant(gpu.memory_bandwidth / 1e12),
                "" if peak is None else significant(peak / 1e12),
                "" if peak is None else significant(peak / gpu.memory_bandwidth),
            ]
        )
    with printing():
        console = make_console(no_color=options.no_color)
        print_table(rows, console, right=[False, False, False, True, True, True, True])
        print(_GPU_LEGEND)
        print("\nWebGPU adapters of this machine, for --on:")
        if reason := missing():
            print(fill(f"none: {reason.next_step}", 80, subsequent_indent="  ", break_long_words=False))
        for number, adapter in here:
            kind = "software, no GPU" if adapter.software else "GPU"
            offered = ", ".join(sorted(_FEATURE_WORDS[feature] for feature in adapter.features)) or "no options"
            print(f"webgpu:{number:<3}{adapter.name}")
            print(f"          {kind}; {adapter.backend}, {adapter.implementation}; {offered}")
    return 0


def _adapter_record(number: int, adapter: Adapter) -> dict[str, Any]:
    return {
        "id": f"webgpu:{number}",
        "name": adapter.name,
        "driver": adapter.driver,
        "backend": adapter.backend,
        "implementation": adapter.implementation,
        "software": adapter.software,
        "features": sorted(adapter.features),
    }


def _gpu_record(gpu: machine.Gpu) -> dict[str, Any]:
    return {
        "id": gpu.key,
        "name": gpu.name,
        "architecture": gpu.architecture,
        "sms": gpu.sms,
        "boost_clock_hertz": gpu.boost_clock,
        "tensor_clock_hertz": gpu.tensor_clock,
        "memory_bytes": gpu.memory_bytes,
        "memory_bandwidth_bytes_per_second": gpu.memory_bandwidth,
        "l2_bytes": gpu.l2_bytes,
        "peaks_flops_per_second": dict(gpu.peaks),
        "measured": dict(gpu.measured),
        "sources": dict(gpu.sources),
        "note": gpu.note,
    }
