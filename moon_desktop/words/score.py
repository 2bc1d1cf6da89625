"""What the score sheet says: its words, its figures, and its rows told in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.words import names
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable

MINUS: Final = "−"


def figure(number: int) -> str:
    """A total: ``7``, ``−4`` with the true minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A gain or loss: ``+5``, ``−6``, ``0``."""
    return f"+{number}" if number > 0 else figure(number)


def aloud(number: int) -> str:
    """A total for a voice, which may leave out signs: ``minus 4``."""
    return tr("minus {n}").format(n=-number) if number < 0 else str(number)


def signed_aloud(number: int) -> str:
    """A gain or loss for a voice: ``plus 5``."""
    return tr("plus {n}").format(n=number) if number > 0 else aloud(number)


def title() -> str:
    return tr("Score")


def sheet() -> str:
    return tr("Score sheet")


def hand_column() -> str:
    return tr("Hand")


def side(members: Sequence[str]) -> str:
    """A side by the names of its seats: ``You & Bea``."""
    return tr(" & ").join(members)


def joined(place: int) -> str:
    """What stands before the name at ``place`` of its side, one name a line."""
    return tr("& ") if place else ""


def won(name: str) -> str:
    return tr("{name} won").format(name=name)


def won_match(name: str) -> str:
    return tr("{name} won the match").format(name=name)


def game(number: int) -> str:
    return tr("Game {game}").format(game=number)


def game_over() -> str:
    return tr("Game over")


def hand(number: int) -> str:
    return tr("Hand {hand}").format(hand=number)


def bid(word: str) -> str:
    """A bid as it is written down behind a name: ``5``, ``over``."""
    short = {"over": "over", "under": "under", "double": "double", "triple": "triple"}
    return tr(short[word]) if word in short else word


def contract(bid: str | None, trump: str | None) -> str:
    """What a hand is played at, for under the bid; empty while it is not settled."""
    if bid == "under":
        return tr("Doubles low")
    return "" if trump is None else names.trump(trump)


def in_play() -> str:
    return tr("in play")


def match_totals(kind: str) -> str:
    """What the totals of a match count: marks, or games won."""
    return tr("Games") if kind == "best-of" else tr("Marks")


def match_goal(kind: str, length: int) -> str:
    """When the match ends, in a word or two."""
    if kind == "best-of":
        return tr("best of {length}").format(length=length)
    if kind == "marks":
        return tr("match to {length}").format(length=length)
    return tr("match")


def times(count: int) -> str:
    """So many of the sign before it: ``×4``."""
    return f"×{count}"


def game_won(number: int, name: str) -> str:
    return tr("Game {game}. {name} won.").format(game=number, name=name)


def marks_told(sides: Sequence[str], marks: Sequence[int], *, voice: bool) -> str:
    """The marks of a game, a side."""
    say = signed_aloud if voice else signed
    listed = [f"{name} {say(mark)}" for name, mark in zip(sides, marks, strict=True)]
    return tr("Marks: {listed}.").format(listed=names.listing(listed))


def total_made_up(kind: str, name: str, by_game: Sequence[tuple[int, int]], *, voice: bool) -> str:
    """How a side's total of the match came about; ``by_game``: a game's number and its marks."""
    if not by_game:
        return tr("{name}: no game has been won yet.").format(name=name)
    total = sum(mark for _, mark in by_game)
    if kind == "best-of":
        won = [str(number) for number, mark in by_game if mark]
        if not won:
            return tr("{name}: no game won yet.").format(name=name)
        said = tr("{name}: won game {list}.") if len(won) == 1 else tr("{name}: won games {list}.")
        return said.format(name=name, list=names.listing(won))
    say = signed_aloud if voice else signed
    listed = [
        tr("{mark} in game {number}").format(mark=say(mark), number=number)
        for number, mark in by_game
    ]
    return tr("{name}: {listed}; together {total}.").format(
        name=name, listed=names.listing(listed), total=say(total)
    )


def pieces() -> str:
    """What a game is played with, where it has no other word for it."""
    return tr("cards")


def helped(pieces: str) -> str:
    """What the turn-back arrow by a hand means."""
    return tr(
        "Something was taken back in this hand, or a hint or {pieces} shown: it does not count in"
        " the statistics of strength."
    ).format(pieces=pieces)


def click_to_open(pieces: str) -> str:
    """At a hand that is finished."""
    return tr("Click to see its {pieces}.").format(pieces=pieces)


def still_in_play(number: int, pieces: str) -> str:
    """At a hand that is not finished: nothing of it is shown yet."""
    told = tr("Hand {hand} is still in play: its {pieces} are shown when it is over.")
    return told.format(hand=number, pieces=pieces)


def totals_told(kind: str, sides: Sequence[str], totals: Sequence[int]) -> str:
    """The match so far, for a voice."""
    say = aloud if kind == "best-of" else signed_aloud
    listed = [f"{name} {say(total)}" for name, total in zip(sides, totals, strict=True)]
    return f"{match_totals(kind)}: {names.listing(listed)}."


def scores_told(sides: Sequence[str], scores: Sequence[int]) -> str:
    """The scores of the game in play, for a voice."""
    listed = [f"{name} {aloud(score)}" for name, score in zip(sides, scores, strict=True)]
    return tr("Score: {listed}.").format(listed=names.listing(listed))


def nameless(seat: int) -> str:
    """What stands for a name that shows nothing; ``seat`` from 0."""
    return tr("Player {n}").format(n=seat + 1)


def to(target: int) -> str:
    """The score that wins a game, for a heading."""
    return tr("to {target}").format(target=target)


def heading(game: int, games: int | None, goal: str, *, in_match: bool) -> str:
    """What is being played for: ``Game 3 · to 21``; ``games`` is the length of a best-of."""
    if not in_match:
        return tr("A game {goal}").format(goal=goal)
    if games is None:
        number = tr("Game {game}").format(game=game)
    else:
        number = tr("Game {game} of {games}").format(game=game, games=games)
    return f"{number} · {goal}"


def hand_in_play(number: int) -> str:
    return tr("Hand {hand}, in play.").format(hand=number)


def hand_over(number: int) -> str:
    return tr("Hand {hand}.").format(hand=number)


def ended(result: str | None) -> str:
    """How a contract stands, in a word: ``made``, ``set``, or ``in play`` for None."""
    if result is None:
        return in_play()
    return {"made": tr("made"), "set": tr("set")}.get(result, "")


def standing(name: str, points: int, total: int, circle: str, *, voice: bool) -> str:
    """One side's points in a hand and its total after it; ``circle``: what the circle round it
    means, if there is one; ``voice``: to be spoken."""
    change, sum_ = (signed_aloud, aloud) if voice else (signed, figure)
    told = tr("{name} {points}, total {total}").format(
        name=name, points=change(points), total=sum_(total)
    )
    return f"{told}, {circle}." if circle else f"{told}."


def deal_told(number: int) -> str:
    """The number that the deals of a match come from."""
    return tr("Deal number {number}.").format(number=printable(str(number)))
