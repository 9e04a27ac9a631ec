# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs under torture, what they say, and what a league file holds afterwards."""
import contextlib
import io
import os
import pathlib
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import read_league  # noqa: E402  (beside this folder)

PATIENCE = 60


class Wrong(Exception):
    """The product did what it must not do."""


class Ran:
    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def __str__(self):
        return f"code {self.code}: {self.err.strip()[-400:] or self.out.strip()[-200:]}"


class Place:
    """A folder with `work`, in which leagues are, and a home and a temporary folder beside it."""

    def __init__(self, programs, name):
        self.programs = programs
        self.top = pathlib.Path(tempfile.mkdtemp(prefix=f"{name}-", dir=programs["places"]))
        self.work = self.top / "work"
        for folder in ("work", "home", "tmp", "look"):
            (self.top / folder).mkdir()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None or not self.programs.get("keep"):
            shutil.rmtree(self.top, ignore_errors=True)

    def environment(self, **more):
        kept = {key: value for key, value in os.environ.items()
                if not key.startswith(("TOUCHLINE_", "XDG_", "LD_PRELOAD"))}
        kept.update(HOME=str(self.top / "home"), TMPDIR=str(self.top / "tmp"), USER="Anna", LC_ALL="C.UTF-8",
                    QT_QPA_PLATFORM="offscreen", **more)
        return kept

    def disk(self, at=0, fate="", record=None):
        """The environment in which calls of the system below `work` are counted."""
        settings = {"LD_PRELOAD": self.programs["shim"], "TOUCHLINE_DISK_FOLDER": str(self.work),
                    "TOUCHLINE_DISK_AT": str(at), "TOUCHLINE_DISK_FATE": fate}
        if record:
            settings["TOUCHLINE_DISK_RECORD"] = str(record)
        return settings

    def run(self, arguments, program="cli", memory=None, stdin="", **more):
        def limited():
            if memory:
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        command = [self.programs[program], *map(str, arguments)]
        try:
            done = subprocess.run(command, cwd=self.work, env=self.environment(**more), timeout=PATIENCE,
                                  input=stdin.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  preexec_fn=limited, check=False)
        except subprocess.TimeoutExpired as late:
            raise Wrong(f"{' '.join(command[1:])}: not over after {PATIENCE} s") from late
        return Ran(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))

    def must(self, *arguments, **more):
        ran = self.run(arguments, **more)
        if ran.code != 0:
            raise Wrong(f"{' '.join(map(str, arguments))}: {ran}")
        return ran

    def start(self, arguments, program="worker", **more):
        return subprocess.Popen([self.programs[program], *map(str, arguments)], cwd=self.work,
                                env=self.environment(**more), stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def tree_of(folder):
    """Every file and folder below, with its content; a folder is None."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*")):
        found[str(path.relative_to(folder))] = None if path.is_dir() else path.read_bytes()
    return found


def make_tree(folder, tree):
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in tree.items():
        path = folder / name
        if content is None:
            path.mkdir(parents=True, exist_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


class Read:
    """What a league file with its log holds, read by another program than Touchline, from a copy."""

    def __init__(self, file, look):
        file = pathlib.Path(file)
        copy = pathlib.Path(look) / f"{uuid.uuid4().hex}.touchline"
        try:
            for suffix in ("", "-wal"):
                if pathlib.Path(f"{file}{suffix}").exists():
                    shutil.copyfile(f"{file}{suffix}", f"{copy}{suffix}")
            # The log is played in; then nothing but the file is read.
            database = sqlite3.connect(copy)
            database.execute("PRAGMA journal_mode = DELETE").fetchall()
            database.close()
            league = read_league.League(copy)
            try:
                league.check()
            finally:
                league.close()
            self.problems = league.problems
            self.history = league.history
            self.live = league.live
        except (sqlite3.DatabaseError, OSError) as error:
            self.problems, self.history, self.live = [str(error)], [], {}
        finally:
            for suffix in ("", "-wal", "-shm", "-journal"):
                with contextlib.suppress(OSError):
                    os.unlink(f"{copy}{suffix}")


def dump_of(file, scratch, without=()):
    """Every row of every table but some, as another program sees them; a text if that fails."""
    copy = pathlib.Path(scratch) / f"{uuid.uuid4().hex}.db"
    try:
        for suffix in ("", "-wal"):
            if pathlib.Path(f"{file}{suffix}").exists():
                shutil.copyfile(f"{file}{suffix}", f"{copy}{suffix}")
        database = sqlite3.connect(copy)
        database.text_factory = bytes
        whole = io.StringIO()
        for name, sql in database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall():
            name = name.decode(errors="replace")
            if name in without:
                continue
            rows = sorted(repr(row) for row in database.execute(f'SELECT * FROM "{name}" NOT INDEXED').fetchall())
            whole.write(f"{name} {sql!r}\n" + "\n".join(rows) + "\n")
        database.close()
        return whole.getvalue()
    except (sqlite3.DatabaseError, UnicodeError) as error:
        return f"unreadable: {error}"
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(OSError):
                os.unlink(f"{copy}{suffix}")


def check_end(ran, what):
    """A program ends by itself, with 0, 1 or 2, and with words where it is not 0."""
    if ran.code < 0:
        raise Wrong(f"{what}: ended by {signal.Signals(-ran.code).name}: {ran}")
    if ran.code not in (0, 1, 2):
        raise Wrong(f"{what}: {ran}")
    if ran.code != 0 and not ran.err.strip():
        raise Wrong(f"{what}: code {ran.code} without a word")
    for sign in ("terminate called", "ASSERT", "Sanitizer", "Unknown error", "bad_alloc"):
        if sign in ran.err:
            raise Wrong(f"{what}: {ran}")


class Tally:
    """How often what happened, and what was wrong."""

    def __init__(self):
        self.counts, self.wrong = {}, []

    def add(self, what, number=1):
        self.counts[what] = self.counts.get(what, 0) + number

    def merge(self, other):
        for what, number in other.counts.items():
            self.add(what, number)
        self.wrong += other.wrong
