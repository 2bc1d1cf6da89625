"""Preferences: every option with its type, its default and its choices, kept by QSettings."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
import codecs
import json
import logging
import os
import re
from collections.abc import Callable, Container, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from moon_desktop.disk.regular_files import free_name, look, read_bytes, write
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.engine.strict_json import NotJson, decoded
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.words import options
from moon_desktop.words.computer_players import FACES, NAMES
from moon_desktop.words.language import languages
from moon_desktop.words.names import clean_name

_log = logging.getLogger(__name__)

_TEXT_LIMIT: Final = 4000
"""Characters of an option kept as text that are read at all."""

_FIRST: Final = CATALOGUE[CATALOGUE.first]
"""The game whose options stand by themselves; those of another have its name before them."""

Keys = tuple[tuple[str, str], ...]
"""Pairs of a command's name and its key sequence in Qt's portable text, ``""`` for no key."""


class Settings(NamedTuple):
    """What a person may choose for good. A value that is none falls back to the default.

    Names, players and house rules are those of ``game``, and kept for each.
    """

    your_name: str = ""
    """Empty: the word for "you", or a number where several persons play."""
    left_name: str = NAMES[0]
    far_left_name: str = NAMES[3]
    across_name: str = NAMES[1]
    far_right_name: str = NAMES[4]
    right_name: str = NAMES[2]
    your_player: str = HUMAN
    """``"human"`` or the level of a computer player, as for the other places."""
    left_player: str = "casual"
    far_left_player: str = "casual"
    across_player: str = "casual"
    far_right_player: str = "casual"
    right_player: str = "casual"
    movement: str = "normal"
    """How fast things move, where they do."""
    thinking: str = "normal"
    """How long a computer player seems to consider."""
    expert_seconds: str = "1"
    """How many seconds an expert may think, and a hint may take."""
    trick_stay: str = "normal"
    """How long a finished trick stays to be looked at."""
    game: str = _FIRST.name
    """The game last chosen to be played."""
    base: str = _FIRST.usual
    """The key of a preset, or the name of a set of one's own, that ``rules`` started from."""
    rules: Rules = _FIRST.presets[base]
    """The house rules of the next match; unreadable, they are those of the preset ``base``."""
    keys: Keys = ()
    """The keys that the person gave to commands, no others."""
    lessons: tuple[tuple[str, int], ...] = ()
    """By game the step of its lesson, from 0, at which that was left."""
    language: str = ""
    """The code of the language of the window; empty: the system's."""
    sheet: bool = True
    """Whether the score sheet is shown beside the table."""
    coach: bool = False
    """Whether it is asked, once, before a choice that throws the hand away."""
    welcomed: bool = False
    """Whether the welcome was left for a match."""
    place: str = ""
    """Size and place of the window as hex digits of what Qt keeps of it; empty: as it comes."""
    solved: str = ""
    """The names of the practice positions that were solved, with a space between two."""
    theme: str = "evening"
    """The colours of everything."""
    your_face: str = ""
    """Who of the FACES is seen at a place, whatever they are called there; empty: the crescent."""
    left_face: str = FACES[0]
    far_left_face: str = FACES[3]
    across_face: str = FACES[1]
    far_right_face: str = FACES[4]
    right_face: str = FACES[2]
    moods: bool = True
    """Whether faces are glad and sorry."""
    motion: str = "system"
    """How things come to where they belong: as the system would have it, or in which manner."""
    forced: str = "never"
    """When the only piece that can be played goes by itself."""
    volume: int = 60
    """How loud the table is, from 0 to 100."""
    mute: bool = False
    """Whether nothing is heard."""
    chime: bool = False
    """Whether it is heard that a person is to choose."""
    pencil: bool = True
    """Whether the pencil on the score pad is heard."""
    felt: str = "theme"
    """The colour of the mat; ``"theme"``: as the theme has it."""
    tiles: str = "ivory"
    """What the faces of tiles are made of."""
    numerals: str = "none"
    """Whether figures stand on tiles beside the pips, or in their place."""
    tones: bool = False
    """Whether the pips of each count have a tone of their own."""

    @property
    def seats(self) -> tuple[SeatName, ...]:
        """Who sits at each of the PLACES."""
        return tuple(
            SeatName(getattr(self, f"{place}_name"), getattr(self, f"{place}_player"))
            for place in PLACES
        )

    @property
    def faces(self) -> tuple[str, ...]:
        """Whose face is seen at each of the PLACES."""
        return tuple(getattr(self, f"{place}_face") for place in PLACES)

    def with_faces(self, faces: tuple[str, ...]) -> "Settings":
        """The same with other faces at the places."""
        named: dict[str, Any] = {f"{p}_face": face for p, face in zip(PLACES, faces, strict=True)}
        return self._replace(**named)

    @property
    def look(self) -> tuple[str, str, str, str, bool]:
        """What decides how everything looks: theme, felt, tiles, and how these count."""
        return self.theme, self.felt, self.tiles, self.numerals, self.tones

    def with_seats(self, seats: tuple[SeatName, ...]) -> "Settings":
        """The same with others in the places."""
        named: dict[str, Any] = {}
        for place, seat in zip(PLACES, seats, strict=True):
            named |= {f"{place}_name": seat.name, f"{place}_player": seat.player}
        return self._replace(**named)


PLACES: Final = ("your", "left", "far_left", "across", "far_right", "right")
"""The places round the table: your own, and the others clockwise from it."""

_TAKEN: Final[Mapping[int, tuple[int, ...]]] = {
    2: (0, 3),
    3: (0, 1, 5),
    4: (0, 1, 3, 5),
    5: (0, 1, 2, 4, 5),
    6: (0, 1, 2, 3, 4, 5),
}


def places(seats: int) -> tuple[int, ...]:
    """Which of the PLACES are seats 0, 1, 2 … of a match of so many."""
    return _TAKEN[seats]


_SEATING: Final = tuple(
    f"{place}_{what}" for what in ("name", "player", "face") for place in PLACES
)

OF_A_GAME: Final = (*_SEATING, "base", "rules")
"""The options that are kept for each game."""


CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    option: tuple(words) for option, words in options.CHOICES.items()
}
"""What an option may be, where there are words for each."""

_FORMER: Final[Mapping[str, str]] = {
    "base": "preset",
    "left_player": "left_level",
    "across_player": "across_level",
    "right_player": "right_level",
}
"""What an option was called in files of earlier versions."""

_FORMER_PACE: Final = "pace"
_PACES: Final[Mapping[str, Mapping[str, str]]] = {
    "relaxed": {"movement": "relaxed", "thinking": "long"},
    "normal": {"movement": "normal", "thinking": "normal"},
    "fast": {"movement": "fast", "thinking": "short"},
    "instant": {"motion": "none", "thinking": "short"},
}
"""What the one pace of earlier versions is as other options."""

_STILL: Final = "none"
"""A movement in files of earlier versions, which had no option for the manner of it."""

_ALL: Final = {*Settings._fields, *_FORMER.values(), _FORMER_PACE}
"""What preferences are called in the file, in this version or an earlier one."""

_LARGEST: Final = 1 << 20
"""Bytes in the largest file read; the program's own has some two thousand."""


class PreferencesFile(QSettings):
    """The file at ``path``, which Qt reads and writes; it is looked at first, for Qt waits for a
    pipe, and replaces a device.

    ``trouble``: why it cannot be read, if it cannot; then it is not written either.
    ``set_aside``: where a file is kept now, as it was, that Qt must not read; ``left_out``: what
    the lines are called without which it was read.
    ``borrowed``: another copy of the program keeps it (``borrow``).
    """

    def __init__(self, path: Path) -> None:
        trouble: OSError | None = None
        set_aside: Path | None = None
        self.left_out: tuple[str, ...] = ()
        try:
            said = b"" if look(path, _LARGEST) is None else read_bytes(path, _LARGEST)
            sound, left_out = _sound(said)
            if sound != said:
                set_aside = free_name(path.parent, f"{path.stem}-damaged", path.suffix)
                if sound:
                    write(set_aside, said)
                    write(path, sound)
                    self.left_out = left_out
                else:
                    os.replace(path, set_aside)
        except OSError as error:
            trouble, set_aside = error, None
        super().__init__("" if trouble else str(path), QSettings.Format.IniFormat)
        self.path = path
        self.trouble = trouble
        self.set_aside = set_aside
        self._meanwhile: dict[str, Any] | None = None
        self.kept_elsewhere: Callable[[], bool] = lambda: False
        """Whether another copy has come to keep it; asked before anything is written."""

    @property
    def borrowed(self) -> bool:
        """Whether what is set holds in this copy alone."""
        return self._meanwhile is not None

    def borrow(self) -> None:
        """From now on nothing is written, for another copy does that, and whoever writes last
        would take back what the other was told. What was set since this was first said holds on."""
        if self._meanwhile is None:
            self._meanwhile = {}

    def contains(self, key: str, /) -> bool:
        """Whether there is a value, also one that holds in this copy alone."""
        return key in (self._meanwhile or ()) or super().contains(key)

    def value(self, key: str, /, *default: Any) -> Any:
        """The value as Qt has it, or as it holds in this copy alone."""
        held = self._meanwhile or {}
        return held[key] if key in held else super().value(key, *default)

    def set_kept(self, key: str, value: object) -> None:
        """Sets a value, to be written where this copy keeps the file."""
        if self._meanwhile is None:
            self.setValue(key, value)
        else:
            self._meanwhile[key] = value

    def keep(self) -> bool:
        """Writes what was changed; False where that cannot be."""
        if self._meanwhile is not None:
            return True
        self.sync()
        return self.status() != QSettings.Status.AccessError


_TYPED: Final = re.compile(r"@[A-Za-z]+\(")
"""How a value begins that is of another kind than text; damaged ones of some kinds end the program,
and of text that begins so this program writes the first sign twice."""

_SAID: Final = rb"""(?:[^"\\;%s\r\n]+|\\(?:\r\n|\n\r|.|\Z)|"(?:[^"\\]+|\\(?:.|\Z))*(?:"|\Z))*"""
_LINE: Final = re.compile(
    rb"(%s)(?:=(%s))?(?:;[^\r\n]*)?[\r\n]*" % (_SAID % b"=", _SAID % b""), re.DOTALL
)
"""A line as Qt has it, with a name and a value: quoted, or after a backslash, its end is none."""

_SPELT: Final = re.compile(
    rb"""\\(?:x([0-9a-fA-F]+)|([0-7]+)|(["'?\\abfnrtv])|\r\n|\n\r|.|\Z)|[",]|[ \t]+""", re.DOTALL
)
"""What does not stand for itself in a value: a letter by its number, or by another; or nothing."""


def _sound(said: bytes) -> tuple[bytes, tuple[str, ...]]:
    """What of a file Qt may read, and what the lines are called that it may not: nothing where no
    preference is in it, and no value of a type that this program does not write."""
    sound: list[bytes] = []
    left_out: list[str] = []
    group = ""
    for line in _LINE.finditer(said):
        name, value = line.groups()
        heading = name.strip(b" \t").decode("latin-1")
        if heading[:1] == "[":
            group = heading.strip("[]").removeprefix("General")
        elif value and any(map(_TYPED.match, _texts(value))):
            left_out.append(f"{group}/{heading}".lstrip("/"))
            continue
        sound.append(line[0])
    rest = b"".join(sound)
    return (b"" if _foreign(rest) else rest), tuple(left_out)


def _texts(value: bytes) -> Iterator[str]:
    """The members of a value, as Qt would have them; but passed over is here all that Qt may pass
    over anywhere, and any letter by its number is the same that is none of ASCII."""
    member, quoted, at = bytearray(), False, 0
    for found in _SPELT.finditer(value):
        member += value[at : found.start()]
        at = found.end()
        by_16, by_8, letter = found.groups()
        if by_16 or by_8:
            number = (int(by_16, 16) if by_16 else int(by_8, 8)) & 0xFFFF
            member += bytes((number,)) if number < 128 else b"?"
        elif letter:
            member += b"?"
        elif found[0] == b'"':
            quoted = not quoted
        elif quoted and found[0][:1] != b"\\":
            member += found[0]
        elif found[0] == b",":
            yield _shown(member)
            member = bytearray()
    yield _shown(member + value[at:])


def _shown(member: bytearray) -> str:
    return member.decode("utf-8", "ignore").replace("\ufeff", "")


def _foreign(said: bytes) -> bool:
    """Whether it says something, but no preference of any version."""
    lines = [line.strip() for line in said.removeprefix(codecs.BOM_UTF8).splitlines()]
    names = {line.partition(b"=")[0].strip().decode("latin-1") for line in lines}
    plain = (not line or line[:1] in b";#" or line == b"[General]" for line in lines)
    return names.isdisjoint(_ALL) and not all(plain)


def file_at(folder: Path) -> PreferencesFile:
    """The file that preferences are kept in."""
    return PreferencesFile(folder / "preferences.ini")


def load(
    store: PreferencesFile, choices: Mapping[str, Container[str]]
) -> tuple[Settings, tuple[str, ...]]:
    """The preferences in ``store``, and the names of options whose value was none.

    ``choices`` lists what an option may be, where that is not settled here: the players of
    each place, and under ``keys`` the commands that may have a key.
    """
    game = _FIRST
    damaged: list[str] = []
    if store.contains("game"):
        known = CATALOGUE.get(game_named(store))
        game = known or game
        damaged += ["game"] * (known is None)
    elif "game" in store.left_out:
        damaged.append("game")
    found: dict[str, Any] = {"game": game.name}
    for name in Settings._fields:
        if name == "movement" and store.value(name) == _STILL:
            found["motion"] = _STILL
        elif name != "game":
            value, sound = _kept(store, game, name, choices)
            if value is not None:
                found[name] = value
            if not sound:
                damaged.append(name)
    pace = _PACES.get(str(store.value(_FORMER_PACE)))
    if pace is not None and not store.contains("movement"):
        found |= pace
    return _whole(Settings(), game, found), tuple(damaged)


def older_than_welcome(store: QSettings) -> bool:
    """Whether ``store`` was kept by a version that had no welcome: somebody has played."""
    return bool(store.allKeys()) and not store.contains("welcomed")


def language(store: QSettings) -> str:
    """The code of the language in ``store``, empty for the system's, before all else is read."""
    return str(_value("language", store.value("language", ""), None) or "")


def game_named(store: QSettings) -> str:
    """The game that ``store`` names, which may be one that is not installed; empty: none."""
    named = store.value("game")
    return named if isinstance(named, str) else ""


def for_game(
    store: PreferencesFile,
    choices: Mapping[str, Container[str]],
    settings: Settings,
    game: Game,
) -> Settings:
    """``settings`` with the names, the players and the house rules last chosen for ``game``."""
    if game.name == settings.game:
        return settings
    usual = Settings()
    found: dict[str, Any] = {name: getattr(usual, name) for name in _SEATING}
    found |= {"game": game.name, "your_name": settings.your_name, "your_face": settings.your_face}
    for name in OF_A_GAME:
        value, _ = _kept(store, game, name, choices)
        if value is not None:
            found[name] = value
    return _whole(settings, game, found)


def _whole(settings: Settings, game: Game, found: dict[str, Any]) -> Settings:
    """``settings`` with what was ``found``; where no house rules were, those they started from
    are nearer to what was chosen than the default is."""
    base = found.setdefault("base", game.usual)
    if "rules" not in found:
        found["rules"] = game.presets.get(base, game.rules())
    return settings._replace(**found)


def _kept_as(game: Game, name: str) -> str:
    """What option ``name`` is called in the file while ``game`` is played."""
    return name if game is _FIRST or name not in OF_A_GAME else f"{game.name}/{name}"


def _kept(
    store: PreferencesFile, game: Game, name: str, choices: Mapping[str, Container[str]]
) -> tuple[Any, bool]:
    """What ``store`` has for option ``name``, None if nothing, and whether it could be read."""
    kept_as = _kept_as(game, name)
    sound = kept_as not in store.left_out
    if not store.contains(kept_as) and kept_as == name:
        kept_as = _FORMER.get(name, name)
    if not store.contains(kept_as):
        return None, sound and kept_as not in store.left_out
    raw = store.value(kept_as)
    if name == "rules":
        rules = _rules(raw, game)
        return rules, rules is not None
    allowed = tuple(game.presets) if kept_as == "preset" else {**CHOICES, **choices}.get(name)
    return _read(name, raw, allowed)


def _read(name: str, raw: object, choices: Container[str] | None) -> tuple[object, bool]:
    """What ``raw`` means as the value of option ``name``, None if nothing, and whether all of
    it could be read."""
    if name == "keys":
        return _keys(raw, choices)
    if name == "lessons":
        return _steps(raw)
    value = _value(name, raw, choices)
    return value, value is not None


def _value(name: str, raw: object, choices: Container[str] | None) -> object:
    if name in ("sheet", "coach", "welcomed", "moods", "mute", "chime", "pencil", "tones"):
        # From the file it comes as text, or as anything else that text there can mean.
        return {"true": True, "false": False}.get(str(raw).lower())
    if name == "volume":
        return int(str(raw)) if re.fullmatch("[0-9]{1,2}|100", str(raw)) else None
    if not isinstance(raw, str):
        return None
    if name == "place":
        return raw if len(raw) <= _TEXT_LIMIT and re.fullmatch("([0-9a-f]{2})*", raw) else None
    if name == "solved":
        return raw if len(raw) <= _TEXT_LIMIT and re.fullmatch("[a-z0-9 ]*", raw) else None
    if name == "language":
        return raw if not raw or raw in languages() else ""
    if choices is not None:
        return raw if raw in choices else None
    # A name may be empty; what house rules are called may not.
    return clean_name(raw) or (None if name == "base" else "")


def _rules(text: object, game: Game) -> Rules | None:
    values = _json(text)
    if not isinstance(values, dict):
        return None
    try:
        rules: Rules = game.house_rules_of(values)
    except Unplayable:
        return None
    except Exception:
        if game.name in OWN:
            raise
        _log.exception("the game %r fails over its house rules", game.name)
        return None
    return rules


def _keys(raw: object, commands: Container[str] | None) -> tuple[Keys | None, bool]:
    values = _json(raw)
    if not isinstance(values, dict):
        return None, False
    good: dict[str, str] = {}
    for name, keys in values.items():
        known = commands is None or name in commands
        if not (known and isinstance(keys, str) and possible(keys)):
            continue
        # Of two commands under one key Qt would carry out neither.
        if keys == "" or keys not in good.values():
            good[name] = keys
    return tuple(good.items()), good == values


def _steps(raw: object) -> tuple[tuple[tuple[str, int], ...] | None, bool]:
    values = _json(raw)
    if not isinstance(values, dict):
        return None, False
    good = {game: step for game, step in values.items() if type(step) is int and 0 <= step < 1000}
    return tuple(good.items()), good == values


def possible(keys: str) -> bool:
    """Whether ``keys`` is one key in just the words that Qt has for it, or ``""`` for none."""
    sequence = QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
    same = sequence.toString(QKeySequence.SequenceFormat.PortableText) == keys
    return same and sequence.count() <= 1


def _json(text: object) -> object:
    """The value that ``text`` stands for as JSON, None if for none."""
    if not isinstance(text, str) or len(text) > _TEXT_LIMIT:
        return None
    try:
        return decoded(text)
    except NotJson:
        return None


def save(store: PreferencesFile, settings: Settings) -> bool:
    """Keeps ``settings``; False where they could not be written."""
    try:
        look(store.path)
    except OSError as error:
        store.trouble = error
    if store.trouble is not None:
        return False
    if store.kept_elsewhere():
        store.borrow()
    game = CATALOGUE[settings.game]
    for name, value in settings._asdict().items():
        kept = json.dumps(settings.rules.to_record()) if name == "rules" else _text(value)
        store.set_kept(_kept_as(game, name), kept)
    for former in () if store.borrowed else (*_FORMER.values(), _FORMER_PACE):
        store.remove(former)
    return store.keep()


def _text(value: object) -> object:
    """``value`` as it is kept: what has parts, as the text of JSON."""
    return json.dumps(dict(value)) if isinstance(value, tuple) else value
