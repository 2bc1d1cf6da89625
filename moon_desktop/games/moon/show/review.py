"""The review told in sentences: what was chosen, how good it was, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.contract import needed
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.phases import Playing
from moon_desktop.games.moon.players.review import chances, tricks_lost, under
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import account as hand_account
from moon_desktop.games.moon.show.review_scene import scene_of
from moon_desktop.games.plain import review as plain
from moon_desktop.games.shown.review import Cell, Column, Graph, Hand, Moment, Worths
from moon_desktop.players.review import HandReview, Size, Step
from moon_desktop.words import names, review, score
from moon_desktop.words.language import tr


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
            words = told.format(tile=names.tile(chosen.piece), suit=names.suit(int(chosen.suit)))
            return _capital(words)
        case _:
            return _capital(names.tile(chosen.piece))


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
    lost = tricks_lost(step)
    if lost is None:
        return ""
    if lost == 0:
        return tr("With all tiles seen, it cost nothing.")
    if under(step):
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


def told(step: Step, seats: Sequence[str]) -> str:
    """All of it in a line, for a voice."""
    sentences = (f"{done(step, seats)}.", verdict(step, seats), looking_back(step))
    return " ".join(sentence for sentence in sentences if sentence)


def hand(found: HandReview, seats: Sequence[str]) -> Hand:
    """All of the hand but its moments; ``seats``: the names, fit to be shown."""
    account = found.account
    contract, outcome = hand_account.contract(account, seats), hand_account.outcome(account.result)
    return Hand(
        number=found.number,
        names=tuple(seats),
        heading=f"{contract}: {outcome}" if outcome else contract,
        cells=tuple(_cell(found, step, seats) for step in found.steps),
        weighed=sum(step.knew is not None for step in found.steps),
        graph=_graph(found, seats),
        account=account,
    )


def moment(found: HandReview, number: int, names: Sequence[str]) -> Moment:
    """Choice ``number`` of the hand, from 0."""
    step = found.steps[number]
    return Moment(
        scene_of(found, number), done(step, names), told(step, names), _worths(step, names)
    )


def _cell(found: HandReview, step: Step, seats: Sequence[str]) -> Cell:
    cell = plain.cell(found, step, told(step, seats))
    match step.choice:
        case Bid(_, "pass"):
            return cell._replace(row=tr("Bid"), text=names.bid("pass").lower(), faint=True)
        case Bid(_, bid):
            return cell._replace(row=tr("Bid"), text=score.bid(bid))
        case Exchange(_, tile):
            return cell._replace(row=tr("Out"), piece=tile)
        case NameTrump(_, trump):
            meant = step.before.rules.meant(trump)
            return cell._replace(row=tr("Trump"), text=names.trump(meant))
        case _:
            return cell


def _graph(found: HandReview, seats: Sequence[str]) -> Graph:
    """The chance of the contract, and in words where it stood at first, lowest and highest."""
    account = found.account
    at = chances(found)
    band = (review.makes(True), review.makes(False))
    if account.bidder is None or account.bid is None:
        return Graph(review.no_chance(), at, (), band, review.no_chance())
    plays = [
        number for number, step in enumerate(found.steps) if isinstance(step.before.phase, Playing)
    ]
    begins = tuple(plays[:: found.rules.seats])
    heading = aloud = review.chance_of(seats[account.bidder], account.bid)
    known = [chance.known for chance in at if chance is not None]
    figures = [share for share in known if share is not None]
    if figures:
        aloud = tr("{heading}: {first} at first, lowest {low}, highest {high}.").format(
            heading=heading,
            first=review.percent(figures[0]),
            low=review.percent(min(figures)),
            high=review.percent(max(figures)),
        )
    return Graph(heading, at, begins, band, aloud)


def _worths(step: Step, seats: Sequence[str]) -> Worths:
    """What every choice was worth."""
    rules = step.before.rules
    points = "marks" if rules.scoring == "marks" else "points"
    known = (("made", "made"), ("points", points), ("win", "win"))

    def seen(one: Choice) -> str:
        none_wanted = one.bid == "under" if isinstance(one, Bid) else under(step)
        return review.tricks(step.seen[one], under=none_wanted)

    return plain.worths(
        step,
        seats,
        partial(choice, blanks_are_follow_me=rules.blanks_are_follow_me),
        {column: review.column_tip(tip) for column, tip in known},
        review.seen(),
        Column(review.column("tricks"), review.column_tip("under" if under(step) else "tricks")),
        seen,
    )


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
