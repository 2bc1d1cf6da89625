"""The colours of the table and of everything beside it, by name."""

from __future__ import annotations

from PySide6.QtGui import QColor


class Theme:
    """One set of colours; compared and hashed by identity, so it can key caches of pictures."""

    wood0: QColor
    """Table top, upper edge."""
    wood1: QColor
    """Table top, lower edge."""
    mat0: QColor
    """Play mat, centre."""
    mat1: QColor
    """Play mat, edge."""
    matline: QColor
    stitch: QColor
    moon: QColor
    """The disc in the mat's middle."""
    ivory0: QColor
    """Tile face, top."""
    ivory1: QColor
    """Tile face, bottom."""
    ivory2: QColor
    """Tile, lower bevel."""
    side: QColor
    """Tile, side wall."""
    line: QColor
    """Tile, divider."""
    pip: QColor
    back0: QColor
    back1: QColor
    backline: QColor
    backside: QColor
    panelhi: QColor
    """Plates and panels, upper edge."""
    panel: QColor
    """Plates and panels, lower edge."""
    ink: QColor
    """Text on a panel, the mat or the bar."""
    ink2: QColor
    """Secondary text there."""
    danger: QColor
    """A negative score on a panel."""
    brass: QColor
    """The accent: "act here" and "the bidder", nothing else."""
    onbrass: QColor
    brassd: QColor
    glow: QColor
    shade: QColor
    """The veil on a tile that may not be played."""
    paper: QColor
    paper2: QColor
    rule: QColor
    pink: QColor
    """Text on paper."""
    pink2: QColor
    red: QColor
    good: QColor
    tape: QColor
    bar: QColor

    def __init__(self, **colours: QColor) -> None:
        missing = set(Theme.__annotations__) ^ set(colours)
        if missing:
            raise TypeError(f"a theme has just these colours too many or too few: {missing}")
        vars(self).update(colours)


def _veil(name: str, alpha: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour


EVENING = Theme(
    wood0=QColor("#3A2A21"),
    wood1=QColor("#241913"),
    mat0=QColor("#2F6258"),
    mat1=QColor("#173F39"),
    matline=QColor("#0B2522"),
    stitch=QColor("#7FB0A0"),
    moon=QColor("#4C8577"),
    ivory0=QColor("#FFFBF0"),
    ivory1=QColor("#F3EAD6"),
    ivory2=QColor("#D9CAA9"),
    side=QColor("#A88E62"),
    line=QColor("#8E7B5B"),
    pip=QColor("#1E1A17"),
    back0=QColor("#35405E"),
    back1=QColor("#232B44"),
    backline=QColor("#E7D6A8"),
    backside=QColor("#C9B78E"),
    panelhi=QColor("#20332F"),
    panel=QColor("#14211F"),
    ink=QColor("#F6EFE0"),
    ink2=QColor("#C3CFC6"),
    danger=QColor("#FFB4A2"),
    brass=QColor("#E9C46A"),
    onbrass=QColor("#2A1F08"),
    brassd=QColor("#8A6A24"),
    glow=QColor("#FFF3CF"),
    shade=_veil("#2A2C1F", 0.36),
    paper=QColor("#F8F1E1"),
    paper2=QColor("#EADFC6"),
    rule=QColor("#CDBF9F"),
    pink=QColor("#2B2520"),
    pink2=QColor("#6B5D4C"),
    red=QColor("#A1321F"),
    good=QColor("#24614F"),
    tape=QColor("#2A4A44"),
    bar=QColor("#1B130E"),
)
"""The theme the program opens with: a quiet evening table."""


def faded(colour: QColor, alpha: float) -> QColor:
    """The same colour at `alpha` (0 clear, 1 solid)."""
    faint = QColor(colour)
    faint.setAlphaF(alpha)
    return faint


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with `share` (0 to 1) of `other` stirred in."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )
