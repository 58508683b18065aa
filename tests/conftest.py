"""Shared by all tests: where helper packages are, and which hypothesis profile is used."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("quick", derandomize=True, deadline=None, max_examples=25)
settings.register_profile("thorough", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("ROOFTILE_HYPOTHESIS", "quick"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew instead of comparing")
