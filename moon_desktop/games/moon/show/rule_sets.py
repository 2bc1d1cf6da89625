"""House rules summed up in one line, and the presets compared in a table."""

from __future__ import annotations

from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.show.house_rules import choice_label, preset_name, rule_name
from moon_desktop.games.moon.show.rules_form import without_meaning
from moon_desktop.games.shown.rules import Column, PresetTable, Row
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import either, printable

_LONGEST_NUMBER = 12


def rules_line(rules: MoonRules) -> str:
    """``22 tiles, widow before trump, bids from 4, shoot over or under, to 21``.

    Rules that differ in anything that has a meaning have different lines.
    """
    parts = (
        *_table(rules),
        *_bidding(rules),
        *_shoots(rules),
        *_trump(rules),
        *_play(rules),
        *_scoring(rules),
        *_match(rules),
    )
    return ", ".join(parts)


def rules_sentence(rules: MoonRules) -> str:
    """The same as a sentence of its own: ``22 tiles, widow before trump, … to 21.``"""
    line = rules_line(rules)
    return tr("{line}.").format(line=line[:1].upper() + line[1:])


def _table(rules: MoonRules) -> list[str]:
    if rules.seats == 4:
        sides = (
            tr("four seats, two against two") if rules.partners else tr("four seats, each alone")
        )
        return [sides]
    if not rules.has_widow:
        return [tr("21 tiles, no widow")]
    before = rules.widow_timing == "before-trump"
    return [tr("22 tiles"), tr("widow before trump") if before else tr("trump before widow")]


def _bidding(rules: MoonRules) -> list[str]:
    parts = [tr("bids from {lowest}").format(lowest=rules.minimum_bid)]
    if rules.all_pass == "force-dealer":
        parts.append(tr("the dealer must bid after passes"))
    return parts


def _shoots(rules: MoonRules) -> list[str]:
    kinds = [word for on, word in ((rules.over, tr("over")), (rules.under, tr("under"))) if on]
    if not kinds:
        return [tr("no shoot")]
    sentence = (
        tr("shoot {kinds} only after a 7") if rules.shoot_after_seven else tr("shoot {kinds}")
    )
    parts = [sentence.format(kinds=either(kinds))]
    if rules.shoot_tops > 1:
        parts.append(tr("up to double") if rules.shoot_tops == 2 else tr("up to triple"))
    return parts


def _trump(rules: MoonRules) -> list[str]:
    if rules.aggie_dice:
        return [tr("Aggie dice")]
    match rules.follow_me:
        case "blanks" if rules.double_blank:
            return [tr("follow me by blanks")]
        case "blanks" | "off":
            return [tr("no follow me")]
        case _:
            return [tr("follow me with ends named")] if rules.named_lead else []


def _play(rules: MoonRules) -> list[str]:
    told = (
        (rules.first_lead_trump, tr("trump led first")),
        (rules.stop_when_set, tr("stops when set")),
        (rules.renege == "forfeit", tr("a renege loses the hand")),
    )
    return [words for on, words in told if on]


def _scoring(rules: MoonRules) -> list[str]:
    target = _number(rules.target)
    if rules.scoring == "marks":
        parts = [tr("a mark a hand, to {target}").format(target=target)]
    elif rules.overtricks:
        parts = [tr("overtricks count, to {target}").format(target=target)]
    else:
        parts = [tr("to {target}").format(target=target)]
    if rules.hickeys and rules.match in ("single", "best-of"):
        parts.append(tr("hickeys shown"))
    return parts


def _match(rules: MoonRules) -> list[str]:
    length = _number(rules.match_length)
    one = rules.match_length == 1
    match rules.match:
        case "single":
            return []
        case "best-of":
            return [tr("best of {length}").format(length=length)]
        case "marks":
            sentence = tr("match to 1 mark") if one else tr("match to {length} marks")
        case _:
            sentence = tr("match of 1 minute") if one else tr("match of {length} minutes")
    told = sentence.format(length=length)
    if rules.hickeys:
        told = tr("{match} with hickeys").format(match=told)
    return [told, tr("one mark a game")] if rules.game_marks == "winner-only" else [told]


def _number(number: int) -> str:
    """A number of any length, which a file can hold, as it may stand in a line."""
    return printable(str(number), _LONGEST_NUMBER)


NO_MEANING = "–"
"""In place of a value that the other rules leave without meaning."""

_LONGEST_CHOICE = 24


def preset_table(in_play: MoonRules | None) -> PresetTable:
    """The presets compared, with ``in_play`` as the first column if it is none of them.

    A rule has no row if it is the same in all columns, or on in none of them.
    """
    sets = list(PRESETS.values())
    columns = [
        Column(preset_name(key), key, in_play is not None and same_game(rules, in_play))
        for key, rules in PRESETS.items()
    ]
    if in_play is not None and not any(column.in_play for column in columns):
        sets.insert(0, in_play)
        columns.insert(0, Column(tr("This match"), None, True))
    rows = [
        Row(key, rule_name(key), tuple(cell(rules, key) for rules in sets))
        for key in CHOICES
        if _tells_apart(key, sets)
    ]
    return PresetTable(tuple(columns), tuple(rows))


def _tells_apart(key: str, sets: list[MoonRules]) -> bool:
    values = {value(rules, key) for rules in sets}
    # Not switched on is the same as not there.
    return len(values) > 1 and values != {None, False}


def value(rules: MoonRules, key: str) -> object:
    """What ``rules`` say at ``key``; None where it has no meaning (M8)."""
    values = rules.to_record()
    return values[key] if without_meaning(key, values) is None else None


def cell(rules: MoonRules, key: str) -> str:
    """The value of house rule ``key`` in words, or a dash where it has no meaning (M8)."""
    found = value(rules, key)
    if found is None:
        return NO_MEANING
    return printable(choice_label(key, found), _LONGEST_CHOICE)


def same_game(one: MoonRules, other: MoonRules) -> bool:
    """Whether both are one game, whatever stands at keys without meaning (M8)."""
    return all(value(one, key) == value(other, key) for key in CHOICES)
