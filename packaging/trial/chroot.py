"""A Debian in a folder: what runs in it, as whom, and which files it has."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from trouble import Trouble, reason

PLAYER = "player"
# With its folder, for it is looked for on the path of whom it is run as.
ENTER = ("/usr/sbin/chroot",)
# A home such as some people have.
HOME = "/home/Zoë Núñez/at home 月"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# What changes in any Debian without anybody installing anything, or tells of what was installed.
PASSING = (
    "dev",
    "etc/ld.so.cache",
    "home",
    "proc",
    "root",
    "run",
    "sys",
    "tmp",
    "var/cache",
    "var/lib/apt",
    "var/lib/dpkg",
    "var/log",
)


@dataclass(frozen=True)
class Chroot:
    """The Debian in the folder `root`; the process is root."""

    root: Path

    def inside(self, path: str) -> Path:
        """Where `path`, as it is called in there, lies out here."""
        return self.root / path.lstrip("/")

    @property
    def home(self) -> Path:
        return self.inside(HOME)

    @contextmanager
    def mounts(self, archives: Path) -> Iterator[None]:
        """What a running system has mounted is there, and the packages kept in `archives`.

        All of it is taken away in the end, whatever happens.
        """
        archives.mkdir(parents=True, exist_ok=True)
        cache = self.inside("var/cache/apt/archives")
        wanted = [
            ("proc", "proc", self.inside("proc"), ()),
            ("devpts", "devpts", self.inside("dev/pts"), ("newinstance,ptmxmode=0666",)),
            ("tmpfs", "tmpfs", self.inside("dev/shm"), ("mode=1777",)),
        ]
        try:
            for kind, name, place, options in wanted:
                place.mkdir(parents=True, exist_ok=True)
                extra = [word for option in options for word in ("-o", option)]
                _do(["mount", "-t", kind, *extra, name, str(place)])
            _do(["mount", "--bind", str(archives), str(cache)])
            yield
        finally:
            table = Path("/proc/self/mountinfo").read_text(encoding="utf-8")
            for place_ in mounted(self.root, table):
                _do(["umount", "--lazy", place_])

    def settle(self) -> None:
        """Make what the trial needs of any installed system: the person, a way to the network,
        and no services."""
        for name in ("resolv.conf", "hosts"):
            if Path("/etc", name).exists():
                shutil.copyfile(f"/etc/{name}", self.inside(f"etc/{name}"))
        refuse = self.inside("usr/sbin/policy-rc.d")
        refuse.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
        refuse.chmod(0o755)
        self.inside("etc/apt/apt.conf.d/90keep").write_text(
            'Binary::apt::APT::Keep-Downloaded-Packages "true";\nAPT::Keep-Downloaded-Packages'
            ' "true";\n',
            encoding="utf-8",
        )
        self.home.parent.mkdir(parents=True)
        self.need("useradd", "--create-home", "--home-dir", HOME, "--shell", "/bin/sh", PLAYER)

    def run(
        self, *words: str, seconds: float = 900, extra: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a command as root in there; what it prints comes back, errors with the rest."""
        surroundings = {
            "DEBIAN_FRONTEND": "noninteractive",
            "HOME": "/root",
            "LC_ALL": "C.UTF-8",
            "PATH": PATH,
            **{name: os.environ[name] for name in _proxies() if name in os.environ},
            **(extra or {}),
        }
        return _answer([*ENTER, str(self.root), *words], surroundings, seconds)

    def need(self, *words: str) -> str:
        """Run a command that the trial cannot go on without; raises Trouble if it fails."""
        said = self.run(*words)
        if said.returncode != 0:
            raise Trouble(f"`{' '.join(words)}` failed in the chroot: {reason(said.stdout)}.")
        return said.stdout

    def as_player(
        self, *words: str, seconds: float = 600, extra: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a command as the ordinary person, in their home."""
        return _answer(self.players_words(words), self.players(extra), seconds)

    def start_as_player(
        self, *words: str, extra: Mapping[str, str], log: Path
    ) -> subprocess.Popen[bytes]:
        """Start a command as the person, and do not wait for it; what it says is in `log`."""
        with log.open("ab") as written:
            return subprocess.Popen(
                self.players_words(words),
                env=self.players(extra),
                stdin=subprocess.DEVNULL,
                stdout=written,
                stderr=subprocess.STDOUT,
            )

    def players_words(self, words: Sequence[str]) -> list[str]:
        start = [*ENTER, f"--userspec={PLAYER}:{PLAYER}", str(self.root)]
        return [*start, "env", f"--chdir={HOME}", *words]

    def players(self, extra: Mapping[str, str] | None = None) -> dict[str, str]:
        """The person's environment variables."""
        return {
            "HOME": HOME,
            "LANG": "C.UTF-8",
            "LOGNAME": PLAYER,
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
            "USER": PLAYER,
            **(extra or {}),
        }

    def give(self, name: str, words: str) -> None:
        """Put a file with these words into the person's home, as theirs."""
        owner = self.home.stat()
        path = self.home / name
        for folder in reversed([path.parent, *path.parent.parents]):
            if folder.is_relative_to(self.home) and not folder.exists():
                folder.mkdir()
                os.chown(folder, owner.st_uid, owner.st_gid)
        path.write_text(words, encoding="utf-8")
        os.chown(path, owner.st_uid, owner.st_gid)

    def files(self) -> dict[str, str]:
        """What lies in there but for PASSING: each path with what tells whether it changed."""
        found: dict[str, str] = {}
        for folder, folders, names in os.walk(self.root):
            at = Path(folder).relative_to(self.root)
            folders[:] = [name for name in folders if str(at / name) not in PASSING]
            for name in (*folders, *names):
                path = Path(folder, name)
                if str(at / name) not in PASSING:
                    found[str(at / name)] = _mark(path)
        return found

    def players_files(self) -> list[str]:
        """The files in the person's home, relative to it."""
        files = (path for path in self.home.rglob("*") if not path.is_dir())
        return sorted(str(path.relative_to(self.home)) for path in files)


def differences(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """What came, went or changed, each with a sign before it: + - or *."""
    lines = [f"+{path}" for path in after.keys() - before.keys()]
    lines += [f"-{path}" for path in before.keys() - after.keys()]
    common = before.keys() & after.keys()
    lines += [f"*{path}" for path in common if before[path] != after[path]]
    return sorted(lines, key=lambda line: line[1:])


def mounted(root: Path, mounts: str) -> list[str]:
    """Where in `root` something is mounted, by the text of a `mountinfo`, the innermost first."""
    places = [unescaped(line.split()[4]) for line in mounts.splitlines() if line]
    top = str(root.resolve())
    return sorted((p for p in places if p == top or p.startswith(f"{top}/")), reverse=True)


def unescaped(path: str) -> str:
    """A path as the kernel writes it down: blanks and backslashes as octal numbers."""
    return re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), path)


def _mark(path: Path) -> str:
    if path.is_symlink():
        return f"link {os.readlink(path)}"
    if path.is_file():
        return hashlib.sha256(path.read_bytes()).hexdigest()
    return "folder" if path.is_dir() else "device"


def _proxies() -> list[str]:
    return [f"{kind}_proxy" for kind in ("http", "https", "no")]


def _do(words: Sequence[str]) -> None:
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    if said.returncode != 0:
        raise Trouble(f"`{' '.join(words)}` failed: {reason(said.stderr)}.")


def _answer(
    words: Sequence[str], surroundings: Mapping[str, str], seconds: float
) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            words,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        said = late.stdout.decode(errors="replace") if isinstance(late.stdout, bytes) else ""
        return subprocess.CompletedProcess(words, 124, f"{said}\nnot done after {seconds:.0f} s")
