"""Opens the window of the statistics, asks the index what it wants to know, and leads from a figure
to its hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, TypeVar, cast

from PySide6.QtCore import QObject

from moon_desktop.app.host import people_of
from moon_desktop.app.memory.memory import Memory
from moon_desktop.app.parts import Parts
from moon_desktop.games import CATALOGUE
from moon_desktop.memory import figures, pages
from moon_desktop.memory.pages import Asked, Bar, Behind, Page
from moon_desktop.windows.history.model import ToldHand, since_when
from moon_desktop.windows.paper.dialog import untold
from moon_desktop.windows.statistics.chart import name_of
from moon_desktop.windows.statistics.window import StatisticsWindow
from moon_desktop.words.language import ngettext, tr

if TYPE_CHECKING:
    from moon_desktop.app.memory.history import HistoryRoom
    from moon_desktop.app.memory.weighing import Weighing
    from moon_desktop.games.views.figures import Question
    from moon_desktop.memory.weighed import Due

T = TypeVar("T")

_SECONDS: Final = 2.7
"""What the choices of a seat in a hand take to be weighed, about."""


class StatisticsRoom(QObject):
    """What is asked stays chosen while the window is there."""

    def __init__(
        self,
        parts: Parts,
        memory: Memory,
        weighing: Weighing,
        history: Callable[[], HistoryRoom],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._host, self._main = parts.host, parts.window
        self._memory, self._weighing, self._history = memory, weighing, history
        with untold():
            self.window = StatisticsWindow(parts.window)
        self._asked: Asked | None = None
        self.questions: tuple[Question, ...] = ()
        """Those that there are figures for."""
        self._people: dict[str, dict[str, tuple[str, int]]] = {}
        """By game, those who played it."""
        self._early = False
        """Whether what was offered last was all that was known while records were read."""
        self._behind: Behind | None = None
        """What the hands stand behind."""
        self.window.wanted.connect(self._renew)
        self.window.figures.pressed.connect(self._show_behind)
        self.window.hand_wanted.connect(self._look)
        self.window.given_up.connect(lambda: history().give_up())
        self.window.weigh_key.clicked.connect(self._weigh)
        weighing.went_on.connect(self._weighed)
        parts.host.laid_out.connect(self._look_where)
        memory.learnt.connect(self._learnt)
        memory.failed.connect(self.window.say_failed)

    def open(self) -> None:
        """What is known, and more of it as records are read."""
        if self._host.folder is None:
            self._main.note(tr("Matches are not kept here, so there are no statistics."))
            return
        self.window.come_up()
        self._memory.catch_up()
        self._learnt()

    def _look_where(self) -> None:
        """A match may have made room for another, which has its place now."""
        if self.window.isVisible():
            self._host.once_on_disk(self._memory.catch_up)

    def look_again(self) -> None:
        """Somebody is one with another, or called otherwise."""
        if self.window.isVisible():
            self._people = pages.people(self._memory.index)
            self._renew()

    def _learnt(self) -> None:
        """More is known: it is told at first, and when all of it is."""
        if not self.window.isVisible():
            return
        if not (self._memory.busy and self._people) and self.window.stack.currentIndex() == 0:
            self._people = pages.people(self._memory.index)
            self._renew()
        else:
            self._say()

    def _say(self) -> None:
        """What is going on, or can be had; or else how the figures are to be read."""
        text = tr("A bracket holds 90 of 100 cases; a hollow bar stands on fewer than 30.")
        if self._memory.busy:
            self.window.say(tr("Records are being read …"))
        elif left := self._weighing.asked:
            n = _matches(left)
            text = ngettext(
                "{n} match is still to be weighed.", "{n} matches are still to be weighed.", n
            )
            self.window.say(text.format(n=n), tr("&Stop"))
        elif due := self._due:
            n = _matches(due)
            minutes = max(1, round(_SECONDS / 60 * sum(len(one.seats) for one in due)))
            long = ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes)
            text = ngettext(
                "{n} match is not weighed: {time}.", "{n} matches are not weighed: {time}.", n
            )
            self.window.say(text.format(n=n, time=long), tr("&Weigh"))
        else:
            self.window.say(text)

    @property
    def _due(self) -> Sequence[Due]:
        """What would have to be weighed for the whole answer."""
        question, asked = self.window.question, self._asked
        return figures.unweighed(self._memory.index, question, asked) if question and asked else ()

    def _weigh(self) -> None:
        self._weighing.weigh(() if self._weighing.asked else self._due)

    def _weighed(self) -> None:
        """More is: it is told at the end, for what is looked at is not to jump."""
        if self.window.isVisible():
            if self._weighing.under_way or self.window.stack.currentIndex():
                self._say()
            else:
                self._learnt()

    # --- what is asked ----------------------------------------------------------------------

    @untold()
    def _renew(self) -> None:
        """Offers what there is, and answers."""
        index, window = self._memory.index, self.window
        header, _ = self._host.own
        names = self._people
        # An index that was lost meanwhile knows nothing yet of those who played.
        tables = {key: figures.tables(index, key) for key in CATALOGUE if key in names}
        games = {key: CATALOGUE[key].show.rules.game_name() for key, one in tables.items() if one}
        if not games:
            text = tr(
                "No hand has been played to its end here yet. With the first one, figures come."
            )
            window.offer_questions({})
            for name in window.choosers:
                window.offer(name, {}, None)
            window.show_page(Page((text,), ()))
            self._say()
            return
        game = self._offer("game", games, lambda: header.game)
        alike = index.people.alike
        here = [alike(header.seats[seat].name)[0] for seat in people_of(header)]
        text = "{name} ({count})"
        who = {
            person: text.format(name=name, count=count)
            for person, (name, count) in names[game].items()
        }
        person = self._offer("person", who, lambda: next((one for one in here if one in who), None))
        shapes = tables[game]
        told = {one: figures.shape_text(one) for one in shapes}
        shape = self._offer("shape", told, lambda: figures.usual_table(index, game, person))
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
        assert window.question is not None
        found = figures.page(index, window.question, self._asked)
        if not found.sections:
            found = Page((*found.told, tr("Nothing of the kind has been played.")), ())
        window.show_page(found)
        self._early = self._memory.busy
        self._say()

    def _offer(
        self, name: str, values: Mapping[T, str], usual: Callable[[], T | None] = lambda: None
    ) -> T:
        """What is chosen of these: what was before, or the usual, or the first. What was only the
        first that was known is not chosen for good."""
        chooser = self.window.choosers[name]
        stays = chooser.count() and (name in self.window.picked or not self._early)
        wished = [chooser.currentData()] if stays else []
        if not (wished and wished[0] in values):
            wished = [usual()]
        chosen = next(one for one in (*wished, *values) if one in values)
        self.window.offer(name, values, chosen)
        return cast("T", chosen)

    # --- what stands behind it --------------------------------------------------------------

    def _show_behind(self, bar: Bar) -> None:
        index, asked, level = self._memory.index, self._asked, bar.behind.level
        name = name_of(bar)
        assert asked is not None
        self._behind = bar.behind
        found = figures.hands(index, asked, bar.behind)
        if not found:
            self.window.say(tr("{name}: there is none.").format(name=name))
            return
        told = {one.path: one for one in index.listed()}
        whole = level not in ("hand", "weighed")
        rows = [ToldHand(told[one.path], one, whole=whole) for one in found]
        hands = CATALOGUE[asked.game].show.figures.behind(len(found))
        matches = ngettext("{name}: {n} match", "{name}: {n} matches", len(found))
        games = ngettext("{name}: {n} game", "{name}: {n} games", len(found))
        text = {"game": games, "match": matches, "fortune": matches}.get(level, hands)
        reviews = level in ("weighed", "fortune")
        self.window.show_hands(text.format(name=name, n=len(found)), rows, reviews=reviews)

    def _look(self, row: int, review: bool) -> None:
        told, behind, step = self.window.model.rows[row], self._behind, None
        assert isinstance(told, ToldHand)
        hand, number, index = told.hand, told.hand.number, self._memory.index
        path = figures.found(index, hand.digest) or hand.path
        if review and behind is not None:
            step = hand.step(behind.phase)
            if behind.level == "fortune":
                number, step = figures.worst(index, path) or (number, step)
        show = self._history().show_hand
        show(path, number, self.window, self._tell, review=review, step=step)

    def _tell(self, text: str) -> None:
        """Says it below the figures, or where that is empty what there is to say."""
        if text:
            self.window.say(text)
        else:
            self._say()


def _matches(due: Sequence[Due]) -> int:
    return len({one.path for one in due})
