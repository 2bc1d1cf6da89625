"""Opens the window of the statistics, asks the index what it wants to know, and leads from a figure
to its hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject

from moon_desktop.app.host import people_of
from moon_desktop.app.memory import Memory
from moon_desktop.app.parts import Parts
from moon_desktop.games import CATALOGUE
from moon_desktop.memory import figures
from moon_desktop.memory.figures import Asked, Bar, Page
from moon_desktop.windows.history.model import ToldHand, since_when
from moon_desktop.windows.paper.dialog import untold
from moon_desktop.windows.statistics.window import StatisticsWindow
from moon_desktop.words.language import ngettext, tr

if TYPE_CHECKING:
    from moon_desktop.app.history import HistoryRoom
    from moon_desktop.games.views.figures import Question

T = TypeVar("T")


class StatisticsRoom(QObject):
    """What is asked stays chosen while the window is there."""

    def __init__(
        self, parts: Parts, memory: Memory, history: Callable[[], HistoryRoom], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host, self._main = parts.host, parts.window
        self._memory, self._history = memory, history
        with untold():
            self.window = StatisticsWindow(parts.window)
        self._asked: Asked | None = None
        self.questions: tuple[Question, ...] = ()
        """Those that there are figures for."""
        self._people: dict[str, dict[str, tuple[str, int]]] = {}
        """By game, those who played it."""
        self.window.wanted.connect(self._renew)
        self.window.behind_wanted.connect(self._show_behind)
        self.window.hand_wanted.connect(self._look)
        memory.learnt.connect(self._learnt)
        memory.failed.connect(self.window.say_failed)
        parts.window.closing.connect(self.window.close)

    def open(self) -> None:
        """What is known, and more of it as records are read."""
        if self._host.folder is None:
            self._main.note(tr("Matches are not kept here, so there are no statistics."))
            return
        self.window.come_up()
        self._memory.catch_up()
        self._learnt()

    def look_again(self) -> None:
        """Somebody is one with another, or called otherwise."""
        if self.window.isVisible():
            self._people = figures.people(self._memory.index)
            self._renew()

    def _learnt(self) -> None:
        """More is known: it is told at first, and when all of it is."""
        if not self.window.isVisible():
            return
        busy = self._memory.busy
        if not (busy and self._people) and self.window.stack.currentIndex() == 0:
            self._people = figures.people(self._memory.index)
            self._renew()
        text = tr("A bracket holds 90 of 100 cases; a hollow bar stands on fewer than 30.")
        self.window.say(tr("Records are being read …") if busy else text)

    # --- what is asked ----------------------------------------------------------------------

    @untold()
    def _renew(self) -> None:
        """Offers what there is, and answers."""
        index, window = self._memory.index, self.window
        header, _ = self._host.own
        names = self._people
        games = {key: CATALOGUE[key].show.rules.game_name() for key in CATALOGUE if key in names}
        if not games:
            text = tr(
                "No hand has been played to its end here yet. With the first one, figures come."
            )
            window.offer_questions({})
            for name in window.choosers:
                window.offer(name, {}, None)
            window.show_page(Page((text,), ()))
            return
        game = self._offer("game", games, header.game)
        alike = index.people.alike
        here = [alike(header.seats[seat].name)[0] for seat in people_of(header)]
        text = "{name} ({count})"
        who = {
            person: text.format(name=name, count=count)
            for person, (name, count) in names[game].items()
        }
        person = self._offer("person", who, next((one for one in here if one in who), None))
        shapes = figures.tables(index, game)
        shape = self._offer("shape", {one: figures.shape_text(one) for one in shapes})
        rules = CATALOGUE[game].show.rules
        presets: dict[str | None, str] = {None: tr("All house rules")}
        for key in shapes[shape]:
            presets[key] = rules.preset_name(key) if key else tr("own rules")
        preset = self._offer("preset", presets)
        days = self._offer("since", since_when())
        since = (datetime.now(UTC) - timedelta(days)).isoformat() if days else ""
        self._asked = Asked(game, person, shape, preset, since)
        self.questions = CATALOGUE[game].show.figures.pages()
        window.offer_questions({key: tr(figures.ANSWERS[key].question) for key in self.questions})
        found = figures.page(index, cast("Question", window.question), self._asked)
        if not found.sections:
            found = Page((*found.told, tr("Nothing of the kind has been played.")), ())
        window.show_page(found)

    def _offer(self, name: str, values: Mapping[T, str], usual: T | None = None) -> T:
        """What is chosen of these: what was before, or the usual, or the first."""
        chooser = self.window.choosers[name]
        wished = [chooser.currentData()] if chooser.count() else []
        chosen = next(one for one in (*wished, usual, *values) if one in values)
        self.window.offer(name, values, chosen)
        return cast("T", chosen)

    # --- what stands behind it --------------------------------------------------------------

    def _show_behind(self, bar: Bar) -> None:
        index, asked, level = self._memory.index, self._asked, bar.behind.level
        assert asked is not None
        found = figures.hands(index, asked, bar.behind)
        told = {one.path: one for one in index.listed()}
        rows = [ToldHand(told[one.path], one, whole=level != "hand") for one in found]
        text = {
            "hand": ngettext("{name}: {n} hand", "{name}: {n} hands", len(found)),
            "game": ngettext("{name}: {n} game", "{name}: {n} games", len(found)),
            "match": ngettext("{name}: {n} match", "{name}: {n} matches", len(found)),
        }[level]
        self.window.show_hands(text.format(name=bar.name, n=len(found)), rows)

    def _look(self, row: int, review: bool) -> None:
        told = self.window.model.rows[row]
        assert isinstance(told, ToldHand)
        hand = told.hand
        self._history().show_hand(hand.path, hand.number, self.window.say, review=review)
