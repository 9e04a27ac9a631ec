# SPDX-License-Identifier: GPL-3.0-or-later
"""For tests/mutants.py: writes faults into a source so that each waits for its switch.

A fault stands beside what it replaces: `(mutants::is(7) ? (a != b) : (a == b))` for what is asked or made a value, and
`{ if (mutants::is(7)) { f(b, a); } else { f(a, b); } }` for a statement. A fault may have several ways; which of them
compiles is for the compiler to say. What must be known when it compiles (constexpr, labels, templates) has none.
"""
import hashlib
import re

NUMBERS = 1 << 16

HEADER = f"""#pragma once
// Which fault is switched on, from TOUCHLINE_FAULT. TOUCHLINE_FAULT_REACHED names a file of {NUMBERS} bytes: those of the
// faults that were come by become 1, at once, so that a program that is killed has told its own too.
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace mutants {{

struct Switches {{
    int on = 0;
    volatile unsigned char *reached = nullptr;
}};

inline const Switches &switches()
{{
    static const Switches read = [] {{
        Switches found;
        if (const char *on = std::getenv("TOUCHLINE_FAULT"))
            found.on = std::atoi(on);
        const char *name = std::getenv("TOUCHLINE_FAULT_REACHED");
        if (name == nullptr)
            return found;
        const int file = ::open(name, O_RDWR | O_CLOEXEC);
        void *place = file < 0 ? MAP_FAILED : ::mmap(nullptr, {NUMBERS}, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (place == MAP_FAILED) {{
            std::perror(name);
            std::abort();
        }}
        ::close(file);
        found.reached = static_cast<volatile unsigned char *>(place);
        return found;
    }}();
    return read;
}}

inline bool is(int number)
{{
    const Switches &now = switches();
    if (now.reached != nullptr)
        now.reached[number] = 1;
    return now.on == number;
}}

}} // namespace mutants
"""


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


def opening(code):
    """Place of the bracket that the last character closes; -1 without one."""
    depth = 0
    for place in range(len(code) - 1, -1, -1):
        depth += {")": 1, "]": 1, "}": 1, "(": -1, "[": -1, "{": -1}.get(code[place], 0)
        if depth == 0:
            return place
    return -1


def cut(code, start, end, mark):
    """The (start, end) between marks that stand in no bracket."""
    parts = []
    begin = place = start
    while place < end:
        if code[place] in "([{":
            after = closing(code, place)
            place = after if 0 <= after < end else end - 1
        elif code[place] == mark and (mark != ":" or "::" not in code[place - 1:place + 2]):
            parts.append((begin, place))
            begin = place + 1
        place += 1
    return parts + [(begin, end)]


def trimmed(code, start, end):
    while start < end and code[start].isspace():
        start += 1
    while end > start and code[end - 1].isspace():
        end -= 1
    return start, end


class Way:
    """code[start:end] stands beside what it is with the fault: as a value, a step of a loop, a statement or a constant."""

    def __init__(self, start, end, kind, before=""):
        self.start, self.end, self.kind, self.before = start, end, kind, before

    def switched(self, fault, number):
        with_fault = fault.mutated()
        grown = len(with_fault) - len(fault.text)
        good, bad = fault.text[self.start:self.end], with_fault[self.start:self.end + grown]
        if self.kind == "value":
            return f"(mutants::is({number}) ? ({bad}) : ({good}))"
        if self.kind == "answer":
            # Of `result` and `!result` the compiler would make another result, which holds the answer.
            return f"(mutants::is({number}) ? static_cast<bool>({bad}) : static_cast<bool>({good}))"
        if self.kind == "step":
            return f"(mutants::is({number}) ? static_cast<void>({bad}) : static_cast<void>({good}))"
        if self.kind == "constant":
            skipped = len(self.before)
            declared = self.before.replace("constexpr", "const", 1)
            return f"{declared}(mutants::is({number}) ? ({bad[skipped:]}) : ({good[skipped:]}))"
        return f"{{ if (mutants::is({number})) {{ {bad} }} else {{ {good} }} }}"


class Place:
    """A part of a source in which a fault is switched: an ANSWER (what if asks), ASKED (switch, and for over all of
    something), a STEP of a loop, DONE, DECLARED, a CONSTANT, or the HEAD of a function (initializers of members)."""

    def __init__(self, kind, start, end):
        self.kind, self.start, self.end = kind, start, end


NOT_SWITCHED = re.compile(r"^(static |inline |const )*(constexpr|constinit|using|static_assert|typedef|enum|template|friend|"
                          r"extern|goto)\b|^\[\[fallthrough")
DONE_BY_WORD = re.compile(r"^(co_return|return|throw|break|continue|delete)\b")
DECLARED = re.compile(
    r"^(const|auto|static|struct|class|inline|mutable|volatile|unsigned|explicit|virtual|thread_local|Q_\w+|\[\[)\b|"
    r"^[\w:]+(<.*>)?[ &*]+(const )?[&*]?[a-z_]\w*\s*(=|;|\(|\{|\[|:)", re.S)


class Places:
    """The places of a source whose comments are blank and whose texts have no brackets."""

    def __init__(self, code):
        self.code = code
        self.found = []
        self.block(0, len(code), "outer")

    def opens_lambda(self, brace):
        before = self.code[max(0, brace - 600):brace].rstrip()
        before = re.sub(r"->\s*[\w:<>,&*\s]+$", "", before).rstrip()
        before = re.sub(r"\b(mutable|noexcept)$", "", before).rstrip()
        if before.endswith(")"):
            open_at = opening(before)
            before = before[:open_at].rstrip() if open_at >= 0 else ""
        return before.endswith("]")

    def lambdas(self, start, end):
        """The bodies of lambdas between brackets."""
        place = start
        while place < end:
            if self.code[place] == "{" and self.opens_lambda(place):
                after = closing(self.code, place)
                if after < 0 or after > end:
                    return
                self.block(place + 1, after, "function")
                place = after
            place += 1

    def asked(self, start, end, kind):
        """What stands between the brackets of if, while and switch: what it declares first, then what it asks."""
        self.lambdas(start, end)
        parts = cut(self.code, start, end, ";")
        for part in parts[:-1]:
            self.found.append(Place("DECLARED", *trimmed(self.code, *part)))
        last = trimmed(self.code, *parts[-1])
        text = self.code[last[0]:last[1]]
        is_declared = DECLARED.match(text) and re.search(r"[^=!<>]=[^=]", text)
        self.found.append(Place("DECLARED" if is_declared else kind, *last))

    def looped(self, start, end):
        """What stands between the brackets of for."""
        self.lambdas(start, end)
        parts = [trimmed(self.code, *part) for part in cut(self.code, start, end, ";")]
        if len(parts) == 3:
            self.found.append(Place("DECLARED", *parts[0]))
            self.found.append(Place("ANSWER", *parts[1]))
            self.found.append(Place("STEP", *parts[2]))
        else:
            of = cut(self.code, *parts[-1], ":")
            if len(of) == 2:
                self.found.append(Place("ASKED", *trimmed(self.code, *of[1])))

    def block(self, start, end, level):
        """Everything between two braces; `level` is outer, class or function."""
        code, place = self.code, start
        while place < end:
            if code[place].isspace() or code[place] in ";}":
                place += 1
                continue
            rest = code[place:place + 200]
            if code[place] == "#":
                stop = code.find("\n", place)
                while 0 <= stop < end and code[stop - 1] == "\\":
                    stop = code.find("\n", stop + 1)
                place = end if stop < 0 else stop
                continue
            label = re.match(r"case\b[^;{}]*?[^:]:(?!:)|default\s*:|(public|private|protected|Q_SIGNALS|signals)[\w ]*:(?!:)",
                             rest)
            word = re.match(r"(else|do|try)\b", rest)
            head = re.match(r"(if constexpr|if|while|switch|for|catch)\s*\(", rest)
            if label or word:
                place += (label or word).end()
            elif head:
                after = closing(code, place + head.end() - 1)
                if after < 0 or after >= end:
                    return
                if head.group(1) == "for":
                    self.looped(place + head.end(), after)
                elif head.group(1) in ("if", "while", "switch"):
                    self.asked(place + head.end(), after, "ASKED" if head.group(1) == "switch" else "ANSWER")
                place = after + 1
            elif code[place] == "{":
                after = closing(code, place)
                if after < 0:
                    return
                self.block(place + 1, after, level)
                place = after + 1
            else:
                place = self.statement(place, end, level)

    def statement(self, start, end, level):
        """Takes one statement, declaration or definition; says where the next one begins."""
        code, place = self.code, start
        while place < end:
            if code[place] in "([":
                after = closing(code, place)
                if after < 0 or after > end:
                    return end
                self.lambdas(place + 1, after)
                place = after + 1
            elif code[place] == "{":
                after = closing(code, place)
                if after < 0 or after > end:
                    return end
                said = code[start:place]
                if re.match(r"(inline\s+)?namespace\b|extern\s+\x01", said):
                    self.block(place + 1, after, "outer")
                    return after + 1
                if re.match(r"(template\s*<.*>\s*)?(struct|class|union)\b", said, re.S) and not re.search(r"[=(]", said):
                    self.block(place + 1, after, "class")
                elif re.match(r"enum\b", said):
                    pass
                elif self.opens_lambda(place):
                    self.block(place + 1, after, "function")
                elif level != "function" and self.defines_function(said):
                    # What constexpr functions say may be wanted by the compiler.
                    if not re.search(r"\b(constexpr|consteval)\b", said):
                        self.found.append(Place("HEAD", start, place))
                        self.block(place + 1, after, "function")
                    return after + 1
                else:
                    self.lambdas(place + 1, after)
                place = after + 1
            elif code[place] == ";":
                text = code[start:place + 1]
                if level != "class" and re.match(r"(static |inline )*constexpr\b", text):
                    self.found.append(Place("CONSTANT", start, place + 1))
                elif not NOT_SWITCHED.match(text):
                    is_done = level == "function" and (DONE_BY_WORD.match(text) or not DECLARED.match(text))
                    self.found.append(Place("DONE" if is_done else "DECLARED", start, place + 1))
                return place + 1
            else:
                place += 1
        return end

    @staticmethod
    def defines_function(said):
        outside = re.sub(r"operator\s*[^\s(\w]+", "operator", said)
        while (shorter := re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", "@", outside)) != outside:
            outside = shorter
        if "=" in outside or "@" not in outside:
            return False
        return bool(re.search(r"(@|\bconst|\bnoexcept|\boverride|\bfinal|->[\w:<>,&*\s]+)\s*$", outside))

    def innermost(self, start, end):
        around = [place for place in self.found if place.start <= start and end <= place.end]
        return min(around, key=lambda place: place.end - place.start, default=None)

    def ways(self, fault):
        """The ways to switch this fault, the likeliest first."""
        place = self.innermost(fault.start, fault.end)
        if place is None:
            return []
        text = self.code[place.start:place.end]
        ways = []
        if place.kind == "ANSWER":
            ways.append(Way(place.start, place.end, "answer"))
        elif place.kind == "ASKED":
            ways.append(Way(place.start, place.end, "value"))
        elif place.kind == "DONE":
            ways.append(Way(place.start, place.end, "statement"))
        elif place.kind == "STEP":
            ways.append(Way(place.start, place.end, "step"))
        elif place.kind == "CONSTANT":
            value = re.match(r"(?:static |inline )*constexpr [\w:]+ \w+ = (?=[^{\[])", text)
            if value and place.start + value.end() <= fault.start:
                return [Way(place.start, place.end - 1, "constant", value.group())]
            return []
        elif place.kind == "DECLARED":
            value = re.search(r"(?<![=!<>+*/&|^-])=(?!=)", text)
            if value and not re.search(r"[(\[{]", re.sub(r"\[[^\]]*\]", "", text[:value.start()])) and \
                    len(cut(self.code, place.start, place.end, ",")) == 1:
                end = place.end - 1 if text.endswith(";") else place.end
                start, end = trimmed(self.code, place.start + value.end(), end)
                if start <= fault.start and fault.end <= end and self.code[start] not in "{[":
                    ways.append(Way(start, end, "value"))
        argument = self.argument(place, fault)
        if argument:
            ways.append(argument)
        return ways

    def argument(self, place, fault):
        """What stands between two commas around the fault."""
        around = None
        at = place.start
        while at < fault.start:
            if self.code[at] in "([{":
                after = closing(self.code, at)
                if after >= fault.end:
                    around = (at + 1, after)
                elif after > at:
                    at = after
            at += 1
        if around is None:
            return None
        for part in cut(self.code, *around, ","):
            start, end = trimmed(self.code, *part)
            if start <= fault.start and fault.end <= end and self.code[start] not in "{[":
                return Way(start, end, "value")
        return None


class Switch:
    """A fault with the way that is tried, and the number that switches it on."""

    def __init__(self, fault, ways, number):
        self.fault, self.ways, self.number = fault, ways, number

    def overlaps(self, other):
        return self.fault.file == other.fault.file and self.ways[0].start < other.ways[0].end and \
            other.ways[0].start < self.ways[0].end


def number_for(fault, taken):
    """Follows from the fault itself: with other faults beside it, it keeps its number as a rule."""
    number = int(hashlib.sha256(fault.name.encode()).hexdigest(), 16) % (NUMBERS - 1) + 1
    while number in taken:
        number = number % (NUMBERS - 1) + 1
    return number


def switched_text(text, switches):
    """The source with these faults, and for each number its first and last line there."""
    parts = ['#include "touchline_fault.h"\n']
    lines, line, done = {}, 2, 0
    for switch in sorted(switches, key=lambda one: one.ways[0].start):
        way = switch.ways[0]
        kept, new = text[done:way.start], way.switched(switch.fault, switch.number)
        line += kept.count("\n")
        lines[switch.number] = (line, line + new.count("\n"))
        line += new.count("\n")
        parts += [kept, new]
        done = way.end
    return "".join(parts + [text[done:]]), lines
