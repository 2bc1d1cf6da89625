"""What is heard at the table: what it shows, for whoever wants to hear that and sits before it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from moon_desktop.app.croupier import Croupier
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.entries import Entry, HandEnd
from moon_desktop.games.views.cues import ENDINGS, Cue
from moon_desktop.outside import sound_server
from moon_desktop.outside.speaker import Speaker


class Sounds(QObject):
    """Hears the table. It is made when the table has been seen: nothing sounds before."""

    def __init__(
        self, parts: Parts, croupier: Croupier, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host, _, self._table, self._window = parts
        self._preferences = preferences
        self.speaker = Speaker(self, server=sound_server.address())
        self._ending: Cue | None = None
        # Whether anything has happened since a person was asked.
        self._news = False
        self._table.scene.heard.connect(self.hear)
        self._table.picking.refused.connect(lambda: self.hear("refused"))
        self._host.laid_out.connect(self._begin_anew)
        preferences.changed.connect(self._hush)
        croupier.entry_shown.connect(self._shown)
        croupier.machine.opened.connect(self._ask)

    def hear(self, cue: Cue) -> None:
        """Lets ``cue`` be heard, where sounds are wanted and the window is to be seen."""
        window = self._window
        if self._preferences.settings.mute or not self._table.playback.tempo.heard:
            return
        if not window.isVisible() or window.isMinimized():
            return
        if cue not in ENDINGS:
            self._say(cue, self._preferences.settings.volume)
        elif self._ending is None:
            # A hand may be told at once with the game and the match that it ended.
            self._ending = cue
            QTimer.singleShot(0, self, self._end)
        else:
            self._ending = max(self._ending, cue, key=ENDINGS.index)

    def sample(self, volume: int) -> None:
        """How loud ``volume`` is."""
        self._say("tile", volume)

    def _say(self, cue: Cue, volume: int) -> None:
        self.speaker.volume = volume / 100
        if volume:
            self.speaker.say(cue)

    def _hush(self, before: Settings, after: Settings) -> None:
        """What sounds still ends at once where nothing is to be heard any more."""
        if after.mute or not after.volume:
            self.speaker.let_go()

    def _end(self) -> None:
        ending, self._ending = self._ending, None
        if ending is not None:
            self._say(ending, self._preferences.settings.volume)

    def _begin_anew(self) -> None:
        self._news, self._ending = False, None

    def _shown(self, entry: Entry) -> None:
        self._news = True
        if (
            isinstance(entry, HandEnd)
            and self._preferences.settings.pencil
            and self._window.side.pad_shown
        ):
            self.hear("pencil")

    def _ask(self) -> None:
        """A person is asked, who may be looking elsewhere."""
        chimes = self._news and self._preferences.settings.chime
        if chimes and self._host.match.turn == self._host.you is not None:
            self.hear("your-turn")
        self._news = False
