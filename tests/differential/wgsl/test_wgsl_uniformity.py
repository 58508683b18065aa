"""The uniformity analysis against Tint's, on random programs: branches, loops, pointers, functions, both scopes."""

from __future__ import annotations

import random

import pytest
from wgsl_drivers import Native

from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.uniformity import check_uniformity
from rooftile.core.errors import CompileError
from rooftile.core.source import Source

FRAME = """enable subgroups;
@group(0) @binding(0) var<storage, read_write> buf: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<storage, read_write> at: atomic<u32>;
var<workgroup> wg: u32;
var<private> pv: u32;
const c = 3u;
fn f(p: ptr<function, u32>, a_: u32) -> u32 {{ var a = a_; {f} }}
fn g(p: ptr<function, u32>, q: ptr<function, u32>) {{ {g} }}
fn h(a_: u32, b: u32) -> u32 {{ var a = a_; {h} }}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) lid: u32, @builtin(workgroup_id) w: vec3u, @builtin(subgroup_id) sg: u32) {{
  var x = {x}; var y = w.x; var z = array(1u, {z}); let q = {q};
  {main}
}}
"""
LEAVES = ("x", "y", "z[0]", "lid", "w.x", "1u", "2u", "ro[0]", "x", "y", "z[1]", "c")
DIFFERENT = ("buf[0]", "pv", "wg", "sg", "atomicLoad(&at)")
RESULTS = (
    "return *p;",
    "return a;",
    "return 1u;",
    "if *p > 1u { return 2u; } return 1u;",
    "if a > 1u { return a; } return 1u;",
)
RESULTS_OF_H = ("return a;", "return b;", "return a + b;", "return 1u;", "if b > 1u { return 1u; } return 2u;")


class Generator:
    """Writes one program; ``seed`` decides everything."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def program(self) -> str:
        pick = self.dice.choice
        return FRAME.format(
            f=self.helper("*p", "a") + pick(RESULTS),
            g=self.helper("*p", "*q"),
            h=self.helper("a") + pick(RESULTS_OF_H),
            x=pick(("0u", "lid", "w.x")),
            z=pick(("lid", "2u")),
            q=pick(("&x", "&y", "&z[0]", "&z[w.x & 1u]", "&z[lid & 1u]")),
            main=" ".join(self.statement(1, "") for _ in range(self.dice.randint(1, 5))),
        )

    def helper(self, *names: str) -> str:
        """Statements of a function on its own variables."""
        made = []
        for _ in range(self.dice.randint(0, 3)):
            name, value = self.dice.choice(names), self.dice.choice((*names, "1u", "pv", "ro[0]"))
            test = f"{self.dice.choice(names)} > 1u"
            made.append(
                self.dice.choice(
                    (
                        f"{name} = {value};",
                        f"if {test} {{ {name} = {value}; }}",
                        f"if {test} {{ workgroupBarrier(); }}",
                        "workgroupBarrier();",
                        "_ = subgroupAdd(1u);",
                        f"for (var i = 0u; i < {name}; i++) {{ {name} += {value}; if {value} > 2u {{ break; }} }}",
                    )
                )
            )
        return " ".join([*made, ""])

    def value(self, depth: int) -> str:
        kind = self.dice.random()
        if depth > 2 or kind < 0.45:
            return self.dice.choice(LEAVES)
        inner, other = self.value(depth + 1), self.value(depth + 1)
        if kind < 0.65:
            return f"({inner} {self.dice.choice('+-*')} {other})"
        if kind < 0.97:
            return self.dice.choice(
                (
                    f"ro[{inner}]",
                    f"z[{inner} & 1u]",
                    f"f({self.dice.choice(('&x', '&y'))}, {inner})",
                    f"h({inner}, {other})",
                    "workgroupUniformLoad(&wg)",
                    f"select({inner}, {other}, {self.test(depth + 1)})",
                    f"subgroupAdd({inner})",
                )
            )
        return self.dice.choice(DIFFERENT)

    def test(self, depth: int = 0) -> str:
        kind = self.dice.random()
        if kind < 0.75:
            return f"{self.value(depth + 1)} {self.dice.choice(('<', '>', '==', '!='))} {self.value(depth + 1)}"
        if kind < 0.9:
            return f"({self.test(depth + 1)} {self.dice.choice(('&&', '||'))} {self.test(depth + 1)})"
        return f"!({self.test(depth + 1)})"

    def block(self, depth: int, inside: str) -> str:
        statements = (self.statement(depth + 1, inside) for _ in range(self.dice.randint(1, 3)))
        return f"{{ {' '.join(statements)} }}"

    def statement(self, depth: int, inside: str) -> str:
        """``inside`` is what a break would leave: a loop, a switch, or nothing."""
        dice, kind = self.dice, self.dice.random()
        if depth > 4 or kind < 0.3:
            target = dice.choice(("x", "y", "z[0]", f"z[{self.value(2)} & 1u]", "*q", "pv"))
            return f"{target} {dice.choice(('=', '=', '+='))} {self.value(0)};"
        if kind < 0.42:
            return dice.choice(("workgroupBarrier();", "workgroupBarrier();", "_ = subgroupAdd(1u);"))
        if kind < 0.62:
            otherwise = f" else {self.block(depth, inside)}" if dice.random() < 0.5 else ""
            return f"if {self.test()} {self.block(depth, inside)}{otherwise}"
        if kind < 0.72:
            header = dice.choice((f"for (var i = 0u; i < {self.value(2)}; i++)", f"while {self.test()}"))
            return f"{header} {self.block(depth, 'loop')}"
        if kind < 0.78:
            body = self.block(depth, "loop")
            last = f"break if {self.test()};" if dice.random() < 0.8 else ""
            return f"loop {{ {body} continuing {{ {self.statement(5, '')} {last} }} }}"
        if kind < 0.83:
            blocks = [self.block(depth, inside or "switch") for _ in range(3)]
            return f"switch {self.value(0)} {{ case 0 {blocks[0]} case 1, 2 {blocks[1]} default {blocks[2]} }}"
        if kind < 0.9 and inside:
            return "break;" if inside == "switch" or dice.random() < 0.6 else "continue;"
        if kind < 0.92 and depth > 1:
            return "return;"
        return f"g({dice.choice(('&x', '&z[0]'))}, &y);"


def refusal(text: str) -> str | None:
    source = Source("k.wgsl", text)
    try:
        check_uniformity(check(source, parse(source)))
    except CompileError as error:
        return str(error)
    return None


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_tint_agrees_on_random_programs(tint: Native, first: int) -> None:
    wrong, verdicts = [], []
    for seed in range(first, first + 100):
        text = Generator(seed).program()
        theirs = None
        try:
            tint.device.create_shader_module(code=text)
        except tint.wgpu.GPUError as error:
            theirs = str(error)
            if "uniform" not in theirs:  # it breaks another rule
                continue
        ours = refusal(text)
        verdicts.append(ours is None)
        if (ours is None) != (theirs is None):
            wrong.append(f"{text}\nTint: {theirs}\nhere: {ours}")
    assert wrong == []
    assert 20 < sum(verdicts) < len(verdicts) - 20
