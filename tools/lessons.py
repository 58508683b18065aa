"""Draw the lessons' figures, and build the lessons as static pages.

python tools/lessons.py               write docs/images/lessons
python tools/lessons.py --check       fail if a figure there is not what would be drawn
python tools/lessons.py --pages DIR   also write the lessons and the claims into DIR, as pages that need no network
"""

from __future__ import annotations

import argparse
import re
import sys
from html import unescape
from pathlib import Path

from markdown_it import MarkdownIt

from lesson_figures import FIGURES
from rooftile.report.figures import svg_file
from rooftile.report.html.page import document

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images" / "lessons"
PAGES = {
    "index": ROOT / "docs" / "lessons" / "README.md",
    "gpu-basics": ROOT / "docs" / "lessons" / "gpu-basics.md",
    "arithmetic-intensity": ROOT / "docs" / "lessons" / "arithmetic-intensity.md",
    "coalesced-access": ROOT / "docs" / "lessons" / "coalesced-access.md",
    "claims": ROOT / "docs" / "claims.md",
}
"""Each page and the file it is built from, in the order in which they are read."""

_STYLE = """\
header,nav ul,main{max-width:880px}
main p,main li{max-width:none}
figure.lesson{margin:1.2rem 0 .4rem;overflow-x:auto}
figure.lesson svg{display:block;max-width:100%;min-width:min(480px,var(--own));height:auto}
p>em:only-child{color:var(--quiet)}
h3{font-size:1.05rem;margin-top:1.6rem}
pre{overflow-x:auto;background:var(--panel);padding:.6rem .9rem;border-radius:6px}
table{border-collapse:collapse;display:block;overflow-x:auto;font-size:.9rem}
th,td{padding:.2rem .9rem .2rem 0;border-bottom:1px solid var(--faint);text-align:left}
"""


def anchor(heading: str) -> str:
    """The id that a heading is linked by, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def build(name: str, text: str) -> str:
    """One page: Markdown as HTML, figures in it, links to the other pages turned to these."""
    html = MarkdownIt("commonmark").enable("table").render(text)
    html = re.sub(r"<p><img src=\"[./]*images/lessons/([\w-]+)\.svg\" alt=\"([^\"]*)\" ?/?></p>", _figure, html)
    html = re.sub(r"<(h[123])>(.*?)</\1>", _heading, html)
    html = re.sub(r'href="[./]*([\w-]+)\.md(#[^"]*)?"', _link, html)
    title = unescape(re.sub("<[^>]+>", "", html[html.index("<h1") : html.index("</h1>")]))
    html = html[: html.index("<h1")] + html[html.index("</h1>") + len("</h1>") :]
    links = [(f"{other}.html", other.replace("-", " ")) for other in PAGES]
    return document(title, html, links, style=_STYLE)


def _figure(match: re.Match[str]) -> str:
    svg = (IMAGES / f"{match[1]}.svg").read_text(encoding="utf-8")
    # The page has the colours, in light and dark; the file's own are for where it stands alone.
    svg = re.sub(r"<style>.*?</style><rect [^>]*/>", "", svg, flags=re.DOTALL)
    own = re.search(r'width="(\d+)"', svg)
    width = f' style="--own:{own[1]}px"' if own else ""
    return f'<figure class="lesson" role="group" tabindex="0" aria-label="{match[2]}"{width}>{svg}</figure>'


def _heading(match: re.Match[str]) -> str:
    return f'<{match[1]} id="{anchor(unescape(re.sub("<[^>]+>", "", match[2])))}">{match[2]}</{match[1]}>'


def _link(match: re.Match[str]) -> str:
    name = "index" if match[1] == "README" else match[1]
    if name not in PAGES:
        raise SystemExit(f"a lesson links to {match[1]}.md, of which there is no page")
    return f'href="{name}.html{match[2] or ""}"'


def main() -> int:
    """Draw, compare or build."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--pages", type=Path, metavar="DIR", help="also build static pages")
    options = parser.parse_args()
    stale = []
    for name, draw in FIGURES.items():
        path, svg = IMAGES / f"{name}.svg", svg_file(draw())
        if not options.check:
            IMAGES.mkdir(parents=True, exist_ok=True)
            path.write_text(svg, encoding="utf-8", newline="\n")
        elif not path.is_file() or path.read_text(encoding="utf-8") != svg:
            stale.append(name)
    if stale:
        print(f"not up to date: {', '.join(stale)}; run python tools/lessons.py", file=sys.stderr)
        return 1
    if options.pages is not None:
        options.pages.mkdir(parents=True, exist_ok=True)
        for name, source in PAGES.items():
            page = build(name, source.read_text(encoding="utf-8"))
            (options.pages / f"{name}.html").write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
