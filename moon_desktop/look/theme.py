"""The colours of the table and of everything beside it, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import count
from typing import Any, NamedTuple

from PySide6.QtGui import QColor, QLinearGradient

_numbers = count()
_LARGE = 1.3


def _veil(name: str, alpha: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour


class Material(NamedTuple):
    """What the faces of tiles are made of, and how what they count is put on them."""

    sheen: QColor
    """Upper end of the face, where the light falls."""
    top: QColor
    low: QColor
    bevel: QColor
    """Lower edge."""
    side: QColor
    """Wall below the face."""
    line: QColor
    """Divider."""
    pip: QColor
    edge: QColor
    """Upper edge."""
    caught: QColor
    """Light below what is cut into the face."""
    rim: QColor | None = None
    """A line round the face, where its edges would be lost on a mat."""
    radius: float = 0.092
    """Of a pip, in tile widths."""
    flat: bool = False
    """Without shading; what is on the face is painted and not cut into it."""
    numerals: str = "none"
    """Figures: ``"small"`` ones between the pips, or ``"large"`` ones in their place."""
    tones: tuple[QColor, ...] = ()
    """Those of the pips by their count; none: they are all alike."""

    def ink(self, count: int) -> QColor:
        """The colour of the pips and the figure of a half with so many."""
        return self.tones[count] if self.tones else self.pip


class Theme:
    """The colours of what is drawn, those of a quiet evening table where no others are given.

    It stays the same object while its colours change: take them from it whenever you paint. What
    was made of them is to be made anew when Qt tells a widget that its style changed
    (``changeEvent``). ``key`` tells pictures of one look from those of another.
    """

    wood0: QColor = QColor("#3A2A21")
    """Table top, upper edge."""
    wood1: QColor = QColor("#241913")
    """Table top, lower edge."""
    grain: QColor = QColor("#80604A")
    """The light streaks in it."""
    dusk: float = 0.50
    """How dark the table top is where the lamp does not reach."""
    mat0: QColor = QColor("#2F6258")
    """Play mat, centre."""
    mat1: QColor = QColor("#173F39")
    """Play mat, edge."""
    matline: QColor = QColor("#0B2522")
    stitch: QColor = QColor("#7FB0A0")
    moon: QColor = QColor("#4C8577")
    """The disc in the mat's middle."""
    ivory0: QColor = QColor("#FFFBF0")
    """Tile face, top."""
    ivory1: QColor = QColor("#F3EAD6")
    """Tile face, bottom."""
    ivory2: QColor = QColor("#D9CAA9")
    """Tile, lower bevel."""
    side: QColor = QColor("#A88E62")
    """Tile, side wall."""
    line: QColor = QColor("#8E7B5B")
    """Tile, divider."""
    pip: QColor = QColor("#1E1A17")
    back0: QColor = QColor("#35405E")
    back1: QColor = QColor("#232B44")
    backline: QColor = QColor("#E7D6A8")
    backside: QColor = QColor("#C9B78E")
    panelhi: QColor = QColor("#20332F")
    """Plates and panels, upper edge."""
    panel: QColor = QColor("#14211F")
    """Plates and panels, lower edge."""
    ink: QColor = QColor("#F6EFE0")
    """Text on a panel, the mat or the bar."""
    ink2: QColor = QColor("#C3CFC6")
    """Secondary text there."""
    danger: QColor = QColor("#FFB4A2")
    """A negative score on a panel."""
    brass: QColor = QColor("#E9C46A")
    """The accent: "act here" and "the bidder", nothing else."""
    onbrass: QColor = QColor("#2A1F08")
    brassd: QColor = QColor("#8A6A24")
    glow: QColor = QColor("#FFF3CF")
    shade: QColor = _veil("#2A2C1F", 0.36)
    """The veil on a tile that may not be played."""
    paper: QColor = QColor("#F8F1E1")
    paper2: QColor = QColor("#EADFC6")
    """The lower edge of the pad."""
    wash: QColor = QColor("#EADFC6")
    """What lies on paper: a key, the head of a table, what is chosen."""
    field: QColor = QColor("#FFFBF0")
    """A line to write in on paper, and a key there under the pointer."""
    rule: QColor = QColor("#CDBF9F")
    pink: QColor = QColor("#2B2520")
    """Text on paper."""
    pink2: QColor = QColor("#6B5D4C")
    red: QColor = QColor("#A1321F")
    good: QColor = QColor("#24614F")
    we: QColor = QColor("#9AD4F5")
    """Your side, on a panel and on a tray."""
    they: QColor = QColor("#F5B3C1")
    """The other side there."""
    third: QColor = QColor("#DBE48C")
    """The last of three sides there."""
    tray: QColor = _veil("#0D2C27", 0.62)
    """Where taken tricks lie."""
    slot: QColor = _veil("#7FB0A0", 0.15)
    """An empty place in it."""
    mark: QColor = QColor("#FBF4E3")
    """The mark on a piece that counts."""
    onmark: QColor = QColor("#4A3B22")
    weink: QColor = QColor("#1B5E86")
    """The viewer's side on paper."""
    theyink: QColor = QColor("#96304E")
    """The side against it there."""
    thirdink: QColor = QColor("#5A6510")
    """The last of three there."""
    dot: QColor = QColor("#C0500C")
    """On paper the moon of a Moon card."""
    tape: QColor = QColor("#2A4A44")
    bar: QColor = QColor("#1B130E")
    veil: QColor = _veil("#061311", 0.34)
    """Over what a lesson does not speak of."""
    chip: QColor = QColor("#6B4A2C")
    """Notches and crescent of a chip."""
    pack: str = "evening"
    """Which colours the cards have."""
    backs: str = "theme"
    """What cards look like from behind, as one of the preferences has it."""
    flat: bool = False
    """Without shadows, grain and gradients: every edge is a line."""
    text: float = 1.0
    """How much larger than usual words are, and what they stand on: plates, keys and paper."""

    def __init__(self, **colours: Any) -> None:
        self._worn = colours
        self.key = next(_numbers)
        """A number that no other look of any theme has."""
        vars(self).update(colours)

    @cached_property
    def tile(self) -> Material:
        """What the faces of tiles are made of; ivory where nothing else is worn."""
        return ivory(self)

    @property
    def dark(self) -> bool:
        """Whether paper is dark, and what is written on it pale."""
        return self.paper.lightness() < self.pink.lightness()

    @property
    def large(self) -> bool:
        """Whether words are so large that what else there is has to give way to them."""
        return self.text > _LARGE

    @property
    def rim(self) -> QColor:
        """The edge by which panels and slips are known by night, when all is of one blue."""
        return mixed(self.wash, self.stitch, 0.45)

    def wears(self, colours: Mapping[str, Any]) -> bool:
        """Whether it has these colours and properties, and for the rest those of the evening."""
        return colours == self._worn

    def wear(self, colours: Mapping[str, Any]) -> None:
        """Has them from now on."""
        if self.wears(colours):
            return
        for name in self._worn:
            delattr(self, name)
        vars(self).pop("tile", None)
        self._worn = dict(colours)
        vars(self).update(colours)
        self.key = next(_numbers)

    def edge(self, colour: QColor, strength: float) -> QColor:
        """The colour of a line that is only hinted at, and drawn in full where all is flat."""
        return faded(colour, 1.0 if self.flat else strength)


def ivory(theme: Theme) -> Material:
    """Ivory as it looks in ``theme``."""
    white = QColor("#FFFFFF")
    face = mixed(theme.ivory0, white, 0.5), theme.ivory0, theme.ivory1, theme.ivory2
    rest = theme.side, theme.line, theme.pip, white, faded(white, 0.92)
    rim = theme.line if theme.flat else None
    return Material(*face, *rest, rim=rim, flat=theme.flat)


THEME = Theme()
"""That of the program's windows."""


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


def graded(top: float, bottom: float, *colours: tuple[float, QColor]) -> QLinearGradient:
    """A gradient from the height `top` to `bottom`: at which share of the way (0 to 1) it has
    which colour."""
    gradient = QLinearGradient(0, top, 0, bottom)
    gradient.setStops(colours)
    return gradient
