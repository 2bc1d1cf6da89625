"""The coach: asks once before a choice that throws away what another keeps."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from moon_desktop.app.croupier import Croupier
from moon_desktop.app.learning.slip_desk import SlipDesk
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.engine.entries import Choice, Note, Play
from moon_desktop.learning.coach import Doubt, doubt
from moon_desktop.players.advice import Advice
from moon_desktop.table.poses import piece_of
from moon_desktop.thinking.asking import Adviser, Asking
from moon_desktop.windows.learning.pointer import Target
from moon_desktop.windows.learning.slip import SlipTold
from moon_desktop.words.language import tr

AHEAD: Final = (0.1, 0.3)
"""Seconds in which the choices are weighed while the person looks at the table, and weighed once
more."""

AT_ONCE: Final = 0.1
"""Seconds for the same where a choice is made sooner."""

CLOSER: Final = 0.18
"""Seconds for the look at a choice that is doubted."""

PATIENCE: Final = 300
"""Ms that a choice waits at the most."""

FEW: Final = 4
"""Deals that are enough for that look."""

BRIEF: Final = 100
"""Letters of a reason that have room on the slip."""

AGAIN: Final = "again"
PLAY: Final = "play"
"""The keys of the slip."""


class Coach(QObject):
    """Knows what the person in turn has seen and nothing else (M1.5), and says nothing beside the
    match: a lesson and a review have words of their own."""

    def __init__(
        self,
        parts: Parts,
        croupier: Croupier,
        preferences: Preferences,
        desk: SlipDesk,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._host, self._thinker, self._table, self._window = parts
        self._croupier = croupier
        self.desk = desk
        """Where its question is written."""
        self._preferences = preferences
        self.adviser: Adviser | None = None
        """Who weighs the choices, if not the adviser of the game."""
        self._advice: Advice | None = None
        self._held: Choice | None = None
        """What waits to be weighed, or is asked about."""
        self._closer = False
        """Whether it is looked at once more, beside the best."""
        self._asked: list[tuple[Any, Choice]] = []
        self.thinker = Asking(self)
        self.thinker.answered.connect(self._given)
        self.thinker.failed.connect(self._let_go)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._let_go)
        croupier.objection = self.holds_back
        croupier.machine.closed.connect(self._leave)
        self._window.closing.connect(self._stop)

    @property
    def asks(self) -> bool:
        """Whether the slip lies on the table with its question."""
        return self.desk.has(self)

    # --- weighing -----------------------------------------------------------------------------

    def look_on(self) -> None:
        """The person is asked: weighs the choices meanwhile."""
        sight = self._sight()
        if sight is not None and not self._knows(sight):
            self._weigh(sight, *AHEAD)

    def give_way(self) -> None:
        """Somebody else is waited for who thinks in the same place."""
        if not self._croupier.machine.held:
            self.thinker.stop()

    def _sight(self) -> Any:
        """What the person before the window sees, if it has a choice to make in the match."""
        wanted = self._preferences.settings.coach and self._host.side is None
        sight = self._host.asked if wanted else None
        return sight if sight is not None and len(sight.legal) > 1 else None

    def _knows(self, sight: Any) -> bool:
        return self._advice is not None and self._advice.sight == sight

    def _weigh(self, sight: Any, *seconds: float) -> None:
        adviser = self.adviser or self._thinker.worker.adviser(self._host.header.game)
        self.thinker.ask(partial(adviser, sight), *seconds)

    # --- a choice -----------------------------------------------------------------------------

    def holds_back(self, choice: Choice) -> bool:
        """Whether ``choice`` waits to be weighed, or is asked about; it is entered then, unless
        the person thinks again. What is asked about and made once more is meant."""
        if choice == self._held and not self.asks:
            return True
        sight = self._sight()
        if self._held is not None:
            self._table.picking.give_back(choice.piece)
        self._drop()
        if sight is None or (sight, choice) in self._asked:
            return False
        known = self._advice if self._knows(sight) else None
        if known is not None and doubt(known, choice, FEW) is None:
            return False
        self._held = choice
        self._croupier.machine.hold()
        self._patience.start()
        if known is not None:
            self._look_closer(known)
        elif not self.thinker.busy:
            self._weigh(sight, AT_ONCE)
        return True

    def _given(self, advice: Advice) -> None:
        held, known = self._held, self._advice
        if not self._closer:
            self._advice = advice
            if held is not None and doubt(advice, held, FEW) is not None:
                self._look_closer(advice)
            else:
                self._let_go()
            return
        self._closer = False
        found = None if held is None else doubt(advice, held)
        if found is None or known is None or found.better != known.best:
            self._let_go()
        else:
            self._ask(found, advice)

    def _look_closer(self, known: Advice) -> None:
        """Weighs the choice once more, and beside it the best alone: of many some are weighed over
        a few deals only. What is unsound needs no second look."""
        assert self._held is not None
        found = doubt(known, self._held)
        if found is not None and found.fault == "unsound":
            self._ask(found, known)
            return
        sight, two = known.sight, (self._held, known.best)
        legal = tuple(choice for choice in sight.legal if choice in two)
        self._closer = True
        self._weigh(sight._replace(legal=legal), CLOSER)

    def _let_go(self) -> None:
        """Nothing speaks against the choice for certain, or nothing is known in time."""
        held = self._held
        self._drop()
        if held is not None:
            self._croupier.choose(held, meant=True)

    def _drop(self) -> None:
        """Nothing is held back any more."""
        self._patience.stop()
        if self._closer:
            self.thinker.stop()
        self._held, self._closer = None, False
        if self._croupier.machine.held:
            self._croupier.machine.hold(False)
        self.desk.withdraw(self)

    def _leave(self) -> None:
        """The person is not asked any more, or is asked the same anew."""
        if self._held is not None and self._sight() is not None:
            self._table.picking.give_back()
        self._stop()

    def _stop(self) -> None:
        self.thinker.stop()
        self._drop()

    # --- asking -------------------------------------------------------------------------------

    def _ask(self, found: Doubt, advice: Advice) -> None:
        assert self._advice is not None
        assert self._held is not None
        self._patience.stop()
        sight = self._advice.sight
        self._asked.append((sight, self._held))
        self._host.note(Note("hint", seat=sight.seat))
        self._host.once_on_disk(partial(self._put, found, advice, self._held))

    def _put(self, found: Doubt, advice: Advice, held: Choice) -> None:
        """The question itself, unless something else is chosen by now."""
        if self._held is not held or self._advice is None:
            return
        show, names = self._host.game.show, self._host.names
        against = show.hints.doubted(found.fault, advice, held, names)
        hint = show.hints.hint(self._advice, names)
        # What takes long to tell is for a hint to tell.
        why = hint.reason if 0 < len(hint.reason) <= BRIEF else hint.sentence
        better = f"{hint.best}\n{why}" if hint.best else why
        all_the_same = tr("Do it all the same")
        if isinstance(held, Play):
            all_the_same = tr("Play it all the same")
        keys = ((AGAIN, tr("Think again")), (PLAY, all_the_same))
        self.desk.write(self, SlipTold(tr("One moment"), against, better, keys))
        self.desk.lie()

    def aim(self) -> Target | None:
        """What was chosen, where that lies now."""
        assert self._held is not None
        target = self.desk.targets.chosen(self._held)
        for key in self._table.scene.own_pieces():
            piece = self._table.scene.pieces[key]
            if target is not None and piece_of(key) == self._held.piece and not piece.lies:
                # It was dropped on the middle.
                target.box.moveCenter(piece.pos())
        return target

    def answer(self, key: str) -> None:
        """The choice stands, or the person thinks again."""
        if key == PLAY:
            self._let_go()
        else:
            self._table.picking.give_back()
            self._drop()
            self._table.view.setFocus()

    def take_key(self, event: QKeyEvent) -> bool:
        """Esc is thinking again, where it asks; whether it did."""
        taken = self.asks and event.key() == Qt.Key.Key_Escape
        if taken:
            self.answer(AGAIN)
        return taken
