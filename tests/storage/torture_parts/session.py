# SPDX-License-Identifier: GPL-3.0-or-later
"""A league that people work with by the command line, and what must hold after a command that was interrupted."""
import hashlib
import os
import re
import shutil

from .program import Read, Wrong, tree_of

LEAGUE = "league.touchline"
MOST_FIXTURES = 12
TEAMS = ["ENG-1966", "GER-1974", "FRA-1998", "BRA-1970"]

# What an interrupted command may leave beside its output; the next one takes it away.
LEFT = re.compile(r"(\.part|\.lock|-wal|-journal|\.rmlock|\.unsure)$")

_known = {}  # by what a league and its log hold: their history and problems


class Command:
    def kind(self):
        """A word for those that do the same."""
        return " ".join(one for one in self.arguments if one.isalpha() or one.startswith("--"))


class Change(Command):
    """One entry of the history, or none; `most`: the computer's matches are an entry each."""

    def __init__(self, *arguments, most=1, stdin=""):
        self.arguments, self.most, self.output, self.stdin = arguments, most, None, stdin


class Output(Command):
    """A file or a folder is written, and the league stays as it is."""

    def __init__(self, output, *arguments):
        self.arguments, self.most, self.output, self.stdin = arguments, 0, output, ""

    def again(self):
        """The same into another place."""
        other = "again-" + self.output
        return other, [other if one == self.output else one for one in self.arguments]


def any_change(generator, number):
    match = str(generator.randint(1, MOST_FIXTURES))
    score = f"{generator.randint(0, 5)}-{generator.randint(0, 5)}"
    team = generator.choice(TEAMS + ["Town", "United"])
    first = ("--competition", "1")
    return generator.choice([
        Change("league", "add", LEAGUE, "--template", "league-4", "--name", f"Cup {number}", "--first", "2026-08-01"),
        Change("league", "report", LEAGUE, match, score, *first),
        Change("league", "report", LEAGUE, match, score, *first),
        Change("league", "correct", LEAGUE, "--match", match, "--score", score, "--yes", *first),
        Change("league", "correct", LEAGUE, "--match", match, "--score", score, "--yes", *first),
        Change("league", "correct", LEAGUE, "--match", match, "--walkover", "HOME", "--reason", "late", "--yes", *first),
        Change("league", "correct", LEAGUE, "--match", match, "--postpone", "2027-05-01", "--yes", *first),
        Change("league", "correct", LEAGUE, "--deduct", team, "--points", "2", "--reason", "fees", "--yes", *first),
        Change("league", "undo", LEAGUE),
        Change("league", "undo", LEAGUE),
        Change("league", "redo", LEAGUE),
        Change("league", "play", LEAGUE, "--matchday", *first, most=8),
        Change("league", "play", LEAGUE, "--fixture", match, *first),
        Change("league", "import", LEAGUE, "--teams", "teams.csv"),
        Change("league", "import", LEAGUE, "--squads", "squads.csv"),
    ])


def any_output(generator, number):
    new = f"new{number}.touchline"
    return generator.choice([
        Output("results.csv", "league", "export", LEAGUE, "--results", "results.csv", "--force", "--competition", "1"),
        Output("fixtures.csv", "league", "export", LEAGUE, "--fixtures", "fixtures.csv", "--force", "--competition", "1"),
        Output("all.json", "league", "export", LEAGUE, "--all", "--out", "all.json", "--force"),
        Output("dates.ics", "export", LEAGUE, "--calendar", "dates.ics", "--force", "--competition", "1"),
        Output("site", "export", LEAGUE, "--site", "site", "--force", "--competition", "1"),
        Output(f"newsite{number}", "export", LEAGUE, "--site", f"newsite{number}", "--competition", "1"),
        Output(f"{LEAGUE}.backups", "backup", LEAGUE),
        Output(new, "backup", LEAGUE, "--to", new),
        Output(new, "league", "move", LEAGUE, new),
        Output(new, "league", "rescue", LEAGUE, new),
    ])


def any_command(generator, number):
    return any_change(generator, number) if generator.random() < 0.65 else any_output(generator, number)


def begin(place):
    """A league with a few results, lists to import, and an output of each kind from before."""
    (place.work / "teams.csv").write_text("name,country\r\nTown,England\r\nUnited,England\r\n")
    (place.work / "squads.csv").write_text("team,name,position,shirt\r\nTown,Ann Archer,GK,1\r\nTown,Bea Baker,FW,9\r\n")
    place.must("league", "new", LEAGUE, "--name", "Čeština – 足球")
    (place.work / "entrants.txt").write_text("\n".join(TEAMS) + "\n")
    place.must("league", "add", LEAGUE, "--template", "league-4", "--name", "Cup 0", "--first", "2026-08-01", "--seed", "5",
               "--teams", "entrants.txt")
    place.must("league", "play", LEAGUE, "--matchday")
    place.must("league", "report", LEAGUE, "3", "2-1")
    place.must("league", "import", LEAGUE, "--teams", "teams.csv")
    for name, option in (("results.csv", "--results"), ("fixtures.csv", "--fixtures")):
        place.must("league", "export", LEAGUE, option, name)
    place.must("export", LEAGUE, "--site", "site")


def read(place, name=LEAGUE):
    """What a league holds; looked at once for each content."""
    digest = hashlib.sha256()
    for suffix in ("", "-wal"):
        path = place.work / f"{name}{suffix}"
        digest.update(path.read_bytes() if path.exists() else b"")
    found = _known.get(digest.digest())
    if found is None:
        if len(_known) > 2000:
            _known.clear()
        found = _known[digest.digest()] = Read(place.work / name, place.top / "look")
    return found


def is_league(name):
    return name.endswith(".touchline")


def is_beside(name, command):
    """Of the output of a command, or what SQLite and Touchline keep beside leagues."""
    output = command.output if command else None
    return LEFT.search(name) is not None or (output is not None and (name == output or name.startswith(output + os.sep)))


def check_league(place, before, command, is_done, what):
    """The main league: all that it held before, and of the command all or nothing. Gives what it holds now."""
    after = read(place)
    if after.problems:
        raise Wrong(f"{what}: {after.problems[0]}")
    if after.history[:len(before.history)] != before.history:
        raise Wrong(f"{what}: {len(before.history)} entries before, and they are not the first of {len(after.history)} now")
    more = len(after.history) - len(before.history)
    most = command.most if command else 0
    if more > most:
        raise Wrong(f"{what}: {more} new entries of at most {most}")
    if is_done and most and more == 0:
        raise Wrong(f"{what}: lost; the command had answered that it was done")
    return after


def check_files(place, tree_before, command, is_done, history, what):
    """What was there before is there as it was; what is new is whole."""
    now = tree_of(place.work)
    own = {LEAGUE, f"{LEAGUE}.lock"}
    for name, content in tree_before.items():
        if name in own or LEFT.search(name):
            continue
        if name not in now:
            if not is_beside(name, command):
                raise Wrong(f"{what}: {name} is gone")
        elif now[name] != content and not is_beside(name, command):
            raise Wrong(f"{what}: {name} was changed")
    for name, content in now.items():
        if content is None or name in own or tree_before.get(name, None) == content or LEFT.search(name):
            continue
        if is_league(name):
            found = read(place, name)
            if found.problems:
                raise Wrong(f"{what}: {name}: {found.problems[0]}")
            if command and "rescue" not in command.arguments and found.history != history[:len(found.history)]:
                raise Wrong(f"{what}: {name} has another history")
        elif name not in tree_before and not is_beside(name, command):
            raise Wrong(f"{what}: {name} was left")
    if command and command.output and is_done and not (place.work / command.output).exists():
        raise Wrong(f"{what}: {command.output} is not there; the command had answered that it was done")


STAMPS = re.compile(rb"DTSTAMP:.*|SEQUENCE:.*|LAST-MODIFIED:.*")


def check_output(place, command, tree_before, what):
    """A file that is not a league: as before, or as another go makes it."""
    if not command or not command.output or is_league(command.output) or "backup" in command.arguments:
        return
    now = {name: content for name, content in tree_of(place.work).items()
           if content is not None and is_beside(name, command) and not LEFT.search(name)}
    changed = {name: content for name, content in now.items() if content != tree_before.get(name)}
    if not changed:
        return
    other, arguments = command.again()
    place.must(*arguments)
    fresh = tree_of(place.work)
    for name, content in changed.items():
        whole = fresh[other + name[len(command.output):]]
        if STAMPS.sub(b"", content) != STAMPS.sub(b"", whole):
            raise Wrong(f"{what}: {name} has {len(content)} bytes of {len(whole)}")


def check_again(place, what, number):
    """The league is sound to Touchline too, and can be worked with."""
    verified = place.run(["verify", LEAGUE, "--json"])
    if verified.code != 0:
        raise Wrong(f"{what}: verify: {verified}")
    before = read(place)
    add = Change("league", "add", LEAGUE, "--template", "cup-4", "--name", f"After {number}")
    added = place.run(add.arguments)
    if added.code != 0:
        raise Wrong(f"{what}: the next command: {added}")
    return check_league(place, before, add, True, f"{what}, then a command")


def tidy(place):
    """Takes away what only this step made."""
    for path in place.work.iterdir():
        if path.name.startswith(("new", "again-")):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
