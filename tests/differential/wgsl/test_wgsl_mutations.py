"""Real kernels with one token or two changed: the front end accepts what Tint accepts, and only that."""

from __future__ import annotations

import random
import re

import pytest
from wgsl_corpus import corpus
from wgsl_drivers import Native
from wgsl_rules import TOPICS, rules

from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.uniformity import check_uniformity
from rooftile.core.errors import RooftileError
from rooftile.core.source import Source

TOKENS = re.compile(
    r"//[^\n]*|[A-Za-z_]\w*|\d[\w.]*|\s+|<<=|>>=|[-+*/%&|^]=|&&|\|\||==|!=|<=|>=|<<|>>|\+\+|--|->|.", re.DOTALL
)


def words(text: str) -> list[str]:
    return text.split()


NUMBERS = words("0 1 2 3 4 7 1u 2u 1i -1 1.5 2f 1.0 64 true false 4294967295 0u")
TYPES = words("f32 u32 i32 bool vec2f vec3f vec4f vec2u vec3<i32> vec4<f32> mat2x2f array<f32,4> ptr<function,f32>")
OPERATORS = words("+ - * / % & | ^ << >> == != < > <= >= && ||")
ASSIGNMENTS = words("= += -= *= /= %= &= |= ^= <<= >>=")
FUNCTIONS = words(
    "min max abs dot select fma clamp sqrt length arrayLength atomicAdd atomicLoad vec2f vec4f u32 f32 i32 mix all any "
    "normalize floor sign bitcast<u32> workgroupBarrier countOneBits pow cross transpose pack4x8unorm"
)
STATEMENTS = words("return; break; continue; {} let@q=1; _=1; const_assert@1<2; workgroupBarrier(); loop{break;}")
"""With @ for spaces."""
SUFFIXES = words(".x .xy [0] [5] .zz .w")
ONLY_HERE = ("is not supported", "several compute entry points", "no compute entry point")
"""What is refused here though it is WGSL."""


def changed(dice: random.Random, text: str) -> str:
    tokens = TOKENS.findall(text)
    assert "".join(tokens) == text
    names = [token for token in tokens if re.match(r"[A-Za-z_]", token)]
    for _ in range(dice.choice([1, 1, 2])):
        at = dice.choice([n for n, token in enumerate(tokens) if not token.isspace() and not token.startswith("//")])
        following = tokens[at + 1] if at + 1 < len(tokens) else ""
        tokens[at] = _other(dice, tokens[at], following, names)
    return "".join(tokens)


def _other(dice: random.Random, token: str, following: str, names: list[str]) -> str:
    if re.match(r"\d", token):
        return dice.choice(NUMBERS)
    if token in TYPES and dice.random() < 0.7:
        return dice.choice(TYPES)
    if token in ASSIGNMENTS:
        return dice.choice(ASSIGNMENTS)
    if token in OPERATORS:
        return f" {dice.choice(OPERATORS)} "
    if token == ";":
        return "; " + dice.choice(STATEMENTS).replace("@", " ")
    if not re.match(r"[A-Za-z_]", token):
        return ""
    if following == "(" and dice.random() < 0.5:
        return dice.choice(FUNCTIONS)
    return dice.choice(
        [dice.choice(names), dice.choice("&*-!~") + token, token + dice.choice(SUFFIXES), dice.choice(NUMBERS)]
    )


def refusal(text: str) -> str | None:
    source = Source("k.wgsl", text)
    try:
        check_uniformity(check(source, parse(source)))
    except RooftileError as error:
        return str(error)
    return None


def accepted(tint: Native, text: str) -> bool:
    try:
        tint.device.create_shader_module(code=text)
    except tint.wgpu.GPUError:
        return False
    return True


@pytest.mark.parametrize("seed", range(4))
def test_tint_agrees_on_changed_kernels(tint: Native, seed: int) -> None:
    dice = random.Random(seed)
    kernels = [case.text for case in corpus() if not case.overrides and case.entry is None]
    pieces = [rule.text for topic in TOPICS for rule in rules(topic) if rule.message is None and not rule.overrides]
    wrong = []
    good = 0
    for _ in range(150):
        text = changed(dice, dice.choice(kernels if dice.random() < 0.6 else pieces))
        ours, theirs = refusal(text), accepted(tint, text)
        good += theirs
        if theirs != (ours is None) and not any(words in str(ours) for words in ONLY_HERE):
            wrong.append(f"{text}\nTint {'accepts' if theirs else 'refuses'} it; here: {ours or 'accepted'}")
    assert wrong == []
    assert good >= 8
