"""``python -m rooftile``."""

import sys

from rooftile.cli import main

sys.exit(main())
