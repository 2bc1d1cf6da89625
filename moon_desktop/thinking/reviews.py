"""Weighs the finished hands of a match away from the window, which never waits for a review."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.account import accounts
from moon_desktop.engine.entries import Bid, Choice, Entry, HandEnd
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.house_rules import Rules
from moon_desktop.players.player import Limits
from moon_desktop.players.review import HandReview, Step, hand_review
from moon_desktop.thinking.asking import Asking
from moon_desktop.thinking.worker import Worker, look, weigh

_PLAY: Final = 0.4
"""Seconds for a choice; a hand has some twenty-six."""
_BID: Final = 1.2
"""What is bid decides most, and takes longest to tell."""
_FORCED: Final = 0.1


class Scales:
    """What finds out about hands of the game of that name, at work in ``worker``. Both answers
    raise Stopped when they are stopped."""

    def __init__(self, worker: Worker, game: str) -> None:
        self.worker = worker
        self._game = game
        self._here = game in OWN

    def look(
        self, rules: Rules, entries: Sequence[Entry], number: int, limits: Limits
    ) -> HandReview:
        """Hand ``number``, every choice in it valued with all pieces seen."""
        # A match cannot be sent, but what it takes long to find out about it can.
        seen = self.worker.think(
            look, self._game, rules, entries, number, limits=limits, here=self._here
        )
        return hand_review(CATALOGUE[self._game], rules, entries, number, seen)

    def weigh(self, step: Step, limits: Limits) -> Step:
        """``step`` with its choices weighed by what its player knew, in the seconds that such a
        choice has."""
        seconds = _BID if isinstance(step.choice, Bid) else _PLAY
        if len(step.before.legal()) == 1:
            seconds = _FORCED
        within, sight = limits._replace(seconds=seconds), step.before.sight(step.seat)
        knew = self.worker.think(weigh, self._game, sight, limits=within, here=self._here)
        return step._replace(knew=knew)


class Reviewer(QObject):
    """Keeps what it has learnt of each hand as long as that hand is the same."""

    learnt = Signal(int)
    """More is known of the hand of this number."""

    def __init__(
        self,
        parent: QObject | None,
        scales: Callable[[Worker, str], Scales] = Scales,
        beside: Reviewer | None = None,
    ) -> None:
        """``beside``: one that gives way to this one, with whose worker, and of which what it knows
        is known."""
        super().__init__(parent)
        # Computer players and hints have another: they are not to wait for a review.
        self.worker: Worker = Worker() if beside is None else beside.worker
        self._beside = beside
        self.scales = scales
        """What weighs the hands of a match, from the next ``open`` on."""
        self._scales: Scales
        self._rules: Rules
        self._entries: tuple[Entry, ...] = ()
        self._hands: tuple[int, ...] = ()
        self._choices = 0
        """How many there are in these hands."""
        self._people: Collection[int] = ()
        self._only = False
        """Whether only what these chose is wanted."""
        self.known: dict[int, HandReview] = {}
        """What is known of hands, by their numbers."""
        self._wanted: list[int] = []
        self._place = 0
        """Which choice of the first of the hands wanted is being weighed."""
        self._asking = Asking(self)
        self._asking.answered.connect(self._take)
        self.failed = self._asking.failed
        """The rest cannot be weighed; the log has why."""

    def open(
        self,
        game: str,
        rules: Rules,
        entries: Sequence[Entry],
        hands: Sequence[int],
        people: Collection[int] = (),
    ) -> None:
        """Reviews the match of ``entries``, hidden pieces and all, from now on: those ``hands``
        of it, all finished; what the seats ``people`` chose is weighed before the rest."""
        self.stop()
        match = CATALOGUE[game].start(rules)
        told = {one.number: one for one in accounts(match, entries)}
        beside = () if self._beside is None else self._beside.known.items()
        self.known = {
            number: review
            for number, review in (*beside, *self.known.items())
            if review.stands_in(rules, entries, told.get(number))
        }
        self._scales = self.scales(self.worker, game)
        self._rules, self._entries, self._hands = rules, tuple(entries), tuple(hands)
        ended = accumulate(isinstance(entry, HandEnd) for entry in entries)
        self._choices = sum(
            isinstance(entry, Choice) and hands_before + 1 in self._hands
            for entry, hands_before in zip(entries, ended, strict=True)
        )
        self._people = people

    def review(self, number: int) -> HandReview | None:
        """What is known of a hand so far."""
        return self.known.get(number)

    @property
    def reviews(self) -> tuple[HandReview, ...]:
        """The hands of which everything is weighed, in order."""
        found = (self.known.get(number) for number in self._hands)
        return tuple(review for review in found if review is not None and review.weighed)

    @property
    def progress(self) -> tuple[int, int]:
        """How many choices of all the hands are weighed, and how many there are."""
        known = [self.known[number] for number in self._hands if number in self.known]
        weighed = sum(step.knew is not None for review in known for step in review.steps)
        return weighed, self._choices

    @property
    def busy(self) -> bool:
        """Whether anything is being weighed."""
        return self._asking.busy

    def weigh(self, first: int, *, others: bool, only: bool = False) -> None:
        """Goes on with hand ``first``, and after it with all ``others``, if they are wanted;
        ``only``: with no more of each than what its people had to choose."""
        self.stop()
        if self._beside is not None:
            self._beside.stop()
        self._only = only
        later = [number for number in self._hands if number != first] if others else []
        self._wanted = [first, *later]
        self._go_on()

    def stop(self) -> None:
        """Nothing more is wanted; what is learnt stays."""
        self._asking.stop()

    def close(self) -> None:
        """The program is about to end."""
        self.stop()
        self.worker.close()

    def _go_on(self) -> None:
        """Asks for what is not known yet of the hands wanted, one thing at a time."""
        while self._wanted:
            number, known = self._wanted[0], self.known.get(self._wanted[0])
            if known is None:
                self._asking.ask(partial(self._scales.look, self._rules, self._entries, number))
                return
            theirs = [step.seat in self._people for step in known.steps]
            for place in sorted(range(len(theirs)), key=lambda place: not theirs[place]):
                step = known.steps[place]
                if step.open_to(self._people) if self._only else step.knew is None:
                    self._place = place
                    self._asking.ask(partial(self._scales.weigh, step))
                    return
            del self._wanted[0]

    def _take(self, found: HandReview | Step) -> None:
        number = self._wanted[0]
        if isinstance(found, HandReview):
            self.known[number] = found
        else:
            self.known[number] = self.known[number].with_step(self._place, found)
        self._go_on()
        self.learnt.emit(number)
