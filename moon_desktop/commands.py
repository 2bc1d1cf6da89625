"""What the menus do; each dialog is loaded when it is first asked for."""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, qVersion

from moon_desktop import __version__
from moon_desktop.engine.entries import Entry, HandOver
from moon_desktop.look.theme import EVENING
from moon_desktop.players.levels import LEVELS
from moon_desktop.settings import Settings
from moon_desktop.windows import actions
from moon_desktop.windows.main_window import MainWindow
from moon_desktop.wording import errands

if TYPE_CHECKING:
    from moon_desktop.application import MoonDesktop
    from moon_desktop.hinting import Hinting
    from moon_desktop.review_room import ReviewRoom
    from moon_desktop.tallying import Tallying
    from moon_desktop.windows.sheet_window import ScoreWindow

_STEPS_BACK = 12
"""So many choices can be taken back to at once."""


class Commands(QObject):
    """Connects the window's actions to the program."""

    def __init__(self, program: MoonDesktop, window: MainWindow) -> None:
        super().__init__(program)
        self._program = program
        self._window = window
        self._scores: ScoreWindow | None = None
        self._told_of_shelf = False
        for name, task in (
            (actions.NEW, self.new_match),
            (actions.NEXT, lambda: self._begin_beside(1)),
            (actions.PREVIOUS, lambda: self._begin_beside(-1)),
            (actions.OPEN, self.open),
            (actions.SAVE, self.save_copy),
            (actions.PREFERENCES, self.preferences),
            (actions.QUIT, window.close),
            (actions.UNDO, program.undo),
            (actions.AGAIN, program.play_again),
            (actions.HINT, self.hint),
            (actions.COUNTING, lambda: self.tallying.toggle(program.croupier.names)),
            (actions.CLAIM, program.croupier.claim),
            (actions.LAST_TRICK, program.croupier.show_last_trick),
            (actions.SCORES, self.scores),
            (actions.REVIEW, lambda: self.review.open()),
            (actions.RETURN, program.host.come_back),
            (actions.RULES, lambda: self.help("in-force")),
            (actions.TRUMPS, lambda: self.help("trumps")),
            (actions.TERMS, lambda: self.help("terms")),
            (actions.BOOK, lambda: self.help("rules.md")),
            (actions.PLAYING, lambda: self.help("play.md")),
            (actions.FORMAT, lambda: self.help("record-format.md")),
            (actions.ABOUT, self.about),
        ):
            window.actions_[name].triggered.connect(lambda _=False, task=task: task())
        window.actions_.back.aboutToShow.connect(self._list_steps_back)
        window.hand_chosen.connect(self.show_hand)
        window.review_wanted.connect(lambda: self.review.open())
        program.host.laid_out.connect(self._renew_help)

    # --- matches --------------------------------------------------------------------------

    def new_match(self) -> None:
        """Asks for house rules and players; the match in play stays until Begin."""
        from moon_desktop.windows.new_match import NewMatch

        program = self._program
        number = program.host.header.seed
        dialog = NewMatch(
            program.settings, LEVELS.by_strength(), program.shelf, self._window, number
        )
        dialog.begun.connect(self._begin)
        dialog.rejected.connect(program.croupier.resume_asking)
        dialog.open()
        self._tell_of_shelf()

    def _begin(self, chosen: Settings, seed: int | None) -> None:
        self._program.keep(chosen)
        self._program.begin(chosen.rules, seed)

    def _begin_beside(self, step: int) -> None:
        """Begins the match of the deal number beside, and asks first where a match is in play."""
        program = self._program
        if program.host.match.over or not program.host.can_undo:
            program.begin_beside(step)
            return
        number = program.host.number_beside(step)
        if number is not None:
            question = errands.leave_match(number, program.host.saved)
            yes = errands.leave_match_yes()
            self._window.ask(question, yes, lambda: program.begin_beside(step))

    def open(self) -> None:
        """Asks for a record and goes on with it."""
        from moon_desktop.windows.files import ask_to_open

        ask_to_open(self._window, self._program.host.folder, self._open)

    def _open(self, path: Path) -> None:
        self._program.open_file(path)

    def open_from_outside(self, path: Path) -> None:
        """Goes on with a record that was double-clicked, and asks first where the match in play
        would be lost: nobody has looked at this window."""
        if self._program.host.losable:
            question = errands.leave_for_file(path.name)
            self._window.ask(question, errands.leave_for_file_yes(), lambda: self._open(path))
        else:
            self._open(path)

    def save_copy(self) -> None:
        """Asks where to put a copy of the match."""
        from moon_desktop.windows.files import ask_to_save

        ask_to_save(self._window, self._save)

    def _save(self, path: Path) -> None:
        self._program.save_copy(path)

    def _list_steps_back(self) -> None:
        """Fills the menu of choices that can be taken back to."""
        from moon_desktop.wording.taking_back import choice_words, hand_heading

        host, menu = self._program.host, self._window.actions_.back
        names = self._program.croupier.names if len(host.people) > 1 else None
        menu.clear()
        hand = host.match.number
        for steps, step in enumerate(host.undoable[:_STEPS_BACK], 1):
            if step.hand != hand:
                hand = step.hand
                heading = menu.addAction(hand_heading(hand))
                heading.setEnabled(False)
            name = names[step.seat] if names and step.seat is not None else None
            words = choice_words(step.choice, name)
            # What follows an ampersand would be underlined.
            action = menu.addAction(words.replace("&", "&&"))
            action.triggered.connect(lambda _=False, steps=steps: self._step_back(steps))

    def _step_back(self, steps: int) -> None:
        """Takes so many choices back, and asks first where hands before the last would go."""
        host, undo = self._program.host, self._program.undo
        step = host.undoable[steps - 1]
        if step.hand == host.match.number:
            undo(steps)
            return
        gone = sum(isinstance(entry, HandOver) for entry in host.entries[step.place :])
        from moon_desktop.wording.taking_back import finished_go, take_back

        self._window.ask(finished_go(gone), take_back(), lambda: undo(steps))

    # --- help at the table ----------------------------------------------------------------

    @cached_property
    def hinting(self) -> Hinting:
        """What is shown of a hint."""
        from moon_desktop.hinting import Hinting

        program, croupier = self._program, self._program.croupier
        hinting = Hinting(program.host, program.table, self._window, program.scores, self)
        hinting.chosen.connect(croupier.choose)
        croupier.machine.pace["asking"].exited.connect(hinting.forget)
        self._window.closing.connect(hinting.forget)
        return hinting

    def hint(self) -> None:
        """What each choice is worth, for the person who is asked; asked again, takes it away."""
        croupier = self._program.croupier
        if croupier.machine.asking:
            self.hinting.seconds = float(self._program.settings.expert_seconds)
            self.hinting.toggle(croupier.names)

    @cached_property
    def tallying(self) -> Tallying:
        """What is shown of the tiles still out."""
        from moon_desktop.tallying import Tallying

        program, croupier = self._program, self._program.croupier
        tallying = Tallying(program.host, program.table, self._window, self)
        croupier.rested.connect(lambda: tallying.refresh(croupier.names))
        croupier.entry_shown.connect(lambda _: tallying.refresh(croupier.names))
        return tallying

    # --- what else there is to see --------------------------------------------------------

    def preferences(self) -> None:
        """House rules, players, table and keys."""
        from moon_desktop.windows.preferences import Preferences

        program = self._program
        commands = actions.keyed()
        levels = LEVELS.by_strength()
        dialog = Preferences(program.settings, levels, program.shelf, commands, self._window)
        dialog.chosen.connect(program.change_settings)
        dialog.open()
        self._tell_of_shelf()

    def _tell_of_shelf(self) -> None:
        """The person's own house rules were damaged: says so once, and where they are."""
        aside = self._program.shelf.set_aside
        if aside is not None and not self._told_of_shelf:
            from moon_desktop.wording.rules_files import set_aside

            self._told_of_shelf = True
            self._program.note(set_aside(aside))

    def scores(self) -> ScoreWindow:
        """The whole match on one sheet."""
        from moon_desktop.windows.sheet_window import ScoreWindow

        if self._scores is None:
            scores = self._program.scores
            self._scores = ScoreWindow(
                scores, EVENING, self._entries, self._window, self._deal_number
            )
            self._scores.review_wanted.connect(lambda number: self.review.open(number))
            self._window.closing.connect(self._scores.close)
        self._scores.show()
        self._scores.raise_()
        return self._scores

    def _deal_number(self) -> int | None:
        return self._program.host.header.seed

    def _entries(self) -> tuple[Entry, ...]:
        return self._program.host.entries

    @cached_property
    def review(self) -> ReviewRoom:
        """The review of finished hands."""
        from moon_desktop.review_room import ReviewRoom

        return ReviewRoom(self._program, self._window)

    def show_hand(self, number: int) -> None:
        """All of a finished hand, on the sheet."""
        self.scores().show_hand(number)

    def help(self, page: str) -> None:
        """A page of the help."""
        from moon_desktop.windows.help_window import HelpWindow

        HelpWindow.show_page(page, self._program.host.match.rules, self._window)

    def _renew_help(self) -> None:
        """The help speaks of the rules in force, also when they are others now."""
        module = sys.modules.get("moon_desktop.windows.help_window")
        if module is not None:
            module.HelpWindow.show_rules(self._program.host.match.rules)

    def about(self) -> None:
        """Version and licences."""
        from moon_desktop.windows.about_box import AboutBox

        python = ".".join(map(str, sys.version_info[:3]))
        told = errands.about(__version__, python, qVersion())
        AboutBox(told, lambda: self.help("licences"), self._window).open()
