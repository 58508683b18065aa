"""The syntax tree of WGSL: shapes of declarations, statements and expressions, and clear refusals."""

from __future__ import annotations

import pytest

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.walk import walk
from rooftile.core.errors import CompileError
from rooftile.core.source import Source


def _module(text: str) -> syntax.Module:
    return parse(Source("k.wgsl", text))


def _body(text: str) -> tuple[syntax.Statement, ...]:
    (function,) = _module(f"fn f() {{ {text} }}").declarations
    assert isinstance(function, syntax.Function)
    return function.body.statements


def _error(text: str) -> str:
    with pytest.raises(CompileError) as caught:
        _module(text)
    return str(caught.value)


def _written(node: syntax.Expression) -> str:
    """An expression with all its parentheses."""
    match node:
        case syntax.Literal():
            return node.text
        case syntax.Name():
            return node.name + ("" if node.arguments is None else f"<{','.join(map(_written, node.arguments))}>")
        case syntax.Unary():
            return f"({node.operator}{_written(node.operand)})"
        case syntax.Binary():
            return f"({_written(node.left)}{node.operator}{_written(node.right)})"
        case syntax.Call():
            return f"{_written(node.function)}({','.join(map(_written, node.arguments))})"
        case syntax.Index():
            return f"{_written(node.base)}[{_written(node.index)}]"
        case syntax.Member():
            return f"{_written(node.base)}.{node.name}"


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("a + b * c - d", "((a+(b*c))-d)"),
        ("a * b / c % d", "(((a*b)/c)%d)"),
        ("-a * !b", "((-a)*(!b))"),
        ("a - -b", "(a-(-b))"),
        ("a --b", "(a-(-b))"),
        ("--a", "(-(-a))"),
        ("~a & b & c", "(((~a)&b)&c)"),
        ("a | b | c", "((a|b)|c)"),
        ("a << b", "(a<<b)"),
        ("a << 1u == b", "((a<<1u)==b)"),
        ("a + 1 < b * 2", "((a+1)<(b*2))"),
        ("a < b && c > d && e == f", "(((a<b)&&(c>d))&&(e==f))"),
        ("a || b || c", "((a||b)||c)"),
        ("(a & b) == c", "((a&b)==c)"),
        ("(a && b) || c", "((a&&b)||c)"),
        ("a[i].xy[0](b)"[:10], "a[i].xy[0]"),
        ("*p.x", "(*p.x)"),
        ("(*p)[i]", "(*p)[i]"),
        ("&a[i]", "(&a[i])"),
        ("f(a, g(b,),)", "f(a,g(b))"),
        ("vec2<f32>(1, 2).x", "vec2<f32>(1,2).x"),
        ("array<vec4<f32>, 2 * N>()", "array<vec4<f32>,(2*N)>()"),
        ("bitcast<u32>(x)", "bitcast<u32>(x)"),
        ("1.0.x", "1.0.x"),
        ("a && &b == c", "(a&&((&b)==c))"),
    ],
)
def test_operators_bind_as_the_grammar_says(text: str, tree: str) -> None:
    (statement,) = _body(f"let x = {text};")
    assert isinstance(statement, syntax.Declare)
    assert statement.variable.value is not None
    assert _written(statement.variable.value) == tree


@pytest.mark.parametrize(
    ("text", "operators"),
    [
        ("a & b == c", "`&` and `==`"),
        ("a == b & c", "`==` and `&`"),
        ("a < b < c", "`<` and `<`"),
        ("a == b == c", "`==` and `==`"),
        ("a && b || c", "`&&` and `||`"),
        ("a & b | c", "`&` and `|`"),
        ("a | b + c", "`|` and `+`"),
        ("a << b << c", "`<<` and `<<`"),
        ("a << b + c", "`<<` and `+`"),
        ("a + b << c", "`+` and `<<`"),
        ("a & b && c", "`&` and `&&`"),
    ],
)
def test_operators_that_need_parentheses_are_named(text: str, operators: str) -> None:
    assert f"{operators} must not stand beside each other without parentheses" in _error(f"const x = {text};")


def test_spans_are_those_of_the_text() -> None:
    text = "const x = (a + b) * -c[(1)];"
    (declaration,) = _module(text).declarations
    assert isinstance(declaration, syntax.Variable)
    assert isinstance(declaration.value, syntax.Binary)
    product = declaration.value

    def at(span: syntax.Span) -> str:
        return text[span.start : span.end]

    assert at(declaration.span) == text[:-1]
    assert at(declaration.at) == "x"
    assert [at(part.span) for part in (product, product.left, product.right)] == [
        "(a + b) * -c[(1)]",
        "a + b",
        "-c[(1)]",
    ]
    assert at(product.at) == "*"


def test_a_whole_module() -> None:
    module = _module(
        """
        enable f16, subgroups,;
        requires packed_4x8_integer_dot_product;
        diagnostic(off, subgroup_uniformity); diagnostic(info, chromium.unreachable_code,);
        struct Params { @size(16) n: u32, @align(16) m: vec4f, };
        alias Row = array<f32, 4>;
        const_assert 1 < 2;
        @id(3) override tile: u32 = 16;
        override plain: f32;
        @group(0) @binding(1) var<storage, read_write> C: array<f32>;
        var<workgroup> tiles: array<array<f32, 17>, 16>;;
        @fragment fn helper(@builtin(position) q: vec4f,) -> @location(0) f32 { return q.x; }
        @compute @workgroup_size(16, tile,) fn main() {}
        """
    )
    assert [(d.keyword, d.words) for d in module.directives] == [
        ("enable", ("f16", "subgroups")),
        ("requires", ("packed_4x8_integer_dot_product",)),
        ("diagnostic", ("off", "subgroup_uniformity")),
        ("diagnostic", ("info", "chromium.unreachable_code")),
    ]
    struct, alias, check, override, plain, buffer, tiles, helper, main = module.declarations
    assert isinstance(struct, syntax.Struct)
    assert [m.name for m in struct.members] == ["n", "m"]
    assert isinstance(alias, syntax.Alias)
    assert _written(alias.type) == "array<f32,4>"
    assert isinstance(check, syntax.ConstAssert)
    assert isinstance(override, syntax.Variable)
    assert override.attributes[0].name == "id"
    assert isinstance(plain, syntax.Variable)
    assert plain.value is None
    assert isinstance(buffer, syntax.Variable)
    assert list(map(_written, buffer.template)) == ["storage", "read_write"]
    assert isinstance(tiles, syntax.Variable)
    assert [a.name for a in buffer.attributes] == ["group", "binding"]
    assert isinstance(helper, syntax.Function)
    assert helper.result is not None
    assert [a.name for a in helper.result_attributes] == ["location"]
    assert isinstance(main, syntax.Function)
    assert len(main.attributes[1].arguments) == 2


def test_statements() -> None:
    statements = _body(
        """
        var a = 1; var<function> b: i32; let c = 1; const d = 1; ;
        a = b; a += b; a >>= 1u; a++; (a)--; _ = c; *p = 1; (*p).x[0] = 2; *&a = 3; f(a); vec2<f32>(1, 2);
        if a < b { } else if (c) { } else { }
        switch a { case 1, 2, : { } case 3, default { break; } }
        loop { continue; continuing { a++; break if a > 3; } }
        for (var i = 0; i < 4; i++) { } for (;;) { return; }
        while (a > b) { discard_it(); }
        const_assert true; { return; }
        """
    )
    names = [type(statement).__name__ for statement in statements]
    assert names == ["Declare"] * 4 + ["Assign"] * 9 + ["Evaluate"] * 2 + ["If", "Switch", "Loop", "For", "For"] + [
        "While",
        "ConstAssert",
        "Block",
    ]
    operators = [statement.operator for statement in statements if isinstance(statement, syntax.Assign)]
    assert operators == ["", "+", ">>", "++", "--", "", "", "", ""]
    chain, switch, loop = statements[15:18]
    assert isinstance(chain, syntax.If)
    assert isinstance(chain.otherwise, syntax.If)
    assert isinstance(chain.otherwise.otherwise, syntax.Block)
    assert isinstance(switch, syntax.Switch)
    assert [len(clause.selectors) for clause in switch.clauses] == [2, 2]
    assert switch.clauses[1].selectors[1] is None
    assert isinstance(loop, syntax.Loop)
    assert loop.continuing is not None
    assert loop.break_if is not None


def test_attributes_may_stand_on_every_control_statement() -> None:
    mark = "@diagnostic(off, subgroup_uniformity)"
    statements = _body(
        f"{mark} if true {mark} {{}} else {mark} {{}} {mark} while true {{}} {mark} for (;;) {{}} {mark} {{}}"
        f"{mark} switch 1 {mark} {{ default {mark} {{}} }} {mark} loop {mark} {{ continuing {mark} {{}} }}"
    )
    marks = [node for statement in statements for node in walk(statement) if isinstance(node, syntax.Attribute)]
    assert len(marks) == 12
    switch = statements[4]
    assert isinstance(switch, syntax.Switch)
    assert len(switch.attributes) == 2


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("fn f() { let x = 1 let y = 2; }", "1:18", "expected `;` at the end of the statement"),
        ("fn f() {\n  x = 1\n}", "2:7", "expected `;` at the end of the statement"),
        ("fn f() {\r\n  x = (1;\r\n}", "2:8", "expected `)`"),
        ("fn f() { if (true) return; }", "1:20", "expected `{` after the condition of an `if`"),
        ("fn f() {\n  {\n}", "1:8", "this `{` is not closed"),
        ("fn f() {} }", "1:11", "there is no `{` for this `}`"),
        ("struct S { a: i32; b: i32 }", "1:18", "end with commas"),
        ("fn f() -> @location(0) i32 { return 1; }", "1:11", "inputs and outputs of entry points only"),
        ("fn f(@builtin(position) p: vec4f) {}", "1:6", "inputs and outputs of entry points only"),
        ("fn f() { @compute if true {} }", "1:10", "`@compute` cannot stand before a statement"),
        ("struct S {}", "1:8", "`S` has no members"),
        ("let x = 1;", "1:1", "`let` can only stand in functions"),
        ("type T = f32;", "1:1", "there is no `type`"),
        ("[[stage(compute)]] fn f() {}", "1:1", "no `[[attributes]]`"),
        ("@stage(compute) fn f() {}", "1:2", "write `@compute`"),
        ("@compite fn f() {}", "1:2", "expected an attribute's name"),
        ("@workgroup_size() fn f() {}", "1:1", "`@workgroup_size` takes 1 to 3 arguments, not 0"),
        ("@compute() fn f() {}", "1:9", "expected a declaration"),
        ("@compute const a = 1;", "1:1", "attributes stand before functions"),
        ("fn f() { ++x; }", "1:10", "write `x++;`"),
        ("fn f() { let y = x++; }", "1:19", "`++` is no part of an expression"),
        ("fn f() { let x: i32; }", "1:14", "a let needs a value"),
        ("var x;", "1:5", "neither a type nor a value"),
        ("fn f() { float x = 1; }", "1:10", "does not begin with a type"),
        ("fn f() { if true {} elseif true {} }", "1:21", "write `else if`"),
        ("fn f() { loop { break if true; } }", "1:23", "`break if` can only end a `continuing` block"),
        ("fn f() { loop { continuing {} x = 1; } }", "1:31", "nothing can stand behind the `continuing`"),
        ("fn f() { loop { continuing { break if a; x = 1; } } }", "1:42", "nothing can stand behind `break if`"),
        ("fn f() { discard; }", "1:10", "fragment shaders"),
        ("fn f() { _ += 1; }", "1:12", "expected `=`"),
        ("fn enum() {}", "1:4", "`enum` is a reserved word"),
        ("fn if() {}", "1:4", "`if` is a keyword"),
        ("fn _() {}", "1:4", "expected the name of a function, found `_`"),
        ("fn __f() {}", "1:4", "two underscores"),
        ("const x = 1; enable f16;", "1:14", "before all declarations"),
        ("diagnostic(of, a);", "1:12", "expected one of error, warning, info, off"),
        ("const a = b<c;\nconst d = array<f32", "2:19", "expected `;`"),
        ("const a = array<>();", "1:17", "expected an expression"),
        ("fn f() { @diagnostic(off, a) let x = 1; }", "1:10", "no attribute can stand before this statement"),
        ("fn f() { f() + 1; }", "1:12", "expected `;`"),
        ("fn f()", "1:7", "expected `{` before the function's body, found the end of the file"),
        ("", None, ""),
    ],
)  # fmt: skip
def test_refusals_name_the_place(text: str, place: str | None, message: str) -> None:
    if place is None:
        assert _module(text).declarations == ()
        return
    error = _error(text)
    assert f"k.wgsl:{place}: error:" in error
    assert message in error


@pytest.mark.parametrize(
    "text",
    [
        "const x = " + "(" * 10_000 + "1" + ")" * 10_000 + ";",
        "const x = " + "- " * 10_000 + "1;",
        "const x = 1" + " + 1" * 10_000 + ";",
        "const x = a" + "[0]" * 10_000 + ";",
        "const x = a" + "[b" * 10_000 + "]" * 10_000 + ";",
        "const x: " + "array<" * 10_000 + "f32" + ">" * 10_000 + " = 1;",
        "fn f() " + "{" * 10_000 + "}" * 10_000,
        "fn f() { " + "if a {} else " * 10_000 + "{} }",
        "fn f() { " + "if a { " * 10_000 + "}" * 10_001,
        "fn f() { " + "loop { " * 10_000 + "}" * 10_001,
        "fn f() { " + "*" * 10_000 + "p = 1; }",
        "fn f() { " + "(" * 10_000 + "p" + ")" * 10_000 + " = 1; }",
        "/*" * 10_000,
    ],
)
def test_what_is_nested_too_deep_is_refused(text: str) -> None:
    assert "levels" in _error(text) or "does not end" in _error(text)


def test_as_deep_as_browsers_go() -> None:
    _module("fn f() { let x = " + "(" * 125 + "1" + ")" * 125 + "; }")
    _module("fn f() { let x = 1" + "+1" * 511 + "; }")
    _module("fn f() { " + "{" * 120 + "}" * 120 + "}")
