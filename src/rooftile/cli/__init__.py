"""The command ``rooftile``."""

from rooftile.cli.main import main

__all__ = ["main"]
