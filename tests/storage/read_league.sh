#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A league read by another program, which knows the documented file format alone, is what Touchline says it is; and it finds
# what was changed in it.
#   tests/storage/read_league.sh TOUCHLINE_CLI SOURCE_FOLDER
set -euo pipefail

cli=$(realpath "$1")
source=$(realpath "$2")
reader=$source/tests/storage/read_league.py
folder=$(mktemp -d "${TMPDIR:-/tmp}/touchline-read-XXXXXX")
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 - "$source/tests/data/old/0.1.0/club.touchline.qz" old.touchline <<'PYTHON'
import sys, zlib
with open(sys.argv[1], "rb") as packed, open(sys.argv[2], "wb") as file:
    file.write(zlib.decompress(packed.read()[4:]))
PYTHON

agree() {
    "$cli" verify "$1" --json >verified.json
    python3 "$reader" --json "$1" >read.json
    python3 - <<'PYTHON'
import json
verified, read = json.load(open("verified.json")), json.load(open("read.json"))
for key in ("seal", "sealed_from"):
    assert verified[key] == read[key], (key, verified[key], read[key])
assert read["results"], "no results"
PYTHON
}

"$cli" league new club.touchline --name "Čeština – 足球" --as Anna >/dev/null
"$cli" cup --template cup-4 --seed 12 --level basic --league club.touchline --as Anna >/dev/null
"$cli" league correct club.touchline --match 1 --walkover AWAY --reason late --yes --as Bert >/dev/null
"$cli" league undo club.touchline --as Bert >/dev/null
"$cli" league redo club.touchline --as Bert >/dev/null
agree club.touchline

# A league of version 0.1.0, sealed when it is first opened for work.
"$cli" league redo old.touchline --as Bert >/dev/null
agree old.touchline

# A league that went through JSON and back.
"$cli" league export club.touchline --all --out club.json >/dev/null
"$cli" league import copy.touchline club.json >/dev/null
agree copy.touchline
cmp <(python3 "$reader" club.touchline) <(python3 "$reader" copy.touchline)

# What was changed without Touchline is found by both.
for statement in \
    "UPDATE report SET home_goals = home_goals + 1 WHERE state = 'counts'" \
    "UPDATE journal SET who = 'Carla' WHERE seq = 2" \
    "UPDATE fixture SET day = 'abc'" \
    "DELETE FROM match_log" \
    "DELETE FROM seal WHERE seq = 2" \
    "UPDATE content SET data = (SELECT data FROM content c WHERE c.hash <> content.hash LIMIT 1)"; do
    cp club.touchline forged.touchline
    python3 -c 'import sqlite3, sys
with sqlite3.connect("forged.touchline") as database:
    database.execute(sys.argv[1])' "$statement"
    if python3 "$reader" forged.touchline >/dev/null; then
        echo "not found by the reader: $statement" >&2
        exit 1
    fi
    if "$cli" verify forged.touchline >/dev/null 2>&1; then
        echo "not found by verify: $statement" >&2
        exit 1
    fi
done
