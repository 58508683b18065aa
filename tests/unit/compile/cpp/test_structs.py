"""Where members of structures lie: as the compiler's own ``offsetof`` says."""

from __future__ import annotations

import pytest

from rooftile.compile import compile_kernel, ptxfile
from rooftile.compile.cpp import signature, structs, syntax
from rooftile.core.errors import CompileError
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

TEXT = """
namespace here {
struct Inner { char c; double d; };
}
typedef struct { float* p; int w, h; } Plain;
struct Tail { double d; int i; };
struct Mixed { bool b; short s[3]; here::Inner inner; float4 v; unsigned char last; };
template <typename T, int N = 2> struct Many { T* data[N]; T one; Plain plain; };
struct alignas(32) Wide { int i; float2 v; dim3 grid; double2 d; int3 t; };
struct Derived : Plain { int extra; };
class Closed { public: __device__ void f() {} __device__ int g() const; static const int shared = 3;
  private: long long x; const float* q; };
struct Nested { struct Deep { int q; } d; struct Deep e[2]; };
using Alias = Many<double, 3>;
"""
OPAQUE = """
struct Bits { int a : 3; int b; };
union Either { int a; float b; };
struct Holds { Either e; };
struct Reference { int& r; };
struct Virtual { virtual void f(); int a; };
struct Unknown { SomeLibrary x; int a; };
struct Function { float (*f)(int); };
struct Itself { Itself* next; Missing m; };
struct Anonymous { union { int a; float b; }; };
struct Empty {};
"""


def read(text: str) -> tuple[dict[str, structs.Struct], dict[str, str]]:
    found = signature.read_file(syntax.parse(text), "k.cu", main=True)
    return dict(found.structs), dict(found.aliases)


@pytest.mark.parametrize(
    "kind",
    [
        "here::Inner", "Mixed", "Many<const short, 5>", "Derived", "Nested", "float3",
        *(
            pytest.param(kind, marks=pytest.mark.slow)
            for kind in ("Plain", "Tail", "Many<float>", "Wide", "Closed", "Alias", "struct Tail", "int4", "ushort2",
                         "dim3", "Many<Tail>")
        ),
    ],
)  # fmt: skip
def test_members_lie_where_the_compiler_puts_them(kind: str) -> None:
    """The compiler itself asserts each place, the size and the alignment; and refuses a wrong one."""
    known, aliases = read(TEXT)
    layout = structs.layout(kind, aliases, known)
    assert layout is not None
    claims = {
        f"__builtin_offsetof({kind}, {m.name})": m.offset
        for m in layout.members
        if kind != "Closed"  # its members are private
    }
    claims |= {f"sizeof({kind})": layout.size, f"alignof({kind})": layout.alignment}

    def compiles(wrong: int) -> bool:
        # A type with a comma in it is one argument of offsetof only by another name.
        asserted = "".join(
            f"static_assert({claim.replace(kind, 'Kind')} == {value + wrong});\n" for claim, value in claims.items()
        )
        text = f"{TEXT}typedef {kind} Kind;\n{asserted}__global__ void k(Kind v, float* out) {{ out[0] = sizeof(v); }}"
        try:
            compiled = compile_kernel(Source("k.cu", text), "k")
        except CompileError:
            return False
        return next(iter(ptxfile.entries(compiled.ptx).values()))[0].size == layout.size

    assert compiles(0)
    assert not compiles(1)


def test_a_structure_without_a_certain_layout_has_none() -> None:
    known, aliases = read(OPAQUE)
    for kind in (
        "Bits",
        "Either",
        "Holds",
        "Reference",
        "Virtual",
        "Unknown",
        "Function",
        "Itself",
        "Anonymous",
        "Empty",
    ):
        assert kind in known
        assert structs.layout(kind, aliases, known) is None, kind
    assert structs.layout("int", aliases, known) is None
    assert structs.layout("NoSuch<3>", aliases, known) is None


def test_structures_that_hold_each_other_end() -> None:
    known, aliases = read("struct A { B b; }; struct B { A a; };")
    assert structs.layout("A", aliases, known) is None


def test_members_are_parameters() -> None:
    text = "struct P { const float* A; int n; double s[2]; }; __global__ void k(P p, float* C) { C[0] = p.A[p.n]; }"
    found = compile_kernel(Source("k.cu", text), "k").signature.parameters
    assert [(p.name, p.kind, p.dtype, p.size, p.const, p.struct, p.offset) for p in found] == [
        ("p.A", "pointer", "float32", 8, True, "p", 0),
        ("p.n", "scalar", "int32", 4, False, "p", 8),
        ("p.s[0]", "scalar", "float64", 8, False, "p", 16),
        ("p.s[1]", "scalar", "float64", 8, False, "p", 24),
        ("C", "pointer", "float32", 8, False, None, 0),
    ]
