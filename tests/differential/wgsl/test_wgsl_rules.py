"""The checker's verdict on small pieces of WGSL, told beforehand, and Tint's on the same."""

from __future__ import annotations

import pytest
from wgsl_drivers import Native
from wgsl_rules import TOPICS, Rule, rules

from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.core.errors import CompileError, UsageError
from rooftile.core.source import Source


def verdict(rule: Rule) -> str | None:
    """The checker's error, None if it has none."""
    source = Source("k.wgsl", rule.text)
    try:
        check(source, parse(source), overrides=rule.overrides)
    except CompileError as error:
        return error.diagnostics[0].message
    except UsageError as error:  # it is valid, but holds no kernel
        return error.what
    return None


def test_there_are_many() -> None:
    every = [rule for topic in TOPICS for rule in rules(topic)]
    refused = {rule.message for rule in every if rule.message}
    assert len(every) >= 700
    assert len(refused) >= 250


@pytest.mark.parametrize("topic", TOPICS)
def test_the_checker_says_what_is_written(topic: str) -> None:
    wrong = []
    for rule in rules(topic):
        got = verdict(rule)
        if (got is None) != (rule.message is None) or (rule.message and got != rule.message):
            wrong.append(f"{rule.shown}\n    expected: {rule.message}\n    got:      {got}")
    assert wrong == []


@pytest.mark.parametrize("topic", TOPICS)
def test_tint_agrees(tint: Native, topic: str) -> None:
    wrong = []
    for rule in rules(topic):
        try:
            tint.device.create_shader_module(code=rule.text)
            accepted = True
        except tint.wgpu.GPUError:
            accepted = False
        if accepted != (rule.message is None or rule.only_here):
            wrong.append(rule.shown)
    assert wrong == []
