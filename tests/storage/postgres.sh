#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A PostgreSQL server for tests alone, on this computer alone.
#   tests/storage/postgres.sh start FOLDER   starts it and writes its address into FOLDER/url
#   tests/storage/postgres.sh stop FOLDER    stops it and removes its data
#   tests/storage/postgres.sh crash FOLDER   kills it as a power cut would
#   tests/storage/postgres.sh again FOLDER   starts it once more after that, under the same address
# Everybody on this computer may come in as the superuser `postgres`; only the users `locked` and `locked_too` need a
# password (two, since roles are those of the whole server and tests run side by side).
set -euo pipefail

usage() { echo "usage: tests/storage/postgres.sh start|stop|crash|again FOLDER" >&2; exit 2; }
[ $# -eq 2 ] || usage
folder=$2
binaries=$(find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -1)
if [ ! -x "$binaries/initdb" ]; then
    echo "There is no PostgreSQL here; Debian has it in the package postgresql." >&2
    exit 1
fi

# PostgreSQL refuses to run as root.
as_server() {
    if [ "$(id -u)" -eq 0 ]; then
        (cd / && runuser -u postgres -- env -u LC_ALL LANG=C.UTF-8 "$@")
    else
        env -u LC_ALL LANG=C.UTF-8 "$@"
    fi
}

stop() {
    [ -f "$folder/place" ] || return 0
    local place
    place=$(cat "$folder/place")
    if [ -f "$place/data/postmaster.pid" ]; then
        as_server "$binaries/pg_ctl" -D "$place/data" -m immediate -w stop >/dev/null || true
    fi
    rm -rf "$place" "$folder/place" "$folder/port" "$folder/url"
}

free_port() {
    local port
    while true; do
        port=$((20000 + RANDOM % 20000))
        if ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
            echo "$port"
            return
        fi
    done
}

run() {
    as_server "$binaries/pg_ctl" -D "$1/data" -w -l "$1/log" -o \
        "-c listen_addresses=127.0.0.1 -c port=$2 -c unix_socket_directories=$1 -c fsync=on" \
        start >>"$folder/log" 2>&1 </dev/null
}

# /proc/PID/stat: PID (name) state parent ...
children() {
    awk -v parent="$1" '$4 == parent { print $1 }' /proc/[0-9]*/stat 2>/dev/null || true
}

# A zombie is gone: who reaps it is not our affair.
still_run() {
    local each
    for each in "$@"; do
        if [ -r "/proc/$each/stat" ] && ! grep -q ') Z ' "/proc/$each/stat" 2>/dev/null; then
            return 0
        fi
    done
    return 1
}

crash() {
    local place process all
    place=$(cat "$folder/place")
    process=$(head -1 "$place/data/postmaster.pid")
    # All at once, as without power: a child that is left would still answer for a moment.
    mapfile -t all < <(echo "$process" && children "$process")
    kill -9 "${all[@]}" 2>/dev/null || true
    for _ in $(seq 200); do
        still_run "${all[@]}" || return 0
        sleep 0.05
    done
    echo "The server does not go." >&2
    return 1
}

again() {
    local place
    place=$(cat "$folder/place")
    for _ in $(seq 100); do # until the last child has let go
        if run "$place" "$(cat "$folder/port")"; then
            return 0
        fi
        sleep 0.1
    done
    cat "$folder/log" "$place/log" >&2
    return 1
}

start() {
    mkdir -p "$folder"
    stop # one that was left running by a test that was killed
    local place port
    # The tree with the build may be closed to the server's user, and the name of a socket must be short.
    # In memory, where there is such a folder: a killed process leaves the same behind there, and nobody waits for a disk.
    if [ -w /dev/shm ]; then place=/dev/shm; else place=/tmp; fi
    place=$(mktemp -d "$place/touchline-postgres-XXXXXX")
    echo "$place" >"$folder/place"
    [ "$(id -u)" -ne 0 ] || chown postgres "$place"
    chmod 755 "$place"
    as_server "$binaries/initdb" -D "$place/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >"$folder/log"
    printf '%s\n' "local all all trust" "host all locked,locked_too 127.0.0.1/32 scram-sha-256" \
        "host all all 127.0.0.1/32 trust" >"$place/data/pg_hba.conf"
    for _ in 1 2 3 4 5; do # somebody else may take the port first
        port=$(free_port)
        if run "$place" "$port"; then
            echo "$port" >"$folder/port"
            echo "postgresql://postgres@127.0.0.1:$port/postgres" | tee "$folder/url"
            return 0
        fi
    done
    cat "$folder/log" "$place/log" >&2
    return 1
}

case "$1" in
    start) start ;;
    stop) stop ;;
    crash) crash ;;
    again) again ;;
    *) usage ;;
esac
