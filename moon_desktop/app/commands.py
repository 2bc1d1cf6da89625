"""The controller of the menus; each dialog is loaded when it is first asked for."""

from __future__ import annotations

from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from moon_desktop import __version__
from moon_desktop.app.croupier import Croupier
from moon_desktop.app.matches import Matches
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences, panel_letters
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Entry, MatchOver, Note
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE
from moon_desktop.players.levels import by_strength
from moon_desktop.windows.main import actions
from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import quoted, shown_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from moon_desktop.app.beside import Hinting, Tallying
    from moon_desktop.app.herald import Herald
    from moon_desktop.app.learning.coach import Coach
    from moon_desktop.app.learning.lesson import LessonRoom
    from moon_desktop.app.learning.practice import PracticeRoom
    from moon_desktop.app.learning.slip_desk import SlipDesk
    from moon_desktop.app.learning.welcome import WelcomeRoom
    from moon_desktop.app.memory.history import HistoryRoom
    from moon_desktop.app.memory.statistics import StatisticsRoom
    from moon_desktop.app.memory.weighing import Weighing
    from moon_desktop.app.reviews import ReviewRoom
    from moon_desktop.table.aloud.reader import Reader
    from moon_desktop.table.table_view import KeyTaker
    from moon_desktop.windows.help.pages import Library
    from moon_desktop.windows.help.window import HelpWindow
    from moon_desktop.windows.score.sheet_print import Origin
    from moon_desktop.windows.score.sheet_window import ScoreWindow


class Commands(QObject):
    """Connects the window's actions to what they are about."""

    sampled = Signal(int)
    """It is to be heard how loud a volume is, from 0 to 100."""

    def __init__(
        self,
        parts: Parts,
        croupier: Croupier,
        matches: Matches,
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._host, window = parts.host, parts.window
        self._window = window
        self._croupier = croupier
        self._matches = matches
        self._preferences = preferences
        self._scores: ScoreWindow | None = None
        self.again = False
        """Whether the window was closed to be opened anew, in another language."""
        for name, task in (
            (actions.NEW, self.new_match),
            (actions.OPEN, self.open),
            (actions.HISTORY, lambda: self.history.open()),
            (actions.STATISTICS, lambda: self.statistics.open()),
            (actions.SAVE, self.save_copy),
            (actions.PREFERENCES, self.preferences),
            (actions.QUIT, window.close),
            (actions.UNDO, matches.undo),
            (actions.REDO, matches.redo),
            (actions.AGAIN, matches.play_again),
            (actions.HINT, self.hint),
            (actions.COUNTING, lambda: self.tallying.toggle()),
            (actions.CLAIM, croupier.claim),
            (actions.LAST_TRICK, croupier.show_last_trick),
            (actions.MUTE, preferences.toggle_mute),
            (actions.SHEET, self.scores),
            (actions.REVIEW, lambda: self.review.open()),
            (actions.PRACTICE, lambda: self.practice.open()),
            (actions.RETURN, self._host.come_back),
            (actions.WELCOME, lambda: self.welcome.toggle()),
            (actions.LESSON, self.lesson),
            (actions.MINUTE, lambda: self.help("minute")),
            (actions.WHAT, window.what_is_this),
            (actions.RULES, lambda: self.help("in-force")),
            (actions.TRUMPS, lambda: self.help("trumps")),
            (actions.TERMS, lambda: self.help("terms")),
            (actions.BOOK, lambda: self.help("rules.md")),
            (actions.PLAYING, lambda: self.help("play.md")),
            (actions.FAIR, lambda: self.help("fair-deals.md")),
            (actions.FORMAT, lambda: self.help("record-format.md")),
            (actions.REPORT, self.report),
            (actions.ABOUT, self.about),
            (actions.NEXT_PART, lambda: window.go_to_part(1)),
            (actions.FORMER_PART, lambda: window.go_to_part(-1)),
            (actions.READ_TOLD, lambda: self.herald.tell("told")),
            (actions.READ_TRICK, lambda: self.herald.tell("trick")),
            (actions.READ_PLAYERS, lambda: self.herald.tell("players")),
            (actions.READ_SCORES, lambda: self.herald.tell("scores")),
            (actions.READ_HAND, lambda: self.herald.tell("hand")),
            (actions.READ_COUNTS, lambda: self.herald.tell("counts")),
            (actions.READ_HEARD, lambda: self.herald.tell("heard")),
        ):
            window.actions_[name].triggered.connect(lambda _=False, task=task: task())
        window.hand_chosen.connect(self.show_hand)
        window.finger_rested.connect(parts.table.picking.cancel)
        window.term_wanted.connect(lambda place: self.help("terms", place))
        parts.table.asked_about.connect(window.explain)
        parts.table.last_wanted.connect(window.actions_[actions.LAST_TRICK].trigger)
        parts.table.view.key_takers = self._key_takers
        parts.table.view.first_seen.connect(self._speak_of_terms)
        croupier.inquiry.deal_wanted.connect(lambda: self.deal(window))
        croupier.inquiry.review_wanted.connect(lambda number: self.review.open(number))
        window.actions_.menus[0].aboutToShow.connect(self._offer_games)
        window.actions_.menus[-1].aboutToShow.connect(self._offer_lesson)
        croupier.machine.opened.connect(self._look_on)
        croupier.entry_shown.connect(self._weigh_match)
        preferences.changed.connect(self._look_on)
        self._host.laid_out.connect(self._renew_help)
        matches.sealed_anew.connect(self._renew_help)

    def _key_takers(self) -> list[KeyTaker]:
        """One key does one thing. What is asked comes before what lies beside the table, and rows
        on paper before the tricks that were taken."""
        inquiry, table, made = self._croupier.inquiry, self._parts.table, vars(self).get
        asks = made("coach"), inquiry
        beside = made("hinting"), made("tallying")
        reader = None if (herald := made("herald")) is None else herald.reader
        first = reader if reader is not None and reader.away else None
        every = (inquiry.by_itself, first, table, *asks, *beside, reader, table.taken)
        return [one for one in every if one is not None]

    # --- matches --------------------------------------------------------------------------

    def new_match(self) -> None:
        """Asks for house rules and players; the match in play stays until it is dealt."""
        self.welcome.ask()
        self._tell_of_shelf()
        self.tell_of_games()

    def _becomes(self, game: str) -> str:
        """What becomes of the matches there are when one of ``game`` begins."""
        here, worth, told = self._host.own[0].game, self._host.worth, list[str]()
        if worth == "lost":
            told.append(_unsaved())
        elif game == here and worth != "nothing":
            told.append(
                tr("The match at the table goes among your records: History finds it there.")
            )
        elif game != here and worth == "kept":
            words = tr("Your match of {game} waits as it stands: New match goes on with it.")
            told.append(words.format(game=CATALOGUE[here].show.rules.game_name()))
        if self._matches.left(game) is not None:
            words = tr("The match of {game} that waits goes among your records.")
            told.append(words.format(game=CATALOGUE[game].show.rules.game_name()))
        return " ".join(told)

    def _offer_games(self) -> None:
        """The menu leads to the matches of other games that were left."""
        words, go_on = tr("&Go on with {game}"), self._matches.go_on
        self._window.actions_.offer(
            {
                words.format(game=CATALOGUE[name].show.rules.game_name()): partial(go_on, name)
                for name in CATALOGUE
                if self._matches.left(name) is not None
            }
        )

    def open(self) -> None:
        """Asks for a record and goes on with it."""
        from moon_desktop.windows.paper.boxes import ask_to_open

        ask_to_open(self._window, self._host.folder, self._open_file)

    def _open_file(self, path: Path) -> bool:
        """Goes on with a match, or shows the sheet of one that is over; False where neither can
        be."""
        try:
            reading = read_record(path)
        except (Damage, OSError):
            return self._matches.open_file(path)  # which says why not
        if not reading.match.over:
            return self._matches.open_file(path)
        self.history.look(reading)
        return True

    @cached_property
    def history(self) -> HistoryRoom:
        """All matches that were played here."""
        from moon_desktop.app.memory.history import HistoryRoom

        memory = self._croupier.memory
        room = HistoryRoom(self._parts, memory, self._matches, lambda: self.review, self)
        self._preferences.follow("history", room.window)
        return room

    @cached_property
    def statistics(self) -> StatisticsRoom:
        """How somebody plays."""
        from moon_desktop.app.memory.statistics import StatisticsRoom

        memory = self._croupier.memory
        room = StatisticsRoom(self._parts, memory, self.weighing, lambda: self.history, self)
        people = self._preferences.people
        room.window.people_key.clicked.connect(lambda: people.open(room.window))
        people.changed.connect(room.name_anew)
        self._preferences.follow("statistics", room.window)
        return room

    def open_from_outside(self, path: Path) -> None:
        """Goes on with a record that was double-clicked, and asks first where the match in play
        would be lost: nobody has looked at this window."""
        open_file = self._open_file
        if self._host.losable:
            question = tr("Open {name}?").format(name=shown_path(path.name))
            self._window.ask(f"{_unsaved()} {question}", tr("Open"), lambda: open_file(path))
        else:
            open_file(path)

    def save_copy(self) -> None:
        """Asks where to put a copy of the match: by its game and the day."""
        from moon_desktop.windows.paper.boxes import ask_to_save

        title = CATALOGUE[self._host.header.game].show.rules.title()
        ask_to_save(self._window, self._matches.save_copy, f"{title} {date.today()}")

    # --- help at the table ----------------------------------------------------------------

    @cached_property
    def hinting(self) -> Hinting:
        """What is shown of a hint."""
        from moon_desktop.app.beside import Hinting

        return Hinting(self._parts, self._croupier, self)

    @cached_property
    def coach(self) -> Coach:
        """What asks before a costly mistake."""
        from moon_desktop.app.learning.coach import Coach

        return Coach(self._parts, self._croupier, self._preferences, self._desk, self)

    def _look_on(self) -> None:
        """Somebody is asked, whom the coach may be wanted by; nothing of it is there before."""
        if self._croupier.machine.asking and self._preferences.settings.coach:
            self.coach.look_on()

    def hint(self) -> None:
        """What each choice is worth, for the person who is asked; asked again, takes it away."""
        croupier = self._croupier
        if croupier.machine.asking:
            if "coach" in vars(self):
                self.coach.give_way()
            self.hinting.seconds = float(self._preferences.settings.expert_seconds)
            self.hinting.toggle()

    @cached_property
    def tallying(self) -> Tallying:
        """What is shown of the tiles still out."""
        from moon_desktop.app.beside import Tallying

        return Tallying(self._parts, self._croupier, self)

    # --- for who cannot see the table ---------------------------------------------------------

    @cached_property
    def herald(self) -> Herald:
        """What says how the table stands."""
        from moon_desktop.app.herald import Herald

        return Herald(self._parts, self._croupier, self._preferences, self)

    def read_out(self) -> Reader:
        """Somebody has the table read out."""
        return self.herald.begin()

    # --- learning -------------------------------------------------------------------------

    @cached_property
    def welcome(self) -> WelcomeRoom:
        """What asks which game is to be played, and in which way."""
        from moon_desktop.app.learning.welcome import WelcomeRoom

        memory, becomes = self._croupier.memory, self._becomes
        room = WelcomeRoom(self._parts, self._matches, self._preferences, memory, becomes, self)
        room.lesson_wanted.connect(lambda game: self.lesson_room.start(game))
        return room

    @cached_property
    def _desk(self) -> SlipDesk:
        from moon_desktop.app.learning.slip_desk import SlipDesk

        return SlipDesk(self._parts, self)

    @cached_property
    def practice(self) -> PracticeRoom:
        """Positions to practise on."""
        from moon_desktop.app.learning.practice import PracticeRoom

        return PracticeRoom(self._parts, self._matches, self._preferences, self._desk, self)

    @cached_property
    def lesson_room(self) -> LessonRoom:
        """Who gives lessons at the table."""
        from moon_desktop.app.learning.lesson import LessonRoom

        return LessonRoom(self._parts, self._matches, self._preferences, self._desk, self)

    def _offer_lesson(self) -> None:
        from moon_desktop.learning.lesson import has

        self._window.actions_[actions.LESSON].setEnabled(has(self._host.header.game))

    def lesson(self) -> None:
        """The lesson in the game at the table."""
        game = self._host.header.game
        if self.lesson_room.has(game):
            self.lesson_room.start(game)

    # --- what else there is to see --------------------------------------------------------

    def preferences(self) -> None:
        """House rules, players, table, look, keys and language."""
        from moon_desktop.windows.dialogs.preferences import PreferencesDialog
        from moon_desktop.windows.paper.dialog import untold

        now, host = self._preferences.settings, self._host
        game = CATALOGUE[now.game]
        shelf = self._preferences.shelf.of(game)
        commands = actions.keyed()
        with untold():
            dialog = PreferencesDialog(
                now,
                game,
                by_strength(),
                shelf,
                commands,
                panel_letters(),
                self._window,
                host.saved,
                self._preferences.light,
                self._preferences.people.names,
            )
        self._croupier.memory.catch_up()
        dialog.chosen.connect(self._preferences.change)
        self._window.closing.connect(dialog.hand_over)
        dialog.start_again.connect(self.start_again)
        dialog.sounded.connect(self.sampled)
        dialog.open()
        self._tell_of_shelf()
        self.tell_of_games()

    def start_again(self) -> None:
        """Closes the window to open it anew, in another language."""
        self.again = True
        self._window.close()

    def _tell_of_shelf(self) -> None:
        """The person's own house rules were damaged: says so once, and where they are."""
        aside = self._preferences.shelf.set_aside
        if aside is not None:
            told = tr(
                "Some of your own house rules could not be read. The file is kept as {file}; the"
                " rules that could be read are still there."
            )
            self._window.note(told.format(file=shown_path(aside)), once=True)

    def tell_of_games(self) -> None:
        """Games of other packages were looked for, and some cannot be played, or they were played
        and failed: says so once."""
        for name in CATALOGUE.failing:
            told = tr(
                "Something is wrong in the game {name}, which another package brought: not all of "
                "it can be shown. The program’s log says why."
            )
            called = CATALOGUE[name].show.rules.game_name()
            self._window.note(told.format(name=quoted(called)), once=True)
        if names := CATALOGUE.broken:
            told = ngettext(
                "The game {names} could not be loaded, and cannot be played. The program’s log "
                "says why.",
                "The games {names} could not be loaded, and cannot be played. The program’s log "
                "says why.",
                len(names),
            ).format(names=listing([quoted(name) for name in names]))
            self._window.note(told, once=True)

    def scores(self) -> ScoreWindow:
        """The whole match on one sheet."""
        from moon_desktop.windows.score.sheet_window import ScoreWindow

        if self._scores is None:
            host = self._host
            self._scores = ScoreWindow(
                self._window.scores,
                lambda: host.entries,
                self._window,
                lambda: self.origin,
                # Only hands of the match are reviewed.
                lambda: host.side is None or not host.side.title,
            )
            self._scores.review_wanted.connect(lambda number: self.review.open(number))
            self._scores.deal_key.clicked.connect(lambda: self.deal(self._scores))
        self._scores.come_up()
        return self._scores

    def deal(self, over: QWidget | None) -> None:
        """What the deals of the match that is over came from, in a box ``over`` a window; before,
        whether its seal is to be broken."""
        from moon_desktop.app.memory.history import show_deal

        host, over = self._host, over or self._window
        if host.match.over or host.seal_broken:
            show_deal(host.header, host.entries, over)
        elif self.origin.sealed:
            from moon_desktop.windows.paper.boxes import ask

            told = tr(
                "You then see the number that all deals of this match come from, those to come "
                "too. So this hand and all that follow count for nobody, neither in statistics nor "
                "in how strong anybody plays."
            )
            unseal = partial(self._unseal, over, host.header)
            ask(over, tr("Break the seal"), told, tr("Break the seal"), unseal)

    def _unseal(self, over: QWidget, asked_of: Header) -> None:
        if self._host.header != asked_of or self._host.match.over:
            # Another match came while it was asked, or this one ended.
            return
        self._host.note(Note("seen"))
        if self._scores is not None:
            self._scores.tell()
        self.deal(over)

    @property
    def origin(self) -> Origin:
        """Of the match on the sheet. What its deals come from is told when it is over, or its seal
        was broken: whoever types that number elsewhere sees all hands."""
        from moon_desktop.windows.score.sheet_print import Origin

        host = self._host
        open_ = host.match.over or host.seal_broken
        return Origin(
            host.game.show.rules.title(),
            host.header.created,
            host.header.seed if open_ else None,
            sealed=not open_ and host.side is None and host.header.secret is not None,
        )

    @cached_property
    def review(self) -> ReviewRoom:
        """The review of finished hands."""
        from moon_desktop.app.reviews import ReviewRoom

        room = ReviewRoom(self._parts, self._croupier, self._matches, self.weighing.reviewer, self)
        self.weighing.attend(room)
        return room

    @cached_property
    def weighing(self) -> Weighing:
        """What weighs hands while nobody waits for it."""
        from moon_desktop.app.memory.weighing import Weighing

        return Weighing(self._parts, self._croupier, self)

    def _weigh_match(self, entry: Entry) -> None:
        if isinstance(entry, MatchOver) and self._preferences.settings.weigh:
            self.weighing.match_over()

    def show_hand(self, number: int) -> None:
        """All of a finished hand, on the sheet."""
        self.scores().show_hand(number)

    @cached_property
    def _help(self) -> HelpWindow:
        from moon_desktop.windows.help.window import HelpWindow

        return HelpWindow(self._help_library(), self._window)

    def help(self, page: str, place: str = "") -> None:
        """A page of the help, from a ``place`` on it or from its beginning."""
        if self._scores is not None and self._scores.isActiveWindow():
            # It lies over the window that help is shown in.
            self._scores.close()
        self._help.show_page(page, self._help_library(), place)

    def _speak_of_terms(self) -> None:
        from moon_desktop.words.glossary import speak_of

        speak_of(self._terms)

    def _terms(self) -> str:
        """The page of terms of the game in play, in Markdown."""
        pages = CATALOGUE[self._host.header.game].show.help.documents(None)
        return next((page.text() for page in pages if page.key == "terms"), "")

    def _help_library(self) -> Library:
        from moon_desktop.windows.help.pages import Library

        host = self._host
        seal = self._matches.next_deal.seal
        return Library(CATALOGUE[host.header.game], host.match.rules, CATALOGUE, seal)

    def _renew_help(self) -> None:
        """The help speaks of the rules in force, also when they are others now."""
        if "_help" in vars(self) and self._help.isVisible():
            self._help.take(self._help_library())

    def report(self) -> None:
        """What a problem is told with."""
        from moon_desktop.app.report import Report

        Report(self._parts, self._preferences, self._croupier.memory).open()

    def about(self) -> None:
        """Version and licences."""
        from moon_desktop.windows.paper.boxes import show_about

        show_about(self._window, __version__, lambda: self.help("licences"))


def _unsaved() -> str:
    return tr("A match is in play. It is not kept: save a copy first if you want to go on with it.")
