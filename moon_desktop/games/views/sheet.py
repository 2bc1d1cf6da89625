"""The score sheet as values: a row a hand, and a row a game won."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Final, Literal, NamedTuple, Self, TypeAlias

from moon_desktop.engine.entries import HELP, Dealt, Entry, GameOver, HandEnd, MatchOver, Note
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.match import Rules
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.sight import Sight
from moon_desktop.games.views.table import Camp
from moon_desktop.words import names
from moon_desktop.words import score as words
from moon_desktop.words.language import N_, ngettext, pgettext, tr


class HandRow(NamedTuple):
    """A hand, in play while ``result`` is None, then as it ended, in the game's words.

    ``number`` counts hands over the match, ``game`` games, both from 1. ``dealer`` is a seat, and
    so is ``bidder``, who bought the hand, once that is known. ``points`` and ``asterisks`` are
    those of the hand, ``scores`` the running totals after it, a side; they are shown if
    ``scored``. ``winners`` are the sides that won the game with this hand. ``helped``: something
    was taken back in it, or a hint shown. ``own``: what else the game keeps of it.
    """

    number: int
    game: int
    dealer: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    asterisks: tuple[int, ...]
    bidder: int | None = None
    result: str | None = None
    scored: bool = False
    winners: tuple[int, ...] = ()
    helped: bool = False
    own: Any = None

    @property
    def finished(self) -> bool:
        """Whether it has ended, so that nothing of it is hidden any more."""
        return self.result is not None


class GameRow(NamedTuple):
    """A game ruled off: its ``winners``, its ``marks`` and the match's ``totals``, a side;
    ``asterisks``: those each side held at its end."""

    number: int
    winners: tuple[int, ...]
    marks: tuple[int, ...]
    totals: tuple[int, ...]
    asterisks: tuple[int, ...]


Row: TypeAlias = HandRow | GameRow


class GameSpan(NamedTuple):
    """One game on the sheet: rows ``first`` up to ``end`` are its hands; ``closing`` is the row
    that rules it off, None while it is in play; ``asterisks``: those held by now, a side."""

    number: int
    first: int
    end: int
    closing: int | None
    asterisks: tuple[int, ...]


CauseSign: TypeAlias = Literal["card", "big", "little", "reneged"]
"""Drawn before a gain or a loss: a small card, a large dot and a small one, a card struck out."""


class Cause(NamedTuple):
    """So many ``chips`` gained or lost, and the sign of what moved them."""

    sign: CauseSign
    chips: int


class Goals(NamedTuple):
    """What wins a game: as a ``line`` of its own, behind its number, and of the only game."""

    line: str
    short: str
    alone: str


class _Rules(NamedTuple):
    """Those of no game at all."""

    table: Seats = Seats(0)
    terms: Terms = Terms("single", 0, 0)


_NO_GAME: Final = _Rules()
_AT_HAND: Final = 100
"""Rows of a sheet that is being folded, before those above the last are laid by."""


@dataclass(frozen=True)
class Sheet:
    """The whole sheet after some entries of a match under ``rules``; ``seats``: the names, fit to
    be shown. A game that has more to write than points and totals brings a sheet of its own.

    ``game``: the one on top of the pad, from 1: the next one begins with its first deal, each
    side at ``start``. ``scores`` and ``asterisks`` are those of that game, a side; ``totals``:
    marks, or games won, of the match; ``winners``: the sides that won the match; ``helped_next``:
    there was help before the next hand was dealt; ``viewer``: the seat that reads it.
    """

    rules: Any = _NO_GAME
    seats: tuple[str, ...] = ()
    start: int = 0
    rows: tuple[Row, ...] = ()
    game: int = 1
    scores: tuple[int, ...] = ()
    asterisks: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    helped_next: bool = False
    viewer: int = 0

    @classmethod
    def opened(cls, rules: Rules, seats: Iterable[str], start: int = 0) -> Self:
        """An empty sheet."""
        nil = (0,) * rules.table.sides
        scores = (start,) * rules.table.sides
        return cls(rules, tuple(seats), start, scores=scores, asterisks=nil, totals=nil)

    # --- the fold -------------------------------------------------------------------------

    def through(self, entries: Iterable[Entry]) -> Self:
        """The sheet after ``entries``, which are those of a record, consequences included; at the
        table as the viewer may see them: of a deal no other hand and nothing hidden."""
        sheet, above = self, list[Row]()
        for entry in entries:
            sheet = sheet.after(entry)
            if len(sheet.rows) > _AT_HAND:
                # Only the last row is changed: of thousands each would be copied every time.
                above += sheet.rows[:-1]
                sheet = replace(sheet, rows=sheet.rows[-1:])
        return replace(sheet, rows=(*above, *sheet.rows)) if above else sheet

    def after(self, entry: Entry) -> Self:
        """The sheet after one more entry; the same object where that changes nothing on it."""
        match entry:
            case Dealt():
                return self._dealt(entry)
            case HandEnd():
                return self._hand_over(entry)
            case GameOver():
                return self._game_over(entry)
            case MatchOver():
                return replace(self, winners=entry.winners)
            case Note(kind) if kind in HELP:
                return self._helped()
            case _:
                return self

    def seen(self, sight: Sight | None) -> Self:
        """With what ``sight`` shows of the hand in play besides; the same object where that changes
        nothing on it."""
        return self

    @property
    def hand(self) -> HandRow:
        """The hand dealt last."""
        row = self.rows[-1]
        assert isinstance(row, HandRow)
        return row

    def with_hand(self, row: HandRow) -> Self:
        """With the hand dealt last as ``row``."""
        return replace(self, rows=(*self.rows[:-1], row))

    def moved(self, points: tuple[int, ...]) -> Self:
        """With ``points`` written down while the hand is still in play, to what it has."""
        row = self.hand
        scores = tuple(map(sum, zip(row.scores, points, strict=True)))
        gained = tuple(map(sum, zip(row.points, points, strict=True)))
        row = row._replace(points=gained, scores=scores, scored=True)
        return replace(self.with_hand(row), scores=scores)

    def _dealt(self, deal: Dealt) -> Self:
        nil = (0,) * self.table.sides
        opens = bool(self.rows) and isinstance(self.rows[-1], GameRow)
        game = self.game + opens
        scores = (self.start,) * self.table.sides if opens else self.scores
        row = HandRow(deal.hand, game, deal.dealer, nil, scores, nil, helped=self.helped_next)
        return replace(
            self,
            rows=(*self.rows, row),
            game=game,
            scores=scores,
            asterisks=nil if opens else self.asterisks,
            helped_next=False,
        )

    def _hand_over(self, hand: HandEnd) -> Self:
        row = self.hand._replace(
            points=hand.points,
            scores=hand.scores,
            asterisks=self.asterisks_for(hand),
            bidder=hand.bidder,
            result=hand.result,
            scored=self.scores_in(hand),
        )
        held = tuple(map(sum, zip(self.asterisks, row.asterisks, strict=True)))
        return replace(self.with_hand(row), scores=hand.scores, asterisks=held)

    def _helped(self) -> Self:
        """With a mark on the hand in play, or on the next one."""
        row = self.rows[-1] if self.rows else None
        if isinstance(row, HandRow) and not row.finished:
            return self if row.helped else self.with_hand(row._replace(helped=True))
        return self if self.helped_next else replace(self, helped_next=True)

    def _game_over(self, game: GameOver) -> Self:
        won = self.hand._replace(winners=game.winners)
        ruled_off = GameRow(self.game, game.winners, game.marks, game.totals, self.asterisks)
        return replace(self, rows=(*self.rows[:-1], won, ruled_off), totals=game.totals)

    # --- what it is ruled for -------------------------------------------------------------

    @property
    def table(self) -> Seats:
        """Who sits where."""
        table: Seats = self.rules.table
        return table

    @cached_property
    def terms(self) -> Terms:
        """How games make a match."""
        terms: Terms = self.rules.terms
        return terms

    @property
    def single(self) -> bool:
        """Whether the match is one game."""
        return self.terms.single

    @property
    def goal(self) -> int | None:
        """The total that wins; None where only the clock ends the match."""
        terms = self.terms
        goals = {"single": terms.target, "best-of": terms.length // 2 + 1, "marks": terms.length}
        return goals.get(terms.kind)

    @property
    def members(self) -> tuple[tuple[str, ...], ...]:
        """The names of the seats of each side."""
        sides = range(self.table.sides)
        return tuple(tuple(self.seats[s] for s in self.table.members(side)) for side in sides)

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return tuple(words.side(members) for members in self.members)

    def called(self, sides: Iterable[int]) -> tuple[str, ...]:
        """The names of these ``sides``."""
        return tuple(self.sides[side] for side in sides)

    def scores_of(self, number: int) -> tuple[int, ...]:
        """A side's scores in game ``number``, as they stand or as it ended."""
        hands = (row for row in reversed(self.rows) if isinstance(row, HandRow))
        last = (row.scores for row in hands if row.game == number)
        return next(last, (self.start,) * self.table.sides)

    @property
    def games(self) -> tuple[GameSpan, ...]:
        """The games begun, in order; an empty one before the first deal."""
        spans = []
        first = 0
        for place, row in enumerate(self.rows):
            if isinstance(row, GameRow):
                spans.append(GameSpan(row.number, first, place, place, row.asterisks))
                first = place + 1
        if first < len(self.rows) or not spans:
            spans.append(GameSpan(self.game, first, len(self.rows), None, self.asterisks))
        return tuple(spans)

    # --- what a game may say otherwise: texts that are marked, and translated where they stand ---

    circle_text: ClassVar[str] = ""
    """What a circle round a total below zero means, where there is room for words."""
    invitation: ClassVar[str] = N_("Choose a hand to see how it was played.")
    """What can be done with the sheet, while no hand is open."""
    helped_text: ClassVar[str] = N_(
        "Something was taken back in this hand, or a hint or cards shown: it does not count in"
        " the statistics of strength."
    )
    """What the turn-back arrow by a hand means."""
    click_text: ClassVar[str] = N_("Click to see its cards.")
    """What a click on a finished hand does."""
    still_in_play: ClassVar[str] = N_(
        "Hand {hand} is still in play: its cards are shown when it is over."
    )
    """What is said of a hand that is not finished: nothing of it is shown yet."""
    asterisks_held: ClassVar[bool] = True
    """Whether a side's asterisks also stand under its names."""
    counted_over: ClassVar[bool] = False
    """Whether what a side counted in a hand also stands small over its total, and is told."""
    camp_discs: ClassVar[bool] = False
    """Whether the sign of a side stands in a disc beside all of its names."""
    in_hand: ClassVar[str] = N_("{game}, hand {number}")
    """What is played, and how far it has come, as a title."""
    once_more: ClassVar[str] = N_("{game}, hand {number} once more")
    """The title while it is played again,"""
    what_if: ClassVar[str] = N_("{game}, what if: hand {number}")
    """and while something else is tried in it."""
    go_on_in: ClassVar[str] = N_("Go on in hand {number}")
    """The key that leads to a match which was left."""
    next_hand: ClassVar[str] = N_("Next hand")
    """The key that goes on after one."""
    open_hand: ClassVar[tuple[str, str, str]] = (
        N_("The hand that is open"), N_("Close the hand"), N_("&Review this hand")
    )  # fmt: skip
    """A hand that is shown beside the sheet, and the keys that close it and that review it."""
    unfinished: ClassVar[tuple[str, str, str]] = (
        N_("At the table, hand {hand}"), N_("Left in hand {hand}"), N_("Waits in hand {hand}")
    )  # fmt: skip
    """Where a match stands that is in play, that was left, and that waits at the table."""
    csv_hand: ClassVar[str] = N_("Hand")
    """The head of the number of a hand, here and for a spreadsheet."""
    csv_dealer: ClassVar[str] = N_("Dealer")
    """The head for a spreadsheet of who dealt."""
    csv_own_heads: ClassVar[tuple[str, ...]] = ()
    """The columns for a spreadsheet that only this game has."""
    csv_counted: ClassVar[str] = ""
    """The head there of what a side counted in a hand; empty where there is no such column."""
    csv_asterisks: ClassVar[str] = ""
    """The head of a side's asterisks there; empty where there is no such column."""

    # --- what a game may say otherwise: by its rules and of a row ---------------------------

    @property
    def csv_points(self) -> str:
        """The head for a spreadsheet of what a hand brought a side; with a hole for its name."""
        return tr("{name}: points")

    @property
    def asterisk(self) -> str:
        """What an asterisk means; empty where none are written."""
        return ""

    @property
    def circle(self) -> str:
        """What a circle round a total below zero means; empty where none are drawn."""
        return ""

    @property
    def stroke(self) -> str:
        """What a stroke of the pencil means, where what a side wins is drawn in strokes over the
        hands and what it counted stands in their rows; empty where the rows hold totals."""
        return ""

    @property
    def start_text(self) -> str:
        """What the row is called that tells with how much each side begins; empty where there is
        none."""
        return ""

    @property
    def causes_text(self) -> tuple[tuple[CauseSign, str], ...]:
        """What moves points, sign by sign, where the rows tell it; else none."""
        return ()

    @property
    def camps(self) -> tuple[Camp, ...]:
        """Whose each side is to the viewer, where a colour and a sign tell them apart; else
        none."""
        return ()

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The sides as they stand from left to right: the viewer's first, where they are told as
        ours and theirs."""
        sides, camps = range(len(self.sides)), self.camps
        return tuple(sorted(sides, key=lambda side: camps[side] != "ours")) if camps else (*sides,)

    @property
    def heads(self) -> tuple[tuple[str, ...], ...]:
        """What stands over the column of each side, line by line."""
        return self.members

    @property
    def title(self) -> str:
        """What stands over the pad."""
        return pgettext("title of the pad", "Score")

    @property
    def rules_text(self) -> str:
        """The house rules in a line."""
        return ""

    @property
    def heading(self) -> str:
        """What is being played for: ``Game 3 · to 21``."""
        if self.single:
            return self.goals.alone
        text = tr("Game {game}").format(game=self.game)
        if self.terms.kind == "best-of":
            text = tr("Game {game} of {games}").format(game=self.game, games=self.terms.length)
        return f"{text} · {self.goals.short}"

    @property
    def goals(self) -> Goals:
        """What wins a game."""
        terms = self.terms
        if terms.kind == "hands":
            number = next(
                (row.number for row in reversed(self.rows) if isinstance(row, HandRow)), 1
            )
            alone = tr("Hand {number} of {hands}").format(number=number, hands=terms.length)
            line = ngettext(
                "Who leads after {n} hand wins the match",
                "Who leads after {n} hands wins the match",
                terms.length,
            )
            return Goals(line.format(n=terms.length), alone, alone)
        told = tr("First to {target} wins the game"), tr("to {target}"), tr("A game to {target}")
        return Goals(*(text.format(target=terms.target) for text in told))

    def asterisks_for(self, hand: HandEnd) -> tuple[int, ...]:
        """Those that a hand brings, a side."""
        return (0,) * self.table.sides

    def asterisks_text(self, name: str, count: int) -> str:
        """That a side has so many of them."""
        return name

    def scores_in(self, hand: HandEnd) -> bool:
        """Whether a hand that ended so is written down with points."""
        return True

    def name(self, row: HandRow) -> str | None:
        """What stands first in a hand's row: who bought it, or None while that is nobody."""
        return None if row.bidder is None else self.seats[row.bidder]

    def causes(self, row: HandRow, side: int) -> tuple[Cause, ...] | None:
        """What moved a side's points in a hand, one after another; None where that is not told."""
        return None

    def word(self, row: HandRow) -> str:
        """What stands behind the bidder's name."""
        return ""

    def contract(self, row: HandRow) -> str:
        """What a hand is played at, for under the name; empty while it is not settled."""
        return ""

    def counted(self, row: HandRow, side: int) -> str:
        """What a side counted or did in a hand, such as its tricks of those it bid (``2/3``);
        empty where that is no matter."""
        return ""

    def counted_text(self, side: int, count: str) -> str:
        """The same in a sentence; empty where that is no matter."""
        if not count:
            return ""
        return tr("{name} counted {count}.").format(name=self.sides[side], count=count)

    def won_text(self, side: int, total: int) -> str:
        """How far a side with so many strokes has come, in a sentence."""
        return ""

    def bought(self, row: HandRow) -> tuple[str | None, str | None]:
        """What a hand was bid, and the trump that was named, as records have them; None of what
        there is not."""
        return None, None

    def shot(self, row: HandRow) -> int | None:
        """The side that shot the moon in a finished hand; None where none did."""
        return None

    def status(self, row: HandRow) -> str | None:
        """Words in the place of figures while there are none; else None."""
        return None if row.finished or row.scored else tr("in play")

    def opening(self, row: HandRow) -> str:
        """How a hand came out, the first sentences of its row."""
        text = tr("Hand {hand}.") if row.finished else tr("Hand {hand}, in play.")
        return text.format(hand=row.number)

    def marks(self, row: GameRow, side: int, *, voice: bool) -> str:
        """How a side's marks for a game came about."""
        return self.told(row, voice=voice)

    def csv_own(self, row: HandRow) -> tuple[str | int, ...]:
        """A hand's cells in the columns that only this game has."""
        return ("",) * len(self.csv_own_heads)

    # --- what is said of it ---------------------------------------------------------------

    def circled(self, total: int) -> bool:
        """Whether a running total stands in a circle."""
        return total < 0 and bool(self.circle)

    def asterisks_at(self, row: HandRow) -> int:
        """How many are written behind a hand."""
        return sum(row.asterisks) if self.asterisk else 0

    def side_text(self, side: int, asterisks: int) -> str:
        """A column's heading in words."""
        if asterisks and self.asterisk:
            return self.asterisks_text(self.sides[side], asterisks)
        return self.sides[side]

    def ruled_off(self, row: GameRow) -> str:
        """The title of the row that ends a game."""
        return tr("Game over") if self.single else tr("Game {game}").format(game=row.number)

    def written(self, row: Row) -> str:
        """A row's first cell as it reads on the sheet."""
        if isinstance(row, GameRow):
            return f"{self.ruled_off(row)} {words.won(self.called(row.winners))}"
        name = self.name(row)
        if name is None:
            return self.contract(row) or tr("Hand {hand}").format(hand=row.number)
        said = (name, self.word(row), self.contract(row))
        return " ".join(filter(None, said))

    def ended(self, row: HandRow) -> str:
        """How a hand stands, in a word."""
        if row.bidder is None:
            return self.contract(row) or self.status(row) or ""
        return words.ended(row.result)

    def told(self, row: Row, *, voice: bool) -> str:
        """A whole row in sentences; ``voice``: they are to be spoken, and spell out signs."""
        if isinstance(row, GameRow):
            won = tr("Game {game}. {name} won.")
            won = won.format(game=row.number, name=names.listing(self.called(row.winners)))
            kind = self.terms.kind
            if kind not in ("marks", "timed"):
                return won
            return f"{won} {words.totals_text(kind, self.sides, row.marks, voice=voice)}"
        sentences = [self.opening(row)]
        if row.scored:
            sentences += [self.standing(row, side, voice=voice) for side in range(len(self.sides))]
        if row.helped:
            sentences.append(tr(self.helped_text))
        return " ".join(sentences)

    def standing(self, row: HandRow, side: int, *, voice: bool) -> str:
        """One side's points in a hand and its total after it."""
        name, points, total = self.sides[side], row.points[side], row.scores[side]
        text = words.standing(name, points, total, hole=self.circled(total), voice=voice)
        counted = self.counted_text(side, self.counted(row, side)) if self.counted_over else ""
        return " ".join(filter(None, (counted, text)))

    def total_text(self, side: int, *, voice: bool) -> str:
        """How a side's total of the match came about."""
        games = [row for row in self.rows if isinstance(row, GameRow)]
        by_game = [(row.number, row.marks[side]) for row in games]
        return words.total_made_up(self.terms.kind, self.sides[side], by_game, voice=voice)
