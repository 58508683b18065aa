"""Launches and arguments that nobody gave and that cannot be told, found by trying: with the right ones C is right.

Where none makes C right, the kernel may be what is wrong. The likeliest is then taken so that it can be judged on, and
whoever reads the verdict is told so.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, permutations, product
from typing import Final

from rooftile import bind, ptx, simt
from rooftile.bind.beside import as_allocated, possible
from rooftile.bind.data import dtype_of
from rooftile.bind.likely import likely
from rooftile.bind.usage import read as usage_of
from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.suspicions import axes_by_name, suspicions
from rooftile.core.call import Call
from rooftile.core.errors import InDoubtError, RooftileError
from rooftile.core.finding import Finding, Severity, Verdict
from rooftile.core.problem import Gemm
from rooftile.core.source import Location, Parameter, Signature, Source
from rooftile.explain.judging.checks import accumulator
from rooftile.explain.judging.subject import depth_of
from rooftile.explain.launching.looks import of_host
from rooftile.ptx.program import Special

_SHAPES: Final = (((128, 256, 32), (256, 128, 32)), ((128, 128, 32),), ((64, 64, 64),))
"""Whole tiles, first of no two sizes the same, then of such as kernels that know two sizes or one can have.

Of the first either M or N is the larger: a bound taken for the other size is never reached where that is larger.
"""

_SQUARE: Final = 64
"""Side of the square at which a kernel that knows one size is tried."""

_MOST_TRIALS: Final = 40
_SECONDS: Final = 2.0
_SECONDS_IN_ALL: Final = 6.0
"""Of this process, however busy the machine is."""

_MOST_IN_DOUBT: Final = 3
_STEPS: Final = (4, 2, 8, 16, 32)
"""Elements that a step of a loop may be."""

_Launches = tuple[tuple[str, str], ...]
"""Block and grid of each."""

_USUAL: Final[dict[bool, _Launches]] = {
    True: tuple(
        (f"{side}, {side}", f"cdiv({across}, {side}), cdiv({down}, {side})")
        for across, down in ("NM", "MN")
        for side in (16, 32, 8)
    ),
    False: (
        *((str(size), f"cdiv(M * N, {size})") for size in (256, 128, 64, 1024)),
        *(("256", grid) for grid in ("cdiv(N, 256), M", "M", "cdiv(M, 256)")),
        ("32", "M * N"),
    ),
}
"""Launches of one thread an element, a row or so on, where addresses tell nothing: whether of two axes, and which."""

_SIZES: Final = "NMK"
"""The likeliest first: a number that a kernel needs beside others is mostly what C's rows are long."""


@dataclass(frozen=True, slots=True)
class Question:
    """A kernel of which something was not said: what is known of it, and the question."""

    source: Source
    signature: Signature
    program: ptx.Kernel
    uses: tuple[bind.Use, ...]
    bound: bind.Binding
    macros: Mapping[str, str]
    error: InDoubtError

    def depth(self) -> str | None:
        """The parameter in doubt that ends the loop over A and B."""
        matrices = {name: element[:1] for name, element in self.error.elements.items() if element[:1] in "ABC"}
        name = self.signature.short_name
        return depth_of(self.source, name, self.error.doubtful, matrices, self.macros)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the call is ``given``, as keywords, and what that rests on.

    ``assumed`` is empty where C is right with it; else what was assumed, in words.
    """

    given: Mapping[str, str]
    note: str
    assumed: str = ""


def answer(question: Question, gemm: Gemm) -> Answer | None:
    """The call with which C is right at small shapes; else the likeliest, if there is one that ``gemm`` can have."""
    in_doubt = question.error.doubtful
    if not in_doubt and (question.source.language == "wgsl" or simt.endless_loops(question.program)):
        return None  # no launch makes C right
    likeliest: Answer | None = None
    started = time.process_time()
    for shapes in _SHAPES:
        small, *others = (replace(gemm, m=m, n=n, k=k) for m, n, k in shapes)
        for given, may_be_assumed in islice(_ways(question, small), _MOST_TRIALS):
            bound = question.bound.asking(**given)
            words = _words(given)
            if "args" in given and not _is_telling(given["args"], small):
                continue
            trial = partial(_is_right, question.program, bound.random())
            if all(map(trial, (small, *others))) and _is_possible(bound, gemm):
                return Answer(given, f"{words}: found by trying, for with it C is right at {small}")
            if likeliest is None and may_be_assumed and _is_possible(bound, gemm):
                likeliest = Answer(given, f"{words}: assumed", words)
            if time.process_time() - started > _SECONDS_IN_ALL:
                return likeliest
    return _for_squares(question, gemm, likeliest)


def _for_squares(question: Question, gemm: Gemm, likeliest: Answer | None) -> Answer | None:
    """``likeliest``, and that the kernel is for squares, where it knows one size only and C is right at a square."""
    if likeliest is None or len(question.error.doubtful) != 1 or "=" not in likeliest.given.get("args", ""):
        return likeliest
    if likeliest.given["args"].rpartition("=")[2] not in _SIZES:
        return likeliest
    square = replace(gemm, m=_SQUARE, n=_SQUARE, k=_SQUARE)
    bound = question.bound.asking(**likeliest.given).random()
    if not _is_right(question.program, bound, square):
        return likeliest
    name = question.error.doubtful[0]
    words = f"{likeliest.assumed}: {name} is all sizes at once, the kernel is for squares, and right at {square}"
    return replace(likeliest, note=f"{words}: found by trying", assumed=words)


def _is_telling(arguments: str, gemm: Gemm) -> bool:
    """Whether ``gemm`` has as many sizes as numbers are in doubt; equal ones do not tell what is which."""
    sizes = {gemm.m, gemm.n, gemm.k}
    return 1 < len(sizes) >= sum(element.rpartition("=")[2] in _SIZES for element in arguments.split(","))


def _words(given: Mapping[str, str]) -> str:
    """What is given, as one says it: ``block (8, 8), grid (cdiv(N, 16)); M is K``."""
    launch = ", ".join(f"{what} ({text})" for what, text in given.items() if what != "args")
    return "; ".join(
        filter(
            None, (f"launch: {launch}" if launch else "", given.get("args", "").replace("=", " is ").replace(",", ", "))
        )
    )


def _ways(question: Question, small: Gemm) -> Iterator[tuple[dict[str, str], bool]]:
    """What may be meant, as keywords of the call, the likeliest first, and whether anything speaks for it."""
    for arguments in _arguments(question):
        try:
            question.bound.asking(**arguments).random()(small)
        except InDoubtError as error:
            if not error.doubtful:
                told, usual = _launches(question, error.launch.get("block"))
                yield from (({**arguments, **left}, True) for left in _left(told, error.launch))
                yield from (({**arguments, **left}, False) for left in _left(usual, error.launch))
        except RooftileError:
            continue
        else:
            yield arguments, True


def _arguments(question: Question) -> Iterator[dict[str, str]]:
    """Meanings of the parameters that are in doubt."""
    error = question.error
    if not error.doubtful:
        yield {}
        return
    kinds = {p.name: p for p in question.signature.parameters}
    doubtful = [kinds[name] for name in error.doubtful]
    pointers = [p.name for p in doubtful if p.kind == "pointer"]
    numbers = [p.name for p in doubtful if p.kind == "scalar" and p.is_integer]
    roles = [role for role in "ABC" if role not in {element[:1] for element in error.elements.values()}]
    if len(pointers) + len(numbers) < len(doubtful) or len(numbers) > _MOST_IN_DOUBT:
        return
    if not roles and pointers:
        yield from _beside(question, [p for p in doubtful if p.kind == "pointer"], numbers)
        return
    if len(pointers) != len(roles):
        return
    depth = question.depth()
    for matrices in permutations(roles):
        by_loop = [tuple("K" if name == depth else other for name in numbers) for other in "NM"]
        sizes: list[tuple[str, ...]] = [
            *(by_loop if len(numbers) > 1 and depth is not None else ()),
            *product(_SIZES, repeat=len(numbers)),
        ]
        if len(numbers) == len(_SIZES):  # then mostly each is another
            each = sorted(permutations("MNK"), key=lambda meant: depth is None or numbers[meant.index("K")] != depth)
            sizes = [*each, *sizes]
        if len(numbers) == 1 or depth in numbers:  # a loop may count steps of several elements
            counting = numbers.index(depth) if depth in numbers else 0
            whole = [meant for meant in sizes if meant[counting] == "K" or depth not in numbers]
            sizes += [
                (*meant[:counting], f"cdiv({meant[counting]},{step})", *meant[counting + 1 :])
                for meant in whole
                for step in _STEPS
            ]
        for meant in dict.fromkeys(sizes):
            pairs = [*zip(pointers, matrices, strict=True), *zip(numbers, meant, strict=True)]
            yield {"args": ",".join(f"{name}={element}" for name, element in pairs)}


def _beside(question: Question, pointers: Sequence[Parameter], numbers: Sequence[str]) -> Iterator[dict[str, str]]:
    """Meanings of arrays that are none of A, B and C; numbers in doubt beside them are asked for."""
    if numbers:
        return
    used = usage_of(question.uses, [p.name for p in question.signature.parameters if p.kind == "scalar"])
    site = next(iter(question.bound.kernel.launches), None)
    known, signature = question.error.elements, question.signature

    def roomy(parameter: Parameter) -> Iterator[str]:
        """What it may be, as large as the host allocates it."""
        for element in possible(parameter, used):
            allocated = as_allocated([parameter], signature, site, {**known, parameter.name: element}, [])
            yield allocated.get(parameter.name, element)

    for elements in product(*(dict.fromkeys(roomy(p)) for p in pointers)):
        yield {"args": ",".join(f"{p.name}={element}" for p, element in zip(pointers, elements, strict=True))}


def _launches(question: Question, block: str | None) -> tuple[_Launches, _Launches]:
    """Launches that the kernel's addresses make likely; where there are none, such as are usual, of the ``block``."""
    scalars = [p.name for p in question.signature.parameters if p.kind == "scalar"]
    usage = usage_of(question.uses, scalars)
    written = next((p for p in question.signature.parameters if p.name == usage.c and p.dtype != "opaque"), None)
    found = () if written is None else likely(question.uses, usage, dtype_of(written.dtype).itemsize)
    specials = (operand for ins in question.program.instructions for operand in ins.sources)
    has_rows = any(isinstance(operand, Special) and operand.name == "tid.y" for operand in specials)
    return found, () if found else _usual(has_rows, block)


def _usual(has_rows: bool, block: str | None) -> _Launches:
    """Launches that are usual, or such of the ``block`` that is told."""
    sizes = () if block is None else _sizes(block)
    if not sizes or not all(map(str.isdecimal, sizes)):
        return _USUAL[has_rows]
    x, y = (*sizes, "1")[:2]
    text = ", ".join(sizes)
    if has_rows:
        return tuple((text, f"cdiv({across}, {x}), cdiv({down}, {y})") for across, down in ("NM", "MN"))
    return tuple((text, grid) for grid in (f"cdiv(M * N, {x})", f"cdiv(N, {x}), M", "M", f"cdiv(M, {x})", "M * N"))


def _left(launches: _Launches, told: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """What of ``launches`` is not ``told``; of those with another block than is told, nothing."""
    found: dict[str, dict[str, str]] = {}
    for block, grid in launches:
        if "block" not in told or _sizes(told["block"]) == _sizes(block):
            left = {what: text for what, text in (("block", block), ("grid", grid)) if what not in told}
            found.setdefault(str(left), left)
    yield from found.values()


def _sizes(block: str) -> tuple[str, ...]:
    """The sides of a block, without ones at the end."""
    sizes = [part.strip(" ()") for part in block.split(",")]
    while len(sizes) > 1 and sizes[-1] == "1":
        sizes.pop()
    return tuple(sizes)


def _is_possible(bound: bind.Binding, gemm: Gemm) -> bool:
    try:
        bound(gemm)
    except RooftileError:
        return False
    return True


def _is_right(program: ptx.Kernel, bound: bind.Binding, small: Gemm) -> bool:
    """Whether C is right at a small shape, and nothing else is wrong."""
    try:
        call = bind.with_reference(bound(small))
        execution = simt.execute(program, call, timeout=_SECONDS)
    except RooftileError:
        return False
    if not execution.completed or any(finding.severity == "error" for finding in execution.findings):
        return False

    def judged(made: Call) -> tuple[Verdict, tuple[Finding, ...]]:
        made = made if made.expected is not None else bind.with_reference(made)
        return bind.judge(
            made, execution.outputs, accumulator=accumulator(execution.counts) or "float32", explain=False
        )

    verdict, _ = judged(call)
    if verdict.judgement == "right":
        return True
    target = bind.target_of(call)
    found = bind.find_form(call, verdict, target.matrix_in(execution.outputs[target.name]), judged)
    return found is not None and found[1][0].judgement == "right"


def told_by_looking(question: Question) -> Iterator[Finding]:
    """What is wrong with a kernel as far as its text tells."""
    elements = dict(question.error.elements)
    sizes = {name: element for name, element in elements.items() if element in _SIZES}
    depth = question.depth()
    sizes |= {name: "K" if name == depth else "N" for name in question.error.doubtful}
    matrices = {name: element[:1] for name, element in elements.items() if element[:1] in "ABC"}
    source, name = question.source, question.signature.short_name
    listing = Listing(source.text, name, sizes, matrices, question.macros, source.language)
    for edit in (*suspicions(listing), *axes_by_name(listing)):
        severity: Severity = "note" if edit.kind == "swapped-axes" else "warning"
        yield Finding(edit.kind, severity, edit.message, Location(source.name, edit.line), advice=edit.advice)
    yield from of_host(listing, source.name)
    yield from (loop.finding for loop in simt.endless_loops(question.program))
