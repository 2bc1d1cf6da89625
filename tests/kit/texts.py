"""What stands in a window, and what of it has no room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from moon_desktop.look import typography


class Painted:
    """The texts that were painted by hand, with their sizes in px, and those that were cut short
    for it."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.sizes: dict[str, int] = {}
        self.cut: set[str] = set()


@contextmanager
def painting() -> Iterator[Painted]:
    """Notes what Python code paints meanwhile."""
    painted = Painted()
    draw, fit = QPainter.drawText, typography.fitted

    def drawn(painter: QPainter, *how: Any) -> Any:
        texts = [part for part in how if isinstance(part, str)]
        painted.texts.update(texts)
        painted.sizes |= dict.fromkeys(texts, painter.font().pixelSize())
        return draw(painter, *how)

    def fitted(text: str, face: QFont, width: float, *how: Any) -> str:
        line = fit(text, face, width, *how)
        # A sign of one letter, such as the dealer's, is for its translator to keep short.
        if line != typography.one_line(text) and len(text) > 1:
            painted.cut.add(text)
        return line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", drawn)
        patch.setattr(typography, "fitted", fitted)
        yield painted


def shown(window: QWidget) -> list[QWidget]:
    """``window`` and all within it that is seen."""
    parts = [part for part in window.findChildren(QWidget) if part.isVisibleTo(window)]
    return [window, *(part for part in parts if part.window() is window)]


def said(window: QWidget) -> Iterator[str]:
    """Every text of ``window`` that is no name of a thing outside the program, tips and what
    voices read included; not those of Qt's own buttons."""
    yield window.windowTitle()
    for part in shown(window):
        if _is_qts(part):
            continue
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
        match part:
            case QLabel() | QAbstractButton():
                yield part.text()
            case QLineEdit():
                yield part.placeholderText()
            case QGroupBox():
                yield part.title()
            case QMenu():
                yield from (action.text() for action in part.actions())
            case QListWidget():
                yield from (part.item(row).text() for row in range(part.count()))
            case QComboBox():
                yield from (part.itemText(row) for row in range(part.count()))
            case QHeaderView():
                yield from _heads(part)


def _is_qts(part: QWidget) -> bool:
    """Whether Qt words it, in a catalogue of its own."""
    box = part.parentWidget()
    if isinstance(box, QDialogButtonBox) and isinstance(part, QPushButton):
        return box.standardButton(part) != QDialogButtonBox.StandardButton.NoButton
    return part.objectName().startswith("qt_") and not isinstance(part, QLabel)


def _heads(header: QHeaderView) -> list[str]:
    model, count = header.model(), header.count()
    if model is None:
        return []
    return [str(model.headerData(n, header.orientation()) or "") for n in range(count)]


def cut(window: QWidget) -> Iterator[str]:
    """The texts of ``window`` that do not fit where they stand, with what they stand in."""
    for part in shown(window):
        words = _without_room(part)
        if words:
            yield f"{type(part).__name__} {part.width()}×{part.height()}: {words}"


_WORDED = (QLabel, QPushButton, QCheckBox, QRadioButton, QComboBox, QLineEdit, QAbstractSlider)
"""Parts that fill their box; a key that is painted has room for its shadow around it."""


def laid_over(window: QWidget) -> Iterator[str]:
    """The pairs of parts of ``window`` that lie on one another, side by side on the same paper."""
    for paper in shown(window):
        parts = (part for part in paper.children() if isinstance(part, _WORDED))
        seen = [part for part in parts if part.isVisibleTo(window) and not _is_qts(part)]
        for pair in combinations(seen, 2):
            both = pair[0].geometry().intersected(pair[1].geometry())
            if both.width() > 1 and both.height() > 1:
                named = (f"{type(part).__name__} {part.geometry().getRect()}" for part in pair)
                yield " on ".join(named)


def _without_room(part: QWidget) -> str:
    match part:
        case QToolButton() if part.objectName() == "qt_menubar_ext_button":
            return "the menus"
        case QLabel() if part.text() and part.pixmap().isNull():
            if part.wordWrap():
                # A line may stand closer to the next than Qt would have it.
                spare = part.fontMetrics().height() * 0.6
                fits = part.heightForWidth(part.width()) <= part.height() + spare
            else:
                hint = part.sizeHint()
                fits = hint.width() <= part.width() + 1 and hint.height() <= part.height() + 1
            return "" if fits and _inside(part) else part.text()
        case QRadioButton() if part.hasHeightForWidth():
            wide = part.minimumSizeHint().width() <= part.width() + 1
            high = part.heightForWidth(part.width()) <= part.height()
            return "" if wide and high and _inside(part) else part.text()
        case QPushButton() | QCheckBox() | QRadioButton() | QToolButton() if part.text():
            icon = Qt.ToolButtonStyle.ToolButtonIconOnly
            if isinstance(part, QToolButton) and part.toolButtonStyle() == icon:
                return ""
            fits = part.sizeHint().width() <= part.width() + 1
            return "" if fits and _inside(part) else part.text()
        case QComboBox() if part.currentText():
            room = part.width() - 40
            fits = part.fontMetrics().horizontalAdvance(part.currentText()) <= room
            return "" if fits else part.currentText()
        case QListWidget() if part.count():
            return "" if part.sizeHintForColumn(0) <= part.viewport().width() else "its rows"
        case QLineEdit() if part.placeholderText():
            room = part.fontMetrics().horizontalAdvance(part.placeholderText())
            return "" if room <= part.width() - 10 else part.placeholderText()
        case QHeaderView() if part.orientation() == Qt.Orientation.Horizontal and part.count():
            narrow = [
                n
                for n in range(part.count())
                if not part.isSectionHidden(n) and part.sectionSizeHint(n) > part.sectionSize(n) + 1
            ]
            heads = _heads(part)
            return ", ".join(heads[n] for n in narrow)
    return ""


def _inside(part: QWidget) -> bool:
    """Whether all of ``part`` lies within what holds it, unless that can be scrolled."""
    outer = part.parentWidget()
    while outer is not None and not part.isWindow():
        place = QRect(part.mapTo(outer, QPoint()), part.size())
        area = outer.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is outer:
            # Downwards it scrolls; sideways nobody looks.
            return place.left() >= 0 and place.right() <= outer.width()
        if not outer.rect().contains(place):
            return False
        if outer.isWindow():
            break
        outer = area
    return True
