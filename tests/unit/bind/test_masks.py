"""Parts of C that hold one number in place of the product."""

from __future__ import annotations

import numpy as np
import pytest

from rooftile.bind.masks import masked
from rooftile.core.finding import Verdict

PRODUCT = np.random.default_rng(1).standard_normal((20, 24)).astype(np.float32)
ROWS, COLUMNS = np.ogrid[:20, :24]


@pytest.mark.parametrize(
    ("cells", "value", "said"),
    [
        (COLUMNS > ROWS, -np.inf, "above its diagonal, which all hold minus infinity"),
        (COLUMNS < ROWS, -1e9, "below its diagonal, which all hold -1e+09"),
        (COLUMNS > ROWS + 4, -1e9, "above a diagonal, which all hold -1e+09"),  # the last row is of the last column
        ((COLUMNS > ROWS) | (COLUMNS < ROWS - 5), -np.inf, "above and below a diagonal"),  # a window
        (abs(COLUMNS - ROWS) > 3, -np.inf, "above and below a diagonal"),
        (COLUMNS > ROWS + 1, -np.inf, ""),
        ((COLUMNS > ROWS) & (COLUMNS != 9), -np.inf, ""),
        (COLUMNS > ROWS, 0.0, ""),  # a triangle that is left out
        (COLUMNS >= ROWS, -np.inf, ""),
    ],
)
def test_a_part_of_one_number_is_told(cells: np.ndarray, value: float, said: str) -> None:
    c = np.where(cells, np.float32(value), PRODUCT)
    wrong = Verdict("wrong", "", c.size, int(np.count_nonzero(cells)))
    words = masked(c, wrong)
    assert (said in words) if said else words == ""
    assert masked(c, Verdict("wrong", "", c.size, wrong.wrong_cells + 1)) == ""
