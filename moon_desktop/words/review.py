"""The labels of the review: its keys, headings, columns and the marks of mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from moon_desktop.words import names, score
from moon_desktop.words.language import tr

if TYPE_CHECKING:
    from moon_desktop.games.shown.review import Fortune, MatchFortune


def title() -> str:
    return tr("Review")


def this_hand() -> str:
    return tr("This hand")


def the_match() -> str:
    return tr("The match")


def hand_of(number: int, hands: int) -> str:
    """The heading, of the ``number``th of so many finished hands."""
    return tr("Hand {number} of {hands}").format(number=number, hands=hands)


# --- keys -----------------------------------------------------------------------------------


def key(name: str) -> str:
    """A key under the table."""
    return {
        "play-on": tr("&Play on from here"),
        "retry": tr("&Retry the deal"),
        "close": tr("C&lose"),
    }[name]


def tip(name: str) -> str:
    """What a key does, on pointing at it."""
    return {
        "first": tr("The first choice (Home)"),
        "previous": tr("The choice before (Left)"),
        "next": tr("The next choice (Right)"),
        "last": tr("The last choice (End)"),
        "earlier": tr("The hand before (Page up)"),
        "later": tr("The next hand (Page down)"),
        "retry": tr("Play these tiles once more, from the bidding on; your match waits"),
    }[name]


def play_on_tip(name: str) -> str:
    """What happens on playing on: who makes the choice anew."""
    if nameless(name):
        return tr("Choose anew, and play the hand out against the computer; your match waits")
    told = tr("Choose for {name}, and play the hand out against the computer; your match waits")
    return told.format(name=names.apart(name))


def aloud(name: str) -> str:
    """A key that shows only a sign."""
    return {
        "first": tr("First choice"),
        "previous": tr("Choice before"),
        "next": tr("Next choice"),
        "last": tr("Last choice"),
        "earlier": tr("Hand before"),
        "later": tr("Next hand"),
    }[name]


def count(number: int, steps: int) -> str:
    """Which choice is shown."""
    return tr("Choice {number} of {steps}").format(number=number, steps=steps)


# --- the choices ----------------------------------------------------------------------------


def size(number: int) -> str:
    """A mistake by its size, 1 to 3."""
    return (tr("small mistake"), tr("mistake"), tr("large mistake"))[number - 1]


def grid() -> str:
    return tr("The choices of the hand")


# --- what they were worth -------------------------------------------------------------------


def nameless(name: str) -> bool:
    """Whether ``name`` is what somebody is called who gave none: such a person is addressed."""
    return name == names.you()


def knew(name: str) -> str:
    """Over the figures that a player could have known."""
    if nameless(name):
        return tr("What you knew")
    return tr("What {name} knew").format(name=names.apart(name))


def seen() -> str:
    return tr("All tiles seen")


def column(name: str) -> str:
    return {
        "made": tr("Made"),
        "points": tr("Points"),
        "win": tr("Game"),
        "tricks": tr("Tricks"),
    }[name]


def column_tip(name: str) -> str:
    """What a column counts."""
    return {
        "made": tr("How often the contract is made, in the deals that fit what was known"),
        "points": tr("The points to be expected of the hand"),
        "marks": tr("The marks to be expected of the hand"),
        "win": tr("How often the game is won in the end"),
        "tricks": tr("The tricks of the bidder when all play perfectly from here on"),
        "under": tr("Whether the bidder can still take no trick"),
    }[name]


def percent(share: float | None) -> str:
    """A share of 0 to 1: ``83%``; a dash where there is none."""
    if share is None:
        return "–"
    return f"{round(100 * share)}%"


def points(number: float, places: int = 1) -> str:
    """Points, which may be fractions: ``+1.4``, ``−0.3``."""
    rounded = round(number, places)
    if rounded == 0:
        return f"{0:.{places}f}"
    sign = "+" if rounded > 0 else score.MINUS
    return f"{sign}{abs(rounded):.{places}f}"


def tricks(value: int, *, under: bool) -> str:
    """What a choice comes to with all tiles seen; under a shoot under, whether it is made."""
    if under:
        return tr("none") if value == 0 else tr("some")
    return str(value)


def no_value() -> str:
    """A choice that has none with all tiles seen."""
    return "–"


def weighing() -> str:
    """In place of figures that are still to come."""
    return tr("being weighed…")


def deals(number: int, *, every: bool) -> str:
    """How many deals the figures come from."""
    if every:
        return tr("All {n} deals that fit").format(n=thousands(number))
    return tr("{n} deals that fit").format(n=thousands(number))


def thousands(number: int) -> str:
    """A large number in groups of three figures."""
    return f"{number:,}"


# --- the graph ------------------------------------------------------------------------------


def chance_of(name: str, bid: str) -> str:
    """The heading of the graph."""
    told = tr("{name}’s chance to make {bid}") if bid.isdigit() else tr("{name}’s chance: {bid}")
    if nameless(name):
        told = tr("Your chance to make {bid}") if bid.isdigit() else tr("Your chance: {bid}")
    return told.format(name=names.apart(name), bid=names.bid(bid).lower())


def no_chance() -> str:
    """In its place, where all passed."""
    return tr("All passed: nothing was played.")


def seen_band() -> str:
    return tr("all tiles seen")


def makes(yes: bool) -> str:
    """What the band under the graph says of a moment."""
    return tr("can be made") if yes else tr("cannot be made")


# --- the match ------------------------------------------------------------------------------


def fortune_column(name: str) -> str:
    return {
        "gained": tr("In all"),
        "luck": tr("Luck"),
        "own": tr("Own play"),
        "others": tr("Others’ play"),
    }[name]


def hundredths(games: float) -> str:
    """Part of a game, in hundredths: ``+67``, ``−8``, ``0``."""
    return score.signed(round(100 * games))


def fortune_explained() -> str:
    """How to read the table of luck and play."""
    return tr(
        "All figures are hundredths of a game won: who begins with one chance in three and wins "
        "has gained 67. Own play is what a player’s marked mistakes cost, by what that player "
        "could know; others’ play is what the others’ mistakes brought. Luck is the rest: the "
        "tiles, and what nobody could know."
    )


def mistakes(fortune: Fortune) -> str:
    """How many mistakes of which size: ``2 small, 1 large``."""
    small, medium, large = fortune.mistakes
    parts = []
    if small:
        parts.append(tr("{n} small").format(n=small))
    if medium:
        parts.append(tr("{n} medium").format(n=medium))
    if large:
        parts.append(tr("{n} large").format(n=large))
    return ", ".join(parts) or tr("none")


def fortune(found: Fortune, name: str) -> str:
    """What became of a player, for a voice."""
    told_ = tr(
        "{name}: {gained} in all. Luck {luck}, own play {own}, others’ play {others}; "
        "mistakes: {mistakes}."
    )
    return told_.format(
        name=names.apart(name),
        gained=hundredths(found.gained),
        luck=hundredths(found.luck),
        own=hundredths(found.own),
        others=hundredths(found.others),
        mistakes=mistakes(found),
    )


def fortunes(match: MatchFortune, seats: Sequence[str]) -> str:
    """The whole table, a line a player."""
    return "\n".join(fortune(found, name) for found, name in zip(match.seats, seats, strict=True))


def progress(done: int, steps: int) -> str:
    """How far the hands of the match are weighed."""
    return tr("{done} of {steps} choices weighed").format(done=done, steps=steps)


def looking() -> str:
    """Before anything of a hand can be shown."""
    return tr("Looking into the hand…")


def failed() -> str:
    """Something went wrong while choices were weighed."""
    return tr("The other choices could not be weighed.")


def hands_weighed(hands: int) -> str:
    """What the table of luck and play counts."""
    if hands == 1:
        return tr("Of the one hand weighed so far.")
    return tr("Of the {n} hands weighed so far.").format(n=hands)


def whole_match(hands: int) -> str:
    if hands == 1:
        return tr("Of the one finished hand.")
    return tr("Of all {n} finished hands.").format(n=hands)
