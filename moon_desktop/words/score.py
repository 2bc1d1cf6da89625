"""What the score sheet says: its figures, and its rows told in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from moon_desktop.engine.entries import Chance, Dealt
from moon_desktop.words import names
from moon_desktop.words.language import ngettext, pgettext, tr
from moon_desktop.words.quoting import printable

MINUS: Final = "−"


def figure(number: int) -> str:
    """A total: ``7``, ``−4`` with the true minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A gain or loss: ``+5``, ``−6``, ``0``."""
    return f"+{number}" if number > 0 else figure(number)


def aloud(number: int) -> str:
    """A total for a voice, which may leave out signs: ``minus 4``."""
    return tr("minus {n}").format(n=-number) if number < 0 else str(number)


def signed_aloud(number: int) -> str:
    """A gain or loss for a voice: ``plus 5``."""
    return tr("plus {n}").format(n=number) if number > 0 else aloud(number)


def times(count: int) -> str:
    """So many of the sign before it: ``×4``."""
    return f"×{count}"


def side(members: Sequence[str]) -> str:
    """A side by the names of its seats: ``You & Bea``; ``You, Cy & Eli``."""
    *others, last = members
    return " & ".join(filter(None, (", ".join(others), last)))


# --- a hand -----------------------------------------------------------------------------------


def ended(result: str | None) -> str:
    """How a contract stands, in a word: ``made``, ``set``, or ``in play`` for None."""
    if result is None:
        return tr("in play")
    return {"made": pgettext("a bid", "made"), "set": pgettext("a bid", "set")}.get(result, "")


def standing(name: str, points: int, total: int, *, hole: bool, voice: bool) -> str:
    """One side's points in a hand and its total after it, in the hole or not; ``voice``: to be
    spoken."""
    change, sum_ = (signed_aloud, aloud) if voice else (signed, figure)
    text = tr("{name} {points}, total {total}.")
    if hole:
        text = tr("{name} {points}, total {total}, in the hole.")
    return text.format(name=name, points=change(points), total=sum_(total))


# --- games and the match ----------------------------------------------------------------------


def won(sides: Sequence[str], what: Literal["game", "match"] | None = None) -> str:
    """Who won or shares the match or a game, by name; None where it is seen which of them."""
    text, several = tr("{name} won"), len(sides) > 1
    if what == "match":
        text = tr("{names} share the match") if several else tr("{name} won the match")
    elif what == "game":
        text = tr("{names} share the game") if several else tr("{name} won the game")
    listed = names.listing(sides)
    return text.format(name=listed, names=listed)


def match_totals(kind: str) -> str:
    """What the totals of a match count: marks, or games won."""
    if kind == "best-of":
        return pgettext("what totals count", "Games")
    return pgettext("what totals count", "Marks")


def match_goal(kind: str, length: int) -> str:
    """When the match ends, in a word or two."""
    if kind == "best-of":
        return tr("best of {length}").format(length=length)
    if kind == "marks":
        return tr("match to {length}").format(length=length)
    return pgettext("a match that the clock ends", "match")


def totals_text(
    kind: str, sides: Sequence[str], totals: Sequence[int], *, voice: bool = True
) -> str:
    """The match so far, or the marks of a game."""
    if kind == "best-of":
        text, say = tr("Games: {listed}."), aloud if voice else figure
    else:
        text, say = tr("Marks: {listed}."), signed_aloud if voice else signed
    listed = [f"{name} {say(total)}" for name, total in zip(sides, totals, strict=True)]
    return text.format(listed=names.listing(listed))


def total_made_up(kind: str, name: str, by_game: Sequence[tuple[int, int]], *, voice: bool) -> str:
    """How a side's total of the match came about; ``by_game``: a game's number and its marks."""
    if not by_game:
        return tr("{name}: no game has been won yet.").format(name=name)
    if kind == "best-of":
        won = [str(number) for number, mark in by_game if mark]
        if not won:
            return tr("{name}: no game won yet.").format(name=name)
        text = ngettext("{name}: won game {list}.", "{name}: won games {list}.", len(won))
        return text.format(name=name, list=names.listing(won))
    say = signed_aloud if voice else signed
    text = tr("{name}: together {total}.")
    lines = [text.format(name=name, total=say(sum(mark for _, mark in by_game)))]
    line = tr("Game {number}: {mark}.")
    lines += [line.format(number=number, mark=say(mark)) for number, mark in by_game]
    return " ".join(lines)


def deal_text(number: int) -> str:
    """The number that the deals of a match come from."""
    return tr("Deal number {number}.").format(number=printable(str(number)))


def deals_text(state: str, count: int, otherwise: Chance | None) -> str:
    """Whether the draws and deals of a match, so many of them, follow from its number: ``sealed``,
    ``follows``, ``wrong`` by that which is ``otherwise``, or not known."""
    if isinstance(otherwise, Dealt):
        return tr("Deal {number} is not the one that the number gives.").format(
            number=otherwise.hand
        )
    if otherwise is not None:
        return tr("The draw for dealer is not the one that the number gives.")
    if not state:
        return tr("The match has no deal number, so nothing is known of its deals.")
    text = ngettext(
        "Its only draw or deal follows from the number, which was not sealed: whoever knew it knew"
        " the deals.",
        "All {n} draws and deals follow from the number, which was not sealed: whoever knew it knew"
        " the deals.",
        count,
    )
    if state == "sealed":
        text = ngettext(
            "Its only draw or deal follows from secret and cut.",
            "All {n} draws and deals follow from secret and cut.",
            count,
        )
    return text.format(n=count)
