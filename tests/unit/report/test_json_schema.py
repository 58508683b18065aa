"""What ``to_json`` writes is strictly JSON, and ``docs/json-schema.md`` describes exactly it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from golden import sample_explanations
from rooftile.core.explanation import SCHEMA_VERSION
from rooftile.core.finding import Finding
from rooftile.core.source import Location
from rooftile.core.webgpu import WgslBinding, WgslProgram
from rooftile.report.json import to_json

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "json-schema.md"
MAPPINGS = {
    *("defines", "labels", "counters", "counts.opcodes", "occupancy.limits", "schedule.sm_blocks", "seconds"),
    "webgpu.constants",
}
NULLABLE = {
    *("webgpu", "roofline", "occupancy", "resources", "findings[].location", "schedule"),
    *("latency_hiding", "latency_hiding.interleaving", "occupancy_what_if"),
    *("caches", "time", "measured", "expectations[].location", "findings[].other_location"),
}


def refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is not JSON")


def keys(value: Any, path: str = "") -> Iterator[str]:
    """Paths of the leaves of ``value``, spelled as the document does."""
    if isinstance(value, dict):
        for key, entry in value.items():
            name = "*" if path in MAPPINGS else key
            yield from keys(entry, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        if not value:
            yield f"{path}[]"
        for entry in value:
            yield from keys(entry, f"{path}[]")
    else:
        yield path


def documented() -> set[str]:
    rows = re.findall(r"^\| (`[^|]+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


@pytest.mark.parametrize("sample", ["right", "wrong", "unjudged"])
def test_survives_a_strict_parser(sample: str) -> None:
    record = to_json(getattr(sample_explanations, sample)())
    assert json.loads(json.dumps(record, allow_nan=False), parse_constant=refuse) == record
    assert record["schema_version"] == SCHEMA_VERSION


def test_every_key_is_documented_and_every_documented_key_written() -> None:
    full = sample_explanations.wrong()
    place = Location("tiled.cu", 6)
    race = Finding("race", "error", "reads As[0][1]", place, other_location=place, array="As", index=(0, 1))
    race = replace(race, block=(0, 0, 0), thread=(0, 0, 0), other_block=(0, 0, 0), other_thread=(0, 2, 0))
    bindings = (WgslBinding(0, 1, "a", "A", "read-only-storage", "float32", 1024),)
    program = WgslProgram("main", (2, 2, 1), bindings, {"TILE": 16.0}, ("subgroups",))
    record = to_json(replace(full, notes=("a note",), findings=(*full.findings, race), webgpu=program))
    written = set(keys(record))
    assert {key for key in written if not {key, f"{key}[]"} & documented()} == set()
    assert documented() - written - NULLABLE == set()


def test_no_key_is_left_out_where_little_is_known() -> None:
    assert to_json(sample_explanations.unjudged()).keys() == to_json(sample_explanations.right()).keys()


def test_what_is_not_finite_is_a_string() -> None:
    verdict = to_json(sample_explanations.wrong())["verdict"]
    assert verdict["got"] == "NaN"
    assert verdict["max_error"] == "Infinity"


def test_a_finding_shows_its_source_line() -> None:
    record = to_json(sample_explanations.wrong())
    assert [finding["text"] for finding in record["findings"]] == ["    As[ty][tx] = A[row * K + t + tx];", None]
