"""Draw the README's pictures: what `rooftile explain tiled` prints, accesses, the ladder on a GPU, the HTML report.

    python tools/readme_pictures.py            write docs/images
    python tools/readme_pictures.py --check    fail if a picture there is not what would be written
    python tools/readme_pictures.py --screens  also photograph the HTML reports, with playwright and chromium

The pictures in SVG name no time, font file or address, so that they are the same on every machine.
"""

from __future__ import annotations

import argparse
import io
import json
import re
import shutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import MONOKAI

import rooftile
from rooftile.report.figures import access_drawing, svg_file
from rooftile.report.html import lanes
from rooftile.report.html.document import to_html
from rooftile.report.html.svg import Drawing
from rooftile.report.html.views import views
from rooftile.report.terminal import print_explanation

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
LADDER = IMAGES.parents[1] / "benchmarks" / "results" / "ladder-h200.json"
SIZE = 4096
BAR = 20
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


def two_loads() -> str:
    """A warp's load of A in the naive kernel with its axes swapped, and as it should be, at one scale."""
    before, after = (
        next(view for view in views(rooftile.explain(kernel, M=256, N=256, K=256)) if view.line.array == "A")
        for kernel in ("naive_uncoalesced", "naive")
    )
    drawing = Drawing(2 * lanes.WIDTH + 30, 0, "One load of A by one warp", "before: 16 sectors; after: 2 sectors")
    for number, view in enumerate((before, after)):
        part = access_drawing(view)
        with drawing.group(transform=f"translate({number * (lanes.WIDTH + 30):.0f} 24)"):
            drawing.text(lanes.LEFT, -8, f"{('before', 'after')[number]}: {view.name}", "strong")
            drawing.raw(part.inner())
        drawing.height = max(drawing.height, part.height + 24)
    return svg_file(drawing)


def ladder_on_gpu() -> str:
    """Rates of the ladder's rungs as `rooftile bench ladder` measured them, beside the references and the model."""
    told = json.loads(LADDER.read_text(encoding="utf-8"))
    wanted = [row for row in told["rows"] if row["problem"] == [SIZE] * 3 and row["mode"] == "burst"]
    groups = [[row for row in wanted if row["elements"] == kind] for kind in ("float32", "bfloat16")]
    height = sum(34 + BAR * len(group) for group in groups) + 40
    drawing = Drawing(
        680,
        height,
        f"The ladder at {SIZE} x {SIZE} x {SIZE} on an {told['device']}",
        "; ".join(f"{row['case']} {row['elements']} {row['tflops']:.3g} TFLOP/s" for row in wanted),
    )
    y = 16.0
    for group in groups:
        rates = [row["tflops"] for row in group]
        scale = (drawing.width - 340) / max([*rates, *(_predicted(row) or 0.0 for row in group)])
        drawing.text(0, y, f"{group[0]['elements']}, TFLOP/s", "strong")
        y += 10
        for row, rate in zip(group, rates, strict=True):
            rung = row["role"] == "rung"
            drawing.text(140, y + 13, row["case"].partition(" ")[0], "code" if rung else "label", "end")
            drawing.rect(148, y + 3, rate * scale, BAR - 6, "useful" if rung else "unit")
            end = rate
            if (model := _predicted(row)) is not None:
                drawing.circle(148 + model * scale, y + BAR / 2, 4.5, "ring")
                end = max(rate, model)
            step = row["versus_previous"]
            note = f"{rate:.3g}" + ("" if step is None else f"  ({step['median']:.2f} x the rung before)")
            drawing.text(148 + end * scale + 9, y + 13, note)
            y += BAR
        y += 24
    drawing.text(0, y, f"bars: measured {told['date']}, rungs and references; rings: what the model predicts", "small")
    return svg_file(drawing)


def _predicted(row: dict[str, Any]) -> float | None:
    """The predicted rate in TFLOP/s."""
    seconds = row["seconds_predicted"]
    return None if seconds is None else 2 * SIZE**3 / float(seconds) / 1e12


PICTURES = {"explain-tiled.svg": explain_tiled, "one-load.svg": two_loads, "ladder-h200.svg": ladder_on_gpu}

CUBE: dict[str, Any] = {"M": 1024, "N": 1024, "K": 1024, "budget": None}
"""Every block is executed, so that no picture depends on how busy the machine is."""

SCREENS = {
    "report.png": (lambda: rooftile.explain("tiled", **CUBE), "light", 900, 1180),
    "report-dark.png": (lambda: rooftile.explain("tiled_transposed", **CUBE), "dark", 900, 1180),
    "compare.png": (lambda: rooftile.compare("naive_uncoalesced", "naive", **CUBE), "light", 1400, 1180),
    "ladder.png": (lambda: rooftile.ladder(**CUBE), "light", 900, 1180),
}
"""Photographs of pages: the record, the colours, and the height and width of the window."""


def photograph(folder: Path) -> None:
    """Write a picture of each page's beginning into ``folder``."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as pages:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (make, scheme, height, width) in SCREENS.items():
            page = Path(pages) / "page.html"
            page.write_text(to_html(make()), encoding="utf-8")
            tab = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
            tab.goto(page.as_uri())
            tab.screenshot(path=folder / name)
            tab.close()
        browser.close()


def main() -> int:
    """Write the pictures, or compare them with those that are there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--screens", action="store_true", help="also photograph the HTML reports")
    options = parser.parse_args()
    check = options.check
    if options.screens:
        photograph(IMAGES)
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
