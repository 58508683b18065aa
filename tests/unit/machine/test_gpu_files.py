"""Finding a GPU by name, and files of one's own: what is wrong is named."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from rooftile import machine
from rooftile.core.errors import UnknownNameError, UsageError

MINE = """
name = "Mine"
[gpu]
memory_bandwidth = 450e9
[peak]
float32 = 10e12
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("h200", "h200"),
        ("H200", "h200"),
        ("h100", "h100-sxm"),
        ("H100_PCIe", "h100-pcie"),
        ("a100-80gb-sxm", "a100"),
        ("RTX 4090", "rtx4090"),
        ("rtx-5090", "rtx5090"),
        ("NVIDIA GeForce RTX 3090", "rtx3090"),
        ("Tesla T4", "t4"),
        ("desktop", "desktop-example"),
    ],
)
def test_names_and_aliases(name: str, key: str) -> None:
    assert machine.load(name).key == key


def test_no_two_gpus_share_a_name() -> None:
    seen: dict[str, str] = {}
    for key in machine.names():
        gpu = machine.load(key)
        for name in {"".join(filter(str.isalnum, n.lower())) for n in (key, gpu.name, *gpu.aliases)}:
            assert seen.setdefault(name, key) == key


@pytest.mark.parametrize(("name", "hint"), [("h2000", "h200"), ("rtx4080", "rtx4090"), ("", "--gpu FILE.toml")])
def test_unknown_names_list_the_known(name: str, hint: str) -> None:
    with pytest.raises(UnknownNameError) as caught:
        machine.load(name)
    assert caught.value.exit_status == 64
    assert caught.value.allowed == ", ".join(machine.names())
    assert hint in str(caught.value.next_step)


def test_a_file_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, MINE)
    monkeypatch.chdir(tmp_path)
    for given in (path, str(path), "mine.toml", "./mine.toml"):
        gpu = machine.load(given)
        assert (gpu.name, gpu.memory_bandwidth, dict(gpu.peaks)) == ("Mine", 450e9, {"float32": 10e12})
        assert gpu.sm is None
        assert gpu.key == str(Path(given))
        assert gpu.sources["peak.float32"] == str(Path(given))


def test_an_architecture_brings_its_limits_and_own_ones_win(tmp_path: Path) -> None:
    path = write(tmp_path, 'architecture = "sm_90"\n' + MINE + "[sm]\nregisters = 131072\nmax_blocks = 64.0\n")
    sm, h200 = machine.load(path).sm, machine.load("h200").sm
    assert sm is not None
    assert h200 is not None
    assert (sm.registers, sm.max_blocks, sm.carveouts) == (131072, 64, h200.carveouts)
    sources = machine.load(path).sources
    assert sources["sm.registers"] == str(path)
    assert "Programming Guide" in sources["sm.carveouts"]


def test_own_sources_are_kept(tmp_path: Path) -> None:
    quantity = '[peak]\nfloat32 = { value = 10e12, source = "sheet" }\n[sources]\nsheet = "A data sheet"'
    gpu = machine.load(write(tmp_path, MINE.replace("[peak]\nfloat32 = 10e12", quantity)))
    assert gpu.sources["peak.float32"] == "A data sheet"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("memory_bandwidth", "memory_bandwith", ["[gpu]", "memory_bandwith", "did you mean memory_bandwidth?"]),
        ('name = "Mine"', "sms = 3", ["the file", "sms", "move it to [gpu]"]),
        ("[gpu]", "[gpu]\nregisters = 3", ["[gpu]", "registers", "move it to [sm]"]),
        ("[peak]", "[peaks]", ["the file", "peaks", "did you mean peak?"]),
        ("float32 = 10e12", "", ["[peak]", "at least one of"]),
        ("memory_bandwidth = 450e9", "sms = 10", ["gpu.memory_bandwidth", "B/s"]),
        ("450e9", "-450e9", ["gpu.memory_bandwidth", "-450", "above 0"]),
        ("450e9", "0", ["gpu.memory_bandwidth", "above 0"]),
        ("450e9", "nan", ["gpu.memory_bandwidth", "nan", "above 0"]),
        ("450e9", "inf", ["gpu.memory_bandwidth", "inf", "above 0"]),
        ("450e9", "1" + "0" * 400, ["gpu.memory_bandwidth", "above 0"]),
        ("450e9", "{ value = 1, source = [] }", ["gpu.memory_bandwidth's source", "[]"]),
        ("[gpu]", "[gpu]\nsms = nan", ["gpu.sms", "nan"]),
        ("[gpu]", "[gpu]\nsms = inf", ["gpu.sms", "inf"]),
        ("450e9", "true", ["gpu.memory_bandwidth", "True", "above 0"]),
        ("450e9", '"450 GB/s"', ["gpu.memory_bandwidth", "450 GB/s", "above 0"]),
        ("450e9", "{ value = 450e9 }", ["gpu.memory_bandwidth", "source ="]),
        ("450e9", '{ value = 450e9, source = "sheet" }', ["gpu.memory_bandwidth's source", "sheet"]),
        ("[gpu]", "[gpu]\nsms = 1.5", ["gpu.sms", "1.5", "whole number"]),
        ("[gpu]", "[gpu]\nsms = 0", ["gpu.sms", "at least 1"]),
        ("[gpu]", "[gpu]\nsms = true", ["gpu.sms", "True"]),
        ('name = "Mine"', "name = 3", ["name", "text"]),
        ('name = "Mine"', 'aliases = "mine"', ["aliases", "a list"]),
        ('name = "Mine"', 'architecture = "sm_91"', ["architecture", "sm_91", "did you mean"]),
        ('name = "Mine"', "architecture = 90", ["architecture", "90", "sm_90"]),
        ('name = "Mine"', "gpu = 3", ["cannot be read"]),
        ("[peak]", "[sm]\nregisters = 65536\n[peak]", ["[sm]", "max_threads", "an architecture"]),
        ("[peak]", "[sm]\ncarveouts = [8, 4]\n[peak]", ["sm.carveouts", "ascending"]),
        ("[peak]", "[sm]\ncarveouts = []\n[peak]", ["sm.carveouts", "ascending"]),
        ("[peak]", '[sm]\ncarveouts = [8, "9"]\n[peak]', ["sm.carveouts", "'9'"]),
        ("[peak]", "[sources]\nsheet = 3\n[peak]", ["sources", "3", "title"]),
        ("[peak]", "[peak", ["cannot be read", "line"]),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, expected: list[str]) -> None:
    assert old in MINE
    path = write(tmp_path, MINE.replace(old, new, 1))
    with pytest.raises(UsageError) as caught:
        machine.load(path)
    message = str(caught.value)
    assert str(path) in message
    for part in expected:
        assert part in message
    assert str(pickle.loads(pickle.dumps(caught.value))) == message


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError, match="does not exist"):
        machine.load(tmp_path / "absent.toml")
    with pytest.raises(UnknownNameError, match="not an ordinary file"):
        machine.load(tmp_path)
    with pytest.raises(UnknownNameError, match="does not exist"):
        machine.load(tmp_path / f"{'a' * 300}.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UsageError, match="cannot be read"):
        machine.load(tmp_path / "binary.toml")


@pytest.mark.parametrize("content", ["x = " + "[" * 100_000, "x = " + "9" * 10_000, "x = \0"])
def test_text_that_no_parser_takes_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "odd.toml").write_text(content)
    with pytest.raises(UsageError, match="cannot be read"):
        machine.load(tmp_path / "odd.toml")


@pytest.mark.parametrize("value", [None, 3, b"h200", machine.load("a100")])
def test_what_is_no_name_and_no_path_is_refused(value: object) -> None:
    with pytest.raises(UsageError, match="by name or by path"):
        machine.load(value)  # type: ignore[arg-type]


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("[gpu]\nmemory_bandwidth = 1e12\n[peak]\nfloat32 = 1e13\n", encoding="utf-8-sig")
    assert machine.load(tmp_path / "odd.toml").memory_bandwidth == 1e12


def test_a_pipe_is_refused_without_waiting_for_its_writer(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "odd.toml")
    with pytest.raises(UnknownNameError, match="not an ordinary file"):
        machine.load(tmp_path / "odd.toml")


def test_a_gpu_can_be_pickled() -> None:
    gpu = machine.load("h200")
    assert pickle.loads(pickle.dumps(gpu)) == gpu
