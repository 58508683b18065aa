"""Right kernels raise no alarm: no finding beyond a note about faults, whatever their style."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from corpus import FOLDER, Entry, corpus

import rooftile
from rooftile.core.finding import Finding
from rooftile.kernels.catalog import ladder

pytestmark = pytest.mark.usefixtures("no_disassembler")

PERFORMANCE = {"spills", "extra-flops"}
"""Warnings that are about speed, not about faults."""

PLAIN = [
    entry
    for entry in corpus().values()
    if not entry.transposed and not entry.ld and entry.beta == 0.0 and entry.takes(entry.small or entry.shapes[0])
]
STYLES = sorted((Path(__file__).parents[1] / "data" / "right").glob("*.cu"))
QUICK_STYLES = {"vectors_and_tail"}
QUICK = {"split_k"}


def alarms(explanation: rooftile.Explanation) -> list[Finding]:
    return [f for f in explanation.findings if f.severity != "note" and f.kind not in PERFORMANCE]


@pytest.mark.parametrize(
    "entry",
    [pytest.param(e, id=e.name, marks=() if e.name in QUICK else pytest.mark.slow) for e in PLAIN],
)
def test_kernels_of_the_corpus(entry: Entry) -> None:
    m, n, k = entry.shapes[0]
    done = rooftile.explain(
        f"{FOLDER / entry.file}:{entry.kernel}",
        M=m,
        N=n,
        K=k,
        block=entry.block,
        grid=entry.grid,
        args=entry.args,
        defines=entry.defines,
        dynamic_shared=entry.shared,
    )
    assert done.verdict.judgement == "right", done.verdict.reason
    assert not alarms(done)
    assert done.probes is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", [manifest.name for manifest in ladder()])
@pytest.mark.parametrize("shape", [(64, 96, 128), (37, 29, 23)])
def test_the_ladder(name: str, shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    done = rooftile.explain(name, M=m, N=n, K=k)
    assert done.verdict.judgement == "right"
    assert not alarms(done)
    assert done.probes is not None
    assert done.probes.statement.startswith("right at each of")


@pytest.mark.parametrize(
    "path",
    [pytest.param(p, id=p.stem, marks=() if p.stem in QUICK_STYLES else pytest.mark.slow) for p in STYLES],
)
def test_unusual_styles(path: Path) -> None:
    shape = re.search(r"^// problem: (\d+) (\d+) (\d+)$", path.read_text(encoding="utf-8"), re.M)
    assert shape is not None
    done = rooftile.explain(path, **dict(zip("MNK", map(int, shape.groups()), strict=True)))
    assert done.verdict.judgement == "right", done.verdict.reason
    assert not alarms(done)
