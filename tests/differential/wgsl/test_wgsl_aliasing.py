"""Random functions that pass pointers on: the checker refuses those calls that Tint refuses for aliasing."""

from __future__ import annotations

import random

import pytest
from wgsl_drivers import Native

from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.core.errors import CompileError
from rooftile.core.source import Source

POINTER = "ptr<private, array<i32, 4>>"
GLOBALS = ["g", "h"]


def reference(dice: random.Random, name: str) -> str:
    return name if name in GLOBALS else dice.choice([f"(*{name})", name])


def address(dice: random.Random, name: str) -> str:
    return f"&{name}" if name in GLOBALS else dice.choice([name, f"&*{name}"])


def statement(dice: random.Random, names: list[str], functions: list[int]) -> str:
    """One that reads, writes, names or passes memory; ``functions`` are the numbers of parameters of f0, f1, ..."""
    one, other = (reference(dice, dice.choice(names)) for _ in range(2))
    whole = dice.choice(names)
    value = whole if whole in GLOBALS else f"(*{whole})"
    kinds = [
        f"{one}[{dice.choice('012')}] = 1;",
        f"_ = {one}[1];",
        f"{one}[0] {dice.choice(['+=', '='])} {other}[1];",
        f"{one}[{other}[0]]++;",
        f"_ = {address(dice, whole)};",
        f"{value} = array<i32, 4>();",
        f"{{ let copy = {value}; }}",
    ]
    if functions:
        number = dice.randrange(len(functions))
        passed = ", ".join(address(dice, dice.choice(names)) for _ in range(functions[number]))
        kinds += [f"f{number}({passed});"] * 4
    return dice.choice(kinds)


def program(dice: random.Random) -> str:
    text = "var<private> g : array<i32, 4>; var<private> h : array<i32, 4>;\n"
    functions: list[int] = []
    for number in range(dice.randint(1, 4)):
        parameters = ["p", "q"][: dice.randint(0, 2)]
        names = parameters + (dice.sample(GLOBALS, dice.choice([0, 1, 1, 2])) if parameters else GLOBALS)
        body = " ".join(statement(dice, names, functions) for _ in range(dice.randint(1, 3)))
        text += f"fn f{number}({', '.join(f'{name} : {POINTER}' for name in parameters)}) {{ {body} }}\n"
        functions.append(len(parameters))
    body = " ".join(statement(dice, [*GLOBALS, "l"], functions) for _ in range(3))
    return f"{text}@compute @workgroup_size(1) fn main() {{ let l = &g; {body} }}"


@pytest.mark.parametrize("seed", range(2))
def test_tint_agrees_on_aliasing(tint: Native, seed: int) -> None:
    dice = random.Random(seed)
    verdicts = []
    for _ in range(150):
        text = program(dice)
        source = Source("k.wgsl", text)
        try:
            check(source, parse(source))
            error = None
        except CompileError as caught:
            error = caught.diagnostics[0].message
        try:
            tint.device.create_shader_module(code=text)
            accepted = True
        except tint.wgpu.GPUError:
            accepted = False
        assert accepted == (error is None), text
        assert error is None or error.startswith("invalid aliased pointer argument"), text
        verdicts.append(accepted)
    assert 10 < verdicts.count(False) < 140
