"""The headings of the help window."""

from __future__ import annotations

from moon_desktop.wording.tongue import tr


def title(page: str) -> str:
    """The heading of a page by its file name."""
    return {
        "rules.md": tr("The rules of Moon"),
        "play.md": tr("Playing with Moon Desktop"),
        "record-format.md": tr("The file format"),
    }.get(page, tr("Help"))
