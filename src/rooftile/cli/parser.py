"""The command line: verbs, options, and what is read from their text."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from rooftile import __version__
from rooftile.cli import values
from rooftile.cli.output import printing
from rooftile.core.errors import UsageError
from rooftile.core.problem import DEFAULT_SIZE

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_LONG_OPTION = re.compile(r"--[a-z]+")
_NEGATIVE = re.compile(r"-[\d.]")

EXIT_USAGE = UsageError.exit_status

_STATUSES = "exit status: 0 right, 1 wrong or not as expected, 2 could not be judged, 64 wrong usage"

_DESCRIPTION = """\
Runs a GPU matrix-multiply kernel on this computer, without a GPU, and tells what it does.

KERNEL is one of
  a kernel of the ladder    naive, tiled, register_tiled, ...
  a file, whole as it is    mine.cu  mine.ptx  mine.wgsl  page.html
  a kernel of a file        mine.cu:my_kernel  mine.cu:my_kernel<16>
  one of Triton or Numba    mine.py:my_kernel  package.module:my_kernel
"""

_EXPLAIN_EXAMPLES = f"""\
examples:
  rooftile explain tiled
  rooftile explain tiled -M 1000 -N 777 -K 513 -D T=16 --gpu rtx4090
  rooftile explain mine.cu:my_kernel --block 16,16 --grid "cdiv(N,16),cdiv(M,16)" --args A,B,C,M,N,K
  rooftile explain tiled --html tiled.html
  rooftile explain tiled --json > tiled.json
  rooftile explain kernels/*.cu --csv > kernels.csv

--block, --grid, --args and -D take integer expressions over M, N, K and macros: cdiv(a,b), min, max, + - * / % << >>.
{_STATUSES}
"""

_RUN_EXAMPLES = f"""\
examples:
  rooftile run tiled A.npy B.npy -o C.npy
  rooftile run tiled A.npy B.npy -o C.npy --on cuda
  rooftile run mine.cu A.npy B.npy -o C.npy --block 16,16 --grid "cdiv(N,16),cdiv(M,16)" -D T=16

A is (M, K), B (K, N) and C (M, N). C is written even where the verdict is wrong, in the type the kernel gives it
(bfloat16, which .npy files do not know, as float32). What comments in the file expect is for explain to say.
exit status: 0 right, 1 wrong, 2 could not be judged, {EXIT_USAGE} wrong usage
"""


_LADDER_EXAMPLES = f"""\
examples:
  rooftile ladder
  rooftile ladder -M 2048 -N 2048 -K 256 --gpu a100
  rooftile ladder --json > ladder.json

exit status: the worst of the kernels'; 0 all right, 1 one is wrong, 2 one could not be judged, {EXIT_USAGE} wrong usage
"""

_COMPARE_EXAMPLES = f"""\
examples:
  rooftile compare naive tiled
  rooftile compare tiled tiled -D1 T=16 -D2 T=32
  rooftile compare mine.cu:before mine.cu:after --size 2048 --gpu rtx4090 --json

--block, --grid, --args, --shared and -D hold for both kernels.
exit status: the worse of the two kernels'; 0 right, 1 wrong, 2 could not be judged, {EXIT_USAGE} wrong usage
"""


_BENCH_EXAMPLES = """\
examples:
  rooftile bench ladder --size 1024,2048,4096 --explain
  rooftile bench ladder --elements bfloat16,float16 --size 4096,8192 --sustained --json ladder.json
  rooftile bench shapes --elements float16

Claims are of the lower bound. exit status: 0 measured, 1 an output is wrong, 2 no GPU, 64 wrong usage
"""


_FORMATTER: Final = argparse.RawDescriptionHelpFormatter


class _Parser(argparse.ArgumentParser):
    """argparse, but for the exit status of a usage error and a message that is not buried in the usage."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print what ``--help`` shows; that it cannot be printed is an error, of which argparse would say nothing."""
        with printing():
            (sys.stdout if file is None else file).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        self.exit(EXIT_USAGE, f"{self.prog}: {message}\n  next: {self.prog} --help shows what is allowed\n")


_Verbs: TypeAlias = "argparse._SubParsersAction[_Parser]"


def parse(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options in ``arguments``, and what no option is.

    argparse takes ``-1,1`` for an option; behind ``--grid`` it is a value, to be refused as one.
    """
    joined: list[str] = []
    behind = False
    for argument in arguments:
        behind = behind or argument == "--"
        if not behind and joined and _LONG_OPTION.fullmatch(joined[-1]) and _NEGATIVE.match(argument):
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return build_parser().parse_known_args(joined)


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = _Parser(prog="rooftile", description=_DESCRIPTION, epilog=_STATUSES, formatter_class=_FORMATTER)
    parser.add_argument("--version", action="version", version=f"rooftile {__version__}")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for add in (_add_explain, _add_run, _add_ladder, _add_compare, _add_bench, _add_gpus):
        add(verbs)
    return parser


def _add_explain(verbs: _Verbs) -> None:
    explain = verbs.add_parser(
        "explain",
        help="is a kernel right, what does it move, what bounds it",
        description=_DESCRIPTION,
        epilog=_EXPLAIN_EXAMPLES,
        formatter_class=_FORMATTER,
    )
    explain.add_argument(
        "kernels",
        metavar="KERNEL",
        nargs="+",
        help="a kernel of the ladder, FILE or FILE:NAME; with --csv several, or a folder",
    )
    _add_sizes(explain, f"default what the file's host code has, else {DEFAULT_SIZE}")
    _add_launch(explain)
    _add_gpu(explain)
    explain.add_argument(
        "--expect", metavar="LIST", help='what must hold, for example "conflicts == 0, time <= 300us" (docs/gates.md)'
    )
    explain.add_argument(
        "--measured", type=values.duration, metavar="TIME", help="what this launch took on the GPU, for example 1.23ms"
    )
    output = explain.add_argument_group("output")
    form = output.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON (docs/json-schema.md)")
    output.add_argument(
        "--coverage",
        action="store_true",
        help="list the PTX that the file's kernels use and what of it is not known here",
    )
    form.add_argument("--csv", action="store_true", help="print a table, one row a kernel (docs/gates.md)")
    _add_pictures(output)
    output.add_argument("--counters", action="store_true", help="list all counters by Nsight Compute's names")
    _add_budget(_add_execution(explain, output), 4)


def _add_run(verbs: _Verbs) -> None:
    run = verbs.add_parser(
        "run",
        help="multiply two matrices with a kernel, on the CPU or a GPU",
        description=_DESCRIPTION,
        epilog=_RUN_EXAMPLES,
        formatter_class=_FORMATTER,
    )
    run.add_argument("kernel", metavar="KERNEL", help="a kernel of the ladder, FILE or FILE:NAME")
    run.add_argument("a", metavar="A.npy", help="A, (M, K)")
    run.add_argument("b", metavar="B.npy", help="B, (K, N)")
    run.add_argument("-o", "--output", required=True, metavar="C.npy", help="where to write C, (M, N)")
    _add_launch(run)
    run.add_argument(
        "--on",
        default="cpu",
        metavar="DEVICE",
        help="cpu (default); cuda, cuda:1 for a GPU of this machine; webgpu, webgpu:1 for a WebGPU adapter of it",
    )
    _add_execution(run, run.add_argument_group("output"))


def _add_ladder(verbs: _Verbs) -> None:
    ladder = verbs.add_parser(
        "ladder",
        help="what each kernel of the ladder changes, and what that gains",
        description="Explains every kernel of the ladder on one problem, from the naive one upwards.",
        epilog=_LADDER_EXAMPLES,
        formatter_class=_FORMATTER,
    )
    sizes = _add_sizes(ladder)
    sizes.add_argument(
        "--elements",
        default="float32",
        metavar="TYPE",
        help="float32 (default), or on tensor cores bfloat16, float16 or tf32: a ladder by itself",
    )
    _add_gpu(ladder)
    output = ladder.add_argument_group("output")
    output.add_argument("--json", action="store_true", help="print JSON (docs/json-side-by-side.md)")
    _add_pictures(output)
    _add_budget(_add_execution(ladder, output), 1, "a kernel's blocks")


def _add_compare(verbs: _Verbs) -> None:
    compare = verbs.add_parser(
        "compare",
        help="two kernels side by side, and which is faster and why",
        description="Explains two kernels on one problem and puts them side by side: counts, times, source lines.",
        epilog=_COMPARE_EXAMPLES,
        formatter_class=_FORMATTER,
    )
    compare.add_argument("first", metavar="FIRST", help="a kernel of the ladder, FILE or FILE:NAME")
    compare.add_argument("second", metavar="SECOND", help="what to compare it with")
    _add_sizes(compare)
    _add_launch(compare)
    for number, word in (("1", "first"), ("2", "second")):
        compare.add_argument(
            f"-D{number}", dest=f"defines_{word}", action="append", default=[], type=values.define,
            metavar="NAME=VALUE", help=f"define a macro for the {word} kernel only",
        )  # fmt: skip
    _add_gpu(compare)
    output = compare.add_argument_group("output")
    output.add_argument("--json", action="store_true", help="print JSON (docs/json-side-by-side.md)")
    _add_pictures(output)
    output.add_argument("--counters", action="store_true", help="list all counters by Nsight Compute's names")
    _add_budget(_add_execution(compare, output), 4, "a kernel's blocks")


def _add_bench(verbs: _Verbs) -> None:
    bench = verbs.add_parser(
        "bench",
        help="time the ladder, or rooftile.matmul, on this machine's GPU beside cuBLAS",
        description="Times kernels and libraries on a GPU, in turn, and holds what they compute to float64.",
        epilog=_BENCH_EXAMPLES,
        formatter_class=_FORMATTER,
    )
    benchmarks = bench.add_subparsers(dest="what", metavar="WHAT", required=True)
    _add_measuring(benchmarks.add_parser("ladder", help="every rung, and the references"), ladder=True)
    _add_measuring(benchmarks.add_parser("shapes", help="rooftile.matmul on many shapes"), ladder=False)


def _add_gpus(verbs: _Verbs) -> None:
    gpus = verbs.add_parser("gpus", help="list the GPUs that --gpu knows, and this machine's WebGPU adapters")
    gpus.add_argument("--json", action="store_true", help="print JSON, every number with its source")
    gpus.add_argument("--no-color", action="store_true", help="no colours, as when NO_COLOR is set")


def _add_sizes(parser: argparse.ArgumentParser, default: str = f"default {DEFAULT_SIZE}") -> argparse._ArgumentGroup:
    sizes = parser.add_argument_group("problem: C (M, N) = A (M, K) @ B (K, N)")
    for name in "MNK":
        sizes.add_argument(f"-{name}", type=values.size, metavar=name, help=default)
    sizes.add_argument("--size", type=values.size, metavar="S", help="M, N and K where they are not given")
    sizes.add_argument("--seed", type=values.whole, default=0, metavar="SEED", help="of the random inputs, default 0")
    return sizes


def _add_measuring(parser: argparse.ArgumentParser, *, ladder: bool) -> None:
    for name in "MNK":
        parser.add_argument(f"-{name}", type=values.size, metavar=name, help="of one problem, all three together")
    default = "1024,2048,4096" if ladder else "squares, tall, odd, transposed ones and batches"
    parser.add_argument("--size", type=values.list_of_sizes, metavar="LIST", help=f"of squares, default {default}")
    parser.add_argument(
        "--elements",
        type=values.list_of_elements,
        default=("float32",),
        metavar="LIST",
        help=f"of {', '.join(values.ELEMENTS)}; default float32",
    )
    parser.add_argument("--device", default="cuda", metavar="DEVICE", help="cuda (default), cuda:1; webgpu, webgpu:1")
    parser.add_argument(
        "--rounds", type=values.count, default=30, metavar="N", help="of bursts, at least 6; default 30"
    )
    parser.add_argument(
        "--seconds", type=values.seconds, default=20.0, metavar="S", help="for each problem's bursts; default 20"
    )
    parser.add_argument("--sustained", action="store_true", help="also loops of a second each, at the lasting clock")
    parser.add_argument("--cold", action="store_true", help="empty L2 before each launch")
    parser.add_argument("--seed", type=values.whole, default=0, metavar="SEED", help="of the random inputs, default 0")
    parser.add_argument("--json", metavar="FILE", help="also write the result as JSON")
    parser.add_argument("--no-color", action="store_true", help="no colours, as when NO_COLOR is set")
    parser.set_defaults(rungs=(), explain=False, gpu=None, software=False)
    if ladder:
        parser.add_argument("--rungs", type=values.names, metavar="LIST", help="some only: tiled,warp_tiled")
        parser.add_argument("--explain", action="store_true", help="put the model's prediction beside each time")
        parser.add_argument("--gpu", metavar="NAME", help="for --explain, default the device's own")
        parser.add_argument("--software", action="store_true", help="time a software WebGPU adapter, and label it so")


def _add_gpu(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--gpu", default="h200", metavar="NAME", help="a name that 'rooftile gpus' lists, or FILE.toml; default h200"
    )


def _add_launch(parser: argparse.ArgumentParser) -> None:
    launch = parser.add_argument_group("launch (read from the file's host code where it is not given)")
    launch.add_argument("--block", metavar="X[,Y[,Z]]", help="threads a block, for example 16,16")
    launch.add_argument("--grid", metavar="X[,Y[,Z]]", help='blocks, for example "cdiv(N,16),cdiv(M,16)"')
    launch.add_argument(
        "--args", metavar="LIST", help="what each parameter gets, for example A,B,C,M,N,K; B.T is B's transpose"
    )
    launch.add_argument("--shared", metavar="BYTES", help="dynamic shared memory a block")
    launch.add_argument(
        "-D",
        dest="defines",
        action="append",
        default=[],
        type=values.define,
        metavar="NAME=VALUE",
        help="define a macro; of WGSL, the value of an override or of a placeholder",
    )
    launch.add_argument(
        "-I", dest="include_dirs", action="append", default=[], metavar="DIR", help="look for headers in DIR too"
    )


def _add_pictures(output: argparse._ArgumentGroup) -> None:
    output.add_argument("--html", metavar="FILE", help="also write the report as one HTML file, with pictures")
    output.add_argument("--figures", metavar="DIR", help="also write each picture into DIR, as SVG and PNG")


def _add_execution(parser: argparse.ArgumentParser, output: argparse._ArgumentGroup) -> argparse._ArgumentGroup:
    execution = parser.add_argument_group("execution")
    execution.add_argument("--threads", type=values.count, metavar="N", help="CPU threads, default all")
    execution.add_argument(
        "--timeout", type=values.seconds, default=60.0, metavar="S", help="stop the kernel after S seconds, default 60"
    )
    output.add_argument("--no-color", action="store_true", help="no colours, as when NO_COLOR is set")
    return execution


def _add_budget(execution: argparse._ArgumentGroup, seconds: int, blocks: str = "all blocks") -> None:
    execution.add_argument(
        "--budget",
        type=values.seconds,
        default=float(seconds),
        metavar="S",
        help=f"where two cores would need longer for {blocks}, execute some of every kind and scale counts; "
        f"default {seconds}",
    )
