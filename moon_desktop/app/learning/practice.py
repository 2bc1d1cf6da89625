"""Practice at the table: a position is laid out beside the match, its question asked, and its
answer judged, played on and explained."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QPixmap

from moon_desktop.app.host import people_of
from moon_desktop.app.learning.slip_desk import SlipDesk
from moon_desktop.app.matches import Matches
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.running_match import SideMatch
from moon_desktop.app.seating import seated
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Choice, Entry, HandEnd, Note, notation
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import HUMAN
from moon_desktop.engine.sight import Sight
from moon_desktop.games import CATALOGUE
from moon_desktop.learning.practice import (
    GRADES,
    PLAYER,
    Position,
    best_seen,
    find,
    of_the_day,
    own_position,
    positions,
)
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.table.picture_item import kept_picture
from moon_desktop.thinking.asking import Asking
from moon_desktop.windows.learning.slip import LEAVE, SlipTold
from moon_desktop.words import learning as words
from moon_desktop.words.language import tr

if TYPE_CHECKING:
    from moon_desktop.memory.figures import Mistake

SECONDS: Final = 1.0
"""How long the choices are weighed, while the reader thinks, for the reason that is told."""

_OF_A_GRADE: Final = 12
"""So many of the reader's own positions are a grade."""

AGAIN, NEXT, ON = "again", "next", "on"
"""The keys of the slip."""


class PracticeRoom(QObject):
    """One position at a time. Nothing of it is written but that it was solved."""

    def __init__(
        self,
        parts: Parts,
        matches: Matches,
        preferences: Preferences,
        desk: SlipDesk,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._memory = matches.croupier.memory
        self._own: dict[str, Position] = {}
        """The reader's, by their names, what cost most first."""
        self._host, self._thinker, self._table, self._window = parts
        self.desk = desk
        """Where question and answer are written."""
        self._matches = matches
        self._preferences = preferences
        self.position: Position | None = None
        """What is practised, while it is."""
        self._side: SideMatch | None = None
        self._chosen = ""
        """What the reader chose where the question stands, once it was answered."""
        self._told_why = False
        """Whether it was told what became of a choice that was played on from."""
        self._helped = False
        """Whether the position was answered wrong, or a hint taken, since it was chosen."""
        self._due: SlipTold | None = None
        """What the slip is to tell as soon as the table rests."""
        self._advice: Advice | None = None
        self._looking = Asking(self)
        self._looking.answered.connect(self._open_with)
        self._looking.failed.connect(lambda: self._open_with({}))
        self._asking = Asking(self)
        self._asking.answered.connect(self._learn)
        self._host.happened.connect(self._happened)
        self._host.laid_out.connect(self._laid_out)
        self._host.noted.connect(self._noted)
        for asking in (self._looking, self._asking):
            self._window.closing.connect(asking.stop)
        matches.croupier.rested.connect(self._tell)
        matches.croupier.entry_shown.connect(self._shown)

    @property
    def shines(self) -> Mapping[str, float]:
        """The names of the positions that were solved, with how much of their moons shines: half
        where it was not without help."""
        settings = self._preferences.settings
        helped = settings.helped.split()
        return {name: 0.5 if name in helped else 1.0 for name in settings.solved.split()}

    # --- which position -----------------------------------------------------------------------

    def open(self) -> None:
        """Shows all positions, to choose from."""
        chosen = self._worst()
        if chosen and self._host.folder is not None:
            self._looking.ask(partial(_positions, self._host.folder, chosen))
        else:
            self._open_with({})

    def _open_with(self, own: Mapping[str, Position]) -> None:
        from moon_desktop.windows.learning.practice_page import PracticePage

        self._own = dict(own)
        page = PracticePage(
            CATALOGUE,
            self._host.header.game,
            date.today(),
            self.shines,
            _draw,
            self._window,
            tuple(self._own.values()),
        )
        page.chosen.connect(self.begin)
        page.open()

    def _worst(self) -> Sequence[Mistake]:
        """What the persons at the match chose worst, as far as it was weighed; what is not solved
        goes first."""
        if self._host.folder is None:
            return ()
        from moon_desktop.memory.figures import mistakes

        (header, _), index, solved = self._host.own, self._memory.index, self.shines
        alike = index.people.alike
        people = {alike(header.seats[seat].name)[0] for seat in people_of(header)}
        found = [one for person in people for one in mistakes(index, person)]
        found.sort(key=lambda one: (one.name in solved, -one.mark.lost))
        self._memory.catch_up()
        return sorted(found[: len(GRADES) * _OF_A_GRADE], key=lambda one: -one.mark.lost)

    def today(self) -> None:
        """Begins the position of the day in the game at the table."""
        position = of_the_day(self._host.header.game, date.today())
        if position is not None:
            self.begin(position.name)

    def begin(self, name: str) -> None:
        """Lays out the position of that name; the match at the table waits."""
        position = self._own.get(name) or find(name)
        if position is None and self.position is not None and self.position.name == name:
            position = self.position  # it is no longer among the reader's worst
        if position is None:
            return
        game = CATALOGUE[position.game]
        you, *others = seated(self._preferences.of(game).at_home, len(position.header.seats))
        seats = [seat._replace(player=PLAYER) for seat in others]
        seats.insert(position.seat, you._replace(player=HUMAN))
        header = position.header.with_seats(tuple(seats))
        self._helped = self._helped and position == self.position
        self.position = position
        title = tr("Practice: {question}").format(question=position.title)
        prompter = None if position.goal is None else self._prompt
        hand = position.match.number
        self._side = SideMatch(header, position.entries, hand, False, title, prompter)
        self._advice = None
        self._matches.step_aside(self._side)
        adviser = self._thinker.worker.adviser(position.game)
        self._asking.ask(partial(adviser, position.match.sight(position.seat)), SECONDS)

    def _next(self) -> None:
        """Goes on to what was not solved yet: of this grade first, then of all of the game."""
        assert self.position is not None
        here = self.position
        every = tuple(self._own.values()) if here.cost else positions(here.game)
        # Those of the reader may be others by now.
        at = next((place for place, one in enumerate(every) if one.name == here.name), -1)
        after, before = every[at + 1 :], every[: max(at, 0)]
        left = [one for one in (*after, *before) if one.name not in self.shines]
        left.sort(key=lambda one: one.grade != here.grade)
        if left:
            self.begin(left[0].name)
        else:
            self._host.come_back()
            self.open()

    # --- what happens at the table --------------------------------------------------------------

    def _laid_out(self) -> None:
        """The position lies there, or again after something was taken back; or something else
        does, and the practice is over. Nobody waits for all positions any more."""
        self._looking.stop()
        if self.position is None:
            return
        if self._host.side is not self._side:
            self.position = self._side = self._due = None
            self._asking.stop()
            self.desk.withdraw(self)
            return
        self.desk.withdraw(self)
        if _choices(self._host.entries) < _choices(self.position.entries):
            # Taken back to before the question.
            QTimer.singleShot(0, self, self._begin_again)
        elif self._host.match == self.position.match:
            self._chosen, self._told_why = "", False
            self._due = _question(self.position)
            # Pieces and keys get their places first.
            QTimer.singleShot(0, self, self._tell)

    def _begin_again(self) -> None:
        # Somebody may have gone back to the match meanwhile.
        if self.position is not None:
            self.begin(self.position.name)

    def _happened(self, entry: Entry, before: Sight, after: Sight) -> None:
        position = self.position
        if position is None or self._chosen or not isinstance(entry, Choice):
            return
        self._chosen = notation(entry)
        if self._right:
            self._keep(position.name)
        else:
            self._helped = True
        if self._right or position.goal is None:
            self._due = self._answer()
        else:
            told = tr("The others do all they can against it. Play on, and see what becomes of it.")
            self._due = SlipTold(tr("Let us see"), told, keys=((AGAIN, tr("Try again")),))
        self._tell()

    def _keep(self, name: str) -> None:
        """The position of that name is solved; what once was without help stays so."""
        settings = self._preferences.settings
        helped = {*settings.helped.split()}
        if not self._helped:
            helped.discard(name)
        elif name not in self.shines:
            helped.add(name)
        solved = " ".join(sorted({*self.shines, name}))
        self._preferences.keep(settings._replace(solved=solved, helped=" ".join(sorted(helped))))

    def _noted(self, note: Note) -> None:
        self._helped = self._helped or (self.position is not None and note.kind == "hint")

    @property
    def _right(self) -> bool:
        return self.position is not None and self._chosen in self.position.right

    def _shown(self, entry: object) -> None:
        """Where the hand has ended, or nothing can change its end, it is told why, once."""
        if self.position is None or self._told_why or self._right or not self._chosen:
            return
        settled = self._host.game.players.settled(self._host.match)
        if settled or isinstance(entry, HandEnd):
            self._told_why = True
            self._due = self._answer()

    def _prompt(self, sight: Any) -> Choice:
        """The others play as well as can be, all pieces seen, where the hand is played out."""
        return best_seen(self._host.game, self._host.match)

    # --- the slip ---------------------------------------------------------------------------------

    def _learn(self, advice: Advice) -> None:
        self._advice = advice
        if self.desk.has(self) and NEXT in self.desk.slip.keys:
            self._due = self._answer()
            self._tell()

    def _answer(self) -> SlipTold:
        """What is said of the choice, with the reason as far as it is known."""
        position, chosen = self.position, self._chosen
        assert position is not None
        called, chances = self._called(), position.chances
        best = max(position.right, key=lambda one: chances.get(one, 0))
        # A figure says something beside that of the best of the others.
        others = [one for one in chances if one not in position.right] if self._right else []
        rival = max(others, key=lambda one: chances[one], default=chosen)
        told = [chosen, rival] if self._right else [best, chosen]
        if best == PASS:
            # How good a pass is shows in the bids.
            told = [max(chances, key=lambda one: chances[one]), chosen]
        figures = [
            words.good_in(position.kind, called[one], chances[one])
            for one in dict.fromkeys(told)
            if one in chances
        ]
        if self._right:
            title, reason = tr("That is right"), self._reason(chosen)
            # It speaks of the table as it was.
            lines = [tr("As it stood when you chose:"), reason] if reason else []
            keys = ((NEXT, tr("Next")), (ON, tr("Play on")))
        else:
            title = tr("Not this time")
            lines = [words.right(called[best]), self._reason(*position.right)]
            keys = ((AGAIN, tr("Try again")), (NEXT, tr("Next")))
        return SlipTold(
            title, "\n".join(filter(None, (*lines, *figures))), keys=keys, leave=_leave()
        )

    def _reason(self, *choices: str) -> str:
        """Why the best is advised, where it is one of ``choices``, and that is known."""
        if self._advice is None or notation(self._advice.best) not in choices:
            return ""
        return self._host.game.show.hints.hint(self._advice, self._host.names).reason

    def _called(self) -> Mapping[str, str]:
        """The choices as they are called, by their notation."""
        assert self.position is not None
        show = CATALOGUE[self.position.game].show
        sight = self.position.match.sight(self.position.seat)
        offer = show.panel.offer(sight, False)
        called = {notation(key.choice): key.text for key in offer.keys} if offer else {}
        for choice in sight.legal:
            if choice.piece is not None:
                called[notation(choice)] = show.table.piece_called(choice.piece)
        return called

    def _tell(self) -> None:
        """Lays the slip on the table where there is anything new to tell."""
        due, self._due = self._due, None
        if self.position is not None and due is not None:
            self.desk.write(self, due)
        # There may be a line over the hand now.
        if self.desk.has(self):
            self.desk.lie()

    def aim(self) -> None:
        """It speaks of the whole table."""

    def answer(self, key: str) -> None:
        """Goes where the key of that name leads."""
        assert self.position is not None
        tasks: Mapping[str, Callable[[], object]] = {
            AGAIN: partial(self.begin, self.position.name),
            NEXT: self._next,
            ON: partial(self.desk.withdraw, self),
            LEAVE: self._host.come_back,
        }
        tasks[key]()


def _draw(position: Position, size: QSize, ratio: float) -> QPixmap:
    """The picture of a position as its reader sees it."""
    from moon_desktop.table.open_table import table_picture

    show, sight = CATALOGUE[position.game].show, position.match.sight(position.seat)
    look = f"position {position.name} {size} {ratio}"
    return kept_picture(look, lambda: table_picture(show, sight, size, ratio))


def _choices(entries: Sequence[Entry]) -> int:
    return sum(isinstance(entry, Choice) for entry in entries)


def _question(position: Position) -> SlipTold:
    told, act = words.question(position.kind)
    game, rules = CATALOGUE[position.game], position.match.rules
    table = game.show.rules.who_plays(rules)
    if rules.table != game.presets[game.usual].table and table:
        told = f"{told} {tr('Here: {table}.').format(table=table)}"
    return SlipTold(position.title, told, act, leave=_leave())


def _leave() -> str:
    return tr("Back to the match")


def _positions(folder: Path, chosen: Sequence[Mistake], limits: Limits) -> dict[str, Position]:
    """Those of the choices in their records, by their names. A record may have made room for
    another since it was read: that has other hands, and where it went is known the next time."""
    from moon_desktop.memory.summary import digests
    from moon_desktop.memory.weighed import GAME

    own, records = dict[str, Position](), cache(read_record)
    for number, one in enumerate(chosen):
        mark, grade = one.mark, max(GRADES) - number // _OF_A_GRADE
        if limits.stop():
            raise Stopped
        with suppress(Damage, OSError, StopIteration):
            reading = records(folder / one.path)
            record = reading.header, (*reading.entries, *reading.due)
            if digests(*record).get(one.hand) == one.digest:
                step, cost = (one.hand, mark.step), mark.lost / GAME
                own[one.name] = own_position(
                    one.name, grade, record, step, mark.right, mark.chances, cost
                )
    return own
