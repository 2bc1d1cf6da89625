"""What is tried of the products for Linux in a bare Debian, stage after stage."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from linux.share import DESKTOP_ENTRY, MIME_TYPE
from project import ID, NAME
from trial import screen
from trial.chroot import HOME, Chroot, differences
from trial.screen import JOURNAL, Screen, until
from trouble import Trouble


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


# In MB of a million bytes.
MOST_PACKAGE, MOST_FOLDER = 45, 135
QUICK = "[General]\nmovement=none\nthinking=none\ntrick_stay=short\n"


@dataclass
class Stages:
    """The stages for one package and, if there is one, one archive; pictures go into a folder."""

    chroot: Chroot
    table: Table
    package: Path
    archive: Path | None
    pictures: Path

    def __post_init__(self) -> None:
        self.pictures.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.package, self.chroot.inside(f"/tmp/{self.package.name}"))

    def all(self) -> None:
        """Try everything; what cannot be tried because of what failed before is left out."""
        size = self.package.stat().st_size / 1e6
        self.table.add(
            size <= MOST_PACKAGE,
            "Size of the .deb",
            "its bytes",
            f"{size:.1f} MB (at most {MOST_PACKAGE})",
        )
        if not self.bare():
            return
        self.chroot.need("apt-get", "install", "-y", "--no-install-recommends", *screen.TOOLS)
        before = self.chroot.files()
        if self.install("Installing it again, beside the tools of a desktop"):
            with screen.screen(self.chroot, self.pictures / "programs.log") as shown:
                self.menu(shown)
                self.game(shown)
                # Not asked of what is in the home: where that has a space, it finds nothing there.
                answer = shown.ask("xdg-mime", "query", "default", MIME_TYPE)
                how = f"`xdg-mime query default {MIME_TYPE}`"
                self.table.add(answer == f"{ID}.desktop", "What opens a .moon", how, answer)
                self.association(shown, "Opening a .moon by its association")
        self.remove(before, "Removing it again")
        if self.archive is not None:
            self.unpacked(self.archive)
        kept = self.chroot.players_files()
        ours = [name for name in kept if NAME in name]
        self.table.add(
            JOURNAL in kept and f".config/{NAME}/preferences.ini" in kept,
            "The player's data afterwards",
            "files below the home",
            _some([f"`~/{name}`" for name in ours]),
        )

    # --- without a screen -----------------------------------------------------------------

    def bare(self) -> bool:
        """Installed where there is nothing else: it tells its version, passes its own test, and
        goes without a trace."""
        if not self.install("Installing it on the bare system"):
            return False
        folder = self.chroot.inside(f"usr/lib/{NAME}")
        size = sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6
        self.table.add(
            size <= MOST_FOLDER,
            "Size of the folder",
            f"files below /usr/lib/{NAME}",
            f"{size:.1f} MB (at most {MOST_FOLDER})",
        )
        said = self.chroot.as_player(NAME, "--version")
        good = said.returncode == 0 and "compiled" in said.stdout and "not" not in said.stdout
        self.table.add(good, "Telling its version", f"`{NAME} --version`", _last(said.stdout, 4))
        said = self.chroot.as_player(NAME, "--self-test", seconds=900)
        (self.pictures / "self-test.txt").write_text(said.stdout, encoding="utf-8")
        self.table.add(
            said.returncode == 0,
            "Its own test",
            f"`{NAME} --self-test`, home `{HOME}`",
            f"exit {said.returncode}: {_last(said.stdout)}",
        )
        said = self.chroot.as_player(NAME)
        told = "Traceback" not in said.stdout and said.returncode == 2
        self.table.add(told, "Starting without a screen", f"`{NAME}`", _last(said.stdout))
        said = self.chroot.run("dpkg", "--verify", NAME)
        self.table.add(
            said.returncode == 0 and not said.stdout.strip(),
            "Files as they were packed",
            f"`dpkg --verify {NAME}`",
            said.stdout.strip() or "none has changed",
        )
        gone = self.chroot.run("apt-get", "purge", "-y", NAME).returncode == 0
        return self.table.add(
            gone and not self.ours(),
            "Removing it from there",
            "`apt-get purge`; every path of the system looked at",
            _some(self.ours()) or "no path with its name is left",
        )

    def ours(self) -> list[str]:
        """The paths of the system that bear the program's name."""
        return [path for path in self.chroot.files() if NAME in path or ID in path]

    def install(self, what: str) -> bool:
        """By apt-get from the file, and from nothing else."""
        had = self.installed()
        how = f"`apt-get install ./{self.package.name}`"
        said = self.chroot.run(
            "apt-get", "install", "-y", "-o", "Dpkg::Use-Pty=0", f"/tmp/{self.package.name}"
        )
        came = self.installed() - had
        return self.table.add(
            said.returncode == 0 and NAME in came,
            what,
            how,
            f"{len(came - {NAME})} other packages came with it"
            if said.returncode == 0
            else _last(said.stdout, 3),
        )

    def installed(self) -> set[str]:
        return set(self.chroot.need("dpkg-query", "-W", "-f", "${Package}\n").split())

    def remove(self, before: dict[str, str], what: str) -> bool:
        """Remove, then purge, and compare all files with those `before`."""
        removed = self.chroot.run("apt-get", "remove", "-y", NAME)
        purged = self.chroot.run("dpkg", "--purge", NAME)
        left = differences(before, self.chroot.files())
        return self.table.add(
            removed.returncode == purged.returncode == 0 and not left,
            what,
            "`apt-get remove`, `dpkg --purge`; all files of the system compared",
            f"left: {_some(left)}" if left else f"nothing left: {len(before)} files are as before",
        )

    # --- on a screen ----------------------------------------------------------------------

    def menu(self, shown: Screen) -> None:
        """Started by its entry in the menu."""
        self.chroot.run("rm", "-rf", f"{HOME}/.config/{NAME}", f"{HOME}/.local")
        shown.start("gio", "launch", f"/usr/share/{DESKTOP_ENTRY}")
        window = shown.window()
        asked = shown.ask("xprop", "-id", window, "WM_CLASS") if window else ""
        entry = self.chroot.inside(f"usr/share/{DESKTOP_ENTRY}").read_text(encoding="utf-8")
        wanted = re.search(r"^StartupWMClass=(.*)$", entry, re.MULTILINE)
        until(lambda: screen.entries(self.chroot.home / JOURNAL), 20)
        self._rest(shown, "table.png")
        self.table.add(
            window is not None and wanted is not None and f'"{wanted[1]}"' in asked,
            "Starting from the menu",
            "`gio launch` of the desktop entry, under Xvfb and openbox",
            asked.replace("\n", " ") or "no window came",
        )
        self.quit(shown, "Closing it by Ctrl+Q")

    def game(self, shown: Screen) -> None:
        """A whole game by keys, on a record that begins one."""
        self.chroot.give(f".config/{NAME}/preferences.ini", QUICK)
        begun = screen.start_of_match(self.chroot, NAME, "follow-me-42", 8)
        shown.start(NAME, begun)
        journal = self.chroot.home / JOURNAL
        seed = screen.entries(self.chroot.inside(begun))[0]["seed"]
        until(lambda: _seed(journal) == seed, 30)
        shown.window()
        stuck = ""
        try:
            screen.play(shown, journal)
        except Trouble as trouble:
            stuck = f" - {trouble}"
        self._rest(shown, "game-over.png")
        said = self.chroot.as_player(NAME, "check", "-v", JOURNAL)
        lines = screen.entries(journal)
        choices = screen.choices(journal, 0)
        hands = sum(line.get("event") == "hand" for line in lines)
        self.table.add(
            said.returncode == 0 and screen.over(journal) and choices >= 8 * hands,
            "Playing a game by keys",
            f"xdotool, until the record has a `game`; `{NAME} check`",
            f"{choices} choices, {hands} hands, {len(lines)} lines: {_last(said.stdout)}{stuck}",
        )
        self.quit(shown, "Closing it after the game")

    def association(self, shown: Screen, what: str, program: str = NAME) -> None:
        """A file is known for a record, by name and by content, and opens by a click."""
        record = screen.start_of_match(self.chroot, program, "fosdick-widow", 4)
        bare = f"{HOME}/a record by no such name"
        self.chroot.give(Path(bare).name, self.chroot.inside(record).read_text(encoding="utf-8"))
        for asked, wanted in (
            (("gio", "mime", MIME_TYPE), f"{ID}.desktop"),
            (("xdg-mime", "query", "filetype", record), MIME_TYPE),
            (("xdg-mime", "query", "filetype", bare), MIME_TYPE),
        ):
            answer = shown.ask(*asked).split("\n")[0]
            how = f"`{' '.join(asked)}`".replace(f"{HOME}/", "")
            self.table.add(answer.endswith(wanted), f"{what}: what it is", how, answer)
        journal = self.chroot.home / JOURNAL
        for opener in ("xdg-open", "gio"):
            journal.unlink(missing_ok=True)
            shown.start(*((opener,) if opener == "xdg-open" else ("gio", "open")), record)
            seed = screen.entries(self.chroot.inside(record))[0]["seed"]
            opened = until(lambda: _seed(journal) == seed, 30)  # noqa: B023 - asked at once
            shown.window()
            self._rest(shown, f"opened-by-{opener}.png")
            self.table.add(
                bool(opened),
                what,
                f"`{opener}{' open' if opener == 'gio' else ''} '{Path(record).name}'`",
                f"its match, number {seed}, is at the table" if opened else "it did not open",
            )
            self.quit(shown, f"Closing it ({opener})")

    def unpacked(self, archive: Path) -> None:
        """The archive in the person's home, and its own entry in the menu."""
        name = archive.name.removesuffix(".tar.xz")
        shutil.copyfile(archive, self.chroot.inside(f"/tmp/{archive.name}"))
        # What runs on any desktop: what the package would have brought is asked for by name.
        needed = self.chroot.need("dpkg-deb", "-f", f"/tmp/{self.package.name}", "Depends")
        names = [word.split()[0] for word in needed.split(",")]
        self.chroot.need("apt-get", "install", "-y", "xz-utils", *names)
        before = self.chroot.players_files()
        said = self.chroot.as_player("tar", "-xf", f"/tmp/{archive.name}")
        version = self.chroot.as_player(f"./{name}/{NAME}", "--version")
        self.table.add(
            said.returncode == version.returncode == 0,
            "The archive, unpacked in the home",
            f"`tar -xf`, `./{NAME} --version`",
            _last(said.stdout + version.stdout, 4),
        )
        added = self.chroot.as_player(f"./{name}/menu-entry.sh")
        with screen.screen(self.chroot, self.pictures / "programs.log") as shown:
            self.association(shown, "Opening a .moon after menu-entry.sh", f"./{name}/{NAME}")
        gone = self.chroot.as_player(f"./{name}/menu-entry.sh", "--remove")
        self.chroot.as_player("rm", "-r", name)
        caches = (".local/share/mime/", ".local/share/applications/mimeinfo.cache")
        left = [
            path
            for path in self.chroot.players_files()
            if path not in before and not path.startswith(caches) and ID in path
        ]
        self.table.add(
            added.returncode == gone.returncode == 0 and not left,
            "Taking the archive's entry out of the menu",
            "`menu-entry.sh --remove`",
            _some(left) or "no trace of it in the home",
        )

    def quit(self, shown: Screen, what: str) -> None:
        shown.press("ctrl+q")
        gone = shown.no_window()
        if not gone:
            self._rest(shown, "not-closed.png")
            self.chroot.run("pkill", "-u", "player", "-x", NAME)
        self.table.add(gone, what, "xdotool", "closed" if gone else "its window stayed")

    def _rest(self, shown: Screen, name: str) -> None:
        """A picture of the screen once the table has come to rest."""
        until(lambda: False, 2.5)
        shown.picture(self.pictures / name)


def _seed(record: Path) -> object:
    lines = screen.entries(record)
    return lines[0].get("seed") if lines else None


def _last(words: str, lines: int = 1) -> str:
    said = [line.strip() for line in words.splitlines() if line.strip()]
    return "; ".join(said[-lines:])


def _some(names: Sequence[str], most: int = 8) -> str:
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
