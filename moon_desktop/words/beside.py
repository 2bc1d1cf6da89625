"""The words of the sheets beside the table: a hint, and the count of what is still out."""

from __future__ import annotations

from moon_desktop.words.language import tr


def hint() -> str:
    """The heading of a hint."""
    return tr("Hint")


def weighing() -> str:
    """While it is being weighed."""
    return tr("Weighing your choices…")


def no_hint() -> str:
    """Something went wrong inside."""
    return tr("No hint could be worked out here. The program’s log says why.")


def close_hint() -> str:
    """The key that closes the sheet."""
    return tr("Close the hint")


def how_to_choose() -> str:
    """Below the rows."""
    return tr("A double click on a row makes that choice; so do Up or Down, then Enter.")


def count() -> str:
    """The heading of the count."""
    return tr("Still out")


def close_count() -> str:
    """The key that closes the sheet."""
    return tr("Close the count")


def legend() -> tuple[tuple[str, str], ...]:
    """What the three looks of a piece mean."""
    return (("out", tr("out")), ("own", tr("yours")), ("gone", tr("gone")))


def piece_tip(piece: str, where: str) -> str:
    """A piece that is pointed at, and where it is, in the words of the legend."""
    return tr("{piece}: {where}").format(piece=piece, where=where)
