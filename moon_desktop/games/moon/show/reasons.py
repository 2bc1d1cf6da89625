"""Why a choice is the best, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Choice, Exchange
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.players.advice import Because, Figure
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.words import names as called
from moon_desktop.words import review, score
from moon_desktop.words.language import N_, ngettext, tr


def told(
    sight: MoonSight, choice: Choice, reason: Because, figure: Figure, names: Sequence[str]
) -> str:
    """The choice on a line of its own, then reason and figure, a sentence each, said to the seat
    of ``sight``; ``names`` by seat."""
    reasoned = why(sight, choice, reason, names)
    return f"{_advised(choice, sight.rules)}\n{reasoned} {figure_told(sight, figure, names)}"


def why(sight: MoonSight, choice: Choice, reason: Because, names: Sequence[str]) -> str:
    """The reason alone."""
    number = reason.number
    match reason.why, choice:
        case "wins-game", _:
            words = _wins_game(sight, reason)
        case "only", Bid(_, "pass"):
            words = tr("No bid is open to you any more.")
        case "least", Bid():
            words = tr("Nothing else comes out better.")
        case "least", Play():
            words = tr("It is the tile you can best spare now.")
        case _:
            words = _numbered(reason.why, number) or tr(_WHY[reason.why])
    return words.format(
        number=number,
        score=score.figure(number),
        missing=sight.ledger.terms.target - number,
        tile=reason.tile or "",
        suit="" if reason.suit is None else called.suit(reason.suit),
        name="" if reason.seat is None else called.apart(names[reason.seat]),
        bid="" if reason.bid is None else called.bid(reason.bid),
    )


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


_WHY: Final[dict[str, str]] = {
    "only": N_("There is nothing else that you may do."),
    "least": N_("Nothing else does better."),
    "pass": N_("No bid is worth as much; the best of them is {bid}."),
    "must-bid": N_("The dealer must bid, and this costs least."),
    "no-higher": N_("To go up to {bid} would win the game less often."),
    "best-bid": N_("It wins the game more often than a pass."),
    "voids": N_("It leaves you without {suit}, and with a trump."),
    "spare": N_("It is the tile you miss least."),
    "best-trump": N_("No other trump does better."),
    "makes": N_("This trick makes the bid."),
    "sets": N_("This trick sets the bid."),
    "draws-last": N_("It draws the last trump, the {tile}."),
    "sure": N_("Nothing still out can beat it."),
    "highest": N_("It is the highest of the {suit} still about."),
    "bidder-void": N_("{name}, who bid, has no {suit} left."),
    "saves": N_("It saves the {tile} for later."),
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


def figure_told(sight: MoonSight, figure: Figure, names: Sequence[str]) -> str:
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
            if sight.rules.partners:
                words = tr("Your side wins the game in {share} of 100.")
    name = "" if sight.bidder is None else called.apart(names[sight.bidder])
    points, share = review.points(figure.value), review.hundredths(figure.value)
    return words.format(points=points, share=share, name=name)
