"""What table and windows are told of a match of Shoot the Moon, the card game, as values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later

if TYPE_CHECKING:
    from moon_desktop.games.show import Show

SHOW: Final = cast(
    "Show",
    Later(
        "moon_desktop.games",
        **{
            "plain.talk": "levels_line",
            "plain.table": "trick picked pick offer offer_ends",
            "moon_cards.show.beside": "hint doubted count",
            "moon_cards.show.cards": "face piece_called letters",
            "moon_cards.show.documents": "help_documents=documents",
            "moon_cards.show.house_rules": "rules=WORDS",
            "moon_cards.show.layout": "layout motion took",
            "moon_cards.show.plates": "telling",
            "moon_cards.show.prompt": "prompt",
            "moon_cards.show.refusals": "refusal",
            "moon_cards.show.result": "result",
            "moon_cards.show.review": "review_hand review_moment",
            "moon_cards.show.sheet": "sheet laid_open",
        },
    ),
)
