"""Why a hand ended as it did, and where the match stands after it, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import GameOver
from moon_desktop.engine.ledger import Ahead, Ledger, Terms
from moon_desktop.words import names, score
from moon_desktop.words.language import N_, ngettext, tr


def tricks_taken(tricks: int) -> str:
    """What a contract that was played out took."""
    if tricks == 0:
        return tr("Without a trick.")
    return ngettext("With {tricks} trick.", "With {tricks} tricks.", tricks).format(tricks=tricks)


def stopped(trick: int, left: int) -> str:
    """After ``trick`` the bid was out of reach, and ``left`` tricks were not played (M4.7)."""
    head = tr("After trick {trick} the bid could no longer be made.").format(trick=trick)
    return _unplayed(head, left)


def under_broken(trick: int, left: int) -> str:
    """The bidder's side took ``trick``, where it had to take none (M4.7)."""
    head = tr("Trick {trick} broke the shoot under.").format(trick=trick)
    return _unplayed(head, left)


def _unplayed(head: str, left: int) -> str:
    if left == 0:
        return head
    rest = ngettext("The last was not played.", "The last {left} were not played.", left)
    return f"{head} {rest.format(left=left)}"


def game_paid(sides: Sequence[str], game: GameOver, terms: Terms) -> str:
    """What a game was worth in marks (M6.2)."""
    say = score.signed if terms.losers_pay else score.figure
    listed = [f"{side} {say(mark)}" for side, mark in zip(sides, game.marks, strict=True)]
    return tr("Marks of this game: {listed}.").format(listed=names.listing(listed))


def match_stands(sides: Sequence[str], ledger: Ledger) -> str:
    """The match after a game, and when it ends (M6.1, M6.2)."""
    terms = ledger.terms
    words, say = tr("The match: {listed}; to {length}."), score.figure
    if terms.kind == "best-of":
        words = tr("Games won: {listed}; best of {length}.")
    elif terms.losers_pay:
        say = score.signed
    if terms.kind == "timed":
        words = tr("The match: {listed}.")
    listed = [f"{side} {say(total)}" for side, total in zip(sides, ledger.totals, strict=True)]
    return words.format(listed=names.listing(listed), length=terms.length)


def time_was_up(unfinished: bool) -> str:
    """The clock ended the match; ``unfinished``: in the midst of a game (M6.3)."""
    if unfinished:
        return tr("Time was up: the game left unfinished pays nothing.")
    return tr("Time was up.")


_TIES: Final = {
    "hickeys": N_("{name} had the fewest hickeys over the match: {number}."),
    "games": N_("With equal hickeys, {name} won the most games: {number}."),
    "recent": N_("With equal hickeys and games, {name} won a game last."),
}
"""By what decided."""


def tie_broken(sides: Sequence[str], ledger: Ledger, ahead: Ahead) -> str:
    """Who tied on marks in a timed match, and what decided (M6.3)."""
    most = max(ledger.totals)
    tied = [side for side, total in zip(sides, ledger.totals, strict=True) if total == most]
    number = ledger.winners.count(ahead.winner)
    if ahead.by == "hickeys":
        number = ledger.in_match("hickeys")[ahead.winner]
    head = tr("{tied} tied on marks.").format(tied=names.listing(tied))
    rest = tr(_TIES[ahead.by]).format(name=sides[ahead.winner], number=number)
    return f"{head} {rest}"
