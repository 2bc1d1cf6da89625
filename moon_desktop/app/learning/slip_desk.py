"""Where the slip of paper is written: who has it, how large it is, and where it lies."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

from PySide6.QtCore import QObject, QRectF, QTimer

from moon_desktop.app.learning.targets import Targets
from moon_desktop.app.parts import Parts
from moon_desktop.table.stage import Box
from moon_desktop.windows.learning.pointer import Target
from moon_desktop.windows.learning.slip import Slip, SlipTold
from moon_desktop.windows.learning.slip_place import place_slip, px_covered


class Writer(Protocol):
    """Who has something to say on the slip."""

    def aim(self) -> Target | None:
        """What the slip speaks of, where that lies now; None: nothing at the table."""

    def answer(self, key: str) -> None:
        """The key of that name was pressed."""


class SlipDesk(QObject):
    """One slip for all who write: what one of them writes takes the place of another's words."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._window = parts.table, parts.window
        self._writer: Writer | None = None
        self.targets = Targets(parts)
        """Where everything lies that it may speak of."""
        self._window.over.add(self)
        # Why a piece cannot be played is not to lie under the slip.
        self._table.picking.refused.connect(self.lie_soon)

    @cached_property
    def slip(self) -> Slip:
        """The paper itself."""
        slip = Slip(self._window.view)
        slip.pressed.connect(self._pressed)
        return slip

    @property
    def leads_on(self) -> bool:
        """Whether there is a key to go on with on the slip."""
        return self._writer is not None and self.slip.told is not None and bool(self.slip.told.keys)

    def has(self, writer: Writer) -> bool:
        """Whether the slip is there with what ``writer`` wrote."""
        return self._writer is writer

    def write(self, writer: Writer, told: SlipTold) -> None:
        """Writes ``told`` on the slip; it lies there from the next ``lie`` on."""
        self._writer = writer
        self.slip.zoom = self._table.stage.zoom
        self.slip.motion = self._table.playback.tempo.travel
        self.slip.tell(told)
        self._window.over.lay_card()

    def lie(self) -> None:
        """Lays the slip beside what it speaks of, and off what is played with."""
        if self._writer is not None:
            target = self._writer.aim()
            box = None if target is None else target.box
            targets = self.targets
            orders = targets.needed(), targets.looked_at(), targets.known()
            self.slip.place(box, *orders, targets.of_use(), targets.pressed())
            self._clear_plaque()

    def lie_soon(self) -> None:
        """The same, once pieces and keys have their places."""
        if self._writer is not None:
            QTimer.singleShot(0, self, self.lie)

    def withdraw(self, writer: Writer) -> None:
        """Takes the slip away, unless it is another's by now."""
        if self._writer is writer:
            self._writer = None
            self.slip.withdraw()
            self._clear_plaque()
            self._window.over.lay_card()

    def _clear_plaque(self) -> None:
        """What is trump stands aside from a slip that lies over it, where there is room."""
        stage, paper, targets = self._table.stage, self.slip.paper, self.targets
        box = home = targets.plaque
        if stage.fans and self.slip.told is not None and paper.intersects(home):
            order = [paper, *targets.needed(), *targets.looked_at(), *targets.known()]
            order += targets.of_use() + targets.lit()
            view = QRectF(self._window.view.rect())
            box = place_slip(home.size(), view, None, order, here=home)
            box = home if px_covered(box, order) else box
        corner, size = box.topLeft(), box.size()
        place = Box(corner.x(), corner.y(), size.width(), size.height())
        self._table.furniture.plaque.set_box(place, stage.compact)

    def _pressed(self, key: str) -> None:
        if self._writer is not None:
            self._writer.answer(key)
