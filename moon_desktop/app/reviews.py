"""Opens the review of a finished hand, feeds it, and leads from it back to the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from moon_desktop.app.croupier import Croupier
from moon_desktop.app.host import people_of
from moon_desktop.app.matches import Matches
from moon_desktop.app.parts import Parts
from moon_desktop.app.running_match import SideMatch, ended, once_more, what_if
from moon_desktop.app.seating import shown_names
from moon_desktop.engine.entries import Entry
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.show import Show
from moon_desktop.games.views.review import Moment, Readers
from moon_desktop.players.review import HandReview
from moon_desktop.table.open_table import OpenTable
from moon_desktop.thinking.reviews import Reviewer
from moon_desktop.windows.paper.dialog import OwnWindow
from moon_desktop.windows.review.window import ReviewWindow
from moon_desktop.windows.score.model import ScoreModel, folded

STAND_IN: Final = "expert"
"""The level of those who play in the place of other persons."""


class ReviewRoom(QObject):
    """One review at a time, of the match that is on disk; hands in play are never shown (M1.5)."""

    weighed = Signal(object, object, object)
    """A hand is weighed to its end: header and entries of its record, and its review."""

    def __init__(
        self,
        parts: Parts,
        croupier: Croupier,
        matches: Matches,
        beside: Reviewer,
        parent: QObject,
    ) -> None:
        """``beside``: what weighs hands while no review is open."""
        super().__init__(parent)
        host, _, _, window = parts
        self._croupier = croupier
        self._host = host
        self._matches = matches
        self._record: tuple[Header, tuple[Entry, ...]] | None = None
        """The match that is reviewed, where that is not the one at the table."""
        self._hands: tuple[int, ...] = ()
        self._names: tuple[str, ...] = ()
        self._people: tuple[int, ...] = ()
        self._faces: Sequence[str] = ()
        self._wanted = 0
        self._chosen_among: tuple[int, ...] = ()
        """The hands that were finished when one of them was last asked for."""
        self.reviewer = Reviewer(self, beside=beside)
        self.table = OpenTable()
        self._over, self._scores, self._bottom = window, window.scores, 0
        self.window = ReviewWindow(self.table, window)
        self.window.moment_shown.connect(self.table.show_moment)
        self.reviewer.learnt.connect(self._learnt)
        self.reviewer.failed.connect(self.window.say_failed)
        self.window.hand_wanted.connect(self._turn_to)
        self.window.match_wanted.connect(self._weigh_all)
        self.window.play_on_wanted.connect(self._play_on)
        self.window.retry_wanted.connect(self._retry)
        self.window.closed.connect(self.reviewer.stop)
        window.closing.connect(self.reviewer.close)
        host.laid_out.connect(self._laid_out)
        croupier.entry_shown.connect(self._entry_shown)

    @property
    def _own(self) -> tuple[Header, tuple[Entry, ...]]:
        """The match that is reviewed."""
        return self._record or self._host.own

    @property
    def _rules(self) -> Any:
        header, _ = self._own
        return self._game.rules_of(header.rules)

    @property
    def _game(self) -> Game:
        header, _ = self._own
        return CATALOGUE[header.game]

    def open_record(
        self,
        header: Header,
        entries: tuple[Entry, ...],
        number: int | None = None,
        step: int | None = None,
    ) -> None:
        """As ``open``, of a match that is not at the table, at a ``step`` of the hand from 0."""
        self._open((header, entries), number, step)

    def open(self, number: int | None = None) -> None:
        """Shows hand ``number`` if it is finished; None: the one that was shown last, if nothing
        has ended since, or else the one that ended last."""
        self._open(None, number)

    def _open(
        self,
        record: tuple[Header, tuple[Entry, ...]] | None,
        number: int | None,
        step: int | None = None,
    ) -> None:
        self._record = record
        if not self._renew():
            return
        here = self.window.hand
        if number is None:
            same = here in self._hands and self._hands == self._chosen_among
            number = here if here is not None and same else self._hands[-1]
        if number in self._hands:
            self.window.come_up()
            self.window.open_at(number, step)
            self._turn_to(number)

    def _turn_to(self, number: int) -> None:
        """Shows a hand that was asked for."""
        self._chosen_among = self._hands
        self._show(number)

    def _renew(self) -> bool:
        """Takes up the match as it stands; False where no hand of it is finished."""
        header, entries = self._own
        people = people_of(header)
        self._hands = self._croupier.finished if self._record is None else ended(entries)
        # What was still to be told of the match before is told with its own names.
        self.reviewer.open(header.game, self._rules, entries, self._hands, people)
        self._names, self._people = shown_names(header), people
        self._faces = self._croupier.faces(header)
        self._bottom = self._host.viewer if self._record is None else (*people, 0)[0]
        scores = self._scores
        if self._record is not None:
            scores = ScoreModel()
            names = [seat.name for seat in header.seats]
            show = self._game.show
            scores.set_sheet(show, folded(show, self._rules, names, entries, self._bottom))
        self.window.show_hands(self._hands, scores)
        return bool(self._hands)

    def _show(self, number: int) -> None:
        """Shows what is known of a hand, and has the rest of it weighed."""
        known = self.reviewer.review(number)
        if known is None:
            self.window.wait_for_hand()
        else:
            self._tell(known)
        self._wanted = number
        self.reviewer.weigh(number, others=self.window.match_shown)
        self._show_match()

    def _learnt(self, number: int) -> None:
        review = self.reviewer.review(number)
        if number == self._wanted and review is not None:
            self._tell(review)
        if review is not None and review.weighed:
            self.weighed.emit(*self._own, review)
        if review is not None and (review.weighed or self.window.match_shown):
            self._show_match()

    def _tell(self, review: HandReview) -> None:
        show, names = self._game.show, self._names
        fortunes = self._game.players.fortunes([review]) if review.weighed else None
        hand = show.review.hand(review, names, Readers(self._people, fortunes))
        # Until now the hand of a match before may have been shown, with its own pieces and seats.
        self.table.face, self.table.bottom = show.table.face, self._bottom
        self.table.sitters = self._faces
        moment = partial(_moment, show, names, self._people, review)
        self.window.show_hand(hand, moment, show.table.face)

    def _weigh_all(self) -> None:
        self.reviewer.weigh(self._wanted, others=True)
        self._show_match()

    def _show_match(self) -> None:
        """Luck and play over the hands that are weighed."""
        ready = self.reviewer.reviews
        fortunes = self._game.players.fortunes(ready) if ready else None
        self.window.show_match(fortunes, *self.reviewer.progress, self._names)

    # --- to the table and back ------------------------------------------------------------

    def _play_on(self, place: int) -> None:
        self._step_aside(what_if(*self._own, place, STAND_IN))

    def _retry(self, number: int) -> None:
        seat = self._people[0] if self._people else self.table.bottom
        self._step_aside(once_more(*self._own, number, seat, STAND_IN))

    def _step_aside(self, side: SideMatch) -> None:
        for window in self._over.findChildren(OwnWindow):
            # Any that stays would lie over the table at which it is played.
            window.close()
        self._matches.step_aside(side)

    def _laid_out(self) -> None:
        """Another match, or this one after something was taken back: what is shown may be gone."""
        shown = self.window.isVisible() and self._record is None
        if not shown or self._host.side is not None:
            return
        here = self.window.hand
        if not self._renew():
            self.window.close()
        elif here is not None:
            self._show(here if here in self._hands else self._hands[-1])

    def _entry_shown(self, entry: object) -> None:
        """A hand that has just ended can be reviewed, too."""
        if self._record is None and self._croupier.finished != self._hands:
            self._laid_out()


def _moment(
    show: Show, names: Sequence[str], people: Sequence[int], review: HandReview, number: int
) -> Moment:
    """Choice ``number`` of a hand; a mistake of who reads it alone with the reason that a hint
    would have given. It stays what it is while another match is looked into."""
    step = review.steps[number]
    moment = show.review.moment(review, number, names)
    if not step.size or step.knew is None or tuple(people) != (step.seat,):
        return moment
    reason = show.hints.hint(step.knew, names).reason
    return moment._replace(told=f"{moment.told} {reason}".rstrip())
