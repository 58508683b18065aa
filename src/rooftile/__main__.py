"""``python -m rooftile``."""

from rooftile.cli import console_main

console_main()
