"""The table of a game of tricks: where its pieces lie, how they move, and what is said of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import (
    Bid,
    Choice,
    Dealt,
    Draw,
    Entry,
    GameOver,
    HandEnd,
    MatchOver,
    Play,
    Won,
)
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import Sight, trick_finished
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.views.table import (
    Asked,
    Face,
    Held,
    Laid,
    Layout,
    Look,
    Moment,
    Motion,
    PlateValues,
    TakenTrick,
    Telling,
    Took,
)
from moon_desktop.words import score as score_words
from moon_desktop.words.language import N_, pgettext, tr
from moon_desktop.words.names import apart

S = TypeVar("S", bound=Sight)

Plaque: TypeAlias = tuple[str, str, str]
"""Emblem, title and line."""

TURNS: Final[Mapping[str, tuple[str, str]]] = {
    "bid": (N_("Your turn to bid"), N_("To bid")),
    "play": (N_("Your turn"), N_("To play")),
}
"""By phase what stands on the plate of who is to choose, your own and another's."""


class Table(ABC, Generic[S]):
    """How a game lies on the table, moves and is told there, in its words."""

    turns: ClassVar[Mapping[str, tuple[str, str]]] = TURNS
    """Those of its phases, marked texts; any other has that of the play."""

    fans: ClassVar[bool] = False
    """Whether its pieces are cards, held as fans."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    # --- pieces -----------------------------------------------------------------------------

    @abstractmethod
    def face(self, piece: Piece | None) -> Face:
        """How a piece looks; None: any one from behind."""

    def piece_called(self, piece: Piece) -> str:
        """A piece by its name, as in ``double five``."""
        return self.wording.piece(piece)

    def piece_told(self, piece: Piece) -> str:
        """What is told of a piece on pointing at it: its name, and in a line of its own what it
        does."""
        return self.piece_called(piece)

    def layout(self, sight: S) -> Layout:
        """Where every piece lies, and which of them is asked for: hands and the trick; every choice
        is a piece of the hand."""
        open_now = frozenset(choice.piece for choice in sight.legal if isinstance(choice, Play))

        def look(piece: Piece) -> Look:
            return "rest" if not open_now else "legal" if piece in open_now else "illegal"

        asked = Asked(open_now, tr("Play here"), tr("Drop it on the table to play it."))
        return Layout(
            sight.seat,
            sight.seats.count,
            hand=tuple(Held(piece, look(piece)) for piece in sight.held),
            backs=tuple(
                0 if seat == sight.seat and not sight.veiled else count
                for seat, count in enumerate(sight.counts)
            ),
            trick=tuple(Laid(play.seat, play.piece) for play in sight.plays),
            out=frozenset() if sight.out is None else frozenset({sight.out}),
            asked=asked if open_now else None,
            fans=self.fans,
            taken=() if sight.last is not None else tuple(done.taker for done in sight.tricks),
        )

    def trick(self, trick: Trick) -> tuple[Laid, ...]:
        """A finished trick as it lay."""
        return tuple(Laid(play.seat, play.piece) for play in trick.plays)

    # --- entries ----------------------------------------------------------------------------

    def motion(self, before: S, entry: Entry, after: S) -> Motion:
        """How the table shows ``entry``; what is no deal, no bid and no play moves nothing, and
        what came of the viewer's own bid, a game or a match won is heard."""
        match entry:
            case Bid(seat, bid):
                return Motion(
                    "say",
                    seat,
                    words=self.wording.bid(bid),
                    # Bids are spoken of no longer than they are there.
                    told=after.phase != "bid",
                    cue="pass" if bid == PASS else "bid",
                )
            case Dealt():
                return Motion("deal", after.seats.left_of(entry.dealer), line="cleared")
            case Play():
                done = trick_finished(entry, before, after)
                return Motion(
                    "play",
                    entry.seat,
                    piece=entry.piece,
                    taker=done.taker
                    if done is not None and done.taker < after.seats.count
                    else None,
                    over=after.last is not None,
                    # What is said of the lead belongs to the piece that is on its way.
                    line="ahead" if after.plays else "cleared",
                )
            case HandEnd() if (made := entry.made[after.seat]) is not None:
                return Motion(cue="made" if made else "set")
            case GameOver():
                return Motion(cue="game")
            case MatchOver():
                return Motion(cue="match")
            case _:
                return Motion()

    def told(self, before: S, entry: Entry, after: S, names: Sequence[str], you: int | None) -> str:
        """What was done with ``entry``, in sentences to who cannot see it; empty where nobody did
        anything. What the dummy did upon it, ``turned`` tells, and who took a trick, ``took``."""
        seats, low = [apart(name) for name in names], self.low(before)
        match entry:
            case Draw():
                return self.prompt(after, names, you)
            case Dealt() if not self.layout(before).drawn:
                deals = tr(self.wording.deals[entry.dealer != you])
                return f"{deals.format(name=seats[entry.dealer])}."
            case Play():
                if after.plays[:1] == (entry,):
                    return self.led(after, names)
                return self.wording.done(entry, seats, before.rules, low=low)
            case Choice():
                return self.wording.done(entry, seats, before.rules)
        return ""

    def turned(self, before: S, entry: Entry, after: S, names: Sequence[str]) -> str:
        """What the dummy turned to the same trick upon ``entry``; empty: nothing."""
        done = trick_finished(entry, before, after)
        plays = after.plays if done is None else done.plays
        follow = plays[len(before.plays) + 1 :] if isinstance(entry, Play) else ()
        return " ".join(self.wording.played(play, names, leads=False) for play in follow)

    def low(self, sight: S) -> bool:
        """Whether no trick is to be taken in the hand."""
        return False

    def led(self, sight: S, names: Sequence[str]) -> str:
        """What was led to the trick on the table, in a sentence; empty before that."""
        seats, low = [apart(name) for name in names], self.low(sight)
        leads = (self.wording.played(play, seats, leads=True, low=low) for play in sight.plays)
        return next(leads, "")

    def plays_told(self, sight: S, names: Sequence[str]) -> tuple[str, ...]:
        """The trick on the table, a sentence each, in the order played."""
        seats, low = [apart(name) for name in names], self.low(sight)
        more = (self.wording.played(play, seats, leads=False, low=low) for play in sight.plays[1:])
        return (self.led(sight, names), *more) if sight.plays else ()

    def took(
        self, before: S, entry: Entry, after: S, names: Sequence[str], you: int | None
    ) -> Took:
        """Who took the trick that ``entry``, a play, finished, or who reneged with it."""
        done = trick_finished(entry, before, after)
        assert isinstance(entry, Play)
        if done is None:
            brief = tr("You did not follow.") if entry.seat == you else tr("{name} did not follow.")
            brief = brief.format(name=apart(names[entry.seat]))
            return Took(entry.seat, brief, brief)
        dummy = done.taker >= len(names)
        name = "" if dummy else apart(names[done.taker])
        own, brief = done.taker == you, tr("{name} takes the trick.").format(name=name)
        if own:
            brief = tr("You take the trick.")
        elif dummy:
            brief = tr("The dummy takes the trick.")
        text = self.took_text(before, done)
        words = brief if text is None else text[not own].format(name=name)
        return Took(None if dummy else done.taker, words, brief)

    def took_text(self, before: S, done: Trick) -> tuple[str, str] | None:
        """What is said of the trick ``done`` to who took it, and of another by its ``{name}``;
        None where no more than who."""
        return None

    # --- what is said -----------------------------------------------------------------------

    def telling(self, sight: S, names: Sequence[str], you: int | None) -> Telling:
        """What plates and plaque say, and the bids in bubbles; ``names`` by seat, ``you``: the seat
        that is spoken to, None where no person sits at the table."""
        order = sight.seats.clockwise(sight.seat)
        emblem, title, line = self.plaque(sight, names, you)
        said = sight.said if sight.phase == "bid" else ()
        bids = {bid.seat: self.wording.bid(bid.bid) for bid in said}
        return Telling(
            plates=tuple(self.plate(sight, seat, names[seat], you) for seat in order),
            emblem=emblem,
            title=title,
            line=line,
            bubbles=tuple(bids.get(seat, "") for seat in order),
        )

    def plate(self, sight: S, seat: int, name: str, you: int | None) -> PlateValues:
        """That of ``seat``: who deals and is to choose, what it bid, the tricks and the score, and
        the chips if there are any."""
        side, ledger = sight.seats.side(seat), sight.ledger
        # Between hands the result is still on the table, also that of a game just won.
        score = (sight.result or ledger).scores[side]
        target = ledger.terms.target
        pill = next((self.wording.pill(bid.bid) for bid in sight.said if bid.seat == seat), "")
        waits = sight.phase == "bid" and not pill and seat != sight.out
        words = self.turns.get(sight.phase, self.turns["play"])[seat != you]
        return PlateValues(
            name,
            pill=tr("No bid yet") if waits else pill,
            plain=waits,
            dealer=seat == sight.dealer,
            coin=pgettext("letter on the coin of the dealer", "D"),
            # The tricks of a side lie together: all its plates show all of them.
            tricks=sight.seats.by_side(sight.taken)[side] if sight.taken else 0,
            of=self.hand_size(sight) if sight.phase == "play" else 0,
            score=score_words.figure(score),
            in_hole=score < 0,
            fullness=None if score < 0 or not target else min(1.0, score / target),
            turn=tr(words) if seat == sight.turn else None,
            chips=ledger.column("chips")[side] if "chips" in ledger.terms.columns else None,
            out=seat == sight.out,
        )

    def hand_size(self, sight: S) -> int:
        """The tricks of a hand."""
        return max(sight.counts, default=0) + len(sight.tricks)

    def plaque(self, sight: S, names: Sequence[str], you: int | None) -> Plaque:
        """What is played for, or where the match stands."""
        return "", "", ""

    def prompt(self, sight: S, names: Sequence[str], you: int | None) -> str:
        """One line over the table: who is to play; none where the panel says it."""
        if sight.turn is None or sight.phase == "bid":
            return ""
        if sight.turn == you and not sight.veiled:
            return tr("It is your turn to play.")
        return tr("{name} is to play.").format(name=apart(names[sight.turn]))


AnyTable: TypeAlias = Table[Any]
"""That of whichever game."""


def trick_so_far(sight: Sight, suits: Suits | None) -> tuple[Laid, ...]:
    """The trick on the table; the piece is marked that takes it so far, of equals the first (C2.4),
    and none while nothing lies there that can (C3.3)."""
    plays, top = sight.plays, None
    if plays and suits is not None and sight.suit is not None:
        best = suits.best(plays, sight.suit)
        top = best if suits.strength[sight.suit][suits.pack.index[best.piece]] else None
    return tuple(Laid(play.seat, play.piece, takes=play is top) for play in plays)


def won(sight: Sight, names: Sequence[str], ending: Won, you: int | None) -> str:
    """A game of several is won, or the match; ``names`` by seat, ``you``: who is spoken to."""
    match = isinstance(ending, MatchOver)
    if you is not None and ending.winners == (sight.seats.side(you),):
        return tr("You won the match") if match else tr("You won the game")
    sides = [side_called(sight, names, side) for side in ending.winners]
    return score_words.won(sides, "match" if match else "game")


def side_called(sight: Sight, names: Sequence[str], side: int) -> str:
    """A side by the names of its seats."""
    return score_words.side([names[seat] for seat in sight.seats.members(side)])


# --- the end of a hand --------------------------------------------------------------------------


def moment_of(sight: Sight, *, shot: bool) -> Moment:
    """What the hand that is over was besides; ``shot``: a shoot was made in it."""
    # Between two hands of a match somebody is to deal.
    over = sight.ledger.match_winner() if sight.dealer is None else None
    if over is not None:
        own = sight.seats.side(sight.seat) in over.winners and not sight.veiled
        return "match" if own else "lost"
    if shot:
        return "shoot"
    # A new game has been opened.
    opened = sight.result is not None and sight.ledger.scores != sight.result.scores
    return "game" if opened else ""


def match_told(lies: Layout, sight: Sight) -> Layout:
    """``lies``, where the match is over with who won it, and what all sides have."""
    ledger = sight.ledger
    over = ledger.match_winner() if lies.moment in ("match", "lost") else None
    if over is None:
        return lies
    scores = (sight.result or ledger).scores if ledger.terms.single else ledger.totals
    return lies._replace(
        winners=tuple(seat for side in over.winners for seat in sight.seats.members(side)),
        final=" : ".join(map(score_words.figure, sorted(scores, reverse=True))),
    )


def taken(done: Trick, text: str = "") -> TakenTrick:
    """A finished trick as it is laid aside."""
    won = next(play.piece for play in done.plays if play.seat == done.taker)
    return TakenTrick(tuple(play.piece for play in done.plays), won, text)
