"""PTX of a translated kernel as if the compiler had read the WGSL: its lines, and its names of workgroup variables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rooftile.core.source import with_files_shown

_FILE: Final = re.compile(r'^\s*\.file\s+(\d+)\s+"([^"]*)"', re.MULTILINE)
_PLACE: Final = re.compile(
    r"^(?P<indent>\s*)\.loc\s+(?P<at>\d+ \d+ \d+)"
    r"(?P<inlined>, function_name [^,]+, inlined_at (?P<caller>\d+ \d+ \d+))?"
)


def in_user_lines(ptx: str, file: str, shown: str) -> str:
    """``ptx`` in which code of the prelude stands where it was inlined; no line is added or taken away.

    Parameters
    ----------
    ptx : str
    file : str
        What the user's file is called there.
    shown : str
        What it is to be called.
    """
    own = {number for number, name in _FILE.findall(ptx) if name == file}
    known: dict[str, str] = {}
    lines = ptx.split("\n")
    for number, line in enumerate(lines):
        place = _PLACE.match(line)
        if place is None:
            continue
        at, caller = place["at"], place["caller"]
        said = f"{at}{place['inlined'] or ''}"
        if at.partition(" ")[0] not in own:
            said = known.get(caller, said if caller is None else caller)
            lines[number] = f"{place['indent']}.loc\t{said}"
        known[at] = said
    return with_files_shown("\n".join(lines), lambda name: shown if name == file else name.rpartition("/")[2])


def with_user_names(ptx: str, entry: str, names: Mapping[str, str]) -> str:
    """``ptx`` with the variables of the kernel ``entry`` called as ``names`` says, mangled as before."""

    def renamed(match: re.Match[str]) -> str:
        name = names.get(match["name"])
        return match[0] if name is None else f"{match['scope']}{len(name)}{name}"

    return re.sub(rf"\b(?P<scope>_ZZ{len(entry)}{re.escape(entry)}E)\d+(?P<name>[A-Za-z_]\w*)", renamed, ptx)
