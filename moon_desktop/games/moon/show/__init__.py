"""What table and windows are told of a match of Moon, as values."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from moon_desktop.games.show import Show

if TYPE_CHECKING:
    from moon_desktop.games.moon.show.figures import MoonFigures
    from moon_desktop.games.moon.show.help import MoonHelp
    from moon_desktop.games.moon.show.hints import MoonHints
    from moon_desktop.games.moon.show.house_rules import MoonWords
    from moon_desktop.games.moon.show.panel import MoonPanel
    from moon_desktop.games.moon.show.review import MoonReview
    from moon_desktop.games.moon.show.sheet import MoonSheets
    from moon_desktop.games.moon.show.table import MoonTable
    from moon_desktop.games.moon.show.wording import MoonWording


class MoonShow(Show):
    """What Moon tells of itself."""

    @cached_property
    def rules(self) -> MoonWords:
        from moon_desktop.games.moon.show.house_rules import WORDS

        return WORDS

    @cached_property
    def help(self) -> MoonHelp:
        from moon_desktop.games.moon.show.help import MoonHelp

        return MoonHelp(self.wording)

    @cached_property
    def wording(self) -> MoonWording:
        from moon_desktop.games.moon.show.wording import WORDING

        return WORDING

    @cached_property
    def hints(self) -> MoonHints:
        from moon_desktop.games.moon.show.hints import MoonHints, MoonReasons

        return MoonHints(self.wording, MoonReasons(self.wording))

    @cached_property
    def panel(self) -> MoonPanel:
        from moon_desktop.games.moon.show.panel import MoonPanel

        return MoonPanel(self.wording)

    @cached_property
    def sheet(self) -> MoonSheets:
        from moon_desktop.games.moon.show.sheet import MoonSheets

        return MoonSheets(self.wording)

    @cached_property
    def table(self) -> MoonTable:
        from moon_desktop.games.moon.show.table import MoonTable

        return MoonTable(self.wording)

    @cached_property
    def review(self) -> MoonReview:
        from moon_desktop.games.moon.show.review import MoonReview

        return MoonReview(self.wording, self.sheet)

    @cached_property
    def figures(self) -> MoonFigures:
        from moon_desktop.games.moon.show.figures import MoonFigures

        return MoonFigures(self.wording)


SHOW: Final = MoonShow()
