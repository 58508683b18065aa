"""What the documents say of bench's results is what the results say."""

from __future__ import annotations

import bench_tables


def test_the_documents_are_what_the_results_say() -> None:
    assert bench_tables.main(["--check"]) == 0
