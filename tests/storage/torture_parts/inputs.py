# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reader of the command line gets files that were changed at random, with 1 GB of memory: it reads or refuses them, with
words, and does not crash, hang or use it up."""
import os
import pathlib
import random
import shutil

from . import session
from .program import Place, Tally, Wrong, check_end

MEMORY = 1 << 30
PER_UNIT = 300
LEAGUE = session.LEAGUE
FIRST = ["--competition", "1"]
PREMIER = ["--level", "premier", "--knockout"]

NUMBERS = [b"0", b"-1", b"1e308", b"99999999999999999999", b"2147483648", b"-2147483649", b"0.5", b"1e-400", b"NaN"]
WORDS = [b"null", b"true", b"[]", b"{}", b'""', b'"x"', b"[[[[[[[[[[", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n\n\n",
         b",,,,", b";", b'"', b"'", b"\\", b"%s%n", b"\xe2\x80\xae", b"\x1b[2J", b"=1+1", b"../../etc/passwd", b"9" * 400,
         b"a" * 5000, "ß足🏆".encode(), b"SQLite format 3\x00"]


def changed(content, generator):
    """A file with some changes of any kind."""
    bytes_ = bytearray(content)
    for _ in range(generator.choice([1, 1, 1, 1, 1, 2, 3, 10])):
        at = generator.randrange(len(bytes_) + 1)
        kind = generator.randrange(11)
        if kind == 0 and bytes_:
            bytes_[min(at, len(bytes_) - 1)] ^= 1 << generator.randrange(8)
        elif kind == 1 and bytes_:
            bytes_[min(at, len(bytes_) - 1)] = generator.randrange(256)
        elif kind == 2:
            del bytes_[at:at + generator.choice([1, 2, 5, 20, 200])]
        elif kind == 3:
            bytes_[at:at] = generator.choice(WORDS)
        elif kind == 4:
            part = bytes_[at:at + generator.choice([3, 20, 100, 1000])]
            bytes_[at:at] = part * generator.choice([1, 2, 20])
        elif kind == 5:
            del bytes_[at:]
        elif kind in (6, 7):
            replace(bytes_, generator, b"0123456789", NUMBERS)
        elif kind == 8:
            replace(bytes_, generator, b"abcdefghijklmnopqrstuvwxyz_", WORDS + [b"kind", b"team", b"stages", b"events"])
        elif kind == 9:
            swap_lines(bytes_, generator)
        else:
            other = generator.randrange(len(bytes_) + 1)
            part = bytes_[at:at + 50]
            bytes_[other:other + len(part)] = part
    return bytes(bytes_)


def replace(content, generator, letters, by):
    """One run of such letters becomes something else."""
    starts = [place for place in range(len(content))
              if content[place] in letters and (place == 0 or content[place - 1] not in letters)]
    if not starts:
        return
    first = generator.choice(starts)
    last = first
    while last < len(content) and content[last] in letters:
        last += 1
    content[first:last] = generator.choice(by)


def swap_lines(content, generator):
    lines = content.split(b"\n")
    one, two = generator.randrange(len(lines)), generator.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    content[:] = b"\n".join(lines)


FACTS = b'{"lots": {"Group A": ["England", "France"]}, "ranking": ["Brazil", "England"], ' \
        b'"deductions": [{"team": "France", "points": 3, "reason": "late"}]}'
RESULTS = b"stage,group,home,away,home_goals,away_goals,kind,home_pens,away_pens\r\ngroup stage,A,England,France,2,1,match,,\r\n" \
          b"group stage,A,Brazil,England,0,0,match,,\r\ngroup stage,A,France,Brazil,1,3,match,,\r\n"
EVENTS = b"match,date,stage,team,player,event,minute\r\n1,2026-06-11,group stage,England,Moore,yellow,12\r\n" \
         b"1,2026-06-11,group stage,France,Petit,red,80\r\n2,2026-06-15,group stage,England,Moore,yellow,33\r\n"
TEAMS = b"name,code,conference,country,ranking\r\nEngland,ENG,UEFA,England,1\r\nBrazil,BRA,CONMEBOL,Brazil,2\r\n" \
        b"France,FRA,UEFA,France,3\r\nJapan,JPN,AFC,Japan,4\r\n"
FIXTURES = b"number,date,time,zone,stadium,city,country\r\n1,2026-08-01,15:30,Europe/Prague,Old Ground,Prague,Czechia\r\n"
SHEET = b'{"score": [2, 1], "events": [{"kind": "goal", "side": "home", "player": "Henry", "minute": 12}, ' \
        b'{"kind": "goal", "side": "home", "player": "Petit", "minute": 50}, {"kind": "goal", "side": "away", "minute": 90}]}'
POTS = b'{"pots": [["England", "Brazil"], ["France", "Japan"]]}'
LIMITS = b'{"conferences": {"UEFA": 2}, "not_together": [["England", "France"]]}'
WISHES = b'{"wishes": [{"wish": "home", "team": "England", "matchdays": [1]}, ' \
         b'{"wish": "not_all_home", "teams": ["France", "Brazil"], "must": false}]}'
CALENDAR = b'{"first": "2026-08-01", "every": 7, "kick_offs": [{"time": "15:30"}, {"day": 1, "time": "17:30", "matches": 1}], ' \
           b'"time_zone": "Europe/Prague"}'


def readers(place, source):
    """Pairs of a good file and the commands that read it, FILE in its place."""
    corpus = pathlib.Path(source) / "tests/fuzz/corpus"
    made = place.work
    place.must("cup", "--template", "cup-4", "--seed", "3", "--out", "cup.json")
    place.must("match", "ENG-1966", "GER-1974", "--seed", "1", "--log", "log.json")
    place.must("match", "--game", "fuba", "--seed", "1", "--log", "fuba.json", "ENG-1966", "GER-1974")
    place.must("league", "export", LEAGUE, "--results", "played.csv", *FIRST)
    place.must("league", "export", LEAGUE, "--all", "--out", "all.json")
    place.must("cards", "export", "cards.json", "ENG-1966")
    place.must("league", "export", LEAGUE, "--out", "competition.json")
    place.must("league", "export", LEAGUE, "--squads", "list.csv")
    rules = place.must("standings", "--rules", "list").out
    found = [
        (RESULTS, [["standings", "FILE.csv", "--rules", "fifa-1998"], ["standings", "FILE.csv", "--rules", "fifa-2026", "--json"]]),
        ((made / "played.csv").read_bytes(), [["league", "import", LEAGUE, "--results", "FILE.csv", "--preview", *FIRST],
                                              ["standings", "FILE.csv", "--rules", "atcs"]]),
        (EVENTS, [["suspensions", "FILE.csv", "--rules", "fifa-2026"], ["suspensions", "FILE.csv", "--rules", "uefa", "--json"]]),
        (TEAMS, [["league", "import", LEAGUE, "--teams", "FILE.csv", "--preview"],
                 ["draw", "--teams", "FILE.csv", "--groups", "2", "--seed", "1"],
                 ["schedule", "--teams", "FILE.csv", "--seed", "1"],
                 ["league", "add", LEAGUE, "--template", "cup-4", "--teams", "FILE.csv"]]),
        ((made / "squads.csv").read_bytes(), [["league", "import", LEAGUE, "--squads", "FILE.csv", "--preview"]]),
        ((made / "list.csv").read_bytes(), [["league", "import", LEAGUE, "--squads", "FILE.csv", "--preview"]]),
        (FIXTURES, [["league", "import", LEAGUE, "--fixtures", "FILE.csv", "--preview", *FIRST]]),
        (SHEET, [["league", "report", LEAGUE, "12", "--sheet", "FILE.json", *FIRST]]),
        (FACTS, [["standings", "results.csv", "--rules", "fifa-2026", "--facts", "FILE.json"]]),
        (POTS, [["draw", "--teams", "four.csv", "--groups", "2", "--pots", "FILE.json", "--seed", "1"]]),
        (LIMITS, [["draw", "--teams", "four.csv", "--groups", "2", "--limits", "FILE.json", "--seed", "1"]]),
        (WISHES, [["schedule", "--teams", "four.txt", "--wishes", "FILE.json", "--seed", "1"]]),
        (CALENDAR, [["schedule", "--teams", "four.txt", "--calendar", "FILE.json", "--seed", "1"]]),
        ((made / "cup.json").read_bytes(),
         [["standings", "FILE.json"], ["bracket", "FILE.json"], ["suspensions", "FILE.json"], ["statistics", "FILE.json"],
          ["correct", "FILE.json", "--match", "1", "--score", "2-0"], ["league", "import", LEAGUE, "FILE.json"]]),
        *[(path.read_bytes(), [["standings", "FILE.json"], ["bracket", "FILE.json"], ["season", "FILE.json"],
                               ["statistics", "FILE.json"], ["suspensions", "FILE.json"], ["league", "import", LEAGUE, "FILE.json"]])
          for path in cups(place, corpus)],
        *[(path.read_bytes(), [["replay", "FILE.json"], ["explain", "--log", "FILE.json"]])
          for path in sorted((corpus / "log").iterdir())],
        *[(path.read_bytes(), [["cards", "check", "FILE.json"]]) for path in sorted((corpus / "cards").iterdir())],
        ((made / "competition.json").read_bytes(), [["standings", "FILE.json"], ["export", "FILE.json", "--calendar", "-"],
                                                     ["export", "FILE.json", "--site", "imported-site", "--force"]]),
        ((made / "log.json").read_bytes(), [["replay", "FILE.json"], ["explain", "--log", "FILE.json"],
                                            ["replay", "FILE.json", "--narrate"]]),
        ((made / "fuba.json").read_bytes(), [["replay", "FILE.json"], ["explain", "--log", "FILE.json"]]),
        ((made / "all.json").read_bytes(), [["league", "import", "imported.touchline", "FILE.json"]]),
        ((made / "cards.json").read_bytes(), [["cards", "check", "FILE.json"], ["match", "FILE.json", "GER-1974", "--seed", "1"]]),
        ((made / LEAGUE).read_bytes(), [["verify", "FILE.touchline"], ["league", "info", "FILE.touchline"],
                                        ["league", "undo", "FILE.touchline"], ["standings", "FILE.touchline"],
                                        ["league", "rescue", "FILE.touchline", "rescued.touchline"]]),
        ("\n".join(session.TEAMS).encode(), [["cup", "--template", "cup-4", "--teams", "FILE.txt", "--seed", "1"]]),
    ]
    data = pathlib.Path(source) / "tests/data/cli"
    script = ["match", data / "FRX.json", data / "TUX.json", "--rolls"]
    found.append(((data / "t56.rolls").read_bytes(), [[*script, "FILE.txt"]]))
    premier = ["match", data / "FRX.json", data / "TUX.json", *PREMIER]
    found.append(((data / "premier.rolls").read_bytes(),
                  [[*premier, "--rolls", "FILE.txt", "--choices", data / "premier.choices"]]))
    found.append(((data / "premier.choices").read_bytes(),
                  [[*premier, "--rolls", data / "premier.rolls", "--choices", "FILE.txt"]]))
    for chart in charts(place):
        found.append((chart[1], [["match", "ENG-1966", "GER-1974", "--seed", "1", *level, "--chart", f"{chart[0]}=FILE.csv"]
                                 for level in ([], ["--level", "advanced"], ["--level", "premier"])]))
    for path in sorted((corpus / "format").iterdir()):
        found.append((path.read_bytes(), [["format", "check", "FILE.json"], ["cup", "--template", "FILE.json", "--seed", "1"]]))
    for path in sorted((corpus / "csv").iterdir()):
        found.append((path.read_bytes(), [["standings", "FILE.csv", "--rules", "fifa-2026"],
                                          *[["league", "import", LEAGUE, option, "FILE.csv", "--preview", *FIRST]
                                            for option in ("--teams", "--squads", "--fixtures", "--results")]]))
    for name in ("england-premier-league-2019", "fifa-2026"):
        if name in rules:
            shown = place.run(["standings", "--rules", name, "--json"])
            if shown.code == 0:
                found.append((shown.out.encode(), [["standings", "results.csv", "--rules", "FILE.json"]]))
    return found


def taken(place, pairs):
    """Without the commands that refuse the good file: they would see little of a changed one."""
    kept = []
    for content, commands in pairs:
        good = []
        for command in commands:
            ending = ending_of(command)
            (place.work / f"input.{ending}").write_bytes(content)
            if place.run(named(command)).code == 0:
                good.append(command)
            tidy(place)
        if good:
            kept.append((content, good))
    return kept


def ending_of(command):
    return next(str(word).rpartition("FILE.")[2] for word in command if "FILE." in str(word))


def named(command):
    return [str(word).replace("FILE.", "input.") for word in command]


def tidy(place):
    for path in (*place.work.glob("input*"), *place.work.glob("imported*"), *place.work.glob("rescued*")):
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def cups(place, corpus):
    """One of each format."""
    made = []
    for format_ in sorted((corpus / "format").iterdir()):
        cup = place.work / f"cup-of-{format_.stem}.json"
        if place.run(["cup", "--template", format_, "--seed", "2", "--out", cup]).code == 0:
            made.append(cup)
    return made


def charts(place):
    """A chart of the game as it prints it, to be read as one of one's own."""
    listed = place.run(["charts"])
    names = [line.split()[0] for line in listed.out.splitlines() if line.strip()]
    found = []
    for name in names[:6]:
        shown = place.run(["charts", name])
        if shown.code == 0:
            found.append((name, shown.out.encode()))
    return found


def inputs(arguments):
    programs, seed, number = arguments
    generator, tally = random.Random(seed), Tally()
    with Place(programs, "inputs") as place:
        try:
            session.begin(place)
            (place.work / "four.csv").write_bytes(TEAMS)
            (place.work / "results.csv").write_bytes(RESULTS)
            (place.work / "four.txt").write_text("England\nBrazil\nFrance\nJapan\n")
            whole = (place.work / LEAGUE).read_bytes()
            pairs = taken(place, readers(place, programs["source"]))
            (place.work / LEAGUE).write_bytes(whole)
        except Wrong as wrong:
            tally.wrong.append(str(wrong))
            return tally
        for step in range(number):
            content, commands = generator.choice(pairs)
            command = generator.choice(commands)
            ending = ending_of(command)
            content = changed(content, generator)
            (place.work / f"input.{ending}").write_bytes(content)
            ran = named(command)
            what = f"seed {seed}, {step}: {' '.join(ran)}"
            try:
                done = place.run(ran, memory=MEMORY)
                check_end(done, what)
                tally.add("inputs")
                tally.add("read" if done.code == 0 else "refused")
            except Wrong as wrong:
                kept = pathlib.Path(programs["places"]).parent / f"touchline-input-{seed}-{step}.{ending}"
                kept.write_bytes(content)
                tally.wrong.append(f"{wrong} [{kept}]")
            tidy(place)
            if (place.work / LEAGUE).read_bytes() != whole:
                (place.work / LEAGUE).write_bytes(whole)
                for beside in place.work.glob(f"{LEAGUE}-*"):
                    beside.unlink()
    return tally


def endless(arguments):
    """Every command that reads, given what has no end, no content, or nobody who writes it."""
    programs, first, step, most = arguments
    tally = Tally()
    with Place(programs, "endless") as place:
        try:
            session.begin(place)
            (place.work / "four.csv").write_bytes(TEAMS)
            (place.work / "results.csv").write_bytes(RESULTS)
            (place.work / "four.txt").write_text("England\nBrazil\nFrance\nJapan\n")
            commands = {}
            for _, several in readers(place, programs["source"]):
                for command in several:
                    at = next(i for i, word in enumerate(command) if "FILE." in str(word))
                    option = str(command[at - 1]) if at and str(command[at - 1]).startswith("--") else ""
                    commands.setdefault((*map(str, command[:min(at, 2)]), option), command)
            os.mkfifo(place.work / "silent")
            (place.work / "folder").mkdir()
        except Wrong as wrong:
            tally.wrong.append(str(wrong))
            return tally
        for command in list(commands.values())[first:most:step]:
            for source in ("/dev/zero", "/dev/urandom", "/dev/full", "silent", "folder"):
                file = f"FILE.{ending_of(command)}"
                ran = [str(word).replace(file, source) for word in command]
                what = " ".join(ran)
                try:
                    done = place.run(ran, memory=MEMORY)
                    check_end(done, what)
                    if done.code == 0:
                        raise Wrong(f"{what}: taken: {done}")
                    tally.add("inputs without an end")
                except Wrong as wrong:
                    tally.wrong.append(str(wrong))
    return tally


def units_without_end(programs, number, seed):
    del seed
    for first in range(4):
        yield endless, (programs, first, 4, number)


def units(programs, number, seed):
    generator = random.Random(seed)
    while number > 0:
        share = min(PER_UNIT, number)
        yield inputs, (programs, generator.randrange(1 << 30), share)
        number -= share
