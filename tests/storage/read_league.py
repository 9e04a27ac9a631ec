#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a league file without Touchline, by docs/league-files.md alone: follows its history, recomputes every seal,
compares every fact and every match log, and prints the tables. Needs nothing but Python.

    read_league.py FILE            what is in it; ends with 1 if anything is not as the history says
    read_league.py --json FILE     the same for programs
"""
import base64
import hashlib
import json
import sqlite3
import sys
import uuid
import zlib

# Tables whose rows are facts: columns in the order in which the history has them, and how many of them are the key.
FACTS = {
    "league": ("uuid name created", 1),
    "person": ("uuid name short_name", 1),
    "team": ("uuid code name year lineage conference manager kit_first kit_second", 1),
    "team_document": ("team game content", 2),
    "competition": ("uuid place name game level seed definition definition_version", 1),
    "draw": ("competition kind steps", 1),
    "entrant": ("competition number team name entry document", 2),
    "squad": ("uuid team competition", 1),
    "squad_entry": ("squad person place name short_name position shirt captain", 2),
    "fixture": ("uuid competition number day kick_off zone stadium city country", 1),
    "report": ("uuid fixture competition state aside note_day note_reason game rules_version level completeness "
               "home_team away_team home_goals away_goals decided_by winner details home_sheet away_sheet", 1),
    "report_event": ("report place kind side minute stoppage player player_name detail", 2),
    "decision": ("competition kind place fixture body", 3),
    "saved_rules": ("kind name content", 2),
    "friendly": ("uuid name begun origin origin_inputs game rules_version level report log", 1),
    "club": ("team ground address home_table picture contacts", 1),
}
UUIDS = {"uuid", "team", "competition", "squad", "person", "fixture", "report", "home_team", "away_team", "player",
         "origin"}
HASHES = {"content", "definition", "document", "home_sheet", "away_sheet", "log",
          "picture", "contacts"}


def text_of(packed):
    """A packed text: its length in four bytes, then zlib."""
    text = zlib.decompress(packed[4:])
    if len(text) != int.from_bytes(packed[:4], "big"):
        raise ValueError("another length than it says")
    return text


def values(*parts):
    """The bytes that are hashed: each value as LENGTH:BYTES, and nothing as "-,"."""
    whole = b""
    for part in parts:
        if part is None:
            whole += b"-,"
            continue
        if not isinstance(part, bytes):
            part = str(part).encode()
        whole += b"%d:%s," % (len(part), part)
    return whole


def as_history(column, value):
    """A value of a column as the history writes it."""
    if value is None:
        return None
    if column in UUIDS:
        return str(uuid.UUID(bytes=value))
    if column in HASHES:
        return base64.b64encode(value).decode()
    return value


class States:
    """Which commands hold, by what was entered, taken back and made again."""

    def __init__(self):
        self.states, self.people, self.steps = {}, {}, {}

    def follow(self, seq, kind, subject, who, step):
        if kind == "command":
            for one, state in self.states.items():
                if state == "undone" and self.people[one] == who:
                    self.states[one] = "gone"
            self.states[seq], self.people[seq], self.steps[seq] = "done", who, step
            return
        before, step = self.states.get(subject), self.steps.get(subject)
        for one, state in self.states.items():
            if one == subject or (step is not None and self.steps[one] == step and state == before):
                self.states[one] = "undone" if kind == "undo" else "done"

    def take(self, found, is_all):
        """As they were found, by number."""
        if is_all:
            self.states = {one: "done" for one in self.states}
        self.states.update((int(one), state) for one, state in found.items())


class League:
    def __init__(self, file):
        self.database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        # A byte order mark at the start of a text belongs to the text.
        self.problems = []
        self.facts = {table: {} for table in FACTS}
        self.logs = {}
        self.sealed_from = 0
        self.head = b""
        self.history = []  # the id and the seal of each entry
        self.live = {}     # how many inputs a match under way has

    def close(self):
        self.database.close()

    def rows(self, sql, *bound):
        return self.database.execute(sql, bound).fetchall()

    def follow(self):
        """The history from its first entry."""
        seals = {seq: (vouches, bytes(seal)) for seq, vouches, seal in self.rows("SELECT seq, vouches, hash FROM seal")}
        touches = {}
        for seq, kind, subject in self.rows("SELECT seq, kind, subject FROM journal_touch"):
            touches.setdefault(seq, []).append((kind, str(uuid.UUID(bytes=subject))))
        previous, last, taken_over, broken, missing = bytes(32), 0, False, {}, {}
        taking_over = self.taking_over(seals, touches)
        states, found_states = States(), {}
        for seq, number, at, who, kind, subject, title, arguments, packed, state in self.rows(
                "SELECT seq, uuid, at, who, kind, subject, title, arguments, changes, state FROM journal ORDER BY seq"):
            found_states[seq] = state
            if seq != last + 1:
                missing[str(last + 1)] = seq - 1
            last = seq
            try:
                changes = text_of(packed)
            except (ValueError, zlib.error):
                self.problems.append(f"history, entry {seq}: damaged")
                changes = None
            vouches, seal = seals.get(seq, ("{}", b""))
            if seals and changes is not None:
                about = sorted(touches.get(seq, []))
                parts = [part for touch in about for part in touch]
                fitting = hashlib.sha256(values(
                    previous, seq, uuid.UUID(bytes=number), at, who, kind, subject, title, arguments, changes,
                    len(about), *parts, vouches)).digest()
                if fitting != seal:
                    broken[str(seq)] = fitting.hex()
            previous = seal
            self.history.append((str(uuid.UUID(bytes=number)), seal.hex()))
            vouched = json.loads(vouches)
            if "taken_over" in vouched and seq not in taking_over:
                self.problems.append(f"history, entry {seq}: takes over a league that was sealed before")
                vouched, changes = {}, "[]"
            repairs = {"accepted", "missing", "states"} & vouched.keys() or None in vouched.get("logs", {}).values()
            if repairs and not any(word == "seal" for word, _ in touches.get(seq, [])):
                self.problems.append(f"history, entry {seq}: vouches for damage, and is no repair")
                vouched = {}
            states.follow(seq, kind, subject, who, next((one for word, one in touches.get(seq, []) if word == "step"), None))
            if "states" in vouched:
                states.take(vouched["states"], vouched.get("taken_over", False))
            for first in vouched.get("missing", {}):
                missing.pop(first, None)
            for one, fitting in vouched.get("accepted", {}).items():
                if broken.get(one) == fitting:
                    del broken[one]
            if vouched.get("taken_over") and not taken_over:
                taken_over = True
                self.facts = {table: {} for table in FACTS}
                self.logs = {}
                self.sealed_from = seq
            for report, seal_of_log in vouched.get("logs", {}).items():
                self.logs[report] = seal_of_log
            if changes is not None:
                self.apply(json.loads(changes), vouched.get("taken_over", False), seq)
        if seals and not taken_over:
            self.sealed_from = min(seals)
        self.head = previous
        self.problems += [f"history: entries {first} to {last} are missing" for first, last in missing.items()]
        self.problems += [f"history, entry {seq}: not as it was sealed" for seq in broken]
        if self.sealed_from:
            self.problems += [f"history, entry {seq}: it is {found_states[seq]}, and ought to be {state}"
                              for seq, state in states.states.items() if found_states[seq] != state]

    def taking_over(self, seals, touches):
        """The entries that took over a league without seals: the first step that has one, behind entries without."""
        numbers = sorted(seq for seq, in self.rows("SELECT seq FROM journal"))
        steps = {seq: {one for word, one in about if word == "step"} for seq, about in touches.items()}
        sealed = [seq for seq in numbers if any(word in ("step", "seal") for word, _ in touches.get(seq, []))
                  or seals.get(seq, ("{}",))[0] != "{}"]
        if not sealed or sealed[0] == numbers[0] or not steps.get(sealed[0]) \
                or not json.loads(seals.get(sealed[0], ("{}",))[0]).get("taken_over"):
            return set()
        found = set()
        for seq in numbers[numbers.index(sealed[0]):]:
            if not steps.get(seq, set()) & steps[sealed[0]]:
                break
            found.add(seq)
        return found

    def apply(self, changes, is_taken_over, seq):
        for change in changes:
            before, after = change["before"], change["after"]
            if before == after and not is_taken_over:
                continue  # a row that was there already, or that something else still needs
            table = self.facts[change["table"]]
            keys = FACTS[change["table"]][1]
            key = tuple((after or before)[:keys])
            if after is None:
                table.pop(key, None)
            else:
                table[key] = (after, seq)

    def compare(self):
        """What stands against what the history says."""
        for table, (names, keys) in FACTS.items():
            columns = names.split()
            said = dict(self.facts[table])
            for row in self.rows(f"SELECT {', '.join(columns)} FROM {table}"):
                found = [as_history(column, value) for column, value in zip(columns, row)]
                entry = said.pop(tuple(found[:keys]), None)
                if entry is None:
                    self.problems.append(f"{table} {found[:keys]}: in no entry of the history")
                elif entry[0] != found:
                    other = [column for column, one, two in zip(columns, found, entry[0]) if one != two]
                    self.problems.append(f"{table} {found[:keys]}: {', '.join(other)}: not as entry {entry[1]} says")
            for key, (_, seq) in said.items():
                self.problems.append(f"{table} {list(key)}: missing, by entry {seq}")

    def compare_logs(self):
        logs = {report: seal for report, seal in self.logs.items() if seal is not None}
        for row in self.rows("SELECT report, fixture, game, rules_version, home_document, away_document, data "
                             "FROM match_log"):
            report, fixture = (str(uuid.UUID(bytes=one)) for one in row[:2])
            try:
                seal = hashlib.sha256(values(report, fixture, row[2], row[3], row[4].hex(), row[5].hex(),
                                             text_of(row[6]))).hexdigest()
            except (ValueError, zlib.error):
                seal = None
            if logs.pop(report, None) != seal or seal is None:
                self.problems.append(f"log of result {report}: not as it was kept")
        self.problems += [f"log of result {report}: missing" for report in logs]

    def compare_contents(self):
        for name, packed in self.rows("SELECT hash, data FROM content"):
            try:
                is_whole = hashlib.sha256(text_of(packed)).digest() == name
            except (ValueError, zlib.error):
                is_whole = False
            if not is_whole:
                self.problems.append(f"content {name.hex()[:12]}: damaged")

    def compare_live(self):
        """Matches under way: their start, and what was entered since, without gaps."""
        for fixture, packed in self.rows("SELECT fixture, data FROM live_match"):
            name = str(uuid.UUID(bytes=fixture))
            inputs = self.rows("SELECT place, input FROM live_input WHERE fixture = ? ORDER BY place", fixture)
            self.live[name] = len(inputs)
            try:
                json.loads(text_of(packed))
                is_whole = [place for place, _ in inputs] == list(range(1, len(inputs) + 1))
            except (ValueError, zlib.error):
                is_whole = False
            if not is_whole:
                self.problems.append(f"match under way {name}: damaged")

    def results(self):
        """Every result that counts, in the order of the matches."""
        return self.rows(
            "SELECT c.name, f.number, h.name, r.home_goals, r.away_goals, a.name FROM report r "
            "JOIN fixture f ON f.uuid = r.fixture JOIN competition c ON c.uuid = f.competition "
            "JOIN entrant h ON h.competition = c.uuid AND h.team = r.home_team "
            "JOIN entrant a ON a.competition = c.uuid AND a.team = r.away_team "
            "WHERE r.state = 'counts' ORDER BY c.place, f.number")

    def check(self):
        self.follow()
        if self.sealed_from:
            self.compare()
            self.compare_logs()
        self.compare_contents()
        self.compare_live()
        return self


def main(arguments):
    as_json = "--json" in arguments
    league = League([one for one in arguments if one != "--json"][0]).check()
    if as_json:
        print(json.dumps({"sealed_from": league.sealed_from, "seal": league.head.hex(),
                          "results": league.results(), "problems": league.problems}))
    else:
        for name, number, home, home_goals, away_goals, away in league.results():
            print(f"{name}, match {number}: {home} {home_goals}-{away_goals} {away}")
        print(f"Seal {league.head.hex()}" if league.sealed_from else "Not sealed")
        for problem in league.problems:
            print(problem)
    return 1 if league.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
