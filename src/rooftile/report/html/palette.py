"""Colours, each with one meaning, and the style sheets of the pictures."""

from __future__ import annotations

import re
from typing import Final

LIGHT: Final = {
    "ink": "#1c2430",
    "quiet": "#566070",
    "faint": "#d5dae2",
    "paper": "#ffffff",
    "panel": "#f5f7fa",
    "useful": "#2563c9",
    "broadcast": "#0b7d78",
    "wasted": "#c96a00",
    "wrong": "#c02050",
    "right": "#1a7a3a",
    "thread": "#4a1d96",
    "warp": "#8b5cf6",
    "block": "#d9ccfb",
    "unit": "#64748b",
    "link": "#1d4fa8",
    "chosen": "#fde9a9",
    "on": "#ffffff",
}
"""By meaning: text and rules first, then what marks say. ``on`` is text on a filled mark."""

DARK: Final = {
    "ink": "#e6eaf0",
    "quiet": "#a3adbb",
    "faint": "#3a4454",
    "paper": "#12161d",
    "panel": "#1a202a",
    "useful": "#6ea8ff",
    "broadcast": "#3cc7bd",
    "wasted": "#ffa94d",
    "wrong": "#ff7a9c",
    "right": "#5fd38a",
    "thread": "#f0e9ff",
    "warp": "#a78bfa",
    "block": "#4b3a78",
    "unit": "#8a97aa",
    "link": "#8ab8ff",
    "chosen": "#574711",
    "on": "#10141a",
}

_RULES: Final = """\
svg text{{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:{ink}}}
svg .label{{fill:{quiet};font-size:11px}}
svg .small{{fill:{quiet};font-size:9.5px}}
svg .halo{{paint-order:stroke;stroke:{paper};stroke-width:3px}}
svg .strong{{font-weight:600}}
svg .code{{font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;font-size:11px}}
svg .on{{fill:{on};font-size:9px}}
svg .on-block{{fill:{ink};font-size:9.5px}}
svg .grid{{fill:none;stroke:{faint};stroke-width:1}}
svg .rule{{stroke:{faint};stroke-width:1}}
svg .axis{{stroke:{quiet};stroke-width:1;fill:none}}
svg .box{{fill:{panel};stroke:{faint}}}
svg .sheet{{fill:{paper};stroke:{quiet}}}
svg .empty{{fill:{panel};stroke:{faint}}}
svg .useful{{fill:{useful}}}
svg .broadcast{{fill:{broadcast}}}
svg .wasted{{fill:{wasted}}}
svg .conflict,svg .wrong{{fill:{wrong}}}
svg .right{{fill:{right}}}
svg .unit{{fill:{unit}}}
svg .store{{fill:{panel};stroke:{unit};stroke-width:1.5}}
svg .bound{{fill:{ink}}}
svg .spare{{fill:{faint}}}
svg .thread{{fill:{thread}}}
svg .warp{{fill:{warp}}}
svg .block{{fill:{block}}}
svg .band{{fill:{block};fill-opacity:.35;stroke:{warp};stroke-dasharray:3 2}}
svg .roof{{fill:none;stroke:{ink};stroke-width:2}}
svg .cache-roof{{fill:none;stroke:{unit};stroke-width:1.5;stroke-dasharray:7 3}}
svg .guide{{stroke:{quiet};stroke-dasharray:3 3;fill:none}}
svg .point{{fill:{useful};stroke:{paper};stroke-width:1.5}}
svg .predicted{{fill:{thread};stroke:{paper};stroke-width:1.5}}
svg .measured{{fill:{paper};stroke:{ink};stroke-width:2}}
svg .ring{{fill:none;stroke:{ink};stroke-width:2}}
svg .wire{{stroke:{unit};fill:none}}
svg .issue{{fill:{useful}}}
svg .memory{{fill:{faint}}}
svg .barrier{{fill:{unit}}}
svg .ready{{fill:{panel};stroke:{unit};stroke-width:.5}}
svg .dot{{fill:{on}}}
svg .hatch{{stroke:{paper};stroke-width:1.2;fill:none}}
svg .frame{{fill:none;stroke:{ink};stroke-width:2}}
"""


def picture_rules() -> str:
    """The style sheet of pictures in a page, which defines the colours as ``--ink`` and so on."""
    return _RULES.format(**{name: f"var(--{name})" for name in LIGHT})


def file_rules(markup: str) -> str:
    """The style sheet of a picture in a file of its own: colours as they are, light, for the classes that it has."""
    classes = {name for names in re.findall(r'class="([^"]*)"', markup) for name in names.split()}
    rules = [
        rule
        for rule in _RULES.splitlines()
        if not (named := set(re.findall(r"\.([a-z][\w-]*)", rule))) or named & classes
    ]
    return "\n".join(rules).format(**LIGHT)


def variables() -> str:
    """The colours of both themes as custom properties; the reader's choice comes before the system's."""
    light = "".join(f"--{name}:{value};" for name, value in LIGHT.items())
    dark = "".join(f"--{name}:{value};" for name, value in DARK.items())
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
    )
