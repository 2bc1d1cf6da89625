"""Where everything stands in the account of a hand: words, tiles and signs on a strip of paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from moon_desktop.games.moon_account import HandAccount
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.look import typography as face
from moon_desktop.wording import hand_account as words
from moon_desktop.wording import names, score

Ink = Literal["pink", "pink2", "red", "good"]
Mark = Literal["", "took", "reneged", "away"]

WIDTH: Final = 372
"""Of the strip, in px."""
TILE: Final = 21
"""The width of a tile in a hand, which stands upright; those of a trick lie on their side."""

_PITCH: Final = 25.0
_NAMES: Final = 92.0
"""The column of names before the tiles of a hand."""
_HAND_ROW: Final = 54.0
_TRICK_ROW: Final = 33.0
_NUMBER: Final = 24.0
_LINE: Final = 19.0
_SECTION: Final = 16.0
_ARROW: Final = 18.0


class Text(NamedTuple):
    """One line from ``x`` on, its capitals centred on ``y``."""

    text: str
    x: float
    y: float
    face: QFont
    ink: Ink = "pink"


class TileAt(NamedTuple):
    """A tile about (``x``, ``y``), lying on its side or upright; ``tip`` is said of it."""

    tile: str
    x: float
    y: float
    lies: bool
    tip: str
    mark: Mark = ""

    @property
    def box(self) -> QRectF:
        """What it covers."""
        wide, high = (2 * TILE, TILE) if self.lies else (TILE, 2 * TILE)
        return QRectF(self.x - wide / 2, self.y - high / 2, wide, high)


class Sign(NamedTuple):
    """A drawn sign within ``box``: the line under a heading, the arrow of a lead, an arrow that
    turns back, a circle round a figure, and the frames of the tiles that took or reneged."""

    kind: Literal["rule", "led", "turned", "circle", "took", "reneged"]
    box: QRectF


class HandLayout(NamedTuple):
    """All there is to paint, in px of a strip ``WIDTH`` wide and ``height`` high."""

    texts: tuple[Text, ...]
    tiles: tuple[TileAt, ...]
    signs: tuple[Sign, ...]
    height: float


def hand_layout(account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> HandLayout:
    """Lays a hand out from the top; ``seats``: the names, fit to be shown."""
    strip = _Strip(account, rules, tuple(seats))
    strip.heading()
    strip.hands()
    strip.auction()
    if account.bidder is not None:
        strip.tricks()
    strip.reasons()
    if account.bidder is not None:
        strip.points()
    return HandLayout(tuple(strip.texts), tuple(strip.tiles), tuple(strip.signs), strip.y + 8)


class _Strip:
    """The strip as it grows: ``y`` is where it ends."""

    def __init__(self, account: HandAccount, rules: MoonRules, seats: tuple[str, ...]) -> None:
        self.account = account
        self.rules = rules
        self.seats = seats
        self.y = 0.0
        self.texts: list[Text] = []
        self.tiles: list[TileAt] = []
        self.signs: list[Sign] = []

    def heading(self) -> None:
        account = self.account
        title, italic = face.pad_title(), face.pad_contract()
        self.texts.append(Text(score.hand(account.number), 0, 16, title))
        game = None if self.rules.match == "single" else account.game
        dealt = words.dealt_by(game, self.seats[account.deal.dealer])
        dealt = face.fitted(dealt, italic, WIDTH - 120)
        self.texts.append(Text(dealt, WIDTH - face.text_width(dealt, italic), 18, italic, "pink2"))
        self.y = 34
        self._contract()
        if account.helped:
            self.signs.append(Sign("turned", QRectF(0, self.y + 5, 10, 10)))
            self.paragraph(score.helped(), 18)
        if account.deal.dice is not None:
            self.paragraph(words.dice(account.deal.dice))

    def _contract(self) -> None:
        style = face.font(face.SANS, 15, 700)
        outcome = words.outcome(self.account.result)
        behind = face.text_width(": " + outcome, style) if outcome else 0
        told = face.fitted(words.contract(self.account, self.seats), style, WIDTH - behind)
        self.texts.append(Text(told, 0, self.y + 12, style))
        if outcome:
            ink: Ink = "good" if self.account.result.result == "made" else "red"
            x = face.text_width(told, style)
            self.texts.append(Text(": " + outcome, x, self.y + 12, style, ink))
        self.y += 26

    def paragraph(self, text: str, indent: float = 0.0) -> None:
        """``text`` folded into lines."""
        style = face.label()
        for line in folded(text, style, WIDTH - indent):
            self.texts.append(Text(line, indent, self.y + _LINE / 2, style, "pink2"))
            self.y += _LINE
        self.y += 3

    def section(self, title: str) -> None:
        """A heading with a line under it."""
        self.y += _SECTION
        style = face.font(face.SERIF, 16, 600)
        self.texts.append(Text(title, 0, self.y, style))
        self.y += 13
        self.signs.append(Sign("rule", QRectF(0, self.y, WIDTH, 1)))
        self.y += 5

    def hands(self) -> None:
        """The tiles dealt, the widow behind the bidder's, the discard faint."""
        account = self.account
        self.section(words.dealt())
        widow, bold = account.deal.widow, face.label(strong=True)
        for seat, dealt in enumerate(account.deal.hands):
            middle = self.y + _HAND_ROW / 2
            name = face.fitted(self.seats[seat], bold, _NAMES - 8)
            self.texts.append(Text(name, 0, middle, bold))
            for place, tile in enumerate(dealt):
                away = seat == account.bidder and tile == account.discard
                self._upright(tile, _NAMES + (place + 0.5) * _PITCH, middle, away)
            if widow is not None and account.discard is not None and seat == account.bidder:
                x = _NAMES + 7.5 * _PITCH + 9
                self._upright(widow, x, middle, widow == account.discard)
                self._under_widow(x + TILE / 2 + 6, middle)
            self.y += _HAND_ROW
        if widow is not None and account.discard is None:
            # Nobody took it in.
            middle = self.y + _HAND_ROW / 2
            self.texts.append(Text(words.widow(), 0, middle, face.pad_contract(), "pink2"))
            self._upright(widow, _NAMES + 0.5 * _PITCH, middle, False)
            self.y += _HAND_ROW
        exchange = words.exchange(account, self.seats)
        if exchange:
            self.y += 2
            self.paragraph(exchange)

    def _upright(self, tile: str, x: float, y: float, away: bool) -> None:
        tip = names.tile(tile)
        if away:
            tip = f"{tip}, {words.laid_away()}"
        self.tiles.append(TileAt(tile, x, y, False, tip, "away" if away else ""))

    def _under_widow(self, x: float, middle: float) -> None:
        self.texts.append(Text(words.widow(), x, middle, face.pad_contract(), "pink2"))

    def auction(self) -> None:
        """Who said what, in turn."""
        self.section(words.auction())
        said = [words.said(self.seats[bid.seat], bid.bid) for bid in self.account.said]
        self.paragraph("  ·  ".join(said))

    def tricks(self) -> None:
        """A line a trick, a column a seat."""
        self.section(words.tricks())
        bold, small = face.label(strong=True), face.label()
        width = (WIDTH - _NUMBER) / len(self.seats)
        for seat, name in enumerate(self.seats):
            fit = face.fitted(name, bold, width - _ARROW - 4)
            self.texts.append(Text(fit, _NUMBER + seat * width + _ARROW, self.y + 10, bold))
        self.y += 22
        done = [(trick.plays, trick.taker) for trick in self.account.tricks]
        cut = [(self.account.broken, None)] if self.account.broken else []
        for number, (plays, taker) in enumerate([*done, *cut], 1):
            middle = self.y + _TRICK_ROW / 2
            self.texts.append(Text(str(number), 0, middle, small, "pink2"))
            for place, play in enumerate(plays):
                left = _NUMBER + play.seat * width
                x = left + _ARROW + TILE
                if place == 0:
                    self.signs.append(Sign("led", QRectF(left + 2, middle - 4, 8, 8)))
                last = taker is None and place == len(plays) - 1
                mark: Mark = "took" if play.seat == taker else "reneged" if last else ""
                tip = words.play(play, self.seats, leads=place == 0)
                self.tiles.append(TileAt(play.tile, x, middle, True, tip, mark))
                if play.suit is not None:
                    suit = names.suit(int(play.suit))
                    self.texts.append(
                        Text(suit, x + TILE + 9, middle, face.pad_contract(), "pink2")
                    )
            self.y += _TRICK_ROW
        self._legend()

    def _legend(self) -> None:
        """What the arrow and the frames mean."""
        small, y = face.label(), self.y + 14
        self.signs.append(Sign("led", QRectF(_NUMBER + 2, y - 4, 8, 8)))
        x = _NUMBER + _ARROW + 3
        self.texts.append(Text(words.led(), x, y, small, "pink2"))
        x += face.text_width(words.led(), small) + 20
        kinds: list[tuple[Literal["took", "reneged"], str]] = [("took", words.took())]
        if self.account.broken:
            kinds.append(("reneged", words.reneged()))
        for kind, text in kinds:
            self.signs.append(Sign(kind, QRectF(x, y - 6, 24, 12)))
            self.texts.append(Text(text, x + 31, y, small, "pink2"))
            x += 31 + face.text_width(text, small) + 20
        self.y += 26

    def reasons(self) -> None:
        """Why the hand ended as it did."""
        told = words.reasons(self.account, self.rules, self.seats)
        self.y += 6 if told else 0
        for text in told:
            self.paragraph(text)

    def points(self) -> None:
        """Tricks, points and total, a line a side."""
        self.section(words.points())
        table, result = self.rules.table, self.account.result
        small, bold, figure = face.label(), face.label(strong=True), face.font(face.SERIF, 17, 600)
        columns = (WIDTH - 150.0, WIDTH - 76.0, WIDTH - 12.0)
        heads = (words.tricks(), words.points(), words.total())
        for x, head in zip(columns, heads, strict=True):
            self._right(head, x, self.y + 9, small, "pink2")
        self.y += 21
        tricks = table.by_side(result.tricks)
        for side in range(table.sides):
            y = self.y + 13
            name = score.side([self.seats[seat] for seat in table.members(side)])
            self.texts.append(Text(face.fitted(name, bold, columns[0] - 60), 0, y, bold))
            gained, total = result.points[side], result.scores[side]
            self._right(str(tricks[side]), columns[0], y, figure, "pink")
            mine = self.account.bidder is not None and table.side(self.account.bidder) == side
            ink: Ink = "pink"
            if mine:
                ink = "good" if result.result == "made" else "red"
            self._right(score.signed(gained), columns[1], y, figure, ink)
            self._right(score.figure(total), columns[2], y, figure, "red" if total < 0 else "pink")
            if total < 0 and self.rules.scoring == "points":
                wide = face.text_width(score.figure(total), figure)
                box = QRectF(columns[2] - wide - 6, y - 11, wide + 12, 22)
                self.signs.append(Sign("circle", box))
            self.y += 27

    def _right(self, text: str, right: float, y: float, style: QFont, ink: Ink) -> None:
        self.texts.append(Text(text, right - face.text_width(text, style), y, style, ink))


def folded(text: str, style: QFont, width: float) -> list[str]:
    """``text`` in lines of at most ``width`` px; a word too long for one is broken."""
    layout = QTextLayout(text, style)
    anywhere = QTextOption()
    anywhere.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(anywhere)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines
