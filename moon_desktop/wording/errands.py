"""What the window says of matches, files and itself, beside the play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moon_desktop.engine.entries import Entry, GameOver, HandOver
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.sight import Sight
from moon_desktop.wording import score as score_words
from moon_desktop.wording import table_talk as talk
from moon_desktop.wording.names import listing
from moon_desktop.wording.tongue import tr


def no_display() -> str:
    """There is no screen."""
    return tr(
        "moon-desktop: there is no screen to open the table on; start it from a desktop, "
        "or see moon-desktop --help for what works without one."
    )


def nameless(seat: int) -> str:
    """A seat whose name shows nothing."""
    return tr("Player {number}").format(number=seat + 1)


def options_reset(options: Sequence[str]) -> str:
    """Preferences that held nonsense."""
    return tr("Some preferences could not be read and are back at their defaults: {names}.").format(
        names=listing(tuple(option.replace("_", " ") for option in options))
    )


def not_saved(why: str) -> str:
    """The journal cannot be written."""
    return tr(
        "This match cannot be kept on disk ({why}). You can play on, and save a copy "
        "elsewhere with Game, Save a copy."
    ).format(why=why)


def second_copy() -> str:
    """Another copy of the program has the journal."""
    return tr(
        "Moon Desktop is already running and keeps its match. You can play here too, but "
        "this match is not kept; save a copy with Game, Save a copy."
    )


# What is said of trouble alone is loaded with the trouble: the table opens without it.


def _damage(found: Damage) -> str:
    from moon_desktop.wording.damage import damage

    return damage(found)


def _trouble(error: OSError) -> str:
    from moon_desktop.wording.file_trouble import file_trouble

    return file_trouble(error)


def set_aside(damage: Damage, kept: str) -> str:
    """The journal was damaged."""
    return tr(
        "The match you left could not be read. Line {line}: {reason}\nNothing was deleted: "
        "the file is kept as {kept}. A new match begins."
    ).format(line=damage.line, reason=_damage(damage), kept=kept)


def cannot_open(name: str, damage: Damage) -> str:
    """A record that is none, or is damaged."""
    return tr("{name} cannot be opened. Line {line}: {reason}\nThe file was left as it is.").format(
        name=name, line=damage.line, reason=_damage(damage)
    )


def cannot_read(name: str, error: OSError) -> str:
    """A file the system does not give out."""
    return tr("{name} cannot be read: {why}").format(name=name, why=_trouble(error))


def cannot_write(name: str, error: OSError) -> str:
    """A file that cannot be written."""
    return tr("{name} cannot be written: {why}").format(name=name, why=_trouble(error))


def time_left(seconds: int) -> str:
    """The window's title in a timed match."""
    if seconds == 0:
        return tr("Moon Desktop \u2014 time is up: the last hand")
    minutes, rest = divmod(seconds, 60)
    return tr("Moon Desktop \u2014 {minutes}:{seconds:02d} left").format(
        minutes=minutes, seconds=rest
    )


def went_wrong(log: str) -> str:
    """An error inside the program."""
    return tr(
        "Something went wrong inside the program. Your match is on disk up to the last choice: "
        "if the table does not go on, close it and start it again. What happened is noted in "
        "the file {log}."
    ).format(log=log)


def last_trick(name: str, own: bool) -> str:
    """Who took the trick that is shown again."""
    return tr("The last trick was yours") if own else tr("{name} took this trick").format(name=name)


def about_title() -> str:
    """The heading of the box about the program."""
    return tr("About Moon Desktop")


def about(version: str, python: str, qt: str) -> str:
    """What the program is, its version and licences."""
    return tr(
        "Moon Desktop {version}\nThree-hand 42 and its family, at one table.\n\n"
        "Python {python}, Qt {qt}.\nFree software under the MIT licence. The typefaces Lato and "
        "Vollkorn come under the SIL Open Font License; Qt under the LGPL."
    ).format(version=version, python=python, qt=qt)


def open_title() -> str:
    """The heading of the box that opens a file."""
    return tr("Open a record")


def save_title() -> str:
    """The heading of the box that saves a copy."""
    return tr("Save a copy of this match")


def file_kinds() -> str:
    """The kinds of file to choose among."""
    return tr("Records of Moon (*.moon);;All files (*)")


def copy_name() -> str:
    """The name proposed for a copy."""
    return tr("match") + ".moon"


# --- the result card ------------------------------------------------------------------------


def result(
    sight: Sight[Any], names: Sequence[str], entries: Sequence[Entry]
) -> tuple[str, str, tuple[str, str, str], tuple[tuple[str, ...], ...], str]:
    """Title, line, heads, rows (name, tricks, points, score, and flags) and key of the card
    that tells how the last hand ended, and the game and match if they did."""
    hand = sight.result
    assert hand is not None
    games = [entry for entry in entries if isinstance(entry, GameOver)]
    ended = games[-1] if games and _ended_game(entries) else None
    title, line = _headline(sight, names, hand, ended)
    rows = []
    for side in range(sight.seats.sides):
        members = sight.seats.members(side)
        total = hand.scores[side]
        rows.append(
            (
                score_words.side([names[seat] for seat in members]),
                str(sum(hand.tricks[seat] for seat in members)),
                score_words.signed(hand.points[side]),
                talk.figure(total),
                "strong" if hand.bidder is not None and hand.bidder in members else "",
                "negative" if total < 0 else "",
            )
        )
    heads = (tr("Tricks"), tr("Points"), tr("Score"))
    if sight.phase == "over":
        return title, line, heads, tuple(rows), tr("New match")
    return title, line, heads, tuple(rows), tr("Next game") if ended else tr("Next hand")


def _ended_game(entries: Sequence[Entry]) -> bool:
    """Whether the last hand also ended a game."""
    for entry in reversed(entries):
        if isinstance(entry, GameOver):
            return True
        if isinstance(entry, HandOver):
            return False
    return False


def _headline(
    sight: Sight[Any], names: Sequence[str], hand: HandOver, ended: GameOver | None
) -> tuple[str, str]:
    told = ""
    line = talk.everybody_passed_line()
    if hand.bidder is None:
        told = talk.everybody_passed()
    else:
        own = hand.bidder == sight.seat
        side = sight.seats.side(hand.bidder)
        tricks = sight.seats.by_side(hand.tricks)[side]
        told = talk.result(names[hand.bidder], own, hand.result, hand.bid or "")
        offender = None if hand.offender is None else names[hand.offender]
        line = talk.result_line(tricks, offender)
    # The clock may end a match without a game, and for another than who won the last one.
    over = sight.ledger.match_winner() if sight.phase == "over" else None
    ending = over or ended
    if ending is None:
        return told, line
    own = sight.seats.side(sight.seat) == ending.winner
    name = score_words.side([names[seat] for seat in sight.seats.members(ending.winner)])
    single = sight.ledger.terms.kind == "single"
    won = talk.game_won if over is None or single else talk.match_won
    return won(name, own), f"{told}, {line}" if hand.bidder is not None else told
