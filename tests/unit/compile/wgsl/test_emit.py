"""The CUDA C++ text that a WGSL module becomes: its lines, its names, its layouts, its words for WGSL's operators."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.emit import Translation, emit
from rooftile.compile.wgsl.parser import parse
from rooftile.core.source import Source

DATA = Path(__file__).parents[3] / "data" / "wgsl"

GEMM = """\
struct Dims { M: u32, N: u32, K: u32, _r: u32 };
@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read>       A: array<f32>;
@group(0) @binding(2) var<storage, read>       B: array<f32>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

@compute @workgroup_size(16, 16)
fn gemm(@builtin(global_invocation_id) gid: vec3u) {
  let fila = gid.y;
  let col  = gid.x;
  if (fila >= d.M || col >= d.N) { return; }

  var acc = 0.0;
  for (var k: u32 = 0u; k < d.K; k = k + 1u) {
    acc = acc + A[fila * d.K + k] *
      B[k * d.N + col];
  }
  C[fila * d.N + col] = acc;
}
"""
HEAD = """\
@group(0) @binding(0) var<storage, read_write> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> numbers: array<i32>;
"""


def translated(text: str) -> Translation:
    source = Source("mine.wgsl", text, "wgsl")
    return emit(check(source, parse(source)), "/rooftile/mine.wgsl")


def body(statements: str, before: str = "") -> str:
    """The text of a kernel of ``statements``, with all white space as one blank."""
    text = f"{HEAD}{before}\n@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) i: u32) {{\n"
    return " ".join(translated(f"{text}{statements}\n}}").text.split())


def shown_lines(text: str) -> dict[int, list[str]]:
    """What stands on each line, as ``#line`` counts them."""
    found: dict[int, list[str]] = {}
    number = 0
    for line in text.split("\n"):
        if told := re.match(r'#line (\d+)(?: "/rooftile/mine.wgsl")?$', line):
            number = int(told[1])
            continue
        found.setdefault(number, []).append(line)
        number += 1
    return found


def test_statements_stand_where_they_are_in_the_file() -> None:
    lines = shown_lines(translated(GEMM).text)
    source = GEMM.split("\n")
    for number, words in ((9, "const unsigned fila"), (11, "if ("), (13, "float acc"), (14, "for ("), (15, "acc")):
        (line,) = [line for line in lines[number] if line.strip().startswith(words)]
        assert len(line) - len(line.lstrip()) == len(source[number - 1]) - len(source[number - 1].lstrip())
    assert any("B_" in line for line in lines[16])
    assert not any("B_" in line for line in lines[15])
    assert [line for line in lines[18] if line.startswith("  C_")]


def test_buffers_and_sizes_are_the_kernels_parameters() -> None:
    made = translated(GEMM)
    shown = [(p.name, p.kind, p.dtype, p.const, p.struct, p.offset) for p in made.parameters]
    assert shown == [
        *(("d." + name, "scalar", "uint32", True, "d", 4 * i) for i, name in enumerate(("M", "N", "K", "_r"))),
        ("A", "pointer", "float32", True, None, 0),
        ("B", "pointer", "float32", True, None, 0),
        ("C", "pointer", "float32", False, None, 0),
    ]
    assert made.entry == "wgsl_gemm"
    assert "__launch_bounds__(256)" in made.text


def test_only_what_nobody_writes_is_restrict() -> None:
    """Else the compiler would keep over a barrier what other invocations may have changed."""
    (kernel,) = re.findall(r"wgsl_gemm\((.*?)\) \{", translated(GEMM).text)
    assert [("__restrict__" in part, "const " in part) for part in kernel.split(", ")] == [
        (False, True),
        (True, True),
        (True, True),
        (False, False),
    ]


@pytest.mark.parametrize(
    ("statement", "text"),
    [
        ("words[i] = words[0] / words[1];", "div(words_{}[0], words_{}[1])"),
        ("words[i] = words[0] / 3;", "(words_{}[0] / 3u)"),
        ("words[i] = words[0] % 4u;", "(words_{}[0] % 4u)"),
        ("numbers[i] = numbers[0] / -1;", "div(numbers_{}[0], (-1))"),
        ("numbers[i] = numbers[0] + numbers[1];", "add(numbers_{}[0], numbers_{}[1])"),
        ("numbers[i] = -numbers[0];", "negate(numbers_{}[0])"),
        ("numbers[i] = i32(words[0]) >> (33u % 32u);", "shr(convert<int>(words_{}[0]), 1u)"),
        ("words[i] += 2;", "words_{}[i_{}] = (words_{}[i_{}] + 2u);"),
        ("words[i]++;", "words_{}[i_{}] = (words_{}[i_{}] + 1u);"),
        ("let b = vec2(i, 1u) < vec2u(3);", "= (vec<unsigned, 2>{{i_{}, 1u}} < vec<unsigned, 2>{{3u, 3u}});"),
        ("words[i] = bitcast<u32>(f32(numbers[i]));", "bitcast<unsigned>(convert<float>(numbers_{}[i_{}]))"),
        ("words[i] = arrayLength(&words) + i;", "(length_of_words_{} + i_{})"),
        ("numbers[i] = -2147483647 - 1;", "= (-2147483647 - 1);"),
        ("_ = numbers[i];", "(void)(numbers_{}[i_{}]);"),
        ("workgroupBarrier();", "__syncthreads();"),
    ],
)  # fmt: skip
def test_words_of_c_plus_plus(statement: str, text: str) -> None:
    assert re.sub(r"_\d+\b", "_{}", body(statement)).count(text.replace("{{", "{").replace("}}", "}")) == 1


def test_an_operand_with_a_call_is_evaluated_once() -> None:
    made = body("words[next()] += 1;", "var<private> n: u32; fn next() -> u32 { n += 1; return n; }")
    assert re.search(
        r"\[&\] \{ auto& place_0 = words_\d+\[next_\d+\(n_\d+\)\]; place_0 = \(place_0 \+ 1u\); \}\(\);", made
    )


def test_continue_goes_to_the_continuing_block() -> None:
    turn = "continuing { k += 1u; break if k > 4u; }"
    made = body(f"var k = 0u; loop {{ let odd = k & 1u; if odd == 0u {{ continue; }} words[k] = odd; {turn} }}")
    jump = r"for \(;;\) \{.*unsigned odd_\d+; odd_\d+ = .*goto (continue_\d+);.*\1:;.*k_\d+ = .*\) break; \}"
    assert re.search(jump, made)
    assert "goto" not in body(f"var k = 0u; loop {{ words[k] = k; {turn} }}")
    assert "continue;" in body("for (var k = 0u; k < 4; k++) { if k == 2 { continue; } words[k] = k; }")


def test_a_constant_array_lies_in_memory_once() -> None:
    made = body("numbers[i] = primes[i % 4] + primes[(i + 1) % 4];", "const primes = array(2, 3, 5, 7);")
    assert (
        len(
            re.findall(
                r"__constant__ const arr<int, 4> primes_\d+ = arr<int, 4>\{\{\{2\}, \{3\}, \{5\}, \{7\}\}\};", made
            )
        )
        == 1
    )


def test_layouts_are_those_of_wgsl() -> None:
    text = translated((DATA / "struct_layout.wgsl").read_text()).text
    offsets = re.findall(r"__INTADDR__\(&\(\((\w+)_\d+\*\)0\)->(\w+)_m0\) == (\d+)", text)
    told = {f"{structure} {member}": int(offset) for structure, member, offset in offsets}
    assert told == {
        "Inner position": 0, "Inner mass": 12, "Inner pair": 16,
        "Middle flag": 0, "Middle inner": 16, "Middle weights": 80,
        "Particle velocity": 0, "Particle colour": 16,
        "World scale": 0, "World middle": 16,
    }  # fmt: skip
    assert "tail<Particle_" in text
    assert (
        len(re.findall(r"operator=\(const (\w+)_\d+& other\)", text)) == 3
    )  # World, which has no size, is never copied


def test_large_and_indexed_uniform_buffers_lie_in_memory() -> None:
    before = """
    struct Small { at: vec3f, scale: f32, turn: mat2x2f }
    @group(1) @binding(0) var<uniform> small: Small;
    @group(1) @binding(1) var<uniform> table: array<vec4u, 4>;
    @group(1) @binding(2) var<uniform> count: u32;
    """
    main = "@compute @workgroup_size(1) fn main() { words[0] = count + table[count].y + u32(small.at.z); }"
    made = translated(f"{HEAD}{before}\n{main}")
    assert [(p.name, p.kind, p.offset) for p in made.parameters if not p.name.startswith(("words", "numbers"))] == [
        ("small.at.x", "scalar", 0), ("small.at.y", "scalar", 4), ("small.at.z", "scalar", 8),
        ("small.scale", "scalar", 12),
        ("small.turn[0].x", "scalar", 16), ("small.turn[0].y", "scalar", 20),
        ("small.turn[1].x", "scalar", 24), ("small.turn[1].y", "scalar", 28),
        ("table", "pointer", 0),
        ("count", "scalar", 0),
    ]  # fmt: skip


def test_workgroup_memory_is_counted_as_webgpu_does() -> None:
    before = "var<workgroup> a: array<vec3f, 5>; var<workgroup> b: bool; var<workgroup> c: array<f32, 5>;"
    text = f"{HEAD}{before}\n@compute @workgroup_size(1) fn main() {{ words[0] = u32(a[0].x + c[1]) + u32(b); }}"
    made = translated(text)
    assert made.workgroup_bytes == 80 + 16 + 32
    assert sorted(made.workgroup.values()) == ["a", "b", "c"]
    assert made.text.count('asm volatile("" : : ') == 1
