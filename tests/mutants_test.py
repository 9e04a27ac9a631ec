#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tests/mutants.py, tried on a project of two functions: one has a test, the other has none."""
import importlib.util
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parent / "mutants.py"
specification = importlib.util.spec_from_file_location("mutants", TOOL)
mutants = importlib.util.module_from_spec(specification)
specification.loader.exec_module(mutants)

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
        self.assertIn("lived        room/bare.cpp:5  equal turned round\n"
                      "    -     return a == b;\n    +     return a != b;\n", said)
        self.assertEqual(code, 1, said)
        code, said = self.tried("--count", "1", "--limit", "3", "room/other.cpp")
        self.assertIn("1 faults, 0 killed, 1 timeout, 0 lived: 100 % noticed", said)
        for name, text in TOY.items():
            self.assertEqual((self.source / name).read_text(), text)

    def test_a_whole_room_and_two_copies_at_a_time(self):
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
