# SPDX-License-Identifier: GPL-3.0-or-later
"""Leagues that were changed by SQL, or whose bytes were: each change is named or the file is refused, and no command writes to
it or makes a backup of it. What changes nothing that a whole dump shows may pass."""
import hashlib
import random
import re
import sqlite3
import uuid

from . import session
from .program import Place, Tally, Wrong, check_end, dump_of, make_tree, tree_of

PER_UNIT = 30
PAGE = 4096

# Commands that would write, or make a backup that pushes out a whole one.
COMMANDS = [
    ("league", "correct", session.LEAGUE, "--match", "1", "--score", "4-4", "--yes", "--competition", "1"),
    ("league", "undo", session.LEAGUE),
    ("league", "add", session.LEAGUE, "--template", "cup-4", "--name", "After"),
    ("league", "play", session.LEAGUE, "--matchday", "--competition", "1"),
    ("backup", session.LEAGUE),
    ("backup", session.LEAGUE, "--to", "copy.touchline"),
    ("league", "move", session.LEAGUE, "moved.touchline"),
    ("league", "export", session.LEAGUE, "--all", "--out", "all.json"),
]


def grown(place, generator):
    """A league with something in every table: much was done, and a match is under way."""
    session.begin(place)
    place.must("league", "correct", session.LEAGUE, "--deduct", session.TEAMS[0], "--points", "3", "--reason", "late", "--yes")
    place.must("league", "correct", session.LEAGUE, "--match", "3", "--score", "0-0", "--yes")
    place.must("league", "undo", session.LEAGUE)
    place.must("league", "redo", session.LEAGUE)
    place.must("league", "import", session.LEAGUE, "--squads", "squads.csv")
    place.must("league", "add", session.LEAGUE, "--template", "cup-4", "--name", "Under way", "--first", "2027-01-02")
    process = place.start(["worker", "match", place.work / session.LEAGUE, generator.randrange(1000)])
    for line in process.stdout:
        if line.startswith(b"input ") and int(line.split()[2]) >= 6:
            break
    process.kill()
    process.communicate()


def close(place):
    """Plays the log of a killed process into the file."""
    place.must("league", "correct", session.LEAGUE, "--match", "3", "--score", "1-0", "--yes", "--competition", "1")
    for path in place.work.glob(f"{session.LEAGUE}-*"):
        raise Wrong(f"{path.name} was left")


# ---------------------------------------------------------------- by SQL


class Table:
    def __init__(self, database, name):
        self.name = name
        self.columns = [(row[1], row[2], row[3]) for row in database.execute(f"PRAGMA table_info({name})")]

    def row_ids(self, database):
        return [row[0] for row in database.execute(f"SELECT rowid FROM {self.name} ORDER BY rowid")]


# What docs/league-files.md says is not sealed: a change of it that makes no nonsense is no damage that can be seen.
UNSEALED = {("team", "version"), ("competition", "version"), ("squad", "version"), ("fixture", "version")}
UNDER_WAY = {"live_match", "live_input"}


def another(value, generator):
    """Of the same kind."""
    if isinstance(value, int):
        return value + generator.choice([-1, 1, 2, 7]) if value else 1
    if isinstance(value, bytes):
        at = generator.randrange(len(value) or 1)
        return value[:at] + bytes([value[at] ^ (1 << generator.randrange(8))]) + value[at + 1:] if value else b"x"
    if isinstance(value, str):
        if re.fullmatch(r"\d{4}-\d\d-\d\d.*", value):
            return value[:9] + str((int(value[9]) + 1) % 10) + value[10:]
        return generator.choice([value + "x", value[1:] or "y", value.swapcase() if value.swapcase() != value else value + "z", ""])
    return generator.choice([1, "x"])


def wrong_type(value, generator):
    if isinstance(value, int):
        return generator.choice(["abc", f"{value} ", b"\x01", value + 0.5])
    if isinstance(value, bytes):
        return generator.choice([value.hex(), 17, value[:-1]])
    if isinstance(value, str):
        return generator.choice([value.encode(), 4711, 1.5])
    return generator.choice([b"\x00", "", 0])


KINDS = ["value", "null", "type", "other row's"]
ROW_KINDS = ["delete", "duplicate", "swap", "delete all"]


def change_by_sql(database, table, column, kind, generator):
    """One change; false where the row or the table cannot take it."""
    ids = table.row_ids(database)
    if not ids:
        return False
    row = generator.choice(ids)
    names = [name for name, _, _ in table.columns]
    if kind == "delete":
        database.execute(f"DELETE FROM {table.name} WHERE rowid = ?", (row,))
    elif kind == "delete all":
        database.execute(f"DELETE FROM {table.name}")
    elif kind == "duplicate":
        values = list(database.execute(f"SELECT {', '.join(names)} FROM {table.name} WHERE rowid = ?", (row,)).fetchone())
        # With another key, as much as that takes.
        keys = [info[1] for info in database.execute(f"PRAGMA table_info({table.name})") if info[5]]
        for key in keys[-1:]:
            at = names.index(key)
            values[at] = uuid.UUID(int=generator.getrandbits(128)).bytes if isinstance(values[at], bytes) else another(values[at], generator)
        database.execute(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})", values)
    elif kind == "swap":
        if len(ids) < 2:
            return False
        other = generator.choice([one for one in ids if one != row])
        keys = {info[1] for info in database.execute(f"PRAGMA table_info({table.name})") if info[5]}
        free = [name for name in names if name not in keys] or names
        select = f"SELECT {', '.join(free)} FROM {table.name} WHERE rowid = ?"
        one, two = (database.execute(select, (each,)).fetchone() for each in (row, other))
        update = f"UPDATE {table.name} SET {', '.join(f'{name} = ?' for name in free)} WHERE rowid = ?"
        database.execute(update, (*two, row))
        database.execute(update, (*one, other))
    else:
        value = database.execute(f"SELECT {column} FROM {table.name} WHERE rowid = ?", (row,)).fetchone()[0]
        if kind == "null":
            new = None
        elif kind == "type":
            new = wrong_type(value, generator)
        elif kind == "other row's":
            new = database.execute(f"SELECT {column} FROM {table.name} WHERE rowid = ?", (generator.choice(ids),)).fetchone()[0]
        else:
            new = another(value, generator)
        database.execute(f"UPDATE {table.name} SET {column} = ? WHERE rowid = ?", (new, row))
    return True


def forge(file, table, column, kind, generator):
    """Past what the tables themselves forbid; they look as before afterwards."""
    database = sqlite3.connect(file, isolation_level=None)
    try:
        tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        sql = dict(database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall())
        schema = database.execute("PRAGMA schema_version").fetchone()[0]
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("PRAGMA ignore_check_constraints = ON")
        if kind == "null" and table in tables:
            database.execute("PRAGMA writable_schema = ON")
            loose = sql[table].replace(f"{column} ", f"{column}  ")
            loose = re.sub(rf"(\b{column}\s+\w+) NOT NULL", r"\1", loose)
            database.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (loose, table))
            database.execute(f"PRAGMA schema_version = {schema + 1}")
            database.close()
            database = sqlite3.connect(file, isolation_level=None)
            database.execute("PRAGMA foreign_keys = OFF")
            database.execute("PRAGMA ignore_check_constraints = ON")
        try:
            return change_by_sql(database, Table(database, table), column, kind, generator)
        except (sqlite3.IntegrityError, sqlite3.OperationalError):
            return False
        finally:
            if kind == "null":
                database.execute("PRAGMA writable_schema = ON")
                database.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql[table], table))
                database.execute(f"PRAGMA schema_version = {schema}")
    finally:
        database.close()


def is_number(file, table, column):
    database = sqlite3.connect(file)
    wrong = database.execute(f"SELECT COUNT(*) FROM {table} WHERE typeof({column}) <> 'integer' OR {column} < 0").fetchone()[0]
    database.close()
    return wrong == 0


def all_changes(file):
    """Every table, every column, every kind."""
    database = sqlite3.connect(file)
    changes = []
    for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        changes += [(name, None, kind) for kind in ROW_KINDS]
        changes += [(name, column, kind) for column, _, _ in Table(database, name).columns for kind in KINDS]
    database.close()
    return changes


# ---------------------------------------------------------------- by bytes


def change_bytes(tree, generator):
    """One change of a file or its log; what was done, in words."""
    logs = [name for name in tree if name == f"{session.LEAGUE}-wal"]
    name = generator.choice(logs) if logs and generator.random() < 0.4 else session.LEAGUE
    content = bytearray(tree[name])
    pages = len(content) // PAGE
    kind = generator.choice(["bit", "bit", "bit", "byte", "cut", "cut at a page", "zero page", "zero sector", "swap pages",
                             "noise", "copied page", "longer"])
    at = generator.randrange(len(content))
    page = generator.randrange(pages)
    other = generator.randrange(pages)
    if kind == "bit":
        content[at] ^= 1 << generator.randrange(8)
    elif kind == "byte":
        content[at] = (content[at] + generator.randint(1, 255)) % 256
    elif kind == "cut":
        del content[at:]
    elif kind == "cut at a page":
        del content[page * PAGE:]
    elif kind == "zero page":
        content[page * PAGE:(page + 1) * PAGE] = bytes(PAGE)
    elif kind == "zero sector":
        sector = at // 512 * 512
        content[sector:sector + 512] = bytes(512)[:len(content) - sector]
    elif kind == "swap pages":
        one, two = content[page * PAGE:(page + 1) * PAGE], content[other * PAGE:(other + 1) * PAGE]
        content[page * PAGE:(page + 1) * PAGE], content[other * PAGE:(other + 1) * PAGE] = two, one
    elif kind == "copied page":
        content[page * PAGE:(page + 1) * PAGE] = content[other * PAGE:(other + 1) * PAGE]
    elif kind == "noise":
        for place in range(at, min(at + 64, len(content))):
            content[place] = generator.randrange(256)
    else:
        content += bytes(generator.randrange(256) for _ in range(generator.randint(1, PAGE)))
    changed = dict(tree)
    changed[name] = bytes(content)
    return changed, f"{name}: {kind} at {at if kind in ('bit', 'byte', 'cut', 'zero sector', 'noise') else page * PAGE}"


def write_over(folder, tree, changed):
    """The files stay the same ones: their lock says which were open when the process was killed."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if str(path.relative_to(folder)) not in tree:
            path.rmdir() if path.is_dir() else path.unlink()
    for name, content in changed.items():
        if content is not None:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "r+b" if path.exists() else "wb") as file:
                file.truncate(0)
                file.write(content)


# ---------------------------------------------------------------- what must hold


def files(place):
    """Of the league and its backups, by their bytes."""
    return {name: content for name, content in tree_of(place.work).items() if content is not None}


def print_of(place):
    """Of everything, and of everything but the matches under way."""
    file, scratch = place.work / session.LEAGUE, place.top / "look"
    dumps = dump_of(file, scratch), dump_of(file, scratch, UNDER_WAY)
    return tuple(hashlib.sha256(dump.encode()).hexdigest() for dump in dumps)


def look(place, whole, what, generator, tally):
    """The change is named, and nothing is written to the file. A match under way is not sealed: what makes nonsense of it is
    named, and everything else in the league can be worked with."""
    before = files(place)
    ran = place.run(["verify", session.LEAGUE, "--json"])
    check_end(ran, f"{what}: verify")
    if files(place) != before:
        raise Wrong(f"{what}: verify wrote")
    now = print_of(place)
    is_sealed = now[1] != whole[1]
    if ran.code == 0:
        if now == whole:
            tally.add("of which changed nothing that a dump shows")
            return
        if not is_sealed:
            tally.add("of which of a match under way, as it might have been played")
            return
        raise Wrong(f"{what}: verify found nothing")
    tally.add("of which named")
    if not is_sealed and now != whole:
        return
    for command in generator.sample(COMMANDS, 2):
        made = place.run(command)
        check_end(made, f"{what}: {' '.join(command[:2])}")
        now = files(place)
        lock = f"{session.LEAGUE}.lock"
        changed = [name for name in set(before) | set(now) if before.get(name) != now.get(name) and name != lock]
        if made.code == 0:
            raise Wrong(f"{what}: {' '.join(command[:2])} did it nevertheless")
        if changed:
            raise Wrong(f"{what}: {' '.join(command[:2])} changed {changed}")


def logical(arguments):
    programs, seed, share = arguments
    generator, tally = random.Random(seed), Tally()
    with Place(programs, "logical") as place:
        try:
            grown(place, generator)
            close(place)
            file = place.work / session.LEAGUE
            whole = print_of(place)
            tree = tree_of(place.work)
            changes = all_changes(file)
        except Wrong as wrong:
            tally.wrong.append(str(wrong))
            return tally
        for number in share:
            # Every change once before any comes again, over all units.
            table, column, kind = changes[number % len(changes)]
            generator = random.Random(f"{seed}-{number}")
            for _ in range(4):
                make_tree(place.work, tree)
                if forge(file, table, column, kind, generator) and print_of(place) != whole:
                    break
            else:
                tally.add("(not possible)")
                continue
            if (table, column) in UNSEALED and kind != "null" and is_number(file, table, column):
                tally.add("(of a counter that is not sealed)")
                continue
            tally.add("logical")
            what = f"seed {seed}, {table}{'.' + column if column else ''}: {kind}"
            try:
                look(place, whole, what, generator, tally)
            except Wrong as wrong:
                tally.wrong.append(str(wrong))
    return tally


def cut_unconfirmed(place):
    """What no answer was given for when the process was killed may be missing; it is taken away first."""
    lock, log = place.work / f"{session.LEAGUE}.lock", place.work / f"{session.LEAGUE}-wal"
    frames = int(lock.read_text().splitlines()[8].split()[1])
    with open(log, "r+b") as file:
        file.truncate(32 + frames * (24 + PAGE))


def physical(arguments):
    programs, seed, share = arguments
    generator, tally = random.Random(seed), Tally()
    with Place(programs, "physical") as place:
        try:
            grown(place, generator)
            if generator.random() < 0.5:
                close(place)
            else:
                cut_unconfirmed(place)
            tree = tree_of(place.work)
            whole = print_of(place)
        except Wrong as wrong:
            tally.wrong.append(str(wrong))
            return tally
        for number in share:
            generator = random.Random(f"{seed}-{number}")
            changed, words = change_bytes(tree, generator)
            if changed == tree:
                continue
            write_over(place.work, tree, changed)
            tally.add("physical")
            try:
                look(place, whole, f"seed {seed}, {number}: {words}", generator, tally)
            except Wrong as wrong:
                tally.wrong.append(str(wrong))
    return tally


def units(programs, kind, number, seed):
    generator = random.Random(seed)
    function = logical if kind == "logical" else physical
    for first in range(0, number, PER_UNIT):
        yield function, (programs, generator.randrange(1 << 30), range(first, min(first + PER_UNIT, number)))
