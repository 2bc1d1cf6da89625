"""What table and windows are told of a match of Texas 42, as values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later

if TYPE_CHECKING:
    from moon_desktop.games.show import Show

SHOW: Final = cast(
    "Show",
    Later(
        __name__,
        account="laid_open",
        beside="hint doubted count",
        documents="help_documents=documents",
        house_rules="rules=WORDS",
        layout="layout motion took trick face piece_called picked pick",
        offers="offer offer_ends letters",
        plates="telling prompt",
        refusals="refusal",
        results="result",
        review="review_hand=hand review_moment=moment",
        sheet="sheet",
        table_talk="levels_line",
    ),
)
