"""How a hand, a game or the match ended, as the card in the middle of the table tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Entry, GameOver
from moon_desktop.engine.ledger import Ahead, Ledger, Terms
from moon_desktop.games.auction.show.account import reneged
from moon_desktop.games.moon.account import Offence, last_offence
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain.table import won
from moon_desktop.games.plain.talk import ended_game, next_key, result_row, side_called
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names, score
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, tr


def result(
    sight: MoonSight,
    names: Sequence[str],
    entries: Sequence[Entry],
    you: int | None,
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to; ``entries`` with all hands, for a renege is told of by what was held."""
    hand = sight.result
    assert hand is not None
    offence = last_offence(sight.rules, entries)
    ended = ended_game(entries)
    names = [called.apart(name) for name in names]
    rows = tuple(result_row(sight, names, hand, side) for side in range(sight.seats.sides))
    title, line = _headline(sight, names, hand, ended, you, offence)
    worth = tr("Marks") if sight.rules.scoring == "marks" else tr("Points")
    heads = (tr("Tricks"), worth, tr("Score"))
    key, more = next_key(sight, ended), _match_told(sight, names, ended, you)
    return Result(title, line, heads, rows, key, more)


def _match_told(
    sight: MoonSight, names: Sequence[str], ended: GameOver | None, you: int | None
) -> tuple[str, ...]:
    """Where the match stands, once a game or the match has ended."""
    ledger = sight.ledger
    kind = ledger.terms.kind
    over = sight.phase == "over"
    if kind == "single" or not (ended or over):
        return ()
    sides = [side_called(sight, names, side) for side in range(sight.seats.sides)]
    told = []
    if ended is not None and kind != "best-of":
        told.append(_game_paid(sides, ended, ledger.terms))
    told.append(_match_stands(sides, ledger))
    if over and kind == "timed":
        told.append(_time_was_up(unfinished=ended is None))
        ahead = ledger.ahead()
        if ahead.by != "marks":
            told.append(_tie_broken(sides, ledger, ahead))
    return tuple(told)


def _headline(
    sight: MoonSight,
    names: Sequence[str],
    hand: HandOver,
    ended: GameOver | None,
    you: int | None,
    offence: Offence | None,
) -> tuple[str, str]:
    """Title and line."""
    outcome, line = tr("Everybody passed"), tr("The hand is void; the deal passes left.")
    if hand.bidder is not None:
        outcome = talk.ended(names, hand, you)
        line = _why_so(sight, names, hand, hand.bidder, you, offence)
    # The clock may end a match without a game, and for another than who won the last one.
    over = sight.ledger.match_winner() if sight.phase == "over" else None
    ending = over or ended
    if ending is None:
        return outcome, line
    own = you is not None and sight.seats.side(you) == ending.winner
    single = sight.ledger.terms.kind == "single"
    name = side_called(sight, names, ending.winner)
    return won(name, own, match=over is not None and not single), f"{outcome}\n{line}"


def _why_so(
    sight: MoonSight,
    names: Sequence[str],
    hand: HandOver,
    bidder: int,
    you: int | None,
    offence: Offence | None,
) -> str:
    """What ended a contract before its last trick, or what it took where it was played out."""
    if offence is not None:
        suit = called.suit(offence.suit)
        return reneged(names[offence.seat], offence.seat == you, offence, suit)
    played, side = sum(hand.tricks), sight.seats.side(bidder)
    if hand.bid == "under" and hand.result == "set":
        return _under_broken(played, TRICKS - played)
    if played < TRICKS:
        return _stopped(played, TRICKS - played)
    return _tricks_taken(sight.seats.by_side(hand.tricks)[side])


def _tricks_taken(tricks: int) -> str:
    """What a contract that was played out took."""
    if tricks == 0:
        return tr("Without a trick.")
    return ngettext("With {tricks} trick.", "With {tricks} tricks.", tricks).format(tricks=tricks)


def _stopped(trick: int, left: int) -> str:
    """After ``trick`` the bid was out of reach, and ``left`` tricks were not played (M4.7)."""
    head = tr("After trick {trick} the bid could no longer be made.").format(trick=trick)
    return _unplayed(head, left)


def _under_broken(trick: int, left: int) -> str:
    """The bidder's side took ``trick``, where it had to take none (M4.7)."""
    head = tr("Trick {trick} broke the shoot under.").format(trick=trick)
    return _unplayed(head, left)


def _unplayed(head: str, left: int) -> str:
    if left == 0:
        return head
    rest = ngettext("The last was not played.", "The last {left} were not played.", left)
    return f"{head} {rest.format(left=left)}"


def _game_paid(sides: Sequence[str], game: GameOver, terms: Terms) -> str:
    """What a game was worth in marks (M6.2)."""
    say = score.signed if terms.losers_pay else score.figure
    listed = [f"{side} {say(mark)}" for side, mark in zip(sides, game.marks, strict=True)]
    return tr("Marks of this game: {listed}.").format(listed=names.listing(listed))


def _match_stands(sides: Sequence[str], ledger: Ledger) -> str:
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


def _time_was_up(unfinished: bool) -> str:
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


def _tie_broken(sides: Sequence[str], ledger: Ledger, ahead: Ahead) -> str:
    """Who tied on marks in a timed match, and what decided (M6.3)."""
    most = max(ledger.totals)
    tied = [side for side, total in zip(sides, ledger.totals, strict=True) if total == most]
    number = ledger.winners.count(ahead.winner)
    if ahead.by == "hickeys":
        number = ledger.in_match("hickeys")[ahead.winner]
    head = tr("{tied} tied on marks.").format(tied=names.listing(tied))
    rest = tr(_TIES[ahead.by]).format(name=sides[ahead.winner], number=number)
    return f"{head} {rest}"
