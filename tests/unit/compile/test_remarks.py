"""Comments that miscount a launch."""

import pytest

from rooftile.compile.remarks import remarks


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("dim3 g(8, 2);\ndim3 b(4, 4); // 4x4 threads = 32 threads", [2]),
        ("dim3 b(16, 16); // 16x16 threads per block -> 256 threads", []),
        ("/* tiles:\n 3 x 5 = 16 */", [2]),
        ("int y = 4 * 4 == 17; // 1x2x3 = 7, 2 * 3 = 6.5", []),
        ("int i = blockIdx.x /* 0..8 */ * 4;\nint j = blockIdx.y /* 0 ... 8 */ * 4;", [2]),
        ("int i = blockIdx.x /* 0..7 */ * 4 + threadIdx.x /* 0 to 3 */, j = threadIdx.y /* 0-7 */;", [1]),
        ("int i = blockIdx.x /* the column of tiles */;", []),
    ],
)
def test_what_does_not_agree_with_the_launch_is_told_at_its_line(text: str, lines: list[int]) -> None:
    assert [edit.line for edit in remarks(text, (8, 2, 1), (4, 4, 1))] == lines
