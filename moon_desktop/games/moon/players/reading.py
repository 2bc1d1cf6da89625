"""What a seat can tell from the tiles played: who may hold what, what is out, what is certain."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask, tiles
from moon_desktop.engine.suits import DOUBLES, follow_me
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.beside import Whereabouts
from moon_desktop.players import reading
from moon_desktop.players.reading import Reading as Reading


def read(sight: MoonSight) -> Reading:
    """The reading of a Sight in the play of a hand, its seat in turn."""
    return reading.read(sight, sight.rules.set, _laid(sight))


def _laid(sight: MoonSight) -> int:
    return 0 if sight.discard is None else BIT[sight.discard]


class Counted(NamedTuple):
    """A tile and where it is."""

    tile: Tile
    where: Whereabouts


class SuitCount(NamedTuple):
    """A suit (7: the doubles) from its highest tile down; ``void``: the other seats that have
    shown to hold none of it by not following (M4.3)."""

    suit: int
    trump: bool
    tiles: tuple[Counted, ...]
    void: tuple[int, ...]

    @property
    def out(self) -> int:
        """How many of its tiles are still out."""
        return sum(counted.where == "out" for counted in self.tiles)


class Count(NamedTuple):
    """All suits that have a tile in this match, trumps first, then from sixes down; a tile that
    is no trump stands in both its suits. ``out``: how many tiles are still out in all, one of
    them laid away by somebody else where ``hidden`` says so."""

    suits: tuple[SuitCount, ...]
    out: int
    hidden: bool


def count(sight: MoonSight) -> Count | None:
    """What the seat of ``sight`` can count; None where it holds nothing, or nobody looks.

    Before the trump is settled every tile counts for its two ends.
    """
    if sight.veiled or not sight.held:
        return None
    suits = sight.suits or follow_me()
    held = mask(sight.held)
    gone, gaps = reading.shown(sight, suits)
    gone |= _laid(sight)
    rows = []
    order = sorted(range(DOUBLES + 1), key=lambda suit: (suit != suits.trump_suit, -suit))
    for suit in order:
        found = suits.followers[suit] & sight.rules.set
        if found:
            ranked = sorted(tiles(found), key=lambda tile: -suits.strength[suit][INDEX[tile]])
            counted = tuple(Counted(tile, _where(tile, held, gone)) for tile in ranked)
            void = [
                seat for seat, gap in enumerate(gaps) if seat != sight.seat and not found & ~gap
            ]
            rows.append(SuitCount(suit, suit == suits.trump_suit, counted, tuple(void)))
    out = (sight.rules.set & ~held & ~gone).bit_count()
    return Count(tuple(rows), out, sight.discard_down and sight.discard is None)


def _where(tile: Tile, held: int, gone: int) -> Whereabouts:
    if BIT[tile] & held:
        return "own"
    return "gone" if BIT[tile] & gone else "out"


def takes_the_rest(sight: MoonSight) -> bool:
    """Whether the leader of the trick, whose Sight this is, can say that it takes this trick
    and all that follow, in whatever order it leads and whatever the others hold and play.

    False where another seat leads. Nothing but the Sight is used, so that a claim tells no
    more than the leader itself can know (M1.5).
    """
    if sight.phase != "play" or sight.veiled:
        return False
    leader = sight.plays[0].seat if sight.plays else sight.turn
    return leader == sight.seat and reading.takes_the_rest(read(sight))


def plain_play(sight: MoonSight) -> Play:
    """The first tile that the seat in turn may lay down without reneging (M4.3)."""
    return read(sight).plays[0]
