"""A button of the bar: an icon, and its words beside it where there is room for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.picture import ending
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.main.bar_icons import SIZE, paint_icon

HIGH: Final = 44
"""Px of the bar and of its buttons, of which less is seen."""
TOP: Final = 6
"""Px above and below what is seen of them."""
_SIDE: Final = 11
"""Px beside icon and words."""
_GAP: Final = 6
_LEAST: Final = 34
"""Px across of a button without words, where there is little room; else it is as wide as high."""


class BarButton(QToolButton):
    """A command as high as the bar: ``zoom`` times its least size."""

    def __init__(self, theme: Theme, command: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
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
        return 2 * _SIDE + SIZE + _GAP + faces.text_width(self.text(), faces.toolbar())

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide(HIGH) * self.zoom), round(HIGH * self.zoom))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._wide(_LEAST) * self.zoom), round(HIGH * self.zoom))

    @ending
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, open_ = self._theme, self.isEnabled()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)
        whole = QRectF(0, 0, self.width() / self.zoom, HIGH)
        frame = whole.adjusted(2, TOP, -2, -TOP).adjusted(0.5, 0.5, -0.5, -0.5)
        if (self.underMouse() and open_) or self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.ink, 0.35 if theme.flat else 0.12))
            painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus() or self.isChecked():
            # Brass is the ring of the focus, and there is one of them.
            painter.setPen(QPen(theme.brass if self.hasFocus() else faded(theme.ink2, 0.45), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 8, 8)
        words = faces.text_width(self.text(), faces.toolbar()) + _GAP if self.worded else 0.0
        left = (whole.width() - SIZE - words) / 2
        ink = theme.ink if open_ else faded(theme.ink2, 0.5)
        mirrored = self.isRightToLeft()
        painter.save()
        painter.translate(left + words if mirrored else left, (HIGH - SIZE) / 2)
        name = self.defaultAction().objectName()
        paint_icon(painter, name, ink, off=self.isChecked(), struck=not open_)
        painter.restore()
        if words:
            x = left if mirrored else left + SIZE + _GAP
            faces.write(painter, self.text(), faces.toolbar(), ink, x, HIGH / 2)
        painter.end()
