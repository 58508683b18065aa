"""A compiled kernel as the executor wants it."""

from __future__ import annotations

from dataclasses import replace

from rooftile.core.source import Compiled, Location, Signature, name_in_ptx
from rooftile.ptx import sass
from rooftile.ptx.barriers import separate_barriers
from rooftile.ptx.expressions import attach_expressions
from rooftile.ptx.parameters import with_direct_reads, with_members
from rooftile.ptx.parser import parse
from rooftile.ptx.program import Kernel
from rooftile.ptx.shapes import with_shapes
from rooftile.ptx.trace import trace_addresses


def load(compiled: Compiled) -> Kernel:
    """Read the kernel's PTX, trace its addresses, name its accesses as the source does, and join its machine code.

    Parameters
    ----------
    compiled : Compiled

    Returns
    -------
    Kernel
        Every memory instruction's ``access`` is filled as far as it can be told.

    Raises
    ------
    PtxError
        If the PTX cannot be read; carries the source line where it is known.
    """
    name = compiled.source.name
    module = parse(compiled.ptx, file_names={name_in_ptx(name): name}, entry=compiled.signature.entry)
    kernel = module.kernels[compiled.signature.entry]
    if compiled.source.language == "ptx" and all(ins.location is None for ins in kernel.instructions):
        kernel = _at_own_lines(kernel, name)
    kernel = with_members(with_direct_reads(kernel), compiled.signature)
    kernel, traces = trace_addresses(kernel, compiled.signature)
    kernel = _with_tables(kernel, compiled.signature)
    kernel = with_shapes(kernel, compiled.arrays)
    kernel = attach_expressions(kernel, compiled.source, compiled.subscripts)
    kernel = separate_barriers(kernel, compiled.source)
    kernel = replace(kernel, wgsl_memory=compiled.source.language == "wgsl")
    kernel = sass.join(kernel, compiled.sass, traces) if compiled.sass else kernel
    others = {
        each.signature.entry: replace(compiled, signature=each.signature, sass=(), others=())
        for each in compiled.others
    }
    return replace(kernel, others={entry: load(other) for entry, other in others.items()}) if others else kernel


def _at_own_lines(kernel: Kernel, file: str) -> Kernel:
    """``kernel`` with each instruction at its line of the PTX, which then is all the source there is."""
    blocks = []
    for block in kernel.blocks:
        instructions = tuple(replace(ins, location=Location(file, ins.ptx_line)) for ins in block.instructions)
        blocks.append(replace(block, instructions=instructions))
    return replace(kernel, blocks=tuple(blocks))


def _with_tables(kernel: Kernel, signature: Signature) -> Kernel:
    """``kernel`` with accesses to tables of pointers under these tables' names: they are no elements of a matrix."""
    tables = {parameter.name: parameter.table for parameter in signature.parameters if parameter.to == "pointers"}
    blocks = []
    for block in kernel.blocks if tables else ():
        instructions = tuple(
            replace(ins, access=replace(ins.access, array=tables[ins.access.array]))
            if ins.access is not None and ins.access.array in tables
            else ins
            for ins in block.instructions
        )
        blocks.append(replace(block, instructions=instructions))
    return replace(kernel, blocks=tuple(blocks)) if tables else kernel
