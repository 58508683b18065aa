"""Draw the README's pictures: what `rooftile explain tiled` prints, as SVG.

    python tools/readme_pictures.py            write docs/images
    python tools/readme_pictures.py --check    fail if a picture there is not what would be written

The pictures name no time, font file or address, so that they are the same on every machine.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import rooftile
from rooftile.report.terminal import print_explanation

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
WIDTH = 84
CELL = 12.2
"""Width of a character in rich's SVG."""


def _without_indent(match: re.Match[str]) -> str:
    """A run of text moved to the right by its leading spaces, which some viewers drop."""
    x, y, length, rest, spaces = match.groups()
    indent = spaces.count(";") * CELL
    return f'x="{float(x) + indent:.1f}" {y} textLength="{float(length) - indent:.1f}"{rest}>'


def explain_tiled() -> str:
    """The report on the textbook's tiled kernel at 1024^3."""
    explanation = rooftile.explain("tiled", M=1024, N=1024, K=1024, gpu="h200")
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    print_explanation(replace(explanation, toolchain="NVRTC"), console, times=False)
    svg = console.export_svg(title="rooftile explain tiled", theme=MONOKAI, unique_id="explain-tiled")
    # rich asks a server for its font; any monospaced font will do, for every run of text states its length.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", "font-family: ui-monospace, monospace")
    svg = re.sub(r'x="([\d.]+)" (y="[\d.]+") textLength="([\d.]+)"([^>]*)>((?:&#160;)+)', _without_indent, svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


PICTURES = {"explain-tiled.svg": explain_tiled}


def main() -> int:
    """Write the pictures, or compare them with those that are there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    check = parser.parse_args().check
    stale = []
    for name, draw in PICTURES.items():
        path, picture = IMAGES / name, draw()
        if not check:
            IMAGES.mkdir(parents=True, exist_ok=True)
            path.write_text(picture, encoding="utf-8", newline="\n")
        elif not path.is_file() or path.read_text(encoding="utf-8") != picture:
            stale.append(name)
    if stale:
        print(f"not up to date: {', '.join(stale)}; run python tools/readme_pictures.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
