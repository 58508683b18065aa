"""Real WebGPU implementations on the corpus: Tint takes it, not the bad files; SwiftShader gives what is stored."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from wgsl_corpus import BAD, Case, corpus, differences, marked_lines
from wgsl_drivers import RESULTS, Native, run_in_page


def test_the_corpus_is_as_large_as_promised() -> None:
    cases = corpus()
    assert len(cases) >= 45
    assert sum(case.name.startswith("gemm_") for case in cases) >= 15
    assert len(BAD) >= 40
    assert len({path.stem.partition("_")[0] for path in BAD}) >= 20


@pytest.mark.parametrize("case", corpus(), ids=lambda case: case.name)
def test_tint_accepts(tint: Native, case: Case) -> None:
    tint.pipeline(case.text, case.entry, case.overrides)


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_tint_rejects_at_the_marked_line(tint: Native, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    marked = marked_lines(text)
    with pytest.raises(tint.wgpu.GPUError) as caught:
        tint.pipeline(text)
    named = re.findall(r"^(?:Error while parsing WGSL: )?:(\d+):\d+ error", str(caught.value), re.MULTILINE)
    assert int(named[0]) in marked


@pytest.mark.browser
def test_swiftshader_gives_what_is_stored(webgpu_page: Any) -> None:
    cases = corpus()
    with np.load(RESULTS) as stored:
        drivers = json.loads(str(stored["drivers"]))
        assert set(stored.files) - {"drivers"} == {f"{case.name}/{name}" for case in cases for name in case.outputs}
        for case, outputs in zip(cases, run_in_page(webgpu_page, cases), strict=True):
            assert not isinstance(outputs, str), f"{case.name}: {outputs}"
            assert (outputs is not None) == (drivers[case.name] == "SwiftShader"), case.name
            for name, data in (outputs or {}).items():
                assert differences(case, name, data, stored[f"{case.name}/{name}"]) == [], case.name
