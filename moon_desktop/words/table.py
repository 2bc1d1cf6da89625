"""What is said at the table of any game: a claim, a hand's figures aloud, and taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.names import apart

if TYPE_CHECKING:
    from moon_desktop.games.shown.result import Result


def took_last(name: str) -> str:
    """Who took the trick that ended while others sat there."""
    return tr("{name} took the last trick.").format(name=apart(name))


def claim_offer(name: str | None, key: str) -> str:
    """Who takes all the tricks left, None for the reader, and the ``key`` that plays them out,
    empty where it has none."""
    if name is None and key:
        words = tr("The rest is yours: {key} plays it out.")
    elif name is None:
        words = tr("The rest is yours: choose Claim to play it out.")
    elif key:
        words = tr("{name} takes the rest: {key} plays it out.")
    else:
        words = tr("{name} takes the rest: choose Claim to play it out.")
    return words.format(name=name and apart(name), key=key)


def figures(result: Result) -> str:
    """The figures of the result card, a side after the other, for those who cannot see them."""
    tricks, points, score = result.heads
    return " ".join(
        f"{row.name}: {tricks} {row.tricks}, {points} {row.points}, {score} {row.score}."
        for row in result.rows
    )


def step_back(choice: str | None, name: str | None) -> str:
    """A ``choice`` that can be taken back to, None for a claim; ``name`` where several persons
    play, else None for your own."""
    words = tr("The claim") if choice is None else choice
    return words if name is None else f"{apart(name)}: {words}"


def finished_go(hands: int) -> str:
    """Hands that are finished would be taken back, too."""
    return ngettext(
        "This takes back a finished hand, with its score. It cannot be brought back.",
        "This takes back {hands} finished hands, with their scores. They cannot be brought back.",
        hands,
    ).format(hands=hands)
