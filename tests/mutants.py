#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts small faults into a copy of the project and says which of them no test notices.

    tests/mutants.py core/games/fuba                  12 faults in this room, its tests on each
    tests/mutants.py --count 40 --seed 7 forms/sheet  other faults, and more
    tests/mutants.py core/competition/fixture.cpp     faults in this file alone
    tests/mutants.py --list core/dice                 shows the faults; builds and runs nothing
    tests/mutants.py --rooms                          which tests are run for which room

A fault is one small change of one place: a condition turned round or relaxed, && for ||, a figure one off, home for away,
arguments exchanged, a statement left out, another result. Comments, texts, assertions and what is only logged are left
alone. Which faults are tried follows from the seed and from the lines themselves, so that the same seed tries the same
faults again until their lines change.

The copy is in build/mutants/ and is used again: what has not changed is not compiled again. The files with faults are
compiled apart from the units of their room. With --count 0 the copy is brought up to date and the tests are run on it. A fault that does not compile, or that makes no difference to the code, is
not counted. A fault is noticed when a test fails, crashes or takes too long ("timeout").

What lives is printed with its place and the change. It wants a test that fails with it; or the line is superfluous and
can go; or it makes no difference that anybody could see. Do not change a line only to please this program.
"""
import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

# The tests nearest to a room: programs, or some classes of a program. The longest name that fits a file is taken.
NEAREST = {
    "core/base": ["tests_base", "tests_exchange:test_csv_reader,test_csv_writer", "tests_cli:test_output_verbs"],
    "core/dice": ["tests_base:test_dice", "tests_match"],
    "core/squad": ["tests_base:test_squad", "tests_exchange:test_squad_csv", "tests_play:test_carry_in"],
    "core/match": ["tests_match", "tests_property:property_match_decisions,property_match_reports"],
    "core/competition": [
        "tests_competition",
        "tests_play",
        "tests_exchange:test_bracket_grid,test_result_entry",
        "tests_property:property_changes,property_competition,property_draw,property_draw_plan,"
        "property_format_builders,property_kept,property_schedule,property_standings,property_statistics,"
        "property_swiss,property_tie_breaks",
        "tests_cli:test_schedule_verb,test_statistics_verb,test_standings_verb,test_draw_verb",
    ],
    "core/discipline": ["tests_discipline", "tests_property:property_cautions,property_team_ledger"],
    "core/play": ["tests_play", "tests_property:property_live_match", "tests_cli:test_season_verb,test_qualifying_cup"],
    "core/exchange": ["tests_exchange", "tests_property:property_csv"],
    "core/games/atcs": ["tests_atcs", "tests_atcs_cards", "tests_cli:test_scripted_match,test_charts_verb",
                        "tests_property:property_atcs_chart_cells,property_atcs_reports,property_card_from_strengths"],
    "core/games/fuba": ["tests_fuba", "tests_cli:test_fuba_verbs,test_fuba_narration"],
    "models/store": ["tests_storage:test_store_backups,test_store_damage,test_store_database,test_store_files,"
                     "test_store_migrations,test_store_server,test_store_texts,test_store_trouble,test_verification,"
                     "test_league"],
    "models/league": ["tests_storage:test_league,test_league_commands,test_league_import,test_league_obstacles,"
                      "test_league_texts,test_verification,test_titles", "tests_storage:test_league_verbs"],
    "models/words": ["tests_cli", "tests_desktop:test_consequence_list"],
    "models/views": ["tests_desktop:test_honours,test_format_choice,test_availability_model,test_bracket_layout,test_competition_figures,"
                     "test_consequence_list,test_fixture_changes,test_fixture_model,test_scorer_model,"
                     "test_standings_model,test_team_models,test_search,test_history_page,test_fixtures_page,"
                     "test_home_page,test_new_competition,test_card_dialog,test_sheet_panels,test_score_sheet,"
                     "test_import_dialog,test_statistics_page,test_tables_page"],
    "forms/sheet": ["tests_desktop:test_score_sheet,test_sheet_panels,test_blank_sheets"],
    "forms/pages": ["tests_desktop:test_availability_page,test_bracket_page,test_fixtures_page,test_history_page,"
                    "test_home_page,test_search,test_statistics_page,test_tables_page,test_teams_page,test_frame"],
    "forms/wizard": ["tests_desktop:test_new_competition,test_league_season"],
    "forms/dialogs": ["tests_desktop:test_card_dialog,test_consequence_list,test_import_dialog,test_season_dialog,"
                      "test_fixtures_page,test_history_page,test_teams_page,test_frame,test_commands"],
    "forms": ["tests_desktop"],
    "app/cli": ["tests_cli", "tests_storage:test_league_verbs"],
}

SKIPPED_LINE = re.compile(
    r"^\s*(#|Q_ASSERT|assert\b|static_assert|Q_UNREACHABLE|using\b|namespace\b|template\b|friend\b|q(Debug|Info|Warning|"
    r"Critical|Fatal)\b)|\.reserve\(|Q_ASSERT")


class Fault:
    """One change: text[start:end] of a file becomes `new`."""

    def __init__(self, file, text, start, end, new, what):
        self.file, self.start, self.end, self.new, self.what = file, start, end, new, what
        self.text = text
        self.line = text.count("\n", 0, start) + 1
        first = text.rfind("\n", 0, start) + 1
        last = text.find("\n", end)
        last = len(text) if last < 0 else last
        self.before = text[first:last]
        self.after = text[first:start] + new + text[end:last]
        # Lines that are added elsewhere do not change which faults a seed takes.
        self.name = f"{file}|{self.before.strip()}|{start - first}|{new}"

    def mutated(self):
        return self.text[:self.start] + self.new + self.text[self.end:]

    def place(self):
        return f"{self.file}:{self.line}"

    def diff(self):
        lines = ["    - " + line for line in self.before.split("\n")]
        return "\n".join(lines + ["    + " + line for line in self.after.split("\n")])


def masked(text):
    """The text with comments, texts and characters made blank; everything keeps its place."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"'
        r"|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'", re.S)

    def blank(match):
        return re.sub(r"[^\n]", "\x01", match.group())
    return pattern.sub(blank, text)


OPPOSITES = [
    (r"(?<=[\w)\]}\x01]) == ", " != ", "equal turned round"), (r"(?<=[\w)\]}\x01]) != ", " == ", "unequal turned round"),
    (r" < ", " <= ", "limit relaxed"), (r" <= ", " < ", "limit tightened"),
    (r" > ", " >= ", "limit relaxed"), (r" >= ", " > ", "limit tightened"),
    (r" &&(?=\s)", " ||", "or for and"), (r" \|\|(?=\s)", " &&", "and for or"),
    (r" \+ (?!\x01)", " - ", "minus for plus"), (r" - ", " + ", "plus for minus"), (r" \* (?=[\w(])", " + ", "plus for times"),
    (r" \+= (?!u?\x01|Q\w+\(|(\w+::)?tr\()", " -= ", "minus for plus"), (r" -= ", " += ", "plus for minus"),
    (r" \? ", " && false ? ", "always the second"), (r" \? ", " || true ? ", "always the first"),
    (r"(?<![\w.'])(\d+)(?![\w.'\x01])", None, "one more"), (r"\btrue\b", "false", "false for true"),
    (r"\bfalse\b", "true", "true for false"), (r"\bSide::Home\b", "Side::Away", "away for home"),
    (r"\bSide::Away\b", "Side::Home", "home for away"), (r"\bhome\b(?!\()", "away", "away for home"),
    (r"\baway\b(?!\()", "home", "home for away"), (r"\bopposite\(", "(", "the same side"),
    (r"\bstd::min\b", "std::max", "most for least"), (r"\bstd::max\b", "std::min", "least for most"),
    (r"\bqMin\b", "qMax", "most for least"), (r"\bqMax\b", "qMin", "least for most"),
    (r"\bany_of\b", "all_of", "all for any"), (r"\ball_of\b", "any_of", "any for all"),
    (r"\bnone_of\b", "any_of", "any for none"), (r"\bfront\(\)", "back()", "last for first"),
    (r"\bback\(\)", "front()", "first for last"), (r"(?<=[\s(])!(?=[\w(*])", "", "not left out"),
    (r"\bbreak;", "continue;", "continue for break"), (r"\bcontinue;", "break;", "break for continue"),
]


def closing(code, start):
    """Place of the bracket that closes the one at `start`; -1 without one."""
    pairs = {"(": ")", "[": "]", "{": "}"}
    depth = 0
    for place in range(start, len(code)):
        if code[place] in pairs:
            depth += 1
        elif code[place] in pairs.values():
            depth -= 1
            if depth == 0:
                return place
    return -1


def conditions(code):
    """(start, end) of what an `if` asks; without what it begins with, and without declarations."""
    for match in re.finditer(r"\bif (?:constexpr )?\(", code):
        end = closing(code, match.end() - 1)
        asked = code[match.end():end]
        start = match.end() + (asked.rfind(";") + 1 if ";" in asked else 0)
        start += len(code[start:end]) - len(code[start:end].lstrip())
        if end > 0 and "constexpr" not in match.group() and not re.search(r"[^=!<>]=[^=]", code[start:end]):
            yield start, end


def exchanged(text, code):
    """(start, end, new) of calls whose two arguments are plain names: exchanged."""
    for match in re.finditer(r"(?<=[\w>])\(([\w.]+), ([\w.]+)\)", code):
        if match.group(1) != match.group(2):
            yield match.start(), match.end(), f"({match.group(2)}, {match.group(1)})"


DECLARATION = re.compile(
    r"^(const|auto|static|constexpr|struct|enum|class|return|case|default|goto|throw|delete|public|private|protected|if|"
    r"for|while|switch|do|else|typedef|explicit|virtual|extern|inline|mutable|co_return|Q_\w+|\[\[)\b|"
    r"^[\w:]+(<.*>)?[ &*]+(const )?[&*]?[a-z_]\w*\s*(=|;|\(|\{|\[|:)", re.S)


def statements(code):
    """(start, end) of statements that do something and declare nothing."""
    for match in re.finditer(r"(?<=[;{}:)])\s*\n +(?=[\w*+(-])|(?<=\belse)\s*\n +(?=[\w*+(-])", code):
        start = match.end()
        # A line that goes on another one is no statement: "a ? b\n : c" and the arguments of a call.
        before = code[:match.start()].rstrip()
        if before.endswith(":") and not re.search(r"\b(case\b[^\n]*|default|public|private|protected):$", before):
            continue
        if before.endswith(")") and not re.search(r"^\s*(?:\} else )?(if|for|while|switch|else if) ", whole_line(before)):
            continue
        end, place = -1, start
        while place < len(code):
            if code[place] in "([{":
                place = closing(code, place)
                if place < 0:
                    break
            elif code[place] == ";":
                end = place
                break
            elif code[place] in ")]}":
                break
            place += 1
        statement = code[start:end + 1]
        if end < 0 or statement.count("\n") > 5 or DECLARATION.match(statement) or "{" in statement.split("(")[0]:
            continue
        yield start, end + 1
    for match in re.finditer(r"(?<=\n)( +)return;", code):
        yield match.start() + len(match.group(1)), match.end()


def whole_line(before):
    """The line that ends here, back to where its brackets begin."""
    depth = 0
    for place in range(len(before) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(before[place], 0)
        if depth == 0:
            return before[before.rfind("\n", 0, place) + 1:]
    return before


def faults_of(file, text):
    """Every fault that is known for this file, in its order."""
    code = masked(text)
    faults = []

    def put(start, end, new, what):
        first = code.rfind("\n", 0, start) + 1
        line = code[first:code.find("\n", start)]
        if not SKIPPED_LINE.search(line):
            faults.append(Fault(file, text, start, end, new, what))

    for pattern, new, what in OPPOSITES:
        for match in re.finditer(pattern, code):
            if new is None:
                put(match.start(), match.end(), str(int(match.group()) + 1), what)
            elif code[match.start():match.end()].strip() in ("+", "-") and "\x01" in code[match.start() - 2:match.start()]:
                continue  # texts are put together
            else:
                put(match.start(), match.end(), new, what)
    for start, end in conditions(code):
        put(start, end, f"!({text[start:end]})", "condition turned round")
    for start, end, new in exchanged(text, code):
        put(start, end, new, "arguments exchanged")
    for start, end in statements(code):
        put(start, end, ";", "statement left out")
    seen = set()
    only = []
    for fault in sorted(faults, key=lambda one: (one.start, one.end, one.new)):
        key = (fault.start, fault.end, fault.new)
        if key not in seen:
            seen.add(key)
            only.append(fault)
    return only


def in_seeds_order(faults, seed):
    """All faults in an order that follows from the seed: one of each line first, then the second ones."""
    def draw(words):
        return hashlib.sha256(f"{seed}|{words}".encode()).hexdigest()
    lines = {}
    for fault in faults:
        lines.setdefault((fault.file, fault.line), []).append(fault)
    ranked = []
    same = {}
    for (file, _), line in lines.items():
        words = file + "|" + line[0].before.strip()
        same[words] = same.get(words, 0) + 1
        # Lines that read alike in one file are told apart by their order.
        of_line = draw(f"{words}|{same[words]}")
        for turn, fault in enumerate(sorted(line, key=lambda one: draw(one.name))):
            ranked.append((turn, of_line, fault))
    ranked.sort(key=lambda one: one[:2])
    return [one[2] for one in ranked]


def run(command, limit=None, **more):
    """(code, output); code None when the limit in seconds was reached. Whatever it started ends with it."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
                               stdin=subprocess.DEVNULL, text=True, errors="replace", **more)
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        for sign in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, sign)
            except ProcessLookupError:
                break
            try:
                process.communicate(timeout=5)
            except subprocess.TimeoutExpired:
                continue
        return None, ""
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise


class Test:
    """One entry of ctest."""

    def __init__(self, entry, source):
        properties = {one["name"]: one["value"] for one in entry.get("properties", [])}
        self.name = entry["name"]
        self.command = entry["command"]
        self.folder = properties.get("WORKING_DIRECTORY", str(source))
        self.environment = dict(os.environ)
        for setting in properties.get("ENVIRONMENT", []):
            name, _, value = setting.partition("=")
            self.environment[name] = value
        self.needs = properties.get("FIXTURES_REQUIRED", [])
        self.sets_up = properties.get("FIXTURES_SETUP", [])
        self.cleans_up = properties.get("FIXTURES_CLEANUP", [])
        self.is_near = False
        self.seconds = 0.0

    def belongs_to(self, program, classes):
        places = [place for place, word in enumerate(self.command) if Path(word).name == program]
        return bool(places) and (not classes or any(word in classes for word in self.command[places[0] + 1:]))

    def run(self, limit):
        return run(self.command, limit, cwd=self.folder, env=self.environment)


# Run when the project has been read. A unit loses its files that are apart and keeps the others: with other neighbours
# their names might clash.
APART = """
function(touchline_set_apart folder)
    file(STRINGS "${touchline_apart_list}" apart)
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
        get_target_property(is_unity ${target} UNITY_BUILD)
        get_target_property(size ${target} UNITY_BUILD_BATCH_SIZE)
        get_target_property(sources ${target} SOURCES)
        list(FILTER sources INCLUDE REGEX "[.]cpp$")
        list(TRANSFORM sources PREPEND "${folder}/" REGEX "^[^/$]")
        set(of_target ${sources})
        list(REMOVE_ITEM of_target ${apart})
        if(NOT is_unity OR of_target STREQUAL sources)
            continue()
        endif()
        set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
        set(place 0)
        foreach(source ${sources})
            math(EXPR unit "${place} / ${size}")
            math(EXPR place "${place} + 1")
            if(source IN_LIST apart)
                set_source_files_properties(${source} DIRECTORY ${folder} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
            else()
                set_source_files_properties(${source} DIRECTORY ${folder} PROPERTIES UNITY_GROUP unit${unit})
            endif()
        endforeach()
    endforeach()
    get_directory_property(below DIRECTORY ${folder} SUBDIRECTORIES)
    foreach(one ${below})
        touchline_set_apart(${one})
    endforeach()
endfunction()
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${touchline_apart_list})
cmake_language(DEFER DIRECTORY ${CMAKE_SOURCE_DIR} CALL touchline_set_apart ${CMAKE_SOURCE_DIR})
"""


class Copy:
    """A copy of the project with a build folder of its own."""

    def __init__(self, source, folder, options, processors):
        self.source, self.tree, self.build = source, folder / "tree", folder / "build"
        self.apart = folder / "apart.txt"
        self.options, self.processors = options, processors
        self.objects = {}
        self.groups = []
        self.clean_ups = []

    def take_over(self, files):
        """Makes the copy the same as the project; what is the same already keeps its time."""
        self.tree.mkdir(parents=True, exist_ok=True)
        for file in files:
            here, there = self.source / file, self.tree / file
            content = here.read_bytes()
            if not there.exists() or there.read_bytes() != content:
                there.parent.mkdir(parents=True, exist_ok=True)
                there.write_bytes(content)
                shutil.copymode(here, there)
        wanted = set(files)
        for there in self.tree.rglob("*"):
            if there.is_file() and str(there.relative_to(self.tree)) not in wanted and "__pycache__" not in there.parts:
                there.unlink()

    def configure(self, files):
        """`files` are compiled each by itself; a fault in another one compiles the unit that it is in."""
        kept = self.apart.read_text().split("\n")[:-1] if self.apart.exists() else []
        # What was apart once stays so: nothing is compiled for that again.
        places = sorted(set(kept) | {str(self.tree / file) for file in files})
        wanted = [place for place in places if Path(place).exists()]
        if wanted != kept or not kept:
            self.apart.write_text("".join(place + "\n" for place in wanted))
        begin = self.apart.with_name("begin.cmake")
        begin.write_text(f'set(touchline_apart_list "{self.apart}")\n' + APART)
        code, output = run(["cmake", "-S", str(self.tree), "-B", str(self.build), "-G", "Ninja",
                            f"-DCMAKE_PROJECT_INCLUDE={begin}", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"] + self.options)
        if code != 0:
            sys.exit(output)
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            if entry["file"] in wanted:
                self.objects[entry["file"]] = entry.get("output", "")

    def ninja(self, targets, limit=None):
        return run(["ninja", "-C", str(self.build), f"-j{self.processors}"] + targets, limit)

    def find_tests(self, wanted, near):
        """Builds these programs and reads their tests from ctest, which does not tell of programs that are not there."""
        code, output = self.ninja(sorted({one.partition(":")[0] for one in wanted}))
        if code != 0:
            sys.exit(output)
        code, output = run(["ctest", "--test-dir", str(self.build), "--show-only=json-v1"])
        if code != 0:
            sys.exit(output)
        entries = json.loads(output[output.index("{"):])["tests"]
        tests = [Test(entry, self.tree) for entry in entries if "command" in entry]
        for one in wanted:
            program, _, classes = one.partition(":")
            classes = [word for word in classes.split(",") if word]
            found = [test for test in tests if test.belongs_to(program, classes)]
            if not found:
                sys.exit(f"There is no test \"{one}\". ctest -N lists all of them.")
            for test in found:
                test.is_near = test.name in near
            self.groups.append((program, found))
        for test in tests:
            names = {need for _, group in self.groups for one in group for need in one.needs}
            if names & set(test.sets_up):
                test.run(300)
            if names & set(test.cleans_up):
                self.clean_ups.append(test)

    def measure(self):
        """Every test once without a fault."""
        for _, group in self.groups:
            for test in group:
                begin = time.monotonic()
                code, output = test.run(1500)
                test.seconds = time.monotonic() - begin
                if code != 0:
                    sys.exit(f"{test.name} fails without any fault:\n{output}")
            group.sort(key=lambda test: (not test.is_near, test.seconds))

    def object_of(self, file):
        name = self.objects.get(str(self.tree / file), "")
        return (self.build / name) if name else None

    def try_fault(self, fault, limit):
        """"killed", "timeout", "lived", "not compiled" or "same code"; and the test that noticed it."""
        place = self.tree / fault.file
        code_file = self.object_of(fault.file)
        try:
            if code_file:
                target = str(code_file.relative_to(self.build))
                self.ninja([target])
                before = code_file.read_bytes()
            place.write_text(fault.mutated(), encoding="utf-8")
            if code_file:
                code, _ = self.ninja([target], 600)
                if code != 0:
                    return "not compiled", ""
                if code_file.read_bytes() == before:
                    return "same code", ""
            for program, group in self.groups:
                code, _ = self.ninja([program], 900)
                if code != 0:
                    return "not compiled", ""
                for test in group:
                    code, _ = test.run(limit or max(10.0, 10 * test.seconds))
                    if code is None:
                        return "timeout", test.name
                    if code != 0:
                        return "killed", test.name
            return "lived", ""
        finally:
            place.write_text(fault.text, encoding="utf-8")

    def clean_up(self):
        for test in self.clean_ups:
            test.run(60)


def all_files(source):
    code, output = run(["git", "-C", str(source), "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if code != 0:
        sys.exit(f"{source} is no work tree of git.")
    return sorted(file for file in output.split("\0") if file and (source / file).is_file())


def chosen_files(files, places, headers):
    ends = (".cpp", ".h") if headers else ".cpp"
    chosen = []
    for place in places:
        place = place.rstrip("/")
        found = [file for file in files if file == place or (file.startswith(place + "/") and file.endswith(ends))]
        if not found:
            sys.exit(f"\"{place}\" is no folder with sources and no file of the project.")
        chosen += [file for file in found if file not in chosen]
    return chosen


def nearest_tests(files):
    wanted = []
    for file in files:
        rooms = [room for room in NEAREST if file.startswith(room + "/")]
        if not rooms:
            sys.exit(f"No tests are known for {file}: name them with --tests, or in NEAREST of this program.")
        for one in NEAREST[max(rooms, key=len)]:
            if one not in wanted:
                wanted.append(one)
    return wanted


def tests_that_mention(source, files, chosen):
    """Names of test classes whose source includes the header of one of these files: they are run first."""
    headers = ['"' + file.rsplit(".", 1)[0] + '.h"' for file in chosen]
    names = set()
    for file in files:
        if re.search(r"(^|/)(test|property)_\w+\.cpp$", file):
            text = (source / file).read_text(encoding="utf-8", errors="replace")
            if any(header in text for header in headers):
                names.add(Path(file).stem)
    return names


def arguments():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("places", nargs="*", metavar="ROOM|FILE", help="a folder (its .cpp files) or a file")
    reader.add_argument("--count", type=int, default=12, help="how many faults are to be counted (12)")
    reader.add_argument("--seed", default="1", help="which ones (1)")
    reader.add_argument("--headers", action="store_true",
                        help="the .h files of a folder too (rules of a game stand there); each compiles more")
    reader.add_argument("--tests", action="append", metavar="PROGRAM[:CLASS,...]",
                        help="run these tests in place of those of the room; can be given again")
    reader.add_argument("--limit", type=float, metavar="SECONDS",
                        help="time for one test (ten times what it takes without a fault, at least 10 s)")
    reader.add_argument("--minutes", type=float, metavar="MINUTES", help="begin no fault after so long")
    reader.add_argument("--jobs", type=int, default=1, help="copies that work at a time (1)")
    reader.add_argument("--at-least", type=float, metavar="PERCENT", help="end with 1 if fewer were noticed")
    reader.add_argument("--list", action="store_true", help="show the faults only")
    reader.add_argument("--rooms", action="store_true", help="show the table of rooms and tests")
    reader.add_argument("--source", type=Path, default=Path(__file__).resolve().parent.parent,
                        help="the project (where this program is)")
    reader.add_argument("--folder", type=Path, help="where the copies are (build/mutants)")
    return reader.parse_args()


class Tally:
    """What became of the faults; several copies count into it."""

    def __init__(self, faults, count, minutes):
        self.waiting, self.count = list(faults), count
        self.end = time.monotonic() + minutes * 60 if minutes else None
        self.found = {"killed": [], "timeout": [], "lived": [], "not compiled": [], "same code": []}
        self.running = 0
        self.lock = threading.Condition()

    def counted(self):
        return sum(len(self.found[what]) for what in ("killed", "timeout", "lived"))

    def next(self):
        """The next fault to try; None when there are enough. One that runs may turn out not to count."""
        with self.lock:
            while self.waiting and self.counted() < self.count:
                if self.end and time.monotonic() > self.end:
                    return None
                if self.counted() + self.running < self.count:
                    self.running += 1
                    return self.waiting.pop(0)
                self.lock.wait()
            return None

    def note(self, fault, what, by):
        with self.lock:
            self.running -= 1
            self.found[what].append(fault)
            told = f"{what:12} {fault.place()}  {fault.what}" + (f"  ({by})" if by else "")
            print(told + ("\n" + fault.diff() if what == "lived" else ""), flush=True)
            self.lock.notify_all()

    def give_back(self):
        with self.lock:
            self.running -= 1
            self.lock.notify_all()

    def percent(self):
        noticed = len(self.found["killed"]) + len(self.found["timeout"])
        return 100.0 * noticed / max(1, self.counted())

    def say(self, places, seed):
        figures = {what: len(faults) for what, faults in self.found.items()}
        print(f"{' '.join(places)}, seed {seed}: {self.counted()} faults, {figures['killed']} killed, "
              f"{figures['timeout']} timeout, {figures['lived']} lived: {self.percent():.0f} % noticed "
              f"(not counted: {figures['not compiled']} did not compile, {figures['same code']} gave the same code)")
        if self.counted() < self.count:
            print(f"Fewer than the {self.count} that were wanted: " +
                  ("there are no more." if not self.waiting else "the time was over."))


def work(copy, tally, limit):
    while (fault := tally.next()) is not None:
        try:
            what, by = copy.try_fault(fault, limit)
        except BaseException:
            tally.give_back()
            raise
        tally.note(fault, what, by)


def main():
    wanted = arguments()
    if wanted.rooms:
        for room, tests in NEAREST.items():
            print(f"{room}: {' '.join(tests)}")
        return 0
    if not wanted.places:
        sys.exit("usage: tests/mutants.py [--help] [--count N] [--seed S] ROOM|FILE ...")
    source = wanted.source.resolve()
    files = all_files(source)
    chosen = chosen_files(files, wanted.places, wanted.headers)
    faults = [fault for file in chosen for fault in faults_of(file, (source / file).read_text(encoding="utf-8"))]
    faults = in_seeds_order(faults, wanted.seed)
    if wanted.list:
        for fault in faults[:wanted.count]:
            print(f"{fault.place()}  {fault.what}\n{fault.diff()}")
        print(f"{min(wanted.count, len(faults))} of {len(faults)} faults in {len(chosen)} files")
        return 0
    # What the compiler warns of is not wanted here, and a little optimization is enough.
    options = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG", "-DTOUCHLINE_WERROR=OFF",
               "-DTOUCHLINE_BENCH=OFF"]
    # Somewhat more than will be counted: some do not compile.
    apart = {fault.file for fault in faults[:wanted.count * 3 // 2]}
    folder = (wanted.folder or source / "build" / "mutants").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    tests = wanted.tests or nearest_tests(chosen)
    near = tests_that_mention(source, files, chosen)
    processors = max(1, (os.cpu_count() or 1) // wanted.jobs)
    copies = [Copy(source, folder / str(number), options, processors) for number in range(wanted.jobs)]
    tally = Tally(faults, wanted.count, wanted.minutes)
    try:
        for copy in copies:
            copy.take_over(files)
            copy.configure(apart)
            copy.find_tests(tests, near)
            copy.measure()
        seconds = sum(test.seconds for _, group in copies[0].groups for test in group)
        print(f"{len(faults)} faults in {len(chosen)} files; the tests take {seconds:.0f} s", flush=True)
        threads = [threading.Thread(target=work, args=(copy, tally, wanted.limit)) for copy in copies]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        for copy in copies:
            copy.clean_up()
    tally.say(wanted.places, wanted.seed)
    return 1 if wanted.at_least is not None and tally.percent() < wanted.at_least else 0


if __name__ == "__main__":
    sys.exit(main())
