"""The disk cache: round trips, damage, places that cannot be written, bounded size."""

import os
import threading
from pathlib import Path

import pytest

from rooftile.core.cache import DiskCache, cache_dir, digest


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_gives_back_what_was_put(folder: Path) -> None:
    key = digest("a")
    DiskCache("some").put(key, b"bytes\x00\xff")
    assert DiskCache("some").get(key) == b"bytes\x00\xff"
    assert DiskCache("other").get(key) is None
    assert DiskCache("some").get(digest("b")) is None


def test_empty_bytes_are_not_absent(folder: Path) -> None:
    DiskCache("some").put(digest("a"), b"")
    assert DiskCache("some").get(digest("a")) == b""


def test_digest_keeps_parts_apart() -> None:
    assert digest("ab", "c") != digest("a", "bc")
    assert digest("a", "") != digest("a")
    assert digest("ä") == digest("ä".encode())
    assert digest("\ud800") != digest("?")  # a lone surrogate, as in file names that are not UTF-8


@pytest.mark.parametrize("damage", [lambda b: b[:-1], lambda b: b[:10], lambda b: b"", lambda b: b[:-1] + b"?"])
def test_damaged_entry_is_absent(folder: Path, damage) -> None:
    cache, key = DiskCache("some"), digest("a")
    cache.put(key, b"payload")
    path = folder / "some" / key
    path.write_bytes(damage(path.read_bytes()))
    assert cache.get(key) is None
    cache.put(key, b"again")
    assert cache.get(key) == b"again"


def test_place_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(file))
    cache = DiskCache("some")
    cache.put(digest("a"), b"x")
    assert cache.get(digest("a")) is None
    assert file.read_text() == "in the way"


@pytest.mark.parametrize("key", ["", "../up", "a/b", "a.b", "ä"])
def test_key_that_could_leave_the_folder_is_refused(folder: Path, key: str) -> None:
    with pytest.raises(ValueError, match="cache key"):
        DiskCache("some").put(key, b"x")


def test_least_recently_used_goes_first(folder: Path) -> None:
    keys = [digest(str(i)) for i in range(4)]
    for age, key in enumerate(keys[:3]):
        DiskCache("some").put(key, bytes(1000))
        os.utime(folder / "some" / key, (1000 + age, 1000 + age))
    assert DiskCache("some").get(keys[0]) is not None  # now the most recently used
    DiskCache("some", limit_bytes=3200).put(keys[3], bytes(1000))
    assert [DiskCache("some").get(key) is not None for key in keys] == [True, False, True, True]


def test_no_partial_files_stay(folder: Path) -> None:
    cache, key = DiskCache("some"), digest("a")
    values = [bytes([i]) * 10_000 for i in range(8)]
    threads = [threading.Thread(target=cache.put, args=(key, value)) for value in values]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert cache.get(key) in values
    assert [entry.name for entry in (folder / "some").iterdir()] == [key]


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"XDG_CACHE_HOME": "/x"}, Path("/x/rooftile")),
        ("linux", {"HOME": "/home/me"}, Path("/home/me/.cache/rooftile")),
        ("darwin", {"HOME": "/Users/me"}, Path("/Users/me/Library/Caches/rooftile")),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/rooftile")),
        ("linux", {"ROOFTILE_CACHE_DIR": "/mine", "XDG_CACHE_HOME": "/x"}, Path("/mine")),
        ("linux", {"ROOFTILE_CACHE_DIR": "", "XDG_CACHE_HOME": "/x"}, Path("/x/rooftile")),
    ],
)
def test_place(monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], expected: Path) -> None:
    for name in ("ROOFTILE_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert cache_dir() == expected
