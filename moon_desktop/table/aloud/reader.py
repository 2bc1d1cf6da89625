"""The reader of the table: keeps its nodes as it is seen, and the cursor that walks among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsRectItem, QWidget

from moon_desktop.look.ring import DARK, REACH, paint_ring
from moon_desktop.table.aloud.nodes import Node
from moon_desktop.table.aloud.regions import Region
from moon_desktop.table.table import Table

_Role, _Key = QAccessible.Role, Qt.Key
_STEPS: Final = {_Key.Key_Left: -1, _Key.Key_Right: 1, _Key.Key_Up: -1, _Key.Key_Down: 1}
_RING_LAYER, _ROUND = 240.0, 6.0
_STAYS: Final = 60_000
"""Ms that what is told or shown no longer can be asked what it was: a reader may be behind, and is
lost where what it read last is no more."""


class _Ring(QGraphicsRectItem):
    """The ring of the focus, round what the cursor is on."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(_RING_LAYER)
        self.setPen(QPen(DARK, 4 * REACH))
        self.hide()

    def paint(self, painter: QPainter, option: Any, widget: QWidget | None = None) -> None:
        paint_ring(painter, self.rect(), _ROUND)


class Reader(QObject):
    """Begins when somebody looks. ``look`` says what there is now, as regions; where the table
    shows something else they are looked at anew."""

    def __init__(
        self, table: Table, look: Callable[[], Sequence[Region]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.view: QAbstractScrollArea = table.view
        self._table, self._look = table, look
        self._regions: dict[str, Node] = {}
        self._passing: list[Node] = []
        """What has gone from its region, and words that are read out by their being there, for
        readers that know no other way."""
        self._here = ("told", "told:0")
        self._place, self._walked = 0, False
        self._ring = _Ring()
        table.scene.addItem(self._ring)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.renew)
        table.retold.connect(self._soon.start)
        table.playback.shown.connect(self._soon.start)
        table.picking.walks = True
        table.picking.focused.connect(self._follow)
        table.view.focused.connect(self._come)
        self.renew()

    # --- what there is ------------------------------------------------------------------------

    @property
    def parts(self) -> list[QWidget]:
        children = reversed(self.view.children())
        lying = [part for part in children if isinstance(part, QWidget) and part.isVisible()]
        found: list[QWidget] = []
        for part in lying:
            seen = part.geometry() & self.view.rect()
            over = (one.geometry().contains(seen) for one in found)
            if part is not self.view.viewport() and not any(over):
                found.append(part)
        return found

    @property
    def covered(self) -> bool:
        """Whether nothing of the table itself is seen."""
        width, height = self._table.stage.width, self.view.height()
        return any(part.width() >= width and part.height() >= height for part in self.parts)

    @property
    def nodes(self) -> list[Node]:
        regions = [] if self.covered else self._regions.values()
        return [*regions, *(node for node in self._passing if node.role == _Role.Notification)]

    def renew(self) -> None:
        """The nodes are as the table is seen now."""
        for region in self._look():
            node = self._regions.get(region.kind) or Node(self, _Role.List, region.kind)
            self._regions[region.kind] = node
            self._fill(node, region)
        self._keep_place()

    def _fill(self, region: Node, told: Region) -> None:
        there = {node.key: node for node in region.nodes}
        region.nodes = []
        for key, name, description, closed, acts in told.items:
            node = there.pop(key, None) or Node(self, _Role.ListItem, key, region)
            node.take(name, description, closed=closed, acts=acts)
            region.nodes.append(node)
        for node in there.values():
            self._let_pass(node)
        region.take(told.name)

    def notify(self, words: str) -> None:
        """Has ``words`` read out by their coming up."""
        notice = Node(self, _Role.Notification, "notice")
        notice.name = words
        notice.tell(QAccessible.Event.ObjectShow)
        self._let_pass(notice)

    def _let_pass(self, node: Node) -> None:
        self._passing.append(node)
        QTimer.singleShot(_STAYS, self, self._end_first)

    def _end_first(self) -> None:
        if self._passing:
            self._passing.pop(0).end()

    def clear(self) -> None:
        """Nothing that was there or was read out is to be found any more."""
        self.renew()
        while self._passing:
            self._end_first()

    def rect(self, node: Node) -> QRect:
        found = self._lies(node)
        return QRect(self.view.mapToGlobal(found.topLeft().toPoint()), found.size().toSize())

    def _lies(self, node: Node) -> QRectF:
        """Where it lies on the table; what lies nowhere in particular, or is there no more, on all
        of it."""
        scene, furniture = self._table.scene, self._table.furniture
        kind, _, place = node.key.partition(":")
        piece, plays = node.key, self._table.sight.plays
        if kind == "trick" and place and int(place) < len(plays):
            piece = plays[int(place)].piece
        if piece in scene.pieces:
            return scene.pieces[piece].sceneBoundingRect()
        if kind == "players" and place and int(place) < len(furniture.plates):
            return furniture.plates[int(place)].sceneBoundingRect()
        if kind == "told":
            return furniture.plaque.sceneBoundingRect()
        if node.nodes and kind != "heard":
            return reduce(QRectF.united, map(self._lies, node.nodes))
        if kind in ("trick", "middle", "taken"):
            x, y, radius = self._table.stage.disc
            return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        return QRectF(self.view.rect())

    # --- the cursor ---------------------------------------------------------------------------

    @property
    def _cursor(self) -> Node | None:
        return next((node for node in self._region.nodes if node.key == self._here[1]), None)

    @property
    def _region(self) -> Node:
        return self._regions[self._here[0]]

    @property
    def focused(self) -> Node | None:
        return self._cursor if self.view.hasFocus() and not self.covered else None

    @property
    def away(self) -> bool:
        """Whether the cursor is elsewhere than on the hand."""
        return self._here[0] != "hand"

    def go_to(self, node: Node) -> None:
        self.view.setFocus()
        self._put(node)
        self.read()

    def press(self, node: Node) -> None:
        if self._table.picking.enabled and node.key in self._table.scene.pieces:
            self._table.picking.choose(node.key)

    def _put(self, node: Node) -> None:
        assert node.above is not None
        kind = node.above.key
        self._here, self._place = (kind, node.key), node.above.nodes.index(node)
        self._table.picking.put_focus(node.key if kind == "hand" else None)
        self._mark()

    def read(self) -> None:
        """What the cursor is on is read out, as what comes to have the focus is."""
        QTimer.singleShot(0, self, self._read)

    def _read(self) -> None:
        if (node := self.focused) is not None:
            node.tell(QAccessible.Event.Focus)

    def attend(self) -> None:
        """A piece of the hand is asked for: unless the player walks elsewhere, the cursor is there,
        and is read."""
        if not self.away or not self._walked:
            self.go_home()
            self.read()

    def go_home(self) -> None:
        """The cursor is on the hand, where it was there last, or at its first piece."""
        if self.away or self._cursor is None:
            hand = self._regions["hand"].nodes
            open_ = [node for node in hand if node.acts]
            if hand:
                self._put((open_ or hand)[0])

    def _keep_place(self) -> None:
        """Where what the cursor was on has gone, it is on what took its place, without a word."""
        region = self._region
        if self.away and not self._walked and self._regions["hand"].nodes:
            self.go_home()
        elif region.nodes and self._cursor is None:
            self._put(region.nodes[min(self._place, len(region.nodes) - 1)])
        self._mark()

    def _follow(self, piece: str | None) -> None:
        """The keys walk along the hand."""
        node = next((one for one in self._regions["hand"].nodes if one.key == piece), None)
        self._walked = False
        if node is not None and self._here != ("hand", piece):
            self._put(node)
            self.read()

    def _come(self, keyed: bool) -> None:
        self._mark()
        if keyed and self._cursor is None:
            # Or the whole table would be read, for want of anything on it.
            for node in self._regions["told"].nodes[:1]:
                self._put(node)
        if keyed:
            self.read()

    def _mark(self) -> None:
        """The ring is round what the cursor is on; a piece of the hand has its own."""
        node = self._cursor if self.away and self.view.hasFocus() else None
        self._ring.setVisible(node is not None and node.key.partition(":")[0] != "heard")
        if node is not None:
            self._ring.setRect(self._lies(node))

    def take_key(self, event: QKeyEvent) -> bool:
        """Arrows walk among things and regions, and Esc goes back to the hand; whether the key was
        one of these."""
        key, node = _Key(event.key()), self._cursor
        goes_on = self._table.playback.waits and event.text()
        if self.covered or goes_on or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in (_Key.Key_Up, _Key.Key_Down):
            return self._climb(_STEPS[key])
        if not self.away or node is None:
            return False
        assert node.above is not None
        row = node.above.nodes
        if key == _Key.Key_Escape:
            self._walked = False
            self.go_home()
        elif key in _STEPS:
            self._put(row[(row.index(node) + _STEPS[key]) % len(row)])
        elif key in (_Key.Key_Home, _Key.Key_End):
            self._put(row[0 if key == _Key.Key_Home else -1])
        elif key not in (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space):
            return False
        self.read()
        return True

    def _climb(self, step: int) -> bool:
        """To the next region that has anything, that way."""
        there = [one for one in self._regions.values() if one.nodes or one is self._region]
        if len(there) < 2:
            return False
        region = there[(there.index(self._region) + step) % len(there)]
        self.view.setFocus()
        self._walked = region.key != "hand"
        if self._walked:
            self._put(region.nodes[0])
        else:
            self.go_home()
        self.read()
        return True
