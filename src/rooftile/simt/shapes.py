"""Shapes of memory access, and a writer with the steps that access functions share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.emit import Writer
from rooftile.simt.layout import accesses, offset_of
from rooftile.simt.layout.accesses import GLOBAL, LOCAL, SHARED, Pattern
from rooftile.simt.layout.context import Context, Warp

GENERIC: Final = 3
"""A space only known at run time; the others are numbered in :mod:`~rooftile.simt.layout`."""

COMMON: Final = "ptr %context, ptr %warp, i64 %slot, i64 %step, i32 %mask"
"""First parameters of every access function; ``step`` is what one request adds to the statistics, 0 or 1."""

LIKELY: Final = ", !prof !1"
"""Branch weights; the module defines ``!1``."""

_SPACE_NAMES: Final = {GLOBAL: "global", SHARED: "shared", LOCAL: "local", GENERIC: "generic"}


@dataclass(frozen=True, slots=True, order=True)
class Shape:
    """What an access function does: a state space, element width in bits, elements a lane, direction."""

    space: int
    bits: int
    elements: int
    store: bool

    @property
    def name(self) -> str:
        """The function's name."""
        return f"{'store' if self.store else 'load'}.{_SPACE_NAMES[self.space]}.{self.bits}x{self.elements}"

    @property
    def bytes(self) -> int:
        """Bytes a lane moves."""
        return self.bits // 8 * self.elements

    @property
    def address_bits(self) -> int:
        """Width of an address register: shared and local memory are small."""
        return 64 if self.space in (GLOBAL, GENERIC) else 32

    @property
    def address(self) -> str:
        """Type of the lanes' addresses."""
        return f"<{WARP_SIZE} x i{self.address_bits}>"

    @property
    def plane(self) -> str:
        """Type of one element of all lanes."""
        return f"<{WARP_SIZE} x i{self.bits}>"

    @property
    def result(self) -> str:
        """Type the function returns."""
        return result_type(self.plane, self.elements, self.store)

    @property
    def signature(self) -> str:
        """Parameter list with names."""
        values = [f"{self.plane} %value{i}" for i in range(self.elements if self.store else 0)]
        return ", ".join([COMMON, f"{self.address} %address", f"i{self.address_bits} %offset", *values])


def result_type(element: str, count: int, store: bool) -> str:
    """``element``, a structure of ``count`` of them, or nothing for a store."""
    if store:
        return "void"
    return element if count == 1 else "{" + ", ".join([element] * count) + "}"


def indices(values: range | list[int]) -> str:
    """A shuffle mask."""
    return f"<{len(values)} x i32> <" + ", ".join(f"i32 {v}" for v in values) + ">"


class AccessWriter(Writer):
    """A writer for access functions, with the steps they share."""

    def field(self, base: str, structure: type[Context] | type[Warp] | type[Pattern], name: str) -> str:
        """Address of a structure's field."""
        return self.assign(f"getelementptr inbounds i8, ptr {base}, i64 {offset_of(structure, name)}")

    def load_field(self, base: str, structure: type[Context] | type[Warp] | type[Pattern], name: str, kind: str) -> str:
        """A structure's field."""
        return self.assign(f"load {kind}, ptr {self.field(base, structure, name)}")

    def at(self, base: str, offset: int | str) -> str:
        """``base`` plus bytes."""
        return self.assign(f"getelementptr i8, ptr {base}, i64 {offset}")

    def current_pattern(self) -> str:
        """The pattern that the warp met last at this slot."""
        table = self.load_field("%warp", Warp, "patterns", "ptr")
        return self.assign(f"load ptr, ptr {self.assign(f'getelementptr ptr, ptr {table}, i64 %slot')}")

    def in_bounds(self, pattern: str, first: str, lane_bytes: int) -> str:
        """Whether the first address (i64) keeps all lanes in bounds and is aligned."""
        base = self.load_field(pattern, Pattern, "base", "i64")
        limit = self.load_field(pattern, Pattern, "range", "i64")
        distance = self.assign(f"sub i64 {first}, {base}")
        shift = lane_bytes.bit_length() - 1
        if shift:
            self.declarations["llvm.fshr.i64"] = "declare i64 @llvm.fshr.i64(i64, i64, i64)"
            distance = self.assign(f"call i64 @llvm.fshr.i64(i64 {distance}, i64 {distance}, i64 {shift})")
        return self.assign(f"icmp ule i64 {distance}, {limit}")

    def count_hit(self, pattern: str, first: str, space: int, lane_bytes: int) -> None:
        """Count one request for the pattern and the alignment of its first address (i64)."""
        phases = accesses.phases(space, lane_bytes)
        cell = self.field(pattern, Pattern, "hits")
        if phases > 1:
            number = self.assign(f"lshr i64 {first}, {lane_bytes.bit_length() - 1}")
            number = self.assign(f"and i64 {number}, {phases - 1}")
            cell = self.assign(f"getelementptr i64, ptr {cell}, i64 {number}")
        old = self.assign(f"load i64, ptr {cell}")
        self.line(f"store i64 {self.assign(f'add i64 {old}, %step')}, ptr {cell}")

    def splat_of(self, scalar: str, element: str, count: int = WARP_SIZE) -> str:
        """``scalar`` in every lane."""
        kind = f"<{count} x {element}>"
        first = self.assign(f"insertelement {kind} poison, {element} {scalar}, i64 0")
        return self.assign(f"shufflevector {kind} {first}, {kind} poison, <{count} x i32> zeroinitializer")

    def widen(self, scalar: str, bits: int) -> str:
        """An address as i64."""
        return scalar if bits == 64 else self.assign(f"zext i{bits} {scalar} to i64")

    def resolve(self) -> str:
        """Ask the runtime for the pattern of the addresses in ``warp.address``."""
        self.declarations["rooftile_resolve"] = "declare ptr @rooftile_resolve(ptr, ptr, i64, i32) cold nounwind"
        return self.assign("call ptr @rooftile_resolve(ptr %context, ptr %warp, i64 %slot, i32 %mask)")

    def access_lanes(self) -> None:
        """Have the runtime do the access lane by lane."""
        self.declarations["rooftile_access"] = "declare void @rooftile_access(ptr, ptr, i64, i32) cold nounwind"
        self.line("call void @rooftile_access(ptr %context, ptr %warp, i64 %slot, i32 %mask)")

    def store_addresses(self, shape: Shape) -> None:
        """Put the lanes' full addresses where the runtime looks for them."""
        offset = self.splat_of("%offset", f"i{shape.address_bits}")
        wide = self.assign(f"add {shape.address} %address, {offset}")
        if shape.address_bits != 64:
            wide = self.assign(f"zext {shape.address} {wide} to <{WARP_SIZE} x i64>")
        self.line(f"store <{WARP_SIZE} x i64> {wide}, ptr {self.field('%warp', Warp, 'address')}, align 8")

    def return_planes(self, shape: Shape, planes: list[str]) -> None:
        """Return what was loaded."""
        if shape.store:
            self.line("ret void")
        elif shape.elements == 1:
            self.line(f"ret {shape.plane} {planes[0]}")
        else:
            whole = "poison"
            for i, plane in enumerate(planes):
                whole = self.assign(f"insertvalue {shape.result} {whole}, {shape.plane} {plane}, {i}")
            self.line(f"ret {shape.result} {whole}")

    def call_planes(self, shape: Shape, call: str) -> list[str]:
        """Call an access function; the planes that it returns."""
        if shape.store:
            self.line(call)
            return []
        result = self.assign(call)
        if shape.elements == 1:
            return [result]
        return [self.assign(f"extractvalue {shape.result} {result}, {i}") for i in range(shape.elements)]
