"""Comments that miscount a launch."""

import pytest

from rooftile.compile.remarks import remarks


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("dim3 g(8, 2);\ndim3 b(4, 4); // 4x4 threads = 32 threads", [2]),
        ("dim3 b(16, 16); // 16x16 threads per block -> 256 threads", []),
        ("dim3 g(8, 2);\n// 4x4 blocks per grid = 64 blocks", [2]),
        ("/* tiles:\n 3 x 5 = 16 */", [2]),
        ("int y = 4 * 4 == 17; // 1x2x3 = 7, 2 * 3 = 6.5", []),
        ("int i = blockIdx.x /* 0..8 */ * 4;\nint j = blockIdx.y /* 0 ... 8 */ * 4;", [2]),
        ("int i = blockIdx.x /* 0..7 */ * 4 + threadIdx.x /* 0 to 3 */, j = threadIdx.y /* 0-7 */;", [1]),
        ("int i = blockIdx.x /* the column of tiles */;", []),
        ("// 128x8 floats = 4096 bytes, 64*64*4 = 16384 B, 64 * 64 * 4 = 16384, 32 x 32 = 1,024 and 1.024", []),
        ("// 1024x1024 -> 4 MB, 8x8 outputs a thread -> 256 threads, 64 x 128 = 8 192, 64 x 64 = 16 KB", []),
    ],
)
def test_what_does_not_agree_with_the_launch_is_told_at_its_line(text: str, lines: list[int]) -> None:
    assert [edit.line for edit in remarks(text, (8, 2, 1), (4, 4, 1))] == lines
