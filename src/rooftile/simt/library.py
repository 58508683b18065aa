"""The access functions one module of generated code needs, each written once."""

from __future__ import annotations

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.layout import (
    GLOBAL,
    KIND_BROADCAST,
    LOCAL,
    LOCAL_WINDOW,
    SHARED,
    SHARED_WINDOW,
    Context,
    Pattern,
    Warp,
)
from rooftile.simt.patterns import AccessFunction
from rooftile.simt.shapes import COMMON, GENERIC, LIKELY, AccessWriter, Shape, result_type


class Library:
    """Collects the access functions that are called and writes them.

    Parameters
    ----------
    attributes : str
        LLVM attributes of every function.
    present : frozenset of Shape
        Shapes whose masked function another module has; they are only declared here.
    """

    def __init__(self, attributes: str, present: frozenset[Shape] = frozenset()) -> None:
        self.attributes = attributes
        self.present = present
        self.masked: set[Shape] = set()
        self.whole: set[Shape] = set()
        self.uniform: set[Shape] = set()

    def call(self, shape: Shape, *, masked: bool) -> str:
        """Name of the function for ``shape``: for warps that may be whole, or only for some lanes of one."""
        (self.masked if masked else self.whole).add(shape)
        return f"{shape.name}.masked" if masked else shape.name

    def call_uniform(self, shape: Shape) -> str:
        """Name of the function that loads from one address for all lanes and returns scalars."""
        self.uniform.add(shape)
        return f"{shape.name}.uniform"

    def declarations(self) -> dict[str, str]:
        """Runtime functions and intrinsics used by the functions written."""
        return self._declared

    def text(self, *, inline: bool) -> str:
        """IR of all functions needed; those for whole warps are inlined where they are called if ``inline``."""
        self._declared: dict[str, str] = {}
        parts = []
        for shape in sorted(s for s in self.whole if s.space == GENERIC):
            for space in (GLOBAL, SHARED, LOCAL):
                self.whole.add(Shape(space, shape.bits, shape.elements, shape.store))
        for shape in sorted(s for s in self.masked | self.whole if s.space == GENERIC):
            for space in (GLOBAL, SHARED, LOCAL):
                self.masked.add(Shape(space, shape.bits, shape.elements, shape.store))
        self.masked |= {s for s in self.whole if s.space != GENERIC}
        for shape in sorted(self.masked | self.whole):
            for masked in (False, True):
                if shape not in (self.masked if masked else self.whole):
                    continue
                name = f"{shape.name}.masked" if masked else shape.name
                if masked and shape in self.present:
                    parts.append(f"declare fastcc {shape.result} @{name}({shape.signature})")
                elif shape.space == GENERIC:
                    parts.append(self._define(name, shape, masked, "noinline", _generic(shape, masked)))
                else:
                    function = AccessFunction(shape, masked)
                    function.write()
                    kind = "noinline" if masked or not inline else "alwaysinline"
                    parts.append(self._define(name, shape, masked, kind, function.w))
        for shape in sorted(self.uniform):
            writer = _uniform(shape)
            self._declared.update(writer.declarations)
            result = result_type(f"i{shape.bits}", shape.elements, store=False)
            inlining = "alwaysinline" if inline else "noinline"
            parts += [
                f"define internal fastcc {result} @{shape.name}.uniform({COMMON}, i64 %first) "
                f"{self.attributes} {inlining} {{",
                *writer.lines,
                "}",
            ]
        return "\n".join(parts)

    def exported(self) -> frozenset[Shape]:
        """Shapes whose masked function this module defines for others."""
        return frozenset(self.masked)

    def _define(self, name: str, shape: Shape, masked: bool, inlining: str, writer: AccessWriter) -> str:
        self._declared.update(writer.declarations)
        linkage = "" if masked else "internal "
        head = f"define {linkage}fastcc {shape.result} @{name}({shape.signature}) {self.attributes} {inlining} {{"
        return "\n".join([head, *writer.lines, "}"])


def _uniform(shape: Shape) -> AccessWriter:
    """One address for all lanes: the fitting pattern is a broadcast under the same mask."""
    w = AccessWriter()
    result = result_type(f"i{shape.bits}", shape.elements, store=False)
    w.label("entry")
    w.line("%none = icmp eq i32 %mask, 0")
    w.line("br i1 %none, label %nothing, label %some")
    w.label("nothing")
    w.line(f"ret {result} zeroinitializer")
    w.label("some")
    pattern = w.current_pattern()
    same = w.assign(f"icmp eq i32 {w.load_field(pattern, Pattern, 'mask', 'i32')}, %mask")
    kind = w.assign(f"icmp eq i32 {w.load_field(pattern, Pattern, 'kind', 'i32')}, {KIND_BROADCAST}")
    inside = w.in_bounds(pattern, "%first", shape.bytes)
    fits = w.assign(f"and i1 {w.assign(f'and i1 {same}, {kind}')}, {inside}")
    w.line("br label %check")
    w.label("check")
    w.line(f"br i1 {fits}, label %hit, label %miss{LIKELY}")
    w.label("miss")
    spread = w.splat_of("%first", "i64")
    w.line(f"store <{WARP_SIZE} x i64> {spread}, ptr {w.field('%warp', Warp, 'address')}, align 8")
    resolved = w.resolve()
    w.line(f"%lost = icmp eq ptr {resolved}, null")
    w.line("br i1 %lost, label %careful, label %hit")
    w.label("careful")
    w.access_lanes()
    lane = w.intrinsic("llvm.cttz.i32", "i32", [("i32", "%mask"), ("i1", "true")])
    lane_value = w.assign(
        f"getelementptr i{shape.bits}, ptr {w.field('%warp', Warp, 'value')}, i32 {lane}",
    )
    slow = [
        w.assign(f"load i{shape.bits}, ptr {w.at(lane_value, i * WARP_SIZE * shape.bits // 8)}")
        for i in range(shape.elements)
    ]
    w.line("br label %join")
    w.label("hit")
    w.line(f"%pattern = phi ptr [ {pattern}, %check ], [ {resolved}, %miss ]")
    w.count_hit("%pattern", "%first", shape.space, shape.bytes)
    if shape.space == SHARED:
        memory = w.at(w.load_field("%context", Context, "shared", "ptr"), "%first")
    else:
        memory = w.assign("inttoptr i64 %first to ptr")
    fast = [
        w.assign(f"load i{shape.bits}, ptr {w.at(memory, i * shape.bits // 8)}, align {shape.bits // 8}")
        for i in range(shape.elements)
    ]
    w.line("br label %join")
    w.label("join")
    values = [w.assign(f"phi i{shape.bits} [ {a}, %careful ], [ {b}, %hit ]") for a, b in zip(slow, fast, strict=True)]
    if shape.elements == 1:
        w.line(f"ret {result} {values[0]}")
    else:
        whole = "poison"
        for i, value in enumerate(values):
            whole = w.assign(f"insertvalue {result} {whole}, i{shape.bits} {value}, {i}")
        w.line(f"ret {result} {whole}")
    return w


def _generic(shape: Shape, masked: bool) -> AccessWriter:
    """Sort lanes by the window their address lies in; nearly always they all lie in one.

    The three slots of a generic access follow each other in the order of the spaces' numbers.
    """
    w = AccessWriter()
    lanes = f"<{WARP_SIZE} x i64>"
    w.label("entry")
    full = w.assign(f"add {lanes} %address, {w.splat_of('%offset', 'i64')}")
    high = w.assign(f"lshr {lanes} {full}, splat (i64 32)")
    masks = {}
    for space, window in ((SHARED, SHARED_WINDOW), (LOCAL, LOCAL_WINDOW)):
        inside = w.assign(f"icmp eq {lanes} {high}, splat (i64 {window >> 32})")
        bits = w.assign(f"bitcast <{WARP_SIZE} x i1> {inside} to i32")
        masks[space] = w.assign(f"and i32 {bits}, %mask")
    windowed = w.assign(f"or i32 {masks[SHARED]}, {masks[LOCAL]}")
    masks[GLOBAL] = w.assign(f"xor i32 {windowed}, %mask")
    narrow = w.assign(f"trunc {lanes} {full} to <{WARP_SIZE} x i32>")

    def call(space: int, mask: str, part: bool) -> list[str]:
        target = Shape(space, shape.bits, shape.elements, shape.store)
        slot = "%slot" if space == GLOBAL else w.assign(f"add i64 %slot, {space}")
        where = "%address, i64 %offset" if space == GLOBAL else f"{narrow}, i32 0"
        values = "".join(f", {shape.plane} %value{i}" for i in range(shape.elements if shape.store else 0))
        name = f"{target.name}.masked" if part else target.name
        call = (
            f"call fastcc {shape.result} @{name}(ptr %context, ptr %warp, i64 {slot}, i64 %step, i32 {mask}, "
            f"{target.address} {where}{values})"
        )
        if shape.store:
            w.line(call)
            return []
        result = w.assign(call)
        if shape.elements == 1:
            return [result]
        return [w.assign(f"extractvalue {shape.result} {result}, {i}") for i in range(shape.elements)]

    for space in (GLOBAL, SHARED, LOCAL):
        w.line(f"%all{space} = icmp eq i32 {masks[space]}, %mask")
        w.line(f"br i1 %all{space}, label %only{space}, label %not{space}")
        w.label(f"only{space}")
        w.return_planes(shape, call(space, "%mask", masked))
        w.label(f"not{space}")
    planes: list[str] = []
    for space in (GLOBAL, SHARED, LOCAL):
        part = call(space, masks[space], True)
        planes = [w.assign(f"or {shape.plane} {a}, {b}") for a, b in zip(planes, part, strict=True)] if planes else part
    w.return_planes(shape, planes)
    return w
