"""Machine code of one kernel, as ``nvdisasm`` prints it, each instruction with the PTX line it was made from.

The cubin carries the PTX text it was assembled from (``.nv_debug_ptx_txt``): comments are blanked, but it is line for
line what the compiler returns, so the disassembler's line numbers are those of the returned PTX.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rooftile.compile.nvidia import elf, toolchain
from rooftile.core.source import SassInstruction

_TIMEOUT_SECONDS = 30
_INSTRUCTION = re.compile(
    r"^\s+/\*(?P<address>[0-9a-f]{4,})\*/\s+(?:(?P<guard>@!?U?P\w+)\s+)?(?P<opcode>[\w.]+)(?P<operands>[^;]*);"
)
_LABEL = re.compile(r"^(\.L_x_\d+):")
_TARGET = re.compile(r"\((\.L_x_\d+)\)$")
_PTX_LINE = re.compile(r'^\s*//## File "\.nv_debug_ptx_txt", line (\d+)')


def disassemble(cubin: bytes, entry: str) -> tuple[SassInstruction, ...]:
    """Instructions of the kernel ``entry``, in address order; none where there is no working disassembler."""
    tool = toolchain.nvdisasm()
    if tool is None:
        return ()
    try:
        index = elf.symbols(cubin).index(entry)
        with tempfile.TemporaryDirectory(prefix="rooftile-") as folder:
            path = Path(folder) / "kernel.cubin"
            path.write_bytes(cubin)
            # Data flow analysis only names branch targets, at a third of the time.
            command = [str(tool), "-c", "-gp", "-ndf", "-fun", str(index), path.name]
            done = subprocess.run(
                command,
                cwd=folder,
                capture_output=True,
                timeout=_TIMEOUT_SECONDS,
                stdin=subprocess.DEVNULL,
                check=False,
            )
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return ()
    return tuple(parse(done.stdout.decode("utf-8", "replace"), entry)) if done.returncode == 0 else ()


def parse(listing: str, entry: str) -> Iterator[SassInstruction]:
    """Instructions of section ``.text.<entry>`` in a listing of ``nvdisasm -c -gp``.

    A line marker holds for all instructions up to the next one, a label for the next instruction.
    """
    inside = False
    ptx_line: int | None = None
    found_instructions: list[SassInstruction] = []
    labels: dict[str, int] = {}
    waiting: list[str] = []
    for row in listing.split("\n"):
        if row.startswith("\t.section\t"):
            inside = row.split("\t")[2].split(",")[0] == f".text.{entry}"
            ptx_line = None
            waiting.clear()
        elif inside and (marker := _PTX_LINE.match(row)):
            ptx_line = int(marker[1])
        elif inside and (label := _LABEL.match(row)):
            waiting.append(label[1])
        elif inside and (found := _INSTRUCTION.match(row)):
            address = int(found["address"], 16)
            labels |= dict.fromkeys(waiting, address)
            waiting.clear()
            found_instructions.append(
                SassInstruction(address, found["opcode"], found["operands"].strip(), found["guard"], ptx_line)
            )
    for instruction in found_instructions:
        goal = _TARGET.search(instruction.operands)
        yield replace(instruction, target=labels.get(goal[1])) if goal else instruction
