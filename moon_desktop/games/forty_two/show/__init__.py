"""What table and windows are told of a match of Texas 42, as values."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from moon_desktop.games.show import Show

if TYPE_CHECKING:
    from moon_desktop.games.forty_two.show.figures import FortyTwoFigures
    from moon_desktop.games.forty_two.show.help import FortyTwoHelp
    from moon_desktop.games.forty_two.show.hints import FortyTwoHints
    from moon_desktop.games.forty_two.show.house_rules import FortyTwoWords
    from moon_desktop.games.forty_two.show.panel import FortyTwoPanel
    from moon_desktop.games.forty_two.show.review import FortyTwoReview
    from moon_desktop.games.forty_two.show.sheet import FortyTwoSheets
    from moon_desktop.games.forty_two.show.table import FortyTwoTable
    from moon_desktop.games.forty_two.show.wording import FortyTwoWording


class FortyTwoShow(Show):
    """What Texas 42 tells of itself."""

    @cached_property
    def rules(self) -> FortyTwoWords:
        from moon_desktop.games.forty_two.show.house_rules import WORDS

        return WORDS

    @cached_property
    def help(self) -> FortyTwoHelp:
        from moon_desktop.games.forty_two.show.help import FortyTwoHelp

        return FortyTwoHelp(self.wording)

    @cached_property
    def wording(self) -> FortyTwoWording:
        from moon_desktop.games.forty_two.show.wording import WORDING

        return WORDING

    @cached_property
    def hints(self) -> FortyTwoHints:
        from moon_desktop.games.forty_two.show.hints import FortyTwoHints, FortyTwoReasons

        return FortyTwoHints(self.wording, FortyTwoReasons(self.wording))

    @cached_property
    def panel(self) -> FortyTwoPanel:
        from moon_desktop.games.forty_two.show.panel import FortyTwoPanel

        return FortyTwoPanel(self.wording)

    @cached_property
    def sheet(self) -> FortyTwoSheets:
        from moon_desktop.games.forty_two.show.sheet import FortyTwoSheets

        return FortyTwoSheets(self.wording)

    @cached_property
    def table(self) -> FortyTwoTable:
        from moon_desktop.games.forty_two.show.table import FortyTwoTable

        return FortyTwoTable(self.wording)

    @cached_property
    def review(self) -> FortyTwoReview:
        from moon_desktop.games.forty_two.show.review import FortyTwoReview

        return FortyTwoReview(self.wording, self.sheet)

    @cached_property
    def figures(self) -> FortyTwoFigures:
        from moon_desktop.games.forty_two.show.figures import FortyTwoFigures

        return FortyTwoFigures(self.wording)


SHOW: Final = FortyTwoShow()
