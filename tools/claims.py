"""Write docs/claims.md: the claims of the textbook's lessons, each computed anew and judged.

python tools/claims.py           # rewrite the page
python tools/claims.py --check   # exit 1 if docs/claims.md is not what this would write
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ledger.page import CLAIMS, page

PAGE = Path(__file__).parent.parent / "docs" / "claims.md"


def main(argv: Sequence[str] | None = None) -> int:
    """Rewrite or check the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args(argv).check
    text = page({number: claim.judge() for number, claim in CLAIMS.items()})
    if not check:
        PAGE.write_text(text)
        return 0
    if PAGE.exists() and PAGE.read_text() == text:
        return 0
    print("docs/claims.md is not what the code computes; run: python tools/claims.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
