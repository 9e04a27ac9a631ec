#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the formats of the World Cups and what the program knows of them as they were played.

Reads  resources/facts/worldcup/all/fixtures.csv, resources/facts/formats/thirds_2026.csv
Writes resources/formats/worldcup-1930.json ... worldcup-2026.json, worldcup-48.json, euro-16.json, euro-2016.json, euro-24.json,
       resources/editions/teams.csv, matches.csv

    python3 resources/editions/make_editions.py

What the regulations of a year say stands in REGULATIONS below; who met whom, and when, in the facts.
"""
import csv
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
RESOURCES = HERE.parent

LOTS = {"last_resort": "lots"}
REPLAY_THEN_LOTS = {"replays": 1, "replays_change_ground": False, "last_resort": "lots"}
REPLAY_THEN_SHOOT_OUT = {"replays": 1, "replays_change_ground": False}
GOLDEN_GOAL = {"extra_time": "golden_goal"}
TWO_POINTS = {"win": 2, "draw": 1, "defeat": 0}
THREE_POINTS = {"win": 3, "draw": 1, "defeat": 0}


def thirds_rules(points, *more):
    return {"points": points, "tie_breaks": ["points", "goal_difference", "goals_for", *more],
            "head_to_head_again": False}


# ties: what follows where a tie is level; final: the same for the final.
REGULATIONS = {
    1930: {"advance": 1, "ties": REPLAY_THEN_LOTS, "final": REPLAY_THEN_LOTS},
    1934: {"ties": REPLAY_THEN_LOTS, "final": REPLAY_THEN_LOTS},
    1938: {"ties": REPLAY_THEN_LOTS, "final": REPLAY_THEN_LOTS},
    1950: {"advance": 1, "play_offs": [1], "play_off_rules": LOTS},
    1954: {"advance": 2, "all_meet": False, "extra_time": True, "play_offs": [2], "play_off_rules": LOTS,
           "ties": LOTS, "final": REPLAY_THEN_LOTS},
    1958: {"advance": 2, "play_offs": [2], "play_off_rules": {"last_resort": "table"},
           "ties": LOTS, "final": REPLAY_THEN_LOTS},
    1962: {"advance": 2, "ties": LOTS, "final": REPLAY_THEN_LOTS},
    1966: {"advance": 2, "ties": LOTS, "final": REPLAY_THEN_LOTS},
    1970: {"advance": 2, "ties": LOTS, "final": REPLAY_THEN_LOTS},
    1974: {"advance": 2, "second": 2, "ties": LOTS, "final": REPLAY_THEN_LOTS},
    1978: {"advance": 2, "second": 2, "ties": LOTS, "final": REPLAY_THEN_LOTS},
    1982: {"advance": 2, "second": 1, "final": REPLAY_THEN_SHOOT_OUT},
    1986: {"advance": 2, "thirds": thirds_rules(TWO_POINTS, "lots")},
    1990: {"advance": 2, "thirds": thirds_rules(TWO_POINTS, "lots")},
    1994: {"advance": 2, "thirds": thirds_rules(THREE_POINTS, "lots")},
    1998: {"advance": 2, "ties": GOLDEN_GOAL, "final": GOLDEN_GOAL},
    2002: {"advance": 2, "ties": GOLDEN_GOAL, "final": GOLDEN_GOAL},
    2006: {"advance": 2},
    2010: {"advance": 2},
    2014: {"advance": 2},
    2018: {"advance": 2},
    2022: {"advance": 2},
    2026: {"advance": 2, "thirds": thirds_rules(THREE_POINTS, "conduct", "ranking")},
}

# The regulations of 1986 to 1994, which UEFA took over for 2016: groups of the four best thirds -> whose third
# meets the winners of A, B, C and D.
THIRDS_OF_24 = {
    "ABCD": "CDAB", "ABCE": "CABE", "ABCF": "CABF", "ABDE": "DABE", "ABDF": "DABF",
    "ABEF": "EABF", "ACDE": "CDAE", "ACDF": "CDAF", "ACEF": "CAFE", "ADEF": "DAFE",
    "BCDE": "CDBE", "BCDF": "CDBF", "BCEF": "ECBF", "BDEF": "EDBF", "CDEF": "CDFE",
}

LEVEL_OF_CONFEDERATIONS = {"UEFA": 2, "others": 1}

ZONES = {
    "Uruguay": "America/Montevideo", "Italy": "Europe/Rome", "France": "Europe/Paris",
    "Switzerland": "Europe/Zurich", "Sweden": "Europe/Stockholm", "Chile": "America/Santiago",
    "England": "Europe/London", "Germany": "Europe/Berlin", "Spain": "Europe/Madrid", "Japan": "Asia/Tokyo",
    "South Korea": "Asia/Seoul", "South Africa": "Africa/Johannesburg", "Qatar": "Asia/Qatar",
    "Brazil": "America/Sao_Paulo", "Mexico": "America/Mexico_City", "Russia": "Europe/Moscow",
    "Argentina": "America/Argentina/Buenos_Aires", "United States": "America/New_York",
    "Canada": "America/Toronto",
}
ZONES_OF_CITIES = {
    "Manaus": "America/Manaus", "Cuiabá": "America/Cuiaba", "Recife": "America/Recife",
    "Natal": "America/Fortaleza", "Fortaleza": "America/Fortaleza", "Salvador": "America/Bahia",
    "Monterrey": "America/Monterrey", "Kaliningrad": "Europe/Kaliningrad", "Samara": "Europe/Samara",
    "Yekaterinburg": "Asia/Yekaterinburg", "Pontiac": "America/Detroit", "Chicago": "America/Chicago",
    "Dallas": "America/Chicago", "Houston": "America/Chicago", "Kansas City": "America/Chicago",
    "Pasadena": "America/Los_Angeles", "Stanford": "America/Los_Angeles",
    "Los Angeles": "America/Los_Angeles", "San Francisco Bay Area": "America/Los_Angeles",
    "Seattle": "America/Los_Angeles", "Vancouver": "America/Vancouver",
}


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def number(row):
    """Official number of a match."""
    return int(row["match_id"].rsplit("-", 1)[1])


def group_name(row):
    """The groups of a stage: letters where they had letters; no name twice in one format."""
    name = row["group"].removeprefix("Group ")
    if row["stage"] == "final round":
        return "Final round"
    if row["stage"] == "second group stage" and name.isdigit():
        return "ABCD"[int(name) - 1]
    return row["group"] if name.isdigit() else name


def slot(text, thirds_of):
    """The place of the facts ("1 Group 3", "W M-1986-41") as formats write it."""
    kind, _, rest = text.partition(" ")
    if kind in ("W", "L"):
        return f"{kind}{int(rest.rsplit('-', 1)[1])}"
    if kind == "3":
        return "3v" + thirds_of
    name = rest.removeprefix("Group ")
    return f"{kind} {rest}" if name.isdigit() else kind + name


class Group:
    def __init__(self, name):
        self.name = name
        self.teams = []
        self.members = []
        self.rounds = []
        self.last_round = {}

    def place(self, team, member):
        if team not in self.teams:
            self.teams.append(team)
            self.members.append(member)
        return self.teams.index(team) + 1

    def add(self, row):
        pair = [self.place(row["home"], row["home_slot"]), self.place(row["away"], row["away_slot"])]
        matchday = max(self.last_round.get(p, -1) for p in pair) + 1
        for p in pair:
            self.last_round[p] = matchday
        while len(self.rounds) <= matchday:
            self.rounds.append([])
        self.rounds[matchday].append([number(row), *pair])


def groups_of(rows, stage_names):
    groups = {}
    for row in rows:
        if row["stage"] in stage_names and row["kind"] == "match":
            groups.setdefault(group_name(row), Group(group_name(row))).add(row)
    return [groups[name] for name in sorted(groups)]


def group_stage(name, groups, year, advance, is_drawn):
    stage = {"name": name, "type": "round_robin", "groups": []}
    for group in groups:
        one = {"name": group.name}
        if is_drawn:
            one["size"] = len(group.teams)
        else:
            one["members"] = [slot(member, "") for member in group.members]
        one["fixtures"] = group.rounds
        stage["groups"].append(one)
    stage["rules"] = f"fifa-{year}"
    stage["advance"] = advance
    return stage


def thirds_stage(rules, groups, columns, table):
    return {"name": "best third-placed teams", "type": "best_placed", "table": "Third-placed teams",
            "of": [group.name for group in groups], "place": 3, "rules": rules, "advance": len(columns),
            "allocation": {"for": columns, "by_groups": table}}


def knockout_round(name, rows, rules, drawn_place):
    def place(row, side, thirds_of=""):
        was_drawn = not row[side + "_slot"] or row[side + "_slot"].startswith("bye")
        return drawn_place(row[side]) if was_drawn else slot(row[side + "_slot"], thirds_of)

    ties = []
    for row in sorted(rows, key=number):
        home = place(row, "home")
        ties.append({"match": number(row), "home": home, "away": place(row, "away", home)})
    one = {"name": "third place" if name == "third-place match" else name}
    if rules:
        one["rules"] = rules
    one["ties"] = ties
    return one


def knockout(rows, regulations, drawn_place=None):
    rounds = []
    names = []
    for row in rows:
        if row["stage"] not in names and row["kind"] == "match":
            names.append(row["stage"])
    for name in names:
        rules = regulations.get("final" if name == "final" else "ties", {})
        rounds.append(knockout_round(name, [r for r in rows if r["stage"] == name and r["kind"] == "match"],
                                     rules, drawn_place))
    return {"name": "knockout", "type": "knockout", "rounds": rounds}


def drawn_quarter_finals(rounds):
    """1954: the winners of the groups were drawn against each other, and so were the seconds."""
    quarter_finals, *rest = rounds
    drawn = []
    for place in ("1", "2"):
        ties = [t for t in quarter_finals["ties"] if t["home"].startswith(place)]
        drawn.append({"name": quarter_finals["name"], "rules": quarter_finals["rules"],
                      "pot": [f"{place} Group {g}" for g in range(1, 5)],
                      "ties": [{"match": t["match"]} for t in ties]})
    return drawn + rest


def final_places(rows):
    last = {row["stage"]: number(row) for row in rows if row["kind"] == "match"}
    if "final" not in last:
        return [f"{p} Final round" for p in range(1, 5)]
    places = [f"W{last['final']}", f"L{last['final']}"]
    if "third-place match" in last:
        places += [f"W{last['third-place match']}", f"L{last['third-place match']}"]
    return places


FIRST_STAGES = ("group stage", "first round")
SECOND_STAGES = ("second group stage", "final round")


def edition(year, rows, thirds_2026):
    """The format, and the drawn places of the teams: (entry, place, team)."""
    regulations = REGULATIONS[year]
    form = {"name": f"worldcup-{year}", "title": f"World Cup {year}"}
    places = []
    stages = []
    groups = groups_of(rows, FIRST_STAGES)
    ties = [r for r in rows if r["stage"] not in FIRST_STAGES + SECOND_STAGES]
    if groups:
        stages.append(group_stage("group stage", groups, year, regulations["advance"], True))
        for key in ("extra_time", "all_meet", "play_offs", "play_off_rules"):
            if key in regulations:
                stages[0][key] = regulations[key]
        places = [(g.name, p, team) for g in groups for p, team in enumerate(g.teams, 1)]
    second = groups_of(rows, SECOND_STAGES)
    if second:
        stages.append(group_stage("final round" if year == 1950 else "second group stage", second, year,
                                  regulations.get("second", 0), False))
    if "thirds" in regulations:
        columns = [f"1{c}" for c in ("ABDEGIKL" if year == 2026 else "ABCD")]
        stages.append(thirds_stage(regulations["thirds"], groups, columns,
                                   thirds_2026 if year == 2026 else THIRDS_OF_24))
    if not groups:
        first = [r for r in ties if r["stage"] == "round of 16" and r["kind"] == "match"]
        teams = [team for r in first for team in (r["home"], r["away"])]
        teams += [r["home"] for r in ties if r["home_slot"].startswith("bye")]
        form["pool"] = len(teams)
        places = [("#", p, team) for p, team in enumerate(teams, 1)]
        stages.append(knockout(ties, regulations, lambda team: f"#{teams.index(team) + 1}"))
    elif ties:
        stages.append(knockout(ties, regulations))
    if year == 1954:
        stages[-1]["rounds"] = drawn_quarter_finals(stages[-1]["rounds"])
    if year >= 1998:
        form["draw_limits"] = LEVEL_OF_CONFEDERATIONS
    form["stages"] = stages
    form["final_places"] = final_places(rows)
    return form, places


def written(value, depth=0):
    """JSON for people: what fits stands in one line."""
    line = json.dumps(value, ensure_ascii=False)
    pad = "    " * (depth + 1)
    if len(line) + 4 * depth <= 110 or not isinstance(value, (dict, list)):
        return line
    if isinstance(value, dict) and all(isinstance(v, str) for v in value.values()):
        cells = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()]
        per_line = max(1, (118 - len(pad)) // (len(cells[0]) + 2))
        lines = [", ".join(cells[i:i + per_line]) for i in range(0, len(cells), per_line)]
    elif isinstance(value, dict):
        lines = [f"{json.dumps(k)}: {written(v, depth + 1)}" for k, v in value.items()]
    else:
        lines = [written(v, depth + 1) for v in value]
    brackets = "{}" if isinstance(value, dict) else "[]"
    return brackets[0] + "\n" + ",\n".join(pad + l for l in lines) + "\n" + "    " * depth + brackets[1]


def write_format(form):
    path = RESOURCES / "formats" / f"{form['name']}.json"
    path.write_text(written(form) + "\n", encoding="utf-8")


def match_row(year, row):
    """A line of matches.csv. Replays and play-offs have no number: `of` is their tie or group."""
    kind = row["kind"]
    of = ""
    if kind == "replay":
        of = int(row["tie"].rsplit("-", 1)[1])
    elif kind == "play-off":
        of = group_name(row)
    return [year, number(row) if kind == "match" else "", kind, of, row["date"], row["time"],
            ZONES_OF_CITIES.get(row["city"], ZONES[row["country"]]) if row["city"] != "Córdoba"
            else "America/Argentina/Cordoba", row["stadium"], row["city"], row["country"], row["home"], row["away"],
            row["home_90"], row["away_90"], row["home_goals"], row["away_goals"], row["extra_time"],
            row["home_pens"], row["away_pens"]]


UEFA_CONDUCT = {"yellow": -1, "second_yellow": -3, "red": -3, "yellow_and_red": -4}

# Since 2020: the winners of B, C, E and F meet the thirds.
THIRDS_OF_EURO_2020 = {
    "ABCD": "ADBC", "ABCE": "AEBC", "ABCF": "AFBC", "ABDE": "DEAB", "ABDF": "DFAB",
    "ABEF": "EFBA", "ACDE": "EDCA", "ACDF": "FDCA", "ACEF": "EFCA", "ADEF": "EFDA",
    "BCDE": "EDBC", "BCDF": "FDCB", "BCEF": "FECB", "BDEF": "FEDB", "CDEF": "FEDC",
}

EURO_2016 = {
    "round of 16": {37: "2A 2C", 38: "1B 3v1B", 39: "1D 3v1D", 40: "1A 3v1A", 41: "1C 3v1C", 42: "1F 2E",
                    43: "1E 2D", 44: "2B 2F"},
    "quarter-finals": {45: "W37 W39", 46: "W38 W42", 47: "W41 W43", 48: "W40 W44"},
    "semi-finals": {49: "W45 W46", 50: "W47 W48"},
    "final": {51: "W49 W50"},
}
EURO_2024 = {
    "round of 16": {37: "1A 2C", 38: "2A 2B", 39: "1B 3v1B", 40: "1C 3v1C", 41: "1F 3v1F", 42: "2D 2E",
                    43: "1E 3v1E", 44: "1D 2F"},
    "quarter-finals": {45: "W39 W37", 46: "W41 W42", 47: "W43 W44", 48: "W40 W38"},
    "semi-finals": {49: "W45 W46", 50: "W47 W48"},
    "final": {51: "W49 W50"},
}
EURO_16 = {
    "quarter-finals": {25: "1A 2B", 26: "1B 2A", 27: "1C 2D", 28: "1D 2C"},
    "semi-finals": {29: "W25 W27", 30: "W26 W28"},
    "final": {31: "W29 W30"},
}


def euro(name, title, groups, rules, bracket, columns=(), table=None, thirds=None):
    stages = [{"name": "group stage", "type": "round_robin",
               "groups": [{"name": g, "size": 4} for g in groups], "rules": rules, "advance": 2}]
    if columns:
        stages.append(thirds_stage(thirds | {"conduct": UEFA_CONDUCT}, [Group(g) for g in groups], list(columns),
                                   table))
    rounds = []
    for round_name, ties in bracket.items():
        rounds.append({"name": round_name,
                       "ties": [{"match": m, "home": pair.split()[0], "away": pair.split()[1]}
                                for m, pair in ties.items()]})
    stages.append({"name": "knockout", "type": "knockout", "rounds": rounds})
    final = max(bracket["final"])
    return {"name": name, "title": title, "stages": stages, "final_places": [f"W{final}", f"L{final}"]}


def write_euros():
    write_format(euro("euro-16", "European Championship with 16 teams", "ABCD", "uefa-euro-2012", EURO_16))
    write_format(euro("euro-2016", "European Championship as in 2016", "ABCDEF", "uefa-euro-2016", EURO_2016,
                      ("1A", "1B", "1C", "1D"), THIRDS_OF_24,
                      thirds_rules(THREE_POINTS, "conduct", "ranking")))
    write_format(euro("euro-24", "European Championship with 24 teams, as since 2020", "ABCDEF",
                      "uefa-euro-2024", EURO_2024, ("1B", "1C", "1E", "1F"), THIRDS_OF_EURO_2020,
                      thirds_rules(THREE_POINTS, "wins", "conduct", "ranking")))


def write_csv(name, header, rows):
    with open(HERE / name, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)


def main():
    facts = read(RESOURCES / "facts" / "worldcup" / "all" / "fixtures.csv")
    thirds = {}
    for row in read(RESOURCES / "facts" / "formats" / "thirds_2026.csv"):
        groups, *opponents = row.values()
        thirds[groups] = "".join(opponents)
    team_rows = []
    match_rows = []
    names = {row[side]: row[side + "_team"] for row in facts for side in ("home", "away")}
    for year in REGULATIONS:
        rows = [row for row in facts if int(row["year"]) == year]
        form, places = edition(year, rows, thirds)
        write_format(form)
        team_rows += [[year, entry, place, team, names[team]] for entry, place, team in places]
        match_rows += [match_row(year, row) for row in rows]
        if year == 2026:
            write_format(form | {"name": "worldcup-48", "title": "World Cup with 48 teams"})
    write_euros()
    write_csv("teams.csv", ["year", "entry", "place", "team", "name"], team_rows)
    write_csv("matches.csv",
              ["year", "match", "kind", "of", "date", "time", "zone", "stadium", "city", "country", "home", "away",
               "home_90", "away_90", "home_goals", "away_goals", "extra_time", "home_pens", "away_pens"], match_rows)


if __name__ == "__main__":
    main()
