from __future__ import annotations

import importlib.util
import pickle
import sys

import pytest

from rooftile.core.errors import PtxError, pip_install
from rooftile.core.source import Location


def test_an_error_in_a_header_names_the_line_that_calls_it() -> None:
    user = Location("mine.cu", 7)
    middle = Location("mma.h", 20, inlined_at=user)
    error = PtxError("no", location=Location("mma.hpp", 634, inlined_at=middle), ptx_line=150, got="wmma")
    assert str(error) == "mma.hpp:634, called at mine.cu:7, PTX line 150: no\n  got: wmma"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert str(PtxError("no", location=user)) == "mine.cu:7: no"


def test_what_is_missing_is_installed_for_this_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert pip_install("wgpu", "wgpudawn") == f"python3 -m pip --python {sys.executable} install wgpu wgpudawn"
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    assert pip_install("triton") == f"{sys.executable} -m pip install triton"
