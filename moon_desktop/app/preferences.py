"""What the person prefers: read once, kept for good where it can be written, in force at once."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from moon_desktop.app.croupier import Croupier
from moon_desktop.app.host import Host
from moon_desktop.app.parts import Parts
from moon_desktop.disk import settings
from moon_desktop.disk.options import Known
from moon_desktop.disk.places import PEOPLE
from moon_desktop.disk.preferences_file import PreferencesFile
from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.engine.strict_json import decoded
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.chosen import worn
from moon_desktop.players.levels import Seatable
from moon_desktop.table import tempo
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.dress import wear
from moon_desktop.words.language import tr
from moon_desktop.words.names import YOU, listing
from moon_desktop.words.notices import file_trouble
from moon_desktop.words.quoting import quoted, shown_path

if TYPE_CHECKING:
    from moon_desktop.app.memory.people import PeopleRoom
    from moon_desktop.disk.rules_shelf import RulesShelf
    from moon_desktop.windows.history.frame import RecordsWindow

_log = logging.getLogger(__name__)

_MOVEMENT: Final = {
    "relaxed": (1.4, 1.4),
    "normal": (1.0, 1.0),
    "fast": (0.6, 0.5),
}
"""By word: what scales movements, and pauses after what was said or laid down."""

_STILL_HOLD: Final = 0.7
"""What scales pauses besides where nothing moves: there is less to be followed."""

_TRICK_STAY: Final = {"short": 0.5, "normal": 1.0, "long": 2.2, "click": math.inf}
_THINKING: Final = {"none": 0.0, "short": 0.5, "normal": 1.0, "long": 2.5}


class Preferences(QObject):
    """The settings of ``store``, as they hold for the window and for the pace of the table.

    ``pace`` overrides theirs.
    """

    changed = Signal(object, object)
    """The Settings before a change and after it, which holds already: what they say of who plays
    is for the match to take up."""

    def __init__(
        self,
        store: PreferencesFile,
        parts: Parts,
        croupier: Croupier,
        pace: Tempo | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.store = store
        self._thinker, self._table, self._window = parts.thinker, parts.table, parts.window
        self._croupier = croupier
        self._pace = pace
        self._less_motion, self._system_text = False, 100
        self._parts = parts
        note = self._window.note
        self.settings, damaged = settings.load(store, known())
        if settings.older_than_welcome(store):
            self.settings = self.settings._replace(welcomed=True)
        if store.trouble is not None:
            told = (
                tr(
                    "Your preferences cannot be read, and what you choose now holds until you "
                    "close the window."
                ),
                file_trouble(store.trouble),
                tr("Nothing was deleted."),
            )
            note(" ".join(told))
        if store.set_aside is not None and store.left_out:
            note(
                tr(
                    "Lines of your preferences that this program never writes were left out. "
                    "Nothing was deleted: the file as it was is kept as {kept}."
                ).format(kept=shown_path(store.set_aside))
            )
        elif store.set_aside is not None:
            note(
                tr(
                    "Your preferences could not be read and are back at their defaults. Nothing "
                    "was deleted: the file is kept as {kept}."
                ).format(kept=shown_path(store.set_aside))
            )
        gone = settings.game_named(store) if "game" in damaged else ""
        if gone:
            note(_game_is_gone(gone, parts.host))
        unread = [OPTIONS[name].label for name in damaged if name != "game" or not gone]
        if unread:
            names = listing([f"“{label}”" for label in unread])
            note(
                tr(
                    "Some preferences could not be read and are back at their defaults: {names}."
                ).format(names=names)
            )
            # It is told once, however the program ends.
            settings.save(store, self.settings)
        folder, now = parts.host.folder, self.settings
        if not now.here and now.you == YOU and folder and (folder / PEOPLE).exists():
            self.settings = self.people.back(now)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._renew_light)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._renew_light)
        self._window.closing.connect(self._keep_place)
        self._window.side.pad_chosen.connect(self._keep_sheet)
        self._apply()

    @cached_property
    def shelf(self) -> RulesShelf:
        """The person's own sets of house rules, kept beside the preferences."""
        from moon_desktop.disk.rules_shelf import RulesShelf

        return RulesShelf(self.store.path.parent)

    @cached_property
    def people(self) -> PeopleRoom:
        """Whoever plays here."""
        from moon_desktop.app.memory.people import PeopleRoom

        memory, now = self._croupier.memory, lambda: self.settings
        return PeopleRoom(self._parts, memory, now, self.keep, self.change, self)

    def put_back(self) -> None:
        """The window has the place and the score sheet that it was left with."""
        self._window.side.want_pad(self.settings.sheet)
        self._window.put_back(QByteArray.fromHex(self.settings.place.encode()))

    def change(self, chosen: Settings) -> None:
        """Keeps ``chosen`` and lets it hold at once, names and players also in this match, but
        house rules in the next."""
        before = self.settings
        # A dialog has been open meanwhile, and is about none of these.
        chosen = chosen._replace(lessons=before.lessons, place=before.place)
        chosen = chosen._replace(solved=before.solved, helped=before.helped)
        chosen = chosen._replace(here=before.here, windows=before.windows)
        self.keep(chosen)
        chosen = self.settings
        if self.store.borrowed:
            told = tr(
                "Moon Desktop is open in another window, which keeps your preferences: what you "
                "choose here holds until you close this one."
            )
            self._window.note(told, once=True)
        self._apply()
        if chosen.sheet != before.sheet:
            self._window.side.want_pad(chosen.sheet)
        self.changed.emit(before, chosen)

    def heed_motion(self, less_motion: bool) -> None:
        """The system is asked for less motion, or is not any more."""
        if less_motion != self._less_motion:
            self._less_motion = less_motion
            self._apply()

    def heed_text(self, percent: int) -> None:
        """The system has its words so large."""
        if percent != self._system_text:
            self._system_text = percent
            self._wear()

    def toggle_mute(self) -> None:
        """Nothing is heard any more, or all is again."""
        self.change(self.settings._replace(mute=not self.settings.mute))

    def _apply(self) -> None:
        pace, thinking = tempo_of(self.settings, self._less_motion), thinking_of(self.settings)
        if self._pace is not None:
            pace, thinking = self._pace, self._pace.holding(tempo.THINKING)
        self._croupier.set_pace(pace, thinking)
        self._thinker.seconds = float(self.settings.expert_seconds)
        self._wear()
        self._table.moods.want(self.settings.moods)
        self._croupier.inquiry.by_itself.wish = self.settings.forced
        self._window.set_motion(pace.travel)
        self._window.actions_[actions.MUTE].setChecked(self.settings.mute)
        keys = dict(self.settings.keys)
        self._window.actions_.set_keys(keys, panel_letters() if keys else ())

    def _wear(self) -> None:
        """Everything looks as it was chosen."""
        chosen = self.settings
        if chosen.theme == "system":
            chosen = chosen._replace(theme=self.light)
        text = self._system_text if chosen.text == "system" else int(chosen.text)
        colours = dict(worn(*chosen.look)) | ({"text": text / 100} if text != 100 else {})
        if not THEME.wears(colours):
            self._window.fade_over()
        wear(colours)

    @property
    def light(self) -> str:
        """The theme that is as the system is set."""
        hints, schemes = QGuiApplication.styleHints(), Qt.ColorScheme
        if hasattr(hints, "accessibility"):
            contrast = hints.accessibility().contrastPreference()
            if contrast == Qt.ContrastPreference.HighContrast:
                return "contrast"
        by_scheme = {schemes.Dark: "night", schemes.Light: "daylight"}
        return by_scheme.get(hints.colorScheme(), "evening")

    def _renew_light(self) -> None:
        self._wear()

    def of(self, game: Game) -> Settings:
        """The settings with what was last chosen for ``game``."""
        return settings.for_game(self.store, known(), self.settings, game)

    def keep(self, chosen: Settings) -> None:
        """Keeps ``chosen`` for good, where it can be written; what is own to who plays here is that
        of whoever is named there."""
        before = self.settings
        if chosen.you not in (None, before.whose):
            chosen = self.people.seat(chosen)
        elif not before.here:
            chosen = chosen._replace(here=before.whose)
        self.settings = chosen
        if not settings.save(self.store, chosen):
            _log.warning("the preferences could not be written")
            told = tr(
                "Your preferences cannot be kept on disk: they hold until you close the window."
            )
            why = self.store.trouble
            self._window.note(told if why is None else f"{told} {file_trouble(why)}", once=True)

    def _keep_place(self) -> None:
        place = bytes(self._window.saveGeometry().data()).hex()
        self._keep_still(self.settings._replace(place=place))

    def _keep_still(self, chosen: Settings) -> None:
        """Without a word: a box would keep the program open whose window has gone."""
        before, self.settings = self.settings, chosen
        if before != chosen and not settings.save(self.store, chosen):
            _log.info("the place of a window could not be kept")

    @property
    def _windows(self) -> dict[str, Any]:
        """What is kept of other windows, by their names."""
        with suppress(ValueError, TypeError):  # whoever writes there may write anything
            return dict(decoded(bytes.fromhex(self.settings.windows).decode()))
        return {}

    def follow(self, name: str, window: RecordsWindow) -> None:
        """Gives ``window`` what it was left with, and keeps that when the program is left."""
        with suppress(LookupError, ValueError, TypeError, AttributeError):
            window.put_back(self._windows[name])
        self._window.closing.connect(lambda: self._keep_window(name, window.kept()))

    def _keep_window(self, name: str, kept: Mapping[str, object]) -> None:
        windows = json.dumps({**self._windows, name: kept}).encode().hex()
        self._keep_still(self.settings._replace(windows=windows))

    def _keep_sheet(self, shown: bool) -> None:
        self.keep(self.settings._replace(sheet=shown))


def _game_is_gone(game: str, host: Host) -> str:
    told = tr(
        "The game {game}, which you chose last, is not there: it is not installed any more, or "
        "cannot be loaded."
    ).format(game=quoted(game))
    if host.holds(game):
        kept = tr(
            "Your match of it is kept: when the game is there again, New match goes on with it."
        )
        told = f"{told} {kept}"
    return told


def known() -> Known:
    """Who can be seated, and which commands may have a key."""
    return Known(Seatable(), tuple(actions.NAMES))


def panel_letters() -> frozenset[str]:
    """The letters and digits that make choices in any game, which no command may have."""
    return frozenset().union(*(game.show.panel.letters() for game in CATALOGUE.values()))


def tempo_of(chosen: Settings, less_motion: bool = False) -> Tempo:
    """The tempo of the table; ``less_motion``: the system is asked for that."""
    motion, hold = _MOVEMENT[chosen.movement]
    if chosen.motion == "none":
        motion, hold = 0.0, hold * _STILL_HOLD
    soft = chosen.motion == "soft" or (chosen.motion == "system" and less_motion)
    return Tempo(motion, hold, _TRICK_STAY[chosen.trick_stay], soft)


def thinking_of(chosen: Settings) -> int:
    """How long, in ms, a computer player seems to consider at the least."""
    return round(tempo.THINKING * _THINKING[chosen.thinking])
