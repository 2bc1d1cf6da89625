"""Whether the score sheet can be printed, into a PDF file where there is no printer."""

from __future__ import annotations

from PySide6.QtGui import QPageSize

from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.windows import sheet_print
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_LEAST = 1000
"""Bytes that a sheet with nothing but its heading has, its typefaces included."""


def try_printing() -> Found:
    """Makes a PDF file of a sheet in both sizes of paper, and looks for printers."""
    model = ScoreModel(MoonRules())
    sizes = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)
    for size in sizes:
        made = sheet_print.pdf(model, size, 1)
        if not made.startswith(b"%PDF-") or len(made) < _LEAST:
            raise Amiss(reasons.no_pdf())
    return Found(words.sheets(len(sizes)), (words.printers(sheet_print.printers()),))
