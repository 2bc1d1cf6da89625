"""Why a choice is the best, and the figure it stands out by, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from moon_desktop.games.auction.players.reasons import Because, Figure
from moon_desktop.games.auction.show.talk import Talk
from moon_desktop.words import names as called
from moon_desktop.words import review, score
from moon_desktop.words.language import N_, ngettext, tr

WHY: Final[Mapping[str, str]] = {
    "only": N_("There is nothing else that you may do."),
    "least": N_("Nothing else does better."),
    "wins-game": N_("Made, it wins the game at once."),
    "makes": N_("This trick makes the bid."),
    "sets": N_("This trick sets the bid."),
    "draws-last": N_("It draws the last trump, the {tile}."),
    "sure": N_("Nothing still out can beat it."),
    "highest": N_("It is the highest of the {suit} still about."),
    "bidder-void": N_("{name}, who bid, has no {suit} left."),
    "saves": N_("It saves the {tile} for later."),
    "voids": N_("It leaves you without {suit}, and with a trump."),
    "lowest": N_("It is the lowest of your {suit}."),
    "follows": N_("It is your only tile that follows {suit}."),
    "fellow-takes": N_("{name} takes this trick anyway."),
    "cheapest": N_("It is the lowest of your tiles that takes the trick."),
    "takes": N_("No other tile of yours takes the trick."),
    "trumps": N_("You have no {suit}, and it trumps the trick."),
    "cannot-take": N_("You cannot take this trick, and miss it least."),
    "ducks": N_("It stays below the {tile}."),
    "leaves": N_("It leaves the trick with {name}."),
    "throws": N_("You cannot follow, so you are rid of it without a trick."),
}
"""The reasons of every game with an auction, marked and not translated yet; of a tile ``least``
is said otherwise."""


def words(own: Mapping[str, str], why: str, number: int, *, play: bool) -> str:
    """The words for ``why``, with their holes: those of a game's ``own``, or of all; ``play``:
    whether they are said of a tile."""
    if why == "least" and play:
        return tr("It is the tile you can best spare now.")
    return _numbered(why, number) or tr(own.get(why) or WHY[why])


def _numbered(why: str, n: int) -> str:
    """The reasons that count something; empty for any other."""
    return {
        "draws": ngettext(
            "It draws trumps, of which one may still be out.",
            "It draws trumps, of which {number} are still out.",
            n,
        ),
        "drives-out": ngettext(
            "It calls for the one higher trump still out.",
            "It calls for the {number} higher trumps still out.",
            n,
        ),
        "beatable": ngettext(
            "One tile still out beats it.", "{number} tiles still out beat it.", n
        ),
    }.get(why, "")


def filled(
    words: str,
    talk: Talk,
    sight: Any,
    reason: Because,
    names: Sequence[str],
    tile: Callable[[str], str] = str,
) -> str:
    """``words`` with what goes with ``reason`` in their holes; a ``tile`` by its name."""
    number = reason.number
    return words.format(
        number=number,
        score=score.figure(number),
        missing=sight.ledger.terms.target - number,
        tile="" if reason.tile is None else tile(reason.tile),
        suit="" if reason.suit is None else talk.suit(reason.suit, sight.trump),
        name="" if reason.seat is None else called.apart(names[reason.seat]),
        bid="" if reason.bid is None else talk.bid(reason.bid),
    )


def figure_told(sight: Any, figure: Figure, names: Sequence[str]) -> str:
    """The figure a choice stands out by."""
    match figure.of:
        case "points":
            words = tr("Worth {points} points on average.")
        case "made":
            words = tr("Made in {share} of 100 deals that fit.")
        case "set":
            words = tr("{name} is set in {share} of 100 deals that fit.")
        case "win":
            words = tr("You win the game in {share} of 100.")
            if sight.seats.partners:
                words = tr("Your side wins the game in {share} of 100.")
    name = "" if sight.bidder is None else called.apart(names[sight.bidder])
    points, share = review.points(figure.value), review.hundredths(figure.value)
    return words.format(points=points, share=share, name=name)
