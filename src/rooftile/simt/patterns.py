"""The functions through which generated code reads and writes memory.

Each compares the warp's addresses with the *pattern* its access met last: the distances from the first lane's address,
the execution mask and the bounds. If all fit (one vector comparison and two scalar ones), the access is in bounds and
aligned, its shape is known, and one counter for the first address's alignment holds all statistics. Otherwise the C
runtime finds or makes the fitting pattern, or does the access lane by lane.
"""

from __future__ import annotations

from typing import Final, Literal

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.layout import accesses
from rooftile.simt.layout.accesses import LOCAL, SHARED, Pattern
from rooftile.simt.layout.context import Context, Warp
from rooftile.simt.shapes import COMMON, LIKELY, AccessWriter, Shape, indices

Variant = Literal["masked", "whole", "quick"]

_HALF: Final = WARP_SIZE // 2


class AccessFunction:
    """Writes one function of one :class:`Shape`.

    Parameters
    ----------
    shape : Shape
    variant : str
        "masked" for some lanes of a warp, "whole" for warps that are usually complete (it calls the first where they
        are not), "quick" for inlining: the commonest cases of "whole", which it calls for the rest.
    """

    def __init__(self, shape: Shape, variant: Variant) -> None:
        self.shape = shape
        self.variant = variant
        self.masked = variant == "masked"
        self.w = AccessWriter()
        self._results: list[tuple[str, list[str]]] = []

    def write(self) -> None:
        """Write the body. Control flow: fitting pattern -> shape of access -> join; else resolve, or lane by lane."""
        w, shape = self.w, self.shape
        w.label("entry")
        self.lane, self.lanes = "0", "splat (i1 true)"
        if self.masked:
            w.line("%none = icmp eq i32 %mask, 0")
            w.line("br i1 %none, label %nothing, label %some")
            w.label("nothing")
            w.return_planes(shape, ["zeroinitializer"] * shape.elements)
            w.label("some")
            self.lane = w.intrinsic("llvm.cttz.i32", "i32", [("i32", "%mask"), ("i1", "true")])
            self.lanes = w.assign(f"bitcast i32 %mask to <{WARP_SIZE} x i1>")
        elif self.variant == "whole":
            w.line("%full = icmp eq i32 %mask, -1")
            w.line(f"br i1 %full, label %complete, label %part{LIKELY}")
            w.label("part")
            w.return_planes(shape, self._call(f"{shape.name}.masked"))
            w.label("complete")
        first_lane = w.assign(f"extractelement {shape.address} %address, i32 {self.lane}")
        spread = w.splat_of(first_lane, f"i{shape.address_bits}")
        self.delta = w.assign(f"sub {shape.address} %address, {spread}")
        first = w.assign(f"add i{shape.address_bits} {first_lane}, %offset")
        self.first = w.widen(first, shape.address_bits)
        pattern = w.current_pattern()
        fits = self._fits(pattern)
        if self.variant == "quick":
            quick = self._is_quick(w.load_field(pattern, Pattern, "kind", "i32"))
            full = w.assign("icmp eq i32 %mask, -1")
            fits = w.assign(f"and i1 {fits}, {w.assign(f'and i1 {quick}, {full}')}")
        w.line("br label %check")
        w.label("check")
        w.line(f"br i1 {fits}, label %hit, label %miss{LIKELY}")
        w.label("miss")
        if self.variant == "quick":
            self._finish("miss", self._call(shape.name))
            w.label("hit")
        else:
            pattern = self._miss(pattern)
        w.count_hit(pattern, self.first, shape.space, shape.bytes)
        self._move(pattern)
        w.label("join")
        results = [
            w.assign(f"phi {shape.plane} " + ", ".join(f"[ {planes[i]}, %{label} ]" for label, planes in self._results))
            for i in range(0 if shape.store else shape.elements)
        ]
        w.return_planes(shape, results)

    def _is_quick(self, kind: str) -> str:
        """Whether the quick variant moves a pattern of this kind; a store to one word by several lanes it does not."""
        w = self.w
        if not self.shape.store:
            above = w.assign(f"sub i32 {kind}, {accesses.KIND_BROADCAST}")
            return w.assign(f"icmp ule i32 {above}, {accesses.KIND_HALF_CONTIGUOUS - accesses.KIND_BROADCAST}")
        rows = [w.assign(f"icmp eq i32 {kind}, {k}") for k in (accesses.KIND_CONTIGUOUS, accesses.KIND_HALF_CONTIGUOUS)]
        return w.assign(f"or i1 {rows[0]}, {rows[1]}")

    def _miss(self, pattern: str) -> str:
        """Ask the runtime for a fitting pattern, or to do the access; begins block ``hit``, returns its pattern."""
        w, shape = self.w, self.shape
        w.store_addresses(shape)
        resolved = w.resolve()
        w.line(f"%lost = icmp eq ptr {resolved}, null")
        w.line("br i1 %lost, label %careful, label %hit")
        w.label("careful")
        values = w.field("%warp", Warp, "value")
        size = WARP_SIZE * shape.bits // 8
        for i in range(shape.elements if shape.store else 0):
            w.line(f"store {shape.plane} %value{i}, ptr {w.at(values, i * size)}, align 4")
        w.access_lanes()
        planes = []
        for i in range(0 if shape.store else shape.elements):
            plane = w.assign(f"load {shape.plane}, ptr {w.at(values, i * size)}, align 4")
            planes.append(self._only_active(plane))
        self._finish("careful", planes)
        w.label("hit")
        return w.assign(f"phi ptr [ {pattern}, %check ], [ {resolved}, %miss ]")

    def _call(self, name: str) -> list[str]:
        """Call another variant with the same arguments; the planes that it returns."""
        w, shape = self.w, self.shape
        values = "".join(f", {shape.plane} %value{i}" for i in range(shape.elements if shape.store else 0))
        arguments = f"{COMMON}, {shape.address} %address, i{shape.address_bits} %offset{values}"
        return w.call_planes(shape, f"call fastcc {shape.result} @{name}({arguments})")

    def _only_active(self, plane: str) -> str:
        """``plane`` with zeros in the lanes that do not take part."""
        if not self.masked:
            return plane
        kind = self.shape.plane
        return self.w.assign(f"select <{WARP_SIZE} x i1> {self.lanes}, {kind} {plane}, {kind} zeroinitializer")

    def _fits(self, pattern: str) -> str:
        w, shape = self.w, self.shape
        known = w.assign(f"load {shape.address}, ptr {w.field(pattern, Pattern, 'delta')}, align 64")
        differ = w.assign(f"icmp ne {shape.address} {known}, {self.delta}")
        differ = w.assign(f"bitcast <{WARP_SIZE} x i1> {differ} to i32")
        if self.masked:
            differ = w.assign(f"and i32 {differ}, %mask")
        same = w.assign(f"icmp eq i32 {differ}, 0")
        mask = w.load_field(pattern, Pattern, "mask", "i32")
        same_mask = w.assign(f"icmp eq i32 {mask}, {'%mask' if self.masked else '-1'}")
        inside = w.in_bounds(pattern, self.first, shape.bytes)
        return w.assign(f"and i1 {w.assign(f'and i1 {same}, {same_mask}')}, {inside}")

    def _finish(self, label: str, planes: list[str]) -> None:
        self._results.append((label, planes))
        self.w.line("br label %join")

    def _move(self, pattern: str) -> None:
        """Move the data in the way that the pattern's kind allows."""
        w, shape = self.w, self.shape
        if shape.space == LOCAL:
            self._gather(w.load_field("%warp", Warp, "local", "ptr"))
            return
        if shape.space == SHARED:
            shared = w.load_field("%context", Context, "shared", "ptr")
            memory = w.at(shared, self.first)
        else:
            memory = w.assign(f"inttoptr i64 {self.first} to ptr")
        kind = w.load_field(pattern, Pattern, "kind", "i32")
        # Whole warps are moved in halves: a half that reads one word or a row of words costs no more than all doing so.
        whole = not self.masked
        broadcast = [] if shape.store else [accesses.KIND_BROADCAST] + whole * [accesses.KIND_HALF_BROADCAST]
        contiguous = [accesses.KIND_CONTIGUOUS] + whole * [accesses.KIND_HALF_CONTIGUOUS]
        if self.masked and shape.elements > 1:
            contiguous = []
        rest = "contiguous"
        if self.variant != "quick":
            rest = "gather"
        runs = self.variant != "quick" and shape.elements == 1 and not shape.store
        cases = [f"i32 {k}, label %broadcast" for k in broadcast] + [f"i32 {k}, label %contiguous" for k in contiguous]
        cases += [f"i32 {accesses.KIND_RUNS}, label %runs"] * runs
        w.line(f"switch i32 {kind}, label %{rest} [{' '.join(cases)}]")
        if rest == "gather":
            w.label("gather")
            self._gather(memory)
        if runs:
            w.label("runs")
            self._runs(pattern, memory)
        if broadcast:
            w.label("broadcast")
            self._finish("broadcast", self._broadcast(memory))
        if contiguous:
            w.label("contiguous")
            self._finish("contiguous", self._contiguous_masked(memory) if self.masked else self._contiguous(memory))

    def _gather(self, memory: str) -> None:
        w, shape = self.w, self.shape
        label = "gather"
        if shape.space == LOCAL:
            label = "hit"
            stride = w.splat_of(w.load_field("%context", Context, "local_bytes", "i64"), "i64")
            lanes = "<" + ", ".join(f"i64 {lane}" for lane in range(WARP_SIZE)) + ">"
            offsets = w.assign(f"mul <{WARP_SIZE} x i64> {stride}, {lanes}")
            inside = w.assign(f"sext {shape.address} {self.delta} to <{WARP_SIZE} x i64>")
            inside = w.assign(f"add <{WARP_SIZE} x i64> {inside}, {w.splat_of(self.first, 'i64')}")
            offsets = w.assign(f"add <{WARP_SIZE} x i64> {offsets}, {inside}")
            kind = f"<{WARP_SIZE} x i64>"
        else:
            offsets, kind = self.delta, shape.address
        planes = []
        width = shape.bits // 8
        pointers = f"<{WARP_SIZE} x ptr>"
        mask = (f"<{WARP_SIZE} x i1>", self.lanes)
        suffix = f"v{WARP_SIZE}i{shape.bits}.v{WARP_SIZE}p0"
        for i in range(shape.elements):
            element = w.at(memory, i * width) if i else memory
            where = w.assign(f"getelementptr i8, ptr {element}, {kind} {offsets}")
            if shape.store:
                scatter = [(shape.plane, f"%value{i}"), (pointers, where), ("i32", str(width)), mask]
                w.intrinsic(f"llvm.masked.scatter.{suffix}", "void", scatter)
            else:
                gather = [(pointers, where), ("i32", str(width)), mask, (shape.plane, "zeroinitializer")]
                planes.append(w.intrinsic(f"llvm.masked.gather.{suffix}", shape.plane, gather))
        self._finish(label, planes)

    def _runs(self, pattern: str, memory: str) -> None:
        """Load run by run: rows by a masked load, broadcasts by a scalar one."""
        w, shape = self.w, self.shape
        plane, width = shape.plane, shape.bits // 8
        lanes_type = f"<{WARP_SIZE} x i1>"
        count = w.assign(f"sext i32 {w.load_field(pattern, Pattern, 'run_count', 'i32')} to i64")
        start, bits, step = (w.field(pattern, Pattern, name) for name in ("run_start", "run_lanes", "run_step"))
        w.line("br label %run")
        w.label("run")
        w.line("%number = phi i64 [ 0, %runs ], [ %following, %next ]")
        w.line(f"%before = phi {plane} [ zeroinitializer, %runs ], [ %after, %next ]")
        start = w.assign(f"load i64, ptr {w.assign(f'getelementptr i64, ptr {start}, i64 %number')}")
        bits = w.assign(f"load i32, ptr {w.assign(f'getelementptr i32, ptr {bits}, i64 %number')}")
        step = w.assign(f"load i32, ptr {w.assign(f'getelementptr i32, ptr {step}, i64 %number')}")
        lanes = w.assign(f"bitcast i32 {bits} to {lanes_type}")
        where = w.at(memory, start)
        w.line(f"br i1 {w.assign(f'icmp eq i32 {step}, 0')}, label %one, label %row")
        w.label("one")
        value = w.assign(f"load i{shape.bits}, ptr {where}, align {width}")
        spread = w.splat_of(value, f"i{shape.bits}")
        one = w.assign(f"select {lanes_type} {lanes}, {plane} {spread}, {plane} %before")
        w.line("br label %next")
        w.label("row")
        load = [("ptr", where), ("i32", str(width)), (lanes_type, lanes), (plane, "%before")]
        row = w.intrinsic(f"llvm.masked.load.v{WARP_SIZE}i{shape.bits}.p0", plane, load)
        w.line("br label %next")
        w.label("next")
        w.line(f"%after = phi {plane} [ {one}, %one ], [ {row}, %row ]")
        w.line("%following = add i64 %number, 1")
        w.line(f"%more = icmp ult i64 %following, {count}")
        w.line("br i1 %more, label %run, label %loaded")
        w.label("loaded")
        self._finish("loaded", ["%after"])

    def _second_half(self, memory: str) -> str:
        """Where lane 16's access begins."""
        w, shape = self.w, self.shape
        distance = w.assign(f"extractelement {shape.address} {self.delta}, i32 {_HALF}")
        if shape.address_bits != 64:
            distance = w.assign(f"sext i{shape.address_bits} {distance} to i64")
        return w.at(memory, distance)

    def _broadcast(self, memory: str) -> list[str]:
        w, shape = self.w, self.shape
        half = f"<{_HALF} x i{shape.bits}>"
        sources = [memory] if self.masked else [memory, self._second_half(memory)]
        planes = []
        for i in range(shape.elements):
            parts = []
            for source in sources:
                element = w.at(source, i * shape.bits // 8) if i else source
                loaded = w.assign(f"load i{shape.bits}, ptr {element}, align {shape.bits // 8}")
                parts.append(w.splat_of(loaded, f"i{shape.bits}", WARP_SIZE // len(sources)))
            if self.masked:
                planes.append(self._only_active(parts[0]))
            else:
                both = f"{half} {parts[0]}, {half} {parts[1]}"
                planes.append(w.assign(f"shufflevector {both}, {indices(range(WARP_SIZE))}"))
        return planes

    def _contiguous_masked(self, memory: str) -> list[str]:
        """One element a lane, at the lane's place behind an imagined lane 0."""
        w, shape = self.w, self.shape
        width = shape.bits // 8
        before = w.assign(f"zext i32 {self.lane} to i64")
        start = w.at(memory, w.assign(f"mul i64 {before}, {-width}"))
        suffix = f"v{WARP_SIZE}i{shape.bits}.p0"
        mask = (f"<{WARP_SIZE} x i1>", self.lanes)
        if shape.store:
            store = [(shape.plane, "%value0"), ("ptr", start), ("i32", str(width)), mask]
            w.intrinsic(f"llvm.masked.store.{suffix}", "void", store)
            return []
        load = [("ptr", start), ("i32", str(width)), mask, (shape.plane, "zeroinitializer")]
        return [w.intrinsic(f"llvm.masked.load.{suffix}", shape.plane, load)]

    def _contiguous(self, memory: str) -> list[str]:
        """Lanes side by side in each half; elements of a lane are interleaved in memory."""
        w, shape = self.w, self.shape
        n, bits = shape.elements, shape.bits
        second = self._second_half(memory)
        half, row = f"<{_HALF} x i{bits}>", f"<{_HALF * n} x i{bits}>"
        if shape.store:
            for number, start in enumerate((memory, second)):
                lanes = range(number * _HALF, (number + 1) * _HALF)
                parts = [
                    w.assign(f"shufflevector {shape.plane} %value{i}, {shape.plane} poison, {indices(lanes)}")
                    for i in range(n)
                ]
                w.line(f"store {row} {self._interleave(parts, half)}, ptr {start}, align {bits // 8}")
            return []
        rows = [w.assign(f"load {row}, ptr {start}, align {bits // 8}") for start in (memory, second)]
        planes = []
        for i in range(n):
            order = indices([lane * n + i for lane in range(WARP_SIZE)])
            planes.append(w.assign(f"shufflevector {row} {rows[0]}, {row} {rows[1]}, {order}"))
        return planes

    def _interleave(self, parts: list[str], kind: str) -> str:
        """Concatenate vectors pairwise, then put element l of each beside the others."""
        w, bits, n = self.w, self.shape.bits, len(parts)
        count = _HALF
        while len(parts) > 1:
            count *= 2
            parts = [
                w.assign(f"shufflevector {kind} {a}, {kind} {b}, {indices(range(count))}")
                for a, b in zip(parts[::2], parts[1::2], strict=True)
            ]
            kind = f"<{count} x i{bits}>"
        if n == 1:
            return parts[0]
        order = [i * _HALF + lane for lane in range(_HALF) for i in range(n)]
        return w.assign(f"shufflevector {kind} {parts[0]}, {kind} poison, {indices(order)}")
