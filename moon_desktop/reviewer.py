"""Weighs the finished hands of a match away from the window, which never waits for a review."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.engine.entries import Bid, Choice, Entry
from moon_desktop.games.moon_account import accounts
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.players.review import HandReview, Step, hand_review, seen_in
from moon_desktop.study import Study

_log = logging.getLogger(__name__)

Stop: TypeAlias = Callable[[], bool]

_PLAY: Final = 0.4
"""Seconds for a choice; a hand has some twenty-six."""
_BID: Final = 1.2
"""What is bid decides most, and takes longest to tell."""
_FORCED: Final = 0.1

_LISTEN: Final = 50
"""Ms between two looks at what was found."""

_Job: TypeAlias = tuple[int, HandReview | None]
"""The number of a hand, and what is known of it."""


class Scales(NamedTuple):
    """What finds out about hands, away from the window: ``look`` values every choice of one with
    all tiles seen, ``weigh`` one choice by what its player knew. Both raise Stopped when they are
    stopped."""

    look: Callable[[MoonRules, Sequence[Entry], int, Stop], HandReview]
    weigh: Callable[[Step, Stop], Step]


def in_study(study: Study) -> Scales:
    """The program's own, at work in ``study``."""

    def look(rules: MoonRules, entries: Sequence[Entry], number: int, stop: Stop) -> HandReview:
        # A match cannot be sent, but what it takes long to find out about it can.
        seen = study.think(_seen, rules, entries, number, limits=Limits(0.0, stop))
        return hand_review(rules, entries, number, seen=seen)

    def weigh(step: Step, stop: Stop) -> Step:
        from moon_desktop.players.hint import weigh as adviser

        seconds = _BID if isinstance(step.choice, Bid) else _PLAY
        if len(step.before.legal()) == 1:
            seconds = _FORCED
        sight = step.before.sight(step.seat)
        return step._replace(knew=study.think(adviser, sight, limits=Limits(seconds, stop)))

    return Scales(look, weigh)


def _seen(
    rules: MoonRules, entries: Sequence[Entry], number: int, limits: Limits
) -> tuple[dict[Choice, int], ...]:
    """``seen_in`` as a task for a study."""
    return seen_in(rules, entries, number, limits.stop)


class Reviewer(QObject):
    """Keeps what it has learnt of each hand as long as that hand is the same."""

    learnt = Signal(int)
    """More is known of the hand of this number."""
    failed = Signal()
    """The rest cannot be weighed; the log has why."""

    def __init__(self, parent: QObject | None, scales: Scales | None = None) -> None:
        super().__init__(parent)
        # Computer players and hints have another: they are not to wait for a review.
        self._study = Study()
        self._scales = in_study(self._study) if scales is None else scales
        self._rules: MoonRules | None = None
        self._entries: tuple[Entry, ...] = ()
        self._hands: tuple[int, ...] = ()
        self._reviews: dict[int, HandReview] = {}
        self._work: _Work | None = None
        self._listening = QTimer(self)
        self._listening.setInterval(_LISTEN)
        self._listening.timeout.connect(self._listen)

    def open(self, rules: MoonRules, entries: Sequence[Entry], hands: Sequence[int]) -> None:
        """Reviews the match of ``entries``, hidden tiles and all, from now on: those ``hands``
        of it, all finished."""
        self.stop()
        known = {one.number: one for one in accounts(rules, entries)}
        kept = {
            number: review
            for number, review in self._reviews.items()
            if (review.rules, review.account) == (rules, known.get(number))
            and _same_place(review, entries)
        }
        self._rules, self._entries = rules, tuple(entries)
        self._hands = tuple(hands)
        self._reviews = kept

    def review(self, number: int) -> HandReview | None:
        """What is known of a hand so far."""
        return self._reviews.get(number)

    @property
    def reviews(self) -> tuple[HandReview, ...]:
        """The hands of which everything is weighed, in order."""
        found = (self._reviews.get(number) for number in self._hands)
        return tuple(review for review in found if review is not None and review.weighed)

    def weigh(self, first: int, *, others: bool) -> None:
        """Goes on with hand ``first``, and after it with all ``others``, if they are wanted."""
        self.stop()
        later = [number for number in self._hands if number != first] if others else []
        jobs = [(number, self._reviews.get(number)) for number in (first, *later)]
        jobs = [(number, known) for number, known in jobs if known is None or not known.weighed]
        if jobs:
            assert self._rules is not None
            work = _Work(self._rules, self._entries, jobs, self._scales)
            self._work = work
            threading.Thread(target=work.run, daemon=True).start()
            self._listening.start()

    def stop(self) -> None:
        """Nothing more is wanted; what is learnt stays."""
        self._listening.stop()
        if self._work is not None:
            self._listen()
        if self._work is not None:
            self._work.stopped = True
            self._work = None

    def close(self) -> None:
        """The program is about to end."""
        self.stop()
        self._study.close()

    def _listen(self) -> None:
        """Takes in what was found since."""
        work = self._work
        assert work is not None
        learnt: dict[int, None] = {}
        while not work.found.empty():
            number, found = work.found.get()
            if isinstance(found, HandReview):
                self._reviews[number] = found
            else:
                place, step = found
                self._reviews[number] = self._reviews[number].with_step(place, step)
            learnt[number] = None
        if work.over.is_set() and work.found.empty():
            self._listening.stop()
            self._work = None
            if work.failed:
                self.failed.emit()
        for number in learnt:
            self.learnt.emit(number)


class _Work:
    """What one thread has to do. It says what it finds to nobody, who might have gone meanwhile:
    it lays it down in ``found``."""

    def __init__(
        self,
        rules: MoonRules,
        entries: tuple[Entry, ...],
        jobs: list[_Job],
        scales: Scales,
    ) -> None:
        self._rules = rules
        self._entries = entries
        self._jobs = jobs
        self._scales = scales
        self.found: SimpleQueue[tuple[int, HandReview | tuple[int, Step]]] = SimpleQueue()
        self.stopped = False
        self.failed = False
        self.over = threading.Event()

    def run(self) -> None:
        """Weighs every hand, in a thread of its own."""
        try:
            for number, known in self._jobs:
                self._weigh_hand(number, known)
        except Stopped:
            pass
        except BaseException:
            # Whatever went wrong in there, the window goes on.
            _log.exception("the review of a hand failed")
            self.failed = True
        self.over.set()

    def _weigh_hand(self, number: int, known: HandReview | None) -> None:
        if known is None:
            known = self._scales.look(self._rules, self._entries, number, self._stop)
            self.found.put((number, known))
        for place, step in enumerate(known.steps):
            if self.stopped:
                raise Stopped
            if step.knew is None:
                self.found.put((number, (place, self._scales.weigh(step, self._stop))))

    def _stop(self) -> bool:
        return self.stopped


def _same_place(review: HandReview, entries: Sequence[Entry]) -> bool:
    """Whether every choice of a hand still stands where it stood."""
    return all(
        step.place < len(entries) and entries[step.place] == step.choice for step in review.steps
    )
