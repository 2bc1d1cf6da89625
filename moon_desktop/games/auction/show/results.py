"""How a hand that was bought, a game or the match ended, as the card in the middle tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from moon_desktop.engine.entries import Entry, GameOver
from moon_desktop.engine.ledger import Ahead, Ledger, Terms
from moon_desktop.games.auction.show.talk import Talk
from moon_desktop.games.plain.table import won
from moon_desktop.games.plain.talk import ended_game, next_key, result_row, side_called
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, ngettext, tr

_ENDED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("You made {bid}"),
    ("set", True): N_("You were set at {bid}"),
    ("made", False): N_("{name} made {bid}"),
    ("set", False): N_("{name} was set at {bid}"),
}
"""By how the hand ended, and whether you had bid."""


def result(
    talk: Talk,
    sight: Any,
    names: Sequence[str],
    entries: Sequence[Entry],
    you: int | None,
    why_so: str,
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, fit to stand
    in a sentence, ``you`` the seat that is spoken to; ``why_so``: what ended a contract, or what it
    took."""
    hand, ended = sight.result, ended_game(entries)
    title, line = tr("Everybody passed"), tr(talk.dealer.void)
    if hand.bidder is not None:
        title = tr(_ENDED[hand.result, hand.bidder == you])
        title, line = title.format(name=names[hand.bidder], bid=talk.bid(hand.bid)), why_so
    # The clock may end a match without a game, and for another than who won the last one.
    over = sight.ledger.match_winner() if sight.phase == "over" else None
    if ending := over or ended:
        own = you is not None and sight.seats.side(you) == ending.winner
        line = f"{title}\n{line}"
        name = side_called(sight, names, ending.winner)
        title = won(name, own, match=over is not None)
    worth = tr("Marks") if sight.rules.scoring == "marks" else tr("Points")
    return Result(
        title,
        line,
        heads=(tr("Tricks"), worth, tr("Score")),
        rows=tuple(result_row(sight, names, hand, side) for side in range(sight.seats.sides)),
        key=next_key(sight, ended),
        more=_match_told(sight, names, ended),
    )


def unplayed(left: int) -> str:
    """That so many tricks were not played."""
    told = ngettext(
        "The last trick was not played.", "The last {left} tricks were not played.", left
    )
    return told.format(left=left)


def _match_told(sight: Any, names: Sequence[str], ended: GameOver | None) -> tuple[str, ...]:
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


def _game_paid(sides: Sequence[str], game: GameOver, terms: Terms) -> str:
    """What a game was worth in marks (M6.2)."""
    say = score.signed if terms.losers_pay else score.figure
    listed = [f"{side} {say(mark)}" for side, mark in zip(sides, game.marks, strict=True)]
    return tr("Marks of this game: {listed}.").format(listed=called.listing(listed))


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
    return words.format(listed=called.listing(listed), length=terms.length)


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
    head = tr("{tied} tied on marks.").format(tied=called.listing(tied))
    rest = tr(_TIES[ahead.by]).format(name=sides[ahead.winner], number=number)
    return f"{head} {rest}"
