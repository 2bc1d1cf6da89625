"""Why a choice is the best, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Choice, Exchange
from moon_desktop.games.auction.players.reasons import Because, Figure
from moon_desktop.games.auction.show import reasons as plain
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, tr


def told(
    sight: MoonSight, choice: Choice, reason: Because, figure: Figure, names: Sequence[str]
) -> str:
    """The choice on a line of its own, then reason and figure, a sentence each, said to the seat
    of ``sight``; ``names`` by seat."""
    reasoned = why(sight, choice, reason, names)
    return f"{_advised(choice, sight.rules)}\n{reasoned} {plain.figure_told(sight, figure, names)}"


def why(sight: MoonSight, choice: Choice, reason: Because, names: Sequence[str]) -> str:
    """The reason alone."""
    match reason.why, choice:
        case "wins-game", _:
            words = _wins_game(sight, reason)
        case "only", Bid(_, "pass"):
            words = tr("No bid is open to you any more.")
        case "least", Bid():
            words = tr("Nothing else comes out better.")
        case kind, _:
            play = isinstance(choice, Play)
            words = _numbered(kind, reason.number)
            words = words or plain.words(_WHY, kind, reason.number, play=play)
    return plain.filled(words, talk.TALK, sight, reason, names)


def _advised(choice: Choice, rules: MoonRules) -> str:
    """The choice, as a heading."""
    match choice:
        case Exchange(_, tile):
            return tr("Lay {tile} away").format(tile=tile)
        case Play(_, tile, None):
            return tr("Play {tile}").format(tile=tile)
        case Play(_, tile, str(suit)):
            return tr("Play {tile} as {suit}").format(tile=tile, suit=called.suit(int(suit)))
        case Bid(_, bid) if bid.isdigit():
            return tr("Bid {bid}").format(bid=bid)
        case _:
            return talk.choice(choice, rules)


def _wins_game(sight: MoonSight, reason: Because) -> str:
    if sight.ledger.terms.target - reason.number > TRICKS:
        return tr("Made, it wins the game at once.")
    if sight.rules.partners:
        return tr("At {score} your side needs only {missing}, so made it wins the game.")
    return tr("At {score} you need only {missing}, so made it wins the game.")


_WHY: Final[Mapping[str, str]] = {
    "pass": N_("No bid is worth as much; the best of them is {bid}."),
    "must-bid": N_("The dealer must bid, and this costs least."),
    "no-higher": N_("To go up to {bid} would win the game less often."),
    "best-bid": N_("It wins the game more often than a pass."),
    "spare": N_("It is the tile you miss least."),
    "best-trump": N_("No other trump does better."),
}


def _numbered(why: str, n: int) -> str:
    """The reasons that count something; empty for any other."""
    return {
        "danger": ngettext(
            "Only one tile that you do not hold could beat it.",
            "Only {number} tiles that you do not hold could beat it.",
            n,
        ),
        "keeps-trumps": ngettext(
            "You keep your one trump.", "You keep all {number} of your {suit}.", n
        ),
        "tops": ngettext("You hold the highest.", "You hold the {number} highest.", n),
        "longest": ngettext(
            "You hold one of them, and of no suit more.",
            "You hold {number} of them, and of no suit more.",
            n,
        ),
        "sure-tiles": ngettext(
            "Nothing can beat one of your tiles when you lead it.",
            "Nothing can beat {number} of your tiles when you lead them.",
            n,
        ),
    }.get(why, "")
