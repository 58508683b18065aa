"""The command ``rooftile``."""

from rooftile.cli.main import console_main, main

__all__ = ["console_main", "main"]
