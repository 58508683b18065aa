"""The access functions one module of generated code needs, each written once."""

from __future__ import annotations

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.layout.accesses import GLOBAL, KIND_BROADCAST, LOCAL, LOCAL_WINDOW, SHARED, SHARED_WINDOW, Pattern
from rooftile.simt.layout.context import Context, Warp
from rooftile.simt.patterns import AccessFunction, Variant
from rooftile.simt.shapes import COMMON, GENERIC, LIKELY, AccessWriter, Shape, result_type


class Library:
    """Collects the access functions that are called and writes them.

    Parameters
    ----------
    attributes : str
        LLVM attributes of every function.
    inline : bool
        Whether common cases of accesses by whole warps are inlined where they happen.
    present : frozenset of Shape
        Shapes whose masked function another module has; they are only declared here.
    """

    def __init__(self, attributes: str, *, inline: bool, present: frozenset[Shape] = frozenset()) -> None:
        self.attributes = attributes
        self.inline = inline
        self.present = present
        self.declarations: dict[str, str] = {}
        self._needed: set[tuple[Shape, Variant]] = set()
        self._uniform: set[Shape] = set()

    def call(self, shape: Shape, *, masked: bool) -> str:
        """Name of the function for ``shape``: for warps that may be whole, or only for some lanes of one."""
        return self._need(
            shape, "masked" if masked else "whole" if shape.space == GENERIC or not self.inline else "quick"
        )

    def call_uniform(self, shape: Shape) -> str:
        """Name of the function that loads from one address for all lanes and returns scalars."""
        self._uniform.add(shape)
        return f"{shape.name}.uniform"

    def exported(self) -> frozenset[Shape]:
        """Shapes whose masked function this module defines for others, once its text is written."""
        return frozenset(shape for shape, variant in self._needed if variant == "masked")

    def _need(self, shape: Shape, variant: Variant) -> str:
        """Note a function and those it calls; returns its name."""
        if (shape, variant) not in self._needed:
            self._needed.add((shape, variant))
            if shape.space == GENERIC:
                for space in (GLOBAL, SHARED, LOCAL):
                    part = Shape(space, shape.bits, shape.elements, shape.store)
                    self._need(part, variant)
                    self._need(part, "masked")
            elif variant == "quick":
                self._need(shape, "whole")
            elif variant == "whole":
                self._need(shape, "masked")
        return name_of(shape, variant)

    def text(self) -> str:
        """IR of all functions needed; fills ``declarations`` with what they call."""
        parts = []
        for shape, variant in sorted(self._needed):
            if variant == "masked" and shape in self.present:
                parts.append(f"declare fastcc {shape.result} @{name_of(shape, variant)}({shape.signature})")
                continue
            if shape.space == GENERIC:
                writer = _generic(shape, variant)
            else:
                function = AccessFunction(shape, variant)
                function.write()
                writer = function.w
            linkage = "" if variant == "masked" else "internal "
            inlining = "alwaysinline" if variant == "quick" else "noinline"
            head = f"{linkage}fastcc {shape.result} @{name_of(shape, variant)}({shape.signature})"
            parts.append(self._define(head, inlining, writer))
        for shape in sorted(self._uniform):
            result = result_type(f"i{shape.bits}", shape.elements, store=False)
            head = f"internal fastcc {result} @{shape.name}.uniform({COMMON}, i64 %first)"
            parts.append(self._define(head, "alwaysinline" if self.inline else "noinline", _uniform(shape)))
        return "\n".join(parts)

    def _define(self, head: str, inlining: str, writer: AccessWriter) -> str:
        self.declarations.update(writer.declarations)
        return "\n".join([f"define {head} {self.attributes} {inlining} {{", *writer.lines, "}"])


def name_of(shape: Shape, variant: Variant) -> str:
    """Name of a function."""
    return shape.name if variant == "whole" else f"{shape.name}.{variant}"


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


def _generic(shape: Shape, variant: Variant) -> AccessWriter:
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

    def call(space: int, mask: str, variant: Variant) -> list[str]:
        target = Shape(space, shape.bits, shape.elements, shape.store)
        slot = "%slot" if space == GLOBAL else w.assign(f"add i64 %slot, {space}")
        where = "%address, i64 %offset" if space == GLOBAL else f"{narrow}, i32 0"
        values = "".join(f", {shape.plane} %value{i}" for i in range(shape.elements if shape.store else 0))
        arguments = f"ptr %context, ptr %warp, i64 {slot}, i64 %step, i32 {mask}, {target.address} {where}{values}"
        return w.call_planes(shape, f"call fastcc {shape.result} @{name_of(target, variant)}({arguments})")

    for space in (GLOBAL, SHARED, LOCAL):
        w.line(f"%all{space} = icmp eq i32 {masks[space]}, %mask")
        w.line(f"br i1 %all{space}, label %only{space}, label %not{space}")
        w.label(f"only{space}")
        w.return_planes(shape, call(space, "%mask", variant))
        w.label(f"not{space}")
    planes: list[str] = []
    for space in (GLOBAL, SHARED, LOCAL):
        part = call(space, masks[space], "masked")
        planes = [w.assign(f"or {shape.plane} {a}, {b}") for a, b in zip(planes, part, strict=True)] if planes else part
    w.return_planes(shape, planes)
    return w
