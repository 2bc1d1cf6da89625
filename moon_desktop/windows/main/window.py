"""The one window: the bar, the table, and what lies over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QWhatsThisClickedEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWhatsThis, QWidget

from moon_desktop.look.theme import THEME
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.actions import Actions
from moon_desktop.windows.main.bar import TopBar
from moon_desktop.windows.paper.fitting import fit
from moon_desktop.windows.score.layout import ROOM, WIDTH

if TYPE_CHECKING:
    from PySide6.QtCore import QByteArray

    from moon_desktop.engine.entries import Choice
    from moon_desktop.windows.beside.place import SidePlace
    from moon_desktop.windows.main.choice_panel import ChoicePanel
    from moon_desktop.windows.main.curtain import Curtain
    from moon_desktop.windows.main.remark import Remark
    from moon_desktop.windows.main.result_card import ResultCard
    from moon_desktop.windows.score.model import ScoreModel
    from moon_desktop.windows.score.pad import ScorePad

LEAST = (900, 600)
COMFORTABLE = (1280, 800)
PAD_BESIDE_FROM = 1100
"""In a narrower window the pad is a drawer, and closed at first."""

_Type = QEvent.Type
ASKING = frozenset(
    (
        _Type.ToolTip,
        _Type.WhatsThis,
        _Type.QueryWhatsThis,
        _Type.WhatsThisClicked,
        _Type.ContextMenu,
    )
)
"""Events that ask what something is; those come here that no part of the window has answered."""

_USUAL, _LARGEST = QSize(1560, 960), 1.6
"""Of a larger window bar and paper are larger, up to so many times."""

_PAD_EDGE = 14
_LEAST_TABLE = 700
"""Px of the table that a drawer moves aside; it lies over a narrower one."""
_PAD_TOP = 11


class MainWindow(QMainWindow):
    """Places the parts; it decides nothing about the match.

    ``view`` is the table; the panel of keys, the result card and the score pad are its
    children, so that wood lies under all of them. Each is made when it is first needed, the pad
    after the table has been seen, for the table is what a player waits for.
    """

    rearranged = Signal()
    """The size, or what stands beside the table, has changed."""
    closing = Signal()
    hand_chosen = Signal(int)
    """The number of a finished hand on the score pad, to be looked into."""
    term_wanted = Signal(str)
    """The place of a term in Help, where more is to be read of it."""
    finger_rested = Signal()
    """A finger rests on something, and has been told what it is: it is not about to press it."""
    sheet_wanted = Signal(bool)
    """Whether the score sheet is to stand beside the table, as the person now chose."""

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self.view = view
        self.actions_ = Actions(self)
        self.bar = TopBar(self.actions_, self)
        self.setMenuWidget(self.bar)
        self.setCentralWidget(view)
        # Who sits on the left sits there in every language.
        view.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        fit(self, LEAST, COMFORTABLE)
        self._share_room()
        self._motion = 0.0
        THEME.changing.connect(self._fade_over)
        self._zoom = 1.0
        self._wanted = False
        self._wide = True
        self.furnished = False
        """Whether the table has been seen."""
        self.seen: Callable[[], Sequence[QRectF]] = tuple
        """Tells what is to be seen of the table; what needs no place of its own lies beside it."""
        self._cover: QWidget | None = None
        self._untold: list[str] = []
        self._told_once: set[str] = set()
        self.actions_[actions.PAD].triggered.connect(self._choose_sheet)
        self.actions_[actions.FULL].triggered.connect(self._fill_screen)

    @cached_property
    def scores(self) -> ScoreModel:
        """What the score sheet shows."""
        from moon_desktop.windows.score.model import ScoreModel

        return ScoreModel(self)

    @cached_property
    def pad(self) -> ScorePad:
        """The score pad."""
        from moon_desktop.windows.score.pad import ScorePad

        pad = ScorePad(self.scores, THEME, self.view)
        pad.table.motion = self._motion
        pad.table.hand_chosen.connect(self.hand_chosen)
        return pad

    @cached_property
    def panel(self) -> ChoicePanel:
        """The panel of keys."""
        from moon_desktop.windows.main.choice_panel import ChoicePanel

        panel = ChoicePanel(self.view)
        panel.zoom = self._zoom
        return panel

    @cached_property
    def card(self) -> ResultCard:
        """The result card."""
        from moon_desktop.windows.main.result_card import ResultCard

        card = ResultCard(self.view)
        card.zoom = self._zoom
        return card

    @cached_property
    def side(self) -> SidePlace:
        """The place where a sheet of paper may lie beside the table."""
        from moon_desktop.windows.beside.place import SidePlace

        side = SidePlace(self.view)
        side.zoom = self.paper_zoom
        side.changed.connect(self.rearranged)
        return side

    @cached_property
    def strip(self) -> Remark:
        """What is said for a while, and waits for no answer."""
        from moon_desktop.windows.main.remark import Remark

        return Remark(self.view)

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain between persons."""
        from moon_desktop.windows.main.curtain import Curtain

        return Curtain(self.view)

    def _made(self, part: str) -> bool:
        """Whether ``part`` was needed up to now."""
        return part in vars(self)

    def close_curtain(self, name: str, news: str) -> None:
        """Hides the table until the person called ``name`` is there, who is told ``news``."""
        self.curtain.close_for(name, news)
        self.place_curtain()

    def part_curtain(self) -> None:
        """Shows the table again."""
        if self._made("curtain"):
            self._keep_focus(self.curtain)
            self.curtain.part()

    def _keep_focus(self, going: QWidget) -> None:
        """The keyboard focus of what is ``going`` away is the table's, or the next widget in the
        window would have it: a button of the bar."""
        if going.isAncestorOf(self.focusWidget()):
            self.view.setFocus()

    @property
    def curtained(self) -> bool:
        """Whether the table is hidden."""
        return self._made("curtain") and self.curtain.key is not None

    def place_curtain(self) -> None:
        """Lays the curtain over the table; the score pad, which is open to all, stays beside it
        where there is room for both."""
        if self.curtained:
            self.curtain.setGeometry(0, 0, self.stage_width, self.view.height())
            self.curtain.raise_()

    def lay_over(self, cover: QWidget | None) -> None:
        """Has ``cover`` lie over the table, and over all that lies on it or beside it, until it is
        called with None."""
        former, self._cover = self._cover, cover
        if former is not None:
            self._keep_focus(former)
            former.hide()
            former.deleteLater()
        self._place_cover()
        if cover is not None:
            cover.show()
            cover.setFocus()

    def _place_cover(self) -> None:
        if self._cover is not None:
            self._cover.setGeometry(self.view.rect())
            self._cover.raise_()

    def furnish(self) -> None:
        """The table has been seen: the pad is laid beside it."""
        self.furnished = True
        self._show_pad(self.sheet_shown)
        self.place_pad()
        self._watch_fingers()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a large window the bar is larger."""
        self.bar.set_zoom(self.paper_zoom)
        super().resizeEvent(event)

    def set_motion(self, factor: float) -> None:
        """What scales the time a row of the score sheet takes to be written, and other colours to
        fade in."""
        self._motion = factor
        if self._made("pad"):
            self.pad.table.motion = factor

    def _fade_over(self) -> None:
        if self._motion and self.isVisible():
            from moon_desktop.windows.main.former_light import FormerLight

            FormerLight(self, self._motion)

    def set_zoom(self, zoom: float) -> None:
        """How much larger than their least size panel and card are made from now on."""
        self._zoom = zoom
        for overlay in self._over_the_table():
            overlay.zoom = zoom

    def _over_the_table(self) -> list[ChoicePanel | ResultCard]:
        made = vars(self)
        return [made[part] for part in ("panel", "card") if part in made]

    def clear(self) -> None:
        """Takes the panel of keys and the result card away."""
        for overlay in self._over_the_table():
            self._keep_focus(overlay)
            overlay.withdraw()

    def mark_key(self, choice: Choice | None) -> None:
        """Marks the key of ``choice`` on the panel as the one that is advised; None: no key."""
        if self._made("panel"):
            self.panel.mark(choice)

    def show_sheet(self, wanted: bool) -> None:
        """Whether the score pad stands beside the table, where there is room for both."""
        self._wanted = wanted
        self._show_pad(wanted and self._wide)

    @property
    def sheet_shown(self) -> bool:
        """Whether the score pad is shown, or will be once the table has been seen."""
        return self.actions_[actions.PAD].isChecked()

    def _choose_sheet(self, shown: bool) -> None:
        if self._wide:
            self._wanted = shown
            self.sheet_wanted.emit(shown)
        self._show_pad(shown)
        self.rearranged.emit()

    def _show_pad(self, shown: bool) -> None:
        self.actions_[actions.PAD].setChecked(shown)
        if self.furnished and (shown or self._made("pad")):
            self.pad.setVisible(shown)

    @property
    def pad_beside(self) -> bool:
        """Whether the pad stands beside the table, which then is narrower."""
        return self.sheet_shown and self._wide

    @property
    def paper_zoom(self) -> float:
        """How much larger than their least size bar and paper are, as the words at the table are
        in a window of this size."""
        share = min(self.width() / _USUAL.width(), self.height() / _USUAL.height())
        return round(max(1.0, min(_LARGEST, share)), 2)

    @property
    def stage_width(self) -> int:
        """How much of the view the table may take, in px."""
        taken = WIDTH * self.paper_zoom + _PAD_EDGE + 8 if self.sheet_shown else 0
        if not self.pad_beside and self.view.width() - taken < _LEAST_TABLE:
            taken = 0
        if self._made("side"):
            taken = max(taken, self.side.taken)
        return self.view.width() - round(taken)

    def place_pad(self) -> None:
        """Puts the pad at the right edge, full height; a window that becomes too narrow for
        it beside the table closes it, and it comes back with the room."""
        wide = self.view.width() >= PAD_BESIDE_FROM
        if wide != self._wide:
            self._wide = wide
            self._show_pad(wide and self._wanted)
        if self._made("pad"):
            zoom = self.paper_zoom
            self.pad.set_zoom(zoom)
            room = round(ROOM * zoom)
            width = round(WIDTH * zoom) + 2 * room
            x = self.view.width() - _PAD_EDGE + room - width
            height = self.view.height() - 2 * _PAD_TOP + 2 * room
            self.pad.setGeometry(x, _PAD_TOP - room, width, height)
            self.pad.raise_()
        if self._made("side"):
            self.side.zoom = self.paper_zoom
            self.side.place()
        self.place_curtain()
        self._place_cover()
        if self._made("strip"):
            self._place_strip()

    def place_panel(
        self, middle: float, bottom: float, crowds: Callable[[QRect], int] = lambda _: 0
    ) -> QRect | None:
        """Centres the panel of keys on ``middle``, its lower edge on ``bottom``; of the forms it
        has in the one that has room, and then the one that ``crowds`` the table least. Tells what
        it covers, but for its shadow; None: there is no panel."""
        if not self._made("panel") or not self.panel.keys:
            return None

        def awkward(form: tuple[bool, bool]) -> tuple[int, int]:
            face = self._put_panel(middle, bottom, *form)
            too_high, too_wide = max(0, -face.top()), max(0, face.width() - self.stage_width)
            return too_high + too_wide, crowds(face)

        forms = ((False, False), (True, False), (True, True))
        best = min(forms if self.panel.foldable else forms[:1], key=awkward)
        face = self._put_panel(middle, bottom, *best)
        self.panel.point_anew()
        return face

    @property
    def panel_share(self) -> float:
        """How wide the table is in widths of the panel of keys."""
        return self.stage_width / (self.panel.width() - 2 * self.panel.room)

    def _put_panel(self, middle: float, bottom: float, flat: bool, bare: bool) -> QRect:
        """Puts the panel there in that form; returns what it covers, but for its shadow."""
        panel = self.panel
        panel.lay_out(flat=flat, bare=bare)
        size, shadow = panel.size(), panel.room
        x = middle - size.width() / 2
        least, most = -shadow, self.stage_width - size.width() + shadow
        panel.move(round(max(least, min(most, x))), round(bottom) - size.height() + shadow)
        return panel.geometry().adjusted(shadow, shadow, -shadow, -shadow)

    def place_card(self, middle: float, rooms: Sequence[tuple[float, float, float]]) -> None:
        """Centres the result card on ``middle``, in the first of ``rooms`` where it has room, in
        the form that has: each is the px that it may be wide, and the heights between which it may
        lie. Where there is too little, with its lower edge at the bottom, but within the view."""
        if not self._made("card"):
            return
        shadow = self.card.room
        top, bottom = self.card.fit(rooms)
        height = self.card.height() - 2 * shadow
        y = max(0.0, bottom - height - max(0.0, bottom - top - height) / 2)
        self.card.move(round(middle - self.card.width() / 2), round(y) - shadow)

    def what_is_this(self) -> None:
        """Explains what has the keyboard's focus, or else what is clicked next."""
        from moon_desktop.windows.main.what_is_this import explain_focus

        if not explain_focus(self):
            QWhatsThis.enterWhatsThisMode()

    def _watch_fingers(self) -> None:
        """From now on a finger that rests is told what is under it, and presses nothing."""
        from moon_desktop.windows.main.long_press import LongPress, touched

        if touched() and "fingers" not in vars(self):
            self.fingers = LongPress(self.windowHandle(), self)
            self.fingers.rested.connect(self._tell_finger)

    def _tell_finger(self, point: QPoint) -> None:
        from moon_desktop.windows.main.what_is_this import explain

        if explain(self, point):
            part = self.childAt(point)
            if isinstance(part, QAbstractButton):
                part.setDown(False)
            self.finger_rested.emit()

    def explain(self, point: QPoint) -> None:
        """Explains what lies at ``point`` of the table, if there is anything to be said."""
        from moon_desktop.windows.main.what_is_this import explain

        explain(self, self.view.mapTo(self, point))

    def note(self, words: str, *, once: bool = False) -> None:
        """Says something that has to be read, as soon as the window is seen; what comes together
        stands in one box. ``once``: the same words are not said again."""
        if words not in self._told_once:
            self._untold.append(words)
            self._told_once |= {words} if once else set()
            if self.isVisible():
                self._tell_soon()

    def remark(self, words: str, folder: Path | None = None) -> None:
        """Says something that need not be read, over the table and for a while; a key there shows
        ``folder``."""
        self.strip.tell(words, folder)
        self._place_strip()
        # The table may be laid out anew for what is told of.
        QTimer.singleShot(0, self, self._place_strip)

    def _place_strip(self) -> None:
        seen = list(self.seen())
        for part in ("panel", "card"):
            if self._made(part) and (overlay := getattr(self, part)).isVisible():
                seen.append(QRectF(overlay.geometry()))
        table = QSize(self.stage_width, self.view.height())
        self.strip.place(table, self.paper_zoom, seen)

    def _tell_soon(self) -> None:
        # Not at once, for a box waits for an answer, and what it tells of may be half done.
        QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        if not self.isVisible():
            # A box would keep the program open whose window has gone.
            return
        untold, self._untold = self._untold, []
        if untold:
            self.tell("Moon Desktop", "\n\n".join(untold))

    def tell(self, title: str, text: str) -> None:
        """Something that has to be read, in a box; the table does not wait for it."""
        from moon_desktop.windows.paper.boxes import tell

        tell(self, title, text)

    def ask(self, text: str, yes: str, agreed: Callable[[], object]) -> None:
        """Asks whether something is to be done that is not easily undone; ``yes``, the word on
        the button, has ``agreed`` called."""
        from moon_desktop.windows.paper.boxes import ask

        ask(self, self.windowTitle(), text, yes, agreed)

    def _share_room(self) -> None:
        """The table is laid out before the window is seen: it has its size by then."""
        # To ask the window's layout for it, all kinds of layouts would be loaded.
        high = self.bar.height()
        self.bar.setGeometry(0, 0, self.width(), high)
        self.view.setGeometry(0, high, self.width(), self.height() - high)

    def put_back(self, place: QByteArray) -> None:
        """Gives the window the size and place it had, unless no screen is there any more."""
        self.restoreGeometry(place)
        # It may have been closed while it filled the screen, which keeps its place among others.
        self._fill_screen(False)
        screens = QGuiApplication.screens()
        if not any(screen.geometry().intersects(self.geometry()) for screen in screens):
            fit(self, LEAST, COMFORTABLE)
            self.move(QGuiApplication.primaryScreen().geometry().topLeft())
        self._share_room()

    def _fill_screen(self, wanted: bool) -> None:
        """The window takes the whole screen, or the place it had before."""
        full = Qt.WindowState.WindowFullScreen
        state = self.windowState()
        self.setWindowState(state | full if wanted else state & ~full)

    def changeEvent(self, event: QEvent) -> None:
        """The desktop, too, may have a window fill the screen."""
        super().changeEvent(event)
        if event.type() == _Type.WindowStateChange:
            self.actions_[actions.FULL].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where it has nothing else to end, ends that the window fills the screen."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._fill_screen(False)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """What anything is, is told here: on pointing, and whenever one asks."""
        if event.type() in ASKING:
            from moon_desktop.windows.main.what_is_this import answer

            if isinstance(event, QWhatsThisClickedEvent):
                self.term_wanted.emit(event.href())
            elif not answer(self, event):
                return super().event(event)
            event.accept()
            return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Lays everything out when the window is first seen."""
        super().showEvent(event)
        self.place_pad()
        # Otherwise the first button of the bar would have it.
        (self._cover or self.view).setFocus()
        self._tell_soon()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window is about to close; what is on disk is already complete."""
        self.closing.emit()
        super().closeEvent(event)
