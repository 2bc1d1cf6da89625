"""The rules in force in the program's own words: of what is on, and of nothing else."""

from __future__ import annotations

from moon_desktop.games.moon.contract import SHOOT_STAKE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.rules.auction import auction_told, can_shoot
from moon_desktop.games.moon.show.rules.deal import deal_told
from moon_desktop.games.moon.show.rules.match import match_told
from moon_desktop.games.moon.show.rules.play import play_told
from moon_desktop.games.moon.show.rules.score import score_told
from moon_desktop.games.moon.show.rules.sections import points, score, told
from moon_desktop.games.moon.show.rules.trump import trump_told, widow_told
from moon_desktop.games.shown.help import Section, Told
from moon_desktop.words.language import tr


def rules_told(rules: MoonRules) -> tuple[Section, ...]:
    """The rules a match is played by, from the deal to the match, section by section.

    What ``rules`` switch off or give no meaning to is not spoken of.
    """
    return (
        _in_short(rules),
        deal_told(rules),
        auction_told(rules),
        *((widow_told(rules),) if rules.has_widow else ()),
        trump_told(rules),
        play_told(rules),
        score_told(rules),
        match_told(rules),
    )


def _in_short(rules: MoonRules) -> Section:
    paragraphs = (_table(rules), _hand(rules), _trick(), _stakes(rules))
    return Section("short", tr("In short"), paragraphs)


def _table(rules: MoonRules) -> Told:
    if rules.partners:
        text = tr("Moon is a game of tricks, played with dominoes by four, two against two.")
        return told(text, "M1.2")
    if rules.seats == 4:
        text = tr("Moon is a game of tricks, played with dominoes by four, each alone.")
        return told(text, "M1.2")
    text = tr("Moon is a game of tricks, played with dominoes by three, each alone.")
    return told(text, "M1.1")


def _hand(rules: MoonRules) -> Told:
    text = tr(
        "Everybody gets seven tiles. Going once round the table, each player says how many of the"
        " seven tricks they will take, or passes."
    )
    if not rules.has_widow:
        more = tr("The highest bidder names the trump, the suit that beats all others, and leads.")
        return told(f"{text} {more}", "M2.1", "M3.3", "M4.1")
    if rules.widow_timing == "before-trump":
        more = tr(
            "The highest bidder takes up the tile that was left over, lays one away, names the"
            " trump, the suit that beats all others, and leads."
        )
    else:
        more = tr(
            "The highest bidder names the trump, the suit that beats all others, then takes up the"
            " tile that was left over, lays one away, and leads."
        )
    return told(f"{text} {more}", "M2.1", "M3.1", "M3.2", "M4.1")


def _trick() -> Told:
    text = tr(
        "A tile that is led asks for a suit. Who has a tile of that suit must play one; who has"
        " none may play anything. The highest trump takes the trick, or, with no trump in it, the"
        " highest tile of the suit asked for, and whoever takes a trick leads to the next."
    )
    return told(text, "M4.1", "M4.3", "M4.4")


def _stakes(rules: MoonRules) -> Told:
    if rules.scoring == "marks":
        text = tr("Who keeps the bid gains a mark; if it is missed, each of the others does.")
        if rules.partners:
            text = tr("Who keeps the bid gains a mark; if it is missed, the other side does.")
    elif rules.overtricks:
        text = tr(
            "Who keeps the bid scores the tricks taken; who misses it loses what was bid. The"
            " others score a point for each of their tricks."
        )
    else:
        text = tr(
            "Who keeps the bid scores what was bid; who misses it loses as much. The others score a"
            " point for each of their tricks."
        )
    more = tr("The first to reach {target} wins the game.")
    text = f"{text} {more.format(target=score(rules, rules.target))}"
    if rules.scoring == "points" and can_shoot(rules):
        more = tr("The boldest bid, to shoot the moon, wins or loses {points} in a single hand.")
        text = f"{text} {more.format(points=points(SHOOT_STAKE))}"
    return told(text, "M5.1" if rules.scoring == "points" else "M5.5", "M5.6")
