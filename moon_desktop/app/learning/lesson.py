"""Gives a lesson at the table: the real hand beside the match, a slip of paper at each step."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer

from moon_desktop.app.learning.slip_desk import SlipDesk
from moon_desktop.app.matches import Matches
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.running_match import SideMatch, hand_begins
from moon_desktop.app.seating import seated
from moon_desktop.disk import log
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.entries import Choice
from moon_desktop.engine.record import Header
from moon_desktop.engine.sight import Sight
from moon_desktop.games import CATALOGUE
from moon_desktop.learning import lesson as lessons
from moon_desktop.learning.lesson import END, Lesson, LessonHand
from moon_desktop.table import tempo
from moon_desktop.windows.learning.pointer import Pointer, Target
from moon_desktop.windows.learning.slip import LEAVE, SlipTold
from moon_desktop.windows.main import actions
from moon_desktop.words.language import tr

_log: Final = logging.getLogger(__name__)


class LessonRoom(QObject):
    """One lesson at a time. Where it stands follows from what was chosen in the hand: taking
    back, and playing the deal again, lead back in it, too."""

    def __init__(
        self,
        parts: Parts,
        matches: Matches,
        preferences: Preferences,
        desk: SlipDesk,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._host, _, self._table, self._window = parts
        self._matches, self._preferences = matches, preferences
        self._croupier = matches.croupier
        self.desk = desk
        """Where it is written what there is to be said."""
        self._lesson: Lesson | None = None
        self._pupil = ""
        """To whom it is given."""
        self._side: SideMatch | None = None
        self._hand = self._reached = 0
        self._resumed: int | None = None
        self._alone: int | None = None
        self._point: str | Choice = ""
        self._meant: Choice | None = None
        self.pointer = Pointer(self._window.view)
        self._croupier.rested.connect(self._rested)
        self._croupier.machine.closed.connect(self._closed)
        self._host.laid_out.connect(self._laid_out)
        self._window.closing.connect(self._keep)

    def has(self, game: str) -> bool:
        """Whether there is a lesson in ``game``."""
        return lessons.has(game)

    def start(self, game: str) -> None:
        """Begins the lesson in ``game``, or goes on where it was left; the match waits. Of one
        whose files are damaged that is said, and nothing else happens."""
        try:
            lesson, words = lessons.given(game)
        except lessons.BadLesson as bad:
            _log.warning("no lesson can be given: %s", bad)
            told = tr(
                "The lesson in {game} cannot be given, for its files are damaged. Install the"
                " program again to have it back; all else works without it. What is wrong is noted"
                " in the file {log}."
            )
            name = CATALOGUE[game].show.rules.title()
            self._window.note(told.format(game=name, log=log.NAME))
            return
        self._keep()
        self._lesson, self._words = lesson, words
        self._pupil = self._preferences.settings.whose
        if not self._host.begun:
            self._matches.begin(lesson.rules, game=game)
        kept = dict(self._preferences.settings.lessons).get(game, 0)
        place = min(kept, len(lesson.steps) - 1)
        self._lay(*lesson.steps[place], asks=place > 0)

    @property
    def given(self) -> bool:
        """Whether a lesson is being given."""
        # While the table is laid out anew the match may be back already.
        return self._side is not None and self._host.side is self._side

    # --- the hand -------------------------------------------------------------------------

    def _lay(self, hand: int, step: int, *, asks: bool = False) -> None:
        """Lays ``hand`` out as it stands when its ``step`` is due, and ``asks`` whether to go on
        there, unless the reader does that."""
        lesson = self._lesson
        assert lesson is not None
        self._hand, self._reached, self._alone = hand, step, None
        self._resumed = lesson.hands[hand].steps[step].at if asks else None
        game = CATALOGUE[lesson.game]
        chosen = Settings(your_name=self._preferences.settings.at_home.your_name)
        header = Header(
            game=lesson.game,
            rules=lesson.rules.to_record(),
            seats=seated(chosen, lesson.rules.table.count),
        )
        title = tr("Learning {game}").format(game=game.show.rules.title())
        entries = lesson.opened(hand, step)
        self._side = SideMatch(header, entries, hand + 1, False, title, self._prompt)
        self._matches.step_aside(self._side)

    @property
    def _script(self) -> LessonHand:
        assert self._lesson is not None
        return self._lesson.hands[self._hand]

    @property
    def _made(self) -> list[Choice]:
        """What was chosen in the hand, by everybody."""
        entries = self._host.entries
        since = entries[hand_begins(entries) :]
        return [entry for entry in since if isinstance(entry, Choice)]

    def _astray(self, made: list[Choice]) -> Choice | None:
        """The choice by which the hand left the script, if it did."""
        script = self._script
        agreed = script.agreed(made)
        return made[agreed] if agreed < min(len(made), len(script.script)) else None

    def _prompt(self, sight: Sight) -> Choice | Literal["later"] | None:
        """What somebody at the table is to choose."""
        if not self.given:
            return None
        made, script = self._made, self._script
        if self._astray(made) is not None:
            return None if self._alone is not None else "later"
        if self._resumed == len(made) or script.step_due(len(made), self._reached) is not None:
            return "later"
        return script.script[len(made)] if len(made) < len(script.script) else None

    # --- the slip -------------------------------------------------------------------------

    def _rested(self) -> None:
        if self.given and self._croupier.machine.pace in ("asking", "thinking"):
            self._show()

    def _closed(self) -> None:
        if self.given:
            self._withdraw()

    def _withdraw(self) -> None:
        self.desk.withdraw(self)
        self._point_at(None)

    def _show(self) -> None:
        """Says what there is to be said where the hand stands."""
        made, script = self._made, self._script
        if len(made) < script.first:
            # Taken back to before the lesson begins.
            QTimer.singleShot(0, self, self._begin_again)
            return
        astray = self._astray(made)
        if astray is None:
            self._alone = None
        if self._resumed == len(made):
            self._offer_to_go_on()
            return
        due = None if astray is not None else script.step_due(len(made), self._reached)
        if due is not None:
            self._tell_step(due)
        elif self._croupier.machine.reading:
            self._tell_end()
        elif astray is None:
            self._withdraw()
            if self._croupier.machine.asking and len(made) < len(script.script):
                wait = self._table.playback.tempo.holding(tempo.FORCED)
                QTimer.singleShot(wait, self, partial(self._choose_only, len(made)))
        elif self._alone is None:
            self._alone_since(made)

    def _choose_only(self, made: int) -> None:
        """What the reader has left to choose goes by itself, where that was not done meanwhile."""
        if self.given and self._croupier.machine.asking and len(self._made) == made:
            self._croupier.choose(self._script.script[made])

    def _begin_again(self) -> None:
        # Somebody may have gone back to the match meanwhile.
        if self.given:
            self._lay(self._hand, 0)

    def _alone_since(self, made: list[Choice]) -> None:
        """Something else was chosen: says so, unless the reader has played on since."""
        script = self._script
        agreed = script.agreed(made)
        wrong = made[agreed]
        if any(choice.seat == wrong.seat for choice in made[agreed + 1 :]):
            self._alone = agreed
            return
        due = script.step_due(agreed, self._reached)
        words = self._words[script.steps[due].key].why_not(wrong) if due is not None else ""
        words = words or tr("That may be chosen here, but the lesson goes another way.")
        keys = (("back", tr("Take it back")), ("on", tr("Play on")))
        self._tell(SlipTold(tr("Wait a moment"), words, keys=keys), due, wrong)

    def _tell_step(self, due: int) -> None:
        self._reached = max(self._reached, due)
        step = self._script.steps[due]
        words = self._words[step.key]
        keys: tuple[tuple[str, str], ...] = ()
        if step.choice is None:
            last = due == len(self._script.steps) - 1 and self._next_hand is not None
            keys = (("read", self._next_words if last else tr("Go on")),)
        told = SlipTold(words.title, words.words, words.act, keys)
        self._tell(told, due, step.point or step.choice or "", step.choice)

    def _tell_end(self) -> None:
        """The hand is over, played by the script or not."""
        words = self._words[END]
        keys = [("done", tr("Play")), ("practice", tr("Practise"))]
        if self._next_hand is not None:
            keys = [("next", self._next_words)]
        told = SlipTold(words.title, words.words, keys=tuple(keys))
        self._tell(told, len(self._script.steps), "pad")

    def _offer_to_go_on(self) -> None:
        place = self._place + 1
        assert self._lesson is not None
        words = tr("You left the lesson at step {step} of {steps}.").format(
            step=place, steps=len(self._lesson.steps)
        )
        keys = (("resume", tr("Go on there")), ("anew", tr("From the start")))
        self._tell(SlipTold(tr("Welcome back"), words, keys=keys), self._reached, "")

    def _tell(
        self,
        told: SlipTold,
        due: int | None,
        point: str | Choice,
        meant: Choice | None = None,
    ) -> None:
        assert self._lesson is not None
        steps = self._lesson.steps
        before = sum(hand < self._hand for hand, _ in steps)
        done = before + (self._reached if due is None else due)
        self._point, self._meant = point, meant
        self.desk.write(self, told._replace(done=done, of=len(steps), leave=tr("Leave")))
        if told.act or told.keys:
            # The slip says it in place of the line over the hand, which is there for what goes
            # wrong; those who cannot see it hear the slip.
            self._table.say("")
        self.desk.lie_soon()

    # --- where it lies --------------------------------------------------------------------

    def aim(self) -> Target | None:
        """What is spoken of; it is pointed at where it lies now."""
        point, targets = self._point, self.desk.targets
        target = targets.find(point) if isinstance(point, str) else targets.chosen(point)
        self._point_at(target)
        return target

    def _point_at(self, target: Target | None) -> None:
        meant = self.desk.targets.chosen(self._meant) if target and self._meant else target
        self._table.point_out(None if meant is None else meant.piece)
        if target is None:
            self.pointer.hide()
        else:
            targets = self.desk.targets
            lit = *targets.needed(), *targets.lit()
            self.pointer.point_at(target, lit, targets.between())

    # --- what the reader says -------------------------------------------------------------

    def answer(self, key: str) -> None:
        """Goes where the key of that name leads."""
        match key:
            case "read":
                self._read_on()
            case "back":
                self._matches.undo()
            case "on":
                self._play_on()
            case "next":
                self._lay(self._hand + 1, 0)
            case "resume":
                self._resumed = None
                self._go_on()
            case "anew":
                self._lay(0, 0)
            case "done":
                self._finish()
            case "practice":
                self._finish()
                self._window.actions_[actions.PRACTICE].trigger()
            case _:
                assert key == LEAVE
                if "done" in self.desk.slip.keys:
                    # Nothing is left of it to go on with.
                    self._hand = self._reached = 0
                self._stop()
                self._go_on()
                self._table.say(tr("Help, Learn to play… leads back to the lesson."))

    @property
    def _next_hand(self) -> int | None:
        assert self._lesson is not None
        return self._hand + 1 if self._hand + 1 < len(self._lesson.hands) else None

    @property
    def _next_words(self) -> str:
        """The key that goes on to the next hand, as the game calls that."""
        return tr(self._host.game.show.sheet.kind.next_hand)

    def _read_on(self) -> None:
        """The remark has been read."""
        self._reached += 1
        if self._reached == len(self._script.steps) and self._next_hand is not None:
            self._lay(self._hand + 1, 0)
        else:
            self._go_on()

    def _play_on(self) -> None:
        """The hand goes on without the lesson, until that is taken back."""
        self._alone = self._script.agreed(self._made)
        self._go_on()
        words = tr(
            "The others play on as they think best, and so do you. Undo leads back to the lesson."
        )
        self._tell(SlipTold(tr("As you like"), words), None, "")

    def _go_on(self) -> None:
        """Whoever is waited for may choose now."""
        self._withdraw()
        self._croupier.decide()

    # --- coming and going -----------------------------------------------------------------

    def _laid_out(self) -> None:
        if self._side is not None and not self.given:
            # Somebody went back to the match, or began another.
            self._stop()

    def _finish(self) -> None:
        self._hand = self._reached = 0
        self._host.come_back()

    def _stop(self) -> None:
        """No more of the lesson; the hand stays as it is."""
        self._keep()
        self._side, self._resumed = None, None
        self._withdraw()

    @property
    def _place(self) -> int:
        """The number of the step that was reached, from 0."""
        assert self._lesson is not None
        steps = self._lesson.steps
        here = self._hand, min(self._reached, len(self._script.steps) - 1)
        return steps.index(here)

    def _keep(self) -> None:
        """Remembers where the lesson is left."""
        if self._side is None or self._lesson is None:
            return
        kept = dict(self._preferences.settings.lessons)
        kept[self._lesson.game] = self._place
        now = self._preferences.settings
        # Somebody else may have sat down meanwhile.
        if dict(now.lessons) != kept and now.whose == self._pupil:
            self._preferences.keep(now._replace(lessons=tuple(kept.items())))
