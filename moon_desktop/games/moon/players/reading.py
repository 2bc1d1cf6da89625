"""What a seat can tell from the tiles played: who may hold what, what is out, what is certain."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players import reading
from moon_desktop.players.reading import Reading


def read(sight: MoonSight) -> Reading:
    """The reading of a Sight in the play of a hand, its seat in turn."""
    return reading.read(sight, sight.rules.set, _laid(sight))


def shown(sight: MoonSight, suits: Suits) -> tuple[int, list[int]]:
    """The tiles (bits) known to be in nobody's hand, and a seat each those that it has shown not
    to hold (M4.3)."""
    gone, gaps = reading.shown(sight, suits)
    return gone | _laid(sight), gaps


def _laid(sight: MoonSight) -> int:
    return 0 if sight.discard is None else BIT[sight.discard]


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
