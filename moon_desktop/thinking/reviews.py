"""Weighs the finished hands of a match away from the window, which never waits for a review."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import accumulate
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.account import accounts
from moon_desktop.engine.entries import Bid, Choice, Entry, HandEnd
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.players.player import Limits
from moon_desktop.players.review import HandReview, Step, hand_review
from moon_desktop.thinking import tasks
from moon_desktop.thinking.asking import Asking, Question
from moon_desktop.thinking.worker import Worker

Stop: TypeAlias = Callable[[], bool]

_PLAY: Final = 0.4
"""Seconds for a choice; a hand has some twenty-six."""
_BID: Final = 1.2
"""What is bid decides most, and takes longest to tell."""
_FORCED: Final = 0.1


class Scales(NamedTuple):
    """What finds out about hands, away from the window: ``look`` values every choice of one with
    all pieces seen, ``weigh`` one choice by what its player knew. Both raise Stopped when they are
    stopped."""

    look: Callable[[Any, Sequence[Entry], int, Stop], HandReview]
    weigh: Callable[[Step, Stop], Step]


def in_worker(worker: Worker, game: str) -> Scales:
    """The program's own for the game of that name, at work in ``worker``."""
    here = game in OWN

    def look(rules: Any, entries: Sequence[Entry], number: int, stop: Stop) -> HandReview:
        # A match cannot be sent, but what it takes long to find out about it can.
        limits = Limits(None, stop)
        seen = worker.think(tasks.look, game, rules, entries, number, limits=limits, here=here)
        return hand_review(CATALOGUE[game], rules, entries, number, seen)

    def weigh_one(step: Step, stop: Stop) -> Step:
        seconds = _BID if isinstance(step.choice, Bid) else _PLAY
        if len(step.before.legal()) == 1:
            seconds = _FORCED
        sight = step.before.sight(step.seat)
        knew = worker.think(tasks.weigh, game, sight, limits=Limits(seconds, stop), here=here)
        return step._replace(knew=knew)

    return Scales(look, weigh_one)


def _until_stopped(task: Callable[[Stop], Any]) -> Question:
    return lambda limits: task(limits.stop)


class Reviewer(QObject):
    """Keeps what it has learnt of each hand as long as that hand is the same."""

    learnt = Signal(int)
    """More is known of the hand of this number."""
    failed = Signal()
    """The rest cannot be weighed; the log has why."""

    def __init__(
        self, parent: QObject | None, scales: Callable[[Worker, str], Scales] = in_worker
    ) -> None:
        super().__init__(parent)
        # Computer players and hints have another: they are not to wait for a review.
        self._worker = Worker()
        self.scales = scales
        """What weighs the hands of a match, from the next ``open`` on."""
        self._scales: Scales | None = None
        self._rules: Any = None
        self._entries: tuple[Entry, ...] = ()
        self._hands: tuple[int, ...] = ()
        self._choices = 0
        """How many there are in these hands."""
        self._people: Collection[int] = ()
        self._reviews: dict[int, HandReview] = {}
        self._wanted: list[int] = []
        self._place: int | None = None
        """Which choice of the first of the hands wanted is being weighed, None for all of it."""
        self._asking = Asking(self)
        self._asking.answered.connect(self._take)
        self._asking.failed.connect(self.failed)

    def open(
        self,
        game: str,
        rules: Any,
        entries: Sequence[Entry],
        hands: Sequence[int],
        people: Collection[int] = (),
    ) -> None:
        """Reviews the match of ``entries``, hidden pieces and all, from now on: those ``hands``
        of it, all finished; what the seats ``people`` chose is weighed before the rest."""
        self.stop()
        match = CATALOGUE[game].start(rules)
        known = {told.number: told for told in accounts(match, entries)}
        self._reviews = {
            number: review
            for number, review in self._reviews.items()
            if review.stands_in(rules, entries, known.get(number))
        }
        self._scales = self.scales(self._worker, game)
        self._rules, self._entries, self._hands = rules, tuple(entries), tuple(hands)
        ended = accumulate(isinstance(entry, HandEnd) for entry in entries)
        self._choices = sum(
            isinstance(entry, Choice) and hands_before + 1 in self._hands
            for entry, hands_before in zip(entries, ended, strict=True)
        )
        self._people = people

    def review(self, number: int) -> HandReview | None:
        """What is known of a hand so far."""
        return self._reviews.get(number)

    @property
    def reviews(self) -> tuple[HandReview, ...]:
        """The hands of which everything is weighed, in order."""
        found = (self._reviews.get(number) for number in self._hands)
        return tuple(review for review in found if review is not None and review.weighed)

    @property
    def progress(self) -> tuple[int, int]:
        """How many choices of all the hands are weighed, and how many there are."""
        known = [self._reviews[number] for number in self._hands if number in self._reviews]
        weighed = sum(step.knew is not None for review in known for step in review.steps)
        return weighed, self._choices

    def weigh(self, first: int, *, others: bool) -> None:
        """Goes on with hand ``first``, and after it with all ``others``, if they are wanted."""
        self.stop()
        later = [number for number in self._hands if number != first] if others else []
        self._wanted = [first, *later]
        self._go_on()

    def stop(self) -> None:
        """Nothing more is wanted; what is learnt stays."""
        self._asking.stop()

    def close(self) -> None:
        """The program is about to end."""
        self.stop()
        self._worker.close()

    def _go_on(self) -> None:
        """Asks for what is not known yet of the hands wanted, one thing at a time."""
        scales = self._scales
        assert scales is not None
        while self._wanted:
            number, known = self._wanted[0], self._reviews.get(self._wanted[0])
            if known is None:
                look = partial(scales.look, self._rules, self._entries, number)
                self._place = None
                self._asking.ask(_until_stopped(look))
                return
            theirs = [step.seat in self._people for step in known.steps]
            for place in sorted(range(len(theirs)), key=lambda place: not theirs[place]):
                step = known.steps[place]
                if step.knew is None:
                    self._place = place
                    weigh_it = partial(scales.weigh, step)
                    self._asking.ask(_until_stopped(weigh_it))
                    return
            del self._wanted[0]

    def _take(self, found: HandReview | Step) -> None:
        number = self._wanted[0]
        if isinstance(found, HandReview):
            self._reviews[number] = found
        else:
            assert self._place is not None
            self._reviews[number] = self._reviews[number].with_step(self._place, found)
        self._go_on()
        self.learnt.emit(number)
