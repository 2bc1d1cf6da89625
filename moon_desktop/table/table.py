"""The table as a whole: view, scene, furniture, playback and picking, joined together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent

from moon_desktop.engine.entries import Chance
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import Sight
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.show import Show
from moon_desktop.games.views.table import (
    Asked,
    Key,
    Layout,
    Motion,
    PlateValues,
    Telling,
)
from moon_desktop.look.faces import Mood
from moon_desktop.table import tempo as pace
from moon_desktop.table.flight_plan import FlightPlan
from moon_desktop.table.furniture import Furniture
from moon_desktop.table.moods import Moods, after_hand, after_trick
from moon_desktop.table.picking import Enlarged, Picking
from moon_desktop.table.picture_item import PanelItem
from moon_desktop.table.playback import Playback, Step
from moon_desktop.table.poses import Pose, piece_of
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Box, Spot, Stage
from moon_desktop.table.table_view import TableView
from moon_desktop.table.tempo import Tempo
from moon_desktop.table.tricks.held_up import TakenTricks
from moon_desktop.table.tricks.look_back import LookBack
from moon_desktop.words import names as called
from moon_desktop.words.language import tr

if TYPE_CHECKING:
    from moon_desktop.table.tricks.ending_places import CardRoom


class Table(QObject):
    """Shows what it is told, and says which tile a person picked. It knows no match."""

    asked_about = Signal(QPoint)
    """Where a plate or the plaque was clicked, on which a click means nothing else."""
    retold = Signal()
    """It says something else now, or something else lies there."""
    last_wanted = Signal()
    """The last trick was clicked where it lies."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = TableView()
        self.stage = Stage.of(960, 700, 3)
        self.scene = TableScene(self.stage, 1.0, self)
        self.view.setScene(self.scene)
        self.furniture = Furniture(self.scene, self.stage)
        self.moods = Moods(self.furniture, self)
        self._step: Step | None = None
        self.playback = Playback(self.scene, self)
        self.picking = Picking(self.scene, self.furniture.target)
        self.look_back = LookBack(self.scene, self.furniture.prompt)
        self.taken = TakenTricks(self.scene)
        self.enlarged = Enlarged(self.scene)
        self._form: Layout | None = None
        self._width = self.stage.width
        self._panel: QRect | None = None
        self.telling, self.prompt = Telling((), "", "", ""), ""
        """What the furniture says now, and the line of words over the table."""
        self._scored: Sequence[PlateValues] = ()
        self._thinks: int | None = None
        self.hinted: str | None = None
        """The key of the piece that is advised."""
        self._lifted: dict[str, Pose] = {}
        self.names: tuple[str, ...] = ("",) * 3
        """Those of the players, by seat."""
        self._laid_for: object = None
        self.whole = self.stage
        """The stage without regard to a panel that lies over it."""
        self._shift: FlightPlan | None = None
        self.you: int | None = None
        """The seat of the person that is spoken to."""
        self.view.told_at, self.view.focused_at = self._told_at, self._focused_at
        self.view.pressed.connect(self._pressed)
        self.view.moved.connect(self._moved)
        self.view.left.connect(self.look_back.lay_down)
        self.view.released.connect(self.picking.release)
        self.view.key_takers = lambda: (self, self.taken)
        self.view.focused.connect(self.picking.show_focus)
        self.picking.looked_at.connect(self.describe)
        self.picking.dropped_short.connect(self._dropped_short)
        self.picking.held.connect(self._enlarge)
        self.scene.said.connect(self.furniture.say)
        self.scene.trick_lies.connect(self._trick_lies)
        self.scene.taking.connect(self.furniture.prompt.setOpacity)
        self.scene.counted.connect(self.furniture.count)
        self.playback.showing.connect(self._showing)
        self.playback.telling.connect(self._tell)
        self.playback.waiting.connect(self._wait_for_click)
        self.playback.shown.connect(self._shown)
        self.view.recoloured.connect(self._paint_anew)
        self.view.rested.connect(self.scene.rest)

    @property
    def sight(self) -> Any:
        """The game's own Sight of what is shown, or being shown, now."""
        return self.playback.sight

    def set_tempo(self, tempo: Tempo) -> None:
        """How fast everything goes from now on."""
        self.playback.tempo = self.picking.tempo = self.furniture.tempo = tempo

    def arrange(self, width: float) -> None:
        """Lays the table out in the left ``width`` px of the view, from the first match on."""
        self._width, form = width, self._form
        if form is None:
            return
        trays, high = bool(form.trays), self.view.height()
        stage = Stage.of(width, high, form.seats, trays=trays, fans=form.fans, sides=form.sides)
        ratio = self.view.devicePixelRatioF()
        laid_for = stage, ratio, self.view.size()
        if laid_for == self._laid_for:
            return
        self._laid_for = laid_for
        self.playback.bring_to_rest()
        self.look_back.close()
        self.taken.close()
        self.picking.bring_to_rest()
        self._end_shift()
        self.stage = self.whole = stage
        self.view.set_stage(stage)
        self.scene.set_stage(stage, ratio, dragged=self.view.stretched)
        self.furniture.set_stage(stage)
        self.picking.rearranged(self.drop_spot)
        if self._thinks is not None:
            self.show_thinking(self._thinks)
        self.show_hint(self.hinted)
        self.playback.go_on()

    def _paint_anew(self) -> None:
        """All of it has other colours."""
        self._laid_for = None
        self.arrange(self._width)
        self.make_room(self._panel, at_once=True)

    @property
    def zoom(self) -> float:
        """How large words are, of their least size."""
        return self.stage.zoom

    def panel_foot(self, *, lifted: bool) -> QPointF:
        """The middle of the lower edge of a panel over the hand; ``lifted``: over pieces of it
        that may be played, which stand higher."""
        low = self.whole.legal_lift if lifted else 0.0
        return QPointF(self.whole.width / 2, self.whole.panel_bottom - low)

    def crowded_by(self, panel: QRect) -> int:
        """How ill ``panel`` lies over the table: 0 where rows keep most of their length and plates
        stay, 2 where there is no room for them."""
        return self.whole.crowded_by(_box(panel))

    def make_room(self, panel: QRect | None, *, at_once: bool = False) -> None:
        """Rows and plates that ``panel`` would cover go out of its way, or come back; at the pace
        of everything, or ``at_once``."""
        self._panel = panel
        stage = self.whole if panel is None else self.whole.clear_of(_box(panel))
        if stage == self.stage:
            return
        self._end_shift()
        self.stage = stage
        self.furniture.set_stage(stage)
        if self.playback.busy or self.scene.layout is None:
            self.scene.stage = stage
            return
        plan = self.scene.shift(stage, pace.AT_ONCE if at_once else self.playback.tempo)
        if plan.duration() == 0:
            plan.finish()
        else:
            self._shift = plan
            plan.finished.connect(self._end_shift)
            plan.start()

    @property
    def makes_room(self) -> bool:
        """Whether rows are on their way out of the way of a panel, or back."""
        return self._shift is not None

    def _end_shift(self) -> None:
        """What still moves for a panel stays; the next step brings it to rest."""
        plan, self._shift = self._shift, None
        if plan is not None:
            plan.stop()
            plan.deleteLater()

    def lay_out(
        self,
        show: Show,
        sight: Sight,
        names: Sequence[str],
        person: bool = True,
        home: int | None = None,
    ) -> None:
        """Shows another match, or another moment, at once, as the game's ``show`` has it.
        ``names`` by seat; ``person``: whether somebody sits at the viewer's seat to be spoken to;
        ``home``: the seat that knows the sides by the signs they have, None: the viewer's.
        """
        self._end_shift()
        self.names = tuple(names)
        self.you = sight.seat if person else None
        self.picking.disable()
        # What was pointed at before may not be for the eyes of who comes next.
        self.describe(None)
        self.look_back.close()
        self.taken.close()
        self.moods.clear()
        self.playback.clear()
        self._form = show.table.layout(sight)
        if self._form.seats != self.stage.seats:
            self.show_thinking(None)
        self.arrange(self._width)
        self.playback.lay_out(show, sight, sight.seat if home is None else home)
        self.furniture.set_form(self.scene.faces.form)
        self._tell_of(sight)
        self.say(self._prompt(sight))

    def ask(self, more: str = "") -> None:
        """Takes a piece from the person whose Sight is shown, if one is asked for; ``more`` is
        said besides, and alone where there is no room for both."""
        both = " ".join(words for words in (self._prompt(self.sight), more) if words)
        self.say(both, brief=more)
        asked = self._asked
        if asked is not None and asked.open:
            self.picking.enable(self.drop_spot, asked.words)

    @property
    def drop_spot(self) -> Spot:
        """Where a tile is to be dropped."""
        place = None if self._asked is None else self._asked.place
        # The table may be laid out for another game already, which has no such place.
        if place is None or place not in self.stage.middle:
            return self.stage.places[0]
        return self.stage.middle[place]

    def card_rooms(self) -> tuple[float, list[CardRoom]]:
        """The middle of a card, and where one may lie when a hand is over, what covers least before
        others."""
        from moon_desktop.table.tricks.ending_places import card_rooms

        layout = self.scene.layout
        # Another match may be about to be laid out on this stage.
        fits = layout is not None and self.whole.fits(layout)
        return self.whole.disc[0], card_rooms(self.whole, layout if fits else None)

    @property
    def _asked(self) -> Asked | None:
        return None if self.scene.layout is None else self.scene.layout.asked

    def _prompt(self, sight: Sight) -> str:
        return self.playback.show.table.prompt(sight, self.names, self.you)

    def say(self, words: str, *, brief: str = "") -> None:
        """Words on the prompt, also for those who cannot see it; ``brief``: those that are seen
        where there is no room for all."""
        self.furniture.prompt.say(words, brief=brief)
        self.prompt = words
        self.retold.emit()

    def show_last(self, trick: Trick, words: str) -> None:
        """Lays the last trick out again until the next input."""
        layout = self.scene.layout
        assert layout is not None
        self.look_back.open(self.playback.show.table.trick(trick), trick.taker, layout, words)

    def _enlarge(self, piece: Key | None) -> None:
        called = self.playback.show.table.piece_called
        self.enlarged.show(piece, "" if piece is None else called(piece_of(piece)))

    def _dropped_short(self) -> None:
        asked = self._asked
        self.say("" if asked is None else asked.short)

    def _pressed(self, point: QPointF) -> None:
        if self.look_back.close():
            return
        if self.picking.press(point, finger=self.view.finger):
            return
        if self.playback.waits or self.playback.busy:
            self.playback.hurry()
            return
        self.look_back.point_at(point)
        if self.look_back.lifted:
            self.last_wanted.emit()
        elif any(isinstance(item, PanelItem) for item in self.scene.items(point)):
            self.asked_about.emit(point.toPoint())

    def _told_at(self, at: QPoint) -> tuple[str, str]:
        """A piece by its name, or the words on what else lies there."""
        point = QPointF(at)
        if self.picking.large is not None:
            # A finger that holds it is shown it.
            return "", ""
        if (piece := self.scene.piece_at(point)) is None:
            return self.scene.told_at(point)
        name = self.playback.show.table.piece_told(piece_of(piece))
        counts = self.scene.face(piece_of(piece)).worth
        return f"{name}\n#counter" if counts else name, name

    def _focused_at(self) -> QPoint | None:
        if self.picking.focus not in self.scene.pieces:
            return None
        return self.scene.pieces[self.picking.focus].pos().toPoint()

    def _moved(self, point: QPointF) -> None:
        self.picking.move(point)
        if not self.picking.dragging and not self.look_back.is_open:
            self.taken.point_at(point)
            if not self.playback.busy:
                self.look_back.point_at(point)

    def take_key(self, event: QKeyEvent) -> bool:
        """A key that hurries, chooses a piece of the hand, or ends what is looked at."""
        playback, escape = self.playback, event.key() == Qt.Key.Key_Escape
        waited_for = playback.waits and event.text() and not event.isAutoRepeat()
        if not waited_for:
            if self.look_back.close():
                return True
            # A key held down since the last choice is no second one.
            if self.picking.key(event.key(), repeated=event.isAutoRepeat()):
                return True
            if escape and (self.picking.cancel() or self.taken.close()):
                return True
        if waited_for or (escape and playback.busy):
            playback.hurry()
            return True
        return False

    def _trick_lies(self) -> None:
        self.furniture.say_gain(self.playback.motion.gain)
        if self._step is None:
            return
        entry, before, after = self._step
        moods = after_trick(entry, before, after, self.telling)
        self._feel(moods, stay=False)
        seat, *told = self.playback.show.table.took(before, entry, after, self.names, self.you)
        more = tr("Click to go on.") if self.playback.tempo.waits else ""
        words, brief = (" ".join(filter(None, (one, more))) for one in told)
        place = None if seat is None else (seat - after.seat) % after.seats.count
        mood = moods.get(seat, "neutral") if seat is not None and self.moods.wanted else "neutral"
        self.furniture.tell_taken(words, brief, place, mood)
        self.prompt = words
        self.retold.emit()

    def _feel(self, moods: Mapping[int, Mood], *, stay: bool) -> None:
        """Shows moods that are told by seat."""
        seats, viewer = self.sight.seats.count, self.sight.seat
        by_place = {(seat - viewer) % seats: mood for seat, mood in moods.items()}
        self.moods.show(by_place, self.playback.tempo, stay=stay)

    def _showing(self, step: Step) -> None:
        self._step = step
        self._end_shift()
        self.look_back.close()
        self.taken.close()
        if isinstance(step.entry, Chance):
            self.moods.clear(self.playback.tempo.moving(pace.MOOD))
        # Whose turn comes next is told only when the movement is over.
        if self.playback.motion.kind == "deal" and step.before.result is not None:
            # What is left of the last hand goes before there is anything of the next one.
            self._tell_of(step.after.unasked(), dealt=False)
        else:
            self._tell_of(step.before.unasked())
        if self.playback.motion.line != "kept":
            # What was led is told once it lies.
            ahead = self.playback.motion.line == "ahead" and step.before.plays
            self.say(self._prompt(step.after) if ahead else "")

    def _tell_of(
        self,
        sight: Sight,
        ms: int = 0,
        *,
        dealt: bool = True,
        coming: Motion | None = None,
    ) -> None:
        """``coming``: the motion that has still to bring what was won; None: it is all there."""
        layout = self.playback.layout(sight)
        telling = self.playback.show.table.telling(sight, self.names, self.you)
        if not dealt:
            # What it is said of does not lie there yet.
            telling = telling._replace(caption="")
        self.telling = telling = self.playback.signs.told(telling)
        shown = telling
        if coming is None:
            self._scored = telling.plates
        elif coming.over:
            # It is told on a plate when it comes there, and of a piece when that lies there.
            plates = zip(telling.plates, self._scored, strict=True)
            # Chips on a plate go one by one.
            scored = tuple(now if now.rail else now.scored_as(was) for now, was in plates)
            shown = telling._replace(plates=scored, caption="")
        if coming is not None and coming.chips:
            from moon_desktop.table.tricks.purses import uncounted

            shown = uncounted(shown, coming.chips, layout)
        # Tricks that come to be counted leave the ladders.
        counts = coming is not None and coming.over and layout.counted is not None
        over, counted = coming is None and bool(layout.left), {"counted": 0} if counts else {}
        self.furniture.tell(shown, layout, ms, over=over, **counted)
        self.retold.emit()

    def _tell(self, step: Step) -> None:
        """Everything that follows from ``step`` may be said, though it still moves; but not
        whose turn it is now."""
        ms = self.playback.tempo.waiting(pace.COLLECT)
        self._tell_of(step.after.unasked(), ms, coming=self.playback.motion)
        if step.after.turn is None or self.playback.motion.line == "then":
            self.say(self._prompt(step.after))

    def _wait_for_click(self, step: Step | None) -> None:
        if step is not None:
            # Any key is to be heard.
            self.view.setFocus()

    def _shown(self, step: Step) -> None:
        self._tell_of(step.after)
        if self.furniture.prompt.told_taken:
            self.say("")
        elif self.playback.motion.line == "ahead" and not step.before.plays:
            self.say(self._prompt(step.after))
        self._feel(after_hand(*step), stay=True)

    def show_thinking(self, seat: int | None) -> None:
        """Shows that ``seat`` is thinking; None: nobody is."""
        self._thinks, sign = seat, self.furniture.thinking
        if seat is None:
            sign.take_away()
            return
        words = tr("{name} is thinking.").format(name=called.apart(self.names[seat]))
        place = (seat - self.sight.seat) % self.sight.seats.count
        sign.show_at(self.stage, place, words, breathes=self.playback.tempo.travel > 0)

    def show_hint(self, tile: str | None) -> None:
        """Marks ``tile`` of the viewer as the one that is advised; None: no tile is."""
        if self.hinted in self.scene.pieces:
            self.scene.pieces[self.hinted].mark("hinted", False)
        self.hinted = tile
        if tile in self.scene.pieces:
            self.scene.pieces[tile].mark("hinted")
        self.retold.emit()

    def point_out(self, meant: str | None) -> None:
        """Rings the piece of that key as the one that is spoken of, below what lies over it; None:
        no piece is."""
        for key, piece in self.scene.pieces.items():
            piece.mark("meant", key == meant)

    def lift(self, pieces: Sequence[Piece]) -> None:
        """Lifts these of the viewer's pieces a little for as long as they are meant; any others
        that were lifted so lie down again, but for those that have gone elsewhere since."""
        for key, pose in self._lifted.items():
            item = self.scene.pieces.get(key)
            if item is not None and item.pose is pose and piece_of(key) not in pieces:
                item.rise(0, "rest")
        meant = [key for key in self.scene.own_pieces() if piece_of(key) in pieces]
        self._lifted = {key: self.scene.pieces[key].pose for key in meant}
        for key in meant:
            self.scene.pieces[key].rise(self.stage.hover_lift, "lifted")

    def describe(self, piece: str | None) -> None:
        """Names the piece pointed at."""
        self.view.setToolTip(self.playback.show.table.piece_told(piece_of(piece)) if piece else "")


def _box(rect: QRect) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
