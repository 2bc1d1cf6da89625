"""A finished hand laid open: its account as a document, and the keys beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape
from typing import Final
from urllib.parse import quote

from PySide6.QtCore import QEvent, QRectF, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.views.hand import Figure, HandShown, PieceShown, Section
from moon_desktop.games.views.table import Faces, domino
from moon_desktop.look import typography as face
from moon_desktop.look.picture import on_itself, painting
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import THEME, faded
from moon_desktop.look.tile import CORNER
from moon_desktop.look.typography import SANS, font
from moon_desktop.windows.paper.dialog import OFF_BAR
from moon_desktop.windows.paper.dress import as_
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.windows.score.ink import paint_circle, paint_turn_back
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import unbroken

WIDTH: Final = 372
"""Of the document, in px."""
TILE: Final = 21
"""The width of a piece in a hand, which stands upright; those of a trick lie on their side."""
_AROUND: Final = 2
"""Px on either side of a piece that stands."""
_FRAME: Final = 4
"""Px round one that lies, for its frame."""
_FAINT: Final = 0.4
_EDGE: Final = 24
_BAR: Final = 16
_WORTH: Final = 40
"""For what a trick is worth."""
_PX: Final = re.compile(r"\d+(?=px)|(?<= width=\")\d+(?=\")")
"""Px in a document, of whatever it is."""
_ANY: Final = (1 << 24) - 1
"""The most px that a widget may be wide."""
_CLOSEST: Final = 8
"""So many pieces of a hand have room side by side at their full size."""


class HandAccount(QTextBrowser):
    """Shows one ``HandShown``; at first none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: Faces = domino
        self._hand: HandShown | None = None
        self.zoom = 1.0
        """How much larger than its least size everything is."""
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        Fading(self)

    def show_hand(self, hand: HandShown, face: Faces = domino) -> None:
        """Shows another hand, of pieces that look so, from its beginning; of the one that is
        shown already what is in sight stays so."""
        same = self._hand is not None and self._hand.number == hand.number
        at = self.verticalScrollBar().value() if same else 0
        self._hand, self._face = hand, face
        # Orca reads of a text that cannot be changed its name, and no description.
        self.setAccessibleName(hand.told)
        self.document().clear()  # with its pictures
        self.document().setDefaultFont(font(SANS, 13 * self.zoom, 500))
        self.document().setDefaultStyleSheet(self._larger(_style()))
        self.setHtml(self._larger(_html(hand)))
        self.verticalScrollBar().setValue(at)

    def changeEvent(self, event: QEvent) -> None:
        """It is written in the colours of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._hand is not None:
            self.show_hand(self._hand, self._face)

    def _larger(self, written: str) -> str:
        """The same, all its px as many times as large."""
        return _PX.sub(lambda px: f"{round(int(px[0]) * self.zoom)}", written)

    # --- pictures -------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """A picture by its name, such as ``piece/6-4/lies/took`` or ``sign/led``."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, QUrl(name))
        what, *of = QUrl(name).path().split("/")
        return self._sign(*of) if what == "sign" else self._piece(*of)

    @contextmanager
    def _blank(self, wide: float, high: float) -> Iterator[tuple[QImage, QPainter]]:
        """A picture of so many px, and a painter for them."""
        scale = self.devicePixelRatioF() * self.zoom
        image = QImage(
            round(wide * scale), round(high * scale), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            image.setDevicePixelRatio(self.devicePixelRatioF())
            yield image, painter

    def _sign(self, kind: str, text: str = "") -> QImage:
        figure = face.font(face.SERIF, 17, 600)
        wide = {"took": 31.0, "reneged": 31.0, "circle": 14 + face.text_width(text, figure)}
        with self._blank(wide.get(kind, 14.0), 22 if kind == "circle" else 16) as (image, painter):
            match kind:
                case "led":
                    painter.fillPath(arrow_head(2, 8, 4), THEME.pink2)
                case "turned":
                    paint_turn_back(painter, THEME.pink2, 6, 8)
                case "circle":
                    paint_circle(painter, THEME.red, QRectF(0, 0, wide[kind], 22), len(text))
                    painter.setFont(figure)
                    painter.setPen(THEME.red)
                    painter.drawText(
                        QRectF(0, 0, wide[kind], 22), Qt.AlignmentFlag.AlignCenter, text
                    )
                case _:
                    colour = THEME.good if kind == "took" else THEME.red
                    _frame(painter, QRectF(2, 2, 24, 12), colour)
        return image

    def _piece(self, notation: str, way: str, mark: str = "") -> QImage:
        lies = way == "lies"
        wide, high = (2 * TILE, TILE) if lies else (TILE, 2 * TILE)
        around = _FRAME if lies else _AROUND
        with self._blank(wide + 2 * around, high + 2 * _FRAME) as (image, painter):
            box, corner = QRectF(around, _FRAME, wide, high), CORNER * TILE
            if mark in ("took", "reneged"):
                colour = THEME.good if mark == "took" else THEME.red
                _frame(painter, box.adjusted(-3, -3, 3, 3), colour)
            painter.setPen(Qt.PenStyle.NoPen)
            if mark != "away":
                painter.setBrush(faded(THEME.pink, 0.22))
                painter.drawRoundedRect(box.adjusted(-0.8, 0.6, 0.8, 2.4), corner, corner)
            painter.save()
            painter.setOpacity(_FAINT if mark == "away" else 1.0)
            painter.translate(box.center())
            paint_small(painter, THEME, self._face(notation), TILE, lies=lies)
            painter.restore()
            if mark == "away":
                pen = QPen(THEME.pink2, 1.0)
                pen.setDashPattern([3.0, 2.5])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, corner, corner)
        return image


class HandPane(QWidget):
    """An account that scrolls, and keys to review the hand and to close it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.close_key, self.review_key = QPushButton("×", self), QPushButton(self)
        for key in (self.close_key, self.review_key):
            as_("small", key).setAutoDefault(False)
        told = tr("Go through it choice by choice, and see what was a mistake")
        self.review_key.setToolTip(told)
        self.account = HandAccount(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 4, 0, 0)
        column.setSpacing(2)
        keys = QHBoxLayout()
        keys.addWidget(self.review_key)
        keys.addStretch(1)
        keys.addWidget(self.close_key)
        column.addLayout(keys)
        column.addWidget(self.account)
        self.set_zoom(1.0)

    def name_anew(self, name: str, close: str, review: str) -> None:
        """What a hand that is open is called, and the words of the keys."""
        self.setAccessibleName(name)
        self.close_key.setAccessibleName(close)
        self.close_key.setToolTip(close)
        self.review_key.setText(review)

    def set_zoom(self, zoom: float, *, alone: bool = False) -> None:
        """Makes everything ``zoom`` times its least size; where it is ``alone``, without the sheet
        beside it, it is as wide as there is room, and a word leads back."""
        self.account.zoom, wide = zoom, round(WIDTH * zoom) + _EDGE + _BAR
        self.setMinimumWidth(0 if alone else wide)
        self.setMaximumWidth(_ANY if alone else wide)
        # Beside the sheet it is as wide as what is told, and the bar.
        self.account.setViewportMargins(0, 0, OFF_BAR * alone, 0)
        self.close_key.setText(tr("Back") if alone else "×")

    def show_hand(self, hand: HandShown, face: Faces = domino) -> None:
        """Opens a hand."""
        self.account.show_hand(hand, face)

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """A line where the sheet ends."""
        painter.fillRect(0, 0, 1, self.height(), THEME.rule)


def _frame(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 2.0))
    painter.setBrush(faded(colour, 0.14))
    painter.drawRoundedRect(box, 5, 5)


# --- the document -----------------------------------------------------------------------------


def _style() -> str:
    inks = "".join(
        f".{ink} {{ color: {getattr(THEME, ink).name()}; }}"
        for ink in ("pink", "pink2", "red", "good")
    )
    serif = f'font-family: "{face.SERIF}"'
    return f"""
    {inks}
    body, p, td {{ color: {THEME.pink.name()}; }}
    .title {{ {serif}; font-size: 22px; font-weight: 600; }}
    .section {{ {serif}; font-size: 16px; font-weight: 600; }}
    .figure {{ {serif}; font-size: 17px; font-weight: 600; }}
    .aside {{ {serif}; font-size: 14px; font-style: italic; color: {THEME.pink2.name()}; }}
    .contract {{ font-size: 15px; font-weight: 700; }}
    .name {{ font-weight: 700; }}
    .rule {{ background-color: {THEME.rule.name()}; }}
    """


def _html(hand: HandShown) -> str:
    parts = (*_heading(hand), *_held(hand), *_before(hand), *_tricks(hand), *_points(hand))
    return unbroken("".join(parts))


def _title(hand: HandShown) -> str:
    return hand.title or tr("Hand {hand}").format(hand=hand.number)


def _heading(hand: HandShown) -> Iterable[str]:
    title = _title(hand)
    yield (
        f'<table cellspacing="0" width="100%"><tr><td class="title">{escape(title)}</td>'
        f'<td class="aside" align="right" style="vertical-align: middle">{escape(hand.beside)}'
        "</td></tr></table>"
    )
    outcome = f' <span class="{hand.ink}">{escape(hand.outcome)}</span>' if hand.outcome else ""
    yield f'<p class="contract">{escape(hand.contract)}{outcome}</p>'
    if hand.helped:
        yield f'<p class="pink2"><img src="sign/turned"> {escape(hand.helped)}</p>'
    yield from map(_paragraph, hand.notes)


def _section(section: Section) -> Iterable[str]:
    yield f'<p class="section" style="margin: 14px 0 0 0">{escape(section.title)}</p>'
    yield '<hr class="rule">'
    yield from map(_paragraph, section.paragraphs)


def _paragraph(text: str) -> str:
    return f'<p class="pink2" style="margin: 4px 0">{escape(text)}</p>'


def _picture(shown: PieceShown, way: str, width: float | None = None) -> str:
    wide = "" if width is None else f' width="{width:.0f}"'
    name = f"piece/{quote(shown.piece)}/{way}/{shown.mark}"
    return f'<img src="{name}"{wide} title="{escape(shown.tip)}">'


def _held(hand: HandShown) -> Iterable[str]:
    """The pieces dealt, a row a seat."""
    yield from _section(Section(hand.dealt.title))
    most = max((len(row.pieces) for row in hand.held), default=0)
    # More pieces than usual stand closer, each a little smaller.
    width = (TILE + 2 * _AROUND) * _CLOSEST / most if most > _CLOSEST else None
    yield '<table cellspacing="0" cellpadding="0">'
    for row in hand.held:
        style = "aside" if row.nobody else "name"
        pieces = "".join(f"<td>{_picture(piece, 'stands', width)}</td>" for piece in row.pieces)
        if row.apart is not None:
            pieces += f'<td style="padding-left: 8px">{_picture(row.apart, "stands")}</td>'
            beside = "vertical-align: middle; white-space: nowrap"
            pieces += f'<td class="aside" style="{beside}">&nbsp; {escape(row.word)}</td>'
        name = escape(face.fitted(row.name, face.label(strong=True), 84))
        yield (
            f'<tr><td class="{style}" width="92" style="vertical-align: middle">'
            f"{name}</td>{pieces}</tr>"
        )
    yield "</table>"
    yield from map(_paragraph, hand.dealt.paragraphs)


def _before(hand: HandShown) -> Iterable[str]:
    if hand.before is not None:
        yield from _section(hand.before)


def _tricks(hand: HandShown) -> Iterable[str]:
    """A line a trick, a column a seat."""
    if hand.tricks:
        yield from _section(Section(hand.tricks_title))
        yield '<table cellspacing="0" width="99%" cellpadding="0"><tr><td width="24"></td>'
        room = (WIDTH - 24 - _WORTH * bool(hand.worth_head)) // len(hand.seats) - 16
        # Of many seats the pieces are a little smaller.
        width = room if room < 2 * (TILE + _FRAME) else None
        for name in hand.seats:
            fit = face.fitted(name, face.label(strong=True), room - 6)
            yield f'<td></td><td class="name">{escape(fit)}</td>'
        if hand.worth_head:
            yield f'<td class="pink2" align="right">{escape(hand.worth_head)}</td>'
        yield "</tr>"
        for number, trick in enumerate(hand.tricks, 1):
            leader = trick.plays[0][0]
            played = dict(trick.plays)
            yield f'<tr><td class="pink2" style="vertical-align: middle">{number}</td>'
            for seat in range(len(hand.seats)):
                led = '<img src="sign/led">' if seat == leader else ""
                yield f'<td width="14" style="vertical-align: middle">{led}</td><td>'
                if seat in played:
                    yield _picture(played[seat], "lies", width)
                    if played[seat].word:
                        yield f' <span class="aside">{escape(played[seat].word)}</span>'
                yield "</td>"
            if hand.worth_head:
                figure = f'<span class="figure">{escape(trick.worth)}</span>'
                yield f'<td align="right" style="vertical-align: middle">{figure}</td>'
            yield "</tr>"
        signs = (
            f'<img src="sign/{kind}" style="vertical-align: middle"> {escape(text)}&nbsp;&nbsp; '
            for kind, text in hand.legend
        )
        yield f'</table><p class="pink2">{"".join(signs)}</p>'
    yield from map(_paragraph, hand.reasons)


def _points(hand: HandShown) -> Iterable[str]:
    """A line a side, its figures in columns."""
    if not hand.points:
        return
    yield from _section(Section(hand.points_title))
    heads = "".join(f'<td class="pink2" align="right">{escape(head)}</td>' for head in hand.heads)
    yield f'<table cellspacing="0" width="100%" cellpadding="2"><tr><td></td>{heads}</tr>'
    for name, figures in hand.points:
        cells = "".join(f'<td align="right">{_figure(figure)}</td>' for figure in figures)
        fit = face.fitted(name, face.label(strong=True), WIDTH / 3)
        yield f'<tr><td class="name" style="vertical-align: middle">{escape(fit)}</td>{cells}</tr>'
    yield "</table>"


def _figure(figure: Figure) -> str:
    if figure.circled:
        return f'<img src="sign/circle/{quote(figure.text)}" title="{escape(figure.text)}">'
    return f'<span class="figure {figure.ink}">{escape(figure.text)}</span>'
