# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands that are killed, or whose calls of the system fail: at a moment or at a call."""
import errno
import random
import signal
import time

from . import session
from .disk import read_record
from .program import Place, Tally, Wrong, check_end, make_tree, tree_of

PER_LEAGUE = 25
ERRORS = [errno.EIO, errno.ENOSPC, errno.EDQUOT]

# Words for a change of which nobody knows whether it is on the disk.
UNSURE = ("may or may not", "did not confirm")


def number_of_calls(place, command, known):
    """About how many calls below the folder such a command makes; the first is tried in a copy of the folder."""
    kind = command.kind()
    if kind not in known:
        spare, record, work = place.top / "spare", place.top / "record", place.work
        make_tree(spare, tree_of(work))
        record.unlink(missing_ok=True)
        place.work = spare
        try:
            ran = place.run(command.arguments, **place.disk(record=record))
        finally:
            place.work = work
        calls = sum(event.kind != "say" for event in read_record(record))
        if ran.code != 0:  # it is another time
            return max(calls, 30)
        known[kind] = calls
    return known[kind]


def interrupted(place, command, calls, fate, generator):
    """Runs a command that is killed at a call or a moment, or one of whose calls fails; (code or None, what)."""
    at = generator.randint(1, max(calls, 1))
    name = " ".join(command.arguments[:2])
    if fate == "moment":
        begun = time.monotonic()
        process = place.start(command.arguments, program="cli")
        wait = generator.random() * 0.045
        while time.monotonic() < begun + wait and process.poll() is None:
            time.sleep(0.0005)
        process.kill()
        _, err = process.communicate()
        code = process.returncode
        return (None if code == -signal.SIGKILL else code), err.decode(), f"{name}, killed after {wait * 1000:.1f} ms"
    ran = place.run(command.arguments, stdin=command.stdin, **place.disk(at=at, fate=fate))
    if fate == "kill":
        code = None if ran.code == -signal.SIGKILL else ran.code
        return code, ran.err, f"{name}, killed at call {at} of {calls}"
    check_end(ran, f"{name}, {fate} at call {at} of {calls}")
    return ran.code, ran.err, f"{name}, error {fate} at call {at} of {calls}"


def league(arguments):
    """So many interruptions of one league, one after the other."""
    programs, kind, seed, number = arguments
    generator, tally, known = random.Random(seed), Tally(), {}
    with Place(programs, kind) as place:
        try:
            session.begin(place)
            for step in range(number):
                command = session.any_command(generator, f"{seed}-{step}")
                before, tree = session.read(place), tree_of(place.work)
                calls = number_of_calls(place, command, known)
                if kind == "kills":
                    fate = generator.choice(["moment", "kill", "kill"])
                else:
                    fate = str(generator.choice(ERRORS))
                    if generator.random() < 0.25:
                        fate = f"cut {fate}"
                code, err, what = interrupted(place, command, calls, fate, generator)
                what = f"seed {seed}, step {step}: {what}"
                is_done = code == 0
                unsure = any(one in err for one in UNSURE)
                after = session.check_league(place, before, command, is_done, what)
                session.check_files(place, tree, command, is_done, after.history, what)
                grown = len(after.history) > len(before.history)
                if kind == "errors" and code == 1 and grown and not unsure and command.most == 1:
                    raise Wrong(f"{what}: it said that nothing was done, and it was: {err.strip()}")
                session.check_output(place, command, tree, what)
                if generator.random() < 0.3:
                    session.check_again(place, what, f"{seed}-{step}")
                tally.add(kind)
                tally.add("killed in the middle" if code is None else f"ended with {code}")
                if unsure:
                    tally.add("said to be unsure")
                if command.most:
                    tally.add("kept" if grown else "not kept")
                session.tidy(place)
            session.check_again(place, f"seed {seed}, at the end", "end")
        except Wrong as wrong:
            tally.wrong.append(f"{wrong} [{place.top}]")
            if programs.get("keep"):
                raise
    return tally


def units(programs, kind, number, seed):
    generator = random.Random(seed)
    while number > 0:
        share = min(PER_LEAGUE, number)
        yield league, (programs, kind, generator.randrange(1 << 30), share)
        number -= share
