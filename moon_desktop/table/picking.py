"""How a person picks a piece from the hand: by drag, by click, or by keys, which move the focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from moon_desktop.games.views.table import Key
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, Go, sounds
from moon_desktop.table.flight_plan import FlightPlan, Leg
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.piece_item import Nudge, PieceItem
from moon_desktop.table.poses import Pose, piece_of
from moon_desktop.table.scene import TableScene
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.stage import EDGE, Spot
from moon_desktop.table.tempo import Tempo

_TILT = 4.0
_UNLIT, _GROWN = 0.72, 1.06
"""How much paler the place for a piece is until a piece is held over it, and how it then grows."""

_AHEAD = 1.3
"""So many of its widths a piece goes before the finger that carries it."""
_WAVER = 14
"""Px that a finger may stray which takes hold of nothing."""

_HELD = 400
"""Ms after which a piece is held that is pressed and does not move."""

_SLACK = 24.0
"""Px beyond the disc that still count as on it: one let go near the middle is meant to go in."""

_LARGE_LAYER = 210.0
"""Above all that lies, and what is carried."""
_LARGE, _GAP, _NAME = 300.0, 16.0, 44.0
"""How high it is in the design, px between it and the hand, and those of its name above it."""

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Picking(QObject):
    """Turns pointer and keys over the hand into a piece chosen, refused or looked at.

    It knows which pieces are open from the scene's Layout alone and decides nothing: what it
    emits as ``chosen`` is still for the match to accept.
    """

    chosen = Signal(str)
    """An open piece was dropped on the middle, clicked, or taken by Enter."""
    refused = Signal(str)
    """The same with a piece that is not open now."""
    looked_at = Signal(object)
    """The piece under the pointer or the keyboard focus; None when there is none."""
    focused = Signal(object)
    """The piece the keys came to."""
    dropped_short = Signal(str)
    """A piece was dragged and let go outside the middle."""
    held = Signal(object)
    """The piece that is held still, or that Space asked for, to be seen large; None: not any more.
    """

    def __init__(self, scene: TableScene, target: MarkItem) -> None:
        super().__init__(scene)
        self._scene = scene
        self._target = target
        self.enabled = False
        """Whether it takes input."""
        self._hover: Key | None = None
        self.focus: Key | None = None
        """The piece the keys are on."""
        self.walks = False
        """Whether the keys walk along the hand also while none of it is asked for."""
        self._keyed = True
        self._looked: Key | None = None
        self._pressed: Key | None = None
        self._press = QPointF()
        self._grip = QPointF()
        self._finger = False
        self.dragging = False
        """Whether a piece follows the pointer."""
        self._plan: FlightPlan | None = None
        self.tempo = Tempo()
        self.large: Key | None = None
        """The piece that is seen large."""
        self._hold = QTimer(self, singleShot=True, interval=_HELD)
        self._hold.timeout.connect(lambda: self._enlarge(self._pressed))

    def enable(self, target: Spot | None, words: str = "") -> None:
        """Takes input from now on; ``target`` is where a piece is to be dropped, with ``words``."""
        self.enabled = True
        if target is not None:
            self._target.set_spot(target)
            self._target.set_words(words)
            self._light(False)
            self._target.show()

    def disable(self) -> None:
        """Takes no input; a piece in the air is let go."""
        self.enabled = False
        self._end_plan()
        self._enlarge(None)
        self._target.hide()
        self._hover = None
        if not self.walks:
            self._set_focus(None)
        self._pressed = None
        self.dragging = False

    def rearranged(self, target: Spot) -> None:
        """Hand and target have been laid out anew, as for a window of another size."""
        if self.enabled:
            self._hover = None
            self._target.set_spot(target)
            self._set_focus(self.focus if self.focus in self._scene.pieces else None)

    def press(self, point: QPointF, *, finger: bool = False) -> bool:
        """The pointer goes down; whether it took hold of a piece. One that a ``finger`` carries
        goes before it, to be seen."""
        if not self.enabled:
            return False
        # The end of a drag is lost where a box opened in its midst.
        self.cancel()
        piece = self._scene.own_piece_at(point)
        if piece is None:
            return False
        self._end_plan()
        item = self._scene.pieces[piece]
        self._pressed = piece
        self._hold.start()
        self._press = point
        self._grip = item.pos() - point
        self._finger = finger
        if finger:
            self._grip = QPointF(0, -_AHEAD * item.pose.spot.width)
        return True

    def move(self, point: QPointF) -> None:
        """The pointer moves, with or without a piece."""
        if not self.enabled:
            return
        if self._pressed is None:
            self._hover_over(self._scene.own_piece_at(point))
            return
        far = (point - self._press).manhattanLength()
        slack = QGuiApplication.styleHints().startDragDistance()
        if not self.dragging and far < (max(_WAVER, slack) if self._finger else slack):
            return
        if self._enlarge(None):
            return
        if not self.dragging:
            self._hold.stop()
            self.dragging = True
            self._set_focus(None)
        at = point + self._grip
        self._scene.pieces[self._pressed].carry(at.x(), at.y(), _TILT)
        self._light(self._over_middle(self._held_over(point)) and self._open(self._pressed))

    def release(self, point: QPointF) -> None:
        """The pointer comes up: a drop, or a click where it did not move."""
        piece, dragged = self._pressed, self.dragging
        self._pressed, self.dragging = None, False
        if self._enlarge(None) or piece is None or not self.enabled:
            return
        self._light(False)
        self._hover = None
        if not dragged:
            self.choose(piece)
        elif not self._over_middle(self._held_over(point)):
            self._glide_home(piece)
            self.dropped_short.emit(piece_of(piece))
        elif self._open(piece):
            self.chosen.emit(piece_of(piece))
        else:
            self._glide_home(piece)
            self.refused.emit(piece_of(piece))

    def _held_over(self, point: QPointF) -> QPointF:
        """Where a piece is meant to go: where the pointer is, or the piece before a finger."""
        return point + self._grip / 2 if self._finger else point

    def cancel(self) -> bool:
        """Gives up a drag under way, or a piece seen large; whether there was one."""
        piece = self._pressed
        was_large, was_dragging = self._enlarge(None), self.dragging
        self._pressed, self.dragging = None, False
        self._light(False)
        if piece is not None and was_dragging:
            self._glide_home(piece)
        return was_dragging or was_large

    def bring_to_rest(self) -> None:
        """Gives up the same; what glides home, or shakes, lies there at once: its way ends where
        home was as it began."""
        self.cancel()
        self._end_plan()

    def _enlarge(self, piece: Key | None) -> bool:
        """Has a piece seen large, or none any more; whether another was. One that was is in
        nobody's hand."""
        self._hold.stop()
        before, self.large = self.large, piece
        if before is not None:
            self._pressed = None
        if piece != before:
            self.held.emit(piece)
        return before is not None

    def choose(self, piece: Key) -> None:
        """Chooses ``piece`` as a click does."""
        if self._open(piece):
            self.chosen.emit(piece_of(piece))
        else:
            self._nudge(piece)
            self.refused.emit(piece_of(piece))

    def give_back(self, kept: str | None = None) -> None:
        """What was dropped on the middle is not chosen after all and goes home, but for ``kept``,
        which was dropped since."""
        for piece in self._scene.own_pieces():
            if not self._scene.pieces[piece].lies and piece_of(piece) != kept:
                self._glide_home(piece)

    def choose_at(self, place: int) -> bool:
        """Chooses the piece at ``place`` in the hand, the first being 1; whether there is one to
        be chosen from."""
        row = self._scene.own_pieces()
        if not self.enabled or not 1 <= place <= len(row):
            return False
        self.choose(row[place - 1])
        return True

    def key(self, key: int, *, repeated: bool = False) -> bool:
        """Takes an arrow, Home, End, Enter, which chooses the piece in focus, or Space, which has
        that seen large, or chooses it where the keys are somebody's who does not see it; whether
        it was one of them. One that is ``repeated`` chooses nothing."""
        row = self._scene.own_pieces()
        walking = key in (*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End)
        if not row or not (self.enabled or (self.walks and walking)):
            return False
        if key == Qt.Key.Key_Space and self.walks:
            key = Qt.Key.Key_Return
        if key == Qt.Key.Key_Space and self.focus in row:
            if not repeated and not self._enlarge(None):
                self._enlarge(self.focus)
            return True
        if self._enlarge(None) and key == Qt.Key.Key_Escape:
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if repeated:
                return False
            # Where nothing else can be chosen, there is nothing to be marked.
            free = [piece for piece in row if self._open(piece)]
            chosen = free[0] if self.focus is None and len(free) == 1 else self.focus
            if chosen is not None:
                self.choose(chosen)
            return chosen is not None
        if key in _STEPS:
            self._set_focus(self._beside(row, _STEPS[Qt.Key(key)]))
        elif walking:
            self._set_focus(row[0 if key == Qt.Key.Key_Home else -1])
        else:
            return False
        self.focused.emit(self.focus)
        return True

    def put_focus(self, piece: Key | None) -> None:
        """The keys are on ``piece`` from now on."""
        if piece != self.focus:
            self._set_focus(piece)

    def _beside(self, row: list[Key], step: int) -> Key:
        """The piece ``step`` on from the focus; at first the nearest open one from that end."""
        if self.focus in row:
            return row[(row.index(self.focus) + step) % len(row)]
        order = row if step > 0 else row[::-1]
        return next((piece for piece in order if self._open(piece)), order[0])

    def show_focus(self, keyed: bool) -> None:
        """Whether the keys are the hand's; where something else has the focus, that has the
        ring, and the piece has it again when the keys come back."""
        self._keyed = keyed
        if not keyed:
            self._enlarge(None)
        if self.focus in self._scene.pieces:
            self._scene.pieces[self.focus].mark("focus", keyed)

    def _set_focus(self, piece: Key | None) -> None:
        if self.focus in self._scene.pieces:
            self._scene.pieces[self.focus].mark("focus", False)
        self.focus = piece
        self.show_focus(self._keyed)
        self._look_at(piece)

    def _look_at(self, piece: Key | None) -> None:
        if piece != self._looked:
            self._looked = piece
            self.looked_at.emit(piece)

    def _light(self, lit: bool) -> None:
        self._target.setOpacity(1.0 if lit else _UNLIT)
        self._target.setScale(_GROWN if lit else 1.0)

    def _open(self, piece: Key) -> bool:
        layout = self._scene.layout
        return layout is not None and piece_of(piece) in layout.open

    def _over_middle(self, point: QPointF) -> bool:
        x, y, radius = self._scene.stage.disc
        away = point - QPointF(x, y)
        return away.x() ** 2 + away.y() ** 2 <= (radius + _SLACK) ** 2

    def _hover_over(self, piece: Key | None) -> None:
        if piece == self._hover:
            return
        if self._hover in self._scene.pieces:
            self._scene.pieces[self._hover].rise(0, "rest")
        self._hover = piece
        if piece is not None and self._open(piece):
            self._scene.pieces[piece].rise(self._scene.stage.hover_lift, "lifted")
        self._look_at(piece)

    def _glide_home(self, piece: Key) -> None:
        home, cue = self._scene.pieces[piece].pose, sounds(self._scene.stage).held
        self._fly((Go(piece, home, tempo.GO_BACK, cue=cue),))

    def _nudge(self, piece: Key) -> None:
        item = self._scene.pieces[piece]
        item.lie(item.pose)
        if self.tempo.travel:
            item.lies = False
            nudge = Nudge(item)
            legs = [Leg(nudge, 0, self.tempo.moving(tempo.NUDGE), "linear", nudge.land)]
            self._play(FlightPlan(legs, 0, self._scene))

    def _fly(self, goes: tuple[Go, ...]) -> None:
        self._play(self._scene.fly(Beat(goes), self.tempo))

    def _play(self, plan: FlightPlan) -> None:
        self._end_plan()
        if plan.duration() == 0:
            plan.finish()
            return
        self._plan = plan
        plan.finished.connect(self._end_plan)
        plan.start()

    def _end_plan(self) -> None:
        plan, self._plan = self._plan, None
        if plan is not None:
            plan.finished.disconnect(self._end_plan)
            plan.finish()
            plan.deleteLater()


class Enlarged:
    """A piece of the viewer's hand, shown large above that for as long as it is looked at, and its
    name above it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._name = PromptItem()
        self._name.setZValue(_LARGE_LAYER)
        scene.addItem(self._name)
        self.piece: PieceItem | None = None

    def show(self, key: Key | None, name: str = "") -> None:
        """Shows the piece of that key with its ``name``; None: nothing any more."""
        if self.piece is not None:
            self._scene.removeItem(self.piece)
            self.piece = None
        self._name.say(name, pill=True, small=True)
        if key is None:
            return
        stage, held = self._scene.stage, self._scene.pieces[key].pose
        low = held.spot.y - stage.half * held.spot.width - stage.legal_lift - _GAP * stage.zoom
        words = _NAME * stage.zoom
        high = min(_LARGE * stage.scale, low - words - EDGE)
        wide = high / (2 * stage.half)
        x = min(max(EDGE + wide / 2, held.spot.x), stage.width - EDGE - wide / 2)
        spot = Spot(x, low - high / 2, 0.0, wide)
        self.piece = PieceItem(self._scene.faces, Pose(spot, piece_of(key), _LARGE_LAYER))
        self._scene.addItem(self.piece)
        self._name.set_centre(x, low - high - words / 2, 2 * min(x, stage.width - x), stage.zoom)
