"""Running the page's WGSL kernel in the reader's own browser: the button, and what its scripts are given."""

from __future__ import annotations

from base64 import b64encode
from math import prod
from typing import Any

from rooftile.core.explanation import Explanation
from rooftile.core.webgpu import WgslBinding, WgslProgram
from rooftile.report.html.page import card
from rooftile.report.html.roofline import Mark, scales
from rooftile.report.html.svg import text_of
from rooftile.report.numbers import extent

SCRIPTS = ("webgpu.js", "browser_run.js")


def browser_card(program: WgslProgram) -> str:
    """The button, and room for what it says."""
    words = (
        f"<code>{text_of(program.entry_point)}</code> on your own GPU: {extent(program.workgroups)} "
        f"workgroup{'' if prod(program.workgroups) == 1 else 's'}, A and B at random. Cells of C are held against sums "
        "in float64. "
        "Nothing leaves this page."
    )
    content = (
        f"<p>{words}</p>"
        '<button type="button" id="webgpu-run">Run it in this browser</button>'
        '<p id="webgpu-said" role="status"></p><ul id="webgpu-results" aria-live="polite"></ul>'
    )
    return card("webgpu", "In this browser", content, label="measured")


def browser_data(e: Explanation, program: WgslProgram, marks: list[Mark]) -> dict[str, Any]:
    """What the scripts read: the kernel with all that its launch takes, and where its point goes on the roofline.

    A measured rate stands at the intensity of device memory, where that was predicted, otherwise at the compulsory one.
    """
    return {
        "code": e.source.text,
        "entry_point": program.entry_point,
        "workgroups": list(program.workgroups),
        "constants": program.constants,
        "features": list(program.features),
        "bindings": [_binding(binding) for binding in program.bindings],
        "m": e.gemm.m,
        "n": e.gemm.n,
        "k": e.gemm.k,
        "alpha": e.gemm.alpha,
        "beta": e.gemm.beta,
        "flops": e.gemm.flops,
        "tolerance": e.verdict.tolerance,
        "chart": _chart(e, marks),
    }


def _binding(binding: WgslBinding) -> dict[str, Any]:
    return {
        "group": binding.group,
        "binding": binding.binding,
        "role": binding.role,
        "kind": binding.kind,
        "dtype": binding.dtype,
        "size": binding.size,
        "columns": binding.columns,
        "transposed": binding.transposed,
        "data": None if binding.data is None else b64encode(binding.data).decode("ascii"),
    }


def _chart(e: Explanation, marks: list[Mark]) -> dict[str, Any] | None:
    if e.roofline is None:
        return None
    if marks:
        level, intensity = marks[-1].name.split(" ")[0], marks[-1].intensity
    else:
        level, intensity = "compulsory", e.intensity.level("compulsory").flops_per_byte or 0.0
    x, y = scales(e.roofline, marks)
    return {"x": x, "y": y, "level": level, "intensity": intensity, "gpu": e.gpu_name}
