"""The style sheet of the page of house rules: what stands at its rows."""

from __future__ import annotations

from typing import Final

from moon_desktop.look import typography
from moon_desktop.look.theme import EVENING

_INK, _INK2 = EVENING.pink.name(), EVENING.pink2.name()
_SANS: Final = f'font-family: "{typography.SANS}";'

# With every face and colour: labels made after the page was shown inherit neither. Not in serif:
# a style sheet cannot ask for its lining figures.
STYLE: Final = f"""
QLabel#name {{ {_SANS} font-size: 15px; font-weight: 700; color: {_INK}; }}
QLabel#label {{ {_SANS} font-size: 15px; color: {_INK}; }}
QLabel#summary {{ {_SANS} font-size: 15px; color: {_INK}; }}
QLabel#source {{ {_SANS} font-size: 13px; color: {_INK2}; }}
QLabel#note {{ {_SANS} font-size: 13px; font-weight: 600; color: {_INK}; }}
QLabel#changed {{ {_SANS} font-size: 13px; font-weight: 700; color: {EVENING.good.name()}; }}
QLabel#trouble {{ {_SANS} font-size: 14px; font-weight: 700; color: {EVENING.red.name()}; }}
"""
