"""How a tool tip looks beside the table, and where its words are broken."""

from __future__ import annotations

from textwrap import wrap

from moon_desktop.look import typography
from moon_desktop.look.theme import THEME, mixed


def tip_style() -> str:
    """The style sheet of tips; a widget that has it gives it to all within it."""
    edge = mixed(THEME.panel, THEME.ink2, 0.45).name()
    return f"""QToolTip {{ background: {THEME.panelhi.name()}; color: {THEME.ink.name()};
        border: 1px solid {edge}; padding: 2px 4px;
        font-family: "{typography.SANS}"; font-size: 13px; font-weight: 500; }}"""


def tip_of(words: str) -> str:
    """``words`` as a tip: plain, in lines of sixty letters at most."""
    return "\n".join(wrap(words, 60))
