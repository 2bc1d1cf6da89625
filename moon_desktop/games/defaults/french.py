"""The French cards, which any game may be played with: their pack, suits, names and faces."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.pieces import Pack, Piece
from moon_desktop.engine.suits import Suits, ordinary
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.views.table import Face
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.quoting import quoted

RANKS: Final = "23456789TJQKA"
"""From the lowest; ``T`` is the ten."""
COLOURS: Final = "CDHS"
"""Clubs, diamonds, hearts, spades; each is a suit by its place."""
_SIGNS: Final = ("clubs", "diamonds", "hearts", "spades")


def french_pack(lowest: str = "2") -> Pack:
    """The cards from rank ``lowest`` to the ace: of a queen of spades ``SQ``."""
    ranks = RANKS[RANKS.index(lowest) :]
    return Pack(tuple(f"{colour}{rank}" for colour in COLOURS for rank in ranks))


def french_suits(pack: Pack, trump: int | None = None) -> Suits:
    """The suits of such a ``pack``, the ace highest in each; with a ``trump`` suit or without."""
    return ordinary(
        pack,
        lambda card: COLOURS.index(card[0]),
        lambda card: RANKS.index(card[1]) + 1,
        trump=trump,
    )


def french_face(card: Piece | None) -> Face:
    """How such a card looks; None: any one from behind."""
    if card is None:
        return Face("french")
    return Face("french", card[1].replace("T", "10"), _SIGNS[COLOURS.index(card[0])])


class FrenchWording(Wording):
    """What such cards are called."""

    def piece(self, piece: Piece) -> str:
        """A card by its name, ``queen of spades``, or what stands where a card should, in
        quotation marks."""
        if len(piece) != 2 or piece[0] not in COLOURS or piece[1] not in RANKS:
            return quoted(piece)
        suits = (
            pgettext("French card", "{rank} of clubs"),
            pgettext("French card", "{rank} of diamonds"),
            pgettext("French card", "{rank} of hearts"),
            pgettext("French card", "{rank} of spades"),
        )
        courts = {
            "J": pgettext("French card", "jack"),
            "Q": pgettext("French card", "queen"),
            "K": pgettext("French card", "king"),
            "A": pgettext("French card", "ace"),
            "T": "10",
        }
        return suits[COLOURS.index(piece[0])].format(rank=courts.get(piece[1], piece[1]))

    def suit_heading(self, suit: int) -> tuple[str, str]:
        names = (tr("Clubs"), tr("Diamonds"), tr("Hearts"), tr("Spades"))
        return f"card:{_SIGNS[suit]}", names[suit]
