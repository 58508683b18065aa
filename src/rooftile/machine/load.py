"""Reading a GPU's file: every value checked, every mistake named with its file, key and what would do.

A file has a ``name``, an ``architecture`` that names the file with the SM's limits, and tables: ``[gpu]``, ``[peak]``,
``[measured]``, ``[sm]``, ``[latency]`` and ``[timing]`` (what differs from the architecture's) and ``[sources]``. A
quantity is written ``{ value = 132, source = "whitepaper" }``, its source a key of ``[sources]``; in a user's own file
a bare number will do, and the file is then its source.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import cache
from os import PathLike, sep
from pathlib import Path
from typing import Any

from rooftile.core.errors import UnknownNameError, UsageError
from rooftile.core.gpu import UNVERIFIED, Gpu, StreamingMultiprocessor

_GPUS = Path(__file__).parent / "gpus"
_ARCHITECTURES = Path(__file__).parent / "architectures"

_TENSOR = tuple(f"tensor_{kind}" for kind in ("float64", "tf32", "float16", "bfloat16", "float8", "int8"))
_INTEGERS = frozenset({"sms", "memory_bytes", "l2_bytes", "l2_partitions"})
_ALLOWED = {
    "": frozenset(
        [
            "name",
            "aliases",
            "architecture",
            "note",
            "time_error",
            "tensor_time_error",
            "cache_error",
            "gpu",
            "peak",
            "measured",
            "sm",
            "latency",
            "timing",
            "sources",
        ]
    ),
    "gpu": _INTEGERS | {"boost_clock", "tensor_clock", "memory_bandwidth"},
    "peak": frozenset(["float64", "float32", "float16", "bfloat16", *_TENSOR]),
    "measured": frozenset(["memory_bandwidth", "tensor_clock", *_TENSOR]),
    "sm": frozenset(item.name for item in fields(StreamingMultiprocessor)),
    "latency": frozenset({"shared", "l1", "l2", "memory"}),
    "timing": frozenset(
        [
            "shared",
            "l1",
            "l2",
            "memory",
            "integer",
            "predicate",
            "multiply",
            "double",
            "special",
            "uniform",
            "constant",
            "shuffle",
            "position",
            "branch",
            "barrier",
            "global_request",
            "narrow_request",
            "read_load",
            "read_store",
            "tensor",
            "mma_share",
            "l2_bytes",
            "l2_store_bytes",
            "operand_queue",
            "launch_seconds",
        ]
    ),
}

_TIMED = "sm_90"
"""The architecture whose constants of time stand in for those of architectures that have none."""


def names() -> tuple[str, ...]:
    """Names of the GPUs that come with rooftile, sorted."""
    return tuple(sorted(path.stem for path in _GPUS.glob("*.toml")))


def load(name_or_path: str | PathLike[str]) -> Gpu:
    """One GPU, by name or from a file.

    Parameters
    ----------
    name_or_path : str or path
        A name or an alias (``h200``, ``RTX 4090``, ``A100-80GB``; case, spaces and dashes do not matter), or the path
        of a TOML file: anything that ends in ``.toml`` or holds a path separator.

    Raises
    ------
    UnknownNameError
        If there is no such GPU or file.
    UsageError
        If the file is not as it should be.
    """
    if not isinstance(name_or_path, (str, PathLike)):
        raise UsageError(
            "a GPU is given by name or by path", got=repr(name_or_path), allowed="'h200', or the path of a TOML file"
        )
    text = os.fsdecode(name_or_path)
    if not isinstance(name_or_path, str) or text.lower().endswith(".toml") or sep in text or "/" in text:
        return _load_file(Path(text))
    stems = {_plain(stem): stem for stem in names()}
    wanted = _plain(text)
    if wanted in stems:
        return _builtin(stems[wanted])
    for stem in stems.values():
        gpu = _builtin(stem)
        if wanted in map(_plain, (gpu.name, *gpu.aliases)):
            return gpu
    raise UnknownNameError(
        "there is no GPU of that name",
        got=repr(text),
        allowed=", ".join(names()),
        next_step=_suggestion(wanted, stems.values()) or "give one of these, or --gpu FILE.toml with your own",
    )


def _plain(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _suggestion(wanted: str, known: Any) -> str | None:
    close = get_close_matches(wanted, sorted(known), n=1)
    return f"did you mean {close[0]}?" if close else None


@cache
def _builtin(stem: str) -> Gpu:
    path = _GPUS / f"{stem}.toml"
    return _File(path, path.name, own=False).gpu(stem)


@dataclass(frozen=True, slots=True)
class _Limits:
    """The tables of an architecture, and the sources of what is in them."""

    sm: dict[str, Any]
    latency: dict[str, Any]
    timing: dict[str, Any]
    sources: dict[str, str]


@cache
def _limits(architecture: str) -> _Limits:
    """An architecture's SM limits, latencies and constants of time; several GPUs share one. Not to be changed."""
    file = _File(_ARCHITECTURES / f"{architecture}.toml", f"{architecture}.toml", own=False)
    sm, latency, timing = file.table("sm"), file.table("latency"), file.table("timing")
    sources = file.sources
    if architecture != _TIMED:
        timed = _limits(_TIMED)
        missing = timed.timing.keys() - timing.keys()
        assumed = {f"timing.{name}": f"Assumed as on {_TIMED}: {timed.sources[f'timing.{name}']}" for name in missing}
        timing, sources = timed.timing | timing, sources | assumed
    return _Limits(sm, latency, timing, sources)


def _load_file(path: Path) -> Gpu:
    if not os.path.isfile(path):  # a pipe or a device may have no end
        fault = "is not an ordinary file" if os.path.lexists(path) else "does not exist"
        raise UnknownNameError(
            f"the GPU's file {fault}", got=str(path), allowed="a TOML file, or one of: " + ", ".join(names())
        )
    return _File(path, str(path), own=True).gpu(str(path))


class _File:
    """One TOML file being checked; ``own`` files may leave sources out."""

    def __init__(self, path: Path, shown: str, *, own: bool) -> None:
        self.shown = shown
        self.own = own
        try:
            # A byte order mark, which TOML does not know, is what some editors put before UTF-8.
            self.data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except (OSError, ValueError, RecursionError) as error:
            raise UsageError(f"{shown} cannot be read", got=str(error), allowed="a TOML file in UTF-8") from error
        self.check_keys("", self.data)
        self.titles = self.data.get("sources", {})
        if not isinstance(self.titles, dict) or not all(isinstance(title, str) for title in self.titles.values()):
            raise self.error("[sources]", self.titles, "a table of titles")
        self.sources: dict[str, str] = {}
        """Citation of each value read so far, by its place: ``peak.float32``."""

    def error(self, key: str, got: object, allowed: str, next_step: str | None = None) -> UsageError:
        return UsageError(f"{self.shown}: {key} is not usable", got=repr(got), allowed=allowed, next_step=next_step)

    def check_keys(self, table: str, data: Mapping[str, Any]) -> None:
        for key in data:
            if key not in _ALLOWED[table]:
                homes = [f"[{name}]" for name, keys in _ALLOWED.items() if name and key in keys]
                raise UsageError(
                    f"{self.shown}: unknown key in {f'[{table}]' if table else 'the file'}",
                    got=key,
                    allowed=", ".join(sorted(_ALLOWED[table])),
                    next_step=f"move it to {' or '.join(homes)}" if homes else _suggestion(key, _ALLOWED[table]),
                )

    def table(self, name: str) -> dict[str, Any]:
        """The values of one table, checked, their sources noted."""
        data = self.data.get(name, {})
        if not isinstance(data, dict):
            raise self.error(name, data, "a table")
        self.check_keys(name, data)
        return {key: self.quantity(name, key, entry) for key, entry in data.items()}

    def quantity(self, table: str, key: str, entry: Any) -> int | float | tuple[int, ...]:
        place = f"{table}.{key}"
        value = self.cited(place, entry)
        if key == "carveouts":
            if not isinstance(value, list) or not value:
                raise self.error(place, value, "a list of sizes in bytes, ascending")
            sizes = tuple(self.integer(place, size, least=0) for size in value)
            if sizes != tuple(sorted(sizes)):
                raise self.error(place, value, "a list of sizes in bytes, ascending")
            return sizes
        if table == "sm" or key in _INTEGERS:
            return self.integer(place, value, least=0 if key == "reserved_shared_bytes" else 1)
        return self.number(place, value)

    def cited(self, place: str, entry: Any) -> Any:
        """The value of an entry; its source is noted."""
        if not isinstance(entry, dict):
            if not self.own:
                raise self.error(place, entry, "a value with its source")
            self.sources[place] = self.shown
            return entry
        if set(entry) != {"value", "source"}:
            raise self.error(place, entry, '{ value = NUMBER, source = "KEY OF [sources]" }')
        source = entry["source"]
        if not isinstance(source, str) or source not in self.titles:
            allowed = f"a key of [sources]: {', '.join(self.titles)}"
            raise self.error(f"{place}'s source", source, allowed, _suggestion(str(source), self.titles))
        self.sources[place] = self.titles[source]
        return entry["value"]

    def number(self, place: str, value: Any) -> float:
        if not _is_number(value) or not 0 < value < sys.float_info.max:
            raise self.error(place, value, "a number above 0")
        return float(value)

    def integer(self, place: str, value: Any, *, least: int) -> int:
        if not _is_number(value) or value != value // 1 or not least <= value < 2**63:
            raise self.error(place, value, f"a whole number, at least {least}")
        return int(value)

    def gpu(self, key: str) -> Gpu:
        name = self.data.get("name", key)
        aliases = self.data.get("aliases", [])
        note = self.data.get("note", "")
        time_error = self.data.get("time_error", UNVERIFIED)
        tensor_time_error = self.data.get("tensor_time_error", UNVERIFIED)
        cache_error = self.data.get("cache_error", UNVERIFIED)
        texts = {
            "name": name,
            "note": note,
            "time_error": time_error,
            "tensor_time_error": tensor_time_error,
            "cache_error": cache_error,
        }
        for key_of_text, text in texts.items():
            if not isinstance(text, str):
                raise self.error(key_of_text, text, "text")
        if not isinstance(aliases, list) or not all(isinstance(alias, str) for alias in aliases):
            raise self.error("aliases", aliases, "a list of names")
        parts = ("gpu", "peak", "measured", "sm", "latency", "timing")
        chip, peaks, measured, limits, latency, timing = (self.table(part) for part in parts)
        if "memory_bandwidth" not in chip:
            raise self.error("gpu.memory_bandwidth", None, "a bandwidth in B/s: a roofline needs one")
        if not peaks:
            raise self.error("[peak]", peaks, f"at least one of {', '.join(sorted(_ALLOWED['peak']))}, in FLOP/s")
        architecture = self.data.get("architecture")
        if architecture is not None:
            base = self.architecture(architecture)
            limits, latency, timing = base.sm | limits, base.latency | latency, base.timing | timing
            self.sources = base.sources | self.sources
        return Gpu(
            key=key,
            name=name,
            peaks=peaks,
            architecture=architecture,
            sm=self.multiprocessor(limits),
            aliases=tuple(aliases),
            measured=measured,
            latency=latency,
            timing=timing,
            time_error=time_error,
            tensor_time_error=tensor_time_error,
            cache_error=cache_error,
            sources=self.sources,
            note=note,
            **chip,
        )

    def architecture(self, name: Any) -> _Limits:
        known = sorted((path.stem for path in _ARCHITECTURES.glob("*.toml")), key=lambda stem: int(stem[3:]))
        if name not in known:
            raise self.error("architecture", name, ", ".join(known), _suggestion(str(name), known))
        return _limits(name)

    def multiprocessor(self, limits: dict[str, Any]) -> StreamingMultiprocessor | None:
        if not limits:
            return None
        missing = [item.name for item in fields(StreamingMultiprocessor) if item.name not in limits]
        if missing:
            raise self.error("[sm]", missing, "all of the SM's limits, or an architecture that gives the rest")
        return StreamingMultiprocessor(**limits)
