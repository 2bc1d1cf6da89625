"""The help on the card game: its documents, and why something cannot stand."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from moon_desktop.engine.illegal import Reason
from moon_desktop.games.defaults.documents import Documents
from moon_desktop.games.defaults.help import Refusal
from moon_desktop.games.moon_cards import GAME
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.moon_cards.show.cards import moons_among, within
from moon_desktop.games.views.help import RULE_BOOK
from moon_desktop.words.language import N_


class CardsRefusal(Refusal):
    """Why something cannot stand in the card game."""

    of_seat: ClassVar[Mapping[StrEnum, str]] = {
        Reason.MUST_FOLLOW: N_(
            "{who} plays the {tile}, but the {led} was led and {who} holds {suit}."
        ),
    }
    to_you: ClassVar[Mapping[StrEnum, str]] = {
        Reason.MUST_FOLLOW: N_("The {led} was led: follow {suit}, for you hold some.")
    }

    def sentence_to_you(self) -> str:
        if moons_among(self.facts.get("could", ())):
            return N_("The {led} was led: follow {suit}, or play {moons}.")
        return super().sentence_to_you()

    def word(self, hole: str) -> str:
        if hole == "moons":
            return moons_among(self.facts["could"])
        return within(self.facts[hole]) if hole == "suit" else super().word(hole)


class CardsHelp(Documents[MoonCardsRules]):
    """The help on the card game."""

    game, folder, book, refused = GAME, "moon_cards", f"moon_cards/{RULE_BOOK}", CardsRefusal
