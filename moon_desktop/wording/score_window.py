"""What the score sheet in its own window says, and the sheet on paper."""

from __future__ import annotations

from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.wording import house_rules, names, score
from moon_desktop.wording.quoting import printable
from moon_desktop.wording.rules_line import rules_line
from moon_desktop.wording.tongue import tr


def house_rules_told(rules: MoonRules) -> str:
    """The house rules in a line, after the name of the preset that they are, if any."""
    named = (house_rules.preset_name(key) for key, preset in PRESETS.items() if preset == rules)
    name = next(named, tr("House rules of your own"))
    return tr("{name}: {rules}.").format(name=name, rules=rules_line(rules))


def players(seats: tuple[str, ...]) -> str:
    """Who plays, on the printed sheet."""
    return tr("Played by {names}").format(names=names.listing(seats))


def deal(number: int) -> str:
    """The number that the deals of the match come from."""
    return tr("Deal number {number}").format(number=printable(str(number)))


def page(number: int, pages: int) -> str:
    return tr("Page {number} of {pages}").format(number=number, pages=pages)


# --- keys and boxes -------------------------------------------------------------------------


def print_() -> str:
    return tr("&Print…")


def save_pdf() -> str:
    return tr("Save as P&DF…")


def copy() -> str:
    return tr("&Copy")


def copy_csv() -> str:
    return tr("Copy as CS&V")


def close() -> str:
    return tr("C&lose")


def print_tip() -> str:
    return tr("Prints the whole sheet on paper.")


def save_pdf_tip() -> str:
    return tr("Keeps the whole sheet as a PDF file.")


def copy_tip() -> str:
    return tr("Copies the whole sheet as plain text.")


def copy_csv_tip() -> str:
    return tr("Copies the whole sheet for a spreadsheet.")


def invitation() -> str:
    return tr("Choose a hand to see how it was bid and played.")


def copied() -> str:
    return tr("The sheet was copied as text.")


def copied_csv() -> str:
    return tr("The sheet was copied for a spreadsheet.")


def saved(name: str) -> str:
    return tr("The sheet was saved as {name}.").format(name=name)


def printed() -> str:
    return tr("The sheet was sent to the printer.")


def print_failed() -> str:
    return tr(
        "The printer did not take the sheet. See whether it is switched on and has paper, or save"
        " the sheet as a PDF file."
    )


def no_printer() -> str:
    return tr(
        "No printer is set up on this computer. The sheet can be saved as a PDF file instead."
    )


def pdf_title() -> str:
    return tr("Save the score sheet")


def pdf_kinds() -> str:
    return tr("PDF files (*.pdf)")


def pdf_name() -> str:
    """The name proposed for the file."""
    return tr("score sheet") + ".pdf"


def cannot_save(name: str, why: str) -> str:
    """``why`` is a sentence of ``file_trouble``."""
    return tr("The sheet could not be saved as {name}: {why}").format(name=name, why=why)


# --- the sheet ------------------------------------------------------------------------------


def csv_heads() -> tuple[str, ...]:
    """The first columns for a spreadsheet."""
    return (
        tr("Game"),
        tr("Hand"),
        tr("Dealer"),
        tr("Bidder"),
        tr("Bid"),
        tr("Trump"),
        tr("Result"),
        tr("Help"),
        tr("Winner"),
    )


def csv_side_heads() -> tuple[str, ...]:
    """What is said of every side there."""
    return tr("points"), tr("total"), tr("hickeys"), tr("marks"), tr("match total")


def csv_game_won() -> str:
    return tr("game won")


def csv_helped() -> str:
    return tr("taken back or hint")


def unfinished() -> str:
    """A game that the end of the match cut short."""
    return tr("not finished")


def goes_on(game: str) -> str:
    """The heading of a game that began on the page before."""
    return tr("{game}, continued").format(game=game)


def goal(target: int, *, in_marks: bool) -> str:
    """What wins a game, as a line of its own."""
    said = tr("First to {target} marks wins the game") if in_marks else None
    return (said or tr("First to {target} wins the game")).format(target=target)


def match_heading(kind: str) -> str:
    """The heading over the totals: of the match, or of the only game."""
    return tr("Game") if kind == "single" else tr("Match")


def match_line(kind: str, length: int, games: int, winner: str | None) -> str:
    """How far the match is, in a line under its heading; ``games`` have been won."""
    if winner is not None:
        return score.won(winner)
    if kind == "single":
        return tr("in play")
    if games == 0:
        so_far = tr("the first game")
    else:
        so_far = tr("after 1 game") if games == 1 else tr("after {n} games").format(n=games)
    if kind == "timed":
        return so_far
    goal_ = tr("best of {length}") if kind == "best-of" else tr("to {length} marks")
    return f"{goal_.format(length=length)}, {so_far}"


def hole_explained() -> str:
    return tr("in the hole, below zero")


def helped_sign() -> str:
    return tr("taken back, or a hint shown")
