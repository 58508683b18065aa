"""``python -m rooftile``, and the command ``rooftile``."""

from __future__ import annotations

import os
import sys
from typing import NoReturn


def run() -> NoReturn:
    """The process ``rooftile``. Ctrl-C ends it in silence also while the command is still being imported."""
    try:
        from rooftile.cli import console_main

        console_main()
    except KeyboardInterrupt:
        sys.stderr.write("rooftile: interrupted\n")
        sys.stderr.flush()
        os._exit(130)


if __name__ == "__main__":
    run()
