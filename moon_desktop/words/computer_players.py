"""The computer players: their names, what each is like, and what each level can do."""

from __future__ import annotations

from typing import Final

from moon_desktop.words.language import tr

NAMES: Final = ("Theo", "Bea", "Ada", "Milo", "Ines", "Hugo", "Nell", "Otis")
"""The names to choose from; at first the first three sit on your left, across and on your right."""

_CHARACTERS: Final = {
    "Theo": "Lays every tile down dead straight, and straightens yours as well.",
    "Bea": "Hums while she bids, and goes quiet when it matters.",
    "Ada": "Keeps her dominoes in a cigar box, sorted by suit.",
    "Milo": "Learnt the game on a night train and still plays by lamplight.",
    "Ines": "Says “well, well” to every hand, good or bad.",
    "Hugo": "Drinks his tea cold, for he forgets it at the first trump.",
    "Nell": "Has played with her two sisters since before any of them could count to seven.",
    "Otis": "Taps the table twice for luck, and swears that it works.",
}

_LEVELS: Final = {
    "random": "Makes any legal choice, without a thought.",
    "casual": "Plays by rules of thumb, at once, like a sensible person after dinner.",
    "skilled": "Plays two dozen deals that fit through to the end before it chooses.",
    "expert": (
        "Weighs a hundred deals and more, if it has the time, listens to the bidding, and plays "
        "for the game."
    ),
}


def character(name: str) -> str | None:
    """What the computer player called ``name`` is like; None for a name of one's own."""
    line = _CHARACTERS.get(name)
    return None if line is None else tr(line)


def level_line(level: str) -> str | None:
    """What a player of ``level`` does; None for one of another package."""
    line = _LEVELS.get(level)
    return None if line is None else tr(line)


def levels_line() -> str:
    """How the levels differ, where one is chosen for each place."""
    return tr(
        "Casual plays by rules of thumb; skilled weighs some deals; expert weighs many and hears "
        "the bidding. Point at a name or a player for more."
    )


def level(key: str) -> str:
    """A level in one word, as it stands on a plate's tip."""
    return {
        "random": tr("any legal choice"),
        "casual": tr("casual"),
        "skilled": tr("skilled"),
        "expert": tr("expert"),
    }.get(key, key)


def about(name: str, key: str) -> str:
    """Who sits at a place: for a computer player ``name`` of the level ``key``."""
    told = tr("{name}: a computer player, {level}.").format(name=name, level=level(key))
    return " ".join(filter(None, (told, level_line(key), character(name))))


def thinks(name: str) -> str:
    """On the sign of who takes a while."""
    return tr("{name} is thinking.").format(name=name)
