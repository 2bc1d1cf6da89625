"""The program, as ``python -m moon_desktop``."""

from __future__ import annotations

import sys

from moon_desktop.cli.main import main

# Worker processes import this file under another name.
if __name__ == "__main__":
    sys.exit(main())
