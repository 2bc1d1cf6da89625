"""Advice on Texas 42, and the hindsight of a record, as tables of text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from moon_desktop.engine.entries import notation
from moon_desktop.games.plain import beside
from moon_desktop.words.language import tr

advice_report: Final = partial(beside.advice_report, notation, "")


def hindsight_report(lines: Sequence[Any], names: Sequence[str]) -> str:
    """The count that choices come to."""
    return beside.hindsight_report(notation, notation, tr("Count"), "", lines, names)
