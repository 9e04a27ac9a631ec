#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who hears the desktop program and has no mouse, as a real client of AT-SPI.

Run by screen_reader.sh. Everything is found by what a screen reader says of it: role, name, label, description,
states. Nothing is known of widgets, object names or places on the screen. What is done is done with keys.

Two ways of hearing are kept apart:
  tells  what a screen reader says by itself: what takes the focus, a window that opens, a notification, a new
         name of what has the focus. The rules are those of Orca 43.
  reads  what is there for somebody who goes looking for it (flat review). It counts as heard, but what is
         asked or happens and is only there to be read is a line "SILENT" at the end.
"""

import argparse
import random
import re
import subprocess
import sys
import time
from typing import Callable, Dict, Iterator, List, Optional, Sequence, Set, Tuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Seconds. Everything is waited for until it is heard; these are for what never comes, on a machine that has much
# else to do.
START = 120
ANSWER = 60
KEY = 30
MATCH = 1200
QUIET = 0.15

Role = Atspi.Role
State = Atspi.StateType
# What says nothing of itself: nobody knows that it can be worked with.
SILENT_ROLES = {Role.FILLER, Role.PANEL, Role.LAYERED_PANE, Role.UNKNOWN, Role.VIEWPORT, Role.SCROLL_PANE,
                Role.FRAME, Role.LABEL, Role.SECTION}
WORDLESS = "(nothing)"


class Lost(Exception):
    """Somebody who only hears the program does not get on."""


class Ear:
    """What is heard, and what the keys do."""

    def __init__(self) -> None:
        self.program: Optional[subprocess.Popen] = None
        self.focus: Optional[Atspi.Accessible] = None
        self.focuses = 0
        self.known: Dict[str, Atspi.Accessible] = {}
        self.events = 0
        self.told: List[str] = []
        self.problems: List[str] = []
        self.complained: Set[str] = set()
        self.of_qt: List[str] = []
        self.place = "at the start"
        self.context = GLib.MainContext.default()
        Atspi.init()
        self.listener = Atspi.EventListener.new(self._note)
        for kind in ("object:state-changed:focused", "object:state-changed:showing",
                     "object:state-changed:checked", "object:property-change:accessible-name",
                     "object:announcement", "window:activate"):
            self.listener.register(kind)

    # Events.

    def _note(self, event: Atspi.Event) -> None:
        self.events += 1
        try:
            source = event.source
            # Nothing is kept: what is asked again may have changed.
            self.forget(source)
            if event.type.startswith("window:activate"):
                self.tell(f"{source.get_name() or WORDLESS}, window")
            elif event.type.startswith("object:announcement"):
                self.tell(str(event.any_data))
            elif event.type.startswith("object:state-changed:focused"):
                # What has lost it again meanwhile is not told.
                if event.detail1 and source.get_state_set().contains(State.FOCUSED):
                    self._take_focus(source)
            elif event.type.startswith("object:state-changed:showing"):
                if event.detail1 and source.get_role() in (Role.NOTIFICATION, Role.ALERT):
                    self.tell(f"{source.get_name() or WORDLESS}, notification")
            elif event.type.startswith("object:state-changed:checked"):
                if self._is_focus(source):
                    self.tell("checked" if event.detail1 else "not checked")
            # Qt 6.4 sends the object in place of the name: a screen reader has nothing to say then.
            elif isinstance(event.any_data, str) and self._is_focus(source) \
                    and source.get_role() != Role.COMBO_BOX:
                self.tell(event.any_data)
        except GLib.Error:
            # It went before it could be asked.
            pass

    @staticmethod
    def forget(one: Atspi.Accessible) -> None:
        application = one.get_application()
        if application is not None:
            application.set_cache_mask(Atspi.Cache.NONE)
        one.clear_cache()

    def _is_focus(self, one: Atspi.Accessible) -> bool:
        return self.focus is not None and one == self.focus

    def _is_stray(self, one: Atspi.Accessible) -> bool:
        """A line of a list that has not got the keys."""
        if one.get_role() not in (Role.TABLE_CELL, Role.LIST_ITEM, Role.TREE_ITEM):
            return False
        whole = one.get_parent()
        return whole is not None and whole.get_state_set().contains(State.FOCUSABLE) and \
            not whole.get_state_set().contains(State.FOCUSED)

    def _take_focus(self, one: Atspi.Accessible) -> None:
        if self._is_stray(one):
            words = self.words(one)
            self.tell(f"{words} (which has not got the keys)")
            whole = one.get_parent()
            self.problem(f"STRAY: a line of the {whole.get_role_name()} {whole.get_name()!r} is told as if the "
                         "keys went there", f"as in {words!r}")
            return
        before = self.here()
        self.focus = one
        self.focuses += 1
        words = self.words(one)
        self.tell(words)
        role, name = one.get_role(), one.get_name()
        if role == Role.COMBO_BOX and not self.labels(one) and not self.description(one):
            self.problem(f"UNLABELLED: a combo box says only what it stands on, {name!r}")
        elif role == Role.COMBO_BOX and self.labels(one) and name not in words:
            self.problem(f"VALUE: the combo box {self.labels(one)!r} does not say what it stands on, {name!r}")
        elif not name and not self.labels(one) and role not in (Role.TABLE_CELL, Role.LIST_ITEM):
            self.problem(f"NAMELESS: {words!r} takes the focus after {before}")
        if name and role in SILENT_ROLES:
            self.problem(f"ROLE: {re.sub(r'[0-9]+', '…', name)!r} takes the focus and is heard as "
                         f"{one.get_role_name()!r}")

    def settle(self, seconds: float = QUIET) -> None:
        """Until nothing has happened for a moment."""
        quiet = time.monotonic() + seconds
        count = self.events
        while time.monotonic() < quiet:
            self.pump()
            if self.events != count:
                count = self.events
                quiet = time.monotonic() + seconds

    def pump(self) -> None:
        while self.context.iteration(False):
            pass
        if self.program is not None and self.program.poll() is not None:
            raise Lost(f"The program ended with {self.program.returncode}.")
        time.sleep(0.01)

    def wait(self, until: Callable[[], object], seconds: float, otherwise: str) -> object:
        deadline = time.monotonic() + seconds
        count, again = -1, 0.0
        while True:
            self.pump()
            # Somebody asks again when something has happened, and now and then.
            if self.events == count and time.monotonic() < again:
                continue
            count, again = self.events, time.monotonic() + 0.2
            try:
                found = until()
            except GLib.Error:
                found = None
            if found:
                return found
            if time.monotonic() > deadline:
                raise Lost(f"{otherwise} (waited {seconds:g} s; the focus is on {self.here()})")

    # Words.

    def tell(self, words: str) -> None:
        self.told.append(words)
        print(f"  tells  {words}", flush=True)

    def read(self, words: str) -> str:
        print(f"  reads  {words}", flush=True)
        return words

    def heard(self, since: int) -> str:
        return " | ".join(self.told[since:])

    def is_told(self, since: int, is_it: Callable[[str], object]) -> bool:
        """Whether something is told, sooner or later, after so many things. `is_it` is asked with all of them."""
        try:
            self.wait(lambda: is_it(self.heard(since)), ANSWER, "")
        except Lost:
            if self.program is not None and self.program.poll() is not None:
                raise
            return False
        return True

    def problem(self, words: str, example: str = "") -> None:
        if words not in self.complained:
            self.complained.add(words)
            self.problems.append(" ".join(part for part in (words, example, f"[{self.place}]") if part))

    def step(self, words: str) -> None:
        self.place = words
        print(f"\n{words}", flush=True)

    @staticmethod
    def description(one: Atspi.Accessible) -> str:
        return one.get_description() or ""

    @staticmethod
    def labels(one: Atspi.Accessible) -> str:
        return " ".join(relation.get_target(i).get_name() or ""
                        for relation in one.get_relation_set()
                        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
                        for i in range(relation.get_n_targets())).strip()

    @staticmethod
    def text(one: Atspi.Accessible) -> str:
        if "Text" not in one.get_interfaces():
            return ""
        return Atspi.Text.get_text(one, 0, Atspi.Text.get_character_count(one))

    def words(self, one: Atspi.Accessible) -> str:
        """As a screen reader says what takes the focus."""
        label, name = self.labels(one), one.get_name() or ""
        parts = [label] if label and label != name else []
        # Orca 43 says the label of a combo box of Qt 6.4 instead of what it stands on.
        if not (one.get_role() == Role.COMBO_BOX and label):
            parts += self.row(one) or [name]
        parts.append(one.get_role_name())
        if one.get_role() in (Role.TEXT, Role.ENTRY, Role.SPIN_BUTTON):
            parts.append(self.text(one))
        states = one.get_state_set()
        if one.get_role() in (Role.CHECK_BOX, Role.RADIO_BUTTON, Role.TOGGLE_BUTTON):
            parts.append("checked" if states.contains(State.CHECKED) else "not checked")
        if not states.contains(State.ENABLED):
            parts.append("unavailable")
        if one.get_role() == Role.LIST or one.get_role() == Role.TABLE:
            parts.append(f"{one.get_child_count()} items")
        description = self.description(one)
        if description and description != name:
            parts.append(description)
        return ", ".join(part for part in parts if part) or WORDLESS

    def row(self, one: Atspi.Accessible) -> List[str]:
        """The whole line of the table that a cell is in, as it is said when another line has the focus."""
        table = one.get_parent() if one.get_role() == Role.TABLE_CELL else None
        if table is None or "Table" not in table.get_interfaces():
            return []
        columns = Atspi.Table.get_n_columns(table)
        if columns < 2:
            return []
        number = Atspi.Table.get_row_at_index(table, one.get_index_in_parent())
        cells = [Atspi.Table.get_accessible_at(table, number, column) for column in range(columns)]
        return [cell.get_name() for cell in cells
                if cell is not None and cell.get_name() and cell.get_state_set().contains(State.SHOWING)]

    def here(self) -> str:
        try:
            return "nothing" if self.focus is None else repr(self.words(self.focus))
        except GLib.Error:
            return "something that is gone"

    # Looking round.

    def windows(self) -> List[Atspi.Accessible]:
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        found = []
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application is None or self.program is None or application.get_process_id() != self.program.pid:
                continue
            application.set_cache_mask(Atspi.Cache.NONE)
            application.clear_cache()
            found += [application.get_child_at_index(j) for j in range(application.get_child_count())]
        return [window for window in found if window is not None]

    def around(self, root: Optional[Atspi.Accessible] = None, most: int = 40) -> Iterator[Atspi.Accessible]:
        """Everything that shows, in the order of the tree. `most`: of the children of one."""
        for one in [root] if root is not None else self.windows():
            if root is None and not one.get_state_set().contains(State.SHOWING):
                continue
            yield one
            for i in range(min(one.get_child_count(), most)):
                child = one.get_child_at_index(i)
                if child is not None and child.get_state_set().contains(State.SHOWING):
                    yield from self.around(child, most)

    def find(self, role: Atspi.Role, name: str) -> Optional[Atspi.Accessible]:
        """The first that shows, by its role and a pattern of its name or its label."""
        for one in self.around():
            if one.get_role() == role and (re.search(name, one.get_name() or "") or
                                           re.search(name, self.labels(one) or "\0")):
                return one
        return None

    def again(self, key: str, is_it: Callable[[Atspi.Accessible], object]) -> Optional[Atspi.Accessible]:
        """The first of which that holds; once found it is not searched for again while it shows."""
        try:
            one = self.known.get(key)
            if one is not None and one.get_state_set().contains(State.SHOWING):
                return one
        except GLib.Error:
            pass
        self.known.pop(key, None)
        for one in self.around():
            if is_it(one):
                self.known[key] = one
                return one
        return None

    def labels_shown(self) -> Set[str]:
        return {one.get_name() for one in self.around() if one.get_role() == Role.LABEL and one.get_name()}

    def refused(self, what: str, pattern: str) -> None:
        """Enters what cannot be; why it cannot has to be heard."""
        before, told = self.labels_shown(), len(self.told)
        self.press("Return")
        why = self.wait(
            lambda: next((one for one in self.labels_shown() - before if re.search(pattern, one)), None),
            ANSWER, f"Why {what!r} is refused is not heard.")
        self.read(str(why))
        if not self.is_told(told, lambda heard: str(why) in heard):
            self.problem(f"SILENT: why {what!r} is refused was not told: {why!r}")

    # Keys.

    def key(self, *keys: str) -> None:
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    def type(self, text: str) -> None:
        subprocess.run(["xdotool", "type", "--delay", "25", "--", text], check=True)

    def move(self, key: str, seconds: float = KEY) -> bool:
        """A key that moves the focus; whether it did."""
        before = self.focuses
        print(f"  key    {key}", flush=True)
        self.key(key)
        try:
            self.wait(lambda: self.focuses > before, seconds, "")
        except Lost:
            if self.program is not None and self.program.poll() is not None:
                raise
            return False
        self.settle()
        return True

    def focus_is(self, role: Atspi.Role, name: str) -> bool:
        return self.focus is not None and self.focus.get_role() == role and bool(
            re.search(name, self.focus.get_name() or "") or re.search(name, self.labels(self.focus) or "\0"))

    def tab_to(self, role: Atspi.Role, name: str, key: str = "Tab", most: int = 45) -> Atspi.Accessible:
        """Goes from stop to stop until one is heard with that role and name."""
        heard = []
        for _ in range(most):
            if self.focus_is(role, name):
                return self.focus
            if not self.move(key):
                raise Lost(f"{key} leads nowhere from {self.here()}.")
            heard.append(self.here())
        raise Lost(f"No {Atspi.role_get_name(role)} {name!r} is heard with {key}. Heard: {'; '.join(heard)}")

    def stand_on(self, wanted: str) -> None:
        """Sets the combo box that has the focus, by the arrow keys."""
        box = self.focus
        tried = [box.get_name()]
        if box.get_name() == wanted:
            return
        told = len(self.told)
        for key in ["Home"] + ["Down"] * 60:
            before = box.get_name()
            if before == wanted:
                break
            print(f"  key    {key}", flush=True)
            self.key(key)
            try:
                # On the first line Home changes nothing.
                self.wait(lambda: box.get_name() != before, 5 if key == "Home" else KEY, "")
            except Lost:
                if key == "Home":
                    continue
                raise Lost(f"{wanted!r} is not among {tried}.") from None
            tried.append(self.read(box.get_name()))
        self.settle()
        if box.get_name() != wanted:
            raise Lost(f"{wanted!r} was there, and is {box.get_name()!r} now.")
        if not any(one in words for words in self.told[told:] for one in tried[1:]):
            line = "SILENT: the arrow keys in a closed combo box change it, and no value is told"
            if line not in self.of_qt:
                self.of_qt.append(line)

    def press(self, key: str = "space") -> None:
        print(f"  key    {key} on {self.here()}", flush=True)
        self.key(key)


def digits(words: str) -> List[int]:
    return [int(one) for one in re.findall(r"\d+", words)]


class Visit:
    """One evening at the program."""

    HOME = "Brazil 1970"
    AWAY = "Italy 1982"

    def __init__(self, ear: Ear, cli: str, league: str) -> None:
        self.ear = ear
        self.cli = cli
        self.league = league
        self.random = random.Random(7)
        self.rolls = 0
        # What was told since the last answer begins here.
        self.told = 0
        self.was_refused = False

    # The window.

    def arrive(self, program: str) -> None:
        ear = self.ear
        ear.step("The program starts")
        ear.program = subprocess.Popen([program, self.league], stdin=subprocess.DEVNULL)
        ear.wait(lambda: ear.find(Role.TREE, "Pages"), START, "No window with a list of pages is heard.")
        ear.wait(lambda: any("window" in words for words in ear.told), ANSWER,
                 "No window says that it is the one to work with.")
        ear.settle(0.5)

    def go_to_page(self, page: str, below: str = "") -> None:
        """By the list of pages. `below`: the competition whose page it is."""
        ear = self.ear
        if not self.is_in_pages():
            ear.tab_to(Role.TREE, "Pages")
        self.go_to_first_page()
        heard = []
        for _ in range(40):
            heard.append(ear.focus.get_name())
            if re.search(rf"\b{page}$", heard[-1]):
                ear.settle(0.5)
                if below and below not in " ".join(heard):
                    ear.problem(f"SILENT: of the page {heard[-1]!r} it is not told that it belongs to {below!r}")
                return
            if not ear.move("Down"):
                break
        raise Lost(f"No page {page!r} is heard in the list of pages, but {heard}.")

    def go_to_first_page(self) -> None:
        """Nothing is told where the keys are there already: the list says which line has them."""
        ear = self.ear
        def first() -> Optional[Atspi.Accessible]:
            tree = ear.find(Role.TREE, "Pages")
            lines = [tree.get_child_at_index(i) for i in range(tree.get_child_count())] if tree else []
            lines = [one for one in lines if one is not None and one.get_role() == Role.TABLE_CELL]
            return lines[0] if lines and lines[0].get_state_set().contains(State.FOCUSED) else None

        if first() is None:
            ear.key("Home")
        ear.focus = ear.wait(first, KEY, "Home does not lead to the first page.")
        ear.settle()

    def is_in_pages(self) -> bool:
        one = self.ear.focus
        for _ in range(3):
            if one is None:
                return False
            if one.get_role() == Role.TREE and one.get_name() == "Pages":
                return True
            one = one.get_parent()
        return False

    # The match.

    def choose_match(self) -> None:
        ear = self.ear
        ear.step("The page of the friendlies, and a new match")
        self.go_to_page("Friendlies")
        ear.tab_to(Role.PUSH_BUTTON, "^Play a Match")
        count = ear.focuses
        ear.press()
        ear.wait(lambda: ear.find(Role.PUSH_BUTTON, "^Kick Off$"), ANSWER,
                 "No button 'Kick Off' is heard after 'Play a Match…'.")
        ear.wait(lambda: ear.focuses > count, KEY, "Nothing takes the focus on the page of a new match.")
        ear.settle()
        ear.step("Game and level")
        self.box("Game", ("All Time Championship Soccer",), "All Time Championship Soccer", "shift+Tab")
        # To and fro, so that it is chosen.
        ear.key("Down")
        ear.wait(lambda: ear.focus.get_name() != "All Time Championship Soccer", KEY, "The arrow keys choose no game.")
        ear.stand_on("All Time Championship Soccer")
        self.box("Level", ("Basic", "Advanced", "Premier", "Quick"), "Basic", "Tab")
        ear.step("The teams")
        self.team(0, self.HOME)
        self.team(1, self.AWAY)
        ear.step("Who plays and who rolls")
        # The home side rolls with a key, the other one types what real dice show.
        self.seat("A person", "I roll")
        self.seat("A person", "Real dice")

    def boxes(self, is_for_text: bool) -> List[Atspi.Accessible]:
        """The combo boxes that show, as one comes to them: those one types in, or the others."""
        found = []
        for one in self.ear.around():
            if one.get_role() == Role.COMBO_BOX:
                has_text = any(one.get_child_at_index(i).get_role() in (Role.TEXT, Role.ENTRY)
                               for i in range(one.get_child_count()))
                if has_text == is_for_text:
                    found.append(one)
        return found

    def box(self, label: str, values: Sequence[str], wanted: str, key: str) -> None:
        """Goes to a combo box by its label or description, or while it has none by what it can stand on, and sets
        it."""
        ear = self.ear
        is_value = re.compile("|".join(rf"^{value}$" for value in values))
        for _ in range(45):
            one = ear.focus
            if one is not None and one.get_role() == Role.COMBO_BOX and (
                    label in (ear.labels(one), ear.description(one)) or is_value.search(one.get_name() or "")):
                return ear.stand_on(wanted)
            if not ear.move(key):
                break
        raise Lost(f"No combo box {label!r} is heard with {key}.")

    def team(self, number: int, wanted: str) -> None:
        ear = self.ear
        for _ in range(30):
            box = ear.focus
            if box is not None and box.get_role() in (Role.TEXT, Role.ENTRY, Role.COMBO_BOX) and \
                    self.is_team(box, number):
                break
            if not ear.move("Tab"):
                raise Lost("Tab leads nowhere on the page of a new match.")
        else:
            raise Lost(f"No box for team {number + 1} is heard.")
        ear.key("ctrl+a")
        ear.type(wanted)
        ear.wait(lambda: box.get_name() == wanted, KEY, f"{wanted} is typed and not heard.")
        ear.settle(0.5)
        # The list that opens goes away with the choice.
        ear.press("Return")
        ear.wait(lambda: wanted in self.sides(), ANSWER, f"{wanted} is typed and does not play.")

    def is_team(self, box: Atspi.Accessible, number: int) -> bool:
        boxes = self.boxes(True)
        if len(boxes) != 2:
            raise Lost(f"{len(boxes)} boxes to type a team in are heard, not 2.")
        return box == boxes[number] or box.get_parent() == boxes[number]

    def sides(self) -> str:
        """What is said of who plays."""
        return next((one.get_name() for one in self.ear.around()
                     if one.get_role() != Role.FRAME and "Before kick-off" in (one.get_name() or "")
                     and "," in one.get_name()), "")

    def seat(self, who: str, dice: str) -> None:
        """Of the next side that Tab comes to."""
        self.ear.move("Tab")
        self.box("Who decides", ("A person", "Computer: .*"), who, "Tab")
        self.box("Dice", ("Computer rolls", "I roll", "Real dice"), dice, "Tab")

    def kick_off(self) -> None:
        ear = self.ear
        ear.step("Kick-off")
        ear.tab_to(Role.PUSH_BUTTON, "^Kick Off$")
        count = ear.focuses
        self.told = len(ear.told)
        ear.press()
        ear.wait(lambda: ear.focuses > count and self.asked(), ANSWER, "Nothing is asked after the kick-off.")
        ear.settle()

    def lines(self, most: int = 8) -> List[str]:
        """The ticker, the newest first."""
        ticker = self.ear.again("ticker", lambda one: one.get_role() == Role.LIST and
                                one.get_name().startswith("Ticker"))
        if ticker is None:
            return []
        found = [ticker.get_child_at_index(i) for i in range(min(ticker.get_child_count(), most))]
        return [one.get_name() for one in found if one is not None and one.get_role() == Role.LIST_ITEM]

    def question(self) -> str:
        """What is rolled for, and with which die: "Goal (1 to 10)"."""
        label = self.ear.again("question", lambda one: one.get_role() == Role.LABEL and
                               re.search(r"\(1 to \d+\)$", one.get_name()))
        return "" if label is None else label.get_name()

    def asked(self) -> str:
        """What has to be done: roll, type, save; or nothing yet."""
        ear = self.ear
        if ear.focus is None:
            return ""
        name, role = ear.focus.get_name() or "", ear.focus.get_role()
        if role == Role.PUSH_BUTTON and name.startswith("Save"):
            return "save"
        question = self.question()
        if not question:
            return ""
        if role in (Role.TEXT, Role.ENTRY) and "dice" in name:
            return "type"
        # Whatever it is heard as, it says that it rolls.
        if "to roll" in name + ear.description(ear.focus):
            return "roll"
        return ""

    def match(self) -> None:
        ear = self.ear
        ear.step("The match")
        newest: List[str] = []
        silent = {"question": 0, "line": 0}
        deadline = time.monotonic() + MATCH
        while True:
            what = ear.wait(self.asked, ANSWER, "Nothing is asked, and the match is not over.")
            ear.settle(0.1)
            what = self.asked() or what
            fresh = self.fresh(newest)
            before = newest[0] if newest else ""
            newest = self.lines()
            for line in reversed(fresh):
                ear.read(line)
            if fresh:
                news = self.news(fresh[0], before)
                if not ear.is_told(self.told, lambda heard: news in heard):
                    silent["line"] += 1
            if what == "save":
                break
            question = ear.read(self.question())
            if not ear.is_told(self.told, lambda heard: question in heard):
                silent["question"] += 1
            self.told = len(ear.told)
            self.answer(what, question)
            if time.monotonic() > deadline:
                raise Lost("The match does not come to an end.")
        ear.place = "the match"
        if silent["question"]:
            ear.problem(f"SILENT: what is rolled for was not told, {silent['question']} of {self.rolls} times; "
                        f"the last: {question!r}")
        if silent["line"]:
            ear.problem(f"SILENT: the newest line of the ticker was not told, {silent['line']} times; "
                        f"the last: {newest[0]!r}")

    @staticmethod
    def news(line: str, before: str) -> str:
        """Of a line that goes on what came of it is told, not the whole line again."""
        return line[len(before):].lstrip(" :,.;") if before and line.startswith(before) else line

    def fresh(self, before: List[str]) -> List[str]:
        now = self.lines()
        if not before:
            return now
        for count in range(len(now) + 1):
            if now[count:count + 2] == before[:2] or (count and now[count:count + 1] == before[1:2]):
                return now[:count]
        return now

    def answer(self, what: str, question: str) -> None:
        ear = self.ear
        def now() -> Tuple[str, List[str], str]:
            return self.question(), self.lines(1), self.score()

        self.rolls += 1
        before, focuses = now(), ear.focuses
        if what == "roll":
            ear.press()
        else:
            faces = digits(re.search(r"\(1 to \d+\)", question)[0])[1]
            if not self.was_refused:
                self.was_refused = True
                ear.type(str(faces + 1))
                ear.refused(str(faces + 1), str(faces))
            number = str(self.random.randint(1, faces))
            ear.key("ctrl+a")
            ear.type(number)
            ear.wait(lambda: ear.text(ear.focus) == number, KEY, "What is typed is not heard in the line.")
            ear.press("Return")
        ear.wait(lambda: ear.focuses > focuses or now() != before, ANSWER,
                 f"Nothing follows the answer to {question!r}.")

    def score(self) -> str:
        """Both teams with their goals, as it is said in one piece."""
        board = self.ear.again("score", lambda one: re.match(rf"{self.HOME} \d+, {self.AWAY} \d+", one.get_name()))
        return "" if board is None else board.get_name()

    def end(self) -> None:
        ear = self.ear
        ear.step("The final whistle")
        score = self.score()
        if not score:
            raise Lost("At the end nothing says both teams and their goals.")
        ear.read(score)
        goals = digits(score.replace(self.HOME, "").replace(self.AWAY, ""))[:2]
        figures = f"{goals[0]}–{goals[1]}"
        if not ear.is_told(self.told, lambda heard: figures in heard or score in heard):
            ear.problem(f"SILENT: the final score {figures} was not told")
        self.listen_to_ticker()
        ear.tab_to(Role.PUSH_BUTTON, "^Save Match$")
        told = len(ear.told)
        ear.press()
        ear.wait(lambda: not ear.find(Role.PUSH_BUTTON, "^Save Match$"), ANSWER, "The match is not saved.")
        ear.settle(0.5)
        is_told = ear.is_told(told, lambda heard: "kept among" in heard)
        shown = [one.get_name() for one in ear.around() if one.get_name()]
        for words in shown:
            if self.HOME in words or re.search(r"\d–\d|kept|saved", words):
                ear.read(words)
        heard = " | ".join(ear.told[told:] + shown)
        for wanted in (self.HOME, self.AWAY):
            if wanted not in heard:
                raise Lost(f"{wanted} is not heard at the end.")
        if figures not in heard and score not in heard:
            raise Lost(f"The score {figures} is not heard at the end.")
        notice = next((words for words in shown if "kept among" in words), "")
        if not is_told:
            ear.problem(f"SILENT: the notice {notice!r} was not told")
        print(f"  => {self.HOME} {figures} {self.AWAY} after {self.rolls} rolls", flush=True)

    def listen_to_ticker(self) -> None:
        """Goes there and down a few lines, as somebody does who wants to hear once more what was."""
        ear = self.ear
        ear.tab_to(Role.LIST, "^Ticker")
        told = len(ear.told)
        # On the first line Home moves nothing.
        ear.key("Home")
        for key in ("Down", "Down"):
            ear.move(key)
        heard = " | ".join(ear.told[told:])
        for line in self.lines(3)[1:]:
            if line not in heard:
                raise Lost(f"The line {line!r} of the ticker is not heard with the arrow keys.")

    # A result by hand.

    def enter_result(self) -> None:
        ear = self.ear
        ear.step("A result by hand")
        leave = ear.find(Role.PUSH_BUTTON, "^Leave Match$")
        if leave is not None:
            ear.tab_to(Role.PUSH_BUTTON, "^Leave Match$")
            ear.press()
            ear.wait(lambda: ear.find(Role.TREE, "Pages"), ANSWER, "The list of pages is not back after the match.")
            ear.settle(0.3)
        self.go_to_page("Fixtures", below="Winter league")
        ear.wait(lambda: ear.find(Role.TREE, "^Fixtures$") or ear.find(Role.TABLE, "^Fixtures$") or
                 ear.find(Role.TREE_TABLE, "^Fixtures$"), ANSWER, "No table 'Fixtures' is heard.")
        # From the list of pages to the first of the fixtures.
        for _ in range(12):
            if self.is_in_fixtures():
                break
            if not ear.move("Tab"):
                raise Lost("Tab leads nowhere on the page of the fixtures.")
        else:
            raise Lost("The table of the fixtures is not reached with Tab.")
        home, away = "Mill Town", "Harbour Rovers"
        row = self.go_to_fixture(home, away)
        if not any(home in words and away in words for words in ear.told):
            ear.problem(f"SILENT: which match it is was not told: {' '.join(row)!r}")
        # Typing begins the entry.
        count = ear.focuses
        ear.press("2")
        ear.wait(lambda: ear.focuses > count and ear.focus.get_role() in (Role.TEXT, Role.ENTRY), KEY,
                 "No line to type a score in is heard after a digit.")
        ear.type("-x")
        ear.refused("2-x", r"\w+ \w+")
        ear.key("BackSpace")
        if ear.text(ear.focus) != "2-":
            # What is refused may be selected, or still there.
            ear.key("ctrl+a")
            ear.type("2-")
        ear.type("1")
        ear.wait(lambda: ear.text(ear.focus) == "2-1", KEY, "What is typed is not heard in the line.")
        ear.read(ear.words(ear.focus))
        told = len(ear.told)
        ear.press("Return")
        ear.wait(lambda: re.search(rf"{home} +2–1 +{away}", self.stored()), ANSWER,
                 f"{home} 2–1 {away} was typed, and the command line does not list it:\n{self.stored()}")
        if not ear.is_told(told, lambda heard: re.search("2[–-]1|[Ee]ntered", heard)):
            ear.problem("SILENT: that the result was taken was not told")
        ear.settle()
        row = self.go_to_fixture(home, away)
        ear.read(" ".join(row))
        if "2–1" not in row:
            raise Lost(f"The row of the match does not say 2–1: {row}")
        stored = next(line for line in self.stored().splitlines() if "2–1" in line)
        print(f"  => {' '.join(stored.split())}", flush=True)

    def go_to_fixture(self, home: str, away: str) -> List[str]:
        ear = self.ear
        # What it stands on already is told when one comes back to it.
        for key in ["Down", "Up", "Up", "Up"] + ["Down"] * 20:
            row = ear.row(ear.focus)
            if home in row and away in row and row.index(home) < row.index(away):
                return row
            ear.move(key)
        raise Lost(f"{home} against {away} is not heard in the table of the fixtures.")

    def is_in_fixtures(self) -> bool:
        one = self.ear.focus
        for _ in range(3):
            if one is None:
                return False
            if one.get_name() == "Fixtures" and one.get_role() in (Role.TREE, Role.TABLE, Role.TREE_TABLE):
                return True
            one = one.get_parent()
        return False

    def stored(self) -> str:
        done = subprocess.run([self.cli, "league", "fixtures", self.league], capture_output=True, text=True,
                              check=True)
        return done.stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("cli")
    parser.add_argument("league")
    parser.add_argument("--strict", action="store_true")
    asked = parser.parse_args()
    ear = Ear()
    visit = Visit(ear, asked.cli, asked.league)
    begun = time.monotonic()
    status = 0
    try:
        visit.arrive(asked.program)
        visit.choose_match()
        visit.kick_off()
        visit.match()
        visit.end()
        visit.enter_result()
    except GLib.Error as gone:
        print(f"\nLOST: What was listened to is gone: {gone.message} (the focus is on {ear.here()})", file=sys.stderr,
              flush=True)
        status = 1
    except Lost as lost:
        print(f"\nLOST: {lost}", file=sys.stderr, flush=True)
        status = 1
    finally:
        if ear.program is not None and ear.program.poll() is None:
            ear.program.terminate()
            ear.program.wait(20)
    print(f"\n{time.monotonic() - begun:.0f} s. Not told, or told badly: {len(ear.problems)}")
    for line in ear.problems:
        print(line)
    for line in ear.of_qt:
        print(f"(of Qt) {line}")
    return 1 if status or (asked.strict and ear.problems) else 0


if __name__ == "__main__":
    sys.exit(main())
