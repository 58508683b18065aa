"""What the checker tells of a module that it accepts, and where and how it refuses one."""

from __future__ import annotations

import cProfile
from pathlib import Path
from typing import Any

import pytest

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.traits import element_of, is_abstract, loaded, spell, spell_all
from rooftile.compile.wgsl.types import (
    ABSTRACT_INT,
    BOOL,
    F16,
    F32,
    U32,
    Array,
    Checked,
    Matrix,
    Scalar,
    Struct,
    Type,
    Vector,
)
from rooftile.compile.wgsl.walk import children, walk
from rooftile.core.errors import CompileError, UnknownNameError, UsageError
from rooftile.core.source import Source

DATA = Path(__file__).parents[3] / "data" / "wgsl"
LADDER = Path(__file__).parents[4] / "src" / "rooftile" / "kernels" / "wgsl"
KERNELS = sorted([*DATA.glob("*.wgsl"), *LADDER.glob("*.wgsl")])

UNIFORMITY = {
    "barrier_after_return_of_some",
    "barrier_in_branch",
    "barrier_in_called_function",
    "barrier_in_loop_of_data",
    "uniform_load_of_divergent",
}
LIMITS = {"workgroup_size_too_large", "workgroup_memory_too_large"}

GEMM = """\
struct Sizes { M: u32, N: u32, K: u32 }
override TILE: u32 = 16;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(1) @binding(0) var<uniform> sizes: Sizes;
@group(0) @binding(0) var<storage, read> unused: array<vec4f>;
fn at(row: u32, column: u32, width: u32) -> u32 { return row * width + column; }
fn product(row: u32, column: u32) -> f32 {
  var sum = 0.0;
  for (var k = 0u; k < sizes.K; k++) {
    sum = fma(A[at(row, k, sizes.K)], B[at(k, column, sizes.N)], sum);
  }
  return sum;
}
fn never() -> f32 { return unused[0].x; }
@compute @workgroup_size(TILE, TILE)
fn gemm(@builtin(global_invocation_id) id: vec3u) {
  if (id.y < sizes.M && id.x < sizes.N) { C[at(id.y, id.x, sizes.N)] = product(id.y, id.x); }
}
"""


def checked(text: str, **options: Any) -> Checked:
    source = Source("k.wgsl", text)
    return check(source, parse(source), **options)


def body(statements: str, before: str = "") -> Checked:
    return checked(f"{before}\n@compute @workgroup_size(1)\nfn main() {{\n{statements}\n}}")


def find(found: Checked, text: str) -> syntax.Expression:
    """The outermost expression that is written so."""
    for node in walk(found.module):
        whole = found.source.text[node.span.start : node.span.end]
        if isinstance(node, syntax.Expression) and whole == text:
            return node
    raise AssertionError(f"no {text}")


def refused(text: str, **options: Any) -> CompileError:
    with pytest.raises(CompileError) as caught:
        checked(text, **options)
    return caught.value


def test_a_kernel() -> None:
    found = checked(GEMM)
    assert found.entry.name == "gemm"
    assert found.workgroup_size == (16, 16, 1)
    assert [one.name for one in found.reachable] == ["at", "product", "gemm"]
    assert [(b.group, b.number, b.variable.name, spell(b.type), b.space, b.access) for b in found.bindings] == [
        (0, 0, "A", "array<f32>", "storage", "read"),
        (0, 1, "B", "array<f32>", "storage", "read"),
        (0, 2, "C", "array<f32>", "storage", "read_write"),
        (1, 0, "sizes", "Sizes", "uniform", "read"),
    ]
    assert [(o.name, o.id, o.type, o.value, o.given) for o in found.overrides] == [("TILE", None, U32, 16, False)]
    assert list(found.builtins.values()) == ["global_invocation_id"]
    assert found.features == frozenset()
    results = {function.name: result for function, result in found.results.items()}
    assert results == {"at": U32, "product": F32, "never": F32, "gemm": None}


def test_overrides_change_sizes() -> None:
    found = checked(GEMM, overrides={"TILE": 8})
    assert found.workgroup_size == (8, 8, 1)
    assert found.overrides[0].given


@pytest.mark.parametrize(
    ("declared", "given", "value"),
    [
        ("override x: u32;", "0x10", 16),
        ("override x: i32;", "-3", -3),
        ("override x: f32;", "0.1", 0.10000000149011612),
        ("override x: f32;", 2, 2.0),
        ("override x: bool;", "true", True),
        ("override x: bool;", 0, False),
        ("override x = 1.5;", 3, 3.0),
    ],
)
def test_values_of_overrides(declared: str, given: str | float, value: object) -> None:
    text = f"{declared} @compute @workgroup_size(1) fn main() {{ let y = x; }}"
    found = checked(text, overrides={"x": given})
    assert found.overrides[0].value == value
    assert type(found.overrides[0].value) is type(value)


def test_overrides_by_number_and_from_each_other() -> None:
    text = """@id(7) override depth: i32; override twice = depth * 2;
    var<workgroup> tile: array<f32, twice>;
    @compute @workgroup_size(depth) fn main() { tile[0] = 1; }"""
    found = checked(text, overrides={"7": 4})
    assert found.workgroup_size == (4, 1, 1)
    assert {o.name: (o.id, o.value, o.given) for o in found.overrides} == {
        "depth": (7, 4, True),
        "twice": (None, 8, False),
    }
    tile = next(v for v in found.variables if v.name == "tile")
    assert found.variables[tile] == Array(F32, 8)


def test_overrides_that_do_not_fit() -> None:
    text = "override n: u32; @compute @workgroup_size(n) fn main() { }"
    with pytest.raises(UsageError, match="override 'n' has no value") as missing:
        checked(text)
    assert missing.value.got == "k.wgsl:1"
    assert missing.value.next_step == "give it one: -D n=16"
    for value in (-1, 1.5, "many", 2**32, float("inf")):
        with pytest.raises(UsageError, match="override 'n' cannot have this value"):
            checked(text, overrides={"n": value})
    with pytest.raises(UnknownNameError) as caught:
        checked(text, overrides={"n": 1, "m": 2})
    assert caught.value.allowed == "n"


def test_an_override_that_nothing_uses_needs_no_value() -> None:
    text = """override n: u32; fn other() -> u32 { return 8 / n; }
    @compute @workgroup_size(1) fn main() { }"""
    assert checked(text).overrides == ()


def test_entry_points() -> None:
    two = "@compute @workgroup_size(2) fn a() { } @compute @workgroup_size(3) fn b() { }"
    assert checked(two, entry="b").workgroup_size == (3, 1, 1)
    with pytest.raises(UsageError, match="the file has several compute entry points") as several:
        checked(two)
    assert several.value.allowed == "a, b"
    assert several.value.next_step == "name one: k.wgsl:a"
    with pytest.raises(UnknownNameError) as caught:
        checked(two, entry="c")
    assert caught.value.allowed == "a, b"
    for text in ("fn f() { }", ""):
        with pytest.raises(UnknownNameError, match="no compute entry point"):
            checked(text)


def test_constants_take_the_type_that_is_asked_for() -> None:
    found = body("var u = 1u; u = u + 2; let f = 3.5 * f32(u); var v = vec2(u, 4); v.x = select(5, u, u > 6);")
    expected = {"2": U32, "3.5": F32, "4": U32, "5": U32, "6": U32}
    for text, type in expected.items():
        literal = find(found, text)
        assert found.types[literal] == type
        assert found.constants[literal] == float(text)
    assert spell_all(found.overloads[find(found, "vec2(u, 4)")]) == "u32, u32"  # type: ignore[index]
    assert spell_all(found.overloads[find(found, "select(5, u, u > 6)")]) == "u32, u32, bool"  # type: ignore[index]


def test_constants_without_context_become_i32_and_f32() -> None:
    found = body("let a = 1; let b = 1.5; var c = vec2(1, 2.5); let d = array(1, 2); var e = 1 + 2;")
    types = {v.name: spell(t) for v, t in found.variables.items()}
    assert types == {"a": "i32", "b": "f32", "c": "vec2<f32>", "d": "array<i32, 2>", "e": "i32"}
    assert found.constants[find(found, "1 + 2")] == 3


def test_constants_stay_abstract() -> None:
    found = body("const n = 4; const h = n / 2; var f: f32 = n; var i: u32 = h;")
    assert {v.name: t for v, t in found.variables.items()} == {
        "n": ABSTRACT_INT,
        "h": ABSTRACT_INT,
        "f": F32,
        "i": U32,
    }


def test_a_constant_array_at_a_running_index_is_concrete() -> None:
    found = body("const a = array(1.5, 2); var i = 1; let x = a[i];")
    use = next(n for n in walk(found.module) if isinstance(n, syntax.Index))
    assert found.types[use] == F32
    assert found.types[use.base] == Array(F32, 2)
    assert found.constants[use.base] == (1.5, 2.0)


def test_references_and_pointers() -> None:
    found = body(
        "let p = &w[1]; (*p).y = 2; p.x = 1; let q = &v; let z = q.zx; w[0] = *q;",
        "var<workgroup> w: array<vec4f, 4>; var<private> v: vec4f;",
    )
    assert spell(found.types[find(found, "p.x")]) == "ref<workgroup, f32, read_write>"
    assert spell(found.types[find(found, "(*p).y")]) == "ref<workgroup, f32, read_write>"
    assert spell(found.types[find(found, "&v")]) == "ptr<private, vec4<f32>, read_write>"
    assert spell(found.types[find(found, "q.zx")]) == "vec2<f32>"
    assert spell(found.types[find(found, "w[0]")]) == "ref<workgroup, vec4<f32>, read_write>"


def test_names_lead_to_what_they_stand_for() -> None:
    found = body("var x = n; { let x = min(x, m); _ = x; } _ = x;", "const n = 1; const m: i32 = 2; alias min3 = f32;")
    names = [n for n in walk(found.entry.body) if isinstance(n, syntax.Name)]
    uses = [(n.name, found.uses[n]) for n in names]
    outer, inner = (v for v in found.variables if v.name == "x")
    assert [entity for name, entity in uses if name == "x"] == [outer, inner, outer]
    assert dict(uses)["min"] == "min"
    assert dict(uses)["n"] is found.module.declarations[0]


def test_structures_are_laid_out() -> None:
    found = checked(
        "struct S { a: f32, b: vec3f, @size(32) c: f32, d: array<vec2f> } @group(0) @binding(0) var<storage> s: S; "
        "@compute @workgroup_size(1) fn main() { _ = s.a; }"
    )
    (struct,) = found.structs.values()
    assert [(m.name, m.offset, m.size) for m in struct.members] == [
        ("a", 0, 4),
        ("b", 16, 12),
        ("c", 28, 32),
        ("d", 64, 8),
    ]


def test_features() -> None:
    text = "enable f16; enable subgroups; @compute @workgroup_size(1) fn main() { let x = 1h; }"
    assert checked(text).features == {"f16", "subgroups"}
    assert F16 in {element_of(t) for t in checked(text).types.values()}


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_every_expression_of_real_kernels_has_its_type(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = checked(text, **_options(text))
    for function in found.reachable:
        _check_types(found, function.body)
    assert found.reachable[-1] is found.entry
    assert all(found.source.text[v.at.start : v.at.end] == v.name for v in found.variables if hasattr(v, "at"))


def _options(text: str) -> dict[str, Any]:
    """What the file's header says that it needs."""
    overrides: dict[str, str] = {}
    options: dict[str, Any] = {"overrides": overrides}
    for line in text.split("\n"):
        words = line.split()
        if words[:2] == ["//!", "override"]:
            name, _, value = words[2].partition("=")
            overrides[name] = value
        elif words[:2] == ["//!", "entry"]:
            options["entry"] = words[2]
    return options


def _check_types(found: Checked, node: syntax.Node) -> None:
    """Every expression has a type, and but within constants a concrete one; constants have the shape of theirs."""
    if isinstance(node, syntax.Assign) and node.target is None:
        return
    if isinstance(node, syntax.Declare) and node.variable.keyword == "const":
        return
    if isinstance(node, syntax.Expression) and node in found.types:
        type = loaded(found.types[node])
        if node in found.constants:
            assert _fits(found.constants[node], type), (spell(type), found.constants[node])
            return
        assert not is_abstract(type), found.source.text[node.span.start : node.span.end]
    if isinstance(node, syntax.Call):
        assert node.function in found.uses
        if isinstance(found.uses[node.function], str):
            assert len(found.overloads[node]) == len(node.arguments)
        for argument, parameter in zip(node.arguments, found.overloads.get(node, ()), strict=False):
            assert loaded(found.types[argument]) == parameter
    for child in children(node):
        if not isinstance(child, syntax.Name) or not isinstance(node, syntax.Call):
            _check_types(found, child)


def _fits(value: object, type: Type) -> bool:
    match type:
        case Scalar():
            kind = bool if type == BOOL else float if type in (F32, F16) or "float" in type.name else int
            return value.__class__ is kind
        case Vector(size, element):
            return isinstance(value, tuple) and len(value) == size and all(_fits(part, element) for part in value)
        case Matrix(columns, rows, element):
            column = Vector(rows, element)
            return isinstance(value, tuple) and len(value) == columns and all(_fits(part, column) for part in value)
        case Array(element, count):
            return isinstance(value, tuple) and len(value) == count and all(_fits(part, element) for part in value)
        case Struct(members=members):
            return isinstance(value, tuple) and all(_fits(v, m.type) for v, m in zip(value, members, strict=True))
        case _:
            return False


@pytest.mark.parametrize("path", sorted((DATA / "bad").glob("*.wgsl")), ids=lambda path: path.stem)
def test_bad_files_are_refused_at_the_marked_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.stem in LIMITS or path.stem in UNIFORMITY:
        checked(text)
        return
    error = refused(text)
    places = [d.location.line for d in error.diagnostics if d.location is not None]
    marked = [number for number, line in enumerate(text.split("\n"), start=1) if "// error" in line]
    assert set(places) & set(marked), str(error)


@pytest.mark.parametrize(
    ("statement", "column", "next_step"),
    [
        ("let x: float = 1;", 8, "WGSL has f32"),
        ("__syncthreads();", 1, "WGSL has workgroupBarrier()"),
        ("let x = threadIdx;", 9, "WGSL has @builtin(local_invocation_id)"),
        ("let x = clmap(1, 2, 3);", 9, "did you mean 'clamp'?"),
        ("var total = 1; totla = 2;", 16, "did you mean 'total'?"),
        ("var x = 1u; x = -1;", 17, None),
        ("var x = 1u; let f = 2.5 * x;", 25, "make both sides of one type, with u32(...) or such"),
        ("let f: f32 = 1u;", 14, "convert it: f32(...)"),
        ("let x = 1; x += 1;", 12, "declare it with 'var'"),
    ],
)
def test_errors_stand_where_they_are_made(statement: str, column: int, next_step: str | None) -> None:
    error = refused(f"@compute @workgroup_size(1) fn main() {{\n{statement}\n}}")
    place = error.diagnostics[0].location
    assert place is not None
    assert (place.line, place.column) == (2, column)
    if next_step is not None:
        assert next_step in str(error.next_step)


def test_errors_show_the_declaration_too() -> None:
    error = refused("@compute @workgroup_size(1) fn main() {\nlet x = 1;\nx = 2;\n}")
    assert [(d.severity, d.location.line) for d in error.diagnostics if d.location] == [("error", 3), ("note", 2)]


def test_deep_expressions_and_long_chains_of_calls() -> None:
    calls = "fn f0() -> i32 { return 1; }\n" + "".join(
        f"fn f{n + 1}() -> i32 {{ return f{n}(); }}\n" for n in range(200)
    )
    assert len(checked(f"{calls} @compute @workgroup_size(1) fn main() {{ _ = f200(); }}").reachable) == 202
    body(f"var x = 1; x = {' + '.join(['x'] * 500)};")


@pytest.mark.parametrize("path", [LADDER / "warp_tiled.wgsl"], ids=lambda path: path.stem)
def test_is_fast(path: Path) -> None:
    source = Source(path.name, path.read_text(encoding="utf-8"))
    module = parse(source)
    profile = cProfile.Profile()
    profile.runcall(check, source, module)
    assert sum(entry.callcount for entry in profile.getstats()) < 60_000  # 25,000 in 2026
