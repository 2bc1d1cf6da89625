"""What is said at the table of any game: persons taking turns, and a hand that is certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moon_desktop.words.language import tr
from moon_desktop.words.names import apart

if TYPE_CHECKING:
    from moon_desktop.games.shown.result import Result


def turn_of(name: str) -> str:
    """Whose turn it is, as a heading."""
    return tr("{name}, it is your turn").format(name=apart(name))


def took_last(name: str) -> str:
    """Who took the trick that ended while others sat there."""
    return tr("{name} took the last trick.").format(name=apart(name))


def look_away() -> str:
    """What the others do meanwhile."""
    return tr("Everybody else, please look away.")


def here(name: str) -> str:
    """The key that says the person is there."""
    return tr("I am {name}: show my tiles").format(name=apart(name))


def claim_offer(name: str | None, key: str) -> str:
    """Who takes all the tricks left, None for the reader, and the ``key`` that plays them out,
    empty where it has none."""
    who = tr("The rest is yours") if name is None else tr("{name} takes the rest")
    told = who.format(name=name and apart(name))
    if not key:
        return tr("{told}: choose Claim to play it out.").format(told=told)
    return tr("{told}: {key} plays it out.").format(told=told, key=key)


def trick_stays(name: str, own: bool) -> str:
    """A finished trick waits for a click or a key."""
    taken = tr("You take the trick.") if own else tr("{name} takes the trick.").format(name=name)
    return tr("{taken} Click to go on.").format(taken=taken)


def renege_stays(name: str, own: bool) -> str:
    """A trick that a renege cut short waits for a click or a key."""
    told = tr("You did not follow.") if own else tr("{name} did not follow.").format(name=name)
    return tr("{told} Click to go on.").format(told=told)


def review() -> str:
    """The key of the result card that opens the review of the hand."""
    return tr("Review")


def back_to_match() -> str:
    """The key of the result card after a hand that was played beside the match."""
    return tr("Back to the match")


def figures(result: Result) -> str:
    """The figures of the result card as sentences, a side each, for those who cannot see them."""
    tricks, points, score = (head.lower() for head in result.heads)
    told = tr("{name}: {tricks} {t}, {points} {p}, {score} {s}.")
    return " ".join(
        told.format(
            name=row.name, tricks=tricks, t=row.tricks, points=points, p=row.points, score=score,
            s=row.score,
        )
        for row in result.rows
    )  # fmt: skip


def step_back(choice: str | None, name: str | None) -> str:
    """A ``choice`` that can be taken back to, None for a claim; ``name`` where several persons
    play, else None for your own."""
    words = tr("the claim") if choice is None else choice
    if name is None:
        return words[0].upper() + words[1:]
    return tr("{name}: {choice}").format(name=apart(name), choice=words)


def hand_heading(number: int) -> str:
    """Above the choices of an earlier hand."""
    return tr("Hand {number}").format(number=number)


def finished_go(hands: int) -> str:
    """Hands that are finished would be taken back, too."""
    if hands == 1:
        return tr("This takes back a finished hand, with its score. It cannot be brought back.")
    return tr(
        "This takes back {hands} finished hands, with their scores. They cannot be brought back."
    ).format(hands=hands)


def take_back() -> str:
    """The button that does it."""
    return tr("Take back")
