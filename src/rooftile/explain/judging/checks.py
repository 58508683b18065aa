"""What can be said of an execution as a whole: its arithmetic, the order of findings, the final verdict."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from rooftile.core.counts import Counts
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Location, Resources, Signature

FLOAT_TYPES = {
    "f16": "float16",
    "f16x2": "float16",
    "bf16": "bfloat16",
    "bf16x2": "bfloat16",
    "f32": "float32",
    "f64": "float64",
}
"""NumPy's names of PTX's floating-point types, packed ones by their element."""

FAULTS = {
    "out-of-bounds": "the kernel reads or writes outside its buffers",
    "early-load": "the kernel reads outside its buffers before it tests where it is",
    "misaligned": "the kernel's accesses fault",
    "shared-bounds": "the kernel reads or writes outside its shared arrays",
    "shared-alias": "shared arrays of the kernel lie on top of each other",
    "missed-barrier": "threads wait at a barrier that others of their block do not reach",
    "deadlock": "threads wait for what never comes",
    "trap": "the kernel stops itself",
    "never-ends": "the kernel never ends",
    "race": "the kernel has data races",
    "missing-lanes": "lanes are missing from instructions that a warp executes together",
    "async-proxy": "the kernel reads asynchronously what no fence.proxy.async has made visible",
    "uninitialised-read": "the kernel reads memory that nothing has written",
    "wgmma-in-flight": "the kernel uses registers of a wgmma that is under way",
    "wgmma-fence": "the kernel multiplies registers that no wgmma.fence has ordered",
    "copy-not-awaited": "the kernel reads what asynchronous copies have not delivered",
    "mbarrier": "the kernel misuses an mbarrier",
    "bulk-copy": "a bulk copy of the kernel fails",
    "matrix-descriptor": "a matrix descriptor of the kernel is not valid",
    "launch-refused": "CUDA refuses the launch, and C stays as it was",
    "webgpu-dispatch": "WebGPU refuses the dispatch, and C stays as it was",
    "webgpu-limit": "a WebGPU device that was requested without higher limits refuses the kernel",
    "webgpu-binding": "the kernel declares an array of another length than its matrix has",
    "passed-sizes": "the host passes other sizes than its matrices have",
    "small-allocation": "the host allocates less memory than is used",
    "host-pointer": "the host passes its own memory",
    "wrong-copy": "the host copies other memory than the product is in",
    "written-over": "the host has the product written over a factor",
    "not-zeroed": "the host has not set to 0 what the kernel adds to",
    "batch-stride": "the products of the batch behind the first are not of their own matrices",
    "wrong-preparation": "what another kernel makes of a factor before is not that factor",
    "other-launch": "the host launches the kernel for other sizes too, for which it is wrong",
    "overflow": "an index of the kernel does not fit into its type",
}
"""Kinds of findings that, as errors, make a kernel wrong whatever C is, and what they say of it."""

_OF_HOST = frozenset(("passed-sizes", "small-allocation", "wrong-copy", "written-over", "host-pointer", "not-zeroed"))

REFUSED = ("launch-refused", "webgpu-dispatch")
"""Kinds of findings with which nothing is executed."""

_FOLLOWING = ("wrong-result", "not-written", "missing-flops", "extra-flops")
"""What follows from whatever is wrong, in the kernel or in how it is called."""

_OF_SIZES = ("out-of-bounds", "early-load", "passed-sizes", "small-allocation", "wrong-copy", "misaligned", "overflow")
"""What rests on what the arguments are taken for."""

_ASSUMED = "not all was given, and with what was assumed"

_NOT_COMPILED = "the file does not compile as it is"
_MENDED = {
    "not-declared": _NOT_COMPILED,
    "not-compiled": _NOT_COMPILED,
    "endless-loop": "the kernel never ends as it is",
}
"""Kinds of what is put right in a copy, and what is the matter with the file itself."""

_WIDEST_TILE = 256
"""No kernel's tile is wider unless its block is: what is computed past the edges at most fills the last tiles up."""

_EPILOGUE = 8
"""Operations an element of C that alpha, beta and a conversion may add."""

_MATRIX_TYPES = {
    "f16": "float16",
    "bf16": "bfloat16",
    "tf32": "tf32",
    "f64": "float64",
    **dict.fromkeys(("e4m3", "e5m2"), "float8"),
    **dict.fromkeys(("s8", "u8"), "int8"),
    **dict.fromkeys(("s4", "u4"), "int4"),
    "b1": "int1",
}
"""What the operands of matrix instructions are called among a GPU's peak rates."""


def _most_multiplied(counts: Counts) -> tuple[str, str] | None:
    """PTX types of sum and operands of the matrix instructions that multiply most, if they do most of the work."""
    products = counts.products
    most = max(products, key=lambda kind: products[kind], default=None)
    scalar = sum(lanes for opcode, (_, lanes) in counts.opcodes.items() if opcode.partition(".")[0] in ("fma", "mad"))
    return most if most is not None and products[most] >= scalar else None


def arithmetic(counts: Counts) -> str | None:
    """What the products are computed in, as a GPU's peak rates are called: ``float32``, ``tensor_bfloat16``."""
    multiplied = _most_multiplied(counts)
    return f"tensor_{_MATRIX_TYPES[multiplied[1]]}" if multiplied is not None else accumulator(counts)


def accumulator(counts: Counts) -> str | None:
    """The type sums are kept in: that of the fma, or else the add, that most lanes executed; None without either.

    An fma of a packed type accumulates in its element type. Of matrix instructions it is D's type; where it is an
    integer, as that of ``dp4a`` is, None; "tf32" where factors are cut to that and summed in float32.
    """
    multiplied = _most_multiplied(counts)
    if multiplied is not None:
        return "tf32" if multiplied[1] == "tf32" else FLOAT_TYPES.get(multiplied[0])
    for names in (("fma", "mad"), ("add",)):
        lanes: dict[str, int] = defaultdict(int)
        for opcode, (_, executed) in counts.opcodes.items():
            name, _, dtype = opcode.partition(".")
            if name in names and dtype in FLOAT_TYPES:
                lanes[FLOAT_TYPES[dtype]] += executed
        if any(lanes.values()):
            if counts.lanes("dp4a.s32", "dp4a.u32") > sum(lanes.values()):
                return None  # what floats there are scale the sums
            return max(lanes, key=lambda dtype: lanes[dtype])
    return None


def check_arithmetic(counts: Counts, gemm: Gemm, launch: Launch, *, right: bool) -> Finding | None:
    """A finding where the executed FLOPs cannot be those of the problem, or are far more than it needs.

    The fewest are ``M*N*(2K - 1)``: the first product of a sum needs no addition. The most that edges explain are
    those of M, N and K rounded up to the widest tile, and an epilogue: what a sum becomes behind the loop along K, an
    erf of it say, is no product. Between the two nothing is said; nor of too few where C is ``right``, for then the
    products were computed some other way.

    Returns None too of integers, whose arithmetic is not counted.
    """
    executed = counts.flops
    if not executed or accumulator(counts) is None:
        return None
    cells = gemm.m * gemm.n
    fewest = cells * (2 * gemm.k - 1)
    widest = max(_WIDEST_TILE, launch.threads_per_block)
    m, n, k = (-(-size // widest) * widest for size in (gemm.m, gemm.n, gemm.k))
    most = m * n * (2 * k + _EPILOGUE)
    times = executed / gemm.flops
    if executed < fewest and not right:
        return Finding(
            "missing-flops",
            "warning",
            f"executes {executed:,} FLOP, {times:.3g} times the {gemm.flops:,} (2MNK) that the product needs",
            _busiest_line(counts),
            why="some of the M*N*K products are never computed: a loop or the grid ends early, or the compiler dropped "
            "work whose result it could prove unused",
            advice="check the number of blocks (round up, cdiv) and the bounds of the loop over K",
        )
    if executed - _behind_loop(counts, m * n) > most:
        return Finding(
            "extra-flops",
            "warning",
            f"executes {executed:,} FLOP, {times:.3g} times the {gemm.flops:,} (2MNK) that the product needs",
            _busiest_line(counts),
            why="more than the edges of M, N and K can explain: products are computed more than once",
            advice="check that no two threads compute the same element of C, and that the grid is not too large",
        )
    return None


def _behind_loop(counts: Counts, cells: int) -> int:
    """FLOP of instructions that no loop along K can hold: executed once a cell of C at most, and others far oftener."""
    entries = [(entry, Counts((), {entry.opcode: (entry.warps, entry.lanes)}).flops) for entry in counts.lines]
    often = max((entry.lanes for entry, flops in entries if flops), default=0)
    return sum(flops for entry, flops in entries if entry.lanes <= min(cells, often // 2))


def uncounted(counts: Counts) -> list[str]:
    """Notes on what moves data without being counted."""
    if not counts.bulk_copies:
        return []
    return ["bulk copies (cp.async.bulk, TMA) are executed but not counted: sectors, caches and time leave them out"]


def check_resources(resources: Resources | None, signature: Signature) -> Finding | None:
    """A finding where registers did not fit and were spilled to local memory."""
    if resources is None or not (resources.spill_store_bytes or resources.spill_load_bytes):
        return None
    return Finding(
        "spills",
        "warning",
        f"{resources.spill_store_bytes:,} bytes a thread of registers are spilled to local memory and "
        f"{resources.spill_load_bytes:,} loaded back, with {resources.registers_per_thread} registers in use",
        signature.location,
        why="local memory is device memory: every spill costs a trip through L1 at least",
        advice="let a thread compute a smaller tile, or allow more registers with a smaller block or __launch_bounds__",
    )


def _busiest_line(counts: Counts) -> Location | None:
    """Where most of the arithmetic is executed."""
    flops: dict[Location, int] = defaultdict(int)
    for entry in counts.lines:
        if entry.location is not None:
            flops[entry.location] += Counts((), {entry.opcode: (entry.warps, entry.lanes)}).flops
    return max(flops, key=lambda location: flops[location], default=None)


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Errors first, then by place and kind."""
    severities = ("error", "warning", "note")

    def key(finding: Finding) -> tuple[int, str, int, str]:
        place = finding.location
        where = ("", 0) if place is None else (place.file, place.line)
        return (severities.index(finding.severity), *where, finding.kind)

    return tuple(sorted(findings, key=key))


def final_verdict(
    verdict: Verdict,
    findings: Iterable[Finding],
    *,
    inferred: Launch | None = None,
    block_is_known: bool = False,
    assumed: str = "",
) -> Verdict:
    """``verdict``, but wrong where a finding says that the kernel would fail on a GPU.

    A right C does not excuse that: here a load outside a buffer gives 0, a store there is dropped, and a block whose
    barrier is missed ends. If the launch was ``inferred``, a verdict other than right says so first: the launch may be
    what is wrong; only its grid, where the block was told. So does it of what was ``assumed``.
    """
    findings = tuple(findings)
    limited = verdict.judgement == "right" and _errors(findings) & FAULTS.keys() == {"webgpu-limit"}
    verdict = with_faults(verdict, findings)
    if limited:  # by what the file declares, however it is launched
        return verdict
    if assumed and verdict.judgement != "right":
        doubt = f"{_ASSUMED} ({assumed}; --block, --grid and --args give others)"
        return replace(verdict, reason=f"{doubt}: {verdict.reason}")
    if inferred is None or verdict.judgement == "right":
        return verdict
    block, grid = (" x ".join(map(str, sizes)) for sizes in (inferred.block, inferred.grid))
    missing, what = "grid", f"grid {grid}; if it is another, give --grid"
    if not block_is_known:
        missing, what = "launch", f"block {block}, grid {grid}; if it is another, give --block and --grid"
    doubt = f"nobody gave the {missing}, and with one inferred from the stores to C ({what})"
    return replace(verdict, reason=f"{doubt}: {verdict.reason}")


def in_doubt(verdict: Verdict, findings: tuple[Finding, ...]) -> tuple[Verdict, tuple[Finding, ...]]:
    """``verdict``, but none where the call was assumed and nothing was found that with it makes C wrong.

    What was assumed may be what is wrong: then what follows from that is no error among the ``findings`` either.
    """
    named = any(f.severity == "error" and f.kind not in (*FAULTS, *_FOLLOWING) for f in findings)
    if named or verdict.judgement != "wrong" or not verdict.reason.startswith(_ASSUMED):
        return verdict, findings
    doubtful = (
        replace(f, severity="warning") if f.kind in (*_FOLLOWING, *_OF_SIZES) and f.severity == "error" else f
        for f in findings
    )
    return replace(verdict, judgement="unjudged"), in_order(doubtful)


def with_faults(verdict: Verdict, findings: Iterable[Finding]) -> Verdict:
    """``verdict``, but wrong where a finding is a fault whatever C is."""
    kinds = _errors(findings)
    matter = next((reason for kind, reason in _MENDED.items() if kind in kinds), None)
    if matter is not None and not any(reason in verdict.reason for reason in _MENDED.values()):
        verdict = replace(verdict, judgement="wrong", reason=f"{matter}; of a mended copy: {verdict.reason}")
    fatal = [reason for kind, reason in FAULTS.items() if kind in kinds]
    if not fatal or verdict.judgement == "wrong":
        return verdict
    here = ""
    if verdict.judgement == "right":
        harmless = "no such limit holds" if fatal == [FAULTS["webgpu-limit"]] else "such an access does no harm"
        here = f", although C is right here, where {harmless}"
        if fatal == [FAULTS["batch-stride"]]:
            here = ", although the first is right"
        if fatal == [FAULTS["wrong-preparation"]]:
            here = ", although the product of what it is given is right"
        if fatal == [FAULTS["other-launch"]]:
            here = ", although it is right here"
        if kinds & FAULTS.keys() <= _OF_HOST:
            here = ", although what the kernel computes is right"
    return replace(verdict, judgement="wrong", reason=" and ".join(fatal) + here)


def _errors(findings: Iterable[Finding]) -> set[str]:
    """Kinds of the errors among ``findings``."""
    return {finding.kind for finding in findings if finding.severity == "error"}
