"""What of a file's host code can be told by looking at it, as findings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rooftile.compile.cpp.body import Listing
from rooftile.compile.host.slips import host_slips
from rooftile.core.finding import Finding, Severity
from rooftile.core.source import Location

_HOST: Final[dict[str, tuple[Severity, str]]] = {
    "not-compiled": ("error", "no compiler takes it"),
    "no-return": ("warning", "what the caller gets is chance"),
    "unchecked-launch": ("note", "a launch that fails leaves no other trace"),
    "nan-blind-check": ("note", "a wrong kernel may pass"),
    "equal-inputs": ("note", "a wrong kernel may pass"),
}
"""How much each kind of slip weighs, and why it matters."""


def of_host(listing: Listing, file: str) -> Iterator[Finding]:
    """What looks wrong in the host code of ``file`` around a kernel; only CUDA C++ has any."""
    if listing.language != "cuda":
        return
    for edit in host_slips(listing.text, listing.macros, listing.name):
        severity, why = _HOST[edit.kind]
        yield Finding(edit.kind, severity, edit.message, Location(file, edit.line), why=why, advice=edit.advice)
