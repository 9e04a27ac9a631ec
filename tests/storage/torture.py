#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does to Touchline and its league files what computers, disks and people do to them, and looks at what is left.

    tests/storage/torture.py --build build/release                 a little of everything
    tests/storage/torture.py --build build/release --kills 10000   so many of these alone; also --errors, --power,
                                                                   --logical, --physical, --inputs, --endless

Leagues are looked at by `touchline-cli verify` and by tests/storage/read_league.py, which shares nothing with it. Ends with 1
if anything was wrong; the seed that is printed does the same again (but for kills at moments)."""
import argparse
import multiprocessing
import pathlib
import shutil
import signal
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from torture_parts import damages, inputs, kills, power  # noqa: E402
from torture_parts.program import Tally  # noqa: E402

PARTS = {
    "kills": lambda *rest: kills.units(rest[0], "kills", *rest[1:]),
    "errors": lambda *rest: kills.units(rest[0], "errors", *rest[1:]),
    "power": power.units,
    "logical": lambda *rest: damages.units(rest[0], "logical", *rest[1:]),
    "physical": lambda *rest: damages.units(rest[0], "physical", *rest[1:]),
    "inputs": inputs.units,
    "endless": inputs.units_without_end,
}
# What runs with every build: some seconds each.
SHORT = {"kills": 50, "errors": 40, "power": 40, "logical": 60, "physical": 50, "inputs": 300, "endless": 12}


def parsed(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True, type=pathlib.Path, help="the build folder with the programs")
    for part in PARTS:
        parser.add_argument(f"--{part}", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--jobs", type=int, default=2, help="so many at once")
    parser.add_argument("--places", help="the folder for leagues; by default /dev/shm where it is there")
    parser.add_argument("--keep", action="store_true", help="stop at the first that is wrong, and keep its folder")
    return parser.parse_args(arguments)


def call(unit):
    function, arguments = unit
    return function(arguments)


def run(part, number, programs, options):
    tally, begun = Tally(), time.monotonic()
    try:
        # A worker that is told to end ends: with the handler of main() it would unwind in the middle of the pool's
        # own locks and may wait for ever.
        with multiprocessing.Pool(options.jobs, signal.signal, (signal.SIGTERM, signal.SIG_DFL)) as pool:
            for one in pool.imap_unordered(call, PARTS[part](programs, number, options.seed)):
                tally.merge(one)
                for wrong in one.wrong:
                    print(f"{part}: WRONG: {wrong}", flush=True)
    finally:  # also of a run that is stopped it is known how far it came
        counts = ", ".join(f"{count} {what}" for what, count in sorted(tally.counts.items()))
        print(f"{part}: {counts}; {len(tally.wrong)} wrong; {time.monotonic() - begun:.0f} s", flush=True)
    return tally


def main(arguments):
    options = parsed(arguments)
    build = options.build.resolve()
    source = pathlib.Path(__file__).resolve().parent.parent.parent
    shared_memory = "/dev/shm" if pathlib.Path("/dev/shm").is_dir() else None
    places = tempfile.mkdtemp(prefix="touchline-torture-", dir=options.places or shared_memory)
    programs = {"cli": str(build / "app/cli/touchline-cli"), "worker": str(build / "tests/storage/tests_storage"),
                "shim": str(build / "tests/support/libtouchline_disk_preload.so"), "places": places,
                "source": str(source), "keep": options.keep}
    wanted = {part: getattr(options, part) for part in PARTS if getattr(options, part)} or SHORT
    print(f"seed {options.seed}, in {places}", flush=True)
    wrong = 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        for part, number in wanted.items():
            wrong += len(run(part, number, programs, options).wrong)
    finally:
        if not (options.keep and wrong):
            shutil.rmtree(places, ignore_errors=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
