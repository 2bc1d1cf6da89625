"""Why the best choice of an advice is the best, in values that the game's show tells."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, stake, worth
from moon_desktop.games.forty_two.contract import suits_of
from moon_desktop.games.forty_two.count import WORTH
from moon_desktop.games.forty_two.players.casual import Stakes, read
from moon_desktop.games.forty_two.players.outlook import Plan
from moon_desktop.games.forty_two.players.strength import DOUBLES, walks
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.advice import Advice
from moon_desktop.players.reading import Reading

Why: TypeAlias = Literal[
    # any phase
    "only", "least",
    # the auction and the call
    "pass", "must-bid", "wins-game", "holding", "partner-names", "partner-holds", "low",
    # a lead
    "makes", "sets", "draws", "sure", "ducks",
    # a tile played to another's lead
    "follows", "gives-count", "keeps-count", "takes", "trumps", "saves", "throws",
]  # fmt: skip
"""See ``Because`` for what goes with each."""


class Holding(NamedTuple):
    """What a hand holds at a ``call``: so many ``trumps``, ``top``: the highest among them;
    ``doubles`` beside them, other tiles that ``walk``, and ``offs``, which do not."""

    call: str
    trumps: int
    top: bool
    doubles: int
    walk: int
    offs: int


class Because(NamedTuple):
    """Why a choice is the best, each word true of the Sight it was told of.

    - ``only``: nothing else is open; ``least``: of what is open the adviser misses it least.
    - ``pass``: no bid is worth as much. ``must-bid``: to pass is not open (T3.5), and the bid will
      rather be set. ``wins-game``: made, it brings its side to the target. ``holding``: what the
      hand holds at the call that the bid is meant for, or that is named. ``partner-names`` of
      plunge and splash, with ``number`` doubles; ``partner-holds``: so many at least are the
      partner's, who bid that, where the call has nothing more of its own. ``low``: nel-o.
    - ``makes`` and ``sets``: the trick is sure, and decides the contract. ``draws``: a trump, and
      ``number`` are out. ``sure``: nobody can take the trick from it. ``ducks``: at nel-o.
    - ``follows``: the only tile that follows. ``gives-count``: ``number`` on a trick that the
      partner, ``seat``, has for sure. ``keeps-count``: a foe, ``seat``, has the trick, and the
      tile counts nothing where another does. ``takes`` the trick; ``trumps`` it. ``saves``: keeps
      ``tile``, a double that nothing still out can beat. ``throws``: it cannot take the trick.
    """

    why: Why
    tile: Tile | None = None
    seat: int | None = None
    number: int = 0
    holding: Holding | None = None


class Figure(NamedTuple):
    """The number that a choice stands out by: ``of`` ``"made"``, ``"set"`` or ``"win"``, 0–1."""

    of: Literal["made", "set", "win"]
    value: float


class Reason(NamedTuple):
    """Why, and by how much."""

    because: Because
    figure: Figure


_LONG: Final = 3
"""Trumps from which on a hand speaks for its call whatever the partner holds."""

_TELLS: Final = 0.005
"""Chances that lie no further apart tell nothing."""


def explained(advice: Advice) -> Reason:
    """Why the best choice of ``advice`` is the best."""
    return Reason(_because(advice), _figure(advice))


def _figure(advice: Advice) -> Figure:
    sight: FortyTwoSight = advice.sight
    best = advice.of(advice.best)
    made = [one.made for one in advice.worths if one.made is not None]
    passes = isinstance(best.choice, Bid) and best.choice.bid == PASS
    if best.made is None or passes or (sight.phase == "play" and max(made) - min(made) <= _TELLS):
        return Figure("win", best.win)
    side = sight.seats.side
    if sight.bidder is not None and side(sight.bidder) != side(sight.seat):
        return Figure("set", 1 - best.made)
    return Figure("made", best.made)


def _because(advice: Advice) -> Because:
    sight: FortyTwoSight = advice.sight
    match advice.best:
        case Play() as play:
            return _play(sight, play)
        case _ if len(sight.legal) == 1:
            return Because("only")
        case NameTrump(_, call):
            held = holding(mask(sight.held), call)
            special = SPECIALS.get(sight.bid or "")
            if special is not None and held.trumps < _LONG:
                return Because("partner-holds", number=special.doubles)
            return Because("low") if call in nel_o.CALLS else _holds(sight, call)
        case Bid(_, bid) if bid != PASS:
            score = sight.ledger.scores[sight.seats.side(sight.seat)]
            gain = stake(bid) if sight.rules.scoring == "marks" else worth(bid)
            if score + gain >= sight.rules.target:
                return Because("wins-game")
            forced = not any(isinstance(one, Bid) and one.bid == PASS for one in sight.legal)
            if forced and (advice.of(advice.best).made or 0.0) < 0.5:
                return Because("must-bid")
            plan = advice.of(advice.best).plan
            call = plan.call if isinstance(plan, Plan) else ""
            if not call:
                number = (mask(sight.held) & DOUBLES).bit_count()
                return Because("partner-names", number=number)
            return Because("low") if call in nel_o.CALLS else _holds(sight, call)
    return Because("pass")


def _holds(sight: FortyTwoSight, call: str) -> Because:
    return Because("holding", holding=holding(mask(sight.held), call))


def holding(held: int, call: str) -> Holding:
    """What the tiles ``held`` are at a call that is no nel-o."""
    suits = suits_of(call)
    trumps, walking = held & suits.trumps, walks(held, call)
    ranks = () if suits.trump_suit is None else suits.strength[suits.trump_suit]
    top = max(range(len(ranks)), key=lambda index: ranks[index], default=0)
    doubles = (walking & DOUBLES).bit_count()
    walk = walking.bit_count() - doubles
    count = trumps.bit_count()
    offs = held.bit_count() - count - doubles - walk
    return Holding(call, count, bool(trumps >> top & 1), doubles, walk, offs)


def _play(sight: FortyTwoSight, play: Play) -> Because:
    reading = read(sight)
    if len(reading.plays) == 1:
        return Because("follows" if sight.plays and len(sight.held) > 1 else "only")
    if sight.trump in nel_o.CALLS:
        return Because("ducks" if reading.bidding else "least")
    index, suits = INDEX[play.piece], reading.suits
    suit = suits.suit_led(index) if sight.suit is None else sight.suit
    ranks = suits.strength[suit]
    top = max((*sight.plays, play), key=lambda one: ranks[INDEX[one.piece]])
    sure = _stands(reading, top, suit)
    ours = top.seat not in reading.foes
    if ours and sure and (decides := _decides(reading, index)):
        return Because(decides)
    if not sight.plays:
        out = (reading.unseen & suits.trumps).bit_count()
        if BIT[play.piece] & suits.trumps and out and reading.bidding:
            return Because("draws", number=out)
        return Because("sure") if sure else _saves(reading, play)
    if top == play:
        off = not BIT[play.piece] & suits.followers[suit]
        return Because("trumps" if off else "takes")
    if ours:
        if WORTH[index] and sure:
            return Because("gives-count", seat=top.seat, number=WORTH[index])
        return _saves(reading, play)
    others = [INDEX[one.piece] for one in reading.plays if one != play]
    if not WORTH[index] and any(WORTH[other] for other in others):
        return Because("keeps-count", seat=top.seat)
    return _saves(reading, play)


def _stands(reading: Reading, top: Play, suit: int) -> bool:
    """Whether no foe can take the trick from the tile on top of it."""
    beating = reading.beaters[suit][INDEX[top.piece]]
    return not any(reading.may[seat] & beating for seat in reading.after if seat in reading.foes)


def _decides(reading: Reading, index: int) -> Why | None:
    """Whether the trick makes or sets the bid if the reader's side takes it with this tile."""
    stakes = Stakes.of(reading.sight)
    laid = [INDEX[play.piece] for play in reading.sight.plays]
    count = 1 + sum([WORTH[one] for one in (*laid, index)])
    if stakes.lacks <= 0 or stakes.spare <= 0:
        return None
    if reading.bidding:
        return "makes" if count >= stakes.lacks else None
    return "sets" if count >= stakes.spare else None


def _saves(reading: Reading, play: Play) -> Because:
    """That a double is kept that is the best of its suit; one that is led saves no other."""
    sight: FortyTwoSight = reading.sight
    if not sight.plays and BIT[play.piece] & DOUBLES:
        return Because("least")
    for other in reading.plays:
        index = INDEX[other.piece]
        if other == play or not BIT[other.piece] & DOUBLES & ~reading.suits.trumps:
            continue
        suit = reading.suits.suit_led(index)
        if not reading.unseen & reading.beaters[suit][index] & reading.suits.followers[suit]:
            return Because("saves", tile=other.piece)
    return Because("least" if not sight.plays else "throws")
