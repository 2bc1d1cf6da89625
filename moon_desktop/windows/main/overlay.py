"""The layout of everything over the table and beside it: what stands at the side takes its room,
the table gets the rest, and what lies over it a place where the table says that there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.games.views.table import Result
from moon_desktop.look.theme import THEME
from moon_desktop.windows.beside.place import SidePlace, leave_focus
from moon_desktop.windows.paper.fitting import paper_zoom, zooms

if TYPE_CHECKING:
    from moon_desktop.games.views.panel import Offer
    from moon_desktop.windows.main.choice_panel import ChoicePanel
    from moon_desktop.windows.main.curtain import Curtain
    from moon_desktop.windows.main.remark import Remark
    from moon_desktop.windows.main.result_card import ResultCard

_TIMES: Final = 2
"""So often all is laid out anew at most that was asked for meanwhile."""
_LEAST_VIEW: Final = 50
"""Px across below which there is no window yet."""

_ROOM_FOR_ALL_KEYS: Final = 860
"""Px a panel with every key may need."""
_LOW: Final = 640
"""Px of height below which a panel may leave others' rows no room."""

_BELOW: Final = 40.0
"""Px at zoom 1 from what lies above a card down to it, where there is that much room."""

_LEAST_BARE: Final = 140.0
"""Px at zoom 1 that words on the felt itself need; with less they have a panel under them."""


class Ground(Protocol):
    """The table, as it is known to what lies over it; all in px of its view."""

    @property
    def view(self) -> QWidget:
        """What shows it."""

    def arrange(self, width: float) -> None:
        """Lays itself out in the left ``width`` px."""

    @property
    def zoom(self) -> float:
        """How large words are, and keys, of their least size."""

    def panel_foot(self, *, lifted: bool) -> QPointF:
        """The middle of the lower edge of a panel of keys: above the hand, or above pieces of it
        that are ``lifted``."""

    def crowded_by(self, panel: QRect) -> int:
        """How ill ``panel`` lies there: 0 where it is in nobody's way, 2 where the rows have no
        room beside it."""

    def make_room(self, panel: QRect | None, *, at_once: bool = False) -> None:
        """Has what ``panel`` would cover go out of its way, or come back."""

    def card_rooms(self) -> tuple[float, Sequence[tuple[float, float, float]]]:
        """The middle of a card, and the rooms for it, what covers least before others: the px that
        it may be wide, and the heights between which it may lie."""


class Overlay(Protocol):
    """What finds a place over the table by itself."""

    @property
    def leads_on(self) -> bool:
        """Whether it has a key to go on with: a card of a hand beside the match needs none."""

    def lie(self) -> None:
        """Lies there, now that all else has its place."""


class _Asked(NamedTuple):
    """A panel of keys, whole and for a narrow table; ``lifted``: above pieces that stand higher."""

    whole: Offer
    narrow: Offer
    lifted: bool


class _Telling(NamedTuple):
    """What the card tells besides the result, as it has it."""

    also: str
    beside: str
    alone: bool
    seal: str


class OverlayLayout(QVBoxLayout):
    """It lays out at once whatever is told, and all of it when the view has another size. Nothing
    lies in the box itself."""

    def __init__(self, ground: Ground, side: SidePlace) -> None:
        super().__init__(ground.view)
        self._ground, self._side = ground, side
        self._panel: ChoicePanel | None = None
        self._card: ResultCard | None = None
        self.curtain: Curtain | None = None
        self.strip: Remark | None = None
        self.cover: QWidget | None = None
        """What lies over the table, and over all that lies on it or beside it."""
        self._others: list[Overlay] = []
        self._laid_for = QRect()
        self._laying = self._anew = False
        self._asked: _Asked | None = None
        self._asked_for: tuple[bool, bool, float, int] | None = None
        self._told: tuple[Result, _Telling] | None = None
        self._told_for: tuple[float, bool, bool, tuple[float, ...]] | None = None

    def add(self, overlay: Overlay) -> None:
        """Has ``overlay`` find its place whenever everything is laid out."""
        self._others.append(overlay)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        if rect != self._laid_for:
            self._laid_for = rect
            self.lay_out()

    # --- what there is --------------------------------------------------------------------

    @property
    def paper_zoom(self) -> float:
        """How much larger than its least size paper is."""
        return paper_zoom(self._ground.view.window().size())

    @property
    def table_width(self) -> int:
        """How much of the view the table has, in px."""
        return self._ground.view.width() - self._side.taken

    def ask(self, panel: ChoicePanel, whole: Offer, narrow: Offer, *, lifted: bool = False) -> None:
        """Lays the ``panel`` of keys there, ``whole`` or for a ``narrow`` table; ``lifted``: above
        pieces of the hand that stand higher."""
        self._panel = panel
        self._asked, self._asked_for = _Asked(whole, narrow, lifted), None
        self._lay(self._lay_asked)

    def tell(
        self,
        card: ResultCard,
        result: Result,
        *,
        also: str = "",
        beside: str = "",
        alone: bool = False,
        seal: str = "",
        deaf: int = 0,
    ) -> None:
        """Lays the result ``card`` there; the rest is as the card itself has it."""
        self._card = card
        self._told, self._told_for = (result, _Telling(also, beside, alone, seal)), None
        self._lay(lambda: self._lay_told(deaf))

    def clear(self) -> None:
        """There is neither panel nor card any more."""
        self._asked = self._told = None
        for overlay in (self._panel, self._card):
            if overlay is not None:
                leave_focus(self._ground.view, overlay)
                overlay.withdraw()
        self._ground.make_room(None)

    # --- laying out -----------------------------------------------------------------------

    def lay_out(self) -> None:
        """Puts everything in its place for the size that the view has now."""
        self._lay(self._lay_all)

    def _lay(self, part: Callable[[], None]) -> None:
        """Lays it out to the end. Qt asks for more whenever a child comes or goes, also in the
        midst of its being made: then everything is laid out once more, after that."""
        if self._laying:
            self._anew = True
            return
        self._laying = True
        try:
            for lay in (part, *[self._lay_all] * _TIMES):
                self._anew = False
                lay()
                if not self._anew:
                    break
        finally:
            self._laying = False

    def _lay_asked(self) -> None:
        self._lay_panel(at_once=False)
        self._lay_others()

    def _lay_told(self, deaf: int) -> None:
        self.lay_card(deaf)
        self._lay_others()

    def _lay_all(self) -> None:
        view, side = self._ground.view, self._side
        if view.width() < _LEAST_VIEW:
            return
        side.zoom = self.paper_zoom
        side.place()
        self._ground.arrange(self.table_width)
        self._lay_panel(at_once=True)
        self.lay_card()
        self._lay_others()

    def _lay_panel(self, *, at_once: bool) -> None:
        panel, asked, ground = self._panel, self._asked, self._ground
        if panel is None or asked is None:
            return
        narrow = self.table_width < _ROOM_FOR_ALL_KEYS * ground.zoom
        low = ground.view.height() < _LOW * ground.zoom
        needed = narrow, low, ground.zoom, self._laid_for.height() if THEME.large else 0
        if self._asked_for != needed:
            self._asked_for = needed
            offer = asked.narrow if narrow else asked.whole
            for zoom in zooms(ground.zoom):
                # In a low view the table has more need of the room.
                self._offer(panel, offer._replace(foot="") if low else offer, zoom)
                if low and not narrow and ground.crowded_by(self._put_panel(panel, asked)) > 1:
                    self._offer(panel, asked.narrow, zoom)
                if ground.crowded_by(self._put_panel(panel, asked)) < 2:
                    break
        ground.make_room(self._put_panel(panel, asked), at_once=at_once)
        panel.point_anew()

    def _offer(self, panel: ChoicePanel, offer: Offer, zoom: float) -> None:
        panel.zoom = zoom
        panel.offer(offer)
        share = self.table_width / (panel.width() - 2 * panel.room)
        if share < 1:
            # Beside a sheet, in the smallest window: smaller keys, and none is covered.
            panel.zoom *= share
            panel.offer(offer)

    def _put_panel(self, panel: ChoicePanel, asked: _Asked) -> QRect:
        """Puts the panel above the hand, of the forms that it has in the one that has room, and
        then the one that crowds the table least; returns what it covers, but for its shadow."""
        foot, width = self._ground.panel_foot(lifted=asked.lifted), self.table_width

        def put(form: tuple[bool, bool]) -> QRect:
            panel.lay_out(flat=form[0], bare=form[1])
            size, shadow = panel.size(), panel.room
            least, most = -shadow, width - size.width() + shadow
            x = max(least, min(most, foot.x() - size.width() / 2))
            panel.move(round(x), round(foot.y()) - size.height() + shadow)
            return panel.geometry().adjusted(shadow, shadow, -shadow, -shadow)

        def awkward(form: tuple[bool, bool]) -> tuple[int, int]:
            face = put(form)
            too_high, too_wide = max(0, -face.top()), max(0, face.width() - width)
            return too_high + too_wide, self._ground.crowded_by(face)

        forms = ((False, False), (True, False), (True, True))
        return put(min(forms if panel.foldable else forms[:1], key=awkward))

    def lay_card(self, deaf: int = 0) -> None:
        """Lays the card in the first of its rooms where it has room, near its upper edge; where
        there is too little, with its lower edge at the bottom, but within the view."""
        card = self._card
        if card is None or self._told is None:
            return
        middle, rooms = self._ground.card_rooms()
        (result, telling), zoom = self._told, self._ground.zoom
        # It may lie lower than where it would cover nothing.
        _, top, bottom = rooms[-1]
        low = bottom - top < _LEAST_BARE * zoom
        keyless = telling.alone and any(overlay.leads_on for overlay in self._others)
        needed = zoom, low, keyless, rooms[-1] if THEME.large else ()
        if self._told_for != needed:
            self._told_for = needed
            for card.zoom in zooms(zoom):
                card.tell(result, **telling._asdict(), low=low, keyless=keyless, deaf=deaf)
                if card.fit(rooms)[0] >= rooms[-1][1]:
                    break
        top, bottom = card.fit(rooms)
        height = card.height() - 2 * card.room
        free = max(0.0, bottom - top - height)
        if top < rooms[0][1]:
            # It covers something: as little of it as can be.
            free = 0.0
        y = max(0.0, bottom - height - max(free / 2, free - _BELOW * zoom))
        card.move(round(middle - card.width() / 2), round(y) - card.room)
        face = card.geometry().adjusted(card.room, card.room, -card.room, -card.room)
        bare = card.result is None or card.result.bare
        self._ground.make_room(None if bare else face, at_once=True)

    def _lay_others(self) -> None:
        """What gives way to all that has its place by now, and what covers it."""
        for overlay in self._others:
            overlay.lie()
        view = self._ground.view
        if self.curtain is not None and self.curtain.key is not None:
            # The score pad, which is open to all, stays beside it where there is room for both.
            self.curtain.setGeometry(0, 0, self.table_width, view.height())
            self.curtain.raise_()
        if self.cover is not None:
            self.cover.setGeometry(view.rect())
            self.cover.raise_()
        if self.strip is not None and self.strip.isVisible():
            self.strip.place(self.paper_zoom)
