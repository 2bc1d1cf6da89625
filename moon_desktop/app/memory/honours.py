"""Has it told on the card what a person has won, beside what was won before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from moon_desktop.app.host import Host
from moon_desktop.app.memory.memory import Memory
from moon_desktop.engine.entries import Dealt, Entry, HandEnd, MatchOver
from moon_desktop.words.language import ngettext, tr

if TYPE_CHECKING:
    from moon_desktop.games.views.sheet import Sheet
    from moon_desktop.memory.feats import Feat


class HonourRoom(QObject):
    """Looks on where one person plays a match that is kept: not beside it, and not where several
    share the window or nobody plays. What was told once is not told again."""

    found = Signal()
    """There is a ``line`` to be told of what ended a moment ago."""

    def __init__(self, host: Host, memory: Memory, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._memory = memory
        self._hand = 0
        """The number of the hand that ended last."""
        self._shot = self._over = False
        """Whether the person's side shot the moon in it, and whether the match ended with it."""
        self._told: set[str] = set()
        self.line = ""
        host.laid_out.connect(self._forget)
        memory.caught_up.connect(self._tell)

    def _forget(self) -> None:
        self.line, self._shot, self._over = "", False, False

    def look_on(self, entry: Entry, sheet: Sheet) -> None:
        """Something has been shown, and is on the ``sheet``."""
        host = self._host
        if isinstance(entry, Dealt):
            self._forget()
        if not isinstance(entry, HandEnd | MatchOver):
            return
        if host.side is not None or len(host.people) != 1 or host.folder is None:
            return
        if isinstance(entry, HandEnd):
            self._hand = sheet.hand.number
            shot = sheet.shot(sheet.hand) == sheet.table.side(host.people[0])
            self._shot = shot and not sheet.hand.helped
        else:
            self._over = True
        if self._over or self._shot:
            host.once_on_disk(self._memory.catch_up)

    def _tell(self) -> None:
        if not (self._over or self._shot):
            return
        from moon_desktop.memory.summary import folded

        header, (seat,) = self._host.header, self._host.people
        person, what = folded(header.seats[seat].name), f"{header.created} {header.seed}"
        line = ""
        if self._over and self._first(what):
            line = self._of_match(header.game, person)
        if self._shot and self._first(f"{what} {self._hand}"):
            line = line or _shoots_text(self._memory.index.shoots(header.game, person))
        if line:
            self.line = line
            self.found.emit()

    def _first(self, what: str) -> bool:
        """Whether it is the first time that something is to be told of this."""
        new = what not in self._told
        self._told.add(what)
        return new

    def _of_match(self, game: str, person: str) -> str:
        from moon_desktop.memory.feats import feat
        from moon_desktop.memory.records import at_table

        ended = self._memory.index.ended(game, person)
        last = ended.pop(at_table(game), None)
        told, figure = (None, 0) if last is None else feat(tuple(ended.values()), last)
        return "" if told is None else _match_text(told, figure)


def _match_text(feat: Feat, figure: int) -> str:
    """What there is to be glad of besides; ``figure``: the matches in a row, or the hands that it
    took."""
    match feat:
        case "first":
            return tr("Your first match won at this game.")
        case "streak":
            return ngettext("{n} match in a row.", "{n} matches in a row.", figure).format(n=figure)
        case "longest":
            words = ngettext(
                "{n} match in a row: your longest yet.",
                "{n} matches in a row: your longest yet.",
                figure,
            )
            return words.format(n=figure)
        case "clearest":
            return tr("Your clearest win yet.")
        case "quickest":
            words = ngettext(
                "Your quickest match yet: {n} hand.", "Your quickest match yet: {n} hands.", figure
            )
            return words.format(n=figure)


def _shoots_text(count: int) -> str:
    """That it was not the first one, or that it was."""
    if count == 1:
        return tr("Your first shoot at this game.")
    return tr("Shoots made so far: {n}.").format(n=count)
