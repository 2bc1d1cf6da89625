"""What table and windows are told of a match of Shoot the Moon, the card game, as values."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from moon_desktop.games.show import Show

if TYPE_CHECKING:
    from moon_desktop.games.moon_cards.show.cards import CardsWording
    from moon_desktop.games.moon_cards.show.figures import CardsFigures
    from moon_desktop.games.moon_cards.show.help import CardsHelp
    from moon_desktop.games.moon_cards.show.hints import CardsHints
    from moon_desktop.games.moon_cards.show.house_rules import MoonCardsWords
    from moon_desktop.games.moon_cards.show.review import CardsReview
    from moon_desktop.games.moon_cards.show.sheet import CardsSheets
    from moon_desktop.games.moon_cards.show.table import CardsTable


class CardsShow(Show):
    """What the card game tells of itself."""

    @cached_property
    def rules(self) -> MoonCardsWords:
        from moon_desktop.games.moon_cards.show.house_rules import WORDS

        return WORDS

    @cached_property
    def help(self) -> CardsHelp:
        from moon_desktop.games.moon_cards.show.help import CardsHelp

        return CardsHelp(self.wording)

    @cached_property
    def wording(self) -> CardsWording:
        from moon_desktop.games.moon_cards.show.cards import CardsWording

        return CardsWording()

    @cached_property
    def hints(self) -> CardsHints:
        from moon_desktop.games.moon_cards.show.hints import COUNTED, CardsHints

        return CardsHints(self.wording, COUNTED)

    @cached_property
    def sheet(self) -> CardsSheets:
        from moon_desktop.games.moon_cards.show.sheet import CardsSheets

        return CardsSheets(self.wording)

    @cached_property
    def table(self) -> CardsTable:
        from moon_desktop.games.moon_cards.show.table import CardsTable

        return CardsTable(self.wording)

    @cached_property
    def review(self) -> CardsReview:
        from moon_desktop.games.moon_cards.show.review import CardsReview

        return CardsReview(self.wording)

    @cached_property
    def figures(self) -> CardsFigures:
        from moon_desktop.games.moon_cards.show.figures import CardsFigures

        return CardsFigures(self.wording)


SHOW: Final = CardsShow()
