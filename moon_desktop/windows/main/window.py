"""The one window: the bar, the table, and what lies over the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QWhatsThisClickedEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QVBoxLayout,
    QWhatsThis,
    QWidget,
)

from moon_desktop.engine.entries import Choice
from moon_desktop.look.theme import THEME
from moon_desktop.windows.beside.place import SidePlace, leave_focus
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.actions import Actions
from moon_desktop.windows.main.bar import TopBar
from moon_desktop.windows.main.overlay import Ground, OverlayLayout
from moon_desktop.windows.paper.fitting import fit, paper_zoom
from moon_desktop.words.language import tr

if TYPE_CHECKING:
    from moon_desktop.windows.main.choice_panel import ChoicePanel
    from moon_desktop.windows.main.curtain import Curtain
    from moon_desktop.windows.main.remark import Remark
    from moon_desktop.windows.main.result_card import ResultCard
    from moon_desktop.windows.score.model import ScoreModel
    from moon_desktop.windows.score.pad import ScorePad

LEAST = (900, 600)
COMFORTABLE = (1280, 800)
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


class MainWindow(QMainWindow):
    """Has the parts, which an ``OverlayLayout`` places; it decides nothing about the match.

    ``view`` shows the table; the panel of keys, the result card and the score pad are its
    children, so that wood lies under all of them. Each is made when it is first needed, the pad
    after the table has been seen, for the table is what a player waits for.
    """

    closing = Signal()
    hand_chosen = Signal(int)
    """The number of a finished hand on the score pad, to be looked into."""
    term_wanted = Signal(str)
    """The place of a term in Help, where more is to be read of it."""
    finger_rested = Signal()
    """A finger rests on something, and has been told what it is: it is not about to press it."""

    def __init__(self, table: Ground) -> None:
        super().__init__()
        self.view = view = table.view
        self.actions_ = Actions(self)
        self.bar = TopBar(self.actions_, self)
        self.head = QWidget(self)
        """The bar, and below it what is said for a while where no pad has room for it."""
        self._rows = QVBoxLayout(self.head)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.bar)
        self.head.setFocusProxy(view)
        self.setMenuWidget(self.head)
        self.setCentralWidget(view)
        # Who sits on the left sits there in every language.
        view.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.side = SidePlace(view, self.actions_[actions.PAD])
        """What lies beside the table."""
        self.over = OverlayLayout(table, self.side)
        """Where everything lies."""
        self._motion = 0.0
        self.furnished = False
        """Whether the table has been seen."""
        self._untold: list[str] = []
        self._offer = ""
        self._told_once: set[str] = set()
        fit(self, LEAST, COMFORTABLE)
        self._share_room()
        self.side.changed.connect(self.over.lay_out)
        self.actions_[actions.PAD].toggled.connect(self._show_pad)
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

        self.side.pad = pad = ScorePad(self.scores, THEME, self.view)
        pad.table.motion = self._motion
        pad.table.hand_chosen.connect(self.hand_chosen)
        # It grows with what is written on it.
        self.scores.modelReset.connect(self.over.lay_out)
        self.scores.rowsInserted.connect(self.over.lay_out)
        pad.outgrown.connect(self.over.lay_out)
        return pad

    @cached_property
    def panel(self) -> ChoicePanel:
        """The panel of keys."""
        from moon_desktop.windows.main.choice_panel import ChoicePanel

        return ChoicePanel(self.view)

    @cached_property
    def card(self) -> ResultCard:
        """The result card."""
        from moon_desktop.windows.main.result_card import ResultCard

        return ResultCard(self.view)

    @cached_property
    def strip(self) -> Remark:
        """What is said for a while, and waits for no answer."""
        from moon_desktop.windows.main.remark import Remark

        self.over.strip = Remark(self.head, self._rows)
        return self.over.strip

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain between persons."""
        from moon_desktop.windows.main.curtain import Curtain

        self.over.curtain = Curtain(self.view)
        return self.over.curtain

    def _made(self, part: str) -> bool:
        """Whether ``part`` was needed up to now."""
        return part in vars(self)

    def close_curtain(self, name: str, news: str) -> None:
        """Hides the table until the person called ``name`` is there, who is told ``news``."""
        if self._made("strip"):
            # It may say what only the person before was to read.
            self.strip.hide()
        self.curtain.close_for(name, news)
        self.over.lay_out()

    def part_curtain(self) -> None:
        """Shows the table again."""
        if self._made("curtain"):
            leave_focus(self.view, self.curtain)
            self.curtain.part()

    @property
    def curtained(self) -> bool:
        """Whether the table is hidden."""
        return self._made("curtain") and self.curtain.key is not None

    def lay_over(self, cover: QWidget | None) -> None:
        """Has ``cover`` lie over the table, and over all that lies on it or beside it, until it is
        called with None."""
        former, self.over.cover = self.over.cover, cover
        if cover is not None and self._made("strip"):
            # It told of the table, and what covers that has need of the height.
            self.strip.hide()
        # Whoever asks at the table meanwhile hands the keys to what lies over it.
        self.view.setFocusProxy(cover)  # type: ignore[arg-type]  # None takes it away
        if former is not None:
            leave_focus(self.view, former)
            former.hide()
            former.deleteLater()
        self.over.lay_out()
        if cover is not None:
            cover.show()
            self.view.setFocus()

    def furnish(self) -> None:
        """The table has been seen: the pad is laid beside it."""
        self.furnished = True
        self._show_pad(self.side.pad_shown)
        self.over.lay_out()
        self._watch_fingers()
        from moon_desktop.windows.paper.popups import PopupDress

        PopupDress(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a large window the bar is larger."""
        self.bar.set_zoom(paper_zoom(self.size()))
        super().resizeEvent(event)

    def set_motion(self, factor: float) -> None:
        """What scales the time a row of the score sheet takes to be written, and other colours to
        fade in."""
        self._motion = factor
        # Sheets that come up over it ask for that.
        self.setProperty("motion", factor)
        if self._made("pad"):
            self.pad.table.motion = factor

    def fade_over(self) -> None:
        """What is seen now fades away over what is painted from now on."""
        if self._motion and self.isVisible():
            from moon_desktop.windows.main.cross_fade import ThemeCrossFade

            ThemeCrossFade(self, self._motion)

    def mark_key(self, choice: Choice | None) -> None:
        """Marks the key of ``choice`` on the panel as the one that is advised; None: no key."""
        if self._made("panel"):
            self.panel.mark(choice)

    def _show_pad(self, shown: bool) -> None:
        if self.furnished and (shown or self._made("pad")):
            if not shown:
                leave_focus(self.view, self.pad)
            self.pad.setVisible(shown)

    def go_to_part(self, step: int) -> None:
        """The keys go to the part of the window that is ``step`` on: the table, what lies over it,
        the uppermost first, and the bar."""
        view, here = self.view, self.focusWidget()
        over = [part for part in reversed(view.children()) if isinstance(part, QWidget)]
        shown = [part for part in over if part.isVisible()]
        cover = self.over.cover or (self.curtain if self.curtained else None)
        if cover is not None:
            # What it covers is not to be found behind it.
            box, seen = cover.geometry(), view.rect()
            shown = [part for part in shown if not box.contains(part.geometry() & seen)]
            shown.insert(0, cover)
        tables = [] if cover is not None else [view]
        stops = {part: stop for part in (*shown, self.bar) if (stop := _stop_in(part)) is not None}
        parts, firsts = [*tables, *stops], [*tables, *stops.values()]
        inside = (place for place, part in enumerate(parts[1:], 1) if part.isAncestorOf(here))
        place = next(inside, 0)
        firsts[(place + step) % len(firsts)].setFocus(Qt.FocusReason.TabFocusReason)

    def what_is_this(self) -> None:
        """Explains what has the keyboard's focus, or else what is clicked next."""
        from moon_desktop.windows.main.what_is_this import explain_focus

        if not explain_focus(self):
            QWhatsThis.enterWhatsThisMode()

    def _watch_fingers(self) -> None:
        """From now on a finger that rests is told what is under it, and presses nothing."""
        from moon_desktop.windows.main.what_is_this import LongPress, touched

        if touched() and "fingers" not in vars(self):
            self.fingers = LongPress(self.windowHandle(), self)
            self.fingers.rested.connect(self._tell_finger)

    def _tell_finger(self, point: QPoint) -> None:
        from moon_desktop.windows.main.what_is_this import explain
        from moon_desktop.windows.paper.scrolling import let_go

        if explain(self, point):
            let_go(self)
            self.finger_rested.emit()

    def explain(self, point: QPoint) -> None:
        """Explains what lies at ``point`` of the table, if there is anything to be said."""
        from moon_desktop.windows.main.what_is_this import explain

        explain(self, self.view.mapTo(self, point))

    def note(self, words: str, *, once: bool = False, offer: str = "") -> None:
        """Says something that has to be read, as soon as the window is seen; what comes together
        stands in one box. ``once``: the same words are not said again; ``offer``: a command that
        has a key there."""
        if words not in self._told_once:
            self._untold.append(words)
            self._offer = offer or self._offer
            self._told_once |= {words} if once else set()
            if self.isVisible():
                self._tell_soon()

    def remark(self, words: str, folder: Path | None = None) -> None:
        """Says something that need not be read, over the table and for a while; a key there shows
        ``folder``."""
        self.strip.tell(words, folder)
        self.over.lay_out()
        # The table may be laid out anew for what is told of.
        QTimer.singleShot(0, self.over, self.over.lay_out)

    def _tell_soon(self) -> None:
        # Not at once, for a box waits for an answer, and what it tells of may be half done.
        QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        if not self.isVisible():
            # A box would keep the program open whose window has gone.
            return
        untold, self._untold = self._untold, []
        offer, self._offer = self._offer, ""
        if untold:
            self.tell("Moon Desktop", "\n\n".join(untold), offer)

    def tell(self, title: str, text: str, offer: str = "") -> None:
        """Something that has to be read, in a box; the table does not wait for it. ``offer``: a
        command that has a key there."""
        from moon_desktop.windows.paper import boxes

        if offer:
            action = self.actions_[offer]
            boxes.ask(self, title, text, action.text(), action.trigger, tr("OK"))
        else:
            boxes.tell(self, title, text)

    def ask(self, text: str, yes: str, agreed: Callable[[], object]) -> None:
        """Asks whether something is to be done that is not easily undone; ``yes``, the word on
        the button, has ``agreed`` called."""
        from moon_desktop.windows.paper.boxes import ask

        ask(self, self.windowTitle(), text, yes, agreed)

    def _share_room(self) -> None:
        """The table is laid out before the window is seen: it has its size by then."""
        # To ask the window's layout for it, all kinds of layouts would be loaded.
        high = self.bar.height()
        self.head.setGeometry(0, 0, self.width(), high)
        self.view.setGeometry(0, high, self.width(), self.height() - high)
        self.over.setGeometry(self.view.rect())

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
        """The desktop, too, may have a window fill the screen; and words may get another size."""
        super().changeEvent(event)
        zoom = paper_zoom(self.size())
        if event.type() == _Type.StyleChange and self.isVisible() and zoom != self.bar.zoom:
            self.bar.set_zoom(zoom)
            self.over.lay_out()
        if event.type() == _Type.WindowStateChange:
            self.actions_[actions.FULL].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc is for what lies over the table, wherever the focus is; where it has nothing else to
        end, it ends that the window fills the screen."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.over.cover is not None:
            QApplication.sendEvent(self.over.cover, event)
        else:
            # The keys may be on the bar.
            self.view.keyPressEvent(event)
            if not event.isAccepted() and self.isFullScreen():
                self._fill_screen(False)

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
        if event.type() == _Type.DevicePixelRatioChange:
            self.over.lay_out()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """What has to be read is told once the window is seen."""
        super().showEvent(event)
        # Otherwise the first button of the bar would have it.
        self.view.setFocus()
        self._tell_soon()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window is about to close, and others with it; what is on disk is already complete."""
        for other in self.findChildren(QMainWindow):
            other.close()
        self.closing.emit()
        super().closeEvent(event)


def _stop_in(part: QWidget) -> QWidget | None:
    """What has the keys first in a ``part`` of the window; None where nothing can have them."""
    tab = Qt.FocusPolicy.TabFocus
    inside = (one for one in part.findChildren(QWidget) if one.focusPolicy() & tab)
    return next((one for one in inside if one.isEnabled() and one.isVisible()), None)
