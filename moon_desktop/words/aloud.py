"""What the table is called to who cannot see it: its regions, its pieces, its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from moon_desktop.games.views.table import Place, PlateValues
from moon_desktop.words import score
from moon_desktop.words.language import N_, ngettext, pgettext, tr
from moon_desktop.words.names import apart, listing

_PLACES: Final[Mapping[Place, str]] = {
    "widow": N_("The widow"),
    "discard": N_("The discard"),
    "dummy": N_("The dummy’s pile"),
    "turned": N_("Turned by the dummy"),
    "stock": N_("The stock"),
    "upcard": N_("Turned up"),
    "shown": N_("The discard"),
}


Noun: TypeAlias = Literal["tile", "card", "piece"]
"""What the pieces of a game are: the last where it does not say."""


def phrase(*parts: str) -> str:
    """Several words about one thing, those that there are, with a comma between two."""
    return ", ".join(filter(None, parts))


# --- the regions ------------------------------------------------------------------------------


def pieces(number: int, noun: Noun) -> str:
    """So many of them."""
    if noun == "tile":
        words = ngettext("{n} tile", "{n} tiles", number)
    elif noun == "card":
        words = ngettext("{n} card", "{n} cards", number)
    else:
        words = ngettext("{n} piece", "{n} pieces", number)
    return words.format(n=number)


def hand(held: int, open_: int, noun: Noun, *, seen: bool) -> str:
    """The viewer's hand, of which so many may be chosen."""
    if not seen:
        return tr("Your hand is hidden")
    if not held:
        return tr("Your hand is empty")
    playable = ngettext("{n} playable", "{n} playable", open_).format(n=open_)
    return phrase(tr("Your hand"), pieces(held, noun), playable if open_ else "")


def trick(leader: str) -> str:
    """The trick that ``leader`` led; empty: nobody has."""
    if not leader:
        return tr("The trick, nothing played yet")
    return tr("The trick: {name} led").format(name=apart(leader))


def taken(number: int, of: int) -> str:
    """The tricks that were taken; ``of``: 0 where their number is not known."""
    if not number:
        return tr("Tricks taken, none yet")
    if not of:
        return tr("Tricks taken, {number}").format(number=number)
    return tr("Tricks taken, {number} of {of}").format(number=number, of=of)


# --- what lies there --------------------------------------------------------------------------


def piece(name: str, counts: str, mark: str, *, advised: bool, playable: bool) -> str:
    """A piece of the hand: what it counts, and how it is marked besides."""
    return phrase(
        name,
        tr("counts {n}").format(n=counts) if counts else "",
        mark,
        tr("advised") if advised else "",
        tr("playable") if playable else "",
    )


def middle(place: Place, caption: str, name: str, pile: str) -> str:
    """What lies at a place in the middle: the piece called ``name`` where it is seen, or how many
    there are on the ``pile``."""
    words = caption or tr(_PLACES[place])
    if name:
        return tr("{place}: {piece}").format(place=words, piece=name)
    return phrase(words, pile)


def drew(name: str, piece: str) -> str:
    """What somebody drew for the deal."""
    return tr("{name} drew the {piece}.").format(name=apart(name), piece=piece)


def left(name: str, pieces: Sequence[str]) -> str:
    """What somebody had left in hand."""
    text = tr("{name} had left: {pieces}.")
    return text.format(name=apart(name), pieces=listing(pieces))


def taken_trick(number: int, told: str, pieces: Sequence[str], taker: str) -> str:
    """A trick that was taken: what is told of it, its pieces in the order played, and who took
    it; without a name the dummy."""
    head = told or tr("Trick {number}").format(number=number)
    text = tr("{trick}: {pieces}.").format(trick=head, pieces=", ".join(pieces))
    took = tr("{name} took it.").format(name=apart(taker)) if taker else tr("The dummy took it.")
    return f"{text} {took}"


def gain(figure: str) -> str:
    """The chips that the trick on the table brings."""
    return tr("The trick brings {chips} in chips.").format(chips=figure)


def plate(values: PlateValues) -> str:
    """A player, as the plate tells."""
    tricks = values.taken
    if values.of:
        tricks = tr("{tricks} of {all}").format(tricks=values.tricks, all=values.of)
    points = ""
    if values.strokes is not None:
        marks, of = values.strokes
        points = ngettext("{n} mark of {of}", "{n} marks of {of}", marks).format(n=marks, of=of)
    elif values.score != "":
        number = int(str(values.score).replace(score.MINUS, "-"))
        points = tr("score {n}").format(n=score.aloud(number))
    chips, stains = values.chips, values.asterisks
    return phrase(
        values.name,
        values.partner or values.aside,
        tr("sits out") if values.out and not values.aside else "",
        pgettext("of a player", "deals") if values.dealer else "",
        values.pill,
        tr("tricks {figure}").format(figure=tricks) if tricks else "",
        tr("{n} needed").format(n=values.needed) if values.needed is not None else "",
        points,
        tr("in the hole") if values.in_hole else "",
        ngettext("{number} chip", "{number} chips", chips or 0).format(number=chips)
        if chips is not None
        else "",
        ngettext("{n} hickey", "{n} hickeys", stains).format(n=stains) if stains else "",
        values.turn or "",
    )


# --- what is said -----------------------------------------------------------------------------


def held(pieces: Sequence[str]) -> str:
    """The hand as it was dealt."""
    return tr("Your hand: {pieces}.").format(pieces=", ".join(pieces))


def scores(sides: Sequence[str], figures: Sequence[int]) -> str:
    """How the game stands."""
    told = [f"{apart(side)} {score.aloud(n)}" for side, n in zip(sides, figures, strict=True)]
    return tr("Score: {listed}.").format(listed=", ".join(told))


def nothing() -> str:
    """That there is nothing to be told of what was asked for."""
    return tr("Nothing yet.")


def slower() -> str:
    """That a trick can wait for its reader, said once to who has the table read out."""
    return tr(
        "Tricks can wait for you: in Preferences, on the page Table, a finished trick stays "
        "until you press a key."
    )
