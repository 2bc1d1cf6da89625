"""Counts what a person wins at the table, and has it told on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from moon_desktop.app.host import Host
from moon_desktop.engine.entries import Dealt, Entry, HandEnd, MatchOver
from moon_desktop.words.language import ngettext, tr

if TYPE_CHECKING:
    from moon_desktop.disk.honours import Feat, Honours


class HonourRoom(QObject):
    """Looks on where one person plays a match that is kept: not beside it, and not where several
    share the window or nobody plays. What was counted once is not counted again."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._honours: Honours | None = None
        self.line = ""
        """What there is to be told of the hand or the match that has just ended."""
        host.laid_out.connect(self._forget)

    def _forget(self) -> None:
        self.line = ""

    def look_on(self, entry: Entry) -> None:
        """Something has been shown."""
        host = self._host
        if isinstance(entry, Dealt):
            self._forget()
        if not isinstance(entry, HandEnd | MatchOver):
            return
        if host.side is not None or len(host.people) != 1 or host.folder is None:
            return
        if self._honours is None:
            # Loaded, and the file read, when there is first anything to count.
            from moon_desktop.disk.honours import Honours

            self._honours = Honours(host.folder)
        header, (seat,) = host.header, host.people
        what = f"{header.created} {header.seed}"
        if isinstance(entry, MatchOver):
            self._count_match(self._honours, what, self._side(seat) in entry.winners)
        elif self._shot(entry, seat):
            self._count_shoot(self._honours, f"{what} {host.match.number}")

    def _side(self, seat: int) -> int:
        return self._host.match.rules.table.side(seat)

    def _shot(self, entry: HandEnd, seat: int) -> bool:
        """Whether the person's side made a shoot."""
        if entry.bidder is None or self._side(entry.bidder) != self._side(seat):
            return False
        sight = self._host.sight
        return self._host.game.show.table.motion(sight, entry, sight).cue == "shoot"

    def _count_match(self, honours: Honours, what: str, won: bool) -> None:
        if honours.counted(what):
            return
        ends = [entry for entry in self._host.entries if isinstance(entry, HandEnd)]
        best, *others = sorted(ends[-1].scores, reverse=True)
        game = self._host.header.game
        lead = best - max(others, default=0)
        tally, feat = honours.of(game).after_match(won=won, lead=lead, hands=len(ends))
        honours.keep(game, tally, what)
        self._tell(feat, tally.hands if feat == "quickest" else tally.streak)

    def _count_shoot(self, honours: Honours, what: str) -> None:
        if honours.counted(what):
            return
        game = self._host.header.game
        tally, feat = honours.of(game).after_shoot()
        honours.keep(game, tally, what)
        self._tell(feat, tally.shoots)

    def _tell(self, feat: Feat | None, figure: int) -> None:
        if feat is not None:
            self.line = _told(feat, figure)


def _told(feat: Feat, figure: int) -> str:
    """What there is to be glad of besides; ``figure``: the matches in a row, the hands that it
    took, or the shoots made so far."""
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
        case "shoot" if figure == 1:
            return tr("Your first shoot at this game.")
        case "shoot":
            return tr("Shoots made so far: {n}.").format(n=figure)
