"""The review told in sentences: what was chosen, how good it was, and what was better."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Choice, Exchange, NameTrump
from moon_desktop.games.moon_auction import needed
from moon_desktop.games.moon_phases import Playing
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.players.luck import Fortune, MatchFortune
from moon_desktop.players.review import HandReview, Size, Step
from moon_desktop.wording import hand_account, names, review
from moon_desktop.wording.tongue import tr


def choice(chosen: Choice, *, blanks_are_follow_me: bool = False) -> str:
    """A choice as the head of a row: ``Shoot over``, ``Six-four``, ``Follow me`` (M3.8)."""
    match chosen:
        case Bid(_, bid):
            return names.bid(bid)
        case Exchange(_, tile):
            return _capital(names.tile(tile))
        case NameTrump(_, trump):
            meant = "none" if trump == "0" and blanks_are_follow_me else trump
            return names.trump(meant)
        case _ if chosen.suit is not None:
            told = tr("{tile} as {suit}")
            words = told.format(tile=names.tile(chosen.tile), suit=names.suit(int(chosen.suit)))
            return _capital(words)
        case _:
            return _capital(names.tile(chosen.tile))


def _in_sentence(chosen: Choice, rules: MoonRules) -> str:
    """The same within a sentence: ``a bid of 6``, ``the six-four``, ``follow me``."""
    match chosen:
        case Bid(_, bid) if bid.isdigit():
            return tr("a bid of {bid}").format(bid=bid)
        case Bid(_, bid):
            return tr("a {bid}").format(bid=names.bid(bid).lower())
        case NameTrump(_, trump):
            return names.trump(rules.meant(trump)).lower()
        case _:
            return tr("the {tile}").format(tile=choice(chosen).lower())


def done(step: Step, seats: Sequence[str]) -> str:
    """What was chosen, without a full stop: ``Ada led the six-four``."""
    name = names.apart(seats[step.seat])
    match step.choice:
        case Bid(_, bid):
            if bid == "pass":
                return tr("{name} passed").format(name=name)
            told = tr("{name} bid {bid}").format(name=name, bid=names.bid(bid))
            return told if bid.isdigit() else f"{name}: {names.bid(bid).lower()}"
        case Exchange(_, tile):
            return tr("{name} laid away the {tile}").format(name=name, tile=names.tile(tile))
        case NameTrump(_, trump):
            meant = step.before.rules.meant(trump)
            return tr("{name} named {trump}").format(name=name, trump=names.trump(meant).lower())
        case play:
            phase = step.before.phase
            leads = isinstance(phase, Playing) and not phase.tricks.plays
            return hand_account.play(play, seats, leads=leads)


def verdict(step: Step, seats: Sequence[str]) -> str:
    """How good it was by what the seat could know; empty as long as it is not weighed."""
    if step.knew is None:
        return ""
    if step.choice == step.knew.best:
        name = seats[step.seat]
        if review.nameless(name):
            return tr("Nothing was better, by what you could know.")
        told_ = tr("Nothing was better, by what {name} could know.")
        return told_.format(name=names.apart(name))
    better = _in_sentence(step.knew.best, step.before.rules)
    if step.size is Size.NONE:
        return tr("As good as {better}, as far as can be told.").format(better=better)
    games = max(1, round(100 * step.win_lost))
    told_ = tr("A {mistake}: {better} would have won {games} more games in 100.")
    if games == 1:
        told_ = tr("A {mistake}: {better} would have won 1 more game in 100.")
    return told_.format(mistake=review.size(step.size), better=better, games=games)


def looking_back(step: Step) -> str:
    """How good it was with all tiles seen; empty where that says nothing."""
    if isinstance(step.choice, Bid):
        return _bid_seen(step, step.choice)
    lost = step.tricks_lost
    if lost is None:
        return ""
    if lost == 0:
        return tr("With all tiles seen, it cost nothing.")
    if step.under:
        return tr("With all tiles seen, it decided the hand.")
    if lost == 1:
        return tr("With all tiles seen, it cost a trick.")
    return tr("With all tiles seen, it cost {n} tricks.").format(n=lost)


def _bid_seen(step: Step, bid: Bid) -> str:
    if bid not in step.seen:
        return ""
    value = step.seen[bid]
    if bid.bid == "under":
        if value == 0:
            return tr("With all tiles seen, it can be made.")
        return tr("With all tiles seen, it cannot be made.")
    if value >= needed(bid.bid):
        return tr("With all tiles seen, there are {n} tricks: it can be made.").format(n=value)
    if value == 1:
        return tr("With all tiles seen, there is 1 trick: it cannot be made.")
    return tr("With all tiles seen, there are {n} tricks: it cannot be made.").format(n=value)


def worths(step: Step, choices: Sequence[Choice], seats: Sequence[str]) -> str:
    """What every choice was worth, a line each, for a voice."""
    lines = [f"{review.knew(seats[step.seat])}; {review.seen().lower()}."]
    follow = step.before.rules.blanks_are_follow_me
    for one in choices:
        parts = []
        if step.knew is not None:
            worth = step.knew.of(one)
            if worth.made is not None:
                parts.append(f"{review.column('made')} {review.percent(worth.made)}")
            points = review.points(worth.points[step.seat])
            parts.append(f"{review.column('points')} {points}")
            parts.append(f"{review.column('win')} {review.percent(worth.win)}")
        if one in step.seen:
            under = one.bid == "under" if isinstance(one, Bid) else step.under
            value = review.tricks(step.seen[one], under=under)
            parts.append(f"{review.column('tricks')} {value}")
        lines.append(f"{choice(one, blanks_are_follow_me=follow)}: {', '.join(parts)}.")
    return "\n".join(lines)


def told(step: Step, seats: Sequence[str]) -> str:
    """All of it in a line, for a voice."""
    sentences = (f"{done(step, seats)}.", verdict(step, seats), looking_back(step))
    return " ".join(sentence for sentence in sentences if sentence)


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
        gained=review.hundredths(found.gained),
        luck=review.hundredths(found.luck),
        own=review.hundredths(found.own),
        others=review.hundredths(found.others),
        mistakes=mistakes(found),
    )


def fortunes(match: MatchFortune, seats: Sequence[str]) -> str:
    """The whole table, a line a player."""
    return "\n".join(fortune(found, name) for found, name in zip(match.seats, seats, strict=True))


def graph(hand: HandReview, seats: Sequence[str]) -> str:
    """The graph in words: where the chance stood at first, lowest, highest and last."""
    account = hand.account
    if account.bidder is None or account.bid is None:
        return review.no_chance()
    known = [chance.known for chance in hand.chances() if chance is not None]
    figures = [share for share in known if share is not None]
    heading = review.chance_of(seats[account.bidder], account.bid)
    if not figures:
        return heading
    return tr("{heading}: {first} at first, lowest {low}, highest {high}.").format(
        heading=heading,
        first=review.percent(figures[0]),
        low=review.percent(min(figures)),
        high=review.percent(max(figures)),
    )


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
