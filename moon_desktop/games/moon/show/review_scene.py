"""What lies open on the table of the review just after a choice of a hand."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.games.moon.entries import Exchange, NameTrump
from moon_desktop.games.moon.phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon.show import table_talk
from moon_desktop.games.shown.review import Aside, Laid, Look, Scene
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names, score
from moon_desktop.words.tongue import tr


def scene_of(review: HandReview, number: int) -> Scene:
    """The table just after choice ``number`` of the hand, from 0."""
    step = review.steps[number]
    phase = step.before.phase
    seats = range(review.rules.seats)
    said = {
        done.seat: done.choice.bid
        for done in review.steps[: number + 1]
        if isinstance(done.choice, Bid)
    }
    trick: list[Laid | None] = [None for _ in seats]
    taken = (0,) * review.rules.seats
    suit = None
    if isinstance(phase, Playing):
        trick, taken, suit = _trick(step, phase)
    bidder = None if isinstance(phase, Bidding) else review.account.bidder
    widow = None if _taken_in(step) else review.account.deal.widow
    playing = sum(taken) > 0 or any(trick)
    return Scene(
        hands=tuple(_hand(review, step, seat) for seat in seats),
        spare=1,
        trick=tuple(trick),
        aside=None if widow is None else Aside(widow, tr("Widow")),
        beside=tuple(
            _beside(said.get(seat), bidder, taken[seat] if playing else None) for seat in seats
        ),
        marked=bidder,
        dealer=review.account.deal.dealer,
        coin=table_talk.coin(),
        notes=tuple(note for note in ((_led(suit), True), (_contract(step), False)) if note[0]),
    )


def _beside(said: str | None, bidder: int | None, taken: int | None) -> str:
    """What stands beside a name: what was bid, a pass only during the auction, and the tricks."""
    parts = []
    if said == "pass":
        parts.append(names.bid(said).lower() if bidder is None else "")
    elif said is not None:
        parts.append(score.bid(said))
    if taken is not None:
        parts.append(tr("1 trick") if taken == 1 else tr("{n} tricks").format(n=taken))
    return " · ".join(part for part in parts if part)


def _led(suit: int | None) -> str:
    """Which suit is to be followed."""
    return "" if suit is None else tr("Follow {suit}").format(suit=names.suit(suit))


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
        trick[done.seat] = Laid(done.piece)
    play = step.choice
    assert isinstance(play, Play)
    trick[play.seat] = Laid(play.piece, "chosen")
    if step.before.rules.renege == "forfeit" and phase.tricks.reneges(play):
        return trick, phase.tricks.taken, phase.tricks.suit
    after = phase.tricks.after(play)
    if not after.plays:
        full = after.done[-1]
        taker = next(one for one in full.plays if one.seat == full.taker)
        if taker != play:
            trick[full.taker] = Laid(taker.piece, "took")
        return trick, after.taken, full.suit
    return trick, after.taken, after.suit


def _hand(review: HandReview, step: Step, seat: int) -> tuple[Laid | None, ...]:
    account, phase = review.account, step.before.phase
    widow = account.deal.widow
    mine = seat == account.bidder and widow is not None and _taken_in(step)
    dealt = (*account.deal.hands[seat], widow if mine else None)
    held = _held(step, seat)
    better = tile_of(step.knew.best) if step.knew is not None and step.seat == seat else None
    if better == tile_of(step.choice):
        better = None
    found: list[Laid | None] = []
    for tile in dealt:
        if tile is None:
            found.append(None)
        elif isinstance(step.choice, Exchange) and step.choice.discard == tile:
            found.append(_laid(tile, "chosen"))
        elif BIT[tile] & held:
            found.append(_laid(tile, "plain", tile == better))
        else:
            out = isinstance(phase, Naming | Playing) and phase.hand.discard == tile
            found.append(_laid(tile, "away" if out else "gone"))
    return tuple(found)


def _laid(tile: Tile, look: Look, better: bool = False) -> Laid:
    """A tile in a hand, which says its name."""
    told = names.tile(tile)
    return Laid(
        tile, look, better, f"{told}, {tr('Laid away').lower()}" if look == "away" else told
    )


def _held(step: Step, seat: int) -> int:
    """The tiles (bits) that ``seat`` holds after the choice."""
    phase = step.before.phase
    if isinstance(phase, Playing):
        held = phase.tricks.held[seat]
        if isinstance(step.choice, Play) and step.choice.seat == seat:
            held &= ~BIT[step.choice.piece]
        return held
    assert isinstance(phase, Bidding | Exchanging | Naming)
    return phase.hand.held[seat]


def tile_of(choice: Choice) -> Tile | None:
    """The tile that a choice is about, if it is."""
    match choice:
        case Play(_, tile) | Exchange(_, tile):
            return tile
        case _:
            return None
