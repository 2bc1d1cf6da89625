"""What a trial tried, how, and what came of it, line by line."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Table:
    """The lines so far; each is told as soon as it is known."""

    rows: list[tuple[bool, str, str, str]] = field(default_factory=list)

    def add(self, good: bool, what: str, how: str, result: str) -> bool:
        self.rows.append((good, what, how, result))
        print(f"{'ok    ' if good else 'FAILED'} {what}: {result}", flush=True)
        return good

    @property
    def good(self) -> bool:
        return bool(self.rows) and all(row[0] for row in self.rows)

    def markdown(self) -> str:
        lines = ["| What was tried | How | Result | |", "|---|---|---|---|"]
        for good, what, how, result in self.rows:
            lines.append(f"| {what} | {how} | {result} | {'ok' if good else '**failed**'} |")
        return "\n".join(lines)
