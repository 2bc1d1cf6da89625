"""Advice, the count of what is still out, and the review: as any game tells them."""

from __future__ import annotations

from functools import partial
from typing import Final

from moon_desktop.games.moon_cards.cards import COLOURS, SUITS
from moon_desktop.games.moon_cards.show.cards import chosen, piece_called, suit_named
from moon_desktop.games.plain import beside, review

_COLOURS: Final = SUITS._replace(
    followers=SUITS.followers[: len(COLOURS)], strength=SUITS.strength[: len(COLOURS)]
)

hint: Final = partial(beside.hint, chosen)
count: Final = partial(beside.count, _COLOURS, suit_named, piece_called)
review_hand: Final = partial(review.review_hand, chosen)
review_moment: Final = partial(review.review_moment, piece_called, chosen)
advice_report: Final = partial(beside.advice_report, chosen, "")
hindsight_report: Final = partial(beside.hindsight_report, chosen, chosen, "", "")
