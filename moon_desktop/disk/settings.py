"""Preferences: every option declared once, and how all of them are read and kept."""

# Annotations are not postponed: they are where the options are declared.
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from PySide6.QtCore import QSettings

from moon_desktop.disk.options import (
    ANYTHING,
    Base,
    Choice,
    GameName,
    HouseRules,
    Keys,
    KeysOfCommands,
    Known,
    Language,
    Name,
    Number,
    Option,
    Seated,
    Steps,
    Switch,
    Text,
)
from moon_desktop.disk.preferences_file import PreferencesFile
from moon_desktop.disk.regular_files import look
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.words.computer_players import CRESCENTS, FACES, LOOKS, NAMES
from moon_desktop.words.language import N_
from moon_desktop.words.names import YOU

_FIRST: Final = CATALOGUE[CATALOGUE.first]
"""The game whose options stand by themselves; those of another have its name before them."""

_BESIDE: Final = N_("Somebody sits there only where five or six play.")
_ANYBODY: Final = N_("A person at this computer, or a computer player.")
_LOOKS: Final = {**CRESCENTS, **LOOKS}
_FACE: Final = N_("It belongs to the place, whatever the player there is called.")


_SOLVED: Final = 1 << 18
"""Letters that name positions, for as many of one's own as there are weighed in many years."""


class Settings(NamedTuple):
    """What a person may choose for good. A value that is none falls back to the default.

    Names, players and house rules are those of ``game``, and kept for each.
    """

    # fmt: off
    your_name: Annotated[str, Name(
        N_("Your name"), N_("Left empty, it is “You”, or a number where several persons play.")
    )] = ""
    """Empty: the word for "you", or a number where several persons play."""
    left_name: Annotated[str, Name(
        N_("Name on your left"), N_("Whoever plays after you.")
    )] = NAMES[0]
    far_left_name: Annotated[str, Name(N_("Name further left"), _BESIDE)] = NAMES[3]
    across_name: Annotated[str, Name(
        N_("Name across"), N_("Somebody sits across only where four play.")
    )] = NAMES[1]
    far_right_name: Annotated[str, Name(N_("Name further right"), _BESIDE)] = NAMES[4]
    right_name: Annotated[str, Name(
        N_("Name on your right"), N_("Whoever plays before you.")
    )] = NAMES[2]
    your_player: Annotated[str, Seated(
        N_("&Your place"), N_("Let the computer play here too, and you have a match to watch.")
    )] = HUMAN
    """``"human"`` or the level of a computer player, as for the other places."""
    left_player: Annotated[str, Seated(N_("On your &left"), _ANYBODY, "left_level")] = "casual"
    far_left_player: Annotated[str, Seated(N_("Further le&ft"), _ANYBODY)] = "casual"
    across_player: Annotated[str, Seated(N_("Acro&ss"), _ANYBODY, "across_level")] = "casual"
    far_right_player: Annotated[str, Seated(N_("Further r&ight"), _ANYBODY)] = "casual"
    right_player: Annotated[str, Seated(N_("On your &right"), _ANYBODY, "right_level")] = "casual"
    movement: Annotated[str, Choice(
        N_("Spee&d"), N_("How fast tiles and cards move, and how long pauses are."), {
            "relaxed": N_("Slow"),
            "normal": N_("As by hand"),
            "fast": N_("Fast"),
        }
    )] = "normal"
    thinking: Annotated[str, Choice(
        N_("Computer &players"), N_("How long they take over a choice, so that you can follow."), {
            "none": N_("At once"),
            "short": N_("¼ second"),
            "normal": N_("½ second"),
            "long": N_("Over 1 second"),
        }
    )] = "normal"
    expert_seconds: Annotated[str, Choice(
        N_("Time for an e&xpert"),
        N_("So long an expert may think about a choice, and so long a hint may take."), {
            "0.2": N_("⅕ second"),
            "0.5": N_("½ second"),
            "1": N_("1 second"),
            "2": N_("2 seconds"),
            "5": N_("5 seconds"),
        }
    )] = "1"
    """How many seconds an expert may think, and a hint may take."""
    trick_stay: Annotated[str, Choice(
        N_("A finished &trick"),
        N_("How long it lies there before it is taken in; any key is a click, too."), {
            "short": N_("½ second"),
            "normal": N_("1 second"),
            "long": N_("2 seconds"),
            "click": N_("Until you click"),
        }
    )] = "normal"
    game: Annotated[str, GameName(
        N_("Game"), N_("The game that is played next; each has its own players and house rules.")
    )] = _FIRST.name
    base: Annotated[str, Base(
        N_("Starting from"), N_("The preset, or the set of your own, that you changed rules of."),
        "preset"
    )] = _FIRST.usual
    """The key of a preset, or the name of a set of one's own, that ``rules`` started from."""
    rules: Annotated[Rules, HouseRules(
        N_("House rules"),
        N_("They hold from the next match on; the match in play keeps its own.")
    )] = _FIRST.presets[base]
    """The house rules of the next match; unreadable, they are those of the preset ``base``."""
    keys: Annotated[Keys, KeysOfCommands(
        N_("Keys"), N_("The key that carries out each command.")
    )] = ()
    lessons: Annotated[tuple[tuple[str, int], ...], Steps(
        N_("Lessons"), N_("The step at which the lesson of each game was left.")
    )] = ()
    """By game the step of its lesson, from 0, at which that was left."""
    language: Annotated[str, Language(
        N_("&Language"), N_("The language of the window, its menus and its help.")
    )] = ""
    """The code of the language of the window; empty: the system's."""
    sheet: Annotated[bool, Switch(
        N_("Score pad"), N_("It lies beside the table where the window is wide enough."),
        N_("Shown &beside the table")
    )] = True
    coach: Annotated[bool, Switch(
        N_("Coach"),
        N_("Before a choice that throws the hand away you are asked once, and told why."),
        N_("Asks before a co&stly mistake")
    )] = False
    weigh: Annotated[bool, Switch(
        N_("Statistics"),
        N_("After a match your choices are weighed while nobody waits for the computer."),
        N_("&Weighs what you chose")
    )] = True
    welcomed: Annotated[bool, Switch(
        N_("The welcome"), N_("Whether it has asked you what shall be played.")
    )] = False
    place: Annotated[str, Text(
        N_("Window"), N_("Its size, and where on the screen it was."), "([0-9a-f]{2})*"
    )] = ""
    """Size and place of the window as hex digits of what Qt keeps of it; empty: as it comes."""
    windows: Annotated[str, Text(
        N_("Other windows"), N_("Their size, and what was chosen in them."), "([0-9a-f]{2})*"
    )] = ""
    """By window what is kept of it, as hex digits of JSON."""
    solved: Annotated[str, Text(
        N_("Practice"), N_("The positions that you have solved."), "[a-z0-9 ]*", _SOLVED
    )] = ""
    """The names of the practice positions that were solved, with a space between two."""
    helped: Annotated[str, Text(
        N_("Practice with help"), N_("Those that you have not solved without help."), "[a-z0-9 ]*",
        _SOLVED
    )] = ""
    theme: Annotated[str, Choice(
        N_("&Theme"), N_("The light in which table, paper and windows are drawn."), {
            "evening": N_("Evening"),
            "daylight": N_("Daylight"),
            "night": N_("Night"),
            "contrast": N_("High contrast"),
            "system": N_("As the system"),
        }
    )] = "evening"
    your_face: Annotated[str, Choice(
        N_("Your face"), N_("A crescent, or the face of somebody whom you like."), _LOOKS
    )] = ""
    """Who of the FACES, or which of the CRESCENTS, is seen at a place, whoever is there."""
    left_face: Annotated[str, Choice(N_("Face on your left"), _FACE, _LOOKS)] = FACES[0]
    far_left_face: Annotated[str, Choice(N_("Face further left"), _FACE, _LOOKS)] = FACES[3]
    across_face: Annotated[str, Choice(N_("Face across"), _FACE, _LOOKS)] = FACES[1]
    far_right_face: Annotated[str, Choice(N_("Face further right"), _FACE, _LOOKS)] = FACES[4]
    right_face: Annotated[str, Choice(N_("Face on your right"), _FACE, _LOOKS)] = FACES[2]
    moods: Annotated[bool, Switch(
        N_("Faces"),
        N_("A face shows it when a trick that counts is taken, and when a bid is made or set."),
        N_("Faces are &glad and sorry")
    )] = True
    motion: Annotated[str, Choice(
        N_("Motio&n"),
        N_("Full: all flies and turns over; soft: one fades into another; none: all at once."), {
            "system": N_("As the system"),
            "full": N_("Full"),
            "soft": N_("Soft"),
            "none": N_("None"),
        }
    )] = "system"
    forced: Annotated[str, Choice(
        N_("The onl&y choice"),
        N_("Where nothing else can be played, or another takes the rest; a click or a key in time "
           "leaves it to you."), {
            "never": N_("You play it"),
            "last": N_("Last one by itself"),
            "always": N_("Always by itself"),
        }
    )] = "last"
    volume: Annotated[int, Number(
        N_("&Volume"), N_("How loud tiles, cards and all else at the table are."), 100
    )] = 60
    mute: Annotated[bool, Switch(
        N_("&Mute"), N_("The same as the loudspeaker on the bar, and its key."),
        N_("Nothing is &heard")
    )] = False
    chime: Annotated[bool, Switch(
        N_("Your &turn"), N_("It is heard when you are to choose after the others."),
        N_("A low ch&ime")
    )] = False
    pencil: Annotated[bool, Switch(
        N_("&Pencil"), N_("It is heard when the score pad has a new row."),
        N_("A penc&il on paper")
    )] = True
    verbosity: Annotated[str, Choice(
        N_("How &much is said"), N_("What is read out of the play while you do not ask."), {
            "brief": N_("Brief: what others do, who takes a trick, and your turn"),
            "usual": N_("Usual: that, the deal, and what you chose"),
            "full": N_("Full: that in sentences, and how it stands after each trick"),
        }
    )] = "usual"
    plays_told: Annotated[str, Choice(
        N_("&Pieces of a trick"), N_("When it is said what was played."), {
            "fall": N_("Each as it is played"),
            "lies": N_("All together when the trick lies"),
        }
    )] = "fall"
    told_as: Annotated[str, Choice(
        N_("How it is &told"),
        N_("A screen reader that stays silent at the table may know notifications alone."), {
            "announcements": N_("Announcements"),
            "notifications": N_("Notifications, for older readers"),
        }
    )] = "announcements"
    told_of_pace: Annotated[bool, Switch(
        N_("Reading"), N_("Whether you were told that tricks can wait until they are read out.")
    )] = False
    felt: Annotated[str, Choice(
        N_("&Felt"), N_("The colour of the mat that is played on."), {
            "theme": N_("The theme’s"),
            "green": N_("Green"),
            "blue": N_("Blue"),
            "burgundy": N_("Burgundy"),
            "plum": N_("Plum"),
            "slate": N_("Slate"),
            "umber": N_("Umber"),
        }
    )] = "theme"
    tiles: Annotated[str, Choice(
        N_("T&iles"), N_("What they are made of."), {
            "ivory": N_("Ivory"),
            "ebony": N_("Ebony"),
            "bone": N_("Bone"),
            "bold": N_("Bold"),
        }
    )] = "ivory"
    text: Annotated[str, Choice(
        N_("Te&xt size"), N_("How large words are, on the table and on paper."), {
            "system": N_("As the system"),
            "100": N_("100%"),
            "125": N_("125%"),
            "150": N_("150%"),
            "175": N_("175%"),
            "200": N_("200%"),
        }
    )] = "system"
    numerals: Annotated[str, Choice(
        N_("Cou&nts"), N_("How the two counts of a tile are told."), {
            "none": N_("Pips"),
            "small": N_("Pips and numerals"),
            "large": N_("Large numerals"),
        }
    )] = "none"
    tones: Annotated[bool, Switch(
        N_("Tones"), N_("The pips tell the count all the same."),
        N_("&Each count has a tone of its own")
    )] = False
    backs: Annotated[str, Choice(
        N_("Card &backs"), N_("What cards look like from behind."), {
            "theme": N_("The theme’s"),
            "sky": N_("Night sky"),
            "russet": N_("Russet"),
            "linen": N_("Linen"),
            "plain": N_("Plain"),
        }
    )] = "theme"
    here: Annotated[str, Name(
        N_("Who plays here"), N_("Lessons, positions solved and coach are that person’s own.")
    )] = ""
    """Whose the options are that are OWN; empty: of whoever is named."""
    # fmt: on

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
    def look(self) -> tuple[str, str, str, str, bool, str]:
        """What decides how everything looks: theme, felt, tiles, how these count, and backs."""
        return self.theme, self.felt, self.tiles, self.numerals, self.tones, self.backs

    def with_seats(self, seats: tuple[SeatName, ...]) -> "Settings":
        """The same with others in the places."""
        named: dict[str, Any] = {}
        for place, seat in zip(PLACES, seats, strict=True):
            named |= {f"{place}_name": seat.name, f"{place}_player": seat.player}
        return self._replace(**named)

    @property
    def person(self) -> int:
        """The first of the PLACES at which a person sits; yours where the computer plays all."""
        return next((n for n, seat in enumerate(self.seats) if seat.player == HUMAN), 0)

    @property
    def at_home(self) -> "Settings":
        """The same with that person in your place, and in its place whoever sat there."""
        seats, at = [*self.seats], self.person
        seats[0], seats[at] = seats[at], seats[0]
        return self.with_seats(tuple(seats))

    @property
    def you(self) -> str | None:
        """What that person is called; None where the computer plays all."""
        seat = self.seats[self.person]
        return (seat.name or YOU) if seat.player == HUMAN else None

    @property
    def whose(self) -> str:
        """Whose the options are that are OWN."""
        return self.here or self.you or YOU

    def with_person(self, name: str) -> "Settings":
        """The same where that person is called so, and who was called so elsewhere as that one."""
        seats, at = [*self.seats], self.person
        other = (n for n, seat in enumerate(seats) if seat == SeatName(name or YOU, HUMAN))
        seats[next(other, at)] = seats[at]
        seats[at] = seats[at]._replace(name=name)
        return self.with_seats(tuple(seats))


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


OPTIONS: Final[Mapping[str, Option]] = {
    name: declared.__metadata__[0] for name, declared in Settings.__annotations__.items()
}
"""The declaration of each of the Settings."""

_SEATING: Final = tuple(
    f"{place}_{what}" for what in ("name", "player", "face") for place in PLACES
)

OWN: Final = ("lessons", "solved", "helped", "coach")
"""The options that are a person's own, and not the computer's."""

OF_A_GAME: Final = (*_SEATING, "base", "rules")
"""The options that are kept for each game."""

PACES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "easy": (
        N_("Unhurried"),
        {"thinking": "long", "movement": "relaxed", "trick_stay": "long"},
    ),
    "by-hand": (
        N_("As by hand"),
        {"thinking": "normal", "movement": "normal", "trick_stay": "normal"},
    ),
    "brisk": (
        N_("Brisk"),
        {"thinking": "short", "movement": "fast", "trick_stay": "short"},
    ),
    "fast": (
        N_("Fast"),
        {"thinking": "none", "movement": "fast", "trick_stay": "short"},
    ),
}
"""What a pace of the whole table is called, and what it makes of the options that are its parts."""

_FORMER_PACE: Final = "pace"
_FORMER_PACES: Final = {"relaxed": "easy", "normal": "by-hand", "fast": "brisk", "instant": "brisk"}
"""What the one pace of earlier versions is called now; with the last of them nothing moved."""

_STILL: Final = "none"
"""A movement in files of earlier versions, which had no option for the manner of it."""

_FORMER: Final = (_FORMER_PACE, *filter(None, (option.former for option in OPTIONS.values())))
"""What options were called in files of earlier versions, and are not any more."""


def file_at(folder: Path) -> PreferencesFile:
    """The file that preferences are kept in."""
    return PreferencesFile(folder / "preferences.ini", {*OPTIONS, *_FORMER})


def load(store: PreferencesFile, known: Known = ANYTHING) -> tuple[Settings, tuple[str, ...]]:
    """The preferences in ``store``, and the names of options whose value was none."""
    game = _FIRST
    damaged: list[str] = []
    found: dict[str, Any] = {}
    for name in ("game", *(name for name in OPTIONS if name != "game")):
        if name == "movement" and store.value(name) == _STILL:
            found["motion"] = _STILL
            continue
        value, sound = _kept(store, game, name, known)
        if value is not None:
            found[name] = value
        if not sound:
            damaged.append(name)
        if name == "game":
            game = CATALOGUE[found.setdefault(name, game.name)]
    former = str(store.value(_FORMER_PACE))
    if former in _FORMER_PACES and not store.contains("movement"):
        still = {"motion": _STILL} if former == "instant" else {}
        found = {**PACES[_FORMER_PACES[former]][1], **still, **found}
    return _whole(Settings(), game, found), tuple(damaged)


def older_than_welcome(store: QSettings) -> bool:
    """Whether ``store`` was kept by a version that had no welcome: somebody has played."""
    return bool(store.allKeys()) and not store.contains("welcomed")


def language(store: QSettings) -> str:
    """The code of the language in ``store``, empty for the system's, before all else is read."""
    value, _ = OPTIONS["language"].read(store.value("language", ""), _FIRST, ANYTHING)
    return str(value or "")


def game_named(store: QSettings) -> str:
    """The game that ``store`` names, which may be one that is not installed; empty: none."""
    named = store.value("game")
    return named if isinstance(named, str) else ""


def for_game(store: PreferencesFile, known: Known, settings: Settings, game: Game) -> Settings:
    """``settings`` with the names, the players and the house rules last chosen for ``game``; who
    plays here does so at whichever."""
    if game.name == settings.game:
        return settings
    usual = Settings()
    found: dict[str, Any] = {name: getattr(usual, name) for name in _SEATING}
    name, face = settings.at_home.your_name, settings.your_face
    found |= {"game": game.name, "your_name": name, "your_face": face}
    for option in OF_A_GAME:
        value, _ = _kept(store, game, option, known)
        if value is not None:
            found[option] = value
    whole = _whole(settings, game, found)
    return whole if None in (settings.you, whole.you) else whole.with_person(name)


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


def _kept(store: PreferencesFile, game: Game, name: str, known: Known) -> tuple[Any, bool]:
    """What ``store`` has for option ``name``, None if nothing, and whether it could be read."""
    option, kept_as = OPTIONS[name], _kept_as(game, name)
    sound = kept_as not in store.left_out
    if option.former and kept_as == name and not store.contains(name):
        kept_as = option.former
        sound = sound and kept_as not in store.left_out
    if not store.contains(kept_as):
        return None, sound
    raw = store.value(kept_as)
    if kept_as == "preset" and not (isinstance(raw, str) and raw in game.presets):
        return None, False
    return option.read(raw, game, known)


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
        store.set_kept(_kept_as(game, name), OPTIONS[name].kept(value))
    for former in () if store.borrowed else _FORMER:
        store.remove(former)
    return store.keep()
