#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a test as somebody who is not root: to root no file and no folder is read-only.
#   tests/storage/as_user.sh PROGRAM [ARGUMENT...]
# The program gets a folder of its own in TOUCHLINE_TEST_FOLDER, and in TOUCHLINE_TEST_SMALL_DISK a file system of 1 MB
# where one can be mounted (as root, or in a user's own namespace); both are gone afterwards. TOUCHLINE_TEST_SERVER_FILE
# names a file with the address of a PostgreSQL server, which is passed on in TOUCHLINE_TEST_SERVER; the program may
# start another one with the script that TOUCHLINE_TEST_POSTGRES names. In its folder it finds tests/data/tables.
set -euo pipefail

program=$(realpath "$1")
shift
folder=$(mktemp -d "${TMPDIR:-/tmp}/touchline-storage-XXXXXX")
# What the test made read-only must still go.
trap 'chmod -R u+rwX "$folder" 2>/dev/null || true; rm -rf "$folder"' EXIT
# The tree with the build may be closed to others.
install -m 755 "$program" "$folder/program"
install -m 755 "$(dirname "$0")/postgres.sh" "$folder/postgres.sh"
mkdir -p "$folder/home/tests/data" "$folder/small"
cp -r "$(dirname "$0")/../data/tables" "$folder/home/tests/data/tables"
chmod -R a+rX "$folder/home/tests"
chmod 755 "$folder"

environment=(TOUCHLINE_TEST_FOLDER="$folder/home" HOME="$folder/home" TMPDIR="$folder/home"
    TOUCHLINE_TEST_POSTGRES="$folder/postgres.sh")
if [ -n "${TOUCHLINE_TEST_SERVER_FILE:-}" ]; then
    environment+=(TOUCHLINE_TEST_SERVER="$(cat "$TOUCHLINE_TEST_SERVER_FILE")")
fi
small=(TOUCHLINE_TEST_SMALL_DISK="$folder/small")
cd "$folder/home"

if [ "$(id -u)" -eq 0 ]; then
    chown nobody "$folder/home" "$folder/small"
    as_nobody=(runuser -u nobody -- env "${environment[@]}")
    # In a namespace of its own the mount goes with the test, whatever becomes of it.
    if unshare -m mount -t tmpfs -o size=1m tmpfs "$folder/small" 2>/dev/null; then
        # shellcheck disable=SC2016 # the inner shell expands these
        unshare -m sh -c 'mount -t tmpfs -o size=1m,mode=0777 tmpfs "$1" && shift && exec "$@"' sh \
            "$folder/small" "${as_nobody[@]}" "${small[@]}" "$folder/program" "$@"
    else
        "${as_nobody[@]}" "$folder/program" "$@"
    fi
elif unshare -rm mount -t tmpfs -o size=1m tmpfs "$folder/small" 2>/dev/null; then
    # shellcheck disable=SC2016
    unshare -rm sh -c 'mount -t tmpfs -o size=1m,mode=0777 tmpfs "$1" && shift && exec "$@"' sh "$folder/small" \
        unshare -U --map-user="$(id -u)" --map-group="$(id -g)" \
        env "${environment[@]}" "${small[@]}" "$folder/program" "$@"
else
    env "${environment[@]}" "$folder/program" "$@"
fi
