"""How a round, a game or the match ended, as the card in the middle tells it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games.defaults import sheet as plain
from moon_desktop.games.defaults.table import side_called, won
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.entries import RoundOver
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.views.result import Result
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import ngettext, pgettext, tr


def result(
    sight: PlainSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last round ended, and the game and match if they did."""
    ended, game = sight.result, plain.ended_game(entries)
    assert isinstance(ended, RoundOver)
    names = [called.apart(name) for name in names]
    sides = [side_called(sight, names, side) for side in range(sight.seats.sides)]
    title = tr("Round {number} is over").format(number=sight.hand)
    line = brought(ended, sight.rules, names)
    if max(ended.chips) > 1:
        title = _shot(sight, names, ended, you)
        told = tr("All five tricks: two chips.")
        line = "\n".join((told, *_by_moons(ended, sides)))
    key = plain.next_key(sight, game) if game else tr("Next round")
    if game is not None:
        own = you is not None and sight.seats.side(you) == game.winner
        title = won(sides[game.winner], own, match=sight.phase == "over")
    elif ended.offender is not None:
        title = tr("Round {number} is dealt again").format(number=sight.hand)
    elif max(ended.scores) >= sight.rules.target:
        line = f"{line}\n{_level(sides, ended)}"
    over, turned = sight.phase == "over", plain.turned(sight, entries)
    number = None if turned is None else plain.number_of(entries, turned)
    if number is not None:
        told = tr("It turned in round {number} of {all}.")
        line = told.format(number=number, all=sight.hand)
    return Result(title, line, key, over=over, turned=number)


def _shot(sight: PlainSight, names: Sequence[str], ended: RoundOver, you: int | None) -> str:
    """Who took all five tricks: they shot the moon, which gave the game its name (C4.1)."""
    side = ended.chips.index(max(ended.chips))
    seats = sight.seats.members(side)
    if you in seats:
        if len(seats) > 1:
            return pgettext("a side of several", "You shot the moon")
        return tr("You shot the moon")
    if len(seats) > 1:
        return tr("{names} shot the moon").format(names=side_called(sight, names, side))
    return tr("{name} shot the moon").format(name=names[seats[0]])


def _level(sides: Sequence[str], ended: RoundOver) -> str:
    """That sides have enough to win, and none more than the others (C4.2)."""
    most = max(ended.scores)
    level = [side for side, score in zip(sides, ended.scores, strict=True) if score == most]
    told = tr("{sides} are level with {number} chips: another round is played.")
    return told.format(sides=called.listing(level), number=most)


def brought(ended: RoundOver, rules: MoonCardsRules, names: Sequence[str]) -> str:
    """What tricks and Moon cards brought, or who reneged (C3.4, C4.1, C6.1); ``names`` by seat."""
    table = rules.table
    sides = [score.side([names[seat] for seat in table.members(one)]) for one in range(table.sides)]
    if ended.offender is not None:
        told = tr("{name} reneged and has no chip to pay.")
        if any(ended.chips):
            told = tr("{name} reneged, which costs a chip.")
        lines = [told.format(name=names[ended.offender])]
    else:
        odd = [side for side, chips in zip(sides, ended.chips, strict=True) if chips]
        told = ngettext(
            "{names} took an odd number of tricks: a chip.",
            "{names} each took an odd number of tricks: a chip each.",
            len(odd),
        )
        if not odd:
            told = tr("Nobody took an odd number of tricks: no chip.")
        elif max(ended.chips) > 1:
            told = tr("{names} took all five tricks: two chips.")
        lines = [told.format(names=called.listing(odd))]
    return "\n".join((*lines, *_by_moons(ended, sides)))


def _by_moons(ended: RoundOver, sides: Sequence[str]) -> tuple[str, ...]:
    """What Moon cards moved, in a line of its own where they did (C3.4)."""
    moved = zip(sides, ended.moons, strict=True)
    listed = [f"{side} {score.signed(chips)}" for side, chips in moved if chips]
    if not listed:
        return ()
    return (tr("By Moon cards: {listed}.").format(listed=called.listing(listed)),)
