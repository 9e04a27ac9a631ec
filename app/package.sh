#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian packages touchline and touchline-cli and an archive of the sources, and looks at them (lintian):
#   app/package.sh        into build/package/packages
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh
install_packages "${build_packages[@]}" dpkg-dev file lintian appstream desktop-file-utils

configure_and_build package -DCMAKE_BUILD_TYPE=Release -DTOUCHLINE_TESTS=OFF -DTOUCHLINE_BENCH=OFF
packages=build/package/packages
rm -rf "$packages"
say "Packages"
(cd build/package && cpack -G DEB >/dev/null && cpack --config CPackSourceConfig.cmake >/dev/null)
rm -rf "$packages/_CPack_Packages"
say "Checks"
lintian --fail-on error,warning --tag-display-limit 0 "$packages"/*.deb
ls -l "$packages"
