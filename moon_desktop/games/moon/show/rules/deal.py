"""The tiles in play, who deals them, and what each player may see, in words."""

from __future__ import annotations

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.rules.match import several_games
from moon_desktop.games.moon.show.rules.sections import told
from moon_desktop.games.shown.help import Section, Told
from moon_desktop.words.language import tr


def deal_told(rules: MoonRules) -> Section:
    """The section on the tiles and the deal (M1)."""
    paragraphs = [_tiles(rules), _suits(rules)]
    if rules.partners:
        text = tr(
            "Those who face each other are partners, and the two are one side. Whatever tricks"
            " and scores are spoken of below, those of two partners are counted together."
        )
        paragraphs.append(told(text, "M1.2", "M5.4"))
    if rules.aggie_dice:
        text = tr(
            "Before each deal two dice are rolled, the Aggie dice, and they stay where all can"
            " see them."
        )
        paragraphs.append(told(text, "M3.9"))
    paragraphs += [_shares(rules), _first_dealer(), _next_dealer(rules), _sight(rules)]
    return Section("deal", tr("The tiles and the deal"), tuple(paragraphs))


def _tiles(rules: MoonRules) -> Told:
    number = len(rules.tiles)
    if rules.seats == 4:
        text = tr("Moon is played here with all {number} tiles of a double-six set.")
        return told(text.format(number=number), "M1.2")
    if rules.double_blank:
        text = tr(
            "Moon is played here with {number} tiles of a double-six set: the seven doubles, from"
            " 6-6 down to 0-0, and the fifteen other tiles that show no blank."
        )
    else:
        text = tr(
            "Moon is played here with {number} tiles of a double-six set, those that show no"
            " blank: six doubles, from 6-6 down to 1-1, and fifteen others."
        )
    return told(text.format(number=number), "M1.1")


def _suits(rules: MoonRules) -> Told:
    text = tr(
        "Each number is a suit, and a tile of two numbers belongs to both: the 6-4 is a six and a"
        " four. In its suit the double is the highest tile, and the others follow by the number"
        " at their other end."
    )
    if rules.seats == 4:
        more = tr("The blanks are a suit of seven tiles, like every other number.")
        return told(f"{text} {more}", "M1.2", "M4.3", "M4.4")
    if rules.double_blank:
        more = tr("The 0-0 is alone in its suit.")
        return told(f"{text} {more}", "M1.1", "M4.3", "M4.4")
    return told(text, "M4.3", "M4.4")


def _shares(rules: MoonRules) -> Told:
    if rules.has_widow:
        text = tr(
            "Each player gets seven tiles. The one tile left over, the widow, lies face down in"
            " the middle."
        )
        return told(text, "M1.1")
    text = tr("Each player gets seven tiles, and none is left over.")
    return told(text, "M1.1" if rules.seats == 3 else "M1.2")


def _first_dealer() -> Told:
    text = tr(
        "At the beginning of the match every player draws a tile. The one with the most pips, both"
        " ends together, makes its owner the first dealer. Players who share the most draw again,"
        " from the tiles not drawn yet, until one is ahead."
    )
    return told(text, "M1.3")


def _next_dealer(rules: MoonRules) -> Told:
    if rules.all_pass == "redeal":
        text = tr(
            "After every hand the deal passes to the left, also after one that everybody passed."
        )
    else:
        text = tr("After every hand the deal passes to the left.")
    if several_games(rules):
        if rules.partners:
            more = tr("A new game changes nothing in that.")
        else:
            more = tr("Only a new game begins with its own dealer: the winner of the last one.")
        text = f"{text} {more}"
    return told(text, "M1.4")


def _sight(rules: MoonRules) -> Told:
    if rules.partners:
        text = tr(
            "You see your own tiles and all that has been played, and no other tile; your partner’s"
            " are as hidden as anybody’s."
        )
    else:
        text = tr("You see your own tiles and all that has been played, and no other tile.")
    if rules.has_widow:
        more = tr(
            "Only whoever wins the bidding sees the widow, and knows which tile was laid away for"
            " it."
        )
        text = f"{text} {more}"
    return told(text, "M1.5")
