"""Why a choice or a chance cannot stand in Shoot the Moon, the card game, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

from moon_desktop.engine.illegal import Reason
from moon_desktop.games.moon_cards.show.cards import piece_called, within
from moon_desktop.games.plain.refusals import Sentences
from moon_desktop.words.language import N_

_TOLD: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_HELD: N_("The {tile} is not in the hand of {who}."),
    Reason.MUST_FOLLOW: N_("{who} plays the {tile}, but the {led} was led and {who} holds {suit}."),
}

_TO_YOU: Final[Mapping[StrEnum, str]] = {
    Reason.MUST_FOLLOW: N_("The {led} was led: follow {suit}, or play a Moon card."),
}


def _word(hole: str, entry: Any, facts: Mapping[str, Any]) -> str | None:
    match hole:
        case "tile":
            # Not every entry refused has a piece: where it has none the fact is there.
            return piece_called(facts["tile"]) if "tile" in facts else piece_called(entry.piece)
        case "led":
            return piece_called(facts["led"])
        case "suit":
            return within(facts["suit"])
        case _:
            return None


refusal: Final = Sentences(_TOLD, _TO_YOU, _word).refusal
