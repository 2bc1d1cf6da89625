"""What a game tells table and windows: nine answers, each loaded when asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moon_desktop.engine.suits import Suits
    from moon_desktop.games.defaults.figures import AnyFigures
    from moon_desktop.games.defaults.help import AnyHelp
    from moon_desktop.games.defaults.hints import AnyHints
    from moon_desktop.games.defaults.panel import AnyPanel
    from moon_desktop.games.defaults.review import Review
    from moon_desktop.games.defaults.rule_words import AnyRuleWords
    from moon_desktop.games.defaults.sheet import AnySheets
    from moon_desktop.games.defaults.table import AnyTable
    from moon_desktop.games.defaults.wording import Wording


class Show:
    """A game's ``SHOW`` in its room ``show``: of each answer the plain one, unless the game has
    one of its own."""

    suits: Suits
    """Those that are counted beside the table."""

    @cached_property
    def rules(self) -> AnyRuleWords:
        """What is said of the game itself and of its house rules."""
        raise TypeError(f"{type(self).__name__} does not say what rules it has")

    @cached_property
    def help(self) -> AnyHelp:
        """The help on the game, and why something cannot stand."""
        from moon_desktop.games.defaults.help import Help

        return Help(self.wording)

    @cached_property
    def wording(self) -> Wording:
        """What it calls pieces, suits and choices."""
        from moon_desktop.games.defaults.wording import Wording

        return Wording()

    @cached_property
    def hints(self) -> AnyHints:
        """Advice, what speaks against a choice, and the count of what is still out."""
        from moon_desktop.games.defaults.hints import Hints

        return Hints(self.wording, self.suits)

    @cached_property
    def panel(self) -> AnyPanel:
        """How choices are made."""
        from moon_desktop.games.defaults.panel import Panel

        return Panel()

    @cached_property
    def sheet(self) -> AnySheets:
        """The score sheet, finished hands laid open, and how a hand ended."""
        from moon_desktop.games.defaults.sheet import Sheets

        return Sheets(self.wording)

    @cached_property
    def table(self) -> AnyTable:
        """Where everything lies, how it moves, and what is said of it."""
        raise TypeError(f"{type(self).__name__} does not say what table it has")

    @cached_property
    def review(self) -> Review:
        """Reviewed hands, and their moments."""
        from moon_desktop.games.defaults.review import Review

        return Review(self.wording)

    @cached_property
    def figures(self) -> AnyFigures:
        """What statistics ask of it."""
        from moon_desktop.games.defaults.figures import Figures

        return Figures(self.wording)
