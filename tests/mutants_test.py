#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tests/mutants.py, tried on a project of two functions: one has a test, the other has none."""
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import mutant_switches
import mutants

TOOL = Path(__file__).resolve().parent / "mutants.py"

TOY = {
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.25)
project(Toy LANGUAGES CXX)
set(CMAKE_UNITY_BUILD ON)
enable_testing()
add_subdirectory(room)
add_executable(toy_tests toy_tests.cpp)
target_link_libraries(toy_tests PRIVATE room)
add_test(NAME toy COMMAND toy_tests)
""",
    "room/CMakeLists.txt": """add_library(room STATIC covered.cpp bare.cpp other.cpp)
target_include_directories(room PUBLIC ${CMAKE_SOURCE_DIR})
""",
    "room/room.h": "bool covered(int a, int b);\nbool bare(int a, int b);\nint other();\n",
    "room/covered.cpp": "#include \"room/room.h\"\n\nbool covered(int a, int b)\n{\n    return a == b;\n}\n",
    "room/bare.cpp": "#include \"room/room.h\"\n\nbool bare(int a, int b)\n{\n    return a == b;\n}\n",
    "room/other.cpp": "#include \"room/room.h\"\n\nint other()\n{\n    return 0;\n}\n",
    "toy_tests.cpp": "#include \"room/room.h\"\n\nint main()\n{\n    while (other() != 0) {\n    }\n"
                     "    return covered(1, 1) && !covered(1, 2) ? 0 : 1;\n}\n",
}

LINES = """// a == b
void f(int a, int b)
{
    Q_ASSERT(a == b);
    static_assert(1 == 1);
    const char *text = "a == b // 7";
    /* a == b
       a && b */
    if (int c = a; c < b && a != 4)
        g(a, b);
    h(text + 'x');
    std::vector<int> declared(3);
    const auto side = Side::Home;
    qWarning("%d", 3);
}
"""


class Faults(unittest.TestCase):
    def setUp(self):
        self.faults = mutants.faults_of("f.cpp", LINES)

    def test_comments_texts_and_assertions_are_left_alone(self):
        lines = {fault.line for fault in self.faults}
        self.assertEqual(lines, {9, 10, 11, 12, 13})

    def test_each_kind_of_change(self):
        changes = {fault.after.strip() for fault in self.faults}
        for change in ["if (int c = a; !(c < b && a != 4))", "if (int c = a; c <= b && a != 4)",
                       "if (int c = a; c < b || a != 4)", "if (int c = a; c < b && a == 4)",
                       "if (int c = a; c < b && a != 5)", "g(b, a);", ";", "const auto side = Side::Away;"]:
            self.assertIn(change, changes)

    def test_one_place_is_changed(self):
        for fault in self.faults:
            changed = fault.mutated().split("\n")
            differing = [one for one, other in zip(changed, LINES.split("\n")) if one != other]
            self.assertEqual(len(differing), 1, fault.after)

    def test_the_seed_decides(self):
        def names(seed):
            return [fault.name for fault in mutants.in_seeds_order(self.faults, seed)]
        self.assertEqual(names("1"), names("1"))
        self.assertNotEqual(names("1"), names("2"))
        self.assertEqual(sorted(names("1")), sorted(names("2")))

    def test_every_line_has_its_turn_before_any_has_a_second(self):
        first = mutants.in_seeds_order(self.faults, "3")[:5]
        self.assertEqual(len({fault.line for fault in first}), 5)


SWITCHED = """constexpr int most = 4;
constexpr int twice(int a)
{
    return a * 2;
}
Box::Box(int a)
    : m_a(a + 1)
{
}
int f(int a, int b)
{
    if (int c = a + 3; c < b)
        return a - 1;
    else
        g(a, b); // a comment; with (brackets
    for (int i = 0; i < b; ++i)
        sort(list, [](int one, int other) { return one < other; });
    const auto sum = a + b;
    switch (a) {
    case 7:
        break;
    }
}
"""


class Switches(unittest.TestCase):
    def setUp(self):
        places = mutant_switches.Places(mutants.masked(SWITCHED))
        self.found = [(fault, places.ways(fault)) for fault in mutants.faults_of("f.cpp", SWITCHED)]

    def texts(self):
        return [mutant_switches.switched_text(SWITCHED, [mutant_switches.Switch(fault, ways, 5)])[0]
                for fault, ways in self.found if ways]

    def test_each_kind_of_place(self):
        texts = "".join(self.texts())
        for text in ["const int most = (mutants::is(5) ? (5) : (4));", ": m_a((mutants::is(5) ? (a - 1) : (a + 1)))",
                     "if (int c = (mutants::is(5) ? (a - 3) : (a + 3)); c < b)", "; (mutants::is(5) ? static_cast<bool>(c <= b) : static_cast<bool>(c < b)))",
                     "{ if (mutants::is(5)) { return a + 1; } else { return a - 1; } }\n    else\n",
                     "else\n        { if (mutants::is(5)) { g(b, a); } else { g(a, b); } } // a comment",
                     "i = (mutants::is(5) ? (1) : (0)); i < b;", "i = 0; (mutants::is(5) ? static_cast<bool>(i <= b) : static_cast<bool>(i < b)); ++i",
                     "{ { if (mutants::is(5)) { return one <= other; } else { return one < other; } } });",
                     "const auto sum = (mutants::is(5) ? (a - b) : (a + b));",
                     "{ if (mutants::is(5)) { continue; } else { break; } }"]:
            self.assertIn(text, texts)

    def test_what_the_compiler_must_know_is_not_switched(self):
        without = {fault.line for fault, ways in self.found if not ways}
        self.assertEqual(without, {4, 20})

    def test_the_lines_of_a_fault_are_known(self):
        for fault, ways in self.found:
            if ways:
                text, lines = mutant_switches.switched_text(SWITCHED, [mutant_switches.Switch(fault, ways, 5)])
                first, last = lines[5]
                self.assertIn("mutants::is(5)", "".join(text.split("\n")[first - 1:last]))


class Toy(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.source = Path(self.folder.name) / "toy"
        for name, text in TOY.items():
            (self.source / name).parent.mkdir(parents=True, exist_ok=True)
            (self.source / name).write_text(text)
        subprocess.run(["git", "init", "-q", str(self.source)], check=True)

    def tearDown(self):
        self.folder.cleanup()

    def tried(self, *words):
        done = subprocess.run([sys.executable, str(TOOL), "--source", str(self.source), "--folder",
                               str(Path(self.folder.name) / "copies"), "--tests", "toy_tests", *words],
                              capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def test_what_is_tested_is_noticed_and_what_is_not_lives(self):
        code, said = self.tried("--count", "1", "--at-least", "90", "room/covered.cpp")
        self.assertIn("1 faults, 1 killed, 0 timeout, 0 lived: 100 % noticed", said)
        self.assertEqual(code, 0, said)
        # The same copy is used again.
        code, said = self.tried("--count", "1", "--at-least", "90", "room/bare.cpp")
        self.assertIn("1 faults, 0 killed, 0 timeout, 1 lived: 0 % noticed", said)
        self.assertRegex(said, r"lived +\d+ +room/bare.cpp:5  equal turned round  \(no near test comes by\)\n"
                               r"    -     return a == b;\n    \+     return a != b;\n")
        self.assertEqual(code, 1, said)
        code, said = self.tried("--count", "1", "--limit", "3", "room/other.cpp")
        self.assertIn("1 faults, 0 killed, 1 timeout, 0 lived: 100 % noticed", said)
        for name, text in TOY.items():
            self.assertEqual((self.source / name).read_text(), text)

    def test_one_by_one(self):
        code, said = self.tried("--one-by-one", "--count", "1", "--at-least", "90", "room/covered.cpp")
        self.assertIn("1 faults, 1 killed, 0 timeout, 0 lived: 100 % noticed", said)
        self.assertEqual(code, 0, said)
        code, said = self.tried("--one-by-one", "--count", "9", "--jobs", "2", "--limit", "3", "room")
        self.assertIn("3 faults, 1 killed, 1 timeout, 1 lived: 67 % noticed", said)

    def test_a_fault_that_does_not_compile_is_not_counted(self):
        (self.source / "room/other.cpp").write_text(
            "#include \"room/room.h\"\n\nnamespace {\n\nint f(int a, int *b)\n{\n    return a + *b;\n}\n\n} // namespace\n\n"
            "int other()\n{\n    int a = 0;\n    int *p = &a;\n    return f(a, p);\n}\n")
        code, said = self.tried("--count", "9", "--limit", "3", "room/other.cpp")
        self.assertIn("do not compile", said)
        self.assertIn("not counted:", said)
        self.assertIn("1 did not compile", said)
        self.assertEqual(code, 0, said)

    def test_a_fault_that_no_test_comes_by_lives(self):
        (self.source / "room/bare.cpp").write_text(TOY["room/bare.cpp"] + "\nbool never(int a)\n{\n    return a < 3;\n}\n")
        folder = Path(self.folder.name) / "lived"
        code, said = self.tried("--count", "1", "--write", str(folder), "room/bare.cpp", "room/covered.cpp")
        self.assertIn("(no near test comes by)", said)
        self.assertIn("room/bare.cpp, seed 1: 1 faults, 0 killed, 0 timeout, 1 lived: 0 % noticed", said)
        self.assertIn("room/covered.cpp, seed 1: 1 faults, 1 killed, 0 timeout, 0 lived: 100 % noticed", said)
        self.assertIn("room/bare.cpp:", (folder / "room_bare.cpp-seed1.txt").read_text())
        self.assertEqual(code, 0, said)

    def test_only_some_are_tried(self):
        both = ["--count", "1", "room/bare.cpp", "room/covered.cpp"]
        _, said = self.tried(*both)
        number = re.search(r"lived +(\d+)", said).group(1)
        for only in (number, "room/bare.cpp"):
            code, said = self.tried("--only", only, *both)
            self.assertIn("2 faults compiled", said)
            self.assertIn("room/bare.cpp, seed 1: 1 faults, 0 killed, 0 timeout, 1 lived: 0 % noticed", said)
            self.assertNotIn("room/covered.cpp, seed", said)
            self.assertEqual(code, 0, said)
        _, said = self.tried("--only", "room", *both)
        self.assertIn("room/covered.cpp, seed 1: 1 faults, 1 killed", said)
        code, said = self.tried("--only", "room/other.cpp", *both)
        self.assertIn("No fault that is compiled here is one of --only room/other.cpp.", said)
        self.assertEqual(code, 1)

    def test_a_whole_room_and_two_faults_at_a_time(self):
        code, said = self.tried("--count", "9", "--jobs", "2", "--limit", "3", "room")
        self.assertIn("3 faults, 1 killed, 1 timeout, 1 lived: 67 % noticed", said)
        self.assertIn("Fewer than the 9 that were wanted: there are no more.", said)
        self.assertEqual(code, 0, said)

    def test_a_test_that_fails_without_a_fault_is_said(self):
        (self.source / "toy_tests.cpp").write_text("int main() { return 1; }\n")
        code, said = self.tried("room/bare.cpp")
        self.assertIn("toy fails without any fault", said)
        self.assertEqual(code, 1)

    def test_wrong_names_are_said(self):
        self.assertIn('"rooms" is no folder', self.tried("rooms")[1])
        self.assertIn('There is no test "toy_tests:other"', self.tried("--tests", "toy_tests:other", "room")[1])


if __name__ == "__main__":
    unittest.main()
