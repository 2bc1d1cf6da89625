"""What a tile may bring later, and what nobody does with one who has any sense: not in any case, or
not unless it is clearly better."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, ENDS, INDEX
from moon_desktop.games.forty_two.contract import WORTH, namer
from moon_desktop.games.forty_two.players.strength import DOUBLES, FEW
from moon_desktop.players.reading import CardKnowledge

COMPANY: Final = 1.5
"""The count that the tiles still to fall into a trick bring on average, each seat's."""

TRUMP: Final = (4.0, 2.5, 1.5)
"""The least that a trump is good for later that none, one, or more still out beat."""

STOPPER: Final = 0.4
"""The same for a tile beside them that one still out beats."""

LOST: Final = 0.5
"""How much of its own count is lost with a tile that cannot take a trick, if it is kept."""

PIP: Final = 0.01
"""A pip's part: between tiles equally good the lower one goes."""


def keep(reading: CardKnowledge, index: int) -> float:
    """What tile ``index`` may bring its side, in count, if it is kept: doubles to lead, trumps."""
    suits = reading.suits
    suit, own = suits.suit_led(index), WORTH[index]
    over = (reading.unseen & reading.beaters[suit][index] & suits.followers[suit]).bit_count()
    pips = PIP * sum(ENDS[index])
    if suits.trumps >> index & 1:
        return TRUMP[min(over, len(TRUMP) - 1)] + pips
    if over:
        return (STOPPER if over == 1 else 0.0) - LOST * own + pips
    stands = reading.stands(reading.foes, suit, index)
    return stands * (1 + own + COMPANY) - (1 - stands) * LOST * own + pips


HOPE: Final = 0.65
"""How likely the partner has to take a trick from the foes for count to go with it before that."""


def gives_away(reading: CardKnowledge, play: Play) -> bool:
    """Whether ``play`` throws count on a trick that the foes have, as far as can be told, while a
    tile that counts nothing could have been thrown: no trump, and no double to whose suit more
    than one tile is still to come."""
    suit, index = reading.sight.suit, INDEX[play.piece]
    if suit is None or not WORTH[index]:
        return False
    top = reading.suits.best(reading.sight.plays, suit)
    beating = reading.beaters[suit][INDEX[top.piece]]
    if top.seat not in reading.foes or BIT[play.piece] & beating:
        return False
    fellows = [seat for seat in reading.after if seat not in reading.foes]
    if any(reading.beats(seat, suit, INDEX[top.piece]) > HOPE for seat in fellows):
        return False
    return any(
        not WORTH[INDEX[other.piece]] and not _stays(reading, INDEX[other.piece])
        for other in reading.plays
    )


def _stays(reading: CardKnowledge, index: int) -> bool:
    """Whether tile ``index`` is a trump, or a double that may still be led to."""
    suits = reading.suits
    if suits.trumps >> index & 1:
        return True
    coming = reading.unseen & suits.followers[suits.suit_led(index)]
    return bool(DOUBLES >> index & 1) and coming.bit_count() > 1


def _beatable(reading: CardKnowledge, play: Play) -> int:
    """The tiles (bits) that beat ``play`` when it is led, and that a foe may hold."""
    index, theirs = INDEX[play.piece], 0
    for foe in reading.foes:
        theirs |= reading.may[foe]
    return theirs & reading.beaters[reading.suits.suit_led(index)][index]


def misleads(reading: CardKnowledge, play: Play) -> bool:
    """Whether ``play`` leads a trump that a foe may beat, while one is held that none can; or one
    that none can below another as good, so that the partner does not know it for sure."""
    suits = reading.suits
    trump, led = suits.trump_suit, INDEX[play.piece]
    if trump is None or reading.sight.suit is not None or not BIT[play.piece] & suits.trumps:
        return False
    sure = [other for other in reading.plays if not _beatable(reading, other)]
    over = [INDEX[other.piece] for other in sure if BIT[other.piece] & suits.trumps]
    if play not in sure:
        return bool(over)
    beaters = reading.beaters[trump]
    between = [beaters[led] & ~beaters[high] for high in over if beaters[led] >> high & 1]
    return any(not reading.unseen & tiles for tiles in between)


# --- what is not done unless it is clearly better -----------------------------------------------

CERTAIN: Final = 0.9
"""How likely a side has to keep a trick for it to be as good as taken."""


def _top(reading: CardKnowledge, play: Play) -> Play:
    """Who has the trick once ``play`` is made."""
    sight = reading.sight
    return play if sight.suit is None else reading.suits.best((*sight.plays, play), sight.suit)


def _ours(reading: CardKnowledge, top: Play) -> float:
    """How likely the reader's side takes a trick in which ``top`` is played, and is on top."""
    suit = reading.sight.suit
    suit = reading.suits.suit_led(INDEX[top.piece]) if suit is None else suit
    values = tuple([float(seat not in reading.foes) for seat in range(len(reading.may))])
    return reading.prospect(values, suit, top.seat, INDEX[top.piece])


def _walks(reading: CardKnowledge, index: int) -> bool:
    """Whether tile ``index`` is a trump, or nothing in other hands beats it if it is led."""
    beaters = reading.beaters[reading.suits.suit_led(index)][index]
    return bool(reading.suits.trumps >> index & 1) or not reading.unseen & beaters


def risks_count(reading: CardKnowledge, play: Play) -> bool:
    """Whether ``play`` leads a tile that counts, and that a foe may beat; or throws it on a trick
    that is more likely lost than not while one that counts less could go."""
    index = INDEX[play.piece]
    if not WORTH[index]:
        return False
    if reading.sight.suit is None:
        return bool(_beatable(reading, play))
    lesser = [INDEX[other.piece] for other in reading.plays if _counts_less(other, play)]
    return any(not _walks(reading, one) for one in lesser) and (
        _ours(reading, _top(reading, play)) < HOPE
    )


def _counts_less(one: Play, other: Play) -> bool:
    return WORTH[INDEX[one.piece]] < WORTH[INDEX[other.piece]]


def _taken(reading: CardKnowledge) -> bool:
    """Whether the partner has the trick as good as taken."""
    sight = reading.sight
    if sight.suit is None:
        return False
    top = reading.suits.best(sight.plays, sight.suit)
    return top.seat not in reading.foes and _ours(reading, top) >= CERTAIN


def withholds_count(reading: CardKnowledge, play: Play) -> bool:
    """Whether ``play`` gives the partner's trick less count than another that would be of no other
    use."""
    others = [other for other in reading.plays if _counts_less(play, other)]
    return _taken(reading) and any(not _walks(reading, INDEX[other.piece]) for other in others)


def overtakes(reading: CardKnowledge, play: Play) -> bool:
    """Whether ``play`` takes the partner's trick from it, which another leaves to it."""
    tops = [_top(reading, other) for other in reading.plays]
    return (
        _taken(reading)
        and _top(reading, play) == play
        and any(top.seat != play.seat for top in tops)
    )


def strays(reading: CardKnowledge, play: Play) -> bool:
    """Whether who named trump leads another tile while foes may hold trumps, of which it has more
    than one with the highest, or ``FEW`` without."""
    sight, trumps = reading.sight, reading.suits.trumps
    named = sight.seat == namer(*sight.bought)
    if sight.suit is not None or not named or BIT[play.piece] & trumps:
        return False
    drawing, many = reading.drawing(), (reading.held & trumps).bit_count()
    if drawing is None:
        return False
    return many >= (FEW if _beatable(reading, drawing) else 2)


def spends_last_trump(reading: CardKnowledge, play: Play) -> bool:
    """Whether ``play`` leads the last trump, which brings its side in again, before tiles that
    lose, no foe having one to draw."""
    sight, trumps = reading.sight, reading.suits.trumps
    if sight.suit is not None or not reading.bidding or reading.held & trumps != BIT[play.piece]:
        return False
    foes = [reading.may[foe] for foe in reading.foes]
    return not any(may & trumps for may in foes) and any(
        _beatable(reading, other) for other in reading.plays
    )


Fault: TypeAlias = Callable[[CardKnowledge, Play], bool]

LEVEL: Final = 0.085
"""How much oftener a contract has to be made, or set, by what nobody of sense does: a deal or two
of the few that are weighed tell no more."""

DRAWN: Final = 0.15
"""The same of straying from the trumps: where all tiles are seen it often looks better by that, and
between players who see their own it is made no oftener (60 of 93 hands, and 63)."""

SPENT: Final = 0.2
"""The same of spending the last trump: where all tiles are seen it is known what to lead after it.
Between players who see their own it was made no oftener where it looked so by less (7 of 10 hands,
and 9 where it was kept)."""

FAULTS: Final[Mapping[Fault, float]] = MappingProxyType(
    {
        risks_count: LEVEL,
        strays: DRAWN,
        spends_last_trump: SPENT,
        withholds_count: LEVEL,
        overtakes: LEVEL,
    }
)
"""What is not done unless it is clearly better, the gravest first, and by how much."""
