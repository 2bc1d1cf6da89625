"""What is said to whoever comes to the table, and to whoever practises: the greeting, what a game
is in a few words, what is asked in a position and what is said of the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.engine.seats import Seats
from moon_desktop.words.language import N_, ngettext, pgettext, tr

REMARKS: Final = (
    N_("Do sit down."),
    N_("There you are!"),
    N_("At last."),
    N_("Shall we?"),
    N_("Good to see you."),
)
"""What those who sit there already say, one each."""

COMPANY: Final = {"casual": N_("Casual"), "skilled": N_("Skilled"), "expert": N_("Expert")}
"""The levels of the others to choose from, each in a word."""

EASY: Final = "casual"
"""That of who has not chosen any."""


def greeting(hour: int) -> str:
    """What is asked at that hour of the day, 0 to 23."""
    if 4 <= hour < 12:
        return tr("Good morning. What shall we play?")
    if 12 <= hour < 18:
        return tr("Good afternoon. What shall we play?")
    return tr("Good evening. What shall we play?")


def table_line(seats: Seats) -> str:
    """Who plays: ``two against two``; nothing of a table that no game of ours has."""
    return {
        (2, 2): pgettext("who plays", "two at the table"),
        (3, 3): pgettext("who plays", "three at the table"),
        (4, 4): pgettext("who plays", "four at the table"),
        (5, 5): pgettext("who plays", "five at the table"),
        (6, 6): pgettext("who plays", "six at the table"),
        (4, 2): pgettext("who plays", "two against two"),
        (6, 2): pgettext("who plays", "three against three"),
        (6, 3): pgettext("who plays", "three pairs"),
    }.get((seats.count, seats.sides), "")


# --- positions to practise on -----------------------------------------------------------------

_PLAY: Final = N_("What do you play?")

_QUESTIONS: Final[Mapping[str, tuple[str, str, str]]] = {
    "make": (N_("Make this {number}"), N_("There is a way to make the bid."), _PLAY),
    "all": (N_("Take every trick"), N_("There is a way to take all that are left."), _PLAY),
    "none": (N_("Take no trick"), N_("There is a way to keep clear of every trick."), _PLAY),
    "set": (N_("Set them"), N_("There is a way to keep the bidder from making it."), _PLAY),
    "spoil": (
        N_("Leave them a trick"),
        N_("The bidder is to take no trick. There is a way to leave one there."),
        _PLAY,
    ),
    "count": (
        N_("Mind the count"),
        N_("Where the fives and tens go decides whether the bid is made."),
        _PLAY,
    ),
    "odd": (
        N_("Odd, not even"),
        N_("One trick or three bring a chip, two or four none."),
        _PLAY,
    ),
    "keep": (
        N_("Leave it odd"),
        N_("As your tricks stand they bring a chip. One more would not."),
        _PLAY,
    ),
    "moon": (
        N_("Mind the Moon cards"),
        N_("A Moon card moves a chip of the side that takes its trick."),
        _PLAY,
    ),
    "bid": (N_("Bid or pass?"), N_("Is this hand good enough for a bid?"), N_("What do you say?")),
    "trump": (
        N_("Which trump?"),
        N_("The bid is yours. One trump makes it far more often than the others."),
        N_("What do you name?"),
    ),
    "discard": (
        N_("Which tile goes?"),
        N_("The widow is in your hand, and one tile has to leave it."),
        N_("What do you lay away?"),
    ),
    "better": (
        N_("Better than last time"),
        N_("You played something else here, and it cost you."),
        _PLAY,
    ),
}
"""By kind: the question as a title, a sentence on it, and what the reader is to do."""

KINDS: Final = tuple(_QUESTIONS)
"""The kinds, in the order in which they are listed."""

_GRADES: Final = (N_("Easy"), N_("Medium"), N_("Hard"))
_COSTS: Final = (N_("Cost least"), N_("Cost more"), N_("Cost most"))


def grade(number: int, *, own: bool = False) -> str:
    """Grade 1, 2 or 3 as a heading; that of the reader's ``own`` positions."""
    return tr((_COSTS if own else _GRADES)[number - 1])


def cost(share: float) -> str:
    """What a choice cost, as a share of a game."""
    games = max(1, round(100 * share))
    text = ngettext("Cost {games} game in 100", "Cost {games} games in 100", games)
    return text.format(games=games)


def title(kind: str, number: int | None) -> str:
    """The question of that kind as a title; ``number``: what is to be reached."""
    if kind == "make" and number is None:
        return tr("Make this bid")
    return tr(_QUESTIONS[kind][0]).format(number=number)


def question(kind: str) -> tuple[str, str]:
    """A sentence on the question, and what the reader is to do."""
    _, words, act = _QUESTIONS[kind]
    return tr(words), tr(act)


def good_in(kind: str, chosen: str, share: int) -> str:
    """In how many deals what was ``chosen`` is good."""
    words = tr("{chosen}: works in {share} of 100 possible deals.")
    if kind in ("bid", "trump"):
        words = tr("{chosen}: made in {share} of 100 possible deals.")
    elif kind == "discard":
        words = tr("Without {chosen}: made in {share} of 100 possible deals.")
    elif kind == "better":
        words = tr("{chosen}: wins {share} of 100 games.")
    text = words.format(chosen=chosen, share=share)
    return text[0].upper() + text[1:]


def right(choice: str) -> str:
    """Which ``choice`` is right."""
    return tr("Right here: {choice}.").format(choice=choice)
