"""Random WGSL programs whose results every implementation must agree on, bit for bit.

Integers wrap and divide as the specification says; floating-point numbers are kept small and whole, so that no order of
operations and no fused one changes them. Indices stay inside their arrays, loops end. What a program leaves in its
variables at the end goes into a buffer.
"""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
from wgsl_corpus import Buffer, Case

INVOCATIONS = 32
WORDS = 12
SCALARS = ("i32", "u32", "f32", "bool")
VECTORS = tuple(f"vec{n}{letter}" for n in (2, 3, 4) for letter in "iuf")
_INTEGERS = "iu"
_ELEMENT = {"i": "i32", "u": "u32", "f": "f32"}


class Generator:
    """Writes one program; ``seed`` decides everything."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.scopes: list[dict[str, tuple[str, bool]]] = [{}]
        self.names = 0
        self.functions: list[tuple[str, tuple[str, ...], str]] = []
        self.loops = 0
        self.in_function = ""

    def program(self) -> str:
        parts = [
            "struct Pair { a: i32, v: vec3f, n: array<u32, 3>, b: vec2u }",
            "@group(0) @binding(0) var<storage, read> words: array<u32>;",
            f"@group(0) @binding(1) var<storage, read_write> out_: array<array<u32, {WORDS}>>;",
            "const table = array<i32, 5>(3, -1, 4, -1, 5);",
            "var<private> state: u32 = 7;",
            "var<workgroup> exchange: array<i32, 32>;",
            "fn small(x: f32) -> f32 { return clamp(floor(x), -999.0, 999.0); }",
            "fn bump(p: ptr<function, i32>, by: i32) -> i32 { *p += by; state ^= u32(*p); return *p >> 1u; }",
        ]
        for _ in range(self.rng.randint(0, 3)):
            parts.append(self.function())
        self.scopes = [{"x": ("i32", True), "y": ("u32", True), "z": ("f32", True), "v": ("vec4i", True)}]
        self.scopes[0] |= {"i": ("u32", False), "w": ("vec3f", True), "q": ("vec2u", True)}
        body = self.block(self.rng.randint(5, 9), 0)
        later = self.block(self.rng.randint(1, 4), 0)
        parts.append(
            f"""@compute @workgroup_size({INVOCATIONS})
fn main(@builtin(local_invocation_index) i: u32) {{
  var x = bitcast<i32>(words[i]);
  var y = words[i + 32];
  var z = small(f32(words[i] & 255u) - 100.0);
  var v = bitcast<vec4i>(vec4u(words[i], words[i + 16], words[63 - i], i)) >> vec4u(3u, 9u, 20u, 0u);
  var w = vec3f(z, f32(i), -z);
  var q = vec2u(y, i);
  var a = array<i32, 4>(x, -x, i32(i), 1);
  var s = Pair(x, w, array<u32, 3>(y, i, 2u), q);
{body}
  exchange[i] = x ^ a[1];
  workgroupBarrier();
  x += exchange[(i * 5u + 3u) % 32u];
{later}
  out_[i] = array<u32, {WORDS}>(u32(x), y, u32(i32(z)), u32(v.x ^ v.y), u32(v.z + v.w), u32(i32(w.x + w.y + w.z)),
    q.x ^ (q.y << 1u), u32(a[0] ^ a[1]), u32(a[2] + a[3]), u32(s.a) + s.n[0] + s.n[1] * 3u + s.n[2],
    u32(i32(s.v.x - s.v.z)) ^ s.b.x ^ s.b.y, state);
}}"""
        )
        return "\n".join(parts) + "\n"

    def function(self) -> str:
        types = tuple(self.rng.choice((*SCALARS, *VECTORS[:3])) for _ in range(self.rng.randint(1, 3)))
        result = self.rng.choice(("i32", "u32", "f32", "vec3i", "bool"))
        name = f"f{len(self.functions)}"
        kept, self.scopes = self.scopes, [{f"p{n}": (kind, False) for n, kind in enumerate(types)}]
        self.loops = 0
        self.in_function = result
        lines = self.block(self.rng.randint(1, 4), 1)
        value = self.expression(result, 2)
        self.in_function = ""
        self.scopes = kept
        self.functions.append((name, types, result))
        parameters = ", ".join(f"p{n}: {kind}" for n, kind in enumerate(types))
        return f"fn {name}({parameters}) -> {result} {{\n{lines}\n  return {value};\n}}"

    # Statements.

    def block(self, count: int, depth: int) -> str:
        self.scopes.append({})
        lines = [("  " * (depth + 1)) + self.statement(depth) for _ in range(count)]
        self.scopes.pop()
        return "\n".join(lines)

    def nested(self, depth: int) -> str:
        return "{\n" + self.block(self.rng.randint(1, 3), depth + 1) + "\n" + "  " * (depth + 1) + "}"

    def statement(self, depth: int) -> str:
        rng = self.rng
        kinds = ["declare", "declare", "assign", "assign", "assign", "component", "compound"]
        if not self.in_function:
            kinds += ["element", "member", "call", "pointer"]
        if depth < 3:
            kinds += ["if", "if", "for", "switch", "while", "loop", "scope"]
        if self.loops and depth < 4:
            kinds += ["leave"]
        if self.in_function and depth:
            kinds += ["return"]
        return getattr(self, f"_{rng.choice(kinds)}")(depth)

    def _declare(self, depth: int) -> str:
        kind = self.rng.choice((*SCALARS, *VECTORS))
        value = self.expression(kind, 3)
        here = self.scopes[-1] | (self.scopes[0] if len(self.scopes) == 2 else {})  # parameters are of the body's scope
        hidden = [name for name in self.variables(None) if len(name) == 2 and name not in here]
        name = self.rng.choice(hidden) if hidden and self.rng.random() < 0.2 else f"t{self.names}"
        self.names += 1
        mutable = self.rng.random() < 0.6
        self.scopes[-1][name] = (kind, mutable)
        typed = f": {kind}" if self.rng.random() < 0.5 else ""
        return f"{'var' if mutable else 'let'} {name}{typed} = {value};"

    def _assign(self, depth: int) -> str:
        names = self.variables(None, mutable=True)
        if not names:
            return self._declare(depth)
        name = self.rng.choice(names)
        return f"{name} = {self.expression(self.kind_of(name), 3)};"

    def _component(self, depth: int) -> str:
        names = [name for name in self.variables(None, mutable=True) if self.kind_of(name) in VECTORS]
        if not names:
            return self._declare(depth)
        name = self.rng.choice(names)
        size, element = int(self.kind_of(name)[3]), _ELEMENT[self.kind_of(name)[4]]
        value = self.expression(element, 2)
        if self.rng.random() < 0.3:
            return f"{name}[{self.index(size)}] = {value};"
        return f"{name}.{self.rng.choice('xyzw'[:size])} = {value};"

    def _compound(self, depth: int) -> str:
        names = [n for n in self.variables(None, mutable=True) if self.kind_of(n) != "bool"]
        if not names:
            return self._declare(depth)
        name = self.rng.choice(names)
        kind = self.kind_of(name)
        if kind in ("i32", "u32") and self.rng.random() < 0.25:
            return f"{name}{self.rng.choice(('++', '--'))};"
        if kind == "f32" or kind.endswith("f"):
            sum = f"{name} {self.rng.choice('+-')} {self.expression(kind, 2)}"
            return f"{name} = clamp({sum}, {kind}(-999), {kind}(999));"
        if self.rng.random() < 0.2:
            amount = self.expression("u32" if kind in SCALARS else f"{kind[:4]}u", 1)
            return f"{name} {self.rng.choice(('<<=', '>>='))} {amount};"
        return f"{name} {self.rng.choice(('+', '-', '*', '/', '%', '&', '|', '^'))}= {self.expression(kind, 2)};"

    def _element(self, depth: int) -> str:
        operator = self.rng.choice(("=", "+=", "-=", "*=", "^="))
        return f"a[{self.index(4)}] {operator} {self.expression('i32', 2)};"

    def _member(self, depth: int) -> str:
        places = (
            ("s.a", "i32"),
            (f"s.n[{self.index(3)}]", "u32"),
            ("s.b.y", "u32"),
            ("s.v", "vec3f"),
            ("s.v.y", "f32"),
        )
        place, kind = self.rng.choice((*places, ("state", "u32"), ("s.b", "vec2u")))
        return f"{place} = {self.expression(kind, 2)};"

    def _call(self, depth: int) -> str:
        target = self.rng.choice(("a[1]", "x", f"a[{self.index(4)}]"))
        return f"v.{self.rng.choice('xyzw')} = bump(&{target}, {self.expression('i32', 1)});"

    def _pointer(self, depth: int) -> str:
        name = f"t{self.names}"
        self.names += 1
        target, kind = self.rng.choice((("s.a", "i32"), (f"a[{self.index(4)}]", "i32"), ("z", "f32"), ("s.v", "vec3f")))
        return f"let {name} = &{target}; *{name} = {self.expression(kind, 2)};"

    def _if(self, depth: int) -> str:
        text = f"if ({self.expression('bool', 2)}) {self.nested(depth)}"
        while self.rng.random() < 0.4:
            text += f" else if {self.expression('bool', 2)} {self.nested(depth)}"
        return text + (f" else {self.nested(depth)}" if self.rng.random() < 0.5 else "")

    def _scope(self, depth: int) -> str:
        return self.nested(depth)

    def _counted(self) -> str:
        name = f"k{self.names}"
        self.names += 1
        return name

    def _for(self, depth: int) -> str:
        name, self.loops = self._counted(), self.loops + 1
        self.scopes.append({name: ("i32", False)})
        body = self.nested(depth)
        self.scopes.pop()
        self.loops -= 1
        step = self.rng.choice((f"{name}++", f"{name} += 2", f"{name} = {name} + 1"))
        limit = self.rng.choice((str(self.rng.randint(1, 6)), f"(i32({self.expression('u32', 1)} & 3u) + 1)"))
        return f"for (var {name} = 0; {name} < {limit}; {step}) {body}"

    def _while(self, depth: int) -> str:
        name, kept, self.loops = self._counted(), self.loops, 1
        body = self.nested(depth)
        self.loops = kept
        return f"var {name} = {self.rng.randint(1, 5)}; while ({name} > 0) {{ {name}--; {body} }}"

    def _loop(self, depth: int) -> str:
        name, kept, self.loops = self._counted(), self.loops, 1
        body = self.nested(depth)
        self.loops = kept
        kind = f"continuing {{ {name}++; break if {name} > {self.rng.randint(1, 5)}; }}"
        return f"var {name} = 0; loop {{ {body} {kind} }}"

    def _switch(self, depth: int) -> str:
        kept, self.loops = self.loops, 0
        kind = self.rng.choice(("i32", "u32"))
        values = self.rng.sample(range(6), 4)
        suffix = "u" if kind == "u32" else ""
        cases = [
            f"case {values[0]}{suffix}, {values[1]}: {self.nested(depth)}",
            f"case {values[2]}: {self.nested(depth)}",
            f"{self.rng.choice(('default', f'case {values[3]}, default'))}: {self.nested(depth)}",
        ]
        self.rng.shuffle(cases)
        self.loops = kept
        chosen = f"{self.expression(kind, 1)} & 7{suffix}" if kind == "u32" else f"({self.expression(kind, 1)}) & 7"
        return f"switch ({chosen}) {{ {' '.join(cases)} }}"

    def _leave(self, depth: int) -> str:
        return f"if ({self.expression('bool', 1)}) {{ {self.rng.choice(('break', 'continue'))}; }}"

    def _return(self, depth: int) -> str:
        return f"if ({self.expression('bool', 1)}) {{ return {self.expression(self.in_function, 1)}; }}"

    # Expressions.

    def variables(self, kind: str | None, *, mutable: bool = False) -> list[str]:
        seen: dict[str, tuple[str, bool]] = {}
        for scope in self.scopes:
            seen |= scope
        return [name for name, (of, changes) in seen.items() if kind in (None, of) and (changes or not mutable)]

    def kind_of(self, name: str) -> str:
        return next(scope[name][0] for scope in reversed(self.scopes) if name in scope)

    def index(self, size: int) -> str:
        """A place in an array; never known before the program runs, as it might be refused."""
        return f"{self.expression('u32', 1)} % {size}u"

    def leaf(self, kind: str) -> str:
        names = self.variables(kind)
        if names and self.rng.random() < 0.85:
            return self.rng.choice(names)
        if kind in VECTORS:
            return f"{kind}({self.leaf(_ELEMENT[kind[4]])})"
        if kind == "bool":
            return f"(state > {self.rng.randint(0, 9)}u)"
        source = self.rng.choice(("state", f"words[{self.rng.randint(0, 63)}]"))
        if kind == "f32":
            return f"small(f32({source} & 127u))"
        return source if kind == "u32" else self.rng.choice((f"i32({source})", f"table[{source} % 5u]"))

    def expression(self, kind: str, depth: int) -> str:
        if depth <= 0 or self.rng.random() < 0.15:
            return self.leaf(kind)
        made = self.called(kind, depth)
        if made is not None and self.rng.random() < 0.15:
            return made
        if kind in VECTORS:
            return self.vector(kind, depth)
        return getattr(self, f"_{kind}")(depth)

    def called(self, kind: str, depth: int) -> str | None:
        able = [f for f in self.functions if f[2] == kind]
        if not able:
            return None
        name, types, _ = self.rng.choice(able)
        return f"{name}({', '.join(self.expression(of, depth - 2) for of in types)})"

    def vector(self, kind: str, depth: int) -> str:
        size, letter = int(kind[3]), kind[4]
        element = _ELEMENT[letter]
        rng = self.rng
        a, b = (lambda: self.expression(kind, depth - 1)), (lambda: self.expression(kind, depth - 1))
        choices = [
            lambda: f"{kind}({', '.join(self.expression(element, depth - 2) for _ in range(size))})",
            lambda: f"{self.leaf(f'vec4{letter}')}.{''.join(rng.choice('xyzw') for _ in range(size))}",
            lambda: f"select({a()}, {b()}, {self.expression('bool', depth - 1)})",
            lambda: f"select({a()}, {b()}, {a()} {rng.choice(('<', '>', '<=', '==', '!='))} {b()})",
            lambda: f"{rng.choice(('min', 'max'))}({a()}, {b()})",
        ]
        if size == 4:
            choices += [lambda: f"vec4{letter}({self.expression(f'vec2{letter}', depth - 1)}, "
                        f"{self.leaf(f'vec3{letter}')}.{rng.choice(('yz', 'xx', 'zy'))})"]  # fmt: skip
        if letter == "f":
            choices += [lambda: f"clamp({a()} {rng.choice('+-*')} {b()}, {kind}(-999), {kind}(999))"]
            choices += [lambda: f"abs({a()})", lambda: f"-({a()})"]
        else:
            choices += [lambda: f"({a()} {rng.choice('+-*/%&|^')} {b()})"] * 3
            choices += [lambda: f"({a()} {rng.choice(('<<', '>>'))} {self.expression(f'vec{size}u', depth - 1)})"]
            choices += [lambda: f"~({a()})"]
            choices += [lambda: f"({a()} {rng.choice('+-*')} {self.expression(element, depth - 1)})"]
            choices += [lambda: f"{kind}({self.expression(f'vec{size}{rng.choice(_INTEGERS)}', depth - 1)})"]
        return rng.choice(choices)()

    def _integer(self, kind: str, depth: int) -> str:
        rng = self.rng
        letter = kind[0]
        a = b = lambda: self.expression(kind, depth - 1)
        literal = f"{rng.choice((1, 2, 3, 7, 31, 255, 65537, 0x7FFFFFFF))}{letter}"
        choices = [
            lambda: f"({a()} {rng.choice('+-*/%&|^')} {b()})",
            lambda: f"({a()} {rng.choice('+-*/%&|^')} {b()})",
            lambda: f"({a()} {rng.choice('+-*/%&|^')} {literal})",
            lambda: f"({literal} {rng.choice('+-*/%&|^')} {b()})",
            lambda: f"({a()} {rng.choice(('<<', '>>'))} ({self.expression('u32', depth - 1)}))",
            lambda: f"{rng.choice(('min', 'max'))}({a()}, {b()})",
            lambda: f"select({a()}, {b()}, {self.expression('bool', depth - 1)})",
            lambda: f"clamp({a()}, {literal}, {literal})",
            lambda: f"{rng.choice(('countOneBits', 'reverseBits', 'firstLeadingBit', 'countTrailingZeros'))}({a()})",
            lambda: f"extractBits({a()}, {self.expression('u32', depth - 1)} & 31u, {rng.randint(0, 9)}u)",
            lambda: f"insertBits({a()}, {b()}, {self.leaf('u32')} % 20u, {self.leaf('u32')} % 12u)",
            lambda: (
                f"dot({self.expression(f'vec{rng.randint(2, 3)}{letter}', depth - 2)}.xyx, "
                f"{self.leaf(f'vec4{letter}')}.wzx)"
            ),
            lambda: f"{self.expression(f'vec4{letter}', depth - 1)}.{rng.choice('xyzw')}",
            lambda: f"{self.leaf(f'vec3{letter}')}[{self.index(3)}]",
            lambda: f"~{self.leaf(kind)}",
        ]
        return rng.choice(choices)()

    def _i32(self, depth: int) -> str:
        if self.rng.random() < 0.3:
            inner = self.rng.choice(("u32", "f32", "bool"))
            return f"i32({self.expression(inner, depth - 1)})"
        if not self.in_function and self.rng.random() < 0.2:
            return self.rng.choice((f"a[{self.index(4)}]", "s.a", f"table[{self.leaf('u32')} % 5u]"))
        if self.rng.random() < 0.1:
            return f"{self.rng.choice(('abs', 'sign', '-'))}({self.expression('i32', depth - 1)})"
        return self._integer("i32", depth)

    def _u32(self, depth: int) -> str:
        if self.rng.random() < 0.3:
            inner = self.rng.choice(("i32", "f32", "bool"))
            made = self.expression(inner, depth - 1)
            return f"bitcast<u32>({made})" if inner == "i32" else f"u32({made})"
        if not self.in_function and self.rng.random() < 0.15:
            return self.rng.choice((f"s.n[{self.index(3)}]", "s.b.x"))
        return self._integer("u32", depth)

    def _f32(self, depth: int) -> str:
        rng = self.rng
        a = b = lambda: self.expression("f32", depth - 1)
        choices = [
            lambda: f"small({a()} {rng.choice('+-*')} {b()})",
            lambda: f"{rng.choice(('min', 'max'))}({a()}, {b()})",
            lambda: f"select({a()}, {b()}, {self.expression('bool', depth - 1)})",
            lambda: f"small(f32({self.expression('i32', depth - 1)}))",
            lambda: f"small(f32({self.expression('u32', depth - 1)}) * 0.5)",
            lambda: f"f32({self.expression('bool', depth - 1)})",
            lambda: f"{self.expression('vec3f', depth - 1)}.{rng.choice('xyz')}",
            lambda: f"small(dot({self.leaf('vec3f')}, {self.leaf('vec3f')}))",
            lambda: f"{rng.choice(('abs', 'floor', 'sign', '-'))}({a()})",
            lambda: f"small({a()} / 4.0)",
        ]
        return rng.choice(choices)()

    def _bool(self, depth: int) -> str:
        rng = self.rng
        kind = rng.choice(("i32", "u32", "f32"))
        vector = rng.choice(VECTORS)
        compare = ("<", ">", "<=", ">=", "==", "!=")
        choices = [
            lambda: f"({self.expression(kind, depth - 1)} {rng.choice(compare)} ({self.expression(kind, depth - 1)}))",
            lambda: (
                f"({self.expression('bool', depth - 1)} {rng.choice(('&&', '||', '&', '|', '==', '!='))} "
                f"{self.expression('bool', depth - 1)})"
            ),
            lambda: f"!{self.expression('bool', depth - 1)}",
            lambda: f"{rng.choice(('all', 'any'))}({self.leaf(vector)} {rng.choice(compare)} ({self.leaf(vector)}))",
            lambda: f"bool({self.expression(kind, depth - 1)})",
        ]
        return rng.choice(choices)()


def case(seed: int) -> Case:
    """Program number ``seed`` with its inputs."""
    text = Generator(seed).program()
    words = np.random.default_rng(seed).integers(0, 2**32, 64, dtype=np.uint32)
    words[::7] = np.resize(np.array([0, 1, 2**31, 2**32 - 1, 31, 32], np.uint32), words[::7].size)
    out = np.zeros(INVOCATIONS * WORDS, np.uint32)
    buffers = (Buffer(0, 0, "words", False, words), Buffer(0, 1, "out_", True, out))
    return Case(Path(f"program{seed}.wgsl"), text, (1, 1, 1), None, (), {}, 0.0, buffers)
