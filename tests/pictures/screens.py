"""Every screen of the program, and how it is brought about in the real windows."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.app.application import MoonDesktop
from moon_desktop.app.memory.history import show_deal
from moon_desktop.disk.journal import PAST
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Choice, notation
from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.learning.lesson import has, lesson_in
from moon_desktop.learning.practice import positions
from moon_desktop.memory.people import Person
from moon_desktop.players.levels import levels_of
from moon_desktop.windows.dialogs.preferences import PAGES, PreferencesDialog
from moon_desktop.windows.help.window import HelpWindow
from moon_desktop.windows.learning.practice_page import PracticePage
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.boxes import Message
from moon_desktop.windows.rules.dialog import RulesDialog
from moon_desktop.windows.score.sheet_print import pdf
from moon_desktop.words.language import tr
from moon_desktop.words.names import YOU
from tests.kit.golden import FOLDER as GOLDEN
from tests.kit.person import until
from tests.kit.sealed import sealed
from tests.memory.kept import made_up
from tests.pictures.records import COMPANY, a_year, last_choices, up_to
from tests.pictures.views import View

Picture: TypeAlias = tuple[str, QImage]
_Widget = TypeVar("_Widget", bound=QWidget)

_HERE: Final = Path(__file__).resolve().parent
_LATE: Final = {"moon": "table", "texas42": "forty-two", "shoot-the-moon-cards": "moon-cards"}
"""Records in which it is your turn late in a match."""
_WHOLE: Final = {
    "moon": ("worked-example", "by-the-clock", "winner-only"),
    "texas42": ("forty_two/best-of-three", "forty_two/forced", "forty_two/nel-o"),
    "shoot-the-moon-cards": ("moon_cards/cards-six-pairs", "moon_cards/reneges-of-two"),
}
"""Records in which many things end; those of the first match are all of it."""
_HANDS: Final = 4
"""So many are played for all phases of a hand to be seen."""


class Stand:
    """The program as a ``view`` has it, with what is asked of it in ``home``."""

    def __init__(self, view: View, program: MoonDesktop, home: Path) -> None:
        self.view, self.program, self.home = view, program, home
        self.window, self.host, self.commands = program.window, program.host, program.commands
        self.game: Game = CATALOGUE[view.game]
        self._player = levels_of(view.game)["casual"](1)

    def rest(self) -> None:
        """Waits until the table rests, and somebody is asked or the curtain is closed."""
        machine = self.program.machine
        until(lambda: machine.pace in ("asking", "covered"), "being asked", 60)

    def lay(self, record: Path) -> None:
        """Lays out the match of a record."""
        self.commands.practice  # noqa: B018 - it hears what is laid out from its beginning
        assert self.program.matches.open_file(record), record
        self.rest()

    def lay_late(self) -> None:
        """A match in which you are to follow, and much stands on the pad."""
        self.lay(_HERE / f"{_LATE[self.game.name]}.moon")

    def begin(self, preset: str = "", people: Sequence[int] = (0,)) -> None:
        """Begins a match with people at some seats."""
        rules = self.game.presets[preset or self.game.usual]
        names = (tr("You"), *COMPANY)
        seats = tuple(
            SeatName(names[seat], HUMAN if seat in people else "casual")
            for seat in range(rules.table.count)
        )
        self.host.begin(Header(self.game.name, rules.to_record(), seats, seed=7))
        self.rest()

    def choose(self) -> None:
        """Has the person choose what a casual player would, but bid a little more; read on."""
        sight = self.host.sight
        if not sight.legal:
            self.program.croupier.go_on()
        else:
            bid = sight.phase == "bid" and len(sight.legal) > 1
            self.program.croupier.choose(sight.legal[1] if bid else self._player.choose(sight))
        self.rest()

    def seen(self, name: str, window: QWidget | None = None, wait: int = 60) -> Picture:
        """The picture of a window at rest."""
        # A dialog lies in the window, over the table.
        window = self.window if window is None else window.window()
        QTest.qWait(wait)
        ratio = window.devicePixelRatioF()
        image = QImage(window.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        window.render(image, QPoint())
        return name, image

    def shut(self, name: str, window: QWidget, wait: int = 60) -> Picture:
        """The picture of a window that is closed then."""
        picture = self.seen(name, window, wait)
        window.close()
        QTest.qWait(1)
        return picture

    def opened(self, kind: type[_Widget]) -> _Widget:
        """The window of that kind."""
        return self.window.findChildren(kind)[-1]


def hand(stand: Stand) -> Iterator[Picture]:
    """The table in each phase of a hand, and what came of it."""
    stand.begin()
    shown: set[str] = set()
    results = 0
    while results < _HANDS:
        sight = stand.host.sight
        name = sight.phase
        if not sight.legal:
            results += 1
            name = f"result-{results}"
        elif name == "play":
            lying = "follow" if sight.plays else "lead"
            name = f"play-{lying}{'-late' if len(sight.tricks) > 3 else ''}"
        if name not in shown:
            shown.add(name)
            yield stand.seen(name)
        stand.choose()


def other_tables(stand: Stand) -> Iterator[Picture]:
    """The table of each preset, where its cards have been dealt."""
    for preset in stand.game.presets:
        if preset != stand.game.usual:
            stand.begin(preset)
            yield stand.seen(f"preset-{preset}")


def late(stand: Stand) -> Iterator[Picture]:
    """Late in a match: the table, and what lies beside it when it is asked for."""
    stand.lay_late()
    yield stand.seen("late")
    for name in (actions.LAST_TRICK, actions.COUNTING, actions.HINT):
        stand.window.actions_[name].trigger()
        yield stand.seen(name, wait=1500 if name == actions.HINT else 300)
        stand.window.actions_[name].trigger()
        QTest.qWait(50)
    stand.window.actions_[actions.PAD].trigger()
    yield stand.seen("pad-or-none")
    stand.window.actions_[actions.PAD].trigger()


def curtain(stand: Stand) -> Iterator[Picture]:
    """Between two persons."""
    stand.begin(people=(0, 1))
    yield stand.seen("curtain")


def moments(stand: Stand) -> Iterator[Picture]:
    """Each kind of end of a hand, a game and a match, as it comes from the last choice on."""
    found: dict[str, tuple[Path, int]] = {}
    for name in _WHOLE[stand.game.name]:
        record = GOLDEN / f"{name}.moon"
        for kind, place in last_choices(read_record(record).entries).items():
            found.setdefault(kind, (record, place))
    for name, (record, place) in found.items():
        choice = read_record(record).entries[place]
        assert isinstance(choice, Choice)
        stand.lay(up_to(record, place, stand.home, name))
        stand.program.croupier.choose(choice)
        stand.rest()
        yield stand.seen(name, wait=300)


def sheet(stand: Stand) -> Iterator[Picture]:
    """The whole match on one sheet, a hand on it, and the sheet in print."""
    stand.lay(GOLDEN / f"{_WHOLE[stand.game.name][0]}.moon")
    yield stand.seen("match-over")
    window = stand.commands.scores()
    window.resize(*stand.view.box)
    yield stand.seen("sheet", window)
    window.show_hand(2)
    yield stand.shut("sheet-hand", window)
    file = stand.home / "sheet.pdf"
    scores = stand.program.window.scores
    file.write_bytes(pdf(scores, QPageSize.PageSizeId.A4, stand.commands.origin))
    document = QPdfDocument()
    document.load(str(file))
    for page in range(document.pageCount()):
        ground = QImage(827, 1169, QImage.Format.Format_RGB32)
        ground.fill(0xFFFFFFFF)
        drawn = document.render(page, QSize(827, 1169))
        yield f"print-{page + 1}", _on(ground, drawn)


def _on(ground: QImage, drawn: QImage) -> QImage:
    painter = QPainter(ground)
    painter.drawImage(0, 0, drawn)
    painter.end()
    return ground


def review(stand: Stand) -> Iterator[Picture]:
    """The review of a hand, and of the match so far as it was weighed."""
    stand.lay_late()
    room = stand.commands.review
    room.open()
    window = room.window
    window.resize(*stand.view.box)
    until(lambda: window.hand is not None, "the review", 60)
    yield stand.seen("review", window, wait=2500)
    window.pages.setCurrentIndex(1)
    yield stand.shut("review-match", window)


def history(stand: Stand) -> Iterator[Picture]:
    """Matches of all games, some of them over, one with help, one that cannot be read."""
    folder = stand.host.folder
    assert folder is not None
    (folder / PAST).mkdir(exist_ok=True)
    for number, name in enumerate(name for names in _WHOLE.values() for name in names):
        header, *lines = (GOLDEN / f"{name}.moon").read_text("utf-8").splitlines(keepends=True)
        values = json.loads(header)
        values["created"] = f"2026-0{1 + number}-1{number}T19:30:00Z"
        for seat, named in enumerate(values["seats"]):
            named["player"], named["name"] = "casual", COMPANY[seat - 1]
        values["seats"][0] = {"name": YOU, "player": HUMAN}
        text = "".join([json.dumps(values) + "\n", *lines])
        (folder / PAST / f"{number}.moon").write_text(text, "utf-8")
    (folder / PAST / "odd.moon").write_text("{}\n")
    stand.lay_late()
    room = stand.commands.history
    room.window.resize(*stand.view.box)
    room.open()
    until(lambda: len(room.window.model.rows) > len(_WHOLE) * 2, "the records", 60)
    yield stand.seen("history", room.window, wait=600)
    room.window.search.setText("2026")
    yield stand.shut("history-found", room.window)


def statistics(stand: Stand) -> Iterator[Picture]:
    """Each question, after a year of matches every week, and the hands behind a figure."""
    folder = stand.host.folder
    assert folder is not None
    (folder / PAST).mkdir(exist_ok=True)
    for name, text in a_year(stand.game.name):
        (folder / PAST / name).write_text(text, "utf-8")
    room = stand.commands.statistics
    window = room.window
    window.resize(*stand.view.box)
    room.open()
    memory = stand.program.croupier.memory
    until(lambda: not memory.busy, "the records", 120)
    memory.index.keep(made_up(memory.index, random.Random(5)))
    # Whoever sits at the table may have played little there, and then there is nothing to be seen.
    who = window.choosers["person"]
    who.setCurrentIndex(0)
    who.activated.emit(0)
    for number in range(window.questions.count()):
        window.questions.setCurrentRow(number)
        yield stand.seen(f"statistics-{window.question}", window)
    people = stand.program.preferences.people
    anna = Person("Anna", ("Anna B.", "Ann"), own={"solved": "m01 m02 m03"})
    people.people.put(anna, Person("Bo", hidden=True), Person("Kim"))
    window.people_key.click()
    yield stand.seen("statistics-people", window)
    assert people.dialog is not None
    people.dialog.reject()
    window.questions.setCurrentRow(0)
    shown = (bar for bar in window.figures.bars if bar is not None and bar.figure.tries)
    window.figures.pressed.emit(next(shown))
    yield stand.shut("statistics-hands", window)


def menus(stand: Stand) -> Iterator[Picture]:
    """The menus, open."""
    stand.lay_late()
    for number, menu in enumerate(stand.window.actions_.menus, 1):
        menu.popup(stand.window.mapToGlobal(QPoint(60, 44)))
        yield stand.seen(f"menu-{number}", menu)
        menu.close()


def new_match(stand: Stand) -> Iterator[Picture]:
    """New match, with one person and with as many as may play, and what is chosen at a seat."""
    stand.lay_late()
    for number, preset in enumerate(stand.game.presets):
        stand.commands.new_match()
        page = stand.opened(NewMatch)
        page.sets[number].click()
        yield stand.seen(f"new-match-{preset}")
        place = page.players.seating.shown[-1]
        yield stand.shut(f"new-match-{preset}-seat", page.players.open(place))
        for place in page.players.seating.shown:
            page.players.seating.give_player(place, HUMAN)
        yield stand.seen(f"new-match-{preset}-people")
        if not number:
            page.more.open(page.more_key)
            yield stand.shut("new-match-more", page.more)
        page.given_up.emit()


def preferences(stand: Stand) -> Iterator[Picture]:
    """Each page of the preferences."""
    stand.commands.preferences()
    dialog = stand.opened(PreferencesDialog)
    for number, page in enumerate(PAGES):
        dialog.list.setCurrentRow(number)
        yield stand.seen(f"preferences-{page}", dialog)
    dialog.close()


def house_rules(stand: Stand) -> Iterator[Picture]:
    """The box in which house rules are changed for one match."""
    stand.commands.new_match()
    page = stand.opened(NewMatch)
    page.own.click()
    yield stand.shut("house-rules", stand.opened(RulesDialog))
    page.given_up.emit()


def help_pages(stand: Stand) -> Iterator[Picture]:
    """The beginning of each page of the help on this game, and of the program."""
    own = [document.key for document in stand.game.show.help.documents(None)]
    for key in (*own, "play.md", "fair-deals.md", "licences"):
        stand.commands.help(key)
        window = stand.opened(HelpWindow)
        yield stand.seen(f"help-{key.replace('.md', '')}", window, wait=20)
    window.close()


def remarks(stand: Stand) -> Iterator[Picture]:
    """What is said for a while after a record was opened and a copy was saved."""
    stand.lay_late()
    stand.choose()
    stand.lay_late()
    yield stand.seen("remark-opened")
    stand.program.matches.save_copy(stand.home / "an evening with Ada.moon")
    yield stand.seen("remark-saved")
    stand.window.strip.hide()


def boxes(stand: Stand) -> Iterator[Picture]:
    """Boxes with words."""
    stand.commands.about()
    yield stand.shut("about", stand.opened(Message))
    rules = stand.game.presets[stand.game.usual]
    show_deal(*sealed(stand.game.name, rules, cut="Tuesday", hands=9), stand.window)
    yield stand.shut("deal", stand.opened(Message))
    stand.commands.report()
    yield stand.shut("report", stand.opened(Message))


def welcome(stand: Stand) -> Iterator[Picture]:
    """The table that asks what shall be played, and by which rules."""
    room = stand.commands.welcome
    room.open(new=True)
    shown = room.welcome
    assert shown is not None
    until(lambda: len(shown.front.games) == len(CATALOGUE), "the games")
    yield stand.seen("welcome")
    shown.left.emit()


def lesson(stand: Stand) -> Iterator[Picture]:
    """Each step of the lesson."""
    if not has(stand.game.name):
        return
    room, preferences, game = stand.commands.lesson_room, stand.program.preferences, stand.game.name
    slip = room.desk.slip
    for number in range(len(lesson_in(game).steps)):
        stand.host.come_back()
        preferences.keep(preferences.settings._replace(lessons=((game, number),)))
        room.start(game)
        until(lambda: slip.isVisible(), "the slip")
        if "resume" in slip.keys:
            slip.pressed.emit("resume")
        until(lambda: slip.isVisible() and "resume" not in slip.keys, "the step")
        yield stand.seen(f"lesson-{number + 1:02}")
    stand.host.come_back()
    stand.rest()


def practice(stand: Stand) -> Iterator[Picture]:
    """The page of positions, one of each kind, and what is said of an answer."""
    room = stand.commands.practice
    slip = room.desk.slip
    room.open()
    yield stand.shut("practice", stand.opened(PracticePage))
    kinds = {position.kind: position for position in reversed(positions(stand.game.name))}
    for kind, position in kinds.items():
        for word in ("right", "wrong"):
            room.begin(position.name)
            until(lambda: slip.isVisible(), "the question")
            stand.rest()
            if word == "right":
                yield stand.seen(f"practice-{kind}")
            agreed = word == "right"
            choice = next(
                (one for one in stand.host.sight.legal if _is_right(position, one) is agreed), None
            )
            if choice is None:
                continue
            stand.program.croupier.choose(choice)
            until(lambda: slip.keys, "the answer", 60)
            yield stand.seen(f"practice-{kind}-{word}", wait=400)
    stand.host.come_back()
    stand.rest()


def _is_right(position: Any, choice: Choice) -> bool:
    return notation(choice) in position.right


Driver: TypeAlias = Callable[[Stand], Iterator[Picture]]
SCREENS: Final[dict[str, Driver]] = {
    driver.__name__.replace("_", "-"): driver
    for driver in (
        hand, other_tables, late, curtain, moments, sheet, review, history, statistics, menus,
        new_match,
        preferences, house_rules, help_pages, boxes, remarks, welcome, lesson, practice,
    )
}  # fmt: skip
"""What draws the screens, by the name that it is asked for with."""
