"""Every screen in every language there is, and in two for tests: nothing is left in English, and
nothing has too little room on a small screen, or on one of 1920 by 1200 at a scale of 200 %."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from moon_desktop.app.host import Host
from moon_desktop.games import CATALOGUE as GAMES
from moon_desktop.games.defaults import rule_words
from moon_desktop.learning import lesson
from moon_desktop.resources import folder
from moon_desktop.windows.dialogs.preferences import PAGES, PreferencesDialog
from moon_desktop.windows.help.window import HelpWindow
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.window import MainWindow
from moon_desktop.windows.paper.boxes import Message
from moon_desktop.windows.paper.sheet_dialog import sheet_over
from moon_desktop.words.computer_players import NAMES as COMPUTERS
from moon_desktop.words.language import CATALOGUE, ENGLISH, languages, speak
from tests.kit.arrange import Table
from tests.kit.forty_two import Table as Texas42
from tests.kit.person import Person, until
from tests.kit.pseudo import Pseudo, table_in, untranslated
from tests.kit.table_positions import (
    NAMES,
    bidding,
    discarding,
    filed,
    following,
    leading,
    naming,
    scored,
    won,
)
from tests.kit.texts import Painted, cut, laid_over, painting, said

SMALL = (960, 600)
PSEUDO, MIRRORED = "xx", "ar"
"""The code of the language for tests, and one that is written from right to left."""

KEPT = frozenset({*NAMES, *COMPUTERS})
KEPT |= {"Moon", "Desktop", "Python", "Qt", "Lato", "Vollkorn"}
KEPT |= {"Alt", "Ctrl", "Shift", "Enter", "Space", "Esc", "Home", "End", "Left", "Right"}
"""Names, which are the same in all languages, and keys, which Qt names."""

SEAL = re.compile(r"([0-9a-f]{4} ){5}[0-9a-f]{4}")
"""Figures of base 16, which are no words."""


class Lacking(gettext.NullTranslations):
    """What a catalogue is asked for and does not have: a text that is not marked as one."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def gettext(self, message: str) -> str:
        """``message``, noted."""
        self.texts.add(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The same of several."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """The same with its context."""
        return self.gettext(message)


CODES = [
    # The pseudo-language asks for more room than English, and mirrors nothing.
    pytest.param(code, marks=pytest.mark.slow if code in (ENGLISH, MIRRORED) else ())
    for code in (*languages(), PSEUDO, MIRRORED)
]


@pytest.fixture(params=CODES)
def code(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[str]:
    """The language that is spoken, by its code."""
    code: str = request.param
    texts: dict[str, gettext.NullTranslations]
    pseudo = {PSEUDO: Pseudo(), MIRRORED: Pseudo("\u200f")}
    if code in pseudo:
        monkeypatch.setattr(rule_words, "document", partial(table_in, tmp_path, pseudo[code]))
    texts = {**pseudo}
    lacking = Lacking()
    if code not in (ENGLISH, *texts):
        with (folder() / "languages" / code / CATALOGUE).open("rb") as file:
            texts[code] = gettext.GNUTranslations(file)
        texts[code].add_fallback(lacking)
    speak(code, texts.get(code))
    qapp.setLayoutDirection(QLocale(code).textDirection())
    yield code
    speak(ENGLISH)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert lacking.texts == set()


@pytest.fixture(autouse=True)
def painted() -> Iterator[Painted]:
    """What is painted by hand from the beginning on, for pictures of it are kept."""
    with painting() as painted:
        yield painted


def looked_at(
    code: str, painted: Painted, window: QWidget, names: frozenset[str] = frozenset()
) -> None:
    """Paints ``window`` and reads all that stands in it."""
    QTest.qWait(20)
    window.grab()
    texts = [*said(window), *painted.texts] if code in (PSEUDO, MIRRORED) else []
    english = {text for text in texts if untranslated(SEAL.sub("", text), KEPT | names)}
    kind = type(window).__name__
    by_hand = painted.cut if isinstance(window, MainWindow) else ()
    short = [f"{kind}: {words}" for words in (*cut(window), *by_hand)]
    assert short == []
    assert english == set(), kind
    assert list(laid_over(window)) == [], kind


POSITIONS: dict[str, Callable[[], Table | Texas42]] = {
    "bid": bidding,
    "widow": discarding,
    "trump": naming,
    "lead": leading,
    "follow": following,
    "score": scored,
    "over": won,
}

SIXES, DOUBLES = "6-5 6-4 6-3 6-2 6-1 6-0 5-0", "6-6 5-5 4-4 3-3 2-1 2-0 1-0"


def bid_42(*said: str, seat: int = 0, preset: str = "texas-42-all", plays: int = 0) -> Texas42:
    """A hand of Texas 42: what ``seat`` bids, the call, then so many tiles; Ann has sixes, her
    partner four doubles."""
    table = Texas42(preset).deal(SIXES, "", DOUBLES).bid(seat, said[0]).say(*said[1:])
    for _ in range(plays):
        table.add(table.match.legal()[0])
    return table


def last_to_bid(said: str, preset: str = "texas-42") -> Texas42:
    """Ann shakes, and the others have said that."""
    return Texas42(preset).draw("6-6 1-1 2-1 3-1").deal(SIXES).say(said)


TEXAS_42: Mapping[str, Callable[[], Texas42]] = {
    "bid": lambda: Texas42("texas-42-all").deal(SIXES),
    "bid over marks": lambda: last_to_bid("30 pass 1m", "texas-42-all"),
    "bid forced": lambda: last_to_bid("pass pass pass"),
    "trump forced": lambda: last_to_bid("pass pass pass 1m"),
    "trump": lambda: bid_42("1m"),
    "trump after a number": lambda: bid_42("30", preset="texas-42"),
    "trump after plunge": lambda: bid_42("plunge", seat=2),
    "lead": lambda: bid_42("34", "6", plays=8),
    "follow": lambda: bid_42("1m", "sevens", seat=3, plays=1),
    "nel-o": lambda: bid_42("2m", "nel-o:own", seat=1, plays=2),
    "score": lambda: bid_42("34", "6").play_on(),
    "nel-o, score": lambda: bid_42("1m", "nel-o:high", seat=2).play_on(),
    "points, score": lambda: Texas42("points-250").flop(0),
    "over": lambda: Texas42(target=1).sweep(0),
}
"""Positions of Texas 42, in which Ann is asked."""

POSITIONS |= {f"42, {position}": table for position, table in TEXAS_42.items()}


def seated(sit_at: Callable[..., Person], position: str) -> Person:
    person = sit_at(POSITIONS[position]())
    person.window.resize(*SMALL)
    return person


@pytest.mark.slow
def test_table(open_table, tmp_path, code, painted):
    person = open_table(folder=None)
    person.window.resize(*SMALL)
    for position, table in POSITIONS.items():
        person.sit_at(filed(table(), tmp_path / f"{position}.moon"))
        painted.texts.clear()
        assert (person.window.width(), person.window.height()) == SMALL
        looked_at(code, painted, person.window)
        if position == "lead":
            # Who sits on the left sits there in every language, and tiles lie in the same order.
            assert person.table.view.layoutDirection() == Qt.LayoutDirection.LeftToRight
            places = [person.place_of(tile).x() for tile in ("6-6", "6-5", "6-4")]
            assert places in (sorted(places), sorted(places, reverse=True))


def test_curtain(open_table, tmp_path, code, painted):
    person = open_table(start=(filed(leading(), tmp_path / "all.moon", None),))
    person.window.resize(*SMALL)
    until(lambda: person.is_covered, "the curtain")
    looked_at(code, painted, person.window)


@pytest.mark.slow
def test_welcome(open_table, code, painted, monkeypatch):
    monkeypatch.setattr(lesson, "has", lambda game: True)
    person = open_table(start=(None, None, True))
    person.window.resize(*SMALL)
    welcome = person.program.commands.welcome.welcome
    until(lambda: welcome.front.games, "the games")
    welcome.front.name.line.clear()
    for game in GAMES:
        welcome.front.games[game].click()
        looked_at(code, painted, person.window)
        welcome.front.ways["know"].click()
        looked_at(code, painted, person.window)
        person.press(Qt.Key.Key_Escape)
        assert welcome.front.isVisible()


@pytest.mark.slow
@pytest.mark.parametrize("position", ["lead", "42, lead"])
def test_beside_the_table(sit_at, code, painted, position):
    person = seated(sit_at, position)
    hinting = person.program.commands.hinting
    for command in (actions.HINT, actions.COUNTING, actions.PAD):
        person.do(command)
        if command == actions.HINT:
            until(lambda: hinting.sheet.isVisible() and not hinting.thinker.busy, "the hint", 60)
            room = hinting.sheet.rows.height() / len(person.host.sight.legal)
            assert room > 28, "all rows and their heads"
        looked_at(code, painted, person.window)
        person.do(command)


def test_question_before_a_match_is_left_menus_and_boxes_for_files(
    sit_at, code, painted, monkeypatch
):
    person = seated(sit_at, "follow")
    with monkeypatch.context() as unkept:
        unkept.setattr(Host, "losable", True)
        person.program.commands.open_from_outside(Path("42"))
    box = person.question
    assert isinstance(box, Message)
    looked_at(code, painted, box)
    box.close()
    for menu in person.window.bar.menus.findChildren(QMenu):
        looked_at(code, painted, menu)
    for name in actions.NAMES:
        action = person.window.actions_[name]
        if code in (PSEUDO, MIRRORED):
            assert not untranslated(action.toolTip())
            assert not untranslated(action.iconText())
    for name in (actions.OPEN, actions.SAVE):
        files = opened(person, name)
        assert isinstance(files, QFileDialog)
        if code in (PSEUDO, MIRRORED):
            assert not untranslated(files.windowTitle())
            assert not untranslated(files.nameFilters()[0].replace("(*.moon)", ""))
        files.close()


def opened(person: Person, name: str) -> QWidget:
    """The window that the command ``name`` opens."""
    before = {id(widget) for widget in QApplication.topLevelWidgets() if widget.isVisible()}
    person.do(name)
    if sheet := sheet_over(person.window):
        return sheet

    def new() -> list[QWidget]:
        widgets = (widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
        return [widget for widget in widgets if id(widget) not in before]

    until(new, f"the window of {name}")
    return new()[0]


WINDOWS = (actions.SHEET, actions.REVIEW, actions.RULES, actions.TERMS, actions.ABOUT)
WINDOWS_42 = (actions.SHEET, actions.REVIEW, actions.RULES, actions.TRUMPS, actions.TERMS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "names"), [("score", WINDOWS), ("42, score", WINDOWS_42)], ids=["moon", "42"]
)
def test_windows(sit_at, code, painted, position, names):
    person = seated(sit_at, position)
    # As its document is called, which the languages for tests lack.
    document = frozenset(["The", "rules", "of", "this", "match", "Terms"])
    for name in names:
        window = opened(person, name)
        looked_at(code, painted, window, document)
        if name == actions.TRUMPS and code in (PSEUDO, MIRRORED):
            assert isinstance(window, HelpWindow)
            assert not untranslated(window.browser.toPlainText(), KEPT)
        window.close()


def test_new_match_of_four_with_partners_drawn(sit_at, code, painted):
    person = seated(sit_at, "42, lead")
    person.do(actions.NEW)
    (page,) = person.window.findChildren(NewMatch)
    page.draw.draw(seed=3)
    page.draw.finish()
    looked_at(code, painted, person.window)


@pytest.mark.slow
def test_preferences(sit_at, code, painted):
    person = seated(sit_at, "follow")
    dialog = opened(person, actions.PREFERENCES)
    assert isinstance(dialog, PreferencesDialog)
    dialog.resize(880, 560)
    spoken = {QLocale(there).nativeLanguageName() for there in (*languages(), PSEUDO, MIRRORED)}
    for page in PAGES:
        dialog.show_page(page)
        looked_at(code, painted, dialog, frozenset(" ".join(spoken).split()))
