"""When a face is glad or sorry: only about what everybody at the table has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, QVariantAnimation

from moon_desktop.engine.entries import Entry, Won
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.views.table import Telling
from moon_desktop.look.faces import Mood
from moon_desktop.table import tempo
from moon_desktop.table.furniture import Furniture
from moon_desktop.table.tempo import Tempo

_NOBODY: Final[Mapping[int, Mood]] = {}


def after_trick(entry: Entry, before: Any, after: Any, told: Telling) -> Mapping[int, Mood]:
    """By seat how ``entry`` is taken, if it finished a trick; ``told``: what the table said of the
    sight ``before`` it.

    Whoever takes it is glad if it counts: for a bid, for chips, or for the pieces in it that do;
    where it costs the taker a chip, that is sorry instead. Whoever laid a piece that counts is
    sorry if the other side has it.
    """
    trick, seats = trick_finished(entry, before, after), before.seats
    if trick is None:
        return _NOBODY
    side, counters = seats.side(trick.taker), {counter.piece for counter in told.counters}
    if counters:
        laid = [play.seat for play in trick.plays if play.piece in counters]
        lost: dict[int, Mood] = {seat: "sorry" for seat in laid if seats.side(seat) != side}
        return {**lost, trick.taker: "glad"} if laid else _NOBODY
    if any(plate.in_chips for plate in told.plates):
        now = after.result or after.ledger
        poorer = now.scores[side] < before.ledger.scores[side]
        return {trick.taker: "sorry" if poorer else "glad"}
    bid_for = any(plate.needed is not None for plate in told.plates)
    return {trick.taker: "glad"} if bid_for else _NOBODY


def after_hand(entry: Entry, before: Any, after: Any) -> Mapping[int, Mood]:
    """By seat how the end of a hand, a game or a match is taken, if ``entry`` brought one: who bid
    is glad or sorry of what came of it, with partners who did not, and all others are glad of a
    set; where nobody bids, who gained is glad, and who lost sorry; and of a game everybody is."""
    seats = before.seats
    if isinstance(entry, Won):
        return {
            seat: "glad" if seats.side(seat) in entry.winners else "sorry"
            for seat in range(seats.count)
        }
    hand = after.result
    if before.result is not None or hand is None:
        return _NOBODY
    moods: dict[int, Mood] = {}
    for bidder, made in enumerate(hand.made):
        if made is not None:
            mood: Mood = "glad" if made else "sorry"
            partners = seats.members(seats.side(bidder))
            others: Mapping[int, Mood] = (
                _NOBODY if made else dict.fromkeys(range(seats.count), "glad")
            )
            moods = {**others, **dict.fromkeys(partners, mood), **moods, bidder: mood}
    if all(made is None for made in hand.made):
        by_side = ((seat, hand.points[seats.side(seat)]) for seat in range(seats.count))
        moods = {seat: "glad" if points > 0 else "sorry" for seat, points in by_side if points}
    return moods


class Moods(QObject):
    """Shows moods on the plates, for a while or as long as the end of a hand is looked at."""

    def __init__(self, furniture: Furniture, parent: QObject) -> None:
        super().__init__(parent)
        self._furniture = furniture
        self.wanted = True
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.timeout.connect(lambda: self._show({}))
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._fade_in)

    def want(self, wanted: bool) -> None:
        """Whether faces have moods at all from now on; one that is shown goes at once."""
        self.wanted = wanted
        if not wanted:
            self.clear()

    def show(self, moods: Mapping[int, Mood], pace: Tempo, *, stay: bool) -> None:
        """Shows them by place clockwise from the viewer, and all other faces neutral; they
        ``stay`` until ``clear``, or where nothing is held pass unseen."""
        hold = pace.holding(tempo.MOOD_HOLD)
        if not (moods and self.wanted and (stay or hold)):
            return
        self._fade.setDuration(pace.moving(tempo.MOOD))
        self._show(moods)
        if not stay:
            self._over.start(hold)

    def clear(self, ms: int = 0) -> None:
        """All faces are neutral again, in so many ``ms``."""
        self._fade.setDuration(ms)
        self._show({})

    def _show(self, moods: Mapping[int, Mood]) -> None:
        self._over.stop()
        self._fade.stop()
        for place, plate in enumerate(self._furniture.plates):
            plate.portrait.show_mood(moods.get(place, "neutral"))
        self._fade_in(0.0 if self._fade.duration() else 1.0)
        if self._fade.duration():
            self._fade.start()

    def _fade_in(self, share: float) -> None:
        for plate in self._furniture.plates:
            plate.portrait.fade(share)
