"""How a hand, a game or the match ended, as the card in the middle of the table tells it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry, GameOver
from moon_desktop.games.auction.show.account import reneged
from moon_desktop.games.moon.account import Offence, last_offence
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.show import endings
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain.table import won
from moon_desktop.games.plain.talk import ended_game, next_key, result_row, side_called
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import tr


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
        told.append(endings.game_paid(sides, ended, ledger.terms))
    told.append(endings.match_stands(sides, ledger))
    if over and kind == "timed":
        told.append(endings.time_was_up(unfinished=ended is None))
        ahead = ledger.ahead()
        if ahead.by != "marks":
            told.append(endings.tie_broken(sides, ledger, ahead))
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
        return endings.under_broken(played, TRICKS - played)
    if played < TRICKS:
        return endings.stopped(played, TRICKS - played)
    return endings.tricks_taken(sight.seats.by_side(hand.tricks)[side])
