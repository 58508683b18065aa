"""A checked module as CUDA C++: one kernel, the entry point, with all it calls inlined into it.

What a function uses of the module is handed to it: buffers by pointers, uniform buffers, private and workgroup
variables by references. A uniform buffer that is no array is a parameter of the kernel itself, as a CUDA kernel has its
sizes. Workgroup memory begins as zero because the executor makes it so, not by stores (``Compiled.zeroed_shared``);
the compiler, to which shared memory begins as nothing in particular, is kept from knowing better.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from pathlib import Path
from typing import Final

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.cpp import (
    ascii_name,
    dtype_of,
    has,
    is_runtime_array,
    member_name,
    runtime_array,
    workgroup_bytes,
)
from rooftile.compile.wgsl.emit_expressions import Needs, length_name, passed_by_value
from rooftile.compile.wgsl.emit_statements import Statements
from rooftile.compile.wgsl.layout import size_of, stride
from rooftile.compile.wgsl.types import Array, Atomic, Binding, Checked, Matrix, Scalar, Struct, Type, Vector
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.source import Parameter

HEADER: Final = "rooftile_wgsl.cuh"
_PARTS: Final = ("types", "functions", "together")
_POINTER_BYTES: Final = 8

_AXES: Final = {
    "local_invocation_id": "threadIdx.{axis}",
    "workgroup_id": "blockIdx.{axis}",
    "num_workgroups": "gridDim.{axis}",
    "global_invocation_id": "blockIdx.{axis} * {size}u + threadIdx.{axis}",
}


@dataclass(frozen=True, slots=True)
class Translation:
    """The text, the name of the kernel in it, and its parameters.

    ``workgroup`` are the names of workgroup variables by their identifiers in the text, ``workgroup_bytes`` what all of
    them take as WebGPU counts it, ``largest`` the one that takes most.
    """

    text: str
    entry: str
    parameters: tuple[Parameter, ...]
    workgroup: dict[str, str]
    workgroup_bytes: int
    largest: syntax.Variable | None = None


@cache
def prelude(half: bool) -> str:
    """The header that every translation includes; with f16, it needs CUDA's own header for that."""
    folder = Path(__file__).parent / "prelude"
    parts = [(folder / f"{part}.cuh").read_text(encoding="utf-8") for part in _PARTS]
    return "".join(["#include <cuda_fp16.h>\n#define WGSL_HALF 1\n" if half else "", *parts])


def emit(checked: Checked, file: str) -> Translation:
    """Translate a module.

    Parameters
    ----------
    checked : Checked
    file : str
        What the line table is to call the WGSL file: an absolute path, to which a compiler adds nothing.
    """
    return _Emitter(checked, file).translation()


class _Emitter(Statements):
    def __init__(self, checked: Checked, file: str) -> None:
        super().__init__(checked)
        self._file = file
        self._entry = f"wgsl_{ascii_name(checked.entry.name)}"
        self._bindings = {binding.variable: binding for binding in checked.bindings}

    def translation(self) -> Translation:
        for function in self.checked.reachable:
            if function is not self.checked.entry:
                self._function(function)
        self._kernel()
        structs = [line for kind in self._structs() for line in self.types.define(kind)]
        text = "\n".join(
            [
                f"#include <{HEADER}>",
                "namespace wgsl {",
                *structs,
                *self.tables.values(),
                f'#line 1 "{self._file}"',
                *self.lines,
                "}",
                "",
            ]
        )
        shared = [variable for variable in self._uses.variables if variable.space == "workgroup"]
        workgroup = {self.names.of(variable): variable.name for variable in shared if variable.name.isascii()}
        sizes = {variable: workgroup_bytes(self.checked.variables[variable]) for variable in shared}
        largest = max(sizes, key=lambda variable: sizes[variable], default=None)
        return Translation(text, self._entry, tuple(self._parameters()), workgroup, sum(sizes.values()), largest)

    def _structs(self) -> Iterator[Struct]:
        """The module's structures, each behind those it holds."""
        known = {kind.name: kind for kind in self.checked.structs.values()}
        done: dict[str, None] = {}

        def visit(kind: Type) -> Iterator[Struct]:
            if isinstance(kind, Array):
                yield from visit(kind.element)
            elif isinstance(kind, Struct) and kind.name in known and kind.name not in done:
                done[kind.name] = None
                for member in kind.members:
                    yield from visit(member.type)
                yield kind

        for kind in known.values():
            yield from visit(kind)

    # Functions.

    def _function(self, function: syntax.Function) -> None:
        self.needs, self.line = Needs(), 0
        kept, self.lines, self._next = self.lines, [], None
        self.block(function.body)
        body, self.lines, self._next = self.lines, kept, None
        self.of_function[function] = needs = self.needs
        result = self.checked.results[function]
        parameters = [self._handed(variable) for variable in needs.variables]
        parameters += [f"unsigned {length_name(self.names.of(variable))}" for variable in needs.lengths]
        for parameter in function.parameters:
            parameters.append(f"{self.types(self.checked.variables[parameter])} {self.names.of(parameter)}")
            if parameter in needs.parameters:
                parameters.append(f"unsigned {length_name(self.names.of(parameter))}")
        returned = "void" if result is None else self.types(result)
        self.put(f"INLINE {returned} {self.names.of(function)}({', '.join(parameters)}) {{", function.span.start)
        self.lines += body
        self._next = None
        self.put("}", function.span.end - 1)

    def _handed(self, variable: syntax.Variable) -> str:
        """A variable of the module as a parameter of a function."""
        binding = self._bindings.get(variable)
        if binding is not None and not passed_by_value(binding.type, binding.space):
            return self._pointer(binding)
        const = "const " if binding is not None else ""
        return f"{const}{self.types(self.checked.variables[variable])}& {self.names.of(variable)}"

    def _pointer(self, binding: Binding, qualifier: str = "") -> str:
        const = "const " if binding.access == "read" else ""
        star = "" if is_runtime_array(binding.type) else "*"
        return f"{const}{self.types(binding.type)}{star}{qualifier} {self.names.of(binding.variable)}"

    # The kernel.

    def _kernel(self) -> None:
        entry, size = self.checked.entry, self.checked.workgroup_size
        self.needs, self.line = Needs(), 0
        kept, self.lines, self._next = self.lines, [], None
        for parameter in entry.parameters:
            self._builtin_parameter(parameter)
        self.block(entry.body)
        body, self.lines, self._next = self.lines, kept, None
        self._uses = self.needs
        # What other invocations write too must be read anew behind a barrier: __restrict__ would say it need not.
        parameters = [
            f"const {self.types(b.type)} {self.names.of(b.variable)}"
            if passed_by_value(b.type, b.space)
            else self._pointer(b, " __restrict__" if b.access == "read" else "")
            for b in self.checked.bindings
        ]
        parameters += [f"unsigned {length_name(self.names.of(variable))}" for variable in self._measured()]
        start = entry.at.start
        self.put(f'extern "C" __global__ void __launch_bounds__({prod(size)})', start)
        self.put(f"{self._entry}({', '.join(parameters)}) {{", start)
        # Private variables may begin as what others hold, so they are made in the order of the file.
        own = [
            v for v in self.checked.module.declarations if isinstance(v, syntax.Variable) and v in self._uses.variables
        ]
        shared = [variable for variable in own if variable.space == "workgroup"]
        for variable in shared:
            kind = self.types(self.checked.variables[variable])
            self.put(f"__shared__ {kind} {self.names.of(variable)};", variable.span.start)
        if shared:
            places = ", ".join(f'"l"(&{self.names.of(variable)})' for variable in shared)
            self.put(f'asm volatile("" : : {places} : "memory");', start)
        for variable in own:
            if variable.space == "private":
                self.line = self.line_of(variable.span.start)
                text = self.declaration(variable)
                assert text is not None
                self.put(text, variable.span.start)
        self.lines += body
        self._next = None
        self.put("}", entry.span.end - 1)

    def _builtin_parameter(self, parameter: syntax.Parameter) -> None:
        kind, name = self.checked.variables[parameter], self.names.of(parameter)
        if parameter in self.checked.builtins:
            value = self._builtin(self.checked.builtins[parameter])
            self.put(f"const {self.types(kind)} {name} = {value};", parameter.span.start)
            return
        assert isinstance(kind, Struct)
        struct = next(declared for declared in self.checked.structs if declared.name == kind.name)
        self.put(f"{self.types(kind)} {name}{{}};", parameter.span.start)
        for declared, member in zip(struct.members, kind.members, strict=True):
            value = self._builtin(self.checked.builtins[declared])
            self.put(f"{name}.{member_name(member)} = {value};", parameter.span.start)

    def _builtin(self, builtin: str) -> str:
        """The value of a built-in input (section 13.3.1.1)."""
        x, y, z = self.checked.workgroup_size
        if builtin in _AXES:
            parts = [_AXES[builtin].format(axis=axis, size=size) for axis, size in zip("xyz", (x, y, z), strict=True)]
            return f"{{{', '.join(parts)}}}"
        index = "threadIdx.x"
        index += f" + threadIdx.y * {x}u" if y > 1 or z > 1 else ""
        index += f" + threadIdx.z * {x * y}u" if z > 1 else ""
        group = "blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z)"
        return {
            "local_invocation_index": index,
            "subgroup_invocation_id": f"({index}) % {WARP_SIZE}u",
            "subgroup_id": f"({index}) / {WARP_SIZE}u",
            "subgroup_size": f"{WARP_SIZE}u",
            "num_subgroups": f"{-(-x * y * z // WARP_SIZE)}u",
            "workgroup_index": group,
            "global_invocation_index": f"({group}) * {x * y * z}u + {index}",
        }[builtin]

    # What the host is told.

    def _measured(self) -> list[syntax.Variable]:
        """Buffers whose length the kernel asks for, in the order of the bindings."""
        return [binding.variable for binding in self.checked.bindings if binding.variable in self._uses.lengths]

    def _parameters(self) -> Iterator[Parameter]:
        for binding in self.checked.bindings:
            name = binding.variable.name
            if passed_by_value(binding.type, binding.space):
                whole = None if isinstance(binding.type, Scalar) else name
                for member, dtype, offset, size in _leaves(binding.type, name, 0):
                    yield Parameter(member, "scalar", dtype, size, True, whole, offset)
            else:
                element = runtime_array(binding.type) or binding.type
                yield Parameter(name, "pointer", dtype_of(element), _POINTER_BYTES, binding.access == "read")
        for variable in self._measured():
            yield Parameter(f"{variable.name}.length", "scalar", "uint32", 4)


def _leaves(kind: Type, name: str, offset: int) -> Iterator[tuple[str, str, int, int]]:
    """The numbers in a uniform buffer: name, NumPy's name of the type, place and size in bytes."""
    match kind:
        case Scalar():
            yield name, dtype_of(kind), offset, size_of(kind)
        case Vector(size, element):
            for number in range(size):
                yield from _leaves(element, f"{name}.{'xyzw'[number]}", offset + number * size_of(element))
        case Matrix(columns, rows, element):
            column = Vector(rows, element)
            for number in range(columns):
                yield from _leaves(column, f"{name}[{number}]", offset + number * stride(column))
        case Struct(_, members):
            for member in members:
                yield from _leaves(member.type, f"{name}.{member.name}", offset + member.offset)


def header_numbers(name: str, kind: Type) -> tuple[Parameter, ...]:
    """The numbers in front of the run-time sized array that a buffer ends with; none where an array is among them."""
    array = runtime_array(kind)
    if array is None or not isinstance(kind, Struct) or any(has(m.type, Array, Atomic) for m in kind.members[:-1]):
        return ()
    return tuple(
        Parameter(f"{leaf}", "scalar", dtype, size, False, name, offset)
        for member in kind.members[:-1]
        for leaf, dtype, offset, size in _leaves(member.type, f"{name}.{member.name}", member.offset)
    )
