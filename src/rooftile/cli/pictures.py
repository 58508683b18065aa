"""``--html`` and ``--figures``: pages and pictures into files."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rooftile.cli.files import require_writable, unwritable, write_whole

if TYPE_CHECKING:
    from rooftile.core.comparison import Comparison, Ladder
    from rooftile.core.explanation import Explanation


def require_places(options: argparse.Namespace) -> None:
    """Refuse files and folders that cannot be written, before time is spent.

    Raises
    ------
    UsageError
        If ``--html`` or ``--figures`` names such a place.
    """
    if options.html is not None:
        require_writable(options.html, "--html")
    folder = getattr(options, "figures", None)
    if folder is not None:
        try:
            Path(folder).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(folder, error, "--figures") from None


def write(options: argparse.Namespace, record: Explanation | Comparison | Ladder) -> None:
    """Write what was asked for, and say on standard error where it is.

    Raises
    ------
    UsageError
        If it cannot be written.
    """
    if options.html is not None:
        from rooftile.report.html.document import to_html

        page = to_html(record).encode()
        write_whole(options.html, lambda file: file.write(page), "--html")
        _say(f"wrote {options.html}")
    folder = getattr(options, "figures", None)
    if folder is not None:
        from rooftile.report.figures import figures, save

        _say(save(figures(record), Path(folder), _write_picture))


def _write_picture(path: Path, picture: bytes) -> None:
    write_whole(path, lambda file: file.write(picture), "--figures")


def _say(text: str) -> None:
    with suppress(OSError):
        print(f"rooftile: {text}", file=sys.stderr)
