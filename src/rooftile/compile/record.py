"""A :class:`Compiled` as bytes for the disk cache, and back. JSON: reading a file made by someone else runs nothing."""

from __future__ import annotations

import base64
import json
from dataclasses import asdict
from typing import Any, Final

from rooftile.core.launch_site import Contents, Copied, LaunchSite, Memory
from rooftile.core.source import (
    ArrayShape,
    Compiled,
    Diagnostic,
    Location,
    OtherKernel,
    Parameter,
    Resources,
    SassInstruction,
    Signature,
    Source,
    Subscript,
)

SCHEMA: Final = 46
"""Raise when what is stored, or how it is worked out, changes; older entries are then not found."""


def dump(compiled: Compiled) -> bytes:
    """All of ``compiled`` but its source, which the reader has."""
    record = {
        "signature": asdict(compiled.signature),
        "ptx": compiled.ptx,
        "subscripts": [asdict(subscript) for subscript in compiled.subscripts],
        "resources": asdict(compiled.resources) if compiled.resources else None,
        "sass": [[s.address, s.opcode, s.operands, s.guard, s.ptx_line, s.target] for s in compiled.sass],
        "toolchain": compiled.toolchain,
        "cubin": base64.b64encode(compiled.cubin).decode() if compiled.cubin is not None else None,
        "warnings": [asdict(warning) for warning in compiled.warnings],
        "launches": [asdict(site) for site in compiled.launches],
        "others": [asdict(other) for other in compiled.others],
        "arrays": [[array.name, array.extents, array.factors] for array in compiled.arrays],
    }
    return json.dumps(record, separators=(",", ":")).encode()


def load(data: bytes, source: Source) -> Compiled:
    """The inverse of :func:`dump`.

    Raises
    ------
    ValueError, KeyError, TypeError
        If ``data`` is not such a record.
    """
    record = json.loads(data)
    return Compiled(
        source,
        _signature(record["signature"]),
        record["ptx"],
        tuple(Subscript(**subscript) for subscript in record["subscripts"]),
        Resources(**record["resources"]) if record["resources"] else None,
        tuple(SassInstruction(*fields) for fields in record["sass"]),
        record["toolchain"],
        base64.b64decode(record["cubin"]) if record["cubin"] is not None else None,
        tuple(Diagnostic(**{**w, "location": _location(w["location"])}) for w in record["warnings"]),
        tuple(_site(fields) for fields in record["launches"]),
        tuple(ArrayShape(name, tuple(extents), tuple(factors)) for name, extents, factors in record["arrays"]),
        others=tuple(OtherKernel(_signature(each["signature"]), _site(each["site"])) for each in record["others"]),
    )


def _signature(fields: dict[str, Any]) -> Signature:
    parameters = tuple(Parameter(**parameter) for parameter in fields["parameters"])
    return Signature(fields["name"], fields["entry"], parameters, _location(fields["location"]))


def _site(fields: dict[str, Any]) -> LaunchSite:
    place = _location(fields["location"])
    if place is None:
        raise ValueError("a launch without a place")
    lists = {name: tuple(fields[name]) for name in ("grid", "block", "arguments", "certain")}
    lists |= {name: tuple(map(tuple, fields[name])) for name in ("conditions", "exits")}
    contents = {name: Contents(**held) for name, held in fields["contents"].items()}
    copied = tuple(_copied(held) for held in fields["copied"])
    others = {name: tuple(_site(held) for held in fields[name]) for name in ("behind", "ahead")}
    return LaunchSite(**{**fields, **lists, "location": place, "contents": contents, "copied": copied, **others})


def _copied(fields: dict[str, Any]) -> Copied:
    ends = {end: Memory(**fields[end]) if fields[end] else None for end in ("target", "source")}
    return Copied(**{**fields, **ends})


def _location(fields: dict[str, Any] | None) -> Location | None:
    return Location(**{**fields, "inlined_at": _location(fields["inlined_at"])}) if fields else None
