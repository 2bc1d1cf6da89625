"""The things of the table as the system's readers find them: all the traps of Qt are in here.

A class of Python can be no more than a ``QAccessibleWidget``: of any other interface Qt asks what
Python cannot answer, and ends. So each thing is one of the view that says of everything by itself
whose it is. Qt makes each when it is first asked for, keeps it, and ends it with its object.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QColor,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from moon_desktop.words.language import tr

_Found: TypeAlias = Any
"""An interface, or None where there is none, which PySide6 says of no method that may."""

_Role = QAccessible.Role
_Text = QAccessible.Text

PRESS: Final = "Press"
FOCUS: Final = "SetFocus"


class Node(QObject):
    """A region of the table, a thing in one, or words to be read out; ``above``: what it is in.

    Nobody is told of its coming and going: whoever looks finds it, and at such news Orca 43 begins
    with what comes next in the midst of what it says."""

    def __init__(
        self, desk: Desk, role: QAccessible.Role, key: str, above: Node | None = None
    ) -> None:
        super().__init__(desk.view)
        self.desk, self.role, self.key, self.above = desk, role, key, above
        self.name = self.description = ""
        self.closed = self.acts = False
        self.nodes: list[Node] = []
        self.gone = False
        """Whether it is about to be no more."""

    def tell(self, event: QAccessible.Event) -> None:
        """Something about it changed."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, event))

    def take(
        self, name: str, description: str = "", *, closed: bool = False, acts: bool = False
    ) -> None:
        """It is called so from now on, and is to be chosen, or cannot be."""
        before, description_before, closed_before = self.name, self.description, self.closed
        self.name, self.description, self.closed, self.acts = name, description, closed, acts
        if not before:
            return
        if name != before:
            self.tell(QAccessible.Event.NameChanged)
        if description != description_before:
            self.tell(QAccessible.Event.DescriptionChanged)
        if closed != closed_before:
            state = QAccessible.State()
            state.disabled = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, state))

    def end(self) -> None:
        """It is there no more, with all that is in it."""
        for node in self.nodes:
            node.end()
        self.gone = True
        self.deleteLater()


class Desk(Protocol):
    """Who keeps the nodes of the table's ``view``."""

    view: QAbstractScrollArea

    @property
    def nodes(self) -> list[Node]:
        """Those that stand by themselves, from the first to the last."""

    @property
    def parts(self) -> list[QWidget]:
        """What lies over the table and can be reached, the uppermost first."""

    @property
    def focused(self) -> Node | None:
        """What the keys are on, while they are the table's."""

    def rect(self, node: Node) -> QRect:
        """Where it lies, on the screen."""

    def press(self, node: Node) -> None:
        """It is chosen, as by Enter."""

    def go_to(self, node: Node) -> None:
        """The keys are on it from now on."""


def _of(thing: QObject) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(thing)


class _Interface(QAccessibleWidget):
    """That of a widget in which other things are found than Qt would."""

    @property
    def _things(self) -> Sequence[QObject]:
        raise NotImplementedError

    def childCount(self) -> int:
        return len(self._things)

    def child(self, index: int) -> _Found:
        things = self._things
        return _of(things[index]) if 0 <= index < len(things) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        things, thing = self._things, child.object()
        return things.index(thing) if thing in things else -1

    def childAt(self, x: int, y: int) -> _Found:
        found = map(_of, reversed(self._things))
        return next((one for one in found if one.rect().contains(x, y)), None)


class TableInterface(_Interface):
    """The table: its regions, and whatever lies over it; not the scroll bars and the viewport."""

    def __init__(self, view: QWidget, desk: Callable[[], Desk | None]) -> None:
        super().__init__(view, _Role.Pane)
        self._desk = desk

    @property
    def _things(self) -> Sequence[QObject]:
        desk = self._desk()
        return [] if desk is None else [*desk.nodes, *desk.parts]

    @property
    def _focused(self) -> Node | None:
        desk = self._desk()
        return None if desk is None else desk.focused

    def text(self, kind: QAccessible.Text) -> str:
        return tr("Table") if kind == _Text.Name else ""

    def state(self) -> QAccessible.State:
        state = super().state()
        if self._focused is not None:
            state.focused = False
        return state

    def focusChild(self) -> _Found:
        focused = self._focused
        return super().focusChild() if focused is None else _of(focused)


class NodeInterface(_Interface):
    """A node. Whatever of the base speaks of the widget is said anew."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.desk.view, node.role)
        self._node = node

    @property
    def _things(self) -> Sequence[QObject]:
        return self._node.nodes

    def isValid(self) -> bool:
        return not self._node.gone

    def object(self) -> QObject:
        return self._node

    def parent(self) -> QAccessibleInterface:
        return _of(self._node.above or self._node.desk.view)

    def role(self) -> QAccessible.Role:
        return self._node.role

    def text(self, kind: QAccessible.Text) -> str:
        node = self._node
        return {_Text.Name: node.name, _Text.Description: node.description}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody names them but the table."""

    def state(self) -> QAccessible.State:
        node, state = self._node, QAccessible.State()
        state.readOnly = True
        state.invalid = node.gone
        if node.above is not None:
            here = node is node.desk.focused
            state.focusable = state.selectable = True
            state.focused = state.selected = here
            state.disabled = node.closed
        return state

    def rect(self) -> QRect:
        return self._node.desk.rect(self._node)

    def window(self) -> Any:
        return self._node.desk.view.window().windowHandle()

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def backgroundColor(self) -> QColor:
        return QColor()

    def foregroundColor(self) -> QColor:
        return QColor()

    def focusChild(self) -> _Found:
        focused = self._node.desk.focused
        return _of(focused) if focused in self._node.nodes else None

    def actionNames(self) -> list[str]:
        node = self._node
        return [*([PRESS] if node.acts else []), *([FOCUS] if node.above is not None else [])]

    def doAction(self, name: str) -> None:
        """Not within the question: whoever asked waits for its end."""
        node = self._node
        if name in self.actionNames():
            do = node.desk.press if name == PRESS else node.desk.go_to
            QTimer.singleShot(0, node, lambda: do(node))


def interface(desk: Desk, thing: QObject) -> QAccessibleInterface | None:
    """What Qt's factory answers about a ``thing`` of the table; None: Qt's own will do."""
    if isinstance(thing, Node):
        return NodeInterface(thing)
    if isinstance(thing, QWidget) and thing is not desk.view.viewport():
        return QAccessibleWidget(thing, _Role.Grouping)
    return None
