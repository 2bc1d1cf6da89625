"""The command that reviews a record: what every choice came to, with all tiles seen."""

from __future__ import annotations

import argparse
import json
import sys

from moon_desktop.hindsight_lines import hindsight_lines
from moon_desktop.record_errand import NotRead, asked_record
from moon_desktop.wording.hindsight_report import hindsight_report


def review_command(given: argparse.Namespace) -> int:
    """Print the worth of every choice in the record ``given.file``, a line each.

    Returns 0, 1 if the record is damaged, 2 if it cannot be opened.
    """
    try:
        reading = asked_record(given.file)
    except NotRead as trouble:
        print(f"moon-desktop review: {trouble}", file=sys.stderr)
        return trouble.status
    lines = hindsight_lines(reading)
    if given.json:
        print(json.dumps({"lines": [line.to_json() for line in lines]}, indent=1))
    else:
        names = [seat.name for seat in reading.header.seats]
        print(hindsight_report(tuple(lines), names))
    return 0
