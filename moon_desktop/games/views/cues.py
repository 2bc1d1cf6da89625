"""What can be heard at a table, by name, and what sounds like what.

Each has something to be seen at the same time: nothing is told by sound alone, and never what a
piece is that nobody may see.
"""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Final, Literal, NamedTuple, TypeAlias

Cue: TypeAlias = Literal[
    # Pieces are shuffled as those of the last hand go; one is dealt; a fan opens.
    "shuffle", "riffle", "tick", "flick", "fan",
    # One comes to lie on cloth or on wood, among others, or is turned over.
    "tile", "wood", "clack", "card", "turn", "turn-card",
    # A trick goes to who took it, and chips from or to the supply.
    "trick", "trick-cards", "chip", "chip-back",
    # The picture of a card that bears a large or a small moon lights up.
    "big", "little",
    # A bubble bids or passes; the plaque tells what is trump.
    "bid", "pass", "trump",
    # A piece that cannot be chosen moves aside, and the prompt says why.
    "refused",
    # The plate says that it is your turn; the pad has a new row.
    "your-turn", "pencil",
    # The card tells how a hand, a game or the match ended.
    "set", "made", "shoot", "game", "match",
]  # fmt: skip

ENDINGS: Final[tuple[Cue, ...]] = ("set", "made", "shoot", "game", "match")
"""How something ended: of several told together only the last of these is heard."""


class Sounds(NamedTuple):
    """What the pieces of a pack sound like."""

    shuffled: Cue
    dealt: Cue
    laid: Cue
    held: Cue
    """Back in the hand."""
    turned: Cue
    taken: Cue


TILES: Final = Sounds("shuffle", "tick", "tile", "wood", "turn", "trick")
CARDS: Final = Sounds("riffle", "flick", "card", "card", "turn-card", "trick-cards")
