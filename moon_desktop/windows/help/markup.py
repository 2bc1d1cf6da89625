"""Pages of the help: Markdown made HTML that a style sheet can set, and the style sheet.

Qt reads Markdown by itself, but neither gives it places to lead to nor lets a style sheet near it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from textwrap import dedent
from typing import Final

from moon_desktop.games.views.help import RULE_BOOK
from moon_desktop.look import typography as faces
from moon_desktop.look.theme import THEME
from moon_desktop.windows.help.pictures import SIZES
from moon_desktop.words.quoting import unbroken

_RULE: Final = r"[A-Z]\d+(?:\.\d+)?"
_IDS: Final = re.compile(rf" ?\[({_RULE})\]")
_INLINE: Final = re.compile(
    r"(?P<br><br>)|`(?P<code>[^`]+)`|\*\*(?P<b>.+?)\*\*|\*(?P<i>.+?)\*|\[#(?P<place>[\w-]+)\] ?"
    r"|!\[(?P<alt>[^\]]*)\]\((?P<picture>[^)]+)\)|\[(?P<words>[^\]]+)\]\((?P<to>[^)]+)\)"
)
_COMMENT: Final = re.compile(r" ?<!--.*?-->", re.DOTALL)
_ITEM: Final = re.compile(r"(?m)^(?:-|\d+\.) ")

FONT_SIZE: Final = 15
"""Px of the font of the document: Qt has headings 2, 1.5 and 1.2 times as large whatever a style
sheet says, and small print 0.8 times."""


def _sheet() -> str:
    return f"""
body {{ font-family: "{faces.SANS}"; font-size: 16px; font-weight: 500;
        color: {THEME.pink.name()}; }}
p, li {{ margin-top: 0; margin-bottom: 8px; line-height: 126%; }}
h1, h2, h3 {{ font-family: "{faces.SERIF}"; font-weight: 600; margin-bottom: 8px; }}
h1 {{ margin-top: 0; }}
h2 {{ margin-top: 24px; }}
h3 {{ margin-top: 16px; }}
b, th {{ font-weight: 700; }}
i {{ font-family: "{faces.SERIF}"; font-size: 17px; }}
a {{ color: {THEME.good.name()}; text-decoration: underline; }}
code {{ font-family: "{faces.SANS}"; font-size: 15px; font-weight: 600;
        color: {THEME.pink2.name()}; }}
small, small a {{ color: {THEME.pink2.name()}; text-decoration: none; }}
table {{ border-collapse: collapse; margin-top: 6px; margin-bottom: 14px; }}
td, th {{ padding: 5px; text-align: left; vertical-align: top; font-size: 13px;
          border-bottom: 1px solid {THEME.rule.name()}; line-height: 126%; }}
pre {{ font-family: "{faces.SANS}"; font-size: 13px; white-space: pre-wrap; }}
.pictures {{ line-height: 100%; }}
.here {{ background-color: {THEME.paper2.name()}; }}
"""


def style_sheet(zoom: float) -> str:
    """How a page is set, ``zoom`` times as large as usual."""
    return re.sub(r"(\d+)px", lambda px: f"{max(1, round(int(px[1]) * zoom))}px", _sheet())


def html(markdown: str, zoom: float, *, book: bool) -> str:
    """A page of the help, its pictures ``zoom`` times their usual size; ``book``: its game has a
    rule book for the ids of rules to lead into."""
    page = _Page(zoom, book)
    blocks = re.split(r"\n\s*\n", _COMMENT.sub("", markdown).strip())
    told = "".join(page.block(block) for block in blocks)
    return unbroken(f"<body>{told}</body>")


class _Page:
    def __init__(self, zoom: float, book: bool) -> None:
        self._zoom = zoom
        self._book = book

    def block(self, text: str) -> str:
        if text.startswith("    "):
            return f'<pre style="white-space: pre-wrap">{escape(dedent(text))}</pre>'
        text = text.strip()
        if heading := re.fullmatch(r"(#+) (.+)", text):
            level, words = len(heading[1]), heading[2]
            first = words.split(" ")[0]
            place = first if re.fullmatch(_RULE, first) else words
            return f'<h{level}><a name="{escape(place)}"></a>{self._inline(words)}</h{level}>'
        if text.startswith("|"):
            return f'<table width="99%">{"".join(self._rows(text.splitlines()))}</table>'
        if _ITEM.match(text):
            kind = "ul" if text.startswith("-") else "ol"
            items = "".join(f"<li>{self._told(item)}</li>" for item in _ITEM.split(text)[1:])
            return f"<{kind}>{items}</{kind}>"
        return f"<p>{self._told(text)}</p>"

    def _rows(self, lines: list[str]) -> Iterator[str]:
        rows = [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in lines]
        head = len(rows) > 1 and set("".join(rows[1])) <= set(":-")
        here = {place for place, cell in enumerate(rows[0]) if head and cell.startswith("**")}
        for number, row in enumerate(rows):
            if head and number == 1:
                continue
            tag = "th" if head and number == 0 else "td"
            told = []
            for place, cell in enumerate(row):
                look = "here" if place in here else "pictures" if cell.startswith("![") else "text"
                told.append(f"<{tag} class={look}>{self._inline(cell)}</{tag}>")
            yield f"<tr>{''.join(told)}</tr>"

    def _told(self, text: str) -> str:
        """A paragraph or point, the ids of its rules in small print at its end."""
        ids = sorted(set(_IDS.findall(text)))
        links = (f'<a href="{RULE_BOOK}#{rule}">{rule}</a>' if self._book else rule for rule in ids)
        small = "".join(f"&nbsp;<small>{link}</small>" for link in links)
        # The first may stand on the next line, the others beside it.
        return self._inline(_IDS.sub("", text).strip()) + small.replace("&nbsp;", " ", 1)

    def _inline(self, text: str) -> str:
        told, end = [], 0
        for found in _INLINE.finditer(text):
            told += [escape(text[end : found.start()]), self._piece(found)]
            end = found.end()
        return "".join((*told, escape(text[end:])))

    def _piece(self, found: re.Match[str]) -> str:
        if found["br"]:
            return "<br>"
        if words := found["code"]:
            return f"<code>{escape(words)}</code>"
        if words := found["b"]:
            place = f'<a name="{words}"></a>' if re.fullmatch(_RULE, words) else ""
            return f"{place}<b>{self._inline(words)}</b>"
        if words := found["i"]:
            return f"<i>{self._inline(words)}</i>"
        if place := found["place"]:
            return f'<a name="{place}"></a>'
        if address := found["picture"]:
            size = SIZES.get(address.split(":")[0], (0, 0))
            wide, high = (round(px * self._zoom) for px in size)
            name = escape(found["alt"])
            return f'<img src="{address}" width="{wide}" height="{high}" alt="{name}">'
        return f'<a href="{escape(found["to"])}">{self._inline(found["words"])}</a>'
