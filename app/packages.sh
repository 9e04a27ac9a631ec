# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
# Sourced by app/run.sh and tests/run.sh: installing what is missing on a Debian or Ubuntu machine, and building.

say() { printf '\n== %s\n' "$*"; }

# Prints the packages of the arguments that are not installed.
missing_packages() {
    local package
    for package in "$@"; do
        if ! dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed'; then
            printf '%s ' "$package"
        fi
    done
}

# Installs the packages that are missing; does nothing, quickly, when none is.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This script installs packages with apt-get, which this machine does not have." >&2
        echo "Please install the equivalents of: $*" >&2
        return 1
    fi
    local missing
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing and only root can install them: $missing" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    say "Installing: $missing"
    "${as_root[@]}" apt-get update -qq
    # shellcheck disable=SC2086 # one word for each package
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
}

# libsqlite3-dev, zlib1g-dev, libzip-dev, libxlsxwriter-dev (workbooks) and the two drivers of Qt: league files and shared leagues. tzdata: matches in different time zones
# are put in order by it.
# The desktop: charts and SVG, the password store of the computer, the platform plugins that come with Qt's libraries, and a font for machines without one.
build_packages=(g++ cmake ninja-build ccache qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    libqt6sql6-sqlite libqt6sql6-psql
    libsqlite3-dev zlib1g-dev libzip-dev libxlsxwriter-dev libgl-dev libexpected-dev liblemon-dev qtkeychain-qt6-dev qt6-wayland tzdata fonts-dejavu-core)

# configure_and_build <folder below build/> <cmake options...>
# Builds everything, or the targets in the variable build_targets.
configure_and_build() {
    local folder="build/$1"
    shift
    # Configuring again is needed only for a new folder or other options; ninja sees changed CMake files itself.
    local wanted="$*"
    if [ ! -f "$folder/build.ninja" ] || [ "$(cat "$folder/.options" 2>/dev/null)" != "$wanted" ]; then
        cmake -S . -B "$folder" -G Ninja "$@"
        printf '%s' "$wanted" >"$folder/.options"
    fi
    # shellcheck disable=SC2086 # one word for each target
    cmake --build "$folder" ${build_targets:+--target $build_targets}
}
