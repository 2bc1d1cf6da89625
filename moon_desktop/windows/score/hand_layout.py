"""Where everything stands in the account of a hand: words, tiles and signs on a strip of paper."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from moon_desktop.games.shown.sheet import HandShown, Ink, Mark, PieceShown
from moon_desktop.look import typography as face
from moon_desktop.words import score

WIDTH: Final = 372
"""Of the strip, in px."""
TILE: Final = 21
"""The width of a tile in a hand, which stands upright; those of a trick lie on their side."""

_PITCH: Final = 25.0
_NAMES: Final = 92.0
"""The column of names before the tiles of a hand."""
_HAND_ROW: Final = 54.0
_TRICK_ROW: Final = 33.0
_NUMBER: Final = 24.0
_LINE: Final = 19.0
_SECTION: Final = 16.0
_ARROW: Final = 18.0
_COLUMNS: Final = (WIDTH - 222.0, WIDTH - 150.0, WIDTH - 76.0, WIDTH - 12.0)
"""Where figures end, the last ones first."""


class Text(NamedTuple):
    """One line from ``x`` on, its capitals centred on ``y``."""

    text: str
    x: float
    y: float
    face: QFont
    ink: Ink = "pink"


class TileAt(NamedTuple):
    """A tile about (``x``, ``y``), lying on its side or upright; ``tip`` is said of it."""

    tile: str
    x: float
    y: float
    lies: bool
    tip: str
    mark: Mark = ""

    @property
    def box(self) -> QRectF:
        """What it covers."""
        wide, high = (2 * TILE, TILE) if self.lies else (TILE, 2 * TILE)
        return QRectF(self.x - wide / 2, self.y - high / 2, wide, high)


class Sign(NamedTuple):
    """A drawn sign within ``box``: the line under a heading, the arrow of a lead, an arrow that
    turns back, a circle round a figure, and the frames of the tiles that took or reneged."""

    kind: Literal["rule", "led", "turned", "circle", "took", "reneged"]
    box: QRectF


class HandLayout(NamedTuple):
    """All there is to paint, in px of a strip ``WIDTH`` wide and ``height`` high."""

    texts: tuple[Text, ...]
    tiles: tuple[TileAt, ...]
    signs: tuple[Sign, ...]
    height: float


def hand_layout(hand: HandShown) -> HandLayout:
    """Lays a hand out from the top."""
    strip = _Strip(hand)
    strip.heading()
    strip.hands()
    strip.before()
    strip.tricks()
    strip.reasons()
    strip.points()
    return HandLayout(tuple(strip.texts), tuple(strip.tiles), tuple(strip.signs), strip.y + 8)


class _Strip:
    """The strip as it grows: ``y`` is where it ends."""

    def __init__(self, hand: HandShown) -> None:
        self.hand = hand
        self.y = 0.0
        self.texts: list[Text] = []
        self.tiles: list[TileAt] = []
        self.signs: list[Sign] = []

    def heading(self) -> None:
        hand = self.hand
        title, italic = face.pad_title(), face.pad_contract()
        self.texts.append(Text(score.hand(hand.number), 0, 16, title))
        beside = face.fitted(hand.beside, italic, WIDTH - 120)
        x = WIDTH - face.text_width(beside, italic)
        self.texts.append(Text(beside, x, 18, italic, "pink2"))
        self.y = 34
        self._contract()
        if hand.helped:
            self.signs.append(Sign("turned", QRectF(0, self.y + 5, 10, 10)))
            self.paragraph(hand.helped, 18)
        for note in hand.notes:
            self.paragraph(note)

    def _contract(self) -> None:
        style = face.font(face.SANS, 15, 700)
        outcome = f": {self.hand.outcome}" if self.hand.outcome else ""
        behind = face.text_width(outcome, style) if outcome else 0
        told = face.fitted(self.hand.contract, style, WIDTH - behind)
        self.texts.append(Text(told, 0, self.y + 12, style))
        if outcome:
            x = face.text_width(told, style)
            self.texts.append(Text(outcome, x, self.y + 12, style, self.hand.ink))
        self.y += 26

    def paragraph(self, text: str, indent: float = 0.0) -> None:
        """``text`` folded into lines."""
        style = face.label()
        for line in folded(text, style, WIDTH - indent):
            self.texts.append(Text(line, indent, self.y + _LINE / 2, style, "pink2"))
            self.y += _LINE
        self.y += 3

    def section(self, title: str) -> None:
        """A heading with a line under it."""
        self.y += _SECTION
        style = face.font(face.SERIF, 16, 600)
        self.texts.append(Text(title, 0, self.y, style))
        self.y += 13
        self.signs.append(Sign("rule", QRectF(0, self.y, WIDTH, 1)))
        self.y += 5

    def hands(self) -> None:
        """The pieces dealt, a row a seat."""
        self.section(self.hand.dealt.title)
        most = max((len(row.pieces) for row in self.hand.held), default=0)
        pitch = min(_PITCH, (WIDTH - _NAMES) / max(1, most))
        for row in self.hand.held:
            middle = self.y + _HAND_ROW / 2
            bold, italic = face.label(strong=True), face.pad_contract()
            if row.nobody:
                self.texts.append(Text(row.name, 0, middle, italic, "pink2"))
            else:
                name = face.fitted(row.name, bold, _NAMES - 8)
                self.texts.append(Text(name, 0, middle, bold))
            for place, piece in enumerate(row.pieces):
                self._upright(piece, _NAMES + (place + 0.5) * pitch, middle)
            if row.apart is not None:
                x = _NAMES + (len(row.pieces) + 0.5) * pitch + 9
                self._upright(row.apart, x, middle)
                self.texts.append(Text(row.word, x + TILE / 2 + 6, middle, italic, "pink2"))
            self.y += _HAND_ROW
        for text in self.hand.dealt.paragraphs:
            self.y += 2
            self.paragraph(text)

    def _upright(self, shown: PieceShown, x: float, y: float) -> None:
        self.tiles.append(TileAt(shown.piece, x, y, False, shown.tip, shown.mark))

    def before(self) -> None:
        """What was said before the play."""
        if self.hand.before is not None:
            self.section(self.hand.before.title)
            for text in self.hand.before.paragraphs:
                self.paragraph(text)

    def tricks(self) -> None:
        """A line a trick, a column a seat."""
        if not self.hand.tricks:
            return
        self.section(self.hand.tricks_title)
        bold, small = face.label(strong=True), face.label()
        width = (WIDTH - _NUMBER) / len(self.hand.seats)
        arrow = min(_ARROW, width - 2 * TILE - 1)
        for seat, name in enumerate(self.hand.seats):
            fit = face.fitted(name, bold, width - arrow - 4)
            self.texts.append(Text(fit, _NUMBER + seat * width + arrow, self.y + 10, bold))
        self.y += 22
        for number, trick in enumerate(self.hand.tricks, 1):
            middle = self.y + _TRICK_ROW / 2
            self.texts.append(Text(str(number), 0, middle, small, "pink2"))
            for place, (seat, shown) in enumerate(trick.plays):
                left = _NUMBER + seat * width
                x = left + arrow + TILE
                if place == 0:
                    self.signs.append(Sign("led", QRectF(left + 2, middle - 4, 8, 8)))
                self.tiles.append(TileAt(shown.piece, x, middle, True, shown.tip, shown.mark))
                if shown.word:
                    italic = face.pad_contract()
                    self.texts.append(Text(shown.word, x + TILE + 9, middle, italic, "pink2"))
            self.y += _TRICK_ROW
        self._legend()

    def _legend(self) -> None:
        """What the arrow and the frames mean."""
        small, y = face.label(), self.y + 14
        x = _NUMBER
        for kind, text in self.hand.legend:
            if kind == "led":
                self.signs.append(Sign("led", QRectF(x + 2, y - 4, 8, 8)))
                sign = _ARROW + 3
            else:
                self.signs.append(Sign(kind, QRectF(x, y - 6, 24, 12)))
                sign = 31
            self.texts.append(Text(text, x + sign, y, small, "pink2"))
            x += sign + face.text_width(text, small) + 20
        self.y += 26

    def reasons(self) -> None:
        """Why the hand ended as it did."""
        self.y += 6 if self.hand.reasons else 0
        for text in self.hand.reasons:
            self.paragraph(text)

    def points(self) -> None:
        """A line a side, its figures in columns."""
        if not self.hand.points:
            return
        self.section(self.hand.points_title)
        small, bold, figure = face.label(), face.label(strong=True), face.font(face.SERIF, 17, 600)
        columns = _COLUMNS[-len(self.hand.heads) :]
        for x, head in zip(columns, self.hand.heads, strict=True):
            self._right(head, x, self.y + 9, small, "pink2")
        self.y += 21
        for name, figures in self.hand.points:
            y = self.y + 13
            self.texts.append(Text(face.fitted(name, bold, columns[0] - 60), 0, y, bold))
            for x, cell in zip(columns, figures, strict=True):
                self._right(cell.text, x, y, figure, cell.ink)
                if cell.circled:
                    wide = face.text_width(cell.text, figure)
                    self.signs.append(Sign("circle", QRectF(x - wide - 6, y - 11, wide + 12, 22)))
            self.y += 27

    def _right(self, text: str, right: float, y: float, style: QFont, ink: Ink) -> None:
        self.texts.append(Text(text, right - face.text_width(text, style), y, style, ink))


def folded(text: str, style: QFont, width: float) -> list[str]:
    """``text`` in lines of at most ``width`` px; a word too long for one is broken."""
    layout = QTextLayout(text, style)
    anywhere = QTextOption()
    anywhere.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(anywhere)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines
