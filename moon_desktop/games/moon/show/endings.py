"""Why a hand ended as it did, and where the match stands after it, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import GameOver
from moon_desktop.engine.ledger import Ahead, Ledger, Terms
from moon_desktop.games.moon.account import Offence
from moon_desktop.words import names
from moon_desktop.words import score as score_words
from moon_desktop.words.language import N_, ngettext, tr


def tricks_taken(tricks: int) -> str:
    """What a contract that was played out took."""
    if tricks == 0:
        return tr("Without a trick.")
    return ngettext("With {n} trick.", "With {n} tricks.", tricks).format(n=tricks)


def stopped(trick: int, left: int) -> str:
    """After ``trick`` the bid was out of reach, and ``left`` tricks were not played (M4.7)."""
    head = tr("After trick {trick} the bid could no longer be made.").format(trick=trick)
    return _unplayed(head, left)


def under_broken(trick: int, left: int, own: bool, partners: bool) -> str:
    """The bidder's side took ``trick``, where it had to take none (M4.7); ``own``: it is yours."""
    if partners:
        words = (
            tr("Your side took trick {trick}.")
            if own
            else tr("The bidder\u2019s side took trick {trick}.")
        )
    else:
        words = tr("You took trick {trick}.") if own else tr("The bidder took trick {trick}.")
    return _unplayed(words.format(trick=trick), left)


def _unplayed(head: str, left: int) -> str:
    if left == 0:
        return head
    rest = ngettext("The last was not played.", "The last {left} were not played.", left)
    return f"{head} {rest.format(left=left)}"


_RENEGED: Final = (
    N_("{name} had to follow blanks and played the {tile}."),
    N_("{name} had to follow ones and played the {tile}."),
    N_("{name} had to follow twos and played the {tile}."),
    N_("{name} had to follow threes and played the {tile}."),
    N_("{name} had to follow fours and played the {tile}."),
    N_("{name} had to follow fives and played the {tile}."),
    N_("{name} had to follow sixes and played the {tile}."),
    N_("{name} had to follow doubles and played the {tile}."),
)
"""By the suit led."""


def reneged(name: str, offence: Offence) -> str:
    """Who did not follow, and with what it should have (M4.8)."""
    told = tr(_RENEGED[offence.suit]).format(name=name, tile=names.tile(offence.tile))
    could = names.listing([names.tile(tile) for tile in offence.could])
    return f"{told} {tr('{name} held {tiles}.').format(name=name, tiles=could)}"


def game_paid(sides: Sequence[str], game: GameOver, terms: Terms) -> str:
    """What a game was worth in marks (M6.2)."""
    say = score_words.signed if terms.losers_pay else score_words.figure
    listed = [f"{side} {say(mark)}" for side, mark in zip(sides, game.marks, strict=True)]
    return tr("Marks of this game: {listed}.").format(listed=names.listing(listed))


def match_stands(sides: Sequence[str], ledger: Ledger) -> str:
    """The match after a game, and when it ends (M6.1, M6.2)."""
    terms = ledger.terms
    if terms.kind == "best-of":
        head, say = tr("Games won: {listed}; best of {length}."), score_words.figure
    else:
        say = score_words.signed if terms.losers_pay else score_words.figure
        head = tr("The match: {listed}; to {length}.")
        if terms.kind == "timed":
            head = tr("The match: {listed}.")
    listed = [f"{side} {say(total)}" for side, total in zip(sides, ledger.totals, strict=True)]
    return head.format(listed=names.listing(listed), length=terms.length)


def time_was_up(unfinished: bool) -> str:
    """The clock ended the match; ``unfinished``: in the midst of a game (M6.3)."""
    if unfinished:
        return tr("Time was up: the game left unfinished pays nothing.")
    return tr("Time was up.")


def tie_broken(sides: Sequence[str], ledger: Ledger, ahead: Ahead, own: bool) -> str:
    """Who tied on marks in a timed match, and what decided (M6.3)."""
    most = max(ledger.totals)
    tied = [side for side, total in zip(sides, ledger.totals, strict=True) if total == most]
    head = tr("{tied} tied on marks.").format(tied=names.listing(tied))
    name = sides[ahead.winner]
    if ahead.by == "hickeys":
        held = ledger.in_match("hickeys")[ahead.winner]
        words = (
            tr("You had the fewest hickeys over the match: {held}.")
            if own
            else tr("{name} had the fewest hickeys over the match: {held}.")
        )
        return f"{head} {words.format(name=name, held=held)}"
    if ahead.by == "games":
        won = ledger.winners.count(ahead.winner)
        words = (
            tr("With equal hickeys, you won the most games: {won}.")
            if own
            else tr("With equal hickeys, {name} won the most games: {won}.")
        )
        return f"{head} {words.format(name=name, won=won)}"
    words = (
        tr("With equal hickeys and games, you won a game last.")
        if own
        else tr("With equal hickeys and games, {name} won a game last.")
    )
    return f"{head} {words.format(name=name)}"
