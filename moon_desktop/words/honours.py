"""A record or a row of wins, in a sentence on the card."""

from __future__ import annotations

from moon_desktop.words.language import ngettext, tr


def told(feat: str, figure: int) -> str:
    """What there is to be glad of besides; ``figure``: the matches in a row, the hands that it
    took, or the shoots made so far."""
    match feat:
        case "first":
            return tr("Your first match won at this game.")
        case "streak":
            return ngettext("{n} match in a row.", "{n} matches in a row.", figure).format(n=figure)
        case "longest":
            words = ngettext(
                "{n} match in a row: your longest yet.",
                "{n} matches in a row: your longest yet.",
                figure,
            )
            return words.format(n=figure)
        case "clearest":
            return tr("Your clearest win yet.")
        case "quickest":
            words = ngettext(
                "Your quickest match yet: {n} hand.", "Your quickest match yet: {n} hands.", figure
            )
            return words.format(n=figure)
        case "shoot" if figure == 1:
            return tr("Your first shoot at this game.")
        case "shoot":
            return tr("Shoots made so far: {n}.").format(n=figure)
        case _:
            return ""
