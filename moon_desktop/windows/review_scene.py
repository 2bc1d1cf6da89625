"""What lies open on the table of the review at one choice of a hand."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moon_desktop.engine.entries import Bid, Choice, Exchange, NameTrump, Play
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.games.moon_phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.players.review import HandReview, Step
from moon_desktop.wording import score

Look = Literal["plain", "gone", "away", "chosen", "took"]


class Laid(NamedTuple):
    """A tile and how it looks: ``gone`` was played before, ``away`` laid away; ``chosen`` is what
    the choice was about; ``took``: it takes the trick that the choice finished. ``better``: it
    would have been the best choice."""

    tile: Tile
    look: Look = "plain"
    better: bool = False


class Scene(NamedTuple):
    """``hands`` by seat, the widow in its eighth place, None where nothing lies; ``trick`` by
    seat; ``widow``: that of the auction, open; ``said``: the bids so far by seat; ``taken``:
    tricks by seat; ``suit`` is to be followed;
    ``bidder``: who bought, once the auction is over; ``contract``: what is played, once it is
    named."""

    hands: tuple[tuple[Laid | None, ...], ...]
    trick: tuple[Laid | None, ...]
    widow: Tile | None
    said: tuple[str | None, ...]
    taken: tuple[int, ...]
    suit: int | None
    bidder: int | None
    contract: str


def scene_of(review: HandReview, number: int) -> Scene:
    """The table just after choice ``number`` of the hand, from 0."""
    step = review.steps[number]
    phase = step.before.phase
    seats = range(review.rules.seats)
    said: list[str | None] = [None for _ in seats]
    for done in review.steps[: number + 1]:
        if isinstance(done.choice, Bid):
            said[done.seat] = done.choice.bid
    trick: list[Laid | None] = [None for _ in seats]
    taken = (0,) * review.rules.seats
    suit = None
    if isinstance(phase, Playing):
        trick, taken, suit = _trick(step, phase)
    bought = not isinstance(phase, Bidding)
    return Scene(
        hands=tuple(_hand(review, step, seat) for seat in seats),
        trick=tuple(trick),
        widow=None if _taken_in(step) else review.account.deal.widow,
        said=tuple(said),
        taken=taken,
        suit=suit,
        bidder=review.account.bidder if bought else None,
        contract=_contract(step),
    )


def _contract(step: Step) -> str:
    """What is played, as far as it is settled by now."""
    phase = step.before.phase
    if isinstance(phase, Bidding):
        return ""
    assert isinstance(phase, Exchanging | Naming | Playing)
    hand = phase.hand
    named = step.choice.trump if isinstance(step.choice, NameTrump) else hand.trump
    trump = None if named is None else step.before.rules.meant(named)
    return score.contract(hand.bid, trump)


def _taken_in(step: Step) -> bool:
    """Whether the bidder has the widow in hand, or had."""
    phase = step.before.phase
    if isinstance(phase, Naming):
        return phase.hand.discard is not None
    return isinstance(phase, Exchanging | Playing)


def _trick(step: Step, phase: Playing) -> tuple[list[Laid | None], tuple[int, ...], int | None]:
    """The trick with what was played, the tricks taken, and the suit to be followed."""
    trick: list[Laid | None] = [None] * len(phase.hand.held)
    for done in phase.tricks.plays:
        trick[done.seat] = Laid(done.tile)
    play = step.choice
    assert isinstance(play, Play)
    trick[play.seat] = Laid(play.tile, "chosen")
    if step.before.rules.renege == "forfeit" and phase.tricks.reneges(play):
        return trick, phase.tricks.taken, phase.tricks.suit
    after = phase.tricks.after(play)
    if not after.plays:
        full = after.done[-1]
        taker = next(one for one in full.plays if one.seat == full.taker)
        if taker != play:
            trick[full.taker] = Laid(taker.tile, "took")
        return trick, after.taken, full.suit
    return trick, after.taken, after.suit


def _hand(review: HandReview, step: Step, seat: int) -> tuple[Laid | None, ...]:
    account, phase = review.account, step.before.phase
    widow = account.deal.widow
    mine = seat == account.bidder and widow is not None and _taken_in(step)
    dealt = (*account.deal.hands[seat], widow if mine else None)
    held = _held(step, seat)
    better = _tile_of(step.knew.best) if step.knew is not None and step.seat == seat else None
    if better == _tile_of(step.choice):
        better = None
    found: list[Laid | None] = []
    for tile in dealt:
        if tile is None:
            found.append(None)
        elif isinstance(step.choice, Exchange) and step.choice.discard == tile:
            found.append(Laid(tile, "chosen"))
        elif BIT[tile] & held:
            found.append(Laid(tile, "plain", tile == better))
        else:
            out = isinstance(phase, Naming | Playing) and phase.hand.discard == tile
            found.append(Laid(tile, "away" if out else "gone"))
    return tuple(found)


def _held(step: Step, seat: int) -> int:
    """The tiles (bits) that ``seat`` holds after the choice."""
    phase = step.before.phase
    if isinstance(phase, Playing):
        held = phase.tricks.held[seat]
        if isinstance(step.choice, Play) and step.choice.seat == seat:
            held &= ~BIT[step.choice.tile]
        return held
    assert isinstance(phase, Bidding | Exchanging | Naming)
    return phase.hand.held[seat]


def _tile_of(choice: Choice) -> Tile | None:
    """The tile that a choice is about, if it is."""
    match choice:
        case Play(_, tile) | Exchange(_, tile):
            return tile
        case _:
            return None
