"""A button of the bar: an icon, and its words beside it where there is room for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME, faded
from moon_desktop.resources import resource

HIGH: Final = 44
"""Px of the bar and of its buttons, of which less is seen."""
TOP: Final = 6
"""Px above and below what is seen of them."""
_ICON: Final = 18
"""Px across an icon, as it is drawn in resources/icons/bar.svg."""
_SIDE: Final = 11
"""Px beside icon and words."""
_GAP: Final = 6
_LEAST: Final = 34
"""Px across of a button without words, where there is little room; else it is as wide as high."""


@lru_cache(maxsize=8)
def _drawings(ink: str) -> QSvgRenderer:
    """All icons in an ink."""
    drawn = resource("icons", "bar.svg").read_text(encoding="utf-8").replace("#ink", ink)
    return QSvgRenderer(QByteArray(drawn.encode()))


class BarButton(QToolButton):
    """A command as high as the bar: ``zoom`` times its least size."""

    def __init__(self, command: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        self.setDefaultAction(command)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def worded(self) -> bool:
        """Whether it shows words."""
        return self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon

    def _wide(self, alone: int) -> float:
        if not self.worded:
            return alone
        return 2 * _SIDE + _ICON + _GAP + faces.text_width(self.text(), faces.toolbar())

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide(HIGH) * self.zoom), round(HIGH * self.zoom))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._wide(_LEAST) * self.zoom), round(HIGH * self.zoom))

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        open_ = self.isEnabled()
        painter.scale(self.zoom, self.zoom)
        whole = QRectF(0, 0, self.width() / self.zoom, HIGH)
        frame = whole.adjusted(2, TOP, -2, -TOP).adjusted(0.5, 0.5, -0.5, -0.5)
        if (self.underMouse() and open_) or self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(THEME.ink, 0.35 if THEME.flat else 0.12))
            painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus() or self.isChecked():
            # Brass is the ring of the focus, and there is one of them.
            painter.setPen(QPen(THEME.brass if self.hasFocus() else faded(THEME.ink2, 0.45), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 8, 8)
        words = faces.text_width(self.text(), faces.toolbar()) + _GAP if self.worded else 0.0
        left = (whole.width() - _ICON - words) / 2
        ink = THEME.ink if open_ else faded(THEME.ink2, 0.5)
        mirrored = self.isRightToLeft()
        painter.save()
        painter.translate(left + words if mirrored else left, (HIGH - _ICON) / 2)
        painter.setOpacity(ink.alphaF())
        name, drawings = self.defaultAction().objectName(), _drawings(ink.name())
        muted = self.isChecked() and name == "mute"
        for part in ("muted" if muted else name, *["struck"] * (muted or not open_)):
            drawings.render(painter, part, drawings.boundsOnElement(part))
        painter.restore()
        if words:
            x = left if mirrored else left + _ICON + _GAP
            faces.write(painter, self.text(), faces.toolbar(), ink, x, HIGH / 2)
