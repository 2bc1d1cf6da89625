"""The cards and their colours by their names and signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.moon_cards.cards import BIG, COLOURS, LITTLE, PACK
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.quoting import either, quoted

SIGNS: Final = dict(zip(COLOURS, ("rockets", "crescents", "stars", "full-moons"), strict=True))
"""What a card of each colour bears."""


def number_text(number: int) -> str:
    """The number of a card as a word: ``seven``."""
    return (
        pgettext("number of a card", "one"),
        pgettext("number of a card", "two"),
        pgettext("number of a card", "three"),
        pgettext("number of a card", "four"),
        pgettext("number of a card", "five"),
        pgettext("number of a card", "six"),
        pgettext("number of a card", "seven"),
        pgettext("number of a card", "eight"),
        pgettext("number of a card", "nine"),
        pgettext("number of a card", "ten"),
        pgettext("number of a card", "eleven"),
        pgettext("number of a card", "twelve"),
    )[number - 1]


def piece_called(card: Piece) -> str:
    """A card by its name, ``seven of stars``, or what stands where a card should, in quotation
    marks."""
    if card not in PACK.index:
        return quoted(card)
    if card in (BIG, LITTLE):
        return tr("Big Moon") if card == BIG else tr("Little Moon")
    text = {
        "R": pgettext("card", "{number} of rockets"),
        "G": pgettext("card", "{number} of crescents"),
        "P": pgettext("card", "{number} of stars"),
        "B": pgettext("card", "{number} of full moons"),
    }
    return text[card[0]].format(number=number_text(int(card[1:])))


def laid(card: Piece) -> str:
    """A card in a sentence that says what is done with it: ``the seven of stars``."""
    if card in (BIG, LITTLE):
        return tr("a Big Moon") if card == BIG else tr("a Little Moon")
    return pgettext("a card that somebody plays", "the {card}").format(card=piece_called(card))


def moons_among(cards: Iterable[Piece]) -> str:
    """The Moon cards among ``cards``, of which one may be played; empty where there are none."""
    return either(list(dict.fromkeys(laid(card) for card in cards if card in (BIG, LITTLE))))


def turned(card: Piece) -> str:
    """That the dummy turned a card up (C5.1)."""
    return tr("The dummy turned {card}.").format(card=laid(card))


def within(suit: int) -> str:
    """A colour in the midst of a sentence."""
    return (
        pgettext("colour, in a sentence", "rockets"),
        pgettext("colour, in a sentence", "crescents"),
        pgettext("colour, in a sentence", "stars"),
        pgettext("colour, in a sentence", "full moons"),
    )[suit]


class CardsWording(Wording):
    """The words of the card game."""

    def piece(self, piece: Piece) -> str:
        return piece_called(piece)

    def played(self, play: Play, seats: Sequence[str], *, leads: bool, low: bool = False) -> str:
        if play.seat >= len(seats):
            return turned(play.piece)
        text = tr("{name} led {card}.") if leads else tr("{name} played {card}.")
        return text.format(name=seats[play.seat], card=laid(play.piece))

    def suit_heading(self, suit: int) -> tuple[str, str]:
        names = (
            pgettext("colour of cards", "Red rockets"),
            pgettext("colour of cards", "Green crescents"),
            pgettext("colour of cards", "Purple stars"),
            pgettext("colour of cards", "Blue full moons"),
        )
        return f"card:{SIGNS[COLOURS[suit]]}", names[suit]
