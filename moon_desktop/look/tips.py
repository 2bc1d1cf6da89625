"""How a tool tip looks beside the table, and where its words are broken."""

from __future__ import annotations

from moon_desktop.look import typography
from moon_desktop.look.theme import Theme, mixed

_WIDEST = 400.0
"""Px of a line: some sixty letters."""


def tip_style(theme: Theme) -> str:
    """The style sheet of tips; a widget that has it gives it to all within it."""
    edge = mixed(theme.panel, theme.ink2, 0.45).name()
    return f"""QToolTip {{ background: {theme.panelhi.name()}; color: {theme.ink.name()};
        border: 1px solid {edge}; padding: 2px 4px;
        font-family: "{typography.SANS}"; font-size: 13px; font-weight: 500; }}"""


def tip_of(words: str) -> str:
    """``words`` as a tip: plain, in lines of some sixty letters."""
    return "\n".join(typography.wrapped(words, typography.label(), _WIDEST))
