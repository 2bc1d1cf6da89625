"""The table as a whole: view, scene, furniture, playback and picking, joined together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.sight import trick_finished
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.look.theme import Theme
from moon_desktop.table.furniture import Furniture
from moon_desktop.table.look_back import LookBack
from moon_desktop.table.picking import Picking
from moon_desktop.table.playback import Playback, Step
from moon_desktop.table.poses import offset, playable
from moon_desktop.table.prompting import prompt
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Spot, Stage
from moon_desktop.table.table_view import TableView
from moon_desktop.table.telling import bubble, telling
from moon_desktop.table.tempo import Tempo
from moon_desktop.wording import computer_players, prompts
from moon_desktop.wording import names as called
from moon_desktop.wording import table_talk as talk

if TYPE_CHECKING:
    from moon_desktop.table.thinking_sign import ThinkingSign


class Table(QObject):
    """Shows what it is told, and says which tile a person picked. It knows no match."""

    tile_chosen = Signal(str)
    tile_refused = Signal(str)
    looked_at = Signal(object)
    """The tile pointed at or in focus, or None."""
    resized = Signal()
    key_pressed = Signal(QKeyEvent)
    """A key that no tile took."""
    shown = Signal(object)
    """A Step of which everything has been shown."""
    caught_up = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = TableView(theme)
        self.stage = Stage.of(960, 700, 3)
        self.scene = TableScene(theme, self.stage, 1.0, self)
        self.view.setScene(self.scene)
        self.furniture = Furniture(theme, self.scene, self.stage)
        self.playback = Playback(self.scene, self)
        self.picking = Picking(self.scene, self.furniture.target, self.furniture.ring)
        self.look_back = LookBack(theme, self.scene)
        self._theme = theme
        self._thinks: int | None = None
        self._hinted: str | None = None
        self._names: tuple[str, ...] = ("",) * 3
        self._laid_for: object = None
        self._you: int | None = None
        self.view.resized.connect(self.resized)
        self.view.pressed.connect(self._pressed)
        self.view.moved.connect(self.picking.move)
        self.view.released.connect(self.picking.release)
        self.view.key_pressed.connect(self._key)
        self.picking.chosen.connect(self.tile_chosen)
        self.picking.refused.connect(self.tile_refused)
        self.picking.looked_at.connect(self.looked_at)
        self.picking.dropped_short.connect(self._dropped_short)
        self.scene.bid_said.connect(self._say_bid)
        self.scene.trick_lies.connect(self.furniture.fill_places)
        self.playback.showing.connect(self._showing)
        self.playback.telling.connect(self._tell)
        self.playback.waiting.connect(self._wait_for_click)
        self.playback.shown.connect(self._shown)
        self.playback.caught_up.connect(self.caught_up)

    @cached_property
    def thinking(self) -> ThinkingSign:
        """The sign at the plate of who thinks."""
        from moon_desktop.table.thinking_sign import ThinkingSign

        return ThinkingSign(self._theme, self.scene)

    @property
    def sight(self) -> MoonSight:
        """What is shown, or being shown, now."""
        sight = self.scene.sight
        assert sight is not None
        return sight

    def set_tempo(self, tempo: Tempo) -> None:
        """How fast everything goes from now on."""
        self.playback.tempo = tempo
        self.picking.tempo = tempo

    def arrange(self, width: float, seats: int) -> None:
        """Lays the table out in the left ``width`` px of the view, for ``seats`` players."""
        stage = Stage.of(width, self.view.height(), seats)
        ratio = self.view.devicePixelRatioF()
        laid_for = stage, ratio, self.view.size()
        if laid_for == self._laid_for:
            return
        self._laid_for = laid_for
        self.playback.bring_to_rest()
        self.look_back.close()
        self.picking.cancel()
        self.stage = stage
        self.view.set_stage(stage)
        self.scene.set_stage(stage, ratio)
        self.furniture.set_stage(stage)
        self.picking.rearranged(self._drop_spot())
        if self._thinks is not None:
            self.show_thinking(self._thinks)
        self.show_hint(self._hinted)
        self.playback.go_on()

    def lay_out(self, sight: MoonSight, names: Sequence[str], person: bool = True) -> None:
        """Shows another match, or another moment, at once. ``names`` by seat; ``person``:
        whether somebody sits at the viewer's seat to be spoken to."""
        self._names = tuple(names)
        self._you = sight.seat if person else None
        self.picking.disable()
        # What was pointed at before may not be for the eyes of who comes next.
        self.describe(None)
        self.look_back.close()
        self.playback.clear()
        if sight.seats.count != self.stage.seats:
            self.arrange(self.stage.width, sight.seats.count)
        self.scene.settle(sight)
        self._tell_of(sight)
        self.say(prompt(sight, self._names, self._you))

    def add(self, step: Step) -> None:
        """Shows ``step`` after all that is still to be shown."""
        self.picking.disable()
        self.look_back.close()
        self.playback.add(step)

    def ask(self, more: str = "") -> None:
        """Takes a tile from the person whose Sight is shown, if one is to be played or laid
        away; ``more`` is said besides."""
        sight = self.sight
        asked = prompt(sight, self._names, self._you)
        self.say(" ".join(words for words in (asked, more) if words))
        if not playable(sight):
            return
        discarding = sight.phase == "widow"
        words = talk.discard_here() if discarding else talk.play_here()
        self.picking.enable(self._drop_spot(), words)

    @property
    def asks_for_a_tile(self) -> bool:
        """Whether a tile may be picked now."""
        return self.picking.enabled

    def _drop_spot(self) -> Spot:
        """Where a tile is to be dropped."""
        sight = self.scene.sight
        discarding = sight is not None and sight.phase == "widow"
        return self.stage.widow if discarding else self.stage.places[0]

    def say(self, words: str) -> None:
        """Words on the prompt, also for those who cannot see it."""
        self.furniture.prompt.say(words)
        self.view.setAccessibleName(words)

    def show_last(self, trick: Trick, words: str) -> None:
        """Lays the last trick out again until the next input."""
        self.look_back.open(trick, self.sight, words)

    def _dropped_short(self) -> None:
        self.say(prompts.dropped_short(self.sight.phase == "widow"))

    def _pressed(self, point: QPointF) -> None:
        if self.look_back.close():
            return
        if not self.picking.press(point):
            self.playback.hurry()

    def _key(self, event: QKeyEvent) -> None:
        if self.playback.waits and event.text() and not event.isAutoRepeat():
            self.playback.hurry()
            event.accept()
        elif (
            self.look_back.close()
            or self.picking.key(event.key())
            or (event.key() == Qt.Key.Key_Escape and self.picking.cancel())
        ):
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.playback.busy:
            self.playback.hurry()
            event.accept()
        else:
            self.key_pressed.emit(event)

    def _say_bid(self, bid: Bid) -> None:
        place = offset(self.sight, bid.seat)
        self.furniture.say_bid(self.furniture.bubbles[place], bubble(bid))

    def _showing(self, step: Step) -> None:
        # Whose turn comes next is told only when the movement is over.
        moving = step.before._replace(turn=None, legal=())
        self._tell_of(moving)
        if step.before.phase == "play" and step.after.phase == "play":
            # What is said of the lead belongs to the tile that is on its way.
            self.say(prompt(step.after, self._names, self._you) if step.after.plays else "")
        elif step.before.phase not in ("draw", step.after.phase):
            # What is said of a tie goes for the drawing again too.
            self.say("")

    def _tell_of(self, sight: MoonSight) -> None:
        self.furniture.tell(telling(sight, self._names, self._you))
        # Dice are seen on the table; who cannot see them is told with the table.
        self.view.setAccessibleDescription(talk.dice_told(sight.dice) if sight.dice else "")

    def _tell(self, step: Step) -> None:
        """Everything that follows from ``step`` may be said, though it still moves."""
        self._tell_of(step.after)
        self.say(prompt(step.after, self._names, self._you))

    def _wait_for_click(self, step: Step | None) -> None:
        if step is None:
            self.say("")
            return
        trick = trick_finished(step.entry, step.before, step.after)
        if trick is not None:
            words, seat = prompts.trick_stays, trick.taker
        else:
            # A renege cut it short: nobody took it (M4.8).
            assert isinstance(step.entry, Play)
            words, seat = prompts.renege_stays, step.entry.seat
        self.say(words(called.apart(self._names[seat]), seat == self._you))
        # Any key is to be heard.
        self.view.setFocus()

    def _shown(self, step: Step) -> None:
        self._tell_of(step.after)
        self.shown.emit(step)

    def show_thinking(self, seat: int | None) -> None:
        """Shows that ``seat`` is thinking; None: nobody is."""
        self._thinks = seat
        if seat is not None:
            self.thinking.breathes = self.playback.tempo.motion > 0
            words = computer_players.thinks(called.apart(self._names[seat]))
            self.thinking.show(self.stage, offset(self.sight, seat), words)
        elif "thinking" in self.__dict__:
            self.thinking.hide()

    def show_hint(self, tile: str | None) -> None:
        """Marks ``tile`` of the viewer as the one that is advised; None: no tile is."""
        if self._hinted in self.scene.pieces:
            self.scene.pieces[self._hinted].show_hinted(False)
        self._hinted = tile
        if tile in self.scene.pieces:
            self.scene.pieces[tile].show_hinted(True)

    def describe(self, tile: str | None) -> None:
        """Names the tile pointed at."""
        self.view.setToolTip(called.tile(tile) if tile else "")
