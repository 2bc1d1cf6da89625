"""Opens the window of all matches, and does with them what is asked for there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QFile, QLocale, QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from moon_desktop.app.host import people_of
from moon_desktop.app.matches import Matches
from moon_desktop.app.memory.memory import Memory
from moon_desktop.app.memory.room import RecordsRoom
from moon_desktop.app.parts import Parts
from moon_desktop.app.seating import shown_names, without_names
from moon_desktop.disk.journal import PAST
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import free_name, read_bytes, write
from moon_desktop.engine.entries import Entry
from moon_desktop.engine.reading import RECORD_LIMIT, Damage, Reading
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE, record_text
from moon_desktop.games.views.sheet import Sheet
from moon_desktop.memory import records
from moon_desktop.memory.figures import worst
from moon_desktop.memory.records import at_table
from moon_desktop.players.player import Limits
from moon_desktop.thinking.asking import Asking
from moon_desktop.windows.history.frame import FAILED, RecordsWindow
from moon_desktop.windows.history.model import Told
from moon_desktop.windows.history.window import Act, HistoryWindow
from moon_desktop.windows.paper.boxes import (
    ask,
    ask_for_file,
    ask_for_folder,
    ask_to_import,
    ask_to_save,
)
from moon_desktop.windows.score.model import ScoreModel, folded
from moon_desktop.words import notices
from moon_desktop.words.language import N_, ngettext, pgettext, spoken, tr
from moon_desktop.words.quoting import shown_path

if TYPE_CHECKING:
    from moon_desktop.app.reviews import ReviewRoom
    from moon_desktop.windows.score.sheet_window import ScoreWindow

_GLANCE: Final = 1 << 17
"""A record of more bytes is never read while the window waits for it: that takes 50 ms and more."""
_LONG: Final = 1 << 20
"""One of more than that is read in a process of its own, and not just because it is chosen."""
_NAMED: Final = 3
"""So many files that could not be imported are named."""


class HistoryRoom(RecordsRoom):
    """What lies at the table stays untouched by all that is only looked at."""

    NONE_KEPT = N_("Matches are not kept here, so there is no history.")
    window: HistoryWindow

    def __init__(
        self,
        parts: Parts,
        memory: Memory,
        matches: Matches,
        review: Callable[[], ReviewRoom],
        parent: QObject,
    ) -> None:
        super().__init__(parts, memory, HistoryWindow(parts.window), parent)
        self._matches, self._review = matches, review
        self._deleted: list[tuple[Path, Path]] = []
        """What was deleted last: where each was, and where the trash has it."""
        self.sheet: ScoreWindow | None = None
        """That of the match that was looked at last."""
        self._damaged = False
        """Whether the line tells what is wrong with a record."""
        self._said = ""
        """What is to be told once the list shows what has become of it."""
        window = self.window
        self._next: Sequence[Path] = ()
        """What is to be imported after what is being imported."""
        self._asking = Asking(self)
        self._asking.answered.connect(self._imported)
        self._asking.failed.connect(self._not_imported)
        self._filling = Asking(self)
        self._filling.answered.connect(lambda found: self._done(found, window.say))
        self._over: RecordsWindow = window
        self._saying: Callable[[str], object] = self._tell
        """What the record that is being read was asked for in, and where it is told of."""
        self._opening = Asking(self)
        self._opening.answered.connect(self._opened)
        self._opening.failed.connect(lambda: self.give_up(said=False))
        self._opening.failed.connect(lambda: self._saying(tr(FAILED)))
        window.given_up.connect(self.give_up)
        for asking in (self._asking, self._opening, self._filling):
            parts.window.closing.connect(asking.stop)
        window.looked_at.connect(self._fill)
        window.act_wanted.connect(self._do)
        window.import_wanted.connect(self._import)
        window.undo_key.clicked.connect(self._undo)
        window.anew.activated.connect(memory.read_anew)
        window.folder_key.clicked.connect(
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
        )

    @property
    def busy(self) -> bool:
        """Whether records are being read or taken in."""
        return self._asking.busy or self._memory.busy

    @property
    def _folder(self) -> Path:
        folder = self._host.folder
        assert folder is not None
        return folder

    def _learnt(self) -> None:
        if not self.window.isVisible():
            return
        here, listed = at_table(self._host.own[0].game), self._memory.index.listed()
        self.window.show_all([Told(one, current=one.path == here) for one in listed])
        self._say()

    def _say(self) -> None:
        """How much there is, and what has become of it."""
        known = self._memory.index.known()
        count, size = len(known), sum(stamp.size for stamp in known.values())
        text = ngettext("{n} match, {size} MB.", "{n} matches, {size} MB.", count)
        # The first matches take up more than nothing.
        size_text = QLocale(spoken()).toString(max(0.1, size / 1e6), "f", 1)
        told = [self._said, text.format(n=count, size=size_text) if count else ""]
        if self.busy:
            told = [tr("Records are being read …"), *told]
        self.window.say(" ".join(filter(None, told)))
        self._said, self._damaged = "", False

    # --- one match ------------------------------------------------------------------------

    def _do(self, act: Act, paths: Sequence[str]) -> None:
        match act:
            case "look" | "review" | "again":
                self._open(act, paths[0])
            case "go on":
                self._go_on(paths[0])
            case "adopt":
                self._each(paths, self._adopt)
                self.look_again()
            case "delete":
                self._delete(paths)
            case "export":
                self._export(paths, named=True)
            case "nameless":
                self._export(paths, named=False)
            case "table":
                name = pgettext("name of a file", "matches") + ".csv"
                kinds = tr("Tables for a spreadsheet (*.csv)")
                ask_for_file(self.window, tr("Export"), kinds, self.save_table, save_as=name)

    def _open(self, act: Act, path: str) -> None:
        """Does it with a record."""
        name = shown_path(path.rpartition("/")[2])
        text = tr("{name} is being read. Esc gives it up.").format(name=name)
        self._open_for(partial(self._do_with, act, path), path, self.window, self._tell, text)

    def _open_for(
        self,
        then: Then,
        path: str,
        over: RecordsWindow,
        say: Callable[[str], object],
        meanwhile: str,
    ) -> None:
        """Does ``then`` with a record, which is read at once where that takes no longer than a
        glance, or else ``meanwhile``, as it is told."""
        if self._size(path) <= _GLANCE:
            if (reading := self._read(self._folder / path, say)) is not None:
                self.give_up()
                then(reading, None)
            return
        self.give_up()
        self._opening.ask(partial(_read_apart, then, self._folder / path))
        self._over, self._saying = over, say
        over.opening = True
        say(meanwhile)

    def give_up(self, *, said: bool = True) -> None:
        """A record that is being read is not wanted any more."""
        if self._over.opening:
            self._opening.stop()
            self._over.opening = False
            if said:
                self._saying("")

    def _size(self, path: str) -> int:
        stamp = self._memory.index.known().get(path)
        return 0 if stamp is None else stamp.size

    def _opened(self, found: _Opened) -> None:
        self.give_up()
        self._done(found, self._saying)

    def _done(self, found: _Opened, say: Callable[[str], object]) -> None:
        """Does what a record was read for, or says what is wrong with it."""
        then, path, reading, sheet = found
        if isinstance(reading, Reading):
            then(reading, sheet)
        else:
            self._tell_trouble(path, reading, say)

    def _do_with(self, act: Act, path: str, reading: Reading, sheet: Sheet | None) -> None:
        if act == "look":
            self.look(reading, sheet)
        elif act == "review":
            at = worst(self._memory.index, path) or ()
            self._review().open_record(reading.header, _entries(reading), *at)
        elif act == "again":
            self.window.close()
            self._matches.begin_again(reading.header)
        else:
            self.window.close()
            if self._matches.bring_back(reading):
                with suppress(OSError):
                    (self._folder / path).unlink()

    def _read(self, path: Path, say: Callable[[str], object] | None = None) -> Reading | None:
        """A record, or None where it cannot be read, which is said."""
        try:
            return read_record(path)
        except (Damage, OSError) as trouble:
            self._tell_trouble(path, trouble, say or self.window.say)
            return None

    def _tell_trouble(
        self, path: Path, trouble: Damage | OSError, say: Callable[[str], object]
    ) -> None:
        if isinstance(trouble, Damage):
            say(_damage_told(path.name, trouble))
            self._damaged = True
        else:
            say(notices.file_trouble(trouble))

    def show_hand(
        self,
        path: str,
        hand: int,
        over: RecordsWindow,
        say: Callable[[str], object],
        *,
        review: bool,
        step: int | None = None,
    ) -> None:
        """A finished ``hand`` of a record on its sheet, or its review, at a ``step`` from 0;
        ``say`` tells ``over`` which it is wanted where it cannot be read, or takes long, and with
        nothing that it is there."""

        def then(reading: Reading, sheet: Sheet | None) -> None:
            if review:
                self._review().open_record(reading.header, _entries(reading), hand, step)
            else:
                self.look(reading, sheet)
                assert self.sheet is not None
                self.sheet.show_hand(hand)

        self._open_for(then, path, over, say, tr("Records are being read …"))

    def _fill(self, path: str) -> None:
        size = self._size(path)
        self._filling.stop()
        if size > _LONG:
            self.window.sheet.hide()
        elif size > _GLANCE:
            self._filling.ask(partial(_read_apart, self._fill_with, self._folder / path))
        elif (reading := self._read(self._folder / path)) is not None:
            self._fill_with(reading)

    def _fill_with(self, reading: Reading, sheet: Sheet | None = None) -> None:
        """Shows a match beside the list."""
        show = CATALOGUE[reading.header.game].show
        self.window.scores.set_sheet(show, sheet or _sheet(reading))
        if self._damaged:
            self._say()

    def look(self, reading: Reading, sheet: Sheet | None = None) -> None:
        """The sheet of a match in a window of its own, and from there its review."""
        from moon_desktop.windows.score.sheet_print import Origin
        from moon_desktop.windows.score.sheet_window import ScoreWindow

        header, entries = reading.header, _entries(reading)
        origin = Origin(
            CATALOGUE[header.game].show.rules.game_name(),
            header.created,
            header.seed if reading.match.over else None,
        )
        scores = ScoreModel()
        scores.set_sheet(CATALOGUE[header.game].show, sheet or _sheet(reading))
        if self.sheet is not None:
            self.sheet.close()
            self.sheet.deleteLater()
        self.sheet = window = ScoreWindow(scores, lambda: entries, self._main, lambda: origin)
        scores.setParent(window)
        window.review_wanted.connect(lambda hand: self._review().open_record(header, entries, hand))
        window.deal_key.clicked.connect(lambda: show_deal(header, entries, window))
        window.show()

    def _go_on(self, path: str) -> None:
        """With a match that waits, or with one that was put away, whose file moves back."""
        waiting = {at_table(name): name for name in CATALOGUE}
        header, _ = self._host.own
        if path == at_table(header.game):
            self._host.come_back()
        elif path in waiting:
            if not self._matches.go_on(waiting[path]):
                if self._read(self._folder / path) is not None:
                    self.window.say(tr("The match at the table is not on disk, and would be lost."))
                return
        else:
            self._open("go on", path)
            return
        self.window.close()

    # --- files ----------------------------------------------------------------------------

    def _adopt(self, path: Path) -> None:
        past = self._folder / PAST
        os.replace(path, free_name(past, path.stem, path.suffix))

    def _each(self, paths: Iterable[str], do: Callable[[Path], object]) -> bool:
        """Does it with every file; the first trouble ends it, and is told with the list: False."""
        try:
            for path in paths:
                do(self._folder / path)
        except OSError as error:
            self._said = notices.file_trouble(error)
        except Damage as damage:
            self._said = _damage_told(path.rpartition("/")[2], damage)
        else:
            return True
        return False

    def _delete(self, paths: Sequence[str]) -> None:
        """To the system's trash, or where there is none for good, if that is wished."""
        self._deleted.clear()
        left, gone = [], 0
        for path in paths:
            file = QFile(str(self._folder / path))
            if file.moveToTrash():
                gone += 1
                if file.fileName():  # else the system does not say where it is
                    self._deleted.append((self._folder / path, Path(file.fileName())))
            else:
                left.append(path)
        if left:
            text = ngettext(
                "There is no trash for {n} match. Delete it for good?",
                "There is no trash for {n} matches. Delete them for good?",
                len(left),
            ).format(n=len(left))
            ask(self.window, tr("Delete"), text, tr("Delete"), partial(self._end, left))
        text = ngettext("{n} match is in the trash.", "{n} matches are in the trash.", gone)
        if gone:
            self._said = text.format(n=gone)
        self.window.undo_key.setVisible(bool(self._deleted))
        self.look_again()

    def _end(self, paths: Sequence[str]) -> None:
        """Deletes for good."""
        self._each(paths, Path.unlink)
        self.look_again()

    def _undo(self) -> None:
        """Puts back what was deleted last."""
        for path, trashed in self._deleted:
            with suppress(OSError):
                if not path.exists():
                    os.replace(trashed, path)
                    # What the desktops of Linux keep beside it.
                    about = trashed.parent.parent / "info" / f"{trashed.name}.trashinfo"
                    about.unlink(missing_ok=True)
        self._deleted.clear()
        self.window.undo_key.hide()
        self.look_again()

    def _export(self, paths: Sequence[str], *, named: bool) -> None:
        """One as a record, several into a folder; ``named``: with the names of who played."""
        if len(paths) == 1:
            task = partial(self.copy, paths[0], named=named)
            ask_to_save(self.window, task, Path(paths[0]).stem)
        else:
            ask_for_folder(self.window, tr("Export"), partial(self.copy_all, paths, named=named))

    def copy(self, path: str, to: Path, *, named: bool = True) -> None:
        """Puts a record there."""
        self._exported([path], lambda _: to, named)

    def copy_all(self, paths: Sequence[str], folder: Path, *, named: bool = True) -> None:
        """Puts records into a folder, under names that are free there."""
        self._exported(paths, lambda file: free_name(folder, file.stem, file.suffix), named)

    def _exported(self, paths: Sequence[str], to: Callable[[Path], Path], named: bool) -> None:
        if self._each(paths, lambda file: write(to(file), _content(file, named))):
            text = ngettext("{n} match exported.", "{n} matches exported.", len(paths))
            self.window.say(text.format(n=len(paths)))
        else:
            self._learnt()

    def save_table(self, path: Path) -> None:
        """Writes what the list shows, for a spreadsheet."""
        from moon_desktop.windows.score.sheet_export import csv_text

        try:
            write(path, csv_text(self.window.model.table()).encode())
        except OSError as error:
            self.window.say(notices.file_trouble(error))

    def _import(self, chosen: Sequence[Path]) -> None:
        if not chosen:
            ask_to_import(self.window, self._import)
        elif self._asking.busy:
            self._next = (*self._next, *chosen)
        else:
            # The index need not know yet what was imported just before.
            known = records.seen(self._folder)
            self._asking.ask(partial(records.take_in, self._folder, chosen, known))

    def _import_next(self, told: str) -> None:
        """Goes on with what was dropped meanwhile; what was ``told`` of the rest stands beside what
        is to be told of that."""
        self._said = " ".join(filter(None, (self._said, told)))
        chosen, self._next = self._next, ()
        if chosen:
            self._import(chosen)
        self.look_again()

    def _imported(self, found: records.Taken) -> None:
        told = [ngettext("{n} match imported.", "{n} matches imported.", found.new)]
        told[0] = told[0].format(n=found.new)
        if found.there:
            text = ngettext("{n} was here already.", "{n} were here already.", found.there)
            told.append(text.format(n=found.there))
        for name, trouble in found.refused[:_NAMED]:
            if isinstance(trouble, Damage):
                told.append(notices.cannot_open(name, trouble, CATALOGUE.get(trouble.game)))
            else:
                told.append(notices.file_trouble(trouble))
        more = len(found.refused) - _NAMED
        if more > 0:
            text = ngettext("And {n} more cannot be read.", "And {n} more cannot be read.", more)
            told.append(text.format(n=more))
        self._import_next(" ".join(told))

    def _not_imported(self) -> None:
        self._import_next(tr("Not all could be imported. The program’s log says why."))


def show_deal(header: Header, entries: Iterable[Entry], over: QWidget) -> None:
    """What the deals of a match came from, in a box ``over`` a window."""
    from moon_desktop.memory.deals import proof
    from moon_desktop.windows.dialogs.deal import DealBox

    DealBox(proof(header, entries), over).open()


def _damage_told(name: str, damage: Damage) -> str:
    return notices.cannot_open(name, damage, CATALOGUE.get(damage.game))


def _content(file: Path, named: bool) -> bytes:
    """A record as it is, or with numbers for names."""
    if named:
        return read_bytes(file, RECORD_LIMIT)
    reading = read_record(file)
    return record_text(*without_names(reading.header, reading.entries)).encode()


def _entries(reading: Reading) -> tuple[Entry, ...]:
    return (*reading.entries, *reading.due)


def _sheet(reading: Reading) -> Sheet:
    """A match on its sheet, as its first person reads it."""
    header, match = reading.header, reading.match
    viewer = (*people_of(header), 0)[0]
    return folded(
        CATALOGUE[header.game].show,
        match.rules,
        shown_names(header),
        _entries(reading),
        viewer,
        None if match.over else match.sight(viewer),
    )


Then: TypeAlias = "Callable[[Reading, Sheet | None], object]"
"""What is done with a record, and with its sheet where that is known already."""
_Opened: TypeAlias = tuple[Then, Path, Reading | Damage | OSError, Sheet | None]


def _read_apart(then: Then, path: Path, limits: Limits) -> _Opened:
    """What is to be done with a record, and that itself, or what is wrong with it."""
    from moon_desktop.thinking.worker import Worker

    worker = Worker()
    try:
        task = records.whole
        long = path.stat().st_size > _LONG
        reading = worker.think(task, path, limits=limits) if long else task(path, limits)
        return then, path, reading, _sheet(reading)
    except (Damage, OSError) as trouble:
        return then, path, trouble, None
    finally:
        worker.close()
