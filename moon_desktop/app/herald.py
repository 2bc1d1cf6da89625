"""What is said of the play to who cannot see it, and when: as the table shows it, and on demand."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.app.croupier import Croupier
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.engine.entries import Chance, Choice, Dealt, Play
from moon_desktop.engine.sight import trick_finished
from moon_desktop.table.aloud import regions
from moon_desktop.table.aloud.reader import Reader
from moon_desktop.table.aloud.regions import HEARD, Seen
from moon_desktop.table.playback import Step
from moon_desktop.table.poses import piece_of
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.dialog import NOTIFIERS, announce
from moon_desktop.words import aloud
from moon_desktop.words.score import totals_text
from moon_desktop.words.table import sentences

Asked: TypeAlias = Literal["told", "trick", "players", "scores", "hand", "counts", "heard"]
"""What can be asked for."""

_TWICE: Final = 1500
"""Ms within which what is asked for again is asked for twice."""
_RECENT: Final = 12
"""So many of the things told last are not told once more with a question."""
_LATEST: Final = 3
"""So many of the things said last are told again together."""


class Herald(QObject):
    """Says nothing that was not shown, and nothing twice. Without a reader it only answers, where
    everybody can see it."""

    said = Signal(str)
    """Words that were read out."""

    def __init__(
        self, parts: Parts, croupier: Croupier, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host, _, self._table, self._window = parts
        self._croupier, self._preferences = croupier, preferences
        self.reader: Reader | None = None
        self._step: Step | None = None
        self._facts: list[str] = []
        self._told: deque[str] = deque(maxlen=_RECENT)
        self._before: tuple[str, ...] = ()
        self._log: deque[tuple[int, str]] = deque(maxlen=HEARD)
        self._number = 0
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_facts)
        self._again = QTimer(self, singleShot=True, interval=_TWICE)
        self._asked_last: Asked | None = None

    def begin(self) -> Reader:
        """Somebody has the table read out from now on."""
        table, inquiry = self._table, self._croupier.inquiry
        self.reader = Reader(table, lambda: regions.regions(self.seen), self)
        table.playback.showing.connect(self._begin)
        table.scene.trick_lies.connect(self._took)
        table.playback.shown.connect(self._shown)
        inquiry.asked.connect(self._ask)
        inquiry.explained.connect(lambda words: self.say(words, urgent=True))
        self._host.laid_out.connect(self._forget)
        self._croupier.machine.entered.connect(self._cover)
        back, side, keys = table.look_back, self._window.side, self._window.actions_
        keys[actions.LAST_TRICK].triggered.connect(lambda: self._tell_laid("trick", back.is_open))
        keys[actions.COUNTING].triggered.connect(
            lambda: self._tell_laid("counts", side.sheet is not None)
        )
        NOTIFIERS[:] = [self._notify]
        self.destroyed.connect(lambda: NOTIFIERS.clear())
        QTimer.singleShot(0, self, self._greet)
        return self.reader

    def _notify(self, words: str) -> bool:
        chosen = self._preferences.settings.told_as == "notifications"
        if chosen and self.reader is not None:
            self.reader.notify(words)
        return chosen

    def _cover(self, pace: str) -> None:
        """Whoever comes next is not to find what the person before was told."""
        if pace == "covered":
            self._forget()
            self._log.clear()
            assert self.reader is not None
            self.reader.clear()

    def _forget(self) -> None:
        """Another moment is laid out: what was to be told of the one before is not any more."""
        self._soon.stop()
        self._facts, self._before, self._step = [], (), None
        self._told.clear()

    def _greet(self) -> None:
        settings = self._preferences.settings
        if not settings.told_of_pace:
            self._preferences.keep(settings._replace(told_of_pace=True))
            if settings.trick_stay != "click":
                self.say(aloud.slower())
        if self._croupier.machine.asking:
            self._ask()

    @property
    def seen(self) -> Seen:
        """What the table shows now."""
        table, layout = self._table, self._table.scene.layout
        assert layout is not None
        open_, why = table.picking.enabled, self._croupier.inquiry.why
        closed = [held.piece for held in layout.hand if open_ and held.piece not in layout.open]
        return Seen(
            table.playback.show,
            table.sight,
            layout,
            table.telling,
            table.prompt,
            table.names,
            tuple(" ".join(plate.toolTip().split()) for plate in table.furniture.plates),
            open_,
            {piece: why(piece) for piece in closed},
            None if table.hinted is None else piece_of(table.hinted),
            tuple(self._log),
        )

    # --- what happens -------------------------------------------------------------------------

    def _begin(self, step: Step) -> None:
        """An entry of which the movement begins."""
        entry, before, after = self._step = step
        table, settings = self._table, self._preferences.settings
        brief, full = settings.verbosity == "brief", settings.verbosity == "full"
        show = table.playback.show
        told = show.table.told(before, entry, after, table.names, table.you)
        if isinstance(entry, Choice) and entry.seat == table.you and not full:
            told = "" if brief else show.wording.choice(entry, before.rules)
        elif brief and isinstance(entry, Chance):
            told = ""
        wait = isinstance(entry, Play) and settings.plays_told == "lies"
        for words in (told, show.table.turned(before, entry, after, table.names)):
            self._add(words, wait=wait)

    def _took(self) -> None:
        """A trick lies, and it is clear who takes it."""
        if self._step is None:
            return
        entry, before, after = self._step
        table = self._table
        took = table.playback.show.table.took(before, entry, after, table.names, table.you)
        self._add(took.words)
        self._tell_facts()

    def _shown(self, step: Step) -> None:
        entry, before, after = step
        table, seen = self._table, self.seen
        show = table.playback.show
        if isinstance(entry, Dealt) and table.you is not None and seen.layout.hand:
            self._add(aloud.held(seen.called(held.piece for held in seen.layout.hand)))
        if trick_finished(entry, before, after) is not None:
            if after.plays:
                # A dummy leads at once; that it took the trick was said.
                self._told.append(show.table.led(after, table.names))
                self._add(show.wording.played(after.plays[0], table.names, leads=False))
            if self._preferences.settings.verbosity == "full":
                self._tell_counts(seen)
        elif isinstance(entry, Play) and after.last is not None:
            self._tell_facts()

    def _tell_counts(self, seen: Seen) -> None:
        """How the hand stands, as far as that has changed."""
        now = tuple(filter(None, (seen.telling.line, *seen.telling.besides)))
        self._add(sentences(line for line in now if line not in self._before))
        self._before = now

    def _add(self, words: str, *, wait: bool = False) -> None:
        """What comes at once is said together; ``wait``: with the trick."""
        if words:
            self._facts.append(words)
            if not wait:
                self._soon.start()

    def _tell_facts(self) -> None:
        self._soon.stop()
        facts, self._facts = self._facts, []
        self._told += facts
        if facts:
            self.say(sentences(facts), *facts)

    # --- what is asked ------------------------------------------------------------------------

    def _ask(self) -> None:
        """A person is to choose, or to read how it ended."""
        self._tell_facts()
        panel, card = self._window.panel, self._window.card
        assert self.reader is not None
        self.reader.renew()
        if self._croupier.machine.reading:
            if card.result is not None:
                # The rest is read with the key that goes on, as the name of its card.
                self.say(self.scores, card.accessibleName(), self.scores)
        elif panel.isVisible():
            # What the keys are for is read with the first of them, as the name of their panel.
            self.say(self._question)
            open_ = [key for key in panel.keys if key.isEnabled()]
            if open_ and not any(key.hasFocus() for key in open_):
                open_[0].setFocus()
        else:
            self.say(self._question)
            self.reader.attend()

    @property
    def _question(self) -> str:
        """The line over the table without what it begins with that was told just before, and once
        only that the rest can be played out."""
        table = self._table
        asked = table.playback.show.table.prompt(table.sight, table.names, table.you)
        more = table.prompt.removeprefix(asked).lstrip()
        claims = bool(asked) and self._host.claimable
        words = asked if claims and more in self._told else table.prompt
        for fact in self._told:
            words = words.removeprefix(fact).lstrip()
        if claims:
            self._told.append(more)
        return words

    def say(self, words: str, *parts: str, urgent: bool = False) -> None:
        """Has ``words`` read out; ``parts``: what is to be found among what was said."""
        if words:
            self._speak(words, urgent=urgent)
            for part in parts or (words,):
                self._number += 1
                self._log.appendleft((self._number, part))
            if self.reader is not None:
                self.reader.renew()

    def _speak(self, words: str, *, urgent: bool = False) -> None:
        self.said.emit(words)
        if self.reader is None:
            self._window.remark(words)
        else:
            announce(self._table.view, words, urgent=urgent)

    # --- on demand ----------------------------------------------------------------------------

    @property
    def scores(self) -> str:
        """How the game stands, and the match if there are several games in it."""
        sheet = self._window.scores.sheet
        told = [aloud.scores(sheet.sides, sheet.scores)]
        if not sheet.single:
            told.append(totals_text(sheet.terms.kind, sheet.sides, sheet.totals))
        return " ".join(told)

    def tell(self, what: Asked) -> None:
        """Says once more what was asked for, wherever the cursor is, and moves nothing."""
        twice = self._again.isActive() and what == self._asked_last
        self._asked_last = what
        self._again.start()
        self._speak(sentences(self._words(what, twice=twice)) or aloud.nothing())

    def _tell_laid(self, what: Asked, lies: bool) -> None:
        """What a key laid on the table is read out; not that it was taken away."""
        if lies:
            self._speak(sentences(self._words(what, twice=True)))

    def _words(self, what: Asked, *, twice: bool) -> list[str]:
        seen = self.seen
        if what == "trick":
            region = regions.taken(seen) if twice else regions.trick(seen)
            items = region.items[-1:] if twice else region.items
            return [item.name for item in items] or [region.name]
        if what == "players":
            return [item.name for item in regions.players(seen).items]
        if what == "hand":
            hand = regions.hand(seen)
            return [hand.name, ", ".join(item.name for item in hand.items)]
        if what == "scores":
            return [self.scores]
        if what == "heard":
            return [words for _, words in reversed([*self._log][:_LATEST])]
        if what == "counts":
            told = self._table.playback.show.hints.count(seen.sight, seen.names)
            out = [told.line, *(row.aloud for row in told.rows)]
            return [*regions.counts(seen), *(out if self._table.you is not None else ())]
        panel = self._window.panel
        return [*regions.told(seen), panel.question if panel.isVisible() else ""]
