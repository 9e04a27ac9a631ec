# SPDX-License-Identifier: GPL-3.0-or-later
"""The power is cut: what people and programs do to a league is recorded, and states are made of it in which what no sync had
promised is lost, cut or done in another order. Each is looked at as after a kill, worked with, and cut once more."""
import pathlib
import random
import shutil
import signal

from . import session
from .disk import Disk, read_record
from .program import Place, Tally, Wrong, make_tree, tree_of

COMMANDS = 6           # in one record
STATES_PER_COMMAND = 4
STATES_PER_WORKER = 20
WORKERS = ["commands", "match", "to-end", "backups", "closings"]


def any_end(disk, first, generator):
    """A moment of the record; mostly near one at which something is promised or gets its name."""
    last = len(disk.events)
    if generator.random() < 0.25:  # it had answered
        return last
    if generator.random() < 0.6:
        marked = [place for place in range(first, last)
                  if disk.events[place].kind in ("sync", "syncfolder", "say", "rename", "exchange", "unlink", "create")]
        if marked:
            return generator.choice(marked) + generator.randint(0, 1)
    return generator.randint(first, last)


def cut_power(place, disk, first, generator, tally):
    """Puts a state of the disk into the place of the leagues; gives when it was."""
    end = any_end(disk, first, generator)
    kind, lost, cut = disk.any_loss(end, generator)
    make_tree(place.work, disk.state(end, lost, cut))
    tally.add("power")
    tally.add(f"({kind})")
    return end, f"power cut after {end} of {len(disk.events)} calls, {kind}"


def recorded(place, name, command, disk):
    record = place.top / name
    record.unlink(missing_ok=True)
    ran = place.run(command.arguments, **place.disk(record=record))
    disk.add(read_record(record))
    if disk.state(len(disk.events)) != tree_of(place.work):
        raise Wrong(f"{' '.join(command.arguments)}: the record is not what happened")
    return ran


def look(place, before, tree, command, is_done, what):
    after = session.check_league(place, before, command, is_done, what)
    session.check_files(place, tree, command, is_done, after.history, what)
    session.check_output(place, command, tree, what)
    return after


def cut_again(place, before, generator, tally, what):
    """The power goes once more, while the next command finds what the first cut left."""
    disk = Disk(place.work)
    tree = tree_of(place.work)
    command = session.any_command(generator, f"again-{generator.randrange(1 << 30)}")
    ran = recorded(place, "second", command, disk)
    end, again = cut_power(place, disk, 0, generator, tally)
    is_done = ran.code == 0 and end == len(disk.events)
    return look(place, before, tree, command, is_done, f"{what}, then {' '.join(command.arguments[:2])}, {again}")


def commands(arguments):
    """Commands of the command line."""
    programs, seed, number = arguments
    generator, tally, made = random.Random(seed), Tally(), 0
    with Place(programs, "power") as place:
        try:
            session.begin(place)
            while made < number:
                if generator.random() < 0.5:
                    shutil.rmtree(place.work / f"{session.LEAGUE}.backups", ignore_errors=True)
                for step in range(COMMANDS):
                    # What came before is not all on the disk either, whatever had been answered.
                    disk = Disk(place.work)
                    earlier = session.any_command(generator, f"{seed}-{made}-{step}")
                    recorded(place, "earlier", earlier, disk)
                    before, tree, first = session.read(place), tree_of(place.work), len(disk.events)
                    command = session.any_command(generator, f"{seed}-{made}-{step}-2")
                    ran = recorded(place, "record", command, disk)
                    whole = tree_of(place.work)
                    for _ in range(STATES_PER_COMMAND):
                        end, what = cut_power(place, disk, first, generator, tally)
                        what = f"seed {seed}, {' '.join(earlier.arguments)}; {' '.join(command.arguments)}: {what}"
                        is_done = ran.code == 0 and end == len(disk.events)
                        after = look(place, before, tree, command, is_done, what)
                        made += 1
                        if generator.random() < 0.3:
                            after = cut_again(place, after, generator, tally, what)
                            made += 1
                        if generator.random() < 0.5:
                            session.check_again(place, what, f"{made}")
                    make_tree(place.work, whole)
                    session.tidy(place)
                    if made >= number:
                        break
        except Wrong as wrong:
            tally.wrong.append(f"{wrong} [{place.top}]")
            if programs.get("keep"):
                raise
    return tally


def worker(arguments):
    """A program that has a league open for long: commands, a match input by input, backups."""
    programs, seed, number, what_it_does = arguments
    generator, tally = random.Random(seed), Tally()
    with Place(programs, "power") as place:
        try:
            session.begin(place)
            before, tree, disk = session.read(place), tree_of(place.work), Disk(place.work)
            record = place.top / "record"
            process = place.start(["worker", what_it_does, place.work / session.LEAGUE, seed, place.work / "copy.touchline"],
                                  **place.disk(at=generator.randint(60, 1500), fate="kill", record=record))
            process.communicate()
            if process.returncode not in (0, -signal.SIGKILL):
                raise Wrong(f"worker {what_it_does}: code {process.returncode}")
            disk.add(read_record(record))
            if disk.state(len(disk.events)) != tree_of(place.work):
                raise Wrong(f"worker {what_it_does}: the record is not what happened")
            whole = session.read(place)
            for _ in range(number):
                end, what = cut_power(place, disk, 0, generator, tally)
                what = f"seed {seed}, worker {what_it_does}: {what}"
                look_at_worker(place, before, whole, disk.events[:end], tree, what)
                if generator.random() < 0.3:
                    session.check_again(place, what, f"{end}")
        except Wrong as wrong:
            tally.wrong.append(f"{wrong} [{place.top}]")
            if programs.get("keep"):
                raise
    return tally


def said(events):
    return b"".join(event.data for event in events if event.kind == "say").decode().splitlines()


def look_at_worker(place, before, whole, events, tree, what):
    """What it had said to be done is there; besides that at most what was under way."""
    lines = said(events)
    told = sum(line.startswith(("done ", "played ")) for line in lines)
    is_within = bool(lines) and not lines[-1].startswith(("done ", "finished"))
    found = session.read(place)
    if found.problems:
        raise Wrong(f"{what}: {found.problems[0]}")
    expected = len(before.history) + told
    if found.history != whole.history[:len(found.history)]:
        raise Wrong(f"{what}: another history")
    if not expected <= len(found.history) <= expected + is_within:
        raise Wrong(f"{what}: {len(found.history)} entries for {expected}")
    look_at_match(found, lines, len(found.history) > expected, what)
    copies = [pathlib.Path(line[7:]) for line in lines if line.startswith("backup ")]
    for copy in copies[-2:]:  # three are kept
        if not copy.exists():
            raise Wrong(f"{what}: {copy.name} is gone")
    now = tree_of(place.work)
    for name, content in now.items():
        if content is not None and session.is_league(name) and name != session.LEAGUE and tree.get(name) != content:
            copy = session.read(place, name)
            if copy.problems or copy.history != whole.history[:len(copy.history)]:
                raise Wrong(f"{what}: {name}: {copy.problems[:1] or 'another history'}")
    for name, content in tree.items():
        if not session.is_league(name) and not session.LEFT.search(name) and now.get(name, b"gone") != content:
            raise Wrong(f"{what}: {name} was changed")


def look_at_match(found, lines, is_one_more, what):
    """The match under way has all inputs that it was told to have, and at most one more."""
    under_way = None
    for line in lines:
        if line.startswith("input "):
            _, fixture, number = line.split()
            under_way = (fixture, int(number))
        elif line.startswith("done "):
            under_way = None
    now = next(iter(found.live.items()), None)
    if now == under_way or (under_way and now == (under_way[0], under_way[1] + 1)):
        return
    if is_one_more and now is None:  # it was over
        return
    if under_way is None and now is not None and now[1] == 0:
        return
    raise Wrong(f"{what}: the match under way: {now} for {under_way}")


def units(programs, number, seed):
    generator = random.Random(seed)
    turn = 0
    while number > 0:
        if turn % 2 == 0:
            share = min(COMMANDS * STATES_PER_COMMAND, number)
            yield commands, (programs, generator.randrange(1 << 30), share)
        else:
            share = min(STATES_PER_WORKER, number)
            yield worker, (programs, generator.randrange(1 << 30), share, WORKERS[turn // 2 % len(WORKERS)])
        number -= share
        turn += 1
