"""How a hand that was bought, a game or the match ended, as the card in the middle tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from moon_desktop.engine.entries import Entry, GameOver
from moon_desktop.engine.ledger import Ahead, Ledger
from moon_desktop.games.auction.account import Account
from moon_desktop.games.defaults.sheet import ended_game, next_key, number_of
from moon_desktop.games.defaults.sheet import turned as turned_by
from moon_desktop.games.defaults.table import side_called, won
from moon_desktop.games.dominoes.show.wording import AuctionWording, tile_name
from moon_desktop.games.views.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, tr

_ENDED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("You made {bid}"),
    ("set", True): N_("You were set at {bid}"),
    ("made", False): N_("{name} made {bid}"),
    ("set", False): N_("{name} was set at {bid}"),
}
"""By how the hand ended, and whether you had bid."""

_SHOT: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("You made your {bid}"),
    ("set", True): N_("Your {bid} was set"),
    ("made", False): N_("{name} made a {bid}"),
    ("set", False): N_("{name}’s {bid} was set"),
}
"""The same where the bid was to shoot the moon."""

_TURNED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("It turned in hand {number} of {all}, when you made {bid}."),
    ("set", True): N_("It turned in hand {number} of {all}, when you were set at {bid}."),
    ("made", False): N_("It turned in hand {number} of {all}, when {name} made {bid}."),
    ("set", False): N_("It turned in hand {number} of {all}, when {name} was set at {bid}."),
}

_TURNED_SHOT: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("It turned in hand {number} of {all}, when you made your {bid}."),
    ("set", True): N_("It turned in hand {number} of {all}, when your {bid} was set."),
    ("made", False): N_("It turned in hand {number} of {all}, when {name} made a {bid}."),
    ("set", False): N_("It turned in hand {number} of {all}, when {name}’s {bid} was set."),
}

_DECIDED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("Your {tile} made it in trick {number}."),
    ("set", True): N_("Your {tile} set it in trick {number}."),
    ("made", False): N_("{name} made it in trick {number} with the {tile}."),
    ("set", False): N_("{name} set it in trick {number} with the {tile}."),
}
"""By how the hand ended, and whether you took the trick that decided it."""


def result(
    wording: AuctionWording,
    sight: Any,
    names: Sequence[str],
    entries: Sequence[Entry],
    you: int | None,
    why_so: str = "",
    spare: int = 0,
    *,
    shot: bool = False,
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, fit to stand
    in a sentence, ``you`` the seat that is spoken to; ``why_so``: what decided a contract;
    ``spare``: so many tricks more than it needed were taken, or by so many (below 0) it was set;
    ``shot``: a shoot was made."""
    hand, ended = sight.result, ended_game(entries)
    title, line = tr("Everybody passed"), tr(wording.void)
    if hand.bidder is not None:
        how = hand.result, hand.bidder == you
        shoot = wording.shoot(hand.bid)
        title = _by_tricks(spare, *how) if spare else tr((_SHOT if shoot else _ENDED)[how])
        title = title.format(name=names[hand.bidder], bid=shoot or wording.bid(hand.bid))
        # Of all the tricks none made it more than another.
        line = "" if shoot and hand.result == "made" and hand.offender is None else why_so
    # The clock may end a match without a game, and for another than who won the last one.
    over = sight.ledger.match_winner() if sight.phase == "over" else None
    turned: Any = turned_by(sight, entries)
    if ending := over or ended:
        own = you is not None and sight.seats.side(you) == ending.winner
        line = "\n".join(filter(None, (f"{title}.", line)))
        name = side_called(sight, names, ending.winner)
        title = won(name, own, match=over is not None)
    number = None if turned is None else number_of(entries, turned)
    if number is not None and turned.bidder is not None:
        shoot = wording.shoot(turned.bid)
        told = _TURNED_SHOT if shoot else _TURNED
        line = tr(told[turned.result, turned.bidder == you]).format(
            number=number,
            all=sight.hand,
            name=names[turned.bidder],
            bid=shoot or wording.bid(turned.bid),
        )
    return Result(
        title,
        line,
        next_key(sight, ended),
        _match_told(sight, names, ended),
        over=over is not None,
        bare=ending is None and shot,
        turned=number,
    )


def _by_tricks(spare: int, result: str, own: bool) -> str:
    """How a bid ended, and by how many tricks; its holes are still open."""
    if result == "made" and own:
        told = ngettext(
            "You made {bid}, with a trick to spare",
            "You made {bid}, with {n} tricks to spare",
            spare,
        )
    elif result == "made":
        told = ngettext(
            "{name} made {bid}, with a trick to spare",
            "{name} made {bid}, with {n} tricks to spare",
            spare,
        )
    elif own:
        told = ngettext(
            "You were set at {bid}, by one trick", "You were set at {bid}, by {n} tricks", -spare
        )
    else:
        told = ngettext(
            "{name} was set at {bid}, by one trick",
            "{name} was set at {bid}, by {n} tricks",
            -spare,
        )
    return told.replace("{n}", str(abs(spare)))


def decided(last: Account[Any, Any], trick: int, names: Sequence[str], you: int | None) -> str:
    """What made the contract, or set it: trick number ``trick``, from 0."""
    done = last.tricks[trick]
    won = next(play.piece for play in done.plays if play.seat == done.taker)
    told = tr(_DECIDED[last.ended.result, done.taker == you])
    return told.format(name=names[done.taker], tile=tile_name(won), number=trick + 1)


def unplayed(left: int) -> str:
    """That so many tricks were not played."""
    told = ngettext(
        "The last trick was not played.", "The last {left} tricks were not played.", left
    )
    return told.format(left=left)


def _match_told(sight: Any, names: Sequence[str], ended: GameOver | None) -> tuple[str, ...]:
    """What ended a match that the clock ended, and decided between those who tied (M6.3)."""
    ledger = sight.ledger
    if sight.phase != "over" or ledger.terms.kind != "timed":
        return ()
    sides = [side_called(sight, names, side) for side in range(sight.seats.sides)]
    told = [_time_was_up(unfinished=ended is None)]
    ahead = ledger.ahead()
    if ahead.by != "marks":
        told.append(_tie_broken(sides, ledger, ahead))
    return tuple(told)


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
