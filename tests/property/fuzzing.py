"""Whatever it is given, ``explain`` ends with a verdict or one of our errors: cases from a seed, and their outcomes.

``python tests/property/fuzzing.py --count 10000`` runs many in child processes, so that a crash is an outcome too.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import io
import json
import random
import re
import subprocess
import sys
import tempfile
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rooftile.cli.main import main as command
from rooftile.compile import compile_kernel, load_source
from rooftile.core.errors import RooftileError
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source
from rooftile.explain import explain
from rooftile.report.html.document import to_html
from rooftile.report.json import to_json
from rooftile.report.layout import Page
from rooftile.report.terminal import render

DATA = Path(__file__).parents[1] / "data"

_INDICES = ["row * K + k", "k * N + col", "row * N + col", "col * M + row", "row", "col + k", "-1", "1 << 30", "k * k",
            "row * lda + k", "threadIdx.x", "(row * K + k) % 7", "row / (col - col)", "blockDim.x * 99999"]  # fmt: skip
_SIZES = ["1", "16", "0", "-4", "T", "cdiv(N,16)", "M", "N*M", "1025", "99999999999", "cdiv(N,0)", "Q", "16,16", "1,1,1,1",
          "(((16)))", "", "8,4", "min(M,8)", "1.5", "__import__('os')"]  # fmt: skip
_ARGUMENTS = [None, "A,B,C,M,N,K", "B,A,C,N,M,K", "A,B.T,C,M,N,K", "A,B", "lda=K+8", "A=B", "C,C,C,1,1,1", "M,N,K,A,B,C",
              "A,B,C,M,N,K+1", "A,B,C,0,0,0", "A,B,C,-1,N,K", "A,B,C,M,N,99999999999", "C.T,B,A,1,1,1", ""]  # fmt: skip
_EXPECTATIONS = [None, "right", "conflicts == 0", "sectors_per_request(A) <= 4", "time <= 1us", "time < 3", "1/0 == 1",
                 "conflicts(here) == 0", "conflicts(7) == 0", "Q", "(((((", "a__b == 1", "right,", "M*N*K > 0"]  # fmt: skip
_LINES = ["__syncthreads();", "if (threadIdx.x > 3) __syncthreads();", "if (row >= M || col >= N) return;", "s = s / 0.0f;",
          "for (int q = 0; q < K; q++) s += q;", "while (s > 1e30f) s *= 2;", "for (;;) s += 1;", "asm volatile(\"trap;\");",
          "s += __shfl_xor_sync(~0u, s, 3);", "tile[threadIdx.x] = s;", "s += tile[threadIdx.y * 33];", "tile[row] = A[k];",
          "atomicAdd(C, s);", "s += __ldg(A + col);", "C[0] = *(float*)(size_t)row;", "s += sqrtf(-s);", "assert(s == s);",
          "undeclared = 3;", "int v[9]; v[col] = row; s += v[k & 7];", "s += reinterpret_cast<const float4*>(B)[k].w;",
          "printf(\"%d\", row);", "if (col) goto end; end:;", "s = A[(int)s];", "return;", "}", "{"]  # fmt: skip
_TYPES = ["float", "double", "int", "char", "half", "float4", "T*", "void", "struct S", "float*"]
_COMMENTS = ["// rooftile: expect right", "// rooftile: expect conflicts(here) <= 3, Q", "// rooftile: block=(8,8) grid=(1,1)",
             "// rooftile: args=(A,B,C,M,N,K)", "// rooftile: block=((((", "#define T 8", "#define T T T", "#include <nope>",
             "#if 0", "#include <cuda_fp16.h>", "struct S { int w; float* p; };", "/* rooftile:", "#include \"/etc/passwd\"",
             "template <int N> struct R { static const int v = R<N + 1>::v; };", "constexpr int f(int n) { return f(n + 1); }",
             "int main() { k<<<dim3(4, 4), 64>>>(A, B, C, 8, 8, 8); }", "namespace z {", "\\", "\x00\u202e\ufeff"]  # fmt: skip
_PTX = ["", "%r1", "0", ";", "{", "}", ",", "[", "]", "@%p1", ".f32", ".b64", "ld.global.f32", "bra $L__BB0_1;", "ret;", "-",
        "9" * 30, ".param", "call", "mov.u32 %r1, %tid.x;", "bar.sync 0;", "st.shared.f32 [%r1], 0f3F800000;", "//"]  # fmt: skip
_HOST = ["dim3 grid(N / 0, -1);", "<<<", ">>>", "<<<1, 2048>>>", "<<<0, 0>>>", "dim3", "(", ")", "{", "}", "#if 0\n", "#endif\n",
         "/*", '"', "'", "template<", "std::vector<float> v{", "return main();", "goto", "int main(", "auto [a, b] =", "\\\n", "::",
         "[&](auto... x) {", "switch (N) { case 1:", "while (true)", "N = N * N;", "cudaMalloc(&d_A,", "#define N N + 1\n",
         "#include __FILE__\n", "__global__", "R\"x(", "\u2028", "static_cast<dim3>(", "sizeof(", "K >>> 3", "<::", "%:define T 3\n",
         "cudaFuncSetAttribute(", "unsigned long long", "0x", "1e999", "// rooftile: grid=(", "// rooftile: expect "]  # fmt: skip
_WGSL = ["@compute", "@workgroup_size(0)", "@workgroup_size(1024, 2)", "override", "array<f32>", "ptr<", "<", ">>", "=", "loop {", "}",
         "workgroupBarrier();", "i32(1e9)", "0 / 0", "vec4f(", "@group(0) @binding(0)", "let x = x;", "fn f() { f(); }", "{{ T }}",
         "${", "`", "/*", "return;", "break;", "discard;", "enable f16;", "4294967296u", "id.w", ".xyzw", "&A[0]", "*", "-"]  # fmt: skip


@dataclass(frozen=True)
class Case:
    """A source, or a file's name and content, and the keyword arguments of ``explain``; whether reports are made."""

    source: Source | tuple[str, bytes]
    options: dict[str, Any] = field(default_factory=dict)
    reported: bool = False


def generated(seed: int) -> Case:
    """The case of a seed: a kernel that someone could have written, with some of what nobody should, or damaged PTX."""
    draw = random.Random(seed)
    options: dict[str, Any] = {name: draw.choice((1, 2, 7, 16, 33, 48)) for name in "MNK"}
    options |= {"block": "8,8", "grid": "cdiv(N,8),cdiv(M,8)"} if draw.random() < 0.8 else {}
    for name, odd, values in (("block", 0.08, _SIZES), ("grid", 0.08, _SIZES), ("args", 0.15, _ARGUMENTS)):
        if draw.random() < odd:
            options[name] = draw.choice(values)
    if draw.random() < 0.3:
        options["expect"] = draw.choice(_EXPECTATIONS[: 5 if draw.random() < 0.7 else None])
    if draw.random() < 0.1:
        options["defines"] = {draw.choice(("T", "Q", "1T", "float")): draw.choice((8, "M*2", "((", -1))}
    if draw.random() < 0.05:
        options["dynamic_shared"] = draw.choice(_SIZES)
    options |= {"timeout": 2.0, "threads": 1, "check": draw.random() < 0.05}
    reported = draw.random() < 0.1
    kind = draw.random()
    if kind < 0.25:
        return Case(_damaged(draw), options, reported)
    if kind < 0.6:
        return Case(Source("fuzz.cu", _kernel(draw)), options, reported)
    own = {name: value for name, value in options.items() if name not in ("block", "grid")}
    return Case(_program(draw) if kind < 0.8 else _shader(draw), own, reported)


def _program(draw: random.Random) -> tuple[str, bytes]:
    """A whole file, its kernel and host code with pieces cut out and others put in, in one encoding or another."""
    paths = sorted(path for folder in ("whole_files", "right", "faults/*") for path in DATA.glob(f"{folder}/*.cu"))
    text = draw.choice(paths).read_text(encoding="utf-8-sig")
    for _ in range(draw.choice((0, 1, 1, 2, 3, 8))):
        host = text.find("<<<") if draw.random() < 0.5 else -1
        at = max(0, host + draw.randint(-200, 200)) if host >= 0 else draw.randrange(len(text) + 1)
        text = text[:at] + draw.choice(_HOST) + text[at + draw.choice((0, 0, 1, 5, 40)) :]
    encoding = draw.choice(("utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"))
    return "fuzz.cu", text.encode(encoding, "replace")


def _shader(draw: random.Random) -> tuple[str, bytes]:
    """A WGSL file, or a script that holds it, with some tokens gone, doubled or replaced."""
    text = draw.choice(sorted(DATA.glob("wgsl/gemm_*.wgsl"))).read_text()
    tokens = re.findall(r"\w+|[^\w\s]|\s+", text)
    for _ in range(draw.choice((0, 1, 1, 2, 4))):
        at, choice = draw.randrange(len(tokens)), draw.random()
        if choice < 0.4:
            tokens[at] = draw.choice((_WGSL[draw.randrange(len(_WGSL))], draw.choice(tokens)))
        elif choice < 0.7:
            tokens.insert(at, draw.choice(_WGSL))
        else:
            del tokens[at : at + draw.choice((1, 1, 3, 30))]
    text = "".join(tokens)
    if draw.random() < 0.6:
        return "fuzz.wgsl", text.encode()
    around = draw.choice(
        ("const code = `{}`;", "<script>f(`a`, `{}`)</script>", "// `\nlet s = {{code: /* ` */ `{}`}}", "`{}")
    )
    return draw.choice(("fuzz.js", "fuzz.html", "fuzz.tsx")), around.replace("{}", text).replace("{{", "{").encode()


def _kernel(draw: random.Random) -> str:
    types = [draw.choice(_TYPES) if draw.random() < 0.05 else "float" for _ in range(3)]
    kinds = [draw.choice(_TYPES) if draw.random() < 0.05 else "int" for _ in range(3)]
    body = [draw.choice(_LINES) for _ in range(draw.choice((0, 0, 1, 2, 4)))]
    at = draw.randrange(len(body) + 1)
    good = draw.random() < 0.5
    a, b, c = ("row * K + k", "k * N + col", "row * N + col") if good else (draw.choice(_INDICES) for _ in range(3))
    guard = "if (row < M && col < N) " if draw.random() < 0.7 else ""
    lines = [
        *(draw.choice(_COMMENTS) for _ in range(draw.choice((0, 0, 0, 1, 2)))),
        f"__global__ void k(const {types[0]}* A, const {types[1]}* B, {types[2]}* C, {kinds[0]} M, {kinds[1]} N, {kinds[2]} K) {{",
        "  __shared__ float tile[64]; int k = 0;" if draw.random() < 0.9 else "  extern __shared__ float tile[]; int k = 0;",
        "  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x; float s = 0;",
        *body[:at],
        f"  {guard}for (k = 0; k < K; ++k) s += A[{a}] * B[{b}];",
        *body[at:],
        f"  {guard}C[{c}] = s;",
        "}" if draw.random() < 0.97 else "",
    ]  # fmt: skip
    text = "\n".join(lines)
    if draw.random() < 0.05:
        text = text.replace(
            draw.choice("(){};=,*"), draw.choice(("", "((", "))", "<<<", '"', "\\")) * draw.choice((1, 1, 9)), 1
        )
    return text


_BASE: list[str] = []


def _damaged(draw: random.Random) -> Source:
    """PTX of a good kernel with some of its tokens gone, doubled or replaced."""
    if not _BASE:
        good = """__global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
          __shared__ float tile[64]; int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x; float s = 0;
          for (int k = 0; k < K; ++k) { tile[threadIdx.y * 8 + threadIdx.x] = A[row * K + k]; __syncthreads();
            s += tile[threadIdx.y * 8] * B[k * N + col]; __syncthreads(); }
          if (row < M && col < N) C[row * N + col] = s; }"""
        _BASE.append(compile_kernel(Source("base.cu", good)).ptx)
    words = _BASE[0].split(" ")
    for _ in range(draw.choice((1, 1, 2, 5, 30))):
        at = draw.randrange(len(words)) if words else 0
        choice = draw.random()
        if not words or choice < 0.3:
            words[at : at + 1] = [draw.choice(_PTX)]
        elif choice < 0.5:
            del words[at : at + 1]
        elif choice < 0.7:
            words[at] = draw.choice(words)
        elif choice < 0.9:
            words.insert(at, draw.choice(_PTX))
        else:
            words = words[: at + 1]
    return Source("fuzz.ptx", " ".join(words), "ptx")


def outcome(case: Case) -> str:
    """The verdict, or the name of the error; anything but a RooftileError is raised."""
    with tempfile.TemporaryDirectory() as folder:
        source = case.source
        if isinstance(source, tuple):
            path = Path(folder, source[0])
            path.write_bytes(source[1])
        try:
            explanation = explain(load_source(path) if isinstance(source, tuple) else source, **case.options)
        except RooftileError as error:
            return type(error).__name__ if str(error) else "an error without words"
        if case.reported:
            _report(explanation)
            if isinstance(source, tuple):
                _tabulate(folder, case.options)
        return explanation.verdict.judgement


def _report(explanation: Explanation) -> None:
    """Make every report: JSON without NaN, the terminal's lines, and a page, which must not hold what would run."""
    json.dumps(to_json(explanation), allow_nan=False)
    assert all(line.plain.isprintable() for line in render(explanation, Page(80, False), counters=True))
    assert to_html(explanation).endswith("</html>\n")


def _tabulate(folder: str, options: dict[str, Any]) -> None:
    """The table of a folder."""
    sizes = [text for name in "MNK" for text in (f"-{name}", str(options[name]))]
    with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())), contextlib.redirect_stderr(io.StringIO()):
        assert command(["explain", folder, "--csv", *sizes, "--timeout", "2"]) in (0, 1, 2, 64)


def main() -> int:
    """Run cases in child processes of a few hundred each; print what came of them, and every failure with its seed."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        for seed in range(options.seed, options.seed + options.count):
            print(seed, "begun", flush=True)
            try:
                print(seed, outcome(generated(seed)), flush=True)
            except Exception as error:
                print(seed, f"FAILED {type(error).__name__}: {error}".replace("\n", " ")[:300], flush=True)
                traceback.print_exc()
        return 0
    found: collections.Counter[str] = collections.Counter()
    failures: list[str] = []
    seed, end = options.seed, options.seed + options.count
    while seed < end:
        command = [sys.executable, __file__, "--child", "--seed", str(seed), "--count", str(min(250, end - seed))]
        last, state = seed - 1, ""
        with contextlib.closing(_Lines(command)) as lines:
            for line in lines:
                number, state = int(line.partition(" ")[0]), line.partition(" ")[2]
                last = number
                if state != "begun":
                    found[state.split(" ")[0]] += 1
                    if state.startswith("FAILED"):
                        failures.append(line)
                        print(line, flush=True)
        if state == "begun":
            failures.append(f"{last} {lines.ended}")
            found["CRASHED"] += 1
        seed = last + 1
        print(f"{seed - options.seed:,} of {options.count:,}: {dict(found)}", flush=True)
    print("\n".join(failures) or "no crash, no hang, no traceback")
    return 1 if failures else 0


class _Lines:
    """Lines that a child prints, until it ends or says nothing for minutes: the machine may be busy."""

    def __init__(self, command: list[str]) -> None:
        self.ended = ""
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def __iter__(self) -> Any:
        import selectors

        assert self._process.stdout is not None
        selector = selectors.DefaultSelector()
        selector.register(self._process.stdout, selectors.EVENT_READ)
        while True:
            if not selector.select(timeout=180):
                self._process.kill()
                self.ended = "HUNG for three minutes"
                return
            line = self._process.stdout.readline()
            if not line:
                self.ended = self.ended or f"ended with status {self._process.wait()}"
                return
            yield line.strip()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


if __name__ == "__main__":
    sys.exit(main())
