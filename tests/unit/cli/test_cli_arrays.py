from __future__ import annotations

import os
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from rooftile.cli.arrays import load_matrix, save_matrix
from rooftile.cli.files import require_other, require_writable
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
    with pytest.raises(UsageError, match="not an ordinary file"):
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


def npy(header: str, data: bytes = bytes(64)) -> bytes:
    """An ``.npy`` file with any header."""
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + data


@pytest.mark.parametrize(
    "header",
    [
        "{'descr': '<f4', 'fortran_order': False, 'shape': (",  # ends within a statement
        "{'descr': '<f4', 'fortran_order': False, 'shape': " + "(" * 5000,  # too deep to parse
        "{'descr': '<f4', 'fortran_order': False, 'shape': (True, 16)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (-4, -4)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999, 99999999999)}",  # beyond any memory
        "{'descr': '<f4', 'fortran_order': False, 'shape': (4000000, 4000000)}",  # 64 TB that are not there
        "{'descr': 'nonsense', 'fortran_order': False, 'shape': (4, 4)}",
    ],
)
def test_a_header_that_lies_is_refused(tmp_path: Path, header: str) -> None:
    (tmp_path / "a.npy").write_bytes(npy(header + "\n"))
    with pytest.raises(UsageError, match=r"plain NumPy array|not a matrix of numbers"):
        load_matrix(str(tmp_path / "a.npy"), "A")


def test_a_pipe_is_refused_without_waiting_for_its_writer(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.npy")
    with pytest.raises(UsageError, match="not an ordinary file"):
        load_matrix(str(tmp_path / "a.npy"), "A")


def test_a_loaded_matrix_does_not_follow_its_file(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.ones((64, 64)))
    array = load_matrix(str(tmp_path / "a.npy"), "A")
    os.truncate(tmp_path / "a.npy", 0)  # a mapped one would now end the process
    assert array.sum() == 64 * 64
    assert type(array) is np.ndarray


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    os.mkfifo(tmp_path / "c")
    reader = os.open(tmp_path / "c", os.O_RDONLY | os.O_NONBLOCK)
    try:
        require_writable(str(tmp_path / "c"))
        save_matrix(str(tmp_path / "c"), array)
        (tmp_path / "copy.npy").write_bytes(os.read(reader, 4096))
    finally:
        os.close(reader)
    assert (tmp_path / "c").is_fifo()
    assert np.array_equal(np.load(tmp_path / "copy.npy"), array)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_a_full_device_is_an_error_and_stays_a_device(tmp_path: Path) -> None:
    # Through a link in an own folder: even if the link were replaced, /dev would stay whole.
    (tmp_path / "c.npy").symlink_to("/dev/full")
    with pytest.raises(UsageError, match="cannot be written"):
        save_matrix(str(tmp_path / "c.npy"), np.zeros((64, 64)))
    assert (tmp_path / "c.npy").is_char_device()


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real.npy").touch(mode=0o600)
    (tmp_path / "c.npy").symlink_to("real.npy")
    save_matrix(str(tmp_path / "c.npy"), np.ones((2, 2)))
    assert (tmp_path / "c.npy").is_symlink()
    assert np.load(tmp_path / "real.npy").sum() == 4
    assert (tmp_path / "real.npy").stat().st_mode & 0o777 == 0o600


def test_a_file_in_a_folder_that_takes_no_others_is_written_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "c.npy").touch()
    before = (tmp_path / "c.npy").stat().st_ino
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path)  # the superuser may write everything
    save_matrix(str(tmp_path / "c.npy"), np.ones((2, 2)))
    assert np.load(tmp_path / "c.npy").sum() == 4
    assert (tmp_path / "c.npy").stat().st_ino == before


@pytest.mark.parametrize("path", ["", "a" * 300 + ".npy", "loop.npy", "dangling.npy"])
def test_a_path_that_names_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("loop.npy").symlink_to("loop.npy")
    Path("dangling.npy").symlink_to("nowhere/c.npy")
    with pytest.raises(UsageError, match="output"):
        require_writable(path)


def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "c.npy").touch(mode=0o400)
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # the superuser may write everything
    with pytest.raises(UsageError, match="cannot be written"):
        require_writable(str(tmp_path / "c.npy"))


def test_an_output_over_an_input_is_refused(tmp_path: Path) -> None:
    a, b = tmp_path / "a.npy", tmp_path / "b.npy"
    for path in (a, b):
        np.save(path, np.zeros((2, 2), np.float32))
    (tmp_path / "link.npy").symlink_to(b)
    require_other(str(tmp_path / "c.npy"), str(a), str(b))
    for path in (str(a), f"{tmp_path}/../{tmp_path.name}/b.npy", str(tmp_path / "link.npy")):
        with pytest.raises(UsageError, match=r"would be lost[\s\S]*-o"):
            require_other(path, str(a), str(b))
