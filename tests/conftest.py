"""Shared by all tests: which hypothesis profile is used, and that Ctrl-C is heeded."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

settings.register_profile("quick", derandomize=True, deadline=None, max_examples=25)
settings.register_profile("thorough", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("ROOFTILE_HYPOTHESIS", "quick"))

# A shell that starts the tests in the background has them, and the processes they start, ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew instead of comparing")
