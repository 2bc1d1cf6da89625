"""The figures of hint and review, as the language of the program writes them."""

from __future__ import annotations

from typing import Final

from moon_desktop.words import names
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.score import MINUS

_NOTHING: Final = 1e-9
"""What adding up the weights of deals may be out by."""


def percent(share: float | None, places: int = 0) -> str:
    """A share of 0 to 1: ``83%``; a dash where there is none."""
    return "–" if share is None else tr("{number}%").format(number=decimal(100 * share, places))


def hundredths(chance: float) -> str:
    """A chance of 0 to 1: ``83``, ``<1``; sure and impossible are said only of what is."""
    share = round(100 * chance)
    if share == 100 and chance < 1 - _NOTHING:
        return ">99"
    return "<1" if share == 0 and chance > _NOTHING else str(share)


def decimal(number: float, places: int = 1) -> str:
    """A number that is not below zero: ``56.5``."""
    return f"{number:.{places}f}".replace(".", pgettext("decimal point", "."))


def points(number: float, places: int = 1) -> str:
    """Points, which may be fractions: ``+1.4``, ``−0.3``."""
    rounded = round(number, places)
    sign = "" if rounded == 0 else "+" if rounded > 0 else MINUS
    return sign + decimal(abs(rounded), places)


def thousands(number: int) -> str:
    """A large number in groups of three figures."""
    return f"{number:,}".replace(",", pgettext("between groups of three figures", ","))


def knew(name: str) -> str:
    """Over the figures that a player could have known."""
    text = tr("What you knew") if name == names.you() else tr("What {name} knew")
    return text.format(name=names.apart(name))
