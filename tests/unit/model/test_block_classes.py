"""Classes of blocks, from formulas written by hand."""

from __future__ import annotations

import numpy as np

from rooftile.core.address import AddressForm, Alternative, Quantity, Sum, Term
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.problem import Dim3, Gemm, Launch
from rooftile.model import block_classes

X, Y = (Quantity("special", f"ctaid.{axis}") for axis in "xy")
TID, ITER, N = Quantity("special", "tid.x"), Quantity("counter", "iter"), Quantity("parameter", "N")


def classes(offset: Sum, grid: Dim3, n: int = 1, output: int | None = None) -> list[list[int]]:
    c = BufferArgument("C", "C", np.zeros((8, n), np.float32))
    call = Call(Gemm(8, n, 1), Launch(grid, (32, 1, 1)), (c, ScalarArgument("N", "int32", n)))
    found = block_classes({3: AddressForm(offset, 4)}, call, lambda _: True, output=output)
    assert not found.unknown
    blocks = [[members.block(i) for i in range(len(members))] for members in found.classes]
    assert sorted(block for members in blocks for block in members) == list(range(call.launch.blocks))
    return sorted(blocks)


def test_only_the_last_block_differs_where_blocks_are_whole_lines_apart() -> None:
    assert classes((Term(128, (X,)), Term(4, (TID,))), (6, 1, 1)) == [[0, 1, 2, 3, 4], [5]]


def test_every_axis_has_its_last_blocks() -> None:
    assert classes((), (3, 2, 1)) == [[0, 1], [2], [3, 4], [5]]


def test_blocks_that_begin_at_another_place_in_a_line_are_apart() -> None:
    assert classes((Term(48, (X,)),), (10, 1, 1)) == [[0, 8], [1], [2], [3], [4], [5], [6], [7], [9]]


def test_parameters_count_with_their_values() -> None:
    offset = (Term(4, (N, Y)), Term(128, (X,)))
    assert classes(offset, (1, 5, 1), n=16) == [[0, 2], [1, 3], [4]]
    assert classes(offset, (1, 5, 1), n=32) == [[0, 1, 2, 3], [4]]


def test_what_blocks_do_not_move_is_left_out() -> None:
    unknown = Quantity("unknown", "%r1", alternatives=(Alternative((), None), Alternative((Term(4, (TID,)),), None)))
    assert classes((Term(4, (ITER,)), Term(1, (unknown,))), (3, 1, 1)) == [[0, 1], [2]]


def test_each_value_of_a_quantity_of_several_paths_counts() -> None:
    itself = Quantity("unknown", "%r1")
    moved = Alternative((Term(1, (itself,)), Term(64, (X,))), None)
    either = Quantity("unknown", "%r1", alternatives=(Alternative((Term(128, (X,)),), None), moved))
    assert classes((Term(1, (either,)),), (5, 1, 1)) == [[0, 2], [1, 3], [4]]


def test_a_block_index_times_a_thread_index_counts_at_the_ends_of_the_block() -> None:
    assert classes((Term(1, (X, TID)),), (5, 1, 1)) == [[0], [1], [2], [3], [4]]
    assert classes((Term(128, (X, TID)),), (5, 1, 1)) == [[0, 1, 2, 3], [4]]


def test_the_part_of_c_tells_which_blocks_are_last_where_the_grid_is_flat() -> None:
    """Six blocks of 128 bytes, in two rows of three: block 2 is the last of its row."""
    assert classes((Term(128, (X,)),), (6, 1, 1), n=96, output=3) == [[0, 1], [2], [3, 4], [5]]


def test_addresses_from_data_are_reported() -> None:
    call = Call(Gemm(8, 8, 1), Launch((4, 1, 1), (32, 1, 1)), (BufferArgument("C", "C", np.zeros((8, 8))),))
    forms = {5: AddressForm((Term(4, (Quantity("unknown", "%r7"),)),), 4), 6: AddressForm((Term(128, (X,)),), 4)}
    found = block_classes(forms, call, lambda _: True, output=None)
    assert found.unknown == (5,)
