#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The manual as web pages and as one PDF, from the same texts that the program shows:
#   app/manual.sh [FOLDER]        (build/manual)
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh
folder=${1:-build/manual}
install_packages "${build_packages[@]}" cmark-gfm chromium
build_targets=touchline-cli configure_and_build release -DCMAKE_BUILD_TYPE=Release -DTOUCHLINE_BENCH=OFF

say "Pages"
rm -rf "$folder"
build/release/app/cli/touchline-cli manual --out "$folder"
mkdir "$folder/pictures"
sed -n 's,.*<file>\(pictures/.*\)</file>,docs/\1,p' docs/manual_pictures.qrc | xargs cp -t "$folder/pictures"
style='@page { size: A4 } body { font: 16px/1.5 sans-serif; max-width: 46em; margin: 2em auto; padding: 0 1em }
img { max-width: 100% } table { border-collapse: collapse } th, td { border: 1px solid #999; padding: 2px 8px; text-align: left }
code { background: #eee; padding: 0 3px } h1 { break-before: page } a { color: #1b7145 }'
head() {
    printf '<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>%s</title><style>%s</style></head>\n<body>\n' "$1" "$style"
}
# Headings get the anchors that links name.
body() {
    cmark-gfm -e table --unsafe "$1" | perl -CSD -pe '
        s{<(h[1-6])>(.*?)</h[1-6]>}{ my ($tag, $text) = ($1, $2); my $id = lc $text; $id =~ s/<[^>]*>|&\w+;//g;
            $id =~ s/[^\w\- ]//g; $id =~ tr/ /-/; "<$tag id=\"$id\">$text</$tag>" }e;
        s/href="(?!http)([^"]*)\.md/href="$1.html/g'
}
all=$folder/all.html
head "Touchline: the manual" >"$all"
# In the order of the contents.
mapfile -t pages < <(printf 'manual/README\n'; build/release/app/cli/touchline-cli manual --paths)
for page in "${pages[@]}"; do
    title=$(sed -n '1s/^# //p' "$folder/$page.md")
    { head "$title"; body "$folder/$page.md"; printf '</body>\n</html>\n'; } >"$folder/$page.html"
    # On paper all pages are one: pictures lie beside it.
    body "$folder/$page.md" | perl -pe 's{src="(\.\./)*pictures}{src="pictures}g; s{<a href="(?!http)[^"]*">(.*?)</a>}{$1}g' >>"$all"
    rm "$folder/$page.md"
done
printf '</body>\n</html>\n' >>"$all"
chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="$folder/touchline.pdf" "$all" 2>/dev/null
rm "$all"
ls -l "$folder/touchline.pdf"
find "$folder" -name '*.html' | wc -l
