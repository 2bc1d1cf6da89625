"""What stands on the table beside the pieces: plates, plaque, prompt, bubbles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QVariantAnimation

from moon_desktop.games.views.table import Layout, Telling, Tray
from moon_desktop.look.faces import Mood
from moon_desktop.look.pack import Form
from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import DOMINO
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.plates import PlateItem
from moon_desktop.table.portrait import Sitter
from moon_desktop.table.scene import TableScene
from moon_desktop.table.signboards import BubbleItem, PlaqueItem, PromptItem, ThinkingSign
from moon_desktop.table.stage import Stage
from moon_desktop.table.tempo import ASIDE, Tempo
from moon_desktop.table.tricks.places import TrayPlaces
from moon_desktop.table.tricks.rail import CounterItem, RailItem
from moon_desktop.table.tricks.trays import TrayItem

if TYPE_CHECKING:
    from moon_desktop.table.tricks.chip_items import ChipItems
    from moon_desktop.table.tricks.ending_items import EndingItems

_TRAYS, _WORDS, _PLATES, _TARGET, _BUBBLES = 1.0, 15.0, 50.0, 25.0, 120.0
_GAIN = 40.0
_TWO_LINES = 20.0
"""Px above and below the middle of a line that has two."""
_SECOND_LINE = 16.0
"""Px at zoom 1 from there to the foot of the second."""
_CAPTION, _UNDER_SHOWN = 0.80, 0.42
"""How far above the middle of the disc something is said there, in its radii, and under a piece
that is shown there."""
_WORDS_WIDE = 160.0
"""Px at zoom 1 that large words there may take, beyond the disc."""
_NOTHING: Final = Layout(0, 0)
_ALL: Final = 99
_FELT = 20.0
"""Px from the end of a prompt to the edge of the mat."""
_HIGHER = 4.0
"""So many px above its middle the prompt sets its two lines."""


class Furniture:
    """The items, made once a number of seats and placed anew with every stage."""

    def __init__(self, scene: TableScene, stage: Stage) -> None:
        self._scene = scene
        self._form = DOMINO
        self.plaque = PlaqueItem()
        self.prompt = PromptItem()
        self.caption = PromptItem()
        self.thinking = ThinkingSign(scene)
        self.target = MarkItem("drop")
        self.plates: list[PlateItem] = []
        self.bubbles: list[BubbleItem] = []
        self.trays = (TrayItem(), TrayItem())
        self.rail = RailItem(scene)
        self.counters: list[CounterItem] = []
        self.tempo = Tempo()
        self.chips: ChipItems | None = None
        """What is told of chips, once something was."""
        self.ending: EndingItems | None = None
        """What is told of a hand that is over, once one was."""
        self._layout = _NOTHING
        self._count = _ALL
        self._between: TrayPlaces | None = None
        self._telling = Telling((), "", "", "")
        self._lying: Sequence[Tray] = ()
        for item, layer in (
            *((tray, _TRAYS) for tray in self.trays),
            (self.rail, _TRAYS),
            (self.plaque, _PLATES),
            (self.prompt, _WORDS),
            (self.caption, _WORDS),
            (self.thinking, _PLATES + 5),
            (self.target, _TARGET),
        ):
            item.setZValue(layer)
            scene.addItem(item)
        self.thinking.hide()
        self.target.hide()
        self._aside = QVariantAnimation(scene)
        self._aside.setStartValue(0.0)
        self._aside.setEndValue(1.0)
        self._aside.valueChanged.connect(self._fade)
        self._aside.finished.connect(self._put_aside)
        self.set_stage(stage)

    def set_stage(self, stage: Stage) -> None:
        """Puts everything where ``stage`` has it."""
        if len(self.plates) != stage.seats:
            self._seat(stage.seats)
        for place, plate in enumerate(self.plates):
            plate.set_box(stage.plates[place], stage.compact, place == 0)
        self.plaque.set_box(stage.plaque, stage.compact)
        # Large keys push the plates there, and say what it says.
        seen = not any(box.overlaps(stage.plaque) for box in stage.plates)
        self.plaque.setOpacity(seen)
        signs = [*stage.plates, *([stage.plaque] if seen else [])]
        for place, (bubble, tip) in enumerate(zip(self.bubbles, stage.bubbles, strict=True)):
            bubble.set_tip(tip, stage.zoom, signs[:place] + signs[place + 1 :])
        # Long words, if large, reach over the backs of others' pieces.
        self.prompt.setZValue(_GAIN if THEME.large else _WORDS)
        self._between = TrayPlaces.of(stage) if stage.trays else None
        # None reaches over the edges of the mat.
        felt = 2 * (stage.felt(stage.prompt[1]) - _FELT)
        if self._between is None:
            foot = stage.hand.y - stage.half * stage.hand.width - stage.legal_lift
            lower = max(0.0, foot - stage.prompt[1] - _SECOND_LINE * stage.zoom)
            self.prompt.set_centre(*stage.prompt, felt, stage.zoom, lines=2, lower=lower)
        else:
            ours, theirs = self._between.trays
            if self._between.open:
                # A long one has two lines: the trays stand at both sides.
                free = theirs.x - ours.right
                self.prompt.set_centre(*stage.prompt, free + 8, stage.zoom, lines=2)
            else:
                # Under the headings alone there is room beside it, and none for a second line.
                most = min(theirs.right - ours.x, felt)
                self.prompt.set_centre(*stage.prompt, most, stage.zoom)
        self._tell_count(0)
        self._tell_chips()
        # What was shown may have had another number of seats.
        self._tell_ending(self._layout if stage.fits(self._layout) else _NOTHING)

    def set_form(self, form: Form) -> None:
        """The proportions of the pieces that a place is for."""
        self.target.set_form(form)

    def _seat(self, seats: int) -> None:
        for item in (*self.plates, *self.bubbles):
            self._scene.removeItem(item)
        self.plates = [PlateItem() for _ in range(seats)]
        self.bubbles = [BubbleItem() for _ in range(seats)]
        rows: Sequence[tuple[Sequence[PlateItem | BubbleItem], float]] = (
            (self.plates, _PLATES),
            (self.bubbles, _BUBBLES),
        )
        for items, layer in rows:
            for item in items:
                item.setZValue(layer)
                self._scene.addItem(item)
        for bubble in self.bubbles:
            bubble.hide()

    def tell_taken(self, words: str, brief: str, place: int | None, mood: Mood) -> None:
        """Says in the prompt's place who took the trick that lies there, with the face of who sits
        at ``place`` clockwise from the viewer."""
        self.prompt.portrait = None
        if place is not None:
            from moon_desktop.look.faces import paint_face

            who = self.plates[place].sitter.face or ""
            self.prompt.portrait = lambda painter, box: paint_face(painter, THEME, who, box, mood)
        self.prompt.say(words, pill=True, brief=brief)

    def tell(
        self,
        telling: Telling,
        layout: Layout = _NOTHING,
        ms: int = 0,
        *,
        over: bool = False,
        counted: int = _ALL,
    ) -> None:
        """Shows what ``telling`` says of what lies, or comes to lie, as ``layout`` has it; what
        fills takes so many ``ms``. When the hand is ``over`` and told, what counted it makes room
        for the card that tells of it. Of the tricks of a side so many are ``counted`` yet."""
        self._aside.stop()
        self._count = counted
        self._fade(0.0)
        for plate, values in zip(self.plates, telling.plates, strict=True):
            plate.show_values(values)
        self.plaque.show_contract(telling.emblem, telling.title, telling.line)
        # What lay there makes room for the sky.
        caption = telling.caption if layout.moment in ("", "game") else ""
        self.caption.say(caption, pill=True, small=True)
        for place in range(len(self.bubbles)):
            self.say(place, telling.bubbles[place] if telling.bubbles else "")
        # The card says who won, and the set may take all the room.
        self.plaque.setVisible(layout.moment not in ("match", "lost"))
        if layout.moment == "match":
            # There the set is laid out.
            telling = telling._replace(trays=(), rail=None, counters=())
        self._telling, self._lying = telling, layout.trays if telling.trays else ()
        self._tell_ending(layout)
        self._tell_count(ms)
        self._tell_chips()
        if over:
            self._aside.setDuration(self.tempo.moving(ASIDE))
            if self._aside.duration():
                self._aside.start()
            else:
                self._put_aside()

    def _fade(self, share: float) -> None:
        for item in (*self.trays, self.rail, *self.counters):
            item.setOpacity(1 - share)
        if self.chips is not None:
            self.chips.fade(1 - share)

    def _put_aside(self) -> None:
        self._telling = self._telling._replace(
            trays=(), rail=None, counters=(), purses=(), supply=None, unused=None
        )
        self._lying = ()
        self._tell_count(0)
        self._tell_chips()

    def _tell_ending(self, layout: Layout) -> None:
        self._layout, stage = layout, self._scene.stage
        x, y, radius = stage.disc
        # Further down the panel of choices would cover it in a low view.
        above = _CAPTION if layout.counted is None else _UNDER_SHOWN
        most = max(radius * 2, _WORDS_WIDE * stage.zoom) if THEME.large else radius * 2
        self.caption.set_centre(x, y - radius * above, most, stage.zoom)
        if self.ending is None and layout.left:
            from moon_desktop.table.tricks.ending_items import EndingItems

            self.ending = EndingItems(self._scene)
        if self.ending is not None:
            self.ending.tell(layout)
            if layout.counted is not None:
                self.ending.keep_clear(self.caption, layout)

    def _tell_chips(self) -> None:
        stage, told = self._scene.stage, self._telling
        if self.chips is None and (told.purses or told.supply or told.unused):
            from moon_desktop.table.tricks.chip_items import ChipItems

            self.chips = ChipItems(self._scene, _TRAYS, _GAIN)
        purses = [purse._replace(tricks=min(purse.tricks, self._count)) for purse in told.purses]
        told = told._replace(purses=tuple(purses))
        boxes = self.chips.tell(told) if self.chips is not None else []
        if not stage.fans:
            return
        boxes += [QRectF(*box) for box in stage.plates[1:]]
        x, y = stage.prompt
        half = _TWO_LINES * THEME.text
        line = QRectF(0, y - half, stage.width, 2 * half)
        beside = [box for box in boxes if box.intersects(line)]
        # A long line has two, in the middle of what is free on the felt, between what is beside it.
        sides = (min(abs(box.left() - x), abs(box.right() - x)) for box in beside)
        free = min(*sides, stage.felt(y) - _FELT) if beside else stage.felt(y) - _FELT
        lower = stage.between - y + _HIGHER * stage.zoom
        self.prompt.set_centre(x, y, 2 * free, stage.zoom, lines=2, lower=lower)

    def count(self, tricks: int) -> None:
        """So many tricks of each side have been counted, which is told on the ladders."""
        self._count = tricks
        self._tell_chips()

    def say_gain(self, figure: str) -> None:
        """How many chips are in the trick."""
        if self.chips is not None:
            self.chips.say_gain(figure)

    def _tell_count(self, ms: int) -> None:
        between, telling = self._between, self._telling
        told = telling.trays if between is not None and self._lying else ()
        counters = telling.counters if between is not None else ()
        for item in self.trays:
            item.setVisible(bool(told))
        self.rail.setVisible(between is not None and telling.rail is not None)
        while len(self.counters) > len(counters):
            self._scene.removeItem(self.counters.pop())
        while len(self.counters) < len(counters):
            counter = CounterItem(self._scene.face)
            counter.setZValue(_WORDS)
            self._scene.addItem(counter)
            self.counters.append(counter)
        if between is None:
            return
        for item, one, lying in zip(self.trays, told, self._lying, strict=False):
            item.show_tray(between, one, lying)
        self.rail.show_rail(between, telling.rail, ms)
        for order, (counter, where) in enumerate(zip(self.counters, counters, strict=True)):
            counter.show_counter(between, where, order, len(counters))

    def tell_players(self, about: Sequence[str]) -> None:
        """What is said of each player on pointing at the plate, clockwise from the viewer."""
        for plate, words in zip(self.plates, about, strict=True):
            plate.setToolTip(words)

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Who sits at each place, clockwise from the viewer."""
        for plate, sitter in zip(self.plates, sitters, strict=False):
            plate.show_sitter(sitter)
        self._scene.seat([sitter.face or "" for sitter in sitters])

    def say(self, place: int, text: str) -> None:
        """Shows what is said at a place in its bubble; no text hides it."""
        bubble = self.bubbles[place]
        if text:
            bubble.say(text)
            bubble.come(self.tempo)
        else:
            bubble.go()
