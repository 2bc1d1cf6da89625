"""What the score sheet in its own window says, and the sheet on paper."""

from __future__ import annotations

from moon_desktop.words import names, score
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable


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
    return tr("Choose a hand to see how it was played.")


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


def helped_sign() -> str:
    return tr("taken back, or a hint shown")


def csv_heads(own: tuple[str, ...]) -> tuple[str, ...]:
    """The first columns for a spreadsheet, with a game's ``own`` among them."""
    return (
        tr("Game"), tr("Hand"), tr("Dealer"), *own, tr("Result"), tr("Help"), tr("Winner")
    )  # fmt: skip


def csv_side_heads(asterisks: str) -> tuple[str, ...]:
    """What is said of every side there; ``asterisks``: the word for them, if there is one."""
    named = (asterisks,) if asterisks else ()
    return tr("points"), tr("total"), *named, tr("marks"), tr("match total")


def goal(target: int) -> str:
    """What wins a game, as a line of its own."""
    return tr("First to {target} wins the game").format(target=target)


# --- a hand laid open -------------------------------------------------------------------------


def close_hand() -> str:
    return tr("Close the hand")


def review() -> str:
    return tr("&Review this hand")


def review_tip() -> str:
    return tr("Go through it choice by choice, and see what was a mistake")


def pane() -> str:
    return tr("The hand that is open")
