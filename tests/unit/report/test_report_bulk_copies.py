"""Of a kernel whose data bulk copies move, which are not counted, nothing is claimed of what memory gives."""

from __future__ import annotations

from dataclasses import replace

from golden import sample_caches, sample_explanations
from rooftile.core.caches import Caches
from rooftile.core.explanation import Explanation
from rooftile.report.caches import caches_section
from rooftile.report.layout import Page
from rooftile.report.roof import intensity_section

SOME = sample_caches.CACHES
NONE = replace(SOME, l1_read_sectors=0, l2_read_sectors=0, l2_write_sectors=0, compulsory_bytes=0)


def with_copies(opcode: str, caches: Caches) -> Explanation:
    e = sample_explanations.right()
    return replace(e, caches=caches, counts=replace(e.counts, opcodes={**e.counts.opcodes, opcode: (8, 8)}))


def caches(opcode: str, known: Caches) -> str:
    return " ".join(text.plain.strip() for text in caches_section(with_copies(opcode, known), Page(width=1000)))


def test_bytes_that_must_be_read_are_told_of_requests_only() -> None:
    assert "must be read at least once" in caches("cp.async.bulk.commit_group", SOME)  # which moves nothing
    text = caches("cp.async.bulk.tensor.shared", SOME)
    assert "bulk copies (TMA) are left out" in text
    assert "must be read" not in text
    text = caches("cp.async.bulk.tensor.shared", NONE)
    assert "not known" in text
    assert "0 B" not in text


def test_levels_that_leave_copies_out_are_in_part() -> None:
    for opcode, label in (("cp.async.bulk.wait_group", "exact"), ("cp.async.bulk.shared", "in part")):
        lines = [text.plain for text in intensity_section(with_copies(opcode, SOME), Page())]
        for level in ("as written ", "sectors "):
            assert label in next(line for line in lines if line.startswith(level))
        assert "exact" in next(line for line in lines if line.startswith("compulsory "))
