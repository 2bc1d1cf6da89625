"""How games make a match, and what wins it, in words."""

from __future__ import annotations

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.rules.sections import figures, marks, minutes, point, told
from moon_desktop.games.shown.help import Section, Told
from moon_desktop.words.language import tr


def plays_for_marks(rules: MoonRules) -> bool:
    """Whether each game is paid for in marks of the match (M6.2, M6.3)."""
    return rules.match in ("marks", "timed")


def losers_pay(rules: MoonRules) -> bool:
    """Whether marks of the match can fall below zero (M6.2)."""
    return plays_for_marks(rules) and rules.game_marks == "losers-pay"


def hickeys_break_ties(rules: MoonRules) -> bool:
    """Whether hickeys may decide the match, counted or not (M6.3)."""
    return rules.match == "timed"


def several_games(rules: MoonRules) -> bool:
    """Whether the match can go on after its first game (M6.1–M6.3)."""
    match rules.match:
        case "single":
            return False
        case "best-of":
            return rules.match_length > 1
        case "marks":
            return rules.match_length > _least_won(rules)
        case _:
            return True


def _least_won(rules: MoonRules) -> int:
    """The fewest marks that the winner of a game gets (M6.2)."""
    return rules.table.sides - 1 if losers_pay(rules) else 1


def match_told(rules: MoonRules) -> Section:
    """The section on the match (M6)."""
    return Section("match", tr("The match"), tuple(_paragraphs(rules)))


def _paragraphs(rules: MoonRules) -> list[Told]:
    length = rules.match_length
    match rules.match:
        case "single":
            return [told(tr("The match is a single game: who wins it wins the match."), "M6.1")]
        case "best-of":
            if length == 1:
                text = tr("The match is the best of 1 game: who wins it wins the match.")
                return [told(text, "M6.1")]
            text = tr(
                "The match is the best of {games} games: it is won by whoever first has {needed} of"
                " them."
            ).format(games=figures(length), needed=figures(length // 2 + 1))
            return [told(text, "M6.1")]
        case "marks":
            text = tr("The match is won by whoever first has {marks}, as games are won.")
            return [*_paid(rules), told(text.format(marks=marks(length)), "M6.2")]
        case _:
            return [*_timed(rules), *_paid(rules), _ties()]


def _paid(rules: MoonRules) -> list[Told]:
    if not losers_pay(rules):
        text = tr("The winner of a game gets one mark of the match, and nobody pays for it.")
        return [told(text, "M6.2")]
    others = rules.table.sides - 1
    if rules.partners:
        text = tr("The side that lost a game owes the winners one mark of the match")
    else:
        text = tr("Each player who lost a game owes the winner one mark of the match")
    if rules.hickeys:
        text = tr(
            "{owed}, and one more for each hickey they have from that game. The winner’s own"
            " hickeys are forgotten."
        ).format(owed=text)
        more = tr("Without hickeys a win thus brings {gained}, and the losers are one down.")
        if not rules.partners:
            more = tr("Without hickeys a win thus brings {gained}, and each loser is one down.")
    else:
        text = tr("{owed}.").format(owed=text)
        more = tr("A win thus brings {gained}, and each loser is one down.")
        if rules.partners:
            more = tr("A win thus brings {gained}, and the losers are one down.")
    paid = told(f"{text} {more.format(gained=marks(others))}", "M6.2")
    text = tr(
        "All marks of the match together are always zero. Those below zero are written with a"
        " minus sign, without a circle."
    )
    if rules.scoring == "marks":
        text = tr(
            "All marks of the match together are always zero. Those below zero are written with a"
            " minus sign."
        )
    return [paid, told(text, "M5.8", "M6.2")]


def _timed(rules: MoonRules) -> list[Told]:
    text = tr(
        "The match is played against the clock, for {minutes}, and the most marks win it."
    ).format(minutes=minutes(rules.match_length))
    return [
        told(text, "M6.3"),
        point(
            tr("When the time is up, the hand on the table is still finished, and no other begun."),
            "M6.3",
        ),
        point(tr("A game that it does not win is left unfinished and brings nothing."), "M6.3"),
        point(tr("If no game has been won by then, play goes on until the first one is."), "M6.3"),
    ]


def _ties() -> Told:
    text = tr(
        "If several have the most marks, the one with the fewest hickeys wins, counted over the"
        " whole match, the unfinished game included. If that is equal too, the one who won most"
        " games; and if that is equal, the one of them who won a game last."
    )
    return told(text, "M6.3")
