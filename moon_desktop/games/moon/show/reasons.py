"""The one sentence that says why a choice is the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.players.advice import Because, Figure
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.words import names as called
from moon_desktop.words import review, score
from moon_desktop.words.language import tr


def sentence(
    sight: MoonSight, choice: Choice, reason: Because, figure: Figure, names: Sequence[str]
) -> str:
    """Choice, reason and figure in one sentence, said to the seat of ``sight``; ``names`` by
    seat."""
    return tr("{choice}: {why}; {figure}.").format(
        choice=head(sight, choice),
        why=why(sight, choice, reason, names),
        figure=figure_told(sight, choice, figure, names),
    )


def head(sight: MoonSight, choice: Choice) -> str:
    """The choice at the head of the sentence."""
    match choice:
        case Bid(_, "pass"):
            return tr("Pass")
        case Bid(_, bid):
            return tr("Bid {bid}").format(bid=bid) if bid.isdigit() else called.bid(bid)
        case Exchange(_, tile):
            return tr("Lay {tile} away").format(tile=tile)
        case NameTrump(_, trump):
            return called.trump(trump)
        case Play(_, tile, None):
            return tile if sight.plays else tr("{tile} first").format(tile=tile)
        case Play(_, tile, suit):
            assert suit is not None
            return tr("{tile} first, as {suit}").format(tile=tile, suit=called.suit(int(suit)))


def why(sight: MoonSight, choice: Choice, reason: Because, names: Sequence[str]) -> str:
    """The reason alone, without a full stop."""
    if reason.why == "wins-game":
        return _wins_game(sight, reason)
    if reason.why == "bidder-void":
        return _void(sight, reason, names)
    words = _ONES if reason.number == 1 and reason.why in _ONES else _WHY
    if reason.why == "least":
        return _least(choice)
    if reason.why == "only" and isinstance(choice, Bid) and choice.bid == "pass":
        return tr("no bid is open to you any more")
    return words[reason.why]().format(
        number=reason.number,
        tile=reason.tile or "",
        suit="" if reason.suit is None else called.suit(reason.suit),
        name="" if reason.seat is None else called.apart(names[reason.seat]),
        bid="" if reason.bid is None else called.bid_within(reason.bid),
    )


def _least(choice: Choice) -> str:
    match choice:
        case Bid():
            return tr("nothing else comes out better")
        case Play():
            return tr("it is the tile you can best spare now")
        case _:
            return tr("nothing else does better")


def _wins_game(sight: MoonSight, reason: Because) -> str:
    missing = sight.ledger.terms.target - reason.number
    if missing > TRICKS:
        return tr("made, it wins the game at once")
    if sight.rules.partners:
        words = tr("at {score} your side needs only {missing}, so made it wins the game")
    else:
        words = tr("at {score} you need only {missing}, so made it wins the game")
    return words.format(score=score.figure(reason.number), missing=missing)


def _void(sight: MoonSight, reason: Because, names: Sequence[str]) -> str:
    assert reason.seat is not None
    assert reason.suit is not None
    words = tr("{name}, who bid, has no {suit} left")
    return words.format(name=called.apart(names[reason.seat]), suit=called.suit(reason.suit))


_WHY: Final[dict[str, Callable[[], str]]] = {
    "only": lambda: tr("there is nothing else that you may do"),
    "pass": lambda: tr("no bid is worth as much, the best of them being {bid}"),
    "must-bid": lambda: tr("the dealer must bid, and this costs least"),
    "no-higher": lambda: tr("to go up to {bid} would win the game less often"),
    "best-bid": lambda: tr("it wins the game more often than a pass"),
    "danger": lambda: tr("only {number} tiles that you do not hold could beat it"),
    "voids": lambda: tr("it leaves you without {suit}, and with a trump"),
    "keeps-trumps": lambda: tr("you keep all {number} of your {suit}"),
    "spare": lambda: tr("it is the tile you miss least"),
    "tops": lambda: tr("you hold the {number} highest"),
    "longest": lambda: tr("you hold {number} of them, and of no suit more"),
    "sure-tiles": lambda: tr("nothing can beat {number} of your tiles when you lead them"),
    "best-trump": lambda: tr("no other trump does better"),
    "makes": lambda: tr("this trick makes the bid"),
    "sets": lambda: tr("this trick sets the bid"),
    "draws-last": lambda: tr("it draws the last trump, the {tile}"),
    "draws": lambda: tr("it draws trumps, of which {number} are still out"),
    "sure": lambda: tr("nothing still out can beat it"),
    "drives-out": lambda: tr("it calls for the {number} higher trumps still out"),
    "highest": lambda: tr("it is the highest of the {suit} still about"),
    "saves": lambda: tr("it saves the {tile} for later"),
    "lowest": lambda: tr("it is the lowest of your {suit}"),
    "beatable": lambda: tr("{number} tiles still out beat it"),
    "follows": lambda: tr("it is your only tile that follows {suit}"),
    "fellow-takes": lambda: tr("{name} takes this trick anyway"),
    "cheapest": lambda: tr("it is the lowest of your tiles that takes the trick"),
    "takes": lambda: tr("no other tile of yours takes the trick"),
    "trumps": lambda: tr("you have no {suit}, and it trumps the trick"),
    "cannot-take": lambda: tr("you cannot take this trick, and miss it least"),
    "ducks": lambda: tr("it stays below the {tile}"),
    "leaves": lambda: tr("it leaves the trick with {name}"),
    "throws": lambda: tr("you cannot follow, so you are rid of it without a trick"),
}

_ONES: Final[dict[str, Callable[[], str]]] = {
    "danger": lambda: tr("only one tile that you do not hold could beat it"),
    "keeps-trumps": lambda: tr("you keep your one trump"),
    "sure-tiles": lambda: tr("nothing can beat one of your tiles when you lead it"),
    "draws": lambda: tr("it draws trumps, of which one may still be out"),
    "drives-out": lambda: tr("it calls for the one higher trump still out"),
    "beatable": lambda: tr("one tile still out beats it"),
}
"""The same where the number is one."""


# --- the figure ---------------------------------------------------------------------------


def figure_told(sight: MoonSight, choice: Choice, figure: Figure, names: Sequence[str]) -> str:
    """The figure a choice stands out by, without a full stop."""
    # Weights of deals that add up to 1, or to nothing, may be out by a hair.
    sure = round(figure.value, 9)
    match figure.of:
        case "made":
            words = _MADE.get(sure, lambda: tr("made in {count} deals that fit"))()
            return words.format(count=of_a_hundred(figure.value))
        case "set":
            assert sight.bidder is not None
            words = _SET.get(sure, lambda: tr("{name} set in {count} deals that fit"))()
            name = called.apart(names[sight.bidder])
            return words.format(name=name, count=of_a_hundred(figure.value))
        case "points":
            return tr("worth {points} points on average").format(points=review.points(figure.value))
        case "win":
            words = tr("you win the game in {count}")
            if sight.rules.partners:
                words = tr("your side wins the game in {count}")
            return words.format(count=of_a_hundred(figure.value))


_MADE: Final[dict[float, Callable[[], str]]] = {
    0: lambda: tr("made in no deal that was weighed"),
    1: lambda: tr("made in every deal that was weighed"),
}
_SET: Final[dict[float, Callable[[], str]]] = {
    0: lambda: tr("{name} set in no deal that was weighed"),
    1: lambda: tr("{name} set in every deal that was weighed"),
}
"""What is sure, or cannot be, is said without a number."""


def of_a_hundred(chance: float) -> str:
    """A chance, 0–1: ``83 of 100``; never rounded to sure or impossible where it is neither."""
    share = round(100 * chance)
    if share == 100 and chance < 1:
        return tr("more than 99 of 100")
    if share == 0 and chance > 0:
        return tr("less than 1 of 100")
    return tr("{share} of 100").format(share=share)
