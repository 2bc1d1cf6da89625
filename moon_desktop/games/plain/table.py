"""The table of a game of tricks: where its pieces lie, how they move, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from moon_desktop.engine.entries import (
    Choice,
    Dealt,
    Entry,
    GameOver,
    MatchOver,
    Play,
)
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import Sight, trick_finished
from moon_desktop.games.shown.table import (
    Asked,
    Held,
    Laid,
    Layout,
    Look,
    Motion,
    PlateValues,
    Telling,
    Took,
)
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.names import apart
from moon_desktop.words.score import figure

if TYPE_CHECKING:
    from moon_desktop.engine.tricks import Trick
    from moon_desktop.games.match import PlainSight


def backs(sight: Sight) -> tuple[int, ...]:
    """How many unseen pieces each seat holds."""
    return tuple(
        0 if seat == sight.seat and not sight.veiled else count
        for seat, count in enumerate(sight.counts)
    )


def layout(sight: PlainSight) -> Layout:
    """Hands and the trick; every choice is a piece of the hand."""
    open_now = frozenset(choice.piece for choice in sight.legal if isinstance(choice, Play))

    def look(piece: Piece) -> Look:
        return "rest" if not open_now else "legal" if piece in open_now else "illegal"

    asked = Asked(open_now, tr("Play here"), tr("Drop it on the table to play it."))
    return Layout(
        sight.seat,
        sight.seats.count,
        hand=tuple(Held(piece, look(piece)) for piece in sight.held),
        backs=backs(sight),
        trick=tuple(Laid(play.seat, play.piece) for play in sight.plays),
        out=frozenset() if sight.out is None else frozenset({sight.out}),
        asked=asked if open_now else None,
    )


def trick(trick: Trick) -> tuple[Laid, ...]:
    """A trick as it lay."""
    return tuple(Laid(play.seat, play.piece) for play in trick.plays)


def took(
    before: Sight,
    entry: Entry,
    after: Sight,
    names: Sequence[str],
    you: int | None,
    told: Callable[[Trick], tuple[str, str]] | None = None,
) -> Took:
    """Who took the trick that ``entry`` finished, or reneged with it; ``told``: what is said of a
    taker that is you, and of another by its ``{name}``."""
    done = trick_finished(entry, before, after)
    assert isinstance(entry, Play)
    if done is None:
        brief = tr("You did not follow.") if entry.seat == you else tr("{name} did not follow.")
        brief = brief.format(name=apart(names[entry.seat]))
        return Took(entry.seat, brief, brief)
    dummy = done.taker >= len(names)
    name = "" if dummy else apart(names[done.taker])
    own, brief = done.taker == you, tr("{name} takes the trick.").format(name=name)
    if own:
        brief = tr("You take the trick.")
    elif dummy:
        brief = tr("The dummy takes the trick.")
    words = brief if told is None else told(done)[not own].format(name=name)
    return Took(None if dummy else done.taker, words, brief)


def motion(before: Sight, entry: Entry, after: Sight) -> Motion:
    """How a deal and a play are shown; any other entry moves nothing, and a game or a match won is
    heard."""
    match entry:
        case Dealt():
            return Motion("deal", after.seats.left_of(entry.dealer), line="cleared")
        case Play():
            done = trick_finished(entry, before, after)
            return Motion(
                "play",
                entry.seat,
                piece=entry.piece,
                taker=done.taker if done is not None and done.taker < after.seats.count else None,
                over=after.phase != "play",
                # What is said of the lead belongs to the piece that is on its way.
                line="ahead" if after.plays else "cleared",
            )
        case GameOver():
            return Motion(cue="game")
        case MatchOver():
            return Motion(cue="match")
        case _:
            return Motion()


def plate(sight: Sight, seat: int, name: str, you: int | None) -> PlateValues:
    """Who deals and is to play, the tricks and the score, and the chips if there are any."""
    side, ledger = sight.seats.side(seat), sight.ledger
    # Between hands the result is still on the table, also that of a game just won.
    score = (sight.result or ledger).scores[side]
    words = tr("Your turn") if seat == you else tr("To play")
    return PlateValues(
        name,
        dealer=seat == sight.dealer,
        coin=pgettext("letter on the coin of the dealer", "D"),
        # The tricks of a side lie together: all its plates show all of them.
        tricks=sight.seats.by_side(sight.taken)[side] if sight.taken else 0,
        score=figure(score),
        in_hole=score < 0,
        fullness=None if score < 0 else min(1.0, score / ledger.terms.target),
        turn=words if seat == sight.turn else None,
        chips=ledger.column("chips")[side] if "chips" in ledger.terms.columns else None,
    )


def places(sight: Sight, out: int | None = None) -> frozenset[int]:
    """How far clockwise those sit who have still to play to the trick; ``out`` does not."""
    done, order = {play.seat for play in sight.plays}, sight.seats.clockwise(sight.seat)
    return frozenset(place for place, seat in enumerate(order) if seat not in (*done, out))


def telling(
    tricks: int, title: str, line: str, sight: PlainSight, names: Sequence[str], you: int | None
) -> Telling:
    """The plates of a hand of so many ``tricks``, ``title`` and ``line`` on the plaque, and the
    places of those who have not played yet."""
    order = sight.seats.clockwise(sight.seat)
    of = tricks if sight.phase == "play" else 0
    plates = tuple(
        plate(sight, seat, names[seat], you)._replace(of=of, out=seat == sight.out)
        for seat in order
    )
    waiting = places(sight, sight.out) if of else frozenset()
    return Telling(plates, "", title, line, places=waiting)


def prompt(sight: Sight, names: Sequence[str], you: int | None) -> str:
    """Who is to play."""
    if sight.turn is None:
        return ""
    if sight.turn == you and not sight.veiled:
        return tr("It is your turn to play.")
    return tr("{name} is to play.").format(name=apart(names[sight.turn]))


def won(name: str, own: bool, *, match: bool) -> str:
    """A game of several is won, or the match."""
    if own:
        return tr("You won the match") if match else tr("You won the game")
    told = tr("{name} won the match") if match else tr("{name} won the game")
    return told.format(name=name)


# --- choices --------------------------------------------------------------------------------


def picked(choice: Choice) -> Piece | None:
    """The piece that a play lays down."""
    return choice.piece if isinstance(choice, Play) else None
