#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts small faults into a copy of the project and says which of them no test notices.

    tests/mutants.py core/games/fuba                  12 faults in this room, its tests on each
    tests/mutants.py --count 40 --seed 7 forms/sheet  other faults, and more
    tests/mutants.py core/dice core/match             12 faults in each of these rooms
    tests/mutants.py --every-room --jobs 2            12 faults in each room
    tests/mutants.py core/competition/format/fixture.cpp     faults in this file alone
    tests/mutants.py --only 9461,core/dice core models/store  compiles the faults of these rooms, tries only some of them
    tests/mutants.py --list core/dice                 shows the faults; builds and runs nothing
    tests/mutants.py --rooms                          which tests are run for which room

A fault is one small change of one place: a condition turned round or relaxed, && for ||, a figure one off, home for away,
arguments exchanged, a statement left out, another result. Comments, texts, assertions and what is only logged are left
alone. Which faults are tried follows from the seed and from the lines themselves, so that the same seed tries the same
faults again until their lines change.

All faults are compiled at once, at most one in each statement, and wait for a switch: TOUCHLINE_FAULT=NUMBER before a
program of build/mutants/switched/build puts on the one that is printed with this number. The tests run once without a
fault and tell which faults they come by; each fault is then tried on the near tests that come by it. A fault that no
near test comes by has lived. With --only the same faults are compiled and some of them are tried: those that lived, on new
tests, or one room after the other, and nothing is compiled again between. What cannot wait for a switch (constexpr, labels), or does not compile, is not counted, and
another fault takes its place. Whether a fault makes no difference to the code cannot be seen in this way: then it lives.

With --one-by-one each fault is compiled by itself, which takes far longer; faults that cannot wait for a switch are tried
too, and one that gives the same code is not counted.

The copy is in build/mutants/ and is used again: what has not changed is not compiled again. With --count 0 it is brought
up to date and the tests are run on it. A fault is noticed when a test fails, crashes or takes too long ("timeout").

What lives is printed with its place and the change. It wants a test that fails with it; or the line is superfluous and
can go; or it makes no difference that anybody could see. Do not change a line only to please this program.
"""
import argparse
import collections
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from mutant_switches import HEADER, NUMBERS, Places, Switch, closing, number_for, switched_text

# The tests nearest to a room: programs, or some classes of a program. The longest name that fits a file is taken.
NEAREST = {
    "core/base": ["tests_base:test_csv,test_json_reader,test_near_miss,test_output_file,test_texts",
                  "tests_exchange:test_csv_reader,test_csv_writer,test_team_csv",
                  "tests_cli:test_output_verbs,test_transcripts,test_wrong_values,test_format_verb,test_rules_choice",
                  "tests_competition:test_format_keys", "tests_property:property_csv"],
    "core/dice": ["tests_base:test_dice", "tests_match", "tests_golden:test_golden_cups"],
    "core/squad": ["tests_base:test_squad", "tests_exchange:test_squad_csv", "tests_play:test_carry_in"],
    "core/match": ["tests_match", "tests_atcs_cards:test_chart_files", "tests_fuba:test_figures",
                   "tests_property:property_match_decisions,property_match_reports",
                   "tests_golden:test_golden_cups"],
    "core/competition": [
        "tests_competition",
        "tests_play",
        "tests_exchange:test_bracket_grid,test_result_entry",
        "tests_property:property_changes,property_competition,property_draw,property_draw_plan,"
        "property_format_builders,property_kept,property_schedule,property_standings,property_statistics,"
        "property_swiss,property_tie_breaks",
        "tests_cli:test_transcripts,test_statistics_verb,test_standings_verb,test_draw_verb",
        "tests_golden:test_golden_cups",
    ],
    "core/discipline": ["tests_discipline", "tests_property:property_cautions,property_team_ledger",
                        "tests_play:test_competition_discipline,test_player_moves",
                        "tests_cli:test_transcripts,test_suspensions_verb"],
    "core/play": ["tests_play", "tests_property:property_live_match",
                  "tests_cli:test_transcripts,test_season_verb,test_qualifying_cup,test_cup_verb,test_cup_host,test_competition_options,"
                  "test_rules_choice,test_first_league,test_fuba_verbs", "tests_golden:test_golden_cups"],
    "core/exchange": ["tests_exchange", "tests_publish:test_calendar_file,test_html_writer", "tests_property:property_csv",
                      "tests_cli:test_export_verb"],
    "models/publish": ["tests_publish:test_calendar_file,test_competition_lists,test_html_writer,test_timetable_page,test_web_site", "tests_cli:test_export_verb"],
    "core/games/atcs": ["tests_atcs", "tests_atcs_cards", "tests_cli:test_transcripts,test_scripted_match,test_charts_verb",
                        "tests_property:property_atcs_chart_cells,property_atcs_invariants,property_atcs_reports,"
                        "property_card_from_strengths", "tests_golden:test_golden_cups"],
    "core/games/fuba": ["tests_fuba", "tests_cli:test_fuba_verbs,test_fuba_narration",
                        "tests_property:property_fuba_invariants", "tests_golden:test_golden_cups"],
    "models/store": ["tests_storage:test_store_backups,test_store_damage,test_store_database,test_store_files,"
                     "test_store_migrations,test_store_server,test_store_texts,test_store_trouble,test_store_trust,"
                     "test_seal,test_verification,test_league"],
    "models/league": ["tests_storage:test_league,test_league_commands,test_league_import,test_league_obstacles,"
                      "test_league_texts,test_league_moves,test_verification,test_titles,test_step_of_play,"
                      "test_league_writers",
                      "tests_storage:test_league_verbs",
                      "tests_desktop:test_new_competition", "tests_desktop_storage"],
    "models/views": ["tests_desktop:test_painted,test_honours,test_format_choice,test_availability_model,test_bracket_layout,"
                     "test_competition_figures,test_consequence_list,test_fixture_changes,test_fixture_model,"
                     "test_scorer_model,test_standings_model,test_team_models,test_search,test_history_page,"
                     "test_fixtures_page,test_home_page,test_new_competition,test_card_dialog,test_sheet_panels,"
                     "test_score_sheet,test_import_dialog,test_statistics_page,test_tables_page,test_teams_page,"
                     "test_ranking_dialog,test_frame,test_league_season,test_bracket_page,test_availability_page,"
                     "test_season_dialog,test_out_page,test_table_rules,test_club_wizard,test_navigation_model"],
    "models/words": ["tests_cli", "tests_desktop:test_consequence_list,test_score_sheet,test_fixtures_page,test_home_page,"
                     "test_history_page,test_search,test_statistics_page"],
    "forms/board": ["tests_desktop:test_board_view,test_match_page,test_match_mode,test_match_secrets,"
                    "test_match_tour,test_painted,test_pictures"],
    "forms/bracket": ["tests_desktop:test_bracket_page,test_bracket_layout,test_pictures,test_home_page,test_painted"],
    "forms/charts": ["tests_desktop:test_statistics_page,test_pictures,test_painted"],
    "forms/commands": ["tests_desktop:test_commands,test_search,test_theme,test_frame"],
    "forms/dialogs": ["tests_desktop:test_card_dialog,test_consequence_list,test_import_dialog,test_season_dialog,"
                      "test_fixtures_page,test_history_page,test_teams_page,test_frame,test_commands,"
                      "test_availability_page,test_ranking_dialog,test_search,test_match_rules,test_league_season,test_screen"],
    "forms/frame": ["tests_desktop:test_frame,test_screen,test_commands,test_history_page,test_languages,test_home_page,"
                    "test_search,test_desktop_files,test_league_season,test_season_dialog",
                    "tests_desktop_storage"],
    "forms/match_centre": ["tests_desktop:test_match_page,test_match_mode,test_match_over,test_match_cards,test_match_tour,"
                           "test_match_rhythm,test_match_secrets,test_match_going_on,test_match_truth,test_play_a_match,"
                           "test_friendly_page,test_after_match,test_painted"],
    "forms/pages": ["tests_desktop:test_availability_page,test_bracket_page,test_fixtures_page,test_history_page,"
                    "test_home_page,test_search,test_statistics_page,test_tables_page,test_teams_page,test_frame,"
                    "test_card_dialog,test_league_season,test_score_sheet,test_painted,test_out_page,"
                    "test_world_cup"],
    "forms/print": ["tests_desktop:test_blank_sheets,test_pictures,test_availability_page,test_history_page,test_home_page,"
                    "test_ranking_dialog,test_statistics_page,test_tables_page,test_score_sheet,test_painted"],
    "forms/search": ["tests_desktop:test_search,test_commands"],
    "forms/sheet": ["tests_desktop:test_score_sheet,test_sheet_panels,test_blank_sheets,test_screen"],
    "forms/tables": ["tests_desktop:test_tables_page,test_fixtures_page,test_teams_page,test_statistics_page,"
                     "test_availability_page,test_league_season,test_pictures,test_painted"],
    "forms/theme": ["tests_desktop:test_theme,test_pictures,test_screen,test_frame,test_cut_texts,test_tables_page,"
                    "test_fixtures_page,test_painted"],
    "forms/widgets": ["tests_desktop:test_screen,test_theme,test_frame,test_cut_texts,test_teams_page,test_tables_page,"
                      "test_availability_page,test_card_dialog,test_match_rules,test_painted"],
    "forms/wizard": ["tests_desktop:test_new_competition,test_league_season,test_match_rules,test_format_choice,"
                     "test_painted,test_club_wizard,test_table_rules,test_world_cup"],
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
    """The text with comments blank, texts and characters made \\x01; everything keeps its place."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"'
        r"|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'", re.S)

    def blank(match):
        return re.sub(r"[^\n]", " " if match.group().startswith("/") else "\x01", match.group())
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
        self.comes_by = set()

    def belongs_to(self, program, classes):
        places = [place for place, word in enumerate(self.command) if Path(word).name == program]
        return bool(places) and (not classes or any(word in classes for word in self.command[places[0] + 1:]))

    def run(self, limit, more=None):
        # A loop without an end takes memory from its own program alone.
        bounded = ["sh", "-c", "ulimit -v 8000000; exec \"$@\"", "sh"] + self.command
        return run(bounded, limit, cwd=self.folder, env=self.environment | (more or {}))


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
        self.apart, self.header = folder / "apart.txt", folder / "header" / "touchline_fault.h"
        self.options, self.processors = options, processors
        self.objects = {}
        self.groups = []
        self.clean_ups = []

    def take_over(self, files, changed=None):
        """Makes the copy the same as the project, but for what is changed; what is the same already keeps its time."""
        self.tree.mkdir(parents=True, exist_ok=True)
        for file in files:
            here = self.source / file
            self.put(file, changed[file].encode() if changed and file in changed else here.read_bytes())
            shutil.copymode(here, self.tree / file)
        wanted = set(files)
        for there in self.tree.rglob("*"):
            if there.is_file() and str(there.relative_to(self.tree)) not in wanted and "__pycache__" not in there.parts:
                there.unlink()

    def put(self, file, content):
        there = self.tree / file
        if not there.exists() or there.read_bytes() != content:
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(content)

    def configure(self, files):
        """`files` are compiled each by itself; a fault in another one compiles the unit that it is in."""
        kept = self.apart.read_text().split("\n")[:-1] if self.apart.exists() else []
        # What was apart once stays so: nothing is compiled for that again.
        places = sorted(set(kept) | {str(self.tree / file) for file in files})
        wanted = [place for place in places if Path(place).exists()]
        if wanted != kept or not kept:
            self.apart.write_text("".join(place + "\n" for place in wanted))
        self.header.parent.mkdir(exist_ok=True)
        if not self.header.exists() or self.header.read_text() != HEADER:
            self.header.write_text(HEADER)
        begin = self.apart.with_name("begin.cmake")
        begin.write_text(f'set(touchline_apart_list "{self.apart}")\ninclude_directories("{self.header.parent}")\n' + APART)
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
        """Builds these programs and finds their tests."""
        code, output = self.ninja(sorted({one.partition(":")[0] for one in wanted}))
        if code != 0:
            sys.exit(output)
        tests = self.read_tests()
        self.groups = groups_of(tests, wanted)
        for _, found in self.groups:
            for test in found:
                test.is_near = test.name in near
        self.set_up(tests, [test for _, found in self.groups for test in found])

    def read_tests(self):
        """Asks ctest, which does not tell of programs that are not there."""
        code, output = run(["ctest", "--test-dir", str(self.build), "--show-only=json-v1"])
        if code != 0:
            sys.exit(output)
        entries = json.loads(output[output.index("{"):])["tests"]
        return [Test(entry, self.tree) for entry in entries if "command" in entry]

    def set_up(self, tests, wanted):
        """Starts what the wanted tests need."""
        names = {need for one in wanted for need in one.needs}
        for test in tests:
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


def groups_of(tests, wanted):
    """(program, tests) for each "PROGRAM:CLASS,..."."""
    groups = []
    for one in wanted:
        program, _, classes = one.partition(":")
        classes = [word for word in classes.split(",") if word]
        found = [test for test in tests if test.belongs_to(program, classes)]
        missing = [word for word in classes if not any(word in test.command for test in found)]
        if not found or missing:
            sys.exit(f"There is no test \"{one if not found else program + ':' + missing[0]}\". ctest -N lists all of them.")
        groups.append((program, found))
    return groups


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
    reader.add_argument("--every-room", action="store_true", help="each room that --rooms shows")
    reader.add_argument("--count", type=int, default=12, help="how many faults are to be counted in each place (12)")
    reader.add_argument("--seed", default="1", help="which ones (1)")
    reader.add_argument("--headers", action="store_true",
                        help="the .h files of a folder too (rules of a game stand there); each compiles more")
    reader.add_argument("--tests", action="append", metavar="PROGRAM[:CLASS,...]",
                        help="run these tests in place of those of the room; can be given again")
    reader.add_argument("--limit", type=float, metavar="SECONDS",
                        help="time for one test (ten times what it takes without a fault, at least 10 s)")
    reader.add_argument("--minutes", type=float, metavar="MINUTES", help="begin no fault after so long")
    reader.add_argument("--jobs", type=int, default=1, help="how many faults are tried at a time (1)")
    reader.add_argument("--one-by-one", action="store_true", help="compile each fault by itself")
    reader.add_argument("--write", type=Path, metavar="FOLDER", help="write what lived into a file for each place")
    reader.add_argument("--at-least", type=float, metavar="PERCENT", help="end with 1 if fewer were noticed")
    reader.add_argument("--only", metavar="NUMBER|ROOM|FILE,...",
                        help="compile the faults of all places, and try only these")
    reader.add_argument("--list", action="store_true", help="show the faults only")
    reader.add_argument("--rooms", action="store_true", help="show the table of rooms and tests")
    reader.add_argument("--source", type=Path, default=Path(__file__).resolve().parent.parent,
                        help="the project (where this program is)")
    reader.add_argument("--folder", type=Path, help="where the copies are (build/mutants)")
    return reader.parse_args()


class Tally:
    """What became of the faults of a place; several copies count into it."""

    def __init__(self, place, faults, count, minutes):
        self.place, self.waiting, self.count = place, list(faults), count
        self.end = time.monotonic() + minutes * 60 if minutes else None
        self.found = {"killed": [], "timeout": [], "lived": []}
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

    def note(self, fault, what, by, number=""):
        with self.lock:
            self.running -= 1
            self.found.setdefault(what, []).append(fault)
            told = f"{what:12} {number:<6}{fault.place()}  {fault.what}" + (f"  ({by})" if by else "")
            print(told + ("\n" + fault.diff() if what == "lived" else ""), flush=True)
            self.lock.notify_all()

    def give_back(self):
        with self.lock:
            self.running -= 1
            self.lock.notify_all()

    def percent(self):
        noticed = len(self.found["killed"]) + len(self.found["timeout"])
        return 100.0 * noticed / max(1, self.counted())

    def say(self, seed):
        figures = {what: len(faults) for what, faults in self.found.items()}
        print(f"{self.place}, seed {seed}: {self.counted()} faults, {figures['killed']} killed, "
              f"{figures['timeout']} timeout, {figures['lived']} lived: {self.percent():.0f} % noticed" +
              "".join(f"; not counted: {len(faults)} {what}" for what, faults in self.found.items()
                      if faults and what not in ("killed", "timeout", "lived")), flush=True)
        if self.counted() < self.count:
            print(f"Fewer than the {self.count} that were wanted: " +
                  ("there are no more." if not self.waiting else "the time was over."), flush=True)

    def write(self, folder, seed):
        folder.mkdir(parents=True, exist_ok=True)
        told = [f"{fault.place()}  {fault.what}\n{fault.diff()}\n" for fault in self.found["lived"]]
        name = self.place.replace("/", "_") + f"-seed{seed}.txt"
        (folder / name).write_text(f"{self.place}, seed {seed}: {len(told)} of {self.counted()} lived\n" + "".join(told))


def work(copy, tally, limit):
    while (fault := tally.next()) is not None:
        try:
            what, by = copy.try_fault(fault, limit)
        except BaseException:
            tally.give_back()
            raise
        tally.note(fault, what, by)


def one_by_one(wanted, place, source, files, faults, folder, options):
    """Each fault is compiled by itself, in as many copies as there are jobs."""
    chosen = {fault.file for fault in faults}
    # Somewhat more than will be counted: some do not compile.
    apart = {fault.file for fault in faults[:wanted.count * 3 // 2]}
    tests = wanted.tests or nearest_tests(sorted(chosen))
    near = tests_that_mention(source, files, chosen)
    processors = max(1, (os.cpu_count() or 1) // wanted.jobs)
    copies = [Copy(source, folder / str(number), options, processors) for number in range(wanted.jobs)]
    tally = Tally(place, faults, wanted.count, wanted.minutes)
    try:
        for copy in copies:
            copy.take_over(files)
            copy.configure(apart)
            copy.find_tests(tests, near)
            copy.measure()
        seconds = sum(test.seconds for _, group in copies[0].groups for test in group)
        print(f"{len(faults)} faults in {len(chosen)} files; the tests take {seconds:.0f} s", flush=True)
        in_threads([(work, copy, tally, wanted.limit) for copy in copies])
    finally:
        for copy in copies:
            copy.clean_up()
    return tally


def in_threads(works):
    """Runs each of (function, arguments...); what one of them raises is raised here."""
    raised = []

    def guarded(function, *words):
        try:
            function(*words)
        except BaseException as error:  # SystemExit too: it is what a test that fails without a fault gives
            raised.append(error)
    threads = [threading.Thread(target=guarded, args=one, daemon=True) for one in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if raised:
        raise raised[0]


class Room:
    """A place with the faults of it that are compiled, and those that may take their place."""

    def __init__(self, place, faults, wanted):
        self.place, self.waiting, self.wanted = place, collections.deque(faults), wanted
        self.switches, self.refused, self.not_switched = [], [], []
        self.tests, self.noticed_by, self.tally = [], [], None


class Switched:
    """All faults of all rooms in one copy."""

    def __init__(self, copy, rooms, wanted):
        self.copy, self.rooms = copy, rooms
        self.count, self.limit, self.jobs = wanted.count, wanted.limit, wanted.jobs
        self.only = [word for word in (wanted.only or "").split(",") if word]
        self.places, self.lines = {}, {}
        self.untouched, self.is_taken_over = {}, False
        self.taken = set()
        # What did not compile once is not compiled again with the next tests.
        self.refusals = copy.header.parent.parent / "refused.json"
        self.refused = set(json.loads(self.refusals.read_text())) if self.refusals.exists() else set()
        self.server = threading.Lock()
        self.tasks = collections.deque()
        self.near = {}

    def switches(self):
        return [switch for room in self.rooms for switch in room.switches]

    def is_tried(self, switch):
        return not self.only or any(word == str(switch.number) or switch.fault.file == word or
                                    switch.fault.file.startswith(word.rstrip("/") + "/") for word in self.only)

    def tried_rooms(self):
        return [room for room in self.rooms if any(self.is_tried(switch) for switch in room.switches)]

    @staticmethod
    def name_of(fault, way):
        return f"{fault.name}|{way.kind}|{way.end - way.start}"

    def fits(self, switch):
        return not any(switch is not other and switch.overlaps(other) for other in self.switches())

    def fill(self, room):
        while room.waiting and len(room.switches) < self.count:
            fault = room.waiting.popleft()
            if fault.file not in self.places:
                self.places[fault.file] = Places(masked(fault.text))
            ways = self.places[fault.file].ways(fault)
            left = [way for way in ways if self.name_of(fault, way) not in self.refused]
            switch = Switch(fault, left, 0)
            while switch.ways and not self.fits(switch):
                switch.ways.pop(0)
            if switch.ways:
                switch.number = number_for(fault, self.taken)
                self.taken.add(switch.number)
                room.switches.append(switch)
            elif ways and not left:
                room.refused.append(fault)
            else:
                room.not_switched.append(fault)

    def drop(self, number):
        """Another way for this fault, or none."""
        for room in self.rooms:
            for switch in [one for one in room.switches if one.number == number]:
                self.refused.add(self.name_of(switch.fault, switch.ways.pop(0)))
                while switch.ways and not self.fits(switch):
                    switch.ways.pop(0)
                if not switch.ways:
                    room.switches.remove(switch)
                    room.refused.append(switch.fault)

    def write(self, files):
        # What had a fault that did not compile is as it was.
        changed = dict(self.untouched)
        for file in {switch.fault.file for switch in self.switches()}:
            of_file = [switch for switch in self.switches() if switch.fault.file == file]
            self.untouched[file] = of_file[0].fault.text
            changed[file], lines = switched_text(of_file[0].fault.text, of_file)
            self.lines.update(lines)
        if not self.is_taken_over:
            self.copy.take_over(files, changed)
        # From now on the copy stays as the project was when all this began, whatever somebody writes there meanwhile.
        self.is_taken_over = True
        for file, text in changed.items():
            self.copy.put(file, text.encode())

    def blamed(self, output):
        """Numbers of the faults that a compiler complains of."""
        numbers = set()
        for block in re.split(r"^FAILED: ", output, flags=re.M)[1:]:
            block = re.split(r"^\[\d+/\d+\] ", block, flags=re.M)[0]
            said = []
            for match in re.finditer(r"^(?:In file included from |\s+from )?([^\s:]+):(\d+)[:,](?:\d+[:,])?( error| fatal error)?",
                                     block, re.M):
                place = (self.copy.build / match.group(1)).resolve()
                if place.is_relative_to(self.copy.tree):
                    said.append((str(place.relative_to(self.copy.tree)), int(match.group(2)), bool(match.group(3))))
            found = set()
            for only_errors, only_lines in [(True, True), (False, True), (True, False), (False, False)]:
                for switch in self.switches():
                    first, last = self.lines[switch.number]
                    if any(file == switch.fault.file and (is_error or not only_errors) and
                           (first <= line <= last or not only_lines) for file, line, is_error in said):
                        found.add(switch.number)
                if found:
                    break
            if not found:
                sys.exit("This does not compile without any fault:\n" + block)
            numbers |= found
        return numbers

    def compile(self, files):
        configured = False
        while True:
            for room in self.rooms:
                self.fill(room)
            programs = sorted({one.partition(":")[0] for room in self.tried_rooms() for one in room.wanted})
            if not programs:
                sys.exit("No fault that is compiled here is one of --only " + ",".join(self.only) + ".")
            self.write(files)
            if not configured:
                self.copy.configure([])
                configured = True
            begin = time.monotonic()
            code, output = self.copy.ninja(["-k", "0"] + programs)
            refused = self.blamed(output) if code != 0 else set()
            print(f"{len(self.switches())} faults compiled in {time.monotonic() - begin:.0f} s" +
                  (f"; {len(refused)} of them do not compile" if refused else ""), flush=True)
            if code == 0:
                return
            if not refused:
                sys.exit(output)
            for number in refused:
                self.drop(number)
            self.refusals.write_text(json.dumps(sorted(self.refused), indent=0))

    def find_tests(self, source, files):
        tests = self.copy.read_tests()
        for room in self.tried_rooms():
            for _, found in groups_of(tests, room.wanted):
                room.tests += [test for test in found if test not in room.tests]
        wanted = [test for test in tests if any(test in room.tests for room in self.rooms)]
        self.copy.set_up(tests, wanted)
        for file in {switch.fault.file for switch in self.switches()}:
            self.near[file] = tests_that_mention(source, files, [file])
        return wanted

    def run_test(self, test, limit, more):
        if not test.needs:
            return test.run(limit, more)
        # What tests need is there once.
        with self.server:
            return test.run(limit, more)

    def measure(self, tests):
        """Every test once without a fault; and by which faults it comes."""
        waiting = collections.deque(sorted(tests, key=lambda test: not test.needs))

        def take(of_front):
            while True:
                try:
                    test = waiting.popleft() if of_front else waiting.pop()
                except IndexError:
                    return
                with tempfile.NamedTemporaryFile() as reached:
                    reached.truncate(NUMBERS)
                    os.chmod(reached.name, 0o666)
                    begin = time.monotonic()
                    code, output = self.run_test(test, 1500, {"TOUCHLINE_FAULT": "0", "TOUCHLINE_FAULT_REACHED": reached.name})
                    test.seconds = time.monotonic() - begin
                    if code != 0:
                        sys.exit(f"{test.name} fails without any fault:\n{output}")
                    content = Path(reached.name).read_bytes()
                    test.comes_by = {switch.number for switch in self.switches() if content[switch.number]}
        in_threads([(take, job == 0) for job in range(self.jobs)])

    def try_fault(self, room, switch):
        """"killed", "timeout" or "lived"; and the test that noticed it."""
        number = switch.number
        near = self.near[switch.fault.file]
        noticed = collections.Counter(room.noticed_by)
        tests = [test for test in room.tests if number in test.comes_by]
        tests.sort(key=lambda test: (test.seconds > 20, -(test.name in near) - noticed[test.name] / 2, test.seconds))
        for test in tests:
            code, _ = self.run_test(test, self.limit or max(20.0, 5 * test.seconds), {"TOUCHLINE_FAULT": str(number)})
            if code != 0:
                room.noticed_by.append(test.name)
                return ("timeout" if code is None else "killed"), test.name
        return "lived", "" if tests else "no near test comes by"

    def try_all(self, minutes):
        for room in self.rooms:
            faults = [switch.fault for switch in room.switches if self.is_tried(switch)]
            room.tally = Tally(room.place, faults, len(faults) if self.only else self.count, minutes)
        # Those whose tests want what is there once, first: one job begins at that end, the others at the other one.
        ordered = self.rooms
        if self.jobs > 1:
            ordered = sorted(self.rooms, key=lambda room: not any(test.needs for test in room.tests))
        self.tasks = collections.deque((room, switch) for room in ordered for switch in room.switches if self.is_tried(switch))

        def take(of_front):
            while True:
                try:
                    room, switch = self.tasks.popleft() if of_front else self.tasks.pop()
                except IndexError:
                    return
                if room.tally.end and time.monotonic() > room.tally.end:
                    continue
                what, by = self.try_fault(room, switch)
                room.tally.waiting.remove(switch.fault)
                room.tally.note(switch.fault, what, by, switch.number)
        in_threads([(take, job == 0) for job in range(self.jobs)])
        for room in self.rooms:
            room.tally.found["cannot wait for a switch"] = room.not_switched
            room.tally.found["did not compile"] = room.refused


def switched(wanted, rooms, source, files, folder, options):
    copy = Copy(source, folder / "switched", options, os.cpu_count() or 1)
    every = Switched(copy, rooms, wanted)
    try:
        every.compile(files)
        tests = every.find_tests(source, files)
        every.measure(tests)
        tried = sum(every.is_tried(switch) for switch in every.switches())
        print(f"{tried} faults; the {len(tests)} tests take {sum(test.seconds for test in tests):.0f} s",
              flush=True)
        every.try_all(wanted.minutes)
    finally:
        copy.clean_up()
    return [room.tally for room in every.tried_rooms()]


def main():
    # Whoever ends it leaves no server behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    wanted = arguments()
    if wanted.rooms:
        for room, tests in NEAREST.items():
            print(f"{room}: {' '.join(tests)}")
        return 0
    places = list(NEAREST) if wanted.every_room else [place.rstrip("/") for place in wanted.places]
    if not places:
        sys.exit("usage: tests/mutants.py [--help] [--count N] [--seed S] ROOM|FILE ...")
    source = wanted.source.resolve()
    files = all_files(source)
    rooms = []
    for place in places:
        chosen = chosen_files(files, [place], wanted.headers)
        faults = [fault for file in chosen for fault in faults_of(file, (source / file).read_text(encoding="utf-8"))]
        faults = in_seeds_order(faults, wanted.seed)
        if wanted.list:
            for fault in faults[:wanted.count]:
                print(f"{fault.place()}  {fault.what}\n{fault.diff()}")
            print(f"{min(wanted.count, len(faults))} of {len(faults)} faults in {len(chosen)} files")
        else:
            rooms.append(Room(place, faults, wanted.tests or nearest_tests(chosen)))
    if wanted.list:
        return 0
    # What the compiler warns of is not wanted here, and a little optimization is enough.
    options = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG", "-DTOUCHLINE_WERROR=OFF",
               "-DTOUCHLINE_BENCH=OFF"]
    folder = (wanted.folder or source / "build" / "mutants").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if wanted.one_by_one:
        tallies = [one_by_one(wanted, room.place, source, files, list(room.waiting), folder, options) for room in rooms]
    else:
        tallies = switched(wanted, rooms, source, files, folder, options)
    for tally in tallies:
        tally.say(wanted.seed)
        if wanted.write:
            tally.write(wanted.write, wanted.seed)
    too_few = wanted.at_least is not None and any(tally.percent() < wanted.at_least for tally in tallies)
    return 1 if too_few else 0


if __name__ == "__main__":
    sys.exit(main())
