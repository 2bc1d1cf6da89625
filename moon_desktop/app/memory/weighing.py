"""Has finished hands weighed for the statistics, and for reviews to open at what cost most, while
nothing is thought of at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.app.croupier import Croupier
from moon_desktop.app.parts import Parts
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Entry
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE
from moon_desktop.players.review import HandReview
from moon_desktop.thinking.reviews import Reviewer

if TYPE_CHECKING:
    from moon_desktop.app.reviews import ReviewRoom
    from moon_desktop.memory.weighed import Due

_LOOKED: Final = 300
"""Ms after which it is looked again whether anything is thought of at the table."""
_RESTS: Final = 2000
"""Ms for which the end of a match is shown before it is weighed."""


class Weighing(QObject):
    """One match at a time, the latest first. A match that ended is weighed only while its result,
    or that of a later hand, is read; what was asked for, whenever neither a player nor a hint or a
    review waits for a thought."""

    went_on = Signal()
    """More is weighed, or nothing is to be weighed any more."""

    def __init__(self, parts: Parts, croupier: Croupier, parent: QObject) -> None:
        super().__init__(parent)
        self._host, self._thinker = parts.host, parts.thinker
        self._memory, self._machine = croupier.memory, croupier.machine
        self.reviewer = Reviewer(self)
        self._review: Reviewer | None = None
        """That of the review, which goes first."""
        self.asked: Sequence[Due] = ()
        """What was asked for, and is not weighed yet."""
        self._ended: Sequence[Due] = ()
        """What is to be weighed of matches that ended."""
        self._over = False
        """Whether one ended of which it is not known yet."""
        self._game = ""
        self._now: dict[int, Due] = {}
        """What is being weighed of the match that it is, by its hands."""
        self.timer = QTimer(self, interval=_LOOKED)
        self.timer.timeout.connect(self._look)
        self.reviewer.learnt.connect(self._learnt)
        self.reviewer.failed.connect(self._give_up)
        self._memory.caught_up.connect(self._take_match)
        self._host.laid_out.connect(self._look_where)
        for end in (self.timer.stop, self.reviewer.close):
            parts.window.closing.connect(end)

    @property
    def under_way(self) -> bool:
        """Whether more is to be weighed, be it at once or later."""
        return bool(self.asked or self._ended)

    def attend(self, room: ReviewRoom) -> None:
        """What is weighed in the review is kept, too."""
        self._review = room.reviewer
        room.weighed.connect(self._keep_review)

    def weigh(self, due: Sequence[Due]) -> None:
        """Has these weighed, and nothing else that was asked for; none: nothing of the kind."""
        self.reviewer.stop()
        self.asked = due
        self.timer.start()
        self.went_on.emit()

    def match_over(self) -> None:
        """What persons chose in the match that has ended is to be weighed."""
        if self._host.side is None and self._host.people:
            self._over = True
            self._host.once_on_disk(self._memory.catch_up)

    def _look_where(self) -> None:
        """A match may have made room for another."""
        if self.under_way:
            self._host.once_on_disk(self._memory.catch_up)

    def _take_match(self) -> None:
        if not (self._over or self.under_way):
            return
        from moon_desktop.memory.figures import ended, placed
        from moon_desktop.memory.records import at_table

        self.asked = placed(self._memory.index, self.asked)
        self._ended = placed(self._memory.index, self._ended)
        if not self._over:
            return
        self._over = False
        due = ended(self._memory.index, at_table(self._host.own[0].game))
        self._ended = (*due, *(one for one in self._ended if one not in due))
        QTimer.singleShot(_RESTS, self.timer, self.timer.start)

    # --- how it goes on ---------------------------------------------------------------------

    def _look(self) -> None:
        """Goes on, or stops, as the table is."""
        due = self.asked or self._ended
        reviewing = self._review is not None and self._review.busy
        if not due:
            self.timer.stop()
        elif self._thinker.thinks or reviewing or not (self.asked or self._machine.reading):
            self.reviewer.stop()
        elif self._memory.busy:
            pass  # records may lie elsewhere than it is known
        elif not self.reviewer.busy:
            self._weigh([one for one in due if one.path == due[0].path])

    def _weigh(self, due: Sequence[Due]) -> None:
        """All that is due of a match."""
        from moon_desktop.memory.summary import digests

        self._now = {one.hand: one for one in due}
        folder = self._host.folder
        try:
            assert folder is not None
            reading = read_record(folder / due[0].path)
        except (Damage, OSError):
            self._give_up()
            return
        header, entries = reading.header, (*reading.entries, *reading.due)
        found = digests(header, entries)
        if any(found.get(one.hand) != one.digest for one in due):
            self._give_up()
            return
        self._game = header.game
        rules, seats = CATALOGUE[header.game].rules_of(header.rules), set[int]()
        self.reviewer.open(
            header.game, rules, entries, [*self._now], seats.union(*(one.seats for one in due))
        )
        self.reviewer.weigh(due[0].hand, others=True, only=True)
        for one in due:
            # It may have been known.
            self._learnt(one.hand)

    def _learnt(self, hand: int) -> None:
        due, review = self._now.get(hand), self.reviewer.review(hand)
        if due is not None and review is not None and review.weighed_of(due.seats):
            self._keep(self._game, review, due.digest, due.seats)
            self._leave(due)
            self.went_on.emit()

    def _give_up(self) -> None:
        """The match cannot be weighed, or not as it was known."""
        self._leave(*self._now.values())
        self.went_on.emit()

    def _leave(self, *gone: Due) -> None:
        for one in gone:
            self._now.pop(one.hand)
        self.asked = [one for one in self.asked if one not in gone]
        self._ended = [one for one in self._ended if one not in gone]

    # --- what is kept -----------------------------------------------------------------------

    def _keep(self, game: str, review: HandReview, digest: bytes, seats: Sequence[int]) -> None:
        from moon_desktop.memory.weighed import weighed

        self._memory.keep(weighed(game, review, digest, seats))

    def _keep_review(self, header: Header, entries: tuple[Entry, ...], review: HandReview) -> None:
        from moon_desktop.memory.figures import weighs
        from moon_desktop.memory.summary import digests

        digest = digests(header, entries).get(review.number)
        if self._host.folder is not None and digest is not None and weighs(header.game):
            self._keep(header.game, review, digest, range(len(header.seats)))
