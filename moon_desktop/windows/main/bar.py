"""The bar at the top: the name of the game, its menus, and the commands used most."""

from __future__ import annotations

import sys
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QSizePolicy, QSpacerItem, QToolButton, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.drawings import drawing
from moon_desktop.look.picture import on_itself, painted
from moon_desktop.look.ring import RingsItself, paint_ring
from moon_desktop.look.theme import THEME, faded, graded, mixed
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.actions import Actions
from moon_desktop.windows.paper.dress import as_

if TYPE_CHECKING:
    from moon_desktop.windows.main.bar_clock import BarClock, Last

HIGH: Final = 44
"""Px of the bar and of its buttons, of which less is seen."""
TOP: Final = 6
"""Px above and below what is seen of them."""
_ICON: Final = 18
"""Px across an icon, as it is drawn in resources/icons/bar.svg."""
_SIDE: Final = 11
"""Px beside icon and words."""
_MENU_ICON: Final = 16
_GAP: Final = 6
_LEAST: Final = 34
"""Px across of a button without words, where there is little room; else it is as wide as high."""


def _paint_icon(name: str, ink: QColor, side: float, painter: QPainter) -> None:
    """The icon of the command ``name``, or what ``"struck"`` lays over one, ``side`` px wide."""
    painter.save()
    painter.scale(side / _ICON, side / _ICON)
    painter.setOpacity(ink.alphaF())
    drawing("icons", "bar.svg", ink=ink.name()).paint(painter, name)
    painter.restore()


class BarButton(QToolButton, RingsItself):
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
        if self.isChecked():
            painter.setPen(QPen(faded(THEME.ink2, 0.45), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus():
            paint_ring(painter, frame, 8, away=0)
        words = faces.text_width(self.text(), faces.toolbar()) + _GAP if self.worded else 0.0
        left = (whole.width() - _ICON - words) / 2
        ink = THEME.ink if open_ else faded(THEME.ink2, 0.5)
        mirrored = self.isRightToLeft()
        painter.save()
        painter.translate(left + words if mirrored else left, (HIGH - _ICON) / 2)
        name = self.defaultAction().objectName()
        muted = self.isChecked() and name == "mute"
        for part in ("muted" if muted else name, *["struck"] * (muted or not open_)):
            _paint_icon(part, ink, _ICON, painter)
        painter.restore()
        if words:
            x = left if mirrored else left + _ICON + _GAP
            faces.write(painter, self.text(), faces.toolbar(), ink, x, HIGH / 2)


_W = TypeVar("_W", bound=QWidget)

_BRAND = 124
"""Px for the name of the game, at the least; a line and some room follow the name."""
_NAME_AT, _NAME_MOST, _AFTER_NAME = 44, 250, 21
_GIVE_WAY: Final = (
    actions.MUTE, "", actions.REDO, actions.CLAIM, actions.LAST_TRICK, actions.NEW,
)  # fmt: skip
"""What goes where there is no room even without words, and in which order; ``""``: the name of the
game. All of it is in the menus, and the name on the window."""
_WORDED = (
    actions.HINT, actions.UNDO, actions.NEW, actions.LAST_TRICK, actions.CLAIM, actions.PAD,
    actions.PREFERENCES,
)  # fmt: skip
"""What has words beside its icon, and what keeps them longest first: the icon of redoing is
explained by the one beside it."""
_Style = Qt.ToolButtonStyle
_SPARE = 8
"""Px beyond what the bar must have, before it shows words beside its icons."""


def _style(zoom: float) -> str:
    """How large the menus are."""
    high, inner, outer = (round(px * zoom) for px in (13, 6, 7))
    return f"""
    QMenuBar::item {{ padding: {inner}px {round(10 * zoom)}px; margin: {outer}px 0; }}
    QMenu::item {{ padding: {high}px 28px {high}px 12px; }}
    """


class TopBar(QWidget):
    """44 px high at zoom 1, from edge to edge. On macOS the menus go where that system has them."""

    def __init__(self, commands: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        """How much larger than its least size all is on it."""
        self.setFixedHeight(HIGH)
        self.menus = QMenuBar(None if sys.platform == "darwin" else self)
        self.menus.setFont(faces.toolbar())
        commands.fill(self.menus)
        for menu in commands.menus:
            menu.aboutToShow.connect(self._draw_icons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self._game = ""
        self._named = True
        """Whether there is room for that."""
        self._wide = self._brand = _BRAND
        self._room = QSpacerItem(_BRAND, 0)
        row.addSpacerItem(self._room)
        if sys.platform != "darwin":
            row.addWidget(self.menus, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self.clock: BarClock | None = None
        """The clock, once a timed match was played."""
        self._commands = commands
        self._return: QToolButton | None = None
        self._row = row
        self._buttons = []
        for name in (
            actions.NEW, actions.UNDO, actions.REDO, actions.HINT, actions.CLAIM,
            actions.LAST_TRICK, actions.PAD, actions.PREFERENCES, actions.MUTE,
        ):  # fmt: skip
            button = BarButton(commands[name], self)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self._buttons.append(button)
        row.addSpacing(8)
        self._dress()

    def _dress(self) -> None:
        self.setStyleSheet(_style(self.zoom))
        self._fit_menus()

    def set_zoom(self, zoom: float) -> None:
        """Makes the bar and all on it ``zoom`` times its least size."""
        if zoom == self.zoom:
            return
        self.zoom = zoom
        self.setFixedHeight(round(HIGH * zoom))
        for menu in (self.menus, *self._commands.menus):
            menu.setFont(faces.zoomed(faces.toolbar(), zoom))
        self._dress()
        for button in self._buttons:
            button.zoom = zoom
            button.updateGeometry()
        if self.clock is not None:
            self.clock.set_zoom(zoom)
        if self._return is not None:
            self._return.setFont(faces.zoomed(faces.toolbar_strong(), zoom))
        self._dress_buttons()

    def _draw_icons(self) -> None:
        """In a menu a command has the icon that it has on the bar."""
        from PySide6.QtGui import QIcon  # seen in no first frame

        side, ratio = round(_MENU_ICON * self.zoom), self.devicePixelRatioF()
        for button in self._buttons:
            command, icon = button.defaultAction(), QIcon()
            inks = (QIcon.Mode.Normal, THEME.ink), (QIcon.Mode.Disabled, faded(THEME.ink2, 0.5))
            for mode, ink in inks:
                paint = partial(_paint_icon, command.objectName(), ink, side)
                icon.addPixmap(painted(side, side, ratio, paint), mode)
            command.setIcon(icon)

    def _fit_menus(self) -> None:
        # Of menus from right to left Qt asks for the room of the first alone; and their room is
        # that of the style they wear, which they put on when they are seen otherwise.
        self.menus.ensurePolished()
        self.menus.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.menus.setMinimumWidth(0)
        self.menus.setMinimumWidth(self.menus.sizeHint().width())
        self.menus.unsetLayoutDirection()

    def show_game(self, name: str) -> None:
        """Shows what is played, a long name cut."""
        metrics = QFontMetricsF(faces.pad_title())
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, _NAME_MOST)
        if shown == self._game:
            return
        self._game = shown
        self._wide = max(_BRAND, _NAME_AT + ceil(metrics.horizontalAdvance(shown)) + _AFTER_NAME)
        # What the menus wear may have come after they were fitted.
        self._fit_menus()
        self._dress_buttons()
        self.update()

    def show_clock(self, seconds_left: int | None, last: Last = "hand") -> None:
        """Shows the time left of a timed match, 0 in the ``last`` hand or game it plays to its end
        (M6.3); None: there is no clock."""
        if self.clock is None and seconds_left is not None:
            from moon_desktop.windows.main.bar_clock import BarClock

            self.clock = self._inserted(BarClock(self))
            self.clock.set_zoom(self.zoom)
        if self.clock is not None:
            if seconds_left is not None:
                self.clock.show_time(seconds_left, last)
            self._show(self.clock, seconds_left is not None)

    def show_return(self, shown: bool) -> None:
        """Shows the way back to the match while something is played beside it."""
        if shown and self._return is None:
            self._return = self._inserted(self._made_return())
        if self._return is not None:
            self._show(self._return, shown)

    def _show(self, widget: QWidget, shown: bool) -> None:
        if widget.isVisibleTo(self) != shown:
            widget.setVisible(shown)
            self._dress_buttons()

    def _inserted(self, widget: _W) -> _W:
        """``widget`` before the buttons, not shown yet."""
        widget.hide()
        first = self._row.indexOf(self._buttons[0])
        self._row.insertWidget(first, widget, 0, Qt.AlignmentFlag.AlignVCenter)
        return widget

    def _made_return(self) -> QToolButton:
        """In brass: to act on."""
        button = as_("return", QToolButton(self))
        button.setDefaultAction(self._commands[actions.RETURN])
        button.setFont(faces.zoomed(faces.toolbar_strong(), self.zoom))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMinimumHeight(HIGH)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words beside the icons where there is room for them."""
        super().resizeEvent(event)
        self._dress_buttons()

    def _dress_buttons(self) -> None:
        """Shows words beside the icons, of what is wanted most before others, as far as there is
        room; else their tips have the words. Where there is no room at all, some of it goes."""
        icon, words = _Style.ToolButtonIconOnly, _Style.ToolButtonTextBesideIcon
        named = {button.defaultAction().objectName(): button for button in self._buttons}
        for name in _WORDED:
            named[name].setToolButtonStyle(icon)
        for name in _GIVE_WAY:
            self._give(named.get(name), shown=True)
        for name in _GIVE_WAY:
            if self._row.minimumSize().width() <= self.width():
                break
            self._give(named.get(name), shown=False)
        for name in _WORDED:
            named[name].setToolButtonStyle(words)
            if self._row.sizeHint().width() + _SPARE > self.width():
                named[name].setToolButtonStyle(icon)
                break

    def _give(self, button: QToolButton | None, *, shown: bool) -> None:
        """Whether there is room for a ``button``; None: for the name of the game."""
        if button is not None:
            button.setVisible(shown)
            return
        self._named, self._brand = shown, self._wide if shown else _NAME_AT
        self._room.changeSize(round(self._brand * self.zoom), 0)
        self._row.invalidate()
        self.update()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The dark bar and the name of the game, where lines begin."""
        painter.scale(self.zoom, self.zoom)
        width = self.width() / self.zoom
        ground = (0, mixed(THEME.bar, THEME.wood0, 0.35)), (1, THEME.bar)
        painter.fillRect(QRectF(0, 0, width, HIGH), graded(0, HIGH, *ground))
        painter.setPen(QPen(THEME.matline if THEME.flat else THEME.panel, 1))
        painter.drawLine(QPointF(0, HIGH - 0.5), QPointF(width, HIGH - 0.5))
        if self.isRightToLeft():
            painter.translate(width - self._brand, 0)
        paint_crescent(painter, THEME, 26, HIGH / 2, 9.5)
        if not self._named:
            return
        face = faces.pad_title()
        painter.setFont(face)
        painter.setPen(THEME.ink)
        painter.drawText(QPointF(_NAME_AT, faces.baseline(face, HIGH / 2)), self._game)
        painter.setPen(QPen(faded(THEME.ink2, 0.3), 1))
        edge = 8 if self.isRightToLeft() else self._brand - 8
        painter.drawLine(QPointF(edge, 12), QPointF(edge, HIGH - 12))
