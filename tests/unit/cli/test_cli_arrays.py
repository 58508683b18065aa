from __future__ import annotations

import os
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from rooftile.cli.arrays import load_matrix, require_writable, save_matrix
from rooftile.core.errors import UnknownNameError, UsageError


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = str(tmp_path / "c.npy")
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    save_matrix(path, array)
    assert np.array_equal(load_matrix(path, "C"), array)
    assert np.array_equal(np.load(path), array)
    assert os.listdir(tmp_path) == ["c.npy"]


def test_column_major_files_are_read(tmp_path: Path) -> None:
    array = np.arange(6.0).reshape(2, 3)
    np.save(tmp_path / "a.npy", np.asfortranarray(array))
    assert np.array_equal(load_matrix(str(tmp_path / "a.npy"), "A"), array)


def test_bfloat16_is_written_as_float32(tmp_path: Path) -> None:
    array = np.array([[1.5, -2.0]], dtype=ml_dtypes.bfloat16)
    save_matrix(str(tmp_path / "c.npy"), array)
    loaded = np.load(tmp_path / "c.npy")
    assert loaded.dtype == np.float32
    assert loaded.tolist() == [[1.5, -2.0]]


def test_the_new_file_obeys_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        save_matrix(str(tmp_path / "c.npy"), np.zeros((1, 1)))
    finally:
        os.umask(before)
    assert (tmp_path / "c.npy").stat().st_mode & 0o777 == 0o640


def test_a_file_that_cannot_be_replaced_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "c.npy").mkdir()
    with pytest.raises(UsageError, match="cannot be written"):
        save_matrix(str(tmp_path / "c.npy"), np.zeros((1, 1)))
    assert os.listdir(tmp_path) == ["c.npy"]


@pytest.mark.parametrize(
    "array",
    [
        np.zeros(3),
        np.zeros((2, 2, 2)),
        np.zeros((0, 3)),
        np.float32(1.0),
        np.zeros((2, 2), complex),
        np.array([["a"]]),
        np.zeros((2, 2), [("x", "f4")]),
    ],
)
def test_what_is_no_matrix_of_numbers_is_refused(tmp_path: Path, array: np.ndarray) -> None:
    np.save(tmp_path / "a.npy", array)
    with pytest.raises(UsageError, match="A is not a matrix of numbers"):
        load_matrix(str(tmp_path / "a.npy"), "A")


def test_objects_are_never_unpickled(tmp_path: Path) -> None:
    class Touch:
        def __reduce__(self) -> tuple[object, ...]:
            return (os.mkdir, (str(tmp_path / "unpickled"),))

    np.save(tmp_path / "a.npy", np.array([[Touch()]], dtype=object), allow_pickle=True)
    with pytest.raises(UsageError, match="plain NumPy array"):
        load_matrix(str(tmp_path / "a.npy"), "A")
    assert not (tmp_path / "unpickled").exists()


@pytest.mark.parametrize("content", [b"", b"hello", b"\x93NUMPY", b"PK\x03\x04", b"\x93NUMPY\x01\x00\x02\x00{}"])
def test_what_is_no_npy_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.npy").write_bytes(content)
    with pytest.raises(UsageError, match="plain NumPy array"):
        load_matrix(str(tmp_path / "a.npy"), "A")


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.zeros((8, 8)))
    data = (tmp_path / "a.npy").read_bytes()
    (tmp_path / "a.npy").write_bytes(data[:-1])
    with pytest.raises(UsageError, match="plain NumPy array"):
        load_matrix(str(tmp_path / "a.npy"), "A")


def test_a_missing_file_is_an_unknown_name(tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError, match="does not exist"):
        load_matrix(str(tmp_path / "none.npy"), "A")


def test_a_folder_is_no_matrix(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read"):
        load_matrix(str(tmp_path), "A")


@pytest.mark.parametrize("path", ["none/c.npy", "."])
def test_an_output_that_cannot_be_is_refused_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="output"):
        require_writable(path)


def test_an_output_in_this_folder_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    require_writable("c.npy")
    assert os.listdir(tmp_path) == []
