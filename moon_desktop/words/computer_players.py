"""The computer players: their names, what each is like, and what each level can do."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.words.language import N_, tr

NAMES: Final = ("Theo", "Bea", "Ada", "Milo", "Ines", "Hugo", "Nell", "Otis")
"""The names to choose from; at first the first three sit on your left, across and on your right."""

FACES: Final = tuple(name.lower() for name in NAMES)
"""What the face of each is called; anybody may have any of them."""

LOOKS: Final = {
    "theo": N_("Round glasses and a bow tie"),
    "bea": N_("A topknot and pearls"),
    "ada": N_("A silver bob"),
    "milo": N_("A flat cap and curls"),
    "ines": N_("A flower and a braid"),
    "hugo": N_("A bald head and a broad beard"),
    "nell": N_("A headband and hoops"),
    "otis": N_("A wide hat and a white moustache"),
}
"""What is seen of each face."""

CRESCENTS: Final = {
    "": N_("The crescent"),
    "dusk": N_("The crescent at dusk"),
    "dawn": N_("The crescent at dawn"),
    "sea": N_("The crescent over the sea"),
    "wood": N_("The crescent over the wood"),
    "sand": N_("The crescent over the sand"),
    "snow": N_("The crescent over the snow"),
    "fire": N_("The crescent by the fire"),
}
"""What a person may have in the place of a face."""

_TEMPERS: Final = {"theo": -1, "ada": -1, "milo": 1, "ines": 1, "nell": 1}
"""Whoever bids more carefully (-1) or more boldly than others."""

_TEMPER_WORDS: Final = {-1: N_("careful"), 0: N_("even"), 1: N_("bold")}
_TEMPERED: Final = {-1: N_("Careful by nature."), 1: N_("Bold by nature.")}

_CHARACTERS: Final = {
    "Theo": N_("Lays everything down dead straight, and straightens yours as well."),
    "Bea": N_("Hums to herself, and goes quiet when it matters."),
    "Ada": N_("Keeps her pencils in a cigar box, sorted by length."),
    "Milo": N_("Learnt the game on a night train and still plays by lamplight."),
    "Ines": N_("Says “well, well” to every hand, good or bad."),
    "Hugo": N_("Drinks his tea cold, for he forgets it at the first trick."),
    "Nell": N_("Has played with her two sisters since before any of them could count to seven."),
    "Otis": N_("Taps the table twice for luck, and swears that it works."),
}


class _Level(NamedTuple):
    chosen: str
    """In the box where a player is chosen."""

    line: str
    """What such a player does."""

    word: str
    """How strong that is."""


_LEVELS: Final = {
    "random": _Level(
        N_("Computer, any legal choice"),
        N_("Makes any legal choice, without a thought."),
        N_("any legal choice"),
    ),
    "casual": _Level(
        N_("Computer, casual"),
        N_("Plays by rules of thumb, at once, like a sensible person after dinner."),
        N_("casual"),
    ),
    "skilled": _Level(
        N_("Computer, skilled"),
        N_("Plays two dozen deals that fit through to the end before it chooses."),
        N_("skilled"),
    ),
    "expert": _Level(
        N_("Computer, expert"),
        N_("Weighs a hundred deals and more, if it has the time, and plays for the game."),
        N_("expert"),
    ),
}


def player(key: str) -> str:
    """Who plays at a place: a person, or a computer player of a level, which may be one of
    another package."""
    if key == "human":
        return tr("A person")
    return tr(_LEVELS[key].chosen) if key in _LEVELS else key


def character(name: str) -> str | None:
    """What the computer player called ``name`` is like; None for a name of one's own."""
    line = _CHARACTERS.get(name)
    return None if line is None else tr(line)


def level_line(level: str) -> str | None:
    """What a player of ``level`` does; None for one of another package."""
    return tr(_LEVELS[level].line) if level in _LEVELS else None


def strength(level: str) -> tuple[int, str]:
    """How strong a player of ``level`` is, of three, and in a word; no word for one of another
    package."""
    return (tuple(_LEVELS).index(level), tr(_LEVELS[level].word)) if level in _LEVELS else (0, "")


def temper(face: str) -> int:
    """How whoever has that face bids and plays: -1 carefully, 1 boldly."""
    return _TEMPERS.get(face, 0)


def temper_word(temper: int) -> str:
    """The same in a word."""
    return tr(_TEMPER_WORDS[temper])


def about(name: str, key: str, temper: int = 0) -> str:
    """Who sits at a place: for a computer player ``name`` of the level ``key``."""
    text = tr("{name}: {player}.").format(name=name, player=player(key))
    nature = tr(_TEMPERED[temper]) if temper else None
    return " ".join(filter(None, (text, level_line(key), nature, character(name))))
